"""Effects as they are printed: icon words, and between them numbers and `/` or, `>` for, `:` for each."""

from __future__ import annotations

from typing import Final

from kolonie.core.nodes import Amount, Count, If, Node
from kolonie.core.readers import icons_of
from kolonie.games.underwater_cities.nodes import (
    Advance,
    Build,
    BuildUpgraded,
    Convert,
    Discount,
    Do,
    Either,
    Exchange,
    Least,
    PayFor,
    Per,
    Receive,
    ReceiveDifferent,
    Sale,
    Steps,
    SwapProduct,
    Tally,
    Things,
    Total,
    Upgrade,
    When,
)
from kolonie.games.underwater_cities.phrases import GROUPS, PARTS

Signs = list[str]
TALLY_SIGNS: Final = {
    "metropolis": "metropolis",
    "action_card": "use-action",
    "special_card": "take-special",
    "federation_step": "advance",
}
"""What named counts look at; of the others there is no picture but that of a card or a city."""

DISCOUNTED: Final = {"special": "take-special"}
"""Kinds of a discount that are called otherwise in pictures."""


def signs(*effects: Node | None) -> tuple[str, ...]:
    """What the effects do, one after the other."""
    found: Signs = []
    for effect in effects:
        if effect is not None:
            found += _signs(effect)
    return tuple(found)


def when_signs(when: When) -> tuple[str, ...]:
    """What sets a card off, where that is something that is built, and `>` before what it brings."""
    if not when.kinds:
        return ()
    nth = when.nth or when.nth_in_turn
    counted = [f"{nth}."] if nth else []
    return (*counted, *_either(when.kinds), *(["upgrade"] if when.event == "upgraded" else []), ">")


def discount_signs(discounts: tuple[Discount, ...]) -> tuple[str, ...]:
    """What is paid less for what; the kinds are named once where they are the same."""
    found: Signs = []
    for number, discount in enumerate(discounts):
        found += [f"−{discount.n}", discount.what]
        if number + 1 == len(discounts) or discounts[number + 1].kinds != discount.kinds:
            found += [":", *_either(tuple(DISCOUNTED.get(kind, kind) for kind in discount.kinds))]
    return tuple(found)


def sale_signs(sale: Sale) -> tuple[str, ...]:
    return (*_goods(sale.price), ">", *_amount("point", sale.points))


def score_signs(score: Count) -> tuple[str, ...]:
    """Points for something that is counted."""
    return tuple(_amount("point", score))


def _signs(node: Node, times: int = 1) -> Signs:
    if isinstance(node, Do | Either):
        found: Signs = []
        for number, (_word, part) in enumerate(node.parts):
            if found and isinstance(node, Either):
                found.append("/")
            found += _signs(part, node.times[number] if node.times else 1)
        return found
    if isinstance(node, If):
        return _signs(node.then, times)
    if isinstance(node, Receive):
        return [sign for name, n in node.goods for sign in _amount(name, n)]
    if isinstance(node, ReceiveDifferent):
        return [str(node.n), "≠", *node.among]
    if isinstance(node, PayFor):
        return [*_goods(node.price), ">", *_signs(node.part)]
    if isinstance(node, Exchange):
        return [*_goods(node.one), "exchange", *_goods(node.other)]
    if isinstance(node, SwapProduct):
        return [*_goods(node.given), ">", *_goods(node.got)]
    if isinstance(node, Convert):
        return [node.source, ">", node.target]
    counted = [str(times)] if times > 1 else []
    if isinstance(node, Build):
        return [*counted, *_either(node.kinds)]
    if isinstance(node, BuildUpgraded):
        return [*counted, *_either(node.kinds), "upgrade"]
    if isinstance(node, Upgrade):
        return [*counted, *([] if GROUPS.get(frozenset(node.kinds)) else _either(node.kinds)), "upgrade"]
    if isinstance(node, Advance):
        return [*counted, "advance"]
    return [*counted, *icons_of(node)]


def _either(kinds: tuple[str, ...]) -> Signs:
    found: Signs = []
    for kind in kinds:
        found += ["/", kind] if found else [kind]
    return found


def _goods(price: tuple[tuple[str, int], ...]) -> Signs:
    return [sign for name, n in price for sign in _amount(name, n)]


def _amount(name: str, n: Amount) -> Signs:
    """A number is printed from two on; what is counted in parts has a picture for what is left of one."""
    if isinstance(n, Per):
        return [*_amount(name, n.n), ":", *([str(n.per)] if n.per > 1 else []), *_counted(n.of)]
    if isinstance(n, Steps):
        return ["·".join(str(value) for _at, value in n.table), name, ":", *_counted(n.of)]
    if not isinstance(n, int):
        return [name, ":", *_counted(n)]
    parts = PARTS.get(name, 1)
    wholes, rest = divmod(n, parts)
    found = [*([str(wholes)] if wholes > 1 else []), *([name] if wholes else [])]
    return [*found, f"{name}-rest"] if rest else found


def _counted(count: Count) -> Signs:
    if isinstance(count, Things):
        return [*_either(count.kinds), *(["upgrade"] if count.upgraded else [])]
    if isinstance(count, Least | Total):
        things = [one for one in count.of if isinstance(one, Things)]
        if len(things) == len(count.of) and len({one.upgraded for one in things}) == 1:
            return _counted(Things(tuple(kind for one in things for kind in one.kinds), things[0].upgraded))
        return [sign for one in count.of for sign in _counted(one)]
    if isinstance(count, Per | Steps):
        return _counted(count.of)
    assert isinstance(count, Tally)
    return [TALLY_SIGNS.get(count.name, "card" if count.name.endswith("card") else "nonsymbiotic")]
