"""How good a position is for a seat, per game: hand-made functions over features that mean something."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from kolonie.core.engine import Game

Value = Callable[[Game, int], float]
STANDARD_SEARCH = (24, 8, 1)
"""Beam, depth, and how many first decisions make a line of its own (see `greedy.pruned`)."""


def value_function(title_id: str) -> Value:
    """The value function of a game; games without one are judged by score alone."""
    module = _module(title_id)
    found: Value = score_lead if module is None else module.value
    return found


def search_of(title_id: str) -> tuple[int, int, int]:
    """How the greedy bot looks through a turn; a game may name its own `SEARCH`."""
    found: tuple[int, int, int] = getattr(_module(title_id), "SEARCH", STANDARD_SEARCH)
    return found


def _module(title_id: str) -> Any:
    """The module with the values of a game, or None if it has none. What is wrong inside it is not hidden."""
    name = f"{__name__}.{title_id}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def score_lead(game: Game, seat: int) -> float:
    """The seat's score less the best of the others."""
    scores = game.scores()
    others = [score for index, score in enumerate(scores) if index != seat]
    return scores[seat] - (max(others) if others else 0)
