"""Harvest: sow a card, water it, reap; then sell what you do not need. docs/add-a-game.md goes through it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import msgspec

from kolonie.core import engine
from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import EachSeat, Node, Repeat, Simultaneously, may, seq
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.packs import Provenance, decode, load_packs
from kolonie.core.readers import Reason, asks, declare, possible_if, runs, takes
from kolonie.core.shapes import Shape
from kolonie.core.steps import DONE

HOME = Path(__file__).parent
HAND = 4
WATER = 3
NOTHING = -1
BUY = option("buy")


class Crop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    worth: int
    copies: int
    source: Provenance


class Box:
    def __init__(self, extra: tuple[Path, ...] = ()) -> None:
        base = HOME / "packs" / "base.toml"
        raw, self.infos = load_packs(base, extra)
        self.crops = decode(raw, "crops", Crop, extra[-1] if extra else base)
        self.ids = [crop.id for crop in self.crops]


@dataclass(slots=True)
class Seat:
    hand: list[int]
    sown: int
    watered: int
    water: int
    points: int


@dataclass(slots=True)
class Table:
    seats: list[Seat]
    deck: list[int]
    sold: list[int]
    reaped: list[int]


Game: TypeAlias = engine.Game[Table, Box]
TABLE = Shape(Table, nobody=("deck",), nested={"seats": Shape(Seat, owner=("hand", "sown"))})


@dataclass(frozen=True)
class Deal(Node):
    """Shuffle, and deal the hands (HV-1.01)."""


@dataclass(frozen=True)
class Sow(Node):
    """Lay a card of the hand face down (HV-2.01)."""


@dataclass(frozen=True)
class Water(Node):
    """Double what was sown, for 1 water (HV-2.02)."""


@dataclass(frozen=True)
class Reap(Node):
    """Show what was sown and score it (HV-2.03)."""


@dataclass(frozen=True)
class Stall(Node):
    """Sell cards, buy one (HV-3.01)."""


NODES = (Deal, Sow, Water, Reap, Stall)
ROUND = seq(Simultaneously(seq(Sow(), may("HV-2.02", water=Water()))), EachSeat(Reap()), EachSeat(Stall()))
GAME = seq(Deal(), Repeat(3, ROUND))


@runs(Deal)
def run_deal(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    cards = [kind for kind, crop in enumerate(game.box.crops) for _copy in range(crop.copies)]
    table.deck = game.shuffle("crops", cards)
    for seat in table.seats:
        seat.hand = [table.deck.pop() for _card in range(HAND)]
    game.tell(frame, {"n": HAND})
    return frame.parent


@asks(Sow, "HV-2.01")
def ask_sow(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    return [option("sow", game.box.ids[kind]) for kind in set(game.state.seats[frame.seat].hand)]


@takes(Sow)
def take_sow(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.sown = game.box.ids.index(choice.word())
    seat.hand.remove(seat.sown)
    return frame.parent


@possible_if(Water)
def possible_water(game: Game, frame: Frame) -> Reason | None:
    seat = game.state.seats[frame.seat]
    able = seat.water > 0 and seat.sown != NOTHING
    return None if able else ("HV-2.02", message("why-cannot-water"))


@runs(Water)
def run_water(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.water -= 1
    seat.watered = 1
    return frame.parent


@runs(Reap)
def run_reap(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    if seat.sown != NOTHING:
        crop = game.box.crops[seat.sown]
        points = crop.worth * (1 + seat.watered)
        seat.points += points
        game.state.reaped.append(seat.sown)
        game.reveal()
        game.tell(frame, {"crop": message(f"crop-{crop.id}"), "points": points})
    seat.sown, seat.watered = NOTHING, 0
    return frame.parent


@asks(Stall, "HV-3.01")
def ask_stall(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    options = [option("sell", game.box.ids[kind]) for kind in set(seat.hand)]
    if seat.water and game.state.deck:
        options.append(BUY)
    elif why is not None:
        why.add(BUY, "HV-3.01", message("why-cannot-buy"))
    return [*options, DONE] if options else []


@takes(Stall)
def take_stall(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    seat = table.seats[frame.seat]
    if choice.verb == "sell":
        kind = game.box.ids.index(choice.word())
        seat.hand.remove(kind)
        table.sold.append(kind)
        seat.water += 1
        return frame
    if choice is BUY:
        seat.water -= 1
        seat.hand.append(table.deck.pop())
        game.reveal()
    return frame.parent


declare(*NODES)
