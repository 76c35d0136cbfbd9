"""Drawing and discarding (sections 4, 5 and 16): where every card comes from and goes to."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import PROMPT, RULE, asks, runs, takes
from kolonie.core.steps import DONE
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.duty import performed
from kolonie.games.underwater_cities.events import reacting, triggered
from kolonie.games.underwater_cities.moves import CollectDiscards, DiscardSurplus, DrawCards, KeepHand
from kolonie.games.underwater_cities.nodes import EVENT, TakeSpecial
from kolonie.games.underwater_cities.state import ALL_SEE, Game, Seat

SPECIAL_TAKEN: Final = EVENT["special_taken"]
DIG: Final = option("dig")
PILES: Final = ("deck", "discard", "retired", "removed", "offer", "aside", "specials")
"""Where cards lie on the table."""
OWN_PILES: Final = (
    "hand",
    "drawn",
    "thrown",
    "actions",
    "permanents",
    "productions",
    "endgames",
    "tucked",
)
"""Where cards lie at a player."""


def draw(game: Game, index: int, n: int) -> int:
    """Draws up to `n` cards of the current era; the discard pile becomes a new deck (UC-1.16, UC-1.17)."""
    if game.hides():
        return 0  # UC-3.13: cards that would be drawn on the way do not count
    table = game.state
    seat = table.seats[index]
    taken: list[int] = []
    for _ in range(n):
        if not table.deck:
            if not table.discard:
                break
            table.deck = tuple(game.shuffle(f"era {table.era}", list(table.discard)))
            table.discard = ()
        taken.append(table.deck[-1])
        table.deck = table.deck[:-1]
    seat.hand += tuple(taken)
    game.reveal()
    return len(taken)


def put_away(game: Game, card: int) -> None:
    """A card that is not claimed goes where it belongs (UC-4.11, UC-5.16, UC-6.12)."""
    table = game.state
    box = game.box
    era = box.card_eras[card]
    if era == 0:
        if box.card_prices[card] in (1, 2):
            table.specials += (card,)
            table.seen += (ALL_SEE,)
            turn_up(game)
        else:
            table.removed += (card,)
    elif era == table.era:
        table.discard += (card,)
    else:
        table.removed += (card,)


def turn_up(game: Game) -> None:
    """The top card of the special deck lies face up (UC-5.17)."""
    table = game.state
    if table.seen and table.seen[0] != ALL_SEE and not game.hides():
        table.seen = (ALL_SEE, *table.seen[1:])
        game.reveal()


def from_hand(seat: Seat, card: int) -> None:
    hand = list(seat.hand)
    hand.remove(card)
    seat.hand = tuple(hand)
    if card in seat.known:
        seat.known = tuple(c for c in seat.known if c != card)


def hand_limit(box: Box, seat: Seat) -> int:
    limit = box.hand_limit
    for card in seat.permanents:
        limit += box.more_hand[card]  # UC-16.04
    return limit


# -- drawing and discarding as steps


@runs(DrawCards)
def run_draw(game: Game, frame: Frame) -> Frame | None:
    drawn = draw(game, frame.seat, frame.node.n)
    if game.journal is not None and drawn:
        game.tell(frame, {"drawn": drawn})
    return frame.parent


def _discards(game: Game, seat: Seat) -> list[Option]:
    box = game.box
    if len(seat.hand) <= box.hand_limit or len(seat.hand) <= hand_limit(box, seat):
        return []
    options = box.card_options["discard"]
    return [options[card] for card in seat.hand]


@asks(KeepHand, "UC-18.13")
def ask_keep_hand(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    return _discards(game, game.state.seats[frame.seat])


@takes(KeepHand)
def take_keep_hand(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """A card that all have seen being taken stays known as "in hand or put away" until all have chosen."""
    seat = game.state.seats[frame.seat]
    card = game.box.card_number[choice.word()]
    seat.hand = tuple([c for c in seat.hand if c != card])
    seat.thrown += (card,)
    return frame


def prompt_keep_hand(node: KeepHand) -> Message:
    return message("ask-keep-hand" if node.rule == RULE[KeepHand] else "ask-first-hand")


PROMPT[KeepHand] = prompt_keep_hand


@runs(CollectDiscards)
def run_collect(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    for index in table.order:
        seat = table.seats[index]
        for card in seat.thrown:
            put_away(game, card)
        seat.known = tuple([c for c in seat.known if c not in seat.thrown])
        seat.thrown = ()
    if game.journal is not None:
        game.tell(frame, {"round": table.round})
    return frame.parent


@asks(DiscardSurplus, "UC-16.10")
def ask_surplus(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    options = _discards(game, game.state.seats[frame.seat])
    if options and frame.node.early:
        options.append(DONE)
    return options


@takes(DiscardSurplus)
def take_surplus(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    card = game.box.card_number[choice.word()]
    from_hand(game.state.seats[frame.seat], card)
    put_away(game, card)
    return frame


# -- special cards


@asks(TakeSpecial, "UC-5.05")
def ask_special(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """First the way; after digging, which of the cards to keep, then the order of the others (UC-5.07)."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    if frame.pos == 1:
        return [box.card_options["keep"][card] for card in seat.drawn]
    if frame.pos == 2:
        return [box.card_options["below"][card] for card in seat.drawn]
    options = [box.card_options["special"][card] for card in table.offer]
    if table.specials:
        options.append(box.card_options["special"][table.specials[0]])
        options.append(DIG)
    elif why is not None:
        why.add(DIG, "UC-5.19", message("why-special-deck-empty"))
    return options


@takes(TakeSpecial)
def take_special(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    seat = table.seats[frame.seat]
    if choice is DIG and game.hides():  # some card is taken; it cannot be played in this turn
        table.specials, table.seen = table.specials[1:], table.seen[1:]
        return _taken(game, frame)
    if choice is DIG:
        dug = game.box.constants["dig"][0]
        deck = (*table.specials[1:], table.specials[0])
        seen = (*table.seen[1:], ALL_SEE)
        seat.drawn = deck[:dug]
        table.specials, table.seen = deck[dug:], seen[dug:]
        game.reveal()
        return frame.at(1)
    card = game.box.card_number[choice.word()]
    if frame.pos == 2:
        return _below(game, frame, seat, card)
    seat.hand += (card,)
    if frame.pos == 1:
        seat.drawn = tuple(c for c in seat.drawn if c != card)
        return frame.at(2) if seat.drawn else _taken(game, frame)
    seat.known += (card,)
    if card in table.offer:
        table.offer = tuple(c for c in table.offer if c != card)
    else:
        table.specials, table.seen = table.specials[1:], table.seen[1:]
    return _taken(game, frame)


def _below(game: Game, frame: Frame, seat: Seat, card: int) -> Frame | None:
    """The next card put below the deck; its place stays known to the player alone (UC-5.18)."""
    table = game.state
    seat.drawn = tuple(c for c in seat.drawn if c != card)
    table.specials += (card,)
    table.seen += (1 << frame.seat,)
    return frame if seat.drawn else _taken(game, frame)


def _taken(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    turn_up(game)
    performed(table, frame.env)
    items = triggered(game.box, table.seats[frame.seat], SPECIAL_TAKEN)
    return reacting(frame.seat, frame.parent, items)
