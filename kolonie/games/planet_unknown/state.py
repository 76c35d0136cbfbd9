"""What is on the table in Planet Unknown, as small flat data.

A set of cells is one integer (`ground`), a field of a track is `16 * track + height` (`terms`), tiles, cards
and boards are their numbers in the box. Stacks are numbered 0 to 5 for the inner ring, 6 to 11 for the outer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from kolonie.core import engine
from kolonie.core.shapes import Shape
from kolonie.games.planet_unknown.box import Box

NONE: Final = -1

# The steps of the flow by name (chapter 4): each binds its own in the environment of its frames
SET_UP: Final = "set-up"
ROTATION: Final = "rotation"
EVENT: Final = "event"
ACTION: Final = "action"
PICKS: Final = "picks"
END_CHECK: Final = "end-check"
END_EFFECTS: Final = "end-effects"


@dataclass(slots=True)
class Gain:
    """A pending gain (PU-4.09): `pending` makes them, `gains` says what each kind does."""

    kind: str
    trackers: int
    """One bit for each tracker it can be used for."""
    steps: int
    """How far a tracker goes."""
    field: int
    """The height that trackers are raised to, or the field whose benefits it offers."""
    n: int
    """How many of them: trackers, meteorites, lifepods, cards."""
    how: int
    """Particulars, one bit each."""


@dataclass(slots=True)
class Seat:
    """One player: both boards and everything on them."""

    planet: int
    corporation: int
    offered_planet: int
    offered_corporation: int
    # the planet
    covered: int
    """Cells under a piece."""
    terrain: list[int]
    """The visible cells of each terrain."""
    buildings: int
    symbols: int
    """Visible meteorite symbols."""
    patches: int
    laid: list[tuple[int, int]]
    """The tiles placed, each with its cells, the latest last."""
    lifepods: int
    meteorites: int
    rovers: int
    loaded: int
    """Cells of rovers that carry a meteorite (PU-28.02)."""
    held: int
    """Cells where a loaded rover still stands on the symbol it loaded from (PU-28.17)."""
    # the corporation board
    supply: int
    """Rovers on the corporation board."""
    trackers: list[int]
    """The field of each tracker."""
    levels: int
    """One bit for each breakthrough gained, or on which a lifepod lies (PU-29.02)."""
    pods: int
    """Lifepods in the scoring area."""
    pod_fields: int
    """One bit for each track field that holds a lifepod (PU-27.01)."""
    rocks: int
    """Collected meteorites."""
    stored: int
    """Patches kept for the end of the game."""
    flux: int
    """The track of the flux token."""
    lost_pods: int
    lost_rovers: int
    extra_rovers: int
    # cards
    cards: list[int]
    """Immediate civilization cards, open (PU-9.12)."""
    kept: list[int]
    """End-game cards, face down (PU-9.03)."""
    kept_ranks: list[int]
    missions: list[int]
    """Personal missions."""
    dealt: list[int]
    """Mission cards to choose from."""
    returned: list[int]
    """Mission cards seen and given back."""
    reserve: list[int]
    """Unused mission cards laid aside, unseen, for Jump Drive F."""
    common: int
    """The mission this player made common (PU-29.15)."""
    peeked: int
    """The next event, if the player looked at it (PU-19.40)."""
    # this turn
    took: int
    """The ring of the tile taken in step 4 (0 inner, 1 outer), or NONE."""
    stuck: int
    """1 if no tile could be placed (PU-7.02)."""
    moves: int
    """Unspent movement points."""
    trail: int
    """Free steps of rovers since anything else happened (see `rovers`)."""
    used: int
    """Abilities used this turn."""
    spent: int
    """Abilities used up for the game."""
    duty: int
    """1 if a tracker must regress this turn (PU-31.13)."""
    sidled: int
    """Fields a tracker stepped sideways off since anything else changed, 80 bits for each (PU-31.18)."""
    rover_due: int
    """Further rovers to be put on the tile of this turn (PU-19.20)."""
    gains: list[Gain]
    """Pending gains (PU-4.09)."""
    patches_due: int
    """Patches in hand (PU-4.10)."""
    pods_due: int
    """Lifepods collected and not yet laid down (PU-27.01)."""
    flux_due: int
    """1 while the flux token may be moved (PU-32.02)."""
    regress_due: int
    """Trackers that must go back for civ milestones just reached (PU-25.02)."""
    picks: list[int]
    """Ranks of civ milestones reached and not yet picked (PU-9.06)."""


@dataclass(slots=True)
class Table:
    """Everything shared."""

    seats: list[Seat]
    turn: int
    """The number of the turn, 0 while the game is set up."""
    commander: int
    alignment: int
    rotation: int
    tops: list[int]
    """The visible tile of each stack, or NONE."""
    stacks: list[tuple[int, ...]]
    """The tiles under the visible ones, next one last."""
    gone: list[int]
    """Tiles that left the game without lying on a planet."""
    decks: list[tuple[int, ...]]
    """The civilization deck of each rank."""
    unused: list[int]
    """Civilization cards that are not in the game."""
    missions: list[int]
    """Neighbour missions: number i lies between seats i and i + 1; with two players all lie between them."""
    mission_box: list[int]
    missions_lost: list[int]
    """Personal missions that were taken away (PU-19.22)."""
    event: int
    """The event of this turn, or NONE."""
    events: list[int]
    """The event deck, next one last."""
    past: list[int]
    events_out: list[int]
    """Event cards that are not in the game."""
    over: int
    """1 once the last turn is over."""
    final: list[tuple[int, ...]]
    """The parts of the score of each seat, once it is counted."""
    shown: list[tuple[tuple[int, ...], tuple[int, ...]]]
    """End-game cards and personal missions of each seat, laid open by the final scoring."""


Game: TypeAlias = engine.Game[Table, Box]
"""A game of this title: what its steps and readers are given."""


def step_of(game: Game) -> str:
    """The step of the flow in which decisions are owed; empty once the game is over."""
    for ask in game.asks.values():
        step: str = ask.frame.env["step"]
        return step
    return ""


GAIN: Final = Shape(Gain)
SEAT: Final = Shape(
    Seat,
    nested={"gains": GAIN},
    owner=("kept", "missions", "dealt", "returned", "peeked"),
    nobody=("reserve",),
)
TABLE: Final = Shape(
    Table,
    gone={"step": 8},
    nested={"seats": SEAT},
    nobody=("stacks", "decks", "unused", "mission_box", "events", "events_out"),
)


def bare_seat() -> Seat:
    return Seat(
        planet=NONE,
        corporation=NONE,
        offered_planet=NONE,
        offered_corporation=NONE,
        covered=0,
        terrain=[0, 0, 0, 0, 0, 0],
        buildings=0,
        symbols=0,
        patches=0,
        laid=[],
        lifepods=0,
        meteorites=0,
        rovers=0,
        loaded=0,
        held=0,
        supply=0,
        trackers=[0, 16, 32, 48, 64],  # PU-2.04
        levels=0,
        pods=0,
        pod_fields=0,
        rocks=0,
        stored=0,
        flux=NONE,
        lost_pods=0,
        lost_rovers=0,
        extra_rovers=0,
        cards=[],
        kept=[],
        kept_ranks=[],
        missions=[],
        dealt=[],
        returned=[],
        reserve=[],
        common=NONE,
        peeked=NONE,
        took=NONE,
        stuck=0,
        moves=0,
        trail=0,
        used=0,
        spent=0,
        duty=0,
        sidled=0,
        rover_due=0,
        gains=[],
        patches_due=0,
        pods_due=0,
        flux_due=0,
        regress_due=0,
        picks=[],
    )


def bare_table(seats: int) -> Table:
    """A table before set-up: nothing lies on it yet."""
    return Table(
        seats=[bare_seat() for _ in range(seats)],
        turn=0,
        commander=0,
        alignment=0,
        rotation=0,
        tops=[NONE] * 12,
        stacks=[() for _ in range(12)],
        gone=[],
        decks=[(), (), (), ()],
        unused=[],
        missions=[],
        mission_box=[],
        missions_lost=[],
        event=NONE,
        events=[],
        past=[],
        events_out=[],
        over=0,
        final=[],
        shown=[],
    )
