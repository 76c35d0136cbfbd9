"""Chapter 8: loading, launching, unloading."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.scoring import left_behind
from tests.citing import rule
from tests.positioning import keys, refusal
from tests.rules.evacuation.worlds import BOX, empty, play


def port(*shuttles: str, energy: int = 9) -> Position:
    """The flight phase of the first player; the other one still has to fly."""
    position = empty()
    position.give(1, "shuttle", "SH21")
    position.stock(1, old=(0, 0, 9))
    for name in shuttles:
        position.give(0, "shuttle", name)
    position.stock(0, old=(9, 9, energy))
    return position


def fly(position: Position, *played: str) -> None:
    position.flight_of(0)
    play(position, *played)


def leave_all(position: Position) -> None:
    """Nothing more is loaded."""
    while position.live.to_act() == [0]:
        offered = keys(position.live, 0)
        empty_handed = [key for key in offered if key == "leave" or key.endswith(",0")]
        if not empty_handed:
            return
        play(position, empty_handed[0])


@rule("EV-8.01", "EV-8.13", "EV-8.17", "EV-8.21", "EV-8.03")
def test_an_empty_shuttle_may_fly_for_its_price() -> None:
    position = port("SH04")
    fly(position, "launch:SH04")
    leave_all(position)
    seat = position.seat(0)
    assert (seat.old_shuttles, len(seat.new_shuttles)) == ([], 1)
    assert position.cubes(0, "old") == (9, 9, 9 - 2)
    assert position.cubes(0, "new") == (0, 0, 0)


@rule("EV-8.21", "EV-8.15")
def test_flying_is_optional_and_nothing_is_loaded_without_it() -> None:
    position = port("SH04")
    position.flight_of(0)
    assert set(keys(position.live, 0)) == {"launch:SH04", "done"}
    assert refusal(position.live, "evacuate:north-1", 0).startswith("EV-8")
    play(position, "done")
    assert (len(position.seat(0).old_shuttles), position.cubes(0, "old")) == (1, (9, 9, 9))


@rule("EV-8.13")
def test_a_launch_must_be_paid_from_the_old_world() -> None:
    position = port("SH04", "SH01", energy=1)
    position.stock(0, new=(0, 0, 9))
    position.flight_of(0)
    assert refusal(position.live, "launch:SH04", 0) == "EV-8.13"
    assert "launch:SH01" in keys(position.live, 0)


@rule("EV-8.14", "EV-8.26", "EV-8.30")
def test_what_is_carried_pays_no_launch() -> None:
    position = port("SH19", "SH01", energy=2)
    fly(position, "launch:SH19")
    play(position, "leave")
    play(position, "carry:food,0", "carry:steel,0")
    assert {"carry:energy,0", "carry:energy,1"} == set(keys(position.live, 0))
    play(position, "carry:energy,1")
    assert position.live.to_act() == [1]  # nothing is left to launch the other one with
    assert (position.cubes(0, "old")[2], len(position.seat(0).old_shuttles)) == (0, 1)


@rule("EV-8.02", "EV-8.04", "EV-8.05", "EV-8.06", "EV-8.07", "EV-8.08")
@pytest.mark.parametrize(
    ("shuttle", "area", "people", "factory"),
    [
        ("SH01", "north-2", 2, None),
        ("SH01", "north-1", 0, 0),
        ("SH02", "north-4", 0, 1),
        ("SH02", "north-6", 2, None),
        ("SH03", "north-7", 0, 2),
        ("SH03", "north-9", 2, None),
    ],
)
def test_a_zone_takes_the_whole_of_an_area(shuttle: str, area: str, people: int, factory: int | None) -> None:
    position = port(shuttle)
    fly(position, f"launch:{shuttle}", f"evacuate:{area}")
    leave_all(position)
    seat = position.seat(0)
    assert seat.population == people
    assert seat.prepared == [0, 0, 0] + [int(kind == factory) for kind in range(3)]
    assert seat.unused == [4 - int(kind == factory) for kind in range(3)]
    assert not seat.home >> BOX.home_ids[0].index(area) & 1
    position.give(0, "shuttle", "SH20")
    position.stock(0, old=(0, 0, 9))
    fly(position, "launch:SH20")
    assert refusal(position.live, f"evacuate:{area}", 0) == "EV-8.08"


@rule("EV-8.24", "EV-8.29")
def test_each_of_several_zones_takes_one_area() -> None:
    position = port("SH20")
    fly(position, "launch:SH20", "evacuate:north-1")
    assert refusal(position.live, "evacuate:north-2", 0) == "EV-8.04"  # that was the desert zone
    play(position, "evacuate:north-5", "evacuate:north-8")
    assert position.seat(0).population + position.seat(0).cargo[6] == 4


@rule("EV-8.09", "EV-8.10", "EV-8.29")
def test_buildings_in_any_mix_whatever_their_stripe() -> None:
    position = port("SH19")
    position.prepare(0, "old", "steelworks")
    fly(position, "launch:SH19")
    assert refusal(position.live, "ship:north-2", 0) == "EV-8.10"  # population is no building
    assert refusal(position.live, "carry:food,1", 0) == "EV-8.29"
    play(position, "ship:steelworks", "ship:ST-blue", "ship:north-4")
    leave_all(position)
    seat = position.seat(0)
    assert seat.prepared == [0, 0, 0, 0, 2, 0]
    assert [BOX.stadium_ids[card] for card in seat.new_stadiums] == ["ST-blue"]


@rule("EV-8.09", "EV-8.29")
def test_zones_are_not_for_buildings_of_the_board() -> None:
    position = port("SH20")
    position.prepare(0, "old", "farm")
    fly(position, "launch:SH20")
    for key in ("ship:farm", "ship:ST-blue"):
        assert refusal(position.live, key, 0).startswith("EV-8")
    play(position, "evacuate:north-1", "leave", "leave")
    assert 0 not in position.live.to_act()  # no building and no resource capacity


@rule("EV-8.11")
def test_resources_up_to_the_capacity() -> None:
    position = port("SH19")
    fly(position, "launch:SH19", "leave", "carry:food,2")
    assert refusal(position.live, "carry:steel,2", 0) == "EV-8.11"
    play(position, "carry:steel,1")
    assert position.cubes(0, "new") == (2, 1, 0)
    assert position.cubes(0, "old") == (7, 8, 8)


@rule("EV-8.12")
def test_oceans_do_not_travel_by_shuttle() -> None:
    position = port("SH20")
    fly(position, "launch:SH20")
    assert refusal(position.live, "evacuate:north-o1", 0) == "EV-8.12"


@rule("EV-8.16", "EV-8.17", "EV-8.19", "EV-8.28")
def test_a_return_is_empty_and_costs_one() -> None:
    position = port()
    position.give(0, "shuttle", "SH04", "new")
    position.stock(0, new=(9, 9, 1))
    position.flight_of(0)
    assert refusal(position.live, "launch:SH04", 0) == "EV-8.16"
    game = position.live
    game.play(0, "return:SH04")
    seat = position.seat(0)
    assert position.cubes(0, "new") == (9, 9, 0)
    assert (len(seat.old_shuttles) + len(seat.returning), seat.new_shuttles) == (1, [])


@rule("EV-8.18", "EV-8.26")
def test_energy_that_arrives_pays_no_return() -> None:
    position = port("SH19")
    position.give(0, "shuttle", "SH04", "new")
    fly(position, "launch:SH19", "leave", "carry:food,0", "carry:steel,0", "carry:energy,3")
    assert position.live.to_act() == [1]
    assert (len(position.seat(0).new_shuttles), position.cubes(0, "new")[2]) == (2, 3)


@rule("EV-8.19")
def test_a_shuttle_flies_once() -> None:
    position = port("SH04", "SH01")
    position.stock(0, new=(0, 0, 5))
    fly(position, "launch:SH04")
    leave_all(position)
    assert refusal(position.live, "return:SH04", 0) == "EV-8.19"


@rule("EV-8.20")
def test_flights_change_no_production() -> None:
    position = port("SH01")
    before = list(position.seat(0).production)
    fly(position, "launch:SH01", "evacuate:north-1")
    leave_all(position)
    assert position.seat(0).production == before


@rule("EV-8.22")
def test_what_was_built_this_year_may_fly() -> None:
    position = empty()
    position.offer("shuttle", "SH01", "SH02", "SH03")
    position.stock(0, old=(0, 2, 2))
    position.passed(1)
    position.turn_of(0)
    play(position, "act:shuttle", "build:SH01,old")
    while "pass" not in keys(position.live, 0):
        play(position, keys(position.live, 0)[0])
    play(position, "pass")
    assert "launch:SH01" in keys(position.live, 0)


@rule("EV-8.23")
def test_players_fly_in_turn_order() -> None:
    position = port("SH01")
    position.order(1, 0)
    position.passed(0, 1)
    position.flight_of(1)
    assert position.live.to_act() == [1]
    play(position, "done", seat=1)
    assert position.live.to_act() == [0]


@rule("EV-8.27")
def test_a_flight_out_of_phase_may_return_in_it() -> None:
    position = port("SH01", energy=0)
    position.stock(0, new=(0, 0, 1))
    position.begin(0, "card/AC21")
    play(position, "first", "launch:SH01", "evacuate:north-2")
    leave_all(position)
    assert (position.seat(0).population, len(position.seat(0).new_shuttles)) == (2, 1)
    position.flight_of(0)
    assert "return:SH01" in keys(position.live, 0)


@rule("EV-6.48", "EV-13.08")
def test_a_factory_that_cannot_leave_counts_as_left_behind() -> None:
    position = port("SH01")
    position.settle(0, "H04", "farm", "farm")
    position.prepare(0, "new", "farm", "farm")
    fly(position, "launch:SH01")
    assert refusal(position.live, "evacuate:north-1", 0) == "EV-6.47"
    assert left_behind(BOX, position.seat(0)) == 11
