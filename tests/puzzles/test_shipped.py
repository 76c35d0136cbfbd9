"""Every puzzle that is shipped, played: its position, its solution, its other turn, and plain wrong ones."""

from __future__ import annotations

import random

import pytest

from kolonie.core.records import replay
from kolonie.core.text import LANGUAGES, lexicon
from kolonie.core.views import view
from kolonie.games import title, titles
from kolonie.lab.puzzles import brings, one_step_ahead
from kolonie.puzzles.explaining import explained, in_words, why
from kolonie.puzzles.puzzles import Puzzle, puzzles_of, read_puzzle, written
from kolonie.puzzles.running import answered, attempt, begin
from kolonie.puzzles.turning import score_of, set_out

ALL = [one for game in titles() for one in puzzles_of(game.id)]
every_puzzle = pytest.mark.parametrize("one", ALL, ids=[f"{one.game}-{one.number}" for one in ALL])


def test_puzzles_are_numbered_from_one_on() -> None:
    for game in titles():
        numbers = [one.number for one in puzzles_of(game.id)]
        assert numbers == list(range(1, len(numbers) + 1))
    assert puzzles_of("aquasphere")


@every_puzzle
def test_the_solution_reaches_the_goal_and_the_other_turn_does_not(one: Puzzle) -> None:
    start = begin(one)
    assert start.made == 0 and not start.ended and not start.solved, "nothing is solved at the beginning"
    end = attempt(one, one.line)
    assert end.ended and end.solved and end.made == one.goal and end.missing == 0
    assert len(one.line) > 2, "one or two decisions are no puzzle"
    assert one.worth < 50, "points: winning itself, which a value of some games counts, is none"
    other = attempt(one, one.other)
    assert other.ended and not other.solved and other.made == one.next < one.goal
    assert attempt(one, one.line[:-1]).solved is False, "a turn that goes on is not solved yet"


@every_puzzle
def test_plain_wrong_turns_do_not_solve_it(one: Puzzle) -> None:
    start = begin(one)
    world = start.game.clone()
    assert one_step_ahead(world, one.seat, lambda game, seat: float(score_of(game, seat))) < one.goal
    assert one_step_ahead(world, one.seat, world.title.judgement().value) < one.goal
    dice = random.Random(f"{one.game}/{one.number}")
    solved = 0
    for _try in range(10):
        now = begin(one)
        while not now.ended:
            now = answered(now, dice.choice(now.options()).key)
        assert now.made <= one.goal, "no turn makes more than what was called the most"
        solved += now.solved
    assert solved <= 5, "whoever plays at random does not solve it most of the time"


@every_puzzle
def test_the_player_sees_what_the_seat_saw_and_other_deals_change_nothing(one: Puzzle) -> None:
    true = replay(one.record, title(one.game))
    assert view(begin(one).game, one.seat) == view(true, one.seat)
    for world in ("one", "two"):
        assert brings(true, one.seat, one.line, world) == one.goal
        assert brings(true, one.seat, one.other, world) == one.next
        assert view(set_out(true, one.seat, world), one.seat) == view(true, one.seat)


@every_puzzle
def test_a_puzzle_is_told_in_every_language(one: Puzzle) -> None:
    for language in LANGUAGES:
        words = lexicon(title(one.game), language)
        turn = explained(one, one.line, words)
        assert turn.made == sum(step.points for step in turn.steps) == one.goal
        assert all(words.say(step.prompt) and words.say(step.label) for step in turn.steps)
        assert any(in_words(step, words) for step in turn.steps)
        assert len(why(one, words)) >= 2


@every_puzzle
def test_a_puzzle_is_written_as_it_was_read(one: Puzzle) -> None:
    again = read_puzzle(written(one), one.number)
    assert vars(again) == vars(one)
    assert one.record.private and one.record.seed and not one.record.result
