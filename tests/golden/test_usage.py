"""Together the golden games of a title show every component that it wants weighed."""

from __future__ import annotations

import pytest

from kolonie.core.records import read, replay
from kolonie.games import SHELF, title
from tests.golden.test_golden import RECORDS

WEIGHED = [name for name in SHELF if title(name).components(title(name).box())]


EXPANSIONS = [(name, one.id) for name in SHELF for one in title(name).expansions]


@pytest.mark.parametrize(("name", "expansion"), EXPANSIONS)
def test_every_component_of_an_expansion_has_been_used_in_a_recorded_game(name: str, expansion: str) -> None:
    item = title(name)
    with_it = item.components(item.box(settings={expansion: "on"}))
    missing = {one.id for one in with_it} - {one.id for one in item.components(item.box())}
    assert missing
    for path in RECORDS:
        if path.parent.name == name and expansion.replace("_", "-") in path.stem:
            game = replay(read(path.read_text(encoding="utf-8")), item)
            missing -= set().union(*item.used(game))
    assert not missing


@pytest.mark.parametrize("name", WEIGHED)
def test_every_component_has_been_used_in_a_recorded_game(name: str) -> None:
    item = title(name)
    missing = {component.id for component in item.components(item.box())}
    for path in RECORDS:
        if path.parent.name == name:
            game = replay(read(path.read_text(encoding="utf-8")), item)
            missing -= set().union(*item.used(game))
    assert not missing
