"""A table in memory."""

from __future__ import annotations

import time

from kolonie.server.store.rows import TableRow
from kolonie.table.events import Event
from kolonie.table.film import Film, Still
from kolonie.table.sitting import Sitting


class Live:
    """A table in memory: its row, its sitting, and (once asked for) its film."""

    __slots__ = ("feed", "film", "filmed", "kept", "row", "sitting", "slow", "used")

    def __init__(self, row: TableRow, sitting: Sitting, kept: int) -> None:
        self.row = row
        self.sitting = sitting
        self.kept = kept
        """The event of the last snapshot."""
        self.film: Film | None = None
        self.filmed = 0
        self.slow = 0.0
        """Seconds that one of its last commands took."""
        self.used = time.monotonic()
        self.feed: list[Event] | None = None
        """What has happened that a painter has not been told yet; None if none draws this table."""

    def reel(self) -> Film:
        """All positions of the game so far."""
        if self.film is None or self.filmed != self.sitting.version:
            sitting = self.sitting
            record = sitting.table.record
            if self.row.stopped is not None:
                self.film = Still(sitting.game)
            elif self.film is None or not self.film.goes_on(record.moves):
                box = sitting.game.box
                self.film = Film(sitting.title, self.row.terms, record.moves, record.shares, box)
            else:
                self.film.go_on(record.moves)
            self.filmed = self.sitting.version
        return self.film

    def happened(self, event: Event) -> None:
        """The event is kept; whoever draws the table has to hear of it."""
        if self.feed is not None:
            self.feed.append(event)
