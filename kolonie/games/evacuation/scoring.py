"""The end: adjustments and winner of the race, or the points (sections 13 and 14)."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.readers import runs
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.counting import tally
from kolonie.games.evacuation.moves import FinalScoring
from kolonie.games.evacuation.pieces import smileys
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import LANDS

PARTS: tuple[str, ...] = (
    "production",
    "goals",
    "areas",
    "stadiums",
    "penalties",
    "smileys",
    "tasks",
    "lines",
)
"""The parts of the points game, in the order of the sheet."""
RACE_PARTS: tuple[str, ...] = ("lowest", "penalties", "areas", "stadiums", "smileys")
"""The parts of the race: the lowest level before, and what moved it."""


@runs(FinalScoring)
def run_final(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    if game.settings["aim"] == "race":
        table.final = [race_parts(game, index) for index in range(game.seats)]
    else:
        table.final = points_parts(game)
    if game.journal is not None:
        names = RACE_PARTS if game.settings["aim"] == "race" else PARTS
        for index, parts in enumerate(table.final):
            told = Frame(frame.node, 0, index, frame.env, None)
            total = adjusted(game, index)[0] if game.settings["aim"] == "race" else sum(parts)
            game.tell(
                told, {**dict(zip(names, parts, strict=True)), "aim": game.settings["aim"], "total": total}
            )
    return frame.parent


def left_behind(box: Box, seat: Seat) -> int:
    """Own areas of the Old World that were not evacuated; a ruling may leave out the ocean (EV-13.09)."""
    home = seat.home if box.rulings.oceans_count else seat.home & (1 << LANDS) - 1
    return home.bit_count()


def missing_stadiums(box: Box, seat: Seat) -> int:
    return max(0, box.aim_stadiums - len(seat.new_stadiums))


def ranked(counts: list[int], places: tuple[int, ...]) -> list[int]:
    """Points for places by count; ties share what their places bring, rounded down (EV-14.15).

    Whoever counts less than 0 takes no part.
    """
    points = []
    for count in counts:
        if count < 0:
            points.append(0)
            continue
        above = sum(other > count for other in counts)
        equal = counts.count(count)
        points.append(sum(places[above : above + equal]) // equal)
    return points


# -- race


def race_smileys(game: Game) -> list[int]:
    """Smileys that count in the race (EV-13.17)."""
    box = game.box
    return [smileys(box, seat, box.rulings.race_counts_old) for seat in game.state.seats]


def smiley_bonus(game: Game) -> list[int]:
    """Levels for most and second most smileys; a tie for most leaves no second (EV-13.11, EV-13.15)."""
    box = game.box
    counts = race_smileys(game)
    most, second = box.race_smileys_of_two if game.seats == 2 else box.race_smileys
    bonus = []
    for count in counts:
        above = sum(other > count for other in counts)
        if box.rulings.race_needs_smiley and count == 0:
            bonus.append(0)
        elif above == 0:
            bonus.append(most)
        elif above == 1:
            bonus.append(second)
        else:
            bonus.append(0)
    return bonus


def race_parts(game: Game, index: int) -> tuple[int, ...]:
    seat = game.state.seats[index]
    box = game.box
    return (
        min(seat.production),
        -seat.penalties,
        -left_behind(box, seat),
        -missing_stadiums(box, seat),
        smiley_bonus(game)[index],
    )


def adjusted(game: Game, index: int) -> list[int]:
    """The levels after penalties and bonuses, lowest first (EV-13.06 to EV-13.14)."""
    seat = game.state.seats[index]
    levels = sorted(seat.production)
    parts = race_parts(game, index)
    levels[0] += parts[1] + parts[2] + parts[3]  # it stays the lowest (EV-13.12)
    levels.sort()
    bonus = parts[4]
    if bonus > 1 and levels[0] == levels[1]:
        levels[0] += 1  # one each for two of the lowest (EV-13.13, EV-13.14)
        levels[1] += bonus - 1
    else:
        levels[0] += bonus
    return sorted(levels)


def qualifies(game: Game, index: int) -> bool:
    """Still meets the aim after the adjustments (EV-13.20)."""
    box = game.box
    enough = len(game.state.seats[index].new_stadiums) >= box.aim_stadiums
    return enough and adjusted(game, index)[0] >= box.aim_production


def race_ranking(game: Game) -> list[list[int]]:
    """Places of the race: the rules for the winner, applied again to the rest (EV-13.20 to EV-13.30)."""
    left = list(range(game.seats))
    places: list[list[int]] = []
    counts = race_smileys(game)
    while left:
        able = [index for index in left if qualifies(game, index)]
        best = _most(able, counts) if able else _closest(game, left, counts)
        places.append(best)
        left = [index for index in left if index not in best]
    return places


def _most(indices: list[int], by: list[int]) -> list[int]:
    top = max(by[index] for index in indices)
    return [index for index in indices if by[index] == top]


def _closest(game: Game, indices: list[int], counts: list[int]) -> list[int]:
    """Nobody meets the aim: the highest lowest marker, and what breaks ties (EV-13.21 to EV-13.24)."""
    levels = [adjusted(game, index) for index in range(game.seats)]
    tied = _most(indices, [level[0] for level in levels])
    stadiums = [i for i in tied if len(game.state.seats[i].new_stadiums) >= game.box.aim_stadiums]
    if len(tied) > 1 and stadiums:
        tied = _most(stadiums, counts)
    for marker in (1, 2):
        tied = _most(tied, [level[marker] for level in levels])
    return tied


# -- points


def production_points(box: Box, seat: Seat) -> int:
    """Only the lowest production scores (EV-14.05, EV-14.06)."""
    return points_of_level(box, min(seat.production))


def points_of_level(box: Box, level: int) -> int:
    table = box.production_points
    top = len(table) - 1
    return table[level] if level <= top else table[top] + (level - top) * box.production_points_above


def goal_points(game: Game, index: int, goal: int) -> int:
    """What a goal is worth to a seat now (EV-14.23)."""
    box = game.box
    entry = box.goals[goal]
    count = tally(game, index, box.goal_tally[goal])
    if min(game.state.seats[index].production) < entry.lowest:
        return 0
    if entry.per:
        return min(entry.per * count, entry.most) if entry.most else entry.per * count
    if entry.steps:
        return max((points for least, points in entry.steps if count >= least), default=0)
    return dict(entry.exact).get(count, 0)


def area_points(game: Game, index: int) -> int:
    """What areas and people left behind cost (EV-14.08, EV-14.09)."""
    box = game.box
    seat = game.state.seats[index]
    people = sum(n for place, n in enumerate(box.home_people[index]) if seat.home >> place & 1)
    return -box.area_lost * left_behind(box, seat) - box.person_lost * people


def smiley_points(game: Game) -> list[int]:
    """Only with three stadiums on the New World and at least one smiley; the Old World does not count."""
    box = game.box
    counts = []
    for seat in game.state.seats:
        count = smileys(box, seat, False)
        counts.append(count if count and len(seat.new_stadiums) >= box.aim_stadiums else -1)
    if game.seats == 1:  # EV-17.30, EV-17.31
        rival = sum(box.smileys[stadium] for stadium in game.state.automaton_stadiums)
        counts.append(rival if rival else -1)
    return ranked(counts, _places(game))


def line_points(game: Game, index: int) -> int:
    """Majorities on the three lines (EV-16.12)."""
    table = game.state
    box = game.box
    total = 0
    for line in table.lines:
        areas = box.module_lines[line]
        counts = [sum(area in seat.areas for area in areas) for seat in table.seats]
        if game.seats == 1:
            counts.append(sum(area in table.automaton_areas for area in areas))  # EV-17.35
        total += ranked([count or -1 for count in counts], _places(game))[index]
    return total


def _places(game: Game) -> tuple[int, ...]:
    return game.box.places_of_two if game.seats <= 2 else game.box.places


def points_parts(game: Game) -> list[tuple[int, ...]]:
    """The parts of the score of every seat (EV-14.05 to EV-14.19)."""
    box = game.box
    happy = smiley_points(game)
    found: list[tuple[int, ...]] = []
    for index, seat in enumerate(game.state.seats):
        tasks = seat.tasks_done if box.rulings.tasks_need_play else seat.tasks_done + seat.tasks
        found.append(
            (
                production_points(box, seat),
                sum(goal_points(game, index, goal) for goal in seat.goals),
                area_points(game, index),
                -box.stadium_lost * missing_stadiums(box, seat),
                -box.penalty_lost * seat.penalties,
                happy[index],
                sum(box.task_points[task] for task in tasks),
                line_points(game, index),
            )
        )
    return found
