"""A metropolis tile drawn by a card: which one is not known beforehand, what it sets off is."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.rows import Scene


@rule("UC-3.13", "UC-15.13", "UC-14.04")
@pytest.mark.parametrize("permanent", ["38", "191", ""])
def test_the_credit_for_connecting_it_is_certain(permanent: str) -> None:
    """Card 141 first, whatever is drawn: "whenever you connect a metropolis" brings what a tunnel lacks."""
    claim = f"claim:{permanent}" if permanent else ""
    scene = Scene(f"science=1 steelplast=1 {claim} hand:141", real=True)
    table = scene.game.state
    table.spare = tuple(scene.box.tile_ids.index(tile) for tile in ("BL01", "BL08"))
    reconsider(scene.game)
    if not permanent:  # a tile may bring a credit, or not
        assert refusal(scene.game, "slot:Y1") == "UC-3.12"
        return
    scene.play("slot:Y1")  # the only card, and it has to come first, for without it nothing could be built
    assert scene.seat.gained and keys(scene.game) == ["at:LR-LM", "at:LR-MR"]
    scene.play("at:LR-LM")
    assert scene.things()["LR-LM"] == "tunnel"
