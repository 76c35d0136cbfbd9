"""Chapter 8: launches, returns, unloading and flights out of the phase."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.moves import Flights
from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.scoring import left_behind
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import BOX, NOTHING, act, empty, idle, refused


def ready(
    *names: str, old: tuple[int, int, int] = (0, 0, 9), new: tuple[int, int, int] = NOTHING
) -> Position:
    """The flight phase of seat 0, with these shuttles on the Old World; seat 1 flies after it."""
    position = empty()
    idle(position, 1)
    for name in names:
        position.give(0, "shuttle", name, "old")
    position.stock(0, old=old, new=new)
    position.flight_of(0)
    return position


def shuttles(position: Position, world: str, index: int = 0) -> list[str]:
    seat = position.seat(index)
    return [
        BOX.shuttle_ids[shuttle] for shuttle in (seat.old_shuttles if world == "old" else seat.new_shuttles)
    ]


def fly(position: Position, *cargo: str, seat: int = 0) -> None:
    """Plays what is loaded wherever it is offered, and leaves all other places empty."""
    left = list(cargo)
    while position.live.to_act() == [seat]:
        listed = keys(position.live, seat)
        chosen = next((key for key in left if key in listed), None)
        if chosen is not None:
            left.remove(chosen)
        elif "leave" in listed:
            chosen = "leave"
        elif listed[0].startswith("carry:"):
            chosen = listed[0]
        else:
            break
        position.live.play(seat, chosen)
    assert left == []


@rule("EV-8.01", "EV-8.17", "EV-8.18")
def test_loaded_launched_unloaded() -> None:
    position = ready("SH06", old=(0, 0, 4))
    fly(position, "launch:SH06", "evacuate:north-8", "ship:ST-blue", "carry:energy,1")
    seat = position.seat(0)
    assert (shuttles(position, "old"), shuttles(position, "new")) == ([], ["SH06"])
    assert (position.cubes(0, "old"), position.cubes(0, "new")) == ((0, 0, 4 - 2 - 1), (0, 0, 1))
    assert (seat.population, len(seat.new_stadiums), seat.cargo) == (2, 1, [0] * 7)


@rule("EV-8.02")
def test_any_number_of_shuttles_may_fly() -> None:
    position = ready("SH03", "SH04", "SH05")
    assert keys(position.live, 0) == ["done", "launch:SH03", "launch:SH04", "launch:SH05"]
    fly(position, "launch:SH03", "evacuate:north-8", "launch:SH05", "evacuate:north-5")
    fly(position, "launch:SH04", "evacuate:north-2")
    assert shuttles(position, "new") == ["SH03", "SH05", "SH04"]
    assert position.seat(0).population == 6


@rule("EV-8.03", "EV-8.13")
def test_a_shuttle_may_fly_empty() -> None:
    position = ready("SH21", old=(4, 4, 4))
    before = (list(position.seat(0).unused), position.seat(0).home)
    fly(position, "launch:SH21")
    assert shuttles(position, "new") == ["SH21"]
    assert position.cubes(0, "old") == (4, 4, 1)
    assert position.cubes(0, "new") == NOTHING
    assert (position.seat(0).unused, position.seat(0).home) == before


@rule("EV-8.13", "EV-8.17")
@pytest.mark.parametrize(("name", "price"), [("SH01", 1), ("SH07", 2), ("SH20", 3)])
def test_the_old_world_pays_the_launch(name: str, price: int) -> None:
    position = ready(name, "SH19", old=(9, 9, price), new=(9, 9, 9))
    fly(position, f"launch:{name}")
    assert position.cubes(0, "old") == (9, 9, 0)
    assert position.cubes(0, "new") == (9, 9, 9)
    position = ready(name, old=(9, 9, price - 1), new=(9, 9, 9))
    position.give(0, "shuttle", "SH19", "new")
    position.flight_of(0)
    assert refused(position, f"launch:{name}") == "EV-8.13"


@rule("EV-8.14")
def test_energy_loaded_does_not_launch() -> None:
    """SH19 carries three cubes and launches for one: of three energy two can be loaded, not three."""
    position = ready("SH19", old=(0, 0, 3))
    position.live.play(0, "launch:SH19")
    position.live.play(0, "leave")
    assert keys(position.live, 0) == ["carry:energy,0", "carry:energy,1", "carry:energy,2"]
    assert refused(position, "carry:energy,3") == "EV-8.15"


@rule("EV-8.14", "EV-8.26")
def test_energy_loaded_into_one_shuttle_does_not_launch_another() -> None:
    position = ready("SH19", "SH01", old=(0, 0, 3), new=(0, 0, 1))
    position.give(0, "shuttle", "SH02", "new")
    position.flight_of(0)
    fly(position, "launch:SH19", "carry:energy,2")
    assert refused(position, "launch:SH01") == "EV-8.13"
    assert keys(position.live, 0) == ["done", "return:SH02"]


@rule("EV-8.15", "EV-8.21")
def test_nothing_is_loaded_into_a_shuttle_that_stays() -> None:
    position = ready("SH19", old=(3, 3, 3))
    for key in ("carry:food,1", "ship:ST-blue", "evacuate:north-1", "ship:north-1"):
        assert refused(position, key) == "EV-8.15"
    position.live.play(0, "done")
    assert shuttles(position, "old") == ["SH19"]
    assert position.cubes(0, "old") == (3, 3, 3)


@rule("EV-8.21")
def test_flying_is_optional() -> None:
    position = ready("SH01", "SH02", new=(0, 0, 2))
    position.give(0, "shuttle", "SH03", "new")
    position.flight_of(0)
    fly(position, "launch:SH02", "done")
    assert (shuttles(position, "old"), shuttles(position, "new")) == (["SH01"], ["SH03", "SH02"])


@rule("EV-8.16", "EV-8.17")
def test_a_return_is_empty_and_costs_one_energy_of_the_new_world() -> None:
    position = ready(old=(5, 5, 5), new=(5, 5, 2))
    position.people(0, 3)
    position.prepare(0, "new", "farm")
    for name in ("SH21", "SH02", "SH03"):
        position.give(0, "shuttle", name, "new")
    position.flight_of(0)
    fly(position, "return:SH21", "return:SH03")
    assert position.cubes(0, "new") == (5, 5, 0)
    assert position.cubes(0, "old") == (5, 5, 5)
    assert (shuttles(position, "old"), shuttles(position, "new")) == (["SH21", "SH03"], ["SH02"])
    assert (position.seat(0).population, position.seat(0).prepared[3]) == (3, 1)


@rule("EV-8.16")
def test_a_shuttle_of_the_new_world_is_not_loaded() -> None:
    position = ready("SH01", old=(5, 5, 5), new=(5, 5, 0))
    position.give(0, "shuttle", "SH02", "new")
    position.flight_of(0)
    assert refused(position, "launch:SH02") == "EV-8.16"
    assert refused(position, "return:SH02") == "EV-8.16"  # no energy there


@rule("EV-8.18", "EV-8.26")
def test_energy_that_arrives_does_not_pay_a_return() -> None:
    position = ready("SH19", old=(0, 0, 4))
    position.give(0, "shuttle", "SH02", "new")
    position.flight_of(0)
    assert refused(position, "return:SH02") == "EV-8.16"
    fly(position, "launch:SH19", "carry:energy,3")
    assert shuttles(position, "new") == ["SH02", "SH19"]  # nothing more could be done: the phase went on
    assert position.cubes(0, "new") == (0, 0, 3)


@rule("EV-8.18")
def test_nothing_arrives_before_the_last_flight() -> None:
    position = ready("SH19", "SH06", old=(5, 0, 5))
    fly(position, "launch:SH19", "ship:ST-blue", "carry:food,2")
    seat = position.seat(0)
    assert (position.cubes(0, "new"), seat.new_stadiums) == (NOTHING, [])
    fly(position, "launch:SH06", "evacuate:north-8")
    assert (position.cubes(0, "new"), len(seat.new_stadiums), seat.population) == ((2, 0, 0), 1, 2)


@rule("EV-8.19", "EV-8.28")
def test_each_shuttle_flies_once() -> None:
    position = ready("SH19", "SH01", old=(0, 0, 9), new=(0, 0, 5))
    position.give(0, "shuttle", "SH02", "new")
    position.flight_of(0)
    fly(position, "return:SH02")
    for key in ("launch:SH02", "return:SH02"):
        assert refused(position, key) == "EV-8.19"
    fly(position, "launch:SH19")
    for key in ("launch:SH19", "return:SH19"):
        assert refused(position, key) == "EV-8.19"
    position.live.play(0, "done")
    assert shuttles(position, "old") == ["SH01", "SH02"]
    position.flight_of(0)  # the next phase
    assert {"launch:SH02", "return:SH19"} <= {*keys(position.live, 0)}


@rule("EV-8.20")
def test_production_does_not_change_in_flight() -> None:
    position = ready("SH19", "SH20", old=(3, 3, 6))
    position.production(0, 1, 2, 3)
    position.prepare(0, "old", "farm")
    fly(position, "launch:SH19", "ship:farm", "ship:north-1", "launch:SH20", "evacuate:north-2")
    seat = position.seat(0)
    assert seat.production == [1, 2, 3]
    assert seat.prepared[3] + seat.cargo[3] == 2
    position.stock(0, old=(5, 0, 0))
    position.income()
    assert position.cubes(0, "old") == (6, 5, 7)  # what was evacuated is missing now


@rule("EV-8.22")
def test_what_was_built_this_year_may_fly() -> None:
    position = empty()
    position.offer("shuttle", "SH19", "SH02", "SH03")
    position.offer("stadium", "ST01", "ST02", "ST03")
    position.stock(0, old=(2, 6, 2))
    for action, key in (("shuttle", "build:SH19,old"), ("stadium", "build:ST01,old"), ("factory", "")):
        position.acted(0, 0)
        act(position, action, *([key] if key else ["prepare:farm,old"]))
    position.flight_of(0)
    fly(position, "launch:SH19", "ship:ST01", "ship:farm")
    seat = position.seat(0)
    assert shuttles(position, "new") == ["SH19"]
    assert ([BOX.stadium_ids[stadium] for stadium in seat.new_stadiums], seat.prepared[3]) == (["ST01"], 1)


@rule("EV-8.23", "EV-0.08")
def test_flights_go_in_turn_order() -> None:
    position = empty(3)
    idle(position, 0, 1, 2)
    position.order(2, 0, 1)
    position.flight_of(2)
    for who in (2, 0, 1):
        assert position.live.to_act() == [who]
        assert position.asked() is Flights
        assert refused(position, "done", (who + 1) % 3) == "EV-5.01"
        position.live.play(who, "done")
    assert position.asked() is not Flights


@rule("EV-8.23")
def test_flights_of_others_change_nothing_for_a_player() -> None:
    position = ready("SH01", "SH19")
    seat = position.seat(1)
    before = (list(seat.stock), seat.home, list(seat.old_shuttles), list(seat.unused), seat.population)
    fly(position, "launch:SH19", "ship:ST-blue", "carry:energy,1", "done")
    assert position.live.to_act() == [1]
    assert (seat.stock, seat.home, seat.old_shuttles, seat.unused, seat.population) == before


@rule("EV-8.26", "EV-8.30")
@pytest.mark.parametrize("order", [("SH08", "SH19"), ("SH19", "SH08")])
@pytest.mark.parametrize(("energy", "carried"), [(3, 0), (4, 1), (5, 2)])
def test_only_the_totals_count(energy: int, carried: int, order: tuple[str, str]) -> None:
    """SH08 launches for 2 and SH19 for 1: whichever flies first, the rest of the energy can be loaded."""
    position = ready("SH08", "SH19", old=(0, 0, energy))
    for name in order:
        fly(position, f"launch:{name}", *([f"carry:energy,{carried}"] if name == "SH19" and carried else []))
    assert shuttles(position, "new") == [*order]
    assert (position.cubes(0, "old"), position.cubes(0, "new")) == (NOTHING, (0, 0, carried))
    position = ready("SH08", "SH19", old=(0, 0, energy))
    fly(position, "launch:SH19", f"carry:energy,{carried + 1}")  # one more: SH08 has to stay
    assert shuttles(position, "old") == ["SH08"]
    assert position.live.to_act() == [1]


@rule("EV-8.30")
def test_returns_in_between_change_nothing() -> None:
    """Whichever way round, the same lies on both sides in the end."""
    ends = []
    for order in (
        ("launch:SH19", "carry:energy,1", "return:SH02"),
        ("return:SH02", "launch:SH19", "carry:energy,1"),
    ):
        position = ready("SH19", old=(0, 0, 2), new=(0, 0, 1))
        position.give(0, "shuttle", "SH02", "new")
        position.flight_of(0)
        for key in order:
            while key not in keys(position.live, 0):
                position.live.play(0, "leave")
            position.live.play(0, key)
        ends.append((list(position.seat(0).stock), shuttles(position, "old"), shuttles(position, "new")))
    assert ends[0] == ends[1] == ([0, 0, 0, 0, 0, 1], ["SH02"], ["SH19"])


@rule("EV-8.28")
def test_a_shuttle_that_returns_is_not_loaded_this_year() -> None:
    position = ready("SH01", old=(3, 3, 3), new=(0, 0, 1))
    position.give(0, "shuttle", "SH19", "new")
    position.flight_of(0)
    fly(position, "return:SH19")
    assert refused(position, "launch:SH19") == "EV-8.19"
    assert shuttles(position, "old") == ["SH01"]


@rule("EV-6.48", "EV-13.08")
def test_a_factory_that_cannot_leave_is_left_behind() -> None:
    position = ready("SH01", "SH02")
    position.prepare(0, "new", *["farm"] * 4)
    fly(position, "launch:SH02", "evacuate:north-5")
    position.live.play(0, "launch:SH01")
    assert refused(position, "evacuate:north-1") == "EV-6.47"
    fly(position, "leave")
    assert left_behind(BOX, position.seat(0)) == 11 - 1


# -- out of the phase


@rule("EV-8.27")
def test_a_free_flight_is_unloaded_at_once() -> None:
    """TE13b, in the middle of an action phase: no energy at all, and the cargo can be used this year."""
    position = empty()
    position.give(0, "shuttle", "SH06", "old")
    position.give(0, "shuttle", "SH19", "new")
    position.begin(0, "technology/TE13b")
    assert keys(position.live, 0) == ["done", "launch:SH06"]
    fly(position, "launch:SH06", "evacuate:north-8", "ship:ST-blue")
    assert position.seat(0).population == 2
    assert shuttles(position, "new") == ["SH19", "SH06"]
    assert "pass" in keys(position.live, 0)
    idle(position, 1)
    position.stock(0, new=(0, 0, 1))
    position.flight_of(0)
    assert "return:SH06" in keys(position.live, 0)


@rule("EV-8.27")
def test_one_shuttle_and_no_more() -> None:
    position = empty()
    for name in ("SH01", "SH02"):
        position.give(0, "shuttle", name, "old")
    position.begin(0, "technology/TE13b")
    fly(position, "launch:SH01")
    assert shuttles(position, "old") == ["SH02"]
    assert "pass" in keys(position.live, 0)
