"""Chapters 14 and 16: the goal draft, the points, public tasks and line majority."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.views import view
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import Position, started
from kolonie.games.evacuation.scoring import PARTS, production_points, ranked
from tests.citing import rule
from tests.positioning import keys, refusal
from tests.rules.evacuation.worlds import BOX, LANDS, empty, play


def part(position: Position, name: str, index: int = 0) -> int:
    """One part of the final score of a seat."""
    found: int = position.at_the_end().state.final[index][PARTS.index(name)]
    return found


# -- the draft


def draft(seats: int) -> Game:
    return TITLE.new(seats, "draft", {"aim": "points"})


@rule("EV-14.02", "EV-14.03", "EV-14.21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_goals_are_kept_and_passed_to_the_left(seats: int) -> None:
    game = draft(seats)
    table = game.state
    for size in (4, 3, 2, 1):
        hands = [list(seat.draft) for seat in table.seats]
        if size > 1:
            assert [len(hand) for hand in hands] == [size] * seats
            assert len(game.to_act()) == seats  # all at once
        for index in range(seats):
            if index in game.to_act() and table.seats[index].draft:
                game.play(index, f"keep:{BOX.goal_ids[hands[index][0]]}")
        if size > 2:
            for index, seat in enumerate(table.seats):
                assert seat.draft == hands[index - 1][1:]
        if size == 2:
            break
    while game.state.year == 0:
        who = game.to_act()[0]
        game.play(who, keys(game, who)[0])
    goals = [goal for seat in table.seats for goal in seat.goals]
    assert [len(seat.goals) for seat in table.seats] == [3] * seats
    assert len(set(goals)) == len(goals)


@rule("EV-0.11", "EV-14.21")
def test_goals_are_seen_by_their_owner_only() -> None:
    game = draft(3)
    for viewer in (0, 1, None):
        seats = view(game, viewer)["table"]["seats"]
        for index, seat in enumerate(seats):
            mine = game.state.seats[index].draft
            assert seat["draft"] == (mine if index == viewer else {"count": 4})


# -- the points


@rule("EV-14.05", "EV-14.06")
@pytest.mark.parametrize(
    ("lowest", "points"),
    [(0, 0), (4, 0), (5, 1), (6, 3), (7, 6), (8, 10), (9, 14), (10, 19), (11, 22), (13, 28)],
)
def test_only_the_lowest_production_scores(lowest: int, points: int) -> None:
    position = empty(aim="points")
    position.production(0, 14, lowest, 14)
    assert production_points(BOX, position.seat(0)) == part(position, "production") == points


@rule("EV-14.07")
def test_every_kept_goal_scores() -> None:
    position = empty(aim="points")
    position.goals(0, "GO01", "GO05", "GO13")
    position.settle(0, "H02")
    position.give(0, "shuttle", "SH01")
    assert part(position, "goals") == 2 + 2 + 3


@rule("EV-14.08", "EV-14.09", "EV-14.11")
@pytest.mark.parametrize(
    ("left", "satellites", "points"),
    [
        ((), (6, 6), 0),
        (("north-1",), (6, 6), -2),  # a factory
        (("north-2",), (6, 6), -2 - 2),  # two people
        (("north-1", "north-2"), (3, 0), -2 - 4 - 2),  # and an ocean
        ((), (0, 0), -4),
    ],
)
def test_what_is_left_behind(left: tuple[str, ...], satellites: tuple[int, int], points: int) -> None:
    position = empty(aim="points")
    position.satellites(0, *satellites)
    position.evacuated(0, *(name for name in LANDS if name not in left))
    assert part(position, "areas") == points


@rule("EV-14.10", "EV-14.12", "EV-4.17")
@pytest.mark.parametrize(
    ("stadiums", "penalties", "lost"), [(0, 0, (-9, 0)), (2, 1, (-3, -3)), (4, 3, (0, -9))]
)
def test_stadiums_and_penalty_tokens(stadiums: int, penalties: int, lost: tuple[int, int]) -> None:
    position = empty(aim="points")
    for name in ("ST01", "ST02", "ST03", "ST04")[:stadiums]:
        position.give(0, "stadium", name, "new")
    position.seat(0).penalties = penalties
    assert (part(position, "stadiums"), part(position, "penalties")) == lost


SMILING = {0: ("ST01", "ST02", "ST03"), 1: ("ST04", "ST05", "ST08"), 2: ("ST06", "ST07", "ST09")}
"""4, 7 and 7 smileys."""


@rule("EV-14.13", "EV-14.14", "EV-14.15", "EV-14.16", "EV-14.22")
@pytest.mark.parametrize(
    ("seats", "players", "points"),
    [
        (2, (0,), [4, 0]),
        (2, (0, 1), [0, 4]),
        (3, (0, 1), [4, 6, 0]),
        (3, (0, 1, 2), [1, 5, 5]),
        (4, (1, 2), [0, 5, 5, 0]),
        (4, (0, 1, 2), [1, 5, 5, 0]),
    ],
)
def test_points_for_smileys(seats: int, players: tuple[int, ...], points: list[int]) -> None:
    """Whoever is not named has no stadium on the New World."""
    position = empty(seats, aim="points")
    for index in players:
        for name in SMILING[index]:
            position.give(index, "stadium", name, "new")
    assert [part(position, "smileys", index) for index in range(seats)] == points


@rule("EV-14.13")
def test_smileys_left_on_the_old_world_do_not_count() -> None:
    position = empty(aim="points")
    for name in ("ST01", "ST02", "ST-blue"):
        position.give(0, "stadium", name, "new")
    for name in ("ST03", "ST-purple"):
        position.give(1, "stadium", name, "new")
    position.give(1, "stadium", "ST17", "old")
    assert [part(position, "smileys", index) for index in (0, 1)] == [4, 0]


@rule("EV-14.15", "EV-14.22")
@pytest.mark.parametrize(
    ("counts", "places", "points"),
    [
        ([5, 5, 5], (6, 4, 1, 0), [3, 3, 3]),
        ([5, 5, 5, 5], (6, 4, 1, 0), [2, 2, 2, 2]),
        ([9, 5, 5], (6, 4, 1, 0), [6, 2, 2]),
        ([3, 3], (4, 0), [2, 2]),
    ],
)
def test_ties_share_their_places(counts: list[int], places: tuple[int, ...], points: list[int]) -> None:
    assert ranked(counts, places) == points


@rule("EV-14.17", "EV-14.18", "EV-14.19")
def test_most_points_win_and_may_be_below_zero() -> None:
    position = empty(aim="points")
    game = position.at_the_end()
    assert game.over
    assert max(game.scores()) < 0
    assert TITLE.ranking(game) == [[0, 1]]  # both have done nothing
    position.production(1, 9, 9, 9)
    game = position.at_the_end()
    assert TITLE.ranking(game) == [[1], [0]]
    assert game.scores() == [sum(parts) for parts in game.state.final]


# -- public tasks


def tasks(*names: str) -> Position:
    position = empty(aim="points", tasks="on")
    position.tasks(*names)
    return position


@rule("EV-16.03")
def test_three_of_five_tasks_lie_open() -> None:
    drawn = {tuple(started(2, f"tasks {n}", None, aim="points", tasks="on").state.tasks) for n in range(20)}
    assert all(len(set(names)) == 3 for names in drawn)
    assert {task for names in drawn for task in names} == set(range(5))


@rule("EV-16.04", "EV-16.08", "EV-0.14")
def test_the_first_to_meet_a_condition_takes_the_card() -> None:
    position = tasks("PT3")
    for index in (0, 1):
        position.production(index, 5, 0, 0)
        position.seat(index).due = 1
        position.due(index)
    assert (position.state.tasks, position.seat(0).tasks, position.seat(1).tasks) == ([], [2], [])


@rule("EV-16.05", "EV-16.06", "EV-16.07", "EV-16.16", "EV-16.18")
def test_taken_tasks_are_played_beside_an_action() -> None:
    position = tasks("PT1", "PT3", "PT4")
    for name in ("PT1", "PT3"):
        position.take_task(0, name)
    position.stock(0, new=(2, 2, 0))
    position.turn_of(0)
    assert {"task:PT1", "task:PT3", "pass"} <= set(keys(position.live, 0))
    play(position, "task:PT1")
    assert (position.seat(0).actions, position.cubes(0, "new")) == (0, (2, 0, 0))
    assert refusal(position.live, "pass", 0) == "EV-16.06"
    play(position, "act:research", "research:1")
    play(position, "task:PT3")
    seat = position.seat(0)
    assert (seat.production, seat.actions, seat.groups[4]) == ([1, 0, 1], 1, 1)
    assert part(position, "tasks") == 5 + 3


@rule("EV-16.07")
def test_a_task_that_is_not_played_scores_nothing() -> None:
    position = tasks("PT1", "PT2", "PT3")
    position.take_task(0, "PT1")
    assert part(position, "tasks") == 0


@rule("EV-16.05")
def test_tasks_are_paid_from_the_new_world() -> None:
    position = tasks("PT1", "PT2", "PT3")
    position.take_task(0, "PT1")
    position.stock(0, old=(9, 9, 9))
    position.turn_of(0)
    assert refusal(position.live, "task:PT1", 0) == "EV-16.05"


@rule("EV-16.18")
def test_no_task_that_leaves_no_action() -> None:
    """The energy of the action is what the task would cost."""
    position = tasks("PT1", "PT2", "PT3")
    position.take_task(0, "PT2")
    position.satellites(0, 6, 6)
    position.acted(0, 3)
    position.stock(0, new=(0, 0, 2))
    position.turn_of(0)
    assert refusal(position.live, "task:PT2", 0) == "EV-16.18"


# -- line majority


@rule("EV-16.11", "EV-16.13", "EV-16.14", "EV-16.15")
def test_three_lines_of_one_side_of_the_card() -> None:
    sides = set()
    for seed in range(24):
        lines = started(2, f"lines {seed}", None, aim="points", lines="on").state.lines
        areas = tuple(BOX.line_entries[line // 2].id for line in lines)
        assert areas in (("1", "3", "5"), ("2", "4", "6"))
        sides.add((areas, tuple(line % 2 for line in lines)))
    assert len({areas for areas, _tiles in sides}) == 2
    assert len(sides) > 6
    for number, line in enumerate(BOX.module_lines):
        assert BOX.area_ids[line[0]] == BOX.line_entries[number // 2].area


@rule("EV-16.12", "EV-16.15", "EV-2.22")
@pytest.mark.parametrize(
    ("seats", "areas", "points"),
    [
        (2, (("H09",), ()), [4, 0]),
        (2, (("H09",), ("H06",)), [2, 2]),
        (2, (("H09",), ("H06", "H05:farm")), [0, 4]),
        (3, (("H09",), ("H06", "H05:farm"), ()), [4, 6, 0]),
        (3, ((), (), ()), [0, 0, 0]),
    ],
)
def test_the_most_areas_of_a_line(seats: int, areas: tuple[tuple[str, ...], ...], points: list[int]) -> None:
    """One line only: H09, H08, H07, H06, H05."""
    position = empty(seats, aim="points", lines="on")
    position.lines("2b")
    for index, names in enumerate(areas):
        for name in names:
            area, *kinds = name.split(":")
            position.settle(index, area, *kinds)
    assert [part(position, "lines", index) for index in range(seats)] == points
