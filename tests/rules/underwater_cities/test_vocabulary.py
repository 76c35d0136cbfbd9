"""The vocabulary of cards: the page for people is right, packs are complete, mistakes are named."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kolonie.core.packs import PackError
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.meta import TITLE
from tests.citing import rule

PAGE = Path(__file__).parents[3] / "docs" / "underwater-cities-cards.md"
EXAMPLES = re.findall(r"```toml (\w+)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
BOX: Box = TITLE.box()


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_every_example_of_the_page_is_understood(kind: str, text: str) -> None:
    spell = BOX.speller
    if kind == "card":
        fields: dict[str, Any] = tomllib.loads(text)
        assert fields.pop("timing") in ("permanent", "endgame")
        for name, value in fields.items():
            if name == "discount":
                assert spell.discounts(value)
            elif name == "sale":
                assert spell.sale(value)
            elif name == "score":
                assert spell.count(value, name)
            else:
                assert name in ("hand_limit", "feed") and value > 0
        return
    body = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    value = tomllib.loads(f"x = {body}")["x"]
    read: dict[str, Callable[[Any, str], object]] = {
        "effect": spell.effect,
        "count": spell.count,
        "condition": spell.condition,
        "when": spell.when,
    }
    assert read[kind](value, kind)


def test_the_page_shows_every_verb() -> None:
    shown = " ".join(text for kind, text in EXAMPLES if kind == "effect")
    missing = [verb for verb in BOX.speller.verbs if not re.search(rf"\b{verb} = ", shown)]
    assert missing == []


@rule("UC-1.05", "UC-1.06", "UC-1.07", "UC-1.08")
def test_the_box_is_complete() -> None:
    numbers = {era: [int(c.id) for c in BOX.cards if c.era == era] for era in range(4)}
    assert sorted(numbers[1]) == list(range(1, 67))
    assert sorted(numbers[2]) == list(range(67, 124))
    assert sorted(numbers[3]) == list(range(124, 181))
    assert sorted(numbers[0]) == list(range(181, 206))
    assert [int(c.id) for c in BOX.cards if c.price == 3 and int(c.id) > 190] == []
    assert sum(m.colour == "blue" for m in BOX.metropolises) == 11
    assert sum(m.colour == "brown" for m in BOX.metropolises) == 5
    assert len(BOX.contracts) == 8


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ('[[cards]]\nid = "34"\neffect = { gain = { gold = 1 } }\n', "cards 34: field effect.gain.gold"),
        ('[[cards]]\nid = "34"\neffect = { conquer = 1 }\n', "cards 34: field effect: needs exactly one of"),
        ('[[cards]]\nid = "34"\neffect = { build = "castle" }\n', "cards 34: field effect.build"),
        ('[[cards]]\nid = "14"\nwhen = "midnight"\n', "cards 14: field when: no such event"),
        ('[[cards]]\nid = "34"\ntiming = "endgame"\n', "cards 34: field score"),
        ('[[cards]]\nid = "34"\nprice = 2\n', "cards 34: field price"),
        (
            '[[slots]]\nid = "S02"\neffect = { build = "tunnel", times = 0 }\n',
            "slots S02: field effect.times",
        ),
        (
            '[[contracts]]\nid = "GC1"\ncriterion = { dragons = 2 }\n',
            "contracts GC1: field criterion.dragons",
        ),
        ('[[metropolises]]\nid = "BR1"\ncolour = "blue"\n', "metropolises BR1: field score"),
        ('[[contracts]]\nid = "GC1"\ncriterion = { hand_card = 4 }\n', "contracts GC1: field criterion"),
        ('[[contracts]]\nid = "GC1"\ncriterion = { city = 2, special_card = 1 }\n', "GC1: field criterion"),
    ],
)
def test_a_mistake_is_named_with_file_entry_and_field(tmp_path: Path, entry: str, told: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(entry, encoding="utf-8")
    with pytest.raises(PackError) as caught:
        TITLE.box((path,))
    assert str(path) in str(caught.value)
    assert told in str(caught.value)
