"""The test of the whole turn (UC-3.12, UC-3.13, UC-3.19, UC-6.15): what the engine asks when it looks ahead.

Whether a way is left is found out by `kolonie.core.ahead`, with the rules themselves. Here stands what is
owed, which options plainly do no harm to it and which plainly leave no way; `trials` tells what to try.
"""

from __future__ import annotations

from kolonie.core.frames import Env, Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Node
from kolonie.core.options import Option
from kolonie.core.readers import RULE, Reason
from kolonie.games.underwater_cities.building import KIND, PAYMENT, SITE, UPGRADE, payable_sites
from kolonie.games.underwater_cities.can import after_upgrade_goods, can, can_build_kind, copy
from kolonie.games.underwater_cities.duty import SLOT, WATCHED, meets_it
from kolonie.games.underwater_cities.moves import ChooseCard, ChooseOrder, ChooseSlot, Reactions
from kolonie.games.underwater_cities.network import sites_of
from kolonie.games.underwater_cities.nodes import BuildUpgraded, Do
from kolonie.games.underwater_cities.prices import pay
from kolonie.games.underwater_cities.reach import out_of_reach
from kolonie.games.underwater_cities.state import Game, Seat
from kolonie.games.underwater_cities.turn import CARD_THEN_SLOT, NO_BENEFIT, SLOT_THEN_CARD

# -- what is owed


def owes(game: Game, frame: Frame | None) -> bool:
    """True unless all that is owed is the slot, which can be performed with what the player has now."""
    table = game.state
    if table.owed < WATCHED:
        return False
    if frame is None or table.owed != WATCHED or not _can_leave(frame.node) or _has_begun(frame):
        return True
    return not can_perform(game, frame.seat, table.seats[frame.seat], table.slot)


def _can_leave(node: Node) -> bool:
    """True for decisions from which one can go on to the slot without paying for anything (UC-3.14)."""
    return isinstance(node, (Do, Reactions, ChooseCard, ChooseOrder))


def _has_begun(frame: Frame) -> bool:
    """True inside of the slot."""
    level: Frame | None = frame
    env: Env | None = None
    while level is not None:
        if level.env is not env:  # most frames share that of the one below
            env = level.env
            owed: int | None = env.get("owed")
            if owed is not None and owed == SLOT:
                return True
        level = level.parent
    return False


def can_perform(game: Game, index: int, seat: Seat, slot: int) -> bool:
    """True if something of the slot can be done with what the player has now."""
    side = game.box.side[game.seats]
    if side.sure[slot] or can(game, index, seat, side.effects[slot]):
        return True
    return game.box.further.makes_possible(game, index, seat, side.effects[slot])


def doubtful(game: Game, frame: Frame, options: list[Option]) -> list[Option]:
    node = frame.node
    table = game.state
    if isinstance(node, ChooseSlot):
        return _unsure_slots(game, frame.seat, options)
    if table.owed < WATCHED:
        return []
    if isinstance(node, (ChooseCard, ChooseOrder)):
        if can_perform(game, frame.seat, table.seats[frame.seat], table.slot):
            free = game.conduct.verbs  # whatever a card offers can be left out (UC-3.14, UC-5.12, UC-6.13)
            return [choice for choice in options if choice.verb in free]
    elif meets_it(table, frame.env):
        if isinstance(node, BuildUpgraded):
            return _unsure_pairs(game, frame, options)
        free = game.conduct.verbs
        return [choice for choice in options if choice.verb == "card" or choice.verb in free]
    return game.box.further.doubtful(game, frame, options)


def _unsure_pairs(game: Game, frame: Frame, options: list[Option]) -> list[Option]:
    """What to build, and where, if it could not be paid together with the upgrade from what is there."""
    if frame.pos == UPGRADE:
        return [choice for choice in options if choice.verb == "once"]
    if frame.pos == PAYMENT:
        return options
    box = game.box
    node: BuildUpgraded = frame.node
    seat = game.state.seats[frame.seat]
    kinds = box.kind_numbers(node.kinds)
    sure: set[Option] = set()
    for spare in after_upgrade_goods(box, seat, node.upgrade_prices):
        if frame.pos == KIND and len(kinds) > 1:
            for kind in kinds:
                if can_build_kind(game, seat, kind, node.prices, False, spare, node.given):
                    sure.add(box.kind_options[kind])
        else:
            kind = frame.env["kind"] if frame.pos == SITE else kinds[0]
            named = sites_of(box, box.boards[seat.board], kind).options
            for site in payable_sites(game, seat, kind, node.prices, False, spare, node.given):
                sure.add(named[site])
    return [choice for choice in options if choice not in sure]


def _unsure_slots(game: Game, index: int, options: list[Option]) -> list[Option]:
    """The slots that could not be performed with what the player has before any card."""
    side = game.box.side[game.seats]
    slot_of = side.slot_of
    own = game.state.seats[index]
    unsure: list[Option] = []
    for choice in options:
        slot = slot_of.get(choice, -1)
        if slot < 0 or side.sure[slot]:  # something that is done at any time, or that can always be done
            continue
        seat = own
        if choice is side.copy[slot]:
            seat = copy(own)
            pay(seat, game.box.copy_price)
        if not can_perform(game, index, seat, slot):
            unsure.append(choice)
    return unsure


# -- a quick no


def hopeless(game: Game, frame: Frame, options: list[Option]) -> list[Option]:
    if not isinstance(frame.node, ChooseSlot):
        return []
    slot_of = game.box.side[game.seats].slot_of
    lost = out_of_reach(game, frame.seat, [slot_of[choice] for choice in options])
    return [choice for choice in options if slot_of[choice] in lost]


# -- why not


def why_no_way(game: Game, frame: Frame, choice: Option) -> Reason:
    node = frame.node
    if isinstance(node, ChooseCard):
        return ("UC-3.13", message("why-card-no-help"))
    if choice in (SLOT_THEN_CARD, NO_BENEFIT):
        return ("UC-3.19", message("why-slot-needs-card"))
    if choice is CARD_THEN_SLOT:
        return ("UC-3.19", message("why-card-spends"))
    if isinstance(node, BuildUpgraded):
        return (RULE[BuildUpgraded], message("why-no-build-upgraded"))
    return ("UC-3.19", message("why-no-way"))
