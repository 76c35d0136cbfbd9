"""Underwater Cities: what cards are worth to a seat, in hand and in front of it."""

from __future__ import annotations

from kolonie.games.underwater_cities.bot.effects import RATE, effect_worth
from kolonie.games.underwater_cities.bot.tables import tables_of, turns_left
from kolonie.games.underwater_cities.bot.weights import (
    BOUGHT,
    EVENTS,
    GROWS,
    GROWS_TOO,
    LAST_GOOD,
    LATER,
    SOLD,
    USED,
    USES,
)
from kolonie.games.underwater_cities.counts import count
from kolonie.games.underwater_cities.nodes import Per
from kolonie.games.underwater_cities.state import Game, Seat


class CardJudge:
    """Judges the cards of one seat in the positions of one turn."""

    def __init__(self, world: Game, seat: int) -> None:
        self.box = world.box
        self.tables = tables_of(world.box)
        self.turns = turns_left(world, seat)
        self.productions = 0
        """How many are still to come, in the position that is judged."""
        self.made: tuple[int, ...] = world.box.nothing
        """What a production brings, in the position that is judged."""

    def look_at(self, era: int, seat: Seat) -> None:
        """What is to come, in the position that is judged now."""
        self.productions = self.tables.productions_left(era, seat)
        self.made = self.tables.ground(seat).goods

    def claim_terms(self, seat: Seat, era: int) -> list[float]:
        """What lies in front of the seat, in the order of its names."""
        box, tables = self.box, self.tables
        actions = 0.0
        unused, every = [], []
        for card in seat.actions:
            worth = self._effect(seat, card)
            every.append(worth)
            if card not in seat.used:
                unused.append(worth)
        if self.productions > tables.eras - era:
            actions += _uses(unused, self.turns - tables.after[era - 1])
        for number in range(1, self.productions):
            actions += _uses(every, 3 * box.rounds[number - self.productions])
        return [
            sum([self._score(seat, card) for card in seat.endgames]),
            sum([self._per_production(seat, card) for card in seat.productions]),
            actions,
            sum([self._permanent(seat, card) for card in seat.permanents]),
            len(seat.endgames),
            len(seat.actions),
        ]

    def _effect(self, seat: Seat, card: int) -> float:
        """What the effect of a card is worth once; without one, nothing."""
        tables = self.tables
        found = tables.worths.get(card)
        if found is not None:
            return found
        effect = self.box.effects[card]
        worth = 0.0 if effect is None else effect_worth(self.box, seat, effect)
        if tables.settled[card]:
            tables.worths[card] = worth
        return worth

    def _per_production(self, seat: Seat, card: int) -> float:
        total = 0.85 * self.box.feeds[card] * self.productions
        if self.productions:
            total += LATER * max(0.0, self._effect(seat, card)) * (self.productions - 0.6)
        return total

    def _score(self, seat: Seat, card: int) -> float:
        """What an endgame card will score: what it counts grows with the network."""
        box = self.box
        score = box.scores[card]
        if score is None:
            return 0.0
        now = count(box, seat, score)
        most = score.most if isinstance(score, Per) and score.most else 99
        return min(float(most), now * (1 + GROWS * self.turns) + GROWS_TOO * self.turns)

    def sale(self, seat: Seat, card: int, sold: int = 0) -> float:
        """What an endgame card that takes goods will bring, beside what they would be worth at the end."""
        box = self.box
        sale = box.sales[card]
        if sale is None:
            return 0.0
        coming = 1 if self.productions else 0
        times = float((sale.times or 99) - sold)
        given = 0.0
        for name, n in sale.price:
            what = box.resource[name]
            times = min(times, (seat.goods[what] + coming * self.made[what]) / n)
            given += n * LAST_GOOD * box.leftover[what]
        if not self.turns:
            times = float(int(times))
        return sold * sale.points + times * (sale.points - given) * (SOLD if self.turns else 1.0)

    def _permanent(self, seat: Seat, card: int) -> float:
        box = self.box
        total = 0.5 * box.more_hand[card] + 0.85 * box.feeds[card] * self.productions
        total += box.further.worth_in_turn(box, card) * self.turns
        when = box.whens[card]
        if when is not None and box.effects[card] is not None:
            total += EVENTS[when.event] * self.turns * max(0.3, self._effect(seat, card))
        for discount in box.discounts[card]:
            what = box.resource[discount.what]
            for kind in discount.kinds:
                price = box.usual[box.kind[kind]][what] if kind in box.kind else discount.n
                total += BOUGHT[kind] * self.turns * min(discount.n, price) * RATE[discount.what]
        return total

    def card(self, seat: Seat, card: int) -> float:
        """What it brings to play the card for its benefit."""
        box = self.box
        timing, effect = box.card_timings[card], box.effects[card]
        if timing == "production":
            worth = self._per_production(seat, card)
        elif timing == "permanent":
            worth = self._permanent(seat, card)
        elif effect is None:
            worth = self._score(seat, card) + self.sale(seat, card)
        else:
            worth = self._effect(seat, card)
            if timing == "action":
                worth *= 0.7 * min(self.productions, self.turns / 4)
        return max(0.2, worth - RATE["credit"] * box.card_prices[card])


def _uses(worths: list[float], turns: int) -> float:
    """What action cards will bring in so many turns: the best ones are used."""
    uses = USES * turns
    total = 0.0
    for worth in sorted(worths, reverse=True):
        if uses <= 0.0:
            break
        total += USED * worth * min(1.0, uses)
        uses -= 1.0
    return total
