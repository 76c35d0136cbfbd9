"""What is told of one turn: how many points it lost, by which decision, and what to play instead."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from kolonie.analysis.turns import Turn
from kolonie.bots.hindsight import BUDGET, Weighed, weigh
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.views import View


class Grade(StrEnum):
    """How good a turn was, by the points it lost."""

    BEST = "best"
    """Nothing better was found."""
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


GRADES: Final = ((4.0, Grade.BLUNDER), (1.5, Grade.MISTAKE), (0.7, Grade.INACCURACY))
"""From so many points lost on."""
SURE: Final = 2.0
"""A loss of fewer standard errors than this is not held against anybody."""


class Review(Struct, frozen=True, omit_defaults=True):
    """One turn, weighed. Keys and numbers only: words are made when somebody reads it."""

    turn: Turn
    step: int = 0
    """The decision of the turn that lost most of it."""
    lost: float = 0.0
    error: float = 0.0
    worlds: int = 0
    swing: float = 0.0
    """What was lost as positions are judged: what winning adds at the end is part of it."""
    better: tuple[str, ...] = ()
    """What to play instead from that decision on, as far as it can be foreseen."""
    options: tuple[tuple[str, float], ...] = ()
    """Ways to go on at that decision, with the points that each seemed to lose against the best."""

    @property
    def at(self) -> int:
        """So many moves were played before the decision."""
        return self.turn.moves[self.step]

    @property
    def grade(self) -> Grade:
        if not self.better:
            return Grade.BEST
        if self.lost >= SURE * self.error:
            for least, grade in GRADES:
                if self.lost >= least:
                    return grade
        return Grade.GOOD


def review(game: Game, turn: Turn, mind: str, budget: int = BUDGET) -> Review:
    """Weighs a turn. `game` is the position before it; `mind` and `budget` give the same review anywhere.

    Only a view of the game is looked at. Where a turn of several decisions has lost something, the one is
    looked for after which the loss could not be made good any more.
    """
    first = _weighed(game, turn, 0, mind, budget)
    known = {0: first}
    low, high = 0, len(turn.keys)  # before decision `low` the loss is still to be avoided, before `high` not
    if first.lost >= GRADES[-1][0]:
        while high - low > 1:
            middle = (low + high) // 2
            known[middle] = _weighed(game, turn, middle, mind, budget)
            if known[middle].lost >= first.lost / 2:
                low = middle
            else:
                high = middle
    return _told(turn, low, known[low])


def _weighed(game: Game, turn: Turn, step: int, mind: str, budget: int) -> Weighed:
    """The rest of a turn, from one of its decisions on."""
    now = game.clone()
    for key in turn.keys[:step]:
        now.play(turn.seat, key)
    if len(now.options(turn.seat)) < 2:
        return Weighed(0.0, 0.0, 0, 0.0, 0.0, (), ())
    chance = Chance(f"{mind}/{turn.at}/{step}")
    return weigh(View(now, turn.seat), turn.keys[step:], chance, budget)


def _told(turn: Turn, step: int, weighed: Weighed) -> Review:
    return Review(
        turn,
        step,
        round(weighed.lost, 2),
        round(weighed.error, 2),
        weighed.worlds,
        round(weighed.best - weighed.value, 2),
        tuple(choice.key for _offered, choice in weighed.better),
        tuple((key, round(less, 2)) for key, less in weighed.options),
    )
