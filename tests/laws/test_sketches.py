"""What was drawn and is kept is what would be drawn now: for every title, position and viewer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kolonie.core.sketches import Drawing, Later, Read, finished, on_the_table
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
                sketch = game_title.sketch(game.box, on_the_table(seen))
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
    for read in (lambda w: w == seen, lambda w: w != seen, lambda w: "a" in w, lambda w: w.copy()):
        watched = Watched(seen)
        read(watched)
        assert Read(watched).holds(dict(seen)) and not Read(watched).holds({**seen, "a": 2})


def test_keys_count_where_somebody_looked_for_them() -> None:
    seen = {"a": 1, "c": {"d": 3}}
    unread = Read(Watched(seen))
    assert unread.holds({**seen, "h": 1}) and unread.holds({})
    for looked in (lambda w: w.get("h"), lambda w: "h" in w, lambda w: len(w), lambda w: list(w), dict, len):
        watched = Watched(seen)
        looked(watched)
        assert Read(watched).holds(dict(seen)) and not Read(watched).holds({**seen, "h": 1})
    watched = Watched(seen)
    with pytest.raises(KeyError):
        watched["h"]
    assert not Read(watched).holds({**seen, "h": None})
    for looked in (lambda w: w["a"], lambda w: w.get("a"), lambda w: w["c"], lambda w: w["c"].get("d")):
        watched = Watched(seen)
        looked(watched)
        gone = {"a": 1} if watched.inner else {"c": {"d": 3}}
        assert Read(watched).holds({**gone, **seen}) and not Read(watched).holds(gone)
    none = Watched({"a": None})
    assert none["a"] is None
    assert not Read(none).holds({}), "nothing is not None"


@pytest.mark.parametrize("name", [each.id for each in titles()])
def test_no_scene_asks_a_view_in_a_way_that_compiled_code_hides(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`in` and `len` of a dictionary are answered past `Watched` once they are compiled."""

    def hidden(self: Watched, *_key: object) -> bool:
        raise AssertionError("ask with get() what may not be there")

    def asked(self: Watched, key: str, default: Any = None) -> Any:
        return self[key] if dict.__contains__(self, key) else default

    monkeypatch.setattr(Watched, "__contains__", hidden)
    monkeypatch.setattr(Watched, "__len__", hidden)
    monkeypatch.setattr(Watched, "get", asked)
    with pytest.raises(AssertionError):
        "a" in Watched({})  # noqa: B015
    game_title = title(name)
    for settings in SETTINGS.get(name, [{}]):
        for seats in range(game_title.min_seats, game_title.max_seats + 1):
            dice = random.Random(name)
            game = game_title.new(seats, f"asking {name}", game_title.check(settings, seats))
            for move in range(400):
                if game.over:
                    break
                if move % 20 == 0:
                    _draw_all(game)
                seat = dice.choice(game.to_act())
                game.play(seat, dice.choice(game.options(seat)))
            _draw_all(game)


def _draw_all(game: Any) -> None:
    for viewer in (None, 0):
        sketch = game.title.sketch(game.box, on_the_table(view(game, viewer)))
        for panel in sketch.panels:
            for part in panel.parts:
                if isinstance(part, Later):
                    Drawing(game.box, part)
