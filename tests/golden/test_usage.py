"""Together the golden games of a title show every component that it wants weighed."""

from __future__ import annotations

import pytest

from kolonie.core.records import read, replay
from kolonie.games import SHELF, title
from tests.golden.test_golden import RECORDS

WEIGHED = [name for name in SHELF if title(name).components(title(name).box())]


@pytest.mark.parametrize("name", WEIGHED)
def test_every_component_has_been_used_in_a_recorded_game(name: str) -> None:
    item = title(name)
    missing = {component.id for component in item.components(item.box())}
    for path in RECORDS:
        if path.parent.name == name:
            game = replay(read(path.read_text(encoding="utf-8")), item)
            missing -= set().union(*item.used(game))
    assert not missing
