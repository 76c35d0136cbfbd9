"""Research and technologies (EV-6.19 to EV-6.26)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import DONE, Option, WhyNot, option
from kolonie.core.readers import Reason, asks, possible_if, takes
from kolonie.games.evacuation.nodes import Research
from kolonie.games.evacuation.pieces import FULL
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import OWN_SYMBOLS

COLUMNS: Final = tuple(option("research", column) for column in (1, 2, 3))
COMPLETE: Final = FULL[-1]


@asks(Research, "EV-6.20")
def ask_research(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """`pos` counts researches."""
    node: Research = frame.node
    seat = game.state.seats[frame.seat]
    options: list[Option] = []
    for column, choice in enumerate(COLUMNS):
        if seat.research[column] < COMPLETE:
            options.append(choice)
        elif why is not None:
            why.add(choice, "EV-6.26", message("why-column-complete"))
    if options and (frame.pos or not node.must or game.box.rulings.empty_actions):
        options.append(DONE)
    elif why is not None and options:
        why.add(DONE, "EV-5.19", message("why-one-step"))
    return options


@takes(Research)
def take_research(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    seat = game.state.seats[frame.seat]
    column = choice.num() - 1
    seat.research[column] += 1
    done = frame.pos + 1
    following = frame.parent if done >= frame.node.n else frame.at(done)
    if seat.research[column] not in FULL:
        return following
    row = FULL.index(seat.research[column])
    return complete(game, frame.seat, seat.tiles[3 * row + column], following)


def complete(game: Game, index: int, tile: int, following: Frame | None) -> Frame | None:
    """A technology works from now on; what has a lightning is done at once (EV-6.24)."""
    box = game.box
    seat = game.state.seats[index]
    seat.due = 1
    for power, n in box.technology_powers[tile]:
        if power >= OWN_SYMBOLS:
            seat.powers[power] |= n
        else:
            seat.powers[power] += n
    effect = box.technology_effects[tile]
    if effect is None or box.technology_event[tile] >= 0:
        return following
    return Frame(effect, 0, index, {}, following)


@possible_if(Research)
def possible_research(game: Game, frame: Frame) -> Reason | None:
    return why_no_research(game.state.seats[frame.seat])


def why_no_research(seat: Seat) -> Reason | None:
    if min(seat.research) < COMPLETE:
        return None
    return ("EV-6.26", message("why-column-complete"))
