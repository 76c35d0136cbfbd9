"""How the journal of a title reads as a story (`kolonie.table.story` tells it)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

LEADING: Final = frozenset(("done", "end", "skip"))
"""Choices of any title that only end something: nobody needs to read them."""


@dataclass(frozen=True)
class Telling:
    """What opens a part of the story, what begins an action, and what is only said when asked for."""

    headings: Mapping[type | str, str] = field(default_factory=dict)
    """What stands below the heading `heading-<name>`: kinds of nodes, and choices by their words.

    A line of the game itself opens a new part each time and gives the heading its arguments; a line of a seat
    opens one only if it does not stand in such a part yet, and so does an opening of the game itself, the
    turn of an automaton.
    """
    openings: frozenset[type] = frozenset()
    """Decisions that begin an action. What a seat does up to its next opening is one line."""
    asides: frozenset[type | str] = frozenset()
    """What is only a detail of its line: kinds of nodes, and choices by their words (`at` for `told-at`)."""
    echoes: frozenset[type | str] = frozenset()
    """What says no more than its heading, or than what has changed: a detail where the title counts that."""

    waiting: frozenset[str] = frozenset()
    """Countables that only wait to be used. What somebody else's action adds to them is told with the owner's
    own next line, so that a line never speaks of what another seat has yet to do."""

    def and_also(self, other: Telling) -> Telling:
        """Both: a title with an expansion."""
        return Telling(
            {**self.headings, **other.headings},
            self.openings | other.openings,
            self.asides | other.asides,
            self.echoes | other.echoes,
            self.waiting | other.waiting,
        )


PLAINLY: Final = Telling()
"""No parts, and everything that a seat does in a row is one line."""
