"""The vocabulary of cards, slots, metropolises and contracts: what an effect can be made of.

Every class here is a frozen value that packs spell in TOML (see `notation`); what can be done with it is
registered elsewhere. Things are named by the ids of the pack (`kelp`, `farm`, `S07`), never by numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kolonie.core.nodes import Amount, Count, Group, Node, Test

Price = tuple[tuple[str, int], ...]
"""Goods by name, each with an amount."""


# -- groups


@dataclass(frozen=True)
class Do(Group):
    """Parts in any order, each up to its number of times, any of them left out (UC-3.11, UC-14.02)."""

    leave_out: bool = True
    rule: str = "UC-14.02"


@dataclass(frozen=True)
class Either(Group):
    """Exactly one of the halves (UC-12.27)."""

    most: int = 1
    rule: str = "UC-12.27"


@dataclass(frozen=True)
class PayFor(Node):
    """Pay the price, then do at least something of the part (UC-23.01). Biomatter replaces nothing here."""

    price: Price
    part: Node


# -- goods and cards


@dataclass(frozen=True)
class Receive(Node):
    """Goods, points and cards, taken whole or left whole (UC-3.18). `card` draws, `point` scores."""

    goods: tuple[tuple[str, Amount], ...]


@dataclass(frozen=True)
class ReceiveDifferent(Node):
    """`n` resources of different kinds (UC-12.13)."""

    n: int
    among: tuple[str, ...]
    units: tuple[int, ...] = ()
    """How much of each; empty: one."""

    def unit(self, name: str) -> int:
        return self.units[self.among.index(name)] if self.units else 1


@dataclass(frozen=True)
class Exchange(Node):
    """One side against the other, in either direction, once (UC-23.02)."""

    one: Price
    other: Price


@dataclass(frozen=True)
class TakeSpecial(Node):
    """Take one special card in one of the three ways (UC-5.05 to UC-5.07)."""


@dataclass(frozen=True)
class UseAction(Node):
    """Use one unused action card, written A in the ledger (UC-6.01)."""


@dataclass(frozen=True)
class Ready(Node):
    """Make one used action card unused again (UC-6.05)."""


@dataclass(frozen=True)
class Advance(Node):
    """One step on the Federation track (UC-11.02)."""


@dataclass(frozen=True)
class PerformSlot(Node):
    """Perform another slot (UC-23.05). `scope`: `free`, `taken` (by others only) or `not_own`."""

    scope: str


# -- building


@dataclass(frozen=True)
class Build(Node):
    """Build one thing of one of the kinds. No `prices` means the usual one, an empty price means free.

    With `expansion` only expansion sites can be used, else only normal ones (UC-8.15): those and, unless the
    build is `given` by a tile or contract, what the player may open beside them.
    """

    kinds: tuple[str, ...]
    prices: tuple[Price, ...] = ()
    expansion: bool = False
    given: bool = False


@dataclass(frozen=True)
class Upgrade(Node):
    """Upgrade one structure of one of the kinds. No `prices` means the usual one (UC-10.02)."""

    kinds: tuple[str, ...]
    prices: tuple[Price, ...] = ()


@dataclass(frozen=True)
class BuildUpgraded(Node):
    """Build a structure and upgrade it at once: one part that cannot be split (UC-12.19)."""

    kinds: tuple[str, ...]
    prices: tuple[Price, ...] = ()
    upgrade_prices: tuple[Price, ...] = ()
    given: bool = False


@dataclass(frozen=True)
class Convert(Node):
    """Turn a city of one kind into another; not a build (UC-10.06, UC-10.07)."""

    source: str
    target: str


@dataclass(frozen=True)
class ExtraMetropolis(Node):
    """A further blue metropolis tile, connected at once (UC-15.13)."""


# -- production


@dataclass(frozen=True)
class ProductOf(Node):
    """The product of one upgraded structure at a connected city, alone (UC-23.17)."""

    kinds: tuple[str, ...]


@dataclass(frozen=True)
class SwapProduct(Node):
    """Something just produced by a connected structure becomes something else (UC-17.13, UC-23.19)."""

    kinds: tuple[str, ...]
    given: Price
    got: Price


# -- standing effects of claimed cards


@dataclass(frozen=True)
class When(Test):
    """What sets a triggered effect off; `event` is one of EVENTS, the rest narrows it down."""

    event: str
    kinds: tuple[str, ...] = ()
    """Built or upgraded: things of these kinds."""
    nth: int = 0
    """Built or upgraded: the nth of its kind at a connected city (upgraded: the nth upgraded one)."""
    nth_in_turn: int = 0
    """Built: the nth of these kinds in one turn (UC-23.12)."""
    word: str = ""
    """The slot, slot colour, resource, space or type of card that is meant."""


@dataclass(frozen=True)
class Discount(Count):
    """`n` less of a resource when paying for these kinds; `upgrade` and `special` are kinds here."""

    kinds: tuple[str, ...]
    what: str
    n: int


@dataclass(frozen=True)
class Sale(Count):
    """Endgame: pay the price for points, at most so many times (0: as often as you can pay)."""

    price: Price
    points: int
    times: int


# -- numbers and conditions


@dataclass(frozen=True)
class Things(Count):
    """How many connected things of these kinds there are (UC-9.06)."""

    kinds: tuple[str, ...]
    upgraded: bool = False


@dataclass(frozen=True)
class Tally(Count):
    """A count that has a name of its own (`metropolis`, `action_card`, ...)."""

    name: str


@dataclass(frozen=True)
class Per(Count):
    """`n` for every full `per` of what is counted, at most `most` in all (0: no limit) (UC-23.16)."""

    of: Count
    n: int = 1
    per: int = 1
    most: int = 0


@dataclass(frozen=True)
class Least(Count):
    """The smallest of several counts: the number of complete sets."""

    of: tuple[Count, ...]


@dataclass(frozen=True)
class Total(Count):
    """The sum of several counts."""

    of: tuple[Count, ...]


@dataclass(frozen=True)
class Steps(Count):
    """A table: the value of the highest threshold that the count reaches."""

    of: Count
    table: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class AtLeast(Test):
    """The count is at least `n`."""

    of: Count
    n: int


@dataclass(frozen=True)
class OnSpace(Test):
    """The Federation marker is exactly on this space (UC-23.09); 0 is below the track."""

    space: int


@dataclass(frozen=True)
class AllOf(Test):
    """All conditions hold."""

    tests: tuple[Test, ...]


EVENTS: Final = (
    "built",
    "upgraded",
    "mismatch",
    "match",
    "space",
    "slot",
    "slot_colour",
    "slot_gives",
    "metropolis",
    "end_of_turn",
    "once_per_turn",
    "action_used",
    "special_taken",
    "claimed",
)
EVENT: Final = {name: number for number, name in enumerate(EVENTS)}

TALLIES: Final = (
    "metropolis",
    "action_card",
    "claimed_card",
    "special_card",
    "hand_card",
    "federation_step",
    "complete_city",
    "complete_upgraded_city",
    "upgraded_pair_city",
    "different_upgraded",
)
"""Named counts: connected metropolises; action cards, all claimed cards and paid special cards in front of
the player; cards in hand; steps on the Federation track; connected cities with every building type, with
every building type upgraded, with two upgraded buildings of one type; kinds of structures of which at least
one is upgraded and connected."""

EFFECTS: Final[tuple[type[Node], ...]] = (
    Do,
    Either,
    PayFor,
    Receive,
    ReceiveDifferent,
    Exchange,
    TakeSpecial,
    UseAction,
    Ready,
    Advance,
    PerformSlot,
    Build,
    Upgrade,
    BuildUpgraded,
    Convert,
    ExtraMetropolis,
    ProductOf,
    SwapProduct,
)
