"""The record of a table as one viewer may have it before the end.

A choice that is still somebody's secret stands as `?`. The seed is not in it either, only the commitment.
"""

from __future__ import annotations

from dataclasses import replace

from kolonie.core.records import Record
from kolonie.core.views import may_read
from kolonie.table.table import Table

HIDDEN = "?"


def public_record(table: Table, names: tuple[str, ...], viewers: list[int]) -> Record:
    """The record as somebody on these seats may see it (none: a spectator)."""
    game = table.game
    moves = table.record.moves
    if not table.record.hash:
        watching: list[int | None] = [*viewers] or [None]
        told: dict[int, bool] = {}
        for entry in game.journal or ():
            known = any(may_read(game, entry, seat) for seat in watching)
            told.setdefault(entry.number, known)
        moves = [
            (seat, key if told.get(number, False) else HIDDEN) for number, (seat, key) in enumerate(moves, 1)
        ]
    return replace(table.record, seats=names, moves=moves)
