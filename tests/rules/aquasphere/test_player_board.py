"""Section 6: symbols, the supply of bots and subs, the time symbol."""

from __future__ import annotations

import pytest

from kolonie.core.views import view
from kolonie.games.aquasphere.box import COLOURS
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import ThirdBot
from kolonie.games.aquasphere.positions import Position, started
from tests.citing import rule
from tests.laws.playing import positions
from tests.rules.aquasphere.station import set_ups


def board(*symbols: str) -> Position:
    """Seat 0's turn with these symbols programmed; the tokens are those of P1 (H1 blue, H2 white)."""
    station = started(2)
    station.turn_of(0)
    station.join_sectors()
    station.lay_tokens("P1")
    station.program(0, *symbols)
    return station


def bot_points(station: Position) -> int:
    """The number that the first player's bots in play would score now."""
    points: int = view(station.live, None)["interim"][0][1]
    return points


@rule("AQ-6.01")
def test_seven_symbols_and_one_bot_each() -> None:
    station = board()
    station.give_time(0, 3)
    assert [key for key in station.offered() if key.startswith("buy")] == sorted(f"buy:{c}" for c in COLOURS)
    for colour in COLOURS:
        station.program(0, colour)
        assert station.refused(f"buy:{colour}") == "AQ-9.09"


@rule("AQ-6.01", "AQ-6.02", "AQ-6.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_never_three_programmed_bots_but_while_one_is_chosen(seats: int) -> None:
    for seed in range(4):
        for game in positions(TITLE, seats, seed):
            for index, seat in enumerate(game.state.seats):
                choosing = index in game.asks and Position(game).asked() is ThirdBot
                assert seat.programmed.bit_count() == 3 if choosing else seat.programmed.bit_count() <= 2
                assert 0 <= seat.bots <= 15


@rule("AQ-6.03", "AQ-6.04")
@pytest.mark.parametrize("colour", ["blue", "green", "red"])
def test_a_third_bot_by_the_engineer_sends_any_of_the_three_back_for_2_time(colour: str) -> None:
    station = board("green", "red")
    station.give_time(0, 1)
    bots = station.seat(0).bots
    station.play("engineer:H1")
    assert station.asked() is ThirdBot and station.live.to_act() == [0]
    assert station.offered() == ["back:blue", "back:green", "back:red"]  # blue is the one just placed
    station.play(f"back:{colour}")
    assert station.programmed(0) == {"blue", "green", "red"} - {colour}
    assert (station.seat(0).time, station.seat(0).bots) == (3, bots)
    assert station.live.to_act() == [1]


@rule("AQ-6.03", "AQ-6.04")
def test_a_third_bot_by_way_2() -> None:
    station = board("green", "red")
    station.give_time(0, 3)
    station.play("buy:black")
    assert station.offered() == ["back:black", "back:green", "back:red"]
    station.play("back:black")
    assert (station.seat(0).time, station.programmed(0)) == (2, {"green", "red"})


@rule("AQ-6.03", "AQ-6.04")
def test_a_third_bot_by_an_interim_card() -> None:
    station = board("green", "red")
    station.give_card(0, "R34")
    station.give_time(0, 1)
    station.to_interim()
    station.play("card:R34")
    assert station.offered() == ["back:blue", "back:green", "back:red"]
    station.play("back:green")
    assert station.programmed(0) == {"blue", "red"}
    assert station.seat(0).time == 1 - 1 + 2 + 1  # card, third bot, then the income of one sub


@rule("AQ-6.05", "AQ-6.06")
def test_numbers_are_uncovered_from_1_on_and_covered_again_from_the_highest() -> None:
    station = board()
    seat = station.seat(0)
    seat.subs = 0  # no number is hidden by a sub
    seen = []
    for in_play in range(16):
        station.bay("A", natural=in_play)
        assert seat.bots == 15 - in_play
        seen.append(bot_points(station))
    assert seen == [0, 0, *range(1, 15)]
    station.program(0)
    station.bay("A", natural=5)
    station.program(0, "red")
    station.play("return:red")
    assert bot_points(station) == 4


@rule("AQ-6.07", "AQ-6.08")
@pytest.mark.parametrize("deployed", [1, 2, 3, 4, 5, 6])
def test_each_sub_deployed_opens_one_more_column_of_two(deployed: int) -> None:
    station = board()
    station.seat(0).subs = 6 - deployed
    station.bay("A", natural=15)
    assert bot_points(station) == 2 + 2 * deployed
    station.bay("A", natural=3 + 2 * deployed)
    assert bot_points(station) == 2 + 2 * deployed
    station.bay("A", natural=2 + 2 * deployed)
    assert bot_points(station) == 1 + 2 * deployed


@rule("AQ-6.05", "AQ-6.08", "AQ-13.21")
def test_a_sub_is_taken_from_the_left() -> None:
    station = board()
    station.bay("A", natural=14)
    station.take_subs("B")
    station.give_time(0, 4)
    assert bot_points(station) == 4
    station.act("B", "blue")
    station.play("perform")
    assert (station.seat(0).subs, bot_points(station)) == (4, 6)


@rule("AQ-6.09", "AQ-6.11")
def test_bots_in_play_are_the_programmed_those_on_control_fields_and_in_bays() -> None:
    station = board()
    station.seat(0).subs = 0
    station.program(0, "red", "blue")
    station.control("B", 0)
    station.control("C", 0)
    station.control("D", 0)
    station.bay("A", natural=4)
    assert bot_points(station) == 2 + 3 + 4 - 1  # 15 bots share 14 spaces; the one on the track is apart
    assert station.seat(0).bots == 15 - 9


@rule("AQ-6.10", "AQ-6.06")
def test_the_fifteenth_bot_of_the_supply_uncovers_nothing_and_is_taken_first() -> None:
    station = board("green")
    assert (station.seat(0).bots, bot_points(station)) == (14, 0)
    station.play("return:green")
    assert (station.seat(0).bots, bot_points(station)) == (15, 0)
    station.play("engineer:H1")
    assert (station.seat(0).bots, bot_points(station)) == (14, 0)
    station.turn_of(0)
    station.give_time(0, 3)
    station.play("buy:green")
    assert (station.seat(0).bots, bot_points(station)) == (13, 1)


@rule("AQ-6.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bot_on_the_play_order_track_stays_there(seats: int) -> None:
    for station in set_ups(seats, 3):
        for index in range(seats):
            station.program(index)
            assert station.seat(index).bots == 15  # of 16
        assert sorted(station.state.order) == list(range(seats))
        station.to_interim()
        assert sorted(station.state.order) == list(range(seats))


@rule("AQ-6.12", "AQ-9.05")
def test_the_time_symbol_holds_a_marker_after_way_2_until_the_interim_scoring() -> None:
    station = board()
    station.give_time(0, 4)
    assert station.seat(0).bought == 0
    station.play("buy:red")
    assert station.seat(0).bought == 1
    assert view(station.live, 1)["table"]["seats"][0]["bought"] == 1
    station.engineer_to(0, "H6")
    station.to_interim()
    assert station.seat(0).bought == 0
