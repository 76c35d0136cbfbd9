"""Random play to the end of a game or to a number of decisions: for benchmarks, laws and search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolonie.core.engine import Game

if TYPE_CHECKING:
    from random import Random


def play_out(game: Game, dice: Random, upto: int = 1_000_000) -> None:
    """Lets the first seat that owes a decision take a random option, until the end or `upto` decisions."""
    roll = dice.random
    while game.asks and game.number < upto:
        for seat, ask in game.asks.items():
            game.play(seat, ask.nth(int(roll() * float(ask.count))))
            break
