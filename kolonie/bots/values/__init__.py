"""How good a position is for a seat, per game: hand-made functions over features that mean something."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from kolonie.core.engine import Game

Value = Callable[[Game, int], float]
STANDARD_SEARCH = (14, 8)
"""Beam and depth."""


def value_function(title_id: str) -> Value:
    """The value function of a game; games without one are judged by score alone."""
    try:
        module = import_module(f"kolonie.bots.values.{title_id}")
    except ModuleNotFoundError:
        return score_lead
    found: Value = module.value
    return found


def search_of(title_id: str) -> tuple[int, int]:
    """How wide and how deep the greedy bot looks: a game with wide decisions names its own (`SEARCH`)."""
    try:
        module = import_module(f"kolonie.bots.values.{title_id}")
    except ModuleNotFoundError:
        return STANDARD_SEARCH
    found: tuple[int, int] = getattr(module, "SEARCH", STANDARD_SEARCH)
    return found


def score_lead(game: Game, seat: int) -> float:
    """The seat's score less the best of the others."""
    scores = game.scores()
    others = [score for index, score in enumerate(scores) if index != seat]
    return scores[seat] - (max(others) if others else 0)
