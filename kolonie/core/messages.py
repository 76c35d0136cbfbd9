"""What the engine says to people, before it is put into a language."""

from __future__ import annotations

from msgspec import Struct


class Message(Struct, frozen=True, gc=False):
    """A Fluent message: its key and its arguments. An argument may be a message itself."""

    key: str
    args: tuple[tuple[str, object], ...] = ()


def message(key: str, **args: object) -> Message:
    return Message(key, tuple(args.items()))
