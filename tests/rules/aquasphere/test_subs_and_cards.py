"""Section 13, second half: subs, research cards and the white action."""

from __future__ import annotations

import pytest

from kolonie.games.aquasphere.box import LETTERS
from kolonie.games.aquasphere.nodes import CrossLine
from kolonie.games.aquasphere.positions import swept
from tests.citing import rule
from tests.rules.aquasphere.station import BOX, empty_supply, make_room

# -- blue


@rule("AQ-13.20")
def test_one_own_sub_to_a_sector() -> None:
    station = swept()
    station.sub("A", "natural")
    station.give_time(0, 4)
    station.act("A", "blue", "white")
    assert station.refused("perform") == "AQ-13.20"


@rule("AQ-13.21", "AQ-13.22", "AQ-13.23")
@pytest.mark.parametrize("earlier", [[], ["red"], ["red", "blue"], ["blue", "yellow", "red"]])
def test_the_next_sub_goes_on_the_next_field_for_its_price(earlier: list[str]) -> None:
    station = swept()
    station.sub("A", *earlier)
    station.give_time(0, 4)
    supply = station.state.supply_time
    station.act("A", "blue")
    station.play("perform")
    price = len(earlier) + 1
    assert station.subs_in("A") == [*earlier, "natural"]
    assert station.seat(0).subs == 5
    assert station.seat(0).time == 4 - price
    assert station.state.supply_time == supply + price
    assert station.seat(0).kp == 2


@rule("AQ-13.22")
def test_who_cannot_pay_may_not_but_a_return_before_it_helps() -> None:
    station = swept()
    station.sub("A", "red", "blue")
    station.give_time(0, 2)
    station.act("A", "blue", "white")
    assert station.refused("perform") == "AQ-13.22"
    station.play("return:white", "perform")
    assert (station.seat(0).time, station.seat(0).subs) == (1, 5)


@rule("AQ-13.23", "AQ-13.26")
@pytest.mark.parametrize(("number", "bulb"), [(1, 2), (2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("area", ["blue", "red"])
def test_sub_and_card_bring_the_points_of_the_bulb(number: int, bulb: int, area: str) -> None:
    station = swept(number=number)
    station.lay_card("A", "R01")
    station.give_time(0, 1)
    station.act("A", area)
    station.play("perform")
    assert station.seat(0).kp == bulb


@rule("AQ-13.24")
def test_no_sub_left() -> None:
    station = swept()
    station.give_time(0, 4)
    for letter in LETTERS:
        station.sub(letter, "natural")
    for letter in LETTERS:
        trial = station.clone()
        trial.act(letter, "blue", "white")
        assert trial.refused("perform") == "AQ-13.20"
    station.state.subs[0] = ()  # cannot happen in play: a sub has left the station
    station.act("A", "blue", "white")
    assert station.refused("perform") == "AQ-13.24"


@rule("AQ-13.25")
def test_neutral_subs_raise_the_price() -> None:
    station = swept(2)
    station.sub("A", "red", "blue")  # nobody plays these colours
    station.give_time(0, 4)
    station.act("A", "blue")
    station.play("perform")
    assert station.seat(0).time == 1
    assert station.subs_in("A") == ["red", "blue", "natural"]


# -- red


@rule("AQ-13.26")
def test_the_top_card_comes_into_the_lab() -> None:
    station = swept()
    beneath = station.state.research[0]
    station.lay_card("A", "R27")
    station.act("A", "red")
    station.play("perform")
    assert [BOX.research_ids[card] for card in station.seat(0).research] == ["R27"]
    assert station.state.research[0] == beneath
    assert station.seat(0).kp == 2


@rule("AQ-13.27")
def test_without_slot_or_card_there_are_no_points_either() -> None:
    station = swept()
    station.act("A", "red", "white")
    assert "perform" in station.offered()
    pile, station.state.research[0] = station.state.research[0], ()
    assert station.refused("perform") == "AQ-13.27"
    station.state.research[0] = pile
    make_room(station, 0, research=1)
    station.give_card(0, "R27")
    assert station.refused("perform") == "AQ-13.27"
    station.play("decline")
    assert station.seat(0).kp == 0


@rule("AQ-13.28")
def test_an_immediate_card_comes_after_the_points() -> None:
    station = swept()
    station.lay_card("A", "R38")  # immediate, black
    station.give_points(0, 12)
    station.act("A", "red", "white")
    station.play("perform")
    assert station.asked() is CrossLine
    assert station.offered() == ["line:white", "stop"], "the new bot is not programmed yet"
    assert station.seat(0).time == 0
    station.play("line:white")
    assert station.seat(0).kp == 14
    assert (station.seat(0).time, station.programmed(0)) == (2, {"black"})


@rule("AQ-13.29")
def test_the_new_card_does_not_react_to_what_brought_it() -> None:
    station = swept()
    station.control("A", 1)
    station.bay("A", yellow=2, red=2, blue=1)
    station.lay_card("A", "R26")  # the bay card, while bots of others leave the bay
    station.act("A", "red")
    station.play("perform")
    assert station.seat(0).kp == 2
    assert station.live.to_act() == [1]


# -- white


@rule("AQ-13.30")
@pytest.mark.parametrize(
    ("letter", "symbol"),
    [("A", "green"), ("B", "yellow"), ("C", "black"), ("D", "violet"), ("E", "blue"), ("F", "red")],
)
def test_the_white_action_programs_the_colour_of_the_sector(letter: str, symbol: str) -> None:
    station = swept()
    station.act(letter, "white")
    bots = station.seat(0).bots
    station.play("perform")
    assert station.programmed(0) == {symbol}
    assert station.seat(0).bots == bots - 1
    assert station.seat(0).time == 0


@rule("AQ-13.31")
@pytest.mark.parametrize(("time", "after"), [(0, 2), (3, 4)])
def test_an_occupied_symbol_gives_time_instead(time: int, after: int) -> None:
    station = swept()
    station.give_time(0, time)
    station.act("A", "white", "green")
    bots, supply = station.seat(0).bots, station.state.supply_time
    station.play("perform")
    assert station.seat(0).time == after
    assert station.state.supply_time == supply - (after - time)
    assert (station.seat(0).bots, station.programmed(0)) == (bots, {"green"})


@rule("AQ-13.32")
def test_a_third_bot_cannot_arise() -> None:
    station = swept()
    station.act("A", "white", "red")
    station.play("perform")
    assert station.programmed(0) == {"green", "red"}
    assert station.seat(0).time == 0
    assert station.live.to_act() == [1]


@rule("AQ-13.33")
def test_with_an_empty_supply_and_a_free_symbol_nothing_happens() -> None:
    station = swept()
    station.program(0, "white", "red")
    empty_supply(station, 0)
    station.play("go:A", "area:white")
    assert station.refused("perform") == "AQ-13.33"
    station.play("decline")
    assert (station.programmed(0), station.seat(0).time) == ({"red"}, 0)


@rule("AQ-13.34")
def test_the_white_action_is_no_move_of_the_engineer() -> None:
    station = swept()
    station.give_card(0, "R01")  # token card: green
    station.engineer_to(0, "H4")
    station.act("A", "white")
    station.play("perform")
    assert station.programmed(0) == {"green"}
    assert BOX.field_ids[station.seat(0).engineer] == "H4"
    assert station.live.to_act() == [1], "the card does not react"
    assert station.seat(0).time == 0
