"""What a learner has shown to know: kinds of decisions in which the choices were sensible.

Whoever has chosen sensibly often enough is left in peace; whoever blunders hears of it again.
"""

from __future__ import annotations

from typing import Final

from kolonie.bots.advice import Verdict

KNOWN: Final = 3
"""After so many sensible choices of a kind the coach is silent about it."""


class Knowledge:
    """How often each kind of decision was answered sensibly."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def knows(self, kind: str) -> bool:
        return self.counts.get(kind, 0) >= KNOWN

    def chose(self, kind: str, verdict: Verdict | None) -> None:
        """A choice was made; None if nobody knows how good it was."""
        if verdict == "sensible":
            self.counts[kind] = min(KNOWN, self.counts.get(kind, 0) + 1)
        elif verdict == "blunder":
            self.counts[kind] = 0

    def told(self, kind: str) -> None:
        """Something was explained that nobody chooses: a scoring."""
        self.counts[kind] = min(KNOWN, self.counts.get(kind, 0) + 1)
