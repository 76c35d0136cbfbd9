"""What is on the table in Evacuation, as small flat data.

Stocks of both worlds lie in one list (`3 * world + kind`), areas of the Old World are bits of one number,
areas of the New World are addressed by their number in the pack. A seat has the continent and the colour of
its number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from kolonie.core import engine
from kolonie.core.shapes import Shape
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.terms import POWERS

NOBODY: Final = -1


@dataclass(slots=True)
class Seat:
    """One player: both sides of the board, technologies, satellites and cards."""

    stock: list[int]
    """Cubes by world and kind."""
    production: list[int]
    """The markers of the New World track."""
    prepared: list[int]
    """Prepared factories by world and kind."""
    unused: list[int]
    """Factories in the supply, by kind."""
    population: int
    """Population tokens waiting on the New World side."""
    home: int
    """One bit for each own area of the Old World whose token lies face up."""
    satellites: list[int]
    """The section of each satellite."""
    lanes: list[int]
    """The lane of each satellite's cell."""
    actions: int
    """The action marker: actions taken this year."""
    groups: list[int]
    """Actions taken this year of each group; entry 0 is not used."""
    strength: int
    """The total strength that counts in the phase that is going on."""
    passed: int
    old_shuttles: list[int]
    new_shuttles: list[int]
    launched: list[int]
    """Shuttles on their way to the New World."""
    returning: list[int]
    old_stadiums: list[int]
    new_stadiums: list[int]
    cargo: list[int]
    """What is on its way: cubes of each kind, factories of each kind, population."""
    cargo_stadiums: list[int]
    tiles: tuple[int, ...]
    """Technologies: three of level 1, of level 2, of level 3, by column."""
    research: list[int]
    """Researches done in each column, 5 completes it."""
    powers: list[int]
    """What completed technologies change, by `terms.POWERS`."""
    plans: list[int]
    """Infrastructure cards in hand, open to all (EV-0.10)."""
    secret_plans: list[int]
    """The same where a ruling hides them; then `plans` stays empty."""
    waiting: list[int]
    """Infrastructure cards in play whose requirement is not met yet."""
    running: list[int]
    """Infrastructure cards in play that have paid out."""
    pictures: int
    """One bit for each illustration drawn or played (EV-6.16)."""
    areas: list[int]
    """Own areas of the New World in the order they were settled."""
    works: list[int]
    """The factories on each of these areas: farms, plus 8 for a steelworks, 64 for a power plant."""
    penalties: int
    tasks: list[int]
    """Public tasks taken and not yet played."""
    tasks_done: list[int]
    shown: list[int]
    """Action cards played face up this year."""
    marking: list[int]
    """Action cards that mark board actions, face down."""
    hand: list[int]
    draft: list[int]
    """Goals to choose from."""
    goals: list[int]
    due: int
    """1 while consequences of a change have not been looked at (EV-0.14)."""


@dataclass(slots=True)
class Table:
    """Everything shared."""

    seats: list[Seat]
    year: int
    order: list[int]
    """The order track; numbers from the number of seats on are automated civilisations."""
    trigger: int
    """The seat that has decided the race, or NOBODY."""
    settled: int
    """One bit for each area of the New World that is taken."""
    shuttle_offer: list[int]
    """Oldest first, as in all offers."""
    stadium_offer: list[int]
    plan_offer: list[int]
    shuttle_deck: list[int]
    """Top first, as in all decks."""
    stadium_deck: list[int]
    plan_deck: list[int]
    bonuses: list[int]
    """Yearly bonuses from this year on."""
    action_deck: list[int]
    action_discard: list[int]
    tasks: list[int]
    """Public tasks that nobody has taken."""
    lines: list[int]
    """Lines of the majority module: twice the numbered area, plus 1 for its second line."""
    solo_deck: list[int]
    solo_shown: list[int]
    """The automaton's cards played this year, last one last."""
    solo_number: int
    """The number on the back of the top card of its deck, which is always open (EV-17.42); -1 without."""
    solo_tile: int
    """The place of the solo tile along the rim, clockwise."""
    rival_draft: list[int]
    """Goals that the solo opponent holds during the draft (EV-17.11)."""
    automaton_passed: int
    automaton_areas: list[int]
    automaton_stadiums: list[int]
    automaton_satellites: list[int]
    """Sections of the opponent's two satellites, then of the neutral ones."""
    automaton_lanes: list[int]
    final: list[tuple[int, ...]]
    """The parts of the final scoring of each seat, once it is done."""


Game: TypeAlias = engine.Game[Table, Box]
"""A game of this title: what its steps and readers are given."""

SEAT = Shape(Seat, owner=("secret_plans", "pictures", "marking", "hand", "draft", "goals"))
TABLE = Shape(
    Table,
    nested={"seats": SEAT},
    nobody=(
        "shuttle_deck",
        "stadium_deck",
        "plan_deck",
        "action_deck",
        "action_discard",
        "solo_deck",
        "rival_draft",
    ),
)


def bare_seat() -> Seat:
    return Seat(
        stock=[0] * 6,
        production=[0] * 3,
        prepared=[0] * 6,
        unused=[0] * 3,
        population=0,
        home=0,
        satellites=[0, 0],
        lanes=[0, 0],
        actions=0,
        groups=[0] * 5,
        strength=0,
        passed=0,
        old_shuttles=[],
        new_shuttles=[],
        launched=[],
        returning=[],
        old_stadiums=[],
        new_stadiums=[],
        cargo=[0] * 7,
        cargo_stadiums=[],
        tiles=(),
        research=[0] * 3,
        powers=[0] * len(POWERS),
        plans=[],
        secret_plans=[],
        waiting=[],
        running=[],
        pictures=0,
        areas=[],
        works=[],
        penalties=0,
        tasks=[],
        tasks_done=[],
        shown=[],
        marking=[],
        hand=[],
        draft=[],
        goals=[],
        due=0,
    )


def bare_table(seats: int) -> Table:
    """A table before set-up: nothing lies on it yet."""
    return Table(
        seats=[bare_seat() for _ in range(seats)],
        year=0,
        order=list(range(seats)),
        trigger=NOBODY,
        settled=0,
        shuttle_offer=[],
        stadium_offer=[],
        plan_offer=[],
        shuttle_deck=[],
        stadium_deck=[],
        plan_deck=[],
        bonuses=[],
        action_deck=[],
        action_discard=[],
        tasks=[],
        lines=[],
        solo_deck=[],
        solo_shown=[],
        solo_number=-1,
        solo_tile=-1,
        rival_draft=[],
        automaton_passed=0,
        automaton_areas=[],
        automaton_stadiums=[],
        automaton_satellites=[],
        automaton_lanes=[],
        final=[],
    )
