"""Every way a tile can lie on a planet, worked out once and shared by all games.

A lay is a shape in one of its eight orientations at one position. Its option is `place:x,y,rN`: the top
left corner of the box around the shape, and the orientation (r0 to r3 turned clockwise, r4 to r7 turned
over first). Orientations that look the same are listed once.

Where a tile fits is not tried place by place: shifted by one of the cells of an outline, the free cells are
the corners for which that cell is free, so a few shifts tell all corners at once (`Outline.fitting`).
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from kolonie.core.options import Option, option
from kolonie.games.planet_unknown.ground import AREA, SIZE, WIDTH, Mask, bit_at, cell_at, cells_of, without

Cell = tuple[int, int]


@mypyc_attr(acyclic=True)
class Shape:
    """A tile as printed: its cells, which half each belongs to, and where the symbols are."""

    __slots__ = ("building_a", "building_b", "cells_a", "cells_b", "id", "meteor")

    def __init__(
        self,
        ident: str,
        cells_a: list[Cell],
        cells_b: list[Cell],
        building_a: Cell,
        building_b: Cell,
        meteor: Cell,
    ) -> None:
        self.id = ident
        self.cells_a = cells_a
        self.cells_b = cells_b
        self.building_a = building_a
        self.building_b = building_b
        self.meteor = meteor


@mypyc_attr(acyclic=True)
class Lay:
    """One way a shape lies on the grid: masks of its cells and halves, and the cells of its symbols."""

    __slots__ = ("a", "b", "building_a", "building_b", "choice", "corner", "mask", "meteor", "outline")

    def __init__(self, shape: Shape, number: int, turned: dict[Cell, Cell], outline: int, at: Cell) -> None:
        self.choice = option("place", *at, f"r{number}")
        self.corner = cell_at(*at)
        self.outline = outline
        """The number of its outline among those of the shape."""
        self.a = _mask(shape.cells_a, turned) << self.corner
        self.b = _mask(shape.cells_b, turned) << self.corner
        self.mask = self.a | self.b
        self.building_a = self.corner + cell_at(*turned[shape.building_a])
        self.building_b = self.corner + cell_at(*turned[shape.building_b])
        self.meteor = self.corner + cell_at(*turned[shape.meteor])


def _mask(cells: list[Cell], turned: dict[Cell, Cell]) -> int:
    mask = 0
    for each in cells:
        mask |= bit_at(*turned[each])
    return mask


def turn(cells: list[Cell], orientation: int) -> dict[Cell, Cell]:
    """Where each cell of a shape goes in an orientation, moved so that the smallest x and y are 0."""
    turned: dict[Cell, Cell] = {}
    for x, y in cells:
        at = (-x if orientation >= 4 else x, y)
        for _ in range(orientation % 4):
            at = (-at[1], at[0])
        turned[(x, y)] = at
    left = min(x for x, _ in turned.values())
    top = min(y for _, y in turned.values())
    return {cell: (x - left, y - top) for cell, (x, y) in turned.items()}


def orientations(shape: Shape, meteor: bool) -> list[tuple[int, dict[Cell, Cell]]]:
    """The orientations that look different (PU-5.04); without a symbol its place does not matter."""
    seen = set()
    found = []
    for number in range(8):
        turned = turn(shape.cells_a + shape.cells_b, number)
        look = (
            frozenset(turned[c] for c in shape.cells_a),
            frozenset(turned[c] for c in shape.cells_b),
            turned[shape.building_a],
            turned[shape.building_b],
            turned[shape.meteor] if meteor else None,
        )
        if look not in seen:
            seen.add(look)
            found.append((number, turned))
    return found


@mypyc_attr(acyclic=True)
class Outline:
    """The figure that a shape covers in some of its orientations, for all places of its corner at once."""

    __slots__ = ("cells", "mask", "numbers")

    def __init__(self, cells: tuple[int, ...]) -> None:
        self.cells: tuple[Any, ...] = cells
        """As seen from the corner; as objects, because masks are shifted by them."""
        self.mask: Mask = sum([1 << cell for cell in cells])
        """The same in one."""
        self.numbers: list[list[int]] = [[] for _ in range(AREA)]
        """The numbers of the lays at each corner."""

    def fitting(self, corners: Mask, free: Mask, far: Mask, walls: Mask) -> Mask:
        """Those of the corners for which all cells are free, not all far, and the piece slides past walls.

        `walls` is empty unless the planet demands that pieces be slid in.
        """
        for cell in self.cells:
            corners &= free >> cell
            if not corners:
                return 0
        apart = corners
        for cell in self.cells:
            apart &= far >> cell
            if not apart:
                break
        corners ^= apart
        return corners & ~self._shut(walls) if walls and corners else corners

    def _shut(self, walls: Mask) -> Mask:
        """The corners for which the piece, moved by one cell in any direction, hits a wall (PU-34.26)."""
        hits: Mask = 0
        walls <<= WIDTH + 1  # so that corners just outside of the grid count too
        for cell in self.cells:
            hits |= walls >> cell
        return (hits >> 1 & hits << 1 & hits >> WIDTH & hits << WIDTH) >> WIDTH + 1


def lays_of(shape: Shape, meteor: bool) -> tuple[list[Lay], list[Outline]]:
    """All lays of a shape on the whole grid, numbered in the order of their keys, and their outlines."""
    found = []
    outlines: list[Outline] = []
    numbers: dict[tuple[int, ...], int] = {}
    for number, turned in orientations(shape, meteor):
        wide = max(x for x, _ in turned.values()) + 1
        high = max(y for _, y in turned.values()) + 1
        cells = tuple(sorted(cell_at(x, y) for x, y in turned.values()))
        if cells not in numbers:
            numbers[cells] = len(outlines)
            outlines.append(Outline(cells))
        for dy in range(SIZE - high + 1):
            for dx in range(SIZE - wide + 1):
                found.append(Lay(shape, number, turned, numbers[cells], (dx, dy)))
    found.sort(key=_by_key)
    for number, lay in enumerate(found):
        outlines[lay.outline].numbers[lay.corner].append(number)
    return found, outlines


def _by_key(lay: Lay) -> str:
    return lay.choice.key


@mypyc_attr(acyclic=True)
class Table:
    """The lays of one tile on one planet: by outline for quick listing, `by_key` to find one again."""

    __slots__ = ("by_key", "corners", "everywhere", "last", "lays", "outlines")

    def __init__(self, lays: list[Lay], everywhere: list[Lay], outlines: list[Outline]) -> None:
        self.lays = lays
        self.everywhere = everywhere
        """All lays of the shape, by number."""
        self.by_key = {lay.choice.key: lay for lay in lays}
        self.outlines = outlines
        self.corners = [0] * len(outlines)
        """For each outline where its corner may lie as far as the planet is concerned."""
        for lay in lays:
            self.corners[lay.outline] |= 1 << lay.corner
        self.last: Mask = 0
        """What `lying` found last."""

    def options(self, free: Mask, near: Mask, walls: Mask) -> list[Option]:
        """What lies on free cells, covers one near cell and slides past walls, sorted by key."""
        far = without(free, near)
        found: list[int] = []
        for number, outline in enumerate(self.outlines):
            numbers = outline.numbers
            for corner in cells_of(outline.fitting(self.corners[number], free, far, walls)):
                found += numbers[corner]
        found.sort()
        everywhere = self.everywhere
        return [everywhere[number].choice for number in found]

    def fits(self, free: Mask, near: Mask, walls: Mask) -> bool:
        """Whether `options` would find anything."""
        return bool(self.lying(free, near, walls))

    def lying(self, free: Mask, near: Mask, walls: Mask) -> Mask:
        """The cells of one of those that `options` would find; 0 if it would find nothing.

        What was found last is tried first: mostly little has changed since.
        """
        last = self.last
        if last & near and last & free == last and not walls:
            return last
        far = without(free, near)
        for number, outline in enumerate(self.outlines):
            corners = outline.fitting(self.corners[number], free, far, walls)
            if corners:
                self.last = outline.mask * (corners & -corners)
                return self.last
        return 0
