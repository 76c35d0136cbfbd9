"""A lesson being taken: a lesson and the answers given so far make the moment in which the learner is.

Nothing is remembered between calls: the same answers always lead to the same moment. Answers are keys of
options, or `next` for a step that is only read. An answer that does not lead on is answered; `path` is what
has led to the moment, and all that has to be sent again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final

from kolonie.core.engine import Game
from kolonie.core.options import Option
from kolonie.learn.arranging import arranged
from kolonie.learn.lessons import Course, Lesson, LessonError, Step

NEXT: Final = "next"
"""The answer to a step that is only read."""
MOST_MOVES: Final = 200
"""So many moves of others between two decisions of the learner are not a lesson any more."""


class NotAsked(Exception):
    """An answer to a question that was not asked: nothing to decide, or nothing of that name."""


@dataclass(frozen=True)
class Moment:
    """Where the learner is."""

    course: Course
    lesson: Lesson
    game: Game
    number: int = 0
    """How many steps are behind him."""
    said: str = ""
    """The key of what is answered to the last move: of praise, or why to try something else."""
    stayed: bool = False
    """The last answer was allowed, but it is not what the step is about: nothing was played."""
    path: tuple[str, ...] = ()

    @property
    def done(self) -> bool:
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        return None if self.done else self.lesson.steps[self.number]

    @property
    def asked(self) -> bool:
        """True if the learner is to play something now."""
        return self.step is not None and bool(self.step.take)

    def options(self) -> tuple[Option, ...]:
        return self.game.options(self.lesson.seat)


@lru_cache(maxsize=128)
def _arranged(course: Course, lesson: Lesson, number: int) -> Game:
    """The position of a lesson or of one of its steps, arranged once; a moment begins with a copy."""
    plan = lesson.position if number < 0 else lesson.steps[number].position
    assert plan is not None
    try:
        return arranged(course.title, plan)
    except LessonError as error:
        raise LessonError(f"{course.id}, {lesson.name}: {error}") from None


def position_of(course: Course, lesson: Lesson, number: int = -1) -> Game:
    """The position at which a lesson begins (-1), or one of its steps that has its own."""
    return _copy(_arranged(course, lesson, number))


def _copy(game: Game) -> Game:
    twin = game.clone()
    twin.journal = list(game.journal or ())
    return twin


def begin(course: Course, lesson: Lesson) -> Moment:
    return Moment(course, lesson, position_of(course, lesson))


def moment(course: Course, lesson: Lesson, answers: Sequence[str]) -> Moment:
    """Where these answers lead. Raises Refused for a move that cannot be made, NotAsked for nonsense."""
    return _reached(course, lesson, tuple(answers))


@lru_cache(maxsize=256)
def _reached(course: Course, lesson: Lesson, answers: tuple[str, ...]) -> Moment:
    """Remembered, because the next answer goes on from there."""
    if not answers:
        return begin(course, lesson)
    return answered(_reached(course, lesson, answers[:-1]), answers[-1])


def answered(now: Moment, key: str) -> Moment:
    """The moment after an answer; `now` stays as it is."""
    step, lesson = now.step, now.lesson
    if step is None:
        raise NotAsked(key)
    if not step.take:
        if key != NEXT:
            raise NotAsked(key)
        return _on(now, _copy(now.game), key, "")
    offered = [choice.key for choice in now.options()]
    if key not in offered:
        _copy(now.game).play(lesson.seat, key)  # raises Refused, with the rule
        raise NotAsked(key)
    if not step.takes(key):
        said = lesson.word(step.name, step.reply(key))
        return Moment(now.course, lesson, now.game, now.number, said, True, now.path)
    game = _copy(now.game)
    game.play(lesson.seat, key)
    for line in step.then:
        _play(game, line)
    _let_others(game, lesson)
    return _on(now, game, key, lesson.word(step.name, "after"))


def _on(now: Moment, game: Game, key: str, said: str) -> Moment:
    """The next step, at its own position if it has one."""
    number = now.number + 1
    steps = now.lesson.steps
    if number < len(steps) and steps[number].position is not None:
        game = position_of(now.course, now.lesson, number)
    return Moment(now.course, now.lesson, game, number, said, False, (*now.path, key))


def _play(game: Game, line: str) -> None:
    """A move that is written down: a seat, and a key or a pattern of which the first that is offered."""
    seat, _space, pattern = line.partition(" ")
    for choice in game.options(int(seat)):
        if fnmatchcase(choice.key, pattern):
            game.play(int(seat), choice)
            return
    raise LessonError(f"{line}: not offered")


def _let_others(game: Game, lesson: Lesson) -> None:
    """Others go on, with what is listed first, until the learner has something to decide."""
    for _move in range(MOST_MOVES):
        if game.over or lesson.seat in game.asks:
            return
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[0])
    raise LessonError(f"{lesson.name}: the learner is not asked again")
