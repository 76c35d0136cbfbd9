"""Who listens at a table, and what waits to be sent to each of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from itertools import count

from kolonie.server.easel import Easel, Looking
from kolonie.server.live import Live
from kolonie.server.said import is_whole, numbered
from kolonie.server.store.rows import ChatRow
from kolonie.server.studio import Painter

NUMBERS = count(1)


class Listener:
    """One open socket: a person (None: a spectator by link), the seat it asked for, and what waits for it."""

    def __init__(
        self, table: str, person: str | None, wanted: int | None, language: str, session: str = ""
    ) -> None:
        self.number = next(NUMBERS)
        self.table = table
        self.session = session
        """What is kept of the session the socket was opened with."""
        self.ended = asyncio.Event()
        """The session is over, and with it the socket."""
        self.person = person
        self.wanted = wanted
        self.language = language
        self.seen: int | None = None
        self.behind = False
        """More has happened than what waits to be sent."""
        self.catch_up: Callable[[], None] = lambda: None
        """Called when it was behind and everything is sent."""
        self._anew = True
        self._count = 0
        """How much it has been told of the table."""
        self._states: deque[bytes] = deque()
        self._others: deque[bytes] = deque(maxlen=200)
        self._waiting = asyncio.Event()

    def start_anew(self) -> None:
        """The next state is told whole."""
        self._anew = True

    def looks(self, muted: set[str]) -> Looking:
        """How it wants to see the table now; what was to be told anew is told by this."""
        seen, self.seen = self.seen, None
        anew, self._anew = self._anew, False
        return Looking(self.number, self.person, self.wanted, self.language, seen, anew, tuple(sorted(muted)))

    @property
    def is_full(self) -> bool:
        """Whether a state waits to be sent. It is told no other one meanwhile: the next says everything."""
        return bool(self._states)

    def put_state(self, body: bytes) -> None:
        """What is told whole needs nothing that was told before."""
        if body:
            if is_whole(body):
                self._states.clear()
            self._states.append(body)
            self._waiting.set()

    def put(self, body: bytes) -> None:
        self._others.append(body)
        self._waiting.set()

    async def next(self) -> bytes:
        while True:
            if self._others:
                return self._others.popleft()
            if self._states:
                body = self._states.popleft()
                if self.behind and not self._states:
                    self.behind = False
                    self.catch_up()
                self._count += 1
                return numbered(body, self._count)
            self._waiting.clear()
            await self._waiting.wait()


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
        self.easel = Easel()
        """Where it is drawn, if no painter draws it."""
        self.painter: Painter | None = None
        self.told: Live | None = None
        """The table in memory whose events the painter is told."""
        self.drawn_here = False
        """No painter is to draw it any more."""
        self.gone: list[int] = []
        """Sockets that have gone since the painter was last asked."""

    def ask_again(self) -> None:
        """The listeners may want to read other people than before."""
        self.changes += 1
        self.muted = {None: set()}

    def draw_here(self, table: str) -> None:
        """The painter is of no use and is to forget the table: everything is drawn again, in this process."""
        if self.told is not None:
            self.told.feed = None
        if self.painter is not None:
            self.painter.leave(table)
        self.painter = self.told = None
        self.drawn_here = True
        self.easel = Easel()
        for listener in self.listeners:
            listener.start_anew()
