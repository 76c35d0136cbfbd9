"""The painters of a server: processes that draw the tables people look at (`painter`), and the lines to them.

They are started when somebody looks at a table, and go when nobody has for a while. Until one is ready, and
whenever one fails, the server draws by itself: nothing depends on them but how much it bears.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import time
from multiprocessing import get_context
from typing import Any

from kolonie.server.painter import ANSWER, Answer, Draw, Explain, Failed, Frames, Leave, Ready, packed, work

LOG = logging.getLogger("kolonie")
ROOMS = 12
"""So many tables one painter draws before another one is started."""
RESTS = 60.0
"""Seconds after which a painter without a table goes."""
ANEW = 10.0
"""Seconds before the next one is started when one has died."""


class Unpainted(Exception):
    """The painter failed at this table, or died."""


class Painter(asyncio.Protocol):
    """One process and the line to it. Answers come in the order of the orders."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, theirs = socket.socketpair()
        self.process: Any = context.Process(target=work, args=(theirs,), daemon=True, name="kolonie-painter")
        self.process.start()
        theirs.close()
        self.ready = False
        self.gone = False
        self.tables: set[str] = set()
        self.used = time.monotonic()
        self._transport: asyncio.WriteTransport | None = None
        self.painted = 0
        """How many orders it has carried out."""
        self._frames = Frames()
        self._open: dict[int, asyncio.Future[Answer]] = {}
        self._asked = 0

    async def open(self) -> None:
        self.line.setblocking(False)
        await asyncio.get_running_loop().create_unix_connection(lambda: self, sock=self.line)

    @property
    def next(self) -> int:
        """The number of the next order."""
        self._asked += 1
        return self._asked

    def ask(self, order: Draw | Explain) -> asyncio.Future[Answer]:
        """Sends the order at once, so that orders arrive as they were given. Its answer may be Unpainted."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._open[order.number] = future
        self.used = time.monotonic()
        if self.gone or self._transport is None:
            self._answer(order.number, Unpainted("it has gone"))
        else:
            self._transport.write(packed(order))
        return future

    def leave(self, table: str) -> None:
        self.tables.discard(table)
        self.used = time.monotonic()
        if self._transport is not None and not self.gone:
            self._transport.write(packed(Leave(table)))

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        for body in self._frames.cut(data):
            answer = ANSWER.decode(body)
            if isinstance(answer, Ready):
                self.ready = True
            elif isinstance(answer, Failed):
                LOG.warning("a painter failed: %s", answer.why)
                self._answer(answer.number, Unpainted(answer.why))
            else:
                self.painted += 1
                self._answer(answer.number, answer)

    def connection_lost(self, _error: Exception | None) -> None:
        self.gone = True
        for number in list(self._open):
            self._answer(number, Unpainted("it has gone"))

    def _answer(self, number: int, found: Answer | Unpainted) -> None:
        future = self._open.pop(number, None)
        if future is None or future.done():
            return
        if isinstance(found, Unpainted):
            future.set_exception(found)
            future.exception()  # whoever asked may have gone
        else:
            future.set_result(found)

    def end(self) -> None:
        self.gone = True
        if self._transport is not None:
            self._transport.close()
        self.process.terminate()

    async def ended(self) -> None:
        await asyncio.to_thread(self.process.join, 2)
        if self.process.is_alive():
            self.process.kill()


class Studio:
    """Who draws which table. `size` is how many painters there may be; with none the server draws itself."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.painters: list[Painter] = []
        self._starting: asyncio.Task[None] | None = None
        self._not_before = 0.0
        self._closed = False
        self._before = 0
        """What painters who have gone had carried out."""

    @property
    def painted(self) -> int:
        """How many orders have been carried out."""
        return self._before + sum(one.painted for one in self.painters)

    def painter(self, table: str) -> Painter | None:
        """The one with the fewest tables draws this one, if there is one that is ready."""
        ready = [one for one in self.painters if one.ready and not one.gone]
        found = min(ready, key=lambda one: len(one.tables), default=None)
        if found is None or len(found.tables) >= ROOMS:
            self._start()
        if found is not None:
            found.tables.add(table)
        return found

    def _start(self) -> None:
        waiting = any(not one.ready and not one.gone for one in self.painters)
        alive = sum(not one.gone for one in self.painters)
        starting = self._starting is not None and not self._starting.done()
        if self._closed or waiting or starting or alive >= self.size or time.monotonic() < self._not_before:
            return
        self._starting = asyncio.create_task(self._started())

    async def _started(self) -> None:
        try:
            painter = await asyncio.to_thread(Painter)
            self.painters.append(painter)
            await painter.open()
        except OSError:
            LOG.exception("no painter could be started")
            self._not_before = time.monotonic() + ANEW

    async def tidy(self) -> None:
        """Lets go of painters who have died, and of those who have had nothing to do for a while."""
        now = time.monotonic()
        for painter in list(self.painters):
            if painter.gone:
                self._not_before = now + ANEW
            elif not painter.ready or painter.tables or now - painter.used < RESTS:
                continue
            self.painters.remove(painter)
            self._before += painter.painted
            painter.end()
            await painter.ended()

    async def close(self) -> None:
        self._closed = True
        if self._starting is not None:
            with contextlib.suppress(Exception):
                await self._starting
        for painter in self.painters:
            painter.end()
        for painter in self.painters:
            await painter.ended()
