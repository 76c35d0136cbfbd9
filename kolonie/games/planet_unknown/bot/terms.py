"""Planet Unknown: what can be said of a seat in numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kolonie.core.judgement import Weights
from kolonie.games.planet_unknown.bot.missions import mission_worth
from kolonie.games.planet_unknown.bot.neighbours import neighbour_worth
from kolonie.games.planet_unknown.bot.room import ALL_SHAPES, BORDER, TILE_CELLS, Room, line_worths, room_of
from kolonie.games.planet_unknown.bot.tracks import RANKS, abilities, outlooks, pending
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.ground import grow
from kolonie.games.planet_unknown.scoring import (
    card_points,
    lifepod_points,
    meteorite_points,
    track_points,
)
from kolonie.games.planet_unknown.state import NONE, Game, Seat, Table
from kolonie.games.planet_unknown.station import SECTIONS, outer_slot, stacks_at
from kolonie.games.planet_unknown.terms import HEIGHT, ROVER, TRACKS

THOUGHT: Final[dict[str, float]] = {
    "one": 0.0,
    "turns left": 0.0,
    "players": 0.0,
    "boards": 0.0,
    # the planet
    "rows and columns": 1.0,  # each by the chance that it will be filled
    "planet bonus": 1.0,
    "border": -BORDER,
    "empty cells": 0.0,
    "cells no tile covers": 0.0,
    "cells one tile covers": 0.0,
    "turns without a tile": -2.2,
    # tokens
    "lifepod points": 1.0,
    "lifepods in reach": 1.0,
    "lifepods left": 0.0,
    "meteorite points": 1.0,
    "meteorites beyond": 0.25,
    "meteorites in reach": 1.0,
    "meteorites left": 0.0,
    "rovers": 0.25,
    "movement": 0.0,
    # tracks
    "track points": 1.0,
    **{f"{track} ahead": 1.0 for track in TRACKS},
    **{f"{track} height": 0.0 for track in TRACKS},
    "abilities": 1.0,
    "pending gains": 0.8,
    # cards and missions
    "card points": 1.0,
    "cards kept": 0.0,
    "cards to pick": 1.0,
    "missions": 1.0,
    "neighbours": 1.0,
    "patches and lifepods in hand": 0.8,
    "patches kept": 1.1,
}
"""The terms, each with what it was worth before anything was learnt."""
NAMES: Final = tuple(THOUGHT)
STAGES: Final = 5
TURNS: Final = 4
"""Turns of a stage."""
START: Final[Weights] = (tuple(THOUGHT.values()),) * STAGES
FARTHEST: Final = 9
"""Cells that are so many moves away are as far as any others."""
PLANETS: Final = {
    "petra": 2.6,
    "gaia": 1.8,
    "charybdis": 0.3,
    "ksb-4156": 0.0,
    "pajitnov": -1.4,
    "persephone": -1.4,
    "cerberus": -1.8,
    "kaax": -2.8,
    "arashi": -3.0,
    "tartarus": -5.4,
    "oblivion": -6.4,
    "lacuna": -7.1,
    "k-273": -8.8,
}
CORPORATIONS: Final = {
    "oasis": 5.2,
    "jump-drive": 4.2,
    "makeshift": 1.9,
    "horizon": 0.4,
    "coalition": 0.0,
    "wormhole": -0.7,
    "flux": -2.9,
    "cosmos": -4.2,
    "republic": -5.2,
}
"""Points that boards made more than the symmetric ones in 500 games alone with boards drawn at random."""


def stage(game: Game) -> int:
    """How many turns have been played: what a turn covers must not change the weights it is judged by."""
    return min(max(game.state.turn - 1, 0) // TURNS, STAGES - 1)


def terms(game: Game, index: int) -> list[float]:
    box = game.box
    table = game.state
    seat = table.seats[index]
    if seat.planet == NONE or seat.corporation == NONE:
        return [1.0] + [0.0] * (len(NAMES) - 1)
    left = turns_left(box, table)
    turns = round(left)
    planet = box.planets[seat.planet]
    board = box.corporations[seat.corporation]
    room = room_of(box, planet.cells & ~seat.covered, shapes_to_come(box, table, left))
    hurry = room.hurry(seat.stored, left)
    struck, saved, cleared = _tokens(box, seat, left)
    lines, bonus = line_worths(box, planet, room, struck, hurry)
    found: list[float] = [1.0, left, len(table.seats), boards_worth(box, seat)]
    found += [lines, bonus, room.border * min(1.0, left / 4.0)]
    found += [room.empty.bit_count(), room.grades[0].bit_count(), room.grades[1].bit_count()]
    found.append(_stuck(box, table, index, room, left))
    found += [lifepod_points(box, seat), saved, seat.lifepods.bit_count()]
    found += [meteorite_points(box, seat), seat.rocks % 3, cleared]
    found.append((seat.meteorites | seat.loaded).bit_count())
    found += [seat.rovers.bit_count() * min(1.0, left / 6.0), seat.moves]
    found.append(track_points(box, seat))
    found += outlooks(board, seat, turns)
    found += [field % HEIGHT for field in seat.trackers]
    found += [abilities(board, seat, turns), pending(board, seat, turns)]
    found += [card_points(box, seat), len(seat.kept), sum([RANKS[min(rank, 4)] for rank in seat.picks])]
    found.append(
        sum([mission_worth(box, seat, box.missions[m].personal, room, left, hurry) for m in seat.missions])
    )
    found += [neighbour_worth(box, table, index, left), seat.patches_due + seat.pods_due, seat.stored]
    return found


def boards_worth(box: Box, seat: Seat) -> float:
    """Both boards, before anything lies on them."""
    total = 0.0
    if seat.planet != NONE:
        total += PLANETS.get(box.planet_ids[seat.planet], -0.5)
    if seat.corporation != NONE:
        total += CORPORATIONS.get(box.corporation_ids[seat.corporation], -0.5)
    return total


def turns_left(box: Box, table: Table) -> float:
    """How many turns come after this one, as far as one can see."""
    room = min([(box.planets[s.planet].cells & ~s.covered).bit_count() for s in table.seats])
    by_room = max(0.0, room / TILE_CELLS - (0.6 if len(table.seats) == 1 else 1.4))
    if table.event != NONE or table.past:
        coming = len(table.events) + (len(table.seats) == 1 and awaits_tile(table))
        return min(float(coming), by_room + 1.0)
    return by_room


def awaits_tile(table: Table) -> bool:
    """Alone: whether the tile of this turn is still to be placed."""
    return table.seats[0].took == NONE and not table.over


def shapes_to_come(box: Box, table: Table, left: float) -> int:
    """Alone the station turns by itself, so the shapes of all turns are known; one bit for each."""
    if len(table.seats) > 1 or left > SECTIONS:
        return ALL_SHAPES
    slot = outer_slot(box, table, 0)
    first = 0 if awaits_tile(table) else 1
    shapes = 0
    for ahead in range(first, first + round(left)):
        inner, outer = stacks_at(table, (slot - ahead) % SECTIONS)
        shapes |= 1 << inner | 1 << outer
    return shapes


def _stuck(box: Box, table: Table, index: int, room: Room, left: float) -> float:
    """Turns that will be lost because a section offers nothing that fits."""
    fits = room.fits
    if left < 1.0 or fits == room.shapes:
        return 0.0
    slot = outer_slot(box, table, index)
    if len(table.seats) == 1:
        first = 0 if awaits_tile(table) else 1
        for turn in range(min(round(left), SECTIONS)):
            inner, outer = stacks_at(table, (slot - first - turn) % SECTIONS)
            if not fits >> inner & 1 and not fits >> outer & 1:
                return left - turn - 1.0
        return 0.0
    lost = 0
    for ahead in range(SECTIONS):
        inner, outer = stacks_at(table, ahead)
        lost += not fits >> inner & 1 and not fits >> outer & 1
    return 0.12 * left * lost


def _tokens(box: Box, seat: Seat, left: float) -> tuple[list[tuple[int, float]], float, float]:
    """The chance that each meteorite will be gone, and what lifepods and meteorites in reach are worth."""
    height = seat.trackers[ROVER] % HEIGHT
    budget = seat.moves + left * (0.25 + 0.11 * height)
    rate = lifepod_points(box, seat) / seat.pods if seat.pods else 1.0
    saved, cleared = 0.0, 0.0
    rocks = seat.meteorites | seat.loaded
    chances: list[tuple[int, float]] = []
    wanted = rocks | seat.lifepods
    if not wanted:
        return chances, saved, cleared
    rest = wanted
    if seat.rovers:
        for distance, ring in enumerate(_rings(seat.rovers)):
            near = rest & ring
            if near:
                rest ^= near
                chance = (budget + 0.3) / (budget + 0.3 + 1.1 * distance) if budget else 0.0
                pods = near & seat.lifepods
                saved += 0.8 * rate * chance * pods.bit_count()
                near &= rocks
                while near:
                    low = near & -near
                    near ^= low
                    chances.append((low.bit_length() - 1, 0.92 * chance))
                    cleared += 0.2 * chance
                if not rest:
                    break
        chance = budget / (budget + 11.0)
    else:
        chance = 0.3 * min(1.0, left / 10.0) if seat.supply else 0.0
    saved += 0.7 * rate * chance * (rest & seat.lifepods).bit_count()
    rest &= rocks
    while rest:
        low = rest & -rest
        rest ^= low
        chances.append((low.bit_length() - 1, chance))
    return chances, saved, cleared


@lru_cache(maxsize=4096)
def _rings(rovers: int) -> tuple[int, ...]:
    """The cells to which the nearest rover has that many moves to go."""
    found = []
    reach, seen = rovers, 0
    for _move in range(FARTHEST):
        found.append(reach & ~seen)
        seen = reach
        reach |= grow(reach)
    return tuple(found)
