"""Section 17: the sidestep, interim cards and immediate cards."""

from __future__ import annotations

import pytest

from kolonie.core.views import view
from kolonie.games.aquasphere.nodes import InterimTime, ThirdBot, Turn
from kolonie.games.aquasphere.positions import swept
from tests.citing import rule
from tests.rules.aquasphere.station import BOX, empty_supply, send_out

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
    station = swept()
    station.engineer_to(0, field)
    station.give_time(0, 3)
    assert not any(key.startswith("sidestep") for key in station.offered()), "not without the card"
    station.give_card(0, "R29")
    steps = [key for key in station.offered() if key.startswith("sidestep")]
    assert steps == [f"sidestep:{target}" for target in beside]
    for target in beside:
        trial = station.clone()
        trial.play(f"sidestep:{target}")
        assert BOX.field_ids[trial.seat(0).engineer] == target


@rule("AQ-17.23")
def test_a_sidestep_programs_a_bot_like_any_move() -> None:
    station = swept()
    station.give_card(0, "R29")
    station.give_card(0, "R16")  # red token: 2 time
    station.engineer_to(0, "H3")
    plain = station.clone()
    bots = plain.seat(0).bots
    plain.play("sidestep:H4")
    assert (plain.programmed(0), plain.seat(0).bots) == ({"red"}, bots - 1)
    assert plain.offered() == ["card:R16", "done"]
    plain.play("done")
    assert plain.live.to_act() == [1]

    occupied = station.clone()
    occupied.program(0, "red")
    assert occupied.refused("sidestep:H4") == "AQ-9.11"

    third = station.clone()
    third.program(0, "blue", "white")
    third.play("sidestep:H4")
    assert third.asked() is ThirdBot, "before any card reacts"
    assert third.offered() == ["back:blue", "back:red", "back:white"]
    third.play("back:blue")
    assert third.offered() == ["card:R16", "done"]

    station.program(0, "red")
    empty_supply(station, 0)
    station.play("sidestep:H4")
    assert station.offered() == ["card:R16", "done"], "the engineer moves with an empty supply"
    assert station.programmed(0) == {"red"}


@rule("AQ-17.24")
def test_four_moves_in_the_round_of_the_sidestep() -> None:
    station = swept()
    station.give_card(0, "R29")
    for key in ("engineer:H1", "sidestep:H2", "engineer:H5", "engineer:H7"):
        station.turn_of(0)
        station.program(0)
        station.play(key)
    station.turn_of(0)
    assert "withdraw" in station.offered()
    assert not any(key.startswith(("engineer", "sidestep")) for key in station.offered())


@rule("AQ-17.25")
def test_from_an_exit_and_only_once_in_a_game() -> None:
    station = swept()
    station.give_card(0, "R29")
    station.engineer_to(0, "H6")
    station.play("sidestep:H7")
    assert view(station.live, 1)["table"]["seats"][0]["sidestepped"] == 1
    station.turn_of(0)
    assert "withdraw" in station.offered()
    assert station.refused("sidestep:H6") == "AQ-17.25"
    station.to_interim()
    station.turn_of(0)
    station.engineer_to(0, "H1")
    station.program(0)
    assert station.state.round == 2
    assert station.refused("sidestep:H2") == "AQ-17.25"


# -- interim cards


@rule("AQ-17.26")
@pytest.mark.parametrize("colour", range(6))
def test_an_interim_card_programs_its_symbol_for_one_time(colour: int) -> None:
    station = swept(number=4)
    card = f"R{30 + colour}"
    station.give_card(0, card)
    station.give_time(0, 2)
    bots, supply = station.seat(0).bots, station.state.supply_time
    station.to_interim()
    assert station.asked() is InterimTime
    station.play(f"card:{card}")
    me = station.seat(0)
    assert me.programmed == 1 << colour
    assert (me.bots, me.time, station.state.supply_time) == (bots - 1, 1, supply + 1)


@rule("AQ-17.26")
def test_once_per_card_and_scoring() -> None:
    station = swept()
    station.give_card(0, "R30")
    station.give_card(0, "R31")
    station.give_time(0, 4)
    station.to_interim()
    station.play("card:R30")
    station.program(0)  # even with the symbol free again
    assert station.offered() == ["card:R31", "income"]
    assert station.refused("card:R30") == "AQ-17.26"
    station.play("income")
    assert station.asked() is Turn
    station.to_interim()
    assert station.offered() == ["card:R30", "card:R31", "income"]


@rule("AQ-17.27")
def test_when_an_interim_card_cannot_be_used() -> None:
    station = swept()
    station.give_card(0, "R30")
    station.give_card(0, "R31")
    station.give_time(0, 1)
    station.to_interim()
    occupied = station.clone()
    occupied.program(0, "green")
    assert occupied.refused("card:R30") == "AQ-17.27"
    no_bot = station.clone()
    empty_supply(no_bot, 0)
    assert no_bot.refused("card:R30") == "AQ-17.27"
    no_time = station.clone()
    no_time.give_time(0, 0)
    assert no_time.refused("card:R30") == "AQ-17.27"
    no_time.play("income")
    assert (no_time.asked(), no_time.seat(0).time) == (Turn, 0), "no compensation"


@rule("AQ-17.27")
def test_a_third_bot_of_an_interim_card_goes_back_for_two_time() -> None:
    station = swept()
    station.give_card(0, "R30")
    station.give_time(0, 1)
    station.program(0, "red", "white")
    station.to_interim()
    station.play("card:R30")
    assert station.asked() is ThirdBot
    assert station.offered() == ["back:green", "back:red", "back:white"]
    station.play("back:red")
    assert (station.programmed(0), station.seat(0).time) == ({"green", "white"}, 2)


# -- immediate cards


@rule("AQ-17.28", "AQ-17.32")
@pytest.mark.parametrize("colour", range(6))
def test_an_immediate_card_gives_two_time_and_a_bot(colour: int) -> None:
    station = swept()
    station.lay_card("A", f"R{36 + colour}")
    station.act("A", "red")
    bots, supply = station.seat(0).bots, station.state.supply_time
    station.play("perform")
    me = station.seat(0)
    assert (me.time, me.programmed, me.bots) == (2, 1 << colour, bots - 1)
    assert station.state.supply_time == supply - 2
    assert station.live.to_act() == [1], "it is a must"


@rule("AQ-17.29")
@pytest.mark.parametrize(("time", "after"), [(0, 4), (1, 4), (3, 4)])
def test_with_the_symbol_occupied_two_more_time(time: int, after: int) -> None:
    station = swept()
    station.give_time(0, time)
    station.lay_card("A", "R36")
    station.act("A", "red", "green")
    bots = station.seat(0).bots
    station.play("perform")
    assert (station.seat(0).time, station.seat(0).bots) == (after, bots)
    assert station.programmed(0) == {"green"}


@rule("AQ-17.30")
def test_an_immediate_card_makes_no_third_bot() -> None:
    station = swept()
    station.lay_card("A", "R36")
    station.act("A", "red", "white")
    station.play("perform")
    assert station.programmed(0) == {"green", "white"}
    assert station.seat(0).time == 2
    assert station.live.to_act() == [1]


@rule("AQ-17.31")
def test_an_immediate_card_with_an_empty_supply() -> None:
    station = swept()
    station.lay_card("A", "R36")
    station.program(0, "red")
    send_out(station, 0, station.seat(0).bots)
    station.play("go:A", "perform")
    assert (station.seat(0).time, station.programmed(0)) == (2, set())
    assert station.seat(0).bots == 0
