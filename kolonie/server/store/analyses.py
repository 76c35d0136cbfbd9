"""Analyses of finished tables, as far as they have come."""

from __future__ import annotations

import contextlib

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kolonie.analysis.chances import Standing
from kolonie.analysis.reviews import Review
from kolonie.server.store.database import Database
from kolonie.server.store.schema import ANALYSES


class Found(msgspec.Struct):
    """What was found out so far: of each turn its review and where everybody stood before it.

    Once all are done, the last standing is that of the end.
    """

    reviews: list[Review] = []
    standings: list[Standing] = []


class AnalysisRow(msgspec.Struct, frozen=True):
    table: str
    person: str | None
    asked: float
    budget: int
    total: int
    """So many turns there are."""
    done: int
    finished: float | None
    lease: float
    """Until then a process works on it."""
    found: Found


FOUND = msgspec.json.Decoder(Found)


class Analyses:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, table_id: str) -> AnalysisRow | None:
        def work(connection: Connection) -> AnalysisRow | None:
            row = connection.execute(select(ANALYSES).where(ANALYSES.c.table_id == table_id)).first()
            if row is None:
                return None
            return AnalysisRow(
                row.table_id,
                row.person,
                row.asked,
                row.budget,
                row.total,
                row.done,
                row.finished,
                row.lease,
                FOUND.decode(row.body),
            )

        return await self.database.read(work)

    async def ask(self, table_id: str, person: str, now: float, budget: int, total: int) -> None:
        """Somebody wants it; if somebody else has been faster, that is as good."""
        values = {"table_id": table_id, "person": person, "asked": now, "budget": budget, "total": total}

        def work(connection: Connection) -> None:
            connection.execute(insert(ANALYSES).values(**values, done=0, lease=0.0, body="{}"))

        with contextlib.suppress(IntegrityError):
            await self.database.write(work)

    async def claim(self, row: AnalysisRow, until: float) -> bool:
        """Takes the work upon this process; False if another one was faster."""
        same = (ANALYSES.c.table_id == row.table, ANALYSES.c.lease == row.lease)

        def work(connection: Connection) -> bool:
            return connection.execute(update(ANALYSES).where(*same).values(lease=until)).rowcount == 1

        return await self.database.write(work)

    async def keep(self, table_id: str, found: Found, lease: float, finished: float | None = None) -> None:
        values = {
            "done": len(found.reviews),
            "body": msgspec.json.encode(found).decode(),
            "lease": lease,
            "finished": finished,
        }

        def work(connection: Connection) -> None:
            connection.execute(update(ANALYSES).where(ANALYSES.c.table_id == table_id).values(values))

        await self.database.write(work)

    async def asked_by(self, person: str, since: float) -> tuple[int, int]:
        """How many the person has asked for since then, and how many of these are not finished."""
        mine = (ANALYSES.c.person == person, ANALYSES.c.asked > since)

        def work(connection: Connection) -> tuple[int, int]:
            whole = connection.execute(select(func.count()).where(*mine)).scalar_one()
            open_ones = connection.execute(select(func.count()).where(*mine, ANALYSES.c.finished.is_(None)))
            return int(whole), int(open_ones.scalar_one())

        return await self.database.read(work)
