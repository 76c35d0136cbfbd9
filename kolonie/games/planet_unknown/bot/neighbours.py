"""Planet Unknown: what missions against neighbours are worth, by how far ahead one is."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import Final

from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.entries import Criterion
from kolonie.games.planet_unknown.ground import areas
from kolonie.games.planet_unknown.missions import count, terrain_at_end
from kolonie.games.planet_unknown.state import NONE, Seat, Table

WANDERS: Final = {
    "edge_buildings": 0.45,
    "building_count": 0.65,
    "tracks_at_maximum": 0.35,
    "collected": 0.8,
    "area_count": 0.6,
    "largest_area": 1.6,
}
"""How far the difference between two neighbours goes in a turn, about; in several by their root."""
SETTLED: Final = 0.3
"""How far it still seems to go when no turn is left."""


def neighbour_worth(box: Box, table: Table, index: int, left: float) -> float:
    """The points that missions against neighbours can be expected to bring a seat."""
    seats = table.seats
    players = len(seats)
    if players == 1:
        return 0.0
    total = 0.0
    for number, mission in enumerate(table.missions):
        one, other = (0, 1) if players == 2 else (number, (number + 1) % players)
        if index in (one, other):
            rival = other if index == one else one
            total += _chances(box, seats[index], [seats[rival]], box.missions[mission].neighbour, left)
    for seat in seats:
        if seat.common != NONE:
            rivals = [rival for rival in seats if rival is not seats[index]]
            total += _chances(box, seats[index], rivals, box.missions[seat.common].neighbour, left)
    return total


def _chances(box: Box, seat: Seat, rivals: list[Seat], criterion: Criterion, left: float) -> float:
    mine = counted(box, seat, criterion)
    each = [counted(box, rival, criterion) for rival in rivals]
    ahead = min(each) - mine if criterion.better == "fewer" else mine - max(each)
    win, tie = box.constants["neighbour_mission"]
    return expected(criterion.kind, ahead, round(left), win, tie)


@lru_cache(maxsize=5_000)
def expected(kind: str, ahead: int, turns: int, win: int, tie: int) -> float:
    """The points by how far a seat is ahead: the more turns are left, the less that says."""
    spread = SETTLED + WANDERS[kind] * sqrt(max(turns, 0))
    shared = exp(-0.5 * (ahead / spread) ** 2) * min(1.0, 0.4 / spread)
    return tie * shared + win * (1.0 - shared) / (1.0 + exp(-1.7 * ahead / spread))


def counted(box: Box, seat: Seat, criterion: Criterion) -> int:
    """The number that is compared."""
    kind = criterion.kind
    if kind == "largest_area":
        return _areas(terrain_at_end(box, seat, criterion.terrain))[1]
    if kind == "area_count":
        return _areas(terrain_at_end(box, seat, criterion.terrain))[0]
    return count(box, seat, criterion)


@lru_cache(maxsize=20_000)
def _areas(cells: int) -> tuple[int, int]:
    """How many areas, and the cells of the largest."""
    found = areas(cells)
    return len(found), max([area.bit_count() for area in found], default=0)
