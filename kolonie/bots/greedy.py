"""Greedy: imagines one world it could be in, looks through its own turn, and plays the best it has found."""

from __future__ import annotations

from kolonie.bots.values import Value, search_of, value_function
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.options import Option
from kolonie.core.views import View

Step = tuple[tuple[Option, ...], Option]
"""What was offered, and what is taken of it."""
Line = tuple[tuple[Step, ...], Game]
"""A line of own decisions, and where it leads."""


class GreedyBot:
    """One turn deep: a beam search over the seat's own decisions until somebody else has to act.

    The rest of the line found is kept and played on as long as exactly what was foreseen is offered, so a
    turn of many small decisions is thought through once.
    """

    name = "greedy"

    def __init__(self) -> None:
        self._plan: tuple[Step, ...] = ()
        self._next = (-1, -1)
        """The seat and the decision that the plan goes on at: a plan is never played anywhere else."""

    def choose(self, view: View, chance: Chance) -> str:
        offered = view.decision.options
        here = (view.seat, view.decision.number)
        if not self._plan or here != self._next or self._plan[0][0] != offered:
            search = search_of(view.title_id)
            self._plan = best_line(view.imagine(chance), view.seat, value_function(view.title_id), search)
        (_offered, choice), *rest = self._plan
        self._plan = tuple(rest)
        self._next = (view.seat, here[1] + 1)
        return choice.key


def best_line(world: Game, seat: int, value: Value, search: tuple[int, int, int]) -> tuple[Step, ...]:
    """The line of own decisions that ends best."""
    beam, depth, fan = search
    best_value = float("-inf")
    best: tuple[Step, ...] = ()
    lines: list[Line] = [((), world)]
    for level in range(depth):
        following: list[Line] = []
        for steps, game in lines:
            offered = game.options(seat)
            for choice in offered:
                twin = game.clone()
                twin.play(seat, choice)
                longer = (*steps, (offered, choice))
                if seat in twin.asks and level + 1 < depth:
                    following.append((longer, twin))
                else:
                    worth = value(twin, seat)
                    if worth > best_value:
                        best_value, best = worth, longer
        if not following:
            break
        lines = following if len(following) <= beam else pruned(following, seat, value, beam, fan)
    return best


def pruned(lines: list[Line], seat: int, value: Value, beam: int, fan: int) -> list[Line]:
    """The best lines, but with room for each way to begin: many turns show their worth only at their end."""
    ranked = sorted(((value(line[1], seat), line) for line in lines), key=_worth, reverse=True)
    quota = max(1, beam // len({beginning(line, fan) for line in lines}))
    taken: dict[tuple[str, ...], int] = {}
    kept: list[Line] = []
    for _value, line in ranked:
        first = beginning(line, fan)
        if taken.get(first, 0) < quota and len(kept) < beam:
            taken[first] = taken.get(first, 0) + 1
            kept.append(line)
    return kept


def beginning(line: Line, fan: int) -> tuple[str, ...]:
    """The first decisions of a line."""
    return tuple([choice.key for _offered, choice in line[0][:fan]])


def _worth(entry: tuple[float, Line]) -> float:
    return entry[0]
