"""Who listens at which table, and what each of them is sent.

A notice says only that a table changed. The table is then read once, and each listener gets its own view: the
first time whole, afterwards what has changed since it was last told. A slow listener skips states, because
the newest one says everything; a state that two listeners share is built once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from kolonie.server.bus import Notice
from kolonie.server.hub import Hub, NoSuchTable
from kolonie.server.live import Live
from kolonie.server.picture import seat_of
from kolonie.server.room import Listener, Room
from kolonie.server.said import (
    ChatMessage,
    ClockMessage,
    NoticeMessage,
    PresenceMessage,
    written,
)
from kolonie.server.showing import Showing
from kolonie.server.states import DecisionDetails
from kolonie.server.store.moderation import Moderation
from kolonie.server.store.people import People
from kolonie.server.store.talk import Talk
from kolonie.server.studio import Studio
from kolonie.server.words import game_words

LOG = logging.getLogger("kolonie")
HEARTBEAT = 20.0


class Audience:
    def __init__(
        self, hub: Hub, talk: Talk, people: People, moderation: Moderation, node: str, studio: Studio
    ) -> None:
        self.hub = hub
        self.showing = Showing(hub, studio)
        self.people = people
        self.talk = talk
        self.moderation = moderation
        self.node = node
        self.rooms: dict[str, Room] = {}
        self._of: dict[str, set[Listener]] = {}
        """The sockets of each person, at whatever table."""
        self._closing = False

    @property
    def size(self) -> int:
        return sum(len(room.listeners) for room in self.rooms.values())

    def busy(self, table_id: str) -> bool:
        return table_id in self.rooms

    # -- coming and going

    async def enter(self, listener: Listener) -> bool:
        """True if the person was not here before (as far as this process knows)."""
        room = self.rooms.setdefault(listener.table, Room())
        listener.catch_up = lambda: self._catch_up(listener)
        new = listener.person is not None and all(x.person != listener.person for x in room.listeners)
        room.listeners.add(listener)
        if listener.person is not None:
            self._of.setdefault(listener.person, set()).add(listener)
        if new and listener.person is not None:
            await self.talk.here(listener.table, listener.person, self.node, time.time() + 3 * HEARTBEAT)
        return new

    async def leave(self, listener: Listener) -> bool:
        """True if the person has no other socket here."""
        theirs = self._of.get(listener.person or "")
        if theirs is not None:
            theirs.discard(listener)
            if not theirs:
                del self._of[listener.person or ""]
        room = self.rooms.get(listener.table)
        if room is None:
            return False
        room.listeners.discard(listener)
        room.gone.append(listener.number)
        gone = listener.person is not None and all(x.person != listener.person for x in room.listeners)
        if not room.listeners:
            del self.rooms[listener.table]
            self.showing.leave(listener.table, room)
        if gone and listener.person is not None and not self._closing:
            await self.talk.gone(listener.table, listener.person, self.node)
        return gone

    async def heartbeat(self) -> None:
        """Says again who is here, so that a node that dies is not believed for long."""
        until = time.time() + 3 * HEARTBEAT
        for table_id, room in list(self.rooms.items()):
            for person in {x.person for x in room.listeners if x.person is not None}:
                await self.talk.here(table_id, person, self.node, until)

    async def look_for_missed(self) -> None:
        """A notice can get lost between processes; the log cannot."""
        newest = await self.hub.tables.newest(list(self.rooms))
        for table_id, number in newest.items():
            live, room = self.hub.lives.get(table_id), self.rooms.get(table_id)
            if room is not None:
                room.ask_again()
            if room is not None and (live is None or live.sitting.version < number):
                room.news.add("events")
                self._wake(table_id, room)

    def close(self) -> None:
        self._closing = True
        for room in self.rooms.values():
            if room.task is not None:
                room.task.cancel()

    def _catch_up(self, listener: Listener) -> None:
        room = self.rooms.get(listener.table)
        if room is not None:
            room.news.add("events")
            self._wake(listener.table, room)

    # -- what happens

    def heard(self, notice: Notice) -> None:
        """A notice from the bus, about a table or a person's turn."""
        if notice.what == "seats":
            self.hub.outdated(notice.table)
        if notice.what == "person":
            self.people.forget(notice.person)
            return
        if notice.what == "session":
            for listener in [x for room in self.rooms.values() for x in room.listeners]:
                if listener.session == notice.person:
                    listener.ended.set()
            return
        if notice.what == "turn":
            self._turn(notice)
            return
        if notice.what == "muted":
            for listener in self._of.get(notice.person, ()):
                listener.start_anew()  # lines come by themselves; no difference of states holds them
                room = self.rooms[listener.table]
                room.ask_again()
                room.news.add("events")
                self._wake(listener.table, room)
            return
        there = self.rooms.get(notice.table)
        if there is not None:
            if notice.what == "seats":  # somebody may be another person now, who is muted all the same
                there.ask_again()
            there.news.add(notice.what)
            self._wake(notice.table, there)

    def all_changed(self) -> None:
        """Notices may have been missed."""
        self.hub.drop_all()
        for table_id, room in self.rooms.items():
            room.ask_again()
            room.news.update(("events", "chat", "presence"))
            self._wake(table_id, room)

    def _wake(self, table_id: str, room: Room) -> None:
        if room.task is None or room.task.done():
            room.task = asyncio.create_task(self._tell(table_id, room))

    async def _tell(self, table_id: str, room: Room) -> None:
        while room.news and room.listeners:
            news, room.news = room.news, set()
            try:
                if "chat" in news:
                    await self._tell_chat(table_id, room)
                elif "seats" in news:
                    room.chat = await self.talk.lines(table_id)
                if "presence" in news:
                    room.online = (await self.talk.present([table_id]))[table_id]
                if news & {"events", "seats"}:
                    await self._show(table_id, room)
                elif "presence" in news:
                    async with self.hub.at(table_id) as live:
                        online = [s.kind == "bot" or s.person in room.online for s in live.row.seats]
                    body = written(PresenceMessage(online))
                    for listener in room.listeners:
                        listener.put(body)
            except NoSuchTable:
                return
            except Exception:
                LOG.exception("table %s could not be told", table_id)
                await asyncio.sleep(0.5)

    async def _show(self, table_id: str, room: Room) -> None:
        """A slow listener skips states, because the newest one says everything."""
        for listener in room.listeners:
            listener.behind = listener.is_full
        listeners = [listener for listener in room.listeners if not listener.is_full]
        if listeners:
            await self._ask_whom_to_read(room)
            await self.showing.show(table_id, room, listeners)

    async def _ask_whom_to_read(self, room: Room) -> None:
        while missing := {x.person for x in room.listeners} - room.muted.keys():
            before = room.changes
            found = {person: await self.moderation.muted_by(person or "") for person in missing}
            if room.changes == before:  # otherwise it may be old already
                room.muted |= found

    async def _tell_chat(self, table_id: str, room: Room) -> None:
        known = room.chat[-1].id if room.chat else 0
        room.chat = await self.talk.lines(table_id)
        async with self.hub.at(table_id) as live:
            row = live.row
        await self._ask_whom_to_read(room)
        for line in room.chat:
            if line.id > known:
                seat = seat_of(row, line.person)
                body = written(ChatMessage(line.id, seat, line.who, line.text, line.at))
                for listener in room.listeners:
                    if line.person not in room.muted[listener.person]:
                        listener.put(body)

    async def greet(self, listener: Listener) -> None:
        """The first state of a socket, and the one it gets after telling what it has seen."""
        room = self.rooms[listener.table]
        room.chat = await self.talk.lines(listener.table)
        room.online = (await self.talk.present([listener.table]))[listener.table]
        listener.start_anew()
        await self._ask_whom_to_read(room)
        await self.showing.show(listener.table, room, [listener])

    async def explain(
        self, table_id: str, seat: int, language: str, may: Callable[[Live], bool]
    ) -> DecisionDetails | None:
        """What else there is to know of a decision; None if it is not asked any more."""
        return await self.showing.explain(table_id, self.rooms.get(table_id), seat, language, may)

    def speak(self, person: str, language: str) -> None:
        """A person has chosen another language."""
        for table_id, room in self.rooms.items():
            for listener in room.listeners:
                if listener.person == person:
                    listener.language = language
                    listener.start_anew()
                    room.news.add("events")
                    self._wake(table_id, room)

    def tell_clocks(self) -> None:
        """Lets the clocks of live tables be set right now and then."""
        now = time.time()
        for table_id, room in self.rooms.items():
            live = self.hub.lives.get(table_id)
            if live is None or live.sitting.clocks.terms is None or live.sitting.over:
                continue
            left = [
                None if s.kind == "bot" else live.sitting.clocks.remaining(s.seat, now)
                for s in live.row.seats
            ]
            body = written(ClockMessage(left))
            for listener in room.listeners:
                listener.put(body)

    def _turn(self, notice: Notice) -> None:
        """It is somebody's turn: said to the sockets the person has open at other tables."""
        for listener in self._of.get(notice.person, ()):
            if listener.table != notice.table:
                asyncio.get_running_loop().create_task(self._tell_turn(notice, listener))

    async def _tell_turn(self, notice: Notice, listener: Listener) -> None:
        with contextlib.suppress(NoSuchTable):
            async with self.hub.at(notice.table) as live:
                title = game_words(live.row.terms.game, listener.language).say("title")
            listener.put(written(NoticeMessage(notice.table, title)))
