"""What is kept: one schema for SQLite and PostgreSQL, reached through SQLAlchemy Core."""
