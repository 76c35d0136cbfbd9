"""Backups: everything that is kept, as one SQLite file, from a running server and whatever its database.

A backup is read in one transaction, so it is the database at one moment. Before it gets its name it is read
again: whole files, whole logs, as many rows as there were. It can be put back into SQLite or PostgreSQL.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec
from sqlalchemy import Connection, Integer, MetaData, Table, create_engine, func, insert, select, text

from kolonie.server.config import Config
from kolonie.server.store.database import Database
from kolonie.server.store.migrating import HEAD, migrate
from kolonie.server.store.schema import META
from kolonie.table.events import Event, Terms

AT_ONCE = 500
VERSION = "alembic_version"
EVENT = msgspec.json.Decoder(Event)
TERMS = msgspec.json.Decoder(Terms)
Tell = Callable[[str], None]


class BadBackup(Exception):
    """A file that is no backup, or a damaged one; or a place where none can be put. The text says which."""


class Contents(msgspec.Struct, frozen=True):
    """What a backup holds, counted when it was read again."""

    version: str
    tables: int
    events: int
    people: int
    bytes: int


async def back_up(config: Config, file: Path, tell: Tell = lambda _what: None) -> Contents:
    """Writes the backup of a database that may be in use. Raises BadBackup."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    database = Database(config)
    try:
        rows = await database.read(lambda connection: _copy_out(connection, part, tell))
    finally:
        await database.close()
    contents = look_at(part)
    found = count_rows(part)
    if found != rows:
        raise BadBackup(f"{part}: {found} where {rows} were written")
    with part.open("rb") as written:
        os.fsync(written.fileno())
    part.replace(file)
    return contents


def _copy_out(connection: Connection, part: Path, tell: Tell) -> dict[str, int]:
    """Copies whatever there is, of whatever version, as it is at this moment."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
    meta = MetaData()
    meta.reflect(connection)
    if VERSION not in meta.tables:
        raise BadBackup("database: there is nothing of Kolonie in it")
    for table in meta.tables.values():
        for column in table.columns:
            column.server_default = None
    rows = {}
    engine = create_engine(f"sqlite:///{part}")
    try:
        with engine.begin() as target:
            meta.create_all(target)
            for table in meta.sorted_tables:
                tell(table.name)
                rows[table.name] = _copy(connection, table, target, table)
    finally:
        engine.dispose()
    return rows


def _copy(source: Connection, table: Table, target: Connection, into: Table) -> int:
    count = 0
    names = [column.name for column in into.columns if column.name in table.columns]
    found = source.execution_options(yield_per=AT_ONCE).execute(select(*(table.c[name] for name in names)))
    for some in found.partitions(AT_ONCE):
        target.execute(insert(into), [dict(row._mapping) for row in some])
        count += len(some)
    return count


def count_rows(file: Path) -> dict[str, int]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        listed = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        names = [name for (name,) in listed.fetchall()]
        counts = {n: connection.execute(f'SELECT count(*) FROM "{n}"').fetchone()[0] for n in names}
    return {name: count for name, count in counts.items() if not name.startswith("sqlite_")}


def look_at(file: Path) -> Contents:
    """Reads a backup from its first byte to its last. Raises BadBackup."""
    if not file.is_file():
        raise BadBackup(f"{file}: there is no such file")
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            return _read(connection, file)
    except (sqlite3.Error, msgspec.DecodeError) as error:
        raise BadBackup(f"{file}: {error}") from None


def _read(connection: sqlite3.Connection, file: Path) -> Contents:
    wrong = connection.execute("PRAGMA integrity_check").fetchone()[0]
    if wrong != "ok":
        raise BadBackup(f"{file}: {wrong}")
    version = connection.execute(f"SELECT version_num FROM {VERSION}").fetchone()
    if version is None:
        raise BadBackup(f"{file}: it has no version")
    known = set()
    for table_id, terms in connection.execute("SELECT id, terms FROM tables"):
        TERMS.decode(terms)
        known.add(table_id)
    events, log, last = 0, "", 0
    for table_id, number, body in connection.execute(
        "SELECT table_id, number, body FROM events ORDER BY table_id, number"
    ):
        last = last + 1 if table_id == log else 1
        log = table_id
        if number != last or table_id not in known or EVENT.decode(body).number != number:
            raise BadBackup(f"{file}: the log of table {table_id} is not whole at event {last}")
        events += 1
    people = connection.execute("SELECT count(*) FROM people").fetchone()[0]
    return Contents(version[0], len(known), events, people, file.stat().st_size)


async def put_back(
    config: Config, file: Path, over: bool = False, tell: Tell = lambda _what: None
) -> Contents:
    """Fills a database from a backup. One that holds something already is only replaced if `over`."""
    contents = look_at(file)
    if contents.version > HEAD:
        raise BadBackup(f"{file}: made by a later program (version {contents.version}, this is {HEAD})")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.sqlite"
        copy.write_bytes(file.read_bytes())
        engine = create_engine(f"sqlite:///{copy}")
        try:
            with engine.begin() as connection:
                migrate(connection)
            database = Database(config)
            try:
                await database.open()
                with engine.connect() as source:
                    await database.write(lambda target: _copy_in(source, target, over, tell))
            finally:
                await database.close()
        finally:
            engine.dispose()
    return contents


def _copy_in(source: Connection, target: Connection, over: bool, tell: Tell) -> None:
    tables = META.sorted_tables
    held = sum(target.execute(select(func.count()).select_from(table)).scalar_one() for table in tables)
    if held and not over:
        raise BadBackup("database: it is not empty; --over replaces everything in it")
    for table in reversed(tables):
        target.execute(table.delete())
    for table in tables:
        tell(table.name)
        _copy(source, table, target, table)
    if target.dialect.name == "postgresql":
        for table in tables:
            _go_on_counting(target, table)


def _go_on_counting(target: Connection, table: Table) -> None:
    """PostgreSQL counts ids by itself, but not those that were given to it."""
    for column in table.primary_key.columns:
        if not isinstance(column.type, Integer) or column.autoincrement is not True:
            continue
        highest = target.execute(select(func.max(column))).scalar()
        if highest is not None:
            sequence = {"table": table.name, "column": column.name, "highest": highest}
            target.execute(text("SELECT setval(pg_get_serial_sequence(:table, :column), :highest)"), sequence)
