"""Random games for the laws: every title, seat count and set of options."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.title import Title
from kolonie.games import titles

TABLES = [(title.id, seats) for title in titles() for seats in range(title.min_seats, title.max_seats + 1)]
"""Every title with every seat count."""


def new_game(title: Title, seats: int, seed: int, journal: bool = False) -> Game:
    settings = title.random_settings(seats, Chance(f"settings {seed}"))
    return title.new(seats, f"law {seed}", settings, journal=journal)


def step(game: Game, dice: random.Random) -> tuple[int, str]:
    """Plays one random decision of one random seat; tells which."""
    seat = dice.choice(game.to_act())
    key = dice.choice(game.options(seat)).key
    game.play(seat, key)
    return seat, key


def positions(title: Title, seats: int, seed: int, journal: bool = False) -> Iterator[Game]:
    """The same game object at each of its decisions, and once more at its end."""
    game = new_game(title, seats, seed, journal)
    dice = random.Random(seed)
    bound = title.longest(seats)
    while not game.over:
        yield game
        step(game, dice)
        assert game.number <= bound, "the game does not end"
    yield game


DEEP = 334
"""A thousand games of a title that has three numbers of seats, more of the others."""


def games_per_table(deep: bool, shallow: int) -> range:
    """Seeds for one table. Deep runs play over a thousand games of every title."""
    return range(DEEP if deep else shallow)
