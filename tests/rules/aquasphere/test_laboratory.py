"""Section 7: capacities, expansions, what is kept and what is paid."""

from __future__ import annotations

import random

import pytest

from kolonie.games.aquasphere.box import LETTERS
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import Turn
from kolonie.games.aquasphere.positions import Position, started
from tests.citing import rule
from tests.laws.playing import positions, step
from tests.rules.aquasphere.station import BOX, set_ups


def lab() -> Position:
    """Seat 0's turn in the ring A to F, tokens of P1 (H1 blue), nothing programmed."""
    station = started(2)
    station.turn_of(0)
    station.join_sectors()
    station.lay_tokens("P1")
    station.program(0)
    return station


def area(station: Position, letter: str, colour: str) -> None:
    """Up to step 3 in a sector, with another bot left programmed so that the step is always asked."""
    station.program(0, colour, "white" if colour != "white" else "red")
    station.scientist_to(0, letter)
    station.play(f"go:{letter}", f"area:{colour}")


@rule("AQ-7.01")
def test_all_base_labs_have_the_same_capacities() -> None:
    seen = set()
    for seed in range(20):
        for seat in started(4, f"labs {seed}").state.seats:
            assert seat.room == (2, 2, 2, 4)  # research cards, crystals, octopods, time
            seen.add(seat.base)
    assert seen == set(range(6))
    assert {lab.capacity.as_tuple() for lab in BOX.base_labs} == {(2, 2, 2, 4)}


@rule("AQ-7.02", "AQ-7.09", "AQ-13.01")
@pytest.mark.parametrize("tile", BOX.expansions, ids=lambda tile: str(tile.id))
def test_an_expansion_adds_what_it_shows_wherever_it_is_attached(tile: object) -> None:
    entry = BOX.expansions[BOX.expansions.index(tile)]
    station = lab()
    station.lay_tile("A", entry.id)
    area(station, "A", "green")
    station.play("perform")  # no place is asked for
    shown = entry.capacity
    assert station.seat(0).room == (2 + shown.research, 2 + shown.crystal, 2 + shown.octopod, 4 + shown.time)
    letters = [f"place:{letter}" for letter in entry.letters]
    assert [key for key in station.offered() if key.startswith("place")] == letters


@rule("AQ-7.03", "AQ-7.04")
def test_time_that_does_not_fit_stays_in_the_sector_or_in_the_supply() -> None:
    station = lab()
    station.give_time(0, 3)
    station.stock("A", time=3)
    area(station, "A", "yellow")
    station.play("perform")
    assert (station.seat(0).time, station.state.time[0]) == (4, 2)
    station.turn_of(0)
    supply = station.state.supply_time
    station.play("return:white")
    assert (station.seat(0).time, station.state.supply_time) == (4, supply)


@rule("AQ-7.03", "AQ-7.04")
def test_crystals_that_do_not_fit_stay_in_the_sector() -> None:
    station = lab()
    station.give_crystals(0, 1)
    station.stock("A", crystals=3)
    area(station, "A", "black")
    station.play("perform")
    assert (station.seat(0).crystals, station.state.crystals[0]) == (2, 2)
    station.turn_of(0)
    area(station, "A", "black")
    assert station.refused("perform") == "AQ-13.14"


@rule("AQ-7.03", "AQ-17.01")
def test_rewards_of_cards_respect_the_capacities() -> None:
    station = lab()
    station.give_card(0, "R13")  # blue: 2 time
    station.give_card(0, "R14")  # blue: 1 crystal
    station.give_time(0, 3)
    station.give_crystals(0, 2)
    supply = station.state.supply_time
    station.play("engineer:H1")
    assert station.refused("card:R14") == "AQ-17.01"
    station.play("card:R13")
    assert (station.seat(0).time, station.seat(0).crystals) == (4, 2)
    assert station.state.supply_time == supply - 1


@rule("AQ-7.03", "AQ-7.01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_capacity_is_exceeded_in_random_games(seats: int) -> None:
    for seed in range(4):
        for game in positions(TITLE, seats, seed):
            for seat in game.state.seats:
                cards, crystals, _octopods, time = seat.room
                assert len(seat.research) <= cards
                assert 0 <= seat.crystals <= crystals
                assert 0 <= seat.time <= time


@rule("AQ-7.05")
def test_the_octopod_capacity_limits_one_catch_and_stores_nothing() -> None:
    station = lab()
    station.stock("A", octopods=5)
    supply = station.state.supply_octopods
    for left in (3, 1):
        area(station, "A", "violet")
        assert [key for key in station.offered() if key.startswith("catch")] == ["catch:1", "catch:2"]
        assert station.refused("catch:3") == "AQ-7.05"
        station.play("catch:2")
        station.turn_of(0)
        assert station.state.octopods[0] == left
    assert station.state.supply_octopods == supply + 4


@rule("AQ-7.06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_research_cards_and_expansions_are_never_given_up(seats: int) -> None:
    kept = 0
    for seed in range(5):
        held: list[tuple[list[int], list[int]]] = []
        for game in positions(TITLE, seats, seed):
            now = [(list(seat.research), list(seat.expansions)) for seat in game.state.seats]
            for (cards, tiles), (more_cards, more_tiles) in zip(held, now, strict=False):
                assert more_cards[: len(cards)] == cards
                assert more_tiles[: len(tiles)] == tiles
            held = now
        kept += sum(len(cards) for cards, _ in held)
    assert kept > 0


@rule("AQ-7.06")
def test_a_spent_card_keeps_its_slot() -> None:
    station = lab()
    station.give_card(0, "R29")
    station.give_card(0, "R01")
    station.engineer_to(0, "H1")
    station.play("sidestep:H2")
    station.turn_of(0)
    station.lay_card("A", "R02")
    area(station, "A", "red")
    assert len(station.seat(0).research) == 2
    assert station.refused("perform") == "AQ-13.27"


@rule("AQ-7.07")
def test_a_lab_with_five_expansions_takes_no_more() -> None:
    station = lab()
    for tile in ("L28", "L29", "L30", "L01"):
        station.give_tile(0, tile)
    station.lay_tile("A", "L07")
    station.lay_tile("A", "L08")
    area(station, "A", "green")
    station.play("perform", "done")
    assert len(station.seat(0).expansions) == 5
    station.turn_of(0)
    area(station, "A", "green")
    assert station.refused("perform") == "AQ-13.08"


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
    station = lab()
    seat = station.seat(0)
    station.give_time(0, 4)
    station.play("buy:red")
    assert (seat.time, seat.bought) == (1, 1)
    station.turn_of(0)
    station.stock("A", time=5)
    area(station, "A", "yellow")
    station.play("perform")
    assert (seat.time, seat.room[3]) == (4, 4)  # all four spaces can be used
    station.turn_of(0)
    station.state.ways = (2,) * 36
    station.give_time(0, 1)
    assert station.refused("go:A") == "AQ-10.04"  # the marker pays for nothing


@rule("AQ-7.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_time_and_crystals_leave_a_lab_only_as_payment(seats: int) -> None:
    for station in set_ups(seats, 6):
        dice = random.Random(seats)
        seats_then = station.clone().state.seats
        while not station.live.over:
            who, key = step(station.live, dice)
            for index, (then, now) in enumerate(zip(seats_then, station.state.seats, strict=True)):
                if now.time < then.time:  # a way, a sub, way 2, an interim card
                    assert index == who and key.partition(":")[0] in ("go", "perform", "buy", "card")
                if now.crystals < then.crystals:  # a red line
                    assert now.kp > then.kp
            seats_then = station.clone().state.seats


@rule("AQ-7.12")
def test_a_turn_offers_no_way_to_give_time_or_crystals_away() -> None:
    station = lab()
    station.give_time(0, 4)
    station.give_crystals(0, 2)
    station.program(0, "red")
    assert station.asked() is Turn
    verbs = {key.partition(":")[0] for key in station.offered()}
    assert verbs == {"engineer", "buy", "go", "return"}


@rule("AQ-7.13")
def test_gains_come_from_the_general_supply_unless_the_rule_names_the_sector() -> None:
    station = lab()
    table = station.state
    station.give_time(0, 0)
    station.give_card(0, "R14")
    station.stock("A", time=2, crystals=1)
    time, crystals = table.supply_time, table.supply_crystals
    station.program(0, "red")
    station.play("return:red")
    assert (table.supply_time, table.time[0]) == (time - 2, 2)
    station.play("engineer:H1", "card:R14")
    assert (table.supply_crystals, table.crystals[0]) == (crystals - 1, 1)
    station.turn_of(0)
    area(station, "A", "yellow")
    station.play("perform")
    assert (table.supply_time, table.time[0], station.seat(0).time) == (time - 2, 0, 4)
    station.turn_of(0)
    area(station, "A", "black")
    station.play("perform")
    assert (table.supply_crystals, table.crystals[0], station.seat(0).crystals) == (crystals - 1, 0, 2)


@rule("AQ-7.14")
def test_what_is_paid_goes_to_the_general_supply() -> None:
    station = lab()
    table = station.state
    station.give_time(0, 4)
    time, lying = table.supply_time, list(table.time)
    station.scientist_to(0, "B")
    station.program(0, "blue")
    station.take_subs("C")
    station.play("go:C")  # a lock of 1
    assert table.supply_time == time + 1
    station.play("perform")  # the first sub field
    assert table.supply_time == time + 2
    station.turn_of(0)
    station.give_time(0, 3)
    time = table.supply_time
    station.play("buy:green")
    assert table.supply_time == time + 2  # the third marker lies on the board (AQ-9.05)
    assert table.time == lying
    assert TITLE.census(station.live)["time"] == 38


@rule("AQ-7.06", "AQ-13.27")
def test_a_full_lab_takes_no_card_and_none_is_swapped() -> None:
    station = lab()
    station.give_card(0, "R01")
    station.give_card(0, "R02")
    station.act("A", "red")
    assert station.live.to_act() == [1]  # nothing could be done but decline
    assert [BOX.research_ids[card] for card in station.seat(0).research] == ["R01", "R02"]
