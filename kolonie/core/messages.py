"""What the engine says to people, before it is put into a language."""

from __future__ import annotations

from kolonie.core.saying import Message as Message


def message(key: str, **args: object) -> Message:
    return Message(key, tuple(args.items()))
