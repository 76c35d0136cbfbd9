"""Weights are found by play: least squares are right, practice repeats itself, games read what is written."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from kolonie.core.title import SetupError
from kolonie.core.weights import kept_weights, read_weights
from kolonie.games import title, titles
from kolonie.lab.training import Plan, Practice, Sums, learnt_by, practise, solve, train
from tests.example.harvest.meta import TITLE as HARVEST
from tests.tools.commanding import Capture, problem, run_json

LEARNT = [one.id for one in titles() if one.judgement().learnt is not None]
QUICK = ["aquasphere"]
"""Games that are soon practised without the compiled build."""
TWINNED = ("planet_unknown", "underwater_cities")
"""Those that judge a seat by its own terms alone."""
WRITTEN = [game for game in LEARNT if Path("kolonie/games", game, "bot", "weights.json").is_file()]


def test_equations_are_solved_whatever_their_order() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


def test_weights_that_made_the_scores_are_found() -> None:
    dice = random.Random(1)
    sums = Sums(4)
    for _ in range(4000):
        terms = [1.0, dice.randrange(9), dice.random(), dice.choice((0.0, 1.0))]
        noise = dice.choice((-2, 0, 2))
        sums.add(terms, round(20 + 3 * terms[1] - 10 * terms[2] + 5 * terms[3]) + noise)
    found = sums.solved()
    assert found == pytest.approx([20, 3, -10, 5], abs=0.4)
    spread, error = sums.error(found)
    assert error < 2 < spread, "noise is left, and little else"


def test_what_does_not_vary_gets_no_weight() -> None:
    sums = Sums(3)
    for n in range(100):
        sums.add([1.0, n % 5, 0.0], 10 + n % 5)
    assert sums.solved()[2] == 0.0


def test_weights_that_somebody_thought_up_stay_where_play_tells_little() -> None:
    few, many = Sums(3), Sums(3)
    dice = random.Random(2)
    for n in range(5000):
        terms = [1.0, dice.randrange(9), dice.random()]
        for sums in (few, many) if n < 20 else (many,):
            sums.add(terms, round(10 + 4 * terms[1]))
    start = (0.0, 1.0, 7.0)
    little, much = few.solved(400.0, start), many.solved(400.0, start)
    assert abs(little[1] - 1.0) < 0.5 and abs(little[2] - 7.0) < 0.5
    assert abs(much[1] - 4.0) < 0.5
    assert few.solved(0.0, start)[1] == pytest.approx(4.0, abs=0.1), "nothing is held"


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("game", LEARNT)
def test_terms_can_be_told_of_every_seat_at_any_time(game: str, seats: int) -> None:
    chosen = title(game)
    if seats < chosen.min_seats:
        pytest.skip("not for so few")
    _how, learnt = learnt_by(chosen)
    table = chosen.new(seats, f"terms {seats}", dict(learnt.only))
    dice = random.Random(seats)
    stages = []
    while not table.over:
        if chosen.set_up_done(table) and table.number % 5 == 0:
            stages.append(learnt.stage(table))
            for seat in range(seats):
                terms = learnt.terms(table, seat)
                assert len(terms) == len(learnt.names) and terms[0] == 1.0
        acting = dice.choice(table.to_act())
        table.play(acting, dice.choice(table.options(acting)))
    assert stages == sorted(stages) and stages[0] < stages[-1] < learnt.stages


@pytest.mark.parametrize("game", TWINNED)
def test_a_value_is_the_sum_of_its_terms_by_their_weights(game: str) -> None:
    _how, learnt = learnt_by(title(game))
    table = title(game).new(2, "sum", dict(learnt.only))
    dice = random.Random(0)
    while not table.over:
        if title(game).set_up_done(table) and table.number % 20 == 0:
            row = learnt.start[learnt.stage(table)]
            told = sum(w * t for w, t in zip(row, learnt.terms(table, 0), strict=True))
            assert learnt.valued(learnt.start)(table, 0) == pytest.approx(told, abs=1e-5)
            double = learnt.valued(tuple(tuple(2 * w for w in one) for one in learnt.start))
            trust = 1.0 if learnt.trust is None else learnt.trust(table, 0)
            assert double(table, 0) == pytest.approx((1 + trust) * told, abs=1e-5)
        acting = dice.choice(table.to_act())
        table.play(acting, dice.choice(table.options(acting)))


@pytest.mark.parametrize("game", QUICK)
def test_practice_is_the_same_again_and_notes_every_seat_at_every_turn(game: str) -> None:
    task = Practice(game, "practice", (None, None), (), 0.2, True)
    once, again = practise(task), practise(task)
    assert once == again
    _how, learnt = learnt_by(title(game))
    assert len(once.samples) > 20 and len(once.samples) % 2 == 0
    for stage, terms, score in once.samples:
        assert 0 <= stage < learnt.stages
        assert len(terms) == len(learnt.names) and terms[0] == 1.0
        assert score in once.scores
    assert {stage for stage, _terms, _score in once.samples} == set(range(learnt.stages))
    wandering = practise(Practice(game, "practice", (None, None), (), 0.0, True))
    assert wandering.samples != once.samples, "it wanders"


def test_a_game_has_the_weights_that_were_learnt_or_thought_up(tmp_path: Path) -> None:
    assert "aquasphere" in WRITTEN
    start = ((1.0, 2.0), (3.0, 4.0))
    path = tmp_path / "weights.json"
    assert kept_weights(path, ("one", "points"), start) == start
    path.write_text('{"weights": {"one": [5, 6], "points": [7, 8]}}', "utf-8")
    assert kept_weights(path, ("one", "points"), start) == ((5, 7), (6, 8))


@pytest.mark.parametrize("game", WRITTEN)
def test_the_weights_of_a_game_say_how_they_were_made(game: str) -> None:
    (path,) = Path("kolonie/games", game, "bot").glob("weights.json")
    told = json.loads(path.read_text("utf-8"))
    assert told["made by"].startswith((f"kolonie lab train {game} ", f"kolonie lab step {game} "))
    figures = told["figures"]
    assert figures["low"] < figures["share"] < figures["high"]
    _how, learnt = learnt_by(title(game))
    assert read_weights(path, learnt.names, learnt.stages)
    with pytest.raises(ValueError, match="other terms"):
        read_weights(path, learnt.names[:-1], learnt.stages)
    with pytest.raises(ValueError, match="other terms"):
        read_weights(path, learnt.names, learnt.stages + 1)


def test_a_course_writes_its_best_round_and_the_game_reads_it(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    short = ("--games", 1, "--rounds", 2, "--match", 1, "--seed", "x", "--out", out)
    told = run_json(capsys, "lab", "train", "aquasphere", *short)
    _how, learnt = learnt_by(title("aquasphere"))
    weights = read_weights(out, learnt.names, learnt.stages)
    assert [list(row) for row in zip(*weights, strict=True)] == list(told["weights"].values())
    shares = [one["share"] for one in told["rounds"]]
    assert len(shares) == 2 and shares[told["best"] - 1] == max(shares)
    written = json.loads(out.read_text("utf-8"))
    assert written["made by"] == "kolonie lab train aquasphere --games 1 --rounds 2 --match 1 --seed x"
    assert written["figures"] == told["rounds"][told["best"] - 1]


def test_half_of_what_was_learnt_can_be_taken() -> None:
    """Evacuation begins from weights that were thought up: with half the trust one goes half the way."""
    game = (("aim", "points"),)
    whole, half = (
        train(
            Plan("evacuation", games=1, rounds=1, match=1, settings=game, players=(1,), trust=trust)
        ).weights
        for trust in (1.0, 0.5)
    )
    _how, learnt = learnt_by(title("evacuation"))
    for start, full, part in zip(learnt.start, whole, half, strict=True):
        assert part == pytest.approx([(a + b) / 2 for a, b in zip(start, full, strict=True)], abs=1e-4)
    assert whole[1] != pytest.approx(learnt.start[1])


def test_what_cannot_be_trained_is_refused(capsys: Capture, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="not found by play"):
        learnt_by(HARVEST)
    race = problem(capsys, "lab", "train", "evacuation", "--set", "aim=race")
    assert "weights are learnt for aim=points only" in race
    assert "share above 0 and up to 1" in problem(capsys, "lab", "train", "aquasphere", "--trust", "0")
    assert "no folder" in problem(capsys, "lab", "train", "aquasphere", "--out", tmp_path / "no" / "w.json")
