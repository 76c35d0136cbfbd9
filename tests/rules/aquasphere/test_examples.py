"""Section 19: the worked examples, number by number."""

from __future__ import annotations

from kolonie.core.views import view
from kolonie.games.aquasphere.box import BLUE, LETTERS, YELLOW
from kolonie.games.aquasphere.state import NOBODY
from tests.citing import rule
from tests.rules.aquasphere.scenes import (
    act,
    controller,
    make_room,
    points,
    scene,
    send_out,
    sub,
    subs_in,
)
from tests.rules.aquasphere.station import (
    BOX,
    at,
    bay,
    bay_of,
    control,
    give_card,
    give_crystals,
    give_tile,
    give_time,
    lay_card,
    lay_tile,
    lay_tokens,
    offered,
    play,
    program,
    programmed,
    refused,
    scientist_to,
    seat_of,
    set_ups,
    stock,
    table_of,
    to_interim,
    turn_of,
)

RED_YELLOW_BLUE = ("red", "yellow", "blue")
"""Colours of the three-player examples: red is seat 0, yellow seat 1, blue seat 2."""


@rule("AQ-EX-01")
def test_red_is_the_start_player() -> None:
    red = 2
    games = [game for game in set_ups(4) if table_of(game).order[0] == red]
    assert games
    for game in games:
        assert table_of(game).order == [2, 3, 0, 1]
        assert game.to_act() == [red]


@rule("AQ-EX-02")
def test_through_a_lock_of_one() -> None:
    game = scene(3, colours=RED_YELLOW_BLUE)
    program(game, 0, "yellow")
    scientist_to(game, 0, "B")
    give_time(game, 0, 4)
    play(game, "go:C")
    assert seat_of(game, 0).time == 3
    assert (seat_of(game, 0).scientist, seat_of(game, 0).area) == (at(game, "C"), YELLOW)


@rule("AQ-EX-03")
def test_a_bay_above_its_limit() -> None:
    game = scene(3, colours=RED_YELLOW_BLUE)
    bay(game, "B", red=2, yellow=1, blue=1)
    control(game, "B", 1)
    program(game, 0, "white")
    supplies = [seat_of(game, index).bots for index in range(3)]
    scientist_to(game, 0, "B")
    play(game, "go:B")
    assert [seat_of(game, index).bots for index in range(3)] == [
        supplies[0] + 1,
        supplies[1] + 1,
        supplies[2],
    ]
    assert bay_of(game, "B") == {"red": 1, "yellow": 1, "blue": 1}
    assert controller(game, "B") == 0


@rule("AQ-EX-04")
def test_an_expansion_with_a_crystal_and_the_letter_c() -> None:
    game = scene()
    lay_tile(game, "A", "L03")
    act(game, "A", "green")
    assert seat_of(game, 0).room[1] == 2
    bots = seat_of(game, 0).bots
    play(game, "perform")
    assert seat_of(game, 0).room[1] == 3
    assert controller(game, "C") == NOBODY
    assert offered(game) == ["done", "place:C"]
    play(game, "place:C")
    assert controller(game, "C") == 0
    assert seat_of(game, 0).bots == bots - 1


@rule("AQ-EX-05")
def test_five_time_and_room_for_three() -> None:
    game = scene()
    stock(game, "A", time=5)
    give_time(game, 0, 1)
    act(game, "A", "yellow")
    play(game, "perform")
    assert (seat_of(game, 0).time, seat_of(game, 0).room[3]) == (4, 4)
    assert table_of(game).time[0] == 2


@rule("AQ-EX-06")
def test_two_crystals_and_room_for_three() -> None:
    game = scene()
    make_room(game, 0, crystals=3)
    stock(game, "A", crystals=2)
    other = game.clone()
    act(game, "A", "black")
    play(game, "perform")
    assert (seat_of(game, 0).crystals, table_of(game).crystals[0]) == (2, 0)
    assert seat_of(game, 0).room[1] - seat_of(game, 0).crystals == 1
    give_crystals(other, 0, 2)  # the other reading
    act(other, "A", "black")
    play(other, "perform")
    assert (seat_of(other, 0).crystals, table_of(other).crystals[0]) == (3, 1)


@rule("AQ-EX-07")
def test_two_of_three_octopods() -> None:
    game = scene()
    stock(game, "A", octopods=3)
    act(game, "A", "violet")
    assert offered(game) == ["catch:1", "catch:2", "decline"]
    play(game, "catch:2")
    assert seat_of(game, 0).kp == 3
    assert table_of(game).octopods[0] == 1


@rule("AQ-EX-08")
def test_a_sub_for_two_time_in_round_2() -> None:
    game = scene(number=2)
    sub(game, "A", "red")
    give_time(game, 0, 4)
    assert view(game, None)["bulb"] == 3
    act(game, "A", "blue")
    play(game, "perform")
    assert (seat_of(game, 0).time, seat_of(game, 0).kp) == (2, 3)
    assert subs_in(game, "A") == ["red", "natural"]


@rule("AQ-EX-09")
def test_the_last_research_slot_in_round_3() -> None:
    game = scene(number=3)
    give_card(game, 0, "R27")
    lay_card(game, "A", "R01")
    act(game, "A", "red")
    play(game, "perform")
    assert seat_of(game, 0).kp == 4
    turn_of(game, 0)
    act(game, "A", "red", "white")
    assert refused(game, "perform") == "AQ-13.27"
    give_tile(game, 0, "L13")
    assert "perform" in offered(game)


@rule("AQ-EX-10")
def test_the_white_action_in_a_green_sector() -> None:
    game = scene()
    act(game, "A", "white")
    bots = seat_of(game, 0).bots
    play(game, "perform")
    assert programmed(game, 0) == {"green"}
    assert seat_of(game, 0).bots == bots - 1


@rule("AQ-EX-11")
def test_an_interim_card_for_one_time() -> None:
    game = scene()
    give_card(game, 0, "R34")  # blue
    give_time(game, 0, 1)
    bots = seat_of(game, 0).bots
    to_interim(game)
    play(game, "card:R34")
    assert seat_of(game, 0).programmed == 1 << BLUE
    assert (seat_of(game, 0).time, seat_of(game, 0).bots) == (0, bots - 1)


@rule("AQ-EX-12")
def test_an_interim_scoring() -> None:
    game = scene(3, colours=RED_YELLOW_BLUE)
    red, yellow, blue = (seat_of(game, index) for index in range(3))
    for letter, owner in zip("ABCDE", (0, 0, 1, 1, 2), strict=True):
        control(game, letter, owner)
    stock(game, "A", octopods=2)
    stock(game, "B", octopods=1)
    for letter in "AB":
        sub(game, letter, "red", "yellow")
    send_out(game, 0, 5)
    send_out(game, 1, 4)
    give_crystals(game, 0, 1)
    red.kp, yellow.kp = 9, 5
    assert (red.bots, yellow.bots, blue.bots) == (8, 9, 14)
    assert view(game, None)["interim"][:2] == [[3, 6, 1, -4], [3, 5, 0, 0]]
    to_interim(game)
    assert points(game)[:2] == [15, 12], "red 9 + 6, yellow 5 + 7"
    assert red.crystals == 0


@rule("AQ-EX-13")
def test_a_final_scoring() -> None:
    game = scene(3, number=4)
    yellow = seat_of(game, 1)
    yellow.base = LETTERS.index("A")
    for tile in ("L02", "L03", "L04", "L05", "L13"):  # B, C, D, E and A again
        give_tile(game, 1, tile)
    give_time(game, 1, 2)
    to_interim(game)
    found = view(game, None)["breakdown"][1]
    assert found == {"track": 0, "letters": 15, "time": 2, "subs": 0, "lab": 5, "total": 22}
    assert game.scores()[1] == 22


@rule("AQ-EX-14")
def test_a_token_card_red_and_a_crystal() -> None:
    game = scene()
    lay_tokens(game, "P7")  # red on H1
    give_card(game, 0, "R17")
    full = game.clone()
    play(game, "engineer:H1", "card:R17")
    assert seat_of(game, 0).crystals == 1
    give_crystals(full, 0, 2)
    play(full, "engineer:H1")
    assert seat_of(full, 0).crystals == 2
    assert full.to_act() == [1]


@rule("AQ-EX-15")
def test_an_octopod_card_with_three_points() -> None:
    game = scene()
    give_card(game, 0, "R24")
    stock(game, "A", octopods=2)
    act(game, "A", "violet")
    play(game, "catch:1", "card:R24")
    assert seat_of(game, 0).kp == 1 + 3


@rule("AQ-EX-16")
def test_one_sector_has_a_black_programming_field() -> None:
    assert [sector.id for sector in BOX.sectors if sector.programming_field == "black"] == ["C"]
    game = scene()
    act(game, "C", "white")
    play(game, "perform")
    assert programmed(game, 0) == {"black"}
