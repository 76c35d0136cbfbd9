"""When rings of forgotten objects are looked for: where it keeps nobody waiting.

Moves leave no rings: what they replace is freed when its last holder lets go. Opening tables and connections
does leave some. A look at all objects stops every table, with hundreds of them in memory for half a second,
and looks at the young ones cost a third of every move. So the server looks at what is new when nobody moves;
at everything only when a great many objects have come or an hour has passed, in the next pause between two
moves.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

FEW, MANY = 20_000, 1_500_000
"""Objects more than after the last look: enough for one while nobody moves, and at any time."""
NEW, ALL = 1, 2
"""How deep is looked: at what has come since the last time, which takes milliseconds, or at everything."""
HOUR = 3600.0
ALONE = 3.0
"""Seconds without a move after which nobody is thought to move."""
PAUSE = 0.3
"""Seconds without a move that are taken for a pause, if a look is due."""
PATIENCE = 300.0
"""Seconds for which such a pause is waited for."""


def calm_the_collector() -> None:
    """From now on Python does not look by itself, and never again at what is there already."""
    gc.collect()
    gc.freeze()
    gc.disable()


class Collector:
    """Looks for rings at good moments. `moves` tells how many moves there have been."""

    def __init__(self, moves: Callable[[], int]) -> None:
        self._moves = moves
        self._known = moves()
        self._moved_at = time.monotonic()
        self._looked_at = time.monotonic()
        self._due_since: float | None = None

    async def run(self) -> None:
        """Where Python looks by itself (the server is part of another program) there is nothing to do."""
        while True:
            await asyncio.sleep(PAUSE)
            depth = self.is_time(time.monotonic(), gc.get_count()[0])
            if depth and not gc.isenabled():
                gc.collect(depth)
                self.looked(time.monotonic(), depth)

    def is_time(self, now: float, more: int) -> int:
        """How deep to look now, with so many objects more than after the last look: not, at those, at all."""
        moves = self._moves()
        moved = moves != self._known
        if moved:
            self._known, self._moved_at = moves, now
        if more >= FEW and now - self._moved_at >= ALONE and now - self._looked_at < HOUR:
            return NEW
        if more < MANY and now - self._looked_at < HOUR:
            self._due_since = None
            return 0
        if self._due_since is None:
            self._due_since = now
        return ALL if not moved or now - self._due_since >= PATIENCE else 0

    def looked(self, now: float, depth: int = ALL) -> None:
        if depth == ALL:
            self._looked_at = now
        self._due_since = None
