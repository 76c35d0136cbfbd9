"""What is on the table in AquaSphere, as small flat data.

Sectors are addressed by ring position 0-5, colours of actions by number (`box.COLOURS`), players by seat.
A list with six entries holds one for each ring position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from kolonie.core import engine
from kolonie.core.shapes import Shape
from kolonie.games.aquasphere.box import Box

NOBODY: Final = -1
WITHDRAWN: Final = -1
"""The engineer's field once he has left the programming section."""


@dataclass(slots=True)
class Seat:
    """One player: board, lab and pieces."""

    colour: int
    base: int
    """The letter of the base lab."""
    bots: int
    """Bots in the supply (15 only in the case of AQ-6.10)."""
    subs: int
    programmed: int
    """One bit for each symbol that holds a bot."""
    engineer: int
    scientist: int
    area: int
    bought: int
    """1 while the marker of the 3-time programming lies on the time symbol (AQ-6.12)."""
    sidestepped: int
    """How many sidestep cards are spent (AQ-17.25)."""
    time: int
    crystals: int
    kp: int
    room: tuple[int, int, int, int]
    """Capacities for research cards, crystals, octopods and time."""
    expansions: list[int]
    research: list[int]


@dataclass(slots=True)
class Table:
    """Everything shared."""

    seats: list[Seat]
    round: int
    order: list[int]
    """Play order."""
    withdrawn: list[int]
    """Withdrawal track, first to leave first."""
    ring: tuple[int, ...]
    """The letter at each ring position."""
    ways: tuple[int, ...]
    """Price of the cheapest way by locks from position to position, 36 entries."""
    free_ways: tuple[int, ...]
    """The same for the owner of the free lock card (AQ-17.18)."""
    tokens: tuple[int, ...]
    """The token on each headquarters field; the start field has none."""
    next_program: int
    """The visible program card that will be used in the coming round, or -1."""
    programs: list[int]
    """The program cards below the visible one."""
    programs_aside: list[int]
    rotation: int
    """Orientation of the current centre card."""
    rotations: list[int]
    """Orientations of the centre cards still covered, next first."""
    time: list[int]
    crystals: list[int]
    octopods: list[int]
    control: list[int]
    """The seat whose bot stands on the control field, or NOBODY."""
    bays: list[int]
    """Bots in the loading bays by player colour: entry 4 * position + colour."""
    subs: list[tuple[int, ...]]
    """Player colours of the subs in each sector, in the order of the fields."""
    research: list[tuple[int, ...]]
    """Face-up piles of research cards, top last."""
    expansions: list[tuple[int, ...]]
    supply_time: int
    supply_crystals: int
    supply_octopods: int
    neutral_subs: list[int]
    """Subs of unused colours in the general supply, by player colour."""
    research_deck: list[int]
    expansion_deck: list[int]
    final: list[tuple[int, ...]]
    """The parts of the final scoring of each seat, once it is done."""


Game: TypeAlias = engine.Game[Table, Box]
"""A game of this title: what its steps and readers are given."""

SEAT = Shape(Seat)
TABLE = Shape(
    Table,
    nested={"seats": SEAT},
    nobody=("programs", "programs_aside", "rotations", "research_deck", "expansion_deck"),
)


def bare_table(seats: int) -> Table:
    """A table before set-up: nothing lies on it yet."""
    empty = [Seat(-1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (0, 0, 0, 0), [], []) for _ in range(seats)]
    return Table(
        seats=empty,
        round=0,
        order=list(range(seats)),
        withdrawn=[],
        ring=(),
        ways=(),
        free_ways=(),
        tokens=(),
        next_program=-1,
        programs=[],
        programs_aside=[],
        rotation=0,
        rotations=[],
        time=[0] * 6,
        crystals=[0] * 6,
        octopods=[0] * 6,
        control=[NOBODY] * 6,
        bays=[0] * 24,
        subs=[() for _ in range(6)],
        research=[() for _ in range(6)],
        expansions=[() for _ in range(6)],
        supply_time=0,
        supply_crystals=0,
        supply_octopods=0,
        neutral_subs=[0, 0, 0, 0],
        research_deck=[],
        expansion_deck=[],
        final=[],
    )
