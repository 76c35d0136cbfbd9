"""The solution of a puzzle in words: what is chosen, what each choice brings, what other turns come to."""

from __future__ import annotations

from typing import NamedTuple

from kolonie.core.engine import changes
from kolonie.core.messages import Message
from kolonie.core.telling import LEADING
from kolonie.core.text import Lexicon
from kolonie.puzzles.puzzles import Puzzle
from kolonie.puzzles.running import Attempt, answered, begin
from kolonie.table.differences import MINUS, difference


class Chosen(NamedTuple):
    """One decision of a turn."""

    prompt: Message
    label: Message
    key: str
    places: tuple[str, ...]
    brings: tuple[str, ...]
    """What it changes for the seat at once, in words; points are told apart."""
    points: int
    """What it adds to the score."""


class Explained(NamedTuple):
    """A turn, step by step."""

    steps: tuple[Chosen, ...]
    made: int


POINTS = "points"
"""What titles call points where they count them: told apart, as the score."""


def explained(puzzle: Puzzle, keys: tuple[str, ...], words: Lexicon) -> Explained:
    """A turn of the puzzle in words."""
    now = begin(puzzle)
    steps = []
    for key in keys:
        then = answered(now, key)
        steps.append(_chosen(now, then, key, words))
        now = then
    return Explained(tuple(steps), now.made)


def _chosen(now: Attempt, then: Attempt, key: str, words: Lexicon) -> Chosen:
    game, seat, title = now.game, now.puzzle.seat, now.game.title
    decision = game.decision(seat)
    choice = decision.option(key)
    assert choice is not None
    names = title.countables(game.box)
    before = [title.counts(game, index) for index in range(game.seats)]
    after = [title.counts(then.game, index) for index in range(game.seats)]
    told = [
        difference(change, words)
        for change in changes(names, before, after)
        if change.seat == seat and change.what != POINTS
    ]
    label, places = title.label(game, seat, choice), title.places(game, seat, choice)
    return Chosen(decision.prompt, label, key, places, tuple(told), then.made - now.made)


def sentence(turn: Explained, words: Lexicon) -> str:
    """The choices of a turn, one after the other; what only ends something is left out."""
    said = [words.say(step.label) for step in turn.steps if step.key.partition(":")[0] not in LEADING]
    return " → ".join(said or [words.say(step.label) for step in turn.steps])


def in_words(step: Chosen, words: Lexicon) -> str:
    """What a step brings: points first."""
    points = [in_points(step.points, words)] if step.points else []
    return ", ".join([*points, *step.brings])


def in_points(points: int, words: Lexicon) -> str:
    return words.say("puzzle-points", n=abs(points), sign="+" if points > 0 else MINUS)


def why(puzzle: Puzzle, words: Lexicon) -> list[str]:
    """What the second best turn would have brought, how rare the solution is, and whether it is good play."""
    other = explained(puzzle, puzzle.other, words)
    told = [
        words.say("puzzle-why-other", n=puzzle.next, less=puzzle.margin, turn=sentence(other, words)),
        words.say("puzzle-why-ends", ends=puzzle.ends, solving=puzzle.solving),
    ]
    if puzzle.worth >= 1 and puzzle.worth >= 2 * puzzle.error:
        points = f"{puzzle.worth:.1f}".replace(".", "," if words.language == "cs" else ".")
        told.append(words.say("puzzle-why-worth", points=points, worlds=puzzle.worlds))
    return told
