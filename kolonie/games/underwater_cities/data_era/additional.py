"""Additional actions (section DE-7): offered in the turn, paid for, and carried out."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.nodes import Group, Item, Node
from kolonie.core.options import Option, WhyNot
from kolonie.core.readers import Reason
from kolonie.core.scene import Part
from kolonie.games.underwater_cities.board import Vector
from kolonie.games.underwater_cities.box import COLOURS, Box
from kolonie.games.underwater_cities.building import UPGRADE
from kolonie.games.underwater_cities.can import can
from kolonie.games.underwater_cities.data_era import judging, words
from kolonie.games.underwater_cities.data_era.allowance import (
    ALLOWANCE,
    can_swap,
    could_swap,
    extra_price,
    is_allowed,
    payable,
    swap_payments,
    terms,
    use_up,
)
from kolonie.games.underwater_cities.data_era.moves import (
    AfterPlay,
    SwapGoods,
)
from kolonie.games.underwater_cities.data_era.picturing import aid
from kolonie.games.underwater_cities.data_era.products import PAIR_PRODUCT, pair_items, pairs
from kolonie.games.underwater_cities.data_era.turn import EXTRA_CARD, PAY, SWAP, SWAP_GOODS, buy
from kolonie.games.underwater_cities.duty import FURTHER, SLOT, SURE, WATCHED
from kolonie.games.underwater_cities.foresight import owes
from kolonie.games.underwater_cities.further import Further
from kolonie.games.underwater_cities.moves import ChooseSlot
from kolonie.games.underwater_cities.nodes import BuildUpgraded, Do
from kolonie.games.underwater_cities.state import Game, Seat


class AdditionalActions(Further):
    """What the rules of the base ask Data Era for."""

    def card_verbs(self) -> tuple[str, ...]:
        return ("extra",)

    def card_numbers(self) -> tuple[str, ...]:
        return ("cards", "credit", *COLOURS)

    def roots(self) -> dict[str, Node]:
        return {
            **{f"data-era/pay-{name}": node for name, node in PAY.items()},
            "data-era/swap": SWAP_GOODS,
            "data-era/extra": EXTRA_CARD,
            "data-era/pair": PAIR_PRODUCT,
        }

    # -- building on an expansion site

    def fees(self, box: Box, seat: Seat) -> tuple[Vector, ...]:
        """DE-7.30: as part of a normal build of slot or card, in the own turn."""
        return payable(box, seat, box.constants["site_price"][0]) if is_allowed(seat) else ()

    def may_open(self, seat: Seat) -> bool:
        return is_allowed(seat)

    def opened(self, seat: Seat) -> None:
        use_up(seat)

    def why_closed(self, box: Box, seat: Seat) -> Reason:
        if is_allowed(seat):
            return ("DE-7.64", message("why-site-fee"))
        return ("UC-8.15", message("why-expansion-site"))

    # -- at any time

    def interjections(self, game: Game, frame: Frame, options: list[Option], why: WhyNot | None) -> None:
        """The swap at any decision of the own turn (DE-7.23), the extra card before and after (DE-7.41)."""
        table = game.state
        seat = table.seats[frame.seat]
        if not is_allowed(seat):
            if why is not None and table.acting == frame.seat:
                _refuse(game, seat, why, "DE-7.09", message("why-additional-used"))
            return
        if len(options) == 1 and frame.env.get("owed", 0) >= FURTHER:
            return  # what was just begun leaves no choice; the decision to begin it was the moment
        if not options and _is_finished(frame):
            return  # nothing here can become possible any more; the next decision is as good
        if can_swap(game.box, seat) and not _in_pair(frame):
            options.append(SWAP)
        elif why is not None:
            why.add(SWAP, "DE-7.24", message("why-no-swap"))
        node = frame.node
        if isinstance(node, AfterPlay) or (isinstance(node, ChooseSlot) and table.slot < 0):
            _offer_extra(game, seat, isinstance(node, ChooseSlot), options, why)
        elif why is not None:
            for card in seat.hand:
                why.add(game.box.card_options["extra"][card], "DE-7.41", message("why-extra-between"))

    def interject(self, game: Game, frame: Frame, choice: Option) -> Frame | None:
        box = game.box
        seat = game.state.seats[frame.seat]
        if choice is SWAP:
            return buy(game, frame, "swap", swap_payments(box, seat), {})
        card = box.card_number[choice.word()]
        return buy(game, frame, "extra", payable(box, seat, extra_price(box, seat, card)), {"extra": card})

    def at_hand(self, box: Box, seat: Seat, goods: list[int], card: int) -> tuple[Node, ...]:
        return (PAY["swap"],) if is_allowed(seat) and could_swap(box, seat, goods, card) else ()

    def aids(self, box: Box, seat: Seat) -> bool:
        return is_allowed(seat) and can_swap(box, seat)

    def makes_possible(self, game: Game, index: int, seat: Seat, node: Node) -> bool:
        """By a swap: first with one more of everything at once, then with each in turn."""
        if not is_allowed(seat):
            return False
        ways = swap_payments(game.box, seat)
        if not ways:
            return False
        among = terms(game.box).swapped
        kept = seat.goods
        found = False
        for way in ways:
            del seat.beside[ALLOWANCE]
            seat.goods = goods = [n - way[what] for what, n in enumerate(kept)]
            for what in among:
                goods[what] += 1
            able = can(game, index, seat, node)
            for what in among:
                goods[what] -= 1
            if able:
                trades = [(a, b) for a in among for b in among if a != b and goods[a]]
                found = any(_helps(game, index, seat, node, a, b) for a, b in trades)
            seat.goods = kept
            seat.beside[ALLOWANCE] = 1
            if found:
                break
        return found

    def doubtful(self, game: Game, frame: Frame, options: list[Option]) -> list[Option]:
        """The swaps after which the slot could not be performed with what the player has then."""
        if not isinstance(frame.node, SwapGoods) or frame.parent is None:
            return options
        number = game.box.resource
        return [
            choice
            for choice in options
            if not _leaves_a_way(game, frame.parent, number[choice.word()], number[choice.word(1)])
        ]

    def tries(self, game: Game, frame: Frame, options: list[Option]) -> list[Option]:
        """Of the swaps at a slot, of which nothing can be done yet, one that changes that."""
        slot = frame.parent
        if not isinstance(frame.node, SwapGoods) or slot is None or slot.env.get("owed") != SLOT:
            return options
        seat = game.state.seats[frame.seat]
        if not isinstance(slot.node, Do) or seat.listens or slot.env.get("items"):
            return options
        number = game.box.resource
        for choice in options:
            if _helps(game, frame.seat, seat, slot.node, number[choice.word()], number[choice.word(1)]):
                return [choice]
        return []

    # -- production and words

    def products(self, game: Game, index: int) -> list[Item]:
        return pair_items(game, index)

    def product_worth(self, box: Box, seat: Seat) -> float:
        return judging.CHOSEN * len(pairs(box, seat))

    def worth_in_turn(self, box: Box, card: int) -> float:
        return sum([judging.CHANGED[name] for name in box.card_additional[card]])

    def card_parts(self, box: Box, card: int) -> list[Message]:
        return words.additional_parts(box.card_additional[card])

    def label(self, game: Game, index: int, choice: Option) -> Message | None:
        return words.label(game, index, choice)

    def places(self, game: Game, index: int, choice: Option) -> tuple[str, ...]:
        return words.places(game, index, choice)

    def pictured(self, box: Box, seat: Seat, acting: bool) -> list[Part]:
        return [aid(box, seat, acting)]


ADDITIONAL: Final = AdditionalActions()


def _refuse(game: Game, seat: Seat, why: WhyNot, rule: str, reason: Message) -> None:
    """Neither swap nor extra card."""
    why.add(SWAP, rule, reason)
    for card in seat.hand:
        why.add(game.box.card_options["extra"][card], rule, reason)


def _helps(game: Game, index: int, seat: Seat, slot: Node, given: int, got: int) -> bool:
    """True if something of the slot can be done after the swap."""
    goods = seat.goods
    goods[given] -= 1
    goods[got] += 1
    found = can(game, index, seat, slot)
    goods[given] += 1
    goods[got] -= 1
    return found


def _leaves_a_way(game: Game, then: Frame, given: int, got: int) -> bool:
    """True if after the swap the slot can be performed from the decision that is asked again."""
    table = game.state
    seat = table.seats[then.seat]
    if then.env.get("owed") == SLOT:  # begun, and nothing of it is done yet
        plain = isinstance(then.node, Do) and table.owed & ~SURE == WATCHED and not then.env.get("items")
        return plain and _helps(game, then.seat, seat, then.node, given, got)
    goods = seat.goods
    goods[given] -= 1
    goods[got] += 1
    found = not owes(game, then)
    goods[given] += 1
    goods[got] -= 1
    return found


def _is_finished(frame: Frame) -> bool:
    """True for a group of which everything was done."""
    if frame.env.get("items"):
        return False
    group: Group = frame.node
    for number, times in enumerate(group.times):
        if frame.pos >> 4 * number & 15 < times:
            return False
    return True


def _in_pair(frame: Frame) -> bool:
    """True between the build and the upgrade of a build-and-upgrade (UC-14.02)."""
    level: Frame | None = frame
    while level is not None:
        if isinstance(level.node, BuildUpgraded) and level.pos == UPGRADE:
            return True
        level = level.parent
    return False


def _offer_extra(game: Game, seat: Seat, before: bool, options: list[Option], why: WhyNot | None) -> None:
    box = game.box
    if before and len(seat.hand) < 2:  # DE-7.53: a card must be left for the regular play
        if why is not None:
            for card in seat.hand:
                why.add(box.card_options["extra"][card], "DE-7.53", message("why-extra-last"))
        return
    for card in seat.hand:
        if payable(box, seat, extra_price(box, seat, card)):
            options.append(box.card_options["extra"][card])
        elif why is not None:
            why.add(box.card_options["extra"][card], "DE-7.42", message("why-extra-price"))
