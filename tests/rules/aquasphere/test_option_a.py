"""Section 9: programming a bot."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.options import Refused
from kolonie.games.aquasphere.box import COLOURS
from kolonie.games.aquasphere.nodes import ThirdBot
from tests.citing import rule
from tests.rules.aquasphere.station import (
    BOX,
    asked,
    bay,
    engineer_to,
    give_card,
    give_time,
    lay_tokens,
    offered,
    play,
    program,
    programmed,
    refused,
    seat_of,
    started,
    table_of,
    to_interim,
    turn_of,
)

P1 = {"H1": "blue", "H2": "white", "H3": "black", "H4": "red", "H5": "yellow", "H6": "green", "H7": "violet"}


def position(*symbols: str, field: str = "H0", time: int = 0) -> Game:
    """Seat 0's turn with the tokens of P1, an engineer on a field and some symbols programmed."""
    game = started(2)
    turn_of(game, 0)
    lay_tokens(game, "P1")
    program(game, 0, *symbols)
    engineer_to(game, 0, field)
    give_time(game, 0, time)
    return game


def empty_supply(game: Game) -> None:
    """All bots that are not programmed lie in a bay."""
    bay(game, "A", natural=seat_of(game, 0).bots)
    assert seat_of(game, 0).bots == 0


# -- way 1


@rule("AQ-9.01", "AQ-9.02")
@pytest.mark.parametrize(
    ("start", "target"),
    [("H0", "H1"), ("H0", "H2"), ("H1", "H3"), ("H1", "H4"), ("H2", "H5"), ("H3", "H6"), ("H5", "H7")],
)
def test_the_token_reached_decides_the_symbol(start: str, target: str) -> None:
    game = position(field=start)
    seat = seat_of(game, 0)
    bots = seat.bots
    play(game, f"engineer:{target}")
    assert BOX.field_ids[seat.engineer] == target
    assert (programmed(game, 0), seat.bots) == ({P1[target]}, bots - 1)
    assert game.to_act() == [1]


@rule("AQ-9.03", "AQ-9.13", "AQ-17.06")
def test_cards_of_the_token_react_once_the_bot_is_placed() -> None:
    game = position()
    give_card(game, 0, "R13")  # blue: 2 time
    give_card(game, 0, "R17")  # red: 1 crystal
    play(game, "engineer:H1")
    assert programmed(game, 0) == {"blue"}
    assert seat_of(game, 0).time == 0
    assert offered(game) == ["card:R13", "done"]
    play(game, "card:R13")
    assert (seat_of(game, 0).time, seat_of(game, 0).crystals) == (2, 0)
    assert game.to_act() == [1]


@rule("AQ-9.10")
@pytest.mark.parametrize("field", ["H0", "H1", "H2", "H3", "H4", "H5", "H6", "H7"])
def test_a_field_without_an_arrow_from_here_is_illegal(field: str) -> None:
    game = position(field=field)
    reached = {f"engineer:{target}" for target in BOX.fields[BOX.field_ids.index(field)].arrows}
    assert {key for key in offered(game) if key.startswith("engineer")} == reached
    for target in P1:
        if f"engineer:{target}" not in reached:
            assert refused(game, f"engineer:{target}") == "AQ-9.10"


@rule("AQ-9.10", "AQ-9.07")
def test_after_withdrawing_nothing_can_be_programmed() -> None:
    game = position(field="H6", time=3)
    play(game, "withdraw")
    for key in ("engineer:H7", "buy:red"):
        with pytest.raises(Refused):
            game.play(0, key)
    engineer_to(game, 1, "H3")
    program(game, 1)
    play(game, "engineer:H6")
    assert game.to_act() == [1]  # seat 0 has no turn any more


@rule("AQ-9.10", "AQ-17.25")
def test_from_an_exit_field_only_a_sidestep_programs() -> None:
    game = position(field="H6")
    give_card(game, 0, "R29")
    assert refused(game, "engineer:H7") == "AQ-9.10"
    play(game, "sidestep:H7")
    assert programmed(game, 0) == {"violet"}


@rule("AQ-9.11")
def test_a_token_whose_symbol_is_occupied_must_be_cleared_first() -> None:
    game = position("blue")
    seat = seat_of(game, 0)
    assert refused(game, "engineer:H1") == "AQ-9.11"
    play(game, "return:blue")
    assert (game.to_act(), seat.time) == ([0], 2)
    bots = seat.bots
    play(game, "engineer:H1")
    assert (programmed(game, 0), seat.bots, seat.time) == ({"blue"}, bots - 1, 2)
    assert game.to_act() == [1]


@rule("AQ-9.12")
def test_with_an_empty_supply_the_engineer_moves_and_programs_nothing() -> None:
    game = position("blue")
    give_card(game, 0, "R13")
    empty_supply(game)
    play(game, "engineer:H1")  # onto the occupied symbol
    assert BOX.field_ids[seat_of(game, 0).engineer] == "H1"
    assert (programmed(game, 0), seat_of(game, 0).bots) == ({"blue"}, 0)
    assert offered(game) == ["card:R13", "done"]
    play(game, "card:R13")
    assert seat_of(game, 0).time == 2


@rule("AQ-9.12")
def test_with_an_empty_supply_a_free_symbol_stays_free() -> None:
    game = position("red", "green")
    empty_supply(game)
    play(game, "engineer:H1")
    assert (programmed(game, 0), game.to_act()) == ({"red", "green"}, [1])


@rule("AQ-9.08", "AQ-9.13")
def test_a_third_bot_is_settled_before_token_cards() -> None:
    game = position("red", "green")
    give_card(game, 0, "R13")
    play(game, "engineer:H1")
    assert asked(game) is ThirdBot
    assert offered(game) == ["back:blue", "back:green", "back:red"]
    play(game, "back:blue")
    assert seat_of(game, 0).time == 2
    assert offered(game) == ["card:R13", "done"]  # the token reacts though its bot went back
    play(game, "card:R13")
    assert seat_of(game, 0).time == 4


# -- way 2


@rule("AQ-9.01", "AQ-9.04", "AQ-9.05")
@pytest.mark.parametrize("colour", COLOURS)
def test_three_time_program_any_free_symbol(colour: str) -> None:
    game = position(time=4)
    seat = seat_of(game, 0)
    bots, supply = seat.bots, table_of(game).supply_time
    play(game, f"buy:{colour}")
    assert (programmed(game, 0), seat.bots) == ({colour}, bots - 1)
    assert (seat.time, seat.bought, table_of(game).supply_time) == (1, 1, supply + 2)
    assert game.to_act() == [1]


@rule("AQ-9.04", "AQ-9.09", "AQ-15.14")
def test_way_2_once_per_round() -> None:
    game = position(time=3)
    play(game, "buy:red")
    turn_of(game, 0)
    program(game, 0)
    give_time(game, 0, 4)
    assert refused(game, "buy:green") == "AQ-9.09"
    to_interim(game)
    turn_of(game, 0)
    give_time(game, 0, 3)
    assert "buy:green" in offered(game)


@rule("AQ-9.06")
def test_way_2_leaves_the_engineer_and_token_cards_alone() -> None:
    game = position(field="H1", time=3)
    give_card(game, 0, "R17")  # red: 1 crystal
    play(game, "buy:red")
    assert BOX.field_ids[seat_of(game, 0).engineer] == "H1"
    assert (seat_of(game, 0).crystals, game.to_act()) == (0, [1])


@rule("AQ-9.07")
@pytest.mark.parametrize("field", ["H0", "H1", "H4", "H6"])
def test_way_2_before_between_and_after_the_moves(field: str) -> None:
    game = position(field=field, time=3)
    assert "buy:red" in offered(game)
    play(game, "buy:red")
    assert programmed(game, 0) == {"red"}


@rule("AQ-9.08")
def test_a_third_bot_is_allowed_by_way_2() -> None:
    game = position("red", "green", time=3)
    play(game, "buy:violet")
    assert asked(game) is ThirdBot and game.to_act() == [0]
    play(game, "back:red")
    assert (programmed(game, 0), seat_of(game, 0).time) == ({"green", "violet"}, 2)


@rule("AQ-9.09")
@pytest.mark.parametrize("flaw", ["time", "used", "occupied", "supply"])
def test_when_way_2_is_illegal(flaw: str) -> None:
    game = position("red", time=3)
    assert "buy:green" in offered(game)
    if flaw == "time":
        give_time(game, 0, 2)
    elif flaw == "used":
        seat_of(game, 0).bought = 1
    elif flaw == "supply":
        empty_supply(game)
    key = "buy:red" if flaw == "occupied" else "buy:green"
    assert refused(game, key) == "AQ-9.09"
