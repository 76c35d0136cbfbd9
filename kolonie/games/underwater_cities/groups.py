"""Groups of parts (UC-3.11, UC-14.02): any order, either-or, pay-for; and effects used once per turn."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import If, Item, Named
from kolonie.core.options import Option, WhyNot, option, worded
from kolonie.core.readers import asks, runs, takes
from kolonie.core.steps import DONE
from kolonie.games.underwater_cities.can import can, why_cannot
from kolonie.games.underwater_cities.checking import is_sure
from kolonie.games.underwater_cities.duty import is_free, oblige, watch
from kolonie.games.underwater_cities.events import ONCE
from kolonie.games.underwater_cities.moves import Reactions
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


def use_once(game: Game, frame: Frame, choice: Option) -> Frame:
    """The effect on top of what is going on, which is then asked again."""
    seat = game.state.seats[frame.seat]
    card = game.box.card_number[choice.word()]
    seat.spent = tuple(sorted((*seat.spent, card)))
    return oblige(game.state, Frame(game.box.effects[card], 0, frame.seat, {}, frame))


# -- parts in any order


@asks(Do, "UC-14.02")
def ask_do(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    node: Do = frame.node
    index = frame.seat
    seat = table.seats[index]
    pos = frame.pos
    env = frame.env
    options: list[Option] = []
    for number, (word, part) in enumerate(node.parts):
        if pos & 15 < node.times[number]:
            if can(game, index, seat, part):
                options.append(option(word))
            elif why is not None:
                reason = why_cannot(part)
                why.add(option(word), reason[0], reason[1])
        pos >>= 4
    extra = env.get("extra")
    if extra is not None:
        for card in extra:
            if not pos & 15 and can(game, index, seat, game.box.effects[card]):
                options.append(game.box.card_options["card"][card])
            pos >>= 4
    if seat.listens & ONCE_BIT:
        options += once_options(game, index, seat)
    if options:
        if is_free(table, env):
            options.append(DONE)
        elif why is not None:
            why.add(DONE, "UC-3.12", message("why-nothing-done"))
    return options


@takes(Do)
def take_do(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    if choice.verb == "once":
        return use_once(game, frame, choice)
    node: Do = frame.node
    env = frame.env
    key = choice.key
    if "extra" in env:
        env = env.copy()
        extra = env.pop("extra")
        if choice.verb == "card":
            number = len(node.parts) + extra.index(game.box.card_number[choice.word()])
            rest = frame.at(frame.pos + (1 << 4 * number))
            effect = game.box.effects[extra[number - len(node.parts)]]
            # what the card adds is no part of the slot's own action (UC-3.12, UC-23.14, UC-23.15)
            return oblige(game.state, Frame(effect, 0, frame.seat, {}, rest))
    for number, (word, part) in enumerate(node.parts):
        if word == key:
            rest = frame.at(frame.pos + (1 << 4 * number))
            chosen = Frame(part, 0, frame.seat, env, rest)
            return oblige(game.state, chosen) if isinstance(part, (If, BuildUpgraded)) else chosen
    raise AssertionError(choice)


# -- one of several


@asks(Either, "UC-12.27")
def ask_either(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    index = frame.seat
    seat = table.seats[index]
    parts: tuple[Named, ...] = frame.node.parts
    options: list[Option] = []
    for word, part in parts:
        if can(game, index, seat, part):
            options.append(option(word))
        elif why is not None:
            reason = why_cannot(part)
            why.add(option(word), reason[0], reason[1])
    return options


@takes(Either)
def take_either(game: Game, frame: Frame, choice: Option) -> Frame | None:
    parts: tuple[Named, ...] = frame.node.parts
    for word, part in parts:
        if word == choice.key:
            chosen = frame.then(part)
            if is_free(game.state, frame.env):
                return oblige(game.state, chosen)  # who picks a half uses it
            return chosen if is_sure(part) else watch(game.state, chosen)
    raise AssertionError(choice)


@runs(PayFor)
def run_pay_for(game: Game, frame: Frame) -> Frame | None:
    """The price once, then at least something of what it is for (UC-23.01)."""
    table = game.state
    node: PayFor = frame.node
    pay(table.seats[frame.seat], game.box.vector(node.price))
    return oblige(table, frame.then(node.part))


# -- effects that were set off together


@asks(Reactions, "UC-14.07")
def ask_reactions(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    index = frame.seat
    seat = table.seats[index]
    items: tuple[Item, ...] = frame.env["items"]
    options: list[Option] = []
    must = False
    for item in items:
        if can(game, index, seat, item.node):
            must = must or item.must
            choice = worded(item.word)
            if choice not in options:  # one card can be set off twice at once
                options.append(choice)
        elif why is not None:
            reason = why_cannot(item.node)
            why.add(worded(item.word), reason[0], reason[1])
    if not options and items:
        return options
    if seat.listens & ONCE_BIT:
        options += once_options(game, index, seat)
    if options and not must:
        options.append(DONE)  # UC-14.08
    return options


@takes(Reactions)
def take_reactions(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    if choice.verb == "once":
        return use_once(game, frame, choice)
    items: tuple[Item, ...] = frame.env["items"]
    for number, item in enumerate(items):
        if item.word == choice.key:
            left = items[:number] + items[number + 1 :]
            rest = frame.bind("items", left) if left else frame.parent
            env = dict(item.env)
            chosen = Frame(item.node, env.pop("pos", 0), frame.seat, env, rest)
            return oblige(game.state, chosen) if isinstance(item.node, Do) else chosen
    raise AssertionError(choice)
