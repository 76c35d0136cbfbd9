"""Underwater Cities: of what terms the value of a seat is made, and what each was worth before learning."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kolonie.core.judgement import Weights
from kolonie.games.underwater_cities.bot.weights import (
    ALONE,
    BEGUN_ALONE,
    CITY,
    CITY_SITE,
    COLOURFUL,
    HELD,
    MOVED,
    STEP,
)
from kolonie.games.underwater_cities.state import Game

GOODS: Final = ("credit", "kelp", "steelplast", "science", "biomatter")
"""Resources that have terms of their own; those of expansions share one."""
NETWORK: Final[dict[str, float]] = {
    "brown metropolis": 1.0,
    "city points": 1.0,
    "points of productions": 1.0,
    **{f"later {name}": 1.0 for name in (*GOODS, "other goods")},
    "later hunger": -1.0,
    "unconnected cities": 1.0,
    "sites": 1.0,
    "cities": CITY,
    "cities alone": ALONE,
    "cities begun": 0.0,
    "cities begun alone": BEGUN_ALONE,
    "sites of cities": CITY_SITE,
    "metropolises near": 1.0,
    # how much there is, whatever it brings
    "connected cities": 0.0,
    "symbiotic cities": 0.0,
    "tunnels": 0.0,
    "farms": 0.0,
    "desalinations": 0.0,
    "laboratories": 0.0,
    "upgraded buildings": 0.0,
    "upgraded tunnels": 0.0,
    "metropolises": 0.0,
}
"""What the board says, but for the next production."""
CLAIMED: Final[dict[str, float]] = {
    "endgame cards": 1.0,
    "production cards": 1.0,
    "action cards": 1.0,
    "permanent cards": 1.0,
    "endgame cards lying": 0.0,
    "action cards lying": 0.0,
}
"""What lies in front of a seat."""
HAND: Final[dict[str, float]] = {"hand": HELD, "colours": COLOURFUL, "cards in hand": 0.0}
REST: Final[dict[str, float]] = {
    "one": 0.0,
    "points": 1.0,
    **dict.fromkeys((*GOODS, "other goods"), 1.0),
    **{f"next {name}": 1.0 for name in (*GOODS, "other goods")},
    "hunger": -1.0,
    "sales": 1.0,
    "steps": STEP,
    "advanced": MOVED,
    "players": 0.0,
    "expansion": 0.0,
}
THOUGHT: Final = {**REST, **NETWORK, **CLAIMED, **HAND}
NAMES: Final = tuple(THOUGHT)
BOARD_AT: Final = len(REST)
CLAIMED_AT: Final = BOARD_AT + len(NETWORK)
HAND_AT: Final = CLAIMED_AT + len(CLAIMED)
STAGES: Final = 5
ROUNDS: Final = 2
"""Rounds of a stage."""
START: Final[Weights] = (tuple(THOUGHT.values()),) * STAGES


LAST: Final = 6
"""Weights of the last so many turns pass into what the rules say of the end."""


def trusted(turns: int) -> float:
    """How much of what was learnt counts with so many turns to come; the rules know the end."""
    return min(1.0, max(0, turns) / LAST)


@lru_cache(maxsize=256)
def ending(weights: Weights, turns: int) -> Weights:
    """The weights with so few turns to come: with none, everything counts what it scores."""
    share = trusted(turns)
    return tuple(
        [
            tuple([exact + share * (found - exact) for exact, found in zip(row, learnt, strict=True)])
            for row, learnt in zip(START, weights, strict=True)
        ]
    )


def stage(game: Game) -> int:
    return min(max(game.state.round - 1, 0) // ROUNDS, STAGES - 1)


def weighed(row: tuple[float, ...], at: int, terms: list[float]) -> float:
    """What these terms are worth, the first of which is the one at that place."""
    total = 0.0
    for place, term in enumerate(terms):
        total += row[at + place] * term
    return total
