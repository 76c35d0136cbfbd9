"""What effects bring at most: the ground for a quick no to slots that are out of reach (`reach`).

Each effect is read once: the goods that it brings at most, whatever is paid for it, how many of them
together, what is done by it how often, and what that can set off. Of what has no reader nothing is known.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kolonie.core.nodes import If, Node, Nothing
from kolonie.games.underwater_cities.board import Vector
from kolonie.games.underwater_cities.box import Box
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

USES: Final = 1 << len(EVENT)
"""What an effect does: action cards can be used."""
READIES: Final = USES << 1
"""Used action cards can be used again."""
OPENS: Final = USES << 2
"""Sites for cities and buildings can be opened, or supply freed."""
UNKNOWN: Final = USES << 3
"""More than is known here."""


class Most:
    """The goods that an effect brings at most, and what it sets off: a bit for each event, and the above.

    `units` counts the goods together: an effect may bring one of several. The other counts say how often
    something is done at most: buildings built, things upgraded, steps on the track, action cards used.
    """

    __slots__ = ("acts", "builds", "goods", "steps", "units", "upgrades", "uses")

    def __init__(
        self,
        goods: Vector,
        acts: int = 0,
        units: int = -1,
        builds: int = 0,
        upgrades: int = 0,
        steps: int = 0,
        uses: int = 0,
    ) -> None:
        self.goods = goods
        self.acts = acts
        self.units = sum(goods) if units < 0 else units
        self.builds = builds
        self.upgrades = upgrades
        self.steps = steps
        self.uses = uses


MostReader = Callable[[Box, Any], Most]
BRINGS: Final[dict[type, MostReader]] = {}


class Known:
    """What was read of an effect, for the box that asked last: boxes differ in their resources."""

    __slots__ = ("box", "most", "node")

    def __init__(self, box: Box, node: Node, found: Most) -> None:
        self.box = box
        self.node = node
        self.most = found


_KNOWN: Final[dict[int, Known]] = {}
"""By the identity of the node."""


def most(box: Box, node: Node) -> Most:
    """What the effect brings at most; an effect without a reader is unknown."""
    known = _KNOWN.get(id(node))
    if known is None or known.box is not box or known.node is not node:
        reader = BRINGS.get(type(node))
        found = Most(box.nothing, UNKNOWN | OPENS) if reader is None else reader(box, node)
        known = _KNOWN[id(node)] = Known(box, node, found)
    return known.most


def together(box: Box, listed: list[tuple[Most, int]]) -> Most:
    """All of them, each so many times."""
    total = Most(box.nothing)
    for found, times in listed:
        total.goods = tuple([n + times * found.goods[what] for what, n in enumerate(total.goods)])
        total.acts |= found.acts
        total.units += times * found.units
        total.builds += times * found.builds
        total.upgrades += times * found.upgrades
        total.steps += times * found.steps
        total.uses += times * found.uses
    return total


def widest(box: Box, listed: list[Most]) -> Most:
    """Of each resource the largest amount in any of them, and so of all that is counted."""
    total = Most(box.nothing)
    for one in listed:
        total.goods = tuple([max(n, one.goods[what]) for what, n in enumerate(total.goods)])
        total.acts |= one.acts
        total.units = max(total.units, one.units)
        total.builds = max(total.builds, one.builds)
        total.upgrades = max(total.upgrades, one.upgrades)
        total.steps = max(total.steps, one.steps)
        total.uses = max(total.uses, one.uses)
    return total


def _parts(box: Box, node: Do) -> Most:
    times = node.times or (1,) * len(node.parts)
    return together(box, [(most(box, part), n) for (_word, part), n in zip(node.parts, times, strict=True)])


def _either(box: Box, node: Either) -> Most:
    return widest(box, [most(box, part) for _word, part in node.parts])


def _if(box: Box, node: If) -> Most:
    return widest(box, [most(box, node.then), most(box, node.otherwise)])


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
    units = sorted([node.unit(name) for name in node.among], reverse=True)
    return Most(box.goods({name: node.unit(name) for name in node.among}), units=sum(units[: node.n]))


def _exchange(box: Box, node: Exchange) -> Most:
    return widest(box, [Most(box.vector(node.one)), Most(box.vector(node.other))])


def _special(box: Box, _node: TakeSpecial) -> Most:
    return Most(box.nothing, 1 << EVENT["special_taken"])


def _use(box: Box, _node: UseAction) -> Most:
    return Most(box.nothing, USES | 1 << EVENT["action_used"], uses=1)


def _ready(box: Box, _node: Ready) -> Most:
    return Most(box.nothing, READIES)


def _advance(box: Box, _node: Advance) -> Most:
    """What the spaces bring depends on where the player stands."""
    return Most(box.nothing, 1 << EVENT["space"], steps=1)


def _build(box: Box, node: Build) -> Most:
    """Cities and tunnels bring more than is told here."""
    kinds = box.kind_numbers(node.kinds)
    if any(kind in box.city_kinds for kind in kinds):
        return Most(box.nothing, UNKNOWN | OPENS)
    if box.tunnel in kinds:
        return Most(box.nothing, UNKNOWN)
    return Most(box.nothing, 1 << EVENT["built"], builds=1)


def _build_upgraded(box: Box, node: BuildUpgraded) -> Most:
    return together(box, [(_build(box, Build(node.kinds)), 1), (_upgrade(box, node), 1)])


def _upgrade(box: Box, _node: Node) -> Most:
    return Most(box.nothing, 1 << EVENT["upgraded"], upgrades=1)


def _product(box: Box, node: ProductOf) -> Most:
    products = [box.upgraded_product[kind] for kind in box.kind_numbers(node.kinds)]
    return widest(box, [Most(product.goods) for product in products if product is not None])


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
        BuildUpgraded: _build_upgraded,
        Upgrade: _upgrade,
        ProductOf: _product,
        SwapProduct: _nothing,
    }
)
