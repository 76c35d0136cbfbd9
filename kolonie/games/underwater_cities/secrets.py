"""What each seat may know beyond the declared fields, and worlds it could be in (UC-0.10, UC-5.18)."""

from __future__ import annotations

from kolonie.core.chance import Chance
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.state import ALL_SEE, Game


def special_deck(game: Game, viewer: int | None) -> list[int | None]:
    """The one- or two-credit deck from the top, with the cards that the viewer knows."""
    table = game.state
    mask = ALL_SEE if viewer is None else ALL_SEE | 1 << viewer
    return [card if seen & mask else None for card, seen in zip(table.specials, table.seen, strict=True)]


def reshuffle(game: Game, viewer: int | None, chance: Chance) -> None:
    """Deals anew all that the viewer cannot see. Backs tell the era of a card, so eras are not mixed.

    Hidden things are sorted before they are shuffled: what is imagined may not depend on how they truly lie.
    """
    table = game.state
    box = game.box
    others = [seat for i, seat in enumerate(table.seats) if i != viewer]
    mask = ALL_SEE if viewer is None else ALL_SEE | 1 << viewer
    hidden = [not seen & mask for seen in table.seen]
    pools: dict[int, list[int]] = {era: [] for era in range(len(box.rounds) + 1)}
    for seat in others:
        for card in (*seat.hand, *seat.thrown):
            if card not in seat.known:
                pools[_back(box, card)].append(card)
        for card in seat.drawn:
            pools[_back(box, card)].append(card)
    for card in (*table.deck, *table.retired):
        pools[_back(box, card)].append(card)
    pools[0] += [card for card, unknown in zip(table.specials, hidden, strict=True) if unknown]
    dealt = {era: chance.shuffle("imagine", sorted(cards)) for era, cards in pools.items()}
    for seat in others:
        size = len(seat.hand)
        held = [c if c in seat.known else ~_back(box, c) for c in (*seat.hand, *seat.thrown)]
        if seat.thrown:  # UC-18.13: which ones were put away is not known, not even of those seen before
            held = chance.shuffle("imagine", sorted(held))
        cards = tuple([c if c >= 0 else dealt[~c].pop() for c in held])
        seat.hand, seat.thrown = cards[:size], cards[size:]
        seat.drawn = tuple(dealt[_back(box, c)].pop() for c in seat.drawn)
    table.deck = tuple(dealt[_back(box, c)].pop() for c in table.deck)
    table.retired = tuple(dealt[_back(box, c)].pop() for c in table.retired)
    table.specials = tuple(
        dealt[0].pop() if unknown else card for card, unknown in zip(table.specials, hidden, strict=True)
    )
    table.aside = tuple(sorted(table.aside))  # which ones they are follows from what lies on the table
    table.spare = tuple(sorted(table.spare))


def _back(box: Box, card: int) -> int:
    """What the back of a card shows: its era; a three-credit card is always known."""
    return box.card_eras[card]
