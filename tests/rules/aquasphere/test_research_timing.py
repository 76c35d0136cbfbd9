"""Section 17: the sidestep, interim cards and immediate cards."""

from __future__ import annotations

import pytest

from kolonie.core.views import view
from kolonie.games.aquasphere.nodes import InterimTime, ThirdBot, Turn
from tests.citing import rule
from tests.rules.aquasphere.scenes import act, empty_supply, scene, send_out
from tests.rules.aquasphere.station import (
    BOX,
    asked,
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
    to_interim,
    turn_of,
)

# -- sidestep


@rule("AQ-17.21", "AQ-17.22")
@pytest.mark.parametrize(
    ("field", "beside"),
    [
        ("H0", []),
        ("H1", ["H2"]),
        ("H2", ["H1"]),
        ("H3", ["H4"]),
        ("H4", ["H3", "H5"]),
        ("H5", ["H4"]),
        ("H6", ["H7"]),
        ("H7", ["H6"]),
    ],
)
def test_a_sidestep_goes_to_a_neighbour_in_the_tier(field: str, beside: list[str]) -> None:
    game = scene()
    engineer_to(game, 0, field)
    give_time(game, 0, 3)
    assert not any(key.startswith("sidestep") for key in offered(game)), "not without the card"
    give_card(game, 0, "R29")
    steps = [key for key in offered(game) if key.startswith("sidestep")]
    assert steps == [f"sidestep:{target}" for target in beside]
    for target in beside:
        trial = game.clone()
        play(trial, f"sidestep:{target}")
        assert BOX.field_ids[seat_of(trial, 0).engineer] == target


@rule("AQ-17.23")
def test_a_sidestep_programs_a_bot_like_any_move() -> None:
    game = scene()
    give_card(game, 0, "R29")
    give_card(game, 0, "R16")  # red token: 2 time
    engineer_to(game, 0, "H3")
    plain = game.clone()
    bots = seat_of(plain, 0).bots
    play(plain, "sidestep:H4")
    assert (programmed(plain, 0), seat_of(plain, 0).bots) == ({"red"}, bots - 1)
    assert offered(plain) == ["card:R16", "done"]
    play(plain, "done")
    assert plain.to_act() == [1]

    occupied = game.clone()
    program(occupied, 0, "red")
    assert refused(occupied, "sidestep:H4") == "AQ-9.11"

    third = game.clone()
    program(third, 0, "blue", "white")
    play(third, "sidestep:H4")
    assert asked(third) is ThirdBot, "before any card reacts"
    assert offered(third) == ["back:blue", "back:red", "back:white"]
    play(third, "back:blue")
    assert offered(third) == ["card:R16", "done"]

    program(game, 0, "red")
    empty_supply(game, 0)
    play(game, "sidestep:H4")
    assert offered(game) == ["card:R16", "done"], "the engineer moves with an empty supply"
    assert programmed(game, 0) == {"red"}


@rule("AQ-17.24")
def test_four_moves_in_the_round_of_the_sidestep() -> None:
    game = scene()
    give_card(game, 0, "R29")
    for key in ("engineer:H1", "sidestep:H2", "engineer:H5", "engineer:H7"):
        turn_of(game, 0)
        program(game, 0)
        play(game, key)
    turn_of(game, 0)
    assert "withdraw" in offered(game)
    assert not any(key.startswith(("engineer", "sidestep")) for key in offered(game))


@rule("AQ-17.25")
def test_from_an_exit_and_only_once_in_a_game() -> None:
    game = scene()
    give_card(game, 0, "R29")
    engineer_to(game, 0, "H6")
    play(game, "sidestep:H7")
    assert view(game, 1)["table"]["seats"][0]["sidestepped"] == 1
    turn_of(game, 0)
    assert "withdraw" in offered(game)
    assert refused(game, "sidestep:H6") == "AQ-17.25"
    to_interim(game)
    turn_of(game, 0)
    engineer_to(game, 0, "H1")
    program(game, 0)
    assert table_of(game).round == 2
    assert refused(game, "sidestep:H2") == "AQ-17.25"


# -- interim cards


@rule("AQ-17.26")
@pytest.mark.parametrize("colour", range(6))
def test_an_interim_card_programs_its_symbol_for_one_time(colour: int) -> None:
    game = scene(number=4)
    card = f"R{30 + colour}"
    give_card(game, 0, card)
    give_time(game, 0, 2)
    bots, supply = seat_of(game, 0).bots, table_of(game).supply_time
    to_interim(game)
    assert asked(game) is InterimTime
    play(game, f"card:{card}")
    me = seat_of(game, 0)
    assert me.programmed == 1 << colour
    assert (me.bots, me.time, table_of(game).supply_time) == (bots - 1, 1, supply + 1)


@rule("AQ-17.26")
def test_once_per_card_and_scoring() -> None:
    game = scene()
    give_card(game, 0, "R30")
    give_card(game, 0, "R31")
    give_time(game, 0, 4)
    to_interim(game)
    play(game, "card:R30")
    program(game, 0)  # even with the symbol free again
    assert offered(game) == ["card:R31", "income"]
    assert refused(game, "card:R30") == "AQ-17.27"
    play(game, "income")
    assert asked(game) is Turn
    to_interim(game)
    assert offered(game) == ["card:R30", "card:R31", "income"]


@rule("AQ-17.27")
def test_when_an_interim_card_cannot_be_used() -> None:
    game = scene()
    give_card(game, 0, "R30")
    give_card(game, 0, "R31")
    give_time(game, 0, 1)
    to_interim(game)
    occupied = game.clone()
    program(occupied, 0, "green")
    assert refused(occupied, "card:R30") == "AQ-17.27"
    no_bot = game.clone()
    empty_supply(no_bot, 0)
    assert refused(no_bot, "card:R30") == "AQ-17.27"
    no_time = game.clone()
    give_time(no_time, 0, 0)
    assert refused(no_time, "card:R30") == "AQ-17.27"
    play(no_time, "income")
    assert (asked(no_time), seat_of(no_time, 0).time) == (Turn, 0), "no compensation"


@rule("AQ-17.27")
def test_a_third_bot_of_an_interim_card_goes_back_for_two_time() -> None:
    game = scene()
    give_card(game, 0, "R30")
    give_time(game, 0, 1)
    program(game, 0, "red", "white")
    to_interim(game)
    play(game, "card:R30")
    assert asked(game) is ThirdBot
    assert offered(game) == ["back:green", "back:red", "back:white"]
    play(game, "back:red")
    assert (programmed(game, 0), seat_of(game, 0).time) == ({"green", "white"}, 2)


# -- immediate cards


@rule("AQ-17.28", "AQ-17.32")
@pytest.mark.parametrize("colour", range(6))
def test_an_immediate_card_gives_two_time_and_a_bot(colour: int) -> None:
    game = scene()
    lay_card(game, "A", f"R{36 + colour}")
    act(game, "A", "red")
    bots, supply = seat_of(game, 0).bots, table_of(game).supply_time
    play(game, "perform")
    me = seat_of(game, 0)
    assert (me.time, me.programmed, me.bots) == (2, 1 << colour, bots - 1)
    assert table_of(game).supply_time == supply - 2
    assert game.to_act() == [1], "it is a must"


@rule("AQ-17.29")
@pytest.mark.parametrize(("time", "after"), [(0, 4), (1, 4), (3, 4)])
def test_with_the_symbol_occupied_two_more_time(time: int, after: int) -> None:
    game = scene()
    give_time(game, 0, time)
    lay_card(game, "A", "R36")
    act(game, "A", "red", "green")
    bots = seat_of(game, 0).bots
    play(game, "perform")
    assert (seat_of(game, 0).time, seat_of(game, 0).bots) == (after, bots)
    assert programmed(game, 0) == {"green"}


@rule("AQ-17.30")
def test_an_immediate_card_makes_no_third_bot() -> None:
    game = scene()
    lay_card(game, "A", "R36")
    act(game, "A", "red", "white")
    play(game, "perform")
    assert programmed(game, 0) == {"green", "white"}
    assert seat_of(game, 0).time == 2
    assert game.to_act() == [1]


@rule("AQ-17.31")
def test_an_immediate_card_with_an_empty_supply() -> None:
    game = scene()
    lay_card(game, "A", "R36")
    program(game, 0, "red")
    send_out(game, 0, seat_of(game, 0).bots)
    play(game, "go:A", "perform")
    assert (seat_of(game, 0).time, programmed(game, 0)) == (2, set())
    assert seat_of(game, 0).bots == 0
