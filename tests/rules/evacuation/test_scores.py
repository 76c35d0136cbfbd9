"""Chapter 14, the sheet: production, what is left behind, smileys, totals and places."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.scoring import PARTS
from tests.citing import rule
from tests.rules.evacuation.worlds import BOX, empty

STARTERS = ("ST-blue", "ST-purple", "ST-pink", "ST-white")


def clean(seats: int = 2, **settings: str) -> Position:
    """Everything is evacuated, no goal scores: a sheet of which each test fills one line."""
    position = empty(seats, aim="points", **settings)
    for index in range(seats):
        position.satellites(index, 6, 6)
        position.evacuated(index, *BOX.home_ids[index][:9])
        position.seat(index).goals.clear()
        position.production(index, 0, 0, 0)
    position.pieces = position.live.title.census(position.live)
    return position


def sheet(position: Position, index: int = 0) -> dict[str, int]:
    """What is not 0 on the sheet of a seat, without the total."""
    found = TITLE.breakdown(position.at_the_end())[index]
    assert sum(found[name] for name in PARTS) == found["total"]
    return {name: n for name, n in found.items() if n and name != "total"}


def build(position: Position, index: int, *names: str, world: str = "new") -> None:
    for name in names:
        position.give(index, "stadium", STARTERS[index] if name == "own" else name, world)


@rule("EV-14.05", "EV-14.06")
def test_points_for_every_level() -> None:
    scored = [0, 0, 0, 0, 0, 1, 3, 6, 10, 14, 19, 22, 25, 28]
    for level, points in enumerate(scored):
        position = clean()
        position.production(0, level + 3, level, level + 1)
        assert sheet(position).get("production", 0) == points


@rule("EV-14.08", "EV-14.09", "EV-14.11")
@pytest.mark.parametrize("index", [0, 1, 2, 3])
def test_a_whole_continent_left_behind(index: int) -> None:
    """11 areas, 12 people on six of them."""
    position = clean(4)
    position.satellites(index, 0, 0)
    position.evacuated(index)
    assert sheet(position, index) == {"areas": -22 - 12, "stadiums": -9}


@rule("EV-14.08", "EV-14.09", "EV-14.11")
@pytest.mark.parametrize(
    ("left", "satellites", "points"),
    [
        (("north-4",), (6, 6), -2),
        (("north-5",), (6, 6), -4),
        (("north-4", "north-5", "north-6"), (6, 6), -10),
        ((), (3, 2), -2),
        ((), (2, 2), -4),
    ],
)
def test_areas_and_people_left_behind(
    left: tuple[str, ...], satellites: tuple[int, int], points: int
) -> None:
    position = clean()
    position.satellites(0, *satellites)
    position.evacuated(0, *(name for name in BOX.home_ids[0][:9] if name not in left))
    assert sheet(position)["areas"] == points


@rule("EV-14.10")
@pytest.mark.parametrize(("old", "new", "points"), [(0, 0, -9), (2, 1, -6), (1, 2, -3), (0, 3, 0), (0, 4, 0)])
def test_missing_stadiums_of_the_new_world(old: int, new: int, points: int) -> None:
    names = ("ST01", "ST02", "ST03", "ST04")
    position = clean()
    build(position, 0, *names[:new])
    build(position, 0, *names[new : new + old], world="old")
    assert sheet(position).get("stadiums", 0) == points


@rule("EV-14.12", "EV-14.20", "EV-4.17")
def test_penalty_tokens_cost_points_and_no_production() -> None:
    position = clean()
    build(position, 0, "own", "ST01", "ST02")
    build(position, 1, "ST16", "ST17", "ST15")
    position.production(0, 8, 8, 8)
    position.seat(0).penalties = 2
    assert sheet(position) == {"production": 10, "penalties": -6}


@rule("EV-14.20")
def test_nothing_of_the_race_moves_production() -> None:
    """Areas left, stadiums missing and most smileys would change the level in a race."""
    position = clean()
    position.evacuated(0)
    build(position, 0, "ST17")
    position.production(0, 8, 8, 8)
    assert sheet(position)["production"] == 10


# -- smileys


@rule("EV-14.13", "EV-14.14", "EV-14.15", "EV-14.16", "EV-14.22")
@pytest.mark.parametrize(
    ("smileys", "points"),
    [
        ((2, 4), (0, 4)),
        ((4, 4), (2, 2)),
        ((2, None), (4, 0)),
        ((None, None), (0, 0)),
        ((None, 2), (0, 4)),
        ((2, 4, 6), (1, 4, 6)),
        ((4, 4, 2), (5, 5, 1)),
        ((6, 4, 4), (6, 2, 2)),
        ((6, None, None), (6, 0, 0)),
        ((2, None, 4), (4, 0, 6)),
        ((5, 5, 5), (3, 3, 3)),
        ((2, 4, 6, 8), (0, 1, 4, 6)),
        ((5, 5, 5, 5), (2, 2, 2, 2)),
        ((5, 5, 5, 2), (3, 3, 3, 0)),
        ((8, 5, 5, 5), (6, 1, 1, 1)),
        ((8, 6, 4, 4), (6, 4, 0, 0)),
    ],
)
def test_places_by_smileys(smileys: tuple[int | None, ...], points: tuple[int, ...]) -> None:
    """None: two stadiums only. Everybody else has three, with so many smileys in all."""
    position = clean(len(smileys))
    pool = {
        1: ["ST01", "ST02"],
        2: ["ST03", "ST04", "ST05", "ST06", "ST07"],
        3: ["ST08", "ST09", "ST10", "ST11", "ST12"],
        4: ["ST13", "ST14"],
    }
    made_of = {None: (3,), 2: (1, 1), 4: (2, 2), 5: (2, 3), 6: (3, 3), 8: (4, 4)}
    for index, count in enumerate(smileys):
        build(position, index, "own", *(pool[n].pop(0) for n in made_of[count]))
    found = [sheet(position, index).get("smileys", 0) for index in range(len(smileys))]
    assert found == list(points)


@rule("EV-14.13")
def test_old_world_smileys_do_not_count_and_technologies_do() -> None:
    position = clean()
    build(position, 0, "own", "ST01", "ST02")
    build(position, 1, "own", "ST03", "ST04")
    build(position, 0, "ST17", "ST16", world="old")
    assert [sheet(position, index).get("smileys", 0) for index in (0, 1)] == [0, 4]
    position.take_set(0, 1)
    position.research(0, 5, 5, 5)
    assert TITLE.extra_view(position.live, None)["smileys"][0] - 10 > 4  # more than seat 1 without the two
    assert [sheet(position, index).get("smileys", 0) for index in (0, 1)] == [4, 0]


@rule("EV-14.13", "EV-14.16")
def test_two_stadiums_take_no_part_whatever_their_smileys() -> None:
    position = clean(3)
    build(position, 0, "ST16", "ST17")
    build(position, 1, "own", "ST01", "ST02")
    build(position, 2, "own", "ST03", "ST04")
    assert [sheet(position, index).get("smileys", 0) for index in range(3)] == [0, 4, 6]


# -- totals


@rule("EV-14.17", "EV-14.18")
def test_the_total_decides_and_may_be_negative() -> None:
    position = clean(3)
    position.seat(1).penalties = 1
    game = position.at_the_end()
    assert TITLE.scores(game) == [-9, -12, -9]
    assert TITLE.ranking(game) == [[0, 2], [1]]


@rule("EV-14.17", "EV-14.07")
def test_all_lines_of_the_sheet_are_added() -> None:
    position = clean(2, tasks="on", lines="on")
    position.tasks("PT1", "PT2", "PT3")
    position.lines("2b")
    position.settle(0, "H09")
    position.take_task(0, "PT1")
    seat = position.seat(0)
    seat.tasks_done.append(seat.tasks.pop())
    position.production(0, 9, 8, 9)
    build(position, 0, "own", "ST01", "ST02")
    seat.penalties = 1
    seat.home |= 1
    assert sheet(position) == {
        "production": 10,
        "areas": -2,
        "penalties": -3,
        "smileys": 4,
        "tasks": 5,
        "lines": 4,
    }
    assert TITLE.scores(position.at_the_end())[0] == 18


@rule("EV-14.19", "EV-14.17")
def test_modules_are_part_of_the_total() -> None:
    position = clean(2, lines="on")
    position.lines("2b")
    before = TITLE.scores(position.at_the_end())[1]
    position.settle(1, "H09")
    position.production(1, 0, 0, 0)
    assert TITLE.scores(position.at_the_end())[1] == before + 4


@rule("EV-14.01", "EV-13.01")
def test_a_points_game_goes_on_whatever_is_reached() -> None:
    position = clean()
    build(position, 0, "own", "ST01", "ST02")
    position.production(0, 9, 9, 7)
    position.prepare(0, "new", "power_plant")
    position.year(2)
    position.turn_of(0)
    position.live.play(0, "act:settle")
    assert min(position.seat(0).production) == 8
    position.live.play(1, "pass")
    position.live.play(0, "pass")
    while position.live.state.year == 2:
        who = position.live.to_act()[0]
        offered = [choice.key for choice in position.live.options(who)]
        position.live.play(who, next((key for key in ("done", "cell:outer") if key in offered), offered[0]))
    assert not position.live.over
    assert position.state.year == 3
