"""Chapter 4: production, feeding and entertainment at the start of a year."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.scoring import adjusted
from tests.citing import rule
from tests.rules.evacuation.worlds import LANDS, NOTHING, empty


def income(position: Position, year: int) -> Position:
    position.year(year)
    position.income()
    return position


@rule("EV-4.01", "EV-4.08")
def test_production_comes_before_feeding() -> None:
    """With nothing in stock both demands are paid from what has just been made."""
    position = empty()
    position.production(0, 2, 0, 0)
    position.give(0, "stadium", "ST01", "new")
    income(position, 3)
    assert position.cubes(0, "old") == (7 - 3, 7, 7)
    assert position.cubes(0, "new") == (2 - 2, 0, 0)
    assert position.seat(0).penalties == 0


@rule("EV-4.01")
def test_entertainment_counts_on_top_of_feeding() -> None:
    position = empty()
    income(position, 4)
    assert position.seat(0).penalties == 4 + 2  # no food on the New World, no stadium there


@rule("EV-4.02", "EV-4.03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_full_continent_makes_seven_of_each(seats: int) -> None:
    position = empty(seats)
    income(position, 1)
    for index in range(seats):
        assert position.cubes(index, "old") == (7 - 5, 7, 7)
        assert position.cubes(index, "new") == NOTHING


@rule("EV-4.02")
@pytest.mark.parametrize(
    ("gone", "left"),
    [(("north-5",), (5, 7, 7)), (("north-2", "north-4"), (7, 4, 7)), (LANDS, (2, 2, 2))],
)
def test_only_tokens_that_lie_face_up_produce(gone: tuple[str, ...], left: tuple[int, int, int]) -> None:
    position = empty()
    position.evacuated(0, *gone)
    position.stock(0, old=(5, 0, 0))
    income(position, 1)
    assert position.cubes(0, "old") == left
    assert position.cubes(1, "old") == (2, 7, 7)


@rule("EV-4.02")
def test_ocean_tokens_stop_producing_once_they_are_turned() -> None:
    position = empty()
    position.evacuated(0, *LANDS)
    position.satellites(0, 3, 0)
    position.stock(0, old=(5, 0, 0))
    income(position, 1)
    assert position.cubes(0, "old") == (1, 1, 1)
    position.satellites(0, 3, 3)
    position.stock(0, old=(4, 0, 0))
    income(position, 2)
    assert position.cubes(0, "old") == NOTHING


@rule("EV-4.02")
def test_production_is_counted_anew_every_year() -> None:
    position = empty()
    income(position, 1)
    position.evacuated(0, "north-8", "north-9")
    position.stock(0, old=NOTHING)
    income(position, 2)
    assert position.cubes(0, "old") == (5 - 4, 5, 7)


@rule("EV-4.04")
def test_the_new_world_makes_what_its_track_shows() -> None:
    position = empty()
    position.production(0, 1, 3, 4)
    position.stock(0, new=(1, 1, 1))
    income(position, 1)
    assert position.cubes(0, "new") == (2, 4, 5)
    assert position.cubes(1, "new") == NOTHING


@rule("EV-4.05")
def test_what_waits_on_the_board_makes_nothing() -> None:
    position = empty()
    position.people(0, 5)
    position.prepare(0, "new", "farm", "steelworks", "power_plant")
    position.prepare(0, "old", "farm", "steelworks", "power_plant")
    income(position, 1)
    assert position.cubes(0, "new") == NOTHING
    assert position.cubes(0, "old") == (2, 7, 7)


@rule("EV-4.06")
def test_a_level_rises_at_once_and_cubes_come_with_the_next_income() -> None:
    position = empty()
    position.prepare(0, "new", "steelworks")
    position.begin(0, "action/settle")  # only H36 has one position, and a factory alone is enough there
    assert position.seat(0).production == [0, 1, 0]
    assert position.cubes(0, "new") == NOTHING
    income(position, 2)
    assert position.cubes(0, "new") == (0, 1, 0)


@rule("EV-4.07")
def test_production_has_no_upper_limit() -> None:
    position = empty()
    position.production(0, 10, 19, 34)
    position.prepare(0, "new", "farm")
    position.begin(0, "action/settle")
    assert position.seat(0).production == [11, 19, 34]
    income(position, 1)
    assert position.cubes(0, "new") == (11, 19, 34)


@rule("EV-4.09", "EV-4.10", "EV-4.11")
@pytest.mark.parametrize(("year", "old", "new"), [(1, 5, 0), (2, 4, 0), (3, 3, 2), (4, 2, 4)])
def test_what_each_world_eats(year: int, old: int, new: int) -> None:
    position = empty()
    position.production(0, 9, 0, 0)
    for name in ("ST01", "ST02"):
        position.give(0, "stadium", name, "new")
    income(position, year)
    assert position.cubes(0, "old") == (7 - old, 7, 7)
    assert position.cubes(0, "new") == (9 - new, 0, 0)
    assert position.seat(0).penalties == 0


@rule("EV-4.08")
def test_food_of_earlier_years_is_eaten_too() -> None:
    position = empty()
    position.evacuated(0, *LANDS)  # two food of the oceans are left
    position.stock(0, old=(4, 0, 0), new=(1, 0, 0))
    position.production(0, 1, 0, 0)
    position.give(0, "stadium", "ST01", "new")
    income(position, 3)
    assert position.cubes(0, "old") == (4 + 2 - 3, 2, 2)
    assert position.cubes(0, "new") == NOTHING
    assert position.seat(0).penalties == 0


@rule("EV-4.12")
@pytest.mark.parametrize(("food", "penalties", "left"), [(0, 3, 0), (1, 2, 0), (3, 0, 0), (4, 0, 1)])
def test_a_penalty_for_each_food_that_is_missing(food: int, penalties: int, left: int) -> None:
    """All food there is goes first: none is kept beside a penalty."""
    position = empty()
    position.evacuated(0, *LANDS)
    position.stock(0, old=(food, 0, 0))
    income(position, 1)  # two food of the oceans, five demanded
    assert position.seat(0).penalties == penalties
    assert position.cubes(0, "old")[0] == left
    assert position.seat(1).penalties == 0


@rule("EV-4.13")
@pytest.mark.parametrize(("old", "new"), [(9, 0), (0, 9)])
def test_food_of_one_world_does_not_feed_the_other(old: int, new: int) -> None:
    position = empty()
    position.satellites(0, 3, 3)
    position.evacuated(0, *LANDS)
    position.stock(0, old=(old, 0, 0), new=(new, 0, 0))
    position.give(0, "stadium", "ST01", "new")
    income(position, 3)
    assert position.seat(0).penalties == (2 if old else 3)
    assert position.cubes(0, "old")[0] == max(0, old - 3)
    assert position.cubes(0, "new")[0] == max(0, new - 2)


@rule("EV-4.14", "EV-4.16")
@pytest.mark.parametrize(
    ("year", "stadiums", "penalties"),
    [(1, 0, 0), (2, 0, 0), (3, 0, 1), (3, 1, 0), (3, 2, 0), (4, 0, 2), (4, 1, 1), (4, 2, 0), (4, 3, 0)],
)
def test_stadiums_that_are_expected(year: int, stadiums: int, penalties: int) -> None:
    position = empty()
    position.production(0, 4, 0, 0)
    for name in ("ST01", "ST02", "ST03")[:stadiums]:
        position.give(0, "stadium", name, "new")
    income(position, year)
    assert position.seat(0).penalties == penalties


@rule("EV-4.15")
def test_stadiums_of_the_old_world_do_not_count() -> None:
    position = empty()
    position.production(0, 4, 0, 0)
    position.give(0, "stadium", "ST01", "old")
    position.give(0, "stadium", "ST02", "old")
    income(position, 4)
    assert position.seat(0).penalties == 2
    position.give(0, "stadium", "ST-blue", "new")
    position.income()
    assert position.seat(0).penalties == 2 + 1


@rule("EV-4.17")
def test_penalties_stay_and_add_up() -> None:
    position = empty()
    position.seat(0).penalties = 1
    position.year(2)
    for penalties in (1 + 2 + 1, 4 + 4 + 2):  # food and stadiums that are missing in years 3 and 4
        position.cleanup()
        assert position.seat(0).penalties == penalties
        position.stock(0, new=NOTHING)


@rule("EV-4.17")
def test_what_a_penalty_costs_in_the_end() -> None:
    race, points = empty(aim="race"), empty(aim="points")
    race.production(0, 20, 20, 20)
    levels = adjusted(race.live, 0)
    race.seat(0).penalties = 1
    assert sum(adjusted(race.live, 0)) == sum(levels) - 1
    before = points.at_the_end().scores()[0]
    points.seat(0).penalties = 2
    assert points.at_the_end().scores()[0] == before - 2 * 3


@rule("EV-4.18")
@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_the_income_of_all_asks_nobody(year: int) -> None:
    position = empty(4)
    position.order(3, 1, 0, 2)
    income(position, year)
    assert all(position.cubes(index, "old")[1:] == (7, 7) for index in range(4))
    assert position.live.to_act() == [3]  # the first turn of the action phase
    assert "pass" in position.offered(3)
