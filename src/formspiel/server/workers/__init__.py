"""Processes for bots and solvers, so that nobody at any table waits for them."""
