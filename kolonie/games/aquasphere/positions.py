"""Positions of AquaSphere made to order. Pieces are moved, never made: the census stays right.

    position = swept(3, number=4)               # round 4, nothing lies about; seat 0 is to act
    position.stock("C", octopods=2)             # from the general supply
    position.control("C", 1)                    # a bot of seat 1
    position.program(0, "red", "blue")
    position.give_card(0, "R05")
    position.turn_of(0)
    game = position.game()                      # checked: a legal game at a decision

Sectors are named by letter, fields of headquarters and components as in the pack, symbols and areas by
colour, players by seat. What cannot be raises PositionError, at once or in `game()`.
"""

from __future__ import annotations

from kolonie.core.positions import PositionError, begin, reach
from kolonie.games.aquasphere.arranging import StationPosition
from kolonie.games.aquasphere.box import COLOURS, LETTERS, PLAYER_COLOURS, Box
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import FinalScoring, Turn
from kolonie.games.aquasphere.pieces import CRYSTAL, TIME
from kolonie.games.aquasphere.state import WITHDRAWN, Game, Seat


def started(
    seats: int = 4, seed: str = "station", colours: tuple[str, ...] = PLAYER_COLOURS, box: Box | None = None
) -> Position:
    """A game at its first turn; seat i has the i-th of the colours. The rest is as chance has it."""
    game = TITLE.new(seats, seed, box=box)
    for colour in colours[:seats]:
        if game.state.round == 0:  # the last of four colours is taken without asking
            game.play(game.to_act()[0], f"colour:{colour}")
    return Position(game)


def swept(
    seats: int = 4, number: int = 1, colours: tuple[str, ...] = PLAYER_COLOURS, box: Box | None = None
) -> Position:
    """A round in which nothing has happened yet and nothing lies about; it is the turn of seat 0.

    The ring is A to F with the locks 0, 1, 2, 1, 0, 2 and the tokens lie as program card P1 shows; all
    scientists are on the blue area of A. Research cards and expansions lie as dealt.
    """
    position = started(seats, colours=colours, box=box)
    position.to_round(number)
    position.join_sectors()
    position.lay_tokens("P1")
    position.sweep()
    for index in range(seats):
        position.scientist_to(index, "A", "blue")
    position.turn_of(0)
    return position


class Position(StationPosition):
    """A game of AquaSphere that is being arranged."""

    def clone(self) -> Position:
        """The same position once more, to be arranged or played another way."""
        return Position(self.live.clone())

    # -- whose turn, which round

    def turn_of(self, index: int) -> Seat:
        """Makes it the turn of this seat, first of the round; the others follow clockwise."""
        seats = self.live.seats
        self.state.order = [(index + i) % seats for i in range(seats)]
        self.go_to(Turn, index, (self.state.round,))
        return self.seat(index)

    def play_order(self, *indices: int) -> None:
        """The play order of the round; whoever is asked now stays asked."""
        if sorted(indices) != list(range(self.live.seats)):
            raise PositionError(f"{indices} is no play order of {self.live.seats}")
        self.state.order = list(indices)

    def withdrawn(self, *indices: int) -> None:
        """These seats have left the round, in this order, and nobody else."""
        for index, seat in enumerate(self.state.seats):
            if seat.engineer == WITHDRAWN and index not in indices:
                seat.engineer = 0
        for index in indices:
            self.seat(index).engineer = WITHDRAWN
        self.state.withdrawn = list(indices)

    def last_turn(self, index: int) -> Seat:
        """The last turn before the final scoring: all others have withdrawn, the seat's engineer is on an
        exit. Give it something to decide (a programmed bot, 3 time), else withdrawing is all it can do."""
        self.to_round(self.box.rounds)
        self.withdrawn(*[i for i in self.state.order if i != index])
        self.seat(index).engineer = min(self.box.exits)
        self.go_to(Turn, index, (self.state.round,))
        return self.seat(index)

    def to_interim(self, *order: int) -> None:
        """All players withdraw in this order (else in play order); play goes on to the next decision."""
        leaving = order or tuple(self.state.order)
        self.withdrawn(*leaving[:-1])
        self.go_to(Turn, leaving[-1], (self.state.round,))
        self.seat(leaving[-1]).engineer = min(self.box.exits)
        self.play("withdraw")

    def to_round(self, number: int) -> None:
        """Rounds in which everybody only withdraws, up to the first turn of the given one."""
        if not self.state.round <= number <= self.box.rounds:
            raise PositionError(f"round {number} does not come after round {self.state.round}")
        while self.state.round < number:
            self.to_interim()
            while self.asked() is not Turn:
                choices = self.offered()
                self.play(next(key for key in ("done", "income", "stop") if key in choices))

    def at_the_end(self) -> Game:
        """The game after a final scoring of the position as it is: nothing else happens before it."""
        game: Game = self.live.clone()
        begin(game, reach(game, FinalScoring))
        return game

    # -- headquarters

    def engineer_to(self, index: int, field: str) -> None:
        if field not in self.box.field_ids:
            raise PositionError(f"headquarters has no field {field}")
        self.seat(index).engineer = self.box.field_ids.index(field)

    def lay_tokens(self, card: str = "P1") -> None:
        """Lays the tokens as a program card shows."""
        names = [entry.id for entry in self.box.program_cards]
        if card not in names:
            raise PositionError(f"there is no program card {card}")
        self.state.tokens = self.box.layouts[names.index(card)]

    def turn_centre(self, rotation: int) -> None:
        """The current centre card lies turned: its side 0 points at ring position `rotation` (AQ-2.22)."""
        if not 0 <= rotation < 6:
            raise PositionError(f"a centre card has six sides: {rotation}")
        self.state.rotation = rotation

    # -- players

    def program(self, index: int, *colours: str) -> None:
        """Exactly these symbols of the seat hold a bot; the difference comes from its supply."""
        seat = self.seat(index)
        self._take_bots(index, len(colours) - seat.programmed.bit_count())
        seat.programmed = sum(1 << COLOURS.index(colour) for colour in colours)

    def programmed(self, index: int) -> set[str]:
        return {colour for i, colour in enumerate(COLOURS) if self.seat(index).programmed >> i & 1}

    def give_time(self, index: int, n: int) -> None:
        """The seat has n time."""
        seat = self.seat(index)
        if n > seat.room[TIME]:
            raise PositionError(f"the lab of seat {index} has no room for {n} time (AQ-7.03)")
        self._move_stock("time", n - seat.time)
        seat.time = n

    def mark_bought(self, index: int) -> None:
        """The seat has programmed for 3 time in this round: a marker lies on its time symbol (AQ-6.12)."""
        seat = self.seat(index)
        self._move_stock("time", 1 - seat.bought)
        seat.bought = 1

    def give_crystals(self, index: int, n: int) -> None:
        """The seat has n crystals."""
        seat = self.seat(index)
        if n > seat.room[CRYSTAL]:
            raise PositionError(f"the lab of seat {index} has no room for {n} crystals (AQ-7.03)")
        self._move_stock("crystals", n - seat.crystals)
        seat.crystals = n

    def give_points(self, index: int, n: int) -> None:
        """The seat's counter stands on n points."""
        self.seat(index).kp = n

    def points(self) -> list[int]:
        return [seat.kp for seat in self.state.seats]

    def give_card(self, index: int, card: str) -> None:
        """The seat owns a research card, wherever it was in deck or station: `R05`, see the pack."""
        table = self.state
        number = self._find(table.research_deck, table.research, self.box.research_ids, card)
        self.seat(index).research.append(number)

    def give_tile(self, index: int, tile: str) -> None:
        """The seat's lab has an expansion, with its capacities."""
        table, seat = self.state, self.seat(index)
        number = self._find(table.expansion_deck, table.expansions, self.box.expansion_ids, tile)
        seat.expansions.append(number)
        a, b, c, d = seat.room
        e, f, g, h = self.box.capacity_of_expansion[number]
        seat.room = (a + e, b + f, c + g, d + h)

    def base_lab(self, index: int, letter: str) -> None:
        """The base lab of the seat has this letter; whoever had it gets the seat's."""
        number = LETTERS.index(letter)
        for other in self.state.seats:
            if other.base == number:
                other.base = self.seat(index).base
        self.seat(index).base = number

    def scientist_to(self, index: int, letter: str, area: str | None = None) -> None:
        seat = self.seat(index)
        seat.scientist = self.at(letter)
        seat.area = seat.area if area is None else COLOURS.index(area)

    def free_letters(self) -> list[str]:
        """The letters of the sectors that are nobody's starting sector."""
        taken = {seat.base for seat in self.state.seats}
        return [letter for i, letter in enumerate(LETTERS) if i not in taken]

    # -- option B

    def act(self, letter: str, area: str, *others: str) -> None:
        """The seat to act uses a bot of this colour in this sector, without paying, and is before step 3.

        `others` are further bots it has programmed. With none, an action that cannot be performed ends
        the turn.
        """
        index = self.live.to_act()[0]
        self.program(index, area, *others)
        self.scientist_to(index, letter)
        self.play(f"go:{letter}")
        if others:
            self.play(f"area:{area}")
