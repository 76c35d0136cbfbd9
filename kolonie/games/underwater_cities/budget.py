"""What a card is worth and what it may be worth, in the units of `packs/budget.toml`, read from its effect.

Cards whose printed text is not known were designed within these budgets; `designs` holds them to it. A pack
that is laid over ours may have a `budget.toml` beside it: its figures are laid over ours in the same way.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kolonie.core.nodes import Amount, Count, If, Node, children
from kolonie.core.packs import PackError, decode, read_pack
from kolonie.games.underwater_cities.box import HOME, Box
from kolonie.games.underwater_cities.entries import Card, Figure
from kolonie.games.underwater_cities.nodes import (
    Advance,
    Build,
    BuildUpgraded,
    Convert,
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

PATH: Final = HOME / "packs" / "budget.toml"
LISTS: Final = ("units", "budgets", "expected", "mixes")
SPECIAL_AS: Final = 2
"""Special cards are weighed like those of this era."""


class Figures:
    """The numbers of the budget file, by list and name."""

    def __init__(self, further: tuple[Path, ...] = ()) -> None:
        self.path = (PATH, *further)[-1]
        self.lists: dict[str, dict[str, tuple[float, ...]]] = {name: {} for name in LISTS}
        for path in (PATH, *further):
            raw = read_pack(path)
            for name, known in self.lists.items():
                if name in raw:
                    known.update((one.id, tuple(one.value)) for one in decode(raw, name, Figure, path))

    def all(self, listed: str, name: str) -> tuple[float, ...]:
        found = self.lists[listed].get(name)
        if found is None:
            raise PackError(f"{self.path}: {listed} {name}: missing")
        return found

    def of_era(self, listed: str, name: str, era: int) -> float:
        """The number for an era; where there is only one, it is for all of them."""
        found = self.all(listed, name)
        return found[era - 1] if len(found) > 1 else found[0]


class Weighing:
    """Weighs the effects of one card."""

    def __init__(self, box: Box, figures: Figures, era: int, timing: str) -> None:
        self.box = box
        self.figures = figures
        self.era = era or SPECIAL_AS
        self.timing = timing
        self.chosen = False
        """The freedom to choose counts once in an effect."""

    def unit(self, name: str) -> float:
        return self.figures.of_era("units", name, self.era)

    def price(self, price: Price) -> float:
        return sum(n * self.unit(name) for name, n in price)

    def expected(self, name: str) -> tuple[float, ...]:
        return self.figures.all("expected", name)

    def choice(self) -> float:
        if self.chosen:
            return 0.0
        self.chosen = True
        return self.unit("choice")

    def effect(self, effect: Do) -> float:
        self.chosen = False
        return self.of(effect)

    def of(self, node: Node) -> float:
        if isinstance(node, Do):
            return self._do(node)
        if isinstance(node, If):
            return self.of(node.then)
        if isinstance(node, Either):
            return max(self.of(part) for _word, part in node.parts) + self.choice()
        if isinstance(node, PayFor):
            return self.of(node.part) - self.price(node.price)
        if isinstance(node, Receive):
            return sum(self.unit(name) * self.amount(n) for name, n in node.goods)
        if isinstance(node, ReceiveDifferent):
            best = sorted((self.unit(name) for name in node.among), reverse=True)
            return sum(best[: node.n]) + self.choice()
        if isinstance(node, Exchange):
            return self.unit("exchange") + abs(self.price(node.one) - self.price(node.other))
        if isinstance(node, SwapProduct):
            return self.price(node.got) - self.price(node.given)
        if isinstance(node, ProductOf):
            return max(self._product(kind) for kind in node.kinds)
        return (
            self._fixed(node) if not isinstance(node, Build | Upgrade | BuildUpgraded) else self._work(node)
        )

    def _do(self, node: Do) -> float:
        """The parts, each as often as it may be done; a choice is free only the first time."""
        total = 0.0
        for times, (_word, part) in zip(node.times, node.parts, strict=True):
            for _ in range(times):
                total += self.of(part)
        return total

    def _fixed(self, node: Node) -> float:
        if isinstance(node, Advance):
            return self.unit("production_step" if self.timing == "production" else "step")
        names: dict[type[Node], str] = {
            TakeSpecial: "special",
            UseAction: "use_action",
            Ready: "ready",
            PerformSlot: "slot",
            Convert: "convert",
            ExtraMetropolis: "metropolis",
        }
        if type(node) in names:
            return self.unit(names[type(node)])
        return sum(self.of(child) for _word, child in children(node))  # a node of an expansion: what is in it

    def _product(self, kind: str) -> float:
        product = self.box.upgraded_product[self.box.kind[kind]]
        assert product is not None
        goods = zip(self.box.resources, product.goods, strict=True)
        return sum(self.unit(name) * n for name, n in goods) + self.unit("point") * product.points

    # -- building

    def _work(self, node: Build | Upgrade | BuildUpgraded) -> float:
        if isinstance(node, Upgrade):
            return self._upgrade(node.prices)
        if isinstance(node, BuildUpgraded):
            return self._build(node.kinds, node.prices, False) + self._upgrade(node.upgrade_prices)
        return self._build(node.kinds, node.prices, node.expansion)

    def _upgrade(self, prices: tuple[Price, ...]) -> float:
        return self.unit("free_upgrade") - self._cheapest(prices) if prices else self.unit("right_upgrade")

    def _cheapest(self, prices: tuple[Price, ...]) -> float:
        choice = self.choice() if len(prices) > 1 else 0.0
        return min(self.price(price) for price in prices) - choice

    def _build(self, kinds: tuple[str, ...], prices: tuple[Price, ...], expansion: bool) -> float:
        sorts = {self.box.sorts[self.box.kind[kind]] for kind in kinds}
        if prices:
            free = max(self.unit(self._free(kind, expansion)) for kind in kinds)
            return free - self._cheapest(prices)
        if expansion:
            return self.unit("right_expansion")
        if sorts == {"city"}:
            return self.unit("right_city")
        if sorts == {"tunnel"}:
            return self.unit("right_tunnel")
        return self.unit("right_building" if len(kinds) == 1 else "right_any")

    def _free(self, kind: str, expansion: bool) -> str:
        sort = self.box.sorts[self.box.kind[kind]]
        if sort == "city" or f"free_{kind}" in self.figures.lists["units"]:
            return f"free_{kind}"
        if sort == "tunnel":
            return "free_tunnel"
        return "free_expansion" if expansion else "free_building"

    # -- numbers that depend on the table

    def amount(self, n: Amount) -> float:
        if isinstance(n, int):
            return float(n)
        found = self.counts(n, f"{self.timing}/{self.era}")
        return sum(found) / len(found)

    def counts(self, node: Count, moment: str) -> list[float]:
        """The values that a count is expected to have."""
        if isinstance(node, Per):
            values = [node.n * (v // node.per) for v in self.counts(node.of, moment)]
            return [min(v, float(node.most)) for v in values] if node.most else values
        if isinstance(node, Steps):
            reached = self.counts(node.of, moment)
            return [float(max([n for at, n in node.table if v >= at], default=0)) for v in reached]
        return list(self.expected(f"{moment}/{self.name(node)}"))

    def name(self, node: Count) -> str:
        if isinstance(node, Things):
            groups = {kinds: name for name, kinds in self.box.speller.groups.items()}
            bare = groups.get(node.kinds) or ",".join(node.kinds)
            return f"upgraded_{bare}" if node.upgraded else bare
        if isinstance(node, Tally):
            return node.name
        assert isinstance(node, Least | Total)
        word = "least" if isinstance(node, Least) else "total"
        return f"{word}({','.join(self.name(one) for one in node.of)})"

    def firings(self, when: When, effect: Do) -> float:
        """How often a permanent card is set off."""
        name = when.event
        if when.nth:
            name += "/second" if len(when.kinds) == 1 else "/second_of_any"
        elif when.nth_in_turn:
            name += f"/{self.name(Things(when.kinds))}/in_turn"
        elif when.kinds:
            name += f"/{self.name(Things(when.kinds))}"
        part = effect.parts[0][1]
        if isinstance(part, If) and isinstance(part.test, OnSpace):
            name += "/space"
        return self.expected(f"permanent/{self.era}/{name}")[0]

    def saved(self, number: int) -> float:
        """What the discounts of a card save on all that is bought after it."""
        box = self.box
        total = 0.0
        for discount in box.discounts[number]:
            for kind in discount.kinds:
                bought = self.expected(f"permanent/{self.era}/bought/{kind}")[0]
                usual = box.usual[box.kind[kind]][box.resource[discount.what]] if kind in box.kind else 99
                total += bought * min(discount.n, usual) * self.unit(discount.what)
        return total

    def eased(self, card: Card) -> float:
        """What other numbers of an expansion are worth to the owner."""
        return sum(
            self.expected(f"permanent/{self.era}/additional/{name}")[0] * self.unit(f"additional/{name}")
            for name in card.additional
        )


def value(box: Box, figures: Figures, card: Card) -> tuple[float, float]:
    """What a card is worth, from and to; only endgame cards have a range."""
    number = box.card_number[card.id]
    weighing = Weighing(box, figures, card.era, card.timing)
    score, sale, effect, when = box.scores[number], box.sales[number], box.effects[number], box.whens[number]
    if score is not None:
        counts = weighing.counts(score, "endgame")
        return min(counts), max(counts)
    if sale is not None:
        least = weighing.expected("endgame/sales")[0]
        return least * sale.points if sale.times > 1 else sale.points, float(sale.times * sale.points)
    total = weighing.effect(effect) if effect is not None else 0.0
    if when is not None and effect is not None:
        total *= weighing.firings(when, effect)
    total += weighing.saved(number) + weighing.eased(card)
    total += card.feed * weighing.unit("kelp") + card.hand_limit * weighing.unit("hand_limit")
    return total, total


def allowed(box: Box, figures: Figures, card: Card) -> tuple[float, float]:
    """What a card may be worth, from and to."""
    if card.timing == "endgame":
        low, high = figures.all("budgets", f"endgame/{'special' if card.era == 0 else card.colour}")
        return low, high
    high = figures.of_era("budgets", f"{card.timing}/{card.colour}", card.era or SPECIAL_AS)
    if card.era == 0:
        extra = card.price + figures.all("budgets", "taking")[0]
        lasting = card.timing in ("action", "production")
        high += extra / figures.all("budgets", "uses")[0] if lasting else extra
    low = high * figures.all("budgets", "least")[0]
    effect = box.effects[box.card_number[card.id]]
    if effect is not None and isinstance(effect.parts[0][1], If) and card.when is None:
        high += figures.all("budgets", "condition")[1]
    return low, high
