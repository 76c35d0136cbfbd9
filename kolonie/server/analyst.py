"""Looks at finished tables again, turn by turn, when no bot has anything to do.

What was found out is kept after every few turns. If the process dies, the lease passes, and whoever is asked
for the analysis next goes on with it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import NamedTuple

from kolonie.analysis.turns import Turn, turns_of
from kolonie.core.saving import save
from kolonie.server.brain import Answer, Look
from kolonie.server.brains import Brains, Overloaded
from kolonie.server.hub import Hub, NoSuchTable
from kolonie.server.live import Live
from kolonie.server.restoring import Unreadable
from kolonie.server.store.analyses import Analyses, AnalysisRow, Found
from kolonie.server.store.rows import TableRow
from kolonie.server.store.tables import Tables
from kolonie.table.film import Film

LOG = logging.getLogger("kolonie")
BUDGET = 4_000
"""Positions for each turn. Its worlds are imagined from the table's seed, so it can be repeated."""
LEASE = 180.0
"""Seconds that a process has for a few turns before another one may go on."""
LONGEST = 900.0
"""Seconds after which a turn is given up that no worker came to."""
KEPT_EVERY = 4.0
"""Seconds between two notes of what was found out: a note is a write."""
A_DAY = 86400.0
DAILY = 20
"""So many a person may ask for in a day,"""
AT_ONCE = 2
"""and so many may be unfinished."""


class TooMany(Exception):
    """The person has asked for as many as one may."""


class Reel(NamedTuple):
    """A finished game and its turns."""

    film: Film
    turns: list[Turn]


def wound(live: Live) -> Reel:
    """The game of a table with its turns. Takes a while: call it in a thread."""
    film = live.reel()
    start = film.at(0)
    start.journal = None
    return Reel(film, turns_of(start, live.sitting.table.record.moves))


def _saved(film: Film, at: int) -> str:
    return save(film.at(at))


class Analyst:
    def __init__(self, hub: Hub, tables: Tables, kept: Analyses, brains: Brains) -> None:
        self.hub = hub
        self.tables = tables
        self.kept = kept
        self.brains = brains
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._done: dict[str, int] = {}
        """Of the analyses that this process works on: how many turns are done."""

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def ask(self, live: Live, person: str) -> None:
        """Somebody wants the analysis of a finished table. Raises TooMany."""
        if await self.kept.of(live.row.id) is not None:
            return
        asked, unfinished = await self.kept.asked_by(person, time.time() - A_DAY)
        if asked >= DAILY or unfinished >= AT_ONCE:
            raise TooMany
        reel = await asyncio.to_thread(wound, live)
        await self.kept.ask(live.row.id, person, time.time(), BUDGET, len(reel.turns))

    async def of(self, table_id: str) -> tuple[AnalysisRow | None, int]:
        """What there is, and how many turns are done. Goes on with it if nobody does."""
        row = await self.kept.of(table_id)
        if row is None or row.finished is not None:
            return row, 0 if row is None else row.done
        now = time.time()
        if table_id not in self._tasks and row.lease < now and await self.kept.claim(row, now + LEASE):
            task = asyncio.create_task(self._work(row))
            self._tasks[table_id] = task
            task.add_done_callback(lambda _task: self._tasks.pop(table_id, None))
        return row, max(row.done, self._done.get(table_id, 0))

    async def _work(self, row: AnalysisRow) -> None:
        try:
            async with self.hub.at(row.table) as live:
                table = live.row
                reel = await asyncio.to_thread(wound, live)
            await self._look(row, table, reel)
        except (NoSuchTable, Unreadable):
            LOG.warning("table %s cannot be looked at again", row.table)
        except Exception:
            LOG.exception("table %s could not be looked at again", row.table)
        finally:
            self._done.pop(row.table, None)

    async def _look(self, row: AnalysisRow, table: TableRow, reel: Reel) -> None:
        """Every turn that is not done yet, one after the other, and the end."""
        packs = await self.tables.components.texts(table.terms)
        found = Found(list(row.found.reviews), list(row.found.standings[: row.done]))
        noted = time.monotonic()
        for turn in [*reel.turns[row.done :], None]:
            at = reel.film.length if turn is None else turn.at
            position = await asyncio.to_thread(_saved, reel.film, at)
            mind = f"{table.terms.seed}/analysis"
            job = Look(table.terms.game, position, turn, mind, row.budget, table.terms, packs)
            answer = await self._asked(row.table, job)
            if answer.standing is None:
                raise RuntimeError(f"the position after {at} moves cannot be looked at")
            found.standings.append(answer.standing)
            if answer.review is not None:
                found.reviews.append(answer.review)
            self._done[row.table] = len(found.reviews)
            if turn is not None and time.monotonic() - noted > KEPT_EVERY:
                noted = time.monotonic()
                await self.kept.keep(row.table, found, time.time() + LEASE)
        await self.kept.keep(row.table, found, 0.0, time.time())

    async def _asked(self, table_id: str, job: Look) -> Answer:
        while True:
            try:
                return await self.brains.ask(f"analysis/{table_id}", job, last=True, patience=LONGEST)
            except Overloaded:
                await asyncio.sleep(1)
