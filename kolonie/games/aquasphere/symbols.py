"""Options about symbols: one of seven colours, listed by the bits of the symbols in question."""

from __future__ import annotations

from typing import Final

from kolonie.core.options import Option, option
from kolonie.games.aquasphere.box import COLOURS

ALL: Final = (1 << len(COLOURS)) - 1
"""All seven symbols."""


class Symbols:
    """The options `verb:colour`. `of[bits]` lists those of some symbols at once, for the sake of speed."""

    __slots__ = ("each", "of")

    def __init__(self, verb: str) -> None:
        self.each: tuple[Option, ...] = tuple(option(verb, colour) for colour in COLOURS)
        self.of: tuple[tuple[Option, ...], ...] = tuple(
            tuple(choice for place, choice in enumerate(self.each) if bits >> place & 1)
            for bits in range(ALL + 1)
        )


def symbol_of(choice: Option) -> int:
    """The number of the colour that an option names."""
    return COLOURS.index(choice.word())
