"""Bringing a database up to date at the start, whichever process comes first."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config as AlembicConfig

SCRIPTS = Path(__file__).parents[1] / "migrations"
HEAD = "0006"
"""The newest migration. A database that is there already is not asked further, which saves a second."""
LOCK = 0x6B6F6C6F
"""The advisory lock under which one of several processes migrates (PostgreSQL)."""


def alembic_config(connection: Connection) -> AlembicConfig:
    from alembic.config import Config as AlembicConfig

    config = AlembicConfig()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Runs every migration that the database has not seen, inside the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
        if found == HEAD:
            return
    from alembic import command

    command.upgrade(alembic_config(connection), "head")
