"""Every way a tile can lie on a planet, worked out once and shared by all games.

A lay is a shape in one of its eight orientations at one position. Its option is `place:x,y,rN`: the top
left corner of the box around the shape, and the orientation (r0 to r3 turned clockwise, r4 to r7 turned
over first). Orientations that look the same are listed once.
"""

from __future__ import annotations

from kolonie.core.options import Option, option
from kolonie.games.planet_unknown.ground import SIZE, bit_at, cell_at, grow

Cell = tuple[int, int]


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


class Lay:
    """One way a shape lies on a planet: masks of its cells and halves, and the cells of its symbols."""

    __slots__ = ("a", "b", "building_a", "building_b", "choice", "mask", "meteor", "near_a", "near_b")

    def __init__(self, choice: Option, shape: Shape, turned: dict[Cell, Cell], dx: int, dy: int) -> None:
        self.choice = choice
        self.a = _mask(shape.cells_a, turned, dx, dy)
        self.b = _mask(shape.cells_b, turned, dx, dy)
        self.mask = self.a | self.b
        self.building_a = _cell(turned[shape.building_a], dx, dy)
        self.building_b = _cell(turned[shape.building_b], dx, dy)
        self.meteor = _cell(turned[shape.meteor], dx, dy)
        self.near_a = grow(self.a)
        self.near_b = grow(self.b)


def _cell(at: Cell, dx: int, dy: int) -> int:
    return cell_at(at[0] + dx, at[1] + dy)


def _mask(cells: list[Cell], turned: dict[Cell, Cell], dx: int, dy: int) -> int:
    mask = 0
    for each in cells:
        x, y = turned[each]
        mask |= bit_at(x + dx, y + dy)
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


def lays_of(shape: Shape, meteor: bool, cells: int) -> list[Lay]:
    """All lays of a shape inside the outline of a planet (PU-5.10), sorted by key."""
    found = []
    for number, turned in orientations(shape, meteor):
        wide = max(x for x, _ in turned.values()) + 1
        high = max(y for _, y in turned.values()) + 1
        for dy in range(SIZE - high + 1):
            for dx in range(SIZE - wide + 1):
                mask = _mask(list(turned), turned, dx, dy)
                if not mask & ~cells:
                    found.append(Lay(option("place", dx, dy, f"r{number}"), shape, turned, dx, dy))
    return sorted(found, key=_by_key)


def _by_key(lay: Lay) -> str:
    return lay.choice.key


class Table:
    """The lays of one tile on one planet: `pairs` for quick listing, `by_key` to find one again."""

    __slots__ = ("by_key", "lays", "masks", "pairs")

    def __init__(self, lays: list[Lay]) -> None:
        self.lays = lays
        self.pairs = [(lay.mask, lay.choice) for lay in lays]
        self.masks = list(dict.fromkeys(lay.mask for lay in lays))
        self.by_key = {lay.choice.key: lay for lay in lays}
