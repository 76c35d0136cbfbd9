"""Rows of own turns, where turns show their worth only in a row, and what comes after them.

A row goes on to the end of a stretch of the game, as if nobody else did anything. It is looked for once
more, as widely as the budget allows. What a value thinks of the end of a row is a guess, so rows that differ
are played on through the next stretch, each in a world in which what is hidden was dealt anew, and the one
that comes to most there is taken; where there are rivals, what they do next is tried out instead
(`answered`). In the last stretch there is nothing to guess: the best rows are polished
instead, in several worlds at once (`polish`).
"""

from __future__ import annotations

from functools import partial
from operator import attrgetter
from typing import Final

from kolonie.bots.answered import answered
from kolonie.bots.greedy import Line, Row, Step, best_row, uncollected
from kolonie.bots.hands import aside, has_hands
from kolonie.bots.polish import Worlds, first_turn, polished, wishes_of_others
from kolonie.bots.search import Effort, varied
from kolonie.core.chance import Chance
from kolonie.core.judgement import Beam, Judgement
from kolonie.core.views import View

WIDEST: Final = 8
"""No beam is widened to more than so many times the roads that its title says."""
OPENINGS: Final = 4
"""Where rows are played on, roads of so many first turns are kept at least: else soon all have the same."""
ALIKE: Final = 4
"""So many rows that begin alike are played on: others are to have their room."""
POLISHED: Final = 2
"""So many rows that begin differently are polished in the last stretch,"""
WORLDS: Final = 4
"""each in so many worlds at once."""


def is_in_rows(how: Judgement) -> bool:
    """Whether turns show their worth only in a row of own turns."""
    return how.alone is not None and how.beam.turns > 1


def widened(view: View, chance: Chance, how: Judgement, effort: Effort) -> tuple[Step, ...]:
    """The first turn of the best row of own turns."""
    seat = view.seat
    if effort.onward or effort.answers:
        how = how._replace(beam=how.beam._replace(openings=OPENINGS))
    with uncollected():
        world = view.imagine(chance)
        rivals = world.seats > 1
        best = best_row(world.clone(), seat, how)
        is_last = bool(best.ends) and best.ends[0].game.over
        times = min(WIDEST, effort.plays // max(1, best.plays) - 1)
        spent = best.plays
        if times > 1:
            wide = best_row(world, seat, how._replace(beam=wider(how.beam, times)))
            spent += wide.plays
            if wide.worth > best.worth:
                best = wide
        if effort.polish and is_last:
            return bettered(best, view, how, effort, chance)
        if effort.answers and rivals and not is_last and len(best.ends) > 1:
            return answered(best, view, how, effort, chance)
        if effort.onward and not is_last and len(best.ends) > 1:
            return played_on(best, view, chance, effort.onward - spent)
    return best.first


def bettered(rows: Row, view: View, how: Judgement, effort: Effort, chance: Chance) -> tuple[Step, ...]:
    """The first turn of what the best rows that begin differently become when they are polished, within so
    many positions in all; who looks at what others answer has them play their own best rows."""
    games = [view.imagine(chance) for _ in range(WORLDS)]
    others = None
    if effort.answers and games[0].seats > 1:
        others = [wishes_of_others(world, view.seat, view.judgement()) for world in games]
    worlds = Worlds(games, others)
    best = varied(list(rows.ends), 1, POLISHED, alike=1)
    found = [polished(worlds, view.seat, how, row, effort.polish // len(best), chance) for row in best]
    return first_turn(max(found, key=attrgetter("worth")).made, how)


def wider(beam: Beam, times: int) -> Beam:
    """A beam that takes about so many times as many positions."""
    return beam._replace(roads=times * beam.roads)


def played_on(rows: Row, view: View, chance: Chance, room: int) -> tuple[Step, ...]:
    """The first turn of the row that comes to most through the next stretch, within so many positions.

    Where a second core is idle, the row after each is played on meanwhile; if there is no room for it any
    more, it is as if nobody had thought of it.
    """
    ends = varied(list(rows.ends), 1, len(rows.ends), alike=ALIKE)
    first, most = rows.first, float("-inf")
    number = 0
    while number < len(ends) and room > 0:
        wait = None
        if number + 1 < len(ends) and has_hands():
            wait = aside(partial(onward, ends[number + 1], view, chance))
        try:
            found = [onward(ends[number], view, chance)]
        finally:
            second = None if wait is None else wait()
        if second is not None:
            found.append(second)
        for worth, plays in found:
            if room > 0:
                if worth > most:
                    first, most = ends[number].steps, worth
                room -= int(plays)
                number += 1
    return first


def onward(end: Line, view: View, chance: Chance) -> list[float]:
    """What the end of a row comes to in the next stretch, and how many positions it took to find that."""
    if end.game.over:
        return [end.worth, 0.0]
    seat = view.seat
    row = best_row(View(end.game, seat).imagine(chance.clone()), seat, view.judgement())
    return [row.worth, float(row.plays)]
