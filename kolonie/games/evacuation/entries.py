"""The entries of Evacuation's packs as typed values."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kolonie.core.packs import Provenance

Resource = Literal["food", "steel", "energy"]
Factory = Literal["farm", "steelworks", "power_plant"]
Biome = Literal["tundra", "desert", "forest", "ocean"]
Stripe = Literal["desert", "mountain", "ocean"]
Symbol = Literal["leaf", "drop", "shield", "beacon"]
Step = Literal["E", "NE", "NW", "W", "SW", "SE"]
Goods = dict[str, int]
Spelt = Any
"""An effect, a requirement: read by `notation`."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    source: Provenance


class Named(Entry, frozen=True, kw_only=True):
    name: str = ""
    name_cs: str = ""


class Constant(Entry, frozen=True, kw_only=True):
    value: list[int]


class Ruling(Entry, frozen=True, kw_only=True):
    """A decision where the rulebook is silent: what is played, and what could be played instead."""

    rule: str
    value: str
    others: list[str]


class Action(Entry, frozen=True, kw_only=True):
    group: int
    effect: Spelt


class Home(Entry, frozen=True, kw_only=True):
    """An area of the Old World with its token."""

    continent: Literal["north", "east", "south", "west"]
    produces: Goods
    stripe: Stripe | None = None
    factory: Factory | None = None
    population: int = 0


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    effect: Spelt = None
    symbols: list[Symbol] = msgspec.field(default_factory=list)


class Section(Entry, frozen=True, kw_only=True):
    middle: Cell | None = None
    inner: Cell | None = None


class Area(Entry, frozen=True, kw_only=True):
    """A hex of the New World."""

    q: int
    r: int
    biome: Biome
    factories: int = 0
    population: list[Goods] = msgspec.field(default_factory=list)
    symbols: list[Symbol] = msgspec.field(default_factory=list)


class Rim(Entry, frozen=True, kw_only=True):
    """An area of the rim, clockwise, with the directions of both arrows of the solo tile."""

    a: Step
    b: Step


class Shuttle(Named, frozen=True, kw_only=True):
    price: Goods
    launch: int
    zones: list[Stripe]
    buildings: int
    resources: int


class Stadium(Named, frozen=True, kw_only=True):
    smileys: int
    price: Goods = msgspec.field(default_factory=dict)
    colour: str = ""
    """The colour of a starting stadium; the others come into the offer."""


class Infrastructure(Named, frozen=True, kw_only=True):
    deck: Literal["I", "II"]
    picture: str
    cost: Goods
    needs: Spelt
    production: Goods


class Bonus(Named, frozen=True, kw_only=True):
    lower: int
    lower_bonus: Spelt
    higher: int
    higher_bonus: Spelt
    flag: bool = False


class Goal(Named, frozen=True, kw_only=True):
    count: str
    per: int = 0
    most: int = 0
    steps: list[tuple[int, int]] = msgspec.field(default_factory=list)
    exact: list[tuple[int, int]] = msgspec.field(default_factory=list)
    lowest: int = 0


class Technology(Named, frozen=True, kw_only=True):
    set: int
    level: int
    effect: Spelt = None
    after: Literal["shuttle", "stadium", "settling"] | None = None
    people: int = 0
    power: Goods | None = None
    symbol: Symbol | None = None
    opens: Biome | None = None
    smileys: int = 0


class Card(Named, frozen=True, kw_only=True):
    copies: int
    strength: list[int]
    halves: list[Spelt]


class Task(Named, frozen=True, kw_only=True):
    count: str
    least: int
    cost: Goods
    production: Goods
    points: int


class Line(Entry, frozen=True, kw_only=True):
    """A numbered area of the line module with the two lines of its tile."""

    area: str
    card: Literal["A", "B"]
    a: list[str]
    b: list[str]


class Solo(Entry, frozen=True, kw_only=True):
    action: Literal["settle", "stadium", "shuttle", "infrastructure"]
    number: int
    arrow: Literal["a", "b"] | None = None
    from_year: int = 1


class Figure(Entry, frozen=True, kw_only=True):
    """An entry of `budget.toml`: one number, from and to, or a list that its comment explains."""

    value: list[float]
