"""Phase 3: flights, shuttle by shuttle; all unloading comes last (EV-8.01 to EV-8.30)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import NO_ENV, Frame
from kolonie.core.messages import message
from kolonie.core.options import DONE, Option, WhyNot, option
from kolonie.core.readers import Reason, asks, possible_if, runs, takes
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.flow import LOAD, UNLOAD
from kolonie.games.evacuation.moves import Flights, Load, Unload
from kolonie.games.evacuation.nodes import Fly
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import (
    ANY_ZONE,
    CARGO,
    ENERGY,
    FACTORIES,
    FIRST_LAUNCH,
    FREE_RETURN,
    HOLD,
    LANDS,
    RESOURCES,
    SIDE,
)

LEAVE: Final = option("leave")
NEW_ENERGY: Final = SIDE + ENERGY
SHIP_FACTORY: Final = tuple(option("ship", kind) for kind in FACTORIES)
CARRY: Final = tuple(tuple(option("carry", kind, n) for n in range(16)) for kind in RESOURCES)
PEOPLE: Final = 6
"""The place of population in `Seat.cargo`."""


def launch_price(box: Box, seat: Seat, shuttle: int) -> int:
    """The first launch of a flight phase may be cheaper (EV-6.59)."""
    price = box.launch_energy[shuttle]
    if seat.powers[FIRST_LAUNCH] and not seat.launched:
        return max(0, price - seat.powers[FIRST_LAUNCH])
    return price


@asks(Flights, "EV-8.21")
def ask_flights(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    box = game.box
    seat = game.state.seats[frame.seat]
    options: list[Option] = []
    for shuttle in seat.old_shuttles:
        if launch_price(box, seat, shuttle) <= seat.stock[ENERGY]:
            options.append(box.launch[shuttle])
        elif why is not None:
            why.add(box.launch[shuttle], "EV-8.13", message("why-launch-energy"))
    back = 0 if seat.powers[FREE_RETURN] else box.return_energy
    for shuttle in seat.new_shuttles:
        if back <= seat.stock[NEW_ENERGY]:
            options.append(box.fly_back[shuttle])
        elif why is not None:
            why.add(box.fly_back[shuttle], "EV-8.16", message("why-return-energy"))
    if why is not None:
        for shuttle in (*seat.launched, *seat.returning):
            why.add(box.launch[shuttle], "EV-8.19", message("why-flown"))
            why.add(box.fly_back[shuttle], "EV-8.19", message("why-flown"))
        for shuttle in seat.new_shuttles:
            why.add(box.launch[shuttle], "EV-8.16", message("why-not-loaded-there"))
    if options:
        options.append(DONE)
    return options


@takes(Flights)
def take_flight(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """The launch is paid before loading, so what is loaded never pays it (EV-8.14); returns are empty."""
    if choice is DONE:
        return frame.parent
    box = game.box
    seat = game.state.seats[frame.seat]
    shuttle = box.shuttle_ids.index(choice.word())
    if choice.verb == "return":
        seat.stock[NEW_ENERGY] -= 0 if seat.powers[FREE_RETURN] else box.return_energy
        seat.new_shuttles.remove(shuttle)
        seat.returning.append(shuttle)
        return frame
    seat.stock[ENERGY] -= launch_price(box, seat, shuttle)
    return launched(seat, frame.seat, shuttle, frame)


def launched(seat: Seat, index: int, shuttle: int, following: Frame | None) -> Frame:
    seat.old_shuttles.remove(shuttle)
    seat.launched.append(shuttle)
    return Frame(LOAD, 0, index, {"shuttle": shuttle, "loaded": 0}, following)


# -- loading: zones one by one, then buildings, then cubes of each kind


def _zone(game: Game, index: int, shuttle: int, number: int) -> list[Option]:
    """Own areas whose stripe has the colour of a zone: a factory, or all its population (EV-8.04)."""
    box = game.box
    seat = game.state.seats[index]
    colour = box.zones[shuttle][number]
    stripes = box.home_stripe[index]
    factories = box.home_factory[index]
    any_colour = seat.powers[ANY_ZONE]
    options: list[Option] = []
    for place in range(LANDS):
        if not seat.home >> place & 1 or not (any_colour or stripes[place] == colour):
            continue
        if factories[place] < 0 or seat.unused[factories[place]]:
            options.append(box.evacuate[index][place])
    return options


def _buildings(game: Game, index: int) -> list[Option]:
    """Stadiums, prepared factories, and factories of land areas whatever their stripe (EV-8.09, EV-8.10)."""
    box = game.box
    seat = game.state.seats[index]
    options = [box.ship_stadium[stadium] for stadium in seat.old_stadiums]
    for kind in range(3):
        if seat.prepared[kind]:
            options.append(SHIP_FACTORY[kind])
    factories = box.home_factory[index]
    for place in range(LANDS):
        if seat.home >> place & 1 and factories[place] >= 0 and seat.unused[factories[place]]:
            options.append(box.ship[index][place])
    return options


def _stage(game: Game, frame: Frame) -> tuple[int, list[Option]]:
    """The next place of the shuttle into which something could be loaded, and what.

    `pos` counts the places: zones, then buildings, then one for each kind of cube.
    """
    box = game.box
    index = frame.seat
    seat = game.state.seats[index]
    shuttle: int = frame.env["shuttle"]
    zones = len(box.zones[shuttle])
    holds = zones + box.hold[shuttle] + seat.powers[HOLD]
    for pos in range(frame.pos, holds + 3):
        if pos < zones:
            options = _zone(game, index, shuttle, pos)
        elif pos < holds:
            options = _buildings(game, index)
        else:
            kind = pos - holds
            room = box.cargo_room[shuttle] + seat.powers[CARGO] - frame.env["loaded"]
            most = min(room, seat.stock[kind])
            options = list(CARRY[kind][: most + 1]) if most > 0 else []
        if options:
            if pos < holds:
                options.append(LEAVE)
            return pos, options
    return holds + 3, []


@asks(Load, "EV-8.03")
def ask_load(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    _pos, options = _stage(game, frame)
    if why is not None:
        _why_not_loaded(game, frame, _pos, why)
    return options


def _why_not_loaded(game: Game, frame: Frame, pos: int, why: WhyNot) -> None:
    """Own areas and pieces that do not fit into the place that is being loaded."""
    box = game.box
    index = frame.seat
    seat = game.state.seats[index]
    shuttle: int = frame.env["shuttle"]
    zones = len(box.zones[shuttle])
    holds = zones + box.hold[shuttle] + seat.powers[HOLD]
    for place in range(LANDS + 2):
        kind = box.home_factory[index][place]
        for choice in (box.evacuate[index][place], box.ship[index][place]):
            if place >= LANDS:
                why.add(choice, "EV-8.12", message("why-ocean"))
            elif not seat.home >> place & 1:
                why.add(choice, "EV-8.08", message("why-evacuated"))
            elif kind >= 0 and not seat.unused[kind]:
                why.add(choice, "EV-6.47", message("why-all-factories"))
            elif choice.verb == "evacuate":
                rule = "EV-8.04" if pos < zones else "EV-8.29"
                why.add(choice, rule, message("why-zone"))
            elif kind < 0:
                why.add(choice, "EV-8.10", message("why-people-in-zones"))
            else:
                why.add(choice, "EV-8.09", message("why-hold"))
    buildings = [box.ship_stadium[stadium] for stadium in seat.old_stadiums]
    for choice in (*buildings, *(SHIP_FACTORY[kind] for kind in range(3) if seat.prepared[kind])):
        why.add(choice, "EV-8.29" if pos < zones else "EV-8.09", message("why-hold"))
    for kind in range(3):
        room = box.cargo_room[shuttle] + seat.powers[CARGO] - frame.env["loaded"]
        for n in range(1, min(len(CARRY[kind]), seat.stock[kind] + 1)):
            if pos < holds:
                why.add(CARRY[kind][n], "EV-8.29", message("why-cubes-later"))
            elif n > room:
                why.add(CARRY[kind][n], "EV-8.11", message("why-capacity"))
            elif pos != holds + kind:
                why.add(CARRY[kind][n], "EV-8.11", message("why-cubes-later"))


@takes(Load)
def take_load(game: Game, frame: Frame, choice: Option) -> Frame | None:
    pos, _options = _stage(game, frame)
    box = game.box
    index = frame.seat
    seat = game.state.seats[index]
    verb = choice.verb
    if verb == "carry":
        n = choice.num(1)
        kind = RESOURCES.index(choice.word())
        seat.stock[kind] -= n
        seat.cargo[kind] += n
        return frame.bind("loaded", frame.env["loaded"] + n).at(pos + 1)
    if choice is LEAVE:
        shuttle: int = frame.env["shuttle"]
        zones = len(box.zones[shuttle])
        if pos < zones:
            return frame.at(pos + 1)
        return frame.at(zones + box.hold[shuttle] + seat.powers[HOLD])
    word = choice.word()
    if choice in SHIP_FACTORY:
        kind = FACTORIES.index(word)
        seat.prepared[kind] -= 1
        seat.cargo[SIDE + kind] += 1
    elif word in box.stadium_ids:
        stadium = box.stadium_ids.index(word)
        seat.old_stadiums.remove(stadium)
        seat.cargo_stadiums.append(stadium)
    else:
        evacuate(box, seat, index, box.home_ids[index].index(word))
    return frame.at(pos + 1)


def evacuate(box: Box, seat: Seat, index: int, place: int) -> None:
    """The token is flipped; its factory comes from the supply, or all its population (EV-8.06 to EV-8.08)."""
    seat.home &= ~(1 << place)
    kind = box.home_factory[index][place]
    if kind >= 0:
        seat.unused[kind] -= 1
        seat.cargo[SIDE + kind] += 1
    else:
        seat.cargo[PEOPLE] += box.home_people[index][place]


@runs(Unload)
def run_unload(game: Game, frame: Frame) -> Frame | None:
    """Everything arrives at once; shuttles have changed sides (EV-8.17, EV-8.18)."""
    seat = game.state.seats[frame.seat]
    if seat.launched:
        cargo = seat.cargo
        for kind in range(3):
            seat.stock[SIDE + kind] += cargo[kind]
            seat.prepared[SIDE + kind] += cargo[SIDE + kind]
        seat.population += cargo[PEOPLE]
        seat.cargo = [0] * len(cargo)
        if seat.cargo_stadiums:
            seat.new_stadiums += seat.cargo_stadiums
            seat.cargo_stadiums = []
            seat.due = 1
        seat.new_shuttles += seat.launched
        seat.launched = []
        if game.journal is not None:
            game.tell(frame, {})
    if seat.returning:
        seat.old_shuttles += seat.returning
        seat.returning = []
    return frame.parent


# -- flights out of the phase


@asks(Fly, "EV-8.27")
def ask_fly(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """`pos` counts flights."""
    box = game.box
    seat = game.state.seats[frame.seat]
    options: list[Option] = []
    for shuttle in seat.old_shuttles:
        if frame.node.free or box.launch_energy[shuttle] <= seat.stock[ENERGY]:
            options.append(box.launch[shuttle])
        elif why is not None:
            why.add(box.launch[shuttle], "EV-8.13", message("why-launch-energy"))
    if options:
        options.append(DONE)
    return options


@takes(Fly)
def take_fly(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """One shuttle is loaded, launched and unloaded at once."""
    if choice is DONE:
        return frame.parent
    box = game.box
    node: Fly = frame.node
    seat = game.state.seats[frame.seat]
    shuttle = box.shuttle_ids.index(choice.word())
    if not node.free:
        seat.stock[ENERGY] -= box.launch_energy[shuttle]
    done = frame.pos + 1
    following = frame.parent if done >= node.n else frame.at(done)
    return launched(seat, frame.seat, shuttle, Frame(UNLOAD, 0, frame.seat, NO_ENV, following))


@possible_if(Fly)
def possible_fly(game: Game, frame: Frame) -> Reason | None:
    seat = game.state.seats[frame.seat]
    if not seat.old_shuttles:
        return ("EV-8.27", message("why-no-shuttle"))
    cheapest = min(game.box.launch_energy[shuttle] for shuttle in seat.old_shuttles)
    if frame.node.free or cheapest <= seat.stock[ENERGY]:
        return None
    return ("EV-8.13", message("why-launch-energy"))
