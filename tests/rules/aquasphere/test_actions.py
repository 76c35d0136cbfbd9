"""Section 13, first half: lab expansions, time, crystals and octopods."""

from __future__ import annotations

import pytest

from kolonie.games.aquasphere.positions import swept
from kolonie.games.aquasphere.state import NOBODY
from tests.citing import rule
from tests.rules.aquasphere.station import BOX, empty_supply, make_room

# -- green


@rule("AQ-13.01")
def test_the_top_expansion_is_added_and_counts_at_once() -> None:
    station = swept()
    beneath = station.state.expansions[0]
    station.lay_tile("A", "L28")  # 1 crystal, 1 octopod, 1 time, no letter
    station.act("A", "green")
    station.play("perform")
    me = station.seat(0)
    assert [BOX.expansion_ids[tile] for tile in me.expansions] == ["L28"]
    assert me.room == (2, 3, 3, 5)
    assert station.state.expansions[0] == beneath


@rule("AQ-13.02", "AQ-13.05")
def test_a_letter_puts_a_bot_of_the_supply_on_that_control_field() -> None:
    station = swept()
    station.lay_tile("A", "L03")
    station.stock("C", time=3)
    station.act("A", "green", "yellow")
    bots = station.seat(0).bots
    station.play("perform")
    assert station.offered() == ["done", "place:C"]
    declined = station.clone()
    declined.play("done")
    assert declined.controller("C") == NOBODY
    assert declined.seat(0).bots == bots
    station.play("place:C")
    assert station.controller("C") == 0
    assert station.seat(0).bots == bots - 1
    assert station.programmed(0) == {"yellow"}, "never from a symbol"
    assert station.live.to_act() == [1], "no action comes with it"
    assert station.state.time[2] == 3


@rule("AQ-13.03")
def test_a_letter_displaces_and_thins_the_bay() -> None:
    station = swept()
    station.lay_tile("A", "L03")
    station.control("C", 1)
    station.bay("C", natural=2, yellow=1, red=2)
    supplies = [station.seat(index).bots for index in range(3)]
    station.act("A", "green")
    supplies[0] = station.seat(0).bots
    station.play("perform", "place:C")
    assert station.controller("C") == 0
    assert station.bay_of("C") == {"natural": 1, "yellow": 1, "red": 1}
    assert [station.seat(index).bots for index in range(3)] == [
        supplies[0] - 1 + 1,  # one placed, one home from the bay
        supplies[1] + 1,
        supplies[2] + 1,
    ]


@rule("AQ-13.04")
@pytest.mark.parametrize(("first", "second"), [("A", "B"), ("B", "A")])
def test_each_letter_is_a_choice_and_the_order_is_free(first: str, second: str) -> None:
    station = swept()
    station.lay_tile("C", "L25")
    station.act("C", "green")
    station.play("perform")
    assert station.offered() == ["done", "place:A", "place:B"]
    station.play(f"place:{first}")
    assert (station.controller(first), station.controller(second)) == (0, NOBODY)
    assert station.offered() == ["done", f"place:{second}"]
    one = station.clone()
    one.play("done")
    assert one.controller(second) == NOBODY
    station.play(f"place:{second}")
    assert (station.controller(first), station.controller(second)) == (0, 0)


@rule("AQ-13.06")
def test_with_an_empty_supply_the_letter_is_lost() -> None:
    station = swept()
    station.lay_tile("A", "L03")
    station.program(0, "green")
    empty_supply(station, 0)
    station.play("go:A", "perform")
    assert station.controller("C") == NOBODY
    assert len(station.seat(0).expansions) == 1
    assert station.live.to_act() == [1]


@rule("AQ-13.06")
def test_the_last_bot_serves_one_letter_only() -> None:
    station = swept()
    station.lay_tile("A", "L26")  # C and D
    station.program(0, "green")
    station.bots(0, 1)
    station.play("go:A", "perform", "place:D")
    assert (station.controller("C"), station.controller("D")) == (NOBODY, 0)
    assert station.live.to_act() == [1]


@rule("AQ-13.07")
def test_a_letter_may_name_the_sector_of_the_action() -> None:
    station = swept()
    station.lay_tile("A", "L01")
    station.act("A", "green")
    assert (station.controller("A"), station.bay_of("A")) == (0, {})
    station.play("perform", "place:A")
    assert (station.controller("A"), station.bay_of("A")) == (0, {"natural": 1})


@rule("AQ-13.08")
def test_no_sixth_expansion_and_none_from_an_empty_pile() -> None:
    station = swept()
    for tile in ("L01", "L02", "L03", "L04"):
        station.give_tile(0, tile)
    station.lay_tile("A", "L30")
    station.act("A", "green", "white")
    assert "perform" in station.offered()
    pile, station.state.expansions[0] = station.state.expansions[0], ()
    assert station.refused("perform") == "AQ-13.08"
    station.state.expansions[0] = pile
    station.give_tile(0, "L05")
    assert station.refused("perform") == "AQ-13.08"


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
    station = swept()
    station.stock("A", time=there)
    station.give_time(0, owned)
    supply = station.state.supply_time
    station.act("A", "yellow")
    assert station.offered() == ["decline", "perform"], "how much is no choice"
    station.play("perform")
    assert station.seat(0).time == after
    assert station.state.time[0] == left
    assert supply - station.state.supply_time == from_supply


@rule("AQ-13.11")
def test_no_time_into_a_full_lab() -> None:
    station = swept()
    station.stock("A", time=3)
    station.give_time(0, 4)
    station.act("A", "yellow", "white")
    assert station.refused("perform") == "AQ-13.11"


# -- black


@rule("AQ-13.14")
@pytest.mark.parametrize(("there", "owned", "after", "left"), [(2, 0, 2, 0), (3, 0, 2, 1), (3, 1, 2, 2)])
def test_crystals_as_many_as_fit(there: int, owned: int, after: int, left: int) -> None:
    station = swept()
    station.stock("A", crystals=there)
    station.give_crystals(0, owned)
    station.act("A", "black")
    assert station.offered() == ["decline", "perform"]
    station.play("perform")
    assert (station.seat(0).crystals, station.state.crystals[0]) == (after, left)


@rule("AQ-13.14")
def test_no_crystal_into_a_full_lab() -> None:
    station = swept()
    station.stock("A", crystals=2)
    station.give_crystals(0, 2)
    station.act("A", "black", "white")
    assert station.refused("perform") == "AQ-13.14"


@rule("AQ-13.15")
def test_crystals_have_no_minimum() -> None:
    station = swept()
    station.stock("A", crystals=1)
    supply = station.state.supply_crystals
    station.act("A", "black")
    station.play("perform")
    assert station.seat(0).crystals == 1
    assert station.state.supply_crystals == supply

    station = swept()
    station.act("A", "black", "white")
    assert station.refused("perform") == "AQ-13.15"


# -- violet


@rule("AQ-13.16", "AQ-13.17", "AQ-13.19")
@pytest.mark.parametrize(
    ("capacity", "present", "most"),
    [(2, 1, 1), (2, 2, 2), (2, 5, 2), (4, 3, 3), (4, 6, 4)],
)
def test_octopods_up_to_the_capacity_and_the_number_is_chosen(capacity: int, present: int, most: int) -> None:
    station = swept()
    make_room(station, 0, octopods=capacity)
    station.stock("A", octopods=present)
    station.act("A", "violet")
    assert station.offered() == [*(f"catch:{n}" for n in range(1, most + 1)), "decline"]
    for n in range(most + 1, present + 1):
        assert station.refused(f"catch:{n}") == "AQ-7.05"
    supply = station.state.supply_octopods
    for n in range(1, most + 1):
        trial = station.clone()
        trial.play(f"catch:{n}")
        assert trial.state.octopods[0] == present - n
        assert trial.state.supply_octopods == supply + n


@rule("AQ-13.18")
@pytest.mark.parametrize(("n", "kp"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 21), (9, 21)])
def test_points_for_octopods(n: int, kp: int) -> None:
    station = swept()
    make_room(station, 0, octopods=9)
    station.stock("A", octopods=9)
    station.give_crystals(0, 1)
    station.act("A", "violet")
    station.play(f"catch:{n}")
    assert station.seat(0).kp == kp


@rule("AQ-13.35")
def test_nothing_is_caught_where_nothing_swims() -> None:
    station = swept()
    station.give_card(0, "R24")
    station.act("A", "violet", "white")
    assert station.offered() == ["decline", "return:white"]
    assert station.refused("perform") == "AQ-13.35"
    station.play("decline")
    assert station.seat(0).kp == 0
    assert station.live.to_act() == [1], "the octopod card does not react"


@rule("AQ-13.10", "AQ-18.01")
def test_the_minimum_of_two_ends_with_the_general_supply() -> None:
    station = swept()
    station.supply(time=1)
    station.act("A", "yellow")
    station.play("perform")
    assert station.seat(0).time == 1
    assert station.state.supply_time == 0
