"""Planet Unknown: which empty cells tiles can still cover, and what rows and columns are worth by that."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from kolonie.games.planet_unknown.boards import Planet
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.ground import SIZE, WIDTH, cell_at
from kolonie.games.planet_unknown.layouts import orientations

TILE_CELLS = 4.1
"""Cells that a turn covers."""
DOUBTS = (1.6, 0.62, 0.3, 0.11, 0.045)
"""How doubtful an empty cell is that 0, 1, 2-3, 4-7 or more of the twelve shapes can still cover."""
HURRY = 0.22
"""How doubtful cells become when there are more of them than turns will cover."""
BORDER = 0.15
"""What each side of an empty cell costs that adjoins something else: compact room takes more tiles."""
CITY = 0.9
"""How much of a city's points is counted: it may have to be covered."""


ALL_SHAPES = 0b111111111111


class Room:
    """The empty cells of a planet by how many shapes can cover them, and which shapes fit at all."""

    __slots__ = ("border", "empty", "fits", "grades", "shapes")

    def __init__(self, empty: int, shapes: int, fits: int, grades: tuple[int, ...]) -> None:
        self.empty = empty
        self.shapes = shapes
        """Those that may still come, one bit for each;"""
        self.fits = fits
        """and those that fit, numbered like the stacks."""
        self.grades = grades
        """The cells by the classes of `DOUBTS`."""
        self.border = 2 * sum([(empty & ~(empty >> way)).bit_count() for way in (1, WIDTH)])

    def doubt(self, cells: int, hurry: float) -> float:
        """How doubtful it is that all these cells get covered: the negative logarithm of the chance."""
        missing = cells & self.empty
        total = hurry * missing.bit_count()
        for grade, each in zip(self.grades, DOUBTS, strict=True):
            total += each * (missing & grade).bit_count()
        return total

    def hurry(self, stored: int, left: float) -> float:
        """What is added to the doubt of each cell because the turns left and stored patches are too few."""
        short = 1.0 - (TILE_CELLS * left + stored + 0.5) / (self.empty.bit_count() + 0.5)
        return max(0.0, short) * (HURRY + exp(-left))


@lru_cache(maxsize=4)
def _outlines(box: Box) -> list[list[tuple[int, ...]]]:
    """For each shape the outlines it can have, as distances from its first cell."""
    found = []
    for shape in box.shapes:
        outlines = set()
        for _number, turned in orientations(shape, True):
            cells = sorted([cell_at(x, y) for x, y in turned.values()])
            outlines.add(tuple([cell - cells[0] for cell in cells[1:]]))
        found.append(sorted(outlines))
    return found


@lru_cache(maxsize=20_000)
def room_of(box: Box, empty: int, shapes: int = ALL_SHAPES) -> Room:
    """Counts for each cell the shapes that cover it, all cells at once: a binary counter of masks."""
    ones = twos = fours = eights = fits = 0
    for number, outlines in enumerate(_outlines(box)):
        if not shapes >> number & 1:
            continue
        coverable = 0
        for offsets in outlines:
            anchors = empty
            for offset in offsets:
                anchors &= empty >> offset
            if anchors:
                coverable |= anchors
                for offset in offsets:
                    coverable |= anchors << offset
        if coverable:
            fits |= 1 << number
            carry = ones & coverable
            ones ^= coverable
            more = twos & carry
            twos ^= carry
            eights |= fours & more
            fours ^= more
    fours &= ~eights
    twos &= ~(eights | fours)
    ones &= ~(eights | fours | twos)
    return Room(empty, shapes, fits, (empty & ~(ones | twos | fours | eights), ones, twos, fours, eights))


@lru_cache(maxsize=20_000)
def _line_worths(
    box: Box, planet: Planet, covered: int, shapes: int, hurry: float
) -> tuple[list[float], float]:
    """The points of each row and column by the chance that it gets filled, and the same for bonuses."""
    room = room_of(box, planet.cells & ~covered, shapes)
    missing = room.empty & ~planet.currents
    worths = [points * exp(-room.doubt(cells & missing, hurry)) for cells, points in planet.lines]
    bonus = 0.0
    if planet.rule == "planetoid_bonus":
        bonus = sum([planet.points * exp(-room.doubt(part, hurry)) for part in planet.parts])
    return worths, bonus + CITY * planet.points * (planet.cities & ~covered).bit_count()


def line_worths(
    box: Box, planet: Planet, room: Room, struck: list[tuple[int, float]], hurry: float
) -> tuple[float, float]:
    """Rows and columns, and bonuses; `struck` are the cells of meteorites, with the chance that each goes."""
    worths, bonus = _line_worths(box, planet, planet.cells & ~room.empty, room.shapes, hurry)
    if struck:
        worths = worths[:]
        for cell, gone in struck:
            worths[cell // WIDTH] *= gone
            worths[SIZE + cell % WIDTH] *= gone
    return sum(worths), bonus
