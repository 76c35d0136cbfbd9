"""What goes over the wire when people look after themselves: sessions, passwords, what is kept of them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kolonie.server.api import Name, Password
from kolonie.server.progress import Progress
from kolonie.server.store.rows import Status


class PasswordChange(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password

    def __repr__(self) -> str:
        return "PasswordChange(hidden)"


class ResetWish(Struct, forbid_unknown_fields=True):
    """The name of an account whose password is forgotten."""

    name: Name


class NewPassword(Struct, forbid_unknown_fields=True):
    password: Password

    def __repr__(self) -> str:
        return "NewPassword(hidden)"


class Farewell(Struct, forbid_unknown_fields=True):
    """An account is deleted with its password; a guest has none."""

    password: Password | None = None

    def __repr__(self) -> str:
        return "Farewell(hidden)"


class SessionInfo(Struct):
    """A browser that is logged in."""

    id: str
    created: float
    seen: float
    agent: str
    current: bool


class EndSession(Struct, forbid_unknown_fields=True):
    """Without `id` all sessions but this one are ended."""

    id: Annotated[str, Meta(min_length=16, max_length=16)] | None = None


class Deletion(Struct):
    """What deleting oneself would do, in sentences."""

    goes: list[str]
    stays: list[str]


class KeptTable(Struct):
    table: str
    game: str
    status: Status
    seat: int
    name: str
    created: float
    updated: float


class KeptResult(Struct):
    table: str
    game: str
    score: int
    won: bool
    resigned: bool
    at: float


class KeptLine(Struct):
    table: str
    text: str
    at: float


class KeptReport(Struct):
    table: str
    who: str
    text: str
    reason: str
    at: float


class KeptData(Struct):
    """Everything that is kept about a person. Hashes of passwords and sessions stay here."""

    id: str
    name: str
    guest: bool
    language: str | None
    theme: str
    mail: str | None
    created: float
    seen: float
    sessions: list[SessionInfo]
    tables: list[KeptTable]
    results: list[KeptResult]
    chat: list[KeptLine]
    reports: list[KeptReport]
    muted: list[str]
    progress: Progress
