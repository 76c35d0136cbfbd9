"""Section 10: an action with a programmed bot."""

from __future__ import annotations

import pytest

from kolonie.games.aquasphere.box import BLUE, COLOURS, WHITE, YELLOW
from kolonie.games.aquasphere.nodes import ChooseArea, CrossLine, Perform, Turn
from kolonie.games.aquasphere.state import NOBODY
from tests.citing import rule
from tests.rules.aquasphere.scenes import act, controller, empty_supply, make_room, scene, sub
from tests.rules.aquasphere.station import (
    BOX,
    asked,
    at,
    bay,
    bay_of,
    control,
    engineer_to,
    give_card,
    give_time,
    lay_card,
    offered,
    play,
    program,
    programmed,
    refused,
    scientist_to,
    seat_of,
    stock,
    table_of,
)


@rule("AQ-10.01", "AQ-10.05", "AQ-10.08", "AQ-10.11")
def test_three_steps_where_bot_action() -> None:
    game = scene()
    stock(game, "A", time=3)
    program(game, 0, "yellow", "black")
    play(game, "go:A")
    assert asked(game) is ChooseArea
    assert offered(game) == ["area:black", "area:yellow", "return:black", "return:yellow"]
    assert controller(game, "A") == NOBODY
    play(game, "area:yellow")
    assert asked(game) is Perform
    assert offered(game) == ["decline", "perform", "return:black"]
    assert seat_of(game, 0).area == YELLOW
    assert controller(game, "A") == 0
    assert programmed(game, 0) == {"black"}
    assert seat_of(game, 0).time == 0
    play(game, "perform")
    assert seat_of(game, 0).time == 3
    assert game.to_act() == [1]


@rule("AQ-10.11")
def test_the_action_may_be_declined() -> None:
    game = scene()
    stock(game, "A", time=3)
    act(game, "A", "yellow")
    play(game, "decline")
    assert seat_of(game, 0).time == 0
    assert table_of(game).time[0] == 3
    assert controller(game, "A") == 0
    assert game.to_act() == [1]


@rule("AQ-10.02", "AQ-10.03", "AQ-10.04")
@pytest.mark.parametrize(
    ("start", "prices"),
    [
        ("A", {"A": 0, "B": 0, "C": 1, "D": 3, "E": 2, "F": 2}),
        ("C", {"A": 1, "B": 1, "C": 0, "D": 2, "E": 3, "F": 3}),
        ("E", {"A": 2, "B": 2, "C": 3, "D": 1, "E": 0, "F": 0}),
    ],
)
def test_every_lock_passed_costs_its_value(start: str, prices: dict[str, int]) -> None:
    game = scene()
    program(game, 0, "white")
    scientist_to(game, 0, start)
    for letter, price in prices.items():
        trial = game.clone()
        give_time(trial, 0, price)
        supply = table_of(trial).supply_time
        play(trial, f"go:{letter}")
        assert seat_of(trial, 0).scientist == at(trial, letter)
        assert seat_of(trial, 0).time == 0
        assert table_of(trial).supply_time == supply + price
        if price:
            give_time(game, 0, price - 1)
            assert refused(game, f"go:{letter}") == "AQ-10.04"


@rule("AQ-10.03")
def test_a_lock_costs_again_on_the_way_back() -> None:
    game = scene(2)
    give_time(game, 0, 3)
    for letter, left in (("C", 2), ("B", 1), ("C", 0)):
        program(game, 0, "white")
        play(game, f"go:{letter}", "decline")
        assert seat_of(game, 0).time == left
        play(game, "engineer:H1" if left == 2 else "engineer:H3" if left == 1 else "engineer:H6")


@rule("AQ-10.06")
def test_the_scientist_may_stay_even_on_his_area() -> None:
    game = scene()
    program(game, 0, "blue")
    give_time(game, 0, 1)
    before = seat_of(game, 0).scientist, seat_of(game, 0).area
    play(game, "go:A")
    assert (seat_of(game, 0).scientist, seat_of(game, 0).area) == before == (0, BLUE)
    assert seat_of(game, 0).time == 1
    assert offered(game) == ["decline", "perform"]


@rule("AQ-10.07")
def test_an_area_needs_a_bot_of_its_colour() -> None:
    game = scene()
    program(game, 0, "yellow", "black")
    play(game, "go:A")
    for colour in set(COLOURS) - {"yellow", "black"}:
        assert refused(game, f"area:{colour}") == "AQ-10.07"


@rule("AQ-10.09")
@pytest.mark.parametrize(("owner", "colour"), [(0, "natural"), (2, "red")])
def test_the_bot_on_the_control_field_goes_to_the_bay(owner: int, colour: str) -> None:
    game = scene()
    control(game, "B", owner)
    act(game, "B", "white")
    assert controller(game, "B") == 0
    assert bay_of(game, "B") == {colour: 1}


@rule("AQ-10.10")
def test_the_bay_limit_is_applied_at_once() -> None:
    game = scene(2)
    control(game, "B", 1)
    bay(game, "B", natural=1, yellow=1)
    supply = seat_of(game, 1).bots
    act(game, "B", "white")
    assert asked(game) is Perform
    assert bay_of(game, "B") == {"natural": 1, "yellow": 1}
    assert seat_of(game, 1).bots == supply + 1


@rule("AQ-10.12", "AQ-13.00")
@pytest.mark.parametrize("area", COLOURS)
def test_a_bot_may_be_placed_where_nothing_can_be_done(area: str) -> None:
    game = scene()
    table = table_of(game)
    table.expansions[0] = table.research[0] = ()
    make_room(game, 0, time=0)
    sub(game, "A", "natural")
    program(game, 0, area, "green" if area == "white" else "white")
    assert "go:A" in offered(game)
    play(game, "go:A")
    assert f"area:{area}" in offered(game)
    play(game, f"area:{area}")
    assert controller(game, "A") == 0
    assert "perform" not in offered(game) and not any(key.startswith("catch") for key in offered(game))
    assert refused(game, "perform").startswith("AQ-13.")


@rule("AQ-10.13")
def test_cards_may_react_to_the_action() -> None:
    game = scene()
    give_card(game, 0, "R22")
    stock(game, "A", octopods=1)
    act(game, "A", "violet")
    play(game, "catch:1")
    assert offered(game) == ["card:R22", "kp:1"]
    play(game, "card:R22")  # the points are a must and follow by themselves
    assert (seat_of(game, 0).time, seat_of(game, 0).kp) == (2, 1)
    assert game.to_act() == [1]


@rule("AQ-10.14")
def test_the_symbol_is_free_again_after_step_2() -> None:
    game = scene()
    lay_card(game, "A", "R41")  # immediate, red
    act(game, "A", "red", "white")
    play(game, "perform")
    assert programmed(game, 0) == {"red", "white"}
    assert game.to_act() == [1], "two programmed bots, so none goes back"
    assert WHITE not in BOX.programming_fields


@rule("AQ-10.15")
def test_the_scientist_moves_only_in_step_1() -> None:
    game = scene()
    give_time(game, 0, 4)
    program(game, 0, "white", "green")
    engineer_to(game, 0, "H6")
    give_card(game, 0, "R29")
    for key in offered(game):
        if not key.startswith("go:"):
            twin = game.clone()
            play(twin, key)
            assert seat_of(twin, 0).scientist == at(game, "A"), key
    play(game, "go:B")
    assert not any(key.startswith("go:") for key in offered(game))
    play(game, "area:white")
    assert not any(key.startswith("go:") for key in offered(game))
    play(game, "perform")
    assert seat_of(game, 0).scientist == at(game, "B")


@rule("AQ-10.16")
def test_the_bay_is_thinned_before_the_action_gains_anything() -> None:
    game = scene()
    bay(game, "A", natural=2, yellow=2, red=1)
    control(game, "A", 1)
    program(game, 0, "white")
    empty_supply(game, 0)
    play(game, "go:A")
    assert bay_of(game, "A") == {"natural": 1, "yellow": 1, "red": 1}
    assert seat_of(game, 0).bots == 1
    play(game, "perform")  # the white action uses the bot that has just come home
    assert programmed(game, 0) == {"green"}
    assert seat_of(game, 0).bots == 0


@rule("AQ-10.17")
def test_no_action_without_a_programmed_bot() -> None:
    game = scene()
    give_time(game, 0, 4)
    assert not any(key.startswith("go:") for key in offered(game))
    assert refused(game, "go:A") == "AQ-10.17"


@rule("AQ-10.18")
def test_the_cheapest_way_to_the_chosen_sector_is_charged() -> None:
    game = scene()
    give_time(game, 0, 4)
    program(game, 0, "white")
    assert [key for key in offered(game) if key.startswith("go:")] == [f"go:{x}" for x in "ABCDEF"]
    for card, left in ((None, 1), ("R25", 3), ("R27", 3)):  # 3 by locks, 1 with either card
        trial = game.clone()
        if card:
            give_card(trial, 0, card)
        play(trial, "go:D")
        assert seat_of(trial, 0).time == left
        assert asked(trial) is Perform


@rule("AQ-10.19")
def test_a_turn_cannot_be_only_a_walk() -> None:
    game = scene()
    program(game, 0, "white", "blue")
    play(game, "go:B")
    assert {key.split(":")[0] for key in offered(game)} == {"area", "return"}
    play(game, "return:blue")  # with one bot left, step 1b and step 2 follow by themselves
    assert controller(game, "B") == 0
    assert asked(game) is Perform


@rule("AQ-10.20")
def test_points_of_the_bay_card_come_before_the_action() -> None:
    game = scene()
    give_card(game, 0, "R26")
    seat_of(game, 0).kp = 12
    stock(game, "A", crystals=1)
    control(game, "A", 1)
    bay(game, "A", yellow=2, red=2, blue=1)
    act(game, "A", "black", "white")
    assert offered(game) == ["card:R26", "done"]
    play(game, "card:R26")
    assert asked(game) is CrossLine, "the crystal of step 3 comes too late"
    play(game, "line:white")
    assert seat_of(game, 0).kp == 15
    assert asked(game) is Perform
    play(game, "perform")
    assert seat_of(game, 0).crystals == 1
    assert asked(game) is Turn
