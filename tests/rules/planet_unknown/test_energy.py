"""Chapter 14: energy."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from tests.citing import rule
from tests.rules.planet_unknown.colony import (
    BOX,
    face,
    finish,
    heights,
    offered,
    paint,
    patch,
    play,
    refused,
    started,
    track,
)
from tests.rules.planet_unknown.positions import sketch


def powered(tile: str = "D2.civ-energy", place: str = "place:4,1,r0", **at: int) -> Game:
    """A tile with its energy cell on (4, 2) enlarges the area (4, 3), (4, 4) of an older tile.

    Tech and water adjoin that area, rover terrain touches it only at a corner.
    """
    game = started(2)
    sketch(game, 0, 3, 3, "te", ".e", "rw")
    track(game, 0, **at)
    face(game, 0, inner=tile)
    play(game, 0, "tile:inner", place)
    return game


@rule("PU-14.01", "PU-14.02", "PU-14.06")
def test_energy_advances_the_other_terrain_of_its_tile() -> None:
    game = started(2)
    face(game, 0, inner="D2.civ-energy")
    play(game, 0, "tile:inner", "place:5,0,r0")
    assert offered(game) == ["advance:civ", "energy:civ"], "there is no energy track to advance"
    finish(game, 0)
    assert heights(game) == (2, 0, 0, 0, 0), "both buildings, each by one field"


@rule("PU-14.03", "PU-14.04", "PU-14.05")
def test_energy_offers_what_adjoins_the_whole_area() -> None:
    game = powered()
    assert offered(game, verb="energy") == ["energy:civ", "energy:tech", "energy:water"]
    assert refused(game, 0, "energy:rover") == "PU-14.03", "only at a corner"
    play(game, 0, "energy:tech")
    finish(game, 0)
    assert heights(game) == (1, 0, 0, 0, 1), "one tracker by one field"


@rule("PU-14.07")
def test_patches_offer_biomass_and_bare_ground_nothing() -> None:
    game = started(2)
    patch(game, 0, (4, 3))
    face(game, 0, inner="D2.civ-energy")
    play(game, 0, "tile:inner", "place:4,1,r0")
    assert offered(game, verb="energy") == ["energy:biomass", "energy:civ"], "not the ice on both sides"


@rule("PU-14.08")
def test_the_advance_must_be_used_and_only_by_a_tracker_that_can_move() -> None:
    game = powered(civ=15, tech=15)
    assert 0 not in game.to_act() and heights(game) == (15, 1, 0, 0, 15), "the only one that can move"

    game = powered(civ=15)
    assert offered(game, verb="energy") == ["energy:tech", "energy:water"]
    assert refused(game, 0, "energy:civ") == "PU-8.16" and refused(game, 0, "end") == "PU-36.11"

    game = started(2)
    paint(game, 0, "rover", (5, 2))
    track(game, 0, rover=15, civ=3)
    face(game, 0, inner="D2.civ-energy")
    play(game, 0, "tile:inner", "place:5,0,r0")
    assert "energy:rover" in offered(game), "the rover tracker can be chosen on top"

    game = started(2)
    track(game, 0, civ=15)
    face(game, 0, inner="D2.civ-energy")
    play(game, 0, "tile:inner", "place:5,0,r0")
    assert 0 not in game.to_act() and heights(game) == (15, 0, 0, 0, 0), "none can: it is lost"


@rule("PU-14.09")
def test_the_offer_is_fixed_when_the_tile_is_placed() -> None:
    game = powered(civ=7, biomass=2)
    play(game, 0, "advance:civ", "synergy:biomass", "cover:5,3")
    assert offered(game, verb="energy") == ["energy:civ", "energy:tech", "energy:water"]
    assert refused(game, 0, "energy:biomass") == "PU-14.03", "the patch came later"


@rule("PU-14.10")
def test_no_tile_has_two_energy_buildings() -> None:
    assert len(BOX.tile_ids) == 144
    assert all(name.count("energy") <= 1 for name in BOX.tile_ids)
    assert all(a != b for a, b in zip(BOX.tile_a, BOX.tile_b, strict=True))


@rule("PU-14.01")
@pytest.mark.parametrize("tile", ["D2.civ-energy", "D2.energy-water"])
def test_each_energy_building_advances_exactly_one_tracker(tile: str) -> None:
    game = started(2)
    face(game, 0, inner=tile)
    play(game, 0, "tile:inner", "place:6,0,r0")
    finish(game, 0)
    assert sum(heights(game)) == (2 if "civ" in tile else 1)
