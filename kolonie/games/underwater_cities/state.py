"""What is on the table in Underwater Cities, as small flat data.

Cards, tiles, slots and kinds are numbers of the box. Sites are bits of masks (`board`). Tuples are replaced,
never changed, so that a clone shares them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from kolonie.core import engine
from kolonie.core.shapes import Shape
from kolonie.games.underwater_cities.box import Box

NOBODY: Final = -1
NO_CARD: Final = -1
NOT_USED: Final = -2
"""The copy tile in a game that has none."""
NEUTRAL: Final = 1 << 6
"""A tile of an unused colour on a slot (UC-22.05); seats have the bits below."""
FOURTH: Final = 1 << 7
"""The fourth neutral tile (UC-22.09)."""
ALL_SEE: Final = 1 << 7
"""In `special_seen`: everybody knows the card."""


@dataclass(slots=True)
class Seat:
    """One player: goods, board and cards."""

    board: int
    goods: list[int]
    """One number for each resource."""
    points: int
    built: list[int]
    """For each kind the sites where one stands."""
    upgraded: int
    """Building sites."""
    upgraded_tunnels: int
    tiles: tuple[int, ...]
    """The tile on each metropolis space."""
    gained: tuple[int, ...]
    """Metropolis tiles beside the board (UC-15.13)."""
    # what follows from the above, kept by `network.refresh`
    cities: int
    occupied: int
    """Building sites with a building."""
    reached: int
    """City sites that the row of tunnels reaches, the start site included (UC-8.10)."""
    connected: int
    """Cities that are connected (UC-9.03)."""
    alive: int
    """Building sites at connected cities."""
    touching: int
    """Tunnels that touch a city (UC-17.07)."""
    open_cities: int
    open_buildings: int
    open_expansions: int
    open_tunnels: int
    joined: int
    """Metropolis spaces that are connected (UC-15.05)."""
    # cards
    hand: tuple[int, ...]
    known: tuple[int, ...]
    """Special cards in hand, or put away in secret, that everybody saw being taken (UC-5.18)."""
    drawn: tuple[int, ...]
    """Special cards looked at, of which one is kept (UC-5.07)."""
    thrown: tuple[int, ...]
    """Cards put away in secret, until everybody is done (UC-18.13)."""
    actions: tuple[int, ...]
    used: tuple[int, ...]
    """Action cards used in this era, sorted: in which order they were used makes no difference."""
    permanents: tuple[int, ...]
    productions: tuple[int, ...]
    endgames: tuple[int, ...]
    tucked: tuple[int, ...]
    """Paid special instants (UC-5.13)."""
    contracts: tuple[int, ...]
    sold: tuple[int, ...]
    """How often each endgame card was paid for."""
    listens: int
    """One bit for each event that a permanent card waits for."""
    cheaper: tuple[int, ...]
    """Permanent cards with a discount."""
    spent: tuple[int, ...]
    """Once-per-turn cards used in this turn, sorted."""
    # track and turn
    step: int
    """Steps made on the Federation track; 0 is below it."""
    height: int
    """The later a marker came to its space, the higher (UC-11.04)."""
    slots: int
    """Slots used in this round, with a tile or through an effect (UC-13.08)."""
    fresh: int
    """Things built in this turn: four bits for each kind (UC-23.13)."""
    moved: int
    """1 once the Federation marker has advanced in this round (UC-22.09)."""
    made: tuple[int, ...]
    """What the network has just produced and can still be exchanged, during production: kind by kind."""
    final: tuple[int, ...]
    """Brown metropolis, endgame cards, cities, leftovers."""
    beside: dict[str, int]
    """What expansions keep for a player, by names of their own."""


@dataclass(slots=True)
class Table:
    """Everything shared."""

    seats: list[Seat]
    era: int
    round: int
    order: tuple[int, ...]
    """Play order."""
    acting: int
    """The seat whose turn it is."""
    slot: int
    """The slot chosen in this turn, -1 before."""
    owed: int
    """Obligations of the turn that are not met yet, one bit each (`duty`)."""
    played: int
    """The card played in this turn, while it lies on the table (UC-4.14)."""
    paid: int
    """1 once the price of the played special card is paid (UC-5.11)."""
    leaving: int
    """The action card that makes room for a new one (UC-6.18)."""
    tiles: tuple[int, ...]
    """Who has a tile on each slot: a bit for each seat, NEUTRAL, FOURTH."""
    copier: int
    """Who has the action-copy tile: NOBODY, a seat, or NOT_USED."""
    neutral: tuple[int, ...]
    """Where the three neutral tiles are (solo)."""
    supply: list[int]
    """What is left of each kind; -1 is no limit."""
    heights: int
    """How many times markers have moved on the Federation track."""
    deck: tuple[int, ...]
    """The current era deck, top last."""
    discard: tuple[int, ...]
    retired: tuple[int, ...]
    """What was left of the decks of earlier eras."""
    removed: tuple[int, ...]
    """Cards that left the game in sight of all."""
    offer: tuple[int, ...]
    """The three-credit special cards on offer."""
    aside: tuple[int, ...]
    """Three-credit special cards that are not in this game."""
    specials: tuple[int, ...]
    """The one- or two-credit deck, top first."""
    seen: tuple[int, ...]
    """Who knows each card of that deck: a bit for each seat, or ALL_SEE."""
    contracts: tuple[int, ...]
    """On offer."""
    spare: tuple[int, ...]
    """Metropolis tiles that nobody got."""
    beside: dict[str, int]
    """What expansions keep on the table, by names of their own."""


Game: TypeAlias = engine.Game[Table, Box]
"""A game of this title: what its steps and readers are given."""

SEAT: Final = Shape(Seat, owner=("hand", "drawn", "thrown"), later={"beside": {}})
TABLE: Final = Shape(
    Table,
    nested={"seats": SEAT},
    nobody=("deck", "retired", "aside", "specials", "spare"),
    later={"beside": {}},
    gone={"imagined": 0},
)


def bare_seat(resources: int, kinds: int) -> Seat:
    return Seat(
        board=0,
        goods=[0] * resources,
        points=0,
        built=[0] * kinds,
        upgraded=0,
        upgraded_tunnels=0,
        tiles=(),
        gained=(),
        cities=0,
        occupied=0,
        reached=0,
        connected=0,
        alive=0,
        touching=0,
        open_cities=0,
        open_buildings=0,
        open_expansions=0,
        open_tunnels=0,
        joined=0,
        hand=(),
        known=(),
        drawn=(),
        thrown=(),
        actions=(),
        used=(),
        permanents=(),
        productions=(),
        endgames=(),
        tucked=(),
        contracts=(),
        sold=(),
        listens=0,
        cheaper=(),
        spent=(),
        step=0,
        height=0,
        slots=0,
        fresh=0,
        moved=0,
        made=(),
        final=(),
        beside={},
    )


def bare_table(seats: int, resources: int, kinds: int) -> Table:
    """A table before set-up: nothing lies on it yet."""
    return Table(
        seats=[bare_seat(resources, kinds) for _ in range(seats)],
        era=0,
        round=0,
        order=tuple(range(seats)),
        acting=NOBODY,
        slot=-1,
        owed=0,
        played=NO_CARD,
        paid=0,
        leaving=NO_CARD,
        tiles=(),
        copier=NOT_USED,
        neutral=(),
        supply=[0] * kinds,
        heights=0,
        deck=(),
        discard=(),
        retired=(),
        removed=(),
        offer=(),
        aside=(),
        specials=(),
        seen=(),
        contracts=(),
        spare=(),
        beside={},
    )
