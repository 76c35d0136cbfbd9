"""Chapter 13: biomass patches."""

from __future__ import annotations

import pytest

from kolonie.games.planet_unknown.state import ACTION, END_EFFECTS, PICKS
from kolonie.games.planet_unknown.terms import BIOMASS
from tests.citing import rule
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    cells,
    due,
    fill,
    finish,
    go_to,
    heights,
    keep_cards,
    lay,
    mask,
    offered,
    open_event,
    paint,
    play,
    refused,
    rover,
    seat_of,
    started,
    step_of,
    track,
)
from tests.rules.planet_unknown.positions import free_cells, lay_missions, named, near, sheet, sheets, take


@rule("PU-13.01", "PU-13.10")
def test_a_patch_is_placed_at_once_beside_any_piece() -> None:
    game = started(2)
    paint(game, 0, "civ", (5, 0), (5, 1))
    track(game, 0, biomass=2)
    due(game, 0, "advance:biomass", "advance:civ")
    play(game, 0, "advance:biomass")
    around = near((5, 0), (5, 1)) & free_cells(game)
    assert offered(game) == named("cover", around), "nothing else comes first"
    assert refused(game, 0, "cover:8,5") == "PU-5.07" and refused(game, 0, "cover:5,1") == "PU-5.09"


@rule("PU-13.02", "PU-13.03")
def test_a_patch_is_a_cell_of_biomass_and_no_tile() -> None:
    game = started(2)
    lay(game, 0, "D2.civ-energy", 5, 0)
    seat = seat_of(game)
    buildings, before, laid = seat.buildings, heights(game), list(seat.laid)
    take(game, 0, "C03")
    play(game, 0, "cover:6,0")
    assert cells(seat.terrain[BIOMASS]) == cells(seat.patches) == [(6, 0)]
    assert seat.buildings == buildings and heights(game) == before, "no building, nothing advances"
    assert seat.laid == laid
    go_to(game, ACTION)
    due(game, 0, "rover", "synergy")
    assert offered(game, verb="land") == ["land:5,0", "land:5,1"], "the tile just placed is still the tile"


@rule("PU-13.04")
def test_a_patch_fills_its_cell_and_belongs_to_areas() -> None:
    game = started(2)
    lay_missions(game, "M06")
    paint(game, 0, "civ", (5, 0))
    paint(game, 0, "biomass", (6, 1))
    paint(game, 1, "biomass", (6, 1))
    assert sheet(game)["planet"] == 0
    take(game, 0, "C03")
    play(game, 0, "cover:6,0")
    assert sheet(game)["planet"] == 1, "the top row"
    assert sheets(game, "neighbour") == [5, 0], "two cells of biomass against one"


@rule("PU-13.05")
def test_a_patch_destroys_lifepod_and_rover() -> None:
    game = started(2)
    paint(game, 0, "civ", (7, 1))
    rover(game, 0, (6, 1))
    take(game, 0, "C12")
    play(game, 0, "cover:7,2", "cover:6,1")
    seat = seat_of(game)
    assert seat.lifepods.bit_count() == 5 and (seat.pods, seat.lost_pods) == (0, 1)
    assert (seat.rovers, seat.lost_rovers) == (0, 1)


@rule("PU-13.06")
def test_a_patch_without_a_place_is_lost() -> None:
    game = started(2)
    paint(game, 0, "civ", *cells(BOX.planets[0].cells))
    take(game, 0, "C26")
    seat = seat_of(game)
    assert (seat.patches, seat.patches_due, seat.stored) == (0, 0, 0)
    assert step_of(game) != PICKS, "nobody was asked"


@rule("PU-13.07")
def test_a_stored_patch_waits_for_the_end_of_the_game() -> None:
    game = started(2)
    lay(game, 0, "D2.civ-energy", 5, 0)
    breakthrough(game, 0, 2)
    track(game, 0, biomass=2)
    due(game, 0, "advance:biomass", "synergy")
    play(game, 0, "advance:biomass")
    assert {"store", "cover:6,0"} <= set(offered(game)), "or it is placed at once"
    play(game, 0, "store")
    for _turn in range(2):
        assert not offered(game, verb="cover") and not offered(game, verb="patch")
        finish(game, 0)
        go_to(game, ACTION)
    go_to(game, END_EFFECTS)
    play(game, 0, "cover:6,0")
    assert cells(seat_of(game).patches) == [(6, 0)]


@rule("PU-13.08")
@pytest.mark.parametrize(("event", "at"), [("O19", "5,0"), ("R16", "5,2"), ("R15", "4,1")])
def test_events_do_not_restrict_patches(event: str, at: str) -> None:
    game = started(2, events=EVENTS)
    paint(game, 0, "biomass", (5, 1))
    open_event(game, event)
    take(game, 0, "C03")
    assert f"cover:{at}" in offered(game)


@rule("PU-13.09")
@pytest.mark.parametrize("corporation", ["coalition", "horizon"])
def test_abilities_for_tiles_do_not_free_patches(corporation: str) -> None:
    game = started(2, corporation=corporation)
    paint(game, 0, "rover", (5, 0))
    breakthrough(game, 0, 1)
    take(game, 0, "C03")
    assert offered(game) == ["cover:5,1", "cover:6,0"]
    assert refused(game, 0, "cover:8,5") == "PU-5.07"


@rule("PU-13.11")
def test_a_planet_rule_is_never_ignored_for_a_patch() -> None:
    game = started(2, planet="arashi")
    ring = cells(BOX.planets[seat_of(game).planet].ring)
    fill(game, 0, *ring)
    before = seat_of(game).patches
    take(game, 0, "C03")
    assert seat_of(game).patches == before and step_of(game) != PICKS, "lost, though the ring is free"

    game = started(2, planet="charybdis")
    take(game, 0, "C03")
    assert offered(game) == ["cover:5,5", "cover:5,6", "cover:6,5", "cover:6,6"]

    game = started(2, planet="pajitnov")
    paint(game, 0, "civ", *near((6, 6)))
    take(game, 0, "C03")
    assert refused(game, 0, "cover:6,6") == "PU-34.25"


@rule("PU-13.12")
def test_a_patch_of_the_end_game_cannot_be_stored() -> None:
    game = started(2)
    paint(game, 0, "civ", (5, 0))
    breakthrough(game, 0, 2)
    track(game, 0, biomass=2)
    keep_cards(game, 0, "C23")
    go_to(game, END_EFFECTS)
    play(game, 0, "boost:biomass")
    assert offered(game) == ["cover:5,1", "cover:6,0"]
    assert refused(game, 0, "store") == "PU-13.07"
    play(game, 0, "cover:6,0")
    assert seat_of(game).patches == mask((6, 0)) and game.over
