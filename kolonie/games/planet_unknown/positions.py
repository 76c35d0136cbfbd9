"""Positions of Planet Unknown made to order. Components are moved, never made: the census stays right.

    position = started(2, planet="arashi")            # seat 0 on Arashi; everybody selects a tile
    position.lay_on(0, "O4.biomass-civ", (5, 0), (6, 0), (5, 1), (6, 1))    # a tile lies there already
    position.face(0, inner="D2.civ-energy")           # what lies on top of the stacks before seat 0
    position.track(0, water=3)
    position.due(0, "advance:water", "synergy")       # or: it has placed a tile and these gains are pending
    game = position.game()                            # checked: a legal game at a decision

Tiles, cards and boards are named as in the packs, a tile without symbol without its mark (`D2.civ-energy`,
`D2.civ-energy.meteor`); cells are pairs (x, y), players are seats. `begin` goes to a step of the turn. What
cannot be raises PositionError, at once or in `game()`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kolonie.core.chance import Chance
from kolonie.core.engine import Ask, Game
from kolonie.core.frames import Frame
from kolonie.core.nodes import Node
from kolonie.core.positions import PositionError, Way, enters, reconsider
from kolonie.games.planet_unknown.arranging import BoardPosition, Cell, cells, mask
from kolonie.games.planet_unknown.flow import (
    ACT,
    ACTION_STEP,
    END_CHECK_STEP,
    END_EFFECTS_STEP,
    EVENT_STEP,
    PICKS_STEP,
    SET_UP_STEP,
    TURN,
)
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.nodes import Step
from kolonie.games.planet_unknown.pending import (
    BY_ENERGY,
    PLACED,
    leftover,
    new_rover,
    patch,
    pods,
    rocks,
    several,
    synergy,
    up,
)
from kolonie.games.planet_unknown.state import (
    ACTION,
    END_CHECK,
    END_EFFECTS,
    EVENT,
    NONE,
    PICKS,
    ROTATION,
    Gain,
    step_of,
)
from kolonie.games.planet_unknown.station import RINGS, section
from kolonie.games.planet_unknown.terms import TRACKS
from kolonie.games.planet_unknown.turn import begin_turn

__all__ = ["Cell", "Position", "PositionError", "cells", "gain", "mask", "set_up", "started"]

SYMMETRIC: Final = ("ksb-4156", "coalition")
STEPS: Final[dict[str, Node]] = {
    ROTATION: TURN,
    EVENT: EVENT_STEP,
    ACTION: ACTION_STEP,
    PICKS: PICKS_STEP,
    END_CHECK: END_CHECK_STEP,
    END_EFFECTS: END_EFFECTS_STEP,
}


@enters(Step)
def enter_step(_game: Game, frame: Frame, _place: str, part: Node, _way: Way) -> Frame:
    return frame.then(part).bind("step", frame.node.name)


def set_up(
    seats: int,
    planet: str | tuple[str, ...] = SYMMETRIC[0],
    corporation: str | tuple[str, ...] = SYMMETRIC[1],
    seed: str = "colony",
    **settings: str,
) -> Position:
    """A table that is laid out and whose first turn has not begun: nobody is asked anything yet.

    A single name is the board of seat 0, the others then have the symmetric one; a tuple names all boards.
    Other decisions of the setting up are taken as listed first. Settings are those of the title.
    """
    planets = (planet, *[SYMMETRIC[0]] * (seats - 1)) if isinstance(planet, str) else planet
    boards = (corporation, *[SYMMETRIC[1]] * (seats - 1)) if isinstance(corporation, str) else corporation
    if len(planets) != seats or len(boards) != seats:
        raise PositionError(f"boards for {seats} seats are needed")
    box = TITLE.box()
    complete = TITLE.check({"boards": "free", **settings}, seats)
    game = Game(TITLE, box, complete, seats, TITLE.create(complete, seats, box), Chance(seed))
    game.start(SET_UP_STEP)
    while game.asks:
        index = game.to_act()[0]
        offered = [choice.key for choice in game.options(index)]
        wanted = {f"planet:{planets[index]}", f"corporation:{boards[index]}"} & set(offered)
        if not wanted and offered[0].partition(":")[0] in ("planet", "corporation"):
            raise PositionError(f"seat {index} cannot have {planets[index]} and {boards[index]}")
        game.play(index, wanted.pop() if wanted else offered[0])
    return Position(game)


def started(
    seats: int = 2,
    planet: str | tuple[str, ...] = SYMMETRIC[0],
    corporation: str | tuple[str, ...] = SYMMETRIC[1],
    step: str = ACTION,
    seed: str = "colony",
    **settings: str,
) -> Position:
    """A game in its first turn, at the beginning of a step (default: everybody selects a tile).

    Seat 0 is commander, the rotation is 0, no event lies open (also in solo). Boards as in `set_up`.
    """
    position = set_up(seats, planet, corporation, seed, **settings)
    table = position.state
    table.commander = table.rotation = 0
    if step != ROTATION:
        table.turn = 1
        for seat in table.seats:
            begin_turn(position.box, seat)
    position.begin(step)
    position.pieces = TITLE.census(position.live)
    return position


def gain(word: str) -> Gain:
    """A pending gain by name.

    `advance:water`, `placed:water` (by a building of a placed tile), `energy:water,tech`, `synergy`,
    `boost:2` (two different trackers, by a card), `rover`, `patch`, `meteorite`, `lifepod`, `leftover`.
    """
    verb, _, rest = word.partition(":")
    if verb in PLAIN and not rest:
        return PLAIN[verb]()
    if verb == "boost" and rest.isdigit():
        return several(int(rest), 1)
    names = rest.split(",")
    if verb not in ADVANCES or any(name not in TRACKS for name in names):
        raise PositionError(f"{word!r} is not a gain")
    return up(sum(1 << TRACKS.index(name) for name in names), 1, ADVANCES[verb])


def _rock() -> Gain:
    return rocks(1)


def _pod() -> Gain:
    return pods(1)


def _cards() -> Gain:
    return leftover(2)


ADVANCES: Final = {"advance": 0, "placed": PLACED, "energy": PLACED | BY_ENERGY}
PLAIN: Final[dict[str, Callable[[], Gain]]] = {
    "synergy": synergy,
    "rover": new_rover,
    "patch": patch,
    "meteorite": _rock,
    "lifepod": _pod,
    "leftover": _cards,
}


class Position(BoardPosition):
    """A game of Planet Unknown that is being arranged."""

    def clone(self) -> Position:
        """The same position once more, to be arranged or played another way."""
        return Position(self.live.clone())

    # -- the step of the turn

    def begin(self, step: str) -> None:
        """Leaves what is asked now and begins a step with the table as it is, to the next decision.

        The rotation begins a new turn, other steps keep what belongs to this one (movement, abilities used).
        """
        if step not in STEPS:
            raise PositionError(f"{step} is not one of the steps {', '.join(STEPS)}")
        self.state.over = int(step == END_EFFECTS)
        self.go_to(STEPS[step])

    def due(self, index: int, *gains: str, moves: int = 0) -> None:
        """In step 4 a seat has placed its tile and has these gains pending (see `gain`) and movement points.

        The engine carries out a last compulsory gain by itself and then ends the turn of the seat; a rover on
        the planet with movement points left (`moves`) keeps it open.
        """
        live = self.live
        if live.strands is None or step_of(live) != ACTION:
            raise PositionError("gains are due in the step in which all act at once")
        seat = self.seat(index)
        seat.gains = [gain(word) for word in gains]
        seat.moves = moves
        ask = Ask(Frame(ACT, 0, index, {"step": ACTION}, None), ())
        live.strands = live.asks = {**live.strands, index: ask}
        reconsider(live)

    # -- the station

    def face(self, index: int, inner: str | None = None, outer: str | None = None) -> None:
        """These tiles lie on top of the two stacks before a seat; each changes places with what lay there.

        A stack that is not named keeps its tile. Any tile of the station may be put in any stack.
        """
        table = self.state
        for stack, name in zip(section(self.box, table, index), (inner, outer), strict=True):
            if name is None:
                continue
            tile, before = self.tile(name), table.tops[stack]
            if before == NONE:
                raise PositionError(f"stack {stack} is empty")
            if tile not in table.tops and all(tile not in below for below in table.stacks):
                raise PositionError(f"the tile {name} is no longer in the station")
            for other in range(len(table.tops)):
                if table.tops[other] == tile:
                    table.tops[other] = before
                table.stacks[other] = tuple(before if t == tile else t for t in table.stacks[other])
            table.tops[stack] = tile
        reconsider(self.live)

    def empty_stack(self, index: int, ring: str, keep: int = 0) -> None:
        """The `inner` or `outer` stack before a seat holds only its `keep` uppermost tiles."""
        table = self.state
        stack = section(self.box, table, index)[RINGS.index(ring)]
        tiles = [tile for tile in (*table.stacks[stack], table.tops[stack]) if tile != NONE]
        left = tiles[len(tiles) - keep :]
        table.gone.extend(tiles[: len(tiles) - keep])
        table.tops[stack] = left[-1] if left else NONE
        table.stacks[stack] = tuple(left[:-1])

    # -- cards

    def card(self, name: str) -> int:
        if name not in self.box.civ_ids:
            raise PositionError(f"there is no civilization card {name}")
        return self.box.civ_ids.index(name)

    def deck(self, rank: int, *cards: str) -> None:
        """The civilization deck of a rank holds just these cards; all other cards of the rank are unused."""
        table, ranks = self.state, self.box.civ_ranks
        wanted = [self.card(name) for name in cards]
        pool = [card for card in table.unused if ranks[card] == rank] + list(table.decks[rank - 1])
        if not set(wanted) <= set(pool):
            raise PositionError(f"not all of {', '.join(cards)} are free cards of rank {rank}")
        table.decks[rank - 1] = tuple(wanted)
        table.unused = [card for card in table.unused if ranks[card] != rank]
        table.unused += [card for card in pool if card not in wanted]

    def keep(self, index: int, *cards: str) -> None:
        """Cards that a seat has taken, out of the decks or from the unused ones: face down, or lying open."""
        table, seat = self.state, self.seat(index)
        for name in cards:
            card = self.card(name)
            if card not in table.unused and all(card not in deck for deck in table.decks):
                raise PositionError(f"a player has {name} already")
            table.decks = [tuple(c for c in deck if c != card) for deck in table.decks]
            table.unused = [c for c in table.unused if c != card]
            if self.box.civ_kept[card]:
                seat.kept.append(card)
                seat.kept_ranks.append(self.box.civ_ranks[card])
            else:
                seat.cards.append(card)

    def picks(self, index: int, *ranks: int) -> None:
        """A seat has reached civ milestones of these ranks and not yet picked its cards."""
        self.seat(index).picks = list(ranks)

    def event(self, name: str) -> int:
        if name not in self.box.event_ids:
            raise PositionError(f"there is no event {name}")
        return self.box.event_ids.index(name)

    def next_events(self, *names: str) -> None:
        """These events are on top of the deck, the first one next; others leave the deck for them."""
        table = self.state
        wanted = [self.event(name) for name in names]
        size = len(table.events)
        if size < len(wanted) or set(wanted) & {table.event, *table.past}:
            raise PositionError(f"{', '.join(names)} cannot come next")
        rest = [event for event in table.events if event not in wanted]
        table.events = rest[: size - len(wanted)] + wanted[::-1]
        table.events_out = sorted({*rest, *table.events_out, *wanted} - set(table.events))

    def open_event(self, name: str) -> None:
        """This event was revealed this turn and has been carried out: what it forbids holds."""
        table = self.state
        if table.event != NONE:
            table.events_out.append(table.event)
        table.event = self.event(name)
        table.events = [event for event in table.events if event != table.event]
        table.events_out = [event for event in table.events_out if event != table.event]
        reconsider(self.live)

    def missions(self, *names: str) -> None:
        """These neighbour missions lie on the table, number i between seats i and i + 1."""
        table = self.state
        table.mission_box.extend(table.missions)
        table.missions = [self._mission(name) for name in names]

    def personal(self, index: int, *names: str) -> None:
        """These are the personal missions of a seat."""
        seat = self.seat(index)
        self.state.mission_box.extend(seat.missions)
        seat.missions = [self._mission(name) for name in names]

    def _mission(self, name: str) -> int:
        """Takes a mission out of the box; one that somebody has in secret changes places with another."""
        if name not in self.box.mission_ids:
            raise PositionError(f"there is no mission {name}")
        mission, table = self.box.mission_ids.index(name), self.state
        spare = table.mission_box
        for seat in table.seats:
            for held in (seat.missions, seat.dealt, seat.returned, seat.reserve):
                if mission in held:
                    held[held.index(mission)] = spare.pop(0)
                    spare.append(mission)
        if mission not in spare:
            raise PositionError(f"the mission {name} lies open already")
        spare.remove(mission)
        return mission
