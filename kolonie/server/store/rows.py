"""Rows as values."""

from __future__ import annotations

from typing import Literal

import msgspec

from kolonie.table.events import Terms

SeatKind = Literal["me", "open", "link", "bot", "hotseat"]
Status = Literal["open", "running", "finished", "closed"]
"""`closed`: it ended before the game began."""
Mode = Literal["live", "days"]
Origin = Literal["played", "practice", "record"]


class Person(msgspec.Struct, frozen=True):
    """Somebody at this server: a guest, or somebody with an account."""

    id: str
    name: str
    guest: bool
    language: str | None
    theme: str
    mail: str | None = None
    session: str = ""


class ChatRow(msgspec.Struct, frozen=True):
    """A line of a chat."""

    id: int
    person: str | None
    who: str
    text: str
    at: float


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    person: str | None = None
    bot: str | None = None
    token: str | None = None
    pledge: str | None = None
    """What the player is bound to add to the shuffle."""
    entropy: str | None = None

    @property
    def free(self) -> bool:
        return self.kind in ("open", "link") and self.person is None


class Stopped(msgspec.Struct, frozen=True):
    """Why a table cannot go on: this program would play it differently. It is shown after `shown` moves."""

    rules: str
    now: str
    shown: int
    moves: int


class TableRow(msgspec.Struct, frozen=True):
    """A table without its log. `terms` holds the seed: it never leaves the server before the end."""

    id: str
    terms: Terms
    status: Status
    mode: Mode
    origin: Origin
    public: bool
    owner: str
    watch: str
    created: float
    updated: float
    to_act: tuple[int, ...]
    seats: tuple[SeatRow, ...]
    stopped: Stopped | None = None
    """Not kept: it follows from the log and from the program that reads it."""
    expires: float | None = None
    """When the table ends if nobody comes; set once its people have been warned."""
    wake_at: float | None = None
    """When a clock runs out or a bot should have moved, as far as it was known when the row was read."""

    def seats_of(self, person: str | None) -> list[int]:
        return [s.seat for s in self.seats if person is not None and s.person == person]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)
