"""Telling every process that something happened at a table: only what and where, never what it was.

Each process that has somebody listening then reads the log and builds each listener's own view. With
SQLite there is one process and a notice goes straight to it; with PostgreSQL notices travel by
LISTEN/NOTIFY.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Literal, Protocol

import asyncpg
import msgspec
from sqlalchemy import make_url

LOG = logging.getLogger("kolonie")
CHANNEL = "kolonie"

What = Literal["events", "seats", "chat", "presence", "turn", "person", "session"]


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something new at a table. `person` is set for "turn" (whose) and "person" (who has changed).

    With "session" it is what is kept of a session that is over.
    """

    table: str
    what: What
    number: int = 0
    person: str = ""


Listener = Callable[[Notice], None]


class Bus(Protocol):
    """How notices travel. `lost` is called when some may have been missed."""

    async def open(self, heard: Listener, lost: Callable[[], None]) -> None: ...

    async def publish(self, notice: Notice) -> None: ...

    async def close(self) -> None: ...


class LocalBus:
    """One process: what is published is heard at once."""

    def __init__(self) -> None:
        self._heard: Listener | None = None

    async def open(self, heard: Listener, lost: Callable[[], None]) -> None:
        self._heard = heard

    async def publish(self, notice: Notice) -> None:
        if self._heard is not None:
            self._heard(notice)

    async def close(self) -> None:
        self._heard = None


class PostgresBus:
    """Several processes on one PostgreSQL. The listening connection is renewed when it breaks."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url).set(drivername="postgresql")
        self._dsn = parsed.render_as_string(hide_password=False)
        self._listener: asyncpg.Connection[Any] | None = None
        self._speaker: asyncpg.Connection[Any] | None = None
        self._speaking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def open(self, heard: Listener, lost: Callable[[], None]) -> None:
        await self._listen(heard)
        self._task = asyncio.create_task(self._keep(heard, lost))

    async def _listen(self, heard: Listener) -> None:
        connection = await asyncpg.connect(self._dsn)

        def on_notice(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            try:
                heard(msgspec.json.decode(str(payload), type=Notice))
            except msgspec.DecodeError:
                LOG.warning("a notice that is not one of ours")

        await connection.add_listener(CHANNEL, on_notice)
        self._listener = connection

    async def _keep(self, heard: Listener, lost: Callable[[], None]) -> None:
        """Looks after the listening connection; whatever was missed meanwhile is read again."""
        while True:
            await asyncio.sleep(1)
            try:
                if self._listener is None or self._listener.is_closed():
                    await self._listen(heard)
                    lost()
            except (OSError, asyncpg.PostgresError) as error:
                LOG.warning("the notification channel is down: %s", type(error).__name__)

    async def publish(self, notice: Notice) -> None:
        """A notice that cannot be sent only delays: the log is the truth."""
        async with self._speaking:
            try:
                if self._speaker is None or self._speaker.is_closed():
                    self._speaker = await asyncpg.connect(self._dsn)
                text = msgspec.json.encode(notice).decode()
                await self._speaker.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOG.warning("a notice could not be sent: %s", type(error).__name__)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        for connection in (self._listener, self._speaker):
            if connection is not None and not connection.is_closed():
                await connection.close()
