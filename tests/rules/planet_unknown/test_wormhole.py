"""Chapter 26: Wormhole Corp."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.state import END_EFFECTS, PICKS
from tests.citing import rule
from tests.rules.planet_unknown.boards import place
from tests.rules.planet_unknown.colony import (
    BOX,
    breakthrough,
    cells,
    due,
    face,
    fill,
    go_to,
    height,
    heights,
    lay,
    mask,
    meteorite,
    offered,
    paint,
    patch,
    play,
    refused,
    rover,
    seat_of,
    started,
    step_of,
    track,
)
from tests.rules.planet_unknown.positions import sheet, sketch, take

STEPS = (0, 2, 5, 8, 11, 14)
"""The heights of the biomass steps 0 to 5."""


def wormhole(*levels: int) -> Game:
    game = started(2, corporation="wormhole")
    breakthrough(game, 0, *levels)
    return game


def with_patch(*levels: int) -> Game:
    """A patch is in hand: civ, tech with a building and rover lie in the first two rows."""
    game = wormhole(*levels)
    sketch(game, 0, 5, 0, "cC", "tR")
    track(game, 0, biomass=0)
    due(game, 0, "advance:biomass", "advance:civ")
    play(game, 0, "advance:biomass", "benefit:patch")
    return game


# -- the track


@rule("PU-26.01", "PU-26.02")
@pytest.mark.parametrize(
    ("before", "x", "y", "turned", "grows"),
    [
        ("patch", 6, 0, "r0", True),  # biomass (6, 0) beside the patch (5, 0)
        ("patch", 6, 0, "r2", False),  # civ beside it, biomass only at a corner
        ("tile", 6, 0, "r0", True),
        ("civ", 6, 0, "r0", False),
    ],
)
def test_a_biomass_building_works_only_if_the_area_grows(
    before: str, x: int, y: int, turned: str, grows: bool
) -> None:
    game = wormhole()
    rover(game, 0, (8, 5))
    if before == "patch":
        patch(game, 0, (5, 0))
    else:
        paint(game, 0, "biomass" if before == "tile" else "civ", (5, 0))
    place(game, "D2.biomass-civ", x, y, turned)
    if grows:
        assert offered(game, verb="advance") == ["advance:biomass", "advance:civ"]
    else:
        assert heights(game) == (1, 0, 0, 0, 0), "the other building works"


@rule("PU-26.02")
def test_the_first_biomass_enlarges_nothing() -> None:
    game = wormhole()
    place(game, "O4.biomass-civ", 5, 0)
    assert heights(game) == (1, 0, 0, 0, 0)


@rule("PU-26.03")
def test_other_advances_of_biomass_are_free() -> None:
    game = wormhole()
    paint(game, 0, "biomass", (4, 1))
    place(game, "D2.civ-energy", 5, 0)
    assert "energy:biomass" in offered(game)
    play(game, 0, "energy:biomass")
    assert height(game, 0, "biomass") == 2
    game = wormhole()
    due(game, 0, "synergy")
    play(game, 0, "synergy:biomass")
    assert height(game, 0, "biomass") == 2
    game = wormhole()
    take(game, 0, "C01")
    play(game, 0, "boost:biomass")
    assert height(game, 0, "biomass") == 2


@rule("PU-26.04", "PU-26.05", "PU-EX-20")
@pytest.mark.parametrize(
    ("step", "benefit"), [(1, "synergy"), (2, "civ"), (3, "water"), (4, "tech"), (5, "rover")]
)
def test_each_step_gives_one_of_two_benefits(step: int, benefit: str) -> None:
    game = wormhole()
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (8, 5))
    track(game, 0, biomass=STEPS[step - 1], civ=2, water=2, tech=2, rover=4)
    due(game, 0, "advance:biomass", moves=1)
    play(game, 0, "advance:biomass")
    assert offered(game, verb="benefit") == sorted([f"benefit:{benefit}", "benefit:patch"])
    one = game.clone()
    play(one, 0, "benefit:patch")
    play(one, 0, "cover:6,0")
    assert heights(one) == (2, 2, STEPS[step], 4, 2) and not offered(one, verb="benefit")
    play(game, 0, f"benefit:{benefit}")
    seat = seat_of(game)
    if benefit == "civ":
        assert seat.picks == [1]
    elif benefit == "tech":
        assert seat.levels == 1
    elif benefit == "rover":
        assert seat.moves == 1 + 2
    else:
        assert len(offered(game, verb="synergy")) == 5, "of the step, or of water 3"
    if benefit != "synergy":
        assert height(game, 0, benefit) == (5 if benefit == "rover" else 3)
    assert not seat.patches, "not both"


@rule("PU-26.06")
def test_medals_between_the_steps() -> None:
    for step, points in zip(STEPS, (0, 0, 1, 2, 3, 5), strict=True):
        game = wormhole()
        track(game, 0, biomass=step)
        assert sheet(game)["tracks"] == points


@rule("PU-26.07")
def test_an_impossible_option_may_not_be_chosen() -> None:
    game = wormhole()
    paint(game, 0, "civ", (5, 0))
    track(game, 0, biomass=2, civ=15)
    due(game, 0, "advance:biomass")
    play(game, 0, "advance:biomass")
    assert offered(game) == ["cover:5,1", "cover:6,0"], "the patch is the only option"

    game = wormhole()
    fill(game, 0)
    track(game, 0, biomass=2)
    due(game, 0, "advance:biomass")
    play(game, 0, "advance:biomass")
    assert heights(game) == (1, 0, 5, 0, 0), "no room for a patch"


@rule("PU-26.16")
def test_a_step_is_left_as_a_whole() -> None:
    game = started(2, corporation="wormhole", events="7-7-6")
    track(game, 0, biomass=8, civ=1)
    take(game, 0, "C02")
    play(game, 0, "twice:biomass")
    assert height(game, 0, "biomass") == 14, "two steps"
    board = BOX.corporations[seat_of(game).corporation]
    assert [board.down[2][32 + h] for h in STEPS] == [-1, 32, 34, 37, 40, 43]
    game = wormhole()
    track(game, 0, biomass=14)
    due(game, 0, "placed:biomass", "advance:civ")
    assert refused(game, 0, "advance:biomass") == "PU-8.16", "the fifth step is the top"


# -- breakthroughs


@rule("PU-26.08")
def test_level_1_puts_the_tracker_back_at_any_time() -> None:
    game = wormhole(1)
    track(game, 0, biomass=14)
    assert "reset" in offered(game), "before the tile"
    due(game, 0, "advance:civ", "advance:tech")
    assert "reset" in offered(game), "and after it"
    play(game, 0, "reset")
    assert height(game, 0, "biomass") == 0
    assert offered(game) == ["advance:civ", "advance:tech"], "no benefit"
    seat_of(game).gains = []
    assert sheet(game)["tracks"] == 0
    game = wormhole(1)
    track(game, 0, biomass=11)
    assert "reset" not in offered(game), "only from the top"
    game = wormhole()
    track(game, 0, biomass=14)
    assert "reset" not in offered(game)


@rule("PU-26.09", "PU-26.10", "PU-EX-21")
def test_level_2_patches_on_tiles_but_not_on_meteorites_and_patches() -> None:
    game = with_patch(2)
    meteorite(game, 0, (5, 0))
    patch(game, 0, (7, 1))
    found = offered(game)
    assert {"cover:6,0", "cover:5,1", "cover:6,1"} <= set(found)
    assert refused(game, 0, "cover:5,0") == "PU-5.09"
    assert refused(game, 0, "cover:7,1") == "PU-26.10"
    assert not {"cover:6,0", "cover:5,1", "cover:6,1"} & set(offered(with_patch()))


@rule("PU-26.11", "PU-26.12")
def test_level_2_the_cell_is_biomass_and_nothing_else() -> None:
    game = with_patch(2)
    seat = seat_of(game)
    seat.symbols |= mask((6, 1))
    rover(game, 0, (6, 1))
    play(game, 0, "cover:6,1")
    assert cells(seat.terrain[2]) == [(6, 1)] == cells(seat.patches) and not seat.terrain[3]
    assert cells(seat.buildings) == [(6, 0)] and not seat.symbols
    assert (seat.rovers, seat.lost_rovers) == (0, 1)


@rule("PU-26.13")
def test_level_3_one_more_patch_once_per_turn() -> None:
    game = with_patch(3)
    assert "more" in offered(game)
    play(game, 0, "more")
    assert "more" not in offered(game), "once"
    play(game, 0, "cover:5,2", "cover:6,2")
    assert seat_of(game).patches.bit_count() == 2 and heights(game)[0] == 1, "and the turn goes on"
    take(game, 0, "C03")
    assert offered(game, verb="cover") and "more" not in offered(game), "step 5 is the same turn"

    game = wormhole(3)
    paint(game, 0, "civ", (5, 0))
    take(game, 0, "C03")
    assert "more" in offered(game), "whatever gives the patch"
    assert "more" not in offered(with_patch())

    game = wormhole(3)
    paint(game, 0, "civ", (5, 0))
    seat_of(game).stored = 1
    go_to(game, END_EFFECTS)
    assert offered(game, verb="cover") and "more" not in offered(game), "a stored patch is not gained anew"


@rule("PU-26.14")
def test_level_4_patches_can_be_stored() -> None:
    game = with_patch(4)
    play(game, 0, "store")
    assert (seat_of(game).stored, seat_of(game).patches) == (1, 0)
    go_to(game, END_EFFECTS)
    assert offered(game) == offered(game, verb="cover")
    assert refused(with_patch(), 0, "store") == "PU-13.07"


@rule("PU-26.15", "PU-EX-21")
@pytest.mark.parametrize("levels", [(5,), (2, 5)])
def test_level_5_patches_destroy_meteorites(levels: tuple[int, ...]) -> None:
    game = with_patch(*levels)
    meteorite(game, 0, (6, 1))
    assert ("cover:5,0" in offered(game)) == (2 in levels)
    play(game, 0, "cover:6,1")
    seat = seat_of(game)
    assert (seat.meteorites, seat.rocks, cells(seat.patches)) == (0, 0, [(6, 1)])


@rule("PU-26.01")
def test_a_tile_of_a_card_follows_the_same_rule() -> None:
    game = wormhole()
    lay(game, 0, "D2.rover-tech", 5, 0)
    face(game, 0, inner="D2.biomass-civ")
    take(game, 0, "C16")
    play(game, 0, "tile:inner")
    play(game, 0, "place:6,0,r0")
    assert heights(game) == (1, 0, 0, 0, 0)
    assert step_of(game) != PICKS
