"""Bringing a database up to date at the start, whichever process comes first."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, text

SCRIPTS = Path(__file__).parents[1] / "migrations"
LOCK = 0x6B6F6C6F
"""The advisory lock under which one of several processes migrates (PostgreSQL)."""


def alembic_config(connection: Connection) -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Runs every migration that the database has not seen, inside the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(alembic_config(connection), "head")
