"""Evacuation: what goals will bring, in the middle of a game."""

from __future__ import annotations

from typing import Final

from kolonie.games.evacuation.bot.projection import Coming
from kolonie.games.evacuation.bot.reach import (
    BIOME_GOALS,
    BIOMES,
    FACTORIES,
    INFRASTRUCTURE,
    NEIGHBOURS,
    POPULATION,
)
from kolonie.games.evacuation.bot.weights import DRAFT, GOALS
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.counting import tally
from kolonie.games.evacuation.scoring import goal_points
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import TALLIES

EVACUATED: Final = TALLIES.index("evacuated")
SPREAD: Final = TALLIES.index("spread")
STADIUMS: Final = TALLIES.index("stadiums")
HIGHEST: Final = TALLIES.index("highest")
LIKELY: Final = 0.85
"""How surely the next actions do for a goal what they could."""
GROUPED: Final = 0.6
"""The part of new areas that touch the largest group."""


def drafted(game: Game, seat: int) -> float:
    """The goals that a seat holds in the draft."""
    box = game.box
    return sum([DRAFT[box.goal_tally[goal]] for goal in game.state.seats[seat].goals])


def stepped(steps: tuple[tuple[int, int], ...], count: float) -> float:
    """Points between two steps, as far as one is on the way to the next."""
    before, points = 0.0, 0.0
    for least, worth in steps:
        if count < least:
            return points + 0.8 * (worth - points) * (count - before) / (least - before)
        before, points = float(least), float(worth)
    return points


def expected(box: Box, goal: int, count: float, growth: float) -> float:
    """What a goal brings if what it counts still grows by so much."""
    entry = box.goals[goal]
    then = count + growth
    if entry.per:
        points = entry.per * then
        if entry.most and points > entry.most:
            return float(entry.most)
        return points
    return stepped(tuple(entry.steps), then)


def goal_prospects(
    game: Game, index: int, years: int, home: int, stadiums: int, people: float, lowest: float, highest: float
) -> float:
    """What the seat's goals will bring, with so many years to come."""
    box = game.box
    total = 0.0
    for goal in game.state.seats[index].goals:
        what = box.goal_tally[goal]
        if what == SPREAD:
            total += 12.0 * max(0.0, 1.0 - (highest - lowest) / 4.0) * min(1.0, lowest / 6.0)
            continue
        count = float(tally(game, index, what))
        if what == EVACUATED:
            count = 11.0 - home.bit_count()
        elif what == STADIUMS:
            count = float(stadiums)
        elif what == POPULATION:
            count += 0.5 * people
        total += expected(box, goal, count, GOALS[what][years])
    return total


def in_reach(box: Box, then: Coming, what: int, count: int) -> float:
    """By how much the next actions will raise what a goal counts, as far as that is known."""
    reach = then.reach
    if what in BIOME_GOALS:
        return float(reach.biomes[BIOME_GOALS.index(what)])
    if what == BIOMES:
        have = {box.biomes[area] for area in then.seat.areas}
        return float(sum([biome not in have and reach.biomes[biome] > 0 for biome in range(4)]))
    if what == INFRASTRUCTURE:
        return reach.plans
    if what == POPULATION:
        return float(reach.people)
    if what == FACTORIES:
        return float(reach.factories)
    if what == HIGHEST:
        return max(reach.production) - count
    if what == NEIGHBOURS:
        return GROUPED * sum(reach.biomes)
    return 0.0


def final_goals(game: Game, then: Coming) -> float:
    """What the seat's goals bring if the game ends after the actions that can still be paid."""
    box = game.box
    index = then.index
    total = 0.0
    for goal in then.seat.goals:
        what = box.goal_tally[goal]
        if what in (EVACUATED, STADIUMS):
            count = 11 - then.home.bit_count() if what == EVACUATED else then.new_stadiums
            points = 0
            for least, worth in box.goals[goal].steps:
                if count >= least:
                    points = worth
            total += points
            continue
        points = goal_points(game, index, goal)
        total += points
        if then.reach.actions and what != SPREAD:
            count = tally(game, index, what)
            more = in_reach(box, then, what, count)
            if more > 0.0:
                total += LIKELY * max(0.0, expected(box, goal, float(count), more) - points)
    return total
