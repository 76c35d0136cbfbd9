"""What the scene shows of planets whose parts matter: where something is forbidden can be seen."""

from __future__ import annotations

from typing import Any

import pytest

from kolonie.core.scene import Cell, Facts, Grid, Panel, put_into_words
from kolonie.core.text import lexicon
from kolonie.core.views import view
from kolonie.games import title
from tests.citing import rule

PLANET = title("planet_unknown")
BOX = PLANET.box()


def panel_of(planet: str) -> Panel:
    """The panel of somebody who plays on that planet."""
    game = PLANET.new(1, planet, {"boards": "free"})
    game.play(0, f"planet:{planet}")
    game.play(0, "corporation:coalition")
    found: Panel = PLANET.scene(game.box, view(game, 0)).panels[1]
    return found


def cells_of(planet: str) -> dict[tuple[int, int], Cell]:
    (grid,) = [part for part in panel_of(planet).parts if isinstance(part, Grid)]
    return {(cell.x, cell.y): cell for cell in grid.cells}


def facts_of(planet: str, language: str = "en") -> list[list[str]]:
    words = lexicon(PLANET, language)
    facts = [part for part in panel_of(planet).parts if isinstance(part, Facts)]
    return [row for part in facts for row in put_into_words(part.rows, words)]


def said(thing: Any) -> str:
    return str(put_into_words(thing, lexicon(PLANET, "en")))


@rule("PU-34.35")
def test_the_quadrants_of_persephone_are_parted_and_say_what_they_forbid() -> None:
    cells = cells_of("persephone")
    regions = {at: cell.region for at, cell in cells.items()}
    assert len(set(regions.values())) == 4
    for (x, y), region in regions.items():
        assert region == regions[(5 if x < 6 else 6, 5 if y < 6 else 6)]
    forbidden = {"civ": (3, 3), "energy": (8, 3), "tech": (3, 8), "water": (8, 8)}
    for terrain, at in forbidden.items():
        assert said(cells[at].detail).endswith(f"forbidden building: {terrain}")
    assert facts_of("persephone") == [
        ["top left", "forbidden building: civ"],
        ["bottom right", "forbidden building: water"],
        ["bottom left", "forbidden building: tech"],
        ["top right", "forbidden building: energy"],
    ]
    assert ["vlevo nahoře", "zakázaná budova: civilizace"] in facts_of("persephone", "cs")


@rule("PU-34.40")
def test_the_chasm_of_tartarus_is_a_line_with_its_two_crossings() -> None:
    regions = {at: cell.region for at, cell in cells_of("tartarus").items()}
    assert len(set(regions.values())) == 2
    borders = [
        (at, beside)
        for at in regions
        for beside in ((at[0] + 1, at[1]), (at[0], at[1] + 1))
        if beside in regions and regions[at] != regions[beside]
    ]
    assert len(borders) == 16
    assert [value for _name, value in facts_of("tartarus")] == ["(5,3)–(6,4), (5,9)–(6,8)"]


@rule("PU-34.05")
def test_the_planetoids_of_cerberus_are_parted_and_counted() -> None:
    regions = {at: cell.region for at, cell in cells_of("cerberus").items()}
    sizes = sorted(list(regions.values()).count(region) for region in set(regions.values()))
    assert sizes == [21, 28, 47]
    assert regions[(6, 5)] == regions[(0, 8)]
    assert regions[(7, 5)] == regions[(10, 0)]
    assert sorted(facts_of("cerberus")) == [
        ["bottom left", "0 of 47 covered"],
        ["bottom right", "0 of 21 covered"],
        ["top right", "0 of 28 covered"],
    ]


@pytest.mark.parametrize("planet", [entry.id for entry in BOX.planet_entries])
def test_only_these_planets_are_divided(planet: str) -> None:
    regions = {cell.region for cell in cells_of(planet).values()}
    assert (regions == {""}) == (planet not in ("persephone", "tartarus", "cerberus"))


def test_boards_to_choose_from_show_what_their_parts_forbid() -> None:
    game = PLANET.new(1, "x", {"boards": "free"})
    game.play(0, "planet:persephone")
    panel = PLANET.scene(game.box, view(game, 0)).panels[1]
    assert [part for part in panel.parts if isinstance(part, Facts)]
