"""Positions that rule tests of Evacuation begin with, and short words for playing them."""

from __future__ import annotations

from kolonie.core.engine import Game
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import Position, started

BOX: Box = TITLE.box()
LANDS = tuple(f"north-{number}" for number in range(1, 10))
"""Land areas of the first seat's continent."""


def empty(seats: int = 2, **settings: str) -> Position:
    """The first turn with nothing in stock and the seats in order."""
    position = started(seats, "examples", None, **settings)
    for index in range(seats):
        position.stock(index, old=(0, 0, 0), new=(0, 0, 0))
    if seats > 1:
        position.order(*range(seats))
    return position


def play(game: Game | Position, *keys: str, seat: int = 0) -> None:
    live = game.live if isinstance(game, Position) else game
    for key in keys:
        live.play(seat, key)
