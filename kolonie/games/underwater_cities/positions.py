"""Positions of Underwater Cities made to order. Pieces are moved, never made: the census stays right.

    position = swept(2, number=6)                     # round 6, bare boards, no goods; seat 0 is to act
    position.build(0, "nonsymbiotic", "LM")           # a city, a tunnel, an upgraded farm
    position.build(0, "tunnel", "LR-LM")
    position.build(0, "farm", "LM.1", upgraded=True)
    position.connect(0, "BLUE_TR")                    # the tunnels to a metropolis
    position.hold(0, "28", "44", "70")                # just these cards in hand
    position.claim(0, "38", "99")                     # in front of the player
    position.used(0, "PA")                            # of its action cards these are used
    position.goods(0, credit=2, kelp=1)
    position.marker(1, 3)                             # on the third space of the Federation track
    position.occupy(1, "R1", "G2")                    # action tiles of seat 1
    position.supply(tunnel=0)
    game = position.game()                            # checked: a legal game at a decision

Cards, tiles, boards, sites, slots and kinds are named as in the packs and in the keys of options, players are
seats. What cannot be raises PositionError, at once or in `game()`.
"""

from __future__ import annotations

from collections.abc import Callable

from kolonie.core.engine import Game
from kolonie.core.positions import PositionError, begin, reach
from kolonie.games.underwater_cities.arranging import BoardPosition
from kolonie.games.underwater_cities.box import NO_ERA, Box
from kolonie.games.underwater_cities.cards import OWN_PILES, PILES
from kolonie.games.underwater_cities.claiming import lay_down
from kolonie.games.underwater_cities.events import ONCE
from kolonie.games.underwater_cities.flow import SALE
from kolonie.games.underwater_cities.legality import FRONT, TURNS
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import EndRound, FinalScoring, KeepHand, TurnBegins
from kolonie.games.underwater_cities.rounds import open_era
from kolonie.games.underwater_cities.state import ALL_SEE, NEUTRAL, NO_CARD, NOBODY, NOT_USED, Seat

__all__ = ["Position", "PositionError", "started", "swept"]


def started(seats: int = 2, seed: str = "sea", box: Box | None = None, **settings: str) -> Position:
    """A game at its first turn; of the dealt cards everybody keeps the last ones. All is as chance has it."""
    game = TITLE.new(seats, seed, settings, box)
    while isinstance(game.asks[game.to_act()[0]].frame.node, KeepHand):
        game.play(game.to_act()[0], game.options(game.to_act()[0])[0])
    return Position(game)


def swept(
    seats: int = 2,
    number: int = 1,
    boards: tuple[str, ...] = (),
    seed: str = "sea",
    box: Box | None = None,
    **settings: str,
) -> Position:
    """A round in which nothing has happened yet; it is the turn of seat 0, the others follow.

    Seat i has the i-th of the boards (default: 1 to 4, alone 5) with nothing but the start city, no goods, no
    points, its dealt cards. All markers are below the Federation track.
    """
    boards = boards or (("5",) if seats == 1 else ("1", "2", "3", "4"))
    sides = {board.id: board.side for board in (box or TITLE.box()).boards}
    if len(boards) < seats or boards[0] not in sides:
        raise PositionError(f"boards for {seats} seats are needed, not {boards}")
    position = started(seats, seed, box, boards=sides[boards[0]], **settings)
    for index in range(seats):
        position.board(index, boards[index])
        position.goods(index)
    position.order(*range(seats))
    position.to_round(number)
    return position


class Position(BoardPosition):
    """A game of Underwater Cities that is being arranged."""

    def clone(self) -> Position:
        """The same position once more, to be arranged or played another way."""
        return Position(self.live.clone())

    # -- whose turn, which round

    def order(self, *indices: int) -> None:
        """The play order; whoever is asked now stays asked."""
        if sorted(indices) != list(range(self.live.seats)):
            raise PositionError(f"{indices} is no play order of {self.live.seats}")
        self.state.order = indices

    def turn_of(self, index: int, turn: int = 1) -> Seat:
        """It is the first, second or third turn of this seat in the round; it is to choose a slot."""
        table, box = self.state, self.box
        self._leave_turn()
        seat = self.seat(index)
        before = sum(box.rounds[: table.era - 1])
        self.go_to(TurnBegins, index, (table.era, table.round - before, turn), asked=True)
        return seat

    def last_turn(self, index: int, era: int | None = None) -> Seat:
        """The last turn before the production of an era (default: this one), before the final scoring in the
        last: the third turn of this seat, which is last in order, in the last round."""
        rounds = self.box.rounds
        wanted = self.state.era if era is None else era
        self.order(*[i for i in self.state.order if i != index], index)
        self.to_round(sum(rounds[:wanted]))
        return self.turn_of(index, TURNS)

    def to_round(self, number: int) -> None:
        """A round begins: no tiles on slots, markers below the track; the first in order is to choose a slot.

        A later era has its own deck, and all action cards are unused; nothing is produced or drawn for it.
        """
        table, box = self.state, self.box
        last = sum(box.rounds)
        if not sum(box.rounds[: table.era - 1]) < number <= last:
            raise PositionError(f"round {number} does not come")
        self._leave_turn()
        while number > sum(box.rounds[: table.era]):
            table.retired += table.deck
            table.removed += table.discard
            table.discard = ()
            table.era += 1
            open_era(self.live)
            for seat in table.seats:
                seat.used = ()
        ring = len(table.tiles)
        table.neutral = tuple((slot + number - table.round) % ring for slot in table.neutral)
        table.tiles = tuple(NEUTRAL if slot in table.neutral else 0 for slot in range(ring))
        table.copier = NOT_USED if table.copier == NOT_USED else NOBODY
        for seat in table.seats:
            seat.step = seat.height = seat.slots = seat.moved = 0
        table.round = number
        self.turn_of(table.order[0])

    def to_production(self) -> None:
        """The last round of the era ends, and production begins; play goes on to the next decision."""
        table, box = self.state, self.box
        self._leave_turn()
        table.round = sum(box.rounds[: table.era])
        begin(self.live, reach(self.live, EndRound, None, (table.era, box.rounds[table.era - 1])))

    def to_sale(self) -> None:
        """Everything but the final scoring is over; who can pay for an endgame card is asked."""
        self.to_round(sum(self.box.rounds))
        self._leave_turn()
        self.state.round += 1
        begin(self.live, reach(self.live, SALE))

    def at_the_end(self) -> Game:
        """The game that would be over now: a copy of the position after the final scoring."""
        game = self.live.clone()
        begin(game, reach(game, FinalScoring))
        return game

    def _leave_turn(self) -> None:
        """What is going on in a turn is dropped; the cards of it go back where they come from."""
        table = self.state
        for card in (table.played, table.leaving):
            if card != NO_CARD:
                self._put_back(card)
        table.played = table.leaving = NO_CARD
        table.paid = table.owed = 0
        table.acting, table.slot = NOBODY, -1
        for seat in table.seats:
            seat.spent = seat.made = ()
            seat.fresh = 0

    # -- goods, points, the Federation track

    def goods(self, index: int, **amounts: int) -> None:
        """The seat has exactly these goods."""
        unknown = amounts.keys() - set(self.box.resources)
        if unknown:
            raise PositionError(f"there is no {', '.join(sorted(unknown))}")
        self.seat(index).goods = [amounts.get(name, 0) for name in self.box.resources]

    def goods_of(self, index: int) -> dict[str, int]:
        """What the seat has of the goods that it has any of."""
        return {name: n for name, n in zip(self.box.resources, self.seat(index).goods, strict=True) if n}

    def points(self, index: int, n: int) -> None:
        self.seat(index).points = n

    def marker(self, index: int, step: int) -> None:
        """The marker of a seat stands on this space of the Federation track, on top of those that were there
        before it; 0 is below the track. That it has moved in this round is not said."""
        seat, table = self.seat(index), self.state
        if not 0 <= step <= self.box.spaces:
            raise PositionError(f"the Federation track has {self.box.spaces} spaces: {step}")
        table.heights += step > 0
        seat.step, seat.height = step, table.heights if step else 0

    # -- cards

    def card(self, name: str) -> int:
        if name not in self.box.card_number:
            raise PositionError(f"there is no card {name}")
        return self.box.card_number[name]

    def names(self, cards: tuple[int, ...]) -> list[str]:
        return [self.box.card_ids[card] for card in cards]

    def where(self, name: str) -> str:
        """The pile of the table, or of a player, in which a card lies; nothing before its era."""
        number, table = self.card(name), self.state
        found = [pile for pile in PILES if number in getattr(table, pile)]
        found += [pile for seat in table.seats for pile in OWN_PILES if number in getattr(seat, pile)]
        if number in (table.played, table.leaving):
            found.append("played")
        return found[0] if found else ""

    def hold(self, index: int, *cards: str) -> None:
        """The seat holds just these cards. What it held goes below the decks; whoever held one of them draws
        another."""
        seat = self.seat(index)
        before, seat.hand, seat.known = seat.hand, (), ()
        for card in before:
            self._put_back(card)
        seat.hand = self._fetch(cards)

    def claim(self, index: int, *cards: str) -> None:
        """These cards lie in front of the seat too, action cards unused."""
        wanted = self._fetch(cards)
        for card in wanted:
            if self.box.card_timings[card] == "instant":
                raise PositionError(f"{self.box.card_ids[card]} is not laid down (UC-4.03)")
            lay_down(self.box, self.seat(index), card)

    def unclaim(self, index: int, *cards: str) -> None:
        """These cards do not lie in front of the seat any more; without names none at all."""
        box, seat = self.box, self.seat(index)
        lying = [card for pile in FRONT for card in getattr(seat, pile)]
        gone = [self.card(name) for name in cards] or lying
        if not set(gone) <= set(lying):
            raise PositionError(f"not all of {', '.join(cards)} lie in front of seat {index}")
        sold = dict(zip(seat.endgames, seat.sold, strict=True))
        for pile in FRONT:
            setattr(seat, pile, ())
        seat.cheaper = seat.sold = ()
        seat.listens = 0
        for card in lying:
            if card not in gone:
                lay_down(box, seat, card)
        seat.sold = tuple(sold[card] for card in seat.endgames)
        seat.used = tuple(card for card in seat.used if card not in gone)
        seat.spent = tuple(card for card in seat.spent if card not in gone)
        for card in gone:
            self._put_back(card)

    def tuck(self, index: int, *cards: str) -> None:
        """Special instants that the seat has paid for lie under its board (UC-5.13)."""
        for name in cards:
            card = self.card(name)
            if not self.box.is_special(card) or self.box.card_timings[card] != "instant":
                raise PositionError(f"{name} is not tucked under a board (UC-5.13)")
        self.seat(index).tucked += self._fetch(cards)

    def used(self, index: int, *cards: str) -> None:
        """Of its action cards just these are used in this era."""
        seat = self.seat(index)
        numbers = tuple(sorted(self.card(name) for name in cards))
        self._in_front(numbers, seat.actions)
        seat.used = numbers

    def spent(self, index: int, *cards: str) -> None:
        """Of its once-per-turn cards just these are used in this turn."""
        seat = self.seat(index)
        numbers = tuple(sorted(self.card(name) for name in cards))
        self._in_front(numbers, tuple(c for c in seat.permanents if self.box.card_events[c] == ONCE))
        seat.spent = numbers

    def _in_front(self, cards: tuple[int, ...], lying: tuple[int, ...]) -> None:
        for card in cards:
            if card not in lying:
                raise PositionError(f"{self.box.card_ids[card]} does not lie there to be used")

    def next_cards(self, *cards: str) -> None:
        """These cards of the era are on top of its deck, the first one is drawn first."""
        wanted = self._fetch(cards)
        self.state.deck += wanted[::-1]

    def discards(self, *cards: str) -> None:
        """The discard pile holds just these cards; what lay there goes below the deck."""
        table = self.state
        wanted = self._fetch(cards)
        table.deck = (*table.discard, *table.deck)
        table.discard = wanted

    def no_deck(self) -> None:
        """Neither in the deck of the era nor in its discard pile is a card: they left the game."""
        table = self.state
        table.retired += table.deck
        table.removed += table.discard
        table.deck = table.discard = ()

    def offer(self, *cards: str) -> None:
        """Just these three-credit special cards are on offer."""
        table = self.state
        self._be_special(cards, lambda price: price == 3)
        wanted = self._fetch(cards)
        table.aside += table.offer
        table.offer = wanted

    def special_deck(self, *cards: str) -> None:
        """The one- or two-credit deck holds just these cards, top first; the others left the game. The first
        lies face up, and nobody knows another."""
        table = self.state
        self._be_special(cards, lambda price: price < 3)
        wanted = self._fetch(cards)
        table.removed += table.specials
        table.specials = wanted
        table.seen = (ALL_SEE, *[0] * (len(wanted) - 1)) if wanted else ()

    def _be_special(self, cards: tuple[str, ...], fits: Callable[[int], bool]) -> None:
        for name in cards:
            card = self.card(name)
            if not self.box.is_special(card) or not fits(self.box.card_prices[card]):
                raise PositionError(f"{name} is not a special card of this price")

    # -- where cards come from and go to

    def _fetch(self, cards: tuple[str, ...]) -> tuple[int, ...]:
        """Takes cards out of the piles and hands; who held one draws another of the deck instead."""
        table = self.state
        wanted = tuple(self.card(name) for name in cards)
        if len(set(wanted)) < len(wanted):
            raise PositionError(f"there is only one of each of {', '.join(cards)}")
        lying = {card for seat in table.seats for pile in (*FRONT, "tucked") for card in getattr(seat, pile)}
        for card in wanted:
            if card in lying or card in (table.played, table.leaving):
                raise PositionError(f"card {self.box.card_ids[card]} was played already")
        seen = zip(table.specials, table.seen, strict=True)
        table.seen = tuple(known for card, known in seen if card not in wanted)
        for pile in PILES:
            setattr(table, pile, tuple(card for card in getattr(table, pile) if card not in wanted))
        if table.seen:
            table.seen = (ALL_SEE, *table.seen[1:])
        for seat in table.seats:
            self._draw_for(seat, wanted)
        return wanted

    def _draw_for(self, seat: Seat, gone: tuple[int, ...]) -> None:
        table = self.state
        kept = tuple(card for card in seat.hand if card not in gone)
        lost = len(seat.hand) - len(kept)
        if lost > len(table.deck):
            raise PositionError("the deck has no cards to be drawn instead")
        seat.hand = (*kept, *table.deck[len(table.deck) - lost :])
        seat.known = tuple(card for card in seat.known if card not in gone)
        table.deck = table.deck[: len(table.deck) - lost]

    def _put_back(self, card: int) -> None:
        """Below the deck where a card comes from; one of a later era into the box."""
        table, era = self.state, self.box.card_eras[card]
        if self.box.is_special(card):
            if self.box.card_prices[card] == 3:
                table.aside += (card,)
            else:
                table.specials += (card,)
                table.seen += (0 if len(table.specials) > 1 else ALL_SEE,)
        elif era == table.era:
            table.deck = (card, *table.deck)
        elif era == NO_ERA:
            table.removed += (card,)  # the Personal Assistant
        elif era < table.era:
            table.retired += (card,)
