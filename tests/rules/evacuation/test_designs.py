"""The designed components keep to their counts, mixes and budgets, and whoever breaks them is named."""

from __future__ import annotations

import msgspec
import pytest

from kolonie.core.packs import PackError
from kolonie.games.evacuation import notation
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.budget import Figures, worth
from kolonie.games.evacuation.designs import report
from tests.citing import rule

BOX = Box()
FIGURES = Figures()


@pytest.mark.parametrize(
    ("card", "resources"),
    [
        ("AC01", 3),
        ("AC02", 2 + 1 + 1),  # the settling, its steel, a resource
        ("AC03", 2 + 2 + 0.25),  # the building, what it costs less, a card
        ("AC05", 2 + 1),
        ("AC14", 2 * 1.5),  # the right to prepare two
        ("AC21", 0.5 + 2),  # a flight out of time, and its energy
        ("AC29", 1 + 1.5),
        ("AC40", 1 + 3 * 0.25),
    ],
)
def test_the_worth_of_a_card_is_read_from_its_effect(card: str, resources: float) -> None:
    entry = BOX.cards[BOX.card_ids.index(card)]
    assert sum(worth(FIGURES, notation.effect(half)) for half in entry.halves) == pytest.approx(resources)


@rule("EV-1.02", "EV-1.03", "EV-1.04")
def test_our_own_packs_keep_to_counts_mixes_and_budgets() -> None:
    lines = report(BOX)
    assert lines[0] == "166 different components, 160 of them designed; all are pure data"
    assert lines[1].startswith("strength 0: 8 action cards worth 2.5 to 4.25 resources")
    assert sum(card.copies for card in BOX.cards) == 80
    assert sum(not stadium.colour for stadium in BOX.stadiums) == 17
    assert (len(BOX.shuttles), len(BOX.technologies)) == (21, 36)
    assert [len(continent) for continent in BOX.homes] == [11] * 4


def test_the_stronger_a_card_the_less_it_does() -> None:
    """Not each of them: on the whole."""
    means = [float(line.split()[-3]) for line in report(BOX)[1:5]]
    assert means == sorted(means, reverse=True)
    assert len(set(means)) == 4


@rule("EV-6.16")
def test_twins_share_the_word_of_their_picture() -> None:
    """Whoever reads two names knows whether the pictures are the same."""
    for one in BOX.plans:
        for other in BOX.plans:
            if one.id >= other.id:
                continue
            common = {*one.name.split()[-2:]} & {*other.name.split()[-2:]}
            assert (one.picture == other.picture) == (len(common) == 2), (one.name, other.name)


@pytest.mark.parametrize(
    ("listed", "ident", "change", "told"),
    [
        ("cards", "AC01", {"halves": [{"gain": {"any": 5}}]}, "cards AC01: worth 5, where its strength"),
        ("cards", "AC32", {"halves": [{"draw": 1}]}, "cards AC32: worth 0.25, where its strength allows"),
        ("cards", "AC01", {"strength": [1]}, "8 designs of strength 0 are planned, there are 7"),
        ("cards", "AC01", {"copies": 3}, "cards: there must be 80, not 81"),
        ("cards", "AC02", {"name": "Cargo Racks"}, "technologies TE11a: field name: AC02 has it too"),
        ("goals", "GO03", {"name_cs": ""}, "goals GO03: field name_cs: is missing"),
        ("goals", "GO01", {"most": 30}, "goals GO01: its most points: 30"),
        ("stadiums", "ST05", {"price": {"steel": 2}}, "stadiums ST05: field price: must be 2 more"),
        ("stadiums", "ST05", {"smileys": 3}, "5 stadiums with 2 are planned"),
        ("plans", "I02", {"production": {"energy": 4}}, "infrastructure I02: field production"),
        ("plans", "I02", {"picture": "rail-hub"}, "mixes pictures"),
        ("shuttles", "SH01", {"launch": 4}, "shuttles SH01: field launch: 4, where 1 to 3"),
        ("shuttles", "SH01", {"zones": ["ocean"]}, "each colour of zones must occur equally often"),
        ("bonuses", "YB1", {"higher": 15}, "bonuses YB1: field higher: 15"),
        ("technologies", "TE12c", {"symbol": None}, "set 1 needs one symbol, on level 2"),
        ("technologies", "TE13c", {"smileys": 0}, "set 1 has other smileys than planned"),
        ("technologies", "TE23b", {"after": "stadium"}, "set 2 needs a lightning on 1 and 3"),
    ],
)
def test_a_broken_design_is_named(listed: str, ident: str, change: dict[str, object], told: str) -> None:
    box = Box()
    found = getattr(box, listed)
    at = next(number for number, entry in enumerate(found) if entry.id == ident)
    found[at] = msgspec.structs.replace(found[at], **change)
    with pytest.raises(PackError, match=told):
        report(box)
