"""Chapter 1: what is in the box, and what the pieces mean."""

from __future__ import annotations

from collections import Counter

import pytest

from kolonie.games.evacuation.positions import started
from kolonie.games.evacuation.terms import COLOURS, FACTORIES, RESOURCES
from tests.citing import rule
from tests.rules.evacuation.worlds import BOX


@rule("EV-1.02")
def test_cards() -> None:
    assert sum(card.copies for card in BOX.cards) == len(BOX.all_cards) == 80
    assert [len(entries) for entries in (BOX.bonuses, BOX.stadiums, BOX.goals, BOX.plans, BOX.solo)] == [
        *(9, 21, 16, 18, 7)
    ]
    assert len(BOX.tasks) == 5  # five conditions are described, where the list has four cards
    assert len(BOX.module_sides) == 2  # the sides A and B of one card
    assert sum(bonus.flag for bonus in BOX.bonuses) == 2


@rule("EV-1.03")
def test_four_starting_stadiums_leave_seventeen_for_the_offer() -> None:
    colours = Counter(stadium.colour for stadium in BOX.stadiums)
    assert colours == {"": 17, **dict.fromkeys(COLOURS, 1)}
    for stadium in BOX.stadiums:
        assert bool(stadium.colour) == (stadium.smileys == 0) == (not stadium.price)


@rule("EV-1.04")
def test_tiles() -> None:
    assert (len(BOX.shuttles), len(BOX.technologies), len(BOX.line_entries)) == (21, 36, 6)
    assert Counter(tile.set for tile in BOX.technologies) == {1: 9, 2: 9, 3: 9, 4: 9}
    assert [len(homes) for homes in BOX.homes] == [11, 11, 11, 11]


@rule("EV-1.04", "EV-1.06")
@pytest.mark.parametrize("seats", [2, 4])
def test_twelve_factories_of_a_colour_four_of_a_kind(seats: int) -> None:
    position = started(seats, "factories")
    for index in range(seats):
        position.prepare(index, "old", *FACTORIES * 4)
        seat = position.seat(index)
        assert (seat.prepared[:3], seat.unused) == ([4, 4, 4], [0, 0, 0])


@rule("EV-1.07")
def test_nine_tokens_of_land_and_two_of_the_ocean() -> None:
    """Land shows one factory or population; the ocean has neither and makes one of each."""
    for homes in BOX.homes:
        land = [home for home in homes if home.stripe]
        ocean = [home for home in homes if not home.stripe]
        assert (len(land), len(ocean)) == (9, 2)
        assert all((home.factory is None) != (home.population == 0) for home in land)
        assert sorted(home.factory for home in land if home.factory) == sorted(FACTORIES)
        for home in ocean:
            assert (home.factory, home.population) == (None, 0)
            assert home.produces == dict.fromkeys(RESOURCES, 1)


@rule("EV-1.09")
def test_the_colours_of_the_players() -> None:
    assert COLOURS == ("blue", "purple", "pink", "white")
    position = started(4, "colours")
    own = [BOX.stadium_ids[seat.old_stadiums[0]] for seat in position.state.seats]
    assert own == ["ST-blue", "ST-purple", "ST-pink", "ST-white"]
