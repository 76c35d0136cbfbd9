"""The terminal table: people at one keyboard against each other and against bots.

The table is drawn at the beginning of a person's turn; after that only what has changed is told. What the
others did stands below the table, next to the decision, so that it can be read.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from kolonie.bots import Bot, answer, named_bot
from kolonie.core.chance import Chance, commitment
from kolonie.core.engine import Entry
from kolonie.core.ledger import ledger
from kolonie.core.options import Decision, Option, Refused
from kolonie.core.records import private_save, write
from kolonie.core.text import Lexicon, lexicon
from kolonie.core.title import Title
from kolonie.core.views import View, view
from kolonie.table.advising import advised
from kolonie.table.asides import Asides, told_line
from kolonie.table.boards import Said
from kolonie.table.changes import draw_changes
from kolonie.table.choosing import CELL, chosen, typed_key
from kolonie.table.choosing import Entry as Line
from kolonie.table.coached import Coached
from kolonie.table.drawing import draw, say, score_table
from kolonie.table.guides import guides_of
from kolonie.table.offering import Offer
from kolonie.table.pieces import Paragraph
from kolonie.table.screen import Screen
from kolonie.table.story import lines, sentence, step, story
from kolonie.table.table import CannotTakeBack, Table

PERSON = "you"


class Quit(Exception):
    """The player has left the table."""


class Terminal:
    """One sitting at the terminal. `ask` reads a line; EOFError from it ends the sitting.

    `moves` are those of a game that goes on; they are played before anybody is asked.
    """

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
        moves: Sequence[tuple[int, str]] = (),
    ) -> None:
        self.title = title
        self.console = console or Screen(highlight=False)
        self.read_line = ask or self._input
        self.lexicon: Lexicon = lexicon(title, language)
        self.table = Table(title, names, seed, settings, box)
        guides = guides_of(title, self.table.game.settings, language)
        self.asides = Asides(self.console, self.lexicon, ledger(title, language), guides)
        self.bots: dict[int, Bot] = {s: named_bot(name) for s, name in enumerate(names) if name != PERSON}
        self.people = [seat for seat in range(len(names)) if seat not in self.bots]
        self.minds = {seat: Chance(f"{seed}/mind {seat}") for seat in self.bots}
        self.record_file = record_file
        for seat, key in moves:
            self.table.play(seat, key)
        journal = self.table.game.journal or []
        self.told: dict[int | None, list[Entry]] = {seat: journal[:-RECENT] for seat in self.people if moves}
        """The lines of the journal that each person has been told."""
        self.settled = 0
        """How many steps there were when a person last ended a turn."""
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        """The person who looks at the screen now."""
        self.seen: dict[int, Said] = {}
        """The table as each person last saw it."""
        self.turns: dict[int, int] = {}
        """The turn for which each person's table was last drawn in whole."""
        self.explained: dict[int, object] = {}
        """The legends that each person has been shown."""
        self.lines: list[Line] = []
        """What can be chosen by its number now."""
        self.coach: Coached | None = None

    def _input(self) -> str:
        return self.console.input("[bold]> [/bold]")

    # -- words

    def say(self, key: str, /, **args: object) -> str:
        return self.lexicon.say(key, **args)

    def print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def seat_name(self, seat: int) -> str:
        """A seat with who plays it; of several people only the one who looks at the screen is "you"."""
        name, said = self.table.names[seat], self.say("seat-name", n=seat + 1)
        if name == PERSON and len(self.people) > 1 and seat != self.looking:
            return said
        return f"{said} ({self.say('term-you') if name == PERSON else name})"

    # -- the sitting

    def run(self) -> int:
        """Plays until the end of the game or of the input. Returns the exit code."""
        game = self.table.game
        announced = commitment(game.chance.seed)
        name = self.say("title")
        self.print(
            self.say("term-welcome", title=name, players=game.seats, commitment=announced[:16]), "bold"
        )
        if self.table.steps:
            self.print(self.say("term-resumed", n=len(self.table.steps)), "bold")
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
            self.turns.pop(seat, None)
        greeted = bool(self.seen)
        self.look(seat)
        if not greeted:
            self.asides.help()
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
            self.look(seat, afresh=False)
            self.print(self.say("term-confirm"), "bold")
            word = self.read_line().strip()
            if word in ("u", "U"):
                return not self.take_back(seat, whole=word == "U")
            if word[:1] in QUESTIONS and word[1:2] in ("", " ") and word != "r":
                self.command(word, seat, 0)
                continue
            if word:
                self.print(self.say("term-bad-confirm"), "red")
                continue
            self.settled = len(self.table.steps)
            return True

    # -- the table

    def table_of(self, viewer: int | None) -> Said:
        game = self.table.game
        return say(self.title.scene(game.box, view(game, viewer)), self.lexicon)

    def look(self, seat: int, afresh: bool = True) -> None:
        """Shows the table at the beginning of a turn, later what has changed; then what has happened."""
        said = self.table_of(seat)
        turn = self.turn_of(seat)
        if afresh and (seat not in self.turns or self.turns[seat] != turn):
            signs = [panel["legend"] for panel in said["panels"] if panel["seat"] in (None, seat)]
            new = self.explained.get(seat) != signs
            self.console.print(draw(said, seat, self.console.width, self.lexicon, full=False, legend=new))
            self.turns[seat], self.explained[seat] = turn, signs
            changed = None
        else:
            changed = draw_changes(self.seen.get(seat, said), said, seat)
        self.seen[seat] = said
        self.tell_news(seat)
        if changed is not None:
            self.console.print(changed)

    def turn_of(self, seat: int) -> int:
        """How many steps there were when the seat's turn began: after the last step of somebody else or,
        for somebody alone, after the last one that showed something hidden."""
        steps = self.table.steps
        alone = self.table.game.seats == 1
        ends = [n for n, step in enumerate(steps, 1) if (step.revealed if alone else step.seat != seat)]
        return ends[-1] if ends else 0

    def tell_news(self, viewer: int | None) -> None:
        for kind, text in self.news(viewer):
            self.console.print(told_line(kind, text))

    def news(self, viewer: int | None) -> list[tuple[str, str]]:
        """What the viewer has not been told yet; from now on it is told.

        A line that has grown is told again, but to whose turn it is only what came to it.
        """
        game = self.table.game
        told = self.told.setdefault(viewer, [])
        heard = [told] if viewer is not None else self.told.values()
        known = {id(entry) for entries in heard for entry in entries}
        found: list[tuple[str, str]] = []
        for line in story(game, viewer):
            new = [entry for entry in line.entries if id(entry) not in known]
            told += new
            if len(new) < len(line.entries) and line.seat == viewer:
                steps = [entry for entry in new if entry in line.details]
                said = [step(entry, self.lexicon, self.seat_name) for entry in steps]
                found += [("step", text) for text, _same in groupby(said)]
            elif new:
                found.append((line.kind, sentence(line, self.lexicon, self.seat_name)))
        return found

    # -- decisions

    def decide(self, seat: int) -> None:
        """Asks until the seat has played an option or taken something back."""
        decision = self.table.game.decision(seat)
        offer = Offer(self.table.game, seat, self.seen[seat], self.lexicon, self.asides.room)
        steps: list[Sequence[Option]] = [decision.options]
        shown = False
        if self.coach is not None:
            self.coach.speaks(self.table.game, seat, self.lexicon, self.console)
        while True:
            self.lines = lines = offer.entries(steps[-1])
            if not shown:
                self.ask(decision, offer, lines, inside=len(steps) > 1)
                shown = True
            word = self.read_line().strip()
            if len(steps) > 1 and word in ("u", "U"):
                steps.pop()
                shown = False
                continue
            line = chosen(word, lines)
            if line is not None and len(line.options) > 1:
                steps.append(line.options)
                shown = False
                continue
            key = line.options[0].key if line is not None else typed_key(word, decision)
            if key is not None:
                if self.play(seat, key):
                    return
            elif word[:1] in ("u", "U") and len(word) == 1:
                if self.take_back(seat, whole=word == "U"):
                    return
            else:
                shown = not self.command(word, seat, len(lines))

    def ask(self, decision: Decision, offer: Offer, lines: Sequence[Line], inside: bool) -> None:
        rule = f"  [{decision.rule}]" if decision.rule else ""
        prompt = f"{self.seat_name(decision.seat)}: {self.lexicon.say(decision.prompt)}{rule}"
        self.console.print(Paragraph(Text(prompt, style="bold"), indent=2))
        self.console.print(offer.draw(lines, self.console))
        kind = "picture" if any(line.lays for line in lines) else "list" if inside else ""
        if any(line.at is not None for line in lines):
            kind = "frame" if offer.framed(lines) else "map"
        if kind:
            self.print(self.say("term-step", on=kind), "dim")

    def play(self, seat: int, key: str) -> bool:
        coach, game = self.coach, self.table.game
        if coach is not None and not coach.lets(game, seat, key, self.lexicon, self.console, self.read_line):
            return False
        try:
            self.table.play(seat, key)
        except Refused as refused:
            reason = self.lexicon.say(refused.reason)
            self.print(self.say("term-refused", reason=reason, rule=refused.rule), "red")
            return False
        return True

    def command(self, word: str, seat: int, options: int) -> bool:
        """Does what is not a move. True if the decision has to be shown anew: it has scrolled away."""
        verb, _space, rest = word.partition(" ")
        rest = rest.strip()
        if verb == "?":
            self.asides.why_not(self.table.game.refusals(seat), rest)
        elif verb == "r":
            self.asides.show_rules(rest.split() or [self.table.game.decision(seat).rule])
        elif verb == "a":
            self.asides.show_aid()
            return True
        elif verb == "g":
            self.asides.show_terms(rest)
        elif verb == "l":
            told = lines(self.table.game, seat, self.lexicon, names=self.seat_name)
            self.asides.show_log([(line.kind, line.text) for line in told])
            return True
        elif verb == "b":
            self.console.print(draw(self.table_of(seat), seat, self.console.width, self.lexicon))
            return True
        elif verb == "o":
            return self.asides.show_boards(self.table_of(seat), seat, rest)
        elif verb == "t" and options:
            self.console.print(advised(self.table.game, seat, self.lexicon))
        elif verb == "w":
            self.save(Path(rest or "game.kol"))
        elif verb == "q":
            raise Quit
        elif verb == "h":
            self.asides.help()
        elif self.on_map(word):
            self.print(self.say("term-bad-cell", cell=word), "red")
        else:
            self.print(self.say("term-bad-input", n=options), "red")
        return False

    def on_map(self, word: str) -> bool:
        """Whether somebody has typed a cell while cells can be chosen."""
        return CELL.match(word) is not None and any(line.at is not None for line in self.lines)

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

    # -- the end

    def save(self, path: Path) -> None:
        """Writes all that is needed to go on, secrets too."""
        if self.write(path, write(private_save(self.table.record, self.table.game))):
            told = self.say("term-saved-private", file=str(path), quoted=shlex.quote(str(path)))
            self.print(told, "green")

    def write(self, path: Path, text: str) -> bool:
        try:
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            why = next((word for kind, word in TROUBLES.items() if isinstance(error, kind)), "other")
            self.print(self.say("term-not-saved", file=str(path), why=why), "red")
            return False
        return True

    def keep_record(self) -> None:
        """Writes the public record, if somebody wants one: before the end without the seed."""
        if self.record_file is not None and self.write(self.record_file, write(self.table.record)):
            self.print(self.say("term-saved", file=str(self.record_file)), "green")

    def leave(self) -> None:
        self.keep_record()
        if self.record_file is not None:
            self.print(self.say("term-quit", file=str(self.record_file)))
        else:
            self.print(self.say("term-quit-plain"))

    def finish(self, announced: str) -> None:
        game = self.table.game
        self.console.print(draw(self.table_of(None), None, self.console.width, self.lexicon))
        self.tell_news(None)
        for line in self.coach.scored(game, None) if self.coach is not None else ():
            self.console.print(line)
        if len(self.people) > 1:
            self.looking = None
        names = [self.seat_name(seat) for seat in range(game.seats)]
        self.print(self.say("term-over"), "bold")
        self.console.print(score_table(self.title.breakdown(game), names, self.lexicon))
        won = [names[seat] for seat in game.winners()]
        self.print(self.say("term-winner", n=len(won), names=", ".join(won)), "bold green")
        grade = self.title.grade(game)
        if grade is not None:
            self.print(self.lexicon.say(grade), "bold")
        self.print(self.say("term-shuffle", seed=game.chance.seed, commitment=announced[:16]), "dim")
        self.keep_record()


TROUBLES: dict[type[OSError], str] = {
    FileNotFoundError: "missing",
    NotADirectoryError: "missing",
    IsADirectoryError: "folder",
    PermissionError: "forbidden",
}
"""Why a file cannot be written, in words that a message has; the system's own are English."""
QUESTIONS = ("q", "a", "g", "l", "b", "h", "o", "r", "w")
"""What can be typed before a turn is ended, without an effect on it."""
RECENT = 12
"""How many lines of the log are told when a game goes on."""
