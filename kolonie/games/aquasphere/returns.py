"""Returning programmed bots for time at the decisions of one's own turn (section 12)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import interjects
from kolonie.games.aquasphere.box import COLOURS
from kolonie.games.aquasphere.nodes import ChooseArea, Perform, Turn
from kolonie.games.aquasphere.pieces import return_bot
from kolonie.games.aquasphere.state import Game
from kolonie.games.aquasphere.words import colour_name

RETURN: Final = tuple(option("return", colour) for colour in COLOURS)

interjects(Turn, ChooseArea, Perform)  # AQ-12.02: at the start, and in option B between steps 1 and 3


def offer_returns(game: Game, frame: Frame, options: list[Option], why: WhyNot | None) -> None:
    seat = game.state.seats[frame.seat]
    programmed = seat.programmed
    last = isinstance(frame.node, ChooseArea) and programmed.bit_count() == 1
    if programmed and not last:
        for colour in range(7):
            if programmed >> colour & 1:
                options.append(RETURN[colour])
    if why is None:
        return
    for colour in range(7):
        if programmed >> colour & 1:
            if last:
                why.add(RETURN[colour], "AQ-12.09", message("why-last-bot"))
        elif isinstance(frame.node, Perform) and colour == seat.area:
            why.add(RETURN[colour], "AQ-12.06", message("why-bot-placed"))
        else:
            why.add(
                RETURN[colour], "AQ-12.01", message("why-not-programmed", colour=colour_name(colour, "l"))
            )


def take_return(game: Game, frame: Frame, choice: Option) -> Frame:
    """The bot goes back, and the decision is asked again."""
    return_bot(game, game.state.seats[frame.seat], COLOURS.index(choice.word()))
    return frame


def refuse_returns(why: WhyNot, rule: str, reason: Message) -> None:
    """No bot can be returned for time at this decision (AQ-12.04)."""
    for choice in RETURN:
        why.add(choice, rule, reason)
