"""Planets, tiles and tracks as signs on cells: what a terminal writes, and the legend that explains it.

A terrain is its first letter in the reader's language, large where a building stands. Everything else is a
sign that is no letter of a terrain, so that nothing stands for two things.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kolonie.core.messages import Message, message
from kolonie.core.scene import Cell, Facts, Grid, Part, Piece, Text
from kolonie.games.planet_unknown.boards import Corporation, Planet
from kolonie.games.planet_unknown.box import TILES_PER_SHAPE, Box
from kolonie.games.planet_unknown.ground import SIZE, cells_of, xy
from kolonie.games.planet_unknown.layouts import Shape
from kolonie.games.planet_unknown.places import cell_place
from kolonie.games.planet_unknown.state import NONE
from kolonie.games.planet_unknown.terms import (
    ADVANCE,
    BENEFITS,
    EITHER,
    LEVEL,
    MOVE,
    NEW_ROVER,
    RANK,
    SYNERGY,
    TERRAINS,
    TRACKS,
)
from kolonie.games.planet_unknown.words import benefit_text

LAND, ICE = ".", "~"
MARKS = {
    "ring_anchor": "ring",
    "start_in_centre": "centre",
    "city_points": "city",
    "toxic_cells": "toxic",
    "currents_are_energy": "current",
}
"""What is printed on the marked cells of a planet, by its rule."""
PRINTED = {"ring": "=", "centre": "+", "city": "^", "toxic": "!", "current": "/"}
TOKENS = {"lifepods": "o", "meteorites": "*", "rovers": "@", "loaded": "&", "symbol": "'"}
TRACKER, FLUX = "►", "»"
SIGNS = {
    "synergy": "synergy",
    "patch": "patch",
    "rover": "rovers",
    "move": "move",
    "civ": "civ-card",
    "tech": "breakthrough",
}
"""The icons of what a field of a track gives."""
SHORT = {NEW_ROVER: TOKENS["rovers"], MOVE: "→{n}", RANK: "#{n}", LEVEL: "L{n}"}
"""The signs that are the same in every language."""


def letter(terrain: str, building: bool) -> Message:
    return message(f"letter-{terrain}", building="yes" if building else "no")


# -- planets


def planet_grid(box: Box, seat: dict[str, Any], index: int) -> Grid:
    planet = box.planets[seat["planet"]]
    entry = box.planet_entries[seat["planet"]]
    here = [(terrain, seat["terrain"][terrain]) for terrain in range(len(TERRAINS))]
    tokens = [(1 << n, seat[name]) for n, name in enumerate(("lifepods", "meteorites", "rovers", "loaded"))]
    tokens.append((16, seat["symbols"] & ~seat["meteorites"]))
    cells = []
    for cell in cells_of(planet.cells):
        bit = 1 << cell
        lies = NONE
        for terrain, mask in here:
            if mask & bit:
                lies = terrain
        built, patch = lies != NONE and bool(seat["buildings"] & bit), bool(seat["patches"] & bit)
        stand = 0
        for sign, mask in tokens:
            if mask & bit:
                stand |= sign
        cells.append(_cell(planet, index, cell, lies, built, patch, stand))
    return Grid(
        message(f"planet-{planet.id}"),
        SIZE,
        SIZE,
        tuple(cells),
        right=tuple(str(n) for n in entry.rows),
        below=tuple(str(n) for n in entry.columns),
    )


def bare_planet(box: Box, number: int) -> list[Part]:
    """A planet as it is printed."""
    planet = box.planets[number]
    bare: dict[str, Any] = {"terrain": [0] * len(TERRAINS), "planet": number, "lifepods": planet.lifepods}
    names = ("covered", "buildings", "patches", "meteorites", "rovers", "loaded", "symbols")
    bare.update(dict.fromkeys(names, 0))
    return [planet_grid(box, bare, NONE), *planet_facts(box, bare)]


@lru_cache(20_000)
def _cell(planet: Planet, index: int, cell: int, lies: int, built: bool, patch: bool, stand: int) -> Cell:
    """A cell with the terrain and the tokens on it: most have been drawn before."""
    bit = 1 << cell
    x, y = xy(cell)
    ground = "ice" if planet.ice & bit else "land"
    icon = MARKS.get(planet.rule, "") if planet.marked & bit else ""
    written: Text = (ICE if planet.ice & bit else LAND) + PRINTED.get(icon, "")
    if lies != NONE:
        ground = TERRAINS[lies]
        written = letter(ground, built)
        icon = f"building-{ground}" if built else "patch" if patch else ""
    number = next((n for n, mask in enumerate(regions(planet), 1) if mask & bit), 0)
    what = message("scene-cell", x=x, y=y, ground=message(f"ground-{ground}"))
    if planet.quarters:
        banned = next((name for name, mask in zip(TERRAINS, planet.forbidden, strict=True) if mask & bit), "")
        if banned:
            what = message("scene-cell-quadrant", cell=what, terrain=message(f"terrain-{banned}"))
    return Cell(
        x,
        y,
        colour=ground,
        letter=written,
        icon=icon,
        pieces=_tokens(stand),
        place=cell_place(index, x, y),
        detail=what,
        region=str(number) if number else "",
    )


def _tokens(stand: int) -> tuple[Piece, ...]:
    """What stands on a cell, as bits in the order of `planet_grid`."""
    pieces = []
    for n, name in enumerate(("lifepods", "meteorites", "rovers", "loaded")):
        if stand >> n & 1:
            pieces.append(Piece(message(f"token-{name}"), icon=f"token-{name}", short=TOKENS[name]))
    if stand & 16:
        pieces.append(Piece(message("token-symbol"), icon="token-symbol", dim=True, short=TOKENS["symbol"]))
    return tuple(pieces)


def regions(planet: Planet) -> list[int]:
    """What lines divide the planet into: quadrants, the sides of a chasm, planetoids."""
    return planet.parts or [mask for mask in planet.forbidden if mask]


def planet_facts(box: Box, seat: dict[str, Any]) -> list[Facts]:
    """What has to be known of the parts of a planet (PU-34.05, PU-34.35, PU-34.40)."""
    planet = box.planets[seat["planet"]]
    rows: list[tuple[Text, Text]] = []
    if planet.quarters:
        for terrain, mask in zip(TERRAINS, planet.forbidden, strict=True):
            if mask:
                rows.append(
                    (_corner(mask), message("scene-no-building", terrain=message(f"terrain-{terrain}")))
                )
        return [Facts(message("scene-quadrants"), tuple(rows))]
    if planet.rule == "planetoid_bonus":
        for mask in planet.parts:
            done = (mask & seat["covered"]).bit_count()
            rows.append((_corner(mask), message("scene-covered", n=done, of=mask.bit_count())))
        return [Facts(message("scene-planetoids", n=planet.points), tuple(rows))]
    if planet.rule == "chasm":
        ways = box.planet_entries[seat["planet"]].crossings
        told = ", ".join(f"({a},{b})–({c},{d})" for a, b, c, d in ways)
        return [Facts(message("scene-chasm"), ((message("scene-crossings"), told),))]
    return []


def _corner(mask: int) -> Message:
    """Where on the planet a part lies, by the middle of its cells."""
    spots = [xy(cell) for cell in cells_of(mask)]
    left = 2 * sum(x for x, _y in spots) < (SIZE - 1) * len(spots)
    top = 2 * sum(y for _x, y in spots) < (SIZE - 1) * len(spots)
    return message(f"corner-{'top' if top else 'bottom'}-{'left' if left else 'right'}")


# -- tiles


@lru_cache(1000)
def tile_cells(box: Box, tile: int) -> tuple[Cell, ...]:
    """A tile as it is printed; nothing for an empty stack."""
    if tile == NONE:
        return ()
    shape: Shape = box.shapes[tile // TILES_PER_SHAPE]
    cells: list[Cell] = []
    for terrain, halves, building in (
        (box.tile_a[tile], shape.cells_a, shape.building_a),
        (box.tile_b[tile], shape.cells_b, shape.building_b),
    ):
        name = TERRAINS[terrain]
        for at in halves:
            falls = tile % 2 == 1 and at == tuple(shape.meteor)
            rock = Piece(message("token-meteorites"), icon="token-meteorites", short=TOKENS["meteorites"])
            built = at == tuple(building)
            icon = f"building-{name}" if built else ""
            cells.append(Cell(*at, name, letter(name, built), icon, (rock,) if falls else ()))
    return tuple(cells)


# -- tracks


def printed(board: Corporation, field: int) -> tuple[Piece, ...]:
    """What a field of a track gives, in icons and signs."""
    marks: list[Piece] = []
    medal = board.medals[field]
    if medal >= 0:
        marks.append(Piece(message("scene-medal", n=medal), icon="medal", n=medal, short=str(medal)))
    for benefit, number in board.benefits[field]:
        either = board.either[field] if benefit == EITHER else ((benefit, number),)
        for place, (kind, n) in enumerate(either):
            word = TRACKS[n] if kind == ADVANCE else SIGNS[BENEFITS[kind]]
            counted = n if kind not in (ADVANCE, SYNERGY, NEW_ROVER) else 1
            sign = short_of(kind, n)
            short = message("short-or", sign=sign) if place else sign
            marks.append(Piece(benefit_text(kind, n), icon=word, n=counted, short=short))
    return tuple(marks) or (Piece("·"),)


def short_of(kind: int, n: int) -> Text:
    if kind == ADVANCE:
        return message("short-advance", track=letter(TRACKS[n], True))
    if kind in SHORT:
        return SHORT[kind].format(n=n)
    return message(f"short-{BENEFITS[kind]}", n=n)


def tracker_piece(of: str, track: str) -> Piece:
    """A tracker; on a track that is not its own it is told by its letter."""
    short: Text = TRACKER if of == track else message("short-tracker", track=letter(of, True))
    name = message("scene-tracker", track=message(f"of-{of}"))
    return Piece(name, icon="tracker", colour=of, short=short)


# -- the legend


LINES = "1 2 3"
"""Stands for the numbers at the ends of rows and columns."""


@lru_cache(500)
def board_legend(box: Box, planet: int, corporation: int) -> tuple[tuple[Text, Text], ...]:
    """The legend of a player's boards."""
    return legend([box.planets[planet]], box.corporations[corporation])


def legend(planets: list[Planet], board: Corporation | None = None) -> tuple[tuple[Text, Text], ...]:
    """The signs that can stand on these planets and on the tracks of a corporation."""
    if not planets:
        return ()
    rows: list[tuple[Text, Text]] = [(letter(name, True), message(f"terrain-{name}")) for name in TERRAINS]
    rows.append((message("legend-letters"), message("legend-building")))
    rows += [(LAND, message("ground-land")), (ICE, message("ground-ice"))]
    marks = [MARKS[planet.rule] for planet in planets if planet.rule in MARKS]
    rows += [(PRINTED[mark], message(f"legend-{mark}")) for mark in marks]
    rows.append((LINES, message("legend-line")))
    if board is None:
        return (*rows, (TOKENS["lifepods"], message("token-lifepods")))
    tokens = [name for name in TOKENS if name != "loaded" or board.loads]
    rows += [(TOKENS[name], message(f"token-{name}")) for name in tokens]
    rows += [(TRACKER, message("legend-tracker")), ("5", message("legend-medal"))]
    given = {kind for at in (board.benefits, board.either) for gains in at for kind, _n in gains}
    for kind in sorted(given - {EITHER, NEW_ROVER}):
        example = {MOVE: 2, ADVANCE: 0}.get(kind, 1)
        rows.append((short_of(kind, example), message(f"legend-{BENEFITS[kind]}")))
    if board.flux:
        rows.append((FLUX, message("legend-flux")))
    return tuple(rows)
