"""Moving pieces, without any decision: what several rules have in common."""

from __future__ import annotations

from kolonie.core.frames import NO_ENV, Frame
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.flow import DUE
from kolonie.games.evacuation.state import Game, Seat, Table
from kolonie.games.evacuation.terms import OWN_SYMBOLS, SHUTTLE, STADIUM, STADIUM_SMILEY

FULL = (1, 3, 5)
"""Researches in a column that complete its first, second and third technology (EV-6.21)."""


def completed(seat: Seat) -> list[int]:
    """The seat's completed technologies."""
    found = []
    for column in range(3):
        done = seat.research[column]
        for row in range(3):
            if done >= FULL[row]:
                found.append(seat.tiles[3 * row + column])
    return found


def smileys(box: Box, seat: Seat, old_too: bool = True) -> int:
    """Smileys of stadiums and completed technologies (EV-9.01, EV-6.69)."""
    count = seat.powers[STADIUM_SMILEY] * len(seat.new_stadiums)
    for stadium in seat.new_stadiums:
        count += box.smileys[stadium]
    if old_too:
        for stadium in seat.old_stadiums:
            count += box.smileys[stadium]
    for tile in completed(seat):
        count += box.technology_smileys[tile]
    return count


def symbols(box: Box, seat: Seat) -> int:
    """The settlement symbols a seat has now, one bit each (EV-6.70)."""
    first, second = seat.satellites
    return (
        box.cell_symbols[first][seat.lanes[0]]
        | box.cell_symbols[second][seat.lanes[1]]
        | seat.powers[OWN_SYMBOLS]
    )


def plans_of(box: Box, seat: Seat) -> list[int]:
    """The infrastructure cards in a seat's hand (EV-0.10)."""
    return seat.plans if box.rulings.plans_open else seat.secret_plans


def raise_production(seat: Seat, food: int, steel: int, energy: int) -> None:
    production = seat.production
    production[0] += food
    production[1] += steel
    production[2] += energy
    seat.due = 1


def answered(box: Box, seat: Seat, index: int, event: int, people: int, after: Frame | None) -> Frame | None:
    """What technologies answer to an event comes first, on top of `after`, then consequences (EV-0.14)."""
    result = after
    for tile in completed(seat):
        if box.technology_event[tile] == event and people >= box.technology_people[tile]:
            if result is after:
                seat.due = 0
                result = Frame(DUE, 0, index, NO_ENV, after)
            result = Frame(box.technology_effects[tile], 0, index, NO_ENV, result)
    return result


def card_group(box: Box, card: int) -> int:
    """The group of an action card: none, or by a ruling on EV-15.12 the one of its first strength."""
    strength = box.card_strengths[card][0]
    return strength if box.rulings.cards_in_groups and strength <= 4 else 0


def factories_on(work: int) -> tuple[int, int, int]:
    """Farms, steelworks and power plants on an area."""
    return (work & 7, work >> 3 & 7, work >> 6 & 7)


def offer_of(table: Table, what: int) -> list[int]:
    if what == SHUTTLE:
        return table.shuttle_offer
    return table.stadium_offer if what == STADIUM else table.plan_offer


def deck_of(table: Table, what: int) -> list[int]:
    if what == SHUTTLE:
        return table.shuttle_deck
    return table.stadium_deck if what == STADIUM else table.plan_deck


def refill(game: Game, what: int, year: int | None = None) -> None:
    """Fills the free places of an offer one by one, at its newest end (EV-7.02, EV-7.14)."""
    table = game.state
    box = game.box
    offer, deck = offer_of(table, what), deck_of(table, what)
    if len(offer) >= box.market_size or not deck:
        return
    game.reveal()
    capped = what == STADIUM and game.seats == 1 and (table.year if year is None else year) < 3
    tried = 0
    while len(offer) < box.market_size and tried < len(deck):
        card = deck.pop(0)
        if capped and box.smileys[card] > box.solo_smileys:
            deck.append(card)  # EV-17.05: to the bottom, and the next one comes
            tried += 1
        else:
            offer.append(card)


def take_from(game: Game, what: int, card: int) -> None:
    """A card or tile leaves its offer; the others slide and a new one comes (EV-7.02)."""
    offer_of(game.state, what).remove(card)
    refill(game, what)


def bury(game: Game, what: int, card: int) -> None:
    """A card or tile of an offer goes under its deck, and a new one comes (EV-12.04, EV-17.17)."""
    table = game.state
    offer_of(table, what).remove(card)
    deck_of(table, what).append(card)
    refill(game, what)
