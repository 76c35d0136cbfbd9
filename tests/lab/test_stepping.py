"""Weights that are moved by what nudging them does."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from kolonie.core.weights import read_weights
from kolonie.games import title
from kolonie.lab.stepping import FREE, NUDGE, STEPS, Nudges, _pairs, fitted, march, nudged
from kolonie.lab.training import Plan
from tests.tools.commanding import Capture, problem, run, run_json

BASE = ((0.0, 2.0, 0.0), (0.0, 4.0, 0.0), (0.0, 3.0, 0.0))


def test_a_nudge_is_a_part_of_what_a_weight_is_and_may_grow_over_the_game() -> None:
    moved = nudged(BASE, ((9.0, 9.0), (0.5, 0.25), (1.0, 0.0)))
    assert [row[0] for row in moved] == [0.0, 0.0, 0.0], "what is always there decides nothing"
    assert [row[1] for row in moved] == [2.0 + 4 * 0.25, 4.0 + 4 * 0.5, 3.0 + 4 * 0.75]
    assert [row[2] for row in moved] == [FREE, FREE, FREE], "what was nothing is moved too"
    assert nudged(BASE, ((9.0, 9.0), (0.5, 0.25), (1.0, 0.0)), -1.0)[1][1] == 2.0
    assert nudged(BASE[:1], ((0.0, 0.0), (0.5, 9.0), (0.0, 0.0))) == ((0.0, 4.0 - 1.0, 0.0),)


def test_what_nudges_bring_is_found_in_noise() -> None:
    dice = random.Random("noise")
    nudges: list[Nudges] = []
    scores: list[tuple[int, ...]] = []
    for _pair in range(800):
        own = [tuple((dice.gauss(0, NUDGE), dice.gauss(0, NUDGE)) for _ in range(4)) for _seat in range(2)]
        gains = [round(8 * one[1][0] - 6 * one[3][1] + dice.gauss(0, 3)) for one in own]
        nudges += own
        scores += [tuple(100 + gain for gain in gains), tuple(100 - gain for gain in gains)]
    found, part = fitted(nudges, scores)
    assert found[0] == (0.0, 0.0)
    assert found[1][0] == pytest.approx(8, abs=1.2) and found[3][1] == pytest.approx(-6, abs=1.2)
    others = [found[1][1], found[2][0], found[2][1], found[3][0]]
    assert max(map(abs, others)) < 1.2
    assert 0.2 < part < 0.7


def test_both_games_of_a_pair_have_the_same_shuffle_and_opposite_weights() -> None:
    aquasphere = title("aquasphere")
    learnt = aquasphere.judgement().learnt
    assert learnt is not None
    base = read_weights(aquasphere.home / "bot" / "weights.json", learnt.names, learnt.stages)
    nudges, tasks = _pairs(aquasphere, Plan("aquasphere", 3, players=(2, 3)), 0, base)
    assert [len(task.weights) for task in tasks] == [2, 2, 3, 3, 2, 2] and len(nudges) == 7
    up, down = tasks[2:4]
    assert (up.seed, up.settings) == (down.seed, down.settings)
    for higher, lower in zip(up.weights, down.weights, strict=True):
        assert higher is not None and lower is not None and higher != lower
        for stage, row in enumerate(base):
            for place, weight in enumerate(row):
                middle = (higher[stage][place] + lower[stage][place]) / 2
                assert middle == pytest.approx(weight, abs=1e-3)
    assert up.weights[0] != up.weights[1], "every seat has nudges of its own"


def test_a_march_moves_the_weights_and_is_the_same_every_time() -> None:
    plan = Plan("aquasphere", 2, 1, 2, "march", players=(2,))
    told: list[str] = []
    made = march(plan, lambda what, _n: told.append(what))
    assert told.count("round 1: pairs") == 4 and told.count("round 1: match") == 2 * len(STEPS)
    (stride,) = made.strides
    assert stride.step in STEPS and stride.low <= stride.share <= stride.high
    assert march(plan) == made


def test_the_command_writes_weights_that_say_where_they_come_from(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    asked = ("lab", "step", "aquasphere", "--pairs", 1, "--match", 1, "--players", 2, "--seed", "x")
    told = run_json(capsys, *asked, "--out", out)
    written = json.loads(out.read_text("utf-8"))
    assert written["made by"] == (
        "kolonie lab step aquasphere --pairs 1 --rounds 1 --match 1 --seed x --players 2"
    )
    assert written["figures"] == told["rounds"][0]
    learnt = title("aquasphere").judgement().learnt
    assert learnt is not None
    assert read_weights(out, learnt.names, learnt.stages)
    assert "nudges account for" in run(capsys, *asked)
    assert "no folder" in problem(capsys, *asked, "--out", tmp_path / "no" / "w.json")
    assert "players" in problem(capsys, "lab", "step", "aquasphere", "--players", 9)
