"""Section 13, first half: lab expansions, time, crystals and octopods."""

from __future__ import annotations

import pytest

from kolonie.games.aquasphere.state import NOBODY
from tests.citing import rule
from tests.rules.aquasphere.scenes import act, controller, empty_supply, leave_in_supply, make_room, scene
from tests.rules.aquasphere.station import (
    BOX,
    bay,
    bay_of,
    control,
    give_card,
    give_crystals,
    give_tile,
    give_time,
    lay_tile,
    offered,
    play,
    program,
    programmed,
    refused,
    seat_of,
    stock,
    table_of,
)

# -- green


@rule("AQ-13.01")
def test_the_top_expansion_is_added_and_counts_at_once() -> None:
    game = scene()
    beneath = table_of(game).expansions[0]
    lay_tile(game, "A", "L28")  # 1 crystal, 1 octopod, 1 time, no letter
    act(game, "A", "green")
    play(game, "perform")
    me = seat_of(game, 0)
    assert [BOX.expansion_ids[tile] for tile in me.expansions] == ["L28"]
    assert me.room == (2, 3, 3, 5)
    assert table_of(game).expansions[0] == beneath


@rule("AQ-13.02", "AQ-13.05")
def test_a_letter_puts_a_bot_of_the_supply_on_that_control_field() -> None:
    game = scene()
    lay_tile(game, "A", "L03")
    stock(game, "C", time=3)
    act(game, "A", "green", "yellow")
    bots = seat_of(game, 0).bots
    play(game, "perform")
    assert offered(game) == ["done", "place:C"]
    declined = game.clone()
    play(declined, "done")
    assert controller(declined, "C") == NOBODY
    assert seat_of(declined, 0).bots == bots
    play(game, "place:C")
    assert controller(game, "C") == 0
    assert seat_of(game, 0).bots == bots - 1
    assert programmed(game, 0) == {"yellow"}, "never from a symbol"
    assert game.to_act() == [1], "no action comes with it"
    assert table_of(game).time[2] == 3


@rule("AQ-13.03")
def test_a_letter_displaces_and_thins_the_bay() -> None:
    game = scene()
    lay_tile(game, "A", "L03")
    control(game, "C", 1)
    bay(game, "C", natural=2, yellow=1, red=2)
    supplies = [seat_of(game, index).bots for index in range(3)]
    act(game, "A", "green")
    supplies[0] = seat_of(game, 0).bots
    play(game, "perform", "place:C")
    assert controller(game, "C") == 0
    assert bay_of(game, "C") == {"natural": 1, "yellow": 1, "red": 1}
    assert [seat_of(game, index).bots for index in range(3)] == [
        supplies[0] - 1 + 1,  # one placed, one home from the bay
        supplies[1] + 1,
        supplies[2] + 1,
    ]


@rule("AQ-13.04")
@pytest.mark.parametrize(("first", "second"), [("A", "B"), ("B", "A")])
def test_each_letter_is_a_choice_and_the_order_is_free(first: str, second: str) -> None:
    game = scene()
    lay_tile(game, "C", "L25")
    act(game, "C", "green")
    play(game, "perform")
    assert offered(game) == ["done", "place:A", "place:B"]
    play(game, f"place:{first}")
    assert (controller(game, first), controller(game, second)) == (0, NOBODY)
    assert offered(game) == ["done", f"place:{second}"]
    one = game.clone()
    play(one, "done")
    assert controller(one, second) == NOBODY
    play(game, f"place:{second}")
    assert (controller(game, first), controller(game, second)) == (0, 0)


@rule("AQ-13.06")
def test_with_an_empty_supply_the_letter_is_lost() -> None:
    game = scene()
    lay_tile(game, "A", "L03")
    program(game, 0, "green")
    empty_supply(game, 0)
    play(game, "go:A", "perform")
    assert controller(game, "C") == NOBODY
    assert len(seat_of(game, 0).expansions) == 1
    assert game.to_act() == [1]


@rule("AQ-13.06")
def test_the_last_bot_serves_one_letter_only() -> None:
    game = scene()
    lay_tile(game, "A", "L26")  # C and D
    program(game, 0, "green")
    empty_supply(game, 0)
    bay(game, "F", natural=1)  # one bot comes home
    assert seat_of(game, 0).bots == 1
    play(game, "go:A", "perform", "place:D")
    assert (controller(game, "C"), controller(game, "D")) == (NOBODY, 0)
    assert game.to_act() == [1]


@rule("AQ-13.07")
def test_a_letter_may_name_the_sector_of_the_action() -> None:
    game = scene()
    lay_tile(game, "A", "L01")
    act(game, "A", "green")
    assert (controller(game, "A"), bay_of(game, "A")) == (0, {})
    play(game, "perform", "place:A")
    assert (controller(game, "A"), bay_of(game, "A")) == (0, {"natural": 1})


@rule("AQ-13.08")
def test_no_sixth_expansion_and_none_from_an_empty_pile() -> None:
    game = scene()
    for tile in ("L01", "L02", "L03", "L04"):
        give_tile(game, 0, tile)
    lay_tile(game, "A", "L30")
    act(game, "A", "green", "white")
    assert "perform" in offered(game)
    pile, table_of(game).expansions[0] = table_of(game).expansions[0], ()
    assert refused(game, "perform") == "AQ-13.08"
    table_of(game).expansions[0] = pile
    give_tile(game, 0, "L05")
    assert refused(game, "perform") == "AQ-13.08"


# -- yellow


@rule("AQ-13.09", "AQ-13.10", "AQ-13.11", "AQ-13.12", "AQ-13.13")
@pytest.mark.parametrize(
    ("there", "owned", "after", "left", "from_supply"),
    [
        (3, 0, 3, 0, 0),  # all of it, and no more than lies there
        (2, 0, 2, 0, 0),
        (1, 0, 2, 0, 1),  # filled up to 2
        (0, 0, 2, 0, 2),
        (5, 2, 4, 3, 0),  # the rest stays
        (1, 3, 4, 0, 0),  # with room for one, the marker of the sector is taken
        (0, 3, 4, 0, 1),
        (1, 2, 4, 0, 1),
    ],
)
def test_taking_time(there: int, owned: int, after: int, left: int, from_supply: int) -> None:
    game = scene()
    stock(game, "A", time=there)
    give_time(game, 0, owned)
    supply = table_of(game).supply_time
    act(game, "A", "yellow")
    assert offered(game) == ["decline", "perform"], "how much is no choice"
    play(game, "perform")
    assert seat_of(game, 0).time == after
    assert table_of(game).time[0] == left
    assert supply - table_of(game).supply_time == from_supply


@rule("AQ-13.11")
def test_no_time_into_a_full_lab() -> None:
    game = scene()
    stock(game, "A", time=3)
    give_time(game, 0, 4)
    act(game, "A", "yellow", "white")
    assert refused(game, "perform") == "AQ-13.11"


# -- black


@rule("AQ-13.14")
@pytest.mark.parametrize(("there", "owned", "after", "left"), [(2, 0, 2, 0), (3, 0, 2, 1), (3, 1, 2, 2)])
def test_crystals_as_many_as_fit(there: int, owned: int, after: int, left: int) -> None:
    game = scene()
    stock(game, "A", crystals=there)
    give_crystals(game, 0, owned)
    act(game, "A", "black")
    assert offered(game) == ["decline", "perform"]
    play(game, "perform")
    assert (seat_of(game, 0).crystals, table_of(game).crystals[0]) == (after, left)


@rule("AQ-13.14")
def test_no_crystal_into_a_full_lab() -> None:
    game = scene()
    stock(game, "A", crystals=2)
    give_crystals(game, 0, 2)
    act(game, "A", "black", "white")
    assert refused(game, "perform") == "AQ-13.14"


@rule("AQ-13.15")
def test_crystals_have_no_minimum() -> None:
    game = scene()
    stock(game, "A", crystals=1)
    supply = table_of(game).supply_crystals
    act(game, "A", "black")
    play(game, "perform")
    assert seat_of(game, 0).crystals == 1
    assert table_of(game).supply_crystals == supply

    game = scene()
    act(game, "A", "black", "white")
    assert refused(game, "perform") == "AQ-13.15"


# -- violet


@rule("AQ-13.16", "AQ-13.17", "AQ-13.19")
@pytest.mark.parametrize(
    ("capacity", "present", "most"),
    [(2, 1, 1), (2, 2, 2), (2, 5, 2), (4, 3, 3), (4, 6, 4)],
)
def test_octopods_up_to_the_capacity_and_the_number_is_chosen(capacity: int, present: int, most: int) -> None:
    game = scene()
    make_room(game, 0, octopods=capacity)
    stock(game, "A", octopods=present)
    act(game, "A", "violet")
    assert offered(game) == [*(f"catch:{n}" for n in range(1, most + 1)), "decline"]
    for n in range(most + 1, present + 1):
        assert refused(game, f"catch:{n}") == "AQ-7.05"
    supply = table_of(game).supply_octopods
    for n in range(1, most + 1):
        trial = game.clone()
        play(trial, f"catch:{n}")
        assert table_of(trial).octopods[0] == present - n
        assert table_of(trial).supply_octopods == supply + n


@rule("AQ-13.18")
@pytest.mark.parametrize(("n", "kp"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 21), (9, 21)])
def test_points_for_octopods(n: int, kp: int) -> None:
    game = scene()
    make_room(game, 0, octopods=9)
    stock(game, "A", octopods=9)
    give_crystals(game, 0, 1)
    act(game, "A", "violet")
    play(game, f"catch:{n}")
    assert seat_of(game, 0).kp == kp


@rule("AQ-13.35")
def test_nothing_is_caught_where_nothing_swims() -> None:
    game = scene()
    give_card(game, 0, "R24")
    act(game, "A", "violet", "white")
    assert offered(game) == ["decline", "return:white"]
    assert refused(game, "perform") == "AQ-13.35"
    play(game, "decline")
    assert seat_of(game, 0).kp == 0
    assert game.to_act() == [1], "the octopod card does not react"


@rule("AQ-13.10", "AQ-18.01")
def test_the_minimum_of_two_ends_with_the_general_supply() -> None:
    game = scene()
    leave_in_supply(game, time=1)
    act(game, "A", "yellow")
    play(game, "perform")
    assert seat_of(game, 0).time == 1
    assert table_of(game).supply_time == 0
