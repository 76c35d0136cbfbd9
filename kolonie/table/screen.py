"""The screen of a terminal. Its lines are broken at spaces, but never at a hard one.

Rich takes every white space for a place to break a line. So hard spaces are letters to it while it breaks
lines, and spaces again in what it prints.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

HARD = {ord("\N{NO-BREAK SPACE}"): "\ue000", ord("\N{NARROW NO-BREAK SPACE}"): "\ue001"}
"""What stands for a hard space while lines are broken: letters that no font has, as wide as a space."""
SPACES = {ord(letter): chr(space) for space, letter in HARD.items()}


class Screen(Console):
    """A console that keeps together what a hard space holds, in whatever is printed."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        given = options or self.options
        if isinstance(renderable, str):
            renderable = self.render_str(renderable, highlight=given.highlight, markup=given.markup)
        if not isinstance(renderable, Text):
            return super().render(renderable, options)
        found = super().render(held(renderable), options)
        return [Segment(text.translate(SPACES), style, control) for text, style, control in found]


def held(text: Text) -> Text:
    """The text with letters for its hard spaces, which white space around it cannot be mistaken for."""
    copy = text.copy()
    copy.plain = text.plain.translate(HARD)
    return copy


def wrapped(text: Text, console: Console, width: int) -> list[Text]:
    """The text in lines of this width, on any console."""
    lines = list(held(text).wrap(console, width))
    for line in lines:
        line.plain = line.plain.translate(SPACES)
    return lines
