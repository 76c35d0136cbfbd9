"""Planet Unknown: the chance that a personal mission will be fulfilled."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from kolonie.games.planet_unknown.bot.room import Room
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.entries import Criterion
from kolonie.games.planet_unknown.ground import WIDTH, areas, bit_at
from kolonie.games.planet_unknown.missions import buildings_of, collected, currents, fulfilled, terrain_at_end
from kolonie.games.planet_unknown.state import Seat
from kolonie.games.planet_unknown.terms import HEIGHT, TRACKS

MISSION = 5.0
FIRST_SIGHT = {
    "rectangle": 1.0,
    "area_with_buildings": 1.4,
    "track_at_maximum": 2.4,
    "building_count_at_most": 2.6,
    "collected_at_least": 1.2,
    "more_lifepods_than_meteorites": 1.6,
    "all_ice_covered": 2.8,
    "all_land_covered": 1.0,
}
"""What a personal mission is worth when it is dealt, by its kind."""


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
        cells = terrain_at_end(box, seat, criterion.terrain)
        open_cells = room.empty & ~currents(box, seat) | cells
        share = _best_block(cells, open_cells, criterion.w, criterion.h)
        if criterion.either_orientation:
            share = max(share, _best_block(cells, open_cells, criterion.h, criterion.w))
        return MISSION * 0.9 * share * share * sqrt(share) * min(1.0, (left + 0.2) / 4)
    if kind == "area_with_buildings":
        if done:
            return MISSION
        groups = areas(terrain_at_end(box, seat, criterion.terrain))
        sites = buildings_of(seat, criterion.terrain)
        most = max([(group & sites).bit_count() for group in groups], default=0)
        spread = 0.25 * (sites.bit_count() - most)
        share = min(1.0, (most + spread) / criterion.at_least)
        return MISSION * 0.9 * share * share * min(1.0, (left + 0.2) / (1.2 * (criterion.at_least - most)))
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


def _top_chance(box: Box, seat: Seat, tracker: int, left: float) -> float:
    board = box.corporations[seat.corporation]
    missing = HEIGHT - 1 - seat.trackers[tracker] % HEIGHT
    if missing <= 0:
        return 1.0
    spare = (0.75 * left - missing) / (1.0 + 0.12 * left)
    return 0.95 / (1.0 + exp(-1.3 * spare)) if board.plain else 0.5 / (1.0 + exp(-spare))


@lru_cache(maxsize=20_000)
def _best_block(cells: int, open_cells: int, wide: int, high: int) -> float:
    """The fullest block that can still become one of this terrain: the share that is there already."""
    fitting = open_cells
    for step in range(1, wide):
        fitting &= open_cells >> step
    rows = fitting
    for step in range(1, high):
        fitting &= rows >> WIDTH * step
    first = sum([bit_at(x, y) for x in range(wide) for y in range(high)])
    best = 0
    while fitting:
        low = fitting & -fitting
        fitting ^= low
        best = max(best, (first * low & cells).bit_count())
    return best / (wide * high)
