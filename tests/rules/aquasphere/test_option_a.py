"""Section 9: programming a bot."""

from __future__ import annotations

import pytest

from kolonie.core.options import Refused
from kolonie.games.aquasphere.box import COLOURS
from kolonie.games.aquasphere.nodes import ThirdBot
from kolonie.games.aquasphere.positions import Position, started
from tests.citing import rule
from tests.rules.aquasphere.station import BOX, empty_supply

P1 = {"H1": "blue", "H2": "white", "H3": "black", "H4": "red", "H5": "yellow", "H6": "green", "H7": "violet"}


def position(*symbols: str, field: str = "H0", time: int = 0) -> Position:
    """Seat 0's turn with the tokens of P1, an engineer on a field and some symbols programmed."""
    station = started(2)
    station.turn_of(0)
    station.lay_tokens("P1")
    station.program(0, *symbols)
    station.engineer_to(0, field)
    station.give_time(0, time)
    return station


# -- way 1


@rule("AQ-9.01", "AQ-9.02")
@pytest.mark.parametrize(
    ("start", "target"),
    [("H0", "H1"), ("H0", "H2"), ("H1", "H3"), ("H1", "H4"), ("H2", "H5"), ("H3", "H6"), ("H5", "H7")],
)
def test_the_token_reached_decides_the_symbol(start: str, target: str) -> None:
    station = position(field=start)
    seat = station.seat(0)
    bots = seat.bots
    station.play(f"engineer:{target}")
    assert BOX.field_ids[seat.engineer] == target
    assert (station.programmed(0), seat.bots) == ({P1[target]}, bots - 1)
    assert station.live.to_act() == [1]


@rule("AQ-9.03", "AQ-9.13", "AQ-17.06")
def test_cards_of_the_token_react_once_the_bot_is_placed() -> None:
    station = position()
    station.give_card(0, "R13")  # blue: 2 time
    station.give_card(0, "R17")  # red: 1 crystal
    station.play("engineer:H1")
    assert station.programmed(0) == {"blue"}
    assert station.seat(0).time == 0
    assert station.offered() == ["card:R13", "done"]
    station.play("card:R13")
    assert (station.seat(0).time, station.seat(0).crystals) == (2, 0)
    assert station.live.to_act() == [1]


@rule("AQ-9.10")
@pytest.mark.parametrize("field", ["H0", "H1", "H2", "H3", "H4", "H5", "H6", "H7"])
def test_a_field_without_an_arrow_from_here_is_illegal(field: str) -> None:
    station = position(field=field)
    reached = {f"engineer:{target}" for target in BOX.fields[BOX.field_ids.index(field)].arrows}
    assert {key for key in station.offered() if key.startswith("engineer")} == reached
    for target in P1:
        if f"engineer:{target}" not in reached:
            assert station.refused(f"engineer:{target}") == "AQ-9.10"


@rule("AQ-9.10", "AQ-9.07")
def test_after_withdrawing_nothing_can_be_programmed() -> None:
    station = position(field="H6", time=3)
    station.play("withdraw")
    for key in ("engineer:H7", "buy:red"):
        with pytest.raises(Refused):
            station.live.play(0, key)
    station.engineer_to(1, "H3")
    station.program(1)
    station.play("engineer:H6")
    assert station.live.to_act() == [1]  # seat 0 has no turn any more


@rule("AQ-9.10", "AQ-17.25")
def test_from_an_exit_field_only_a_sidestep_programs() -> None:
    station = position(field="H6")
    station.give_card(0, "R29")
    assert station.refused("engineer:H7") == "AQ-9.10"
    station.play("sidestep:H7")
    assert station.programmed(0) == {"violet"}


@rule("AQ-9.11")
def test_a_token_whose_symbol_is_occupied_must_be_cleared_first() -> None:
    station = position("blue")
    seat = station.seat(0)
    assert station.refused("engineer:H1") == "AQ-9.11"
    station.play("return:blue")
    assert (station.live.to_act(), seat.time) == ([0], 2)
    bots = seat.bots
    station.play("engineer:H1")
    assert (station.programmed(0), seat.bots, seat.time) == ({"blue"}, bots - 1, 2)
    assert station.live.to_act() == [1]


@rule("AQ-9.12")
def test_with_an_empty_supply_the_engineer_moves_and_programs_nothing() -> None:
    station = position("blue")
    station.give_card(0, "R13")
    empty_supply(station, 0)
    station.play("engineer:H1")  # onto the occupied symbol
    assert BOX.field_ids[station.seat(0).engineer] == "H1"
    assert (station.programmed(0), station.seat(0).bots) == ({"blue"}, 0)
    assert station.offered() == ["card:R13", "done"]
    station.play("card:R13")
    assert station.seat(0).time == 2


@rule("AQ-9.12")
def test_with_an_empty_supply_a_free_symbol_stays_free() -> None:
    station = position("red", "green")
    empty_supply(station, 0)
    station.play("engineer:H1")
    assert (station.programmed(0), station.live.to_act()) == ({"red", "green"}, [1])


@rule("AQ-9.08", "AQ-9.13")
def test_a_third_bot_is_settled_before_token_cards() -> None:
    station = position("red", "green")
    station.give_card(0, "R13")
    station.play("engineer:H1")
    assert station.asked() is ThirdBot
    assert station.offered() == ["back:blue", "back:green", "back:red"]
    station.play("back:blue")
    assert station.seat(0).time == 2
    assert station.offered() == ["card:R13", "done"]  # the token reacts though its bot went back
    station.play("card:R13")
    assert station.seat(0).time == 4


# -- way 2


@rule("AQ-9.01", "AQ-9.04", "AQ-9.05")
@pytest.mark.parametrize("colour", COLOURS)
def test_three_time_program_any_free_symbol(colour: str) -> None:
    station = position(time=4)
    seat = station.seat(0)
    bots, supply = seat.bots, station.state.supply_time
    station.play(f"buy:{colour}")
    assert (station.programmed(0), seat.bots) == ({colour}, bots - 1)
    assert (seat.time, seat.bought, station.state.supply_time) == (1, 1, supply + 2)
    assert station.live.to_act() == [1]


@rule("AQ-9.04", "AQ-9.09", "AQ-15.14")
def test_way_2_once_per_round() -> None:
    station = position(time=3)
    station.play("buy:red")
    station.turn_of(0)
    station.program(0)
    station.give_time(0, 4)
    assert station.refused("buy:green") == "AQ-9.09"
    station.to_interim()
    station.turn_of(0)
    station.give_time(0, 3)
    assert "buy:green" in station.offered()


@rule("AQ-9.06")
def test_way_2_leaves_the_engineer_and_token_cards_alone() -> None:
    station = position(field="H1", time=3)
    station.give_card(0, "R17")  # red: 1 crystal
    station.play("buy:red")
    assert BOX.field_ids[station.seat(0).engineer] == "H1"
    assert (station.seat(0).crystals, station.live.to_act()) == (0, [1])


@rule("AQ-9.07")
@pytest.mark.parametrize("field", ["H0", "H1", "H4", "H6"])
def test_way_2_before_between_and_after_the_moves(field: str) -> None:
    station = position(field=field, time=3)
    assert "buy:red" in station.offered()
    station.play("buy:red")
    assert station.programmed(0) == {"red"}


@rule("AQ-9.08")
def test_a_third_bot_is_allowed_by_way_2() -> None:
    station = position("red", "green", time=3)
    station.play("buy:violet")
    assert station.asked() is ThirdBot and station.live.to_act() == [0]
    station.play("back:red")
    assert (station.programmed(0), station.seat(0).time) == ({"green", "violet"}, 2)


@rule("AQ-9.09")
@pytest.mark.parametrize("flaw", ["time", "used", "occupied", "supply"])
def test_when_way_2_is_illegal(flaw: str) -> None:
    station = position("red", time=3)
    assert "buy:green" in station.offered()
    if flaw == "time":
        station.give_time(0, 2)
    elif flaw == "used":
        station.mark_bought(0)
    elif flaw == "supply":
        empty_supply(station, 0)
    key = "buy:red" if flaw == "occupied" else "buy:green"
    assert station.refused(key) == "AQ-9.09"
