"""Placements are found for all corners of an outline at once; here each lay is looked at by itself."""

from __future__ import annotations

from random import Random

import pytest

from kolonie.games.planet_unknown.boards import Planet, slides_in
from kolonie.games.planet_unknown.ground import cells_of, grow
from tests.citing import rule
from tests.rules.planet_unknown.colony import BOX

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
                lay.choice.key
                for lay in lays.lays
                if not lay.mask & ~planet.cells
                and not lay.mask & covered
                and lay.mask & near
                and (not walls or slides_in(lay.mask, walls))
            ]
            free = planet.cells & ~covered
            found = lays.options(free, near, walls)
            assert sorted(choice.key for choice in found) == expected
            assert lays.fits(free, near, walls) == bool(expected)
