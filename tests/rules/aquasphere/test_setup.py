"""Section 2: setting up, tried over many seeds where chance decides."""

from __future__ import annotations

from collections import Counter

import pytest

from kolonie.core.views import view
from kolonie.games.aquasphere.box import BLUE, COLOURS, LETTERS
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.positions import Position, started
from kolonie.games.aquasphere.state import Seat
from tests.citing import rule
from tests.rules.aquasphere.station import BOX, set_ups

FIELDS = ("green", "yellow", "black", "violet", "blue", "red")
"""Programming fields of the sectors A to F."""
every_count = pytest.mark.parametrize("seats", [2, 3, 4])


def own(seat: Seat, station: Position) -> int:
    """The ring position of a player's starting sector."""
    return station.state.ring.index(seat.base)


def empty_sectors(station: Position) -> list[int]:
    """Ring positions of the sectors that are nobody's."""
    return sorted(station.at(letter) for letter in station.free_letters())


# -- boards and headquarters


@rule("AQ-2.01")
def test_the_sectors_are_shuffled_uniformly() -> None:
    places: Counter[tuple[int, int]] = Counter()
    for station in set_ups(2, 600):
        assert sorted(station.state.ring) == list(range(6))
        places.update(enumerate(station.state.ring))
    assert len(places) == 36
    assert all(60 < n < 140 for n in places.values())  # 100 each on average


@rule("AQ-2.02")
def test_the_ring_closes_between_positions_5_and_0() -> None:
    station = started(2)
    station.turn_of(0)
    station.join_sectors("BDCFAE")  # locks clockwise of positions 0 to 5: 1, 1, 2, 2, 0, 0
    station.give_time(0, 0)
    station.scientist_to(0, "A")
    assert [key for key in station.offered() if key.startswith("go")] == ["go:A", "go:B", "go:E"]
    station.give_time(0, 1)
    assert "go:D" in station.offered()
    assert station.refused("go:C") == "AQ-10.04"


@rule("AQ-2.03", "AQ-2.09", "AQ-18.11")
def test_every_player_in_seat_order_chooses_a_free_colour() -> None:
    station = Position(TITLE.new(3, "colours"))
    for index, name in enumerate(("red", "natural", "blue")):
        assert station.live.to_act() == [index]
        station.play(f"colour:{name}")
        if index < 2:
            assert station.refused(f"colour:{name}") == "AQ-2.03"
    table = station.state
    assert [seat.colour for seat in table.seats] == [2, 0, 3]
    for seat in table.seats:
        assert table.subs[own(seat, station)] == (seat.colour,)


@rule("AQ-2.04", "AQ-2.08", "AQ-2.09")
@every_count
def test_a_random_start_player_then_clockwise(seats: int) -> None:
    first = Counter[int]()
    for station in set_ups(seats, 60):
        order = station.state.order
        assert order == [(order[0] + i) % seats for i in range(seats)]
        assert station.live.to_act() == [order[0]]
        first[order[0]] += 1
    assert all(first[index] >= 5 for index in range(seats))


@rule("AQ-2.05", "AQ-2.06")
@every_count
def test_four_program_cards_stay_and_the_top_one_is_laid_out(seats: int) -> None:
    laid = set()
    for station in set_ups(seats):
        table = station.state
        assert (len(table.programs), len(table.programs_aside)) == (2, 3)
        used = BOX.layouts.index(table.tokens)
        cards = [used, table.next_program, *table.programs, *table.programs_aside]
        assert sorted(cards) == list(range(7))
        laid.add(used)
    assert laid == set(range(7))


@rule("AQ-2.07")
def test_the_next_program_card_previews_the_coming_round() -> None:
    station = started(2)
    for number in (2, 3, 4):
        shown = view(station.live, None)["table"]["next_program"]
        station.to_round(number)
        assert station.state.tokens == BOX.layouts[shown]
    assert station.state.next_program == -1


@rule("AQ-2.10", "AQ-2.11")
@every_count
def test_counters_and_engineers_at_the_start(seats: int) -> None:
    for station in set_ups(seats, 5):
        assert station.live.scores() == [0] * seats
        assert [BOX.field_ids[seat.engineer] for seat in station.state.seats] == ["H0"] * seats


# -- players and general supply


@rule("AQ-2.12")
def test_a_full_supply_of_bots_and_subs() -> None:
    for station in set_ups(4, 5):
        for seat in station.state.seats:
            assert seat.bots == 14
            assert seat.subs == 6 - 1  # the leftmost one is already in the station (AQ-2.25)


@rule("AQ-2.13")
@every_count
def test_random_and_different_starting_sectors(seats: int) -> None:
    letters = Counter[int]()
    for station in set_ups(seats, 60):
        bases = [seat.base for seat in station.state.seats]
        assert len(set(bases)) == seats
        letters[bases[0]] += 1
    assert set(letters) == set(range(6))


@rule("AQ-2.14")
def test_two_shuffled_decks_of_what_is_not_laid_out() -> None:
    decks = set()
    for station in set_ups(2, 10):
        table = station.state
        assert (len(table.research_deck), len(table.expansion_deck)) == (41 - 6, 30 - 6)
        assert table.research_deck != sorted(table.research_deck)
        assert table.expansion_deck != sorted(table.expansion_deck)
        decks.add((tuple(table.research_deck), tuple(table.expansion_deck)))
    assert len(decks) == 10


@rule("AQ-2.15", "AQ-2.16")
def test_subs_of_unused_colours_are_neutral() -> None:
    assert started(4).state.neutral_subs == [0, 0, 0, 0]
    assert started(3, colours=("red", "blue", "natural")).state.neutral_subs == [0, 5, 0, 0]
    assert started(2, colours=("blue", "yellow")).state.neutral_subs == [5, 0, 5, 0]


# -- centre cards


@rule("AQ-2.17", "AQ-2.18", "AQ-2.20")
@every_count
def test_the_centre_cards_of_the_player_count_come_in_the_order_2_3_4_5(seats: int) -> None:
    station = started(seats)
    bulbs = [view(station.live, None)["bulb"]]
    for number in (2, 3, 4):
        card = next(c for c in BOX.centre_cards if (c.players, c.bulb) == (seats, number))
        turned = station.state.rotation
        station.to_round(number)
        assert station.state.time == [card.sides[(p - turned) % 6].time for p in range(6)]
        bulbs.append(view(station.live, None)["bulb"])
    assert bulbs == [2, 3, 4, 5]


@rule("AQ-2.19", "AQ-2.22")
def test_three_cards_are_turned_independently() -> None:
    seen = Counter[tuple[int, ...]]()
    for station in set_ups(2, 150):
        table = station.state
        assert len(table.rotations) == 2  # the 5 has no orientation that matters
        seen[table.rotation, *table.rotations] += 1
    for card in range(3):
        turned = Counter(turns[card] for turns in seen.elements())
        assert set(turned) == set(range(6)) and max(turned.values()) < 50
    assert len({turns[:2] for turns in seen}) > 30  # of 36 pairs: one card does not follow another


@rule("AQ-2.21", "AQ-2.22")
@pytest.mark.parametrize("rotation", range(6))
def test_each_side_feeds_the_sector_it_points_at(rotation: int) -> None:
    station = started(4)
    table = station.state
    station.turn_centre(rotation)
    station.to_interim()
    sides = next(c.sides for c in BOX.centre_cards if (c.players, c.bulb) == (4, 2))
    assert len(sides) == 6
    for i, side in enumerate(sides):
        assert table.time[(i + rotation) % 6] == side.time


# -- sectors


@rule("AQ-2.23", "AQ-2.24", "AQ-2.25", "AQ-2.27", "AQ-2.28")
@every_count
def test_starting_sectors(seats: int) -> None:
    for station in set_ups(seats, 15):
        table = station.state
        for seat in table.seats:
            here = own(seat, station)
            assert (table.octopods[here], table.crystals[here], table.time[here]) == (1, 1, 4)
            assert table.subs[here] == (seat.colour,)  # the first field, which shows 1 time
            assert (seat.scientist, seat.area) == (here, BLUE)


@rule("AQ-2.26")
def test_the_first_sub_costs_and_scores_nothing() -> None:
    for station in set_ups(4, 15):
        for seat in station.state.seats:
            assert seat.subs == 5
            assert seat.time in (3, 4) and seat.kp == 0


@rule("AQ-2.29", "AQ-2.30", "AQ-2.31", "AQ-2.32")
def test_four_players_two_random_other_sectors() -> None:
    lower_is_first = Counter[bool]()
    for station in set_ups(4, 40):
        table = station.state
        rest = empty_sectors(station)
        held = [(table.octopods[p], table.crystals[p], table.time[p]) for p in rest]
        assert sorted(held) == [(2, 1, 0), (3, 2, 0)]
        lower_is_first[held[0] == (2, 1, 0)] += 1
        assert [table.subs[p] for p in rest] == [(), ()]
        assert sum(table.bays) == 0 and sum(table.neutral_subs) == 0
    assert min(lower_is_first[True], lower_is_first[False]) >= 8


@rule("AQ-2.29", "AQ-2.30", "AQ-2.31", "AQ-2.33", "AQ-2.34")
def test_three_players_one_neutral_sub_and_three_neutral_bots() -> None:
    for station in set_ups(3, 30):
        table = station.state
        rest = empty_sectors(station)
        held = {p: (table.octopods[p], table.crystals[p], table.time[p]) for p in rest}
        assert sorted(held.values()) == [(0, 0, 0), (2, 1, 0), (3, 2, 0)]
        for p in rest:
            assert table.subs[p] == ((3,) if held[p] == (0, 0, 0) else ())
        for p in range(6):
            assert table.bays[4 * p : 4 * p + 4] == [0, 0, 0, 1 if p in rest else 0]


@rule("AQ-2.35", "AQ-2.36", "AQ-2.37")
@pytest.mark.parametrize(
    ("colours", "neutral"),
    [(("natural", "yellow"), (2, 3)), (("red", "yellow"), (0, 3)), (("blue", "natural"), (1, 2))],
)
def test_two_players_one_neutral_sub_of_each_unused_colour(
    colours: tuple[str, ...], neutral: tuple[int, int]
) -> None:
    for seed in range(20):
        station = started(2, f"neutral {seed}", colours)
        table = station.state
        held = {p: (table.octopods[p], table.crystals[p], table.time[p]) for p in empty_sectors(station)}
        assert sorted(held.values()) == [(0, 0, 0), (0, 0, 0), (2, 1, 0), (3, 2, 0)]
        bare = sorted(p for p, amounts in held.items() if amounts == (0, 0, 0))
        assert [table.subs[p] for p in bare] == [(neutral[0],), (neutral[1],)]
        assert all(table.subs[p] == () for p in held if p not in bare)
        assert sum(table.bays) == 0


@rule("AQ-2.38")
@every_count
def test_one_card_and_one_expansion_in_every_sector(seats: int) -> None:
    table = started(seats).state
    assert [len(pile) for pile in table.research] == [1] * 6
    assert [len(pile) for pile in table.expansions] == [1] * 6


@rule("AQ-2.39")
@every_count
def test_only_the_players_keep_base_labs(seats: int) -> None:
    """No part of the table but a player's lab can hold one, and labs never change."""
    station = started(seats)
    shown = view(station.live, None)["table"]
    assert [name for name in shown if "base" in name] == []
    before = [seat.base for seat in station.state.seats]
    station.to_round(3)
    assert [seat.base for seat in station.state.seats] == before


@rule("AQ-2.40", "AQ-2.45")
@pytest.mark.parametrize(("seats", "held"), [(4, (9, 7, 16)), (3, (8, 6, 12)), (2, (7, 5, 8))])
def test_the_station_after_set_up(seats: int, held: tuple[int, int, int]) -> None:
    for station in set_ups(seats, 15):
        table = station.state
        assert (sum(table.octopods), sum(table.crystals), sum(table.time)) == held
        assert table.control == [-1] * 6
        assert sum(map(len, table.subs)) == 4


# -- starting time and starting bot


@rule("AQ-2.41", "AQ-2.42", "AQ-2.44")
def test_starting_time_by_the_two_locks_of_the_starting_sector() -> None:
    seen = set()
    for station in set_ups(4, 60):
        ring = station.state.ring
        for seat in station.state.seats:
            here = own(seat, station)
            locks = {"A": 0, "B": 1, "C": 2, "D": 1, "E": 0, "F": 2}
            touched = (locks[LETTERS[ring[here]]], locks[LETTERS[ring[here - 1]]])
            assert seat.time == (3 if 0 in touched else 4)
            assert seat.time <= seat.room[3] == 4
            seen.add(touched.count(0))
    assert seen == {0, 1, 2}


@rule("AQ-2.43")
def test_the_starting_bot_is_programmed_from_the_first_turn() -> None:
    for station in set_ups(3, 20):
        table = station.state
        for index, seat in enumerate(table.seats):
            assert station.programmed(index) == {FIELDS[seat.base]}
        first = table.order[0]
        here = LETTERS[table.seats[first].base]
        station.play(f"go:{here}")
        assert table.control[own(table.seats[first], station)] == first
        assert COLOURS[table.seats[first].area] == FIELDS[table.seats[first].base]


@rule("AQ-2.46")
@pytest.mark.parametrize(
    ("seats", "octopods", "crystals", "time"),
    [(4, 6, 13, (7, 10)), (3, 7, 14, (14, 17)), (2, 8, 15, (22, 24))],
)
def test_the_general_supply_after_set_up(
    seats: int, octopods: int, crystals: int, time: tuple[int, int]
) -> None:
    seen = set()
    for station in set_ups(seats, 150):
        table = station.state
        assert (table.supply_octopods, table.supply_crystals) == (octopods, crystals)
        seen.add(table.supply_time)
    assert (min(seen), max(seen)) == time


@rule("AQ-2.25", "AQ-2.16")
def test_the_next_sub_beside_a_starting_or_neutral_one_costs_2() -> None:
    station = started(3)
    table = station.state
    station.turn_of(0)
    bare = next(p for p in empty_sectors(station) if table.subs[p])
    for position in (own(station.seat(1), station), bare):
        twin = station.clone()
        twin.give_time(0, 4)
        twin.program(0, "blue")
        twin.seat(0).scientist = position
        twin.play(f"go:{LETTERS[table.ring[position]]}", "perform")
        assert twin.seat(0).time == 2
