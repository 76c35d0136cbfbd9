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
    InterimTime,
    Perform,
    ThirdBot,
    Turn,
)
from kolonie.games.aquasphere.state import Table
from tests.citing import rule
from tests.rules.aquasphere.scenes import (
    act,
    controller,
    empty_supply,
    leave_in_supply,
    make_room,
    points,
    scene,
)
from tests.rules.aquasphere.station import (
    asked,
    bay_of,
    control,
    give_card,
    give_crystals,
    give_time,
    lay_card,
    lay_tile,
    play,
    program,
    programmed,
    refused,
    seat_of,
    stock,
    table_of,
    to_interim,
)


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
    game = scene()
    leave_in_supply(game, time=1)
    program(game, 0, "red", "white")
    play(game, "return:red")
    assert (seat_of(game, 0).time, table_of(game).supply_time) == (1, 0)
    play(game, "return:white")
    assert (seat_of(game, 0).time, programmed(game, 0)) == (1, set())

    game = scene()
    leave_in_supply(game, crystals=0)
    give_card(game, 0, "R14")  # blue token: 1 crystal
    play(game, "engineer:H1")
    assert seat_of(game, 0).crystals == 0
    assert game.to_act() == [1]


@rule("AQ-18.02")
def test_a_short_refill_ends_with_the_stock() -> None:
    game = scene()
    table = table_of(game)
    table.rotation = 4  # the sides 2 to 5, 0, 1 point at positions 0 to 5: crystals 0 2 1 1 0 1
    leave_in_supply(game, crystals=3)
    in_f = table.crystals[5]
    to_interim(game)
    assert table.crystals == [0, 2, 1, 0, 0, in_f]
    assert table.supply_crystals == 0


@rule("AQ-18.03")
def test_time_removed_from_the_station_is_available_for_the_refill() -> None:
    game = scene()
    table = table_of(game)
    leave_in_supply(game, time=0)
    assert table.time == [0, 0, 0, 0, 0, 38]
    to_interim(game)
    assert sum(table.time) == 12
    assert table.supply_time == 26


@rule("AQ-18.04")
def test_more_than_five_octopods_count_21_in_every_table() -> None:
    game = scene()
    make_room(game, 0, octopods=10)
    stock(game, "A", octopods=10)
    give_crystals(game, 0, 1)
    act(game, "A", "violet")
    play(game, "catch:8")
    assert seat_of(game, 0).kp == 21

    game = scene()
    control(game, "A", 0)
    for octopods in (6, 7, 15):
        stock(game, "A", octopods=octopods)
        assert view(game, None)["interim"][0][3] == -21


@rule("AQ-18.05")
def test_a_player_can_own_all_control_fields() -> None:
    game = scene()
    for letter in "ABCDE":
        control(game, letter, 0)
    control(game, "F", 1)
    act(game, "F", "white")
    play(game, "decline")
    assert [controller(game, letter) for letter in "ABCDEF"] == [0] * 6
    assert bay_of(game, "F") == {"yellow": 1}
    act(game, "A", "white")
    play(game, "decline")
    assert controller(game, "A") == 1
    assert bay_of(game, "A") == {"natural": 1}
    to_interim(game)
    assert points(game) == [6 + 2, 1, 0, 0], "6 for the majority; no sub is out, so 2 for bots at most"


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
            table = table_of(game)
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
    game = scene()
    give_time(game, 0, 4)
    program(game, 0, "white", "blue")
    empty_supply(game, 0)
    assert bots_of(table_of(game), 0) == 16
    assert refused(game, "buy:red") == "AQ-9.09"

    moved = game.clone()
    play(moved, "engineer:H1")  # the blue token, although blue is occupied
    assert (programmed(moved, 0), seat_of(moved, 0).bots) == ({"white", "blue"}, 0)
    assert moved.to_act() == [1]

    white = game.clone()
    play(white, "go:A", "area:white")
    assert refused(white, "perform") == "AQ-13.33"

    letter = game.clone()
    lay_tile(letter, "A", "L03")
    program(letter, 0, "green", "blue")
    play(letter, "go:A", "area:green", "perform")
    assert controller(letter, "C") == -1
    assert letter.to_act() == [1]

    immediate = game.clone()
    lay_card(immediate, "A", "R36")
    program(immediate, 0, "red", "blue")
    give_time(immediate, 0, 0)
    play(immediate, "go:A", "area:red", "perform")
    assert (seat_of(immediate, 0).time, programmed(immediate, 0)) == (2, {"blue"})

    give_card(game, 0, "R30")
    to_interim(game)
    assert asked(game) is Turn, "no interim card can be used"
    assert programmed(game, 0) == {"white", "blue"}


@rule("AQ-18.09", "AQ-18.10", "AQ-18.11")
def test_the_decisions_of_a_game_are_these_and_no_others() -> None:
    found: dict[type, set[str]] = defaultdict(set)
    for seats in (2, 3, 4):
        for seed in range(60):
            for game in random_play(seats, seed):
                if not game.over:
                    found[asked(game)].update(choice.verb for choice in game.options(game.to_act()[0]))
    assert found == {
        ChooseColour: {"colour"},
        Turn: {"engineer", "sidestep", "buy", "go", "withdraw", "return"},
        ThirdBot: {"back"},
        ChooseArea: {"area", "return"},
        Perform: {"perform", "catch", "decline", "return"},
        Group: {"card", "place", "kp", "done"},
        CrossLine: {"line", "stop"},
        InterimTime: {"income", "card", "done"},
    }
