"""The screen of a terminal. Its lines are broken at spaces, but never at a hard one or after a number.

Rich takes every white space for a place to break a line. So spaces that hold are letters to it while it
breaks lines, and spaces again in what it prints.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

TIED = "\ue002"
"""Stands for the space between a number and what it counts."""
HARD = {"\N{NO-BREAK SPACE}": "\ue000", "\N{NARROW NO-BREAK SPACE}": "\ue001"}
"""What stands for hard spaces: letters that no font has, as wide as a space."""
LETTERS = str.maketrans(HARD)
SPACES = str.maketrans({TIED: " ", **{letter: space for space, letter in HARD.items()}})
BOUND = re.compile(r"(?<![^\s(])(?:(?:[+−]?\d+½?|½)(?= [^\W\d])|\d+\.(?= [^\W\d_A-Z])|[+−](?= \w)) ")
"""What holds on to the next word: a number, the number of a round, a sign of what came or went.

Messages have a space there that could end a line.
"""


class Screen(Console):
    """A console that keeps together what belongs together, in whatever is printed."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        given = options or self.options
        if isinstance(renderable, str):
            renderable = self.render_str(renderable, highlight=given.highlight, markup=given.markup)
        if not isinstance(renderable, Text):
            return super().render(renderable, options)
        found = super().render(held(renderable), options)
        return [Segment(text.translate(SPACES), style, control) for text, style, control in found]


def held(text: Text) -> Text:
    """The text with letters for the spaces at which it must not be broken."""
    copy = text.copy()
    copy.plain = BOUND.sub(lambda found: f"{found[0][:-1]}{TIED}", text.plain).translate(LETTERS)
    return copy


def wrapped(text: Text, console: Console, width: int) -> list[Text]:
    """The text in lines of this width, on any console."""
    lines = list(held(text).wrap(console, width))
    for line in lines:
        line.plain = line.plain.translate(SPACES)
    return lines
