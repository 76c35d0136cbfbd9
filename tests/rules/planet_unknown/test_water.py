"""Chapter 10: water."""

from __future__ import annotations

import pytest

from kolonie.games.planet_unknown.pending import synergy
from kolonie.games.planet_unknown.terms import WATER
from tests.citing import rule
from tests.rules.planet_unknown.colony import (
    BOX,
    due,
    face,
    finish,
    heights,
    play,
    seat_of,
    started,
    track,
)
from tests.rules.planet_unknown.positions import take


@rule("PU-10.01", "PU-10.02", "PU-10.03")
@pytest.mark.parametrize(
    ("place", "water"),
    [
        ("place:3,1,r1", 1),  # the water cell without building on ice
        ("place:3,1,r3", 0),  # only the rover cell on ice
        ("place:6,0,r0", 0),  # nothing on ice
        ("place:3,1,r0", 1),  # all on ice or beside it, a water cell among them
    ],
)
def test_a_water_building_advances_if_water_terrain_lies_on_ice(place: str, water: int) -> None:
    game = started(2)
    face(game, 0, inner="I3.water-rover")
    play(game, 0, "tile:inner", place)
    finish(game, 0)
    assert heights(game) == (0, water, 0, 1, 0), "the rover building works in any case"


@rule("PU-10.04")
def test_water_by_an_energy_building_needs_no_ice() -> None:
    game = started(2)
    face(game, 0, inner="D2.energy-water")
    play(game, 0, "tile:inner", "place:6,0,r0")
    finish(game, 0)
    assert heights(game)[WATER] == 1, "the water building itself does nothing off the ice"


@rule("PU-10.05")
def test_water_by_synergy_cards_and_abilities_needs_no_ice() -> None:
    game = started(2)
    due(game, 0, "synergy")
    play(game, 0, "synergy:water")
    assert heights(game)[WATER] == 1
    take(game, 0, "C02")
    play(game, 0, "twice:water")
    assert heights(game)[WATER] == 3

    game = started(2, corporation="wormhole")
    track(game, 0, biomass=5)
    due(game, 0, "advance:biomass")
    play(game, 0, "advance:biomass", "benefit:water")
    assert heights(game)[WATER] == 1


@rule("PU-10.06")
def test_the_water_track_has_no_milestones_and_the_best_medals() -> None:
    game = started(2)
    seat = seat_of(game)
    synergies = 0
    for height in range(15):
        track(game, 0, water=height)
        due(game, 0, "advance:water", "synergy")
        play(game, 0, "advance:water")
        synergies += seat.gains.count(synergy()) - 1
        assert all(gain == synergy() for gain in seat.gains)
        assert (seat.moves, seat.patches, seat.stored, seat.picks, seat.levels) == (0, 0, 0, [], 0)
    assert synergies == 3
    board = BOX.corporations[0]
    medals = [[m for m in board.medals[16 * t : 16 * t + 16] if m >= 0] for t in range(5)]
    others = [each for track, each in enumerate(medals) if track != WATER]
    assert all(len(medals[WATER]) > len(each) and max(medals[WATER]) > max(each) for each in others)
