"""How the tables of numbers are written: one line for many names, in an order that never changes.

    set cards = R01..R41            names for later lines
    go:{A|B|C}                      three names
    place:{0..11},{0..11},r{0..7}   every combination, the last changing fastest
    card:{cards}                    one for each of the set

A name is numbered by its place. Lines are only ever added at the end, and a set that a line uses is never
changed, so a number means the same in every later version (`tests/adapters` keeps fingerprints of them).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

BRACES = re.compile(r"\{([^{}]*)\}")
RANGE = re.compile(r"(.*?)(\d+)\.\.(.*?)(\d+)")

Sets = dict[str, tuple[str, ...]]


class TableError(ValueError):
    """A table that cannot be read; the text says where and why."""


def lines_of(text: str) -> Iterator[str]:
    """The lines that say something."""
    for line in text.splitlines():
        bare = line.partition("# ")[0].strip() if not line.startswith("#") else ""
        if bare:
            yield bare


def members(text: str, sets: Sets) -> tuple[str, ...]:
    """The names between braces: words, ranges and sets, with bars between them."""
    found: list[str] = []
    for part in text.split("|"):
        ends = RANGE.fullmatch(part)
        if part in sets:
            found += sets[part]
        elif ends is not None and ends[1] == ends[3]:
            width = len(ends[2])
            found += [f"{ends[1]}{n:0{width}}" for n in range(int(ends[2]), int(ends[4]) + 1)]
        else:
            found.append(part)
    return tuple(found)


def spelt(line: str, sets: Sets) -> Iterator[str]:
    """Every name that a line stands for."""
    parts = BRACES.split(line)
    choices = [members(part, sets) if n % 2 else (part,) for n, part in enumerate(parts)]
    for words in product(*choices):
        yield "".join(words)
