"""Telling every process that something happened at a table: only what and where, never what it was.

Each process that has somebody listening then reads the log and builds each listener's own view. With
SQLite there is one process and a notice goes straight to it; with PostgreSQL notices travel by
LISTEN/NOTIFY (`notifying`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

What = Literal["events", "seats", "chat", "presence", "turn", "person", "session", "muted"]


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something new at a table. `person` is set for "turn" (whose) and "person" (who has changed), and for
    "muted" (who wants to read other people than before, at whatever table).

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
