"""Every lesson, along its path and along every other offered move; its positions, words and places."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from kolonie.core.engine import Game
from kolonie.core.ledger import ledger
from kolonie.core.saving import load, save, state_hash
from kolonie.core.text import LANGUAGES, messages_in
from kolonie.core.views import view
from kolonie.games import titles
from kolonie.learn.lessons import FOLDER, Course, Lesson, courses
from kolonie.learn.running import NEXT, Moment, answered, begin, moment, position_of
from kolonie.learn.words import MARKS, keys_of, may_say, said, words_of
from tests.laws.playing import step as random_move

ALL = [(course, lesson) for course in courses() for lesson in course.lessons]
every_lesson = pytest.mark.parametrize(
    ("course", "lesson"), ALL, ids=[f"{course.id}-{lesson.name}" for course, lesson in ALL]
)
every_course = pytest.mark.parametrize("course", courses(), ids=lambda course: course.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)

DRAWN = {"aquasphere": re.compile(r"area:[A-F]:\w+")}
"""Places that only the drawn board has: scenes name the areas of a sector when they can be chosen."""
FEW_MOVES = 25
TRIED = 40
"""So many ways on are followed at most where a step leaves a free choice."""


def test_every_game_has_lessons() -> None:
    for title in titles():
        course = next(course for course in courses() if course.id == title.id)
        assert 5 <= len(course.lessons) <= 8
        assert 20 <= sum(lesson.minutes for lesson in course.lessons) <= 30


def moments(course: Course, lesson: Lesson) -> Iterator[Moment]:
    """The lesson along its path, by what is offered first of what is to be taken."""
    now = begin(course, lesson)
    while not now.done:
        yield now
        now = answered(now, ways_on(now)[0])
    yield now


def ways_on(now: Moment) -> list[str]:
    assert now.step is not None
    if not now.step.take:
        return [NEXT]
    return [choice.key for choice in now.options() if now.step.takes(choice.key)]


def reaches_the_end(now: Moment) -> bool:
    while not now.done:
        ways = ways_on(now)
        if not ways:
            return False
        now = answered(now, ways[0])
    return True


@every_lesson
def test_no_offered_move_gets_the_learner_stuck(course: Course, lesson: Lesson) -> None:
    """What is to be taken leads to the end, whatever of it is chosen; anything else is answered."""
    for now in moments(course, lesson):
        if now.done:
            break
        assert now.step is not None
        ways = ways_on(now)
        assert ways, f"{now.step.name}: nothing of {now.step.take} is offered"
        for key in [choice.key for choice in now.options()] if now.step.take else ():
            if not now.step.takes(key):
                then = answered(now, key)
                assert then.stayed and then.number == now.number and then.path == now.path
                assert state_hash(then.game) == state_hash(now.game)
                assert words_of(course, "en").has(then.said)
        for key in ways[1:TRIED]:
            assert reaches_the_end(answered(now, key)), (now.step.name, key)


@every_lesson
def test_the_same_answers_lead_to_the_same_moment(course: Course, lesson: Lesson) -> None:
    *_before, last = moments(course, lesson)
    again = moment(course, lesson, last.path)
    assert again.done and state_hash(again.game) == state_hash(last.game)
    assert len(last.path) == len(lesson.steps)


# -- positions


def positions_of(course: Course, lesson: Lesson) -> Iterator[Game]:
    yield position_of(course, lesson)
    for number, step in enumerate(lesson.steps):
        if step.position is not None:
            yield position_of(course, lesson, number)


@every_lesson
def test_the_laws_hold_from_every_position(course: Course, lesson: Lesson, deep: bool) -> None:
    """No piece is made or lost, the game can be saved, options are sorted, and play goes on (to the end)."""
    for game in positions_of(course, lesson):
        dice = random.Random(lesson.name)
        pieces = course.title.census(game)
        for _move in range(course.title.longest(game.seats) if deep else FEW_MOVES):
            if game.over:
                break
            assert course.title.census(game) == pieces
            for seat in game.to_act():
                keys = [choice.key for choice in game.options(seat)]
                assert keys == sorted(set(keys)) and len(keys) > 1
            random_move(game, dice)
        again = load(course.title, save(game), game.box)
        assert state_hash(again) == state_hash(game)
        assert not deep or game.over


# -- words and places


def places_in(thing: Any) -> Iterator[str]:
    if isinstance(thing, tuple | list):
        for part in thing:
            yield from places_in(part)
    elif hasattr(thing, "__struct_fields__"):
        yield getattr(thing, "place", "")
        for name in thing.__struct_fields__:
            yield from places_in(getattr(thing, name))


@every_lesson
def test_what_is_pointed_at_is_on_the_table(course: Course, lesson: Lesson) -> None:
    drawn = DRAWN.get(course.id)
    for now in moments(course, lesson):
        if now.step is None:
            break
        title, game = course.title, now.game
        known = set(places_in(title.scene(game.box, view(game, lesson.seat))))
        known.update(place for choice in now.options() for place in title.places(game, lesson.seat, choice))
        lost = [place for place in now.step.point if place not in known]
        assert [place for place in lost if not (drawn and drawn.fullmatch(place))] == [], now.step.name


@every_language
@every_lesson
def test_words_are_there_and_call_just_the_places_that_are_shown(
    course: Course, lesson: Lesson, language: str
) -> None:
    words = words_of(course, language)
    assert [key for key in keys_of(lesson) if not words.has(key)] == []
    for step in lesson.steps:
        shown = MARKS[: len(step.point)]
        parts = ["", *(["other", *step.replies.values()] if step.take else []), "why", "after"]
        named: set[str] = set()
        for part in parts:
            text = said(words, lesson.word(step.name, part) if part else lesson.word(step.name))
            named |= {letter for letter in text if letter in MARKS}
        assert named <= set(shown), (step.name, "a mark without a place")


@every_course
def test_no_words_are_left_over(course: Course) -> None:
    needed = {key for lesson in course.lessons for key in (*keys_of(lesson), *may_say(lesson))}
    written = set(messages_in(course.home / FOLDER / "text" / "en.ftl")[0])
    assert sorted(written - needed) == []


@every_lesson
def test_rules_that_are_named_exist(course: Course, lesson: Lesson) -> None:
    rules = ledger(course.title, "en")
    assert [step.rule for step in lesson.steps if step.rule not in rules] == []


@every_course
def test_words_of_a_lesson_do_not_hide_those_of_the_game(course: Course) -> None:
    """They are laid over them in one lexicon."""
    own = set(messages_in(course.home / FOLDER / "text" / "en.ftl")[0])
    for home in course.title.homes:
        assert own & set(messages_in(home / "text" / "en.ftl")[0]) == set()
