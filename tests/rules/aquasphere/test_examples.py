"""Section 19: the worked examples, number by number."""

from __future__ import annotations

from kolonie.core.views import view
from kolonie.games.aquasphere.box import BLUE, LETTERS, YELLOW
from kolonie.games.aquasphere.positions import swept
from kolonie.games.aquasphere.state import NOBODY
from tests.citing import rule
from tests.rules.aquasphere.station import BOX, make_room, send_out, set_ups

RED_YELLOW_BLUE = ("red", "yellow", "blue")
"""Colours of the three-player examples: red is seat 0, yellow seat 1, blue seat 2."""


@rule("AQ-EX-01")
def test_red_is_the_start_player() -> None:
    red = 2
    games = [station for station in set_ups(4) if station.state.order[0] == red]
    assert games
    for station in games:
        assert station.state.order == [2, 3, 0, 1]
        assert station.live.to_act() == [red]


@rule("AQ-EX-02")
def test_through_a_lock_of_one() -> None:
    station = swept(3, colours=RED_YELLOW_BLUE)
    station.program(0, "yellow")
    station.scientist_to(0, "B")
    station.give_time(0, 4)
    station.play("go:C")
    assert station.seat(0).time == 3
    assert (station.seat(0).scientist, station.seat(0).area) == (station.at("C"), YELLOW)


@rule("AQ-EX-03")
def test_a_bay_above_its_limit() -> None:
    station = swept(3, colours=RED_YELLOW_BLUE)
    station.bay("B", red=2, yellow=1, blue=1)
    station.control("B", 1)
    station.program(0, "white")
    supplies = [station.seat(index).bots for index in range(3)]
    station.scientist_to(0, "B")
    station.play("go:B")
    assert [station.seat(index).bots for index in range(3)] == [
        supplies[0] + 1,
        supplies[1] + 1,
        supplies[2],
    ]
    assert station.bay_of("B") == {"red": 1, "yellow": 1, "blue": 1}
    assert station.controller("B") == 0


@rule("AQ-EX-04")
def test_an_expansion_with_a_crystal_and_the_letter_c() -> None:
    station = swept()
    station.lay_tile("A", "L03")
    station.act("A", "green")
    assert station.seat(0).room[1] == 2
    bots = station.seat(0).bots
    station.play("perform")
    assert station.seat(0).room[1] == 3
    assert station.controller("C") == NOBODY
    assert station.offered() == ["done", "place:C"]
    station.play("place:C")
    assert station.controller("C") == 0
    assert station.seat(0).bots == bots - 1


@rule("AQ-EX-05")
def test_five_time_and_room_for_three() -> None:
    station = swept()
    station.stock("A", time=5)
    station.give_time(0, 1)
    station.act("A", "yellow")
    station.play("perform")
    assert (station.seat(0).time, station.seat(0).room[3]) == (4, 4)
    assert station.state.time[0] == 2


@rule("AQ-EX-06")
def test_two_crystals_and_room_for_three() -> None:
    station = swept()
    make_room(station, 0, crystals=3)
    station.stock("A", crystals=2)
    other = station.clone()
    station.act("A", "black")
    station.play("perform")
    assert (station.seat(0).crystals, station.state.crystals[0]) == (2, 0)
    assert station.seat(0).room[1] - station.seat(0).crystals == 1
    other.give_crystals(0, 2)  # the other reading
    other.act("A", "black")
    other.play("perform")
    assert (other.seat(0).crystals, other.state.crystals[0]) == (3, 1)


@rule("AQ-EX-07")
def test_two_of_three_octopods() -> None:
    station = swept()
    station.stock("A", octopods=3)
    station.act("A", "violet")
    assert station.offered() == ["catch:1", "catch:2", "decline"]
    station.play("catch:2")
    assert station.seat(0).kp == 3
    assert station.state.octopods[0] == 1


@rule("AQ-EX-08")
def test_a_sub_for_two_time_in_round_2() -> None:
    station = swept(number=2)
    station.sub("A", "red")
    station.give_time(0, 4)
    assert view(station.live, None)["bulb"] == 3
    station.act("A", "blue")
    station.play("perform")
    assert (station.seat(0).time, station.seat(0).kp) == (2, 3)
    assert station.subs_in("A") == ["red", "natural"]


@rule("AQ-EX-09")
def test_the_last_research_slot_in_round_3() -> None:
    station = swept(number=3)
    station.give_card(0, "R27")
    station.lay_card("A", "R01")
    station.act("A", "red")
    station.play("perform")
    assert station.seat(0).kp == 4
    station.turn_of(0)
    station.act("A", "red", "white")
    assert station.refused("perform") == "AQ-13.27"
    station.give_tile(0, "L13")
    assert "perform" in station.offered()


@rule("AQ-EX-10")
def test_the_white_action_in_a_green_sector() -> None:
    station = swept()
    station.act("A", "white")
    bots = station.seat(0).bots
    station.play("perform")
    assert station.programmed(0) == {"green"}
    assert station.seat(0).bots == bots - 1


@rule("AQ-EX-11")
def test_an_interim_card_for_one_time() -> None:
    station = swept()
    station.give_card(0, "R34")  # blue
    station.give_time(0, 1)
    bots = station.seat(0).bots
    station.to_interim()
    station.play("card:R34")
    assert station.seat(0).programmed == 1 << BLUE
    assert (station.seat(0).time, station.seat(0).bots) == (0, bots - 1)


@rule("AQ-EX-12")
def test_an_interim_scoring() -> None:
    station = swept(3, colours=RED_YELLOW_BLUE)
    red, yellow, blue = (station.seat(index) for index in range(3))
    for letter, owner in zip("ABCDE", (0, 0, 1, 1, 2), strict=True):
        station.control(letter, owner)
    station.stock("A", octopods=2)
    station.stock("B", octopods=1)
    for letter in "AB":
        station.sub(letter, "red", "yellow")
    send_out(station, 0, 5)
    send_out(station, 1, 4)
    station.give_crystals(0, 1)
    red.kp, yellow.kp = 9, 5
    assert (red.bots, yellow.bots, blue.bots) == (8, 9, 14)
    assert view(station.live, None)["interim"][:2] == [[3, 6, 1, -4], [3, 5, 0, 0]]
    station.to_interim()
    assert station.points()[:2] == [15, 12], "red 9 + 6, yellow 5 + 7"
    assert red.crystals == 0


@rule("AQ-EX-13")
def test_a_final_scoring() -> None:
    station = swept(3, number=4)
    yellow = station.seat(1)
    yellow.base = LETTERS.index("A")
    for tile in ("L02", "L03", "L04", "L05", "L13"):  # B, C, D, E and A again
        station.give_tile(1, tile)
    station.give_time(1, 2)
    station.to_interim()
    found = view(station.live, None)["breakdown"][1]
    assert found == {"track": 0, "letters": 15, "time": 2, "subs": 0, "lab": 5, "total": 22}
    assert station.live.scores()[1] == 22


@rule("AQ-EX-14")
def test_a_token_card_red_and_a_crystal() -> None:
    station = swept()
    station.lay_tokens("P7")  # red on H1
    station.give_card(0, "R17")
    full = station.clone()
    station.play("engineer:H1", "card:R17")
    assert station.seat(0).crystals == 1
    full.give_crystals(0, 2)
    full.play("engineer:H1")
    assert full.seat(0).crystals == 2
    assert full.live.to_act() == [1]


@rule("AQ-EX-15")
def test_an_octopod_card_with_three_points() -> None:
    station = swept()
    station.give_card(0, "R24")
    station.stock("A", octopods=2)
    station.act("A", "violet")
    station.play("catch:1", "card:R24")
    assert station.seat(0).kp == 1 + 3


@rule("AQ-EX-16")
def test_one_sector_has_a_black_programming_field() -> None:
    assert [sector.id for sector in BOX.sectors if sector.programming_field == "black"] == ["C"]
    station = swept()
    station.act("C", "white")
    station.play("perform")
    assert station.programmed(0) == {"black"}
