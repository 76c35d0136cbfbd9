"""Rows: a turn is worth what the best row of own turns after it comes to, while the others reply.

The best few turns that a beam finds are the arms. Each is played in every imagined world, the others reply by
a narrow beam, and the position is judged when the seat is to act again. Then, step by step, the weaker half
of the arms is left out, and from the best positions of those that stay the next own turn is looked through:
several turns, each with its replies. So all arms are judged equally far ahead, and the fewer are left, the
more ways to go on each of them has.

Where nothing hidden comes up all worlds go alike, and one is enough.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from kolonie.bots.greedy import Line, uncollected
from kolonie.bots.search import Arm, Effort, Trial, is_ahead, reopened
from kolonie.core.chance import Chance
from kolonie.core.engine import BEYOND, Game
from kolonie.core.judgement import Beam, Judgement
from kolonie.core.views import View

LEAST: Final = 2
"""In so many worlds the arms begin, to see whether these go alike; so many are looked at farther, or none."""


class Way:
    """An arm, and for each world the best positions it has led to."""

    __slots__ = ("arm", "roads")

    def __init__(self, arm: Arm, roads: list[list[Line]]) -> None:
        self.arm = arm
        self.roads = roads
        self.judge()

    def judge(self) -> None:
        """The arm is worth what its best road is worth, in each world."""
        self.arm.worths = [max([road.worth for road in roads]) for roads in self.roads]


def foreseen(view: View, chance: Chance, effort: Effort, told: Judgement | None = None) -> list[Arm]:
    """The best turns that were found, the one to be played first; judged as `told` or as the title says."""
    how = view.judgement() if told is None else told
    with uncollected():
        trial = Trial(view, how, effort)
        arms = trial.whole_turns(view.imagine(chance))
        if len(arms) > 1 and trial.plays < effort.plays:
            return Race(trial).run(arms, chance)
    return arms


class Race:
    """Looks farther and farther, with fewer and fewer arms, as long as there are positions for it."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.effort = trial.effort
        beam = trial.how.beam
        self.later: Beam = beam._replace(width=min(beam.later, beam.width), turns=1)
        self.turn_price: float = trial.plays * self.later.width / trial.first.width
        """About so many positions it takes to look through a later own turn,"""
        self.reply_price = 0.0
        """and so many until the others have replied."""

    def run(self, arms: list[Arm], chance: Chance) -> list[Arm]:
        """The arms, the one to be played first. Their worths are those of the last step they have met."""
        ways, alike = self.begin(arms, chance)
        left: list[Arm] = []
        own = ways[0]
        for _turn in range(self.effort.rows):
            ways.sort(key=_mean, reverse=True)
            most = min((len(ways) + 1) // 2, self.affordable(ways))
            if most < LEAST:
                break
            staying = [way for n, way in enumerate(ways) if n < most or (way is own and not alike)]
            left = [way.arm for way in ways if way not in staying] + left
            ways = staying
            for way in ways:
                self.go_on(way, max(1, self.effort.roads // len(ways)))
        ways.sort(key=_mean, reverse=True)
        if not alike:
            ahead = [way for way in ways if way is own or is_ahead(way.arm, own.arm, self.effort)]
            ways.remove(ahead[0])
            ways.insert(0, ahead[0])
        return [way.arm for way in ways] + left

    def begin(self, arms: list[Arm], chance: Chance) -> tuple[list[Way], bool]:
        """The arms in the worlds they are tried out in, and whether these go alike: then there is but one.

        No more worlds are begun than a quarter of the budget is enough for.
        """
        trial, effort = self.trial, self.effort
        before = trial.plays
        roads: list[list[list[Line]]] = [[] for _ in arms]
        alike = effort.alike
        world = 0
        while world < LEAST or (not alike and world < effort.worlds and 4 * trial.plays < effort.plays):
            imagined = trial.view.imagine(chance)
            for arm, found in zip(arms, roads, strict=True):
                found.append([self.replied(trial.begun(imagined.clone(), arm))])
                alike = alike and found[world][0].worth == found[0][0].worth
            world += 1
        self.reply_price = (trial.plays - before) / (world * len(arms))
        return [
            Way(arm, found[:1] if alike else found) for arm, found in zip(arms, roads, strict=True)
        ], alike

    def affordable(self, ways: list[Way]) -> int:
        """So many of the ways can be looked at a turn farther."""
        price = self.turn_price + self.effort.branches * self.reply_price
        spent = float(self.trial.plays)
        for number, way in enumerate(ways):
            spent += price * sum([len(roads) for roads in way.roads])
            if spent > self.effort.plays:
                return number
        return len(ways)

    def go_on(self, way: Way, room: int) -> None:
        """One own turn farther in each world, from the best positions."""
        for world, roads in enumerate(way.roads):
            found: list[Line] = []
            for road in roads:
                found += self.farther(road)
            found.sort(key=attrgetter("worth"), reverse=True)
            way.roads[world] = _different(found, room)
        way.judge()

    def farther(self, road: Line) -> list[Line]:
        """The best next turns from a position, each with its replies; at the end the position itself."""
        game, seat = road.game, self.trial.seat
        ask = game.asks.get(seat)
        if game.over or ask is None or ask.options[0] is BEYOND:
            return [road]
        turns = self.trial.turns(game, seat, self.later)
        return [self.replied(reopened(line.game)) for line in _different(turns, self.effort.branches)]

    def replied(self, game: Game) -> Line:
        """The position after everybody else has acted, until the seat is to act again."""
        trial = self.trial
        while not game.over and trial.seat not in game.asks:
            acting = game.to_act()[0]
            if game.asks[acting].options[0] is BEYOND:
                break
            game = trial.after_turn(game, acting)
        return Line((), game, trial.how.value(game, trial.seat))


def _mean(way: Way) -> float:
    return way.arm.mean


def _different(lines: list[Line], most: int) -> list[Line]:
    """The best of lines that are sorted. What is worth the same is taken for the same."""
    found: list[Line] = []
    for line in lines:
        if not found or line.worth < found[-1].worth:
            found.append(line)
            if len(found) == most:
                break
    return found
