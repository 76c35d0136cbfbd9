"""A puzzle being tried: the answers so far make the moment in which the player is.

Like a lesson, nothing is remembered between calls. Answers are keys of options. The turn is played by the
rules on what the seat knows; once it has ended, the puzzle is solved or missed by so many points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from kolonie.core.engine import Game
from kolonie.core.options import Option
from kolonie.puzzles.puzzles import Puzzle, position, scored
from kolonie.puzzles.turning import copy, goes_on

MOST: int = 60
"""No turn takes so many decisions."""


@dataclass(frozen=True, eq=False)
class Attempt:
    """Where the player is."""

    puzzle: Puzzle
    start: Game
    game: Game
    path: tuple[str, ...] = ()
    ended: bool = False
    """The turn is over."""

    @property
    def made(self) -> int:
        """So many points so far."""
        return scored(self.puzzle, self.start, self.game)

    @property
    def solved(self) -> bool:
        """The turn has ended with what was to be made, whatever way it went."""
        return self.ended and self.made >= self.puzzle.goal

    @property
    def missing(self) -> int:
        return max(0, self.puzzle.goal - self.made)

    def options(self) -> tuple[Option, ...]:
        return () if self.ended else self.game.options(self.puzzle.seat)


class TurnOver(Exception):
    """An answer after the end of the turn."""


@lru_cache(maxsize=64)
def _start(puzzle: Puzzle) -> Game:
    return position(puzzle)


def begin(puzzle: Puzzle) -> Attempt:
    start = _start(puzzle)
    return Attempt(puzzle, start, copy(start))


def attempt(puzzle: Puzzle, answers: Sequence[str]) -> Attempt:
    """Where these answers lead. Raises Refused for a move that cannot be made, TurnOver for one too many."""
    return _reached(puzzle, tuple(answers))


@lru_cache(maxsize=256)
def _reached(puzzle: Puzzle, answers: tuple[str, ...]) -> Attempt:
    """Remembered, because the next answer goes on from there."""
    if not answers:
        return begin(puzzle)
    return answered(_reached(puzzle, answers[:-1]), answers[-1])


def answered(now: Attempt, key: str) -> Attempt:
    """The moment after an answer; `now` stays as it is."""
    if now.ended or len(now.path) >= MOST:
        raise TurnOver(key)
    game = copy(now.game)
    further = goes_on(game, now.puzzle.seat, key)
    return Attempt(now.puzzle, now.start, game, (*now.path, key), not further)
