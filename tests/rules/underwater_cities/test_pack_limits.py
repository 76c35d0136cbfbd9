"""Numbers of a pack that are out of range are refused, with file, entry and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from kolonie.core.packs import PackError
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.meta import TITLE

PARTS = (
    *("{ gain = { credit = 1 } }", "{ gain = { kelp = 1 } }", "{ gain = { science = 1 } }"),
    *("{ advance = 1 }", "{ ready = 1 }", "{ action = 1 }", "{ special = 1 }", '{ upgrade = "farm" }'),
    '{ build = "farm" }',
)
"""Nine different parts; the number of times of each is kept in four bits of a frame's position."""


def boxed(tmp_path: Path, entry: str) -> Box:
    path = tmp_path / "mine.toml"
    path.write_text(f"[[cards]]\n{entry}\n", encoding="utf-8")
    box: Box = TITLE.box((path,))
    return box


@pytest.mark.parametrize("era", [-1, 4, 9])
def test_there_are_three_eras_and_special_cards(tmp_path: Path, era: int) -> None:
    with pytest.raises(PackError, match="cards 68: field era: must be 1, 2 or 3"):
        boxed(tmp_path, f'id = "68"\nera = {era}')


@pytest.mark.parametrize("price", [-1, 0, 4])
def test_a_special_card_costs_one_to_three(tmp_path: Path, price: int) -> None:
    with pytest.raises(PackError, match="cards 200: field price: special cards cost 1, 2 or 3"):
        boxed(tmp_path, f'id = "200"\nprice = {price}')
    with pytest.raises(PackError, match="cards 68: field price"):
        boxed(tmp_path, 'id = "68"\nprice = 1')


def test_an_effect_has_up_to_eight_parts(tmp_path: Path) -> None:
    box = boxed(tmp_path, f'id = "68"\neffect = [{", ".join(PARTS[:8])}]')
    effect = box.effects[box.card_number["68"]]
    assert effect is not None and len(effect.parts) == len({word for word, _part in effect.parts}) == 8
    for parts in (PARTS, ()):
        with pytest.raises(PackError, match=r"cards 68: field effect: must have 1 to 8 parts"):
            boxed(tmp_path, f'id = "68"\neffect = [{", ".join(parts)}]')


@pytest.mark.parametrize(
    ("condition", "fits"),
    [
        ("space = 0", True),
        ("space = 9", True),
        ("space = -1", False),
        ("space = 10", False),
        ("farm = 1", True),
        ("farm = 99", True),
        ("farm = 0", False),
        ("farm = 100", False),
        ("", False),
    ],
)
def test_a_condition_asks_for_a_number_that_can_be_reached(
    tmp_path: Path, condition: str, fits: bool
) -> None:
    entry = f'id = "68"\neffect = {{ if = {{ {condition} }}, then = {{ gain = {{ kelp = 1 }} }} }}'
    if fits:
        boxed(tmp_path, entry)
        return
    with pytest.raises(PackError, match=r"cards 68: field effect\.if"):
        boxed(tmp_path, entry)
