"""The paid refresh of an offer (EV-7.03 to EV-7.14), which belongs to every taking from it."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import NO_ENV, Frame
from kolonie.core.messages import message
from kolonie.core.options import DONE, Option, WhyNot, option
from kolonie.core.readers import asks, takes
from kolonie.games.evacuation.flow import DISCARDS, PUT_UNDER
from kolonie.games.evacuation.moves import Discard
from kolonie.games.evacuation.pieces import deck_of, offer_of, refill
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import RESOURCES, WORLDS

REFRESHES: Final = tuple(option("refresh", kind, world) for world in WORLDS for kind in RESOURCES)
"""By world and kind of what is paid, like a stock."""
REFRESH_PLACE: Final = {choice.key: place for place, choice in enumerate(REFRESHES)}
PLACES: Final = 16
"""More than an offer has."""
LEAVE: Final = option("leave")
"""Nothing is taken after a refresh (EV-7.04)."""


def offer_refresh(game: Game, frame: Frame, what: int, options: list[Option], why: WhyNot | None) -> None:
    """Adds the ways to pay for a refresh; the last bit of `pos` says that there was one for this taking."""
    table = game.state
    price = game.box.refresh_price
    if frame.pos & 1 and not game.box.rulings.refresh_again:
        if why is not None:
            for choice in REFRESHES:
                why.add(choice, "EV-7.06", message("why-refreshed"))
        return
    if not offer_of(table, what):
        if why is not None:
            for choice in REFRESHES:
                why.add(choice, "EV-7.15", message("why-offer-empty"))
        return
    stock = table.seats[frame.seat].stock
    for place, choice in enumerate(REFRESHES):
        if stock[place] >= price:
            options.append(choice)
        elif why is not None:
            why.add(choice, "EV-7.03", message("why-no-cube"))


def can_refresh(game: Game, what: int, stock: list[int]) -> bool:
    return bool(offer_of(game.state, what)) and max(stock) >= game.box.refresh_price


def take_refresh(game: Game, frame: Frame, what: int, choice: Option) -> Frame:
    """Pays, and goes on with what is discarded; the taking itself comes after that."""
    game.state.seats[frame.seat].stock[REFRESH_PLACE[choice.key]] -= game.box.refresh_price
    return frame.at(frame.pos | 1).inner(DISCARDS[what])


@asks(Discard, "EV-7.03")
def ask_discard(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """`pos` holds the places of what was named so far (`named`); it is at least one card (EV-7.13)."""
    what: int = frame.node.what
    names = game.box.discard[what]
    gone = named(frame.pos)
    options = [names[card] for place, card in enumerate(offer_of(game.state, what)) if place not in gone]
    if gone:
        options.append(DONE)
    elif why is not None and options:
        why.add(DONE, "EV-7.13", message("why-discard-one"))
    return options


@takes(Discard)
def take_discard(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """All go under the deck together; then the offer is filled (EV-7.11)."""
    what: int = frame.node.what
    offer = offer_of(game.state, what)
    pos = frame.pos
    if choice is not DONE:
        place = offer.index(game.box.offer_ids[what].index(choice.word()))
        pos = pos * PLACES + place + 1
        if len(named(pos)) < len(offer):
            return frame.at(pos)
    gone = named(pos)
    deck_of(game.state, what).extend([offer[place] for place in gone])
    for place in sorted(gone, reverse=True):
        card = offer.pop(place)
        if game.journal is not None:
            name = game.box.offered_name(what, card)
            game.tell(Frame(PUT_UNDER, 0, frame.seat, NO_ENV, None), {"name": name})
    refill(game, what)
    return frame.parent


def named(pos: int) -> list[int]:
    """The places of the cards that were named, in that order: the digits of a number, each one more."""
    places: list[int] = []
    while pos:
        places.insert(0, pos % PLACES - 1)
        pos //= PLACES
    return places
