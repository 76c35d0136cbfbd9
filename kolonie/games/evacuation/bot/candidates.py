"""Evacuation: which options are worth trying, so that a turn is soon looked through."""

from __future__ import annotations

from typing import Final

from kolonie.core.options import Option
from kolonie.games.evacuation.gaining import SWAP_PLACES
from kolonie.games.evacuation.moves import Discard, Turn
from kolonie.games.evacuation.nodes import Exchange, Settle
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import RESOURCES, WORLDS

CUBES: Final[tuple[float, ...]] = (0.3, 0.55, 0.5, 0.6, 0.8, 0.8)
"""What a cube is worth, by world and kind."""
SWAPS: Final = 3
AREAS: Final = 8
"""So many areas are looked at when one is settled."""


def candidates(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """Leaves out what is hardly ever better than something else that is offered."""
    if len(offered) <= 2:
        return offered
    kind = type(game.asks[seat].frame.node)
    if kind is Turn:
        return offered
    if kind is Discard:
        return offered[-1:] if offered[-1].verb != "done" else offered
    if any(choice.verb == "refresh" for choice in offered):
        return _without_refresh(offered)
    if kind is Exchange:
        return _swaps(game, seat, offered)
    if kind is Settle:
        return _areas(game, offered)
    return offered


def _without_refresh(offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """A new offer is a guess: it is only paid for where the one that lies there is of no use at all."""
    others = [choice for choice in offered if choice.verb != "refresh"]
    if others:
        return tuple(others)
    return (min(offered, key=_worth),)


def _worth(choice: Option) -> float:
    """What the cube that pays for a new offer is worth."""
    return CUBES[3 * WORLDS.index(choice.word(1)) + RESOURCES.index(choice.word())]


def _swaps(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """Exchanges that give what there is plenty of for what is short, and stopping."""
    stock = game.state.seats[seat].stock
    swaps = [choice for choice in offered if choice.verb == "swap"]

    def gain(choice: Option) -> float:
        given, got = SWAP_PLACES[choice.key]
        return CUBES[got] / (1 + stock[got]) - CUBES[given] / (1 + stock[given])

    best = sorted(swaps, key=gain, reverse=True)[:SWAPS]
    return tuple([choice for choice in offered if choice in best or choice.verb == "done"])


def _areas(game: Game, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """The areas that produce most."""
    if len(offered) <= AREAS:
        return offered
    box = game.box

    def gain(choice: Option) -> int:
        if choice.verb != "settle":
            return 100
        area = box.area_ids.index(choice.word())
        return sum(box.area_yield[area]) + box.area_factories[area]

    return tuple(sorted(offered, key=gain, reverse=True)[:AREAS])
