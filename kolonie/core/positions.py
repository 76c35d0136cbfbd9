"""Positions made to order: for tests of rules, puzzles and lessons.

    position = Position(title.new(3, "a seed"))    # a title has its own builder, which knows its pieces
    position.state.seats[0].crystals = 2           # edit what lies on the table ...
    position.go_to(Turn, seat=1, repeats=(4,))     # ... go to a step of the flow: seat 1, the fourth round
    game = position.game()                         # a checked, independent game at a decision

What it is made of works on any game too: `reach` builds the stack of frames on which a step of the flow
would be run, `begin` goes on from there, `reconsider` lists the options of the same decision anew after
the state was edited. A title's builder (`games/<game>/positions.py`) moves pieces and never makes them, so
that `census` stays what it was, and tells in `faults` what else would be impossible at a real table.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, cast

from kolonie.core.engine import NOBODY, Ask, Game
from kolonie.core.frames import Frame
from kolonie.core.nodes import Block, EachSeat, If, Node, OneOf, Repeat, Seq, While, children
from kolonie.core.options import Refused
from kolonie.core.readers import HANDLERS
from kolonie.core.saving import SaveError, load, save, state_hash
from kolonie.core.steps import amount
from kolonie.core.views import view


class PositionError(ValueError):
    """A position that cannot be; the text says why."""


# -- the way to a step


class Way:
    """Where `reach` is going: whose step it is, and how often the repeated parts around it were begun."""

    __slots__ = ("repeats", "seat")

    def __init__(self, seat: int | None, repeats: tuple[int, ...]) -> None:
        self.seat = seat
        self.repeats = repeats


Entering = Callable[[Game, Frame, str, Node, Way], Frame]
"""(game, the node's frame, the place and the node of a part, the way): the frame of that part."""

ENTERING: Final[dict[type, Entering]] = {}


def enters(kind: type) -> Callable[[Entering], Entering]:
    """Registers how a part of a node is reached: with the frames that running the node would have left."""

    def register(reader: Entering) -> Entering:
        ENTERING[kind] = reader
        return reader

    return register


@enters(Seq)
def enter_seq(_game: Game, frame: Frame, place: str, part: Node, _way: Way) -> Frame:
    number = int(place)
    if number == len(frame.node.parts) - 1:
        return frame.then(part)
    return frame.at(number + 1).inner(part)


@enters(If)
def enter_if(_game: Game, frame: Frame, _place: str, part: Node, _way: Way) -> Frame:
    """The condition is not judged: whoever goes there means it."""
    return frame.then(part)


@enters(OneOf)
def enter_one_of(_game: Game, frame: Frame, _place: str, part: Node, _way: Way) -> Frame:
    return frame.then(part)


@enters(While)
def enter_while(_game: Game, frame: Frame, _place: str, part: Node, _way: Way) -> Frame:
    return frame.inner(part)


@enters(Block)
def enter_block(_game: Game, frame: Frame, _place: str, part: Node, _way: Way) -> Frame:
    return frame.at(1).inner(part)


@enters(Repeat)
def enter_repeat(game: Game, frame: Frame, _place: str, part: Node, way: Way) -> Frame:
    time, way.repeats = (way.repeats[0], way.repeats[1:]) if way.repeats else (1, ())
    node: Repeat = frame.node
    most = amount(game, frame, node.n)
    if not 1 <= time <= most:
        raise PositionError(f"time {time} of a step that is done {most} times")
    inner = frame.bind("repeat", most).at(time).inner(part)
    return inner.bind(node.var, time) if node.var else inner


@enters(EachSeat)
def enter_each_seat(game: Game, frame: Frame, _place: str, part: Node, way: Way) -> Frame:
    order = game.conduct.order(game, frame.node.by)
    seat = order[0] if way.seat is None else way.seat
    if seat not in order:
        raise PositionError(f"seat {seat} is not in the order {order}")
    around = frame.bind("order", order).at(order.index(seat) + 1)
    return Frame(part, 0, seat, around.env, around)


def reach(game: Game, target: type | Node, seat: int | None = None, repeats: tuple[int, ...] = ()) -> Frame:
    """The stack of frames on which a step of the flow would be run now.

    `target` is a node of the flow or the type of one (the first found, top to bottom). `seat` is whose step
    it is (else the first in order); `repeats` tells for each `Repeat` around it, from outside, the how
    manieth time this is (else the first). To let all seats act at once, go to the `Simultaneously` itself.
    """
    flow = game.title.flow_of(game.settings)
    path = _path(flow, target)
    if path is None:
        name = target.__name__ if isinstance(target, type) else repr(target)
        raise PositionError(f"{name} is not in the flow of {game.title.id}")
    if seat is not None and not 0 <= seat < game.seats:
        raise PositionError(f"there is no seat {seat} among {game.seats}")
    way = Way(seat, repeats)
    frame = Frame(flow, 0, NOBODY, {}, None)
    for place, part in path:
        kind = OneOf if isinstance(frame.node, OneOf) else type(frame.node)
        entering = ENTERING.get(kind)
        if entering is None:
            raise PositionError(f"no way leads into {type(frame.node).__name__}: go there itself")
        frame = entering(game, frame, place, part, way)
    return frame


def _path(node: Node, target: type | Node) -> list[tuple[str, Node]] | None:
    """The parts to go through from a node to the target."""
    if node is target or (isinstance(target, type) and isinstance(node, target)):
        return []
    for place, part in children(node):
        rest = _path(part, target)
        if rest is not None:
            return [(place, part), *rest]
    return None


def begin(game: Game, frame: Frame) -> None:
    """Drops what is asked now and goes on from a frame to the next decision."""
    game.answers = None
    game.strands = game.waiting = None
    game.shown = {}
    game._go(frame)


def next_asked(game: Game, frame: Frame) -> Frame:
    """Runs steps up to one that asks, which is not looked into."""
    while (run := HANDLERS[type(frame.node)].run) is not None:
        following = run(game, frame)
        assert following is not None, "nothing is asked"
        frame = following
    return frame


def reconsider(game: Game) -> None:
    """After the state was edited: the same decisions, with options listed anew."""
    game.answers = None  # what was found by looking ahead held for the table as it was
    game.asks = {seat: game.ask_again(ask) for seat, ask in game.asks.items()}
    if game.strands is not None:
        game.strands = game.asks


# -- a position


State = TypeVar("State")
Box = TypeVar("Box")
Seat = TypeVar("Seat")


class Position(Generic[State, Box, Seat]):
    """A game that is being arranged. Titles add what can be placed, held and laid out.

    `live` is the game as it is now: edits are seen in it at once, its options after `reconsider`.
    """

    def __init__(self, game: Game[State, Box]) -> None:
        self.live = game
        ready = game.title.set_up_done(game)
        self.pieces: dict[str, int] = game.title.census(game) if ready else {}
        """How many of each kind there are; arranging may not change it."""

    @property
    def state(self) -> State:
        return self.live.state

    @property
    def box(self) -> Box:
        return self.live.box

    def seat(self, index: int = 0) -> Seat:
        """What lies at a seat."""
        if not 0 <= index < self.live.seats:
            raise PositionError(f"there is no seat {index} among {self.live.seats}")
        seats: list[Seat] = cast(Any, self.live.state).seats
        return seats[index]

    def go_to(
        self,
        target: type | Node,
        seat: int | None = None,
        repeats: tuple[int, ...] = (),
        asked: bool = False,
    ) -> None:
        """Leaves what is asked now and goes to a step of the flow (see `reach`).

        A decision is asked whatever there is to decide yet; anything else is run, to the next decision, which
        with `asked` is asked likewise.
        """
        frame = reach(self.live, target, seat, repeats)
        if asked:
            frame = next_asked(self.live, frame)
        if HANDLERS[type(frame.node)].ask is None:
            begin(self.live, frame)
            return
        self.live.strands = self.live.waiting = None
        self.live.shown = {}
        self.live.asks = {frame.seat: Ask(frame, ())}
        reconsider(self.live)

    def offered(self, seat: int | None = None) -> list[str]:
        """The keys offered to a seat (else the first that is to act) in the position as it is now."""
        reconsider(self.live)
        who = self.live.to_act()[0] if seat is None else seat
        return [choice.key for choice in self.live.options(who)]

    def refused(self, key: str, seat: int | None = None) -> str:
        """The rule by which a seat is refused the key now. Raises PositionError if it is accepted."""
        reconsider(self.live)
        try:
            self.live.clone().play(self.live.to_act()[0] if seat is None else seat, key)
        except Refused as refused:
            return refused.rule
        raise PositionError(f"{key} is accepted")

    def asked(self) -> type:
        """The type of the node that asks the first seat that is to act."""
        return type(self.live.asks[self.live.to_act()[0]].frame.node)

    def play(self, *keys: str) -> None:
        """Plays options by key, one after another, each for the first seat that is to act."""
        for key in keys:
            reconsider(self.live)
            self.live.play(self.live.to_act()[0], key)

    def faults(self) -> list[str]:
        """What could not be at a real table, beyond pieces made or lost. Titles say more."""
        return []

    def game(self) -> Game:
        """The position as a game of its own at a decision. Raises PositionError if it cannot be one."""
        game = self.live.clone()
        if self.live.journal is not None:
            game.journal = []
        if game.over:
            raise PositionError("the game is over: nobody is to decide anything")
        for fault in self.faults():
            raise PositionError(fault)
        self._check_pieces(game)
        reconsider(game)
        _check_forms(game)
        return game

    def _check_pieces(self, game: Game) -> None:
        counted = game.title.census(game) if self.pieces else {}
        for name in sorted(counted.keys() | self.pieces.keys()):
            now, before = counted.get(name, 0), self.pieces.get(name, 0)
            if now != before:
                raise PositionError(f"{name}: {now} where there are {before}")


def _check_forms(game: Game) -> None:
    """The position can be saved, loaded and seen by everybody; who is asked has something to decide."""
    for seat, ask in game.asks.items():
        if len(ask.options) < 2:
            raise PositionError(f"seat {seat} has nothing to decide at {type(ask.frame.node).__name__}")
    try:
        again = load(game.title, save(game), game.box)
    except SaveError as error:
        raise PositionError(str(error)) from None
    for seat, ask in game.asks.items():
        if again.options(seat) != ask.options:
            raise PositionError(f"seat {seat} has nothing to decide at {type(ask.frame.node).__name__}")
    if state_hash(again) != state_hash(game):
        raise PositionError("it does not load as it was saved")
    for viewer in (None, *range(game.seats)):
        json.dumps(view(game, viewer))
