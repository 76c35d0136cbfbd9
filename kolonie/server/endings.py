"""How tables end before the rules end them: resigned, abandoned, closed, or because nobody came.

A seat that resigns cannot win any more. A bot plays it on, so that the others get their game; when only one
seat is left, or no person, the game is over at once. Games that are abandoned, closed or expire count for
nothing.
"""

from __future__ import annotations

import time

from kolonie.server.bus import Bus, Notice
from kolonie.server.config import Config
from kolonie.server.hub import Hub, TableStopped
from kolonie.server.keeper import Keeper
from kolonie.server.live import Live
from kolonie.server.mail import Mail
from kolonie.server.restoring import Unreadable
from kolonie.server.store.tables import Tables
from kolonie.table.events import Event
from kolonie.table.sitting import NotStarted

DAY = 86400.0


class NotAlone(Exception):
    """Others play at the table: it is not its owner's alone to close."""


class Endings:
    def __init__(
        self, config: Config, hub: Hub, tables: Tables, keeper: Keeper, bus: Bus, mail: Mail
    ) -> None:
        self.config = config
        self.hub = hub
        self.tables = tables
        self.keeper = keeper
        self.bus = bus
        self.mail = mail

    async def resign(self, table_id: str, seat: int) -> None:
        """Raises NotStarted."""
        bot = self.keeper.stand_in
        await self.hub.change(table_id, lambda live: live.sitting.resign(seat, bot, time.time()))

    async def agree(self, table_id: str, seat: int, to: bool) -> None:
        """Raises NotStarted."""
        await self.hub.change(table_id, lambda live: live.sitting.agree(seat, to, time.time()))

    async def close(self, table_id: str, owner: str) -> None:
        """Before the game any time; afterwards if nobody else plays it. Raises NotAlone, NotStarted."""

        def command(live: Live) -> Event:
            mine = live.row.seats_of(owner)
            if live.sitting.started and not set(mine).issuperset(live.sitting.asked_to_agree()):
                raise NotAlone
            return live.sitting.end("closed", mine[0] if mine else 0, time.time())

        await self.hub.change(table_id, command)
        await self.bus.publish(Notice(table_id, "seats"))

    # -- nobody comes

    async def look_for_quiet(self) -> None:
        """Warns people of tables where nothing has happened for long, and ends those where nobody came."""
        now = time.time()
        running, waiting = self.config.table_days * DAY, self.config.open_days * DAY
        for row in await self.tables.expired(now):
            await self._expire(row.id, now)
        if running <= 0 and waiting <= 0:
            return
        for row in await self.tables.quiet(self._since(waiting, now), self._since(running, now)):
            whole = waiting if row.status == "open" else running
            if await self.tables.expire_at(row, now + self._warned(whole)):
                await self.bus.publish(Notice(row.id, "seats"))
                for person in {seat.person for seat in row.seats if seat.person is not None}:
                    await self.mail.will_expire(person, row, now + self._warned(whole))

    def _since(self, whole: float, now: float) -> float:
        """Where nothing has happened since then, people are warned; never if the time is 0."""
        return now - whole + self._warned(whole) if whole > 0 else -1.0

    def _warned(self, whole: float) -> float:
        """So many seconds before its end people are warned."""
        return min(self.config.warn_days * DAY, whole / 2)

    async def _expire(self, table_id: str, now: float) -> None:
        def command(live: Live) -> Event | None:
            if live.row.expires is None or live.row.expires > now or live.sitting.over:
                return None
            return live.sitting.end("expired", 0, now)

        self.hub.outdated(table_id)
        try:
            _live, event = await self.hub.change(table_id, command)
        except (TableStopped, Unreadable):  # it cannot go on under this program, and so nothing can be added
            await self.tables.retire(table_id)
            self.hub.drop(table_id)
        else:
            if event is None:
                return
        await self.bus.publish(Notice(table_id, "seats"))


__all__ = ["Endings", "NotAlone", "NotStarted"]
