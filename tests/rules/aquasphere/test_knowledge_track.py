"""Section 4: knowledge points and red lines."""

from __future__ import annotations

import pytest

from kolonie.core.views import view
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import CrossLine, Turn
from kolonie.games.aquasphere.positions import Position, started
from tests.citing import rule
from tests.rules.aquasphere.station import make_room


def scored(kp: int, octopods: int, crystals: int = 0, symbol: str = "") -> Position:
    """Seat 0 stood on `kp` and has just caught octopods; `symbol` still holds a bot."""
    station = started(2)
    seat = station.turn_of(0)
    station.join_sectors()
    station.give_points(0, kp)
    seat.room = (2, 9, 9, 4)
    station.give_crystals(0, crystals)
    station.stock("A", octopods=octopods)
    station.scientist_to(0, "A")
    station.program(0, "violet", *([symbol] if symbol else []))
    station.play("go:A")
    if symbol:
        station.play("area:violet")
    station.play(f"catch:{octopods}")
    return station


def interim(kp: int, octopods: int, crystals: int = 0, symbols: tuple[str, ...] = ()) -> Position:
    """An interim scoring of a player on `kp` who controls a sector with octopods; another has the majority.

    The total is the crystals' value minus the octopods' value, plus bots in play if symbols hold bots.
    """
    station = started(2)
    station.turn_of(0)
    station.join_sectors()
    station.give_points(0, kp)
    station.stock("A", octopods=octopods)
    station.control("A", 0)
    station.control("B", 1)
    station.control("C", 1)
    make_room(station, 0, crystals=max(2, crystals))
    station.give_crystals(0, crystals)
    station.program(0, *symbols)
    station.to_interim()
    return station


# -- the track


@rule("AQ-4.01")
def test_everybody_sees_the_points_of_everybody() -> None:
    station = scored(5, 2)
    assert [seat["kp"] for seat in view(station.live, 1)["table"]["seats"]] == [8, 0]
    assert station.live.scores() == [8, 0]


@rule("AQ-4.02", "AQ-4.03", "AQ-4.04")
@pytest.mark.parametrize(("before", "after"), [(48, 51), (98, 101), (148, 151), (198, 201), (298, 301)])
def test_the_score_goes_on_past_every_lap_of_50(before: int, after: int) -> None:
    station = scored(before, 2, crystals=1)
    assert station.live.scores()[0] == after
    assert station.seat(0).crystals == 0  # the line before the 0 of the next lap


@rule("AQ-4.05", "AQ-4.06", "AQ-4.07")
def test_where_the_red_lines_lie() -> None:
    paid = {kp for kp in range(160) if scored(kp, 1, crystals=1).seat(0).crystals == 0}
    assert {kp + 1 for kp in paid} == {13, 26, 38, 50, 63, 76, 88, 100, 113, 126, 138, 150}


@rule("AQ-4.06")
def test_standing_before_a_line_is_not_crossing_it() -> None:
    assert scored(9, 2, crystals=1).seat(0).crystals == 1  # 12 is the last field before 13
    assert scored(10, 2, crystals=1).seat(0).crystals == 0  # 13 itself lies behind it


# -- paying


@rule("AQ-4.07", "AQ-4.08", "AQ-4.14")
def test_a_crystal_must_pay_even_with_a_programmed_bot() -> None:
    station = scored(12, 3, crystals=2, symbol="red")
    seat = station.seat(0)
    assert station.asked() is Turn and station.live.to_act() == [1]  # nothing was asked
    assert (seat.kp, seat.crystals, station.programmed(0)) == (18, 1, {"red"})
    assert TITLE.census(station.live)["crystals"] == 20


@rule("AQ-4.14", "AQ-7.14")
def test_crystals_paid_go_to_the_general_supply() -> None:
    station = scored(0, 1, crystals=1)
    before = station.state.supply_crystals
    station = scored(12, 1, crystals=1)
    assert station.state.supply_crystals == before + 1


@rule("AQ-4.09", "AQ-4.10")
def test_without_a_crystal_a_bot_of_choice_may_go_back_and_brings_no_time() -> None:
    station = scored(12, 3, symbol="red")
    seat = station.seat(0)
    assert station.asked() is CrossLine
    assert station.offered() == ["line:red", "stop"]
    station.give_time(0, 0)
    bots = seat.bots
    station.play("line:red")
    assert (seat.kp, seat.bots, seat.time, station.programmed(0)) == (18, bots + 1, 0, set())


@rule("AQ-4.09", "AQ-4.16")
def test_either_of_two_bots_may_pay_in_an_interim_scoring() -> None:
    station = started(2)
    seat = station.turn_of(0)
    station.control("A", 0)
    station.stock("A", octopods=0)
    station.program(0, "red", "green")
    station.give_points(0, 12)
    station.give_time(0, 1)
    station.to_interim()
    assert station.live.to_act() == [0]
    assert station.offered() == ["line:green", "line:red", "stop"]
    station.play("line:green")
    assert (seat.kp, station.programmed(0)) == (12 + 6 + 2, {"red"})  # majority 6, bots in play 2
    assert seat.time == 1 + 1  # the income of one sub and nothing for the bot


@rule("AQ-4.11")
def test_stopping_before_a_line_loses_the_rest() -> None:
    station = scored(10, 3, symbol="red")
    station.play("stop")
    seat = station.seat(0)
    assert (seat.kp, station.programmed(0)) == (12, {"red"})
    station.turn_of(0)
    station.program(0)
    station.stock("A", octopods=1)
    station.act("A", "violet")
    station.give_crystals(0, 1)
    station.play("catch:1")
    assert seat.kp == 13  # the 4 points left over do not come back


@rule("AQ-4.12")
def test_each_line_is_settled_separately() -> None:
    both = scored(12, 6, crystals=3)  # 12 + 21 = 33 lies behind 13 and 26
    assert (both.seat(0).kp, both.seat(0).crystals) == (33, 1)
    one = scored(12, 6, crystals=1)
    assert (one.seat(0).kp, one.seat(0).crystals) == (25, 0)
    asked_at_the_second = scored(12, 6, crystals=1, symbol="red")
    assert asked_at_the_second.offered() == ["line:red", "stop"]
    asked_at_the_second.play("stop")
    assert (asked_at_the_second.seat(0).kp, asked_at_the_second.programmed(0)) == (25, {"red"})


@rule("AQ-4.12", "AQ-4.13")
def test_a_bot_pays_the_first_line_and_the_second_stops_the_counter() -> None:
    station = scored(12, 6, symbol="red")
    station.play("line:red")
    assert station.seat(0).kp == 25
    assert station.asked() is Turn


@rule("AQ-4.13")
def test_with_nothing_to_pay_the_counter_stops_without_asking() -> None:
    station = scored(10, 3)
    assert station.asked() is Turn and station.live.to_act() == [1]
    assert station.seat(0).kp == 12


# -- scorings


@rule("AQ-4.15")
def test_the_final_scoring_ignores_red_lines() -> None:
    station = started(2)
    station.to_round(4)
    seat = station.seat(0)
    station.program(0)
    station.give_crystals(0, 1)
    station.give_time(0, 4)
    station.give_points(0, 11)
    station.to_interim()
    assert station.live.over
    assert station.state.final[0][0] == 12  # after the interim scoring: 1 for the crystal
    assert (seat.kp, seat.crystals) == (12 + 1 + 4, 1)  # one letter and four time, nothing paid


@rule("AQ-4.16")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_red_lines_count_in_every_interim_scoring(number: int) -> None:
    station = started(2)
    station.to_round(number)
    seat = station.seat(0)
    station.program(0)
    station.give_crystals(0, 2)
    station.give_points(0, 12)
    station.to_interim()
    after = station.state.final[0][0] if station.live.over else seat.kp
    assert (after, seat.crystals) == (15, 1)


@rule("AQ-4.17")
@pytest.mark.parametrize(
    ("before", "after"), [(50, 50), (60, 50), (75, 63), (37, 26), (30, 26), (26, 26), (25, 13), (49, 38)]
)
def test_a_negative_total_stops_at_the_last_line_crossed(before: int, after: int) -> None:
    assert interim(before, octopods=6).seat(0).kp == after  # minus 21


@rule("AQ-4.17")
def test_a_small_negative_total_moves_back_by_itself() -> None:
    assert interim(30, octopods=2).seat(0).kp == 27
    assert interim(30, octopods=3).seat(0).kp == 26


@rule("AQ-4.18")
def test_before_the_first_line_the_counter_stops_at_0() -> None:
    assert interim(12, octopods=5).seat(0).kp == 0
    assert interim(12, octopods=4).seat(0).kp == 2


@rule("AQ-4.19")
def test_points_of_a_turn_move_at_once() -> None:
    station = scored(0, 2)
    assert station.live.scores() == [3, 0]
    assert station.live.to_act() == [1]  # the next turn has only begun


@rule("AQ-4.19", "AQ-14.10")
def test_points_of_an_interim_scoring_move_as_one_sum() -> None:
    station = interim(12, octopods=2, crystals=2)  # plus 3 and minus 3
    assert (station.seat(0).kp, station.seat(0).crystals) == (12, 2)


# -- compulsory gains, several gains


@rule("AQ-4.20")
@pytest.mark.parametrize("colour", ["violet", "blue", "red"])
def test_points_of_an_action_cannot_be_declined_at_a_line(colour: str) -> None:
    station = started(2)
    seat = station.turn_of(0)
    station.join_sectors()
    station.take_subs("A")
    station.stock("A", octopods=2)
    station.give_time(0, 4)
    station.give_points(0, 11)
    station.program(0, colour, "white")
    station.scientist_to(0, "A")
    station.play("go:A", f"area:{colour}", "catch:2" if colour == "violet" else "perform")
    assert station.offered() == ["line:white", "stop"]
    station.play("stop")
    assert seat.kp == 12


@rule("AQ-4.20", "AQ-14.10")
def test_the_interim_total_cannot_be_declined() -> None:
    station = interim(11, octopods=0, crystals=3)
    seat = station.seat(0)
    assert (seat.kp, seat.crystals) == (17, 2)


@rule("AQ-4.20", "AQ-17.03")
def test_points_of_a_research_card_can_be_declined() -> None:
    station = started(2)
    seat = station.turn_of(0)
    station.lay_tokens("P1")  # blue on H1
    station.give_card(0, "R15")
    station.give_crystals(0, 1)
    station.program(0)
    station.engineer_to(0, "H0")
    station.give_points(0, 12)
    station.play("engineer:H1")
    assert station.offered() == ["card:R15", "done"]
    station.play("done")
    assert (seat.kp, seat.crystals) == (12, 1)


@rule("AQ-4.21")
def test_each_gain_settles_its_own_lines() -> None:
    station = started(2)
    seat = station.turn_of(0)
    station.join_sectors()
    station.give_card(0, "R24")  # 3 points for a catch
    station.stock("A", octopods=1)
    station.give_points(0, 12)
    station.scientist_to(0, "A")
    station.program(0, "violet", "white")
    station.play("go:A", "area:violet", "catch:1", "kp:1", "stop")
    assert seat.kp == 12
    station.play("card:R24")
    assert station.offered() == ["line:white", "stop"]
    station.play("line:white")
    assert seat.kp == 12 + 3


@rule("AQ-4.21", "AQ-10.20")
def test_the_bay_card_moves_the_counter_before_the_action_does() -> None:
    station = started(2)
    seat = station.turn_of(0)
    station.join_sectors()
    station.give_card(0, "R26")
    station.give_crystals(0, 1)
    station.stock("A", octopods=1)
    station.bay("A", yellow=2)
    station.control("A", 1)
    station.give_points(0, 11)
    station.act("A", "violet")
    station.play("card:R26")
    assert (seat.kp, seat.crystals) == (13, 0)  # two yellow bots left the bay
    station.play("catch:1")
    assert seat.kp == 14


@rule("AQ-4.22")
@pytest.mark.parametrize(
    ("order", "after"), [(("card:R23",), (13, 0)), (("kp:1", "card:R23"), (12, 1))], ids=["first", "later"]
)
def test_a_crystal_received_first_can_pay(order: tuple[str, ...], after: tuple[int, int]) -> None:
    station = started(2)
    seat = station.turn_of(0)
    station.join_sectors()
    station.give_card(0, "R23")  # 1 crystal for a catch
    station.stock("A", octopods=1)
    station.give_points(0, 12)
    station.act("A", "violet")
    station.play("catch:1", *order)
    assert (seat.kp, seat.crystals) == after
