"""Underwater Cities: what a box says of the worth of goods and cards, worked out once; what stands on boards
that were looked at lately; and turns left.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from kolonie.core.engine import BEYOND
from kolonie.core.frames import Frame
from kolonie.core.nodes import EachSeat, Repeat
from kolonie.games.underwater_cities.bot.effects import RATE, is_settled
from kolonie.games.underwater_cities.bot.weights import FADES, GROWTH, LAST_GOOD
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.production import board_product, network_product
from kolonie.games.underwater_cities.scoring import city_points
from kolonie.games.underwater_cities.state import Game, Seat

REMEMBERED: Final = 20_000
"""So many boards at most are kept in mind."""


class Hopes(NamedTuple):
    """What can still become of a board."""

    terms: list[float]
    metropolises: list[tuple[int, float]]
    """Tiles that are not connected yet, and how much of each is in hand."""


class Ground:
    """What depends on nothing but what stands on a board: the same boards come again and again in the worlds
    in which turns are tried out."""

    def __init__(self, box: Box, seat: Seat) -> None:
        network, extra = network_product(box, seat), board_product(box, seat)
        self.goods: tuple[int, ...] = tuple([a + b for a, b in zip(network.goods, extra.goods, strict=True)])
        """Of a production,"""
        self.points: int = network.points + extra.points
        """and its points."""
        self.city_points: int = city_points(box, seat)
        self.hopes: dict[tuple[int, int, bool], Hopes] = {}
        """By the turns and productions that are left, and whether the seat plays alone (`Judge`)."""


class Tables:
    """What a box says, worked out once."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.turns = 3 * sum(box.rounds)
        self.eras = len(box.rounds)
        self.after = [self.turns - 3 * sum(box.rounds[: era + 1]) for era in range(self.eras)]
        """Turns that are left after each production."""
        self.stock = [self._stock(left) for left in range(self.turns + 1)]
        self.settled = [
            timing != "endgame" and (effect is None or is_settled(effect))
            for timing, effect in zip(box.card_timings, box.effects, strict=True)
        ]
        """True for cards whose effect is worth the same whatever a seat has."""
        self.worths: dict[int, float] = {}
        """What such effects are worth, as far as they were asked for."""
        self.grounds: dict[object, Ground] = {}

    def productions_left(self, era: int, seat: Seat) -> int:
        return self.eras + 1 - era - (1 if seat.made else 0)

    def ground(self, seat: Seat) -> Ground:
        """The board of a seat. When there are too many to keep in mind, all are forgotten."""
        key = (*seat.built, seat.upgraded, seat.upgraded_tunnels, seat.gained, seat.board, seat.tiles)
        found = self.grounds.get(key)
        if found is None:
            if len(self.grounds) >= REMEMBERED:
                self.grounds.clear()
            found = self.grounds[key] = Ground(self.box, seat)
        return found

    def _stock(self, left: int) -> list[list[float]]:
        """What an amount of each resource is worth with so many turns left: each further one a bit less."""
        productions = sum([after < left for after in self.after])
        tables = []
        for what, name in enumerate(self.box.resources):
            last = LAST_GOOD * self.box.leftover[what]
            first = (RATE[name] + GROWTH[name] * (productions - 1)) * left / (left + 0.7)
            fades = FADES - 0.25 / (left + 1)
            table = [0.0]
            for n in range(80):
                table.append(table[-1] + max(last, first * fades**n))
            tables.append(table)
        return tables


@lru_cache(maxsize=4)
def tables_of(box: Box) -> Tables:
    return Tables(box)


def turns_left(game: Game, seat: int) -> int:
    """Turns that the seat has after the one it is in."""
    table = game.state
    box = game.box
    rounds = sum(box.rounds) + 1 - table.round
    done = 0
    for index, ask in game.asks.items():
        frame: Frame | None = ask.frame
        while frame is not None:
            if isinstance(frame.node, Repeat) and isinstance(frame.node.part, EachSeat):  # turns of a round
                order = table.order
                before = order.index(index) < order.index(seat)
                done = frame.pos - (before or (index == seat and ask.options[0] is BEYOND))
                break
            frame = frame.parent
    return 3 * rounds - done
