"""Tables, seats, the log and its snapshots.

The primary key (table, number) of the log is the only lock there is: of several processes that append the
same number, one wins and the others learn it (`Raced`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, bindparam, exists, func, insert, or_, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from kolonie.server.store.database import Database
from kolonie.server.store.packs import Components
from kolonie.server.store.rows import SeatRow, TableRow
from kolonie.server.store.schema import EVENTS, RESULTS, SEATS, SNAPSHOTS, STILLS, TABLES
from kolonie.table.events import Event, Terms

EVENT = msgspec.json.Decoder(Event)
TERMS = msgspec.json.Decoder(Terms)

# The two statements of every move, put together once: that is half of what they cost.
APPEND = insert(EVENTS)
FOLLOW = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values(
        updated=bindparam("at"),
        status=bindparam("is"),
        to_act=bindparam("by"),
        wake_at=bindparam("wake"),
        expires=None,
    )
)


def _driven(statement: Any) -> tuple[str, tuple[str, ...]]:
    """A statement as SQLite takes it, with the names of its values in their order."""
    made = statement.compile(dialect=sqlite.dialect(), column_keys=None)
    return str(made), tuple(made.positiontup or ())


APPEND_SQLITE, FOLLOW_SQLITE = _driven(APPEND), _driven(FOLLOW)

GOING = ("open", "running")


class Raced(Exception):
    """Another process has written this number of the log first."""


class Result(msgspec.Struct, frozen=True):
    """How a seat fared in a finished game."""

    seat: int
    person: str | None
    bot: str | None
    score: int
    won: bool


class Tables:
    """Everything the log and the seats of tables are asked for."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.components = Components(database)

    async def create(self, row: TableRow, events: Sequence[Event], wake_at: float | None) -> None:
        def work(connection: Connection) -> None:
            connection.execute(
                insert(TABLES),
                {
                    "id": row.id,
                    "game": row.terms.game,
                    "terms": msgspec.json.encode(row.terms).decode(),
                    "status": row.status,
                    "mode": row.mode,
                    "origin": row.origin,
                    "public": row.public,
                    "owner": row.owner,
                    "watch": row.watch,
                    "created": row.created,
                    "updated": row.updated,
                    "to_act": seats_text(row.to_act),
                    "wake_at": wake_at,
                },
            )
            seats = [{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in row.seats]
            connection.execute(insert(SEATS), seats)
            if events:
                connection.execute(insert(EVENTS), [event_values(row.id, e) for e in events])

        await self.database.write(work)

    async def row(self, table_id: str) -> TableRow | None:
        def work(connection: Connection) -> TableRow | None:
            found = _rows(connection, TABLES.c.id == table_id)
            return found[0] if found else None

        return await self.database.read(work)

    async def load(self, table_id: str) -> tuple[TableRow, str | None, list[Event]] | None:
        """All that a table is built from: its row, its last snapshot, and the events after that."""

        def work(connection: Connection) -> tuple[TableRow, str | None, list[Event]] | None:
            found = _rows(connection, TABLES.c.id == table_id)
            if not found:
                return None
            kept = connection.execute(
                select(SNAPSHOTS.c.number, SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == table_id)
            ).first()
            number, body = (kept[0], kept[1]) if kept is not None else (0, None)
            return found[0], body, _events(connection, table_id, number)

        return await self.database.read(work)

    async def events(self, table_id: str, after: int) -> list[Event]:
        return await self.database.read(lambda connection: _events(connection, table_id, after))

    async def newest(self, table_ids: list[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        if not table_ids:
            return {}

        def work(connection: Connection) -> dict[str, int]:
            found = connection.execute(
                select(EVENTS.c.table_id, func.max(EVENTS.c.number))
                .where(EVENTS.c.table_id.in_(table_ids))
                .group_by(EVENTS.c.table_id)
            )
            return {row[0]: row[1] for row in found}

        return await self.database.read(work)

    async def keep_snapshot(self, table_id: str, number: int, body: str, whole: bool = True) -> None:
        """Keeps a snapshot; one that is not whole can be looked at but not played on."""
        kept = SNAPSHOTS if whole else STILLS

        def work(connection: Connection) -> None:
            done = connection.execute(
                update(kept)
                .where(kept.c.table_id == table_id, kept.c.number < number)
                .values(number=number, body=body)
            )
            known = connection.execute(select(exists().where(kept.c.table_id == table_id))).scalar()
            if done.rowcount == 0 and not known:
                connection.execute(insert(kept), {"table_id": table_id, "number": number, "body": body})

        await self.database.write(work)

    async def newest_still(self, table_id: str) -> str | None:
        """The newest that is kept of how the table looked, whole or not."""

        def work(connection: Connection) -> str | None:
            found: list[tuple[int, str]] = []
            for kept in (SNAPSHOTS, STILLS):
                row = connection.execute(
                    select(kept.c.number, kept.c.body).where(kept.c.table_id == table_id)
                ).first()
                if row is not None:
                    found.append((row[0], row[1]))
            return max(found)[1] if found else None

        return await self.database.read(work)

    async def append(
        self,
        table_id: str,
        event: Event,
        updated: float,
        status: str,
        to_act: Sequence[int],
        wake_at: float | None,
        result: Sequence[dict[str, Any]] = (),
    ) -> None:
        """Keeps an event and what follows from it, in one transaction. Raises Raced."""

        def work(connection: Connection) -> None:
            now = {"of": table_id, "at": updated, "is": status, "by": seats_text(to_act), "wake": wake_at}
            self._run(connection, APPEND, APPEND_SQLITE, event_values(table_id, event))
            self._run(connection, FOLLOW, FOLLOW_SQLITE, now)
            if result:
                connection.execute(insert(RESULTS), list(result))

        try:
            await self.database.write(work)
        except IntegrityError:
            raise Raced from None

    def _run(
        self,
        connection: Connection,
        statement: Any,
        driven: tuple[str, tuple[str, ...]],
        values: dict[str, Any],
    ) -> None:
        """For SQLite without what SQLAlchemy does around a statement, which costs more than the statement.

        It is never tried twice: a full disk ends the whole transaction, and a second try would be kept alone.
        """
        if self.database.postgres:
            connection.execute(statement, values)
            return
        text, names = driven
        row = tuple([values.get(name) for name in names])
        bare: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
        try:
            bare.execute(text, row)
        except sqlite3.Error as error:
            raise DBAPIError.instance(text, row, error, sqlite3.Error, hide_parameters=True) from error

    # -- seats

    async def rename(self, person: str, name: str) -> list[str]:
        """A person's new name on all running tables (not hot-seat ones, whose seats have their own names)."""

        def work(connection: Connection) -> list[str]:
            connection.execute(
                update(SEATS).where(SEATS.c.person == person, SEATS.c.kind != "hotseat").values(name=name)
            )
            result = connection.execute(select(SEATS.c.table_id).where(SEATS.c.person == person))
            return [table_id for (table_id,) in result]

        return await self.database.write(work)

    async def seat_by_token(self, token: str) -> tuple[str, int] | None:
        def work(connection: Connection) -> tuple[str, int] | None:
            result = connection.execute(select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.token == token))
            found = result.first()
            return (found[0], found[1]) if found else None

        return await self.database.read(work)

    async def table_by_watch(self, token: str) -> str | None:
        def work(connection: Connection) -> str | None:
            result = connection.execute(select(TABLES.c.id).where(TABLES.c.watch == token))
            found: str | None = result.scalar_one_or_none()
            return found

        return await self.database.read(work)

    # -- lists

    async def mine(self, person: str, limit: int = 100) -> list[TableRow]:
        seated = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person))
        return await self._listed(and_(seated, TABLES.c.status.in_(GOING)), limit)

    async def open(self, limit: int = 100) -> list[TableRow]:
        return await self._listed(and_(TABLES.c.status == "open", TABLES.c.public.is_(True)), limit)

    async def live(self, limit: int = 20) -> list[TableRow]:
        """Tables that are being played and that everybody may watch."""
        return await self._listed(and_(TABLES.c.status == "running", TABLES.c.public.is_(True)), limit)

    async def existing(self, table_ids: list[str]) -> set[str]:
        """Those of the tables that there are."""

        def work(connection: Connection) -> set[str]:
            found = connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(table_ids)))
            return {table_id for (table_id,) in found}

        return await self.database.read(work)

    async def finished(self, person: str, limit: int = 100) -> list[TableRow]:
        seated = exists().where(and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.person == person))
        return await self._listed(
            and_(
                TABLES.c.status == "finished",
                or_(seated, TABLES.c.owner == person, TABLES.c.public.is_(True)),
            ),
            limit,
        )

    async def _listed(self, condition: Any, limit: int) -> list[TableRow]:
        def work(connection: Connection) -> list[TableRow]:
            return _rows(connection, condition, limit)

        return await self.database.read(work)

    # -- tables where nobody comes

    async def quiet(self, open_since: float, running_since: float, limit: int = 200) -> list[TableRow]:
        """Unfinished tables where nothing has happened since then, and whose people are not warned yet."""
        silent = or_(
            and_(TABLES.c.status == "open", TABLES.c.updated <= open_since),
            and_(TABLES.c.status == "running", TABLES.c.updated <= running_since),
        )
        return await self._listed(and_(TABLES.c.expires.is_(None), silent), limit)

    async def expired(self, now: float, limit: int = 200) -> list[TableRow]:
        return await self._listed(and_(TABLES.c.status.in_(GOING), TABLES.c.expires <= now), limit)

    async def expire_at(self, row: TableRow, then: float) -> bool:
        """The table ends then, unless somebody comes. False if somebody has, or another process did it."""
        same = (TABLES.c.id == row.id, TABLES.c.updated == row.updated, TABLES.c.expires.is_(None))

        def work(connection: Connection) -> bool:
            return connection.execute(update(TABLES).where(*same).values(expires=then)).rowcount == 1

        return await self.database.write(work)

    async def retire(self, table_id: str) -> None:
        """The table is over, although its log cannot say so."""
        over = {"status": "finished", "to_act": "", "wake_at": None, "expires": None}

        def work(connection: Connection) -> None:
            connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(over))

        await self.database.write(work)

    async def visited(self, table_id: str, now: float) -> None:
        """Somebody has come: the table does not end so soon."""
        there = (TABLES.c.id == table_id, TABLES.c.expires.is_not(None), TABLES.c.status.in_(GOING))

        def work(connection: Connection) -> None:
            connection.execute(update(TABLES).where(*there).values(expires=None, updated=now))

        await self.database.write(work)

    # -- waking

    async def due(self, now: float, limit: int = 50) -> list[tuple[str, float]]:
        """Tables where a bot or a clock should have done something by now."""

        def work(connection: Connection) -> list[tuple[str, float]]:
            result = connection.execute(
                select(TABLES.c.id, TABLES.c.wake_at)
                .where(TABLES.c.wake_at <= now)
                .order_by(TABLES.c.wake_at)
                .limit(limit)
            )
            return [(table_id, at) for table_id, at in result]

        return await self.database.read(work)

    async def claim(self, table_id: str, was: float, until: float | None) -> bool:
        """Takes the waking of a table upon this process; False if another one was faster."""

        def work(connection: Connection) -> bool:
            done = connection.execute(
                update(TABLES).where(TABLES.c.id == table_id, TABLES.c.wake_at == was).values(wake_at=until)
            )
            return done.rowcount == 1

        return await self.database.write(work)


def _events(connection: Connection, table_id: str, after: int) -> list[Event]:
    result = connection.execute(
        select(EVENTS.c.body)
        .where(EVENTS.c.table_id == table_id, EVENTS.c.number > after)
        .order_by(EVENTS.c.number)
    )
    return [EVENT.decode(body) for (body,) in result]


def event_values(table_id: str, event: Event) -> dict[str, Any]:
    return {"table_id": table_id, "number": event.number, "body": msgspec.json.encode(event).decode()}


def seats_text(seats: Sequence[int]) -> str:
    return " ".join(str(seat) for seat in seats)


def _rows(connection: Connection, condition: Any, limit: int = 1) -> list[TableRow]:
    tables = (
        connection.execute(select(TABLES).where(condition).order_by(TABLES.c.updated.desc()).limit(limit))
    ).all()
    ids = [table.id for table in tables]
    seats: dict[str, list[SeatRow]] = {table_id: [] for table_id in ids}
    if ids:
        found = connection.execute(
            select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
        )
        for s in found:
            row = SeatRow(s.seat, s.kind, s.name, s.person, s.bot, s.token, s.pledge, s.entropy)
            seats[s.table_id].append(row)
    return [
        TableRow(
            t.id,
            TERMS.decode(t.terms),
            t.status,
            t.mode,
            t.origin,
            t.public,
            t.owner,
            t.watch,
            t.created,
            t.updated,
            tuple(int(seat) for seat in t.to_act.split()),
            tuple(seats[t.id]),
            expires=t.expires,
            wake_at=t.wake_at,
        )
        for t in tables
    ]
