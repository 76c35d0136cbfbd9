"""Effects in words and icons, read from the nodes: no card's text is typed in.

Counts are passed as numbers and nouns as messages with a `case` (`acc`, `gen`, `nom`), so that a language
with declension can say them.
"""

from __future__ import annotations

from typing import Any

from kolonie.core.messages import Message, message
from kolonie.core.nodes import Amount, Count
from kolonie.core.readers import ICONS, LOG, TEXT, choice_log, icons_of, kebab, text_of
from kolonie.games.underwater_cities.moves import Benefit
from kolonie.games.underwater_cities.nodes import (
    AllOf,
    AtLeast,
    Build,
    BuildUpgraded,
    Convert,
    Discount,
    Do,
    Either,
    Exchange,
    Least,
    OnSpace,
    PayFor,
    Per,
    PerformSlot,
    Price,
    ProductOf,
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


def join(key: str, parts: list[Message]) -> Message:
    """A list in words: all but the last with commas, the last as `key` says."""
    if len(parts) == 1:
        return parts[0]
    return message(key, first=tuple(parts[:-1]), last=parts[-1])


def what(name: str, n: int, case: str = "acc") -> Message:
    """A number of goods, points or cards."""
    return message(f"what-{name}", n=n, case=case)


def goods(price: Price, case: str = "acc") -> Message:
    if not price:
        return message("free")
    return join("list-and", [what(name, n, case) for name, n in price])


def kinds(names: tuple[str, ...], n: int = 1, case: str = "acc") -> Message:
    """Kinds of things; the well-known groups have words of their own."""
    return join("list-or", [message(f"kind-{name}", n=n, case=case) for name in names])


def _amount(name: str, n: Amount) -> Message:
    if isinstance(n, int):
        return what(name, n)
    if isinstance(n, Per):
        args: dict[str, object] = {"what": what(name, n.n), "per": n.per, "of": counted(n.of), "most": n.most}
        return message("amount-per", **args)
    return message("amount-of", what=message(f"name-{name}", case="gen"), of=text_of(n))


def counted(node: Count) -> Message:
    """What a count counts, without a number."""
    return text_of(node)


# -- effects


def _do(node: Do) -> Message:
    parts = []
    for times, (_word, part) in zip(node.times, node.parts, strict=True):
        text = text_of(part)
        parts.append(text if times == 1 else message("up-to-times", n=times, part=text))
    return join("list-parts", parts)


def _either(node: Either) -> Message:
    return join("list-either", [text_of(part) for _word, part in node.parts])


def _receive(node: Receive) -> Message:
    return message("node-receive", goods=join("list-and", [_amount(name, n) for name, n in node.goods]))


def _different(node: ReceiveDifferent) -> Message:
    names = join("list-or", [message(f"name-{name}", case="nom") for name in node.among])
    return message("node-receive-different", n=node.n, among=names)


def _exchange(node: Exchange) -> Message:
    return message("node-exchange", one=goods(node.one), other=goods(node.other))


def _pay_for(node: PayFor) -> Message:
    return message("node-pay-for", price=goods(node.price), part=text_of(node.part))


def prices(named: tuple[Price, ...]) -> Message:
    """How much, if it is not the usual price."""
    if not named:
        return message("price-usual")
    if named == ((),):
        return message("price-free")
    return message("price-named", price=join("list-or", [goods(price) for price in named]))


def _build(node: Build) -> Message:
    site = "expansion" if node.expansion else "normal"
    return message("node-build", kinds=kinds(node.kinds), price=prices(node.prices), site=site)


def _upgrade(node: Upgrade) -> Message:
    return message("node-upgrade", kinds=kinds(node.kinds), price=prices(node.prices))


def _build_upgraded(node: BuildUpgraded) -> Message:
    return message(
        "node-build-upgraded",
        kinds=kinds(node.kinds),
        price=prices(node.prices),
        upgrade=prices(node.upgrade_prices),
    )


def _convert(node: Convert) -> Message:
    return message("node-convert", source=kinds((node.source,)), target=kinds((node.target,)))


def _perform(node: PerformSlot) -> Message:
    return message("node-perform-slot", scope=node.scope)


def _product_of(node: ProductOf) -> Message:
    return message("node-product-of", kinds=kinds(node.kinds, case="gen"))


def _swap(node: SwapProduct) -> Message:
    return message(
        "node-swap-product", kinds=kinds(node.kinds, case="gen"), given=goods(node.given), got=goods(node.got)
    )


# -- numbers and conditions


def _things(node: Things) -> Message:
    key = "count-upgraded" if node.upgraded else "count-connected"
    return message(key, kinds=kinds(node.kinds, 5, "gen"))


def _tally(node: Tally) -> Message:
    return message(f"count-{node.name.replace('_', '-')}")


def _per(node: Per) -> Message:
    return message("count-per", n=node.n, per=node.per, of=text_of(node.of), most=node.most)


def _least(node: Least) -> Message:
    return message("count-least", of=join("list-and", [text_of(one) for one in node.of]))


def _total(node: Total) -> Message:
    return message("count-total", of=join("list-and", [text_of(one) for one in node.of]))


def _steps(node: Steps) -> Message:
    rows = [message("count-step", at=at, value=value) for at, value in node.table]
    return message("count-steps", of=text_of(node.of), rows=join("list-and", rows))


def _at_least(node: AtLeast) -> Message:
    if isinstance(node.of, Things):
        key = "test-upgraded" if node.of.upgraded else "test-connected"
        return message(key, n=node.n, kinds=kinds(node.of.kinds, node.n))
    return message("test-at-least", n=node.n, of=text_of(node.of))


def _on_space(node: OnSpace) -> Message:
    return message("test-on-space", space=node.space)


def _all_of(node: AllOf) -> Message:
    return join("list-and", [text_of(test) for test in node.tests])


def _when(node: When) -> Message:
    args: dict[str, object] = {"nth": node.nth, "turn": node.nth_in_turn, "word": node.word}
    if node.kinds:
        args["kinds"] = kinds(node.kinds)
    if node.event == "slot_colour":
        args["word"] = message(f"colour-{node.word}")
    elif node.event == "slot_gives":
        args["word"] = message(f"name-{node.word}", case="acc")
    elif node.event == "claimed":
        args["word"] = message(f"timing-{node.word}") if node.word else "any"
    return message(f"when-{node.event.replace('_', '-')}", **args)


def _discount(node: Discount) -> Message:
    if node.kinds in (("upgrade",), ("special",)):
        return message(f"discount-{node.kinds[0]}", what=what(node.what, node.n))
    return message("discount", what=what(node.what, node.n), kinds=kinds(node.kinds, case="gen"))


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
    return choice_log(node, args) if "label" in args else Message("log-build", tuple(args.items()))


def _log_benefit(node: Any, args: dict[str, object]) -> Message:
    return choice_log(node, args) if "label" in args else Message("log-claim", tuple(args.items()))


def _log_receive(node: Receive, args: dict[str, object]) -> Message:
    return message("log-receive", goods=join("list-and", [_amount(name, n) for name, n in node.goods]))


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
        ProductOf: _product_of,
        SwapProduct: _swap,
        Things: _things,
        Tally: _tally,
        Per: _per,
        Least: _least,
        Total: _total,
        Steps: _steps,
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
LOG.update({Build: _log_build, BuildUpgraded: _log_build, Benefit: _log_benefit, Receive: _log_receive})
