"""The entries of the packs, as they are written in TOML. What they mean is read in `box`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kolonie.core.packs import Provenance

Terrain = Literal["civ", "water", "biomass", "rover", "tech", "energy"]
Track = Literal["civ", "water", "biomass", "rover", "tech"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    source: Provenance


class ShapeEntry(Entry, frozen=True, kw_only=True):
    ring: Literal["inner", "outer"]
    slot: int
    picture: list[str]
    building_a: tuple[int, int]
    building_b: tuple[int, int]
    meteor: tuple[int, int]


class PairEntry(Entry, frozen=True, kw_only=True):
    a: Terrain
    b: Terrain


class MarkerEntry(Entry, frozen=True, kw_only=True):
    positions: list[int]


class ConstantEntry(Entry, frozen=True, kw_only=True):
    value: list[int]


class PlanetEntry(Entry, frozen=True, kw_only=True):
    difficulty: int
    edition: Literal["base", "kickstarter"]
    rule: str = ""
    grid: list[str]
    lifepods: list[list[int]]
    rows: list[int]
    columns: list[int]
    map: list[str] = msgspec.field(default_factory=list)
    points: int = 0
    forbids: dict[str, Terrain] = msgspec.field(default_factory=dict)
    crossings: list[list[int]] = msgspec.field(default_factory=list)


class Breakthrough(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: str
    key: str
    timing: str
    amount: int = 0
    terrain: Terrain | None = None


class CorporationEntry(Entry, frozen=True, kw_only=True):
    difficulty: int
    edition: Literal["base", "kickstarter"]
    rovers: int
    repeat: int
    rule: str = ""
    civ: list[str]
    water: list[str]
    biomass: list[str]
    rover: list[str]
    tech: list[str]
    water_path: list[str] = msgspec.field(default_factory=list)
    breakthroughs: list[Breakthrough]


class CivCard(Entry, frozen=True, kw_only=True):
    rank: int
    when: Literal["immediate", "end_game"]
    effect: dict[str, Any]


class EventCard(Entry, frozen=True, kw_only=True):
    colour: Literal["red", "orange", "green"]
    solo_only: bool
    effect: dict[str, Any]


class Criterion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    terrain: Terrain | None = None
    track: Track | None = None
    token: Literal["lifepod", "meteorite"] | None = None
    better: Literal["more", "fewer"] | None = None
    w: int = 0
    h: int = 0
    either_orientation: bool = False
    at_least: int = 0
    at_most: int = 0


class MissionCard(Entry, frozen=True, kw_only=True):
    neighbour: Criterion
    personal: Criterion
