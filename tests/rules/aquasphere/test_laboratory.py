"""Section 7: capacities, expansions, what is kept and what is paid."""

from __future__ import annotations

import random

import pytest

from kolonie.core.engine import Game
from kolonie.games.aquasphere.box import LETTERS
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import Turn
from tests.citing import rule
from tests.laws.playing import positions, step
from tests.rules.aquasphere.station import (
    BOX,
    asked,
    engineer_to,
    enter,
    give_card,
    give_crystals,
    give_tile,
    give_time,
    join_sectors,
    lay_card,
    lay_tile,
    lay_tokens,
    offered,
    play,
    program,
    refused,
    scientist_to,
    seat_of,
    set_ups,
    started,
    stock,
    table_of,
    turn_of,
)


def lab() -> Game:
    """Seat 0's turn in the ring A to F, tokens of P1 (H1 blue), nothing programmed."""
    game = started(2)
    turn_of(game, 0)
    join_sectors(game)
    lay_tokens(game, "P1")
    program(game, 0)
    return game


def area(game: Game, letter: str, colour: str) -> None:
    """Up to step 3 in a sector, with another bot left programmed so that the step is always asked."""
    program(game, 0, colour, "white" if colour != "white" else "red")
    scientist_to(game, 0, letter)
    play(game, f"go:{letter}", f"area:{colour}")


@rule("AQ-7.01")
def test_all_base_labs_have_the_same_capacities() -> None:
    seen = set()
    for seed in range(20):
        for seat in table_of(started(4, f"labs {seed}")).seats:
            assert seat.room == (2, 2, 2, 4)  # research cards, crystals, octopods, time
            seen.add(seat.base)
    assert seen == set(range(6))
    assert {lab.capacity.as_tuple() for lab in BOX.base_labs} == {(2, 2, 2, 4)}


@rule("AQ-7.02", "AQ-7.09", "AQ-13.01")
@pytest.mark.parametrize("tile", BOX.expansions, ids=lambda tile: str(tile.id))
def test_an_expansion_adds_what_it_shows_wherever_it_is_attached(tile: object) -> None:
    entry = BOX.expansions[BOX.expansions.index(tile)]
    game = lab()
    lay_tile(game, "A", entry.id)
    area(game, "A", "green")
    play(game, "perform")  # no place is asked for
    shown = entry.capacity
    assert seat_of(game, 0).room == (2 + shown.research, 2 + shown.crystal, 2 + shown.octopod, 4 + shown.time)
    letters = [f"place:{letter}" for letter in entry.letters]
    assert [key for key in offered(game) if key.startswith("place")] == letters


@rule("AQ-7.03", "AQ-7.04")
def test_time_that_does_not_fit_stays_in_the_sector_or_in_the_supply() -> None:
    game = lab()
    give_time(game, 0, 3)
    stock(game, "A", time=3)
    area(game, "A", "yellow")
    play(game, "perform")
    assert (seat_of(game, 0).time, table_of(game).time[0]) == (4, 2)
    turn_of(game, 0)
    supply = table_of(game).supply_time
    play(game, "return:white")
    assert (seat_of(game, 0).time, table_of(game).supply_time) == (4, supply)


@rule("AQ-7.03", "AQ-7.04")
def test_crystals_that_do_not_fit_stay_in_the_sector() -> None:
    game = lab()
    give_crystals(game, 0, 1)
    stock(game, "A", crystals=3)
    area(game, "A", "black")
    play(game, "perform")
    assert (seat_of(game, 0).crystals, table_of(game).crystals[0]) == (2, 2)
    turn_of(game, 0)
    area(game, "A", "black")
    assert refused(game, "perform") == "AQ-13.14"


@rule("AQ-7.03", "AQ-17.01")
def test_rewards_of_cards_respect_the_capacities() -> None:
    game = lab()
    give_card(game, 0, "R13")  # blue: 2 time
    give_card(game, 0, "R14")  # blue: 1 crystal
    give_time(game, 0, 3)
    give_crystals(game, 0, 2)
    supply = table_of(game).supply_time
    play(game, "engineer:H1")
    assert refused(game, "card:R14") == "AQ-17.01"
    play(game, "card:R13")
    assert (seat_of(game, 0).time, seat_of(game, 0).crystals) == (4, 2)
    assert table_of(game).supply_time == supply - 1


@rule("AQ-7.03", "AQ-7.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_capacity_is_exceeded_in_random_games(seats: int) -> None:
    for seed in range(4):
        for game in positions(TITLE, seats, seed):
            for seat in table_of(game).seats:
                cards, crystals, _octopods, time = seat.room
                assert len(seat.research) <= cards
                assert 0 <= seat.crystals <= crystals
                assert 0 <= seat.time <= time


@rule("AQ-7.05")
def test_the_octopod_capacity_limits_one_catch_and_stores_nothing() -> None:
    game = lab()
    stock(game, "A", octopods=5)
    supply = table_of(game).supply_octopods
    for left in (3, 1):
        area(game, "A", "violet")
        assert [key for key in offered(game) if key.startswith("catch")] == ["catch:1", "catch:2"]
        assert refused(game, "catch:3") == "AQ-7.05"
        play(game, "catch:2")
        turn_of(game, 0)
        assert table_of(game).octopods[0] == left
    assert table_of(game).supply_octopods == supply + 4


@rule("AQ-7.06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_research_cards_and_expansions_are_never_given_up(seats: int) -> None:
    kept = 0
    for seed in range(5):
        held: list[tuple[list[int], list[int]]] = []
        for game in positions(TITLE, seats, seed):
            now = [(list(seat.research), list(seat.expansions)) for seat in table_of(game).seats]
            for (cards, tiles), (more_cards, more_tiles) in zip(held, now, strict=False):
                assert more_cards[: len(cards)] == cards
                assert more_tiles[: len(tiles)] == tiles
            held = now
        kept += sum(len(cards) for cards, _ in held)
    assert kept > 0


@rule("AQ-7.06")
def test_a_spent_card_keeps_its_slot() -> None:
    game = lab()
    give_card(game, 0, "R29")
    give_card(game, 0, "R01")
    engineer_to(game, 0, "H1")
    play(game, "sidestep:H2")
    turn_of(game, 0)
    lay_card(game, "A", "R02")
    area(game, "A", "red")
    assert len(seat_of(game, 0).research) == 2
    assert refused(game, "perform") == "AQ-13.27"


@rule("AQ-7.07")
def test_a_lab_with_five_expansions_takes_no_more() -> None:
    game = lab()
    for tile in ("L28", "L29", "L30", "L01"):
        give_tile(game, 0, tile)
    lay_tile(game, "A", "L07")
    lay_tile(game, "A", "L08")
    area(game, "A", "green")
    play(game, "perform", "done")
    assert len(seat_of(game, 0).expansions) == 5
    turn_of(game, 0)
    area(game, "A", "green")
    assert refused(game, "perform") == "AQ-13.08"


@rule("AQ-7.08", "AQ-7.11")
def test_letters_of_the_expansions() -> None:
    counts = [len(tile.letters) for tile in BOX.expansions]
    assert (counts.count(1), counts.count(2), counts.count(0)) == (24, 3, 3)
    assert {letter for tile in BOX.expansions for letter in tile.letters} == set(LETTERS)
    assert any(tile.letters == ["C"] and tile.capacity.crystal == 1 for tile in BOX.expansions)
    assert any(tile.letters == ["A", "B"] for tile in BOX.expansions)
    assert len(BOX.expansions) == 30


@rule("AQ-7.10")
def test_the_marker_on_the_time_symbol_needs_no_room_and_is_not_the_players() -> None:
    game = lab()
    seat = seat_of(game, 0)
    give_time(game, 0, 4)
    play(game, "buy:red")
    assert (seat.time, seat.bought) == (1, 1)
    turn_of(game, 0)
    stock(game, "A", time=5)
    area(game, "A", "yellow")
    play(game, "perform")
    assert (seat.time, seat.room[3]) == (4, 4)  # all four spaces can be used
    turn_of(game, 0)
    table_of(game).ways = (2,) * 36
    give_time(game, 0, 1)
    assert refused(game, "go:A") == "AQ-10.04"  # the marker pays for nothing


@rule("AQ-7.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_time_and_crystals_leave_a_lab_only_as_payment(seats: int) -> None:
    for game in set_ups(seats, 6):
        dice = random.Random(seats)
        seats_then = table_of(game.clone()).seats
        while not game.over:
            who, key = step(game, dice)
            for index, (then, now) in enumerate(zip(seats_then, table_of(game).seats, strict=True)):
                if now.time < then.time:  # a way, a sub, way 2, an interim card
                    assert index == who and key.partition(":")[0] in ("go", "perform", "buy", "card")
                if now.crystals < then.crystals:  # a red line
                    assert now.kp > then.kp
            seats_then = table_of(game.clone()).seats


@rule("AQ-7.12")
def test_a_turn_offers_no_way_to_give_time_or_crystals_away() -> None:
    game = lab()
    give_time(game, 0, 4)
    give_crystals(game, 0, 2)
    program(game, 0, "red")
    assert asked(game) is Turn
    verbs = {key.partition(":")[0] for key in offered(game)}
    assert verbs == {"engineer", "buy", "go", "return"}


@rule("AQ-7.13")
def test_gains_come_from_the_general_supply_unless_the_rule_names_the_sector() -> None:
    game = lab()
    table = table_of(game)
    give_time(game, 0, 0)
    give_card(game, 0, "R14")
    stock(game, "A", time=2, crystals=1)
    time, crystals = table.supply_time, table.supply_crystals
    program(game, 0, "red")
    play(game, "return:red")
    assert (table.supply_time, table.time[0]) == (time - 2, 2)
    play(game, "engineer:H1", "card:R14")
    assert (table.supply_crystals, table.crystals[0]) == (crystals - 1, 1)
    turn_of(game, 0)
    area(game, "A", "yellow")
    play(game, "perform")
    assert (table.supply_time, table.time[0], seat_of(game, 0).time) == (time - 2, 0, 4)
    turn_of(game, 0)
    area(game, "A", "black")
    play(game, "perform")
    assert (table.supply_crystals, table.crystals[0], seat_of(game, 0).crystals) == (crystals - 1, 0, 2)


@rule("AQ-7.14")
def test_what_is_paid_goes_to_the_general_supply() -> None:
    game = lab()
    table = table_of(game)
    give_time(game, 0, 4)
    time, station = table.supply_time, list(table.time)
    scientist_to(game, 0, "B")
    program(game, 0, "blue")
    table.subs[2] = ()
    play(game, "go:C")  # a lock of 1
    assert table.supply_time == time + 1
    play(game, "perform")  # the first sub field
    assert table.supply_time == time + 2
    turn_of(game, 0)
    give_time(game, 0, 3)
    time = table.supply_time
    play(game, "buy:green")
    assert table.supply_time == time + 2  # the third marker lies on the board (AQ-9.05)
    assert table.time == station
    assert TITLE.census(game)["time"] == 38


@rule("AQ-7.06", "AQ-13.27")
def test_a_full_lab_takes_no_card_and_none_is_swapped() -> None:
    game = lab()
    give_card(game, 0, "R01")
    give_card(game, 0, "R02")
    enter(game, "A", "red")
    assert game.to_act() == [1]  # nothing could be done but decline
    assert [BOX.research_ids[card] for card in seat_of(game, 0).research] == ["R01", "R02"]
