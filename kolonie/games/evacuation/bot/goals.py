"""Evacuation: what goals will bring, in the middle of a game."""

from __future__ import annotations

from kolonie.games.evacuation.bot.weights import DRAFT, GOALS
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.counting import tally
from kolonie.games.evacuation.scoring import goal_points
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import TALLIES

EVACUATED: int = TALLIES.index("evacuated")
SPREAD: int = TALLIES.index("spread")
STADIUMS: int = TALLIES.index("stadiums")
POPULATION: int = TALLIES.index("population")
LIKELY: float = 0.85


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


def final_goals(game: Game, index: int, home: int, stadiums: int) -> float:
    """What the seat's goals bring if the game ends after this year's last flight."""
    box = game.box
    total = 0.0
    for goal in game.state.seats[index].goals:
        what = box.goal_tally[goal]
        if what in (EVACUATED, STADIUMS):
            count = 11 - home.bit_count() if what == EVACUATED else stadiums
            points = 0
            for least, worth in box.goals[goal].steps:
                if count >= least:
                    points = worth
            total += points
        else:
            total += goal_points(game, index, goal)
    return total
