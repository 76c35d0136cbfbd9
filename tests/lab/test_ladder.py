"""Ladders: numbers that explain the results, kept games that are gone on with, versions that were kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from kolonie.bots import BotError
from kolonie.games import title
from kolonie.lab.ladder import ANCHOR, Ladder, Met, climb, ratings, rungs
from kolonie.lab.matches import Spec, check_bot, judged_by, kept_versions, play_match
from tests.tools.commanding import Capture, problem, run, run_json


def games(a: str, b: str, won: int, of: int) -> list[Met]:
    return [Met(a, b, str(n), n % 2, 1.0 if n < won else 0.0, (10, 9)) for n in range(of)]


def test_a_hundred_points_are_two_wins_of_three() -> None:
    elo = ratings(["a", "b"], games("a", "b", 6400, 10_000))
    assert elo["a"] - elo["b"] == pytest.approx(100, abs=1)
    assert elo["a"] + elo["b"] == pytest.approx(2 * ANCHOR)


def test_strength_is_passed_on_through_others() -> None:
    results = games("a", "b", 75, 100) + games("b", "c", 75, 100)
    elo = ratings(["a", "b", "c"], results)
    assert elo["a"] - elo["b"] == pytest.approx(elo["b"] - elo["c"], abs=1)
    assert elo["a"] - elo["c"] > 300


def test_who_always_wins_is_not_infinitely_strong_and_few_games_tell_little() -> None:
    few = {rung.bot: rung for rung in rungs(games("a", "b", 3, 4))}
    many = {rung.bot: rung for rung in rungs(games("a", "b", 300, 400))}
    assert few["a"].high - few["a"].low > 2 * (many["a"].high - many["a"].low)
    assert rungs(games("a", "b", 9, 9))[0].elo < ANCHOR + 400
    assert [rung.bot for rung in rungs(games("a", "b", 0, 9))] == ["b", "a"]
    assert few["a"].share == 0.75 and few["a"].mean == 10 and few["b"].mean == 9
    assert rungs(games("a", "b", 3, 4)) == rungs(games("a", "b", 3, 4))


def test_a_ladder_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    short = Ladder("aquasphere", ("random", "learner"), 1)
    (first,) = climb(short, path)
    longer = Ladder("aquasphere", ("random", "learner"), 2)
    told: list[int] = []
    results = climb(longer, path, told.append)
    assert results[0] == first and len(results) == 2 and told == [1, 2]
    assert {one.seat for one in results} == {0, 1} and len({one.seed for one in results}) == 1
    assert climb(longer, path) == results


def test_versions_that_were_kept_play() -> None:
    aquasphere = title("aquasphere")
    assert "hand" in kept_versions(aquasphere)
    assert judged_by(aquasphere, "greedy") is None
    old = play_match(Spec("aquasphere", "kept", ("greedy#hand", "greedy#hand")))
    assert old.hash != play_match(Spec("aquasphere", "kept", ("greedy", "greedy"))).hash
    with pytest.raises(BotError, match="no version 'lost' of its weights; there are: hand"):
        check_bot(aquasphere, "greedy#lost")
    with pytest.raises(BotError, match="it has kept none"):
        check_bot(title("planet_unknown"), "greedy#hand")


def test_the_command_tells_rungs_and_what_is_wrong(capsys: Capture, tmp_path: Path) -> None:
    keep = tmp_path / "results.jsonl"
    told = run_json(capsys, "lab", "ladder", "aquasphere", "random", "learner", "--games", 1, "--keep", keep)
    assert [rung["bot"] for rung in told["rungs"]] == ["learner", "random"]
    assert len(keep.read_text("utf-8").splitlines()) == 1, "one game"
    shown = run(capsys, "lab", "ladder", "aquasphere", "random", "learner", "--games", 1, "--keep", keep)
    assert "Elo" in shown and "learner" in shown
    assert "two different bots" in problem(capsys, "lab", "ladder", "aquasphere", "random", "random")
    assert "no bot called" in problem(capsys, "lab", "ladder", "aquasphere", "random", "nobody")
    assert "no folder" in problem(
        capsys, "lab", "ladder", "aquasphere", "random", "easy", "--keep", tmp_path / "no" / "f"
    )
