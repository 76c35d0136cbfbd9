"""Returning programmed bots for time at the decisions of one's own turn (section 12)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.options import Option, WhyNot
from kolonie.core.readers import interjects
from kolonie.games.aquasphere.nodes import ChooseArea, Perform, Turn
from kolonie.games.aquasphere.pieces import return_bot
from kolonie.games.aquasphere.state import Game
from kolonie.games.aquasphere.symbols import ALL, Symbols, symbol_of
from kolonie.games.aquasphere.words import colour_name

RETURN: Final = Symbols("return")

interjects(Turn, ChooseArea, Perform)  # AQ-12.02: at the start, and in option B between steps 1 and 3


def offer_returns(game: Game, frame: Frame, options: list[Option], why: WhyNot | None) -> None:
    seat = game.state.seats[frame.seat]
    programmed = seat.programmed
    if programmed:
        if programmed & programmed - 1 or type(frame.node) is not ChooseArea:  # AQ-12.09: one must stay
            options += RETURN.of[programmed]
        elif why is not None:
            why.add(RETURN.of[programmed][0], "AQ-12.09", message("why-last-bot"))
    if why is None:
        return
    for choice in RETURN.of[ALL & ~programmed]:
        colour = symbol_of(choice)
        if isinstance(frame.node, Perform) and colour == seat.area:
            why.add(choice, "AQ-12.06", message("why-bot-placed"))
        else:
            why.add(choice, "AQ-12.01", message("why-not-programmed", colour=colour_name(colour, "on")))


def take_return(game: Game, frame: Frame, choice: Option) -> Frame:
    """The bot goes back, and the decision is asked again."""
    return_bot(game, game.state.seats[frame.seat], symbol_of(choice))
    return frame


def refuse_returns(why: WhyNot, rule: str, reason: Message) -> None:
    """No bot can be returned for time at this decision (AQ-12.04)."""
    for choice in RETURN.each:
        why.add(choice, rule, reason)
