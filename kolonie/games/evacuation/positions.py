"""Positions of Evacuation made to order. Pieces are moved, never made: the census stays right.

    position = started(3, aim="race")                    # the first turn of year 1
    position.year(3)
    position.stock(0, old=(2, 7, 7), new=(0, 4, 1))      # food, steel, energy of each world
    position.people(0, 2)                                # population waiting on the New World side
    position.prepare(0, "new", "farm", "power_plant")
    position.satellites(0, 10, 7, "inner", "outer")      # sections and lanes; oceans follow the milestones
    position.settle(0, "H36", "farm")                    # an own area; production rises
    position.offer("shuttle", "SH06", "SH07", "SH01")    # oldest first
    position.give(0, "shuttle", "SH06", "old")
    position.turn_of(0)
    game = position.game()                               # checked: a legal game at a decision

Areas, cards and tiles are named as in the packs, players by seat. `begin` does one effect of a component at
once: `position.begin(0, "bonus/YB2/lower")`, see `Evacuation.roots`. What cannot be raises PositionError.
"""

from __future__ import annotations

from kolonie.core.engine import NOBODY
from kolonie.core.frames import Frame
from kolonie.core.positions import PositionError, begin, reach
from kolonie.games.evacuation.arranging import TablePosition, number_of
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.consequences import settle as settle_due
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.moves import (
    Bonus,
    ChangeOrder,
    ChooseHand,
    Cleanup,
    FinalScoring,
    Flights,
    Income,
    ShiftSatellites,
    Turn,
)
from kolonie.games.evacuation.pieces import completed, plans_of, raise_production
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import (
    FACTORIES,
    FACTORY_YIELD,
    LANDS,
    LANES,
    OCEANS,
    OWN_SYMBOLS,
    POWERS,
    SIDE,
    WORLDS,
)

Goods = tuple[int, int, int]


def started(seats: int = 3, seed: str = "ark", box: Box | None = None, **settings: str) -> Position:
    """A game at its first turn. Goals are kept and cards dropped as they come."""
    game = TITLE.new(seats, seed, settings, box=box)
    while game.state.year == 0 or type(game.asks[game.to_act()[0]].frame.node) is ChooseHand:
        who = game.to_act()[0]
        game.play(who, game.options(who)[0])
    return Position(game)


class Position(TablePosition):
    """A game of Evacuation that is being arranged."""

    def clone(self) -> Position:
        """The same position once more, to be arranged or played another way."""
        return Position(self.live.clone())

    # -- whose turn, which phase

    def turn_of(self, index: int) -> Seat:
        """It is the turn of this seat in the action phase of this year."""
        self.go_to(Turn, index, (self.state.year,))
        return self.seat(index)

    def flight_of(self, index: int) -> Seat:
        """It is the flight phase, and this seat's flights; give it a shuttle first."""
        self.go_to(Flights, index, (self.state.year,))
        return self.seat(index)

    def income(self) -> None:
        """The income phase of this year, up to the next decision."""
        begin(self.live, reach(self.live, Income, None, (self.state.year,)))

    def change_order(self) -> None:
        """Order change and what follows, up to the next decision."""
        begin(self.live, reach(self.live, ChangeOrder, None, (self.state.year,)))

    def progress(self) -> None:
        """The progress phase of this year, up to the first decision."""
        begin(self.live, reach(self.live, ShiftSatellites, None, (self.state.year,)))

    def bonuses(self, index: int | None = None) -> None:
        """The bonus of one seat (else of the first in order), by its `strength`, and of those after it."""
        begin(self.live, reach(self.live, Bonus, index, (self.state.year,)))

    def cleanup(self) -> None:
        """The cleanup of this year, and what follows up to the next decision."""
        begin(self.live, reach(self.live, Cleanup, None, (self.state.year,)))

    def begin(self, index: int, name: str) -> None:
        """One effect of a component for a seat, at once; after it comes the seat's turn."""
        roots = TITLE.roots(self.box)
        if name not in roots:
            raise PositionError(f"there is no effect {name}")
        self.due(index)
        turn = reach(self.live, Turn, index, (self.state.year,))
        begin(self.live, Frame(roots[name], 0, index, {}, turn))

    def at_the_end(self) -> Game:
        """The game after a final scoring of the position as it is: nothing else happens before it."""
        game: Game = self.live.clone()
        begin(game, reach(game, FinalScoring))
        return game

    def due(self, index: int) -> None:
        """Settles what a change of this seat has brought about."""
        if self.seat(index).due:
            settle_due(self.live, index)

    def passed(self, *indices: int) -> None:
        """These seats have passed, and nobody else."""
        for index, seat in enumerate(self.state.seats):
            seat.passed = int(index in indices)

    def acted(self, index: int, actions: int, **groups: int) -> None:
        """So many actions of the year are taken, of the groups `g1` to `g4`."""
        seat = self.seat(index)
        seat.actions = actions
        seat.groups = [0] + [groups.get(f"g{number}", 0) for number in (1, 2, 3, 4)]

    # -- boards

    def stock(self, index: int, old: Goods | None = None, new: Goods | None = None) -> None:
        """The cubes of a seat on each world: food, steel, energy."""
        seat = self.seat(index)
        for world, goods in enumerate((old, new)):
            if goods is not None:
                seat.stock[SIDE * world : SIDE * world + 3] = list(goods)

    def cubes(self, index: int, world: str) -> Goods:
        base = SIDE * WORLDS.index(world)
        food, steel, energy = self.seat(index).stock[base : base + 3]
        return (food, steel, energy)

    def production(self, index: int, food: int, steel: int, energy: int) -> None:
        """The markers of a seat; nothing comes of it."""
        self.seat(index).production = [food, steel, energy]

    def people(self, index: int, n: int) -> None:
        """Population tokens waiting on the New World side."""
        self.seat(index).population = n

    def prepare(self, index: int, world: str, *kinds: str) -> None:
        """Prepared factories on one side of a board: exactly these."""
        seat = self.seat(index)
        base = SIDE * WORLDS.index(world)
        for kind in range(3):
            seat.unused[kind] += seat.prepared[base + kind]
            seat.prepared[base + kind] = 0
        for name in kinds:
            kind = number_of(FACTORIES, name)
            if not seat.unused[kind]:
                raise PositionError(f"seat {index} has no {name} left (EV-6.47)")
            seat.unused[kind] -= 1
            seat.prepared[base + kind] += 1

    def evacuated(self, index: int, *names: str) -> None:
        """The tokens of these own areas of the Old World lie face down, and of no other land area."""
        seat = self.seat(index)
        seat.home |= (1 << LANDS) - 1
        for name in names:
            seat.home &= ~(1 << number_of(self.box.home_ids[index], name))

    def satellites(self, index: int, one: int, two: int, *lanes: str) -> None:
        """Where the satellites stand; ocean tokens lie as the milestones behind them say (EV-10.14)."""
        seat = self.seat(index)
        seat.satellites = [one, two]
        seat.lanes = [LANES.index(lane) for lane in (*lanes, "outer", "outer")[:2]]
        past = sum(section >= self.box.milestones[0] for section in (one, two))
        for number, place in enumerate(OCEANS):
            if number < past:
                seat.home &= ~(1 << place)
            else:
                seat.home |= 1 << place

    def settle(self, index: int, area: str, *kinds: str) -> None:
        """The seat owns an area with these factories on it; its production has risen."""
        seat, box = self.seat(index), self.box
        number = number_of(box.area_ids, area)
        if self.state.settled >> number & 1:
            raise PositionError(f"{area} is settled")
        if len(kinds) != box.area_factories[number]:
            raise PositionError(f"{area} has {box.area_factories[number]} positions for factories")
        gains = list(box.area_yield[number])
        work = 0
        for name in kinds:
            kind = number_of(FACTORIES, name)
            if not seat.unused[kind]:
                raise PositionError(f"seat {index} has no {name} left (EV-6.47)")
            seat.unused[kind] -= 1
            gains[kind] += 1 + seat.powers[FACTORY_YIELD]
            work += 1 << 3 * kind
        self.state.settled |= 1 << number
        seat.areas.append(number)
        seat.works.append(work)
        raise_production(seat, *gains)
        self.due(index)

    # -- technologies

    def technologies(self, index: int, *names: str) -> None:
        """The seat's tiles: nine names, level by level, each from the left; of one set, or all from sets."""
        if len(names) != 9:
            raise PositionError("a board has nine technologies")
        tiles = tuple(number_of(self.box.technology_ids, name) for name in names)
        if [self.box.technology_level[tile] for tile in tiles] != [1, 1, 1, 2, 2, 2, 3, 3, 3]:
            raise PositionError("three of each level, lowest first (EV-2.09)")
        self.seat(index).tiles = tiles
        self.research(index, *self.seat(index).research)

    def take_set(self, index: int, number: int) -> None:
        """The seat has this set, the letters a, b, c from the left; whoever had it gets the seat's."""
        seat = self.seat(index)
        for other in self.state.seats:
            if other.tiles and self.box.technology_set[other.tiles[0]] == number:
                other.tiles = seat.tiles
        self.technologies(index, *(f"TE{number}{level}{letter}" for level in (1, 2, 3) for letter in "abc"))

    def research(self, index: int, *columns: int) -> None:
        """Researches done in each column from the left: 1, 3 and 5 complete a technology."""
        seat = self.seat(index)
        seat.research = list(columns)
        seat.powers = [0] * len(POWERS)
        for tile in completed(seat):
            for power, n in self.box.technology_powers[tile]:
                seat.powers[power] = (
                    seat.powers[power] | n if power >= OWN_SYMBOLS else seat.powers[power] + n
                )

    # -- shuttles, stadiums, infrastructure

    def give(self, index: int, what: str, name: str, world: str = "old") -> None:
        """A shuttle or stadium of a seat, wherever it was before; the offer is filled."""
        card = self.fetch(what, name)
        seat = self.seat(index)
        if what == "shuttle":
            (seat.old_shuttles if world == "old" else seat.new_shuttles).append(card)
        else:
            (seat.old_stadiums if world == "old" else seat.new_stadiums).append(card)
        self.fill(what)

    def plan(self, index: int, name: str, played: bool = False) -> None:
        """An infrastructure card in a seat's hand, or played by it and looked at."""
        card = self.fetch("infrastructure", name)
        seat = self.seat(index)
        seat.pictures |= 1 << self.box.plan_picture[card]
        (seat.waiting if played else plans_of(self.box, seat)).append(card)
        self.fill("infrastructure")
        seat.due = int(played)
        self.due(index)

    # -- cards

    def hand(self, index: int, *names: str) -> None:
        """The action cards in a seat's hand: these; the others go to the deck."""
        table, seat = self.state, self.seat(index)
        table.action_deck += seat.hand
        seat.hand = []
        for name in names:
            card = number_of(self.box.card_ids, name)
            piles = [table.action_deck, table.action_discard, *(s.hand for s in table.seats if s is not seat)]
            for pile in piles:
                if card in pile:
                    pile.remove(card)
                    break
            else:
                raise PositionError(f"no {name} is left")
            seat.hand.append(card)

    def cards(self, index: int) -> list[str]:
        return [self.box.card_ids[card] for card in self.seat(index).hand]

    def played(self, index: int, *names: str) -> None:
        """Action cards that lie face up before a seat."""
        for name in names:
            card = number_of(self.box.card_ids, name)
            self.hand(index, *self.cards(index), name)
            self.seat(index).hand.remove(card)
            self.seat(index).shown.append(card)

    def goals(self, index: int, *names: str) -> None:
        """The goals of a seat; whoever had one of them gets one of the seat's."""
        seat = self.seat(index)
        wanted = [number_of(self.box.goal_ids, name) for name in names]
        spare = [goal for goal in seat.goals if goal not in wanted]
        for other in self.state.seats:
            if other is not seat:
                other.goals = [spare.pop() if goal in wanted else goal for goal in other.goals]
        seat.goals = wanted
        self.pieces = self.live.title.census(self.live)

    def take_task(self, index: int, name: str) -> None:
        """The seat has taken a public task that lies open."""
        task = number_of(self.box.task_ids, name)
        if task not in self.state.tasks:
            raise PositionError(f"{name} does not lie open")
        self.state.tasks.remove(task)
        self.seat(index).tasks.append(task)

    def faults(self) -> list[str]:
        """Things that play cannot lead to."""
        found = []
        for index, seat in enumerate(self.state.seats):
            if min(seat.stock) < 0 or seat.population < 0 or min(seat.prepared) < 0 or min(seat.unused) < 0:
                found.append(f"seat {index} has less than nothing")
            if seat.due:
                found.append(f"consequences for seat {index} are not settled (use due)")
        if self.state.trigger != NOBODY and self.live.settings["aim"] != "race":
            found.append("only a race is decided")
        return found
