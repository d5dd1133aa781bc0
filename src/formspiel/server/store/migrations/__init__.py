"""Migrations of the database, run by the server when it starts."""
