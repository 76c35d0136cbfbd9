"""The entries of the packs, as they are written in TOML. What they mean is read in `box` and `board`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kolonie.core.packs import Provenance

Colour = Literal["green", "red", "yellow"]
Timing = Literal["instant", "permanent", "action", "production", "endgame"]
Sort = Literal["building", "tunnel", "city"]
Goods = dict[str, int]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    source: Provenance


class Resource(Entry, frozen=True, kw_only=True):
    leftover: int
    """What a whole one is worth in credits at the end (UC-19.12)."""
    parts: int = 1
    """How many of the units that are counted make a whole one."""
    common: bool = True
    """False: it is not meant where any resource can be chosen, only where it is named."""
    replaceable: bool = False
    """When building, it may be paid with the resource that `replaces` (UC-7.10)."""
    replaces: bool = False


class Kind(Entry, frozen=True, kw_only=True):
    """A kind of thing that can be built."""

    sort: Sort
    price: Goods
    plain: Goods
    upgraded: Goods | None = None
    pair: Goods | None = None
    """The bonus for two upgraded ones at one city (UC-17.02)."""
    pair_choice: list[str] = []
    """One of these comes with that bonus, as the owner likes."""
    times: Any = None
    """Cities: a count by which the product is multiplied."""
    supply: list[int] = []
    """How many there are: one number, or one for each number of players; -1 is no limit."""
    start: bool = False
    """The kind of the start city (UC-2.13)."""
    rule: str = "UC-23.03"
    """The rule that says what it costs, where that is why it cannot be built."""


class Constant(Entry, frozen=True, kw_only=True):
    value: list[int]


class Space(Entry, frozen=True, kw_only=True):
    """A space of the Federation track, in the order of advance; the last is the step beyond the end."""

    reward: Goods


class Start(Entry, frozen=True, kw_only=True):
    """Extra goods of the first, second, ... player."""

    goods: Goods


class SlotEntry(Entry, frozen=True, kw_only=True):
    effect: Any


class RingEntry(Entry, frozen=True, kw_only=True):
    """One slot of a side of the main board; the id is `side/code`. Clockwise from the first green one."""

    colour: Colour
    slot: str


class Overlay(Entry, frozen=True, kw_only=True):
    """A tile on a slot of one side of the main board: its effect replaces that of the slot it covers."""

    side: str
    covers: str
    effect: Any


class Metropolis(Entry, frozen=True, kw_only=True):
    colour: Literal["blue", "brown", "green"]
    score: Any = None
    instant: Any = None
    production: Any = None
    solo: bool = True
    """False: not in the solo game (UC-22.02)."""
    requires: str = ""
    """An expansion without which it is never dealt."""


class Contract(Entry, frozen=True, kw_only=True):
    criterion: Any
    reward: Any


class Assistant(Entry, frozen=True, kw_only=True):
    """A card that lies in front of its owner from the start."""

    effect: Any
    timing: Literal["action", "production"] = "action"
    player: int = 0
    """Whose it is, from 1; 0: every player has one like it."""
    start: Goods = {}
    """What it gives before the first turn."""
    name: str
    name_cs: str = ""


class Card(Entry, frozen=True, kw_only=True):
    """An era card (era 1 to 3) or a special card (era 0, with a price)."""

    era: int
    colour: Colour
    timing: Timing
    name: str
    name_cs: str = ""
    price: int = 0
    effect: Any = None
    when: Any = None
    discount: Any = None
    hand_limit: int = 0
    feed: int = 0
    additional: Goods = {}
    """Permanent cards: numbers of an expansion that are others for the owner."""
    score: Any = None
    sale: Any = None
    guessed: list[str] = []
    """Fields of a documented card that are not documented themselves."""


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where something can be built."""

    id: str
    bonus: Goods = {}
    surcharge: Goods = {}
    multiplier: int = 1


class CitySite(Site, frozen=True, kw_only=True):
    x: int
    y: int
    start: bool = False


class BuildingSite(Site, frozen=True, kw_only=True):
    city: str
    expansion: bool = False
    production: Goods = {}
    """Given in each production while a connected building stands there, never multiplied."""


class TunnelSite(Site, frozen=True, kw_only=True):
    ends: list[str]


class MetropolisSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: Literal["blue", "brown"]
    needs: list[str]
    production: Goods = {}


class TunnelPair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tunnels: list[str]
    production: Goods


class BoardEntry(Entry, frozen=True, kw_only=True):
    side: Literal["basic", "advanced"]
    cities: list[CitySite]
    buildings: list[BuildingSite]
    tunnels: list[TunnelSite]
    metropolises: list[MetropolisSpace]
    tunnel_pairs: list[TunnelPair] = []


class PrintedSite(Entry, frozen=True, kw_only=True):
    """What is printed on a site beside what its board says; the id is `board/site`."""

    bonus: Goods = {}
    surcharge: Goods = {}
    multiplier: int = 1
    production: Goods = {}


class StartCard(Entry, frozen=True, kw_only=True):
    """Goods and first constructions instead of the usual start, for a variant that is not played here."""

    requires: str
    goods: Goods
    built: list[str]


class Figure(Entry, frozen=True, kw_only=True):
    """An entry of `budget.toml`: one number, or one for each era, or a list that its name explains."""

    value: list[float]
