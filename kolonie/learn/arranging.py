"""The position of a lesson, made by the builder of its game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kolonie.core.engine import Game
from kolonie.core.positions import PositionError
from kolonie.core.title import Title
from kolonie.games import SHELF
from kolonie.learn.lessons import Argument, LessonError, Plan


def _called(builder: Any, call: list[Argument]) -> Any:
    """Calls what the list names with the rest of it; a table at its end are arguments by name."""
    name, *given = call
    if not isinstance(name, str) or name.startswith("_") or not callable(getattr(builder, name, None)):
        raise LessonError(f"there is no {name!r} to arrange a position with")
    named: dict[str, Any] = {}
    if given and isinstance(given[-1], dict):
        named = given[-1]
        given = given[:-1]
    values = [tuple(value) if isinstance(value, list) else value for value in given]
    passed = {key: tuple(v) if isinstance(v, list) else v for key, v in named.items()}
    try:
        return getattr(builder, name)(*values, **passed)
    except (TypeError, KeyError, IndexError, ValueError) as error:
        raise LessonError(f"{name}: {error}") from None


def arranged(title: Title, plan: Plan) -> Game:
    """A game of its own at the position, with a journal that begins there. Raises LessonError."""
    module = import_module(SHELF[title.id].rpartition(".")[0] + ".positions")
    position = _called(module, plan.make)
    for call in plan.do:
        _called(position, call)
    try:
        game: Game = position.game()
    except PositionError as error:
        raise LessonError(str(error)) from None
    game.journal = []
    game.counted = [title.counts(game, seat) for seat in range(game.seats)]
    return game
