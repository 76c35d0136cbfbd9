"""Settling the New World (EV-6.27 to EV-6.40, EV-6.70, EV-6.71)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import DONE, Option, WhyNot, option
from kolonie.core.readers import Reason, asks, possible_if, takes
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.flow import PLACE_FACTORIES
from kolonie.games.evacuation.moves import PlaceFactories
from kolonie.games.evacuation.nodes import Settle
from kolonie.games.evacuation.pieces import answered, raise_production, symbols
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import (
    FACTORIES,
    FACTORY_YIELD,
    IGNORED_SYMBOLS,
    OPENED,
    SETTLING_STEEL,
    SIDE,
    STEEL,
)

SETTLING: Final = 2
"""The event that technologies answer (`terms.EVENTS`)."""
NEW_STEEL: Final = SIDE + STEEL


def open_biomes(box: Box, seat: Seat, bold: bool) -> int:
    """The biomes that a seat may settle, one bit each (EV-6.29); bold: one further (EV-18.16, EV-6.65)."""
    milestones = box.passed[max(seat.satellites)]
    highest = milestones - 1 if milestones > 1 else 0
    if bold:
        highest += 1
    return (2 << highest) - 1 | seat.powers[OPENED]


def settleable(game: Game, seat: Seat, node: Settle, stock: list[int], first: bool) -> list[int]:
    """The areas that a seat can settle now; with `first`, one of them is enough."""
    box = game.box
    factories = seat.prepared[3] + seat.prepared[4] + seat.prepared[5]
    people = seat.population
    found: list[int] = []
    if not factories and not people:
        return found
    settled = game.state.settled
    opened = open_biomes(box, seat, node.bold)
    steel = stock[NEW_STEEL] + node.less + seat.powers[SETTLING_STEEL]
    lacking = ~symbols(box, seat)
    ignored = seat.powers[IGNORED_SYMBOLS]
    room = box.area_factories
    positions = box.area_people
    biomes = box.biomes
    needed = box.area_symbols
    for area in range(len(biomes)):
        if (
            settled >> area & 1
            or room[area] > factories
            or positions[area] > people
            or positions[area] > steel
            or not opened >> biomes[area] & 1
        ):
            continue
        missing = needed[area] & lacking
        if missing and missing.bit_count() > ignored:
            continue
        found.append(area)
        if first:
            return found
    return found


def steel_for(box: Box, seat: Seat, area: int, less: int) -> int:
    """What settling an area costs, always from the New World (EV-6.31)."""
    return max(0, box.area_people[area] - less - seat.powers[SETTLING_STEEL])


def why_not_settle(game: Game, index: int, node: Settle, area: int) -> Reason:
    """Why a seat cannot settle an area."""
    box = game.box
    seat = game.state.seats[index]
    if game.state.settled >> area & 1:
        return ("EV-6.37", message("why-settled"))
    if not open_biomes(box, seat, node.bold) >> box.biomes[area] & 1:
        return ("EV-6.29", message("why-biome"))
    missing = box.area_symbols[area] & ~symbols(box, seat)
    if missing.bit_count() > seat.powers[IGNORED_SYMBOLS]:
        return ("EV-6.34", message("why-symbols"))
    if box.area_factories[area] > sum(seat.prepared[SIDE:]):
        return ("EV-6.36", message("why-factories", n=box.area_factories[area]))
    if box.area_people[area] > seat.population:
        return ("EV-6.36", message("why-population", n=box.area_people[area]))
    return ("EV-6.31", message("why-steel", n=box.area_people[area]))


@asks(Settle, "EV-6.27")
def ask_settle(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """`pos` counts settled areas."""
    node: Settle = frame.node
    box = game.box
    seat = game.state.seats[frame.seat]
    possible = settleable(game, seat, node, seat.stock, False)
    options = [box.settle[area] for area in possible]
    if why is not None:
        for area, choice in enumerate(box.settle):
            if area not in possible:
                why.add(choice, *why_not_settle(game, frame.seat, node, area))
    if options and (frame.pos or not node.must or box.rulings.empty_actions):
        options.append(DONE)
    elif why is not None and options:
        why.add(DONE, "EV-5.19", message("why-one-step"))
    return options


@takes(Settle)
def take_settle(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    node: Settle = frame.node
    area = game.box.area_ids.index(choice.word())
    done = frame.pos + 1
    following = frame.parent if done >= node.n else frame.at(done)
    return Frame(PLACE_FACTORIES, 0, frame.seat, {"area": area, "less": node.less}, following)


def _choices(seat: Seat, n: int) -> list[tuple[int, ...]]:
    """The kinds of `n` prepared factories of the New World, whatever their order."""
    prepared = seat.prepared
    if n == 0:
        return [()]
    if n == 1:
        return [(kind,) for kind in range(3) if prepared[SIDE + kind]]
    found: list[tuple[int, ...]] = []
    for kind in range(3):
        if prepared[SIDE + kind]:
            prepared[SIDE + kind] -= 1
            found += [(kind, *rest) for rest in _choices(seat, n - 1) if kind <= rest[0]]
            prepared[SIDE + kind] += 1
    return found


@asks(PlaceFactories, "EV-6.38")
def ask_place(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    n = game.box.area_factories[frame.env["area"]]
    return [
        option("place", *(FACTORIES[kind] for kind in kinds))
        for kinds in _choices(game.state.seats[frame.seat], n)
    ]


@takes(PlaceFactories)
def take_place(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """All positions are filled in one action; production rises at once (EV-6.30 to EV-6.36)."""
    box = game.box
    table = game.state
    seat = table.seats[frame.seat]
    area: int = frame.env["area"]
    people = box.area_people[area]
    seat.stock[NEW_STEEL] -= steel_for(box, seat, area, frame.env["less"])
    seat.population -= people
    gains = list(box.area_yield[area])
    work = 0
    for word in choice.args:
        kind = FACTORIES.index(str(word))
        seat.prepared[SIDE + kind] -= 1
        gains[kind] += 1 + seat.powers[FACTORY_YIELD]
        work += 1 << 3 * kind
    table.settled |= 1 << area
    seat.areas.append(area)
    seat.works.append(work)
    raise_production(seat, *gains)
    return answered(box, seat, frame.seat, SETTLING, people, frame.parent)


@possible_if(Settle)
def possible_settle(game: Game, frame: Frame) -> Reason | None:
    seat = game.state.seats[frame.seat]
    return why_no_settling(game, frame.node, seat, seat.stock)


def why_no_settling(game: Game, node: Settle, seat: Seat, stock: list[int]) -> Reason | None:
    if settleable(game, seat, node, stock, True):
        return None
    if not seat.population and not any(seat.prepared[SIDE:]):
        return ("EV-6.28", message("why-no-settlers"))
    return ("EV-6.27", message("why-no-area"))
