"""Connections: SQLite in WAL mode with one writer at a time, or PostgreSQL.

SQLite writers begin with `BEGIN IMMEDIATE`: a transaction that first reads and then writes would
otherwise fail with "database is locked". Commits are synced to disk before anybody is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kolonie.server.config import Config
from kolonie.server.store.migrating import migrate


class Database:
    """The place where everything is kept. `read` and `write` give connections in a transaction."""

    def __init__(self, config: Config) -> None:
        self.url = config.database_url
        self.file = config.sqlite_file
        self.postgres = self.file is None
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.reader = _sqlite(self.url, "BEGIN", 4)
            self.writer = _sqlite(self.url, "BEGIN IMMEDIATE", 1)
        else:
            self.reader = self.writer = create_async_engine(
                self.url, pool_size=12, max_overflow=0, pool_pre_ping=True
            )

    async def open(self) -> None:
        """Brings the schema up to date."""
        async with self.writer.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.reader.dispose()
        if self.writer is not self.reader:
            await self.writer.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end. Cancelling a request never leaves one half done."""
        async with self.writer.begin() as connection:
            yield connection

    async def alive(self) -> bool:
        try:
            async with asyncio.timeout(2), self.read() as connection:
                await connection.exec_driver_sql("SELECT 1")
        except Exception:
            return False
        return True


def _sqlite(url: str, begin: str, size: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=size, max_overflow=0, connect_args={"timeout": 15})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=15000", "cache_size=-16000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine
