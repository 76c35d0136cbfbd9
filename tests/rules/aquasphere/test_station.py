"""Section 5: sectors, locks, control fields, loading bays, sub fields and piles."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from kolonie.core.views import view
from kolonie.games.aquasphere.box import COLOURS, LETTERS, PLAYER_COLOURS
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.positions import Position, started
from kolonie.games.aquasphere.state import NOBODY
from tests.citing import rule
from tests.laws.playing import positions
from tests.rules.aquasphere.station import BOX, set_ups

LOCKS = {"A": 0, "B": 1, "C": 2, "D": 1, "E": 0, "F": 2}
FIELDS = {"A": "green", "B": "yellow", "C": "black", "D": "violet", "E": "blue", "F": "red"}


def plain(seats: int = 2) -> Position:
    """Seat 0's turn in a ring A to F whose bays and control fields are empty."""
    station = started(seats)
    station.turn_of(0)
    station.join_sectors()
    station.state.bays = [0] * 24
    return station


def displace(station: Position, letter: str, owner: int, mover: int = 0) -> None:
    """A bot of `owner` on a control field is displaced by one of `mover`."""
    station.control(letter, owner)
    station.turn_of(mover)
    station.act(letter, "white")
    station.play("decline")


# -- sectors and locks


@rule("AQ-5.01", "AQ-1.16")
@pytest.mark.parametrize("letter", LETTERS)
def test_every_sector_has_an_area_of_each_colour(letter: str) -> None:
    for colour in COLOURS:
        station = plain()
        station.program(0, colour, "green" if colour != "green" else "red")
        station.scientist_to(0, letter)
        station.play(f"go:{letter}")
        assert f"area:{colour}" in station.offered()
        station.play(f"area:{colour}")
        assert station.state.control[station.at(letter)] == 0


@rule("AQ-5.02", "AQ-5.03", "AQ-5.04")
def test_letters_and_programming_fields() -> None:
    assert {sector.id: sector.programming_field for sector in BOX.sectors} == FIELDS
    for letter, colour in FIELDS.items():
        station = plain()
        station.act(letter, "white")
        station.play("perform")
        assert station.programmed(0) == {colour}


@rule("AQ-5.05", "AQ-5.08")
def test_a_control_field_holds_the_last_bot_and_the_former_one_goes_to_the_bay() -> None:
    station = plain()
    displace(station, "C", owner=1)
    assert station.state.control[station.at("C")] == 0
    assert station.bay_of("C") == {"yellow": 1}
    assert view(station.live, None)["interim"][0][0] == 6  # seat 0 alone controls a sector now


@rule("AQ-5.05", "AQ-5.08")
def test_an_own_bot_is_displaced_as_well() -> None:
    station = plain()
    displace(station, "C", owner=0)
    assert station.state.control[station.at("C")] == 0
    assert station.bay_of("C") == {"natural": 1}


@rule("AQ-5.06", "AQ-5.07")
def test_the_lock_on_the_clockwise_side_of_a_sector_joins_it_to_the_next() -> None:
    for ring in ("ABCDEF", "FEDCBA", "CADFBE"):
        station = plain()
        station.join_sectors(ring)
        for i, letter in enumerate(ring):
            following = ring[(i + 1) % 6]
            direct = LOCKS[letter]
            price = min(direct, 6 - direct)
            for start, end in ((letter, following), (following, letter)):
                twin = station.clone()
                twin.scientist_to(0, start)
                twin.give_time(0, 3)
                twin.program(0, "red")
                twin.play(f"go:{end}")
                assert twin.seat(0).time == 3 - price


@rule("AQ-5.06", "AQ-5.07")
def test_lock_values_hold_in_games_as_they_are_set_up() -> None:
    for station in set_ups(2, 15):
        ring = station.state.ring
        index = station.live.to_act()[0]
        seat = station.seat(index)
        letter = LETTERS[ring[seat.scientist]]
        following = LETTERS[ring[(seat.scientist + 1) % 6]]
        before = seat.time
        station.play(f"go:{following}")
        assert before - seat.time == LOCKS[letter]


@rule("AQ-5.20")
def test_the_opposite_sector_is_three_positions_away() -> None:
    station = plain()
    station.join_sectors("CFABDE")  # locks clockwise of positions 0 to 5: 2, 2, 0, 1, 1, 0
    station.give_card(0, "R25")
    station.give_time(0, 1)
    station.scientist_to(0, "F")
    station.program(0, "red")
    assert "go:D" in station.offered()  # 3 for the locks, 1 for the opposite move
    assert station.refused("go:A") == "AQ-10.04"
    station.play("go:D")
    assert (station.seat(0).time, station.seat(0).scientist) == (0, 4)


@rule("AQ-5.22")
def test_every_sector_is_within_three_time_in_every_ring() -> None:
    station = plain()
    assert sum(BOX.locks) == 6
    dearest = 0
    for ring in permutations(LETTERS):
        station.join_sectors("".join(ring))
        dearest = max(dearest, *station.state.ways)
    assert dearest == 3


# -- loading bays


@rule("AQ-5.09")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 4), (4, 5)])
def test_a_bay_within_its_limit_is_left_alone(seats: int, limit: int) -> None:
    station = plain(seats)
    station.bay("A", yellow=limit - 1)
    displace(station, "A", owner=1)
    assert station.bay_of("A") == {"yellow": limit}
    station.turn_of(0)
    displace(station, "A", owner=0)
    assert station.bay_of("A") == {"natural": 1, "yellow": 1}


@rule("AQ-5.10", "AQ-5.11", "AQ-5.13")
def test_an_overfull_bay_sends_all_but_one_bot_of_every_owner_home() -> None:
    station = plain(4)
    station.bay("A", natural=2, yellow=2, red=1)
    for index in range(4):
        station.give_time(index, 1)
    station.control("A", 3)
    before = [seat.bots for seat in station.state.seats]
    station.turn_of(2)
    station.program(2, "black")
    before[2] = station.seat(2).bots
    station.scientist_to(2, "A")
    station.play("go:A")
    assert station.bay_of("A") == {"natural": 1, "yellow": 1, "red": 1, "blue": 1}
    assert [seat.bots - n for seat, n in zip(station.state.seats, before, strict=True)] == [1, 1, 0, 0]
    assert [seat.time for seat in station.state.seats] == [1, 1, 1, 1]


@rule("AQ-5.12")
def test_the_limit_is_checked_after_each_arrival_before_anything_else() -> None:
    station = plain()
    station.lay_tile("C", "L03")  # letter C
    station.bay("C", yellow=2)
    station.control("C", 1)
    station.act("C", "green")
    assert station.bay_of("C") == {"yellow": 1}  # thinned before the action is asked
    station.play("perform", "place:C")
    assert station.bay_of("C") == {"natural": 1, "yellow": 1}  # the second arrival is within the limit


@rule("AQ-5.14", "AQ-2.34")
def test_the_neutral_bot_counts_and_never_leaves() -> None:
    station = plain(3)
    station.bay("A", natural=1, yellow=2, blue=1)  # nobody plays blue
    displace(station, "A", owner=2, mover=0)
    assert station.bay_of("A") == {"natural": 1, "yellow": 1, "red": 1, "blue": 1}
    displace(station, "A", owner=1, mover=0)
    assert station.bay_of("A") == {"natural": 1, "yellow": 1, "red": 1, "blue": 1}
    within = plain(3)
    within.bay("A", yellow=3)
    displace(within, "A", owner=2)
    assert within.bay_of("A") == {"yellow": 3, "red": 1}  # four without a neutral bot are allowed


@rule("AQ-5.15")
def test_bots_in_the_station_stay_between_rounds() -> None:
    station = plain(3)
    station.control("B", 1)
    station.control("D", 2)
    station.bay("E", natural=2, red=1)
    before = (list(station.state.control), list(station.state.bays))
    station.to_round(4)
    assert (station.state.control, station.state.bays) == before


@rule("AQ-5.21", "AQ-5.10")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 4), (4, 5)])
def test_one_pass_always_brings_a_bay_within_its_limit(seats: int, limit: int) -> None:
    station = plain(seats)
    names = PLAYER_COLOURS[:seats]
    neutral = {"blue": 1} if seats == 3 else {}
    for counts in product(range(limit + 1), repeat=seats):
        if sum(counts) + len(neutral) > limit:
            continue
        for owner in range(seats):
            twin = station.clone()
            twin.bay("A", **dict(zip(names, counts, strict=True)), **neutral)
            displace(twin, "A", owner)
            arrived = [n + (i == owner) for i, n in enumerate(counts)]
            over = sum(arrived) + len(neutral) > limit
            left = [min(n, 1) if over else n for n in arrived]
            assert twin.bay_of("A") == {
                **{name: n for name, n in zip(names, left, strict=True) if n},
                **neutral,
            }
            assert sum(twin.bay_of("A").values()) <= (min(limit, 4) if over else limit)


# -- sub fields and piles


@rule("AQ-5.16", "AQ-13.21")
@pytest.mark.parametrize("price", [1, 2, 3, 4])
def test_sub_fields_cost_1_2_3_4_in_that_order(price: int) -> None:
    station = plain(4)
    there = (3, 2, 1)[: price - 1]
    station.state.subs[0] = there
    station.program(0, "blue", "white")
    station.scientist_to(0, "A")
    station.play("go:A", "area:blue")
    station.give_time(0, price - 1)
    assert station.refused("perform") == "AQ-13.22"
    station.give_time(0, 4)
    station.play("perform")
    assert station.seat(0).time == 4 - price
    assert station.state.subs[0] == (*there, 0)


@rule("AQ-5.17")
def test_no_second_sub_of_a_colour_in_a_sector() -> None:
    station = plain()
    station.state.subs[0] = (0,)
    station.give_time(0, 4)
    station.program(0, "blue", "white")
    station.scientist_to(0, "A")
    station.play("go:A", "area:blue")
    assert station.refused("perform") == "AQ-13.20"


@rule("AQ-5.17")
@pytest.mark.parametrize("seats", [2, 3])
def test_neutral_subs_keep_to_one_of_a_colour_as_well(seats: int) -> None:
    for station in set_ups(seats, 25):
        station.to_round(4)
        table = station.state
        assert all(len(set(subs)) == len(subs) <= 4 for subs in table.subs)
        assert sum(table.neutral_subs) == {2: 12 - 8, 3: 6 - 4}[seats]


@rule("AQ-5.18")
def test_only_the_top_of_a_pile_is_taken_and_uncovers_the_next() -> None:
    station = plain()
    for card, tile in (("R01", "L28"), ("R02", "L29")):
        station.lay_card("A", card)
        station.lay_tile("A", tile)
    station.act("A", "red")
    station.play("perform")
    assert [BOX.research_ids[card] for card in station.seat(0).research] == ["R02"]
    assert BOX.research_ids[station.state.research[0][-1]] == "R01"
    station.act("A", "green")
    station.play("perform")
    assert [BOX.expansion_ids[tile] for tile in station.seat(1).expansions] == ["L29"]
    station.act("A", "green")
    station.play("perform")
    assert [BOX.expansion_ids[tile] for tile in station.seat(0).expansions] == ["L28"]


@rule("AQ-5.18", "AQ-15.01", "AQ-15.02")
def test_new_cards_and_tiles_go_on_top() -> None:
    station = plain()
    below = [
        (cards, tiles) for cards, tiles in zip(station.state.research, station.state.expansions, strict=True)
    ]
    station.to_interim()
    for position, (cards, tiles) in enumerate(below):
        assert station.state.research[position][:-1] == cards
        assert station.state.expansions[position][:-1] == tiles


@rule("AQ-5.19")
def test_scientists_may_share_an_area() -> None:
    station = plain(4)
    for _ in range(4):
        station.act("B", "white")
        station.play("decline")
    assert {(seat.scientist, COLOURS[seat.area]) for seat in station.state.seats} == {(1, "white")}


@rule("AQ-5.05", "AQ-5.09", "AQ-5.21")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 4), (4, 5)])
def test_control_fields_and_bays_in_random_games(seats: int, limit: int) -> None:
    for seed in range(3):
        for game in positions(TITLE, seats, seed):
            table = game.state
            assert all(owner == NOBODY or 0 <= owner < seats for owner in table.control)
            assert all(sum(table.bays[4 * p : 4 * p + 4]) <= limit for p in range(6))
