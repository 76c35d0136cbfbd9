"""Planet Unknown: what will be filled, what rovers will fetch, where tracks lead, missions."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from kolonie.core.judgement import Beam, Judgement
from kolonie.games.planet_unknown.boards import Corporation
from kolonie.games.planet_unknown.bot.room import TILE_CELLS, Room, planet_worth, room_of
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.entries import Criterion
from kolonie.games.planet_unknown.ground import WIDTH, areas, bit_at, grow
from kolonie.games.planet_unknown.missions import buildings_of, collected, currents, fulfilled, terrain_at_end
from kolonie.games.planet_unknown.nodes import Rotate, SelectTile
from kolonie.games.planet_unknown.pending import UP
from kolonie.games.planet_unknown.scoring import (
    card_points,
    lifepod_points,
    meteorite_points,
    neighbour_points,
    track_points,
)
from kolonie.games.planet_unknown.state import NONE, Game, Seat, Table
from kolonie.games.planet_unknown.station import SECTIONS, outer_slot, stacks_at
from kolonie.games.planet_unknown.terms import (
    HEIGHT,
    LEVEL,
    MOVE,
    NEW_ROVER,
    POWERS,
    RANK,
    ROVER,
    SYNERGY,
    TRACKS,
    number_of,
)

TURN = 2.2
"""What a turn is worth that is lost because nothing fits."""
ALL_FIT = 0b111111111111
PENDING = 0.8
"""How much of a gain is counted that is not yet carried out."""
RANKS = (0.0, 1.4, 2.0, 2.6, 3.4)
"""What the pick of a civilization card is worth, by rank."""
MISSION = 5.0


def value(game: Game, seat: int) -> float:
    """The seat's prospects, in points; rounded, so that no machine's last bit decides between equals."""
    table = game.state
    if game.over:
        return float(game.scores()[seat]) + (20.0 if seat in game.winners() else 0.0)
    box = game.box
    mine = table.seats[seat]
    if not table.turn:
        return _boards(box, mine)
    left = turns_left(box, table)
    planet = box.planets[mine.planet]
    room = room_of(box, planet.cells & ~mine.covered)
    hurry = room.hurry(mine.stored, left)
    struck, gathered = _tokens(box, mine, left)
    total = planet_worth(box, planet, room, struck, hurry, left) + gathered
    total += _tracks(box, mine, left) + card_points(box, mine)
    total += sum([_mission(box, mine, box.missions[m].personal, room, left, hurry) for m in mine.missions])
    if len(table.seats) > 1:
        total += (0.85 - 0.02 * left) * neighbour_points(box, table)[seat]
    total += sum([RANKS[min(rank, 4)] for rank in mine.picks])
    total += PENDING * (mine.patches_due + mine.pods_due) + 1.1 * mine.stored
    return round(total - _stuck(box, table, seat, room, left), 6)


def turns_left(box: Box, table: Table) -> float:
    """How many turns come after this one, as far as one can see."""
    room = min([(box.planets[s.planet].cells & ~s.covered).bit_count() for s in table.seats])
    by_room = max(0.0, room / TILE_CELLS - (0.6 if len(table.seats) == 1 else 1.4))
    if table.event != NONE or table.past:
        return min(float(len(table.events)), by_room + 1.0)
    return by_room


# -- set-up


def _boards(box: Box, seat: Seat) -> float:
    """Boards and missions before anything lies on them."""
    total = sum([FIRST_SIGHT[box.missions[mission].personal.kind] for mission in seat.missions])
    if seat.planet != NONE:
        total += PLANETS.get(box.planet_ids[seat.planet], -0.5)
    if seat.corporation != NONE:
        total += CORPORATIONS.get(box.corporation_ids[seat.corporation], -0.5)
    return total


PLANETS = {
    "ksb-4156": 0.0,
    "gaia": 7.0,
    "charybdis": 2.0,
    "arashi": -2.0,
    "cerberus": -2.0,
    "k-273": -2.5,
}
CORPORATIONS = {
    "coalition": 0.0,
    "jump-drive": 5.0,
    "oasis": 4.0,
    "makeshift": 4.0,
    "flux": 3.0,
    "wormhole": 2.0,
    "republic": -1.0,
    "horizon": -2.0,
    "cosmos": -4.0,
}
"""Points that the boards made more than the symmetric ones when this value played them alone."""
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


# -- the station


def _stuck(box: Box, table: Table, index: int, room: Room, left: float) -> float:
    """Turns that will be lost because a section offers nothing that fits."""
    fits = room.fits
    if left < 1.0 or fits == ALL_FIT:
        return 0.0
    slot = outer_slot(box, table, index)
    if len(table.seats) == 1:
        for ahead in range(1, SECTIONS + 1):
            if ahead > left:
                return 0.0
            inner, outer = stacks_at(table, (slot - ahead) % SECTIONS)
            if not fits >> inner & 1 and not fits >> outer & 1:
                return TURN * (left - ahead)
        return 0.0
    lost = 0
    for ahead in range(SECTIONS):
        inner, outer = stacks_at(table, ahead)
        lost += not fits >> inner & 1 and not fits >> outer & 1
    return 0.12 * TURN * left * lost


# -- rovers


def _tokens(box: Box, seat: Seat, left: float) -> tuple[list[tuple[int, float]], float]:
    """The chance that each meteorite will be gone, and what the tokens are worth together."""
    height = seat.trackers[ROVER] % HEIGHT
    budget = seat.moves + left * (0.25 + 0.11 * height)
    pod_rate = lifepod_points(box, seat) / seat.pods if seat.pods else 1.0
    total = lifepod_points(box, seat) + meteorite_points(box, seat) + 0.25 * (seat.rocks % 3)
    rocks = seat.meteorites | seat.loaded
    chances: list[tuple[int, float]] = []
    wanted = rocks | seat.lifepods
    if not wanted:
        return chances, total
    reach = seat.rovers
    if reach:
        distance = 0
        seen = 0
        while wanted & ~seen and distance < 9:
            near = wanted & reach & ~seen
            seen |= reach
            if near:
                chance = (budget + 0.3) / (budget + 0.3 + 1.1 * distance) if budget else 0.0
                pods = near & seat.lifepods
                total += 0.8 * pod_rate * chance * pods.bit_count()
                near &= rocks
                while near:
                    low = near & -near
                    near ^= low
                    chances.append((low.bit_length() - 1, 0.92 * chance))
                    total += 0.2 * chance
            reach |= grow(reach)
            distance += 1
        rest = wanted & ~seen
        chance = budget / (budget + 11.0)
    else:
        rest = wanted
        chance = 0.3 * min(1.0, left / 10.0) if seat.supply else 0.0
    total += 0.7 * pod_rate * chance * (rest & seat.lifepods).bit_count()
    rest &= rocks
    while rest:
        low = rest & -rest
        rest ^= low
        chances.append((low.bit_length() - 1, chance))
    return chances, total + 0.25 * seat.rovers.bit_count() * min(1.0, left / 6.0)


# -- tracks


def _tracks(box: Box, seat: Seat, left: float) -> float:
    board = box.corporations[seat.corporation]
    turns = round(left)
    total = float(track_points(box, seat))
    for tracker, field in enumerate(seat.trackers):
        total += _outlook(board, field // HEIGHT if board.diagonal else tracker, field, turns)
    able = board.powers[seat.levels]
    while able:
        power = number_of(able)
        able ^= 1 << power
        total += _power(power, turns)
    for gain in seat.gains:
        if gain.kind == UP:
            best = 0.1
            for tracker in range(5):
                if gain.trackers >> tracker & 1:
                    track = seat.trackers[tracker] // HEIGHT if board.diagonal else tracker
                    best = max(best, _step(board, track, seat.trackers[tracker], turns))
            total += PENDING * best * gain.steps
        else:
            total += PENDING
    return total


@lru_cache(maxsize=50_000)
def _outlook(board: Corporation, track: int, field: int, turns: int) -> float:
    """What the fields ahead of a tracker are worth: the farther, the less."""
    keen = exp(-1.0 / (0.45 * turns + 0.35))
    total, weight = 0.0, 1.0
    points = board.points[track]
    while True:
        above = board.up[track][field]
        if above < 0:
            return total
        weight *= keen
        total += weight * (points[above] - points[field] + _benefits(board, above, turns))
        field = above


@lru_cache(maxsize=50_000)
def _step(board: Corporation, track: int, field: int, turns: int) -> float:
    """What it is worth to a tracker to go up one field."""
    above = board.up[track][field]
    if above < 0:
        return 0.2 * board.repeat if track == ROVER else 0.0
    gained = board.points[track][above] - board.points[track][field] + _benefits(board, above, turns)
    return gained + _outlook(board, track, above, turns) - _outlook(board, track, field, turns)


def _benefits(board: Corporation, field: int, turns: int) -> float:
    total = 0.0
    for kind, n in board.benefits[field]:
        if kind == SYNERGY:
            total += 0.8
        elif kind == NEW_ROVER:
            total += 2.0 * min(1.0, turns / 8)
        elif kind == MOVE:
            total += 0.22 * n
        elif kind == RANK:
            total += RANKS[n]
        elif kind == LEVEL:
            total += _power(number_of(board.powers[1 << (n - 1)]), turns)
        else:
            total += 0.9
    return total


@lru_cache(maxsize=5_000)
def _power(power: int, turns: int) -> float:
    """What an ability is worth while so many turns are left."""
    once, per_turn = _WORTH.get(POWERS[power], (0.3, 0.03))
    return once * min(1.0, turns / 3) + per_turn * turns


_WORTH = {
    "ignore_adjacency": (0.5, 0.06),
    "store_patches": (1.4, 0.0),
    "rover_track_plus_one": (0.0, 0.09),
    "double_water_from_placed_tile": (0.0, 0.22),
    "no_meteorites": (0.0, 0.35),
    "two_leftover_civ_cards": (4.0, 0.0),
    "synergy_with_civ_milestone": (0.4, 0.1),
    "advance_rover": (0.0, 0.5),
    "advance_flux": (0.0, 0.7),
    "collect_on_flux_tile": (0.0, 0.3),
    "water_when_off_ice": (0.0, 0.5),
    "patch_on_water_tile": (0.0, 0.3),
    "synergy_on_water_tile": (0.0, 0.3),
    "double_synergy": (0.0, 0.3),
    "diagonal_rovers": (0.0, 0.08),
    "patch_per_collected_meteorite": (0.0, 0.15),
    "one_extra_patch": (0.0, 0.15),
    "score_as_best": (2.0, 0.0),
}
"""What abilities are worth: as such, and for each turn left."""


# -- missions


def _mission(box: Box, seat: Seat, criterion: Criterion, room: Room, left: float, hurry: float) -> float:
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


BEAM = Beam(width=16, depth=12, fan=1)
"""Placements are many; what follows them is long only where rovers drive."""
JUDGEMENT = Judgement(value, BEAM, horizon=(SelectTile, Rotate))
