"""Notices between several processes on one PostgreSQL. Where there is none, its driver is not loaded."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import make_url

from kolonie.server.bus import Listener, Notice

LOG = logging.getLogger("kolonie")
CHANNEL = "kolonie"
NOTICE = msgspec.json.Decoder(Notice)


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
                heard(NOTICE.decode(str(payload)))
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
