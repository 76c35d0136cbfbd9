"""How good a position is for a seat, per game: hand-made functions over features that mean something.

The module of a game has `value`; it may have `SEARCH`, `prepare`, `HORIZON`, `candidates`: see `Thinking`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from kolonie.core.engine import Game
from kolonie.core.options import Option

Value = Callable[[Game, int], float]
Prepare = Callable[[Game, int], Value]
Candidates = Callable[[Game, int, tuple[Option, ...]], tuple[Option, ...]]


def everything(_game: Game, _seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """No option is left out."""
    return offered


class Beam(NamedTuple):
    """How much is kept at each level of a search."""

    width: int = 24
    """So many lines."""
    depth: int = 8
    """A line of so many decisions is judged as it is."""
    fan: int = 1
    """Lines that begin with the same so many decisions share their room."""
    most: int = 1000
    """No beginning gets more room than this."""
    halves: int = 0
    """A decision that changes nothing yet is half a move; so many in a row are gone through at one level."""


class Thinking(NamedTuple):
    """How the greedy bot looks through a turn of a game."""

    value: Value
    beam: Beam = Beam()
    prepare: Prepare | None = None
    """Makes the value function for one search, if that is quicker than asking `value` each time."""
    horizon: tuple[type, ...] = ()
    """Decisions that a turn begins with: the search stops before the next one."""
    candidates: Candidates = everything
    """Which of the options are worth trying; never none."""


def thinking(title_id: str) -> Thinking:
    """What the module of a game says; games without one are judged by score alone."""
    module = _module(title_id)
    if module is None:
        return Thinking(score_lead)
    usual = Thinking(module.value)
    return Thinking(
        module.value,
        Beam(*getattr(module, "SEARCH", ())),
        getattr(module, "prepare", usual.prepare),
        getattr(module, "HORIZON", usual.horizon),
        getattr(module, "candidates", usual.candidates),
    )


def value_function(title_id: str) -> Value:
    """The value function of a game."""
    return thinking(title_id).value


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
