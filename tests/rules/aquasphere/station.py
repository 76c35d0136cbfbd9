"""What only rule tests of AquaSphere need beside `kolonie.games.aquasphere.positions`."""

from __future__ import annotations

from collections.abc import Iterator

from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.positions import Position, started

BOX = TITLE.box()


def set_ups(seats: int, n: int = 30) -> Iterator[Position]:
    """Games at their first turn with different seeds, for rules about chance."""
    for seed in range(n):
        yield started(seats, f"set-up {seed}")


def send_out(station: Position, index: int, n: int) -> None:
    """n bots of the supply are in bays, none of them in A."""
    station.bots(index, station.seat(index).bots - n)


def empty_supply(station: Position, index: int) -> None:
    """All bots of the supply are in bays; A is left alone."""
    station.bots(index, 0)


def make_room(
    station: Position, index: int, research: int = 2, crystals: int = 2, octopods: int = 2, time: int = 4
) -> None:
    """The lab has exactly these capacities, whatever it looks like: no lab of the game has all of them."""
    station.seat(index).room = (research, crystals, octopods, time)
