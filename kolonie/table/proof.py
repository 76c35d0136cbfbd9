"""Proof that a program plays a table as the one before it did.

Every event that changes the common game is kept with a fingerprint of the game after it: how often chance was
asked, what is counted in sight of all, who is asked, and how much is offered. A program that folds the log
meets the same fingerprints, or it would play another game; then the table stops where they last agreed.
"""

from __future__ import annotations

import hashlib
import zlib
from functools import lru_cache

from kolonie.core.engine import Game
from kolonie.core.packs import PACKAGE
from kolonie.core.title import Title

COMMON = ("start", "play", "back")
"""The events that change the common game."""


class Changed(Exception):
    """This program plays the table differently from the event of that number on."""

    def __init__(self, number: int) -> None:
        super().__init__(f"event {number} does not mean the same any more")
        self.number = number


def print_of(game: Game) -> int:
    """The fingerprint of a game; never 0."""
    parts = [
        str(game.number),
        str(game.strand),
        repr(sorted(game.chance.counters.items())),
        repr(game.counted),
    ]
    searches = game.conduct.watches  # what looking ahead finds may depend on what it has looked at before
    for seat in sorted(game.asks):
        options = game.asks[seat].options
        parts.append(str(seat) if searches else f"{seat} {len(options)} {options[0].key} {options[-1].key}")
    return zlib.crc32("\n".join(parts).encode()) or 1


@lru_cache(maxsize=64)
def code_of(title: Title) -> str:
    """The hash of the code that plays a title: the core and the title's own folder without its bots."""
    digest = hashlib.sha256()
    for folder in (PACKAGE / "core", *title.homes):
        for path in sorted(folder.rglob("*.py")):
            if "bot" not in path.relative_to(folder).parts:
                digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
