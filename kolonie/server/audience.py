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
from collections import deque
from collections.abc import Collection, Iterator

from kolonie.server.bus import Notice
from kolonie.server.hub import Hub, Live, NoSuchTable
from kolonie.server.pace import Strides
from kolonie.server.picture import Viewer, build, pick_seat, seat_of
from kolonie.server.said import (
    ChatMessage,
    ClockMessage,
    NoticeMessage,
    PresenceMessage,
    Told,
    written,
)
from kolonie.server.sketchbook import Sketchbook
from kolonie.server.store.moderation import Moderation
from kolonie.server.store.people import People
from kolonie.server.store.rows import ChatRow
from kolonie.server.store.talk import Talk
from kolonie.server.words import game_words
from kolonie.table.sitting import Sitting

LOG = logging.getLogger("kolonie")
HEARTBEAT = 20.0
BREATH = 0.002
"""Seconds of the processor after which others are served before the next view is built."""


class Listener:
    """One open socket: a person (None: a spectator by link), the seat it asked for, and what waits for it."""

    def __init__(
        self, table: str, person: str | None, wanted: int | None, language: str, session: str = ""
    ) -> None:
        self.table = table
        self.session = session
        """What is kept of the session the socket was opened with."""
        self.ended = asyncio.Event()
        """The session is over, and with it the socket."""
        self.person = person
        self.wanted = wanted
        self.language = language
        self.seen: int | None = None
        self._told: Told | None = None
        """What this socket knows; None if it is to be told everything."""
        self._news: Told | None = None
        self._count = 0
        self._others: deque[bytes] = deque(maxlen=200)
        self._waiting = asyncio.Event()

    def put_state(self, news: Told) -> None:
        self._news = news
        self._waiting.set()

    @property
    def knows(self) -> bool:
        """Whether it is told only what has changed."""
        return self._told is not None

    def start_anew(self) -> None:
        """The next state is told whole."""
        self._told = None

    def put(self, body: bytes) -> None:
        self._others.append(body)
        self._waiting.set()

    async def next(self) -> bytes:
        while True:
            if self._others:
                return self._others.popleft()
            if self._news is not None:
                body = self._tell(self._news)
                if body:
                    return body
            self._waiting.clear()
            await self._waiting.wait()

    def _tell(self, news: Told) -> bytes:
        """Nothing if there is nothing new: the number of messages must not tell how often others changed
        their minds in secret."""
        older, self._news = self._told, None
        body = news.whole(self._count + 1) if older is None else news.since(older, self._count + 1)
        if body:
            self._told = news
            self._count += 1
        return body


class Room:
    """The listeners of one table, and what is said and who is there, as last read."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.news: set[str] = set()
        self.task: asyncio.Task[None] | None = None
        self.chat: list[ChatRow] = []
        self.online: set[str] = set()
        self.muted: dict[str | None, set[str]] = {None: set()}
        """Whom each of the listeners does not want to read, as far as it was asked for."""
        self.changes = 0
        """How often somebody here wanted to read other people than before."""
        self.book = Sketchbook(())
        self.read: tuple[list[int], int] = ([], 0)
        """Who did something in secret when the log was last told, and how long it was."""

    def tells_anew(self, sitting: Sitting) -> bool:
        """Whether the log has to be told from its beginning: something was taken back, or what was done in
        secret can be read now."""
        secret, length = self.read
        games = [sitting.game, *(draft.game for draft in sitting.drafts.values())]
        self.read = (sorted(sitting.game.shown), sum(len(game.journal or ()) for game in games))
        return self.read[0] != secret or self.read[1] < length

    def ask_again(self) -> None:
        """The listeners may want to read other people than before."""
        self.changes += 1
        self.muted = {None: set()}


def without(lines: list[ChatRow], muted: Collection[str]) -> list[ChatRow]:
    """The lines that others than these people have said."""
    return [line for line in lines if line.person not in muted] if muted else lines


class Audience:
    def __init__(self, hub: Hub, talk: Talk, people: People, moderation: Moderation, node: str) -> None:
        self.hub = hub
        self.people = people
        self.talk = talk
        self.moderation = moderation
        self.node = node
        self.rooms: dict[str, Room] = {}
        self._of: dict[str, set[Listener]] = {}
        """The sockets of each person, at whatever table."""
        self._strides = Strides()
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
        gone = listener.person is not None and all(x.person != listener.person for x in room.listeners)
        if not room.listeners:
            del self.rooms[listener.table]
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
                async with self.hub.at(table_id) as live:
                    if news & {"events", "seats"}:
                        await self._send_states(live, room, list(room.listeners))
                    elif "presence" in news:
                        online = [s.kind == "bot" or s.person in room.online for s in live.row.seats]
                        body = written(PresenceMessage(online))
                        for listener in room.listeners:
                            listener.put(body)
            except NoSuchTable:
                return
            except Exception:
                LOG.exception("table %s could not be told", table_id)
                await asyncio.sleep(0.5)

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

    async def _send_states(self, live: Live, room: Room, listeners: list[Listener]) -> None:
        """What was drawn before is soon compared; a whole table or the film of a finished game takes long."""
        await self._ask_whom_to_read(room)
        chats = [without(room.chat, room.muted.get(listener.person, ())) for listener in listeners]
        views = self._views(live, room, listeners, chats)
        game = live.row.terms.game
        known = room.book.names == live.row.names and all(listener.knows for listener in listeners)
        anew = room.tells_anew(live.sitting)
        if not known or live.sitting.over:
            told = await asyncio.to_thread(list, views)
        elif anew or self._strides.may_be_long(game):
            told = await asyncio.to_thread(self._timed, game, views, anew)
        else:
            told = []
            began = time.thread_time()
            for news in views:
                told.append(news)
                took = time.thread_time() - began
                self._strides.took(game, took)
                if took > BREATH:
                    await asyncio.sleep(0)
                began = time.thread_time()
        for listener, news in zip(listeners, told, strict=True):
            listener.seen = None
            listener.put_state(news)

    def _timed(self, game: str, views: Iterator[Told], anew: bool) -> list[Told]:
        """In a thread. What is told from its beginning says nothing of how long it takes otherwise."""
        told = []
        began = time.thread_time()
        for news in views:
            told.append(news)
            if not anew:
                self._strides.took(game, time.thread_time() - began)
            began = time.thread_time()
        return told

    def _views(
        self, live: Live, room: Room, listeners: list[Listener], chats: list[list[ChatRow]]
    ) -> Iterator[Told]:
        """What each of them is told, one after the other."""
        if room.book.names != live.row.names:
            room.book = Sketchbook(live.row.names)
        built: dict[tuple[str | None, int | None, str, int | None], Told] = {}
        for listener, chat in zip(listeners, chats, strict=True):
            seat = pick_seat(live.row, live.sitting, listener.person, listener.wanted)
            key = (listener.person, seat, listener.language, listener.seen)
            news = built.get(key)
            if news is None:
                seats = tuple(live.row.seats_of(listener.person))
                viewer = Viewer(listener.person, seat, seats, listener.language, listener.seen)
                film = live.reel() if live.sitting.over else None
                state = build(live.row, live.sitting, viewer, room.online, chat, film, book=room.book)
                news = built[key] = Told(state)
            yield news

    async def greet(self, listener: Listener) -> None:
        """The first state of a socket, and the one it gets after telling what it has seen."""
        room = self.rooms[listener.table]
        room.chat = await self.talk.lines(listener.table)
        room.online = (await self.talk.present([listener.table]))[listener.table]
        listener.start_anew()
        async with self.hub.at(listener.table) as live:
            await self._send_states(live, room, [listener])

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
