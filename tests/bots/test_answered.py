"""Rows of own turns are tried out against what the others do next."""

from __future__ import annotations

import pytest

from kolonie.bots.answered import BEHIND, TRIED, WORLDS, Answered, answered
from kolonie.bots.greedy import Row, best_row
from kolonie.bots.levels import EFFORTS, SearchBot
from kolonie.bots.search import Arm
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.views import View
from kolonie.games import title
from kolonie.games.evacuation.moves import Turn

EVACUATION = title("evacuation")
EFFORT = EFFORTS["expert"]._replace(plays=0, onward=0, answers=20_000)


def a_turn(seats: int = 2, seed: str = "answers", turns: int = 0) -> Game:
    """A game in its first year, after so many turns."""
    game = EVACUATION.new(seats, seed, {"aim": "points"})
    while True:
        seat = game.to_act()[0]
        if isinstance(game.asks[seat].frame.node, Turn):
            if not turns:
                return game
            turns -= 1
        game.play(seat, game.options(seat)[0])


def rows_of(view: View) -> Row:
    how = view.judgement()
    beam = how.beam._replace(openings=4, roads=8)
    return best_row(view.imagine(Chance("rows")), view.seat, how._replace(beam=beam))


def trial(view: View) -> Answered:
    return Answered(view, view.judgement(), EFFORT)


@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_else_has_a_turn(seats: int) -> None:
    game = a_turn(seats)
    view = View(game, game.to_act()[0])
    world = view.imagine(Chance("world"))
    one = trial(view)
    world = one.begun(world, Arm(rows_of(view).first, 0.0))
    had = []
    while view.seat not in world.asks:
        had.append(world.to_act()[0])
        one.take_turn(world, had[-1])
    assert sorted([*had, view.seat]) == list(range(seats))


def test_what_others_take_counts() -> None:
    """In one of these games at least the best row comes to less when somebody has answered it."""
    lost = []
    for seed in ("a", "b", "c"):
        game = a_turn(2, seed, turns=1)
        view = View(game, game.to_act()[0])
        row = rows_of(view)
        arm = Arm(row.first, row.worth)
        lost.append(arm.first - trial(view).outcome(view.imagine(Chance("world")), arm))
    assert max(lost) > 1.0, lost


def test_first_turns_of_different_rows_are_compared() -> None:
    game = a_turn()
    view = View(game, game.to_act()[0])
    rows = rows_of(view)
    found = [answered(rows, view, view.judgement(), EFFORT, Chance("mind")) for _ in range(2)]
    assert found[0] == found[1], "the same chance, the same answer"
    firsts = [end.steps for end in rows.ends if end.worth >= rows.worth - BEHIND]
    assert found[0] in firsts and TRIED > 1 and WORLDS > 1


def test_alone_nobody_answers() -> None:
    game = a_turn(1)
    view = View(game, 0)
    turns = [
        SearchBot("rows", EFFORT._replace(answers=answers)).turn(view, Chance("mind"))
        for answers in (1, 20_000)
    ]
    assert turns[0] == turns[1]
