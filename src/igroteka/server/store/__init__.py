"""Durable storage of tables and their records: SQLite, PostgreSQL, or memory only."""
