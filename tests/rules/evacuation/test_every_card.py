"""Every component does what its text says: rows of `every_card.txt`."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.progress import base_strength
from tests.citing import rule
from tests.rules.evacuation.rows import FILLERS, Scene, change, read_rows, wanted

BOX: Box = TITLE.box()
ROWS = read_rows()


def action_card(ident: str, position: str, played: str) -> set[str]:
    """A whole turn with the card face up; the card drawn at its end is no part of the change."""
    scene = Scene(position, (ident, *FILLERS[:3]) if ident not in FILLERS else FILLERS)
    scene.turn()
    before = scene.look()
    scene.play(f"card:{ident}", *played.split())
    assert scene.is_over(), f"still asked: {scene.game.options(0)}"
    assert scene.seat.shown == [BOX.card_ids.index(ident)]
    assert len(scene.seat.hand) == BOX.hand_size
    after = scene.look()
    after["card"] -= 1
    return change(before, after)


@rule("EV-15.05", "EV-15.07", "EV-15.08", "EV-15.21", "EV-15.23", "EV-15.26", "EV-0.04", "EV-6.71")
@pytest.mark.parametrize(
    ("ident", "position", "played", "changed"),
    ROWS,
    ids=[f"{number}-{row[0]}" for number, row in enumerate(ROWS)],
)
def test_it_does_what_its_text_says(ident: str, position: str, played: str, changed: str) -> None:
    assert action_card(ident, position, played) == wanted(changed)


def test_the_table_has_a_row_for_everything() -> None:
    assert {row[0] for row in ROWS} == {*BOX.card_ids}


@rule("EV-15.09", "EV-15.11")
@pytest.mark.parametrize("ident", BOX.card_ids)
def test_it_adds_its_strength_face_up_only(ident: str) -> None:
    """Several strengths are chosen later (EV-15.10); face down only the board action counts."""
    strengths = BOX.card_strengths[BOX.card_ids.index(ident)]
    scene = Scene("old=0/0/9", (ident, *FILLERS[:3]) if ident not in FILLERS else FILLERS)
    scene.turn()
    scene.play(f"card:{ident}")
    assert base_strength(BOX, scene.seat) == (strengths[0] if len(strengths) == 1 else 0)
    scene = Scene("old=0/0/9", (ident, *FILLERS[:3]) if ident not in FILLERS else FILLERS)
    scene.turn()
    scene.play("act:research", f"mark:{ident}")
    assert base_strength(BOX, scene.seat) == 4
