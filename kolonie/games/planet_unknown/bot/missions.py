"""Planet Unknown: the chance that a personal mission will be fulfilled."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import Final

from kolonie.games.planet_unknown.bot.room import Room
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.entries import Criterion
from kolonie.games.planet_unknown.ground import WIDTH, areas, bit_at, grow
from kolonie.games.planet_unknown.missions import buildings_of, collected, currents, fulfilled, terrain_at_end
from kolonie.games.planet_unknown.state import Seat
from kolonie.games.planet_unknown.terms import HEIGHT, TERRAINS, TRACKS

MISSION: Final = 5.0
MOST: Final = 0.9
"""How likely a block or an area can become."""
BLOCK_TILES: Final = 0.22
"""So many tiles in a turn can be put to use for a block of one terrain,"""
BLOCK_CELLS: Final = 1.8
"""each for so many of its cells,"""
AREA_TILES: Final = 0.3
"""and so many for the buildings of one area."""
BESIDE: Final = 0.35
"""How much of a building counts that lies in another area."""
FIRST_SIGHT: Final = {
    "rectangle": 0.9,
    "area_with_buildings": 1.4,
    "track_at_maximum": 3.0,
    "building_count_at_most": 2.6,
    "collected_at_least": 0.8,
    "more_lifepods_than_meteorites": 2.2,
    "all_ice_covered": 4.0,
    "all_land_covered": 0.3,
}
"""What a personal mission is worth when it is dealt, by its kind,"""
TOPS: Final = {"civ": 4.0, "water": 3.0, "biomass": 2.8, "rover": 3.5, "tech": 1.6}
"""and by the track that is to be gone to the end."""
JOINED: Final = 1.2
"""What a glance says of a building that adjoins the area which is to have many,"""
FILLED: Final = 0.5
"""of each cell of a block that is filled,"""
SPOILT: Final = -1.0
"""and of a block that becomes impossible."""


def first_sight(criterion: Criterion) -> float:
    """What a personal mission is worth when it is dealt."""
    return FIRST_SIGHT[criterion.kind] if criterion.track is None else TOPS[criterion.track]


def mission_worth(box: Box, seat: Seat, criterion: Criterion, room: Room, left: float, hurry: float) -> float:
    """The points of a personal mission by the chance that it will be fulfilled."""
    kind = criterion.kind
    if kind == "track_at_maximum":
        assert criterion.track is not None
        return MISSION * _top_chance(box, seat, TRACKS.index(criterion.track), left)
    done = fulfilled(box, seat, criterion)
    if kind == "rectangle":
        if done:
            return MISSION
        there, _block = fullest(box, seat, criterion, room.empty)
        if there <= 0:
            return 0.0
        missing = criterion.w * criterion.h - there
        return MISSION * MOST * _in_time(BLOCK_TILES * left, missing / BLOCK_CELLS, left)
    if kind == "area_with_buildings":
        if done:
            return MISSION
        groups = areas(terrain_at_end(box, seat, criterion.terrain))
        sites = buildings_of(seat, criterion.terrain)
        most = 0
        for group in groups:
            if grow(group) & room.empty:
                most = max(most, (group & sites).bit_count())
        if not most and sites:
            return 0.0
        near = most + BESIDE * (sites.bit_count() - most)
        return MISSION * MOST * _in_time(AREA_TILES * left, criterion.at_least - near, left)
    if kind == "building_count_at_most":
        held = buildings_of(seat, criterion.terrain).bit_count()
        over = held + 0.33 * left - criterion.at_most
        return (MISSION / (1.0 + exp(1.2 * over - 0.6))) if done else 0.0
    if kind == "collected_at_least":
        share = min(1.0, collected(box, seat, criterion.token) / criterion.at_least)
        return MISSION if done else MISSION * 0.8 * share * share
    if kind == "more_lifepods_than_meteorites":
        lead = collected(box, seat, "lifepod") - seat.rocks
        return MISSION / (1.0 + exp(-(lead - 0.5) * (2.5 - 0.08 * left)))
    planet = box.planets[seat.planet]
    cells = planet.ice if kind == "all_ice_covered" else planet.cells & ~planet.ice & ~currents(box, seat)
    return MISSION * exp(-room.doubt(cells, hurry))


def _in_time(coming: float, missing: float, left: float) -> float:
    """The chance that enough tiles of a terrain will come to lie where they are needed."""
    if left < 0.5:
        return 0.0
    return 1.0 / (1.0 + exp(-1.7 * (coming - missing) / (0.4 + 0.45 * sqrt(left))))


def _top_chance(box: Box, seat: Seat, tracker: int, left: float) -> float:
    board = box.corporations[seat.corporation]
    missing = HEIGHT - 1 - seat.trackers[tracker] % HEIGHT
    if missing <= 0:
        return 1.0
    spare = (0.75 * left - missing) / (1.0 + 0.12 * left)
    return 0.95 / (1.0 + exp(-1.3 * spare)) if board.plain else 0.5 / (1.0 + exp(-spare))


@lru_cache(maxsize=20_000)
def best_block(cells: int, open_cells: int, wide: int, high: int) -> tuple[int, int]:
    """The fullest block that can still become one of this terrain: how many cells it has, and all of it."""
    fitting = open_cells
    for step in range(1, wide):
        fitting &= open_cells >> step
    rows = fitting
    for step in range(1, high):
        fitting &= rows >> WIDTH * step
    first = sum([bit_at(x, y) for x in range(wide) for y in range(high)])
    best, found = -1, 0
    while fitting:
        low = fitting & -fitting
        fitting ^= low
        block = first * low
        there = (block & cells).bit_count()
        if there > best:
            best, found = there, block
    return best, found


def fullest(box: Box, seat: Seat, criterion: Criterion, empty: int) -> tuple[int, int]:
    """The same for a mission, in both orientations if either counts; -1 if there is none."""
    cells = terrain_at_end(box, seat, criterion.terrain)
    open_cells = empty & ~currents(box, seat) | cells
    found = best_block(cells, open_cells, criterion.w, criterion.h)
    if criterion.either_orientation:
        other = best_block(cells, open_cells, criterion.h, criterion.w)
        if other[0] > found[0]:
            return other
    return found


# -- what missions wish of a placement


class Wish:
    """A terrain that is wanted somewhere, and nothing else there."""

    __slots__ = ("beside", "inside", "terrain")

    def __init__(self, terrain: int, beside: int, inside: int) -> None:
        self.terrain = terrain
        self.beside = beside
        """Buildings are wanted that adjoin an area: its neighbours;"""
        self.inside = inside
        """a block is wanted: its cells."""

    def worth(self, terrain: int, cells: int) -> float:
        """What it says of a half of a tile."""
        if terrain == self.terrain:
            joins = JOINED if cells & self.beside else 0.0
            return joins + FILLED * (cells & self.inside).bit_count()
        return SPOILT if cells & self.inside else 0.0


def wishes(box: Box, seat: Seat, empty: int) -> list[Wish]:
    """What the personal missions of a seat wish that are not fulfilled."""
    found: list[Wish] = []
    for mission in seat.missions:
        criterion = box.missions[mission].personal
        if criterion.kind == "rectangle" and not fulfilled(box, seat, criterion):
            assert criterion.terrain is not None
            there, block = fullest(box, seat, criterion, empty)
            if there > 0:
                found.append(Wish(TERRAINS.index(criterion.terrain), 0, block & empty))
        elif criterion.kind == "area_with_buildings" and not fulfilled(box, seat, criterion):
            assert criterion.terrain is not None
            sites = buildings_of(seat, criterion.terrain)
            most, largest = 0, 0
            for group in areas(terrain_at_end(box, seat, criterion.terrain)):
                if (group & sites).bit_count() > most and grow(group) & empty:
                    most, largest = (group & sites).bit_count(), group
            if most:
                found.append(Wish(TERRAINS.index(criterion.terrain), grow(largest), 0))
    return found
