"""The builder of positions: what it makes is a game that could have been played, or it says why not."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from kolonie.core.positions import PositionError
from kolonie.core.saving import load, save, state_hash
from kolonie.core.views import view
from kolonie.games.aquasphere.legality import faults
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import Turn
from kolonie.games.aquasphere.positions import Position, started, swept
from tests.laws.playing import positions, step


def test_what_was_placed_is_on_the_table_of_a_game_that_can_be_played() -> None:
    position = swept(3, number=3)
    position.stock("C", time=2, octopods=2)
    position.control("C", 1)
    position.bay("C", red=1, natural=2)
    position.sub("B", "natural", "blue")
    position.program(0, "red", "blue")
    position.give_time(0, 3)
    position.give_crystals(0, 1)
    position.give_points(0, 24)
    position.give_card(0, "R05")
    position.give_tile(0, "L26")
    position.lay_card("C", "R30")
    position.lay_tile("C", "L02")
    position.engineer_to(0, "H3")
    position.mark_bought(1)
    position.supply(time=5)
    position.turn_of(0)
    game = position.game()
    assert (game.to_act(), game.state.round) == ([0], 3)
    seat = game.state.seats[0]
    assert (seat.time, seat.crystals, seat.kp, seat.bots, seat.subs) == (3, 1, 24, 15 - 4, 5)
    assert (game.state.octopods[2], game.state.control[2], game.state.supply_time) == (2, 1, 5)
    assert {"go:C", "return:red", "engineer:H6"} <= {choice.key for choice in game.options(0)}
    assert state_hash(load(TITLE, save(game))) == state_hash(game)
    assert view(game, 2)["table"]["seats"][0]["time"] == 3
    game.play(0, "return:red")
    assert position.programmed(0) == {"red", "blue"}, "the game is independent of the builder"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_position_of_a_real_game_is_called_impossible(seats: int) -> None:
    for seed in range(4):
        for game in positions(TITLE, seats, seed):
            if game.state.round:
                assert faults(game) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_turn_of_a_real_game_is_a_position(seats: int) -> None:
    for game in positions(TITLE, seats, 7):
        if game.state.round and not game.over and game.number % 9 == 0:
            built = Position(game.clone()).game()
            assert state_hash(built) == state_hash(game)


def test_the_last_turn_and_the_end() -> None:
    position = swept(3)
    position.last_turn(1)
    position.give_time(1, 3)
    position.give_tile(1, "L25")
    game = position.game()
    assert (game.to_act(), game.state.round, game.state.withdrawn) == ([1], 4, [0, 2])
    game.play(1, "withdraw")
    assert game.over
    end = position.at_the_end()
    assert end.over and not position.live.over
    assert end.state.final[1][0] == 0, "no interim scoring came before"
    assert end.scores()[1] == end.state.final[1][1] + 3


def test_sweeping_leaves_people_where_they_are() -> None:
    position = started(4)
    before = [(seat.scientist, seat.area, seat.engineer) for seat in position.state.seats]
    position.sweep()
    assert [(seat.scientist, seat.area, seat.engineer) for seat in position.state.seats] == before
    assert sum(position.state.time) == sum(seat.time for seat in position.state.seats) == 0
    assert position.state.supply_time == 38
    position.game()


def test_time_does_not_enlarge_the_lab() -> None:
    position = swept(2)
    with pytest.raises(PositionError, match="no room for 5 time"):
        position.give_time(0, 5)
    assert position.seat(0).room == (2, 2, 2, 4)


def cards(position: Position, *names: str) -> None:
    for name in names:
        position.give_card(0, name)


def six_tiles(position: Position) -> None:
    for number in range(1, 7):
        position.give_tile(0, f"L0{number}")


IMPOSSIBLE: list[tuple[Callable[[Position], object], str]] = [
    (lambda p: p.stock("A", crystals=21), "the general supply has 20 crystals, not 21"),
    (lambda p: p.stock("G", crystals=1), "there is no sector 'G'"),
    (lambda p: p.supply(time=39), "general supply and sector F have no 39 time together"),
    (lambda p: p.join_sectors("ABCDEE"), "a ring has each of ABCDEF once"),
    (lambda p: p.bay("A", red=16), "seat 2 has 15 bots in its supply, not 16"),
    (lambda p: p.bay("A", green=1), "of the player colour 'green' cannot be"),
    (lambda p: p.sub("A", "red", "red"), "no red sub can be put into sector A"),
    (lambda p: p.give_crystals(0, 3), "no room for 3 crystals"),
    (lambda p: p.give_card(0, "R99"), "there is no R99 in the box"),
    (lambda p: cards(p, "R01", "R01"), "R01 lies in a lab"),
    (lambda p: p.engineer_to(0, "H9"), "headquarters has no field H9"),
    (lambda p: p.lay_tokens("P9"), "there is no program card P9"),
    (lambda p: p.turn_centre(6), "a centre card has six sides"),
    (lambda p: p.play_order(0, 1), "is no play order of 4"),
    (lambda p: p.to_round(5), "round 5 does not come"),
    (lambda p: p.seat(4), "no seat 4 among 4"),
    (lambda p: p.bots(0, 16), "cannot have 16 bots"),
]


@pytest.mark.parametrize(("edit", "text"), IMPOSSIBLE)
def test_what_cannot_be_is_told_at_once(edit: Callable[[Position], object], text: str) -> None:
    with pytest.raises(PositionError, match=text):
        edit(swept(4))


UNFINISHED: list[tuple[Callable[[Position], object], str]] = [
    (lambda p: p.program(0, "red", "blue", "white"), "seat 0: 3 programmed bots"),
    (lambda p: p.bay("A", red=6), "6 bots in the bay of sector A"),
    (lambda p: cards(p, "R01", "R02", "R03"), "more than the lab can hold"),
    (lambda p: p.give_points(0, -1), "seat 0: -1 points"),
    (lambda p: setattr(p.state, "withdrawn", [2]), "withdrawal track disagree"),
    (lambda p: setattr(p.state, "supply_time", 12), "time: 12 where there are 38"),
    (lambda p: setattr(p.seat(1), "room", (2, 2, 2, 9)), "seat 1: room for"),
    (lambda p: setattr(p.seat(1), "sidestepped", 1), "a sidestep without its card"),
    (lambda p: p.engineer_to(0, "H6"), "seat 0 has nothing to decide at Turn"),
    (six_tiles, "6 expansions"),
]


@pytest.mark.parametrize(("edit", "text"), UNFINISHED)
def test_what_cannot_be_in_the_end_is_no_game(edit: Callable[[Position], object], text: str) -> None:
    position = swept(4)
    edit(position)
    with pytest.raises(PositionError, match=text):
        position.game()


def test_a_game_made_to_order_can_be_played_to_its_end() -> None:
    position = swept(4, number=2)
    position.program(3, "green")
    position.turn_of(3)
    game = position.game()
    assert type(game.asks[3].frame.node) is Turn
    dice = random.Random(3)
    while not game.over:
        step(game, dice)
    assert game.state.round == 4
