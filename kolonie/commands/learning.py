"""`kolonie learn`: lessons at the terminal."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.text import Text

from kolonie.commands.parsing import Commands, Problem, command, emit, takes_json, takes_language
from kolonie.learn.lessons import Course, UnknownLesson, course, courses
from kolonie.learn.terminal import Teacher
from kolonie.learn.words import course_name, said, words_of


def add(commands: Commands) -> None:
    learn = command(commands, "learn", do_learn, "learn a game in short lessons")
    learn.add_argument("game", nargs="?", help="a game, or an expansion (default with --list: all)")
    learn.add_argument("--list", action="store_true", help="name the lessons")
    learn.add_argument("--lesson", metavar="N", help="begin with this lesson: its number or its name")
    takes_language(learn)
    takes_json(learn)


def do_learn(args: argparse.Namespace) -> int:
    try:
        if args.list:
            return _list(args, [course(args.game)] if args.game else list(courses()))
        if args.json:
            raise Problem("--json: only lists are told as data; add --list")
        if args.game is None:
            raise Problem("the following arguments are required: game (see kolonie learn --help)")
        chosen = course(args.game)
        return Teacher(chosen, args.lang).run(chosen.lesson(args.lesson or "1"))
    except UnknownLesson as error:
        raise Problem(str(error)) from None


def _list(args: argparse.Namespace, listed: list[Course]) -> int:
    told = []
    for one in listed:
        words = words_of(one, args.lang)
        told.append(
            {
                "game": one.id,
                "title": course_name(one, words),
                "lessons": [
                    {
                        "number": lesson.number,
                        "name": lesson.name,
                        "title": said(words, lesson.word()),
                        "idea": said(words, lesson.word("idea")),
                        "minutes": lesson.minutes,
                    }
                    for lesson in one.lessons
                ],
            }
        )

    def plain(console: Console) -> None:
        for one, data in zip(listed, told, strict=True):
            minutes = sum(lesson.minutes for lesson in one.lessons)
            console.print(Text.assemble((one.id, "bold"), f"  {data['title']}  ", (f"{minutes} min", "dim")))
            for lesson in one.lessons:
                words = words_of(one, args.lang)
                line = f"{said(words, lesson.word())}  "
                console.print(Text.assemble((f"  {lesson.number} ", "bold cyan"), line, (lesson.name, "dim")))
                console.print(Text(f"    {said(words, lesson.word('idea'))}"))

    emit(args, told, plain)
    return 0
