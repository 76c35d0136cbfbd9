"""A workbench for flows: a title with a purse, a few things to build, and whatever flow a sketch declares.

The sketches show that the core carries the hardest turns of games to come, without building those games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kolonie.core.chance import Chance
from kolonie.core.conduct import Conduct
from kolonie.core.engine import Game
from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import EachSeat, Gain, Group, Item, Node, Test
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import TEST, Reason, asks, declare, possible_if, runs, takes
from kolonie.core.shapes import Shape
from kolonie.core.steps import join, opened
from kolonie.core.title import Title

GOODS = ("steel", "kelp", "credit", "science", "point", "move")
PRICES = {"tunnel": {"steel": 1, "credit": 1}, "city": {"steel": 2}, "farm": {"kelp": 1}}
BONUS = {"tunnel": ("steel", 2), "farm": ("science", 1)}
"""What a site gives at once to whoever builds on it."""


@dataclass(slots=True)
class Seat:
    goods: dict[str, int]
    built: list[str]
    upgraded: list[str]
    hand: list[int]
    kept: list[int]
    waiting: list[str]
    """Played things that pay out when their condition comes true."""


@dataclass(slots=True)
class Bench:
    seats: list[Seat]
    passed: list[int]


SHAPE = Shape(Bench, nested={"seats": Shape(Seat, owner=("hand",))})


@dataclass(frozen=True)
class Build(Node):
    """Pay, place, and take the site's bonus at once, before anything else goes on."""

    what: str


@dataclass(frozen=True)
class BuildAndUpgrade(Node):
    """One indivisible step: possible only if both halves are."""

    what: str


@dataclass(frozen=True)
class Pending(Node):
    """Joins a gain to the open group of pending ones."""

    what: str
    n: int


@dataclass(frozen=True)
class Pay(Node):
    """The seat pays, in full."""

    what: str
    n: int


PENDING = Group(leave_out=True)


@dataclass(frozen=True)
class Open(Node):
    """Opens a group of pending gains."""

    gains: tuple[tuple[str, Node], ...]


@dataclass(frozen=True)
class Wait(Node):
    """A thing that pays a point once, as soon as the seat has two cities, in whatever phase."""


@dataclass(frozen=True)
class Draft(Node):
    """Keep one card of the hand; the rest is passed on when all have chosen."""


@dataclass(frozen=True)
class PassHands(Node):
    pass


@dataclass(frozen=True)
class Split(Node):
    """Spend moves on two markers exactly; at the end they may be at most one apart."""


@dataclass(frozen=True)
class HandsLeft(Test):
    pass


NODES = (Build, BuildAndUpgrade, Pay, Pending, Open, Wait, Draft, PassHands, Split)


def short_of(seat: Seat, price: dict[str, int]) -> Reason | None:
    for what, n in price.items():
        if seat.goods.get(what, 0) < n:
            return ("UC-0.06", message("why-cannot-pay"))
    return None


def spend(seat: Seat, price: dict[str, int]) -> None:
    for what, n in price.items():
        seat.goods[what] -= n


@possible_if(Build)
def possible_build(game: Game, frame: Frame) -> Reason | None:
    return short_of(game.state.seats[frame.seat], PRICES[frame.node.what])


@runs(Build)
def run_build(game: Game, frame: Frame) -> Frame | None:
    seat: Seat = game.state.seats[frame.seat]
    what: str = frame.node.what
    spend(seat, PRICES[what])
    seat.built.append(what)
    if what in BONUS:
        bonus, n = BONUS[what]
        seat.goods[bonus] = seat.goods.get(bonus, 0) + n
    while "two cities" in seat.waiting and seat.built.count("city") >= 2:
        seat.waiting.remove("two cities")
        seat.goods["point"] = seat.goods.get("point", 0) + 1
    return frame.parent


@possible_if(BuildAndUpgrade)
def possible_pair(game: Game, frame: Frame) -> Reason | None:
    """The upgrade may be paid by what the build brings, so both are judged together."""
    seat: Seat = game.state.seats[frame.seat]
    what: str = frame.node.what
    reason = short_of(seat, PRICES[what])
    bonus, n = BONUS.get(what, ("", 0))
    science = seat.goods.get("science", 0) + (n if bonus == "science" else 0)
    return reason or (None if science else ("UC-12.19", message("why-cannot-pay")))


@runs(BuildAndUpgrade)
def run_pair(game: Game, frame: Frame) -> Frame | None:
    after = run_build(game, frame)
    seat: Seat = game.state.seats[frame.seat]
    spend(seat, {"science": 1})
    seat.upgraded.append(frame.node.what)
    return after


@possible_if(Pay)
def possible_pay(game: Game, frame: Frame) -> Reason | None:
    return short_of(game.state.seats[frame.seat], {frame.node.what: frame.node.n})


@runs(Pay)
def run_pay(game: Game, frame: Frame) -> Frame | None:
    spend(game.state.seats[frame.seat], {frame.node.what: frame.node.n})
    return frame.parent


@runs(Open)
def run_open(_game: Game, frame: Frame) -> Frame | None:
    return opened(frame, PENDING, tuple(Item(word, node) for word, node in frame.node.gains))


@runs(Pending)
def run_pending(game: Game, frame: Frame) -> Frame | None:
    assert frame.parent is not None
    return join(frame.parent, PENDING, Item(f"gain:{frame.node.what}", GAINS[frame.node.what]))


@runs(Wait)
def run_wait(game: Game, frame: Frame) -> Frame | None:
    game.state.seats[frame.seat].waiting.append("two cities")
    return frame.parent


@asks(Draft, "", "keep")
def ask_draft(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    return [option("keep", card) for card in game.state.seats[frame.seat].hand]


@takes(Draft)
def take_draft(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat: Seat = game.state.seats[frame.seat]
    seat.hand.remove(choice.num())
    seat.kept.append(choice.num())
    return frame.parent


@runs(PassHands)
def run_pass_hands(game: Game, frame: Frame) -> Frame | None:
    seats: list[Seat] = game.state.seats
    hands = [seat.hand for seat in seats]
    for index, seat in enumerate(seats):
        seat.hand = hands[index - 1]
    return frame.parent


def hands_left(game: Game, _frame: Frame, _test: Test) -> bool:
    return bool(game.state.seats[0].hand)


TEST[HandsLeft] = hands_left


def can_end(a: int, b: int, moves: int) -> bool:
    """Whether some way of spending all moves ends with the markers at most one apart."""
    return any(abs((a + x) - (b + moves - x)) <= 1 for x in range(moves + 1))


@asks(Split, "", "step")
def ask_split(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """Only steps from which the end can still be reached are offered, so there is no dead end."""
    seat: Seat = game.state.seats[frame.seat]
    moves = seat.goods.get("move", 0)
    a, b = seat.goods.get("a", 0), seat.goods.get("b", 0)
    options = []
    for word, x, y in (("a", a + 1, b), ("b", a, b + 1)):
        if moves and can_end(x, y, moves - 1):
            options.append(option("step", word))
        elif why is not None and moves:
            why.add(option("step", word), "EV-10.21", message("why-nothing-left"))
    return options


@takes(Split)
def take_split(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat: Seat = game.state.seats[frame.seat]
    seat.goods["move"] -= 1
    seat.goods[choice.word()] = seat.goods.get(choice.word(), 0) + 1
    return frame


declare(*NODES)


class Purse(Conduct):
    """Goods are simply had."""

    def gain(self, game: Game, frame: Frame, what: str, n: int) -> Frame | None:
        goods = game.state.seats[frame.seat].goods
        goods[what] = goods.get(what, 0) + n
        return frame.parent


class Workbench(Title):
    """A title for one declared flow."""

    id = "workbench"
    min_seats = 1
    max_seats = 4
    nodes = NODES

    def __init__(self, flow: Node, goods: dict[str, int] | None = None, hand: tuple[int, ...] = ()) -> None:
        super().__init__(SHAPE, flow, conduct=Purse())
        self.goods = goods or {}
        self.hand = hand

    def box(self, extra_packs: Any = (), settings: Any = None) -> Any:
        return self

    def create(self, settings: dict[str, str], seats: int, box: Any) -> Bench:
        hands = [[10 * seat + card for card in self.hand] for seat in range(seats)]
        return Bench([Seat(dict(self.goods), [], [], hand, [], []) for hand in hands], [])

    def roots(self, box: Any) -> dict[str, Node]:
        return {"pending": PENDING, **{f"gains/{what}": node for what, node in GAINS.items()}}

    def scores(self, game: Game) -> list[int]:
        return [seat.goods.get("point", 0) for seat in game.state.seats]

    def reshuffle(self, game: Game, viewer: int | None, chance: Chance) -> None:
        for index, seat in enumerate(game.state.seats):
            if index != viewer:
                seat.hand = chance.shuffle("imagine", seat.hand)


GAINS: dict[str, Node] = {what: Gain(what, 1) for what in GOODS}


def start(
    flow: Node, seats: int = 1, goods: dict[str, int] | None = None, hand: tuple[int, ...] = ()
) -> Game:
    """A game of the flow; alone it belongs to the one seat from the top."""
    return Workbench(EachSeat(flow) if seats == 1 else flow, goods, hand).new(seats, "sketch")
