"""The grid as bits: a set of cells is one integer, and moving it by a cell is one shift.

Cell (x, y) is bit `13 * y + x`. The thirteenth column is never part of a planet, so a shift to the side
cannot run over into the next row.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from mypy_extensions import i64

SIZE: Final = 12
WIDTH: Final = 13
AREA: Final = WIDTH * SIZE
PART_SIZE: Final = 60
PART: Final = (1 << PART_SIZE) - 1
"""As many cells as a compiled build can hold in one word."""
Mask: TypeAlias = Any
"""A set of cells where it is shifted and laid over others many times: compiled, a number of several words is
quicker as an object than as an `int`, which is looked at after each step to see whether it fits in one."""
Words: TypeAlias = tuple[i64, i64, i64]
"""The same in three numbers of `PART_SIZE` cells each, the first cells first; compiled, no objects."""


def cell_at(x: int, y: int) -> int:
    return WIDTH * y + x


def bit_at(x: int, y: int) -> int:
    return 1 << (WIDTH * y + x)


def xy(cell: int) -> tuple[int, int]:
    return cell % WIDTH, cell // WIDTH


def grow(mask: Mask) -> Mask:
    """The cells that share a side with a cell of the mask. Cut it to a planet before use."""
    return mask << 1 | mask >> 1 | mask << WIDTH | mask >> WIDTH


def grow_corners(mask: int) -> int:
    """The cells that touch a cell of the mask at a corner only."""
    return mask << WIDTH + 1 | mask << WIDTH - 1 | mask >> WIDTH + 1 | mask >> WIDTH - 1


def without(mask: Mask, others: Mask) -> Mask:
    """The cells of a mask that are not among the others."""
    return mask ^ mask & others


def words_of(mask: Mask) -> Words:
    return mask & PART, mask >> PART_SIZE & PART, mask >> 2 * PART_SIZE


def mask_of_words(words: Words) -> Mask:
    low, middle, high = words
    mask: Mask = high
    return (mask << PART_SIZE | middle) << PART_SIZE | low


def cells_of(mask: Mask) -> list[int]:
    """The cells of a mask, in reading order."""
    found: list[int] = []
    before = -1
    while mask:
        part: int = mask & PART
        while part:
            low = part & -part
            found.append(before + low.bit_length())
            part ^= low
        mask >>= PART_SIZE
        before += PART_SIZE
    return found


def flood(start: Mask, within: Mask) -> Mask:
    """All cells of `within` that are connected with `start` side by side, `start` among them."""
    ground = within | start
    area = start
    while True:
        larger = (area | grow(area)) & ground
        if larger == area:
            return area
        area = larger


def areas(mask: Mask) -> list[int]:
    """The connected groups of a mask (PU-17.03)."""
    found: list[int] = []
    while mask:
        group = flood(mask & -mask, mask)
        found.append(group)
        mask ^= group
    return found


def mask_of(rows: tuple[str, ...] | list[str], letters: str) -> int:
    """The cells of a drawn map that show one of the letters."""
    mask = 0
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter in letters:
                mask |= bit_at(x, y)
    return mask


GRID: Final = mask_of(["#" * SIZE] * SIZE, "#")
"""All 144 positions."""
