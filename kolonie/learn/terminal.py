"""A lesson at the terminal: the coach speaks, the table is drawn, the learner types."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console
from rich.text import Text

from kolonie.core.ledger import ledger
from kolonie.core.options import Refused
from kolonie.core.views import view
from kolonie.learn.lessons import Course, Lesson, Step
from kolonie.learn.running import NEXT, Moment, answered, begin
from kolonie.learn.words import MARKS, course_name, reason_of, said, words_of
from kolonie.table.asides import Asides, told_line
from kolonie.table.boards import Said
from kolonie.table.changes import draw_changes
from kolonie.table.drawing import draw, say
from kolonie.table.offering import Offer, asked
from kolonie.table.pieces import Paragraph
from kolonie.table.screen import Screen
from kolonie.table.story import lines
from kolonie.table.terminal import Quit


class Teacher:
    """Lessons of a course, one after another. `ask` reads a line; EOFError from it ends the lesson."""

    def __init__(
        self,
        course: Course,
        language: str,
        console: Console | None = None,
        ask: Callable[[], str] | None = None,
    ) -> None:
        self.course = course
        self.words = words_of(course, language)
        self.console = console or Screen(highlight=False)
        self.read_line = ask or self._input
        self.asides = Asides(self.console, self.words, ledger(course.title, language))
        self.told = 0
        """How many lines of the log have been told."""
        self.seen: Said = {}

    def _input(self) -> str:
        return self.console.input("[bold]> [/bold]")

    def print(self, text: str, style: str = "") -> None:
        if text:
            self.console.print(Paragraph(Text(text, style=style)))

    # -- the lessons

    def run(self, first: Lesson) -> int:
        """Gives lessons until there is none left or somebody has had enough. Returns the exit code."""
        lesson: Lesson | None = first
        try:
            while lesson is not None:
                self.give(lesson)
                lesson = self.course.after(lesson)
                if lesson is not None:
                    self.print(self.words.say("term-lesson-more", title=self.words.say(lesson.word())), "dim")
                    self.command_or_line(None)
            self.print(self.words.say("term-lesson-play", game=self._game()), "bold")
        except (Quit, EOFError, KeyboardInterrupt):
            self.print(self.words.say("term-lesson-left"))
        return 0

    def _game(self) -> str:
        name = self.course.title.id
        return f"{name} --set {self.course.id}=on" if self.course.expands else name

    def give(self, lesson: Lesson) -> None:
        course, words = self.course, self.words
        head = words.say(
            "term-lesson", title=course_name(course, words), n=lesson.number, of=len(course.lessons)
        )
        self.print(f"{head} · {words.say(lesson.word())}", "bold")
        self.print(said(words, lesson.word("idea")), "italic")
        now = begin(course, lesson)
        self.look(now)
        while (step := now.step) is not None:
            if step.position is not None and not now.stayed and now.number:
                self.look(now)
            if not now.stayed:
                self.coach(lesson, step)
            key = self.decide(now) if step.take else self.command_or_line(now)
            try:
                then = answered(now, key)
            except Refused as refused:
                reason = words.say(refused.reason)
                self.print(words.say("term-refused", reason=reason, rule=refused.rule), "red")
                continue
            if not then.stayed:
                self.changed(then)
            self.print(said(words, then.said), "yellow" if then.stayed else "green")
            now = then
        self.print(said(words, lesson.word("end")), "bold")

    def coach(self, lesson: Lesson, step: Step) -> None:
        """What is said at a step, what it points at, and why."""
        rule = f"  [{step.rule}]" if step.rule else ""
        self.print(f"▌ {said(self.words, lesson.word(step.name))}{rule}", "bold cyan")
        named = dict(places(self.seen))
        shown = [f"{MARKS[i]} {named[place]}" for i, place in enumerate(step.point) if named.get(place)]
        if shown:
            self.print("  " + " · ".join(shown), "cyan")
        reason = reason_of(lesson, step, self.words)
        if reason:
            self.print(f"  {self.words.say('term-lesson-why')} {reason}", "dim")

    # -- the table

    def table(self, now: Moment) -> Said:
        game = now.game
        return say(self.course.title.scene(game.box, view(game, now.lesson.seat)), self.words)

    def look(self, now: Moment, full: bool = False) -> None:
        """The whole table."""
        self.seen = self.table(now)
        self.told = len(lines(now.game, now.lesson.seat, self.words))
        seat = now.lesson.seat
        self.console.print(draw(self.seen, seat, self.console.width, self.words, full=full))

    def changed(self, now: Moment) -> None:
        """What has happened, and what is different."""
        found = lines(now.game, now.lesson.seat, self.words)
        for line in found[self.told :]:
            self.console.print(told_line(line.kind, line.text))
        self.told = len(found)
        before, self.seen = self.seen, self.table(now)
        different = draw_changes(before, self.seen, now.lesson.seat)
        if different is not None:
            self.console.print(different)

    # -- answers

    def decide(self, now: Moment) -> str:
        """Asks until something is chosen; tells its key."""
        seat = now.lesson.seat
        decision = now.game.decision(seat)
        offer = Offer(now.game, seat, self.seen, self.words, self.asides.room)
        return asked(offer, decision, self.console, self.read_line, lambda word: self.command(word, now))

    def command_or_line(self, now: Moment | None) -> str:
        """Waits for Enter."""
        while True:
            if now is not None:
                self.print(self.words.say("term-lesson-next"), "dim")
            word = self.read_line().strip()
            if not word:
                return NEXT
            self.command(word, now)

    def command(self, word: str, now: Moment | None) -> None:
        """What is no answer: the table, rules, why not, the end."""
        verb, _space, rest = word.partition(" ")
        if verb == "q":
            raise Quit
        if verb == "b" and now is not None:
            self.look(now, full=True)
        elif verb == "r" and now is not None:
            near = now.step.rule if now.step else ""
            self.asides.show_rules(rest.split() or [near])
        elif verb == "?" and now is not None:
            self.asides.why_not(now.game.refusals(now.lesson.seat), rest.strip())
        else:
            self.print(self.words.say("term-lesson-help"), "dim")


def places(said: Any) -> Iterator[tuple[str, str]]:
    """What the places of a table are called, as far as they have a name."""
    if isinstance(said, list):
        for part in said:
            yield from places(part)
    elif isinstance(said, dict):
        name = said.get("text") or said.get("title") or said.get("detail")
        if said.get("place") and isinstance(name, str):
            yield said["place"], name
        for part in said.values():
            yield from places(part)
