"""Section 5: sectors, locks, control fields, loading bays, sub fields and piles."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from kolonie.core.engine import Game
from kolonie.core.views import view
from kolonie.games.aquasphere.box import COLOURS, LETTERS, PLAYER_COLOURS
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.state import NOBODY
from tests.citing import rule
from tests.laws.playing import positions
from tests.rules.aquasphere.station import (
    BOX,
    at,
    bay,
    bay_of,
    control,
    enter,
    give_card,
    give_time,
    join_sectors,
    lay_card,
    lay_tile,
    offered,
    play,
    program,
    programmed,
    refused,
    scientist_to,
    seat_of,
    set_ups,
    started,
    table_of,
    to_interim,
    to_round,
    turn_of,
)

LOCKS = {"A": 0, "B": 1, "C": 2, "D": 1, "E": 0, "F": 2}
FIELDS = {"A": "green", "B": "yellow", "C": "black", "D": "violet", "E": "blue", "F": "red"}


def plain(seats: int = 2) -> Game:
    """Seat 0's turn in a ring A to F whose bays and control fields are empty."""
    game = started(seats)
    turn_of(game, 0)
    join_sectors(game)
    table_of(game).bays = [0] * 24
    return game


def displace(game: Game, letter: str, owner: int, mover: int = 0) -> None:
    """A bot of `owner` on a control field is displaced by one of `mover`."""
    control(game, letter, owner)
    turn_of(game, mover)
    enter(game, letter, "white")
    play(game, "decline")


# -- sectors and locks


@rule("AQ-5.01", "AQ-1.16")
@pytest.mark.parametrize("letter", LETTERS)
def test_every_sector_has_an_area_of_each_colour(letter: str) -> None:
    for colour in COLOURS:
        game = plain()
        program(game, 0, colour, "green" if colour != "green" else "red")
        scientist_to(game, 0, letter)
        play(game, f"go:{letter}")
        assert f"area:{colour}" in offered(game)
        play(game, f"area:{colour}")
        assert table_of(game).control[at(game, letter)] == 0


@rule("AQ-5.02", "AQ-5.03", "AQ-5.04")
def test_letters_and_programming_fields() -> None:
    assert {sector.id: sector.programming_field for sector in BOX.sectors} == FIELDS
    for letter, colour in FIELDS.items():
        game = plain()
        enter(game, letter, "white")
        play(game, "perform")
        assert programmed(game, 0) == {colour}


@rule("AQ-5.05", "AQ-5.08")
def test_a_control_field_holds_the_last_bot_and_the_former_one_goes_to_the_bay() -> None:
    game = plain()
    displace(game, "C", owner=1)
    assert table_of(game).control[at(game, "C")] == 0
    assert bay_of(game, "C") == {"yellow": 1}
    assert view(game, None)["interim"][0][0] == 6  # seat 0 alone controls a sector now


@rule("AQ-5.05", "AQ-5.08")
def test_an_own_bot_is_displaced_as_well() -> None:
    game = plain()
    displace(game, "C", owner=0)
    assert table_of(game).control[at(game, "C")] == 0
    assert bay_of(game, "C") == {"natural": 1}


@rule("AQ-5.06", "AQ-5.07")
def test_the_lock_on_the_clockwise_side_of_a_sector_joins_it_to_the_next() -> None:
    for ring in ("ABCDEF", "FEDCBA", "CADFBE"):
        game = plain()
        join_sectors(game, ring)
        for i, letter in enumerate(ring):
            following = ring[(i + 1) % 6]
            direct = LOCKS[letter]
            price = min(direct, 6 - direct)
            for start, end in ((letter, following), (following, letter)):
                twin = game.clone()
                scientist_to(twin, 0, start)
                give_time(twin, 0, 3)
                program(twin, 0, "red")
                play(twin, f"go:{end}")
                assert seat_of(twin, 0).time == 3 - price


@rule("AQ-5.06", "AQ-5.07")
def test_lock_values_hold_in_games_as_they_are_set_up() -> None:
    for game in set_ups(2, 15):
        ring = table_of(game).ring
        index = game.to_act()[0]
        seat = seat_of(game, index)
        letter = LETTERS[ring[seat.scientist]]
        following = LETTERS[ring[(seat.scientist + 1) % 6]]
        before = seat.time
        play(game, f"go:{following}")
        assert before - seat.time == LOCKS[letter]


@rule("AQ-5.20")
def test_the_opposite_sector_is_three_positions_away() -> None:
    game = plain()
    join_sectors(game, "CFABDE")  # locks clockwise of positions 0 to 5: 2, 2, 0, 1, 1, 0
    give_card(game, 0, "R25")
    give_time(game, 0, 1)
    scientist_to(game, 0, "F")
    program(game, 0, "red")
    assert "go:D" in offered(game)  # 3 for the locks, 1 for the opposite move
    assert refused(game, "go:A") == "AQ-10.04"
    play(game, "go:D")
    assert (seat_of(game, 0).time, seat_of(game, 0).scientist) == (0, 4)


@rule("AQ-5.22")
def test_every_sector_is_within_three_time_in_every_ring() -> None:
    game = plain()
    assert sum(BOX.locks) == 6
    dearest = 0
    for ring in permutations(LETTERS):
        join_sectors(game, "".join(ring))
        dearest = max(dearest, *table_of(game).ways)
    assert dearest == 3


# -- loading bays


@rule("AQ-5.09")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 4), (4, 5)])
def test_a_bay_within_its_limit_is_left_alone(seats: int, limit: int) -> None:
    game = plain(seats)
    bay(game, "A", yellow=limit - 1)
    displace(game, "A", owner=1)
    assert bay_of(game, "A") == {"yellow": limit}
    turn_of(game, 0)
    displace(game, "A", owner=0)
    assert bay_of(game, "A") == {"natural": 1, "yellow": 1}


@rule("AQ-5.10", "AQ-5.11", "AQ-5.13")
def test_an_overfull_bay_sends_all_but_one_bot_of_every_owner_home() -> None:
    game = plain(4)
    bay(game, "A", natural=2, yellow=2, red=1)
    for index in range(4):
        give_time(game, index, 1)
    control(game, "A", 3)
    before = [seat.bots for seat in table_of(game).seats]
    turn_of(game, 2)
    program(game, 2, "black")
    before[2] = seat_of(game, 2).bots
    scientist_to(game, 2, "A")
    play(game, "go:A")
    assert bay_of(game, "A") == {"natural": 1, "yellow": 1, "red": 1, "blue": 1}
    assert [seat.bots - n for seat, n in zip(table_of(game).seats, before, strict=True)] == [1, 1, 0, 0]
    assert [seat.time for seat in table_of(game).seats] == [1, 1, 1, 1]


@rule("AQ-5.12")
def test_the_limit_is_checked_after_each_arrival_before_anything_else() -> None:
    game = plain()
    lay_tile(game, "C", "L03")  # letter C
    bay(game, "C", yellow=2)
    control(game, "C", 1)
    enter(game, "C", "green")
    assert bay_of(game, "C") == {"yellow": 1}  # thinned before the action is asked
    play(game, "perform", "place:C")
    assert bay_of(game, "C") == {"natural": 1, "yellow": 1}  # the second arrival is within the limit


@rule("AQ-5.14", "AQ-2.34")
def test_the_neutral_bot_counts_and_never_leaves() -> None:
    game = plain(3)
    bay(game, "A", natural=1, yellow=2, blue=1)  # nobody plays blue
    displace(game, "A", owner=2, mover=0)
    assert bay_of(game, "A") == {"natural": 1, "yellow": 1, "red": 1, "blue": 1}
    displace(game, "A", owner=1, mover=0)
    assert bay_of(game, "A") == {"natural": 1, "yellow": 1, "red": 1, "blue": 1}
    within = plain(3)
    bay(within, "A", yellow=3)
    displace(within, "A", owner=2)
    assert bay_of(within, "A") == {"yellow": 3, "red": 1}  # four without a neutral bot are allowed


@rule("AQ-5.15")
def test_bots_in_the_station_stay_between_rounds() -> None:
    game = plain(3)
    control(game, "B", 1)
    control(game, "D", 2)
    bay(game, "E", natural=2, red=1)
    before = (list(table_of(game).control), list(table_of(game).bays))
    to_round(game, 4)
    assert (table_of(game).control, table_of(game).bays) == before


@rule("AQ-5.21", "AQ-5.10")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 4), (4, 5)])
def test_one_pass_always_brings_a_bay_within_its_limit(seats: int, limit: int) -> None:
    game = plain(seats)
    names = PLAYER_COLOURS[:seats]
    neutral = {"blue": 1} if seats == 3 else {}
    for counts in product(range(limit + 1), repeat=seats):
        if sum(counts) + len(neutral) > limit:
            continue
        for owner in range(seats):
            twin = game.clone()
            bay(twin, "A", **dict(zip(names, counts, strict=True)), **neutral)
            displace(twin, "A", owner)
            arrived = [n + (i == owner) for i, n in enumerate(counts)]
            over = sum(arrived) + len(neutral) > limit
            left = [min(n, 1) if over else n for n in arrived]
            assert bay_of(twin, "A") == {
                **{name: n for name, n in zip(names, left, strict=True) if n},
                **neutral,
            }
            assert sum(bay_of(twin, "A").values()) <= (min(limit, 4) if over else limit)


# -- sub fields and piles


@rule("AQ-5.16", "AQ-13.21")
@pytest.mark.parametrize("price", [1, 2, 3, 4])
def test_sub_fields_cost_1_2_3_4_in_that_order(price: int) -> None:
    game = plain(4)
    there = (3, 2, 1)[: price - 1]
    table_of(game).subs[0] = there
    program(game, 0, "blue", "white")
    scientist_to(game, 0, "A")
    play(game, "go:A", "area:blue")
    give_time(game, 0, price - 1)
    assert refused(game, "perform") == "AQ-13.22"
    give_time(game, 0, 4)
    play(game, "perform")
    assert seat_of(game, 0).time == 4 - price
    assert table_of(game).subs[0] == (*there, 0)


@rule("AQ-5.17")
def test_no_second_sub_of_a_colour_in_a_sector() -> None:
    game = plain()
    table_of(game).subs[0] = (0,)
    give_time(game, 0, 4)
    program(game, 0, "blue", "white")
    scientist_to(game, 0, "A")
    play(game, "go:A", "area:blue")
    assert refused(game, "perform") == "AQ-13.20"


@rule("AQ-5.17")
@pytest.mark.parametrize("seats", [2, 3])
def test_neutral_subs_keep_to_one_of_a_colour_as_well(seats: int) -> None:
    for game in set_ups(seats, 25):
        to_round(game, 4)
        table = table_of(game)
        assert all(len(set(subs)) == len(subs) <= 4 for subs in table.subs)
        assert sum(table.neutral_subs) == {2: 12 - 8, 3: 6 - 4}[seats]


@rule("AQ-5.18")
def test_only_the_top_of_a_pile_is_taken_and_uncovers_the_next() -> None:
    game = plain()
    for card, tile in (("R01", "L28"), ("R02", "L29")):
        lay_card(game, "A", card)
        lay_tile(game, "A", tile)
    enter(game, "A", "red")
    play(game, "perform")
    assert [BOX.research_ids[card] for card in seat_of(game, 0).research] == ["R02"]
    assert BOX.research_ids[table_of(game).research[0][-1]] == "R01"
    enter(game, "A", "green")
    play(game, "perform")
    assert [BOX.expansion_ids[tile] for tile in seat_of(game, 1).expansions] == ["L29"]
    enter(game, "A", "green")
    play(game, "perform")
    assert [BOX.expansion_ids[tile] for tile in seat_of(game, 0).expansions] == ["L28"]


@rule("AQ-5.18", "AQ-15.01", "AQ-15.02")
def test_new_cards_and_tiles_go_on_top() -> None:
    game = plain()
    below = [(cards, tiles) for cards, tiles in zip(game.state.research, game.state.expansions, strict=True)]
    to_interim(game)
    for position, (cards, tiles) in enumerate(below):
        assert table_of(game).research[position][:-1] == cards
        assert table_of(game).expansions[position][:-1] == tiles


@rule("AQ-5.19")
def test_scientists_may_share_an_area() -> None:
    game = plain(4)
    for _ in range(4):
        enter(game, "B", "white")
        play(game, "decline")
    assert {(seat.scientist, COLOURS[seat.area]) for seat in table_of(game).seats} == {(1, "white")}


@rule("AQ-5.05", "AQ-5.09", "AQ-5.21")
@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 4), (4, 5)])
def test_control_fields_and_bays_in_random_games(seats: int, limit: int) -> None:
    for seed in range(3):
        for game in positions(TITLE, seats, seed):
            table = table_of(game)
            assert all(owner == NOBODY or 0 <= owner < seats for owner in table.control)
            assert all(sum(table.bays[4 * p : 4 * p + 4]) <= limit for p in range(6))
