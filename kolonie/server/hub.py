"""The live tables of this process: loading, letting go, and the one way anything is changed.

    append, commit, then publish

A command works on the sitting in memory under the table's lock, its event is appended to the log with the
next number, and only after the commit does anybody hear of it. If the append fails, the sitting is
dropped and built again from the log: memory never knows more than the disk. A table that nobody uses is
dropped as well.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace

from kolonie.core.saving import SaveError
from kolonie.server.bus import Bus, Notice
from kolonie.server.live import Live
from kolonie.server.restoring import Kept, Unreadable, at_once, proved
from kolonie.server.store.rows import Status, Stopped, TableRow
from kolonie.server.store.tables import Raced, Tables
from kolonie.table import snapshots
from kolonie.table.events import Event
from kolonie.table.proof import Changed
from kolonie.table.sitting import Sitting

LOG = logging.getLogger("kolonie")
KEPT = 600
"""How many sittings stay in memory; the one used least lately goes first."""
UNWATCHED = 32
"""How many of them at tables that nobody looks at."""
IDLE = 90.0
"""Seconds after which a sitting that nobody uses is dropped."""
SNAPSHOT_EVERY = 48
LEASE = 10.0
"""Seconds that a process has for the bots of a table before another one looks after it."""
ATTEMPTS = 12
SLOW = 0.005
"""Seconds: a table with a command that took longer is not trusted on the event loop for a while."""
LONG = 3
"""Events from which on what other processes have appended is folded in a thread."""
LAST_MOMENTS = 4.0


class NoSuchTable(Exception):
    """There is no such table, or this person may not know of it."""


class TableStopped(Exception):
    """This program would play the table differently, so it is only shown."""


Command = Callable[[Live], Event | None]
After = Callable[[Live, Event, list[int]], None]


class Hub:
    def __init__(self, tables: Tables, bus: Bus) -> None:
        self.tables = tables
        self.shared = tables.database.postgres
        """Other processes may append to the log as well, so it is looked at each time."""
        self.bus = bus
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.stale_rows: set[str] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.committed: list[After] = []
        """Called after every commit, with the seats that were to act before."""
        self.watched: Callable[[str], bool] = lambda _table: False
        """Whether somebody looks at a table."""
        self.moves = 0
        self.races = 0

    # -- in and out of memory

    def lock(self, table_id: str) -> asyncio.Lock:
        found = self._locks.get(table_id)
        if found is None:
            found = self._locks[table_id] = asyncio.Lock()
        return found

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Live]:
        """The table as it is in the log now. Nothing may be changed through this. Raises NoSuchTable."""
        async with self.lock(table_id):
            yield await self._current(table_id)

    async def _current(self, table_id: str) -> Live:
        live = self.lives.get(table_id)
        if live is None:
            live = await self._load(table_id)
        else:
            if table_id in self.stale_rows:
                self.stale_rows.discard(table_id)
                row = await self.tables.row(table_id)
                if row is None:
                    raise NoSuchTable(table_id)
                live.row = replace(row, stopped=live.row.stopped)
            if self.shared and live.row.stopped is None:
                try:
                    news = await self.tables.events(table_id, live.sitting.version)
                    if len(news) < LONG and live.slow < SLOW:
                        self._fold(live, news)
                    else:
                        await asyncio.to_thread(self._fold, live, news)
                except Changed:
                    live = await self._load(table_id)
        live.used = time.monotonic()
        new = table_id not in self.lives
        self.lives[table_id] = live
        self.lives.move_to_end(table_id)
        if new:
            self._make_room()
        return live

    def _make_room(self) -> None:
        """Lets go of what was used least lately: where nobody looks, then anything. It is all in the log."""
        unwatched = [table_id for table_id in self.lives if not self.watched(table_id)]
        for table_id in unwatched[: max(0, len(unwatched) - UNWATCHED)]:
            self.drop(table_id)
        while len(self.lives) > KEPT:
            self.lives.popitem(last=False)

    async def _load(self, table_id: str) -> Live:
        self.stale_rows.discard(table_id)
        found = await self.tables.load(table_id)
        if found is None:
            raise NoSuchTable(table_id)
        row, text, events = found
        try:
            box = await self.tables.components.box(row.terms)
        except Exception as error:  # the game is not on the shelf any more, or cannot be set up like this
            raise Unreadable(table_id) from error
        known = await asyncio.to_thread(at_once, row, text, events, box)
        stopped: Stopped | None = None
        if known is not None:
            sitting = known
        else:
            if text is not None:
                events = await self.tables.events(table_id, 0)
            kept = Kept(row, await self.tables.newest_still(table_id), events)
            sitting, stopped = await asyncio.to_thread(proved, kept, box)
        live = Live(replace(row, stopped=stopped), sitting, sitting.version - len(events))
        if stopped is None:
            live.row = _brought_up(live, None)
            if live.row.status == "running" and not sitting.is_labelled:
                return await self._migrated(live)
        return live

    async def _migrated(self, live: Live) -> Live:
        """All moves were proved to mean the same under this program's rules: its log says so from now on."""
        event = live.sitting.migrate(time.time())
        try:
            await self._keep(live, event)
        except Raced:
            return await self._load(live.row.id)
        LOG.info("table %s goes on under rules %s", live.row.id, event.rules)
        return live

    def _fold(self, live: Live, events: list[Event]) -> None:
        at: float | None = None
        try:
            for event in events:
                live.sitting.apply(event)
                live.happened(event)
                at = at if in_secret(live.sitting, event) else event.at
        except BaseException:
            self.drop(live.row.id)
            raise
        if events:
            live.row = _brought_up(live, at)

    def outdated(self, table_id: str) -> None:
        """Seats or names of the table have changed: its row is read again when it is next used."""
        if len(self.stale_rows) >= 10 * KEPT:
            self.drop_all()
        self.stale_rows.add(table_id)

    def drop(self, table_id: str) -> None:
        self.lives.pop(table_id, None)

    def drop_all(self) -> None:
        """Notices may have been missed: everything is read again when it is next used."""
        self.lives.clear()
        self.stale_rows.clear()

    async def drop_idle(self, busy: Callable[[str], bool]) -> int:
        """Lets go of sittings that nobody has used for a while."""
        now = time.monotonic()
        idle = [t for t, live in self.lives.items() if now - live.used > IDLE and not busy(t)]
        for table_id in idle:
            live = self.lives.pop(table_id, None)
            if live is not None and live.row.status == "running":
                async with self.lock(table_id):
                    await self.keep_still(live)
        return len(idle)

    async def close(self) -> None:
        """Before the end the last states are kept as far as there is time: nothing depends on it."""
        until = time.monotonic() + LAST_MOMENTS
        for live in list(self.lives.values()):
            if time.monotonic() < until and live.row.status == "running":
                await self.keep_still(live)

    # -- the one way anything changes

    async def change(self, table_id: str, command: Command) -> tuple[Live, Event | None]:
        """Runs a command, appends its event, commits, publishes. What the command raises is passed on."""
        for attempt in range(ATTEMPTS):
            try:
                async with self.lock(table_id):
                    live = await self._current(table_id)
                    if live.row.stopped is not None:
                        raise TableStopped(table_id)
                    before = live.sitting.to_act()
                    event = await self._done(live, command)
                    if event is not None:
                        await self._keep(live, event)
                break
            except Raced:
                self.races += 1
                await asyncio.sleep(0.002 * attempt)
        else:
            raise Raced
        if event is not None:
            self.moves += event.kind == "play"
            await self.bus.publish(Notice(table_id, "events", event.number))
            for after in self.committed:
                after(live, event, before)
        return live, event

    async def _done(self, live: Live, command: Command) -> Event | None:
        """Runs a command; at tables where that takes long, beside the event loop, so that no other waits."""
        began = time.perf_counter()
        try:
            if live.slow < SLOW:
                return command(live)
            return await asyncio.to_thread(command, live)
        finally:
            live.slow = max(time.perf_counter() - began, 0.9 * live.slow)

    async def _keep(self, live: Live, event: Event) -> None:
        """The sitting already knows the event; if it cannot be kept, the sitting is forgotten."""
        live.row = _brought_up(live, None if in_secret(live.sitting, event) else event.at)
        try:
            await self.tables.append(
                live.row.id,
                event,
                live.row.updated,
                live.row.status,
                live.row.to_act,
                wake_time(live.sitting, event.at),
                _results(live) if live.sitting.over and event.kind in ("play", "resign") else (),
            )
        except BaseException:
            self.drop(live.row.id)
            raise
        live.happened(event)
        await self._snapshot(live)

    async def _snapshot(self, live: Live) -> None:
        """Now and then the whole sitting is kept, so that the log need not be folded from its start."""
        due = live.sitting.version - live.kept >= SNAPSHOT_EVERY or live.sitting.over
        if due and snapshots.can_be_taken(live.sitting):
            await self.keep_still(live)

    async def keep_still(self, live: Live) -> None:
        """Keeps the sitting as it is now: it is there at once next time, and a later program can show it."""
        version, whole = live.sitting.version, snapshots.can_be_taken(live.sitting)
        if version == live.kept or live.row.stopped:
            return
        live.kept = version if whole else live.kept
        try:
            text = await asyncio.to_thread(snapshots.take, live.sitting)
            await self.tables.keep_snapshot(live.row.id, version, text, whole)
        except SaveError as error:
            LOG.warning("table %s: no snapshot: %s", live.row.id, error)


def wake_time(sitting: Sitting, now: float) -> float | None:
    """When somebody must look at the table even if no person does anything."""
    if not sitting.started or sitting.over:
        return None
    if any(sitting.bots[seat] is not None for seat in sitting.to_act()):
        return now + LEASE
    return sitting.clocks.next_expiry()


def in_secret(sitting: Sitting, event: Event) -> bool:
    """Whether nobody but its seat may know that it has happened, or when."""
    if event.kind in ("draft", "undraft"):
        return True
    at_once = event.kind in ("play", "back") and sitting.game.waiting is not None
    return at_once and event.seat in sitting.game.shown


def _brought_up(live: Live, at: float | None) -> TableRow:
    """The row as it follows from the sitting; `at`: when something happened that all may know of."""
    sitting = live.sitting
    status: Status = "finished" if sitting.over else "running" if sitting.started else "open"
    if sitting.over and not sitting.started:
        status = "closed"
    if live.row.status == "finished":
        status = "finished"
    shown = at or live.row.updated
    expires = live.row.expires if at is None else None
    return replace(live.row, status=status, to_act=tuple(sitting.to_act()), updated=shown, expires=expires)


def _results(live: Live) -> list[dict[str, Any]]:
    """Scores for the statistics; only of tables that were really played, with cards nobody could know."""
    if live.row.origin != "played" or live.row.terms.chosen:
        return []
    game = live.sitting.game
    winners = live.sitting.winners()
    early = live.sitting.ending != ""
    now = time.time()
    return [
        {
            "table_id": live.row.id,
            "seat": seat,
            "game": live.row.terms.game,
            "seats": game.seats,
            "mode": live.row.mode,
            "person": live.row.seats[seat].person,
            "bot": live.row.seats[seat].bot,
            "score": score,
            "won": seat in winners,
            "at": now,
            "resigned": live.sitting.resigned[seat],
            "early": early,
        }
        for seat, score in enumerate(game.scores())
        if not early or live.row.seats[seat].kind != "bot"
    ]
