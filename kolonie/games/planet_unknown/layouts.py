"""Every way a tile can lie on a planet, worked out once and shared by all games.

A lay is a shape in one of its eight orientations at one position. Its option is `place:x,y,rN`: the top
left corner of the box around the shape, and the orientation (r0 to r3 turned clockwise, r4 to r7 turned
over first). Orientations that look the same are listed once.

Where a tile fits is not tried place by place: shifted by one of the cells of an outline, the free cells are
the corners for which that cell is free, so a few shifts tell all corners at once (`Outline.fitting`).
This is done in numbers of one word each (`ground.Words`): compiled, these are no objects.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kolonie.core.asks import Unlisted
from kolonie.core.options import Option, option
from kolonie.games.planet_unknown.ground import (
    AREA,
    BITS,
    DIVISOR,
    IN_ORDER,
    PART,
    PART_SIZE,
    PLACES,
    SIZE,
    SPOTS,
    WIDTH,
    Mask,
    Words,
    bit_at,
    cell_at,
    cut,
    first_cell,
    has_cell,
    mask_of_words,
    size,
    words_of,
)

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

    __slots__ = ("cells", "gaps", "turns")

    def __init__(self, cells: tuple[int, ...]) -> None:
        self.cells = cells
        """As seen from the corner, in reading order."""
        self.gaps = [cell - before for before, cell in zip((0, *cells), cells, strict=False)]
        """How far each cell is from the one before it, the first one from the corner."""
        self.turns = 0
        """How many orientations of the shape cover it."""

    def fitting(self, corners: Words, free: Words, far: Words, walls: Mask) -> Words:
        """Those of the corners for which all cells are free, not all far, and the piece slides past walls.

        What is far is free too. `walls` is empty unless the planet demands that pieces be slid in.
        """
        low, middle, high = corners
        free_low, free_middle, free_high = free
        far_low, far_middle, far_high = far
        apart_low, apart_middle, apart_high = corners
        part: i64 = PART
        for gap in self.gaps:
            back: i64 = gap
            over: i64 = PART_SIZE - gap
            free_low = free_low >> back | free_middle << over & part
            free_middle = free_middle >> back | free_high << over & part
            free_high >>= back
            low &= free_low
            middle &= free_middle
            high &= free_high
            if not low | middle | high:
                return 0, 0, 0
            far_low = far_low >> back | far_middle << over & part
            far_middle = far_middle >> back | far_high << over & part
            far_high >>= back
            apart_low &= far_low
            apart_middle &= far_middle
            apart_high &= far_high
        if walls:
            shut_low, shut_middle, shut_high = words_of(self._shut(walls))
            return (
                (low ^ apart_low) & ~shut_low,
                (middle ^ apart_middle) & ~shut_middle,
                (high ^ apart_high) & ~shut_high,
            )
        return low ^ apart_low, middle ^ apart_middle, high ^ apart_high

    def at(self, corner: int) -> Words:
        """The cells that are covered if the corner lies there."""
        low: i64 = 0
        middle: i64 = 0
        high: i64 = 0
        for each in self.cells:
            cell: i64 = corner + each
            if cell < PART_SIZE:
                low |= BITS[cell]
            elif cell < 2 * PART_SIZE:
                middle |= BITS[cell - PART_SIZE]
            else:
                high |= BITS[cell - 2 * PART_SIZE]
        return low, middle, high

    def _shut(self, walls: Mask) -> Mask:
        """The corners for which the piece, moved by one cell in any direction, hits a wall (PU-34.26)."""
        hits: Mask = 0
        walls <<= WIDTH + 1  # so that corners just outside of the grid count too
        for cell in self.cells:
            hits |= walls >> cell
        return (hits >> 1 & hits << 1 & hits >> WIDTH & hits << WIDTH) >> WIDTH + 1


@mypyc_attr(acyclic=True)
class Corners:
    """Where the corner of an outline may lie."""

    __slots__ = ("words",)

    def __init__(self, words: Words) -> None:
        self.words = words


@mypyc_attr(acyclic=True)
class Column:
    """The corners of one column, in the order of keys."""

    __slots__ = ("cells", "words")

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells
        self.words = words_of(sum([1 << cell for cell in cells]))


COLUMNS: Final = [Column(IN_ORDER[first : first + SIZE]) for first in range(0, AREA, SIZE)]
"""All of them, in the order of keys; each has `SIZE` cells."""


@mypyc_attr(acyclic=True)
class Spot:
    """All lays of a shape with their corner in one place, in the order of their keys."""

    __slots__ = ("_choices", "lays")

    def __init__(self, outlines: int) -> None:
        self.lays: list[Lay] = []
        self._choices: list[tuple[Option, ...] | None] = [None] * (1 << outlines)

    def choices(self, fitting: int) -> tuple[Option, ...]:
        """The options of those whose outline fits there: `fitting` has a bit for each outline."""
        found = self._choices[fitting]
        if found is None:
            found = tuple([lay.choice for lay in self.lays if fitting >> lay.outline & 1])
            self._choices[fitting] = found
        return found


@mypyc_attr(acyclic=True)
class Everywhere:
    """All lays of a shape on the whole grid, in the order of their keys, whatever planet lies there."""

    __slots__ = ("by_key", "last", "lays", "outlines", "spots")

    def __init__(self, shape: Shape, meteor: bool) -> None:
        lays: list[Lay] = []
        self.outlines: list[Outline] = []
        numbers: dict[tuple[int, ...], int] = {}
        for number, turned in orientations(shape, meteor):
            wide = max(x for x, _ in turned.values()) + 1
            high = max(y for _, y in turned.values()) + 1
            cells = tuple(sorted(cell_at(x, y) for x, y in turned.values()))
            if cells not in numbers:
                numbers[cells] = len(self.outlines)
                self.outlines.append(Outline(cells))
            self.outlines[numbers[cells]].turns += 1
            for dy in range(SIZE - high + 1):
                for dx in range(SIZE - wide + 1):
                    lays.append(Lay(shape, number, turned, numbers[cells], (dx, dy)))
        lays.sort(key=_by_key)
        self.lays = lays
        self.by_key = {lay.choice.key: lay for lay in lays}
        self.last = lays[0]
        """The lay that was looked at last: mostly it is asked for again, and the table of keys is large."""
        self.spots = [Spot(len(self.outlines)) for _ in range(AREA)]
        for lay in lays:
            self.spots[SPOTS[lay.corner]].lays.append(lay)

    def lay(self, choice: Option) -> Lay | None:
        """How the shape lies after an option; None if it never does."""
        last = self.last
        if last.choice is choice:
            return last
        found = self.by_key.get(choice.key)
        if found is not None:
            self.last = found
        return found


def _by_key(lay: Lay) -> str:
    return lay.choice.key


@mypyc_attr(acyclic=True)
class Fitting(Unlisted):
    """The lays of a tile that fit on a planet now."""

    __slots__ = ("corners", "everywhere", "occupied")

    def __init__(self, everywhere: Everywhere, corners: list[Corners]) -> None:
        count = 0
        all_low: i64 = 0
        all_middle: i64 = 0
        all_high: i64 = 0
        for number, outline in enumerate(everywhere.outlines):
            low, middle, high = corners[number].words
            if low | middle | high:
                count += outline.turns * (size(low) + size(middle) + size(high))
                all_low |= low
                all_middle |= middle
                all_high |= high
        super().__init__(count)
        self.everywhere = everywhere
        self.corners = corners
        """For each outline where it fits."""
        self.occupied = (all_low, all_middle, all_high)
        """Where any of them fits."""

    def nth(self, number: int) -> Option:
        low, middle, high = self.occupied
        for column in COLUMNS:
            column_low, column_middle, column_high = column.words
            if low & column_low | middle & column_middle | high & column_high:
                here = self._count_among(column.words)
                if number < here:
                    return self._nth_of(column, number)
                number -= here
        raise IndexError(number)

    def _count_among(self, column: Words) -> int:
        """How many have their corner there."""
        count = 0
        column_low, column_middle, column_high = column
        for number, outline in enumerate(self.everywhere.outlines):
            low, middle, high = self.corners[number].words
            # no two cells of a column are the same bit of two words
            there = low & column_low | middle & column_middle | high & column_high
            if there:
                count += outline.turns * size(there)
        return count

    def _nth_of(self, column: Column, number: int) -> Option:
        for cell in column.cells:
            if has_cell(self.occupied, cell):
                for lay in self.everywhere.spots[SPOTS[cell]].lays:
                    if has_cell(self.corners[lay.outline].words, cell):
                        if not number:
                            self.everywhere.last = lay
                            return lay.choice
                        number -= 1
        raise IndexError(number)

    def offers(self, choice: Option) -> bool:
        lay = self.everywhere.lay(choice)
        return lay is not None and has_cell(self.corners[lay.outline].words, lay.corner)

    def listed(self) -> list[Option]:
        fitting = [0] * AREA  # for each spot one bit for each outline
        found: list[int] = []  # the spots with any
        for number, corners in enumerate(self.corners):
            low, middle, high = corners.words
            _mark(low, 0, 1 << number, fitting, found)
            _mark(middle, PART_SIZE, 1 << number, fitting, found)
            _mark(high, 2 * PART_SIZE, 1 << number, fitting, found)
        found.sort()
        options: list[Option] = []
        spots = self.everywhere.spots
        for spot in found:
            options += spots[spot].choices(fitting[spot])
        return options


@mypyc_attr(acyclic=True)
class Table:
    """Where the lays of one tile may lie on one planet, as far as the planet is concerned."""

    __slots__ = ("_by_key", "_lays", "corners", "everywhere", "last")

    def __init__(self, everywhere: Everywhere, corners: list[Corners], lays: list[Lay] | None = None) -> None:
        self.everywhere = everywhere
        self.corners = corners
        """For each outline where its corner may lie."""
        self._lays = lays
        self._by_key: dict[str, Lay] | None = None
        self.last = words_of(0)
        """What `_lying` found last."""

    @property
    def lays(self) -> list[Lay]:
        """All of them, in the order of their keys."""
        if self._lays is None:
            masks = [mask_of_words(corners.words) for corners in self.corners]
            self._lays = [lay for lay in self.everywhere.lays if masks[lay.outline] >> lay.corner & 1]
        return self._lays

    @property
    def by_key(self) -> dict[str, Lay]:
        """The same by the keys of their options; where an option is known to be one of them, ask `lay`."""
        if self._by_key is None:
            self._by_key = {lay.choice.key: lay for lay in self.lays}
        return self._by_key

    def lay(self, choice: Option) -> Lay:
        """How the tile lies after an option of this table."""
        lay = self.everywhere.lay(choice)
        assert lay is not None, choice
        return lay

    def fitting(self, free: Words, near: Words, walls: Mask) -> Fitting:
        """What lies on free cells, covers one near cell and slides past walls."""
        far = cut(free, near)
        found: list[Corners] = []
        for number, outline in enumerate(self.everywhere.outlines):
            found.append(Corners(outline.fitting(self.corners[number].words, free, far, walls)))
        return Fitting(self.everywhere, found)

    def fits(self, free: Words, near: Words, walls: Mask) -> bool:
        """Whether `fitting` would find anything."""
        low, middle, high = self._lying(free, near, walls)
        return low | middle | high != 0

    def lying(self, free: Words, near: Words, walls: Mask) -> Mask:
        """The cells of one of those that `fitting` would find; 0 if it would find nothing."""
        return mask_of_words(self._lying(free, near, walls))

    def _lying(self, free: Words, near: Words, walls: Mask) -> Words:
        """What was found last is tried first: mostly little has changed since."""
        last = self.last
        if not walls and _covers(last, free, near):
            return last
        far = cut(free, near)
        for number, outline in enumerate(self.everywhere.outlines):
            corners = outline.fitting(self.corners[number].words, free, far, walls)
            low, middle, high = corners
            if low | middle | high:
                found = self.last = outline.at(first_cell(corners))
                return found
        return 0, 0, 0


def _covers(cells: Words, free: Words, near: Words) -> bool:
    """Whether the cells are all free and one of them is near."""
    low, middle, high = cells
    free_low, free_middle, free_high = free
    near_low, near_middle, near_high = near
    if low & ~free_low | middle & ~free_middle | high & ~free_high:
        return False
    return low & near_low | middle & near_middle | high & near_high != 0


def _mark(corners: i64, first: int, bit: int, fitting: list[int], found: list[int]) -> None:
    """Puts the bit of an outline to the spots of its corners; these begin with the cell `first`."""
    while corners:
        lowest = corners & -corners
        spot = SPOTS[first + PLACES[lowest % DIVISOR]]
        before = fitting[spot]
        if not before:
            found.append(spot)
        fitting[spot] = before | bit
        corners ^= lowest
