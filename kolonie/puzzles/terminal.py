"""Puzzles at the terminal: the table, the goal, and the decisions of one turn."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from kolonie.core.ledger import ledger
from kolonie.core.options import Refused
from kolonie.core.text import lexicon
from kolonie.core.views import view
from kolonie.games import title
from kolonie.puzzles.explaining import explained, in_words, why
from kolonie.puzzles.puzzles import Puzzle, after, puzzles_of
from kolonie.puzzles.running import Attempt, answered, attempt, begin
from kolonie.table.asides import Asides, told_line
from kolonie.table.boards import Said
from kolonie.table.changes import draw_changes
from kolonie.table.drawing import draw, say
from kolonie.table.offering import Offer, asked
from kolonie.table.pieces import Paragraph
from kolonie.table.screen import Screen
from kolonie.table.story import lines
from kolonie.table.terminal import Quit


class Elsewhere(Exception):
    """Another moment than the next one is wanted: a step back, the beginning, the next puzzle."""

    def __init__(self, path: tuple[str, ...] | None) -> None:
        self.path = path
        """None: enough of this puzzle."""


class Puzzler:
    """Puzzles of a game, one after another. `ask` reads a line; EOFError from it ends it."""

    def __init__(
        self, language: str, console: Console | None = None, ask: Callable[[], str] | None = None
    ) -> None:
        self.language = language
        self.console = console or Screen(highlight=False)
        self.read_line = ask or self._input
        self.told = 0
        """How many lines of the log have been told."""
        self.seen: Said = {}

    def _input(self) -> str:
        return self.console.input("[bold]> [/bold]")

    def print(self, text: str, style: str = "") -> None:
        if text:
            self.console.print(Paragraph(Text(text, style=style)))

    def say(self, key: str, **args: str | int) -> str:
        return self.words.say(key, **args)

    # -- the puzzles

    def run(self, first: Puzzle) -> int:
        """Gives puzzles until there is none left or somebody has had enough. Returns the exit code."""
        one: Puzzle | None = first
        self.words = lexicon(title(first.game), self.language)
        self.asides = Asides(self.console, self.words, ledger(title(first.game), self.language))
        try:
            while one is not None:
                self.give(one)
                one = after(one)
            self.print(self.say("puzzle-last"), "bold")
        except (Quit, EOFError, KeyboardInterrupt):
            self.print(self.say("puzzle-left"))
        return 0

    def give(self, one: Puzzle) -> None:
        head = self.say("puzzle-head", n=one.number, of=len(puzzles_of(one.game)))
        self.print(f"{self.say('title')} · {head}", "bold")
        now = begin(one)
        self.look(now)
        self.goal(one)
        while True:
            try:
                if now.ended:
                    self.end(now)
                    self.afterwards(now)
                now = self.on(now, self.decide(now))
            except Elsewhere as wish:
                if wish.path is None:
                    return
                now = attempt(one, wish.path)
                self.look(now)
                self.goal(one)

    def goal(self, one: Puzzle) -> None:
        self.print(f"▌ {self.say('puzzle-goal', n=one.goal)} {self.say('puzzle-hidden')}", "bold cyan")

    def on(self, now: Attempt, key: str) -> Attempt:
        try:
            then = answered(now, key)
        except Refused as refused:
            reason = self.words.say(refused.reason)
            self.print(self.say("term-refused", reason=reason, rule=refused.rule), "red")
            return now
        self.changed(then)
        if not then.ended:
            self.print(self.say("puzzle-so-far", n=then.made, goal=then.puzzle.goal), "dim")
        return then

    def end(self, now: Attempt) -> None:
        if now.solved:
            self.print(self.say("puzzle-solved", n=now.made), "bold green")
        else:
            self.print(self.say("puzzle-missed", n=now.made, missing=now.missing), "yellow")

    def afterwards(self, now: Attempt) -> None:
        """Once the turn is over: again, the solution, the next one."""
        while True:
            self.print(self.say("puzzle-after"), "dim")
            word = self.read_line().strip()
            if not word:
                raise Elsewhere(None if now.solved else ())
            self.command(word, now)

    def solution(self, one: Puzzle) -> None:
        """The turn step by step, and what speaks for it."""
        turn = explained(one, one.line, self.words)
        for number, step in enumerate(turn.steps, 1):
            self.print(f"{number}. {self.words.say(step.prompt)} {self.words.say(step.label)}", "bold")
            self.print(f"   {in_words(step, self.words)}" if in_words(step, self.words) else "", "green")
        for line in why(one, self.words):
            self.print(line)

    # -- the table

    def table(self, now: Attempt) -> Said:
        game = now.game
        return say(game.title.scene(game.box, view(game, now.puzzle.seat)), self.words)

    def look(self, now: Attempt, full: bool = False) -> None:
        self.seen = self.table(now)
        seat = now.puzzle.seat
        self.told = len(lines(now.game, seat, self.words))
        self.console.print(draw(self.seen, seat, self.console.width, self.words, full=full))

    def changed(self, now: Attempt) -> None:
        """What has happened, and what is different."""
        seat = now.puzzle.seat
        found = lines(now.game, seat, self.words)
        for line in found[self.told :]:
            self.console.print(told_line(line.kind, line.text))
        self.told = len(found)
        before, self.seen = self.seen, self.table(now)
        different = draw_changes(before, self.seen, seat)
        if different is not None:
            self.console.print(different)

    # -- answers

    def decide(self, now: Attempt) -> str:
        """Asks until something is chosen; tells its key."""
        decision = now.game.decision(now.puzzle.seat)
        offer = Offer(now.game, now.puzzle.seat, self.seen, self.words, self.asides.room)
        return asked(offer, decision, self.console, self.read_line, lambda word: self.command(word, now))

    def command(self, word: str, now: Attempt) -> None:
        """What is no answer. May raise Elsewhere or Quit."""
        verb, _space, rest = word.partition(" ")
        if verb == "q":
            raise Quit
        if verb == "n":
            raise Elsewhere(None)
        if verb == "a":
            raise Elsewhere(())
        if verb == "u" and now.path:
            raise Elsewhere(now.path[:-1])
        if verb == "s":
            self.solution(now.puzzle)
        elif verb == "b":
            self.look(now, full=True)
        elif verb == "r":
            near = "" if now.ended else now.game.decision(now.puzzle.seat).rule
            self.asides.show_rules(rest.split() or [near])
        elif verb == "?" and not now.ended:
            self.asides.why_not(now.game.refusals(now.puzzle.seat), rest.strip())
        else:
            self.print(self.say("puzzle-help"), "dim")
