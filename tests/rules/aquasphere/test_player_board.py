"""Section 6: symbols, the supply of bots and subs, the time symbol."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.views import view
from kolonie.games.aquasphere.box import COLOURS
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import ThirdBot
from tests.citing import rule
from tests.laws.playing import positions
from tests.rules.aquasphere.station import (
    asked,
    bay,
    control,
    engineer_to,
    enter,
    give_card,
    give_time,
    join_sectors,
    lay_tokens,
    offered,
    play,
    program,
    programmed,
    refused,
    seat_of,
    set_ups,
    started,
    table_of,
    to_interim,
    turn_of,
)


def board(*symbols: str) -> Game:
    """Seat 0's turn with these symbols programmed; the tokens are those of P1 (H1 blue, H2 white)."""
    game = started(2)
    turn_of(game, 0)
    join_sectors(game)
    lay_tokens(game, "P1")
    program(game, 0, *symbols)
    return game


def bot_points(game: Game) -> int:
    """The number that the first player's bots in play would score now."""
    points: int = view(game, None)["interim"][0][1]
    return points


@rule("AQ-6.01")
def test_seven_symbols_and_one_bot_each() -> None:
    game = board()
    give_time(game, 0, 3)
    assert [key for key in offered(game) if key.startswith("buy")] == sorted(f"buy:{c}" for c in COLOURS)
    for colour in COLOURS:
        program(game, 0, colour)
        assert refused(game, f"buy:{colour}") == "AQ-9.09"


@rule("AQ-6.01", "AQ-6.02", "AQ-6.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_never_three_programmed_bots_but_while_one_is_chosen(seats: int) -> None:
    for seed in range(4):
        for game in positions(TITLE, seats, seed):
            for index, seat in enumerate(table_of(game).seats):
                choosing = index in game.asks and asked(game) is ThirdBot
                assert seat.programmed.bit_count() == 3 if choosing else seat.programmed.bit_count() <= 2
                assert 0 <= seat.bots <= 15


@rule("AQ-6.03", "AQ-6.04")
@pytest.mark.parametrize("colour", ["blue", "green", "red"])
def test_a_third_bot_by_the_engineer_sends_any_of_the_three_back_for_2_time(colour: str) -> None:
    game = board("green", "red")
    give_time(game, 0, 1)
    bots = seat_of(game, 0).bots
    play(game, "engineer:H1")
    assert asked(game) is ThirdBot and game.to_act() == [0]
    assert offered(game) == ["back:blue", "back:green", "back:red"]  # blue is the one just placed
    play(game, f"back:{colour}")
    assert programmed(game, 0) == {"blue", "green", "red"} - {colour}
    assert (seat_of(game, 0).time, seat_of(game, 0).bots) == (3, bots)
    assert game.to_act() == [1]


@rule("AQ-6.03", "AQ-6.04")
def test_a_third_bot_by_way_2() -> None:
    game = board("green", "red")
    give_time(game, 0, 3)
    play(game, "buy:black")
    assert offered(game) == ["back:black", "back:green", "back:red"]
    play(game, "back:black")
    assert (seat_of(game, 0).time, programmed(game, 0)) == (2, {"green", "red"})


@rule("AQ-6.03", "AQ-6.04")
def test_a_third_bot_by_an_interim_card() -> None:
    game = board("green", "red")
    give_card(game, 0, "R34")
    give_time(game, 0, 1)
    to_interim(game)
    play(game, "card:R34")
    assert offered(game) == ["back:blue", "back:green", "back:red"]
    play(game, "back:green")
    assert programmed(game, 0) == {"blue", "red"}
    assert seat_of(game, 0).time == 1 - 1 + 2 + 1  # card, third bot, then the income of one sub


@rule("AQ-6.05", "AQ-6.06")
def test_numbers_are_uncovered_from_1_on_and_covered_again_from_the_highest() -> None:
    game = board()
    seat = seat_of(game, 0)
    seat.subs = 0  # no number is hidden by a sub
    seen = []
    for in_play in range(16):
        bay(game, "A", natural=in_play)
        assert seat.bots == 15 - in_play
        seen.append(bot_points(game))
    assert seen == [0, 0, *range(1, 15)]
    program(game, 0)
    bay(game, "A", natural=5)
    program(game, 0, "red")
    play(game, "return:red")
    assert bot_points(game) == 4


@rule("AQ-6.07", "AQ-6.08")
@pytest.mark.parametrize("deployed", [1, 2, 3, 4, 5, 6])
def test_each_sub_deployed_opens_one_more_column_of_two(deployed: int) -> None:
    game = board()
    seat_of(game, 0).subs = 6 - deployed
    bay(game, "A", natural=15)
    assert bot_points(game) == 2 + 2 * deployed
    bay(game, "A", natural=3 + 2 * deployed)
    assert bot_points(game) == 2 + 2 * deployed
    bay(game, "A", natural=2 + 2 * deployed)
    assert bot_points(game) == 1 + 2 * deployed


@rule("AQ-6.05", "AQ-6.08", "AQ-13.21")
def test_a_sub_is_taken_from_the_left() -> None:
    game = board()
    bay(game, "A", natural=14)
    table_of(game).subs[1] = ()
    give_time(game, 0, 4)
    assert bot_points(game) == 4
    enter(game, "B", "blue")
    play(game, "perform")
    assert (seat_of(game, 0).subs, bot_points(game)) == (4, 6)


@rule("AQ-6.09", "AQ-6.11")
def test_bots_in_play_are_the_programmed_those_on_control_fields_and_in_bays() -> None:
    game = board()
    seat_of(game, 0).subs = 0
    program(game, 0, "red", "blue")
    control(game, "B", 0)
    control(game, "C", 0)
    control(game, "D", 0)
    bay(game, "A", natural=4)
    assert bot_points(game) == 2 + 3 + 4 - 1  # 15 bots share 14 spaces; the one on the track is apart
    assert seat_of(game, 0).bots == 15 - 9


@rule("AQ-6.10", "AQ-6.06")
def test_the_fifteenth_bot_of_the_supply_uncovers_nothing_and_is_taken_first() -> None:
    game = board("green")
    assert (seat_of(game, 0).bots, bot_points(game)) == (14, 0)
    play(game, "return:green")
    assert (seat_of(game, 0).bots, bot_points(game)) == (15, 0)
    play(game, "engineer:H1")
    assert (seat_of(game, 0).bots, bot_points(game)) == (14, 0)
    turn_of(game, 0)
    give_time(game, 0, 3)
    play(game, "buy:green")
    assert (seat_of(game, 0).bots, bot_points(game)) == (13, 1)


@rule("AQ-6.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bot_on_the_play_order_track_stays_there(seats: int) -> None:
    for game in set_ups(seats, 3):
        for index in range(seats):
            program(game, index)
            assert seat_of(game, index).bots == 15  # of 16
        assert sorted(table_of(game).order) == list(range(seats))
        to_interim(game)
        assert sorted(table_of(game).order) == list(range(seats))


@rule("AQ-6.12", "AQ-9.05")
def test_the_time_symbol_holds_a_marker_after_way_2_until_the_interim_scoring() -> None:
    game = board()
    give_time(game, 0, 4)
    assert seat_of(game, 0).bought == 0
    play(game, "buy:red")
    assert seat_of(game, 0).bought == 1
    assert view(game, 1)["table"]["seats"][0]["bought"] == 1
    engineer_to(game, 0, "H6")
    to_interim(game)
    assert seat_of(game, 0).bought == 0
