"""Lessons as they go over the wire. No lesson is kept: the answers so far make the table that is shown."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kolonie.learn.lessons import Course, Lesson
from kolonie.learn.running import Moment
from kolonie.learn.words import course_name, lesson_words, reason_of, said
from kolonie.server.api import Key
from kolonie.server.practice import Practice, names_at
from kolonie.server.states import DecisionDetails, TableState
from kolonie.server.words import TableWords, game_words


class LessonInfo(Struct):
    name: str
    number: int
    title: str
    idea: str
    minutes: int
    steps: int


class CourseInfo(Struct):
    """The lessons of a game, or of an expansion of it (then `course` is the setting that switches it on)."""

    course: str
    game: str
    title: str
    lessons: list[LessonInfo]


class Answers(Struct, forbid_unknown_fields=True):
    """What the learner has answered so far: keys of options, `next` where there was something to read."""

    answers: Annotated[list[Key], Meta(max_length=60)] = []


class Coached(Struct):
    """A moment of a lesson: the table, and what the coach says about it."""

    course: CourseInfo
    lesson: LessonInfo
    step: int
    """How many steps are done."""
    say: str
    why: str
    rule: str
    reply: str
    """What is said to the last answer; nothing at the beginning."""
    stayed: bool
    """The last answer was allowed, but not what the step is about."""
    point: list[str]
    """Places, in the order in which the words number them."""
    show: str | None
    """An option that the step is about; None where there is only something to read."""
    done: bool
    path: list[str]
    """The answers that led here: what to send again, with the next one."""
    table: TableState
    details: DecisionDetails | None


def lesson_info(course: Course, lesson: Lesson, language: str) -> LessonInfo:
    words = lesson_words(course, language)
    return LessonInfo(
        lesson.name,
        lesson.number,
        said(words, lesson.word()),
        said(words, lesson.word("idea")),
        lesson.minutes,
        len(lesson.steps),
    )


def course_info(course: Course, language: str) -> CourseInfo:
    return CourseInfo(
        course.id,
        course.title.id,
        course_name(course, game_words(course.title.id, language)),
        [lesson_info(course, lesson, language) for lesson in course.lessons],
    )


def coached(now: Moment, name: str, language: str) -> Coached:
    """What is shown of a moment to a learner of that name."""
    course, lesson, step = now.course, now.lesson, now.step
    words = lesson_words(course, language)
    common = game_words(course.title.id, language)
    names = names_at(now.game, lesson.seat, name, common)
    asked = now.asked and lesson.seat in now.game.asks
    place = Practice(now.game, lesson.seat, now.path, TableWords(common, names), asked)
    taken = [choice.key for choice in now.options() if step is not None and step.takes(choice.key)]
    return Coached(
        course=course_info(course, language),
        lesson=lesson_info(course, lesson, language),
        step=now.number,
        say=said(words, lesson.word(step.name) if step else lesson.word("end")),
        why=reason_of(lesson, step, words) if step else "",
        rule=step.rule if step else "",
        reply=said(words, now.said),
        stayed=now.stayed,
        point=list(step.point) if step else [],
        show=taken[0] if asked and taken else None,
        done=now.done,
        path=list(now.path),
        table=place.table(f"lesson-{course.id}-{lesson.name}", names),
        details=place.details() if asked else None,
    )
