"""An expansion: files of its own that a setting lays over a title, which does not know it.

It brings entries (packs laid over the base packs), nodes, words, rules with a prefix of their own, further
settings, and changes of the sequence of play. The base title is told of it in one line, where it is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kolonie.core.nodes import Node
from kolonie.core.settings import Limit, Setting
from kolonie.core.telling import PLAINLY, Telling


def unchanged(flow: Node) -> Node:
    return flow


@dataclass(frozen=True)
class Expansion:
    """What a setting `id=on` adds to a title."""

    id: str
    prefix: str
    """The prefix of its rule IDs."""
    rule: str
    """The rule that says what playing with it means."""
    home: Path
    """The folder with its text and rules."""
    packs: tuple[Path, ...] = ()
    """Laid over the packs of the base, in this order."""
    flow: Callable[[Node], Node] = unchanged
    """The sequence of play with it, made from the one without (`kolonie.core.grafting`)."""
    nodes: tuple[type[Node], ...] = ()
    effects: tuple[type[Node], ...] = ()
    settings: tuple[Setting, ...] = ()
    """Further settings; they can only be chosen with it."""
    limits: tuple[Limit, ...] = ()
    """Where it cannot be played with."""
    telling: Telling = PLAINLY
    """How its own nodes read as a story."""
    verbs: frozenset[str] = frozenset()
    """The verbs of what a seat may do at any open decision with it (`Conduct.verbs`)."""
    elsewhere: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """The rules that say when something can be done (`Title.elsewhere`)."""
    brings: Any = None
    """What the code of its title asks it for, in the title's own terms."""

    @property
    def switch(self) -> Setting:
        """The setting that turns it on."""
        return Setting(self.id, ("off", "on"), self.rule, self.limits)
