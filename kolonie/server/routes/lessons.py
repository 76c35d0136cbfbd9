"""Lessons: which there are, and what is shown after some answers. Nothing of a lesson is kept here."""

from __future__ import annotations

from litestar import get, post

from kolonie.core.options import Refused
from kolonie.learn import lessons as learning
from kolonie.learn.lessons import Course, UnknownLesson, courses
from kolonie.learn.running import NotAsked, moment
from kolonie.server.errors import Sorry, refusal
from kolonie.server.lessons import Answers, Coached, CourseInfo, coached, course_info
from kolonie.server.store.rows import Person

# In threads: positions are arranged when they are first asked for, and no table should wait for that.


def _course(name: str) -> Course:
    try:
        return learning.course(name)
    except UnknownLesson:
        raise Sorry(404, "no-game", field="course", game=name) from None


@get("/api/lessons", tags=["lessons"], summary="What can be learnt", sync_to_thread=True)
def list_lessons(language: str) -> list[CourseInfo]:
    return [course_info(course, language) for course in courses()]


@post(
    "/api/lessons/{course:str}/{lesson:str}",
    tags=["lessons"],
    summary="A moment of a lesson",
    status_code=200,
    sync_to_thread=True,
)
def take_lesson(course: str, lesson: str, data: Answers, visitor: Person | None, language: str) -> Coached:
    """The table and the words after these answers; what does not lead on is answered and can be left out."""
    found = _course(course)
    try:
        chosen = found.lesson(lesson)
    except UnknownLesson:
        raise Sorry(404, "no-lesson", field="lesson", lesson=lesson) from None
    try:
        now = moment(found, chosen, data.answers)
    except Refused as refused:
        raise refusal(found.title.id, refused.reason, refused.rule, language) from None
    except NotAsked:
        raise Sorry(422, "not-asked", field="answers") from None
    return coached(now, visitor.name if visitor else "", language)


ROUTES = [list_lessons, take_lesson]
