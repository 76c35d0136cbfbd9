"""Effects in words and icons, read from the nodes: no card's text is typed in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kolonie.core.messages import Message, message
from kolonie.core.nodes import Node
from kolonie.core.readers import ICONS, LOG, TEXT, choice_log, icons_of, kebab, named_text, own_icon, text_of
from kolonie.games.underwater_cities.moves import Benefit, Produce
from kolonie.games.underwater_cities.nodes import (
    Advance,
    AllOf,
    AtLeast,
    Build,
    BuildUpgraded,
    Convert,
    Discount,
    Do,
    Either,
    Exchange,
    ExtraMetropolis,
    Least,
    OnSpace,
    PayFor,
    Per,
    PerformSlot,
    Price,
    ProductOf,
    Ready,
    Receive,
    ReceiveDifferent,
    Sale,
    Steps,
    SwapProduct,
    TakeSpecial,
    Tally,
    Things,
    Total,
    Upgrade,
    UseAction,
    When,
)
from kolonie.games.underwater_cities.phrases import (
    GROUPS,
    amounts,
    chain,
    counted,
    every,
    form,
    goods,
    grouped,
    instead,
    join,
    kebabbed,
    kinds,
    nth,
    rows,
    source,
    what,
)

# -- effects


def _parts(node: Do) -> list[Message]:
    parts = []
    for times, (_word, part) in zip(node.times, node.parts, strict=True):
        reader = REPEATED.get(type(part))
        if reader is not None:
            parts.append(reader(part, times))
        elif times == 1:
            parts.append(text_of(part))
        else:
            parts.append(message("up-to-times", n=times, part=text_of(part)))
    return parts


def _do(node: Do) -> Message:
    return chain(_parts(node))


def _either(node: Either) -> Message:
    """Halves of which each only brings goods share their verb."""
    brought = [_brought(part) for _word, part in node.parts]
    if None not in brought:
        return message("node-receive", goods=join("list-else", [one for one in brought if one is not None]))
    halves = []
    for _word, part in node.parts:
        halves.append(join("list-and", _parts(part)) if isinstance(part, Do) else text_of(part))
    return join("list-either", halves)


def _brought(part: Node) -> Message | None:
    """The goods, if a half does nothing but bring them."""
    if isinstance(part, Do) and part.times == (1,):
        part = part.parts[0][1]
    return amounts(part.goods) if isinstance(part, Receive) else None


def _receive(node: Receive) -> Message:
    return message("node-receive", goods=amounts(node.goods))


def _different(node: ReceiveDifferent) -> Message:
    if node.n == 1:
        return message(
            "node-receive", goods=join("list-else", [what(name, node.unit(name)) for name in node.among])
        )
    names = join("list-or", [_of_kind(node, name) for name in node.among])
    return message("node-receive-different", n=node.n, among=names)


def _of_kind(node: ReceiveDifferent, name: str) -> Message:
    """One of the kinds to choose from: its name, or so many of it."""
    return message(f"name-{name}", form="nom") if node.unit(name) == 1 else what(name, node.unit(name))


def _exchange(node: Exchange) -> Message:
    return message("node-exchange", one=goods(node.one), other=goods(node.other))


def _pay_for(node: PayFor) -> Message:
    return message("node-pay-for", price=goods(node.price), part=text_of(node.part))


def prices(named: tuple[Price, ...], n: int = 1) -> Message | str:
    """How much, if it is not the usual price; the same for each of `n` things."""
    if not named:
        return ""
    if named == ((),):
        return message("price-free")
    return message("price-named", price=join("list-or", [goods(price) for price in named]), n=n)


def _build(node: Build, n: int = 1) -> Message:
    site = "expansion" if node.expansion else "normal"
    mixed = "yes" if n > 1 and len(grouped(node.kinds)) > 1 else "no"
    return message(
        "node-build", n=n, kinds=kinds(node.kinds, n), mixed=mixed, price=prices(node.prices, n), site=site
    )


def _upgrade(node: Upgrade, n: int = 1) -> Message:
    return message("node-upgrade", n=n, kinds=kinds(node.kinds, n), price=prices(node.prices, n))


def _build_upgraded(node: BuildUpgraded) -> Message:
    return message(
        "node-build-upgraded",
        kinds=kinds(node.kinds),
        price=prices(node.prices),
        upgrade=prices(node.upgrade_prices),
        form=form(node.kinds),
    )


def _counted_step(node: Any, n: int = 1) -> Message:
    """An effect without fields that can be had several times."""
    return message(f"node-{kebab(type(node))}", n=n)


REPEATED: Final[dict[type, Callable[[Any, int], Message]]] = {
    Build: _build,
    Upgrade: _upgrade,
    Advance: _counted_step,
    UseAction: _counted_step,
    Ready: _counted_step,
}
"""Effects that say themselves how often they can be done."""


def _convert(node: Convert) -> Message:
    return message("node-convert", source=kinds((node.source,)), target=kinds((node.target,)))


def _perform(node: PerformSlot) -> Message:
    return message("node-perform-slot", scope=node.scope)


def _product_of(node: ProductOf) -> Message:
    return message("node-product-of", source=source(node.kinds, True))


def _swap(node: SwapProduct) -> Message:
    return message(
        "node-swap-product",
        source=source(node.kinds, False),
        given=instead(node.given),
        got=goods(node.got),
    )


# -- numbers and conditions


def _per(node: Per) -> Message:
    return message("count-per", n=node.n, every=every(node), most=node.most)


def _at_least(node: AtLeast) -> Message:
    return message("test-at-least", n=node.n, of=counted(node.of, node.n))


def _on_space(node: OnSpace) -> Message:
    return message("test-on-space", space=node.space)


def _all_of(node: AllOf) -> Message:
    """So many of each kind of a group are said at once."""
    asked = [(test.of, test.n) for test in node.tests if isinstance(test, AtLeast)]
    things = [of for of, _n in asked if isinstance(of, Things) and not of.upgraded]
    names = tuple(name for of in things for name in of.kinds)
    if len(things) == len(names) == len(node.tests) and frozenset(names) in GROUPS:
        least = {n for _of, n in asked}
        if len(least) == 1:
            n = least.pop()
            return message("test-each-type", n=n, of=counted(Things(names), n))
    return join("list-and", [text_of(test) for test in node.tests])


def _when(node: When) -> Message:
    event = kebabbed(node.event)
    if node.kinds:
        # Of several kinds the nth of one kind is meant at a city, but the nth of all of them in a turn.
        args = {"nth": node.nth, "kinds": kinds(node.kinds), "many": len(node.kinds)}
        args["which"] = nth(node.nth or node.nth_in_turn, node.kinds)
        if node.event == "built":
            args["turn"] = node.nth_in_turn
        return message(f"when-{event}", **args, form=form(node.kinds))
    word: object = node.word
    if node.event == "slot_colour":
        word = message(f"colour-{node.word}", form="slot")
    elif node.event == "slot_gives":
        word = message(f"name-{node.word}", form="acc")
    elif node.event == "claimed":
        word = message(f"timing-{node.word}") if node.word else "any"
    return message(f"when-{event}", word=word)


def discounts(nodes: tuple[Discount, ...]) -> list[Message]:
    """Discounts, those on the same things together."""
    saved: dict[tuple[str, ...], list[tuple[str, int]]] = {}
    for node in nodes:
        saved.setdefault(node.kinds, []).append((node.what, node.n))
    found = []
    for names, price in saved.items():
        if names in (("upgrade",), ("special",)):
            found.append(message(f"discount-{names[0]}", what=goods(tuple(price))))
        else:
            found.append(message("discount", what=goods(tuple(price)), kinds=kinds(names)))
    return found


def _discount(node: Discount) -> Message:
    return discounts((node,))[0]


def _sale(node: Sale) -> Message:
    return message("sale", price=goods(node.price), points=what("point", node.points), times=node.times)


# -- icons


def _inner_icons(node: Any) -> tuple[str, ...]:
    found: list[str] = []
    for _word, part in node.parts:
        found.extend(icons_of(part))
    return tuple(found)


def _goods_icons(node: Receive) -> tuple[str, ...]:
    return tuple(name for name, _n in node.goods)


def _kind_icons(node: Any) -> tuple[str, ...]:
    return (kebab(type(node)), *node.kinds)


def _pay_icons(node: PayFor) -> tuple[str, ...]:
    return (*(name for name, _n in node.price), "exchange", *icons_of(node.part))


# -- the journal


def _log_build(node: Any, args: dict[str, object]) -> Message:
    return choice_log(node, args) if "told" in args else Message("log-build", tuple(args.items()))


def _log_benefit(node: Any, args: dict[str, object]) -> Message:
    return choice_log(node, args) if "told" in args else Message("log-claim", tuple(args.items()))


def _log_receive(node: Receive, args: dict[str, object]) -> Message:
    gained = args.get("gained")
    return message("log-receive", goods=amounts(gained if isinstance(gained, tuple) else node.goods))


def _log_produce(_node: Any, args: dict[str, object]) -> Message:
    goods = args.get("goods")
    made: list[Message] = list(goods) if isinstance(goods, tuple) else []
    if args.get("points"):
        made.append(message("what-point", n=args["points"]))
    return message("log-produce", goods=join("list-and", made)) if made else message("log-produce-nothing")


BY_NAME: Final = (
    ReceiveDifferent,
    Exchange,
    TakeSpecial,
    UseAction,
    Ready,
    Advance,
    PerformSlot,
    Convert,
    ExtraMetropolis,
)
"""Effects whose picture has the name of the effect."""
TEXT.update(dict.fromkeys((TakeSpecial, ExtraMetropolis), named_text("node")))
TEXT.update(
    {
        Do: _do,
        Either: _either,
        Receive: _receive,
        ReceiveDifferent: _different,
        Exchange: _exchange,
        PayFor: _pay_for,
        Build: _build,
        Upgrade: _upgrade,
        BuildUpgraded: _build_upgraded,
        Convert: _convert,
        PerformSlot: _perform,
        Advance: _counted_step,
        UseAction: _counted_step,
        Ready: _counted_step,
        ProductOf: _product_of,
        SwapProduct: _swap,
        Things: counted,
        Tally: counted,
        Per: _per,
        Least: counted,
        Total: counted,
        Steps: rows,
        AtLeast: _at_least,
        OnSpace: _on_space,
        AllOf: _all_of,
        When: _when,
        Discount: _discount,
        Sale: _sale,
    }
)
ICONS.update({Do: _inner_icons, Either: _inner_icons, Receive: _goods_icons, PayFor: _pay_icons})
ICONS.update(dict.fromkeys((Build, Upgrade, BuildUpgraded, ProductOf, SwapProduct), _kind_icons))
ICONS.update(dict.fromkeys(BY_NAME, own_icon))
LOG.update(
    {
        Build: _log_build,
        BuildUpgraded: _log_build,
        Benefit: _log_benefit,
        Receive: _log_receive,
        Produce: _log_produce,
    }
)
