"""The paid refresh of an offer (EV-7.03 to EV-7.14), which belongs to every taking from it."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import DONE, Option, WhyNot, option
from kolonie.core.readers import asks, takes
from kolonie.games.evacuation.flow import DISCARDS
from kolonie.games.evacuation.moves import Discard
from kolonie.games.evacuation.pieces import deck_of, offer_of, refill
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import RESOURCES, WORLDS

REFRESHES: Final = tuple(option("refresh", kind, world) for world in WORLDS for kind in RESOURCES)
"""By world and kind of what is paid, like a stock."""
REFRESH_PLACE: Final = {choice.key: place for place, choice in enumerate(REFRESHES)}
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
    """`pos` counts what was discarded; at least one card must be (EV-7.13)."""
    what: int = frame.node.what
    names = game.box.discard[what]
    options = [names[card] for card in offer_of(game.state, what)]
    if frame.pos and options:
        options.append(DONE)
    elif why is not None and options:
        why.add(DONE, "EV-7.13", message("why-discard-one"))
    return options


@takes(Discard)
def take_discard(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """Each card goes under the deck at once; the offer is filled when the last one has gone (EV-7.11)."""
    what: int = frame.node.what
    table = game.state
    offer = offer_of(table, what)
    if choice is not DONE:
        card = game.box.offer_ids[what].index(choice.word())
        offer.remove(card)
        deck_of(table, what).append(card)
        if offer:
            return frame.at(frame.pos + 1)
    refill(game, what)
    return frame.parent
