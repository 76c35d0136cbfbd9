"""Effects that only Data Era has: what they do, need, say, show and are worth."""

from __future__ import annotations

from typing import Any

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.nodes import Node
from kolonie.core.readers import ICONS, POSSIBLE, TEXT, icons_of, runs, text_of
from kolonie.games.underwater_cities.bot.effects import READERS, effect_worth, price_worth
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.bringing import BRINGS, Most, most, together
from kolonie.games.underwater_cities.can import CAN, NEEDS, can, copy, why_no_part
from kolonie.games.underwater_cities.data_era.allowance import terms
from kolonie.games.underwater_cities.data_era.moves import Following, GiveUp, PayAdditional, SwapGoods
from kolonie.games.underwater_cities.duty import performed
from kolonie.games.underwater_cities.events import reacting
from kolonie.games.underwater_cities.goods import collect, from_slot
from kolonie.games.underwater_cities.nodes import Do, Receive
from kolonie.games.underwater_cities.phrases import instead
from kolonie.games.underwater_cities.refusing import WHY_RULES
from kolonie.games.underwater_cities.state import Game, Seat

# -- one thing, and what comes with it


@runs(Following)
def run_following(game: Game, frame: Frame) -> Frame | None:
    """What is begun is done: a build offers no way out of it."""
    node: Following = frame.node
    if frame.pos == 0:
        return Frame(node.first, 0, frame.seat, frame.env, frame.at(1))
    collect(game, frame.seat, node.then)
    return frame.parent


def can_follow(game: Game, index: int, seat: Seat, node: Following) -> bool:
    return can(game, index, seat, node.first)


def following_text(node: Following) -> Message:
    return message("node-following", first=text_of(node.first), then=text_of(node.then))


def following_icons(node: Following) -> tuple[str, ...]:
    return (*icons_of(node.first), *icons_of(node.then))


def following_worth(box: Box, seat: Seat, node: Following) -> float:
    return effect_worth(box, seat, node.first) + effect_worth(box, seat, node.then)


def following_brings(box: Box, node: Following) -> Most:
    return together(box, [(most(box, node.first), 1), (most(box, node.then), 1)])


# -- less from the slot


def given_part(slot: Frame, node: GiveUp) -> int:
    """The number of a part of the slot, not yet done, that gives so much; -1 if there is none."""
    group: Do = slot.node
    wanted = dict(node.price)
    for number, (_word, part) in enumerate(group.parts):
        begun = slot.pos >> 4 * number & 15
        if begun < group.times[number] and isinstance(part, Receive):
            given = dict(part.goods)
            if all(_plenty(given.get(name, 0), n) for name, n in wanted.items()):
                return number
    return -1


def _plenty(given: Any, n: int) -> bool:
    return isinstance(given, int) and given >= n


def less(part: Receive, node: GiveUp) -> Receive:
    """What the slot still gives."""
    wanted = dict(node.price)
    left = [(name, n - wanted.get(name, 0) if isinstance(n, int) else n) for name, n in part.goods]
    return Receive(tuple([(name, n) for name, n in left if n != 0]))


def give_up_fits(game: Game, frame: Frame) -> bool:
    """There is something to give up, and with what is left an action card can be used (DE-9.19)."""
    slot = frame.parent
    assert slot is not None
    number = given_part(slot, frame.node)
    if number < 0:
        return False
    after = copy(game.state.seats[frame.seat])
    for name, n in less(slot.node.parts[number][1], frame.node).goods:
        if name in game.box.resource and isinstance(n, int):
            after.goods[game.box.resource[name]] += n
    return can(game, frame.seat, after, frame.node.part)


@runs(GiveUp)
def run_give_up(game: Game, frame: Frame) -> Frame | None:
    """The slot gives the rest at once; what was given up was never gained."""
    node: GiveUp = frame.node
    slot = frame.parent
    assert slot is not None
    number = given_part(slot, node)
    gained = collect(game, frame.seat, less(slot.node.parts[number][1], node))
    performed(game.state, slot.env)
    seat = game.state.seats[frame.seat]
    rest = Frame(slot.node, slot.pos + (1 << 4 * number), slot.seat, slot.env, slot.parent)
    inner = Frame(node.part, 0, frame.seat, frame.env, rest)
    return reacting(frame.seat, inner, from_slot(game.box, seat, slot, gained))


def can_give_up(_game: Game, _index: int, seat: Seat, _node: GiveUp) -> bool:
    return len(seat.used) < len(seat.actions)


def give_up_text(node: GiveUp) -> Message:
    return message("node-give-up", price=instead(node.price), part=text_of(node.part))


def give_up_icons(node: GiveUp) -> tuple[str, ...]:
    return (*(name for name, _n in node.price), "exchange", *icons_of(node.part))


def give_up_worth(box: Box, seat: Seat, node: GiveUp) -> float:
    return effect_worth(box, seat, node.part) - price_worth(node.price)


def give_up_brings(box: Box, node: GiveUp) -> Most:
    return most(box, node.part)


# -- the swap


def swap_brings(box: Box, _node: SwapGoods | PayAdditional) -> Most:
    """One of each that can be taken. Nothing else is bought while something is owed."""
    goods = terms(box).swapped
    return Most(tuple([int(what in goods) for what in range(len(box.resources))]), units=1)


def register(kind: type[Node], *readers: Any) -> None:
    can_be, text, icons, worth, brings = readers
    CAN[kind] = can_be
    POSSIBLE[kind] = why_no_part
    TEXT[kind] = text
    ICONS[kind] = icons
    READERS[kind] = worth
    BRINGS[kind] = brings


register(Following, can_follow, following_text, following_icons, following_worth, following_brings)
register(GiveUp, can_give_up, give_up_text, give_up_icons, give_up_worth, give_up_brings)
NEEDS[GiveUp] = give_up_fits
WHY_RULES[GiveUp] = "DE-9.19"
BRINGS[SwapGoods] = swap_brings
BRINGS[PayAdditional] = swap_brings
