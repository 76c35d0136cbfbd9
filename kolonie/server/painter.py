"""A painter's process: tables that people look at are drawn here, so that the server only moves and sends.

It has a table as the server has it, made from the same log, and is told every event. What it answers with is
what goes over the sockets. It is told the secrets of its tables, like the server, and keeps nothing.
"""

from __future__ import annotations

import gc
import logging
import select
import signal
import socket
import struct
import time
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from kolonie.core.text import LANGUAGES
from kolonie.games import title as game_title
from kolonie.games import titles
from kolonie.server.collecting import ALL, FEW, MANY, NEW, calm_the_collector
from kolonie.server.easel import Easel, Looking
from kolonie.server.live import Live
from kolonie.server.picture import details
from kolonie.server.restoring import Kept, at_once
from kolonie.server.states import DecisionDetails
from kolonie.server.store.packs import box_of
from kolonie.server.store.rows import ChatRow, TableRow
from kolonie.server.words import game_words
from kolonie.table.events import Event
from kolonie.table.sitting import Sitting

LOG = logging.getLogger("kolonie")
HEAD = struct.Struct("!I")
"""Before each message goes its length."""
ALONE = 3.0
"""Seconds without a message after which nobody is thought to move."""


class Given(Struct, frozen=True):
    """A table as it is kept, with the texts of its packs where they are not those of this program."""

    kept: Kept
    packs: dict[str, str] = {}


class News(Struct, frozen=True):
    """What a painter has to know before it answers: the table, its row, what has happened at it.

    `version` is where that leads to. `given` is all of it, if it was not told before.
    """

    table: str
    row: TableRow
    version: int
    events: list[Event] = []
    given: Given | None = None


class Draw(Struct, frozen=True, tag="draw"):
    """What is told to these? `gone` are sockets that are no longer there."""

    number: int
    news: News
    looking: list[Looking]
    gone: list[int]
    online: set[str]
    chat: list[ChatRow]


class Explain(Struct, frozen=True, tag="explain"):
    """What else is there to know of the decision of a seat?"""

    number: int
    news: News
    seat: int
    language: str


class Leave(Struct, frozen=True, tag="leave"):
    """Nobody looks at the table any more."""

    table: str


Order = Draw | Explain | Leave


class Ready(Struct, frozen=True, tag="ready"):
    """It has read all words and can begin."""


class Painted(Struct, frozen=True, tag="painted"):
    number: int
    bodies: list[tuple[int, bytes]]


class Explained(Struct, frozen=True, tag="explained"):
    number: int
    details: DecisionDetails


class Failed(Struct, frozen=True, tag="failed"):
    """There is no answer, and the table is forgotten: the server draws it itself."""

    number: int
    why: str


Answer = Ready | Painted | Explained | Failed
ORDER: msgspec.msgpack.Decoder[Order] = msgspec.msgpack.Decoder(Order)
ANSWER: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)
ENCODER = msgspec.msgpack.Encoder()


class Lost(Exception):
    """The table here is not the one that the server has."""


def packed(message: Order | Answer) -> bytes:
    """A message as it goes over the line."""
    body = ENCODER.encode(message)
    return HEAD.pack(len(body)) + body


class Frames:
    """Cuts what comes over the line into messages."""

    def __init__(self) -> None:
        self._buffer = bytearray()

    def cut(self, data: bytes) -> Iterator[bytes]:
        buffer = self._buffer
        buffer += data
        at = 0
        while len(buffer) - at >= HEAD.size:
            (size,) = HEAD.unpack_from(buffer, at)
            end = at + HEAD.size + size
            if len(buffer) < end:
                break
            yield bytes(buffer[at + HEAD.size : end])
            at = end
        del buffer[:at]


class Gallery:
    """The tables that this painter draws."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[Live, Easel]] = {}

    def answer(self, order: Order) -> Answer | None:
        if isinstance(order, Leave):
            self._tables.pop(order.table, None)
            return None
        try:
            live, easel = self._brought_up(order.news)
            if isinstance(order, Explain):
                found = details(live.row, live.sitting, order.seat, order.language)
                return Explained(order.number, found)
            easel.forget(order.gone)
            return Painted(order.number, list(easel.paint(live, order.looking, order.online, order.chat)))
        except Exception as error:
            self._tables.pop(order.news.table, None)
            LOG.exception("table %s could not be drawn", order.news.table)
            return Failed(order.number, repr(error))

    def _brought_up(self, news: News) -> tuple[Live, Easel]:
        """The table as it is now. Raises Lost."""
        known = self._tables.get(news.table)
        if news.given is not None:
            live = Live(news.row, restored(news.given), 0)
            known = self._tables[news.table] = (live, known[1] if known is not None else Easel())
        if known is None:
            raise Lost("it was never told")
        live = known[0]
        live.row = news.row
        for event in news.events:
            live.sitting.apply(event)
        if live.sitting.version != news.version:
            raise Lost(f"{live.sitting.version} instead of {news.version}")
        return known


def restored(given: Given) -> Sitting:
    """The sitting from what is kept of it."""
    row, title = given.kept.row, game_title(given.kept.row.terms.game)
    box: Any = (
        box_of(title, row.terms, given.packs) if given.packs else title.box(settings=row.terms.settings)
    )
    if given.kept.snapshot is not None:
        found = at_once(row, given.kept.snapshot, given.kept.events, box)
        if found is None:
            raise Lost("its snapshot cannot be read")
        return found
    sitting = Sitting(title, row.terms, row.names, box)
    for event in given.kept.events:
        sitting.apply(event)
    return sitting


def learn() -> None:
    """Reads the words and boxes of all games, which takes long, before somebody waits."""
    for title in titles():
        title.box(settings={})
        for language in LANGUAGES:
            game_words(title.id, language)


def work(line: socket.socket) -> None:
    """The life of a painter: orders in, answers out, until the other side closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    learn()
    calm_the_collector()
    gallery, frames = Gallery(), Frames()
    try:
        line.sendall(packed(Ready()))
        while data := _next(line):
            for body in frames.cut(data):
                answer = gallery.answer(ORDER.decode(body))
                if answer is not None:
                    line.sendall(packed(answer))
            if gc.get_count()[0] > MANY:
                gc.collect(ALL)
    except OSError:
        return


def _next(line: socket.socket) -> bytes:
    """What comes next. While nothing comes, rings are looked for."""
    waited = time.monotonic()
    while not select.select([line], [], [], ALONE)[0]:
        if gc.get_count()[0] > FEW and time.monotonic() - waited > ALONE:
            gc.collect(NEW)
    return line.recv(1 << 18)
