"""Goods, things and counts in words: the phrases that texts of effects are made of.

Nouns are messages with a count: a language with declension says goods and things in the accusative that goes
with the count (1, 2 and 5 give all the forms that are needed); `form` tells what a word stands with.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kolonie.core.messages import Message, message
from kolonie.core.nodes import Amount, Count
from kolonie.core.readers import text_of
from kolonie.games.underwater_cities.nodes import Least, Per, Price, Steps, Tally, Things, Total

MANY: Final = 5
"""A count that stands for any number: `farms`."""
GROUPS: Final[dict[frozenset[str], str]] = {}
"""Kinds that have a word of their own together (UC-0.02, UC-0.03), as the boxes have told it."""
ALIKE: Final[dict[str, str]] = {}
"""Kinds of expansions, each with a kind of the base whose word is of the same gender."""
PARTS: Final[dict[str, int]] = {}
"""Resources that are counted in parts, and how many parts make a whole: those of expansions."""


def call_together(groups: Mapping[str, tuple[str, ...]]) -> None:
    """A box tells which kinds its groups stand for: effects know kinds only, whatever they were spelt by."""
    GROUPS.update({frozenset(members): name for name, members in groups.items()})


def join(key: str, parts: list[Message]) -> Message:
    """A list in words: all but the last with commas, the last as `key` says."""
    if len(parts) == 1:
        return parts[0]
    return message(key, first=tuple(parts[:-1]), last=parts[-1])


def chain(parts: list[Message]) -> Message:
    """Parts of a text, all of them apart in the same way."""
    if len(parts) == 1:
        return parts[0]
    return message("list-parts", first=chain(parts[:-1]), last=parts[-1])


def kebabbed(name: str) -> str:
    return name.replace("_", "-")


# -- goods


def what(name: str, n: int) -> Message:
    """A number of goods, points or cards."""
    return said(f"what-{name}", name, n)


def alone(name: str, n: int) -> Message:
    """The same where it is not part of a sentence, as beside an icon."""
    return said(f"alone-{name}", name, n)


def said(key: str, name: str, n: int) -> Message:
    """Something in a number; what is counted in parts also says how many wholes they make, and the rest."""
    parts = PARTS.get(name)
    return message(key, n=n) if parts is None else message(key, n=n, wholes=n // parts, rest=n % parts)


def goods(price: Price) -> Message:
    return join("list-and", [what(name, n) for name, n in price]) if price else message("free")


def instead(price: Price) -> Message:
    """Goods that are not taken because others are."""
    return join("list-and", [said(f"instead-{name}", name, n) for name, n in price])


# -- things


def form(names: tuple[str, ...]) -> str:
    """What words that go with these kinds are told of their gender by."""
    name = grouped(names)[0]
    return ALIKE.get(name, name)


def grouped(names: tuple[str, ...]) -> tuple[str, ...]:
    group = GROUPS.get(frozenset(names))
    return names if group is None else (group,)


def kinds(names: tuple[str, ...], n: int = 1) -> Message:
    """Kinds of things."""
    return join("list-or", [message(f"kind-{name}", n=n) for name in grouped(names)])


def source(names: tuple[str, ...], upgraded: bool) -> Message:
    """The one connected structure that a product comes from."""
    which = "yes" if upgraded else "no"
    return join("list-or", [message(f"source-{name}", upgraded=which) for name in grouped(names)])


def nth(n: int, names: tuple[str, ...]) -> Message:
    """Second, third: of the gender of the first of the kinds."""
    return message("nth", n=n, form=form(names))


# -- counts


def counted(node: Count, n: int = MANY) -> Message:
    """What a count counts, as it is called after the number `n`."""
    if isinstance(node, Things):
        key = "count-upgraded" if node.upgraded else "count"
        return join("list-or", [message(f"{key}-{name}", n=n) for name in grouped(node.kinds)])
    if isinstance(node, Tally):
        return message(f"count-{kebabbed(node.name)}", n=n)
    if isinstance(node, Least):
        return _set(node, n)
    if isinstance(node, Total):
        return join("list-and", [counted(one, n) for one in node.of])
    return text_of(node)


def _set(node: Least, n: int) -> Message:
    """A set of one of each: of kinds with a word of their own together, or of whatever is counted."""
    size = len(node.of)
    names = tuple(name for one in node.of if isinstance(one, Things) for name in one.kinds)
    upgraded = {isinstance(one, Things) and one.upgraded for one in node.of}
    if len(names) == size and len(upgraded) == 1 and frozenset(names) in GROUPS:
        return message(
            "count-set-of",
            n=n,
            size=size,
            kinds=counted(Things(names, upgraded.pop())),
            of=join("list-and", [message(f"scene-{name}", upgraded=0) for name in names]),
        )
    return message("count-set", n=n, of=join("list-and", [counted(one, 1) for one in node.of]))


def head(node: Count) -> str:
    """The word that decides the gender of what is counted."""
    if isinstance(node, Things):
        return form(node.kinds)
    if isinstance(node, Tally):
        return kebabbed(node.name)
    return head(node.of[0]) if isinstance(node, Total) else "set"


def every(node: Per) -> Message:
    if isinstance(node.of, Total) and node.per == 1:  # each of the kinds by itself: "every A and every B"
        return join("list-and", [every(Per(one)) for one in node.of.of])
    return message("every", n=node.per, of=counted(node.of, node.per), form=head(node.of))


def amount(name: str, n: Amount) -> Message:
    """A number of something, or how the number is found."""
    if isinstance(n, int):
        return what(name, n)
    if isinstance(n, Per):
        limit = what(name, n.most)
        return message(
            "amount-per", what=what(name, n.n), every=every(n), most=n.most, limit=limit, form=head(n.of)
        )
    if isinstance(n, Steps):
        return rows(n, name)
    return message("amount-of", what=message(f"name-{name}", form="gen"), of=counted(n))


def amounts(goods: tuple[tuple[str, Amount], ...]) -> Message:
    """The counted ones first: what comes after them cannot be taken for a part of them."""
    listed = sorted(goods, key=lambda one: isinstance(one[1], int))
    return join("list-and", [amount(name, n) for name, n in listed])


def rows(node: Steps, name: str = "") -> Message:
    """A table, row by row: what is counted is named in the first, and the last holds for more as well."""
    last = len(node.table) - 1
    parts = []
    for number, (at, value) in enumerate(node.table):
        place = "only" if last == 0 else "first" if number == 0 else "last" if number == last else "middle"
        brings: object = what(name, value) if name else value
        parts.append(message("count-step", what=brings, at=at, of=counted(node.of, at), place=place))
    return join("list-and", parts)
