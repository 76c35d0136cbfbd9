"""Chapter 18, what infrastructure needs: biomes, people, factories and lines."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.rules.evacuation.worlds import BOX, empty


def pays(card: str, *areas: str) -> bool:
    """Whether a played card pays out for the owner of these areas; factories are named after a colon."""
    position = empty()
    position.plan(0, card, played=True)
    for name in areas:
        area, *kinds = name.split(":")
        position.settle(0, area, *kinds)
    return BOX.plan_ids.index(card) in position.seat(0).running


@rule("EV-18.01")
@pytest.mark.parametrize(
    ("areas", "met"),
    [
        (("H02", "H06", "H09"), False),
        (("H02", "H06", "H09", "H35"), True),
        (("H02", "H06", "H09", "H17"), False),  # a desert
        (("H02", "H06", "H36:farm", "H34:farm:farm"), True),  # with or without people
    ],
)
def test_four_tundra(areas: tuple[str, ...], met: bool) -> None:
    assert pays("I03", *areas) == met


@rule("EV-18.02")
@pytest.mark.parametrize(
    ("areas", "met"),
    [
        (("H10",), False),
        (("H10", "H17"), True),
        (("H10", "H06"), False),
        (("H11:farm", "H16:farm"), True),
    ],
)
def test_two_deserts_with_people(areas: tuple[str, ...], met: bool) -> None:
    assert pays("I01", *areas) == met


@rule("EV-18.03")
@pytest.mark.parametrize(
    ("areas", "met"),
    [
        (("H10", "H36:power_plant"), True),
        (("H10", "H06"), False),  # tundra without a factory
        (("H36:farm", "H34:farm:farm"), False),  # no desert
        (("H11:farm", "H06"), False),  # the factory stands on the desert
        (("H11:farm", "H01:steelworks"), True),
    ],
)
def test_a_desert_with_people_and_a_tundra_with_a_factory(areas: tuple[str, ...], met: bool) -> None:
    assert pays("I06", *areas) == met


@rule("EV-18.04", "EV-18.06")
@pytest.mark.parametrize(
    ("card", "areas", "met"),
    [
        # forests: H07 (1,-2) H13 (1,-1) H14 (2,-1) H15 (3,-1) H21 (2,0) H22 (3,0) H27 (1,1) H28 (2,1)
        ("II02", ("H14:farm", "H15"), True),  # E-W
        ("II02", ("H13:farm:farm", "H15"), True),  # not adjacent
        ("II02", ("H07", "H15"), False),
        ("II02", ("H07", "H13:farm:farm"), False),  # that is NW-SE
        ("II03", ("H07", "H13:farm:farm"), True),
        ("II03", ("H07", "H27:farm"), True),  # not adjacent
        ("II03", ("H14:farm", "H15"), False),
        ("II01", ("H15", "H21:farm"), True),  # NE-SW
        ("II01", ("H15", "H27:farm"), True),  # not adjacent
        ("II01", ("H07", "H13:farm:farm"), False),
        ("II01", ("H15",), False),
        ("II01", ("H15", "H20:farm"), False),  # an ocean
    ],
)
def test_two_forests_on_a_line_of_one_direction(card: str, areas: tuple[str, ...], met: bool) -> None:
    assert pays(card, *areas) == met


@rule("EV-18.05", "EV-18.06", "EV-18.07")
@pytest.mark.parametrize(
    ("areas", "met"),
    [
        # NW-SE, q = 1: H02 tundra (1,-3), H07 forest, H33 tundra (1,2)
        (("H02", "H07", "H33:farm"), True),
        (("H02", "H07"), False),  # one tundra only
        (("H02", "H33:farm"), False),  # no forest
        (("H02", "H07", "H06"), False),  # H06 lies elsewhere
        # NE-SW, q + r = -1: H03 tundra (2,-3), H07 forest (1,-2), H29 tundra (-3,2)
        (("H03:farm", "H07", "H29:farm"), True),
        # E-W, r = -2: H06 and H08 tundra, H07 forest
        (("H06", "H08:farm", "H07"), False),
    ],
)
def test_a_forest_and_two_tundra_on_a_diagonal(areas: tuple[str, ...], met: bool) -> None:
    assert pays("II04", *areas) == met


@rule("EV-18.08")
def test_an_area_serves_several_cards() -> None:
    position = empty()
    for name in ("I01", "I02", "I06"):
        position.plan(0, name, played=True)
    for area, kinds in (("H10", ()), ("H17", ()), ("H36", ("farm",))):
        position.settle(0, area, *kinds)
    assert len(position.seat(0).running) == 3


@rule("EV-18.02", "EV-18.01")
def test_areas_of_others_do_not_count() -> None:
    position = empty()
    position.plan(0, "I01", played=True)
    position.settle(0, "H10")
    position.settle(1, "H17")
    assert not position.seat(0).running
