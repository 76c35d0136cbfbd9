"""Sitting down, and the deal: seats are filled, players tell what they add to the shuffle, it begins."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Literal

from sqlalchemy import Connection, exists, select, update

from kolonie.core.chance import commitment
from kolonie.core.records import Share
from kolonie.server.store.database import Database
from kolonie.server.store.schema import SEATS, TABLES
from kolonie.server.store.tables import APPEND, FOLLOW, event_values, seats_text
from kolonie.table.events import Event

Begin = Callable[[tuple[Share, ...]], tuple[Event, Sequence[int], float | None]]
"""The beginning of a game: its event, who is to act then, and when to look at the table again."""
TELLING = 20.0
"""Seconds that players' browsers have to tell what they add to the shuffle, once all seats are filled."""


class Seating:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def take_seat(
        self, table_id: str, seat: int, person: str, name: str, begin: Begin, pledge: str | None = None
    ) -> Literal["taken", "seated", "started"]:
        """Puts a person on a free seat, if nobody was faster; with the last one the game begins.

        Both in one transaction: there is no table whose seats are filled and whose game has not begun,
        except while players tell what they add to the shuffle, and then the time is set when it begins.
        """

        def work(connection: Connection) -> Literal["taken", "seated", "started"]:
            if not _is_open(connection, table_id):
                return "taken"
            done = connection.execute(
                update(SEATS)
                .where(
                    SEATS.c.table_id == table_id,
                    SEATS.c.seat == seat,
                    SEATS.c.person.is_(None),
                    SEATS.c.kind.in_(("open", "link")),
                )
                .values(person=person, name=name, pledge=pledge)
            )
            if done.rowcount != 1:
                return "taken"
            return "started" if _deal(connection, table_id, begin, hurry=False) else "seated"

        return await self.database.write(work)

    async def reveal(
        self, table_id: str, seat: int, person: str, entropy: str, begin: Begin
    ) -> Literal["refused", "told", "started"]:
        """What a player adds to the shuffle, once all seats are filled; with the last one the game begins."""

        def work(connection: Connection) -> Literal["refused", "told", "started"]:
            if not _is_open(connection, table_id) or connection.execute(select(_free(table_id))).scalar():
                return "refused"
            done = connection.execute(
                update(SEATS)
                .where(
                    SEATS.c.table_id == table_id,
                    SEATS.c.seat == seat,
                    SEATS.c.person == person,
                    SEATS.c.pledge == commitment(entropy),
                )
                .values(entropy=entropy)
            )
            if done.rowcount != 1:
                return "refused"
            return "started" if _deal(connection, table_id, begin, hurry=False) else "told"

        return await self.database.write(work)

    async def deal(self, table_id: str, begin: Begin) -> bool:
        """The time is over: the game begins with what has been told, if its seats are filled."""

        def work(connection: Connection) -> bool:
            return _is_open(connection, table_id) and _deal(connection, table_id, begin, hurry=True)

        return await self.database.write(work)

    async def free_seat(self, table_id: str, seat: int, person: str) -> bool:
        """Before the deal; not while players tell what they add to it, for that binds them all."""

        def work(connection: Connection) -> bool:
            if not _is_open(connection, table_id) or not connection.execute(select(_free(table_id))).scalar():
                return False
            connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.person == person)
                .values(person=None, name="", pledge=None)
            )
            return True

        return await self.database.write(work)


def _is_open(connection: Connection, table_id: str) -> bool:
    """Whether the game has not begun. Who asks at the same time waits: one after the other sits down."""
    found = select(TABLES.c.status).where(TABLES.c.id == table_id).with_for_update()
    return connection.execute(found).scalar_one_or_none() == "open"


def _free(table_id: str) -> Any:
    return exists().where(
        SEATS.c.table_id == table_id, SEATS.c.person.is_(None), SEATS.c.kind.in_(("open", "link"))
    )


def _deal(connection: Connection, table_id: str, begin: Begin, hurry: bool) -> bool:
    """Begins the game of an open table, if seats are filled and (unless in a hurry) all shares are told."""
    if connection.execute(select(_free(table_id))).scalar():
        return False
    bound = select(SEATS.c.seat, SEATS.c.pledge, SEATS.c.entropy).where(
        SEATS.c.table_id == table_id, SEATS.c.pledge.is_not(None)
    )
    shares = tuple(Share(n, p, e or "") for n, p, e in connection.execute(bound.order_by(SEATS.c.seat)))
    if not hurry and any(not share.entropy for share in shares):
        waits = TABLES.c.wake_at.is_(None)
        until = {"wake_at": time.time() + TELLING}
        connection.execute(update(TABLES).where(TABLES.c.id == table_id, waits).values(until))
        return False
    event, to_act, wake_at = begin(shares)
    connection.execute(APPEND, event_values(table_id, event))
    now = {"of": table_id, "at": event.at, "is": "running"}
    connection.execute(FOLLOW, {**now, "by": seats_text(to_act), "wake": wake_at})
    return True
