"""Preparing and gaining factories, and cloning (EV-6.44 to EV-6.52)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import DONE, Option, WhyNot, option
from kolonie.core.readers import Reason, asks, possible_if, takes
from kolonie.games.evacuation.nodes import Clone, GainFactory, Prepare
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import (
    ANY,
    ANY_FACTORY_PRICE,
    CLONE_MORE,
    FACTORIES,
    FACTORY_ACTION,
    RESOURCES,
    SIDE,
    WORLDS,
)

PREPARE: Final = tuple(option("prepare", kind, world) for world in WORLDS for kind in FACTORIES)
"""By world and kind, like a stock."""
PREPARE_WITH: Final = tuple(
    tuple(
        option("prepare", kind, world, paid)
        if RESOURCES.index(paid) != number
        else PREPARE[SIDE * w + number]
        for paid in RESOURCES
    )
    for w, world in enumerate(WORLDS)
    for number, kind in enumerate(FACTORIES)
)
"""The same, by the resource that is paid (EV-6.61)."""
GAIN_FACTORY: Final = tuple(option("factory", kind, world) for world in WORLDS for kind in FACTORIES)
CLONE: Final = option("clone")
NEW_FOOD: Final = SIDE
KINDS: Final = (0, 1, 2)


def _kinds(kind: int) -> tuple[int, ...]:
    return KINDS if kind == ANY else (kind,)


@asks(Prepare, "EV-6.44")
def ask_prepare(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """`pos` counts prepared factories."""
    node: Prepare = frame.node
    seat = game.state.seats[frame.seat]
    with_any = seat.powers[ANY_FACTORY_PRICE]
    options: list[Option] = []
    for kind in _kinds(node.kind):
        for world in (0, 1):
            place = SIDE * world + kind
            if not seat.unused[kind]:
                if why is not None:
                    why.add(PREPARE[place], "EV-6.47", message("why-all-factories"))
            elif with_any:
                for paid in KINDS:
                    if seat.stock[SIDE * world + paid]:
                        options.append(PREPARE_WITH[place][paid])
            elif seat.stock[place]:
                options.append(PREPARE[place])
            elif why is not None:
                why.add(PREPARE[place], "EV-6.44", message("why-price", world=WORLDS[world]))
    if options and (frame.pos or not node.must or game.box.rulings.empty_actions):
        options.append(DONE)
    elif why is not None and options:
        why.add(DONE, "EV-5.19", message("why-one-step"))
    return options


@takes(Prepare)
def take_prepare(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    node: Prepare = frame.node
    seat = game.state.seats[frame.seat]
    kind, world = FACTORIES.index(choice.word()), WORLDS.index(choice.word(1))
    paid = RESOURCES.index(choice.word(2)) if len(choice.args) > 2 else kind
    seat.stock[SIDE * world + paid] -= 1
    seat.unused[kind] -= 1
    seat.prepared[SIDE * world + kind] += 1
    most = node.n + seat.powers[FACTORY_ACTION] if node.board else node.n
    done = frame.pos + 1
    return frame.parent if done >= most else frame.at(done)


@possible_if(Prepare)
def possible_prepare(game: Game, frame: Frame) -> Reason | None:
    seat = game.state.seats[frame.seat]
    return why_no_preparing(frame.node, seat, seat.stock)


def why_no_preparing(node: Prepare, seat: Seat, stock: list[int]) -> Reason | None:
    kinds = [kind for kind in _kinds(node.kind) if seat.unused[kind]]
    if not kinds:
        return ("EV-6.47", message("why-all-factories"))
    if seat.powers[ANY_FACTORY_PRICE] and any(stock):
        return None
    for kind in kinds:
        if stock[kind] or stock[SIDE + kind]:
            return None
    return ("EV-6.44", message("why-price-any"))


# -- gained


@asks(GainFactory, "EV-6.46")
def ask_factory(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """`pos` counts gained factories."""
    node: GainFactory = frame.node
    seat = game.state.seats[frame.seat]
    options: list[Option] = []
    for kind in _kinds(node.kind):
        if seat.unused[kind]:
            options += (GAIN_FACTORY[kind], GAIN_FACTORY[SIDE + kind])
        elif why is not None:
            for choice in (GAIN_FACTORY[kind], GAIN_FACTORY[SIDE + kind]):
                why.add(choice, "EV-6.47", message("why-all-factories"))
    if options and not node.must:
        options.append(DONE)
    return options


@takes(GainFactory)
def take_factory(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    seat = game.state.seats[frame.seat]
    kind, world = FACTORIES.index(choice.word()), WORLDS.index(choice.word(1))
    seat.unused[kind] -= 1
    seat.prepared[SIDE * world + kind] += 1
    done = frame.pos + 1
    return frame.parent if done >= frame.node.n else frame.at(done)


@possible_if(GainFactory)
def possible_factory(game: Game, frame: Frame) -> Reason | None:
    seat = game.state.seats[frame.seat]
    if any(seat.unused[kind] for kind in _kinds(frame.node.kind)):
        return None
    return ("EV-6.47", message("why-all-factories"))


# -- cloning


@asks(Clone, "EV-6.50")
def ask_clone(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """`pos` counts clonings."""
    node: Clone = frame.node
    if game.state.seats[frame.seat].stock[NEW_FOOD] < game.box.clone_price:
        if why is not None:
            why.add(CLONE, "EV-6.51", message("why-new-food"))
        return []
    if node.must and not frame.pos and not game.box.rulings.empty_actions:
        return [CLONE]
    return [CLONE, DONE]


@takes(Clone)
def take_clone(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    seat = game.state.seats[frame.seat]
    seat.stock[NEW_FOOD] -= game.box.clone_price
    seat.population += game.box.clones + seat.powers[CLONE_MORE]
    done = frame.pos + 1
    return frame.parent if done >= frame.node.n else frame.at(done)


@possible_if(Clone)
def possible_clone(game: Game, frame: Frame) -> Reason | None:
    return why_no_clone(game, game.state.seats[frame.seat].stock)


def why_no_clone(game: Game, stock: list[int]) -> Reason | None:
    return None if stock[NEW_FOOD] >= game.box.clone_price else ("EV-6.51", message("why-new-food"))
