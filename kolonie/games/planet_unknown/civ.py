"""Civilization cards: looking through decks, picking, and what a picked card does (chapter 9)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, takes
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.effects import PointsAndAdvance
from kolonie.games.planet_unknown.flow import GAINS, PICK_CARD
from kolonie.games.planet_unknown.nodes import PickCard, PickLeftover
from kolonie.games.planet_unknown.pending import several
from kolonie.games.planet_unknown.state import Game, Seat, Table
from kolonie.games.planet_unknown.terms import HIGHER_CARD
from kolonie.games.planet_unknown.tracks import powers

RANKS: Final = 4
PICK: Final = tuple(option("pick", rank) for rank in range(RANKS + 1))


def pick_options(game: Game, seat: Seat, able: int, options: list[Option], why: WhyNot | None) -> bool:
    """The ranks of which the player must pick a card now. True if there is one."""
    table = game.state
    found = False
    for rank in sorted(set(seat.picks)):
        if table.decks[rank - 1] or _higher(table, rank, able):
            options.append(PICK[rank])
            found = True
        elif why is not None:
            why.add(PICK[rank], "PU-9.04", message("why-deck-empty"))
    return found


def refuse_picks(seat: Seat, rule: str, why: WhyNot) -> None:
    """What is picked later says by which rule."""
    for rank in sorted(set(seat.picks)):
        why.add(PICK[rank], rule, message("why-pick-later"))


def _higher(table: Table, rank: int, able: int) -> bool:
    """Whether a card of the next rank joins the choice (PU-25.09, PU-25.10)."""
    return bool(able & HIGHER_CARD) and rank < RANKS and bool(table.decks[rank])


def look(game: Game, frame: Frame, choice: Option) -> Frame:
    """The player looks through a deck. A card of the next rank is drawn by laying it on top of its deck."""
    table = game.state
    seat = table.seats[frame.seat]
    rank = choice.num()
    seat.picks.remove(rank)
    game.reveal()
    higher = int(_higher(table, rank, powers(game.box, seat)))
    if higher:
        deck = list(table.decks[rank])
        drawn = deck.pop(game.draw_below("higher card", len(deck)))
        table.decks[rank] = (*deck, drawn)
    return frame.inner(PICK_CARD).bind("rank", rank).bind("higher", higher)


@asks(PickCard, "PU-9.01")
def ask_pick(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    rank: int = frame.env["rank"]
    cards = list(table.decks[rank - 1])
    if frame.env["higher"]:
        cards.append(table.decks[rank][-1])
    return [option("card", box.civ_ids[card]) for card in cards]


@takes(PickCard)
def take_pick(game: Game, frame: Frame, choice: Option) -> Frame | None:
    return keep(game, frame, game.box.civ_ids.index(choice.word()))


def keep(game: Game, frame: Frame, card: int) -> Frame | None:
    """A card goes from its deck to the player. It is kept face down (PU-9.03), or carried out in place of the
    frame, with all that it gives, before anything else that is pending (PU-9.02)."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    rank = box.civ_ranks[card]
    table.decks[rank - 1] = tuple(other for other in table.decks[rank - 1] if other != card)
    if not box.civ_kept[card]:
        seat.cards.append(card)
        own = frame.then(GAINS).bind("since", len(seat.gains))
        return own.inner(box.civ_effects[card])
    seat.kept.append(card)
    seat.kept_ranks.append(rank)
    if table.over:  # PU-15.22
        end_advance(box, seat, card)
    return frame.parent


def end_advance(box: Box, seat: Seat, card: int) -> None:
    """The advance that an end-game card gives before scoring (PU-18.18)."""
    effect = box.civ_effects[card]
    if isinstance(effect, PointsAndAdvance):
        seat.gains.append(several(effect.trackers, effect.steps))


@asks(PickLeftover, "PU-25.14")
def ask_leftover(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    return [option("card", game.box.civ_ids[card]) for deck in table.decks for card in deck]


@takes(PickLeftover)
def take_leftover(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """The cards are taken one by one; what the first does at once is done before the second is taken."""
    card = game.box.civ_ids.index(choice.word())
    left = frame.env["left"] - 1
    if left:
        frame = frame.bind("left", left).inner(frame.node)
    return keep(game, frame, card)
