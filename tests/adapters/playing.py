"""Positions for the adapters: random games of every title with all kinds of settings."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.title import Title


def positions(title: Title, games: int, every: int = 1, name: str = "adapters") -> Iterator[Game]:
    """The same game object at every so many of its decisions, and at its end."""
    for number in range(games):
        seats = title.min_seats + number % (title.max_seats - title.min_seats + 1)
        seed = f"{name} {number}"
        game = title.new(seats, seed, title.random_settings(seats, Chance(seed)))
        dice = random.Random(number)
        while not game.over:
            if game.number % every == 0:
                yield game
            seat = dice.choice(game.to_act())
            game.play(seat, dice.choice(game.options(seat)))
        yield game
