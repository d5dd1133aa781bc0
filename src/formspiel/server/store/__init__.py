"""The database: schema, migrations, logs of tables, and the archive."""
