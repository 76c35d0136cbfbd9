"""Resources, production and exchanges that effects bring (EV-0.04, EV-6.53 to EV-6.56)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import DONE, Option, WhyNot, option
from kolonie.core.readers import Reason, asks, possible_if, runs, takes
from kolonie.games.evacuation.nodes import Exchange, GainPopulation, GainResource, RaiseProduction
from kolonie.games.evacuation.pieces import raise_production
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import ANY, EACH, EXCHANGE_ACTION, RESOURCES, SIDE, WORLDS

GAINS: Final = tuple(option("gain", kind, world) for world in WORLDS for kind in RESOURCES)
"""By world and kind, like a stock."""
GAIN_PLACE: Final = {choice.key: place for place, choice in enumerate(GAINS)}
RAISES: Final = tuple(option("raise", kind) for kind in RESOURCES)
RAISE_EACH: Final = option("raise", "each")
SWAPS: Final = tuple(
    tuple(option("swap", world, RESOURCES[given], RESOURCES[got]) for got in range(3) if got != given)
    for world in WORLDS
    for given in range(3)
)
"""By world and kind of what is given."""
SWAP_PLACES: Final = {
    choice.key: (place, SIDE * (place // SIDE) + RESOURCES.index(choice.word(2)))
    for place, choices in enumerate(SWAPS)
    for choice in choices
}


@asks(GainResource, "EV-3.08")
def ask_gain(_game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """`pos` counts what was gained."""
    node: GainResource = frame.node
    options = list(GAINS) if node.kind == ANY else [GAINS[node.kind], GAINS[SIDE + node.kind]]
    if not node.must:
        options.append(DONE)
    elif why is not None:
        why.add(DONE, "EV-5.19", message("why-one-step"))
    return options


@takes(GainResource)
def take_gain(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    game.state.seats[frame.seat].stock[GAIN_PLACE[choice.key]] += 1
    done = frame.pos + 1
    return frame.parent if done >= frame.node.n else frame.at(done)


@possible_if(GainResource)
@possible_if(GainPopulation)
@possible_if(RaiseProduction)
def possible_gain(_game: Game, _frame: Frame) -> Reason | None:
    return None


@runs(GainPopulation)
def run_population(game: Game, frame: Frame) -> Frame | None:
    game.state.seats[frame.seat].population += frame.node.n
    if game.journal is not None:
        game.tell(frame, {})
    return frame.parent


@asks(RaiseProduction, "EV-0.04")
def ask_raise(_game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    node: RaiseProduction = frame.node
    if node.kind == ANY:
        options = list(RAISES)
    else:
        options = [RAISE_EACH if node.kind == EACH else RAISES[node.kind]]
    if not node.must:
        options.append(DONE)
    return options


@takes(RaiseProduction)
def take_raise(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    n: int = frame.node.n
    word = choice.word()
    food, steel, energy = (n if word in (name, "each") else 0 for name in RESOURCES)
    raise_production(game.state.seats[frame.seat], food, steel, energy)
    return frame.parent


@asks(Exchange, "EV-6.54")
def ask_exchange(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """`pos` counts exchanges."""
    seat = game.state.seats[frame.seat]
    options: list[Option] = []
    for place in range(6):
        if seat.stock[place]:
            options += SWAPS[place]
        elif why is not None:
            for choice in SWAPS[place]:
                why.add(choice, "EV-6.56", message("why-no-cube"))
    if options:
        options.append(DONE)  # fewer are allowed (EV-0.09)
    return options


@takes(Exchange)
def take_exchange(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    seat = game.state.seats[frame.seat]
    given, got = SWAP_PLACES[choice.key]
    seat.stock[given] -= 1
    seat.stock[got] += 1
    node: Exchange = frame.node
    most = node.n + seat.powers[EXCHANGE_ACTION] if node.board else node.n
    done = frame.pos + 1
    return frame.parent if done >= most else frame.at(done)


@possible_if(Exchange)
def possible_exchange(game: Game, frame: Frame) -> Reason | None:
    if any(game.state.seats[frame.seat].stock):
        return None
    return ("EV-6.56", message("why-no-cube"))
