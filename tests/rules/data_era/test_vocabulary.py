"""The vocabulary of Data Era: the page for people is right, and mistakes are named."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kolonie.core.packs import PackError
from kolonie.games.underwater_cities import data_era
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.notation import FURTHER_VERBS
from tests.citing import rule
from tests.rules.data_era.rows import ERA

PAGE = (Path(__file__).parents[3] / "docs" / "data-era-cards.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml (\w+)\n(.*?)```", PAGE, re.DOTALL)
BOX: Box = TITLE.box((), ERA)


@rule("DE-1.07", "DE-1.08", "DE-4.02")
@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_every_example_of_the_page_is_understood(kind: str, text: str) -> None:
    spell = BOX.speller
    if kind == "card":
        assert any(card.additional == tomllib.loads(text)["additional"] for card in BOX.cards)
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


def test_the_page_shows_every_verb_and_every_family() -> None:
    shown = " ".join(text for kind, text in EXAMPLES if kind == "effect")
    ours = [verb for verb, read in FURTHER_VERBS.items() if read.__module__.startswith(data_era.__name__)]
    assert sorted(ours) == ["first", "give_up"]
    assert [verb for verb in ours if not re.search(rf"\b{verb} = ", shown)] == []
    table = "\n".join(line for line in PAGE.splitlines() if line.startswith("| "))
    listed = re.findall(r"\bD\d+\b", table)
    assert sorted(listed) == sorted(card.id for card in BOX.cards if card.id.startswith("D"))


@rule("DE-2.05", "DE-2.07", "DE-2.09", "DE-2.13", "DE-3.13", "DE-3.16", "DE-3.18", "DE-3.19")
def test_the_box_is_complete() -> None:
    numbers = {
        era: [int(card.id[1:]) for card in BOX.cards if card.era == era and card.id.startswith("D")]
        for era in range(4)
    }
    assert sorted(numbers[1]) == list(range(1, 16))
    assert sorted(numbers[2]) == list(range(16, 31))
    assert sorted(numbers[3]) == list(range(31, 44))
    assert sorted(numbers[0]) == list(range(44, 49))
    assert [sum(card.era == era for card in BOX.cards) for era in (1, 2, 3)] == [81, 72, 70]
    assert sum(card.price in (1, 2) for card in BOX.cards) == 18
    assert sum(card.price == 3 for card in BOX.cards) == 11
    assert "189" not in BOX.card_number
    assert sorted(m.id for m in BOX.metropolises if m.colour == "brown") == [
        *("BR1", "BR2", "BR4", "BR5", "DBR1", "DBR2")
    ]
    assert sum(m.colour == "blue" for m in BOX.metropolises) == 14
    assert not any(m.colour == "green" for m in BOX.metropolises)


@rule("DE-3.29")
def test_the_contracts_that_are_used() -> None:
    assert sorted(BOX.contract_ids) == ["GC1", "GC10", "GC11", "GC2", "GC6", "GC8", "GC9"]


@rule("DE-9.16", "DE-9.17", "DE-9.18", "DE-9.19", "DE-9.20")
def test_documented_cards_say_what_is_guessed() -> None:
    printed = {card.id: card for card in BOX.cards if card.id.startswith("D") and card.source == "rulebook"}
    assert sorted(printed) == ["D17", "D29", "D37", "D43", "D8"]
    assert all("effect" not in card.guessed and "name_cs" not in card.guessed for card in printed.values())
    assert {card.name_cs for card in printed.values()} == {
        *("Komoditní burza", "Těžba dat", "Plná automatizace", "Kyberútok")
    }


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ('id = "D1"\neffect = { gain = { disc = 1 } }', "cards D1: field effect.gain.disc"),
        ('id = "D16"\neffect = { build = "data_dome" }', "cards D16: field effect.build"),
        ('id = "D31"\neffect = { first = { gain = { kelp = 1 } } }', "cards D31: field effect"),
        ('id = "D29"\neffect = { give_up = { steelplast = 1 } }', "cards D29: field effect"),
        ('id = "D13"\nadditional = { cards = "three" }', "cards D13: "),
        ('id = "D13"\nadditional = { dragons = 1 }', "cards D13: field additional.dragons"),
    ],
)
def test_a_mistake_is_named_with_file_entry_and_field(tmp_path: Path, entry: str, told: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"[[cards]]\n{entry}\n", encoding="utf-8")
    with pytest.raises(PackError) as caught:
        TITLE.box((path,), ERA)
    assert f"{path}: {told}" in str(caught.value)
