"""The words of lessons: `lessons/text` of each game, laid over the game's own.

`<lesson>` is its title, `<lesson>-idea` what it is about, `<lesson>-end` what is said at its end. Of a step,
`<lesson>-<step>` is what to do or to know, `-why` the reason for it, `-after` what is said once it is done,
`-other` the answer to other moves; `replies` of a step names further ones.
"""

from __future__ import annotations

import re
from functools import lru_cache

from kolonie.core.text import Lexicon, text_files
from kolonie.learn.lessons import FOLDER, Course, Lesson, Step, course

ONE_LETTER = re.compile(r"\b([kvszouaiKVSZOUAI]) ")
MARKS = "①②③④⑤⑥⑦⑧⑨"
"""How words call the places that are pointed at."""


@lru_cache(maxsize=16)
def _words(name: str, language: str) -> Lexicon:
    found = course(name)
    own = found.home / FOLDER / "text" / f"{language}.ftl"
    return Lexicon(language, (*text_files(found.title, language), own))


def words_of(course: Course, language: str) -> Lexicon:
    return _words(course.id, language)


def course_name(course: Course, words: Lexicon) -> str:
    return words.say(f"setting-{course.id}" if course.expands else "title")


def keys_of(lesson: Lesson) -> list[str]:
    """Every message that a lesson needs."""
    keys = [lesson.word(), lesson.word("idea"), lesson.word("end")]
    for step in lesson.steps:
        keys.append(lesson.word(step.name))
        if step.take:
            keys += [lesson.word(step.name, part) for part in ("other", *step.replies.values())]
    return sorted(set(keys))


def may_say(lesson: Lesson) -> list[str]:
    """What may be written beside: reasons, and words after a move."""
    return [lesson.word(step.name, part) for step in lesson.steps for part in ("why", "after")]


def said(words: Lexicon, key: str) -> str:
    """The words of a key, nothing where none are written."""
    if not key or not words.has(key):
        return ""
    return bound(words.say(key)) if words.language == "cs" else words.say(key)


def bound(text: str) -> str:
    """Czech as it is set: a preposition or conjunction of one letter does not end a line."""
    return ONE_LETTER.sub("\\1\N{NO-BREAK SPACE}", text)


def reason_of(lesson: Lesson, step: Step, words: Lexicon) -> str:
    return said(words, lesson.word(step.name, "why"))
