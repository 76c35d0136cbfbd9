"""What effects bring at most: a quick no for slots that are out of reach (UC-3.12).

Each effect is read once: the goods that it brings at most, whatever is paid for it, and what doing it can
set off. If a slot cannot be performed with everything that the cards of this turn could bring together, no
search is needed. Of what is not known here nothing is said, and the search decides.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kolonie.core.nodes import If, Node, Nothing
from kolonie.games.underwater_cities.board import Vector
from kolonie.games.underwater_cities.box import COLOURLESS, Box
from kolonie.games.underwater_cities.can import can, copy, reaches_further
from kolonie.games.underwater_cities.further import NOTHING_FURTHER
from kolonie.games.underwater_cities.network import bits
from kolonie.games.underwater_cities.nodes import (
    EVENT,
    Advance,
    Build,
    BuildUpgraded,
    Do,
    Either,
    Exchange,
    PayFor,
    ProductOf,
    Ready,
    Receive,
    ReceiveDifferent,
    SwapProduct,
    TakeSpecial,
    Upgrade,
    UseAction,
)
from kolonie.games.underwater_cities.state import Game, Seat

USES: Final = 1 << len(EVENT)
"""What an effect does: action cards can be used."""
READIES: Final = USES << 1
"""Used action cards can be used again."""
OPENS: Final = USES << 2
"""Sites for cities and buildings can be opened, or supply freed."""
UNKNOWN: Final = USES << 3
"""More than is known here."""
PLENTY: Final = 9
"""More often no action card can be used in one turn."""
ENDLESS: Final = 99
ONCE: Final = EVENT["once_per_turn"]
SLOT: Final = EVENT["slot"]
PLAY: Final = 1 << EVENT["match"] | 1 << EVENT["mismatch"] | 1 << EVENT["slot_colour"]
"""Events of the play itself (UC-14.01)."""


class Most:
    """The goods that an effect brings at most, and what it sets off: a bit for each event, and the above.

    `builds` counts buildings, each with the bonus of its site.
    """

    __slots__ = ("acts", "builds", "goods")

    def __init__(self, goods: Vector, acts: int = 0, builds: int = 0) -> None:
        self.goods = goods
        self.acts = acts
        self.builds = builds


MostReader = Callable[[Box, Any], Most]
BRINGS: Final[dict[type, MostReader]] = {}
_KNOWN: Final[dict[int, tuple[Box, Node, Most]]] = {}
"""By the identity of the node, for the box that asked last: boxes differ in their resources."""


def most(box: Box, node: Node) -> Most:
    """What the effect brings at most; an effect without a reader is unknown."""
    known = _KNOWN.get(id(node))
    if known is None or known[0] is not box or known[1] is not node:
        reader = BRINGS.get(type(node))
        found = Most(box.nothing, UNKNOWN | OPENS) if reader is None else reader(box, node)
        known = _KNOWN[id(node)] = (box, node, found)
    return known[2]


def out_of_reach(game: Game, index: int, slot: int) -> bool:
    """True if the slot cannot be performed with all that could be brought before it."""
    table = game.state
    seat = table.seats[index]
    box = game.box
    if box.further is NOTHING_FURTHER and (seat.beside or table.beside):
        return False  # what expansions keep there may help in ways of their own
    side = box.side[game.seats]
    effect = side.effects[slot]
    if _has_no_site(game, index, effect):
        return True
    reach = Reach(box, seat)
    for helping in box.further.at_hand(box, seat):
        reach.add(helping)
    for card in seat.permanents:
        when = box.whens[card]
        if when is not None:
            event = box.card_events[card]
            if event == ONCE or PLAY >> event & 1 or (event == SLOT and when.word == side.names[slot]):
                reach.add(box.effects[card])
    colour = side.colours[slot]
    reaches = [reach]
    cheaper = seat.cheaper
    for card in seat.hand:
        if colour != COLOURLESS and box.card_colours[card] == colour:
            with_it = Reach(box, seat, reach)
            with_it.play(card, reaches_further(effect))
            reaches.append(with_it)
            if box.discounts[card]:
                cheaper += (card,)
    for one in reaches:
        one.finish(table.contracts)
        if one.acts & (UNKNOWN | one.listens & ~PLAY) or (one.acts & READIES and reaches_further(effect)):
            return False
    rich = copy(seat)
    rich.cheaper = cheaper
    for one in reaches:
        for what, n in enumerate(one.goods):
            rich.goods[what] = max(rich.goods[what], n)
    return not can(game, index, rich, effect)


def _has_no_site(game: Game, index: int, effect: Do) -> bool:
    """True if all of the slot lacks a site, or supply, whatever is paid, and no card can open one."""
    box = game.box
    if not _only_builds(box, effect):
        return False
    seat = game.state.seats[index]
    opening = 0
    for card in (*seat.hand, *seat.permanents, *seat.actions):
        opening |= _card_acts(box, card)
    for tile in seat.tiles:
        opening |= _acts(box, box.tile_instant[tile])
    for contract in game.state.contracts:
        opening |= _acts(box, box.contract_rewards[contract])
    if opening & OPENS:
        return False
    endless = copy(seat)
    endless.goods = [ENDLESS] * len(seat.goods)
    return not can(game, index, endless, effect)


def _card_acts(box: Box, card: int) -> int:
    known = box.card_acts[card]
    if known < 0:
        known = box.card_acts[card] = _acts(box, box.effects[card])
    return known


def _acts(box: Box, effect: Node | None) -> int:
    return 0 if effect is None else most(box, effect).acts


def _only_builds(box: Box, node: Node) -> bool:
    """True for cities and buildings, whose sites no tunnel opens."""
    if isinstance(node, (Do, Either)):
        return all(_only_builds(box, part) for _word, part in node.parts)
    return isinstance(node, Build) and box.kinds[box.tunnel] not in node.kinds


class Reach:
    """What a player could have in this turn at most."""

    def __init__(self, box: Box, seat: Seat, so_far: Reach | None = None) -> None:
        self.box = box
        self.seat = seat
        self.goods: list[int] = list(seat.goods if so_far is None else so_far.goods)
        self.acts: int = 0 if so_far is None else so_far.acts
        self.builds: int = 0 if so_far is None else so_far.builds
        self.actions = seat.actions
        self.listens = seat.listens

    def add(self, effect: Node | None, times: int = 1) -> None:
        if effect is not None:
            found = most(self.box, effect)
            self.acts |= found.acts
            self.builds += times * found.builds
            self.gain(found.goods, times)

    def gain(self, goods: Vector, times: int) -> None:
        if times:
            self.goods = [n + times * goods[what] for what, n in enumerate(self.goods)]

    def play(self, card: int, uses: bool) -> None:
        """The benefit of a card; `uses` tells whether the slot itself uses action cards."""
        box = self.box
        timing = box.card_timings[card]
        if timing == "instant":
            self.add(box.effects[card])
            return
        self.acts |= 1 << EVENT["claimed"]
        if timing == "permanent":
            event = box.card_events[card]
            if event in (ONCE, SLOT):
                self.add(box.effects[card])
            elif event >= 0:
                self.listens |= 1 << event
        elif timing == "action":
            if uses or len(self.actions) >= box.action_limit:
                self.acts |= UNKNOWN
            self.actions += (card,)
        elif timing not in ("production", "endgame"):
            self.acts |= UNKNOWN

    def finish(self, contracts: tuple[int, ...]) -> None:
        """What was added may use action cards, meet contracts and bring the bonus of sites."""
        box = self.box
        seat = self.seat
        if self.acts & USES:
            again = PLENTY if self.acts & READIES else 1
            for card in self.actions:
                if again > 1 or card not in seat.used:
                    self.add(box.effects[card], again)
        for contract in contracts:
            if box.contract_events[contract] & self.acts:
                reward = box.contract_rewards[contract]
                self.add(reward)
                if most(box, reward).acts:
                    self.acts |= UNKNOWN
        if self.builds:
            board = box.boards[seat.board]
            rich = board.rich & (seat.open_buildings | seat.open_expansions)
            bonuses = [Most(bonus.goods) for site in bits(rich) if (bonus := board.buildings.bonus[site])]
            self.gain(_widest(box, bonuses).goods, self.builds)
            if rich:
                self.add(ADVANCE, self.builds * board.most_steps)


# -- what each effect brings at most


def _parts(box: Box, node: Do) -> Most:
    times = node.times or (1,) * len(node.parts)
    return together(box, [(most(box, part), n) for (_word, part), n in zip(node.parts, times, strict=True)])


def together(box: Box, listed: list[tuple[Most, int]]) -> Most:
    """All of them, each so many times."""
    goods = box.nothing
    acts = builds = 0
    for found, times in listed:
        goods = tuple([a + times * b for a, b in zip(goods, found.goods, strict=True)])
        acts |= found.acts
        builds += times * found.builds
    return Most(goods, acts, builds)


def _widest(box: Box, listed: list[Most]) -> Most:
    """Of each resource the largest amount in any of them."""
    acts = builds = 0
    for one in listed:
        acts |= one.acts
        builds = max(builds, one.builds)
    goods = [one.goods for one in listed]
    return Most(tuple([max(amounts) for amounts in zip(box.nothing, *goods, strict=True)]), acts, builds)


def _either(box: Box, node: Either) -> Most:
    return _widest(box, [most(box, part) for _word, part in node.parts])


def _if(box: Box, node: If) -> Most:
    return _widest(box, [most(box, node.then), most(box, node.otherwise)])


def _nothing(box: Box, _node: Node) -> Most:
    return Most(box.nothing)


def _pay_for(box: Box, node: PayFor) -> Most:
    return most(box, node.part)


def _receive(box: Box, node: Receive) -> Most:
    fixed: dict[str, int] = {}
    for name, n in node.goods:
        if name in box.resource:
            if not isinstance(n, int):
                return Most(box.nothing, UNKNOWN)
            fixed[name] = fixed.get(name, 0) + n
    return Most(box.goods(fixed))


def _different(box: Box, node: ReceiveDifferent) -> Most:
    return Most(box.goods({name: node.unit(name) for name in node.among}))


def _exchange(box: Box, node: Exchange) -> Most:
    return _widest(box, [Most(box.vector(node.one)), Most(box.vector(node.other))])


def _special(box: Box, _node: TakeSpecial) -> Most:
    return Most(box.nothing, 1 << EVENT["special_taken"])


def _use(box: Box, _node: UseAction) -> Most:
    return Most(box.nothing, USES | 1 << EVENT["action_used"])


def _ready(box: Box, _node: Ready) -> Most:
    return Most(box.nothing, READIES)


def _advance(box: Box, _node: Advance) -> Most:
    return _widest(box, [Most(space.goods, 1 << EVENT["space"]) for space in box.track])


def _build(box: Box, node: Build | BuildUpgraded) -> Most:
    """Cities and tunnels bring more than is told here."""
    kinds = box.kind_numbers(node.kinds)
    if any(kind in box.city_kinds for kind in kinds):
        return Most(box.nothing, UNKNOWN | OPENS)
    if box.tunnel in kinds:
        return Most(box.nothing, UNKNOWN)
    return Most(box.nothing, 1 << EVENT["built"] | 1 << EVENT["upgraded"], 1)


def _upgrade(box: Box, _node: Upgrade) -> Most:
    return Most(box.nothing, 1 << EVENT["upgraded"])


def _product(box: Box, node: ProductOf) -> Most:
    products = [box.upgraded_product[kind] for kind in box.kind_numbers(node.kinds)]
    return _widest(box, [Most(product.goods) for product in products if product is not None])


ADVANCE: Final = Advance()
BRINGS.update(
    {
        Do: _parts,
        Either: _either,
        If: _if,
        Nothing: _nothing,
        PayFor: _pay_for,
        Receive: _receive,
        ReceiveDifferent: _different,
        Exchange: _exchange,
        TakeSpecial: _special,
        UseAction: _use,
        Ready: _ready,
        Advance: _advance,
        Build: _build,
        BuildUpgraded: _build,
        Upgrade: _upgrade,
        ProductOf: _product,
        SwapProduct: _nothing,
    }
)
