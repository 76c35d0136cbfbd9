"""Section 14: interim scoring."""

from __future__ import annotations

import pytest

from kolonie.core.views import view
from kolonie.games.aquasphere.nodes import CrossLine, InterimTime, Turn
from tests.citing import rule
from tests.rules.aquasphere.scenes import leave_in_supply, make_room, points, scene, send_out, sub
from tests.rules.aquasphere.station import (
    asked,
    bay,
    control,
    engineer_to,
    give_card,
    give_crystals,
    give_time,
    offered,
    play,
    program,
    programmed,
    refused,
    seat_of,
    stock,
    table_of,
    to_interim,
)

# -- time


@rule("AQ-14.01")
def test_four_interim_scorings_each_once_all_have_withdrawn() -> None:
    game = scene(2)
    give_crystals(game, 0, 1)
    for number in (1, 2, 3, 4):
        first, second = table_of(game).order
        engineer_to(game, first, "H6")
        play(game, "withdraw")
        assert game.to_act() == [second]
        assert points(game)[0] == number - 1, "not before everybody has left"
        engineer_to(game, second, "H6")
        play(game, "withdraw")
        if number < 4:
            assert points(game)[0] == number
    assert game.over
    assert table_of(game).final[0][0] == 4


@rule("AQ-14.02")
@pytest.mark.parametrize(("subs", "time", "after"), [("", 0, 0), ("ABC", 0, 3), ("ABC", 3, 4), ("A", 4, 4)])
def test_income_from_subs_within_capacity(subs: str, time: int, after: int) -> None:
    game = scene()
    for letter in subs:
        sub(game, letter, "natural")
    sub(game, "F", "red")
    give_time(game, 0, time)
    to_interim(game)
    assert seat_of(game, 0).time == after
    assert seat_of(game, 2).time == 1


@rule("AQ-14.03")
def test_the_marker_on_the_time_symbol_goes_to_the_general_supply() -> None:
    game = scene(number=4)
    give_time(game, 0, 3)
    engineer_to(game, 0, "H6")
    play(game, "buy:red")
    supply = table_of(game).supply_time
    assert seat_of(game, 0).bought == 1
    to_interim(game)
    assert seat_of(game, 0).bought == 0
    assert seat_of(game, 0).time == 0
    assert table_of(game).supply_time == supply + 1


@rule("AQ-14.04", "AQ-14.05")
def test_income_first_or_cards_first() -> None:
    game = scene(number=4)
    give_card(game, 0, "R30")
    give_time(game, 0, 4)
    sub(game, "A", "natural")
    to_interim(game)
    assert game.to_act() == [0]
    assert asked(game) is InterimTime
    assert offered(game) == ["card:R30", "income"]
    cards_first, income_first = game.clone(), game.clone()
    play(cards_first, "card:R30")  # the income follows by itself
    assert seat_of(cards_first, 0).time == 4
    play(income_first, "income", "card:R30")
    assert seat_of(income_first, 0).time == 3
    assert programmed(income_first, 0) == programmed(cards_first, 0) == {"green"}
    play(game, "income", "done")
    assert (seat_of(game, 0).time, programmed(game, 0)) == (4, set())


@rule("AQ-14.06")
def test_the_time_part_goes_in_play_order_of_the_round() -> None:
    game = scene(3)
    table_of(game).order = [2, 0, 1]
    for index, card in enumerate(("R30", "R31", "R32")):
        give_card(game, index, card)
        give_time(game, index, 1)
    to_interim(game, 1, 2, 0)
    for index in (2, 0, 1):
        assert (asked(game), game.to_act()) == (InterimTime, [index])
        play(game, "income", "done")
    assert asked(game) is Turn


@rule("AQ-14.06", "AQ-18.01")
def test_in_a_shortage_the_first_in_play_order_is_served_first() -> None:
    game = scene(3)
    table_of(game).order = [2, 0, 1]
    for letter, colour in zip("ABC", ("natural", "yellow", "red"), strict=True):
        sub(game, letter, colour)
    leave_in_supply(game, time=1)
    to_interim(game, 0, 1, 2)
    assert [seat_of(game, index).time for index in range(3)] == [0, 0, 1]


@rule("AQ-14.06")
def test_the_marker_is_returned_before_the_income_is_taken() -> None:
    game = scene()
    sub(game, "A", "natural")
    seat_of(game, 0).bought = 1
    table_of(game).supply_time -= 1
    leave_in_supply(game, time=0)
    to_interim(game)
    assert (seat_of(game, 0).time, seat_of(game, 0).bought) == (1, 0)


@rule("AQ-14.07")
def test_all_finish_the_time_part_before_points_are_counted() -> None:
    game = scene(2)
    give_crystals(game, 0, 1)
    give_card(game, 1, "R30")
    give_time(game, 1, 1)
    control(game, "A", 1)
    to_interim(game)
    assert game.to_act() == [1]
    assert points(game) == [0, 0]
    play(game, "card:R30")
    assert points(game) == [1, 6 + 1]  # the bot just programmed counts as a bot in play


@rule("AQ-14.22")
def test_interim_cards_in_any_order_all_before_or_all_after_the_income() -> None:
    game = scene()
    give_card(game, 0, "R30")
    give_card(game, 0, "R31")
    give_time(game, 0, 4)
    to_interim(game)
    assert offered(game) == ["card:R30", "card:R31", "income"]
    for first, second in (("R30", "R31"), ("R31", "R30")):
        before, after = game.clone(), game.clone()
        play(before, f"card:{first}")
        assert offered(before) == [f"card:{second}", "income"]
        split = before.clone()
        play(split, "income")
        assert asked(split) is Turn, "the second card cannot follow the income"
        play(before, f"card:{second}")
        assert programmed(before, 0) == {"green", "yellow"}
        play(after, "income")
        assert offered(after) == ["card:R30", "card:R31", "done"]
        play(after, f"card:{first}")
        assert offered(after) == [f"card:{second}", "done"]
        play(after, f"card:{second}")
        assert programmed(after, 0) == {"green", "yellow"}


@rule("AQ-14.23")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_interim_cards_work_in_all_four_scorings_and_their_bot_counts(number: int) -> None:
    game = scene(number=number)
    give_card(game, 0, "R30")
    give_time(game, 0, 1)
    send_out(game, 0, 1)
    to_interim(game)
    play(game, "card:R30")
    assert programmed(game, 0) == {"green"}
    track = table_of(game).final[0][0] if number == 4 else points(game)[0]
    assert track == 1


# -- points


@rule("AQ-14.08", "AQ-14.10")
def test_four_items_make_one_sum() -> None:
    game = scene()
    control(game, "A", 0)
    control(game, "B", 0)
    control(game, "C", 1)
    send_out(game, 0, 4)
    sub(game, "A", "natural")
    give_crystals(game, 0, 2)
    stock(game, "A", octopods=2)
    assert view(game, None)["interim"][0] == [6, 4, 3, -3]  # 5 uncovered, but 1 sub shows only 4
    to_interim(game)
    assert points(game)[0] == 10


@rule("AQ-14.10", "AQ-14.19")
def test_the_counter_moves_once_by_the_sum() -> None:
    game = scene()
    seat_of(game, 0).kp = 12
    control(game, "A", 0)
    stock(game, "A", octopods=3)
    assert view(game, None)["interim"][0] == [6, 0, 0, -6]
    to_interim(game)
    assert points(game)[0] == 12, "item by item the counter would have stopped at the line and gone back"


@rule("AQ-14.09")
def test_all_items_are_counted_before_anything_is_paid() -> None:
    game = scene()
    give_crystals(game, 0, 2)
    seat_of(game, 0).kp = 12
    to_interim(game)
    assert (seat_of(game, 0).kp, seat_of(game, 0).crystals) == (15, 1)


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
    game = scene()
    for letter, owner in zip("ABCDEF", owners, strict=False):
        control(game, letter, owner)
    for index in range(4):
        seat_of(game, index).bots = 15  # nothing uncovered, so that only the majority counts
    to_interim(game)
    assert points(game) == kps


@rule("AQ-14.13", "AQ-14.14")
def test_only_bots_on_control_fields_make_a_majority() -> None:
    game = scene(3)
    assert view(game, None)["interim"] == [[0, 0, 0, 0]] * 3
    program(game, 0, "red")
    bay(game, "A", natural=1, blue=1)  # blue is neutral
    to_interim(game)
    assert points(game) == [1, 0, 0], "one bot in play, and no majority of nothing"

    game = scene(3)
    control(game, "A", 1)
    program(game, 0, "red", "white")
    bay(game, "A", natural=2)
    assert [parts[0] for parts in view(game, None)["interim"]] == [0, 6, 0]


@rule("AQ-14.15")
@pytest.mark.parametrize(
    ("in_play", "subs", "kp"),
    [(0, 3, 0), (1, 3, 0), (2, 0, 1), (6, 0, 2), (6, 1, 4), (6, 2, 5), (10, 2, 6), (12, 4, 10), (15, 6, 14)],
)
def test_bots_in_play_as_far_as_subs_are_out(in_play: int, subs: int, kp: int) -> None:
    game = scene()
    send_out(game, 0, in_play)
    for letter in "ABCDEF"[:subs]:
        sub(game, letter, "natural")
    give_crystals(game, 0, 1)  # pays the red line of the highest sums
    to_interim(game)
    assert points(game)[0] == kp + 1


@rule("AQ-14.16")
@pytest.mark.parametrize(
    ("crystals", "kp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (8, 21)]
)
def test_crystals_score_and_are_not_spent(crystals: int, kp: int) -> None:
    game = scene()
    make_room(game, 0, crystals=8)
    give_crystals(game, 0, crystals)
    to_interim(game)
    assert points(game)[0] == kp
    assert seat_of(game, 0).crystals == crystals - (1 if kp >= 13 else 0)  # the red line


@rule("AQ-14.17", "AQ-18.04")
@pytest.mark.parametrize(("octopods", "cost"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (9, 21)])
def test_octopods_in_own_sectors_cost_points(octopods: int, cost: int) -> None:
    game = scene()
    seat_of(game, 0).kp = 37
    control(game, "A", 0)
    control(game, "B", 1)
    control(game, "C", 1)
    seat_of(game, 0).bots = 15
    stock(game, "A", octopods=octopods)
    to_interim(game)
    assert points(game)[0] == max(37 - cost, 26)


@rule("AQ-14.17", "AQ-14.18")
def test_each_own_sector_is_looked_up_by_itself() -> None:
    game = scene()
    for letter in "AB":
        control(game, letter, 0)
        stock(game, letter, octopods=2)
    stock(game, "C", octopods=4)  # nobody's
    control(game, "D", 1)
    stock(game, "D", octopods=1)
    parts = view(game, None)["interim"]
    assert [part[3] for part in parts] == [-6, -1, 0, 0]
    before = table_of(game).octopods[:]
    to_interim(game)
    assert all(now >= then for now, then in zip(table_of(game).octopods, before, strict=True))


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
    game = scene()
    seat_of(game, 0).kp = kp
    give_crystals(game, 0, crystals)
    control(game, "A", 0)
    for letter in "BC":
        control(game, letter, 1)
    seat_of(game, 0).bots = 15
    stock(game, "A", octopods=octopods)
    to_interim(game)
    assert points(game)[0] == after
    assert seat_of(game, 0).crystals == (0 if kp == 12 else crystals)


@rule("AQ-14.20", "AQ-14.09")
def test_a_bot_returned_for_a_line_was_counted() -> None:
    game = scene()
    seat_of(game, 0).kp = 12
    program(game, 0, "red", "white")
    sub(game, "A", "natural")
    send_out(game, 0, 2)  # 3 uncovered
    give_time(game, 0, 4)
    to_interim(game)
    assert (asked(game), offered(game)) == (CrossLine, ["line:red", "line:white", "stop"])
    play(game, "line:red")
    assert seat_of(game, 0).kp == 15


@rule("AQ-14.21")
def test_counters_move_in_the_play_order_of_the_round() -> None:
    game = scene(3)
    table_of(game).order = [2, 0, 1]
    for index in range(3):
        seat_of(game, index).kp = 12
        program(game, index, "red", "white")
    to_interim(game, 1, 2, 0)
    for index in (2, 0, 1):
        assert (asked(game), game.to_act()) == (CrossLine, [index])
        play(game, "stop")
    assert asked(game) is Turn


@rule("AQ-14.04")
def test_an_interim_card_that_cannot_be_used_is_refused() -> None:
    game = scene()
    give_card(game, 0, "R30")
    give_card(game, 0, "R31")
    give_time(game, 0, 2)
    program(game, 0, "yellow")
    to_interim(game)
    assert offered(game) == ["card:R30", "income"]
    assert refused(game, "card:R31") == "AQ-17.27"
