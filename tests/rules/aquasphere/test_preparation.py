"""Section 15: preparing the next round."""

from __future__ import annotations

import random

import pytest

from kolonie.core.views import view
from kolonie.games.aquasphere.positions import Position, started, swept
from tests.citing import rule
from tests.rules.aquasphere.station import BOX, make_room

CARDS = {card.id: card for card in BOX.centre_cards}


def shown(card: str, kind: str, rotation: int) -> list[int]:
    """What a centre card adds at the ring positions 0 to 5: side i feeds position i + rotation."""
    found = [0] * 6
    for i, side in enumerate(CARDS[card].sides):
        found[(i + rotation) % 6] = getattr(side, kind)
    return found


def played_out(seats: int, seed: int) -> Position:
    station = started(seats, f"played out {seed}")
    dice = random.Random(seed)
    while not station.live.over:
        seat = station.live.to_act()[0]
        station.live.play(seat, dice.choice(station.live.options(seat)))
    return station


@rule("AQ-15.01", "AQ-15.02")
def test_one_card_and_one_expansion_on_top_of_each_sector_after_rounds_1_to_3() -> None:
    station = started(4)
    table = station.state
    for number in (1, 2, 3):
        cards, tiles = table.research[:], table.expansions[:]
        decks = len(table.research_deck), len(table.expansion_deck)
        station.to_interim()
        assert table.round == number + 1
        assert [pile[:-1] for pile in table.research] == cards
        assert [pile[:-1] for pile in table.expansions] == tiles
        assert (len(table.research_deck), len(table.expansion_deck)) == (decks[0] - 6, decks[1] - 6)
    cards, tiles = table.research[:], table.expansions[:]
    station.to_interim()
    assert (table.research, table.expansions) == (cards, tiles)


@rule("AQ-15.03", "AQ-15.04", "AQ-15.05", "AQ-15.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("number", "rotation"), [(1, 0), (1, 5), (2, 2), (3, 1)])
def test_the_card_of_the_round_just_ended_fills_the_station(seats: int, number: int, rotation: int) -> None:
    station = swept(seats, number)
    table = station.state
    station.turn_centre(rotation)
    station.stock("A", time=4, crystals=2, octopods=1)
    station.stock("D", time=1, crystals=1, octopods=2)
    crystals, octopods, supply = table.crystals[:], table.octopods[:], table.supply_time
    station.to_interim()
    card = f"CC-{seats}p-{number + 1}"
    assert table.time == shown(card, "time", rotation), "what lay there is gone"
    assert table.supply_time == supply + 5 - sum(table.time)
    added = shown(card, "crystals", rotation)
    assert table.crystals == [old + new for old, new in zip(crystals, added, strict=True)]
    added = shown(card, "octopods", rotation)
    assert table.octopods == [old + new for old, new in zip(octopods, added, strict=True)]


@rule("AQ-15.06")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_neutral_subs_on_the_next_free_field(seats: int, number: int) -> None:
    station = swept(seats, number)
    table = station.state
    station.turn_centre(0)
    for letter in "ABCDEF":
        station.sub(letter, "natural")
    before = sum(table.neutral_subs)
    station.to_interim()
    marked = shown(f"CC-{seats}p-{number + 1}", "neutral_submarines", 0)
    assert [len(subs) - 1 for subs in table.subs] == marked
    assert sum(marked) == {2: 2, 3: 1, 4: 0}[seats]
    assert all(subs[0] == 0 and all(colour >= seats for colour in subs[1:]) for subs in table.subs)
    assert sum(table.neutral_subs) == before - sum(marked)


@rule("AQ-15.07")
def test_a_full_sector_passes_the_neutral_sub_on_clockwise() -> None:
    station = swept(3)
    station.turn_centre(5)  # the marked side 5 points at position 4, sector E
    for letter in "EFA":
        station.sub(letter, "blue")
    station.to_interim()
    assert [station.subs_in(letter) for letter in "ABCDEF"] == [
        ["blue"],
        ["blue"],
        [],
        [],
        ["blue"],
        ["blue"],
    ]

    station = swept(2)
    station.turn_centre(0)  # marked: A and D
    station.sub("A", "red", "blue")
    station.to_interim()
    assert len(station.subs_in("A")) == 2
    assert len(station.subs_in("B")) == 1
    assert len(station.subs_in("D")) == 1


@rule("AQ-15.08")
@pytest.mark.parametrize(
    ("there", "left", "used"),
    [
        (["red"], (6, 2), "blue"),  # one colour is there already
        (["blue"], (2, 6), "red"),
        ([], (3, 4), "blue"),  # more of it left
        ([], (4, 3), "red"),
        ([], (4, 4), "red"),  # the earlier colour
    ],
)
def test_two_players_which_neutral_colour(there: list[str], left: tuple[int, int], used: str) -> None:
    station = swept(2)
    table = station.state
    station.turn_centre(0)
    station.sub("A", *there)
    table.neutral_subs = [0, 0, *left]
    station.to_interim()
    assert station.subs_in("A") == [*there, used]


@rule("AQ-15.09")
def test_the_next_centre_card_sets_bulb_and_orientation() -> None:
    station = swept()
    table = station.state
    table.rotation, table.rotations = 1, [4, 3]
    bulbs, rotations = [], []
    for _ in range(4):
        bulbs.append(view(station.live, None)["bulb"])
        rotations.append(table.rotation)
        station.to_interim()
    assert bulbs == [2, 3, 4, 5]
    assert rotations[:3] == [1, 4, 3]
    assert table.rotations == []


@rule("AQ-15.10")
def test_card_5_adds_nothing() -> None:
    station = swept(2, number=4)
    station.stock("A", time=3, crystals=1, octopods=1)
    station.to_interim()
    table = station.state
    assert (table.time, table.crystals, table.octopods) == ([3, 0, 0, 0, 0, 0], *[[1, 0, 0, 0, 0, 0]] * 2)
    assert table.subs == [()] * 6
    assert all(card.sides == [] for card in BOX.centre_cards if card.bulb == 5)


@rule("AQ-15.11", "AQ-15.12")
def test_play_order_follows_the_withdrawal_track_and_engineers_go_back() -> None:
    station = swept()
    station.to_interim(2, 0, 3, 1)
    table = station.state
    assert table.order == [2, 0, 3, 1]
    assert table.withdrawn == []
    assert [BOX.field_ids[seat.engineer] for seat in table.seats] == ["H0"] * 4
    assert station.live.to_act() == [2]


@rule("AQ-15.13")
def test_the_visible_program_card_lays_the_tokens() -> None:
    station = swept()
    table = station.state
    for number in (1, 2, 3):
        visible, below = table.next_program, table.programs[:]
        station.to_interim()
        assert table.tokens == BOX.layouts[visible]
        assert table.next_program == (below[0] if number < 3 else -1)
        assert table.programs == below[1:]


@rule("AQ-15.14")
def test_three_time_programming_is_available_again() -> None:
    station = swept()
    station.give_time(0, 3)
    station.play("buy:red")
    station.turn_of(0)
    station.give_time(0, 3)
    assert station.refused("buy:white") == "AQ-9.09"
    station.to_interim()
    station.turn_of(0)
    assert "buy:white" in station.offered()


@rule("AQ-15.15", "AQ-15.17")
@pytest.mark.parametrize(("seats", "neutral"), [(2, 8), (3, 4), (4, 0)])
def test_over_a_whole_game_nothing_runs_out(seats: int, neutral: int) -> None:
    for seed in range(8):
        table = played_out(seats, seed).state
        assert len(table.research_deck) == 41 - 24
        assert len(table.expansion_deck) == 30 - 24
        colours = range(seats, 4)
        assert sum(colour in colours for subs in table.subs for colour in subs) == neutral
        for subs in table.subs:
            assert len(subs) == len(set(subs)) <= 4


@rule("AQ-15.16", "AQ-18.02")
def test_a_refill_serves_the_sectors_in_ring_order() -> None:
    station = swept()
    table = station.state
    station.turn_centre(0)
    station.supply(crystals=2, octopods=3)
    make_room(station, 3, time=table.supply_time)
    station.give_time(3, table.supply_time - 5)
    before = table.crystals[5], table.octopods[5]
    station.to_interim()
    # the card shows 4 0 3 1 2 2 time, 0 1 0 2 1 1 crystals, 0 1 1 0 1 1 octopods
    assert table.time == [4, 0, 1, 0, 0, 0]
    assert table.crystals == [0, 1, 0, 1, 0, before[0]]
    assert table.octopods == [0, 1, 1, 0, 1, before[1]]


@rule("AQ-15.16")
@pytest.mark.parametrize("rotation", [0, 3])
def test_neutral_subs_are_placed_in_ring_order_too(rotation: int) -> None:
    station = swept(2)
    station.turn_centre(rotation)  # sides 0 and 3 are marked, so positions 0 and 3 either way
    station.to_interim()
    assert (station.subs_in("A"), station.subs_in("D")) == (["red"], ["blue"])


@rule("AQ-15.18")
@pytest.mark.parametrize(
    ("seats", "time", "crystals", "octopods", "subs"),
    [
        (4, (12, 12, 12), (5, 5, 6), (4, 4, 5), (0, 0, 0)),
        (3, (10, 10, 10), (4, 4, 5), (3, 4, 4), (1, 1, 1)),
        (2, (8, 8, 8), (3, 3, 4), (3, 3, 4), (2, 2, 2)),
    ],
)
def test_what_the_centre_cards_show_in_all(
    seats: int,
    time: tuple[int, ...],
    crystals: tuple[int, ...],
    octopods: tuple[int, ...],
    subs: tuple[int, ...],
) -> None:
    sides = [CARDS[f"CC-{seats}p-{bulb}"].sides for bulb in (2, 3, 4)]
    assert all(len(six) == 6 for six in sides)
    assert tuple(sum(side.time for side in six) for six in sides) == time
    assert tuple(sum(side.crystals for side in six) for six in sides) == crystals
    assert tuple(sum(side.octopods for side in six) for six in sides) == octopods
    assert tuple(sum(side.neutral_submarines for side in six) for six in sides) == subs


@rule("AQ-0.05", "AQ-15.03", "AQ-15.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_can_read_what_the_centre_card_will_add(seats: int) -> None:
    station = swept(seats)
    for number in (1, 2, 3):
        station.sweep()
        coming = view(station.live, None)["coming"]
        station.to_interim()
        table = station.state
        assert table.round == number + 1
        assert [side[:3] for side in coming] == [
            [table.time[place], table.crystals[place], table.octopods[place]] for place in range(6)
        ]
        assert sum(side[3] for side in coming) == sum(len(subs) for subs in table.subs)
    assert view(station.live, 0)["coming"] == [], "card 5 adds nothing"
