"""A lesson as it is written: a TOML file for each, its words in Fluent files beside it.

    minutes = 3

    [position]                              # made with the game's own builder (`games/<game>/positions.py`)
    make = ["swept", { seats = 2 }]         # a function of that module, with what is passed to it
    do = [                                  # then its methods, one after another
        ["program", 0, "blue"],
        ["stock", "B", { time = 3 }],
        ["turn_of", 0],
    ]

    [[steps]]
    name = "engineer"                       # the words are `<lesson>-engineer`, see `words`
    rule = "AQ-9.02"
    point = ["hq:H2"]                       # places; the words call them ①, ② ...
    take = ["engineer:H2"]                  # what to let the learner take: keys, or patterns with * and ?
    replies = { withdraw = "early" }        # other offered moves: answered with `<lesson>-engineer-early`
    then = ["1 engineer:*"]                 # what others do afterwards: seat and key or pattern

A step without `take` is only read. A move that is offered but not to be taken is answered and the step
stays; what `replies` does not name is answered with `<lesson>-<step>-other`. A step may have a `position`
of its own, from which the lesson goes on.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from kolonie.core.title import Title
from kolonie.core.typed import typed
from kolonie.games import titles

FOLDER = "lessons"
FILE = re.compile(r"\d\d-([a-z][a-z-]*)\.toml$")

Argument = int | str | list[int | str] | dict[str, Any]


class LessonError(ValueError):
    """A lesson that cannot be given; the text names it and says why."""


class UnknownLesson(KeyError):
    """There is no such lesson or no such course; `str` says which there are."""

    def __str__(self) -> str:
        return str(self.args[0])


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """How a position is made: calls of the game's builder, each a name and what is passed to it."""

    make: list[Argument]
    do: list[list[Argument]] = []


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to be read or done."""

    name: str
    take: list[str] = []
    point: list[str] = []
    replies: dict[str, str] = {}
    then: list[str] = []
    rule: str = ""
    position: Plan | None = None

    def takes(self, key: str) -> bool:
        return any(fnmatchcase(key, pattern) for pattern in self.take)

    def reply(self, key: str) -> str:
        """The name of the answer to a move that is offered but not to be taken."""
        return next((name for pattern, name in self.replies.items() if fnmatchcase(key, pattern)), "other")


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the file of a lesson."""

    minutes: int
    position: Plan
    steps: list[Step]
    seat: int = 0


@dataclass(frozen=True, eq=False)
class Lesson:
    """One idea, taught in a few steps."""

    course: str
    name: str
    number: int
    minutes: int
    seat: int
    """Where the learner sits."""
    position: Plan
    steps: tuple[Step, ...]

    def word(self, *parts: str) -> str:
        """The key of the words of the lesson, of a step, or of something that is said in a step."""
        return "-".join((self.name, *parts))


@dataclass(frozen=True, eq=False)
class Course:
    """The lessons of a game, or of an expansion for those who know its game."""

    id: str
    title: Title
    home: Path
    lessons: tuple[Lesson, ...]

    @property
    def expands(self) -> bool:
        return self.id != self.title.id

    def lesson(self, name: str) -> Lesson:
        """By its name or its number."""
        for lesson in self.lessons:
            if name in (lesson.name, str(lesson.number)):
                return lesson
        known = ", ".join(lesson.name for lesson in self.lessons)
        raise UnknownLesson(f"no lesson called {name!r}; there are: {known}")

    def after(self, lesson: Lesson) -> Lesson | None:
        return self.lessons[lesson.number] if lesson.number < len(self.lessons) else None


def read_lesson(course: str, path: Path, number: int) -> Lesson:
    """Raises LessonError naming the file and the field."""
    named = FILE.fullmatch(path.name)
    if named is None:
        raise LessonError(f"{path.name}: a lesson is called like 01-first-steps.toml")
    try:
        written: Written = typed(tomllib.loads(path.read_text(encoding="utf-8")), Written)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{path.name}: {error}") from None
    names = [step.name for step in written.steps]
    if not names or len(set(names)) < len(names):
        raise LessonError(f"{path.name}: steps have names of their own")
    return Lesson(
        course, named[1], number, written.minutes, written.seat, written.position, tuple(written.steps)
    )


def _course(name: str, title: Title, home: Path) -> Course:
    files = sorted((home / FOLDER).glob("*.toml"))
    return Course(name, title, home, tuple(read_lesson(name, path, n) for n, path in enumerate(files, 1)))


@lru_cache(maxsize=1)
def courses() -> tuple[Course, ...]:
    """All that can be learnt, games with their expansions; nothing that has no lessons."""
    found = []
    for title in titles():
        found.append(_course(title.id, title, title.home))
        found += [_course(one.id, title, one.home) for one in title.expansions]
    return tuple(course for course in found if course.lessons)


def course(name: str) -> Course:
    """The course of that name (`data-era` and `data_era` are the same)."""
    key = name.strip().lower().replace("-", "_")
    for one in courses():
        if one.id == key:
            return one
    known = ", ".join(one.id for one in courses())
    raise UnknownLesson(f"no lessons for {name!r}; there are some for: {known}")
