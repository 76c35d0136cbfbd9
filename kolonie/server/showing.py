"""How the listeners of a table are shown what it is like now: drawn by a painter, or here.

A painter is told under the table's lock what has happened, in the order in which it did; its answer is waited
for without the lock, so that nobody's move waits for a picture.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

from kolonie.server.easel import Easel, Looking
from kolonie.server.hub import Hub
from kolonie.server.live import Live
from kolonie.server.pace import Strides
from kolonie.server.painter import Draw, Explain, Explained, Given, News, Painted
from kolonie.server.picture import details
from kolonie.server.restoring import Kept
from kolonie.server.room import Listener, Room
from kolonie.server.states import DecisionDetails
from kolonie.server.studio import Studio, Unpainted

BREATH = 0.002
"""Seconds of the processor after which others are served before the next view is built."""


class Showing:
    def __init__(self, hub: Hub, studio: Studio) -> None:
        self.hub = hub
        self.studio = studio
        self._strides = Strides()

    async def show(self, table_id: str, room: Room, listeners: list[Listener]) -> None:
        """Each of them gets its own view: the first time whole, afterwards what has changed."""
        async with self.hub.at(table_id) as live:
            if len(listeners) == len(room.listeners):
                self._hand_over(live, room)
            news = await self._news(live, room)
            looking = [one.looks(room.muted.get(one.person, set())) for one in listeners]
            painter = room.painter
            if painter is None or news is None:
                _put(listeners, await self._drawn(live, room, looking))
                return
            gone, room.gone = room.gone, []
            painted = painter.ask(Draw(painter.next, news, looking, gone, room.online, room.chat))
        try:
            answer = await painted
        except Unpainted:
            if room.painter is painter:
                room.draw_here(table_id)
            await self.show(table_id, room, list(room.listeners))
            return
        assert isinstance(answer, Painted)
        _put(listeners, dict(answer.bodies))

    async def explain(
        self, table_id: str, room: Room | None, seat: int, language: str, may: Callable[[Live], bool]
    ) -> DecisionDetails | None:
        """What else there is to know of a decision; None if it is not asked any more."""
        async with self.hub.at(table_id) as live:
            if not may(live):
                return None
            news = None if room is None else await self._news(live, room)
            painter = None if room is None else room.painter
            if painter is None or news is None:
                return await asyncio.to_thread(details, live.row, live.sitting, seat, language)
            explained = painter.ask(Explain(painter.next, news, seat, language))
        try:
            answer = await explained
        except Unpainted:
            return await self.explain(table_id, None, seat, language, may)
        assert isinstance(answer, Explained)
        return answer.details

    def leave(self, table_id: str, room: Room) -> None:
        """Nobody looks at the table any more."""
        if room.painter is not None:
            room.painter.leave(table_id)
        if room.told is not None:
            room.told.feed = None

    # -- by a painter

    def _hand_over(self, live: Live, room: Room) -> None:
        """A painter who is ready draws the table from now on; everybody here is told all of it once more."""
        if room.painter is not None or room.drawn_here or live.row.stopped is not None:
            return
        room.painter = self.studio.painter(live.row.id)
        if room.painter is not None:
            room.easel = Easel()
            for listener in room.listeners:
                listener.start_anew()

    async def _news(self, live: Live, room: Room) -> News | None:
        """What the painter of the room has to be told; None if the table is drawn here."""
        table_id = live.row.id
        if room.painter is None:
            return None
        given: Given | None = None
        if room.told is not live:
            given = await self._given(live)
            if given is None:
                room.draw_here(table_id)
                return None
            if room.told is not None:
                room.told.feed = None
            room.told = live
            live.feed = []
        events, live.feed = live.feed or [], []
        return News(table_id, live.row, live.sitting.version, events, given)

    async def _given(self, live: Live) -> Given | None:
        """All that the table is made from, as it is kept."""
        if live.row.stopped is not None:
            return None
        found = await self.hub.tables.load(live.row.id)
        if found is None:
            return None
        _row, snapshot, events = found
        packs = await self.hub.tables.components.texts(live.row.terms)
        return Given(Kept(live.row, snapshot, events), packs)

    # -- here

    async def _drawn(self, live: Live, room: Room, looking: list[Looking]) -> dict[int, bytes]:
        """What was drawn before is soon compared; a whole table or the film of a finished game takes long."""
        game = live.row.terms.game
        known = room.easel.knows(live, looking)
        anew = room.easel.tells_anew(live.sitting)
        room.easel.forget(room.gone)
        room.gone = []
        views = room.easel.paint(live, looking, room.online, room.chat)
        if not known or live.sitting.over:
            return await asyncio.to_thread(dict, views)
        if anew or self._strides.may_be_long(game):
            return await asyncio.to_thread(self._timed, game, views, anew)
        told: dict[int, bytes] = {}
        began = time.thread_time()
        for number, body in views:
            told[number] = body
            took = time.thread_time() - began
            self._strides.took(game, took)
            if took > BREATH:
                await asyncio.sleep(0)
            began = time.thread_time()
        return told

    def _timed(self, game: str, views: Iterator[tuple[int, bytes]], anew: bool) -> dict[int, bytes]:
        """In a thread. What is told from its beginning says nothing of how long it takes otherwise."""
        told: dict[int, bytes] = {}
        began = time.thread_time()
        for number, body in views:
            told[number] = body
            if not anew:
                self._strides.took(game, time.thread_time() - began)
            began = time.thread_time()
        return told


def _put(listeners: list[Listener], bodies: dict[int, bytes]) -> None:
    for listener in listeners:
        listener.put_state(bodies.get(listener.number, b""))
