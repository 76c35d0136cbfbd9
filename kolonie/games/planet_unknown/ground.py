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
PLAIN: Final = __file__.endswith(".py")
"""True in plain Python."""
BITS: Final = [1 << place for place in range(PART_SIZE)]
"""One cell each, as a word: compiled, a literal 1 must not be shifted by more than 30."""
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


def words_of(mask: Mask) -> Words:
    return mask & PART, mask >> PART_SIZE & PART, mask >> 2 * PART_SIZE


def mask_of_words(words: Words) -> Mask:
    low, middle, high = words
    mask: Mask = high
    return (mask << PART_SIZE | middle) << PART_SIZE | low


def has_cell(words: Words, cell: i64) -> bool:
    low, middle, high = words
    if cell < PART_SIZE:
        return low >> cell & 1 != 0
    if cell < 2 * PART_SIZE:
        return middle >> cell - PART_SIZE & 1 != 0
    return high >> cell - 2 * PART_SIZE & 1 != 0


def size(word: i64) -> int:
    """How many cells there are in a word.

    Compiled, they are added up in groups of 2, 4 and 8: a call of `bit_count` would make an object.
    """
    if PLAIN:
        return int(word).bit_count()
    word -= word >> 1 & 0x555555555555555
    word = (word & 0x333333333333333) + (word >> 2 & 0x333333333333333)
    word = word + (word >> 4) & 0xF0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    return int(word + (word >> 32) & 0x7F)


def cut(words: Words, others: Words) -> Words:
    """The cells that are not among the others."""
    low, middle, high = words
    other_low, other_middle, other_high = others
    return low & ~other_low, middle & ~other_middle, high & ~other_high


def sides(words: Words) -> Words:
    """The cells that share a side with one of them (see `grow`), some of them over from the next word."""
    low, middle, high = words
    part: i64 = PART
    over: i64 = PART_SIZE - 1
    line: i64 = PART_SIZE - WIDTH
    return (
        (low << 1 | low << WIDTH | middle << over | middle << line) & part | low >> 1 | low >> WIDTH,
        (middle << 1 | middle << WIDTH | high << over | high << line) & part
        | (middle >> 1 | middle >> WIDTH | low >> over | low >> line),
        high << 1 | high << WIDTH | high >> 1 | high >> WIDTH | middle >> over | middle >> line,
    )


DIVISOR: Final = 67
_REMAINDERS: Final = [(1 << place) % DIVISOR for place in range(DIVISOR - 1)]
PLACES: Final = [0, *[_REMAINDERS.index(left) for left in range(1, DIVISOR)]]
"""The place of a single bit by what it leaves when divided by `DIVISOR`: of each bit something else."""


def first_cell(words: Words) -> int:
    """The first of the cells, of which there must be one."""
    low, middle, high = words
    if low:
        return PLACES[(low & -low) % DIVISOR]
    if middle:
        return PART_SIZE + PLACES[(middle & -middle) % DIVISOR]
    return 2 * PART_SIZE + PLACES[(high & -high) % DIVISOR]


def cells_of(mask: Mask) -> list[int]:
    """The cells of a mask, in reading order."""
    found: list[int] = []
    first = 0
    while mask:
        part: i64 = mask & PART
        while part:
            low = part & -part
            found.append(first + PLACES[low % DIVISOR])
            part ^= low
        mask >>= PART_SIZE
        first += PART_SIZE
    return found


def _by_text(cell: int) -> str:
    """What cells are sorted by: how they stand in the keys of options."""
    return f"{cell % WIDTH},{cell // WIDTH},"


IN_ORDER: Final = sorted(range(AREA), key=_by_text)
"""All cells in the order of keys."""
SPOTS: Final = [IN_ORDER.index(cell) for cell in range(AREA)]
"""For each cell its place there."""


def in_order(mask: Mask) -> list[int]:
    """The cells of a mask, in the order of keys."""
    spots = [SPOTS[cell] for cell in cells_of(mask)]
    spots.sort()
    return [IN_ORDER[spot] for spot in spots]


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
