"""How a newer state differs from an older one, as it is sent: steps, each with a path into the state."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

Path = list[str | int]


class Put(Struct, tag_field="do", tag="put", gc=False):
    """What stands at the path is this now."""

    at: Path
    value: Any


class Splice(Struct, tag_field="do", tag="splice", gc=False):
    """In the list at the path, `drop` items from `start` on make room for `add`."""

    at: Path
    start: int
    drop: int
    add: list[Any]


Step = Put | Splice
