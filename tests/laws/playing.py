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


DEEP = 540
"""Games at a table in a deep run: over a thousand of every title, with each of its expansions too."""
SPARSE = 16
"""A deep run looks at so many times fewer positions of a game: a law needs many games, not all of each."""


def games_per_table(deep: bool, shallow: int) -> range:
    """Seeds for one table. Deep runs play over a thousand games of every title."""
    return range(DEEP if deep else shallow)


def is_due(game: Game, every: int, seed: int, deep: bool) -> bool:
    """Whether a law looks at this position: at every so many decisions, in each game at others."""
    return (game.number + seed) % (every * SPARSE if deep else every) == 0
