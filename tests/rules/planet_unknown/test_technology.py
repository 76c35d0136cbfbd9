"""Chapter 12: technology."""

from __future__ import annotations

import pytest

from kolonie.games.planet_unknown.state import ACTION, EVENT
from tests.citing import rule
from tests.rules.planet_unknown.colony import (
    EVENTS,
    breakthrough,
    due,
    face,
    finish,
    go_to,
    height,
    lay,
    next_event,
    offered,
    play,
    refused,
    seat_of,
    started,
    track,
)
from tests.rules.planet_unknown.positions import collected, take

FAR = "place:5,10,r0"
"""Where D2 touches nothing that lies at (5, 0)."""


@rule("PU-12.01")
def test_a_breakthrough_works_from_then_on() -> None:
    game = started(2)
    lay(game, 0, "D2.civ-energy", 5, 0)
    track(game, 0, tech=2)
    face(game, 0, inner="D2.rover-tech")
    play(game, 0, "tile:inner")
    assert refused(game, 0, FAR) == "PU-5.07"
    play(game, 0, "place:6,0,r0", "advance:tech")
    for _turn in range(2):
        go_to(game, ACTION)
        face(game, 0, inner="D2.tech-biomass")
        play(game, 0, "tile:inner")
        assert FAR in offered(game), "in every later turn"


@rule("PU-12.02")
def test_breakthroughs_add_up() -> None:
    game = started(2)
    lay(game, 0, "D2.civ-energy", 5, 0)
    breakthrough(game, 0, 1)
    track(game, 0, tech=4, biomass=2)
    face(game, 0, inner="D2.tech-biomass")
    play(game, 0, "tile:inner", FAR, "advance:tech", "store")
    assert seat_of(game).stored == 1, "level 2 joins level 1, which let the tile lie apart"
    go_to(game, ACTION)
    face(game, 0, inner="D2.rover-tech")
    play(game, 0, "tile:inner")
    assert "place:8,5,r0" in offered(game)


@rule("PU-12.02")
def test_only_the_latest_breakthrough_of_flux_and_none_of_the_jump_drive_track() -> None:
    game = started(2, corporation="flux")
    breakthrough(game, 0, 4)
    track(game, 0, tech=13)
    due(game, 0, "advance:tech")
    play(game, 0, "advance:tech", "flux:civ")
    assert seat_of(game).levels == 1 << 4
    game = started(2, corporation="jump-drive")
    for level in (3, 5, 7, 10, 14):
        track(game, 0, tech=level - 1)
        due(game, 0, "advance:tech", "synergy")
        play(game, 0, "advance:tech")
    assert seat_of(game).levels == 0


@rule("PU-12.03")
def test_a_breakthrough_is_kept_when_the_tracker_goes_back() -> None:
    game = started(2, events=EVENTS)
    lay(game, 0, "D2.civ-energy", 5, 0)
    breakthrough(game, 0, 1)
    track(game, 0, tech=3)
    next_event(game, "O02")
    go_to(game, EVENT)
    assert height(game, 0, "tech") == 2, "the rover tracker is on 0, so tech it was"
    face(game, 0, inner="D2.rover-tech")
    play(game, 0, "tile:inner")
    assert FAR in offered(game)


@rule("PU-12.04")
def test_reaching_a_level_again_gives_nothing_new() -> None:
    game = started(2, corporation="cosmos")
    collected(game, 0, lifepods=2)
    track(game, 0, tech=4)
    due(game, 0, "advance:tech", "synergy")
    play(game, 0, "advance:tech", "shift-three", "from:score", "put:civ,9", "done")
    track(game, 0, tech=4)
    due(game, 0, "advance:tech", "synergy")
    play(game, 0, "advance:tech")
    assert height(game, 0, "tech") == 5 and seat_of(game).levels == 1 << 1
    assert refused(game, 0, "shift-three") == "PU-36.10", "once per game"
    finish(game, 0)


@rule("PU-12.05")
@pytest.mark.parametrize(("corporation", "level"), [("coalition", 2), ("wormhole", 4)])
def test_store_patches(corporation: str, level: int) -> None:
    game = started(2, corporation=corporation)
    lay(game, 0, "D2.civ-energy", 5, 0)
    take(game, 0, "C03")
    assert refused(game, 0, "store") == "PU-13.07"
    game = started(2, corporation=corporation)
    lay(game, 0, "D2.civ-energy", 5, 0)
    breakthrough(game, 0, level)
    take(game, 0, "C03")
    assert "cover:6,0" in offered(game)
    play(game, 0, "store")
    assert seat_of(game).stored == 1 and not seat_of(game).patches
