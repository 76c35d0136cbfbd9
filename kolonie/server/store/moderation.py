"""Quarrels in chats: whom somebody does not want to read, what was reported, who has to be silent."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kolonie.server.store.accounts import fold
from kolonie.server.store.database import Database
from kolonie.server.store.schema import CHAT, MUTES, PEOPLE, REPORTS


class Moderation:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- between people

    async def muted_by(self, person: str) -> set[str]:
        """Whom the person does not want to read."""
        query = select(MUTES.c.muted).where(MUTES.c.person == person)
        return await self.database.read(lambda connection: set(connection.execute(query).scalars()))

    async def mute(self, person: str, other: str, on: bool) -> None:
        pair = (MUTES.c.person == person, MUTES.c.muted == other)

        def work(connection: Connection) -> None:
            connection.execute(delete(MUTES).where(*pair))
            if on:
                connection.execute(insert(MUTES).values(person=person, muted=other))

        await self.database.write(work)

    async def report(self, table_id: str, line: int, reporter: str, reason: str) -> bool:
        """Keeps a copy of a line of the table's chat for the operator; False if there is no such line.

        Whoever reports the same line again has reported it once.
        """
        said = select(CHAT).where(CHAT.c.id == line, CHAT.c.table_id == table_id)

        def work(connection: Connection) -> bool:
            row = connection.execute(said).first()
            if row is None:
                return False
            values = {"at": time.time(), "table_id": table_id, "line": line, "reporter": reporter}
            connection.execute(
                insert(REPORTS).values(**values, person=row.person, who=row.who, text=row.text, reason=reason)
            )
            return True

        try:
            return await self.database.write(work)
        except IntegrityError:
            return True

    # -- the operator

    async def silenced_until(self, person: str) -> float:
        query = select(PEOPLE.c.silenced_until).where(PEOPLE.c.id == person)
        found = await self.database.read(lambda connection: connection.execute(query).scalar_one_or_none())
        return float(found or 0.0)

    async def silence(self, name: str, until: float) -> int:
        """Whoever has this account, or this id, says nothing until then; tells how many that are."""
        who = (PEOPLE.c.account == fold(name)) | (PEOPLE.c.id == name)

        def work(connection: Connection) -> int:
            return connection.execute(update(PEOPLE).where(who).values(silenced_until=until)).rowcount

        return await self.database.write(work)

    async def reports(self, settled: bool) -> Sequence[Row[Any]]:
        """What was reported, oldest first: what waits, or everything."""
        query = select(REPORTS).order_by(REPORTS.c.id)
        if not settled:
            query = query.where(REPORTS.c.settled.is_(None))
        return await self.database.read(lambda connection: connection.execute(query).all())

    async def settle(self, number: int) -> bool:
        """The report needs no more looking at."""
        waits = (REPORTS.c.id == number, REPORTS.c.settled.is_(None))

        def work(connection: Connection) -> bool:
            done = connection.execute(update(REPORTS).where(*waits).values(settled=time.time()))
            return done.rowcount == 1

        return await self.database.write(work)

    async def people(self, part: str, limit: int = 200) -> Sequence[Row[Any]]:
        """People with this in their names, those seen last first."""
        query = select(PEOPLE).order_by(PEOPLE.c.seen.desc())

        def work(connection: Connection) -> list[Row[Any]]:
            wanted = fold(part)
            return [row for row in connection.execute(query) if wanted in fold(row.name)][:limit]

        return await self.database.read(work)
