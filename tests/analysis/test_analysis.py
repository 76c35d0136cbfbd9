"""A game looked at again: planted blunders are found, nothing hidden enters, the same seed tells the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kolonie.analysis.reviews import Grade, Review, review
from kolonie.analysis.telling import brought, sentence, way
from kolonie.analysis.turns import Turn, turns_of
from kolonie.analysis.whole import Analysing, positions
from kolonie.cli import main
from kolonie.core.chance import Chance
from kolonie.core.records import Record, close, new_record, read, write
from kolonie.core.text import lexicon
from kolonie.core.views import determinize
from kolonie.games import title

AQ = title("aquasphere")
GOLDEN = Path(__file__).parents[1] / "golden"
LITTLE = 600
"""Positions for each turn: enough for what is plain."""


MOVES = """
0/colour:blue 1/colour:natural 1/go:A 1/perform 1/place:D 0/buy:green 1/buy:green 0/go:B
0/area:green 0/decline 1/engineer:H1 0/engineer:H1 1/go:A 1/area:violet 1/catch:1 0/go:B
0/area:violet 0/catch:2 1/engineer:H3 0/engineer:H4 1/go:B 1/area:green 1/perform 1/done 0/go:E
0/area:green 0/decline 1/engineer:H6 0/engineer:H6 1/go:B 1/area:red 1/perform 0/go:A 0/area:red
"""
PLANTED = [9, 26]
"""Two bots played, but here the first seat, having gone all the way to an action, declined it."""


@pytest.fixture(scope="module")
def record() -> Record:
    game = AQ.new(2, "planted")
    made = new_record(game, ("ann", "ben"))
    for word in MOVES.split():
        seat, _slash, key = word.partition("/")
        made.moves.append((int(seat), key))
        game.play(int(seat), key)
    close(made, game)
    return made


def test_planted_blunders_are_among_the_largest_losses(record: Record) -> None:
    work = Analysing(record, AQ, [0], LITTLE)
    done = list(work.steps())
    assert done == list(range(1, len(work.asked) + 1))
    told = work.told()
    worst = sorted(told.reviews, key=lambda one: one.lost, reverse=True)[:3]
    assert {one.at for one in worst} >= set(PLANTED), "the bots that played make one as large by themselves"
    for one in told.reviews:
        if one.at in PLANTED:
            assert one.grade is Grade.BLUNDER and one.turn.keys[one.step] == "decline"
            assert one.better and one.better[0] != "decline" and one.lost > 2 * one.error
    [summary] = told.summaries
    assert summary.turns == len(told.reviews) == sum(summary.grades.values())
    assert summary.lost >= sum(one.lost for one in told.reviews if one.at in PLANTED)
    assert told.moments[0].chances[0] == pytest.approx(0.5, abs=0.2)
    assert all(sum(moment.chances) == pytest.approx(1, abs=0.001) for moment in told.moments)


def test_the_same_seed_tells_the_same_and_nothing_hidden_enters(record: Record) -> None:
    work = Analysing(record, AQ, [0], LITTLE)
    turn, now = [pair for pair in positions(work.start, work.moves, work.turns) if pair[0] in work.asked][4]
    assert turn is not None
    other = determinize(now, turn.seat, Chance("other"))
    told = [review(world, turn, "mind", LITTLE) for world in (now, now, other)]
    assert told[0] == told[1] == told[2]


def test_the_better_line_can_be_played(record: Record) -> None:
    work = Analysing(record, AQ, [0], LITTLE)
    for turn, now in positions(work.start, work.moves, work.turns):
        if turn is not None and PLANTED[0] in turn.moves:
            one = review(now, turn, "analysis", LITTLE)
            for key in turn.keys[: one.step]:
                now.play(0, key)
            line = way(now, 0, one.better)
            assert [step.key for step in line.steps] == list(one.better)
            for language in ("en", "cs"):
                words = lexicon(AQ, language)
                assert "[" not in sentence(line, words) + brought(line, 0, words)


def test_a_record_is_cut_where_somebody_else_acts_and_where_something_is_shown() -> None:
    for name in ("aquasphere/3-players", "planet_unknown/2-stuck", "underwater_cities/1-random"):
        record = read((GOLDEN / f"{name}.kol").read_text())
        start = title(record.game).new(len(record.seats), record.seed, record.settings)
        turns = turns_of(start, record.moves)
        assert sorted(number for turn in turns for number in turn.moves) == list(range(len(record.moves)))
        assert all(record.moves[n][0] == turn.seat for turn in turns for n in turn.moves)
        game = start.clone()
        walls = {}
        for number, (seat, key) in enumerate(record.moves):
            before = game.walls
            game.play(seat, key)
            walls[number] = game.walls - before
        assert all(not walls[number] for turn in turns for number in turn.moves[:-1])


@pytest.mark.parametrize(
    ("lost", "error", "grade"),
    [
        (0.3, 0.0, Grade.GOOD),
        (0.7, 0.1, Grade.INACCURACY),
        (1.5, 0.1, Grade.MISTAKE),
        (4.0, 0.5, Grade.BLUNDER),
        (4.0, 2.5, Grade.GOOD),
    ],
)
def test_a_turn_is_graded_by_what_it_surely_lost(lost: float, error: float, grade: Grade) -> None:
    turn = Turn(0, (7, 8), ("a", "b"))
    one = Review(turn, 1, lost, error, 9, lost, ("c",))
    assert one.grade is grade and one.at == 8
    assert Review(turn, 0, 0.0, 0.0, 9).grade is Grade.BEST


def test_the_command_tells_it_in_both_languages(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    short = record.moves[: PLANTED[0] + 2]
    file = tmp_path / "game.kol"
    record = read(write(record))
    record.moves = short
    file.write_text(write(record))
    assert main(["analyse", str(file), "--seat", "1", "--budget", "300", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    worst = max(told["turns"], key=lambda one: float(one["lost"]))
    assert worst["at"] == PLANTED[0] and worst["keys"][0] == "decline" and worst["better"]
    for language, word in (("en", "points lost"), ("cs", "ztráta")):
        assert main(["analyse", str(file), "--seat", "1", "--budget", "300", "--lang", language]) == 0
        text = capsys.readouterr().out
        assert word in text and "[analysis" not in text
    assert main(["analyse", str(file), "--seat", "5"]) == 2
