"""Advice: what a strong player would do here, what else was thought of, and how much worse that is.

The same search as that of a bot, of the same view, so nothing hidden enters it. But where a bot compares the
best turns, whatever they begin with, somebody who asks for advice wants to hear of different beginnings:
each of them has its room among the turns that are tried out.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final, Literal, NamedTuple

from kolonie.bots.greedy import Search, uncollected
from kolonie.bots.search import Arm, Effort, Trial, preferred, varied
from kolonie.core.chance import Chance
from kolonie.core.engine import BEYOND, Game
from kolonie.core.views import View

TOLD: Final = 3
"""So many options are told, the best first."""
ADVISER: Final = Effort(plays=4_000)
"""How much an adviser takes on whom somebody waits for."""
CLOSE: Final = 0.5
"""What is worse by less than this is as good, as far as can be told."""
SENSIBLE: Final = 1.5
"""What is worse by less than this is a choice that a good player would understand."""
BLUNDER: Final = 3.0
"""What is worse by this much or more gives a part of the game away."""
CLEARLY: Final = 1.0
"""Where much is offered, a blunder is worse by this than the last of what is told."""
SURE: Final = 2
"""In fewer worlds nothing proves to be a blunder."""

Verdict = Literal["sensible", "fair", "blunder"]


class Advice(NamedTuple):
    """One option of the decision that is asked for."""

    key: str
    less: float
    """By so many points it is expected to be worse than the best."""
    worlds: int
    """In so many worlds its best turn was tried out."""
    then: tuple[str, ...] = ()
    """How that turn goes on: the keys of the options after this one."""

    @property
    def tenths(self) -> int:
        """How much worse, in tenths of a point; 0 for what is as good, as far as can be told."""
        return 0 if self.less < CLOSE else round(10 * self.less)


def advise(view: View, chance: Chance, effort: Effort = ADVISER, told: int = TOLD) -> list[Advice]:
    """The best options of the decision, the one to be played first."""
    return weigh(view, chance, effort)[:told]


def weigh(view: View, chance: Chance, effort: Effort = ADVISER, also: str = "") -> list[Advice]:
    """Every option that was tried out, the one to be played first; `also` is tried out in any case."""
    with uncollected():
        trial = Trial(view, view.judgement(), effort)
        arms = turns_apart(trial, view.imagine(chance))
        if also and all(arm.steps[0][1].key != also for arm in arms):
            arms.append(turn_with(trial, view.imagine(chance), also))
        if len(arms) > 1:
            trial.compare(arms, chance, effort.plays - trial.plays)
    return ranked(preferred(arms, effort))


def verdict(weighed: list[Advice], key: str, offered: int) -> Verdict | None:
    """How an option is to be called beside the others; None if it was not weighed.

    Of many options those that are told are sensible, also where one is far ahead of all others. Of a few
    that are all told, each counts by itself.
    """
    one = next((one for one in weighed if one.key == key), None)
    if one is None:
        return None
    least = BLUNDER
    if offered > TOLD:
        told = weighed[:TOLD]
        if one in told:
            return "sensible"
        least = max(BLUNDER, told[-1].less + CLEARLY)
    if one.less < SENSIBLE:
        return "sensible"
    return "blunder" if one.less >= least and one.worlds >= SURE else "fair"


def turns_apart(trial: Trial, world: Game) -> list[Arm]:
    """The best turns, but of those that begin alike only a few. The world is used up."""
    lines = varied(trial.turns(world, trial.seat, trial.how.beam), 1, trial.effort.arms)
    return [Arm(line.steps, line.worth) for line in lines]


def turn_with(trial: Trial, world: Game, key: str) -> Arm:
    """The best turn that begins with an option. The world is used up."""
    seat = trial.seat
    search = Search(world, seat, trial.how)
    offered = world.options(seat)
    first = (offered, next(choice for choice in offered if choice.key == key))
    world.play(seat, first[1])
    ask = world.asks.get(seat)
    if ask is None or ask.options[0] is BEYOND:
        return Arm((first,), search.value(world, seat))
    search.through(world, trial.how.beam)
    trial.plays += search.plays
    return Arm((first, *search.best_steps()), search.best_worth)


def ranked(arms: list[Arm]) -> list[Advice]:
    """What the arms begin with, by the best of each. The first arm is the one to be played."""
    best = arms[0]
    found: dict[str, Advice] = {}
    for arm in arms:
        key = arm.steps[0][1].key
        less = 0.0 if arm is best else max(0.0, behind(arm, best))
        known = found.get(key)
        if known is None or less < known.less:
            then = tuple([choice.key for _offered, choice in arm.steps[1:]])
            found[key] = Advice(key, less, len(arm.worths), then)
    first, *others = found.values()
    return [first, *sorted(others, key=attrgetter("less"))]


def behind(arm: Arm, best: Arm) -> float:
    """By how much an arm is worse in the worlds that both have met; what was never tried, as it seemed."""
    gains = [b - a for a, b in zip(arm.worths, best.worths, strict=False)]
    return sum(gains) / len(gains) if gains else best.first - arm.first
