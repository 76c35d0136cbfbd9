"""The test of the whole turn (UC-3.12, UC-3.13, UC-3.19, UC-6.15): what the engine asks when it looks ahead.

Whether a way is left is found out by `kolonie.core.ahead`, with the rules themselves. Here stands what is
owed, which options plainly do no harm to it, and which of them make no difference in a search.
"""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Item, Named, Node, Seq
from kolonie.core.options import Option, worded
from kolonie.core.readers import RULE, Reason
from kolonie.core.steps import DONE
from kolonie.games.underwater_cities.box import COLOURLESS
from kolonie.games.underwater_cities.building import KIND, PAYMENT, SITE, UPGRADE, payable_sites
from kolonie.games.underwater_cities.can import after_upgrade_goods, can, can_build_kind, copy, why_cannot
from kolonie.games.underwater_cities.duty import FURTHER, SLOT, WATCHED, is_free, meets_it
from kolonie.games.underwater_cities.moves import ChooseCard, ChooseOrder, ChooseSlot, Reactions, SlotAction
from kolonie.games.underwater_cities.network import sites_of
from kolonie.games.underwater_cities.nodes import (
    EVENT,
    Build,
    BuildUpgraded,
    Do,
    Receive,
    TakeSpecial,
    Upgrade,
)
from kolonie.games.underwater_cities.prices import pay
from kolonie.games.underwater_cities.state import NO_CARD, Game, Seat
from kolonie.games.underwater_cities.turn import CARD_THEN_SLOT, NO_BENEFIT, SLOT_THEN_CARD

AIDS: Final = 1 << EVENT["once_per_turn"] | 1 << EVENT["slot"]
"""Events of cards that can help to perform a slot without the played card."""
PLAYED: Final = 1 << EVENT["mismatch"] | 1 << EVENT["match"] | 1 << EVENT["slot_colour"]
"""Events that the play of a card itself brings about (UC-14.01)."""
BUILDING: Final = 1 << EVENT["built"] | 1 << EVENT["upgraded"]
LEFT: Final = (Do, Reactions, ChooseCard, ChooseOrder)
"""Decisions from which one can go on to the slot without paying for anything (UC-3.14)."""


# -- what is owed


def owes(game: Game, frame: Frame | None) -> bool:
    """True unless all that is owed is the slot, which can be performed with what the player has now."""
    table = game.state
    if table.owed < WATCHED:
        return False
    if frame is None or table.owed != WATCHED or not isinstance(frame.node, LEFT):
        return True
    level: Frame | None = frame
    while level is not None:
        if level.env.get("owed") == SLOT:
            return True  # it was begun already
        level = level.parent
    return not can_perform(game, frame.seat, table.seats[frame.seat], table.slot)


def can_perform(game: Game, index: int, seat: Seat, slot: int) -> bool:
    """True if something of the slot can be done with what the player has now."""
    side = game.box.side[game.seats]
    return side.sure[slot] or can(game, index, seat, side.effects[slot])


def doubtful(game: Game, frame: Frame, options: list[Option]) -> list[Option]:
    node = frame.node
    table = game.state
    if isinstance(node, ChooseSlot):
        return [choice for choice in options if not _is_plain(game, frame.seat, choice)]
    if table.owed < WATCHED:
        return []
    if isinstance(node, (ChooseCard, ChooseOrder)):
        if can_perform(game, frame.seat, table.seats[frame.seat], table.slot):
            return [choice for choice in options if choice is CARD_THEN_SLOT or choice.verb == "once"]
    elif meets_it(table, frame.env):
        if isinstance(node, BuildUpgraded):
            return _unsure_pairs(game, frame, options)
        return [choice for choice in options if choice.verb in ("once", "card")]
    return options


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
                if can_build_kind(game, seat, kind, node.prices, False, spare):
                    sure.add(box.kind_options[kind])
        else:
            kind = frame.env["kind"] if frame.pos == SITE else kinds[0]
            named = sites_of(box, box.boards[seat.board], kind).options
            for site in payable_sites(game, seat, kind, node.prices, False, spare):
                sure.add(named[site])
    return [choice for choice in options if choice not in sure]


def _is_plain(game: Game, index: int, choice: Option) -> bool:
    """True for a slot that can be performed with what the player has before any card."""
    if choice.verb == "once":
        return True
    seat = game.state.seats[index]
    if choice.verb == "copy":
        seat = copy(seat)
        pay(seat, game.box.copy_price)
    return can_perform(game, index, seat, game.box.side[game.seats].codes.index(choice.word()))


def is_stuck(game: Game, frame: Frame) -> bool:
    return not is_free(game.state, frame.env)


# -- what a search has to try


def tries(game: Game, frame: Frame, options: list[Option]) -> list[Option]:
    node = frame.node
    if isinstance(node, (Do, Reactions)) and DONE in options and _is_done(frame):
        return [DONE]
    if isinstance(node, Do):
        if _is_fresh(frame) and not _began_before(game, frame):
            options = [choice for choice in options if choice.verb != "once"]
        return _gains_first(game, node.parts, options)
    if isinstance(node, Reactions):
        items: tuple[Item, ...] = frame.env["items"]
        return _gains_first(game, tuple([(item.word, item.node) for item in items]), options)
    if isinstance(node, (Build, BuildUpgraded)):
        return _unlike(game, frame.seat, options)
    if isinstance(node, Upgrade) and frame.pos != PAYMENT:
        return options if cities_count(game, game.state.seats[frame.seat]) else options[:1]
    if isinstance(node, ChooseCard):
        return _matching(game, frame.seat, options)
    if isinstance(node, ChooseOrder):
        if not game.state.seats[frame.seat].listens & AIDS:
            return [choice for choice in options if choice is CARD_THEN_SLOT]
        return [choice for choice in options if choice is not SLOT_THEN_CARD]  # as good as the slot alone
    if isinstance(node, TakeSpecial):
        return options[:1]  # none of them can be played in this turn
    return options


def _is_done(frame: Frame) -> bool:
    """True for a group with nothing left in it, if once-per-turn cards can be used as well after it."""
    if frame.env.get("items"):
        return False
    node: Do | Reactions = frame.node
    pos = frame.pos
    for number in range(len(node.parts)):
        if pos & 15 < (node.times[number] if node.times else 1):
            return False
        pos >>= 4
    below = frame.parent
    if below is None:
        return False
    following = below.node
    if isinstance(following, Seq) and below.pos < len(following.parts):
        following = following.parts[below.pos]
    elif isinstance(following, Do) and _is_fresh(below):
        return False
    return isinstance(following, (Do, Reactions, SlotAction))


def _is_fresh(frame: Frame) -> bool:
    """True for a group that binds the player, and of which nothing was done yet."""
    owed: int = frame.env.get("owed", 0)
    return frame.pos == 0 and owed >= FURTHER


def _began_before(game: Game, frame: Frame) -> bool:
    """True if the group was begun in play: else what could be used now could be used before it was begun."""
    assert game.answers is not None
    level = game.answers.root
    while level is not None:
        if level is frame:
            return True
        level = level.parent
    return False


def _gains_first(game: Game, parts: tuple[Named, ...], options: list[Option]) -> list[Option]:
    """Something that is only received is taken at once: to have it sooner never takes anything away."""
    for word, part in parts:
        if is_received(part) and worded(word) in options:
            return [worded(word)]
    for choice in options:
        if choice.verb == "once" and is_received(game.box.effects[game.box.card_number[choice.word()]]):
            return [choice]
    if DONE in options:
        return [*[choice for choice in options if choice is not DONE], DONE]
    return options


def is_received(node: Node | None) -> bool:
    """True for fixed goods, points and cards, which cost nothing and set nothing off."""
    if isinstance(node, Do):
        return all(is_received(part) for _word, part in node.parts)
    return isinstance(node, Receive) and all(isinstance(n, int) for _name, n in node.goods)


def _unlike(game: Game, index: int, options: list[Option]) -> list[Option]:
    """One of each set of building sites that nothing distinguishes in this turn."""
    seat = game.state.seats[index]
    board = game.box.boards[seat.board]
    number = board.buildings.number
    alike = board.alike if cities_count(game, seat) else board.alike_alone
    seen: set[int] = set()
    found = []
    for choice in options:
        site = number.get(choice.word()) if choice.verb == "at" else None
        if site is None:
            found.append(choice)
        elif alike[site] not in seen:
            seen.add(alike[site])
            found.append(choice)
    return found


def cities_count(game: Game, seat: Seat) -> bool:
    """True if it can matter in this turn at which city something is built or upgraded."""
    if seat.listens & BUILDING or game.state.contracts:
        return True
    counting = game.box.counting
    played = game.state.played
    for card in (*seat.actions, *seat.permanents, *((played,) if played != NO_CARD else seat.hand)):
        if counting[card]:
            return True
    return any(game.box.tile_counting[tile] for tile in seat.tiles)


def _matching(game: Game, index: int, options: list[Option]) -> list[Option]:
    """Cards of the slot's colour, then one of the others: they do nothing themselves (UC-3.09)."""
    box = game.box
    colour = box.side[game.seats].colours[game.state.slot]
    fit: list[Option] = []
    others: list[Option] = []
    for choice in options:
        same = colour != COLOURLESS and box.card_colours[box.card_number[choice.word()]] == colour
        (fit if same else others).append(choice)
    return fit + others[:1] if game.state.seats[index].listens & (AIDS | PLAYED) else fit


# -- why not


def why_no_way(game: Game, frame: Frame, choice: Option) -> Reason:
    node = frame.node
    if isinstance(node, ChooseSlot):
        side = game.box.side[game.seats]
        rule = "UC-13.06" if choice.verb == "copy" else "UC-3.12"
        return (rule, why_cannot(side.effects[side.codes.index(choice.word())])[1])
    if isinstance(node, ChooseCard):
        return ("UC-3.13", message("why-card-no-help"))
    if choice in (SLOT_THEN_CARD, NO_BENEFIT):
        return ("UC-3.19", message("why-slot-needs-card"))
    if choice is CARD_THEN_SLOT:
        return ("UC-3.19", message("why-card-spends"))
    if isinstance(node, BuildUpgraded):
        return (RULE[BuildUpgraded], message("why-no-build-upgraded"))
    return ("UC-3.19", message("why-no-way"))
