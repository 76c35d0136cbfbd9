"""What was drawn and is kept is what would be drawn now: for every title, position and viewer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kolonie.core.sketches import Drawing, Later, Read, finished
from kolonie.core.views import view
from kolonie.core.watching import Watched
from kolonie.games import title, titles

SETTINGS: dict[str, list[dict[str, str]]] = {"underwater_cities": [{}, {"data_era": "on"}]}


@pytest.mark.parametrize("name", [each.id for each in titles()])
def test_kept_parts_are_those_that_would_be_drawn(name: str) -> None:
    game_title = title(name)
    for settings in SETTINGS.get(name, [{}]):
        dice = random.Random(name)
        game = game_title.new(2, f"sketches {name}", game_title.check(settings, 2))
        kept: dict[Any, Drawing] = {}
        reused = 0
        for _move in range(60):
            for viewer in (None, 0, 1):
                seen = view(game, viewer)
                sketch = game_title.sketch(game.box, seen)
                assert finished(game.box, sketch) == game_title.scene(game.box, seen)
                for number, panel in enumerate(sketch.panels):
                    for part in panel.parts:
                        if not isinstance(part, Later):
                            continue
                        known = kept.get((viewer, number, part.name))
                        if known is not None and known.holds(part.inputs):
                            assert known.parts == part.draw(game.box), part.name
                            reused += 1
                        else:
                            kept[viewer, number, part.name] = Drawing(game.box, part)
            if game.over:
                break
            seat = dice.choice(game.to_act())
            game.play(seat, dice.choice(game.options(seat)))
        assert reused > 100, "some of it stays the same"


def test_whatever_way_a_view_is_read_it_is_watched() -> None:
    seen = {"a": 1, "b": [1, 2], "c": {"d": 3}, "e": [{"f": 4}, {"f": 5}], "g": "unread"}
    ways: list[tuple[str, Any]] = [
        ("a", lambda w: w["a"]),
        ("a", lambda w: w.get("a")),
        ("b", lambda w: len(w["b"])),
        ("c", lambda w: w["c"]["d"]),
        ("e", lambda w: [one["f"] for one in w["e"]]),
        ("a", lambda w: dict(w)),
        ("a", lambda w: {**w}),
        ("a", lambda w: list(w.values())),
        ("a", lambda w: list(w.items())),
    ]
    other = {"a": 2, "b": [1, 3], "c": {"d": 9}, "e": [{"f": 4}, {"f": 9}], "g": "read"}
    for key, read in ways:
        watched = Watched(seen)
        read(watched)
        known = Read(watched)
        assert known.holds(dict(seen))
        assert not known.holds({**seen, key: other[key]}), key
    unread = Read(Watched(seen))
    assert unread.holds({**seen, "g": "read"}) and not unread.holds({**seen, "h": 1})
