"""Planet Unknown: which options are worth trying. Most placements are plainly worse than a few others."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from kolonie.core.judgement import Contest
from kolonie.core.options import Option
from kolonie.games.planet_unknown.bot.missions import wishes
from kolonie.games.planet_unknown.bot.terms import turns_left
from kolonie.games.planet_unknown.bot.tracks import step_worth
from kolonie.games.planet_unknown.ground import WIDTH, cells_of, grow, grow_corners
from kolonie.games.planet_unknown.layouts import Lay
from kolonie.games.planet_unknown.nodes import PlacePatch, PlaceTile, Rotate, SelectTile
from kolonie.games.planet_unknown.placing import WITHOUT_PLANET_RULE
from kolonie.games.planet_unknown.rovers import cell_of
from kolonie.games.planet_unknown.state import Game, Seat
from kolonie.games.planet_unknown.station import SECTIONS
from kolonie.games.planet_unknown.terms import (
    BIOMASS,
    DIAGONAL_ROVERS,
    ENERGY,
    ROVER,
    WATER,
)
from kolonie.games.planet_unknown.tracks import powers

PLACES: Final = (10, 24)
"""So many placements of a tile are tried, those that seem best at a glance; more where one is alone."""
SPOTS: Final = (6, 12)
"""So many cells for a patch."""
HASTY: Final = (8, 4)
"""So many of both where one is alone and looks far ahead."""
SIDE: Final = -0.1
"""What a glance says of each side of an empty cell that adjoins something else,"""
HOLE: Final = -1.46
"""of an empty cell by itself,"""
NOOK: Final = -0.3
"""of one with no more than one empty neighbour,"""
POD: Final = -0.4
"""of a lifepod that is covered,"""
LOST: Final = -1.15
"""of a rover,"""
BY_ENERGY: Final = 0.3
"""of each point that the best track beside energy brings,"""
LARGER: Final = 0.6
"""and of biomass that grows where only that brings anything.

These are fitted by least squares to what the value says of all placements of 160 tiles. Of 161 others the
best was among the eight best at a glance in 85 % and among the twelve best in 90 %; 0.1 and 0.05 points were
missed in the mean.
"""
NEAR: Final = (0, 1, SECTIONS - 1)
"""How far the station is turned at a glance."""
DRIVES: Final = frozenset(("rover", "jump"))
FARTHEST: Final = 8
"""Nothing that is farther away than so many steps draws a rover."""


def candidates(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """The options that are worth trying; never none."""
    alone = game.seats == 1
    return tried(game, seat, offered, PLACES[alone], SPOTS[alone])


def tried(game: Game, seat: int, offered: tuple[Option, ...], places: int, cells: int) -> tuple[Option, ...]:
    """The same with so many placements and cells at most."""
    frame = game.asks[seat].frame
    kind = type(frame.node)
    if kind is PlaceTile:
        if len(offered) <= places:
            return offered
        obey = frame.env["level"] < WITHOUT_PLANET_RULE
        return placements(game, seat, offered, frame.env["tile"], obey, places)
    if kind is PlacePatch:
        return offered if len(offered) <= cells else spots(game, seat, offered, cells)
    if kind is SelectTile:  # whatever drives can drive when the tile lies
        tiles = tuple([choice for choice in offered if choice.verb == "tile"])
        return tiles or offered
    return drives(game, seat, offered)


def decides(game: Game, seat: int) -> bool:
    """A commander chooses the section of everybody."""
    return game.seats > 1 and type(game.asks[seat].frame.node) is Rotate


def glance(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """The same, but the station is turned by one section at most, and alone few placements are tried."""
    if type(game.asks[seat].frame.node) is Rotate:
        now = game.state.rotation
        return tuple([choice for choice in offered if (choice.num() - now) % SECTIONS in NEAR])
    if game.seats == 1:
        return tried(game, seat, offered, *HASTY)
    return candidates(game, seat, offered)


def turn_number(game: Game) -> int:
    """All have one turn at a time."""
    return game.state.turn


CONTEST: Final = Contest(decides, turn_number, ("rotate", "tile", "place"), glance)

# -- placements


def shape_of(empty: int) -> float:
    """How awkward the empty cells are, at a glance."""
    left, right, up, down = empty << 1, empty >> 1, empty << WIDTH, empty >> WIDTH
    sides = 2 * ((empty & ~right).bit_count() + (empty & ~down).bit_count())
    one = left ^ right
    several = left & right
    several |= one & up
    one |= up | left
    several |= one & down
    alone = empty & ~(left | right | up | down)
    return SIDE * sides + HOLE * alone.bit_count() + NOOK * (empty & ~several).bit_count()


def placements(
    game: Game, index: int, offered: tuple[Option, ...], tile: int, obey: bool, most: int
) -> tuple[Option, ...]:
    """The placements of a tile that leave good room and bring most; what else is offered stays."""
    box = game.box
    seat = game.state.seats[index]
    planet = box.planets[seat.planet]
    turns = round(turns_left(box, game.state))
    lays = box.table(planet, tile, obey).everywhere.by_key
    one, other = box.tile_a[tile], box.tile_b[tile]
    empty = planet.cells & ~seat.covered
    shapes: dict[int, float] = {}
    judged: list[tuple[float, Option]] = []
    kept: list[Option] = []
    steps = [step_worth(box.corporations[seat.corporation], seat, tracker, turns) for tracker in range(5)]
    expands = box.corporations[seat.corporation].expands
    wanted_there = wishes(box, seat, empty)
    for choice in offered:
        lay: Lay | None = lays.get(choice.key)
        if lay is None:
            kept.append(choice)
            continue
        mask = lay.mask
        known = shapes.get(mask)
        if known is None:
            known = shape_of(empty & ~mask)
            known += POD * (seat.lifepods & mask).bit_count() + LOST * (seat.rovers & mask).bit_count()
            shapes[mask] = known
        worth = known + _half(seat, one, lay.a, other, planet.ice, steps, expands)
        worth += _half(seat, other, lay.b, one, planet.ice, steps, expands)
        for wish in wanted_there:
            worth += wish.worth(one, lay.a) + wish.worth(other, lay.b)
        judged.append((worth, choice))
    judged.sort(key=itemgetter(0), reverse=True)
    return tuple(kept + [choice for _worth, choice in judged[:most]])


def _half(
    seat: Seat, terrain: int, cells: int, other: int, ice: int, steps: list[float], expands: bool
) -> float:
    """What the building of one half brings, as far as that depends on where it lies."""
    if terrain == WATER:
        return steps[WATER] if cells & ice else 0.0
    if terrain == ENERGY:
        near = grow(cells)
        best = steps[other]
        for track in range(5):
            if steps[track] > best and seat.terrain[track] & near:
                best = steps[track]
        return BY_ENERGY * best
    if terrain == BIOMASS and expands:
        return LARGER if grow(cells) & seat.terrain[BIOMASS] else 0.0
    return 0.0


def spots(game: Game, index: int, offered: tuple[Option, ...], most: int) -> tuple[Option, ...]:
    """The cells where a patch leaves good room; what else can be done with it stays."""
    box = game.box
    seat = game.state.seats[index]
    empty = box.planets[seat.planet].cells & ~seat.covered
    judged: list[tuple[float, Option]] = []
    kept: list[Option] = []
    for choice in offered:
        if choice.verb != "cover":
            kept.append(choice)
            continue
        bit = 1 << cell_of(choice)
        worth = shape_of(empty & ~bit)
        if bit & seat.lifepods:
            worth += POD
        if bit & seat.rovers:
            worth += LOST
        judged.append((worth, choice))
    judged.sort(key=itemgetter(0), reverse=True)
    return tuple(kept + [choice for _worth, choice in judged[:most]])


# -- rovers


def drives(game: Game, index: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """Rovers drive once everything else is done, and towards something."""
    others = [choice for choice in offered if choice.verb not in DRIVES]
    if len(others) == len(offered):
        return offered
    seat = game.state.seats[index]
    if seat.gains and len(others) > 1:
        return tuple(others)
    corners = bool(powers(game.box, seat) & DIAGONAL_ROVERS)
    ways: dict[int, int] = {}
    for start in cells_of(seat.rovers):
        ways[start] = towards(game, seat, start, corners)
    for choice in offered:
        verb = choice.verb
        if verb == "rover":
            if ways[cell_of(choice)] >> cell_of(choice, 2) & 1:
                others.append(choice)
        elif verb == "jump" and seat.lifepods | seat.meteorites and _near(seat, cell_of(choice, 2)):
            others.append(choice)
    return tuple(others) or offered


def wanted(game: Game, seat: Seat, start: int) -> int:
    """The cells that a rover would like to come to."""
    if seat.loaded >> start & 1:
        return seat.buildings & seat.terrain[ROVER] | seat.lifepods
    return seat.lifepods | seat.meteorites


def towards(game: Game, seat: Seat, start: int, corners: bool) -> int:
    """The cells that are nearer to what a rover can reach this turn, or else to what is nearest."""
    targets = wanted(game, seat, start) & ~(1 << start)
    if not targets:
        return 0
    cells = game.box.planets[seat.planet].cells
    reach = 1 << start
    found = 0
    far = 0
    limit = seat.moves
    while far < FARTHEST and (far < limit or not found):
        reach = (reach | grow(reach) | (grow_corners(reach) if corners else 0)) & cells
        far += 1
        if reach & targets & ~found:
            found |= reach & targets
            if far >= limit:
                break
    ways = 0
    here = 1 << start
    for target in cells_of(found):
        near = 1 << target
        while True:
            larger = (near | grow(near) | (grow_corners(near) if corners else 0)) & cells
            if larger & here or larger == near:
                break
            near = larger
        ways |= near
    return ways


def _near(seat: Seat, cell: int) -> bool:
    """Whether there is something at a cell or beside it."""
    here = 1 << cell
    return bool((here | grow(here)) & (seat.lifepods | seat.meteorites))
