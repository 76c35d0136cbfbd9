"""Section 10: an action with a programmed bot."""

from __future__ import annotations

import pytest

from kolonie.games.aquasphere.box import BLUE, COLOURS, WHITE, YELLOW
from kolonie.games.aquasphere.nodes import ChooseArea, CrossLine, Perform, Turn
from kolonie.games.aquasphere.positions import swept
from kolonie.games.aquasphere.state import NOBODY
from tests.citing import rule
from tests.rules.aquasphere.station import BOX, empty_supply, make_room


@rule("AQ-10.01", "AQ-10.05", "AQ-10.08", "AQ-10.11")
def test_three_steps_where_bot_action() -> None:
    station = swept()
    station.stock("A", time=3)
    station.program(0, "yellow", "black")
    station.play("go:A")
    assert station.asked() is ChooseArea
    assert station.offered() == ["area:black", "area:yellow", "return:black", "return:yellow"]
    assert station.controller("A") == NOBODY
    station.play("area:yellow")
    assert station.asked() is Perform
    assert station.offered() == ["decline", "perform", "return:black"]
    assert station.seat(0).area == YELLOW
    assert station.controller("A") == 0
    assert station.programmed(0) == {"black"}
    assert station.seat(0).time == 0
    station.play("perform")
    assert station.seat(0).time == 3
    assert station.live.to_act() == [1]


@rule("AQ-10.11")
def test_the_action_may_be_declined() -> None:
    station = swept()
    station.stock("A", time=3)
    station.act("A", "yellow")
    station.play("decline")
    assert station.seat(0).time == 0
    assert station.state.time[0] == 3
    assert station.controller("A") == 0
    assert station.live.to_act() == [1]


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
    station = swept()
    station.program(0, "white")
    station.scientist_to(0, start)
    for letter, price in prices.items():
        trial = station.clone()
        trial.give_time(0, price)
        supply = trial.state.supply_time
        trial.play(f"go:{letter}")
        assert trial.seat(0).scientist == trial.at(letter)
        assert trial.seat(0).time == 0
        assert trial.state.supply_time == supply + price
        if price:
            station.give_time(0, price - 1)
            assert station.refused(f"go:{letter}") == "AQ-10.04"


@rule("AQ-10.03")
def test_a_lock_costs_again_on_the_way_back() -> None:
    station = swept(2)
    station.give_time(0, 3)
    for letter, left in (("C", 2), ("B", 1), ("C", 0)):
        station.program(0, "white")
        station.play(f"go:{letter}", "decline")
        assert station.seat(0).time == left
        station.play("engineer:H1" if left == 2 else "engineer:H3" if left == 1 else "engineer:H6")


@rule("AQ-10.06")
def test_the_scientist_may_stay_even_on_his_area() -> None:
    station = swept()
    station.program(0, "blue")
    station.give_time(0, 1)
    before = station.seat(0).scientist, station.seat(0).area
    station.play("go:A")
    assert (station.seat(0).scientist, station.seat(0).area) == before == (0, BLUE)
    assert station.seat(0).time == 1
    assert station.offered() == ["decline", "perform"]


@rule("AQ-10.07")
def test_an_area_needs_a_bot_of_its_colour() -> None:
    station = swept()
    station.program(0, "yellow", "black")
    station.play("go:A")
    for colour in set(COLOURS) - {"yellow", "black"}:
        assert station.refused(f"area:{colour}") == "AQ-10.07"


@rule("AQ-10.09")
@pytest.mark.parametrize(("owner", "colour"), [(0, "natural"), (2, "red")])
def test_the_bot_on_the_control_field_goes_to_the_bay(owner: int, colour: str) -> None:
    station = swept()
    station.control("B", owner)
    station.act("B", "white")
    assert station.controller("B") == 0
    assert station.bay_of("B") == {colour: 1}


@rule("AQ-10.10")
def test_the_bay_limit_is_applied_at_once() -> None:
    station = swept(2)
    station.control("B", 1)
    station.bay("B", natural=1, yellow=1)
    supply = station.seat(1).bots
    station.act("B", "white")
    assert station.asked() is Perform
    assert station.bay_of("B") == {"natural": 1, "yellow": 1}
    assert station.seat(1).bots == supply + 1


@rule("AQ-10.12", "AQ-13.00")
@pytest.mark.parametrize("area", COLOURS)
def test_a_bot_may_be_placed_where_nothing_can_be_done(area: str) -> None:
    station = swept()
    table = station.state
    table.expansions[0] = table.research[0] = ()
    make_room(station, 0, time=0)
    station.sub("A", "natural")
    station.program(0, area, "green" if area == "white" else "white")
    assert "go:A" in station.offered()
    station.play("go:A")
    assert f"area:{area}" in station.offered()
    station.play(f"area:{area}")
    assert station.controller("A") == 0
    assert "perform" not in station.offered() and not any(
        key.startswith("catch") for key in station.offered()
    )
    assert station.refused("perform").startswith("AQ-13.")


@rule("AQ-10.13")
def test_cards_may_react_to_the_action() -> None:
    station = swept()
    station.give_card(0, "R22")
    station.stock("A", octopods=1)
    station.act("A", "violet")
    station.play("catch:1")
    assert station.offered() == ["card:R22", "kp:1"]
    station.play("card:R22")  # the points are a must and follow by themselves
    assert (station.seat(0).time, station.seat(0).kp) == (2, 1)
    assert station.live.to_act() == [1]


@rule("AQ-10.14")
def test_the_symbol_is_free_again_after_step_2() -> None:
    station = swept()
    station.lay_card("A", "R41")  # immediate, red
    station.act("A", "red", "white")
    station.play("perform")
    assert station.programmed(0) == {"red", "white"}
    assert station.live.to_act() == [1], "two programmed bots, so none goes back"
    assert WHITE not in BOX.programming_fields


@rule("AQ-10.15")
def test_the_scientist_moves_only_in_step_1() -> None:
    station = swept()
    station.give_time(0, 4)
    station.program(0, "white", "green")
    station.engineer_to(0, "H6")
    station.give_card(0, "R29")
    for key in station.offered():
        if not key.startswith("go:"):
            twin = station.clone()
            twin.play(key)
            assert twin.seat(0).scientist == station.at("A"), key
    station.play("go:B")
    assert not any(key.startswith("go:") for key in station.offered())
    station.play("area:white")
    assert not any(key.startswith("go:") for key in station.offered())
    station.play("perform")
    assert station.seat(0).scientist == station.at("B")


@rule("AQ-10.16")
def test_the_bay_is_thinned_before_the_action_gains_anything() -> None:
    station = swept()
    station.bay("A", natural=2, yellow=2, red=1)
    station.control("A", 1)
    station.program(0, "white")
    empty_supply(station, 0)
    station.play("go:A")
    assert station.bay_of("A") == {"natural": 1, "yellow": 1, "red": 1}
    assert station.seat(0).bots == 1
    station.play("perform")  # the white action uses the bot that has just come home
    assert station.programmed(0) == {"green"}
    assert station.seat(0).bots == 0


@rule("AQ-10.17")
def test_no_action_without_a_programmed_bot() -> None:
    station = swept()
    station.give_time(0, 4)
    assert not any(key.startswith("go:") for key in station.offered())
    assert station.refused("go:A") == "AQ-10.17"


@rule("AQ-10.18")
def test_the_cheapest_way_to_the_chosen_sector_is_charged() -> None:
    station = swept()
    station.give_time(0, 4)
    station.program(0, "white")
    assert [key for key in station.offered() if key.startswith("go:")] == [f"go:{x}" for x in "ABCDEF"]
    for card, left in ((None, 1), ("R25", 3), ("R27", 3)):  # 3 by locks, 1 with either card
        trial = station.clone()
        if card:
            trial.give_card(0, card)
        trial.play("go:D")
        assert trial.seat(0).time == left
        assert trial.asked() is Perform


@rule("AQ-10.19")
def test_a_turn_cannot_be_only_a_walk() -> None:
    station = swept()
    station.program(0, "white", "blue")
    station.play("go:B")
    assert {key.split(":")[0] for key in station.offered()} == {"area", "return"}
    station.play("return:blue")  # with one bot left, step 1b and step 2 follow by themselves
    assert station.controller("B") == 0
    assert station.asked() is Perform


@rule("AQ-10.20")
def test_points_of_the_bay_card_come_before_the_action() -> None:
    station = swept()
    station.give_card(0, "R26")
    station.give_points(0, 12)
    station.stock("A", crystals=1)
    station.control("A", 1)
    station.bay("A", yellow=2, red=2, blue=1)
    station.act("A", "black", "white")
    assert station.offered() == ["card:R26", "done"]
    station.play("card:R26")
    assert station.asked() is CrossLine, "the crystal of step 3 comes too late"
    station.play("line:white")
    assert station.seat(0).kp == 15
    assert station.asked() is Perform
    station.play("perform")
    assert station.seat(0).crystals == 1
    assert station.asked() is Turn
