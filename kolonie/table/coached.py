"""What a terminal needs of a coach; `kolonie.learn.coach` is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from rich.console import Console, RenderableType

from kolonie.core.engine import Game
from kolonie.core.text import Lexicon


class Coached(Protocol):
    """Somebody who looks over the shoulder of the only person at a table."""

    def speaks(self, game: Game, seat: int, lexicon: Lexicon, console: Console) -> None:
        """Says what there is to say before a decision."""

    def lets(
        self, game: Game, seat: int, key: str, lexicon: Lexicon, console: Console, ask: Callable[[], str]
    ) -> bool:
        """Whether this is to be played: a warning may come before it, and a second thought after that."""

    def scored(self, game: Game, seat: int | None) -> list[RenderableType]:
        """What was scored since it was last told."""
