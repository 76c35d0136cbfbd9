"""What can be asked at the terminal besides playing: help, rules, boards, the log, why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from kolonie.core.ledger import Rule
from kolonie.core.options import Refusal
from kolonie.core.text import Lexicon
from kolonie.table.boards import Said
from kolonie.table.drawing import draw_panel
from kolonie.table.guides import Guide
from kolonie.table.lookup import look_up, rule_text
from kolonie.table.pieces import Paragraph
from kolonie.table.reading import chapter_texts, term_texts, terms_like

ASIDE = 5
"""The lines of a screen that are not for a list: the question, what was typed, a word of help."""
LEAST = 12
"""A list of so many lines is never too long."""
FEW = 3
"""So many refusals with one reason are listed one by one."""
HELP_LINES = 4


def told_line(kind: str, text: str) -> RenderableType:
    """A line of the log: a heading, what was done, or a step of it."""
    if kind == "heading":
        return Text(f"— {text} —", style="dim bold")
    return Paragraph(Text(f"  {text}" if kind == "step" else text, style="dim"))


class Asides:
    """Answers on the screen. Nothing here changes the game or knows whose secrets it may tell."""

    def __init__(
        self,
        console: Console,
        lexicon: Lexicon,
        rules: Mapping[str, Rule],
        guides: Sequence[Guide] = (),
    ) -> None:
        self.console = console
        self.lexicon = lexicon
        self.rules = rules
        self.guides = guides
        """Of the game and of the expansions that are played with."""

    @property
    def room(self) -> int:
        """How many lines of a list fit on the screen."""
        return max(LEAST, self.console.height - ASIDE)

    def print(self, key: str, style: str = "", **args: object) -> None:
        self.console.print(Text(self.lexicon.say(key, **args), style=style))

    def help(self) -> None:
        for number in range(1, HELP_LINES + 1):
            self.print(f"term-help-{number}", "dim")

    def show_log(self, lines: Sequence[tuple[str, str]]) -> None:
        """What happened last, as much as a screen holds."""
        self.print("term-log-title", "bold")
        told = [told_line(kind, text) for kind, text in lines[-self.room :]]
        for line in told[len(told) - self._fitting(told[::-1]) :]:
            self.console.print(line)

    def show_boards(self, said: Said, viewer: int, which: str) -> bool:
        """The board of one player, or of all others; False if there is no such player."""
        panels = [panel for panel in said["panels"] if panel["seat"] is not None]
        if which:
            number = int(which) - 1 if which.isdecimal() and len(which) < 3 else -1
            panels = [panel for panel in panels if panel["seat"] == number]
        else:
            panels = [panel for panel in panels if panel["seat"] != viewer]
        if not panels:
            self.print("term-no-seat", "red")
        for panel in panels:
            self.console.print(draw_panel(panel, self.console.width, legend=True))
        return bool(panels)

    def why_not(self, refusals: Sequence[Refusal], about: str) -> None:
        """What cannot be done now, and why; many ways that one reason forbids are told together.

        `about` is a part of the keys that somebody wants to know about.
        """
        wanted = [refusal for refusal in refusals if about in refusal.key]
        if not wanted:
            self.print("term-why-none", "dim")
            return
        self.print("term-why-title", "bold")
        reasons: dict[tuple[str, str], list[str]] = {}
        for refusal in wanted:
            reasons.setdefault((self.lexicon.say(refusal.reason), refusal.rule), []).append(refusal.key)
        for (reason, rule), keys in reasons.items():
            if len(wanted) > self.room and len(keys) > FEW:
                keys = [self.lexicon.say("term-why-many", first=keys[0], n=len(keys) - 1)]
            for key in keys:
                line = Text.assemble("  ", (key, "dim"), f" {reason} ", (rule, "cyan"))
                self.console.print(Paragraph(line))

    def show_rules(self, words: Sequence[str]) -> None:
        """A rule, a chapter, or the rules that say some words; as many as a screen holds."""
        found = look_up(self.rules, words)
        if not found:
            self.print("term-no-rule", "red", id=" ".join(words).upper())
        mark = self.lexicon.say("term-reconstructed")
        texts = [
            Paragraph(rule_text(rule, mark if rule.reconstructed else "")) for rule in found[: self.room]
        ]
        shown = self._fitting(texts)
        for text in texts[:shown]:
            self.console.print(text)
        if len(found) > shown:
            self.print("term-more-rules", "dim", n=len(found) - shown)

    def _fitting(self, texts: Sequence[RenderableType]) -> int:
        """How many of these texts fit on the screen, from the first one on; one at least."""
        left = self.room
        for number, text in enumerate(texts):
            left -= len(self.console.render_lines(text))
            if left < 0 < number:
                return number
        return len(texts)

    def show_aid(self) -> None:
        """Turn order, prices and scoring in few words."""
        if not self.guides:
            self.print("term-no-aid", "dim")
        for guide in self.guides:
            for text in chapter_texts(guide.aid):
                self.console.print(text)

    def show_terms(self, words: str) -> None:
        """What the words of the game mean: all of them, or those that are asked for."""
        terms = [term for guide in self.guides for term in guide.terms]
        found = terms_like(terms, words)
        if not found:
            self.print("term-no-term", "red", word=words)
        for text in term_texts(found):
            self.console.print(text)
