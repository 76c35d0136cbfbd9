"""Phase 1: production, feeding, entertainment (EV-4.01 to EV-4.18)."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.readers import runs
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.moves import Income
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import FOOD, NEW_FEEDING, OLD_FEEDING, SIDE


@runs(Income)
def run_income(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    for index, seat in enumerate(table.seats):
        before = seat.penalties
        produce(game.box, seat, index)
        feed(game.box, seat, table.year)
        entertain(game.box, seat, table.year)
        if game.journal is not None:
            told = Frame(frame.node, 0, index, frame.env, None)
            game.tell(told, {"year": table.year, "penalties": seat.penalties - before})
    return frame.parent


def produce(box: Box, seat: Seat, index: int) -> None:
    """What both worlds make, each on its own side (EV-4.02 to EV-4.04)."""
    stock = seat.stock
    yields = box.home_yield[index]
    for place in range(len(yields)):
        if seat.home >> place & 1:
            food, steel, energy = yields[place]
            stock[0] += food
            stock[1] += steel
            stock[2] += energy
    for kind in range(3):
        stock[SIDE + kind] += seat.production[kind]


def feed(box: Box, seat: Seat, year: int) -> None:
    """Food of each world for its own demand; a penalty for each that is missing (EV-4.08, EV-4.12)."""
    demands = (
        (FOOD, max(0, box.old_feeding[year] - seat.powers[OLD_FEEDING])),
        (SIDE + FOOD, max(0, box.new_feeding[year] - seat.powers[NEW_FEEDING])),
    )
    for place, demand in demands:
        paid = min(demand, seat.stock[place])
        seat.stock[place] -= paid
        seat.penalties += demand - paid


def entertain(box: Box, seat: Seat, year: int) -> None:
    """A penalty for each stadium that is missing (EV-4.14 to EV-4.16)."""
    built = len(seat.new_stadiums)
    if box.rulings.entertained_by != "new_world":
        built += len(seat.old_stadiums)
        if box.rulings.entertained_by == "both_worlds_without_starter":
            built -= sum(stadium in box.starters for stadium in seat.old_stadiums + seat.new_stadiums)
    seat.penalties += max(0, box.entertainment[year] - built)
