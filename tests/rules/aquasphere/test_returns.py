"""Section 12: programmed bots go back for time."""

from __future__ import annotations

import pytest

from kolonie.core.options import Refused
from kolonie.games.aquasphere.nodes import ChooseArea, CrossLine, InterimTime, Perform, ThirdBot, Turn
from kolonie.games.aquasphere.positions import Position, swept
from tests.citing import rule


def returns(station: Position) -> list[str]:
    return [key for key in station.offered() if key.startswith("return:")]


@rule("AQ-12.01", "AQ-12.02")
def test_each_programmed_bot_may_go_back_for_two_time() -> None:
    station = swept()
    station.program(0, "red", "green")
    me, supply = station.seat(0), station.state.supply_time
    bots = me.bots
    assert returns(station) == ["return:green", "return:red"]
    station.play("return:red")
    assert (me.time, me.bots, station.state.supply_time) == (2, bots + 1, supply - 2)
    assert station.live.to_act() == [0]
    assert returns(station) == ["return:green"]
    station.play("return:green")
    assert (me.time, me.bots, station.programmed(0)) == (4, bots + 2, set())
    assert station.live.to_act() == [0], "it was no turn"


@rule("AQ-12.02")
def test_returns_are_offered_between_the_steps_of_an_action_and_not_after() -> None:
    station = swept()
    station.program(0, "red", "green")
    station.play("go:A")
    assert (station.asked(), returns(station)) == (ChooseArea, ["return:green", "return:red"])
    station.play("area:red")
    assert (station.asked(), returns(station)) == (Perform, ["return:green"])
    station.play("decline")
    assert station.live.to_act() == [1]


@rule("AQ-12.03")
@pytest.mark.parametrize(("time", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_time_that_does_not_fit_is_not_taken(time: int, after: int) -> None:
    station = swept()
    station.program(0, "red")
    station.give_time(0, time)
    supply = station.state.supply_time
    station.play("return:red")
    assert station.seat(0).time == after
    assert station.state.supply_time == supply - (after - time)
    assert station.programmed(0) == set()


@rule("AQ-12.04")
def test_no_return_outside_the_own_turn() -> None:
    station = swept(2)
    station.program(1, "red")
    assert station.live.options(1) == ()
    with pytest.raises(Refused):
        station.live.play(1, "return:red")
    station.give_card(1, "R30")
    station.give_time(1, 1)
    station.to_interim()
    assert station.live.to_act() == [1]
    assert station.asked() is InterimTime
    assert station.offered() == ["card:R30", "income"]
    with pytest.raises(Refused):
        station.live.play(1, "return:red")
    assert station.programmed(1) == {"red"}


@rule("AQ-12.05")
def test_a_bot_returned_for_a_red_line_brings_no_time() -> None:
    station = swept()
    station.stock("A", octopods=1)
    station.give_points(0, 12)
    station.act("A", "violet", "red")
    station.play("catch:1")
    assert station.asked() is CrossLine
    bots = station.seat(0).bots
    station.play("line:red")
    assert (station.seat(0).bots, station.seat(0).time) == (bots + 1, 0)
    assert station.seat(0).kp == 13


@rule("AQ-12.06")
def test_the_bot_on_the_control_field_cannot_go_back() -> None:
    station = swept()
    station.act("A", "red", "green")
    assert station.controller("A") == 0
    assert returns(station) == ["return:green"]
    with pytest.raises(Refused):
        station.live.play(0, "return:red")
    assert station.controller("A") == 0


@rule("AQ-0.01", "AQ-12.06")
def test_the_refusal_names_the_rule() -> None:
    station = swept()
    station.act("A", "red", "green")
    assert station.refused("return:red") == "AQ-12.06"


@rule("AQ-12.07")
def test_the_time_pays_locks_programming_and_subs() -> None:
    station = swept()
    station.program(0, "red", "blue")
    assert station.refused("go:E") == "AQ-10.04"
    assert station.refused("buy:white") == "AQ-9.09"
    station.play("return:red")
    assert "go:E" in station.offered()

    station = swept()
    station.give_time(0, 1)
    station.program(0, "red")
    station.play("return:red", "buy:white")
    assert (station.seat(0).time, station.programmed(0)) == (0, {"white"})

    station = swept()
    station.sub("A", "yellow")
    station.act("A", "blue", "red")
    assert station.refused("perform") == "AQ-13.22"
    station.play("return:red", "perform")
    assert (station.seat(0).time, station.seat(0).subs) == (0, 5)


@rule("AQ-12.08")
def test_with_option_c_only_before_the_engineer_leaves() -> None:
    station = swept()
    station.program(0, "red", "green")
    station.engineer_to(0, "H6")
    station.play("return:red", "withdraw")
    assert station.seat(0).time == 2
    assert station.live.to_act() == [1]
    with pytest.raises(Refused):
        station.live.play(0, "return:green")
    assert station.programmed(0) == {"green"}


@rule("AQ-12.09")
def test_a_return_may_not_leave_the_action_unfinished() -> None:
    station = swept()
    station.program(0, "red", "green")
    twin = station.clone()
    twin.play("return:red", "return:green")  # no action is begun yet
    assert twin.asked() is Turn
    station.play("go:A")
    last = station.clone()
    last.program(0, "green")
    assert last.offered() == ["area:green"]
    assert last.refused("return:green") == "AQ-12.09"
    station.play("return:red")  # the last bot stays and is used without asking
    assert (station.controller("A"), station.asked()) == (0, Perform)
    station.play("decline")
    assert station.live.to_act() == [1]


@rule("AQ-12.09")
def test_the_bot_of_the_chosen_area_is_used_at_once() -> None:
    station = swept()
    station.program(0, "red", "green")
    station.play("go:A", "area:red")
    assert station.controller("A") == 0
    assert station.programmed(0) == {"green"}


@rule("AQ-12.10")
def test_pending_choices_come_before_returns() -> None:
    station = swept()
    station.program(0, "red", "green")
    station.play("engineer:H1")
    assert station.asked() is ThirdBot
    assert returns(station) == []

    station = swept()
    station.stock("A", octopods=1)
    station.give_card(0, "R24")
    station.give_points(0, 12)
    station.act("A", "violet", "red", "green")
    station.play("catch:1")
    assert station.offered() == ["card:R24", "kp:1"]
    station.play("kp:1")
    assert station.asked() is CrossLine
    assert returns(station) == []
    station.play("stop")
    assert station.offered() == ["card:R24", "done"]
