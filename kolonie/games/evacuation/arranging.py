"""What lies beside the boards: offers, decks, bonuses, modules. One half of the builder (`positions`)."""

from __future__ import annotations

from kolonie.core import positions
from kolonie.core.positions import PositionError
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.pieces import deck_of, offer_of
from kolonie.games.evacuation.state import Seat, Table
from kolonie.games.evacuation.terms import OFFERS


def number_of(ids: tuple[str, ...], name: str) -> int:
    if name not in ids:
        raise PositionError(f"there is no {name} among {', '.join(ids)}")
    return ids.index(name)


class TablePosition(positions.Position[Table, Box, Seat]):
    """A game that is being arranged: everything that belongs to nobody."""

    # -- offers

    def fetch(self, what: str, name: str) -> int:
        """Takes a shuttle, stadium or infrastructure card out of wherever it lies; the offer closes up."""
        kind = OFFERS.index(what)
        card = number_of(self.box.offer_ids[kind], name)
        piles = [offer_of(self.state, kind), deck_of(self.state, kind)]
        for seat in self.state.seats:
            if what == "shuttle":
                piles += [seat.old_shuttles, seat.new_shuttles]
            elif what == "stadium":
                piles += [seat.old_stadiums, seat.new_stadiums]
            else:
                piles += [seat.plans, seat.secret_plans, seat.waiting, seat.running]
        if what == "stadium":
            piles.append(self.state.automaton_stadiums)
        for pile in piles:
            if card in pile:
                pile.remove(card)
                return card
        raise PositionError(f"{name} is not in the game")

    def fill(self, what: str) -> None:
        """Fills an offer from its deck, without looking at rules."""
        kind = OFFERS.index(what)
        offer, deck = offer_of(self.state, kind), deck_of(self.state, kind)
        while len(offer) < self.box.market_size and deck:
            offer.append(deck.pop(0))

    def offer(self, what: str, *names: str) -> None:
        """An offer shows these cards or tiles, oldest first, and nothing else; the rest is in the deck."""
        kind = OFFERS.index(what)
        offer, deck = offer_of(self.state, kind), deck_of(self.state, kind)
        deck += offer
        offer.clear()
        offer += [self.fetch(what, name) for name in names]

    def on_top(self, what: str, *names: str) -> None:
        """These lie on top of a deck, in this order."""
        kind = OFFERS.index(what)
        cards = [self.fetch(what, name) for name in names]
        deck_of(self.state, kind)[:0] = cards
        self.fill(what)

    def shown(self, what: str) -> list[str]:
        """The names in an offer, oldest first."""
        kind = OFFERS.index(what)
        return [self.box.offer_ids[kind][card] for card in offer_of(self.state, kind)]

    def deck(self, what: str) -> list[str]:
        """The names in a deck, top first."""
        kind = OFFERS.index(what)
        return [self.box.offer_ids[kind][card] for card in deck_of(self.state, kind)]

    # -- years, bonuses, modules

    def year(self, number: int) -> None:
        """It is this year; bonus cards of earlier years are gone. Nothing else happens."""
        if not self.state.year <= number <= self.box.years:
            raise PositionError(f"year {number} does not come after year {self.state.year}")
        del self.state.bonuses[: number - self.state.year]
        self.state.year = number

    def bonus(self, name: str) -> None:
        """The bonus card of this year."""
        self.state.bonuses[0] = number_of(self.box.bonus_ids, name)

    def order(self, *indices: int) -> None:
        """The order track, automated civilisations included."""
        if sorted(indices) != sorted(self.state.order):
            raise PositionError(f"{indices} is no order of {self.state.order}")
        self.state.order = list(indices)

    def tasks(self, *names: str) -> None:
        """These public tasks lie open."""
        self.state.tasks = [number_of(self.box.task_ids, name) for name in names]
        self.pieces = self.live.title.census(self.live)

    def lines(self, *names: str) -> None:
        """The lines of the majority module: `1a` is the first line of area 1."""
        ids = tuple(entry.id for entry in self.box.line_entries)
        self.state.lines = [2 * number_of(ids, name[:-1]) + (name[-1] == "b") for name in names]

    def solo_cards(self, *names: str) -> None:
        """The automaton's deck, top first; all other cards of the year have been played."""
        ids = self.box.solo_ids
        table = self.state
        every = [*table.solo_deck, *table.solo_shown]
        table.solo_deck = [number_of(ids, name) for name in names]
        table.solo_shown = [card for card in sorted(every) if card not in table.solo_deck]
        table.solo_number = self.box.solo_numbers[table.solo_deck[0]]

    def solo_tile(self, area: str) -> None:
        """The solo tile lies beside this area of the rim."""
        self.state.solo_tile = self.box.rim.index(number_of(self.box.area_ids, area))

    def occupy(self, *areas: str) -> None:
        """The automaton holds these areas."""
        for name in areas:
            area = number_of(self.box.area_ids, name)
            if self.state.settled >> area & 1:
                raise PositionError(f"{name} is settled")
            self.state.settled |= 1 << area
            self.state.automaton_areas.append(area)
