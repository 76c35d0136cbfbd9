"""Positions that rule tests of Evacuation begin with, and short words for playing them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pytest

from kolonie.core.engine import Game
from kolonie.core.options import Refused
from kolonie.core.positions import reconsider
from kolonie.core.saving import save
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import Position, started

BOX: Box = TITLE.box()
NOTHING = (0, 0, 0)
LANDS = tuple(f"north-{number}" for number in range(1, 10))
"""Land areas of the first seat's continent."""


@lru_cache(maxsize=32)
def _first_turn(seats: int, settings: tuple[tuple[str, str], ...]) -> Position:
    position = started(seats, "examples", None, **dict(settings))
    position.order(*sorted(position.state.order))
    for index in range(seats):
        position.stock(index, old=NOTHING, new=NOTHING)
    position.turn_of(0)
    return position


def empty(seats: int = 2, **settings: str) -> Position:
    """The first turn with nothing in stock and the seats in order."""
    return _first_turn(seats, tuple(sorted(settings.items()))).clone()


def set_ups(seats: int, n: int = 40, **settings: str) -> Iterator[Position]:
    """Games at their first turn with different seeds, for rules about chance."""
    for seed in range(n):
        yield started(seats, f"set-up {seed}", None, **settings)


def play(game: Game | Position, *keys: str, seat: int = 0) -> None:
    live = game.live if isinstance(game, Position) else game
    for key in keys:
        live.play(seat, key)


def refused(position: Position, key: str, seat: int = 0) -> str:
    """The rule by which the game refuses the key; nothing at all may have changed by it."""
    game = position.live
    reconsider(game)
    before, offered = save(game), game.options(seat)
    with pytest.raises(Refused) as caught:
        game.play(seat, key)
    assert save(game) == before
    assert game.options(seat) == offered
    return caught.value.rule


def act(position: Position, action: str, *keys: str) -> None:
    """The turn of seat 0: a board action and what is chosen in it."""
    position.turn_of(0)
    for key in (f"act:{action}", *keys):
        position.live.play(0, key)


def begun(position: Position, action: str) -> list[str]:
    """What is offered to seat 0 once it has taken a board action."""
    act(position, action)
    return position.offered(0)


def idle(position: Position, *indices: int) -> None:
    """These seats have something to fly with, so that their flight phase is asked for and the game waits."""
    for index in indices:
        position.give(index, "shuttle", f"SH{index + 12}", "old")
        position.stock(index, old=(0, 0, 3))


def seen_by_all(position: Position) -> dict[str, list[int]]:
    """What the public table shows of every seat, by name."""
    extra = TITLE.extra_view(position.live, None)
    return {name: list(value) for name, value in extra.items() if isinstance(value, list)}
