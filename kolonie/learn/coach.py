"""The coach at the terminal: speaks before a decision, warns before a blunder, explains what was scored."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console, Group, RenderableType
from rich.text import Text

from kolonie.bots.advice import TOLD, Advice, Verdict, verdict, weigh
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.text import Lexicon
from kolonie.core.views import View
from kolonie.learn.coaching import coach_words, coaching
from kolonie.learn.knowing import Knowledge
from kolonie.learn.reasons import reasons
from kolonie.table.differences import difference
from kolonie.table.pieces import Paragraph
from kolonie.table.story import story


class Coach:
    """Looks over the shoulder of one player. `game` is the one that begins."""

    def __init__(self, game: Game, language: str) -> None:
        self.known = coaching(game.title, game.settings)
        self.words = coach_words(game.title, game.settings, language)
        self.knowledge = Knowledge()
        self.heard = 0
        """So many lines of the story have been looked through for scorings."""
        self.weighed: list[Advice] = []
        """What is known of the options of the decision that was last spoken of."""

    def speaks(self, game: Game, seat: int, lexicon: Lexicon, console: Console) -> None:
        """What there is to say before a decision; nothing but scorings where the learner knows."""
        for line in self.scored(game, seat):
            console.print(line)
        about = self.known.about(game, seat)
        told = weigh(View(game, seat), Chance("advice"))
        self.weighed = told
        if about is not None and not self.knowledge.knows(about.name):
            rules = f"  [{', '.join(about.rules)}]"
            console.print(said(f"▌ {self.words.say(about.name)}{rules}", "cyan"))
            console.print(advised(game, seat, told[:TOLD], lexicon))

    def scored(self, game: Game, seat: int | None) -> list[RenderableType]:
        """What was scored since it was last told, as long as it is new to the learner."""
        lines = story(game, seat)
        found: list[RenderableType] = []
        for line in lines[self.heard :]:
            part = line.heading.key.removeprefix("heading-") if line.heading is not None else ""
            about = self.known.scoring(part)
            if about is not None and not self.knowledge.knows(about.name):
                self.knowledge.told(about.name)
                rules = f"  [{', '.join(about.rules)}]"
                found.append(said(f"▌ {self.words.say(about.name)}{rules}", "green"))
        self.heard = len(lines)
        return found

    def kind(self, game: Game, seat: int) -> str:
        about = self.known.about(game, seat)
        return about.name if about is not None else game.decision(seat).prompt.key

    def warns(self, game: Game, seat: int, key: str, lexicon: Lexicon) -> str:
        """What to say before this is played; nothing if it is no blunder."""
        if game.decision(seat).option(key) is None:
            return ""
        if self.verdict(game, seat, key) is None:
            self.weighed = weigh(View(game, seat), Chance("advice"), also=key)
        if self.verdict(game, seat, key) != "blunder":
            return ""
        found = next(one for one in self.weighed if one.key == key)
        less = lexicon.say("advice-less", tenths=found.tenths, points=found.tenths / 10)
        return lexicon.say("term-coach-blunder", less=less)

    def verdict(self, game: Game, seat: int, key: str) -> Verdict | None:
        return verdict(self.weighed, key, len(game.options(seat)))

    def lets(
        self, game: Game, seat: int, key: str, lexicon: Lexicon, console: Console, ask: Callable[[], str]
    ) -> bool:
        """Whether this is to be played. After a warning an empty line lets it stand."""
        warning = self.warns(game, seat, key, lexicon)
        if warning:
            console.print(said(warning, "yellow"))
            if ask().strip():
                return False
        self.knowledge.chose(self.kind(game, seat), self.verdict(game, seat, key))
        return True


def said(text: str, style: str) -> RenderableType:
    return Paragraph(Text(text, style=style))


def advised(game: Game, seat: int, told: list[Advice], lexicon: Lexicon) -> RenderableType:
    """Options with what the turn brings and how it would go on."""
    decision = game.decision(seat)
    lines: list[RenderableType] = [Text(lexicon.say("term-advice-title"), style="bold")]
    for one, reason in zip(told, reasons(game, seat, told), strict=True):
        choice = decision.option(one.key)
        assert choice is not None
        line = Text.assemble("  ", lexicon.say(game.title.label(game, seat, choice)))
        line.append(f"  {one.key}", style="dim")
        if one is not told[0]:
            less = lexicon.say("advice-less", tenths=one.tenths, points=one.tenths / 10)
            line.append(f"  {less}", style="yellow")
        brings = [difference(change, lexicon) for change in reason.changes if change.seat == seat]
        if brings:
            line.append(f"  {' · '.join(brings)}", style="green")
        if reason.then:
            steps = " → ".join(lexicon.say(label) for label in reason.then)
            line.append(f"  {lexicon.say('term-coach-then', steps=steps)}", style="dim")
        lines.append(Paragraph(line, indent=5))
    return Group(*lines)
