"""Section 15: preparing the next round."""

from __future__ import annotations

import random

import pytest

from kolonie.core.engine import Game
from kolonie.core.views import view
from tests.citing import rule
from tests.rules.aquasphere.scenes import leave_in_supply, scene, sub, subs_in
from tests.rules.aquasphere.station import (
    BOX,
    give_time,
    offered,
    play,
    refused,
    started,
    stock,
    table_of,
    to_interim,
    turn_of,
)

CARDS = {card.id: card for card in BOX.centre_cards}


def shown(card: str, kind: str, rotation: int) -> list[int]:
    """What a centre card adds at the ring positions 0 to 5: side i feeds position i + rotation."""
    found = [0] * 6
    for i, side in enumerate(CARDS[card].sides):
        found[(i + rotation) % 6] = getattr(side, kind)
    return found


def played_out(seats: int, seed: int) -> Game:
    game = started(seats, f"played out {seed}")
    dice = random.Random(seed)
    while not game.over:
        seat = game.to_act()[0]
        game.play(seat, dice.choice(game.options(seat)))
    return game


@rule("AQ-15.01", "AQ-15.02")
def test_one_card_and_one_expansion_on_top_of_each_sector_after_rounds_1_to_3() -> None:
    game = started(4)
    table = table_of(game)
    for number in (1, 2, 3):
        cards, tiles = table.research[:], table.expansions[:]
        decks = len(table.research_deck), len(table.expansion_deck)
        to_interim(game)
        assert table.round == number + 1
        assert [pile[:-1] for pile in table.research] == cards
        assert [pile[:-1] for pile in table.expansions] == tiles
        assert (len(table.research_deck), len(table.expansion_deck)) == (decks[0] - 6, decks[1] - 6)
    cards, tiles = table.research[:], table.expansions[:]
    to_interim(game)
    assert (table.research, table.expansions) == (cards, tiles)


@rule("AQ-15.03", "AQ-15.04", "AQ-15.05", "AQ-15.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("number", "rotation"), [(1, 0), (1, 5), (2, 2), (3, 1)])
def test_the_card_of_the_round_just_ended_fills_the_station(seats: int, number: int, rotation: int) -> None:
    game = scene(seats, number)
    table = table_of(game)
    table.rotation = rotation
    stock(game, "A", time=4, crystals=2, octopods=1)
    stock(game, "D", time=1, crystals=1, octopods=2)
    crystals, octopods, supply = table.crystals[:], table.octopods[:], table.supply_time
    to_interim(game)
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
    game = scene(seats, number)
    table = table_of(game)
    table.rotation = 0
    for letter in "ABCDEF":
        sub(game, letter, "natural")
    before = sum(table.neutral_subs)
    to_interim(game)
    marked = shown(f"CC-{seats}p-{number + 1}", "neutral_submarines", 0)
    assert [len(subs) - 1 for subs in table.subs] == marked
    assert sum(marked) == {2: 2, 3: 1, 4: 0}[seats]
    assert all(subs[0] == 0 and all(colour >= seats for colour in subs[1:]) for subs in table.subs)
    assert sum(table.neutral_subs) == before - sum(marked)


@rule("AQ-15.07")
def test_a_full_sector_passes_the_neutral_sub_on_clockwise() -> None:
    game = scene(3)
    table_of(game).rotation = 5  # the marked side 5 points at position 4, sector E
    for letter in "EFA":
        sub(game, letter, "blue")
    to_interim(game)
    assert [subs_in(game, letter) for letter in "ABCDEF"] == [["blue"], ["blue"], [], [], ["blue"], ["blue"]]

    game = scene(2)
    table_of(game).rotation = 0  # marked: A and D
    sub(game, "A", "red", "blue")
    to_interim(game)
    assert len(subs_in(game, "A")) == 2
    assert len(subs_in(game, "B")) == 1
    assert len(subs_in(game, "D")) == 1


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
    game = scene(2)
    table = table_of(game)
    table.rotation = 0
    sub(game, "A", *there)
    table.neutral_subs = [0, 0, *left]
    to_interim(game)
    assert subs_in(game, "A") == [*there, used]


@rule("AQ-15.09")
def test_the_next_centre_card_sets_bulb_and_orientation() -> None:
    game = scene()
    table = table_of(game)
    table.rotation, table.rotations = 1, [4, 3]
    bulbs, rotations = [], []
    for _ in range(4):
        bulbs.append(view(game, None)["bulb"])
        rotations.append(table.rotation)
        to_interim(game)
    assert bulbs == [2, 3, 4, 5]
    assert rotations[:3] == [1, 4, 3]
    assert table.rotations == []


@rule("AQ-15.10")
def test_card_5_adds_nothing() -> None:
    game = scene(2, number=4)
    stock(game, "A", time=3, crystals=1, octopods=1)
    to_interim(game)
    table = table_of(game)
    assert (table.time, table.crystals, table.octopods) == ([3, 0, 0, 0, 0, 0], *[[1, 0, 0, 0, 0, 0]] * 2)
    assert table.subs == [()] * 6
    assert all(card.sides == [] for card in BOX.centre_cards if card.bulb == 5)


@rule("AQ-15.11", "AQ-15.12")
def test_play_order_follows_the_withdrawal_track_and_engineers_go_back() -> None:
    game = scene()
    to_interim(game, 2, 0, 3, 1)
    table = table_of(game)
    assert table.order == [2, 0, 3, 1]
    assert table.withdrawn == []
    assert [BOX.field_ids[seat.engineer] for seat in table.seats] == ["H0"] * 4
    assert game.to_act() == [2]


@rule("AQ-15.13")
def test_the_visible_program_card_lays_the_tokens() -> None:
    game = scene()
    table = table_of(game)
    for number in (1, 2, 3):
        visible, below = table.next_program, table.programs[:]
        to_interim(game)
        assert table.tokens == BOX.layouts[visible]
        assert table.next_program == (below[0] if number < 3 else -1)
        assert table.programs == below[1:]


@rule("AQ-15.14")
def test_three_time_programming_is_available_again() -> None:
    game = scene()
    give_time(game, 0, 3)
    play(game, "buy:red")
    turn_of(game, 0)
    give_time(game, 0, 3)
    assert refused(game, "buy:white") == "AQ-9.09"
    to_interim(game)
    turn_of(game, 0)
    assert "buy:white" in offered(game)


@rule("AQ-15.15", "AQ-15.17")
@pytest.mark.parametrize(("seats", "neutral"), [(2, 8), (3, 4), (4, 0)])
def test_over_a_whole_game_nothing_runs_out(seats: int, neutral: int) -> None:
    for seed in range(8):
        table = table_of(played_out(seats, seed))
        assert len(table.research_deck) == 41 - 24
        assert len(table.expansion_deck) == 30 - 24
        colours = range(seats, 4)
        assert sum(colour in colours for subs in table.subs for colour in subs) == neutral
        for subs in table.subs:
            assert len(subs) == len(set(subs)) <= 4


@rule("AQ-15.16", "AQ-18.02")
def test_a_refill_serves_the_sectors_in_ring_order() -> None:
    game = scene()
    table = table_of(game)
    table.rotation = 0
    leave_in_supply(game, crystals=2, octopods=3)
    give_time(game, 3, table.supply_time - 5)
    before = table.crystals[5], table.octopods[5]
    to_interim(game)
    # the card shows 4 0 3 1 2 2 time, 0 1 0 2 1 1 crystals, 0 1 1 0 1 1 octopods
    assert table.time == [4, 0, 1, 0, 0, 0]
    assert table.crystals == [0, 1, 0, 1, 0, before[0]]
    assert table.octopods == [0, 1, 1, 0, 1, before[1]]


@rule("AQ-15.16")
@pytest.mark.parametrize("rotation", [0, 3])
def test_neutral_subs_are_placed_in_ring_order_too(rotation: int) -> None:
    game = scene(2)
    table_of(game).rotation = rotation  # sides 0 and 3 are marked, so positions 0 and 3 either way
    to_interim(game)
    assert (subs_in(game, "A"), subs_in(game, "D")) == (["red"], ["blue"])


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
