"""Pending gains: what a player has gained and not yet carried out (PU-4.09). `gains` says what each kind is.

A gain waits in `Seat.gains`. Where a card is carried out before anything else, the frame that does it binds
`since`: the gains from that place of the list on are its own, the others wait (PU-9.02).
"""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.games.planet_unknown.state import Gain, Seat
from kolonie.games.planet_unknown.terms import ALL_TRACKS

# Kinds of gains
UP: Final = "up"
SEVERAL: Final = "several"
RAISE: Final = "raise"
LAND: Final = "land"
PATCHING: Final = "patch"
ROCKS: Final = "rocks"
ONE_OF: Final = "one-of"
PODS: Final = "pods"
LEFTOVER: Final = "leftover"

GAINS: Final = (UP, SEVERAL, RAISE, LAND, PATCHING, ROCKS, ONE_OF, PODS, LEFTOVER)

# Particulars, as bits of `Gain.how`
PLACED: Final = 1
"""By a placed tile: Coalition 4 may double it (PU-24.06)."""
SILENT: Final = 2
"""Without benefits (PU-19.23)."""
ALTERNATIVE: Final = 4
"""One of two buildings of which only one works (PU-19.34)."""
BY_SYNERGY: Final = 8
BY_ENERGY: Final = 16
NO_SYNERGY: Final = 32
"""All benefits except synergies (PU-18.12)."""
BY_CARD: Final = 64
AT_ONCE: Final = 128
"""Before anything else (PU-15.23)."""
STORED: Final = 256
"""A patch that was stored: it is not gained anew (PU-26.13)."""


def up(trackers: int, steps: int, how: int = 0) -> Gain:
    """One of the trackers goes up."""
    return Gain(UP, trackers, steps, 0, 1, how)


def synergy() -> Gain:
    return Gain(UP, ALL_TRACKS, 1, 0, 1, BY_SYNERGY)


def several(n: int, steps: int) -> Gain:
    """So many different trackers go up (PU-18.01)."""
    return Gain(SEVERAL, ALL_TRACKS, steps, 0, n, BY_CARD)


def raise_to(field: int, trackers: int, how: int) -> Gain:
    """Each of the trackers goes up to the field, step by step (PU-18.12)."""
    return Gain(RAISE, trackers, 1, field, 1, how)


def new_rover() -> Gain:
    """A rover of the corporation board lands on the tile placed last (PU-11.01)."""
    return Gain(LAND, 0, 0, 0, 1, 0)


def patch(stored: bool = False) -> Gain:
    """A patch to be placed; one that was stored is not gained anew (PU-26.13)."""
    return Gain(PATCHING, 0, 0, 0, 1, STORED if stored else 0)


def rocks(n: int) -> Gain:
    """Meteorites to be collected without rover (PU-19.27)."""
    return Gain(ROCKS, 0, 0, 0, n, 0)


def one_of(field: int, how: int) -> Gain:
    """One of the two benefits of a field (PU-26.04)."""
    return Gain(ONE_OF, 0, 0, field, 1, how)


def pods(n: int) -> Gain:
    """Collected lifepods may be moved (PU-27.14)."""
    return Gain(PODS, 0, 0, 0, n, 0)


def leftover(n: int, how: int = 0) -> Gain:
    """Cards left in the decks (PU-25.14)."""
    return Gain(LEFTOVER, 0, 0, 0, n, how)


def since(frame: Frame) -> int:
    """From which place of the list on the gains are for the frame."""
    first: int = frame.env.get("since", 0)
    return first


def own_gains(frame: Frame, seat: Seat) -> list[Gain]:
    """The gains that may be carried out now, in the order in which they came."""
    first = frame.env.get("since", 0)
    return seat.gains[first:] if first else seat.gains
