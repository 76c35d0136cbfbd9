"""Lessons as they go over the wire. No lesson is kept: the answers so far make the table that is shown."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kolonie.core.outlook import outlooks
from kolonie.core.views import journal, view
from kolonie.learn.lessons import Course, Lesson
from kolonie.learn.running import Moment
from kolonie.learn.words import course_name, lesson_words, reason_of, said
from kolonie.server.api import Key
from kolonie.server.logbook import log_lines, outlook_state, since_turn
from kolonie.server.picture import AT_ONCE, options_of, refusals_of, rules_of
from kolonie.server.states import DecisionDetails, DecisionState, SeatState, TableState
from kolonie.server.wording import draw
from kolonie.server.words import TableWords, game_words
from kolonie.table.export import counted
from kolonie.table.story import story


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
    others = [common.say("seat-name", n=seat + 1) for seat in range(now.game.seats)]
    names = tuple(name or called if seat == lesson.seat else called for seat, called in enumerate(others))
    table_words = TableWords(common, names)
    asked = now.asked and lesson.seat in now.game.asks
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
        table=_table(now, names, table_words, asked),
        details=_details(now, table_words) if asked else None,
    )


def _table(now: Moment, names: tuple[str, ...], words: TableWords, asked: bool) -> TableState:
    """The table as its viewer would see it if it were one that is played; nothing of it is kept."""
    game, seat, title = now.game, now.lesson.seat, now.course.title
    seen = view(game, seat)
    drawn = draw(title.scene(game.box, seen), words)
    entries = journal(game, seat)
    told = story(game, seat, entries)
    count = counted(entries)
    return TableState(
        id=f"lesson-{now.course.id}-{now.lesson.name}",
        game=title.id,
        title=words.say("title"),
        status="running",
        stopped=None,
        number=count.moves,
        you=seat,
        your_seats=[seat],
        names=list(names),
        seats=[
            SeatState(
                name=called,
                kind="me" if index == seat else "bot",
                online=True,
                clock_s=None,
                to_act=asked and index == seat,
                bot=None,
                resigned=False,
            )
            for index, called in enumerate(names)
        ],
        crumbs=drawn.crumbs,
        panels=drawn.panels,
        board=seen,
        decision=_decision(now, words) if asked else None,
        log=log_lines(told, None, words, count),
        chat=[],
        since_your_turn=since_turn(told, seat),
        options=dict(game.settings),
        commitment="",
        seed=None,
        verified=None,
        shares=[],
        dealing=False,
        chosen=True,
        result=None,
        ending=None,
        agreed=[],
        owner=False,
        expires=None,
        mode="live",
        confirm=False,
        public=False,
        can_take_back=bool(now.path),
        your_number=len(now.path),
        seat_links=[],
        spectator_url=None,
    )


def _decision(now: Moment, words: TableWords) -> DecisionState:
    """What the seat is asked. Its number is that of the step: a lesson counts its own way."""
    decision = now.game.decision(now.lesson.seat)
    rule = rules_of(now.course.title.id, words.language).get(decision.rule)
    return DecisionState(
        decision.seat,
        len(now.path),
        words.say(decision.prompt),
        decision.rule,
        rule.text if rule else "",
        options_of(now.game, decision.seat, decision.options, words),
        bool(now.path),
        None,
        False,
        decision.prompt.key,
    )


def _details(now: Moment, words: TableWords) -> DecisionDetails:
    game, seat = now.game, now.lesson.seat
    keys = [choice.key for choice in now.options()]
    found = outlooks(game, seat, keys) if len(keys) <= AT_ONCE else []
    told = [outlook_state(key, one, words) for key, one in zip(keys, found, strict=False)]
    return DecisionDetails(len(now.path), refusals_of(game, seat, words), told)
