"""Section 13, second half: subs, research cards and the white action."""

from __future__ import annotations

import pytest

from kolonie.games.aquasphere.box import LETTERS
from kolonie.games.aquasphere.nodes import CrossLine
from tests.citing import rule
from tests.rules.aquasphere.scenes import act, empty_supply, make_room, scene, sub, subs_in
from tests.rules.aquasphere.station import (
    BOX,
    asked,
    bay,
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
    seat_of,
    table_of,
)

# -- blue


@rule("AQ-13.20")
def test_one_own_sub_to_a_sector() -> None:
    game = scene()
    sub(game, "A", "natural")
    give_time(game, 0, 4)
    act(game, "A", "blue", "white")
    assert refused(game, "perform") == "AQ-13.20"


@rule("AQ-13.21", "AQ-13.22", "AQ-13.23")
@pytest.mark.parametrize("earlier", [[], ["red"], ["red", "blue"], ["blue", "yellow", "red"]])
def test_the_next_sub_goes_on_the_next_field_for_its_price(earlier: list[str]) -> None:
    game = scene()
    sub(game, "A", *earlier)
    give_time(game, 0, 4)
    supply = table_of(game).supply_time
    act(game, "A", "blue")
    play(game, "perform")
    price = len(earlier) + 1
    assert subs_in(game, "A") == [*earlier, "natural"]
    assert seat_of(game, 0).subs == 5
    assert seat_of(game, 0).time == 4 - price
    assert table_of(game).supply_time == supply + price
    assert seat_of(game, 0).kp == 2


@rule("AQ-13.22")
def test_who_cannot_pay_may_not_but_a_return_before_it_helps() -> None:
    game = scene()
    sub(game, "A", "red", "blue")
    give_time(game, 0, 2)
    act(game, "A", "blue", "white")
    assert refused(game, "perform") == "AQ-13.22"
    play(game, "return:white", "perform")
    assert (seat_of(game, 0).time, seat_of(game, 0).subs) == (1, 5)


@rule("AQ-13.23", "AQ-13.26")
@pytest.mark.parametrize(("number", "bulb"), [(1, 2), (2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("area", ["blue", "red"])
def test_sub_and_card_bring_the_points_of_the_bulb(number: int, bulb: int, area: str) -> None:
    game = scene(number=number)
    lay_card(game, "A", "R01")
    give_time(game, 0, 1)
    act(game, "A", area)
    play(game, "perform")
    assert seat_of(game, 0).kp == bulb


@rule("AQ-13.24")
def test_no_sub_left() -> None:
    game = scene()
    give_time(game, 0, 4)
    for letter in LETTERS:
        sub(game, letter, "natural")
    for letter in LETTERS:
        trial = game.clone()
        act(trial, letter, "blue", "white")
        assert refused(trial, "perform") == "AQ-13.20"
    table_of(game).subs[0] = ()  # cannot happen in play: a sub has left the station
    act(game, "A", "blue", "white")
    assert refused(game, "perform") == "AQ-13.24"


@rule("AQ-13.25")
def test_neutral_subs_raise_the_price() -> None:
    game = scene(2)
    sub(game, "A", "red", "blue")  # nobody plays these colours
    give_time(game, 0, 4)
    act(game, "A", "blue")
    play(game, "perform")
    assert seat_of(game, 0).time == 1
    assert subs_in(game, "A") == ["red", "blue", "natural"]


# -- red


@rule("AQ-13.26")
def test_the_top_card_comes_into_the_lab() -> None:
    game = scene()
    beneath = table_of(game).research[0]
    lay_card(game, "A", "R27")
    act(game, "A", "red")
    play(game, "perform")
    assert [BOX.research_ids[card] for card in seat_of(game, 0).research] == ["R27"]
    assert table_of(game).research[0] == beneath
    assert seat_of(game, 0).kp == 2


@rule("AQ-13.27")
def test_without_slot_or_card_there_are_no_points_either() -> None:
    game = scene()
    act(game, "A", "red", "white")
    assert "perform" in offered(game)
    pile, table_of(game).research[0] = table_of(game).research[0], ()
    assert refused(game, "perform") == "AQ-13.27"
    table_of(game).research[0] = pile
    make_room(game, 0, research=1)
    give_card(game, 0, "R27")
    assert refused(game, "perform") == "AQ-13.27"
    play(game, "decline")
    assert seat_of(game, 0).kp == 0


@rule("AQ-13.28")
def test_an_immediate_card_comes_after_the_points() -> None:
    game = scene()
    lay_card(game, "A", "R38")  # immediate, black
    seat_of(game, 0).kp = 12
    act(game, "A", "red", "white")
    play(game, "perform")
    assert asked(game) is CrossLine
    assert offered(game) == ["line:white", "stop"], "the new bot is not programmed yet"
    assert seat_of(game, 0).time == 0
    play(game, "line:white")
    assert seat_of(game, 0).kp == 14
    assert (seat_of(game, 0).time, programmed(game, 0)) == (2, {"black"})


@rule("AQ-13.29")
def test_the_new_card_does_not_react_to_what_brought_it() -> None:
    game = scene()
    control(game, "A", 1)
    bay(game, "A", yellow=2, red=2, blue=1)
    lay_card(game, "A", "R26")  # the bay card, while bots of others leave the bay
    act(game, "A", "red")
    play(game, "perform")
    assert seat_of(game, 0).kp == 2
    assert game.to_act() == [1]


# -- white


@rule("AQ-13.30")
@pytest.mark.parametrize(
    ("letter", "symbol"),
    [("A", "green"), ("B", "yellow"), ("C", "black"), ("D", "violet"), ("E", "blue"), ("F", "red")],
)
def test_the_white_action_programs_the_colour_of_the_sector(letter: str, symbol: str) -> None:
    game = scene()
    act(game, letter, "white")
    bots = seat_of(game, 0).bots
    play(game, "perform")
    assert programmed(game, 0) == {symbol}
    assert seat_of(game, 0).bots == bots - 1
    assert seat_of(game, 0).time == 0


@rule("AQ-13.31")
@pytest.mark.parametrize(("time", "after"), [(0, 2), (3, 4)])
def test_an_occupied_symbol_gives_time_instead(time: int, after: int) -> None:
    game = scene()
    give_time(game, 0, time)
    act(game, "A", "white", "green")
    bots, supply = seat_of(game, 0).bots, table_of(game).supply_time
    play(game, "perform")
    assert seat_of(game, 0).time == after
    assert table_of(game).supply_time == supply - (after - time)
    assert (seat_of(game, 0).bots, programmed(game, 0)) == (bots, {"green"})


@rule("AQ-13.32")
def test_a_third_bot_cannot_arise() -> None:
    game = scene()
    act(game, "A", "white", "red")
    play(game, "perform")
    assert programmed(game, 0) == {"green", "red"}
    assert seat_of(game, 0).time == 0
    assert game.to_act() == [1]


@rule("AQ-13.33")
def test_with_an_empty_supply_and_a_free_symbol_nothing_happens() -> None:
    game = scene()
    program(game, 0, "white", "red")
    empty_supply(game, 0)
    play(game, "go:A", "area:white")
    assert refused(game, "perform") == "AQ-13.33"
    play(game, "decline")
    assert (programmed(game, 0), seat_of(game, 0).time) == ({"red"}, 0)


@rule("AQ-13.34")
def test_the_white_action_is_no_move_of_the_engineer() -> None:
    game = scene()
    give_card(game, 0, "R01")  # token card: green
    engineer_to(game, 0, "H4")
    act(game, "A", "white")
    play(game, "perform")
    assert programmed(game, 0) == {"green"}
    assert BOX.field_ids[seat_of(game, 0).engineer] == "H4"
    assert game.to_act() == [1], "the card does not react"
    assert seat_of(game, 0).time == 0
