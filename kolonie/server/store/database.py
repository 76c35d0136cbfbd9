"""Connections: SQLite in WAL mode with one writer at a time, or PostgreSQL.

A piece of work is a function of a connection and runs in one transaction. For SQLite it runs as a whole in a
thread, because every single hop between threads costs more than a statement; writers begin with `BEGIN
IMMEDIATE`, because a transaction that first reads and then writes would fail with "database is locked". For
PostgreSQL the same function runs on the event loop. A commit is on disk before anybody is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.util import await_only

from kolonie.server.config import Config
from kolonie.server.store.batching import Batches
from kolonie.server.store.migrating import migrate
from kolonie.server.store.schema import SECRETS

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

A = TypeVar("A")
T = TypeVar("T")
Work = Callable[[Connection], T]
READERS = 3
OFTEN = 200
"""Commits after which the log of an SQLite file is copied into the file."""
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=15000",
    "cache_size=-1000",
    "wal_autocheckpoint=16384",  # only if it was not copied for long: then the writer does
)
TRY_EVERY = 5.0
"""Seconds between two trials whether something can be stored."""
LEAST_ROOM = 32e6
"""Bytes that should be left on the disk: some thousand moves, so that there is time to do something."""


class Database:
    """The place where everything is kept."""

    def __init__(self, config: Config) -> None:
        self.url = config.database_url
        self.file = config.sqlite_file
        self.postgres = self.file is None
        self._stored = (-TRY_EVERY, True)
        self._places: Embedded | Networked
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._places = Embedded(self.url, self.file)
        else:
            self._places = Networked(self.url)

    async def open(self) -> None:
        """Brings the schema up to date."""
        await self.write(migrate)

    async def close(self) -> None:
        await self._places.close()

    async def read(self, work: Work[T]) -> T:
        return await self._places.read(work)

    async def write(self, work: Work[T]) -> T:
        """Commits at the end. If the caller is cancelled, the work is done wholly or not at all."""
        try:
            return await self._places.write(work)
        except OperationalError:
            self._stored = (time.monotonic(), False)
            raise

    async def storing(self) -> bool:
        """Whether something can be written and is kept: there is room, and the disk takes it.

        It is tried now and then, however often somebody asks; a write that has just failed tells it too, for
        the little that is tried may find room where a move did not.
        """
        tried, fine = self._stored
        if tried + TRY_EVERY > time.monotonic():
            return fine
        fine = self.room() > LEAST_ROOM and await self._try_to_store()
        self._stored = (time.monotonic(), fine)
        return fine

    def room(self) -> float:
        """Bytes left on the disk of the file; endless where the disk is not ours."""
        if self.file is None:
            return float("inf")
        return float(shutil.disk_usage(self.file.parent).free)

    async def _try_to_store(self) -> bool:
        mark = str(time.time())

        def work(connection: Connection) -> None:
            done = connection.execute(update(SECRETS).where(SECRETS.c.name == "stored").values(value=mark))
            if done.rowcount == 0:
                connection.execute(insert(SECRETS).values(name="stored", value=mark))

        try:
            async with asyncio.timeout(5):
                await self.write(work)
        except IntegrityError:  # another process was faster, so it can be done
            return True
        except Exception:
            return False
        return True

    async def alive(self) -> bool:
        try:
            async with asyncio.timeout(2):
                await self.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        except Exception:
            return False
        return True


def beside_the_loop(work: Callable[[A], T], given: A) -> T:
    """Does something that takes long in the middle of a transaction: in a thread, if it is not in one."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return work(given)
    return await_only(asyncio.to_thread(work, given))


class Embedded:
    """An SQLite file: a few threads that read, one that writes, and one that copies its log into the file.

    The writer would do that itself now and then, and every commit that waited for it took ten times as long.
    """

    def __init__(self, url: str, file: Path) -> None:
        self.file = file
        self._reader = _sqlite(url, "BEGIN")
        self._writer = _sqlite(url, "BEGIN IMMEDIATE")
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="kolonie-read")
        self._copying = ThreadPoolExecutor(1, thread_name_prefix="kolonie-copy")
        self._copied: Future[None] | None = None
        self._copy_at = OFTEN
        self._batches = Batches(self._writer)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, work)

    async def write(self, work: Work[T]) -> T:
        found: T = await self._batches.write(work)
        if self._batches.commits >= self._copy_at and (self._copied is None or self._copied.done()):
            self._copy_at = self._batches.commits + OFTEN
            self._copied = self._copying.submit(self._copy)
        return found

    def _copy(self) -> None:
        """Nobody waits for this: writers go on, and what somebody still reads is copied the next time."""
        with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(self.file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _read(self, work: Work[T]) -> T:
        with self._reader.connect() as connection:
            return work(connection)

    async def close(self) -> None:
        self._reading.shutdown(wait=True)
        self._batches.close()
        self._copying.shutdown(wait=True)
        self._reader.dispose()
        self._writer.dispose()


class Networked:
    """A PostgreSQL server."""

    def __init__(self, url: str) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # large, and of no use with SQLite

        self._engine: AsyncEngine = create_async_engine(
            url, pool_size=12, max_overflow=0, pool_pre_ping=True, hide_parameters=True
        )

    async def read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def _sqlite(url: str, begin: str) -> Engine:
    # a fault is logged with its statement, never with what people sent or with anybody's secret
    engine = create_engine(url, connect_args={"timeout": 15}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine
