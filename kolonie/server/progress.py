"""How far somebody has come with learning, as it goes over the wire and as it is kept of an account."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kolonie.server.api import Key

Named = Annotated[str, Meta(min_length=1, max_length=120)]
Count = Annotated[int, Meta(ge=0, le=9)]


class LessonProgress(Struct, forbid_unknown_fields=True):
    """A lesson: the answers that led to where it was left, and whether it was finished once."""

    path: Annotated[list[Key], Meta(max_length=60)] = []
    done: bool = False
    at: Annotated[float, Meta(ge=0)] = 0.0
    """When it was last taken, in seconds since 1970."""


class Progress(Struct, forbid_unknown_fields=True):
    """`lessons` by course and lesson, `known` by game and kind of decision, with a slash between."""

    lessons: Annotated[dict[Named, LessonProgress], Meta(max_length=200)] = {}
    known: Annotated[dict[Named, Count], Meta(max_length=500)] = {}
    puzzles: Annotated[dict[Named, Annotated[float, Meta(ge=0)]], Meta(max_length=500)] = {}
    """When puzzles were first solved, in seconds since 1970, by game and number, with a slash between."""


def joined(first: Progress, second: Progress) -> Progress:
    """What both say together: a lesson is where it was last left; nothing that was learnt is forgotten."""
    lessons = dict(first.lessons)
    for name, one in second.lessons.items():
        other = lessons.get(name, one)
        latest = max(other, one, key=lambda each: each.at)
        lessons[name] = LessonProgress(latest.path, one.done or other.done, latest.at)
    known = dict(first.known)
    for kind, count in second.known.items():
        known[kind] = max(count, known.get(kind, 0))
    puzzles = dict(first.puzzles)
    for name, at in second.puzzles.items():
        puzzles[name] = min(at, puzzles.get(name, at))
    return Progress(lessons, known, puzzles)
