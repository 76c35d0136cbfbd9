"""Taking a lesson: answers, replies, nonsense; files that are no lessons; the terminal and its command."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from kolonie.core.options import Refused
from kolonie.core.text import LANGUAGES
from kolonie.games import title
from kolonie.learn.arranging import arranged
from kolonie.learn.lessons import (
    Course,
    Lesson,
    LessonError,
    Plan,
    UnknownLesson,
    course,
    courses,
    read_lesson,
)
from kolonie.learn.running import NEXT, NotAsked, answered, begin, moment
from kolonie.learn.terminal import Teacher
from kolonie.learn.words import bound, words_of
from tests.learn.test_lessons import moments
from tests.tools.commanding import problem, run, run_json

GAME = "aquasphere"
BEGUN = "minutes = 1\nposition = { make = ['a'] }\n"


def first() -> tuple[Course, Lesson]:
    found = course(GAME)
    return found, found.lesson("1")


def test_a_step_to_read_wants_nothing_but_to_go_on() -> None:
    now = begin(*first())
    assert not now.asked
    with pytest.raises(NotAsked):
        answered(now, "engineer:H1")
    assert answered(now, NEXT).number == 1


def test_another_offered_move_is_answered_and_nothing_is_played() -> None:
    now = moment(*first(), [NEXT])
    tried = answered(now, "engineer:H2")
    assert (tried.stayed, tried.said, tried.path) == (True, "program-first-black", (NEXT,))
    assert answered(now, "return:green").said == "program-first-other"
    assert answered(tried, "engineer:H1").number == 2, "and after it the right one is still taken"


def test_a_move_that_cannot_be_made_is_refused_by_its_rule() -> None:
    now = moment(*first(), [NEXT])
    with pytest.raises(Refused) as refused:
        answered(now, "withdraw")
    assert refused.value.rule == "AQ-11.02"
    with pytest.raises(Refused):
        answered(now, "no such thing")


def test_a_lesson_that_is_over_takes_no_answers() -> None:
    found, lesson = first()
    *_before, last = moments(found, lesson)
    with pytest.raises(NotAsked):
        answered(last, NEXT)
    with pytest.raises(NotAsked):
        moment(found, lesson, [*last.path, NEXT])


def test_lessons_are_found_by_number_or_name_and_follow_each_other() -> None:
    found = course(" Aquasphere ")
    assert found.lesson("2") is found.lesson("action") is found.after(found.lesson("1"))
    assert found.after(found.lessons[-1]) is None
    with pytest.raises(UnknownLesson, match="there are: program"):
        found.lesson("nothing")
    with pytest.raises(UnknownLesson, match="there are some for: aquasphere"):
        course("chess")


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("1-x.toml", "", "called like"),
        ("01-x.toml", "minutes = ", "01-x.toml: "),
        ("01-x.toml", "minutes = 1\nposition = { make = ['a'] }\nsteps = []", "names of their own"),
        (
            "01-x.toml",
            "minutes = 1\nposition = { make = ['a'] }\nsteps = [{ nam = 'a' }]",
            "unknown field|name",
        ),
    ],
)
def test_a_file_that_is_no_lesson_says_why(tmp_path: Path, name: str, text: str, complaint: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LessonError, match=complaint):
        read_lesson(GAME, path, 1)


@pytest.mark.parametrize(
    ("calls", "complaint"),
    [
        (["__import__"], "there is no"),
        (["_find", 0], "there is no"),
        (["give_time", 0, 9], "no room"),
        (["give_time"], "missing"),
        (["give_points", 0, -1], "."),
    ],
)
def test_a_position_that_cannot_be_is_refused(calls: list[int | str], complaint: str) -> None:
    with pytest.raises(LessonError, match=complaint):
        arranged(title(GAME), Plan(["started", {"seats": 2}], [list(calls)]))


def test_a_preposition_does_not_end_a_line() -> None:
    assert bound("A v sektoru i k ní") == "A\xa0v\xa0sektoru i\xa0k\xa0ní"


# -- the terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_taken_at_the_terminal(language: str) -> None:
    typed = iter(["?", "r", "", "b", "engineer:H2", "withdraw", "1", "x", "", "1", "2", "q"])
    screen = io.StringIO()
    console = Console(file=screen, width=100, highlight=False)
    teacher = Teacher(course(GAME), language, console, lambda: next(typed))
    assert teacher.run(teacher.course.lesson("1")) == 0
    shown = " ".join(screen.getvalue().replace("\xa0", " ").split())
    words = words_of(teacher.course, language)
    for key in ("program", "program-first-black", "program-first-after", "program-third", "program-end"):
        assert " ".join(words.say(key).split()) in shown, key
    assert "AQ-11.02" in shown, "the refused move"
    assert "[" + "term-" not in shown
    assert next(typed, None) is None


def test_every_lesson_can_be_taken_at_the_terminal() -> None:
    """The last one of each course ends with the way to a game."""
    for found in courses():
        lesson = found.lessons[-1]
        *_before, last = moments(found, lesson)
        typed = iter(["" if key == NEXT else key for key in last.path])
        screen = io.StringIO()
        teacher = Teacher(found, "cs", Console(file=screen, width=200), lambda typed=typed: next(typed))  # type: ignore[misc]
        assert teacher.run(lesson) == 0
        assert f"kolonie play {found.title.id}" in screen.getvalue()


def test_the_command_lists_lessons(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Program your bots" in run(capsys, "learn", GAME, "--list")
    assert "Naprogramujte roboty" in run(capsys, "learn", "--list", "--lang", "cs")
    told = run_json(capsys, "learn", GAME, "--list")
    assert told[0]["lessons"][0]["name"] == "program" and told[0]["game"] == GAME
    assert "game" in problem(capsys, "learn")
    assert "there are some for" in problem(capsys, "learn", "chess")
    assert "no lesson called '99'" in problem(capsys, "learn", GAME, "--lesson", "99")
    assert "--list" in problem(capsys, "learn", GAME, "--json")
