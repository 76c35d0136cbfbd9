"""The designed cards of Data Era keep to their budgets and to their mix, and whoever breaks them is named."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kolonie.core.packs import PackError
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.budget import Figures, allowed, value
from kolonie.games.underwater_cities.data_era.expansion import DATA_ERA
from kolonie.games.underwater_cities.designs import report
from kolonie.games.underwater_cities.meta import TITLE
from tests.citing import rule
from tests.rules.data_era.rows import ERA

BUDGET = DATA_ERA.home / "packs" / "budget.toml"
BOX: Box = TITLE.box((), ERA)
FIGURES = Figures((BUDGET,))


@pytest.mark.parametrize(
    ("card", "worth", "most"),
    [
        ("D1", 2 + 1, 3.0),
        ("D2", 2.5 + 0.5, 3.0),  # a free data center and a card
        ("D3", 4 * 1, 6.0),  # four data centers built
        ("D13", 4 * 0.5, 3.0),  # four times a card more
        ("D14", 2 - 1, 1.0),
        ("D16", 7 - 4, 3.5),  # a data city less what it still costs
        ("D18", 1.5 * (0.5 + 1 + 1.1), 5.5),
        ("D19", (1 + 2) / 2 * 1.1, 2.5),
        ("D25", 2, 1.75 + 1),  # a condition adds to the budget
        ("D31", 7 - 4 + 1, 4.25),
        ("D32", 4, 4.0),
        ("D44", 5 * 1, 5.5 + 2 + 0.5),  # a special card: price and trouble
        ("D45", 2 + 1, 1.75 + 2.5 / 2),
        ("D46", 6 * 0.5, 3 + 1 + 0.5),
    ],
)
def test_the_worth_of_a_card_is_read_from_its_effect(card: str, worth: float, most: float) -> None:
    entry = next(one for one in BOX.cards if one.id == card)
    assert value(BOX, FIGURES, entry) == pytest.approx((worth, worth))
    assert allowed(BOX, FIGURES, entry)[1] == pytest.approx(most)


@pytest.mark.parametrize(("card", "points"), [("D33", (6, 8)), ("D35", (4, 6)), ("D47", (8, 12))])
def test_endgame_cards_are_worth_points(card: str, points: tuple[int, int]) -> None:
    assert value(BOX, FIGURES, next(one for one in BOX.cards if one.id == card)) == points


@rule("DE-2.07", "DE-3.16", "DE-3.19")
def test_our_own_packs_keep_to_counts_mixes_and_budgets() -> None:
    lines = report(BOX)
    assert lines[0].startswith("252 cards, 221 of them designed")
    assert lines[1].startswith("era 1: 81 cards (27 green, 27 red, 27 yellow; 31 instant, 18 permanent")
    assert lines[-1].startswith("43 designed cards use ")


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ('id = "D6"\neffect = { gain = { half_disc = 3 } }', "cards D6: worth 3.00, where its budget allows"),
        ('id = "D6"\neffect = { gain = { half_disc = 1 } }', "cards D6: worth 1.00, where its budget allows"),
        ('id = "D33"\nscore = { of = "data_city", n = 4 }', "cards D33: worth 12 to 16, where its budget"),
        ('id = "D13"\nadditional = { red = 1 }', "cards D13: cannot be weighed: "),
    ],
)
def test_a_broken_budget_names_the_card(tmp_path: Path, entry: str, told: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"[[cards]]\n{entry}\n", encoding="utf-8")
    with pytest.raises(PackError) as caught:
        TITLE.pack_report(TITLE.box((path,), ERA))
    assert str(caught.value).startswith(f"{path}: {told}")


@pytest.mark.parametrize(
    ("card", "change", "told"),
    [
        ("D15", {"colour": "red"}, "cards D15: one too many: 5 red cards of era 1 are planned"),
        ("D15", {"timing": "action"}, "one too many: 3 action cards of era 1 are planned"),
        ("D46", {"price": 2}, "1 special cards for 1 are planned, there are 0"),
        ("D15", {"name": "Seabed Cable"}, "field name: card D1 has it too"),
    ],
)
def test_a_broken_mix_is_told(card: str, change: dict[str, object], told: str) -> None:
    box: Box = Box(DATA_ERA.packs, BOX.further)
    at = next(number for number, one in enumerate(box.cards) if one.id == card)
    box.cards[at] = msgspec.structs.replace(box.cards[at], **change)
    with pytest.raises(PackError, match=told):
        report(box)
