"""Section 14: interim scoring."""

from __future__ import annotations

import pytest

from kolonie.core.views import view
from kolonie.games.aquasphere.nodes import CrossLine, InterimTime, Turn
from kolonie.games.aquasphere.positions import swept
from tests.citing import rule
from tests.rules.aquasphere.station import make_room, send_out

# -- time


@rule("AQ-14.01")
def test_four_interim_scorings_each_once_all_have_withdrawn() -> None:
    station = swept(2)
    station.give_crystals(0, 1)
    for number in (1, 2, 3, 4):
        first, second = station.state.order
        station.engineer_to(first, "H6")
        station.play("withdraw")
        assert station.live.to_act() == [second]
        assert station.points()[0] == number - 1, "not before everybody has left"
        station.engineer_to(second, "H6")
        station.play("withdraw")
        if number < 4:
            assert station.points()[0] == number
    assert station.live.over
    assert station.state.final[0][0] == 4


@rule("AQ-14.02")
@pytest.mark.parametrize(("subs", "time", "after"), [("", 0, 0), ("ABC", 0, 3), ("ABC", 3, 4), ("A", 4, 4)])
def test_income_from_subs_within_capacity(subs: str, time: int, after: int) -> None:
    station = swept()
    for letter in subs:
        station.sub(letter, "natural")
    station.sub("F", "red")
    station.give_time(0, time)
    station.to_interim()
    assert station.seat(0).time == after
    assert station.seat(2).time == 1


@rule("AQ-14.03")
def test_the_marker_on_the_time_symbol_goes_to_the_general_supply() -> None:
    station = swept(number=4)
    station.give_time(0, 3)
    station.engineer_to(0, "H6")
    station.play("buy:red")
    supply = station.state.supply_time
    assert station.seat(0).bought == 1
    station.to_interim()
    assert station.seat(0).bought == 0
    assert station.seat(0).time == 0
    assert station.state.supply_time == supply + 1


@rule("AQ-14.04", "AQ-14.05")
def test_income_first_or_cards_first() -> None:
    station = swept(number=4)
    station.give_card(0, "R30")
    station.give_time(0, 4)
    station.sub("A", "natural")
    station.to_interim()
    assert station.live.to_act() == [0]
    assert station.asked() is InterimTime
    assert station.offered() == ["card:R30", "income"]
    cards_first, income_first = station.clone(), station.clone()
    cards_first.play("card:R30")  # the income follows by itself
    assert cards_first.seat(0).time == 4
    income_first.play("income", "card:R30")
    assert income_first.seat(0).time == 3
    assert income_first.programmed(0) == cards_first.programmed(0) == {"green"}
    station.play("income", "done")
    assert (station.seat(0).time, station.programmed(0)) == (4, set())


@rule("AQ-14.06")
def test_the_time_part_goes_in_play_order_of_the_round() -> None:
    station = swept(3)
    station.play_order(2, 0, 1)
    for index, card in enumerate(("R30", "R31", "R32")):
        station.give_card(index, card)
        station.give_time(index, 1)
    station.to_interim(1, 2, 0)
    for index in (2, 0, 1):
        assert (station.asked(), station.live.to_act()) == (InterimTime, [index])
        station.play("income", "done")
    assert station.asked() is Turn


@rule("AQ-14.06", "AQ-18.01")
def test_in_a_shortage_the_first_in_play_order_is_served_first() -> None:
    station = swept(3)
    station.play_order(2, 0, 1)
    for letter, colour in zip("ABC", ("natural", "yellow", "red"), strict=True):
        station.sub(letter, colour)
    station.supply(time=1)
    station.to_interim(0, 1, 2)
    assert [station.seat(index).time for index in range(3)] == [0, 0, 1]


@rule("AQ-14.06")
def test_the_marker_is_returned_before_the_income_is_taken() -> None:
    station = swept()
    station.sub("A", "natural")
    station.mark_bought(0)
    station.supply(time=0)
    station.to_interim()
    assert (station.seat(0).time, station.seat(0).bought) == (1, 0)


@rule("AQ-14.07")
def test_all_finish_the_time_part_before_points_are_counted() -> None:
    station = swept(2)
    station.give_crystals(0, 1)
    station.give_card(1, "R30")
    station.give_time(1, 1)
    station.control("A", 1)
    station.to_interim()
    assert station.live.to_act() == [1]
    assert station.points() == [0, 0]
    station.play("card:R30")
    assert station.points() == [1, 6 + 1]  # the bot just programmed counts as a bot in play


@rule("AQ-14.22")
def test_interim_cards_in_any_order_all_before_or_all_after_the_income() -> None:
    station = swept()
    station.give_card(0, "R30")
    station.give_card(0, "R31")
    station.give_time(0, 4)
    station.to_interim()
    assert station.offered() == ["card:R30", "card:R31", "income"]
    for first, second in (("R30", "R31"), ("R31", "R30")):
        before, after = station.clone(), station.clone()
        before.play(f"card:{first}")
        assert before.offered() == [f"card:{second}", "income"]
        split = before.clone()
        split.play("income")
        assert split.asked() is Turn, "the second card cannot follow the income"
        before.play(f"card:{second}")
        assert before.programmed(0) == {"green", "yellow"}
        after.play("income")
        assert after.offered() == ["card:R30", "card:R31", "done"]
        after.play(f"card:{first}")
        assert after.offered() == [f"card:{second}", "done"]
        after.play(f"card:{second}")
        assert after.programmed(0) == {"green", "yellow"}


@rule("AQ-14.23")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_interim_cards_work_in_all_four_scorings_and_their_bot_counts(number: int) -> None:
    station = swept(number=number)
    station.give_card(0, "R30")
    station.give_time(0, 1)
    send_out(station, 0, 1)
    station.to_interim()
    station.play("card:R30")
    assert station.programmed(0) == {"green"}
    track = station.state.final[0][0] if number == 4 else station.points()[0]
    assert track == 1


# -- points


@rule("AQ-14.08", "AQ-14.10")
def test_four_items_make_one_sum() -> None:
    station = swept()
    station.control("A", 0)
    station.control("B", 0)
    station.control("C", 1)
    send_out(station, 0, 4)
    station.sub("A", "natural")
    station.give_crystals(0, 2)
    station.stock("A", octopods=2)
    assert view(station.live, None)["interim"][0] == [6, 4, 3, -3]  # 5 uncovered, but 1 sub shows only 4
    station.to_interim()
    assert station.points()[0] == 10


@rule("AQ-14.10", "AQ-14.19")
def test_the_counter_moves_once_by_the_sum() -> None:
    station = swept()
    station.give_points(0, 12)
    station.control("A", 0)
    station.stock("A", octopods=3)
    assert view(station.live, None)["interim"][0] == [6, 0, 0, -6]
    station.to_interim()
    assert station.points()[0] == 12, "item by item the counter would have stopped at the line and gone back"


@rule("AQ-14.09")
def test_all_items_are_counted_before_anything_is_paid() -> None:
    station = swept()
    station.give_crystals(0, 2)
    station.give_points(0, 12)
    station.to_interim()
    assert (station.seat(0).kp, station.seat(0).crystals) == (15, 1)


@rule("AQ-14.11", "AQ-14.12")
@pytest.mark.parametrize(
    ("owners", "kps"),
    [
        ([0, 0, 1], [6, 0, 0, 0]),
        ([0, 0, 1, 1, 2], [3, 3, 0, 0]),
        ([0, 1, 2], [3, 3, 3, 0]),
        ([0, 1, 2, 3], [3, 3, 3, 3]),
        ([3, 3, 0, 1, 2], [0, 0, 0, 6]),
        ([2], [0, 0, 6, 0]),
    ],
)
def test_majority(owners: list[int], kps: list[int]) -> None:
    station = swept()
    for letter, owner in zip("ABCDEF", owners, strict=False):
        station.control(letter, owner)
    for index in range(4):
        station.seat(index).bots = 15  # nothing uncovered, so that only the majority counts
    station.to_interim()
    assert station.points() == kps


@rule("AQ-14.13", "AQ-14.14")
def test_only_bots_on_control_fields_make_a_majority() -> None:
    station = swept(3)
    assert view(station.live, None)["interim"] == [[0, 0, 0, 0]] * 3
    station.program(0, "red")
    station.bay("A", natural=1, blue=1)  # blue is neutral
    station.to_interim()
    assert station.points() == [1, 0, 0], "one bot in play, and no majority of nothing"

    station = swept(3)
    station.control("A", 1)
    station.program(0, "red", "white")
    station.bay("A", natural=2)
    assert [parts[0] for parts in view(station.live, None)["interim"]] == [0, 6, 0]


@rule("AQ-14.15")
@pytest.mark.parametrize(
    ("in_play", "subs", "kp"),
    [(0, 3, 0), (1, 3, 0), (2, 0, 1), (6, 0, 2), (6, 1, 4), (6, 2, 5), (10, 2, 6), (12, 4, 10), (15, 6, 14)],
)
def test_bots_in_play_as_far_as_subs_are_out(in_play: int, subs: int, kp: int) -> None:
    station = swept()
    send_out(station, 0, in_play)
    for letter in "ABCDEF"[:subs]:
        station.sub(letter, "natural")
    station.give_crystals(0, 1)  # pays the red line of the highest sums
    station.to_interim()
    assert station.points()[0] == kp + 1


@rule("AQ-14.16")
@pytest.mark.parametrize(
    ("crystals", "kp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (8, 21)]
)
def test_crystals_score_and_are_not_spent(crystals: int, kp: int) -> None:
    station = swept()
    make_room(station, 0, crystals=8)
    station.give_crystals(0, crystals)
    station.to_interim()
    assert station.points()[0] == kp
    assert station.seat(0).crystals == crystals - (1 if kp >= 13 else 0)  # the red line


@rule("AQ-14.17", "AQ-18.04")
@pytest.mark.parametrize(("octopods", "cost"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (9, 21)])
def test_octopods_in_own_sectors_cost_points(octopods: int, cost: int) -> None:
    station = swept()
    station.give_points(0, 37)
    station.control("A", 0)
    station.control("B", 1)
    station.control("C", 1)
    station.stock("A", octopods=octopods)
    station.to_interim()
    assert station.points()[0] == max(37 - cost, 26)


@rule("AQ-14.17", "AQ-14.18")
def test_each_own_sector_is_looked_up_by_itself() -> None:
    station = swept()
    for letter in "AB":
        station.control(letter, 0)
        station.stock(letter, octopods=2)
    station.stock("C", octopods=4)  # nobody's
    station.control("D", 1)
    station.stock("D", octopods=1)
    parts = view(station.live, None)["interim"]
    assert [part[3] for part in parts] == [-6, -1, 0, 0]
    before = station.state.octopods[:]
    station.to_interim()
    assert all(now >= then for now, then in zip(station.state.octopods, before, strict=True))


@rule("AQ-14.19")
@pytest.mark.parametrize(
    ("kp", "crystals", "octopods", "after"),
    [
        (12, 1, 0, 13),  # a positive sum pays at the line
        (20, 0, 2, 17),  # a negative one goes back
        (14, 0, 2, 13),  # but not behind the last line
        (2, 0, 2, 0),
        (20, 1, 1, 20),
    ],
)
def test_where_the_sum_leads(kp: int, crystals: int, octopods: int, after: int) -> None:
    station = swept()
    station.give_points(0, kp)
    station.give_crystals(0, crystals)
    station.control("A", 0)
    for letter in "BC":
        station.control(letter, 1)
    station.stock("A", octopods=octopods)
    station.to_interim()
    assert station.points()[0] == after
    assert station.seat(0).crystals == (0 if kp == 12 else crystals)


@rule("AQ-14.20", "AQ-14.09")
def test_a_bot_returned_for_a_line_was_counted() -> None:
    station = swept()
    station.give_points(0, 12)
    station.program(0, "red", "white")
    station.sub("A", "natural")
    send_out(station, 0, 2)  # 3 uncovered
    station.give_time(0, 4)
    station.to_interim()
    assert (station.asked(), station.offered()) == (CrossLine, ["line:red", "line:white", "stop"])
    station.play("line:red")
    assert station.seat(0).kp == 15


@rule("AQ-14.21")
def test_counters_move_in_the_play_order_of_the_round() -> None:
    station = swept(3)
    station.play_order(2, 0, 1)
    for index in range(3):
        station.give_points(index, 12)
        station.program(index, "red", "white")
    station.to_interim(1, 2, 0)
    for index in (2, 0, 1):
        assert (station.asked(), station.live.to_act()) == (CrossLine, [index])
        station.play("stop")
    assert station.asked() is Turn


@rule("AQ-14.04")
def test_an_interim_card_that_cannot_be_used_is_refused() -> None:
    station = swept()
    station.give_card(0, "R30")
    station.give_card(0, "R31")
    station.give_time(0, 2)
    station.program(0, "yellow")
    station.to_interim()
    assert station.offered() == ["card:R30", "income"]
    assert station.refused("card:R31") == "AQ-17.27"
