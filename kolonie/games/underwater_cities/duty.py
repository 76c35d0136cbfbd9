"""What a player owes in the turn: at least one part of the slot, of a used action card (UC-3.12, UC-6.15).

An obligation is a bit of `Table.owed`; the frames that can meet it carry its number as `owed` in their
environment. Obligations are nested: to meet one is to meet all that came from it. Bit 0 is a slot of
which something can always be done. Any higher bit must be watched, because a careless step could make it
impossible (`foresight`): bit 1 is any other slot, then come used action cards and the like.
"""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Env, Frame
from kolonie.games.underwater_cities.state import Table

SURE: Final = 1
WATCHED: Final = 2
SLOT: Final = 1
"""The number of the obligation to perform a slot that is not sure."""
FURTHER: Final = 2
"""The first number of all other obligations."""


def performed(table: Table, env: Env) -> None:
    """A part was really done."""
    owed = env.get("owed")
    if owed is not None:
        table.owed &= (1 << owed) - 1


def is_free(table: Table, env: Env) -> bool:
    """True if the group may be left now."""
    owed = env.get("owed")
    return owed is None or not table.owed >> owed & 1


def oblige(table: Table, frame: Frame) -> Frame:
    """From here on at least one part must be done; an open obligation of the frame already says so."""
    if not is_free(table, frame.env):
        return watch(table, frame)
    owed = max(FURTHER, table.owed.bit_length())
    table.owed |= 1 << owed
    return frame.bind("owed", owed)


def watch(table: Table, frame: Frame) -> Frame:
    """A slot of which something could always be done is now tied to one part of it, which may fail."""
    if frame.env["owed"] == 0 and table.owed & SURE:
        table.owed |= WATCHED
    return frame


def meets_it(table: Table, env: Env) -> bool:
    """True if the frame's own parts meet all that must be watched, so that none of them can do harm."""
    owed = env.get("owed")
    if owed is None:
        return False
    watched = table.owed & ~SURE
    return watched == 0 or watched == 1 << owed or (owed == 0 and watched == WATCHED)
