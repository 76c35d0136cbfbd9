"""Planet Unknown: rows and columns in reach, tracks, rovers and what they can fetch, missions."""

from __future__ import annotations

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.ground import WIDTH, grow
from kolonie.games.planet_unknown.missions import fulfilled
from kolonie.games.planet_unknown.scoring import (
    card_points,
    lifepod_points,
    meteorite_points,
    neighbour_points,
    track_points,
)
from kolonie.games.planet_unknown.state import Seat, Table
from kolonie.games.planet_unknown.terms import HEIGHT

SEARCH = (6, 6, 1)
"""Placements are many; what follows them is short."""
STEP = 0.42
"""What a field of a track is worth beyond its medals: it leads to the next benefit."""
PENDING = 0.9
"""What a gain that is not yet carried out is worth."""


def value(game: Game, seat: int) -> float:
    """The seat's prospects; rivals matter through the missions alone."""
    if game.over:
        scores = game.scores()
        return scores[seat] + (20.0 if seat in game.winners() else 0.0)
    table: Table = game.state
    box: Box = game.box
    mine = table.seats[seat]
    total = _planet(box, mine) + _tracks(box, mine) + _tokens(box, mine) + card_points(box, mine)
    total += 0.8 * neighbour_points(box, table)[seat] + _missions(box, mine)
    total += PENDING * (len(mine.gains) + mine.patches_due + mine.pods_due) + 2.2 * len(mine.picks)
    return total + 0.06 * min(mine.moves, 6)


def _planet(box: Box, seat: Seat) -> float:
    planet = box.planets[seat.planet]
    filled = seat.covered
    struck = seat.meteorites | seat.loaded
    total = 0.0
    for cells, points in planet.lines:
        if not cells:
            continue
        missing = (cells & ~filled).bit_count()
        hit = (cells & struck).bit_count()
        if missing == 0:
            total += points if not hit else 0.45 * points
        else:
            share = 1.0 - missing / cells.bit_count()
            total += points * share * share * (0.75 if not hit else 0.5)
    empty = planet.cells & ~filled
    blocked = filled | ~planet.cells
    walls = ((blocked >> 1) & (blocked << 1), (blocked >> WIDTH) & (blocked << WIDTH))
    holes = (empty & walls[0] & walls[1]).bit_count()
    narrow = (empty & (walls[0] | walls[1])).bit_count()
    frontier = (grow(filled) & empty).bit_count()
    return total - 0.55 * holes - 0.16 * narrow - 0.035 * frontier + 0.06 * filled.bit_count()


def _tracks(box: Box, seat: Seat) -> float:
    board = box.corporations[seat.corporation]
    total = float(track_points(box, seat))
    for tracker, field in enumerate(seat.trackers):
        height = field % HEIGHT
        total += STEP * height
        if not board.diagonal:
            now = board.points[tracker][field]
            soon = max(board.points[tracker][field : field + min(3, HEIGHT - height)], default=now)
            total += 0.3 * (soon - now)
    return total + 0.9 * seat.levels.bit_count()


def _tokens(box: Box, seat: Seat) -> float:
    total = float(lifepod_points(box, seat)) + meteorite_points(box, seat)
    total += 0.28 * (seat.rocks % 3) + 0.7 * seat.rovers.bit_count() + 0.8 * seat.stored
    reach = seat.rovers
    if reach:
        for distance in (0.55, 0.4, 0.28):
            reach |= grow(reach)
            total += distance * (
                (reach & seat.lifepods).bit_count() + 0.6 * (reach & seat.meteorites).bit_count()
            )
    return total - 0.5 * seat.lost_pods - 0.45 * seat.meteorites.bit_count()


def _missions(box: Box, seat: Seat) -> float:
    total = 0.0
    for mission in seat.missions:
        criterion = box.missions[mission].personal
        total += 4.0 if fulfilled(box, seat, criterion) else 0.0
    return total
