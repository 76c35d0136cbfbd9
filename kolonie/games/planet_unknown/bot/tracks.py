"""Planet Unknown: where tracks lead, and what abilities are worth."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from kolonie.games.planet_unknown.boards import Corporation
from kolonie.games.planet_unknown.pending import UP
from kolonie.games.planet_unknown.state import Seat
from kolonie.games.planet_unknown.terms import (
    HEIGHT,
    LEVEL,
    MOVE,
    NEW_ROVER,
    POWERS,
    RANK,
    ROVER,
    SYNERGY,
    number_of,
)

RANKS = (0.0, 1.4, 2.0, 2.6, 3.4)
"""What the pick of a civilization card is worth, by rank."""


def outlooks(board: Corporation, seat: Seat, turns: int) -> list[float]:
    """For each tracker what the fields ahead of it are worth."""
    return [
        outlook(board, field // HEIGHT if board.diagonal else tracker, field, turns)
        for tracker, field in enumerate(seat.trackers)
    ]


def abilities(board: Corporation, seat: Seat, turns: int) -> float:
    total = 0.0
    able = board.powers[seat.levels]
    while able:
        power = number_of(able)
        able ^= 1 << power
        total += _power(power, turns)
    return total


def pending(board: Corporation, seat: Seat, turns: int) -> float:
    """What gains are worth that are not yet carried out."""
    total = 0.0
    for gain in seat.gains:
        if gain.kind == UP:
            best = 0.1
            for tracker in range(5):
                if gain.trackers >> tracker & 1:
                    best = max(best, step_worth(board, seat, tracker, turns))
            total += best * gain.steps
        else:
            total += 1.0
    return total


def step_worth(board: Corporation, seat: Seat, tracker: int, turns: int) -> float:
    """What it is worth to one of the seat's trackers to go up one field."""
    field = seat.trackers[tracker]
    return _step(board, field // HEIGHT if board.diagonal else tracker, field, turns)


@lru_cache(maxsize=50_000)
def outlook(board: Corporation, track: int, field: int, turns: int) -> float:
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
    return gained + outlook(board, track, above, turns) - outlook(board, track, field, turns)


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
