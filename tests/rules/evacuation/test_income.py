"""Chapters 3 and 4: the course of the years, both stocks, and the income phase."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.positions import started
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import BOX, LANDS, empty, play


@rule("EV-3.01", "EV-3.02", "EV-3.03", "EV-13.05", "EV-14.01")
@pytest.mark.parametrize("aim", ["race", "points"])
def test_four_years_of_seven_phases(aim: str) -> None:
    """Everybody passes: the years go by, and the last one has no cleanup."""
    position = started(2, "years", None, aim=aim)
    game = position.live
    game.journal = []
    years = []
    while not game.over:
        who = game.to_act()[0]
        options = keys(game, who)
        if "pass" in options:
            years.append(game.state.year)
        game.play(who, "pass" if "pass" in options else "done" if "done" in options else options[0])
    assert years == [1, 1, 2, 2, 3, 3, 4, 4]
    told = [line.node.__class__.__name__ for line in game.journal]
    wanted = ("Income", "Turn", "ChangeOrder", "ShiftSatellites", "Bonus", "Cleanup")
    phases = [name for name in dict.fromkeys(told) if name in wanted]
    assert [name for name in phases if name != "Income"] == [
        "Turn",
        "ChangeOrder",
        "ShiftSatellites",
        "Bonus",
        "Cleanup",
    ]
    assert told.count("Cleanup") == 3


@rule("EV-3.05", "EV-3.06", "EV-4.02", "EV-4.04", "EV-4.06", "EV-4.07", "EV-4.01", "EV-4.18")
def test_each_world_keeps_what_it_makes() -> None:
    position = empty()
    position.production(0, 1, 12, 3)
    assert position.cubes(0, "new") == (0, 0, 0)  # levels give nothing before the income
    position.income()
    assert position.cubes(0, "old") == (2, 7, 7)
    assert position.cubes(0, "new") == (1, 12, 3)


@rule("EV-4.02", "EV-8.08", "EV-8.20")
def test_evacuated_areas_produce_no_more() -> None:
    position = empty()
    position.evacuated(0, "north-2", "north-5")
    position.stock(0, old=(4, 0, 0))
    position.income()
    assert position.cubes(0, "old") == (4 + 5 - 5, 5, 7)


@rule("EV-4.05")
def test_what_waits_on_a_board_produces_nothing() -> None:
    position = empty()
    position.prepare(0, "new", "farm", "farm")
    position.prepare(0, "old", "power_plant")
    position.people(0, 4)
    position.income()
    assert position.cubes(0, "old") == (2, 7, 7)
    assert position.cubes(0, "new") == (0, 0, 0)


@rule("EV-4.08", "EV-4.09", "EV-4.10", "EV-4.11", "EV-4.13", "EV-4.12")
@pytest.mark.parametrize(("year", "old", "new"), [(1, 5, 0), (2, 4, 0), (3, 3, 2), (4, 2, 4)])
def test_both_worlds_are_fed_each_from_its_own_food(year: int, old: int, new: int) -> None:
    position = empty()
    position.year(year)
    for name in ("ST01", "ST02"):
        position.give(0, "stadium", name, "new")
    position.stock(0, old=(1, 0, 0), new=(5, 0, 0))  # kept from earlier years
    position.income()
    assert position.cubes(0, "old")[0] == 1 + 7 - old
    assert position.cubes(0, "new")[0] == 5 - new
    assert position.seat(0).penalties == 0
    position = empty()
    position.year(year)
    for name in ("ST01", "ST02"):
        position.give(0, "stadium", name, "new")
    position.satellites(0, 3, 3)
    position.evacuated(0, *LANDS)  # no food at all on the Old World, plenty on the other
    position.stock(0, new=(9, 0, 0))
    position.income()
    assert position.cubes(0, "old")[0] == 0
    assert position.cubes(0, "new")[0] == 9 - new
    assert position.seat(0).penalties == old


@rule("EV-4.12")
def test_all_food_of_a_world_is_used_before_a_penalty() -> None:
    position = empty()
    position.year(4)
    for name in ("ST01", "ST02"):
        position.give(0, "stadium", name, "new")
    position.stock(0, new=(1, 0, 0))
    position.income()
    assert (position.cubes(0, "new")[0], position.seat(0).penalties) == (0, 3)


@rule("EV-4.14", "EV-4.15", "EV-4.16")
@pytest.mark.parametrize(
    ("year", "new", "old", "penalties"),
    [(2, 0, 0, 0), (3, 0, 0, 1), (3, 0, 2, 1), (3, 1, 0, 0), (4, 0, 0, 2), (4, 1, 1, 1), (4, 2, 0, 0)],
)
def test_stadiums_on_the_new_world_are_expected(year: int, new: int, old: int, penalties: int) -> None:
    position = empty()
    position.year(year)
    names = iter(("ST01", "ST02", "ST03", "ST04"))
    for world, n in (("new", new), ("old", old)):
        for _ in range(n):
            position.give(0, "stadium", next(names), world)
    position.stock(0, new=(9, 0, 0))
    position.income()
    assert position.seat(0).penalties == penalties


@rule("EV-4.17")
def test_penalties_stay() -> None:
    position = empty()
    position.seat(0).penalties = 2
    position.income()
    position.cleanup()
    assert position.seat(0).penalties == 2


# -- paying and gaining


@rule("EV-3.07", "EV-3.10", "EV-3.11", "EV-6.42", "EV-6.46")
def test_one_world_pays_and_gets_what_it_paid_for() -> None:
    position = empty()
    position.offer("stadium", "ST01", "ST03", "ST08")
    position.stock(0, old=(0, 2, 0), new=(1, 0, 0))  # together they would have ST01's price
    position.begin(0, "action/stadium")
    assert not any(key.startswith("build:") for key in keys(position.live, 0))
    position.stock(0, old=(1, 2, 0), new=(1, 2, 0))
    position.begin(0, "action/stadium")
    game = position.live.clone()
    play(game, "build:ST01,new")
    seat = game.state.seats[0]
    assert (seat.stock, [BOX.stadium_ids[card] for card in seat.new_stadiums]) == (
        [1, 2, 0, 0, 0, 0],
        ["ST01"],
    )
    play(position, "build:ST01,old")
    seat = position.seat(0)
    assert (seat.stock, seat.new_stadiums) == ([0, 0, 0, 1, 2, 0], [])


@rule("EV-3.08", "EV-0.04", "EV-6.08")
def test_the_world_of_each_gained_resource_is_chosen() -> None:
    position = empty()
    position.begin(0, "bonus/YB2/lower")
    assert set(keys(position.live, 0)) == {"gain:food,old", "gain:food,new", "done"}
    play(position, "gain:food,new", "gain:steel,old", "gain:energy,new")
    assert position.seat(0).stock == [0, 1, 0, 1, 0, 1]


@rule("EV-3.09", "EV-6.53", "EV-6.54", "EV-6.55", "EV-6.56", "EV-0.09")
def test_exchanges_stay_inside_a_world() -> None:
    position = empty()
    position.begin(0, "action/exchange")
    play(position, "gain:food,old")
    assert set(keys(position.live, 0)) == {"swap:old,food,steel", "swap:old,food,energy", "done"}
    play(position, "swap:old,food,steel", "swap:old,steel,energy")
    assert "done" in keys(position.live, 0)
    play(position, "done")
    assert position.seat(0).stock == [0, 0, 1, 0, 0, 0]
