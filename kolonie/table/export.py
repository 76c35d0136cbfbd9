"""The record of a table as one viewer may have it before the end, and how far a viewer can count.

Choices that are still somebody's secret are left out: not even how many there are is told. The seed is not in
it either, only the commitment.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import replace

from kolonie.core.engine import Entry, Game
from kolonie.core.records import Record
from kolonie.core.views import may_read
from kolonie.table.table import Table


class Count:
    """The moves that somebody may know of, by their numbers in the game; others do not count for it."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = numbers

    @property
    def moves(self) -> int:
        return len(self.numbers)

    def upto(self, number: int) -> int:
        """How many of them there are up to the game's move `number`."""
        return bisect_right(self.numbers, number)

    def before_next(self, count: int, length: int) -> int:
        """The game's last move before the one that would be the next of them; the last of all is `length`."""
        return self.numbers[count] - 1 if count < len(self.numbers) else length


def counted(entries: Iterable[Entry]) -> Count:
    """What can be counted by somebody who reads these lines of the journal."""
    return Count(sorted({entry.number for entry in entries if entry.choice is not None and not entry.forced}))


def known(game: Game, viewers: Sequence[int | None]) -> Count:
    """What somebody on these seats can count (None: a spectator); after the end everything."""
    if game.over:
        return Count(range(1, game.number + 1))
    entries = game.journal or ()
    return counted(entry for entry in entries if any(may_read(game, entry, seat) for seat in viewers))


def public_record(table: Table, names: tuple[str, ...], viewers: list[int]) -> Record:
    """The record as somebody on these seats may see it (none: a spectator)."""
    moves = table.record.moves
    if not table.record.hash:
        watching: list[int | None] = [*viewers] or [None]
        moves = [moves[number - 1] for number in known(table.game, watching).numbers]
    return replace(table.record, seats=names, moves=moves)
