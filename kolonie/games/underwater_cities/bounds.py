"""An upper bound of what effects can bring in one turn: cheap, and never too low.

It tells at once that a card cannot make a slot possible, so that nothing need be tried out.
"""

from __future__ import annotations

from typing import Final

from kolonie.core.nodes import If, Node
from kolonie.games.underwater_cities.board import Reward
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.can import can, contains, copy, slots_for
from kolonie.games.underwater_cities.counts import amount, holds
from kolonie.games.underwater_cities.network import sites_of
from kolonie.games.underwater_cities.nodes import (
    EVENTS,
    Advance,
    Build,
    BuildUpgraded,
    Convert,
    Do,
    Either,
    Exchange,
    ExtraMetropolis,
    PayFor,
    PerformSlot,
    ProductOf,
    Ready,
    Receive,
    ReceiveDifferent,
    TakeSpecial,
    Upgrade,
    UseAction,
)
from kolonie.games.underwater_cities.openings import opens
from kolonie.games.underwater_cities.prices import building_prices, can_build_for, can_pay
from kolonie.games.underwater_cities.state import Game, Seat

PLENTY: Final = 99
FIRINGS: Final = 12
"""More often than this no card can be set off in one turn."""
Goods = list[int]
CHANGING: Final = (
    Build,
    BuildUpgraded,
    Upgrade,
    Convert,
    Advance,
    TakeSpecial,
    UseAction,
    PerformSlot,
    ExtraMetropolis,
)
"""Effects that change what others count, or set others off."""
BUILDING: Final = (Build, BuildUpgraded, UseAction, PerformSlot)
"""Effects that can connect a metropolis."""
ANY: Final = (UseAction, PerformSlot)
CAUSES: Final[dict[str, tuple[type[Node], ...]]] = {
    "built": (Build, BuildUpgraded, *ANY),
    "upgraded": (Upgrade, BuildUpgraded, *ANY),
    "space": (Advance, Build, BuildUpgraded, *ANY),
    "metropolis": (Build, BuildUpgraded, ExtraMetropolis, *ANY),
    "special_taken": (TakeSpecial, *ANY),
    "action_used": ANY,
    "slot": ANY,
    "slot_colour": ANY,
    "slot_gives": ANY,
}
"""What can bring an event about before the slot is performed; other events cannot happen then."""


def enough(game: Game, index: int, seat: Seat, slot: Do, helpers: list[Do]) -> bool:
    """False if nothing that the helpers can bring would make a part of the slot possible.

    `seat` is the player with the card already claimed, if it is one to claim.
    """
    if contains(slot, (UseAction,)) and any(contains(helper, (Ready,)) for helper in helpers):
        return True
    rich = copy(seat)
    rich.goods = [PLENTY] * len(seat.goods)
    still = not any(contains(helper, CHANGING) for helper in helpers)
    if still and not can(game, index, rich, slot):
        return False
    once: list[Do] = [] if still else _rewards(game, seat, helpers)
    answers: list[Do] = [] if still else _answers(game.box, seat, [*helpers, *once])
    bound = _Bound(game, index, seat, still, [*helpers, *once, *answers])
    if not still and not can(game, index, rich, slot):  # not goods are missing, but sites or conditions
        return opens(game, slot, bound.actions, [*helpers, *once, *answers])
    while True:  # again with what could be brought so far, which may pay for more
        total = list(seat.goods)
        for helper in helpers:
            _add(total, bound.of(helper, 2))
        for effect in once:
            _add(total, bound.of(effect, 1))
        for effect in answers:
            _add(total, bound.of(effect, 1), FIRINGS)
        if total == bound.have:
            rich.goods = total
            return can(game, index, rich, slot)
        bound.have = total


def _rewards(game: Game, seat: Seat, helpers: list[Do]) -> list[Do]:
    """What a change on the way can bring once: contracts on offer, metropolises still to be connected."""
    box = game.box
    found = [box.contract_rewards[contract] for contract in game.state.contracts]
    answers = [effect for card in seat.permanents if (effect := box.effects[card]) is not None]
    if not any(contains(effect, BUILDING) for effect in (*helpers, *found, *answers)):
        return found
    for space, tile in enumerate(seat.tiles):
        instant = box.tile_instant[tile]
        if instant is not None and not seat.joined >> space & 1:
            found.append(instant)
    return found


def _answers(box: Box, seat: Seat, helpers: list[Do]) -> list[Do]:
    """The permanent cards that the helpers, or one another, can set off."""
    found: list[Do] = []
    waiting = [c for c in seat.permanents if box.effects[c] is not None]
    causes: list[Do] = list(helpers)
    while causes:
        cause = causes.pop()
        for card in waiting[:]:
            kinds = CAUSES.get(EVENTS[box.card_events[card]])
            effect = box.effects[card]
            assert effect is not None
            if kinds is not None and contains(cause, kinds):
                waiting.remove(card)
                found.append(effect)
                causes.append(effect)
    return found


def _add(total: Goods, more: Goods, times: int = 1) -> None:
    for what, n in enumerate(more):
        total[what] += times * n


def _widest(box: Box, listed: list[Goods]) -> Goods:
    """For each resource the largest amount in any of the lists."""
    total = [0] * len(box.resources)
    for goods in listed:
        for what, n in enumerate(goods):
            total[what] = max(total[what], n)
    return total


class _Bound:
    """At most how much of each resource an effect brings to a player who has at most `have`.

    With `still` nothing on the table changes on the way, so that conditions can be judged now. `together`
    are all effects of the turn: if one of them can ready an action card, used ones count too.
    """

    def __init__(self, game: Game, index: int, seat: Seat, still: bool, together: list[Do]) -> None:
        self.game = game
        self.box = game.box
        self.index = index
        self.seat = seat
        self.have = list(seat.goods)
        self.still = still
        actions = [(card, effect) for card in seat.actions if (effect := self.box.effects[card]) is not None]
        reached = [*together, *(effect for _card, effect in actions)]
        ready = any(contains(effect, (Ready, PerformSlot)) for effect in reached)
        self.actions = [effect for card, effect in actions if ready or card not in seat.used]

    def of(self, node: Node, depth: int) -> Goods:
        """`depth` limits action cards that use action cards."""
        box = self.box
        total = [0] * len(box.resources)
        if isinstance(node, Receive):
            for name, n in node.goods:
                if name in box.resource:
                    fixed = isinstance(n, int) or self.still
                    total[box.resource[name]] += amount(box, self.seat, n) if fixed else PLENTY
        elif isinstance(node, ReceiveDifferent):
            for name in node.among:
                total[box.resource[name]] += 1
        elif isinstance(node, Exchange):
            one, other = box.vector(node.one), box.vector(node.other)
            if can_pay(self.have, one):
                _add(total, list(other))
            if can_pay(self.have, other):
                _add(total, list(one))
        elif isinstance(node, PayFor):
            if can_pay(self.have, box.vector(node.price)):
                return self.of(node.part, depth)
        elif isinstance(node, If):
            if not self.still or holds(box, self.seat, node.test):
                return self.of(node.then, depth)
        elif isinstance(node, Either):
            return _widest(box, [self.of(part, depth) for _word, part in node.parts])
        elif isinstance(node, Do):
            for number, (_word, part) in enumerate(node.parts):
                _add(total, self.of(part, depth), node.times[number])
        elif isinstance(node, Advance):
            _add(total, _climb(box))
        elif isinstance(node, (Build, BuildUpgraded)):
            return self._built(node)
        elif isinstance(node, ProductOf):
            products = [box.upgraded_product[kind] for kind in box.kind_numbers(node.kinds)]
            return _widest(box, [list(product.goods) for product in products if product is not None])
        elif isinstance(node, (UseAction, PerformSlot)):
            return self._further(node, depth)
        return total

    def _built(self, node: Build | BuildUpgraded) -> Goods:
        """What building can bring, if it can be paid at all."""
        box = self.box
        kinds = [
            kind
            for kind in box.kind_numbers(node.kinds)
            if any(
                can_build_for(box, self.have, price)
                for price in building_prices(box, self.seat, kind, node.prices)
            )
        ]
        return _bonuses(self.box, self.seat, tuple(kinds))

    def _further(self, node: UseAction | PerformSlot, depth: int) -> Goods:
        box = self.box
        if depth == 0:
            return [PLENTY] * len(box.resources)
        if isinstance(node, PerformSlot):
            effects = box.side[self.game.seats].effects
            slots = slots_for(self.game, self.index, self.seat, node.scope)
            return _widest(box, [self.of(effects[slot], depth - 1) for slot in slots])
        total = [0] * len(box.resources)
        for effect in self.actions:
            _add(total, self.of(effect, depth - 1))
        return total


def _climb(box: Box) -> Goods:
    total = [0] * len(box.resources)
    for reward in box.track:
        _add(total, list(reward.goods))
    return total


def _bonuses(box: Box, seat: Seat, kinds: tuple[int, ...]) -> Goods:
    """The richest bonus of any site, with the whole track where that can follow."""
    board = box.boards[seat.board]
    found: list[Goods] = []
    for kind in kinds:
        rewards: list[Reward] = [r for r in sites_of(box, board, kind).bonus if r is not None]
        best = _widest(box, [list(reward.goods) for reward in rewards])
        if any(reward.steps for reward in rewards):
            _add(best, _climb(box))
        found.append(best)
    return _widest(box, found)
