"""Greedy: imagines one world it could be in, looks through its own turn, and plays the best it has found."""

from __future__ import annotations

import gc
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from operator import attrgetter
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from kolonie.bots.wishes import Wishing
from kolonie.core.chance import Chance
from kolonie.core.engine import BEYOND, Game
from kolonie.core.judgement import Beam, Judgement
from kolonie.core.options import Option
from kolonie.core.sameness import Stacks, fields_of
from kolonie.core.views import View

Step = tuple[tuple[Option, ...], Option]
"""What was offered, and what is taken of it."""


class Turn:
    """A line of own decisions, and what it is worth where it leads."""

    __slots__ = ("steps", "worth")

    def __init__(self, steps: tuple[Step, ...], worth: float) -> None:
        self.steps = steps
        self.worth = worth


class Line(Turn):
    """The same with the position that it leads to."""

    __slots__ = ("game", "whole")

    def __init__(
        self, steps: tuple[Step, ...], game: Game, worth: float, whole: tuple[Step, ...] = ()
    ) -> None:
        super().__init__(steps, worth)
        self.game = game
        self.whole = whole
        """Of a row of turns, whose first are the steps: all its decisions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """Thinks a whole turn through and plays it on as long as exactly what was foreseen is offered."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._plan: tuple[Step, ...] = ()
        self._next = (-1, -1)
        """The seat and the decision that the plan goes on at: a plan is never played anywhere else."""

    def choose(self, view: View, chance: Chance) -> str:
        offered = view.decision.options
        here = (view.seat, view.decision.number)
        if not self._plan or here != self._next or self._plan[0][0] != offered:
            self._plan = self.turn(view, chance)
        (_offered, choice), *rest = self._plan
        self._plan = tuple(rest)
        self._next = (view.seat, here[1] + 1)
        return choice.key

    def turn(self, view: View, chance: Chance) -> tuple[Step, ...]:
        """The decisions of the turn that is to be played."""
        raise TypeError(f"{self.name} has no turns")


class GreedyBot(Planner):
    """One turn deep: a beam search over the seat's own decisions until somebody else has to act."""

    def __init__(self) -> None:
        super().__init__("greedy")

    def turn(self, view: View, chance: Chance) -> tuple[Step, ...]:
        return best_line(view.imagine(chance), view.seat, view.judgement())


class Search:
    """A beam search through a turn."""

    def __init__(self, world: Game, seat: int, how: Judgement) -> None:
        world.horizon = how.horizon
        self.seat = seat
        self.how = how
        self.value = how.value if how.prepare is None else how.prepare(world, seat)
        self.outline = Outline(world)
        self.best: Line | None = None
        """The best line that has come to its end,"""
        self.best_worth = float("-inf")
        """and what it is worth."""
        self.open: list[Line] = []
        """The lines of the next level."""
        self.ends: list[Line] | None = None
        """The lines that have ended, if they are to be gathered,"""
        self.turns: list[Turn] | None = None
        """and the same without their positions: to keep thousands of these costs time."""
        self.plays = 0
        """How many positions were looked at."""

    def expand(self, line: Line, deeper: int) -> None:
        """Plays every candidate of a line. Where that is worth nothing yet, it is half a move: it goes on."""
        seat, how = self.seat, self.how
        depth, forced = how.beam.depth, how.beam.forced
        game = line.game
        offered = game.options(seat)
        tried = how.candidates(game, seat, offered)
        self.plays += len(tried)
        for choice in tried:
            twin = game.clone() if choice is not tried[-1] else game
            twin.play(seat, choice)
            steps = (*line.steps, (offered, choice))
            if forced:
                steps = self.forced(twin, steps)
            worth = self.value(twin, seat)
            longer = Line(steps, twin, worth)
            if len(steps) >= depth or not _goes_on(twin, seat):
                if worth > self.best_worth:
                    self.best_worth, self.best = worth, longer
                if self.ends is not None:
                    self.ends.append(longer)
                if self.turns is not None:
                    self.turns.append(Turn(steps, worth))
            elif deeper and worth == line.worth:
                self.expand(longer, deeper - 1)
            else:
                self.open.append(longer)

    def best_steps(self) -> tuple[Step, ...]:
        return () if self.best is None else self.best.steps

    def forced(self, game: Game, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """Plays on as long as there is nothing to choose. The line with these decisions."""
        seat, how = self.seat, self.how
        while len(steps) < how.beam.depth and _goes_on(game, seat):
            offered = game.options(seat)
            tried = how.candidates(game, seat, offered)
            if len(tried) > 1:
                break
            game.play(seat, tried[0])
            self.plays += 1
            steps = (*steps, (offered, tried[0]))
        return steps

    def through(self, world: Game, beam: Beam) -> None:
        """Looks through one turn. The world is used up."""
        lines = [Line((), world, float("-inf"))]
        while lines:
            self.open = []
            for line in lines:
                self.expand(line, beam.halves)
            lines = pruned(self.outline.different(self.open), beam)


def best_line(world: Game, seat: int, how: Judgement) -> tuple[Step, ...]:
    """The line of own decisions that ends best. The world is used up."""
    with uncollected():
        if how.alone is not None and how.beam.turns > 1:
            return best_row(world, seat, how).first
        search = Search(world, seat, how)
        search.through(world, how.beam)
        return search.best_steps()


class Row(NamedTuple):
    """The best row of own turns that was found."""

    first: tuple[Step, ...]
    """Its first turn."""
    worth: float
    plays: int
    """So many positions were looked at to find it."""
    ends: tuple[Line, ...] = ()
    """Where different rows come to, the best first; `steps` are the first turn of each."""


def best_row(world: Game, seat: int, how: Judgement) -> Row:
    """The best row of own turns, as if nobody else did anything in between. The world is used up.

    Rows go on to the end of a stretch of the game (`Judgement.stretch`) and are compared there: on the way it
    is only a guess what is still made of what is at hand.
    """
    assert how.alone is not None
    how.alone(world, seat)
    search = Search(world, seat, how)
    here = how.stretch(world)
    roads = [Line((), world, float("-inf"))]
    ends: list[Line] = []
    first: tuple[Step, ...] = ()
    beam = how.beam
    for _turn in range(how.beam.turns):
        found: list[Line] = []
        for road in roads:
            search.ends = []
            search.through(road.game, beam)
            for end in search.ends:
                found.append(Line(road.steps or end.steps, end.game, end.worth, road.whole + end.steps))
        found.sort(key=attrgetter("worth"), reverse=True)
        if not first and found:
            first = found[0].steps  # if no row comes to its end
        roads = []
        last = float("inf")
        room = max(1, how.beam.roads // how.beam.openings)
        begun: dict[int, int] = {}
        for line in found:
            if len(roads) == how.beam.roads:
                break
            opening = id(line.steps)
            if line.worth == last or begun.get(opening, 0) == room:
                continue  # what is worth the same is taken for the same
            last = line.worth
            if goes_farther(line.game, seat, how) and how.stretch(line.game) == here:
                roads.append(line)
                begun[opening] = begun.get(opening, 0) + 1
            else:
                ends.append(Line(line.steps, line.game, search.value(line.game, seat), line.whole))
        if not roads:
            break
        beam = how.beam._replace(width=how.beam.later)
    if not ends:
        return Row(first, float("-inf"), search.plays)
    ends.sort(key=attrgetter("worth"), reverse=True)
    return Row(ends[0].steps, ends[0].worth, search.plays, tuple(ends))


def goes_farther(game: Game, seat: int, how: Judgement, others: dict[int, Wishing] | None = None) -> bool:
    """Opens the seat's next turn. What the others are asked on the way is answered by their wishes, if these
    are known, and else idly."""
    while not game.over:
        other = seat if seat in game.asks else next(iter(game.asks))
        ask = game.asks[other]
        if ask.options[0] is BEYOND:
            game.go_past(other)
            game.horizon = how.horizon
        elif other == seat:
            return True
        elif others is None:
            game.play(other, how.idle(ask.options))
        else:
            game.play(other, others[other].choose(ask, how)[1])
    return False


@contextmanager
def uncollected() -> Iterator[None]:
    """Puts off the search for cyclic garbage: clones are many and make none."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _goes_on(game: Game, seat: int) -> bool:
    """True while the seat is still asked within the turn that is looked through."""
    ask = game.asks.get(seat)
    return ask is not None and ask.options[0] is not BEYOND


def pruned(lines: list[Line], beam: Beam) -> list[Line]:
    """The best lines, but with room for each way to begin: many turns show their worth only at their end."""
    quota = beam.most
    if len(lines) > beam.width:
        quota = min(quota, max(1, beam.width // len({beginning(line, beam.fan) for line in lines})))
    taken: dict[tuple[str, ...], int] = {}
    kept: list[Line] = []
    for line in sorted(lines, key=attrgetter("worth"), reverse=True):
        first = beginning(line, beam.fan)
        if taken.get(first, 0) < quota and len(kept) < beam.width:
            taken[first] = taken.get(first, 0) + 1
            kept.append(line)
    return kept


def beginning(line: Turn, fan: int) -> tuple[str, ...]:
    """The first decisions of a line."""
    return tuple([choice.key for _offered, choice in line.steps[:fan]])


class Outline:
    """What tells one position of a search from another: the fields of the state, and where play stands."""

    def __init__(self, world: Game) -> None:
        self.fields = fields_of(world.title.shape)
        self.base = world.title.shape.clone(world.state)
        """What positions are told by is how they differ from this one."""
        self.stacks = Stacks()

    def different(self, lines: list[Line]) -> list[Line]:
        """Of ways to the same position the first. Only what is worth the same can be the same."""
        count: dict[float, int] = {}
        for line in lines:
            count[line.worth] = count.get(line.worth, 0) + 1
        seen: set[Hashable] = set()
        found = []
        for line in lines:
            if count[line.worth] > 1:
                position = self.of(line.game)
                if position in seen:
                    continue
                seen.add(position)
            found.append(line)
        return found

    def of(self, game: Game) -> Hashable:
        found: list[Hashable] = [len(game.asks)]
        for ask in game.asks.values():
            found.append(self.stacks.number(ask.frame))
        found += self.fields.apart(game.state, self.base)
        return tuple(found)
