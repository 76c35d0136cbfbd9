"""The designed cards keep to their budgets and to the mix, and whoever breaks them is named."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from kolonie.core.packs import PackError
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.budget import Figures, allowed, value
from kolonie.games.underwater_cities.designs import report
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.nodes import EVENTS
from tests.citing import rule

BOX: Box = TITLE.box()
FIGURES = Figures()


@pytest.mark.parametrize(
    ("card", "worth", "most"),
    [
        ("1", 1.5 + 1.25 + 0.25, 3.0),  # the two dearest goods and the choice
        ("5", 1.5 + 2 * 0.75, 3.0),
        ("8", 0.4 + 1.5, 2.0),  # the right to build and a free upgrade
        ("12", 3 * 1.3 - 2, 2.0),  # points of era I less the price
        ("25", 2 * (1.5 - 1) + 0.25, 1.25),  # two upgrades, one choice of price
        ("29", 3 * 2, 6.0),  # three second tunnels
        ("54", (1 + 2 + 2) / 3, 1.75),  # tunnels in three productions
        ("82", 2 + 1.25, 2.5 + 1),  # a condition adds to the budget
        ("91", 4 + 1.5, 5.5),  # a discount on tunnels and laboratories
        ("104", 1.25 * (1 + 2), 4.0),  # white cities cost one credit, purple ones two
        ("131", 2.25 + 1.5, 4.25),  # the best structure is a tunnel
        ("144", 2 + 2, 4.0),  # points and kelp for two cities
        ("156", 1.25 + 1, 2.25),
        ("198", 4 * 1.25, 3 + 2 + 0.5),  # a special card: price and trouble
        ("201", 1 + 2, 1.75 + 2.5 / 2),  # spread over two uses
        ("89", 4 * 1.25, 5.5),  # a discount on upgrades
        ("93", 4 * 1, 4.0),  # action cards used
    ],
)
def test_the_worth_of_a_card_is_read_from_its_effect(card: str, worth: float, most: float) -> None:
    entry = BOX.cards[BOX.card_number[card] - 1]
    assert value(BOX, FIGURES, entry) == pytest.approx((worth, worth))
    assert allowed(BOX, FIGURES, entry)[1] == pytest.approx(most)


@pytest.mark.parametrize(
    ("card", "points"), [("121", (6, 9)), ("168", (5, 9)), ("170", (5, 6)), ("189", (8, 12))]
)
def test_endgame_cards_are_worth_points(card: str, points: tuple[int, int]) -> None:
    assert value(BOX, FIGURES, BOX.cards[BOX.card_number[card] - 1]) == points


@rule("UC-1.05", "UC-23.28")
def test_our_own_packs_keep_to_counts_mixes_and_budgets() -> None:
    lines = report(BOX)
    assert lines[0] == "205 cards, 179 of them designed; 205 are pure data (100 %)"
    assert lines[1].startswith("era 1: 66 cards (22 green, 22 red, 22 yellow; 24 instant, 15 permanent")


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ('id = "68"\neffect = { gain = { kelp = 9 } }', "cards 68: worth 9.00, where its budget allows"),
        ('id = "68"\neffect = { gain = { kelp = 1 } }', "cards 68: worth 1.00, where its budget allows"),
        ('id = "166"\nscore = { of = "metropolis", n = 9 }', "cards 166: worth 18 to 27, where its budget"),
        ('id = "78"\neffect = { gain = { point = "farm" } }', "cards 78: cannot be weighed: "),
    ],
)
def test_a_broken_budget_names_the_card(tmp_path: Path, entry: str, told: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"[[cards]]\n{entry}\n", encoding="utf-8")
    with pytest.raises(PackError) as caught:
        TITLE.pack_report(TITLE.box((path,)))
    assert str(caught.value).startswith(f"{path}: {told}")


@pytest.mark.parametrize(
    ("card", "change", "told"),
    [
        ("66", {"colour": "green"}, "cards 66: one too many: 4 green production cards of era 1 are planned"),
        ("192", {"price": 2}, "7 special cards for 1 are planned, there are 6"),
        ("66", {"timing": "action"}, "one too many: 5 yellow action cards of era 1 are planned"),
        ("180", {"name": "Model City"}, "field name: card 179 has it too"),
    ],
)
def test_a_broken_mix_is_told(card: str, change: dict[str, object], told: str) -> None:
    box = Box()
    at = box.card_number[card] - 1
    box.cards[at] = msgspec.structs.replace(box.cards[at], **change)
    with pytest.raises(PackError, match=told):
        report(box)


@pytest.mark.parametrize(("card", "like"), [("63", "16"), ("147", "103"), ("53", "88")])
def test_no_card_of_ours_does_what_another_does(card: str, like: str) -> None:
    """Whatever the timing; a threshold that differs only in its number is no other effect."""
    box = Box()
    effects = list(box.effects)
    effects[box.card_number[card]] = effects[box.card_number[like]]
    box.effects = type(box.effects)(effects)
    with pytest.raises(PackError, match="does the same"):
        report(box)


def test_every_event_and_discount_is_used_by_a_card() -> None:
    """Constructs that no card uses are something that nobody can play around."""
    assert {when.event for when in BOX.whens if when is not None} == set(EVENTS)
    saved = {kind for card in BOX.discounts for one in card for kind in one.kinds}
    assert saved == {*BOX.kinds, "upgrade", "special"}
