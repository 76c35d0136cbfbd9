"""Groups of parts (UC-3.11, UC-14.02): any order, either-or, pay-for; and effects used once per turn."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import If
from kolonie.core.options import Option
from kolonie.core.readers import interjects, quiet, runs
from kolonie.core.steps import is_group
from kolonie.games.underwater_cities.can import can
from kolonie.games.underwater_cities.checking import is_sure
from kolonie.games.underwater_cities.duty import is_free, oblige, watch
from kolonie.games.underwater_cities.events import ONCE
from kolonie.games.underwater_cities.moves import ChooseOrder, ChooseSlot, Reactions
from kolonie.games.underwater_cities.nodes import BuildUpgraded, Do, Either, PayFor
from kolonie.games.underwater_cities.prices import pay
from kolonie.games.underwater_cities.state import Game, Seat

ONCE_BIT: Final = 1 << ONCE


def once_options(game: Game, index: int, seat: Seat) -> list[Option]:
    """Once-per-turn effects that can be used now (UC-23.29, UC-17.16)."""
    table = game.state
    if table.acting != index:
        return []
    box = game.box
    found = []
    for card in seat.permanents:
        if box.card_events[card] == ONCE and card not in seat.spent:
            effect = box.effects[card]
            assert effect is not None
            if can(game, index, seat, effect):
                found.append(box.card_options["once"][card])
    return found


def interject(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """On top of what is going on, which is then asked again."""
    if choice.verb != "once":
        return game.box.further.interject(game, frame, choice)
    seat = game.state.seats[frame.seat]
    card = game.box.card_number[choice.word()]
    seat.spent = tuple(sorted((*seat.spent, card)))
    return oblige(game.state, Frame(game.box.effects[card], 0, frame.seat, {}, frame))


# -- groups


NOTHING_DONE: Final = ("UC-3.12", message("why-nothing-done"))


def entered(game: Game, inner: Frame, group: Frame) -> Frame:
    """What is begun of a group: some parts bind the player to do something of them."""
    table = game.state
    node = group.node
    part = inner.node
    if isinstance(node, Either):
        if is_free(table, group.env):
            return oblige(table, inner)  # who picks a half uses it
        return inner if is_sure(part) else watch(table, inner)
    if isinstance(node, Do):
        if "added" in inner.env:  # what a card adds is no part of the slot (UC-3.12, UC-23.14, UC-23.15)
            return oblige(table, Frame(part, 0, inner.seat, {}, inner.parent))
        return oblige(table, inner) if isinstance(part, (If, BuildUpgraded)) else inner
    if "pos" in inner.env:  # a part of it was done at once
        env = {name: value for name, value in inner.env.items() if name != "pos"}
        inner = Frame(part, inner.env["pos"], inner.seat, env, inner.parent)
    return oblige(table, inner) if isinstance(part, Do) else inner


is_group(Do, Either, Reactions)
interjects(ChooseSlot, ChooseOrder, Do, Reactions)
quiet(Do, Either)


# -- paying


@runs(PayFor)
def run_pay_for(game: Game, frame: Frame) -> Frame | None:
    """The price once, then at least something of what it is for (UC-23.01)."""
    table = game.state
    node: PayFor = frame.node
    pay(table.seats[frame.seat], game.box.vector(node.price))
    return oblige(table, frame.then(node.part))
