"""What can be put into the research station: one half of the builder of positions (`positions`)."""

from __future__ import annotations

from kolonie.core import positions
from kolonie.core.positions import PositionError
from kolonie.games.aquasphere.box import LETTERS, PLAYER_COLOURS, Box
from kolonie.games.aquasphere.legality import faults
from kolonie.games.aquasphere.pieces import ring_ways
from kolonie.games.aquasphere.state import NOBODY, Seat, Table

STOCKS = ("time", "crystals", "octopods")


class StationPosition(positions.Position[Table, Box, Seat]):
    """A game that is being arranged: sectors, what lies in them, and the general supply beside them."""

    def faults(self) -> list[str]:
        return faults(self.live)

    def at(self, letter: str) -> int:
        """The ring position of a sector."""
        if len(letter) != 1 or letter not in LETTERS:
            raise PositionError(f"there is no sector {letter!r}")
        return self.state.ring.index(LETTERS.index(letter))

    def join_sectors(self, letters: str = LETTERS) -> None:
        """Puts the sectors on ring positions 0 to 5 in this order; what lies on the positions stays there."""
        if sorted(letters) != list(LETTERS):
            raise PositionError(f"a ring has each of {LETTERS} once, not {letters!r}")
        table = self.state
        table.ring = tuple(LETTERS.index(letter) for letter in letters)
        locks = tuple(self.box.locks[letter] for letter in table.ring)
        table.ways = ring_ways(locks)
        table.free_ways = ring_ways(tuple([0 if lock == 2 else lock for lock in locks]))

    def sweep(self) -> None:
        """Takes all pieces back to where they come from; people, cards, expansions and piles stay.

        Neutral bots leave the game with it, so that what is counted begins anew here.
        """
        table, box = self.state, self.box
        for letter in LETTERS:
            self.stock(letter, time=0, crystals=0, octopods=0)
        table.control = [NOBODY] * 6
        table.bays = [0] * 24
        table.subs = [()] * 6
        used = {seat.colour for seat in table.seats}
        table.neutral_subs = [0 if colour in used else box.submarines for colour in range(4)]
        for seat in table.seats:
            table.supply_time += seat.time + seat.bought
            table.supply_crystals += seat.crystals
            seat.time = seat.bought = seat.crystals = seat.kp = seat.programmed = 0
            seat.bots, seat.subs = box.bots - 1, box.submarines  # one bot marks the play order (AQ-6.11)
        self.pieces = self.live.title.census(self.live)

    def stock(
        self, letter: str, time: int | None = None, crystals: int | None = None, octopods: int | None = None
    ) -> None:
        """Sets what lies in a sector; the difference comes from the general supply or goes there."""
        place = self.at(letter)
        for name, n in zip(STOCKS, (time, crystals, octopods), strict=True):
            if n is not None:
                here: list[int] = getattr(self.state, name)
                self._move_stock(name, n - here[place])
                here[place] = n

    def _move_stock(self, name: str, n: int) -> None:
        """Takes so many from the general supply."""
        left: int = getattr(self.state, f"supply_{name}")
        if n > left:
            raise PositionError(f"the general supply has {left} {name}, not {n}")
        setattr(self.state, f"supply_{name}", left - n)

    def supply(
        self,
        time: int | None = None,
        crystals: int | None = None,
        octopods: int | None = None,
        beside: str = "F",
    ) -> None:
        """Sets what is in the general supply; the difference lies in the sector `beside`."""
        place = self.at(beside)
        for name, n in zip(STOCKS, (time, crystals, octopods), strict=True):
            if n is not None:
                here: list[int] = getattr(self.state, name)
                rest = here[place] + getattr(self.state, f"supply_{name}") - n
                if n < 0 or rest < 0:
                    raise PositionError(f"general supply and sector {beside} have no {n} {name} together")
                here[place] = rest
                setattr(self.state, f"supply_{name}", n)

    def control(self, letter: str, index: int | None) -> None:
        """A bot of the seat's supply stands on a control field; one that stood there goes home."""
        place = self.at(letter)
        before = self.state.control[place]
        if before != NOBODY:
            self.seat(before).bots += 1
        self.state.control[place] = NOBODY
        if index is not None:
            self._take_bots(index, 1)
            self.state.control[place] = index

    def bay(self, letter: str, **bots: int) -> None:
        """Bots from the supplies in a bay, by player colour: `bay("C", red=2, blue=1)`."""
        table = self.state
        start = 4 * self.at(letter)
        for name, n in bots.items():
            if name not in PLAYER_COLOURS or n < 0:
                raise PositionError(f"{n} bots of the player colour {name!r} cannot be")
            place = start + PLAYER_COLOURS.index(name)
            for index, seat in enumerate(table.seats):
                if PLAYER_COLOURS[seat.colour] == name:
                    self._take_bots(index, n - table.bays[place])
            table.bays[place] = n

    def bay_of(self, letter: str) -> dict[str, int]:
        """How many bots of each player colour lie in a bay."""
        start = 4 * self.at(letter)
        found = dict(zip(PLAYER_COLOURS, self.state.bays[start : start + 4], strict=True))
        return {name: n for name, n in found.items() if n}

    def bots(self, index: int, n: int, leave: str = "A") -> None:
        """The seat's supply holds n bots; the others lie in bays, where these are full on free control
        fields, and none of them in the sectors `leave`."""
        seat, table = self.seat(index), self.state
        limit = self.box.bay_limits[self.live.seats - 2]
        places = [place for place in range(6) if LETTERS[table.ring[place]] not in leave]
        for place in places:
            own = 4 * place + seat.colour
            fits = limit - sum(table.bays[4 * place : 4 * place + 4])
            moved = max(-table.bays[own], min(seat.bots - n, fits))
            table.bays[own] += moved
            seat.bots -= moved
        for place in places:
            if seat.bots > n and table.control[place] == NOBODY:
                table.control[place] = index
                seat.bots -= 1
        if seat.bots != n:
            raise PositionError(f"seat {index} cannot have {n} bots in its supply: {seat.bots} have no place")

    def _take_bots(self, index: int, n: int) -> None:
        seat = self.seat(index)
        if n > seat.bots:
            raise PositionError(f"seat {index} has {seat.bots} bots in its supply, not {n}")
        seat.bots -= n

    def sub(self, letter: str, *colours: str) -> None:
        """Subs of these player colours on the next sub fields of a sector, neutral ones included."""
        table = self.state
        place = self.at(letter)
        for name in colours:
            colour = PLAYER_COLOURS.index(name)
            owners = [seat for seat in table.seats if seat.colour == colour]
            left = owners[0].subs if owners else table.neutral_subs[colour]
            if left == 0 or colour in table.subs[place]:
                raise PositionError(f"no {name} sub can be put into sector {letter}")
            if owners:
                owners[0].subs -= 1
            else:
                table.neutral_subs[colour] -= 1
            table.subs[place] = (*table.subs[place], colour)

    def take_subs(self, letter: str) -> None:
        """The subs of a sector go back to their supplies."""
        table = self.state
        for colour in table.subs[self.at(letter)]:
            owners = [seat for seat in table.seats if seat.colour == colour]
            if owners:
                owners[0].subs += 1
            else:
                table.neutral_subs[colour] += 1
        table.subs[self.at(letter)] = ()

    def subs_in(self, letter: str) -> list[str]:
        return [PLAYER_COLOURS[colour] for colour in self.state.subs[self.at(letter)]]

    def controller(self, letter: str) -> int:
        return self.state.control[self.at(letter)]

    def lay_card(self, letter: str, card: str) -> None:
        """Puts a research card on top of a sector's pile, wherever it was in deck or station."""
        number = self._find(self.state.research_deck, self.state.research, self.box.research_ids, card)
        place = self.at(letter)
        self.state.research[place] = (*self.state.research[place], number)

    def lay_tile(self, letter: str, tile: str) -> None:
        """Puts an expansion on top of a sector's pile, wherever it was in deck or station."""
        number = self._find(self.state.expansion_deck, self.state.expansions, self.box.expansion_ids, tile)
        place = self.at(letter)
        self.state.expansions[place] = (*self.state.expansions[place], number)

    def clear_piles(self, letter: str) -> None:
        """Research cards and expansions of a sector go below their decks."""
        table, place = self.state, self.at(letter)
        table.research_deck[:0] = table.research[place]
        table.expansion_deck[:0] = table.expansions[place]
        table.research[place] = table.expansions[place] = ()

    def _find(self, deck: list[int], piles: list[tuple[int, ...]], ids: tuple[str, ...], name: str) -> int:
        if name not in ids:
            raise PositionError(f"there is no {name} in the box")
        number = ids.index(name)
        if number not in deck and not any(number in pile for pile in piles):
            raise PositionError(f"{name} lies in a lab")
        if number in deck:
            deck.remove(number)
        for place, pile in enumerate(piles):
            piles[place] = tuple(x for x in pile if x != number)
        return number
