"""Section 12: programmed bots go back for time."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.options import Refused
from kolonie.games.aquasphere.nodes import ChooseArea, CrossLine, InterimTime, Perform, ThirdBot, Turn
from tests.citing import rule
from tests.rules.aquasphere.scenes import act, controller, scene, sub
from tests.rules.aquasphere.station import (
    asked,
    engineer_to,
    give_card,
    give_time,
    offered,
    play,
    program,
    programmed,
    refused,
    seat_of,
    stock,
    table_of,
    to_interim,
)


def returns(game: Game) -> list[str]:
    return [key for key in offered(game) if key.startswith("return:")]


@rule("AQ-12.01", "AQ-12.02")
def test_each_programmed_bot_may_go_back_for_two_time() -> None:
    game = scene()
    program(game, 0, "red", "green")
    me, supply = seat_of(game, 0), table_of(game).supply_time
    bots = me.bots
    assert returns(game) == ["return:green", "return:red"]
    play(game, "return:red")
    assert (me.time, me.bots, table_of(game).supply_time) == (2, bots + 1, supply - 2)
    assert game.to_act() == [0]
    assert returns(game) == ["return:green"]
    play(game, "return:green")
    assert (me.time, me.bots, programmed(game, 0)) == (4, bots + 2, set())
    assert game.to_act() == [0], "it was no turn"


@rule("AQ-12.02")
def test_returns_are_offered_between_the_steps_of_an_action_and_not_after() -> None:
    game = scene()
    program(game, 0, "red", "green")
    play(game, "go:A")
    assert (asked(game), returns(game)) == (ChooseArea, ["return:green", "return:red"])
    play(game, "area:red")
    assert (asked(game), returns(game)) == (Perform, ["return:green"])
    play(game, "decline")
    assert game.to_act() == [1]


@rule("AQ-12.03")
@pytest.mark.parametrize(("time", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_time_that_does_not_fit_is_not_taken(time: int, after: int) -> None:
    game = scene()
    program(game, 0, "red")
    give_time(game, 0, time)
    supply = table_of(game).supply_time
    play(game, "return:red")
    assert seat_of(game, 0).time == after
    assert table_of(game).supply_time == supply - (after - time)
    assert programmed(game, 0) == set()


@rule("AQ-12.04")
def test_no_return_outside_the_own_turn() -> None:
    game = scene(2)
    program(game, 1, "red")
    assert game.options(1) == ()
    with pytest.raises(Refused):
        game.play(1, "return:red")
    give_card(game, 1, "R30")
    give_time(game, 1, 1)
    to_interim(game)
    assert game.to_act() == [1]
    assert asked(game) is InterimTime
    assert offered(game) == ["card:R30", "income"]
    with pytest.raises(Refused):
        game.play(1, "return:red")
    assert programmed(game, 1) == {"red"}


@rule("AQ-12.05")
def test_a_bot_returned_for_a_red_line_brings_no_time() -> None:
    game = scene()
    stock(game, "A", octopods=1)
    seat_of(game, 0).kp = 12
    act(game, "A", "violet", "red")
    play(game, "catch:1")
    assert asked(game) is CrossLine
    bots = seat_of(game, 0).bots
    play(game, "line:red")
    assert (seat_of(game, 0).bots, seat_of(game, 0).time) == (bots + 1, 0)
    assert seat_of(game, 0).kp == 13


@rule("AQ-12.06")
def test_the_bot_on_the_control_field_cannot_go_back() -> None:
    game = scene()
    act(game, "A", "red", "green")
    assert controller(game, "A") == 0
    assert returns(game) == ["return:green"]
    with pytest.raises(Refused):
        game.play(0, "return:red")
    assert controller(game, "A") == 0


@rule("AQ-0.01", "AQ-12.06")
def test_the_refusal_names_the_rule() -> None:
    game = scene()
    act(game, "A", "red", "green")
    assert refused(game, "return:red") == "AQ-12.06"


@rule("AQ-12.07")
def test_the_time_pays_locks_programming_and_subs() -> None:
    game = scene()
    program(game, 0, "red", "blue")
    assert refused(game, "go:E") == "AQ-10.04"
    assert refused(game, "buy:white") == "AQ-9.09"
    play(game, "return:red")
    assert "go:E" in offered(game)

    game = scene()
    give_time(game, 0, 1)
    program(game, 0, "red")
    play(game, "return:red", "buy:white")
    assert (seat_of(game, 0).time, programmed(game, 0)) == (0, {"white"})

    game = scene()
    sub(game, "A", "yellow")
    act(game, "A", "blue", "red")
    assert refused(game, "perform") == "AQ-13.22"
    play(game, "return:red", "perform")
    assert (seat_of(game, 0).time, seat_of(game, 0).subs) == (0, 5)


@rule("AQ-12.08")
def test_with_option_c_only_before_the_engineer_leaves() -> None:
    game = scene()
    program(game, 0, "red", "green")
    engineer_to(game, 0, "H6")
    play(game, "return:red", "withdraw")
    assert seat_of(game, 0).time == 2
    assert game.to_act() == [1]
    with pytest.raises(Refused):
        game.play(0, "return:green")
    assert programmed(game, 0) == {"green"}


@rule("AQ-12.09")
def test_a_return_may_not_leave_the_action_unfinished() -> None:
    game = scene()
    program(game, 0, "red", "green")
    twin = game.clone()
    play(twin, "return:red", "return:green")  # no action is begun yet
    assert asked(twin) is Turn
    play(game, "go:A")
    last = game.clone()
    program(last, 0, "green")
    assert offered(last) == ["area:green"]
    assert refused(last, "return:green") == "AQ-12.09"
    play(game, "return:red")  # the last bot stays and is used without asking
    assert (controller(game, "A"), asked(game)) == (0, Perform)
    play(game, "decline")
    assert game.to_act() == [1]


@rule("AQ-12.09")
def test_the_bot_of_the_chosen_area_is_used_at_once() -> None:
    game = scene()
    program(game, 0, "red", "green")
    play(game, "go:A", "area:red")
    assert controller(game, "A") == 0
    assert programmed(game, 0) == {"green"}


@rule("AQ-12.10")
def test_pending_choices_come_before_returns() -> None:
    game = scene()
    program(game, 0, "red", "green")
    play(game, "engineer:H1")
    assert asked(game) is ThirdBot
    assert returns(game) == []

    game = scene()
    stock(game, "A", octopods=1)
    give_card(game, 0, "R24")
    seat_of(game, 0).kp = 12
    act(game, "A", "violet", "red", "green")
    play(game, "catch:1")
    assert offered(game) == ["card:R24", "kp:1"]
    play(game, "kp:1")
    assert asked(game) is CrossLine
    assert returns(game) == []
    play(game, "stop")
    assert offered(game) == ["card:R24", "done"]
