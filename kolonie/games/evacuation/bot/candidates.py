"""Evacuation: which options are worth trying, so that a turn is soon looked through."""

from __future__ import annotations

from kolonie.core.options import Option
from kolonie.games.evacuation.bot.weights import (
    NEW_CUBE,
    OLD_CUBE,
)
from kolonie.games.evacuation.gaining import SWAP_PLACES
from kolonie.games.evacuation.moves import Discard, Turn
from kolonie.games.evacuation.nodes import Exchange
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import RESOURCES, WORLDS

CUBES = (*OLD_CUBE, *NEW_CUBE)
SWAPS = 4


def candidates(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """Leaves out what is hardly ever better than something else that is offered."""
    if len(offered) <= 2:
        return offered
    kind = type(game.asks[seat].frame.node)
    if kind is Turn:
        return offered
    if kind is Discard:
        return offered[-1:] if offered[-1].verb != "done" else offered
    refreshes = [choice for choice in offered if choice.verb == "refresh"]
    if refreshes:
        cheapest = min(refreshes, key=_worth)
        return tuple([choice for choice in offered if choice.verb != "refresh" or choice is cheapest])
    if kind is Exchange:
        return _swaps(game, seat, offered)
    return offered


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
