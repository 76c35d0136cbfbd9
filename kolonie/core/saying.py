"""A message as a struct, apart from what makes messages: msgspec makes and compares it, mypyc does not."""

from __future__ import annotations

from msgspec import Struct


class Message(Struct, frozen=True, gc=False):
    """A Fluent message: its key and its arguments. An argument may be a message itself."""

    key: str
    args: tuple[tuple[str, object], ...] = ()
