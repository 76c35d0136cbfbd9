"""The effects that packs can spell, each a frozen value (see `notation`). `moves` has the steps of the flow.

Kinds are numbers (`terms`): food 0, steel 1, energy 2, `ANY` for the player's choice; factories are numbered
like what they make. `must` is True where at least one step has to be done: in board actions (EV-5.19).
"""

from __future__ import annotations

from dataclasses import dataclass

from kolonie.core.nodes import Node
from kolonie.games.evacuation.terms import ANY, STADIUM


@dataclass(frozen=True)
class GainResource(Node):
    """Gain so many resources, each on a world of choice; `ANY`: each of a kind of choice (EV-0.04)."""

    kind: int
    n: int
    must: bool = False


@dataclass(frozen=True)
class GainPopulation(Node):
    """Population tokens on the New World side (EV-6.52)."""

    n: int


@dataclass(frozen=True)
class GainFactory(Node):
    """Prepared factories, free, each on a side of choice (EV-6.46)."""

    kind: int = ANY
    n: int = 1
    must: bool = False


@dataclass(frozen=True)
class RaiseProduction(Node):
    """A New World production by so much; `ANY`: one of choice, `EACH`: all three."""

    kind: int
    n: int
    must: bool = False


@dataclass(frozen=True)
class Exchange(Node):
    """Up to so many exchanges of one cube inside a world (EV-6.54)."""

    n: int
    board: bool = False


@dataclass(frozen=True)
class Develop(Node):
    """Up to so many developments of infrastructure: draw a card or play one (EV-6.10)."""

    n: int
    must: bool = False


@dataclass(frozen=True)
class Research(Node):
    """So many researches (EV-6.20)."""

    n: int
    must: bool = False


@dataclass(frozen=True)
class Settle(Node):
    """Settle so many areas; `less` steel in all, `bold`: one biome further than opened (EV-18.16)."""

    n: int
    less: int = 0
    bold: bool = False
    must: bool = False


@dataclass(frozen=True)
class Build(Node):
    """Build so many shuttles or stadiums from the offer, for `less` or `free` (EV-6.41, EV-6.42)."""

    what: int
    n: int = 1
    less: int = 0
    free: bool = False
    must: bool = False

    @property
    def rule(self) -> str:
        return "EV-6.42" if self.what == STADIUM else "EV-6.41"


@dataclass(frozen=True)
class Prepare(Node):
    """Prepare so many factories, each paid with its own resource (EV-6.44)."""

    kind: int = ANY
    n: int = 1
    board: bool = False
    must: bool = False


@dataclass(frozen=True)
class Clone(Node):
    """Clone so many times: New World food for population (EV-6.50)."""

    n: int
    must: bool = False


@dataclass(frozen=True)
class Fly(Node):
    """Own shuttles fly from the Old World at once, out of the flight phase (EV-8.27)."""

    n: int
    free: bool = False


@dataclass(frozen=True)
class DrawCards(Node):
    """Draw further action cards (EV-15.21)."""

    n: int


EFFECTS: tuple[type[Node], ...] = (
    GainResource,
    GainPopulation,
    GainFactory,
    RaiseProduction,
    Exchange,
    Develop,
    Research,
    Settle,
    Build,
    Prepare,
    Clone,
    Fly,
    DrawCards,
)
"""What packs can spell."""
