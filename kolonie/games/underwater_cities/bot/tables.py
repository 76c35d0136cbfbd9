"""Underwater Cities: what a box says of the worth of goods and cards, worked out once; and turns left."""

from __future__ import annotations

from functools import lru_cache

from kolonie.core.engine import BEYOND
from kolonie.core.frames import Frame
from kolonie.core.nodes import EachSeat, Repeat
from kolonie.games.underwater_cities.bot.effects import RATE, is_settled
from kolonie.games.underwater_cities.bot.weights import FADES, GROWTH, LAST_GOOD
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.state import Game


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
