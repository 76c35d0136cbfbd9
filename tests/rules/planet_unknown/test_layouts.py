"""Placements are found for all corners of an outline at once; here each lay is looked at by itself."""

from __future__ import annotations

from random import Random

import pytest

from kolonie.core.frames import Frame
from kolonie.games.planet_unknown.boards import Planet, slides_in
from kolonie.games.planet_unknown.flow import PATCHES
from kolonie.games.planet_unknown.ground import cells_of, grow, mask_of_words, words_of
from kolonie.games.planet_unknown.patches import patch_cells, safe_cells
from kolonie.games.planet_unknown.placing import border, section_tiles
from kolonie.games.planet_unknown.state import EVENT
from tests.citing import rule
from tests.rules.planet_unknown.colony import BOX, seat_of, set_up, table_of

TILES = range(0, len(BOX.tile_ids), 13)


def some_cells(planet: Planet, dice: Random, share: float) -> int:
    return sum(1 << cell for cell in cells_of(planet.cells) if dice.random() < share)


@rule("PU-5.07", "PU-5.09", "PU-5.10", "PU-34.26")
@pytest.mark.parametrize("planet", BOX.planets, ids=BOX.planet_ids)
@pytest.mark.parametrize("share", [0.05, 0.5])
def test_all_corners_at_once(planet: Planet, share: float) -> None:
    dice = Random(share)
    for tile in TILES:
        lays = BOX.table(planet, tile, False)
        covered = some_cells(planet, dice, share)
        near = grow(covered)
        for walls in (0, covered):
            expected = [
                lay
                for lay in lays.lays
                if not lay.mask & ~planet.cells
                and not lay.mask & covered
                and lay.mask & near
                and (not walls or slides_in(lay.mask, walls))
            ]
            free, beside = words_of(planet.cells & ~covered), words_of(near)
            found = lays.fitting(free, beside, walls)
            keys = [choice.key for choice in found.listed()]
            assert keys == sorted(lay.choice.key for lay in expected)
            assert found.count == len(keys)
            assert [found.nth(n).key for n in range(found.count)] == keys
            assert [lay.choice.key for lay in lays.lays if found.offers(lay.choice)] == keys
            assert lays.fits(free, beside, walls) == bool(expected)
            for _again in range(2):  # the second time it is remembered
                assert lays.lying(free, beside, walls) in ([lay.mask for lay in expected] or [0])
            away = near & ~expected[0].mask if expected else near
            still = [lay.mask for lay in expected if lay.mask & away]
            assert lays.lying(free, words_of(away), walls) in (still or [0])


@rule("PU-19.44")
@pytest.mark.parametrize("share", [0.0, 0.6, 0.9])
def test_patches_are_safe_where_a_tile_still_has_a_place(share: float) -> None:
    game = set_up(2)
    seat = seat_of(game)
    planet = BOX.planets[seat.planet]
    dice = Random(share)
    frame = Frame(PATCHES, 0, 0, {"step": EVENT}, None)
    for _ in range(3):
        seat.covered = some_cells(planet, dice, share)
        tiles = section_tiles(BOX, table_of(game), 0)

        def has_room(covered: int, tiles: list[int] = tiles) -> bool:
            near = mask_of_words(border(planet, covered, False, False))
            return any(
                lay.mask & near and not lay.mask & covered
                for tile in tiles
                for lay in BOX.table(planet, tile, False).lays
            )

        cells = patch_cells(BOX, seat, 0)
        safe = [cell for cell in cells_of(cells) if has_room(seat.covered | 1 << cell)]
        expected = safe if has_room(seat.covered) else cells_of(cells)
        assert cells_of(safe_cells(game, frame, cells, 0)) == expected
