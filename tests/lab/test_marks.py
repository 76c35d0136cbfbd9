"""Marks: what bots are held to, and that what was measured is told as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from kolonie.core.title import Title
from kolonie.games import title, titles
from kolonie.lab import marks
from kolonie.lab.marks import LEVELS, Mark, Measured, marks_of, measure
from kolonie.lab.matches import Outcome, Spec, Thought, check_bot
from tests.tools.commanding import Capture, problem, run, run_json


def ended(bots: tuple[str, ...], scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    spec = Spec("aquasphere", "x", bots)
    return Outcome(spec, 9, scores, winners, "", tuple(Thought(3, 1.5) for _bot in bots))


@pytest.mark.parametrize("game_title", titles(), ids=lambda t: t.id)
def test_every_game_holds_its_levels_to_something(game_title: Title) -> None:
    found = marks_of(game_title)
    assert {mark.bots for mark in found} >= {(a, b) for a, b, _least in LEVELS}
    assert len(set(found)) == len(found)
    for mark in found:
        assert mark.won is not None or mark.mean is not None
        for name in mark.bots:
            check_bot(game_title, name)


def test_both_seats_are_taken_on_every_shuffle_and_nobody_plays_a_game_twice() -> None:
    a, b, c, d = Mark(("hard", "medium")).games("aquasphere", 4, "s")
    assert a.bots == c.bots == ("hard", "medium") and b.bots == d.bots == ("medium", "hard")
    assert (a.seed, b.seed, c.seed, d.seed) == ("s/0", "s/0", "s/1", "s/1")
    for mark in (Mark(("medium", "medium")), Mark(("expert",))):
        assert len({spec.seed for spec in mark.games("aquasphere", 4, "s")}) == 4


def test_a_share_a_mean_and_their_errors() -> None:
    found = Measured(Mark(("hard", "medium"), won=0.7, mean=50.0))
    found.add(ended(("hard", "medium"), (60, 40), (0,)))
    found.add(ended(("medium", "hard"), (70, 44), (0,)))
    found.add(ended(("hard", "medium"), (52, 52), (0, 1)))
    found.add(ended(("medium", "hard"), (30, 56), (1,)))
    assert found.won == 2.5 / 4 and found.mean == 53.0 and not found.reached
    assert found.error == pytest.approx((((7**2) + 9**2 + 1 + 3**2) / 3 / 4) ** 0.5)
    told = found.told()
    assert told["low"] < 0.625 < told["high"] and told["seconds"] == 3.0 and told["games"] == 4
    assert "won 62.5%" in found.line() and found.line().endswith("missed")
    found.add(ended(("hard", "medium"), (60, 40), (0,)))
    assert found.won == 0.7 and found.reached and found.line().endswith("reached")


def test_a_mean_below_the_mark_is_missed_whatever_was_won() -> None:
    found = Measured(Mark(("expert",), won=0.5, mean=100.0))
    found.add(ended(("expert",), (99,), (0,)))
    assert found.won == 1.0 and not found.reached
    assert "expert alone" in found.line()


def test_two_of_the_same_are_one_mean() -> None:
    found = Measured(Mark(("medium", "medium"), mean=10.0))
    found.add(ended(("medium", "medium"), (12, 20), (1,)))
    assert found.mean == 16.0 and found.reached and "won" not in found.line()


def test_no_more_is_played_than_it_takes_to_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(marks, "PORTION", 2)
    asked = [Mark(("random", "learner"), won=0.0), Mark(("learner", "random"), mean=0.0)]
    chosen = title("aquasphere")
    assert [len(one.scores) for one in measure(chosen, asked, 4, "within", within=1.0)] == [2, 2]
    assert [len(one.scores) for one in measure(chosen, asked, 4, "within")] == [4, 4]


def test_a_mean_is_known_by_its_error() -> None:
    found = Measured(Mark(("expert",), won=0.5, mean=100.0))
    assert not found.is_known(1.0), "nothing was played"
    for _game in range(100):
        found.add(ended(("expert",), (100,), (0,)))
    assert found.is_known(0.05)
    for score in (20, 180) * 10:
        found.add(ended(("expert",), (score,), (0,)))
    assert not found.is_known(0.05) and found.is_known(0.15)


def test_what_is_kept_is_gone_on_with(tmp_path: Path) -> None:
    asked = [Mark(("random", "learner"), won=0.0), Mark(("random", "random"), mean=0.0)]
    path = tmp_path / "games.jsonl"
    told: list[int] = []
    first = measure(title("aquasphere"), asked, 1, "kept", path)
    more = measure(title("aquasphere"), asked, 2, "kept", path, told.append)
    assert [one.scores[0] for one in more] == [one.scores[0] for one in first]
    assert [len(one.scores) for one in more] == [2, 2] and told == [1, 2, 3, 4]
    assert len(path.read_text("utf-8").splitlines()) == 4


def test_a_file_that_says_something_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = title("aquasphere")
    (tmp_path / "bot").mkdir()
    monkeypatch.setattr(type(chosen), "home", tmp_path)
    assert len(marks_of(chosen)) == len(LEVELS), "without a file the levels are held to be apart"
    for text, wrong in (
        ("levels = [{}]\nlevel = 1", "no level"),
        ('levels = []\n[[mark]]\nbots = ["hard"]\nwin = 1', "no mark has win"),
    ):
        (tmp_path / "bot" / "marks.toml").write_text(text)
        with pytest.raises(ValueError, match=wrong):
            marks_of(chosen)


def test_the_command_tells_what_it_measured(capsys: Capture) -> None:
    lines = run(capsys, "lab", "marks", "aquasphere", "--games", "1", "--bot", "medium")
    assert "medium : random: won" in lines and "medium : medium: mean" in lines and "expert" not in lines
    data = run_json(capsys, "lab", "marks", "aquasphere", "--games", "1", "--bot", "medium")
    assert [mark["bots"] for mark in data["marks"]] == [["medium", "random"], ["medium", "medium"]]


def test_marks_are_picked_by_options_and_players(capsys: Capture) -> None:
    told = ("lab", "marks", "underwater_cities", "--games", "1", "--bot", "medium")
    data = run_json(capsys, *told, "--set", "data_era=off")
    assert [(mark["bots"], mark["settings"]) for mark in data["marks"]] == [
        (["medium", "random"], []),
        (["medium", "medium"], []),
    ]
    assert "nothing is asked of such games" in problem(capsys, *told, "--players", "1")
    assert "nothing is asked of such games" in problem(capsys, *told, "--set", "data_era=perhaps")


def test_a_level_of_which_nothing_is_asked_is_said(capsys: Capture) -> None:
    assert "there are marks for: expert, hard, medium" in problem(
        capsys, "lab", "marks", "aquasphere", "--bot", "easy"
    )
