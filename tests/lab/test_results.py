"""Games that are kept: played once, counted with their like only."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from kolonie.core.title import SetupError
from kolonie.lab import results
from kolonie.lab.arena import arena
from kolonie.lab.matches import Outcome, Spec, map_games
from kolonie.lab.results import kept_games, makings
from tests.tools.commanding import Capture, problem, run, run_json

SPECS = [Spec("aquasphere", f"kept/{n}", ("random", "random")) for n in range(3)]


def watched(monkeypatch: pytest.MonkeyPatch) -> list[Spec]:
    """The games that are played from now on."""
    played: list[Spec] = []

    def told(specs: list[Spec]) -> Iterator[Outcome]:
        played.extend(specs)
        return map_games(specs)

    monkeypatch.setattr(results, "map_games", told)
    return played


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    first = list(kept_games(SPECS[1:2], path))
    played = watched(monkeypatch)
    every = list(kept_games(SPECS, path))
    assert played == [SPECS[0], SPECS[2]]
    assert every[1] == first[0] and [one.spec for one in every] == SPECS
    played.clear()
    assert list(kept_games(SPECS, path)) == every and played == []
    assert every == list(map_games(SPECS)), "and they are the games that would be played"
    assert all(thought.decisions > 10 for one in every for thought in one.thoughts)


def test_a_game_that_was_stopped_leaves_those_before_it(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    games = kept_games(SPECS, path)
    next(games)
    del games
    assert len(path.read_text("utf-8").splitlines()) == 1


def test_games_of_bots_that_play_otherwise_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    first, *_rest = kept_games(SPECS[:1], path)
    text = path.read_text()
    monkeypatch.setattr(results, "makings", lambda game: f"another {game}")
    monkeypatch.setattr(results, "map_games", lambda specs: iter([replace(first, hash="another end")]))
    with pytest.raises(SetupError, match="other rules or bots"):
        list(kept_games(SPECS[:1], path))
    assert path.read_text() == text, "and nothing is written there"
    for text in ("what?\n", '{"files": "", "game": "aquasphere"}\n', "[]\n[]\n"):
        path.write_text(text)
        with pytest.raises(SetupError, match="no file of kept games"):
            list(kept_games(SPECS[:1], path))
        assert path.read_text() == text, "and nothing is written there"


def test_games_of_changed_files_count_if_two_of_a_kind_end_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    others = [Spec("aquasphere", "kept/0", ("greedy", "random"))]
    kept = list(kept_games([*SPECS, *others], path))
    played = watched(monkeypatch)
    monkeypatch.setattr(results, "makings", lambda game: f"another {game}")
    for again in ([*SPECS[:2], *others], []):
        assert list(kept_games([*SPECS, *others], path)) == kept
        assert played == again, "once is enough"
        played.clear()


def test_only_kinds_that_are_asked_for_have_to_prove_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    other = Spec("planet_unknown", "kept/0", ("random", "random"))
    kept = list(kept_games([*SPECS, other], path))
    played = watched(monkeypatch)
    monkeypatch.setattr(results, "makings", lambda game: f"another {game}")
    assert list(kept_games([other], path)) == kept[-1:] and played == [other]
    files = [json.loads(line)["files"] for line in path.read_text("utf-8").splitlines()]
    assert [one.startswith("another") for one in files] == [False, False, False, True]


def test_what_bots_play_by_is_told_apart() -> None:
    told = {makings(game) for game in ("aquasphere", "planet_unknown", "underwater_cities")}
    assert len(told) == 3
    assert makings("aquasphere") in told


def test_a_match_ends_when_enough_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Always won: after 74 games the interval is still wider than five points, after 76 it is not."""

    def told(specs: list[Spec]) -> Iterator[Outcome]:
        for spec in specs:
            mine = spec.bots.index("greedy")
            yield Outcome(spec, 1, (9, 9), (mine,), "")

    monkeypatch.setattr(results, "map_games", told)
    assert arena("aquasphere", "greedy", "random", 400, "s").games == 400
    result = arena("aquasphere", "greedy", "random", 400, "s", within=0.05)
    assert result.games == 74 and result.high - result.low < 0.05
    assert arena("aquasphere", "greedy", "random", 400, "s", within=0.0487).games == 76


def test_the_commands_keep_games_and_tell_how_long_bots_thought(capsys: Capture, tmp_path: Path) -> None:
    keep = tmp_path / "arena.jsonl"
    asked = ("arena", "aquasphere", "greedy", "random", "--games", 2, "--keep", keep)
    told = run_json(capsys, *asked)
    assert told["games"] == 2 and told["seconds_a"] > told["seconds_b"] and told["longest_a"] > 0
    lines = keep.read_text("utf-8").splitlines()
    assert [json.loads(line)["seed"] for line in lines] == ["0/0", "0/0"]
    assert run_json(capsys, *asked) == told, "also how long they thought is kept"
    assert "ms a decision" in run(capsys, *asked)
    solo = run_json(
        capsys, "arena", "planet_unknown", "random", "--solo", "--games", 2, "--keep", tmp_path / "s"
    )
    assert solo["low"] <= solo["share_won"] <= solo["high"] and solo["error"] >= 0
    assert "no folder" in problem(capsys, *asked[:-1], tmp_path / "no" / "f")
    assert "share above 0" in problem(capsys, *asked, "--within", "7")
    keep.write_text("what?\n")
    assert "no file of kept games" in problem(capsys, *asked)
