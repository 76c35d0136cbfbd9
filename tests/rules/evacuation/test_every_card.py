"""Every component does what its text says: rows of `every_card.txt`."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.progress import base_strength
from kolonie.games.evacuation.scoring import goal_points
from tests.citing import rule
from tests.rules.evacuation.rows import FILLERS, Scene, change, read_rows, wanted

BOX: Box = TITLE.box()
ROWS = read_rows()
NIGHT_LAUNCH = "AC21"
"""In hand where a technology is seen at a flight."""


def with_card(ident: str) -> tuple[str, ...]:
    return FILLERS if ident in FILLERS else (ident, *FILLERS[:3])


# -- how a row of each sort is played


def played_out(scene: Scene, played: str) -> set[str]:
    """A turn or a phase; the card drawn at the end of a turn is no part of the change."""
    before = scene.start()
    scene.play(*played.split())
    assert scene.is_over(), f"still asked: {[choice.key for choice in scene.game.options(0)]}"
    after = scene.look()
    if scene.phase == "turn":
        assert len(scene.seat.hand) == BOX.hand_size
        after["card"] -= 1
    return change(before, after)


def action_card(ident: str, position: str, played: str) -> set[str]:
    """A turn with the card face up."""
    scene = Scene(position, with_card(ident))
    done = played_out(scene, f"card:{ident} {played}")
    assert scene.seat.shown == [BOX.card_ids.index(ident)]
    return done


def board_action(ident: str, position: str, played: str) -> set[str]:
    return played_out(Scene(position), f"act:{ident} mark:AC01 {played}")


def bonus(ident: str, position: str, played: str) -> set[str]:
    name, _space, side = ident.partition(" ")
    scene = Scene(position)
    before = scene.begin(f"bonus/{name}/{side}")
    scene.play(*played.split())
    assert scene.is_over()
    return change(before, scene.look())


def goal(ident: str, position: str) -> int:
    return goal_points(Scene(position).game, 0, BOX.goal_ids.index(ident))


def seen(ident: str, position: str, played: str) -> set[str]:
    if ident in BOX.card_ids:
        return action_card(ident, position, played)
    if ident in BOX.action_ids:
        return board_action(ident, position, played)
    if ident.startswith("YB"):
        return bonus(ident, position, played)
    if ident in BOX.goal_ids:
        return {str(goal(ident, position))}
    return played_out(Scene(position, with_card(NIGHT_LAUNCH)), played)


@rule("EV-0.04", "EV-0.13", "EV-6.14", "EV-6.15", "EV-6.24", "EV-6.57", "EV-6.58", "EV-6.59")
@rule("EV-6.60", "EV-6.61", "EV-6.62", "EV-6.63", "EV-6.64", "EV-6.65", "EV-6.66", "EV-6.67")
@rule("EV-6.68", "EV-6.69", "EV-6.71", "EV-8.27", "EV-14.23", "EV-15.05", "EV-15.07", "EV-15.08")
@rule("EV-15.21", "EV-15.23", "EV-15.26", "EV-16.05", "EV-16.09", "EV-16.10", "EV-18.01", "EV-18.02")
@rule("EV-18.03", "EV-18.04", "EV-18.05", "EV-18.06", "EV-18.07", "EV-18.09", "EV-18.10", "EV-18.11")
@rule("EV-18.12", "EV-18.13", "EV-18.15", "EV-18.16", "EV-18.19")
@pytest.mark.parametrize(
    ("ident", "position", "played", "changed"),
    ROWS,
    ids=[f"{number}-{row[0]}" for number, row in enumerate(ROWS)],
)
def test_it_does_what_its_text_says(ident: str, position: str, played: str, changed: str) -> None:
    assert seen(ident, position, played) == wanted(changed)


def test_the_table_has_a_row_for_everything() -> None:
    everything = {
        *BOX.card_ids,
        *BOX.action_ids,
        *BOX.technology_ids,
        *BOX.plan_ids,
        *BOX.task_ids,
        *BOX.goal_ids,
        *(f"{name} {side}" for name in BOX.bonus_ids for side in ("lower", "higher")),
    }
    assert {row[0] for row in ROWS} == everything


@rule("EV-15.09", "EV-15.11")
@pytest.mark.parametrize("ident", BOX.card_ids)
def test_it_adds_its_strength_face_up_only(ident: str) -> None:
    """Several strengths are chosen later (EV-15.10); face down only the board action counts."""
    strengths = BOX.card_strengths[BOX.card_ids.index(ident)]
    scene = Scene("", with_card(ident))
    scene.start()
    scene.play(f"card:{ident}")
    assert base_strength(BOX, scene.seat) == (strengths[0] if len(strengths) == 1 else 0)
    scene = Scene("", with_card(ident))
    scene.start()
    scene.play("act:research", f"mark:{ident}")
    assert base_strength(BOX, scene.seat) == 4
