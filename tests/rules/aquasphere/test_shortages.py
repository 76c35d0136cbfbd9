"""Section 18: shortages, corner cases, and the list of all decisions."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator

import pytest

from kolonie.core.engine import Game
from kolonie.core.nodes import Group
from kolonie.core.views import view
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import (
    ChooseArea,
    ChooseColour,
    CrossLine,
    InterimCards,
    InterimTime,
    Perform,
    ThirdBot,
    Turn,
)
from kolonie.games.aquasphere.positions import Position, swept
from kolonie.games.aquasphere.state import Table
from tests.citing import rule
from tests.rules.aquasphere.station import empty_supply, make_room


def random_play(seats: int, seed: int) -> Iterator[Game]:
    """The same game at each of its decisions and at its end."""
    game = TITLE.new(seats, f"shortages {seed}")
    dice = random.Random(seed)
    while not game.over:
        yield game
        seat = game.to_act()[0]
        game.play(seat, dice.choice(game.options(seat)))
    yield game


@rule("AQ-18.01")
def test_a_player_gets_what_is_there() -> None:
    station = swept()
    station.supply(time=1)
    station.program(0, "red", "white")
    station.play("return:red")
    assert (station.seat(0).time, station.state.supply_time) == (1, 0)
    station.play("return:white")
    assert (station.seat(0).time, station.programmed(0)) == (1, set())

    station = swept()
    station.supply(crystals=0)
    station.give_card(0, "R14")  # blue token: 1 crystal
    station.play("engineer:H1")
    assert station.seat(0).crystals == 0
    assert station.live.to_act() == [1]


@rule("AQ-18.02")
def test_a_short_refill_ends_with_the_stock() -> None:
    station = swept()
    table = station.state
    station.turn_centre(4)  # the sides 2 to 5, 0, 1 point at positions 0 to 5: crystals 0 2 1 1 0 1
    station.supply(crystals=3)
    in_f = table.crystals[5]
    station.to_interim()
    assert table.crystals == [0, 2, 1, 0, 0, in_f]
    assert table.supply_crystals == 0


@rule("AQ-18.03")
def test_time_removed_from_the_station_is_available_for_the_refill() -> None:
    station = swept()
    table = station.state
    station.supply(time=0)
    assert table.time == [0, 0, 0, 0, 0, 38]
    station.to_interim()
    assert sum(table.time) == 12
    assert table.supply_time == 26


@rule("AQ-18.04")
def test_more_than_five_octopods_count_21_in_every_table() -> None:
    station = swept()
    make_room(station, 0, octopods=10)
    station.stock("A", octopods=10)
    station.give_crystals(0, 1)
    station.act("A", "violet")
    station.play("catch:8")
    assert station.seat(0).kp == 21

    station = swept()
    station.control("A", 0)
    for octopods in (6, 7, 15):
        station.stock("A", octopods=octopods)
        assert view(station.live, None)["interim"][0][3] == -21


@rule("AQ-18.05")
def test_a_player_can_own_all_control_fields() -> None:
    station = swept()
    for letter in "ABCDE":
        station.control(letter, 0)
    station.control("F", 1)
    station.act("F", "white")
    station.play("decline")
    assert [station.controller(letter) for letter in "ABCDEF"] == [0] * 6
    assert station.bay_of("F") == {"yellow": 1}
    station.act("A", "white")
    station.play("decline")
    assert station.controller("A") == 1
    assert station.bay_of("A") == {"natural": 1}
    station.to_interim()
    assert station.points() == [6 + 2, 1, 0, 0], "6 for the majority; no sub is out, so 2 for bots at most"


def bots_of(table: Table, index: int) -> int:
    seat = table.seats[index]
    fields = sum(owner == index for owner in table.control)
    in_bays = sum(table.bays[4 * position + seat.colour] for position in range(6))
    return 1 + seat.bots + seat.programmed.bit_count() + fields + in_bays


@rule("AQ-18.06", "AQ-18.08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_piece_is_ever_lost(seats: int) -> None:
    for seed in range(6):
        for game in random_play(seats, seed):
            table = game.state
            if table.round == 0:
                continue
            assert [bots_of(table, index) for index in range(seats)] == [16] * seats
            markers = sum(seat.time + seat.bought for seat in table.seats)
            assert table.supply_time + sum(table.time) + markers == 38
            owned = sum(seat.crystals for seat in table.seats)
            assert table.supply_crystals + sum(table.crystals) + owned == 20
            assert table.supply_octopods + sum(table.octopods) == 15
            assert min(table.supply_time, table.supply_crystals, table.supply_octopods) >= 0


@rule("AQ-18.07")
def test_an_empty_supply() -> None:
    station = swept()
    station.give_time(0, 4)
    station.program(0, "white", "blue")
    empty_supply(station, 0)
    assert bots_of(station.state, 0) == 16
    assert station.refused("buy:red") == "AQ-9.09"

    moved = station.clone()
    moved.play("engineer:H1")  # the blue token, although blue is occupied
    assert (moved.programmed(0), moved.seat(0).bots) == ({"white", "blue"}, 0)
    assert moved.live.to_act() == [1]

    white = station.clone()
    white.play("go:A", "area:white")
    assert white.refused("perform") == "AQ-13.33"

    letter = station.clone()
    letter.lay_tile("A", "L03")
    letter.program(0, "green", "blue")
    letter.play("go:A", "area:green", "perform")
    assert letter.controller("C") == -1
    assert letter.live.to_act() == [1]

    immediate = station.clone()
    immediate.lay_card("A", "R36")
    immediate.program(0, "red", "blue")
    immediate.give_time(0, 0)
    immediate.play("go:A", "area:red", "perform")
    assert (immediate.seat(0).time, immediate.programmed(0)) == (2, {"blue"})

    station.give_card(0, "R30")
    station.to_interim()
    assert station.asked() is Turn, "no interim card can be used"
    assert station.programmed(0) == {"white", "blue"}


@rule("AQ-18.09", "AQ-18.10", "AQ-18.11")
def test_the_decisions_of_a_game_are_these_and_no_others() -> None:
    found: dict[type, set[str]] = defaultdict(set)
    for seats in (2, 3, 4):
        for seed in range(60):
            for game in random_play(seats, seed):
                if not game.over:
                    found[Position(game).asked()].update(
                        choice.verb for choice in game.options(game.to_act()[0])
                    )
    assert found == {
        ChooseColour: {"colour"},
        Turn: {"engineer", "sidestep", "buy", "go", "withdraw", "return"},
        ThirdBot: {"back"},
        ChooseArea: {"area", "return"},
        Perform: {"perform", "catch", "decline", "return"},
        Group: {"card", "place", "kp", "done"},
        CrossLine: {"line", "stop"},
        InterimTime: {"card", "income"},
        InterimCards: {"card", "done"},
    }
