"""Greedy: imagines one world it could be in, looks through its own turn, and keeps the best end of it."""

from __future__ import annotations

from kolonie.bots.values import Value, search_of, value_function
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.views import View


class GreedyBot:
    """One turn deep: a beam search over the seat's own decisions until somebody else has to act."""

    name = "greedy"

    def choose(self, view: View, chance: Chance) -> str:
        value = value_function(view.title_id)
        world = view.imagine(chance)
        beam, depth = search_of(view.title_id)
        return best_key(world, view.seat, value, beam, depth)


def best_key(world: Game, seat: int, value: Value, beam: int, depth: int) -> str:
    """The first option of the line of own decisions that ends best."""
    best_value = float("-inf")
    best = world.options(seat)[0].key
    line: list[tuple[float, str, Game]] = [(0.0, "", world)]
    for level in range(depth):
        following: list[tuple[float, str, Game]] = []
        for _worth, first, game in line:
            for choice in game.options(seat):
                twin = game.clone()
                twin.play(seat, choice)
                key = first or choice.key
                worth = value(twin, seat)
                if seat in twin.asks and level + 1 < depth and not twin.over:
                    following.append((worth, key, twin))
                elif worth > best_value:
                    best_value, best = worth, key
        if not following:
            break
        following.sort(key=_worth_of, reverse=True)
        line = following[:beam]
    return best


def _worth_of(entry: tuple[float, str, Game]) -> float:
    return entry[0]
