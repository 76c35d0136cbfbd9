"""What happens at tables by itself: bots move, clocks run out, people are told that it is their turn.

After each commit the committing process looks after the table's bots. If it dies, the time written with
the commit (`wake_at`) passes and any process takes over: whoever claims the table first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from kolonie.bots import USUAL
from kolonie.core.saving import save
from kolonie.server.brain import Answer, Think
from kolonie.server.brains import Brains, Overloaded
from kolonie.server.bus import Bus, Notice
from kolonie.server.hub import LEASE, Hub, NoSuchTable, TableStopped, wake_time
from kolonie.server.live import Live
from kolonie.server.mail import Mail
from kolonie.server.opening import beginning
from kolonie.server.restoring import Unreadable
from kolonie.server.store.rows import TableRow
from kolonie.server.store.seating import Seating
from kolonie.server.store.tables import Raced, Tables
from kolonie.table.events import Event, Reason
from kolonie.table.sitting import NotStarted, Refused, StaleMove

LOG = logging.getLogger("kolonie")


def stand_in() -> str:
    """The bot that plays for somebody who is away: the strongest that keeps nobody waiting."""
    return USUAL


class Keeper:
    def __init__(
        self, hub: Hub, tables: Tables, seating: Seating, brains: Brains, bus: Bus, mail: Mail
    ) -> None:
        self.hub = hub
        self.tables = tables
        self.seating = seating
        self.brains = brains
        self.bus = bus
        self.mail = mail
        self.watched: Callable[[str], bool] = lambda _table: True
        """Whether somebody looks at a table, and waits for its bots."""
        self._tasks: set[asyncio.Task[Any]] = set()
        hub.committed.append(self.committed)

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- after a commit

    def committed(self, live: Live, event: Event, before: list[int]) -> None:
        sitting = live.sitting
        now_acting = sitting.to_act()
        for seat in now_acting:
            if sitting.bots[seat] is not None:
                self._later(self._ask_bot(live.row.id, seat))
        for seat in now_acting:
            person = live.row.seats[seat].person
            fresh = seat not in before or event.kind == "start"
            if person is not None and sitting.bots[seat] is None and fresh and person != _author(live, event):
                self._later(self._tell_turn(live, person))

    async def _tell_turn(self, live: Live, person: str) -> None:
        await self.bus.publish(Notice(live.row.id, "turn", person=person))
        if live.row.mode == "days":
            await self.mail.your_turn(person, live.row)

    async def started(self, table_id: str) -> None:
        """The last seat of a table was filled, and with it the game has begun."""
        self.hub.drop(table_id)
        async with self.hub.at(table_id) as live:
            event = Event(1, "start", 0, live.row.updated)
        await self.bus.publish(Notice(table_id, "events", event.number))
        self.committed(live, event, [])

    async def begun(self, row: TableRow) -> None:
        """A table was opened with its seats filled: bots may be the first to act."""
        for seat in row.to_act:
            if row.seats[seat].bot is not None:
                await self._ask_bot(row.id, seat)

    # -- seats of people who are away

    @property
    def stand_in(self) -> str:
        return stand_in()

    async def hand_over(self, table_id: str, seat: int, bot: str | None, reason: Reason) -> None:
        """A bot plays the seat from now on, or (None) its owner again, if it is not so already."""

        def command(live: Live) -> Event | None:
            if live.sitting.bots[seat] == bot or live.sitting.over or live.sitting.resigned[seat]:
                return None
            return live.sitting.hand_over(seat, bot, reason, time.time())

        await self.hub.change(table_id, command)

    async def back(self, table_id: str, person: str) -> None:
        """The person is at the table again: seats that a bot took because it was away are its own again."""

        def command(live: Live) -> Event | None:
            sitting = live.sitting
            for seat in live.row.seats_of(person):
                if sitting.reasons[seat] in ("clock", "absent") and not sitting.over:
                    return sitting.hand_over(seat, None, "", time.time())
            return None

        with contextlib.suppress(TableStopped, Unreadable):
            while (await self.hub.change(table_id, command))[1] is not None:
                pass

    # -- bots

    async def _ask_bot(self, table_id: str, seat: int) -> None:
        """Queues the thought of a bot; if the queue is full, the sweep comes back to the table."""
        asked: list[int] = []

        async def make() -> Think | None:
            try:
                async with self.hub.at(table_id) as live:
                    sitting = live.sitting
                    name = sitting.bots[seat]
                    idle = live.row.status != "running" or live.row.stopped is not None
                    if name is None or seat not in sitting.to_act() or idle:
                        return None
                    asked.append(sitting.marks[seat])
                    mind = f"{live.row.terms.seed}/mind {seat}/{sitting.game.number}"
                    terms = live.row.terms
                    packs = await self.tables.components.texts(terms)
                    return Think(terms.game, save(sitting.game), seat, name, mind, table_id, terms, packs)
            except (NoSuchTable, Unreadable):
                return None

        async def then(answer: Answer) -> None:
            try:
                await self.hub.change(
                    table_id,
                    lambda live: (
                        live.sitting.move(seat, asked[-1], answer.key, time.time(), bot=True)
                        if live.sitting.bots[seat] is not None
                        else None
                    ),
                )
            except (StaleMove, Refused, NotStarted, NoSuchTable, Raced, TableStopped):
                LOG.info("table %s: a thought of seat %s came too late", table_id, seat)

        live = self.hub.lives.get(table_id)
        kind = f"{live.row.terms.game} {live.sitting.bots[seat]}" if live is not None else ""
        try:
            await self.brains.submit(f"{table_id}/{seat}", make, then, kind, self.watched(table_id))
        except Overloaded:
            LOG.warning("the queue of the bots is full")

    # -- the sweep

    async def sweep(self, ahead: float = 0.0) -> int:
        """Looks after tables whose time has come, or comes within `ahead` seconds."""
        now = time.time()
        seen = 0
        for table_id, was in await self.tables.due(now + ahead):
            if await self.tables.claim(table_id, was, now + LEASE):
                seen += 1
                try:
                    await self.look(table_id, now + LEASE)
                except (TableStopped, Unreadable):
                    await self.tables.claim(table_id, now + LEASE, None)
                except Exception:
                    LOG.exception("table %s could not be looked after", table_id)
        return seen

    async def look(self, table_id: str, claimed: float) -> None:
        """Clocks that have run out give their seats to a bot; bots that owe a decision are asked.

        A game whose players had time to add to the shuffle begins.
        """
        row = await self.tables.row(table_id)
        if row is not None and row.status == "open":
            box = await self.tables.components.box(row.terms)
            if await self.seating.deal(table_id, beginning(row, box)):
                await self.started(table_id)
                return
        while True:
            _live, event = await self.hub.change(table_id, _expire)
            if event is None:
                break
        async with self.hub.at(table_id) as live:
            sitting = live.sitting
            owing = [seat for seat in sitting.to_act() if sitting.bots[seat] is not None]
            until = wake_time(sitting, time.time())
        await self.tables.claim(table_id, claimed, until)
        for seat in owing:
            await self._ask_bot(table_id, seat)


def _author(live: Live, event: Event) -> str | None:
    """Who did it: nobody is told of a turn that it brought about itself."""
    return live.row.seats[event.seat].person if event.kind in ("play", "back") else None


def _expire(live: Live) -> Event | None:
    now = time.time()
    for seat in live.sitting.clocks.expired(now):
        return live.sitting.hand_over(seat, stand_in(), "clock", now)
    return None
