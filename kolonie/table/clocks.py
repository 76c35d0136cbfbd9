"""Clocks: how much time each seat has left, from the times of events alone.

A clock runs while its seat owes a decision and a person plays it. The increment is given for a turn, when
the seat stops owing a decision, and goes with the turn if that is taken back. A seat whose owner comes back
after its time ran out gets a little more, once.
"""

from __future__ import annotations

from kolonie.table.events import Clock

GRACE = 60.0
"""Seconds for an owner who comes back after the time ran out."""


def passed(began: float, at: float) -> float:
    """Seconds between two events. Where the clock of the machine was set back, none: nobody gains by it."""
    return max(0.0, at - began)


class Clocks:
    """The clocks of all seats. Without a `Clock` nothing runs and nothing expires."""

    def __init__(self, terms: Clock | None, seats: int) -> None:
        self.terms = terms
        self.left: list[float] = [terms.initial_s if terms else 0.0] * seats
        self.since: list[float | None] = [None] * seats
        self.forgiven = [False] * seats
        """Whose owner has come back once."""

    def run(self, seats: set[int], at: float) -> None:
        """From `at` on, exactly these seats' clocks run."""
        if self.terms is None:
            return
        for seat, began in enumerate(self.since):
            if began is not None and seat not in seats:
                self.left[seat] = max(0.0, self.left[seat] - passed(began, at)) + self.terms.increment_s
                self.since[seat] = None
            elif began is None and seat in seats:
                self.since[seat] = at

    def stop(self, seat: int, at: float) -> None:
        """The seat's clock stops without an increment: somebody else plays for it."""
        began = self.since[seat]
        if began is not None:
            self.left[seat] = max(0.0, self.left[seat] - passed(began, at))
            self.since[seat] = None

    def take_back(self, seats: set[int], at: float) -> None:
        """A turn is taken back: exactly these seats' clocks run again, and nobody has gained time by it."""
        if self.terms is None:
            return
        for seat, began in enumerate(self.since):
            if began is not None and seat not in seats:
                self.stop(seat, at)
            elif began is None and seat in seats:
                self.left[seat] = max(0.0, self.left[seat] - self.terms.increment_s)
                self.since[seat] = at

    def return_of(self, seat: int) -> None:
        """The owner is back: with the time that was left, and once with a little after it had run out."""
        if not self.left[seat] and not self.forgiven[seat]:
            self.left[seat] = GRACE
            self.forgiven[seat] = True

    def remaining(self, seat: int, now: float) -> float | None:
        """Seconds left, or None without clocks."""
        if self.terms is None:
            return None
        began = self.since[seat]
        return max(0.0, self.left[seat] - (passed(began, now) if began is not None else 0.0))

    def expired(self, now: float) -> list[int]:
        return [s for s, began in enumerate(self.since) if began is not None and now - began >= self.left[s]]

    def next_expiry(self) -> float | None:
        """When the first running clock reaches zero."""
        ends = [began + self.left[s] for s, began in enumerate(self.since) if began is not None]
        return min(ends, default=None)
