"""Section 4: knowledge points and red lines."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.views import view
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import CrossLine, Turn
from tests.citing import rule
from tests.rules.aquasphere.station import (
    asked,
    bay,
    control,
    engineer_to,
    enter,
    give_card,
    give_crystals,
    give_time,
    join_sectors,
    lay_tokens,
    offered,
    play,
    program,
    programmed,
    scientist_to,
    seat_of,
    started,
    stock,
    table_of,
    to_interim,
    to_round,
    turn_of,
)


def scored(kp: int, octopods: int, crystals: int = 0, symbol: str = "") -> Game:
    """Seat 0 stood on `kp` and has just caught octopods; `symbol` still holds a bot."""
    game = started(2)
    seat = turn_of(game, 0)
    join_sectors(game)
    seat.kp = kp
    seat.room = (2, 9, 9, 4)
    give_crystals(game, 0, crystals)
    stock(game, "A", octopods=octopods)
    scientist_to(game, 0, "A")
    program(game, 0, "violet", *([symbol] if symbol else []))
    play(game, "go:A")
    if symbol:
        play(game, "area:violet")
    play(game, f"catch:{octopods}")
    return game


def interim(kp: int, octopods: int, crystals: int = 0, symbols: tuple[str, ...] = ()) -> Game:
    """An interim scoring of a player on `kp` who controls a sector with octopods; another has the majority.

    The total is the crystals' value minus the octopods' value, plus bots in play if symbols hold bots.
    """
    game = started(2)
    turn_of(game, 0)
    join_sectors(game)
    seat_of(game, 0).kp = kp
    stock(game, "A", octopods=octopods)
    control(game, "A", 0)
    control(game, "B", 1)
    control(game, "C", 1)
    give_crystals(game, 0, crystals)
    program(game, 0, *symbols)
    to_interim(game)
    return game


# -- the track


@rule("AQ-4.01")
def test_everybody_sees_the_points_of_everybody() -> None:
    game = scored(5, 2)
    assert [seat["kp"] for seat in view(game, 1)["table"]["seats"]] == [8, 0]
    assert game.scores() == [8, 0]


@rule("AQ-4.02", "AQ-4.03", "AQ-4.04")
@pytest.mark.parametrize(("before", "after"), [(48, 51), (98, 101), (148, 151), (198, 201), (298, 301)])
def test_the_score_goes_on_past_every_lap_of_50(before: int, after: int) -> None:
    game = scored(before, 2, crystals=1)
    assert game.scores()[0] == after
    assert seat_of(game, 0).crystals == 0  # the line before the 0 of the next lap


@rule("AQ-4.05", "AQ-4.06", "AQ-4.07")
def test_where_the_red_lines_lie() -> None:
    paid = {kp for kp in range(160) if seat_of(scored(kp, 1, crystals=1), 0).crystals == 0}
    assert {kp + 1 for kp in paid} == {13, 26, 38, 50, 63, 76, 88, 100, 113, 126, 138, 150}


@rule("AQ-4.06")
def test_standing_before_a_line_is_not_crossing_it() -> None:
    assert seat_of(scored(9, 2, crystals=1), 0).crystals == 1  # 12 is the last field before 13
    assert seat_of(scored(10, 2, crystals=1), 0).crystals == 0  # 13 itself lies behind it


# -- paying


@rule("AQ-4.07", "AQ-4.08", "AQ-4.14")
def test_a_crystal_must_pay_even_with_a_programmed_bot() -> None:
    game = scored(12, 3, crystals=2, symbol="red")
    seat = seat_of(game, 0)
    assert asked(game) is Turn and game.to_act() == [1]  # nothing was asked
    assert (seat.kp, seat.crystals, programmed(game, 0)) == (18, 1, {"red"})
    assert TITLE.census(game)["crystals"] == 20


@rule("AQ-4.14", "AQ-7.14")
def test_crystals_paid_go_to_the_general_supply() -> None:
    game = scored(0, 1, crystals=1)
    before = table_of(game).supply_crystals
    game = scored(12, 1, crystals=1)
    assert table_of(game).supply_crystals == before + 1


@rule("AQ-4.09", "AQ-4.10")
def test_without_a_crystal_a_bot_of_choice_may_go_back_and_brings_no_time() -> None:
    game = scored(12, 3, symbol="red")
    seat = seat_of(game, 0)
    assert asked(game) is CrossLine
    assert offered(game) == ["line:red", "stop"]
    give_time(game, 0, 0)
    bots = seat.bots
    play(game, "line:red")
    assert (seat.kp, seat.bots, seat.time, programmed(game, 0)) == (18, bots + 1, 0, set())


@rule("AQ-4.09", "AQ-4.16")
def test_either_of_two_bots_may_pay_in_an_interim_scoring() -> None:
    game = started(2)
    seat = turn_of(game, 0)
    control(game, "A", 0)
    stock(game, "A", octopods=0)
    program(game, 0, "red", "green")
    seat.kp = 12
    give_time(game, 0, 1)
    to_interim(game)
    assert game.to_act() == [0]
    assert offered(game) == ["line:green", "line:red", "stop"]
    play(game, "line:green")
    assert (seat.kp, programmed(game, 0)) == (12 + 6 + 2, {"red"})  # majority 6, bots in play 2
    assert seat.time == 1 + 1  # the income of one sub and nothing for the bot


@rule("AQ-4.11")
def test_stopping_before_a_line_loses_the_rest() -> None:
    game = scored(10, 3, symbol="red")
    play(game, "stop")
    seat = seat_of(game, 0)
    assert (seat.kp, programmed(game, 0)) == (12, {"red"})
    turn_of(game, 0)
    program(game, 0)
    stock(game, "A", octopods=1)
    enter(game, "A", "violet")
    give_crystals(game, 0, 1)
    play(game, "catch:1")
    assert seat.kp == 13  # the 4 points left over do not come back


@rule("AQ-4.12")
def test_each_line_is_settled_separately() -> None:
    both = scored(12, 6, crystals=3)  # 12 + 21 = 33 lies behind 13 and 26
    assert (seat_of(both, 0).kp, seat_of(both, 0).crystals) == (33, 1)
    one = scored(12, 6, crystals=1)
    assert (seat_of(one, 0).kp, seat_of(one, 0).crystals) == (25, 0)
    asked_at_the_second = scored(12, 6, crystals=1, symbol="red")
    assert offered(asked_at_the_second) == ["line:red", "stop"]
    play(asked_at_the_second, "stop")
    assert (seat_of(asked_at_the_second, 0).kp, programmed(asked_at_the_second, 0)) == (25, {"red"})


@rule("AQ-4.12", "AQ-4.13")
def test_a_bot_pays_the_first_line_and_the_second_stops_the_counter() -> None:
    game = scored(12, 6, symbol="red")
    play(game, "line:red")
    assert seat_of(game, 0).kp == 25
    assert asked(game) is Turn


@rule("AQ-4.13")
def test_with_nothing_to_pay_the_counter_stops_without_asking() -> None:
    game = scored(10, 3)
    assert asked(game) is Turn and game.to_act() == [1]
    assert seat_of(game, 0).kp == 12


# -- scorings


@rule("AQ-4.15")
def test_the_final_scoring_ignores_red_lines() -> None:
    game = started(2)
    to_round(game, 4)
    seat = seat_of(game, 0)
    program(game, 0)
    give_crystals(game, 0, 1)
    give_time(game, 0, 4)
    seat.kp = 11
    to_interim(game)
    assert game.over
    assert table_of(game).final[0][0] == 12  # after the interim scoring: 1 for the crystal
    assert (seat.kp, seat.crystals) == (12 + 1 + 4, 1)  # one letter and four time, nothing paid


@rule("AQ-4.16")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_red_lines_count_in_every_interim_scoring(number: int) -> None:
    game = started(2)
    to_round(game, number)
    seat = seat_of(game, 0)
    program(game, 0)
    give_crystals(game, 0, 2)
    seat.kp = 12
    to_interim(game)
    after = table_of(game).final[0][0] if game.over else seat.kp
    assert (after, seat.crystals) == (15, 1)


@rule("AQ-4.17")
@pytest.mark.parametrize(
    ("before", "after"), [(50, 50), (60, 50), (75, 63), (37, 26), (30, 26), (26, 26), (25, 13), (49, 38)]
)
def test_a_negative_total_stops_at_the_last_line_crossed(before: int, after: int) -> None:
    assert seat_of(interim(before, octopods=6), 0).kp == after  # minus 21


@rule("AQ-4.17")
def test_a_small_negative_total_moves_back_by_itself() -> None:
    assert seat_of(interim(30, octopods=2), 0).kp == 27
    assert seat_of(interim(30, octopods=3), 0).kp == 26


@rule("AQ-4.18")
def test_before_the_first_line_the_counter_stops_at_0() -> None:
    assert seat_of(interim(12, octopods=5), 0).kp == 0
    assert seat_of(interim(12, octopods=4), 0).kp == 2


@rule("AQ-4.19")
def test_points_of_a_turn_move_at_once() -> None:
    game = scored(0, 2)
    assert game.scores() == [3, 0]
    assert game.to_act() == [1]  # the next turn has only begun


@rule("AQ-4.19", "AQ-14.10")
def test_points_of_an_interim_scoring_move_as_one_sum() -> None:
    game = interim(12, octopods=2, crystals=2)  # plus 3 and minus 3
    assert (seat_of(game, 0).kp, seat_of(game, 0).crystals) == (12, 2)


# -- compulsory gains, several gains


@rule("AQ-4.20")
@pytest.mark.parametrize("colour", ["violet", "blue", "red"])
def test_points_of_an_action_cannot_be_declined_at_a_line(colour: str) -> None:
    game = started(2)
    seat = turn_of(game, 0)
    join_sectors(game)
    table_of(game).subs[0] = ()
    stock(game, "A", octopods=2)
    give_time(game, 0, 4)
    seat.kp = 11
    program(game, 0, colour, "white")
    scientist_to(game, 0, "A")
    play(game, "go:A", f"area:{colour}", "catch:2" if colour == "violet" else "perform")
    assert offered(game) == ["line:white", "stop"]
    play(game, "stop")
    assert seat.kp == 12


@rule("AQ-4.20", "AQ-14.10")
def test_the_interim_total_cannot_be_declined() -> None:
    game = interim(11, octopods=0, crystals=3)
    seat = seat_of(game, 0)
    assert (seat.kp, seat.crystals) == (17, 2)


@rule("AQ-4.20", "AQ-17.03")
def test_points_of_a_research_card_can_be_declined() -> None:
    game = started(2)
    seat = turn_of(game, 0)
    lay_tokens(game, "P1")  # blue on H1
    give_card(game, 0, "R15")
    give_crystals(game, 0, 1)
    program(game, 0)
    engineer_to(game, 0, "H0")
    seat.kp = 12
    play(game, "engineer:H1")
    assert offered(game) == ["card:R15", "done"]
    play(game, "done")
    assert (seat.kp, seat.crystals) == (12, 1)


@rule("AQ-4.21")
def test_each_gain_settles_its_own_lines() -> None:
    game = started(2)
    seat = turn_of(game, 0)
    join_sectors(game)
    give_card(game, 0, "R24")  # 3 points for a catch
    stock(game, "A", octopods=1)
    seat.kp = 12
    scientist_to(game, 0, "A")
    program(game, 0, "violet", "white")
    play(game, "go:A", "area:violet", "catch:1", "kp:1", "stop")
    assert seat.kp == 12
    play(game, "card:R24")
    assert offered(game) == ["line:white", "stop"]
    play(game, "line:white")
    assert seat.kp == 12 + 3


@rule("AQ-4.21", "AQ-10.20")
def test_the_bay_card_moves_the_counter_before_the_action_does() -> None:
    game = started(2)
    seat = turn_of(game, 0)
    join_sectors(game)
    give_card(game, 0, "R26")
    give_crystals(game, 0, 1)
    stock(game, "A", octopods=1)
    bay(game, "A", yellow=2)
    control(game, "A", 1)
    seat.kp = 11
    enter(game, "A", "violet")
    play(game, "card:R26")
    assert (seat.kp, seat.crystals) == (13, 0)  # two yellow bots left the bay
    play(game, "catch:1")
    assert seat.kp == 14


@rule("AQ-4.22")
@pytest.mark.parametrize(
    ("order", "after"), [(("card:R23",), (13, 0)), (("kp:1", "card:R23"), (12, 1))], ids=["first", "later"]
)
def test_a_crystal_received_first_can_pay(order: tuple[str, ...], after: tuple[int, int]) -> None:
    game = started(2)
    seat = turn_of(game, 0)
    join_sectors(game)
    give_card(game, 0, "R23")  # 1 crystal for a catch
    stock(game, "A", octopods=1)
    seat.kp = 12
    enter(game, "A", "violet")
    play(game, "catch:1", *order)
    assert (seat.kp, seat.crystals) == after
