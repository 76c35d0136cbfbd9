"""What pearls do: an effect that cards spell, and a step at the end of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.nodes import Node
from kolonie.core.options import DONE, Option, WhyNot, option
from kolonie.core.readers import (
    ICONS,
    POSSIBLE,
    TEXT,
    Reason,
    asks,
    declare,
    declare_effects,
    own_icon,
    runs,
    takes,
)
from kolonie.games.underwater_cities.bot.effects import RATE, READERS
from kolonie.games.underwater_cities.bot.weights import BOUGHT, GROWTH
from kolonie.games.underwater_cities.can import CAN
from kolonie.games.underwater_cities.duty import performed
from kolonie.games.underwater_cities.notation import Speller, spells
from kolonie.games.underwater_cities.state import Game, Seat

SELL = option("jewel")
SOLD = "sold"
"""Under this name each player keeps how many pearls were sold."""
WORTH = 2


@dataclass(frozen=True)
class Polish(Node):
    """Give a pearl, score points (PE-2.01)."""

    points: int


@dataclass(frozen=True)
class Jeweller(Node):
    """At the end of the turn a pearl may be sold (PE-3.01)."""


def has_pearl(game: Game, seat: Seat) -> bool:
    return seat.goods[game.box.resource["pearl"]] > 0


# -- polishing: what it does, needs, says, shows and is worth


@runs(Polish)
def run_polish(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.goods[game.box.resource["pearl"]] -= 1
    seat.points += frame.node.points
    performed(game.state, frame.env)
    return frame.parent


def can_polish(game: Game, _index: int, seat: Seat, _node: Any) -> bool:
    return has_pearl(game, seat)


def why_no_polish(game: Game, frame: Frame) -> Reason | None:
    able = has_pearl(game, game.state.seats[frame.seat])
    return None if able else ("PE-2.01", message("why-no-polish"))


def polish_text(node: Polish) -> Message:
    return message("node-polish", points=node.points)


def polish_worth(_box: Any, _seat: Seat, node: Polish) -> float:
    return node.points - RATE["pearl"]


CAN[Polish] = can_polish
POSSIBLE[Polish] = why_no_polish
TEXT[Polish] = polish_text
ICONS[Polish] = own_icon
RATE["pearl"] = 0.8
GROWTH["pearl"] = 0.0
BOUGHT["oyster"] = 0.1
READERS[Polish] = polish_worth


@spells("polish")
def read_polish(speller: Speller, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
    """`{ polish = 3 }`: a pearl for three points."""
    speller._only(given, path, "polish")
    return ("polish", Polish(speller._number(given["polish"], f"{path}.polish")), 1)


# -- the jeweller


@asks(Jeweller, "PE-3.01")
def ask_jeweller(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    if has_pearl(game, game.state.seats[frame.seat]):
        return [SELL, DONE]
    if why is not None:
        why.add(SELL, "PE-3.01", message("why-no-polish"))
    return []


@takes(Jeweller)
def take_jeweller(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is SELL:
        seat = game.state.seats[frame.seat]
        seat.goods[game.box.resource["pearl"]] -= 1
        seat.goods[game.box.credit] += WORTH
        seat.beside[SOLD] = seat.beside.get(SOLD, 0) + 1
    return frame.parent


declare(Jeweller)
declare_effects(Polish)
