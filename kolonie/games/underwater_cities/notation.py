"""How packs spell effects, conditions and counts, and how that becomes nodes.

    effect = { gain = { kelp = 1 } }                                   one part
    effect = [ { build = "farm", price = "free" }, { advance = 1 } ]   parts in any order, any left out

Everything is checked here; a mistake raises Misspelt with the path of the field. The page for people is
`docs/underwater-cities-cards.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kolonie.core.nodes import Amount, Count, If, Named, Node, Test
from kolonie.games.underwater_cities.nodes import (
    EVENTS,
    TALLIES,
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

PARTS_AT_MOST: Final = 8
"""The number of times of each part is kept in four bits of a frame's position."""


_NAMES: dict[str, str] = {}


def same(name: str) -> str:
    """One object for all names that are spelt alike: they are looked up all the time, and soon found so."""
    return _NAMES.setdefault(name, name)


class Misspelt(ValueError):
    """Something in an effect that is not understood: the field's path and what is wrong with it."""

    def __init__(self, path: str, text: str) -> None:
        super().__init__(f"{path}: {text}")
        self.path = path
        self.text = text


Verb = Callable[["Speller", dict[str, Any], str], tuple[str, Node, int]]
"""Reads a part of an effect: the word it is chosen by, the node, and how many times it can be done."""
FURTHER_VERBS: Final[dict[str, Verb]] = {}


def spells(verb: str) -> Callable[[Verb], Verb]:
    """Registers how a part of an effect is spelt that an expansion adds."""

    def register(read: Verb) -> Verb:
        FURTHER_VERBS[verb] = read
        return read

    return register


class Speller:
    """Reads effects in terms of the resources and kinds of one box."""

    def __init__(
        self,
        resources: tuple[str, ...],
        kinds: dict[str, str],
        groups: dict[str, tuple[str, ...]],
        common: tuple[str, ...] = (),
    ) -> None:
        self.resources = resources
        self.common = common or resources
        """Those that are meant where any resource can be chosen."""
        self.giving = False
        """True while the effect of a tile or contract is read."""
        self.sorts = kinds
        """Kind of thing to its sort: `building`, `tunnel` or `city`."""
        self.groups = groups
        """`building`, `structure` and `city` to the kinds they stand for (UC-0.02, UC-0.03)."""
        self.verbs: dict[str, Callable[[dict[str, Any], str], tuple[str, Node, int]]] = {
            "gain": self._gain,
            "gain_different": self._gain_different,
            "exchange": self._exchange,
            "build": self._build,
            "build_and_upgrade": self._build_and_upgrade,
            "upgrade": self._upgrade,
            "convert": self._convert,
            "advance": self._advance,
            "special": self._special,
            "action": self._action,
            "ready": self._ready,
            "slot": self._slot,
            "metropolis": self._metropolis,
            "product_of": self._product_of,
            "swap": self._swap,
            "pay": self._pay,
            "or": self._or,
            "if": self._if,
        }

    # -- effects

    def given(self, given: Any, path: str) -> Do:
        """The effect of a metropolis tile or a contract: neither slot nor card."""
        self.giving = True
        try:
            return self.effect(given, path)
        finally:
            self.giving = False

    def effect(self, given: Any, path: str = "effect") -> Do:
        """An effect: always a group, so that every part of it can be left out (UC-3.11)."""
        listed = given if isinstance(given, list) else [given]
        if not 1 <= len(listed) <= PARTS_AT_MOST:
            raise Misspelt(path, f"must have 1 to {PARTS_AT_MOST} parts")
        parts: list[Named] = []
        times: list[int] = []
        words: set[str] = set()
        for number, one in enumerate(listed):
            word, part, n = self._part(one, f"{path}[{number}]" if isinstance(given, list) else path)
            unique = word
            while unique in words:
                unique = f"{word}-{len(parts) + 1}"
            words.add(unique)
            parts.append((unique, part))
            times.append(n)
        return Do(tuple(parts), tuple(times))

    def _part(self, given: Any, path: str) -> tuple[str, Node, int]:
        if not isinstance(given, dict):
            raise Misspelt(path, "a part must be a table such as { gain = { kelp = 1 } }")
        known = (*self.verbs, *FURTHER_VERBS)
        found = [verb for verb in known if verb in given]
        if len(found) != 1:
            raise Misspelt(path, f"needs exactly one of: {', '.join(known)}")
        if found[0] in FURTHER_VERBS:
            return FURTHER_VERBS[found[0]](self, given, path)
        return self.verbs[found[0]](given, path)

    def _only(self, given: dict[str, Any], path: str, *allowed: str) -> None:
        for name in given:
            if name not in allowed:
                raise Misspelt(f"{path}.{name}", f"not known here (allowed: {', '.join(allowed)})")

    def _number(self, given: Any, path: str, least: int = 1, most: int = 15) -> int:
        if not isinstance(given, int) or isinstance(given, bool) or not least <= given <= most:
            raise Misspelt(path, f"must be a number from {least} to {most}")
        return given

    def price(self, given: Any, path: str, *further: str) -> Price:
        """Goods by name, `"free"` for nothing. `further` names what may stand beside resources."""
        if given == "free":
            return ()
        if not isinstance(given, dict):
            raise Misspelt(path, 'must be "free" or goods such as { credit = 1 }')
        for name in given:
            if name not in self.resources and name not in further:
                raise Misspelt(f"{path}.{name}", f"not a resource ({', '.join(self.resources)})")
        return tuple((name, self._number(n, f"{path}.{name}", 1, 99)) for name, n in given.items())

    def _prices(self, given: dict[str, Any], path: str, field: str = "price") -> tuple[Price, ...]:
        if field not in given:
            return ()
        value = given[field]
        if isinstance(value, list):
            return tuple(self.price(one, f"{path}.{field}[{i}]") for i, one in enumerate(value))
        return (self.price(value, f"{path}.{field}"),)

    def kinds(self, given: Any, path: str, *sorts: str) -> tuple[str, ...]:
        """Kinds or groups of things, as single kinds."""
        listed = given if isinstance(given, list) else [given]
        found: list[str] = []
        for name in listed:
            for kind in self.groups.get(name, (name,)) if isinstance(name, str) else ():
                if self.sorts.get(kind) in sorts and kind not in found:
                    found.append(kind)
        if not found or not all(isinstance(name, str) and self._stands_for(name, sorts) for name in listed):
            known = [k for k, sort in self.sorts.items() if sort in sorts]
            known += [g for g, members in self.groups.items() if self._stands_for(g, sorts)]
            raise Misspelt(path, f"must be of: {', '.join(known)}")
        return tuple([same(kind) for kind in found])

    def _stands_for(self, name: str, sorts: tuple[str, ...]) -> bool:
        members = self.groups.get(name, (name,))
        return all(self.sorts.get(member) in sorts for member in members)

    def _gain(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        self._only(given, path, "gain")
        goods = given["gain"]
        if not isinstance(goods, dict) or not goods:
            raise Misspelt(f"{path}.gain", "must be goods such as { kelp = 1, card = 1, point = 2 }")
        amounts: list[tuple[str, Amount]] = []
        for name, n in goods.items():
            if name not in self.resources and name not in ("card", "point"):
                raise Misspelt(f"{path}.gain.{name}", "not a resource, card or point")
            where = f"{path}.gain.{name}"
            amounts.append(
                (name, self._number(n, where, 1, 99) if isinstance(n, int) else self.count(n, where))
            )
        return "gain", Receive(tuple(amounts)), 1

    def _gain_different(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        self._only(given, path, "gain_different", "from")
        among = given.get("from", list(self.common))
        listed = among if isinstance(among, list) else [None]
        sized = [({name: 1} if isinstance(name, str) else name) for name in listed]
        if not all(isinstance(one, dict) and len(one) == 1 for one in sized):
            raise Misspelt(f"{path}.from", f"must be of: {', '.join(self.resources)}")
        prices = [self.price(one, f"{path}.from[{i}]")[0] for i, one in enumerate(sized)]
        n = self._number(given["gain_different"], f"{path}.gain_different", 1, len(prices))
        units = tuple(units for _name, units in prices)
        names = tuple(name for name, _units in prices)
        return "choose", ReceiveDifferent(n, names, units if any(u > 1 for u in units) else ()), 1

    def _exchange(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        self._only(given, path, "exchange")
        sides = given["exchange"]
        if not isinstance(sides, list) or len(sides) != 2:
            raise Misspelt(f"{path}.exchange", "must be two sides: [ { credit = 1 }, { kelp = 1 } ]")
        one, other = (self.price(side, f"{path}.exchange[{i}]") for i, side in enumerate(sides))
        if not one or not other:
            raise Misspelt(f"{path}.exchange", "neither side can be free")
        return "exchange", Exchange(one, other), 1

    def _build(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        self._only(given, path, "build", "times", "price", "site")
        site = given.get("site", "normal")
        if site not in ("normal", "expansion"):
            raise Misspelt(f"{path}.site", "must be normal or expansion")
        sorts = ("building",) if site == "expansion" else ("building", "tunnel", "city")
        kinds = self.kinds(given["build"], f"{path}.build", *sorts)
        times = self._number(given.get("times", 1), f"{path}.times")
        return "build", Build(kinds, self._prices(given, path), site == "expansion", self.giving), times

    def _build_and_upgrade(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        self._only(given, path, "build_and_upgrade", "price", "upgrade_price")
        kinds = self.kinds(given["build_and_upgrade"], f"{path}.build_and_upgrade", "building", "tunnel")
        prices, upgrades = self._prices(given, path), self._prices(given, path, "upgrade_price")
        return "pair", BuildUpgraded(kinds, prices, upgrades, self.giving), 1

    def _upgrade(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        self._only(given, path, "upgrade", "times", "price")
        kinds = self.kinds(given["upgrade"], f"{path}.upgrade", "building", "tunnel")
        times = self._number(given.get("times", 1), f"{path}.times")
        return "upgrade", Upgrade(kinds, self._prices(given, path)), times

    def _convert(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        self._only(given, path, "convert", "into", "times")
        (source,) = self.kinds(given["convert"], f"{path}.convert", "city")[:1]
        (target,) = self.kinds(given.get("into"), f"{path}.into", "city")[:1]
        return "convert", Convert(source, target), self._number(given.get("times", 1), f"{path}.times")

    def _counted(self, given: dict[str, Any], path: str, verb: str, node: Node) -> tuple[str, Node, int]:
        self._only(given, path, verb)
        return verb, node, self._number(given[verb], f"{path}.{verb}")

    def _advance(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        return self._counted(given, path, "advance", Advance())

    def _special(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        return self._counted(given, path, "special", TakeSpecial())

    def _action(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        return self._counted(given, path, "action", UseAction())

    def _ready(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        return self._counted(given, path, "ready", Ready())

    def _metropolis(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        return self._counted(given, path, "metropolis", ExtraMetropolis())

    def _slot(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        self._only(given, path, "slot")
        if given["slot"] not in ("free", "taken", "not_own"):
            raise Misspelt(f"{path}.slot", "must be free, taken or not_own")
        return "perform", PerformSlot(given["slot"]), 1

    def _product_of(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        self._only(given, path, "product_of")
        return (
            "product",
            ProductOf(self.kinds(given["product_of"], f"{path}.product_of", "building", "tunnel")),
            1,
        )

    def _swap(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        self._only(given, path, "swap", "into", "made_by")
        kinds = self.kinds(given.get("made_by", "structure"), f"{path}.made_by", "building", "tunnel")
        got = self.price(given.get("into"), f"{path}.into", "point")
        return "swap", SwapProduct(kinds, self.price(given["swap"], f"{path}.swap"), got), 1

    def _pay(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        self._only(given, path, "pay", "for", "times")
        if "for" not in given:
            raise Misspelt(f"{path}.for", "missing: what the payment is for")
        price = self.price(given["pay"], f"{path}.pay")
        part = self.effect(given["for"], f"{path}.for")
        return "pay", PayFor(price, part), self._number(given.get("times", 1), f"{path}.times")

    def _or(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        self._only(given, path, "or")
        halves = given["or"]
        if not isinstance(halves, list) or len(halves) < 2:
            raise Misspelt(f"{path}.or", "must list at least two effects")
        parts: list[Named] = []
        for number, half in enumerate(halves):
            group = self.effect(half, f"{path}.or[{number}]")
            word = "-".join(word for word, _part in group.parts)
            if any(word == other for other, _part in parts):
                word = f"{word}-{number + 1}"
            parts.append((word, group))
        return "either", Either(tuple(parts)), 1

    def _if(self, given: dict[str, Any], path: str) -> tuple[str, Node, int]:
        self._only(given, path, "if", "then")
        if "then" not in given:
            raise Misspelt(f"{path}.then", "missing: what the condition allows")
        then = self.effect(given["then"], f"{path}.then")
        return "then", If(self.condition(given["if"], f"{path}.if"), then), 1

    # -- conditions and counts

    def condition(self, given: Any, path: str) -> Test:
        """`{ farm = 3 }` is "at least 3 connected farms"; several lines must all hold."""
        if not isinstance(given, dict) or not given:
            raise Misspelt(path, "must be conditions such as { farm = 3 } or { space = 3 }")
        tests: list[Test] = []
        for name, n in given.items():
            where = f"{path}.{name}"
            if name == "space":
                tests.append(OnSpace(self._number(n, where, 0, 9)))
            else:
                tests.append(AtLeast(self.count(name, where), self._number(n, where, 1, 99)))
        return tests[0] if len(tests) == 1 else AllOf(tuple(tests))

    def count(self, given: Any, path: str) -> Count:
        """A name, or `{ of = ..., per = 2, n = 3, most = 5 }`, `{ least = [...] }`, `{ total = [...] }`,
        `{ of = ..., table = { 8 = 5, 9 = 7 } }`."""
        if isinstance(given, str):
            return self._named_count(given, path)
        if not isinstance(given, dict):
            raise Misspelt(path, "must be the name of a count or a table with `of`, `least` or `total`")
        if "least" in given or "total" in given:
            name = "least" if "least" in given else "total"
            self._only(given, path, name)
            if not isinstance(given[name], list) or not given[name]:
                raise Misspelt(f"{path}.{name}", "must be a list of counts")
            of = tuple(self.count(one, f"{path}.{name}[{i}]") for i, one in enumerate(given[name]))
            return Least(of) if name == "least" else Total(of)
        self._only(given, path, "of", "per", "n", "most", "table")
        inner = self.count(given.get("of"), f"{path}.of")
        if "table" in given:
            return Steps(inner, self._table(given["table"], f"{path}.table"))
        n = self._number(given.get("n", 1), f"{path}.n", 1, 99)
        per = self._number(given.get("per", 1), f"{path}.per", 1, 99)
        return Per(inner, n, per, self._number(given.get("most", 0), f"{path}.most", 0, 99))

    def _named_count(self, name: str, path: str) -> Count:
        if name in TALLIES:
            return Tally(same(name))
        upgraded = name.startswith("upgraded_")
        bare = name.removeprefix("upgraded_")
        sorts = ("building", "tunnel") if upgraded else ("building", "tunnel", "city")
        try:
            return Things(self.kinds(bare, path, *sorts), upgraded)
        except Misspelt:
            listed = ", ".join((*self.sorts, *self.groups, *TALLIES))
            raise Misspelt(path, f"{name} cannot be counted (known: {listed}; upgraded_...)") from None

    def _table(self, given: Any, path: str) -> tuple[tuple[int, int], ...]:
        if not isinstance(given, dict) or not all(key.isdigit() for key in given):
            raise Misspelt(path, "must be thresholds such as { 8 = 5, 9 = 7, 10 = 9 }")
        return tuple(sorted((int(key), self._number(n, f"{path}.{key}", 0, 99)) for key, n in given.items()))

    # -- standing effects

    def when(self, given: Any, path: str = "when") -> When:
        """`"end_of_turn"`, or `{ built = "laboratory", nth = 2 }`, `{ slot = "S07" }`, ..."""
        if isinstance(given, str):
            given = {given: True}
        if not isinstance(given, dict) or not given:
            raise Misspelt(path, "must be an event")
        event = next((name for name in given if name in EVENTS), "")
        if not event:
            raise Misspelt(path, f"no such event (known: {', '.join(EVENTS)})")
        value = given[event]
        if event in ("built", "upgraded"):
            self._only(given, path, event, "nth", "nth_in_turn")
            sorts = ("building", "tunnel", "city") if event == "built" else ("building", "tunnel")
            kinds = self.kinds(value, f"{path}.{event}", *sorts)
            nth = self._number(given.get("nth", 0), f"{path}.nth", 0)
            return When(
                event, kinds, nth, self._number(given.get("nth_in_turn", 0), f"{path}.nth_in_turn", 0)
            )
        self._only(given, path, event)
        return When(event, word="" if value is True else str(value))

    def discounts(self, given: Any, path: str = "discount") -> tuple[Discount, ...]:
        """`{ on = "city", credit = 1 }`: less to pay for things of these kinds (UC-7.06)."""
        if not isinstance(given, dict) or "on" not in given:
            raise Misspelt(path, 'must be such as { on = "tunnel", credit = 1 }')
        if given["on"] in ("upgrade", "special"):
            kinds: tuple[str, ...] = (given["on"],)
        else:
            kinds = self.kinds(given["on"], f"{path}.on", "building", "tunnel", "city")
        goods = {name: n for name, n in given.items() if name != "on"}
        return tuple(Discount(kinds, name, n) for name, n in self.price(goods, path))

    def sale(self, given: Any, path: str = "sale") -> Sale:
        """`{ pay = { kelp = 2 }, points = 3, times = 5 }`."""
        if not isinstance(given, dict):
            raise Misspelt(path, "must be such as { pay = { kelp = 2 }, points = 3, times = 5 }")
        self._only(given, path, "pay", "points", "times")
        price = self.price(given.get("pay"), f"{path}.pay")
        if not price:
            raise Misspelt(f"{path}.pay", "cannot be free")
        points = self._number(given.get("points"), f"{path}.points", 1, 99)
        return Sale(price, points, self._number(given.get("times", 0), f"{path}.times", 0, 99))
