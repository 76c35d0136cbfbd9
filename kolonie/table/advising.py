"""Advice at the terminal: the options a strong player would think of, what they bring and give away."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from kolonie.bots.advice import advise
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.outlook import outlooks
from kolonie.core.text import Lexicon
from kolonie.core.views import View
from kolonie.table.offering import costs_and_brings
from kolonie.table.pieces import Paragraph


def advised(game: Game, seat: int, lexicon: Lexicon) -> RenderableType:
    """What a seat could do. The bot that is asked sees what the seat sees."""
    told = advise(View(game, seat), Chance("advice"))
    decision = game.decision(seat)
    lines: list[RenderableType] = [Text(lexicon.say("term-advice-title"), style="bold")]
    for advice, outlook in zip(told, outlooks(game, seat, [one.key for one in told]), strict=True):
        choice = decision.option(advice.key)
        assert choice is not None
        worth = lexicon.say("advice-less", tenths=advice.tenths, points=advice.tenths / 10)
        line = Text.assemble("  ", lexicon.say(game.title.label(game, seat, choice)))
        line.append(f"  {advice.key}", style="dim")
        if advice is not told[0]:
            line.append(f"  {worth}", style="yellow")
        brings = costs_and_brings(outlook, seat, lexicon)
        if brings:
            line.append(f"  {' · '.join(brings)}", style="green")
        lines.append(Paragraph(line, indent=5))
    return Group(*lines)
