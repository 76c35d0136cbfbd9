"""Harbour: a small game with hidden hands and a step in which all act at once, for tests of tables.

Everybody is dealt five cards. Twice, all lay two cards face down at once; then they are turned up, a card of
the deck is shown, and one after another everybody chooses twice whether to load or to unload it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.nodes import EachSeat, Node, Repeat, Seq, Simultaneously
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, declare, runs, takes
from kolonie.core.scene import Panel, Piece, Scene, Zone
from kolonie.core.shapes import Shape
from kolonie.core.telling import Telling
from kolonie.core.title import Title

CARDS = 30


@dataclass(slots=True)
class Seat:
    hand: list[int] = field(default_factory=list)
    down: list[int] = field(default_factory=list)
    points: int = 0


@dataclass(slots=True)
class Table:
    seats: list[Seat]
    deck: list[int] = field(default_factory=list)
    shown: int = -1


@dataclass(frozen=True)
class Deal(Node):
    pass


@dataclass(frozen=True)
class Lay(Node):
    pass


@dataclass(frozen=True)
class TurnUp(Node):
    pass


@dataclass(frozen=True)
class Load(Node):
    pass


NODES = (Deal, Lay, TurnUp, Load)


@runs(Deal)
def deal(game: Game, frame: Frame) -> Frame | None:
    table: Table = game.state
    table.deck = game.shuffle("deck", list(range(CARDS)))
    for seat in table.seats:
        seat.hand = sorted(table.deck.pop() for _ in range(5))
    return frame.parent


@asks(Lay, "HA-1.01")
def ask_lay(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat: Seat = game.state.seats[frame.seat]
    if why is not None:
        for card in seat.down:
            why.add(option("lay", card), "HA-1.01", message("why-laid"))
    return [option("lay", card) for card in seat.hand]


@takes(Lay)
def take_lay(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat: Seat = game.state.seats[frame.seat]
    seat.hand.remove(choice.num())
    seat.down.append(choice.num())
    return frame.parent


@runs(TurnUp)
def turn_up(game: Game, frame: Frame) -> Frame | None:
    table: Table = game.state
    for seat in table.seats:
        seat.points += sum(seat.down)
        seat.down = []
    game.reveal()
    table.shown = table.deck.pop()
    if game.journal is not None:
        game.tell(frame, {"card": table.shown})
    return frame.parent


@asks(Load, "HA-1.02")
def ask_load(_game: Game, _frame: Frame, _why: WhyNot | None) -> list[Option]:
    return [option("load"), option("unload"), option("wait")]


@takes(Load)
def take_load(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table: Table = game.state
    change = {"load": table.shown, "unload": -table.shown}.get(choice.verb, 0)
    table.seats[frame.seat].points += change
    return frame.parent


declare(*NODES)
FLOW = Seq(
    (
        Deal(),
        Repeat(2, Seq((Simultaneously(Repeat(2, Lay())), TurnUp(), EachSeat(Repeat(2, Load()))))),
    )
)
SHAPE = Shape(Table, nobody=("deck",), nested={"seats": Shape(Seat, owner=("hand", "down"))})


class Harbour(Title):
    id = "harbour"
    prefix = "HA"
    min_seats = 2
    max_seats = 4
    nodes = NODES
    home = Path(__file__).parent
    telling = Telling({Lay: "laying", TurnUp: "turning"}, openings=frozenset((Load,)))

    def box(self, extra_packs: tuple[Path, ...] = (), settings: Mapping[str, str] | None = None) -> Any:
        return BOX

    def create(self, settings: dict[str, str], seats: int, box: Any) -> Table:
        return Table([Seat() for _ in range(seats)])

    def scores(self, game: Game) -> list[int]:
        return [seat.points for seat in game.state.seats]

    def countables(self, box: Any) -> tuple[str, ...]:
        return ("points", "cards")

    def counts(self, game: Game, seat: int) -> list[int]:
        own: Seat = game.state.seats[seat]
        return [own.points, len(own.hand)]

    def is_secret(self, game: Game, seat: int, choice: Option) -> bool:
        return choice.verb == "lay"

    def label(self, game: Game, seat: int, choice: Option) -> Message:
        return message(f"opt-{choice.verb}", card=choice.num() if choice.args else 0)

    def reshuffle(self, game: Game, viewer: int | None, chance: Chance) -> None:
        table: Table = game.state
        hidden = [*table.deck]
        others = [seat for index, seat in enumerate(table.seats) if index != viewer]
        for seat in others:
            hidden += seat.hand + seat.down
        hidden = chance.shuffle("imagine", hidden)
        for seat in others:
            seat.hand = [hidden.pop() for _ in seat.hand]
            seat.down = [hidden.pop() for _ in seat.down]
        table.deck = hidden

    def scene(self, box: Any, view: dict[str, Any]) -> Scene:
        panels = []
        for index, seat in enumerate(view["table"]["seats"]):
            hand = seat["hand"]
            cards = hand if isinstance(hand, list) else []
            pieces = tuple(Piece(str(card), place=f"card:{card}") for card in cards)
            panels.append(
                Panel(message("scene-seat", n=index), (Zone(message("scene-hand"), pieces),), index)
            )
        return Scene((message("scene-round"),), tuple(panels))


BOX = object()
TITLE = Harbour(SHAPE, FLOW)
