"""Trying a puzzle: refusals, the end of the turn; files that are no puzzles; the terminal; the finder."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from kolonie.core.options import Refused
from kolonie.core.records import read
from kolonie.core.text import LANGUAGES
from kolonie.core.title import SetupError
from kolonie.lab.puzzles import Plan, TooWide, chosen, every_end, in_game, search, stands_out, write_all
from kolonie.puzzles.puzzles import (
    PuzzleError,
    UnknownPuzzle,
    after,
    numbered,
    position,
    puzzle,
    puzzles_of,
    read_puzzle,
    written,
)
from kolonie.puzzles.running import TurnOver, answered, attempt, begin
from kolonie.puzzles.terminal import Puzzler
from tests.tools.commanding import Capture, problem, run, run_json

GAME = "aquasphere"
QUICK = Plan(worth=0.5)


def test_what_cannot_be_played_is_refused_by_its_rule_and_nothing_follows_the_end() -> None:
    one = puzzle(GAME, 1)
    now = begin(one)
    with pytest.raises(Refused) as refused:
        answered(now, "nonsense")
    assert refused.value.rule
    end = attempt(one, one.line)
    with pytest.raises(TurnOver):
        answered(end, one.line[0])
    assert end.options() == () and end.path == one.line
    assert begin(one).made == 0, "an attempt leaves the position as it was"


def test_there_is_a_next_puzzle_until_the_last() -> None:
    listed = puzzles_of(GAME)
    assert after(listed[0]) is listed[1]
    assert after(listed[-1]) is None
    with pytest.raises(UnknownPuzzle, match="no puzzle 99"):
        puzzle(GAME, 99)


def test_a_puzzle_of_other_rules_or_components_is_refused() -> None:
    text = written(puzzle(GAME, 1))
    rules = read(text).rules
    with pytest.raises(PuzzleError, match="Rules"):
        position(read_puzzle(text.replace(f'[Rules "{rules}"]', '[Rules "0"]')))
    sha = read(text).packs[0][1]
    with pytest.raises(PuzzleError, match="Pack"):
        position(read_puzzle(text.replace(sha, "0" * len(sha))))
    with pytest.raises(PuzzleError, match="Puzzle_goal: missing"):
        read_puzzle("\n".join(line for line in text.splitlines() if "Puzzle_goal" not in line))
    with pytest.raises(PuzzleError, match="cannot be read"):
        read_puzzle(text.replace("[Puzzle_ends", '[Puzzle_seat "one"]\n[Puzzle_ends'))
    with pytest.raises(PuzzleError, match="not asked"):
        one = puzzle(GAME, 1)
        seat = (one.seat + 1) % len(one.record.seats)
        position(read_puzzle(text.replace(f'[Puzzle_seat "{one.seat}"]', f'[Puzzle_seat "{seat}"]')))


# -- the terminal


def solve(language: str, *lines: str, number: int = 1) -> str:
    told = io.StringIO()
    given = iter(lines)

    def ask() -> str:
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    console = Console(file=told, width=100, highlight=False, color_system=None)
    assert Puzzler(language, console, ask).run(puzzle(GAME, number)) == 0
    return told.getvalue()


def test_a_puzzle_is_solved_at_the_terminal() -> None:
    one = puzzle(GAME, 1)
    told = solve("en", *one.line, "", "q")
    assert f"Make {one.goal} points this turn." in told
    assert f"Solved: {one.goal} points" in told
    assert "puzzle 2 of" in told, "and the next one follows"
    assert f"Získejte v\N{NO-BREAK SPACE}tomto tahu {one.goal} b" in solve("cs", "q")


def test_a_wrong_turn_is_told_by_how_much_and_can_be_tried_again() -> None:
    one = puzzle(GAME, 1)
    told = solve("en", *one.other, "", *one.line[:1], "u", "a", "n", "q")
    assert f"{one.goal - one.next} too few" in told and "Solved" not in told
    assert told.count("puzzle 1 of") == 1 and "puzzle 2 of" in told


def test_the_terminal_shows_the_solution_and_why() -> None:
    one = puzzle(GAME, 1)
    for language in LANGUAGES:
        told = solve(language, "s", "what?", "b", "r", "?", "q")
        assert str(one.ends) in told and "→" in told
    assert "All were tried" in solve("en", "s")


def test_the_commands(capsys: Capture) -> None:
    told = run_json(capsys, "puzzle", GAME, "--list")
    assert [one["number"] for one in told[0]["puzzles"]] == [one.number for one in puzzles_of(GAME)]
    assert "this turn" in run(capsys, "puzzle", "--list")
    assert "v\N{NO-BREAK SPACE}tomto tahu" in run(capsys, "puzzle", GAME, "--list", "--lang", "cs")
    assert "game" in problem(capsys, "puzzle")
    assert "--list" in problem(capsys, "puzzle", GAME, "--json")
    assert "no puzzle 99" in problem(capsys, "puzzle", GAME, "99")
    assert "no folder" in problem(capsys, "lab", "puzzles", GAME, "--out", "/nowhere/at/all")


# -- the finder


def test_shipped_puzzles_are_found_again() -> None:
    """The finder says the same of a shipped position: the goal, the next best and how many ends there are."""
    one = puzzles_of(GAME)[0]
    out = stands_out(position(one), one.seat, QUICK)
    assert out is not None
    best, other, ends, solving = out
    assert (best.made, other.made, ends, solving) == (one.goal, one.next, one.ends, one.solving)


def test_everything_is_tried_or_nothing_is_claimed() -> None:
    one = puzzles_of(GAME)[0]
    world = position(one)
    world.journal = None
    ends = every_end(world, one.seat, 6000)
    assert len(ends) == one.ends and len({end.keys for end in ends}) == len(ends)
    assert max(end.made for end in ends) == one.goal
    with pytest.raises(TooWide):
        every_end(world, one.seat, 10)


def test_a_search_is_gone_on_with_and_written(tmp_path: Path) -> None:
    keep = tmp_path / "found.jsonl"
    found = search(GAME, QUICK, [1], keep)
    assert found and keep.exists()
    text = keep.read_text()
    again = search(GAME, QUICK, [1], keep)
    assert keep.read_text() == text and [written(one) for one in again] == [written(one) for one in found]
    with pytest.raises(SetupError, match="something else"):
        search(GAME, Plan(seed="other"), [1], keep)
    keep.write_text("what?\n")
    with pytest.raises(SetupError, match="no file of puzzles"):
        search(GAME, QUICK, [1], keep)
    best = chosen(found, 1)
    write_all(best, tmp_path / "out")
    write_all(best, tmp_path / "out")
    (file,) = (tmp_path / "out").iterdir()
    assert file.name == "01.kol" and vars(read_puzzle(file.read_text(), 1)) == vars(best[0])


def test_the_same_seed_finds_the_same_and_alike_ones_are_left_out(capsys: Capture) -> None:
    first = [written(one) for one in in_game(GAME, 1, QUICK)]
    assert first == [written(one) for one in in_game(GAME, 1, QUICK)]
    one = puzzle(GAME, 1)
    assert len(chosen([numbered(one, 0)] * 9, 9)) == 3
    told = run_json(capsys, "lab", "puzzles", GAME, "--only", "1", "--worth", "0.5")
    assert told["found"] == len(first)
    assert "found" in run(capsys, "lab", "puzzles", GAME, "--only", "1", "--worth", "0.5", "--count", "1")
