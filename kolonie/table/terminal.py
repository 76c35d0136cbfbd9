"""The terminal table: people at one keyboard against each other and against bots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from kolonie.bots import Bot, answer, named_bot
from kolonie.core.chance import Chance, commitment
from kolonie.core.engine import Entry
from kolonie.core.ledger import Rule, ledger
from kolonie.core.options import Refused
from kolonie.core.readers import LOG, tells_nothing
from kolonie.core.records import write
from kolonie.core.text import Lexicon, lexicon
from kolonie.core.title import Title
from kolonie.core.views import View, may_read, view
from kolonie.table.drawing import draw, score_table
from kolonie.table.table import CannotTakeBack, Table

PERSON = "you"


class Quit(Exception):
    """The player has left the table."""


class Terminal:
    """One sitting at the terminal. `ask` reads a line; EOFError from it ends the sitting."""

    def __init__(
        self,
        title: Title,
        names: tuple[str, ...],
        seed: str,
        settings: dict[str, str],
        language: str,
        box: Any,
        record_file: Path | None,
        console: Console | None = None,
        ask: Callable[[], str] | None = None,
    ) -> None:
        self.title = title
        self.console = console or Console()
        self.read_line = ask or self._input
        self.lexicon: Lexicon = lexicon(title, language)
        self.rules: dict[str, Rule] = ledger(title, language)
        self.table = Table(title, names, seed, settings, box)
        self.bots: dict[int, Bot] = {s: named_bot(name) for s, name in enumerate(names) if name != PERSON}
        self.people = [seat for seat in range(len(names)) if seat not in self.bots]
        self.minds = {seat: Chance(f"{seed}/mind {seat}") for seat in self.bots}
        self.record_file = record_file
        self.told: dict[int | None, list[Entry]] = {}
        """The lines of the journal that each person has been told."""
        self.settled = 0
        """How many steps there were when a person last ended a turn."""
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        """The person who looks at the screen now."""

    def _input(self) -> str:
        return self.console.input("[bold]> [/bold]")

    # -- words

    def say(self, key: str, /, **args: object) -> str:
        return self.lexicon.say(key, **args)

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def seat_name(self, seat: int) -> str:
        name = self.table.names[seat]
        who = self.say("term-you") if name == PERSON else name
        return f"{self.say('seat-name', n=seat + 1)} ({who})"

    def entry_text(self, entry: Entry) -> str:
        text = self.lexicon.say(LOG[type(entry.node)](entry.node, entry.args))
        if entry.forced:
            text = self.say("term-forced", text=text)
        return self.say("term-bot-moves", seat=self.seat_name(entry.seat), text=text)

    # -- the sitting

    def run(self) -> int:
        """Plays until the end of the game or of the input. Returns the exit code."""
        game = self.table.game
        announced = commitment(game.chance.seed)
        name = self.say("title")
        self.print(
            self.say("term-welcome", title=name, players=game.seats, commitment=announced[:16]), "bold"
        )
        try:
            while not self.table.game.over:
                self.step()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
            return 0
        self.finish(announced)
        return 0

    def step(self) -> None:
        """Lets the first seat that owes a decision take it: a bot at once, a person when ready."""
        game = self.table.game
        seat = game.to_act()[0]
        if self.hand_over_pending(seat) and not self.confirmed():
            return
        if seat in self.bots:
            key = answer(self.table.names[seat], self.bots[seat], View(game, seat), self.minds[seat])
            self.table.play(seat, key)
            return
        if self.looking != seat:
            self.console.clear()
            self.console.print(Text(self.say("term-handover", seat=self.seat_name(seat)), style="bold"))
            self.read_line()
            self.looking = seat
        self.tell_news(seat)
        self.show(seat)
        self.decide(seat)

    def hand_over_pending(self, following: int) -> bool:
        """True if a person has just moved, somebody else comes next, and the move could be taken back."""
        steps = self.table.steps
        if not steps or steps[-1].seat in self.bots or steps[-1].seat == following:
            return False
        return len(steps) != self.settled and self.table.wall(steps[-1].seat) is None

    def confirmed(self) -> bool:
        """Asks whether the turn stands. False if something was taken back instead."""
        seat = self.table.steps[-1].seat
        while True:
            self.tell_news(seat)
            self.print(self.say("term-confirm"), "bold")
            word = self.read_line().strip()
            if word in ("u", "U"):
                return not self.take_back(seat, whole=word == "U")
            if word in ("q", "l", "b", "h") or word[:2] in ("r ", "w "):
                self.command(word, seat, 0)
                continue
            if word:
                continue
            self.settled = len(self.table.steps)
            return True

    def tell_news(self, viewer: int | None) -> None:
        game = self.table.game
        told = self.told.setdefault(viewer, [])
        heard = [told] if viewer is not None else self.told.values()
        known = {id(entry) for entries in heard for entry in entries}
        for entry in game.journal or []:
            if id(entry) not in known and may_read(game, entry, viewer):
                if not tells_nothing(entry.args):
                    self.print(self.entry_text(entry), "dim")
                told.append(entry)

    def show(self, viewer: int | None) -> None:
        game = self.table.game
        scene = self.title.scene(game.box, view(game, viewer))
        self.console.print(draw(scene, self.lexicon, viewer, self.console.width))

    def decide(self, seat: int) -> None:
        """Asks until the seat has played an option or taken something back."""
        game = self.table.game
        decision = game.decision(seat)
        rule = f"  [{decision.rule}]" if decision.rule else ""
        self.print(f"{self.seat_name(seat)}: {self.lexicon.say(decision.prompt)}{rule}", "bold")
        for number, choice in enumerate(decision.options, 1):
            label = self.lexicon.say(self.title.label(game, seat, choice))
            self.console.print(f"  [bold cyan]{number:>2}[/] {escape(label)}  [dim]{escape(choice.key)}[/]")
        while True:
            word = self.read_line().strip()
            key = self.chosen(word, [choice.key for choice in decision.options])
            if key is not None:
                try:
                    self.table.play(seat, key)
                except Refused as refused:
                    reason = self.lexicon.say(refused.reason)
                    self.print(self.say("term-refused", reason=reason, rule=refused.rule), "red")
                    continue
                return
            if self.command(word, seat, len(decision.options)):
                return

    def chosen(self, word: str, offered: list[str]) -> str | None:
        """The key a typed word stands for: the number of an option, or a key as it is written."""
        if word.isdecimal() and len(word) < 9 and 1 <= int(word) <= len(offered):
            return offered[int(word) - 1]
        return word if word in offered or (":" in word and " " not in word) else None

    def command(self, word: str, seat: int, options: int) -> bool:
        """Does what is not a move. True if the decision has to be shown anew."""
        verb, _space, rest = word.partition(" ")
        if verb == "?":
            self.why_not(seat)
        elif verb in ("u", "U"):
            return self.take_back(seat, whole=verb == "U")
        elif verb == "r":
            self.show_rule(rest.strip().upper() or self.table.game.decision(seat).rule)
        elif verb == "l":
            self.told[seat] = []
            self.print(self.say("term-log-title"), "bold")
            self.tell_news(seat)
        elif verb == "b":
            self.show(seat)
        elif verb == "w":
            self.save(Path(rest.strip() or "game.kol"))
        elif verb == "q":
            raise Quit
        elif verb == "h":
            self.print(self.say("term-help"), "dim")
        else:
            self.print(self.say("term-bad-input", n=options), "red")
        return False

    def why_not(self, seat: int) -> None:
        game = self.table.game
        refusals = game.refusals(seat)
        if not refusals:
            self.print(self.say("term-why-none"), "dim")
            return
        self.print(self.say("term-why-title"), "bold")
        for refusal in refusals:
            reason = self.lexicon.say(refusal.reason)
            self.console.print(f"  [dim]{escape(refusal.key)}[/] {escape(reason)} [cyan]{refusal.rule}[/]")

    def take_back(self, seat: int, whole: bool) -> bool:
        walls = {"nothing": "term-back-nothing", "revealed": "term-back-wall", "other": "term-back-other"}
        try:
            if whole:
                self.table.restart_turn(seat)
            else:
                self.table.take_back(seat)
        except CannotTakeBack as stopped:
            self.print(self.say(walls[stopped.wall]), "red")
            return False
        self.print(self.say("term-back-done"), "green")
        return True

    def show_rule(self, ident: str) -> None:
        rule = self.rules.get(ident)
        if rule is None:
            self.print(self.say("term-no-rule", id=ident), "red")
            return
        mark = f" ({self.say('term-reconstructed')})" if rule.reconstructed else ""
        self.console.print(f"[cyan]{rule.id}[/] [dim]{escape(rule.section)}[/] {escape(rule.text)}{mark}")

    # -- the end

    def save(self, path: Path) -> None:
        try:
            path.write_text(write(self.table.record), encoding="utf-8")
        except OSError as error:
            self.print(self.say("term-not-saved", file=str(path), error=error.strerror or ""), "red")
        else:
            self.print(self.say("term-saved", file=str(path)), "green")

    def leave(self) -> None:
        if self.record_file is not None:
            self.save(self.record_file)
            self.print(self.say("term-quit", file=str(self.record_file)))
        else:
            self.print(self.say("term-quit-plain"))

    def finish(self, announced: str) -> None:
        game = self.table.game
        self.tell_news(None)
        self.show(None)
        names = [self.seat_name(seat) for seat in range(game.seats)]
        self.print(self.say("term-over"), "bold")
        self.console.print(score_table(self.title.breakdown(game), names, self.lexicon))
        won = [names[seat] for seat in game.winners()]
        self.print(self.say("term-winner", n=len(won), names=", ".join(won)), "bold green")
        grade = self.title.grade(game)
        if grade is not None:
            self.print(self.lexicon.say(grade), "bold")
        self.print(self.say("term-shuffle", seed=game.chance.seed, commitment=announced[:16]), "dim")
        if self.record_file is not None:
            self.save(self.record_file)
