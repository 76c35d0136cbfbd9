"""Values are read as chances and points by what was counted; what is fitted is what was there."""

from __future__ import annotations

import json
from math import exp
from pathlib import Path
from random import Random

import msgspec
import pytest

from kolonie.analysis.chances import (
    FILE,
    PARTS,
    Chances,
    Fit,
    Fits,
    Part,
    Standing,
    chances_of,
    fits_of,
    shares,
    standing,
)
from kolonie.bots import bot
from kolonie.cli import main
from kolonie.core.chance import Chance
from kolonie.core.title import Title
from kolonie.core.views import View, determinize
from kolonie.games import title, titles
from kolonie.lab.chances import Course, fitted

AQ = title("aquasphere")


def test_chances_grow_with_the_value_and_make_a_whole() -> None:
    assert shares(0.0, (3.0, 9.0)) == [0.5, 0.5]
    low, high = shares(0.1, (0.0, 10.0))
    assert low + high == pytest.approx(1) and high / low == pytest.approx(exp(1))
    assert shares(3.0, (0.0, 1e6))[0] == pytest.approx(0, abs=1e-9)


def test_what_lies_between_two_parts_is_between_them() -> None:
    parts = [Part(0.1 * n, float(n), 1.0, 0.0) for n in range(PARTS)]
    reading = Chances(Fit(2, {}, parts), 100)
    assert reading.fitted
    for at, points in ((0, 0.0), (15, 1.0), (20, 1.5), (100, 9.0)):
        told = reading.points(Standing(at, (0.0, 0.0), (0, 0)))
        assert told is not None and told[0] == pytest.approx(points)
    now = Standing(55, (10.0, 10.0), (0, 0))
    assert reading.of(now) == [0.5, 0.5]
    lost = reading.lost(now, 0, 4.0)
    assert lost == pytest.approx(0.5 - shares(0.5, (6.0, 10.0))[0]) and reading.lost(now, 0, 0.0) == 0


def test_at_the_end_whoever_has_won_has_the_whole_chance() -> None:
    reading = Chances(None, 10)
    over = Standing(10, (0.0, 0.0, 0.0), (7, 9, 9), (1, 2))
    assert reading.of(over) == [0.0, 0.5, 0.5] and reading.points(over) == [7.0, 9.0, 9.0]
    assert reading.points(Standing(5, (1.0, 2.0), (3, 4))) is None, "nothing was counted"


def test_a_seat_is_judged_the_same_in_worlds_that_look_the_same_to_it() -> None:
    game = AQ.new(2, "standing")
    while game.number < 14:
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[-1])
    for seat in (0, 1):
        other = determinize(game, seat, Chance("other"))
        assert standing(game).values[seat] == standing(other).values[seat]


def test_a_fit_finds_what_was_there() -> None:
    """Games that are won by the values through a known curve, and whose points lie on a known plane."""
    dice = Random(3)
    courses = []
    for _game in range(600):
        values = (dice.uniform(0, 20), dice.uniform(0, 20))
        won = 0 if dice.random() < shares(0.2, values)[0] else 1
        scores = tuple(round(10 + 2 * values[s] + 1 * values[1 - s]) for s in (0, 1))
        courses.append(
            Course(tuple(Standing(at, values, (0, 0)) for at in range(0, 50, 5)), 50, (won,), scores)
        )
    fit = fitted(courses, 2, {})
    assert len(fit.parts) == PARTS and fit.games == 600
    for part in fit.parts:
        assert part.k == pytest.approx(0.2, abs=0.05)
        assert part.a == pytest.approx(10, abs=0.6)
        assert part.b == pytest.approx(2, abs=0.05)
        assert part.c == pytest.approx(1, abs=0.05)
    assert fit.surprise < fit.ignorance


def test_a_fit_of_the_same_kind_of_game_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = [Part(0.1, 0.0, 1.0, 0.0)] * PARTS
    fits = [Fit(1, {}, parts), Fit(2, {}, parts), Fit(2, {"aim": "race"}, parts), Fit(4, {}, parts)]
    (tmp_path / FILE).write_bytes(msgspec.json.encode(Fits("", fits)))
    monkeypatch.setattr(AQ, "home", tmp_path)
    taken = [
        chances_of(AQ, seats, settings, 9).fit
        for seats, settings in ((1, {}), (2, {"aim": "points"}), (2, {"aim": "race"}), (3, {}), (5, {}))
    ]
    assert taken == [fits[0], fits[1], fits[2], fits[1], fits[3]]


@pytest.mark.parametrize("played", titles(), ids=lambda t: str(t.id))
def test_what_is_shipped_can_be_read(played: Title) -> None:
    for fit in fits_of(played.home):
        assert len(fit.parts) == PARTS and fit.games >= 10
        assert all(part.k >= 0 for part in fit.parts)


def test_the_command_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "chances", "aquasphere", "--games", "2", "--bot", "random", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seats"] == 2 and told["games"] == 2 and len(told["parts"]) == PARTS


def test_seats_of_evacuation_are_compared_at_the_same_moment_of_a_year() -> None:
    """Who has not acted yet is not ahead because of it, as it was when values were set beside one another."""
    evacuation = title("evacuation")
    how = evacuation.judgement()
    assert how.compared is not None
    game = evacuation.new(2, "years", {"aim": "points"})
    bots, minds = [bot("learner"), bot("learner")], [Chance("first"), Chance("second")]
    steady, jumping = [], []
    waiting: tuple[int, float, float] | None = None
    while not game.over:
        seat = game.to_act()[0]
        acted = [one.actions > 0 for one in game.state.seats]
        if game.state.year > 1 and waiting is None and sum(acted) == 1:
            late = acted.index(False)
            waiting = (late, how.compared(game, late), how.value(game, late))
            assert standing(game).values[late] == pytest.approx(waiting[1], abs=0.01)
        elif waiting is not None and all(acted):
            late, compared, value = waiting
            steady.append(abs(how.compared(game, late) - compared))
            jumping.append(abs(how.value(game, late) - value))
            waiting = None
        game.play(seat, bots[seat].choose(View(game, seat), minds[seat]))
    assert len(steady) == 3, "the years after the first"
    assert max(steady) < 12 < min(jumping), "an action is worth less than a year"
