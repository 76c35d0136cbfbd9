"""The components of Planet Unknown: the packs, decoded and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from kolonie.core.nodes import Group, Node
from kolonie.core.packs import PackError, RawPack, decode, override, pack_hash, read_pack
from kolonie.core.title import PackInfo
from kolonie.games.planet_unknown import checks
from kolonie.games.planet_unknown.boards import Corporation, Planet
from kolonie.games.planet_unknown.effects import (
    EFFECTS,
    END_GAME,
    AdvanceOnlyOneBuilding,
    ForbidMatchingAdjacentTerrain,
    ForbidRoverEntry,
    ForbidTileOnEdge,
    ForbidTileOnIce,
    SuppressMilestones,
    SuppressSynergy,
)
from kolonie.games.planet_unknown.entries import (
    CivCard,
    ConstantEntry,
    CorporationEntry,
    EventCard,
    MarkerEntry,
    MissionCard,
    PairEntry,
    PlanetEntry,
    ShapeEntry,
)
from kolonie.games.planet_unknown.ground import GRID, words_of
from kolonie.games.planet_unknown.layouts import Corners, Everywhere, Shape, Table
from kolonie.games.planet_unknown.terms import (
    BENEFITS,
    EITHER,
    HEIGHT,
    POWERS,
    TERRAINS,
    TRACKS,
)

HOME: Final = Path(__file__).parent
PACKS: Final = tuple(HOME / "packs" / f"{name}.toml" for name in ("base", "planets", "corporations", "cards"))
COLOURS: Final = ("red", "orange", "green")
TILES_PER_SHAPE: Final = 12


class Restriction:
    """What an event forbids for the rest of the turn, read from its effect."""

    def __init__(self, effect: Node | None) -> None:
        self.edge = isinstance(effect, ForbidTileOnEdge)
        self.ice = isinstance(effect, ForbidTileOnIce)
        self.matching = isinstance(effect, ForbidMatchingAdjacentTerrain)
        self.tiles = self.edge or self.ice or self.matching
        self.one_building = isinstance(effect, AdvanceOnlyOneBuilding)
        self.no_synergy = isinstance(effect, SuppressSynergy)
        self.terrain = TERRAINS.index(effect.terrain) if isinstance(effect, ForbidRoverEntry) else -1
        kinds = effect.kinds if isinstance(effect, SuppressMilestones) else ()
        self.suppressed = sum(1 << BENEFITS.index(kind) for kind in kinds)


class Box:
    """All components. Everything is addressed by its number in the pack; `*_ids` turn numbers into names."""

    def __init__(self, extra_packs: tuple[Path, ...] = ()) -> None:
        raw, self.infos, self.where = load(extra_packs)
        shapes = self._decode(raw, "shapes", ShapeEntry)
        self.shape_entries = sorted(shapes, key=lambda s: (s.ring == "outer", s.slot))
        self.pairs = self._decode(raw, "pairs", PairEntry)
        self.planet_entries = self._decode(raw, "planets", PlanetEntry)
        self.corporation_entries = self._decode(raw, "corporations", CorporationEntry)
        self.civ_cards = self._decode(raw, "civ_cards", CivCard)
        self.events = self._decode(raw, "events", EventCard)
        self.missions = self._decode(raw, "missions", MissionCard)
        self.marker_entries = self._decode(raw, "markers", MarkerEntry)
        self.constants = {c.id: c.value for c in self._decode(raw, "constants", ConstantEntry)}
        checks.check(self)
        self._set_tiles()
        self._set_boards()
        self._set_cards()
        self.markers = {int(m.id): tuple(m.positions) for m in self.marker_entries}

    def _decode(self, raw: RawPack, name: str, kind: type[Any]) -> list[Any]:
        return decode(raw, name, kind, self.where.get(name, PACKS[0]))

    def constant(self, name: str) -> int:
        value: int = self.constants[name][0]
        return value

    # -- tiles

    def _set_tiles(self) -> None:
        self.shapes = [shape_of(entry) for entry in self.shape_entries]
        self.tile_a: list[int] = []
        self.tile_b: list[int] = []
        self.tile_ids: list[str] = []
        for shape in self.shape_entries:
            for pair in self.pairs:
                for mark in ("plain", "meteor"):
                    self.tile_ids.append(f"{shape.id}.{pair.id}.{mark}")
                    self.tile_a.append(TERRAINS.index(pair.a))
                    self.tile_b.append(TERRAINS.index(pair.b))
        self.tile_terrains = [1 << a | 1 << b for a, b in zip(self.tile_a, self.tile_b, strict=True)]
        self._lays: dict[int, Everywhere] = {}

    def table(self, planet: Planet, tile: int, obey: bool) -> Table:
        """The lays of a tile on a planet: all that its outline allows, or those its own rule allows too."""
        tables = planet.obeying if obey else planet.tables
        found = tables[tile]
        if found is None:
            found = tables[tile] = self._table(planet, tile, obey)
        return found

    def _table(self, planet: Planet, tile: int, obey: bool) -> Table:
        if obey and not planet.filters:
            return self.table(planet, tile, False)
        like = tile - tile % TILES_PER_SHAPE + tile % 2  # the first tile of its shape, with or without symbol
        if tile != like and not (obey and planet.quarters):
            return self.table(planet, like, obey)
        everywhere = self._lays_like(like)
        outlines = everywhere.outlines
        if obey:
            a, b = self.tile_a[tile], self.tile_b[tile]
            lays = [lay for lay in self.table(planet, tile, False).lays if planet.obeys(lay, a, b)]
            corners = [0] * len(outlines)
            for lay in lays:
                corners[lay.outline] |= 1 << lay.corner
            return Table(everywhere, [Corners(words_of(mask)) for mask in corners], lays)
        grid, cells, none = words_of(GRID), words_of(planet.cells), words_of(0)  # PU-5.10
        return Table(everywhere, [Corners(outline.fitting(grid, cells, none, 0)) for outline in outlines])

    def _lays_like(self, tile: int) -> Everywhere:
        found = self._lays.get(tile)
        if found is None:
            found = self._lays[tile] = Everywhere(self.shapes[tile // TILES_PER_SHAPE], tile % 2 == 1)
        return found

    # -- boards

    def _set_boards(self) -> None:
        self.planets = [
            Planet(
                p.id,
                p.rule,
                p.grid,
                p.lifepods,
                p.rows,
                p.columns,
                p.map,
                p.points,
                dict(p.forbids),
                p.crossings,
                len(self.tile_ids),
            )
            for p in self.planet_entries
        ]
        self.corporations = [corporation_of(entry) for entry in self.corporation_entries]
        self.planet_ids = [p.id for p in self.planets]
        self.corporation_ids = [c.id for c in self.corporations]

    # -- cards

    def _set_cards(self) -> None:
        self.civ_ids = [c.id for c in self.civ_cards]
        self.civ_ranks = [c.rank for c in self.civ_cards]
        self.civ_effects = [self._effect("civ_cards", c) for c in self.civ_cards]
        self.civ_kept = [isinstance(effect, END_GAME) for effect in self.civ_effects]
        for card, kept in zip(self.civ_cards, self.civ_kept, strict=True):
            checks.check_when(self, card.id, card.when, kept)
        self.event_ids = [e.id for e in self.events]
        self.event_effects = [self._effect("events", e) for e in self.events]
        self.restrictions = [Restriction(e) for e in self.event_effects]
        self.restrictions.append(Restriction(None))  # number -1: no event
        self.mission_ids = [m.id for m in self.missions]

    def _effect(self, name: str, card: Any) -> Node:
        where = f"{self.where[name]}: {name} {card.id}: field effect"
        return effect_of(card.effect, where)

    def roots(self) -> dict[str, Node]:
        trees = {f"civ/{i}": e for i, e in zip(self.civ_ids, self.civ_effects, strict=True)}
        trees.update({f"event/{i}": e for i, e in zip(self.event_ids, self.event_effects, strict=True)})
        return trees


def load(extra_packs: tuple[Path, ...]) -> tuple[RawPack, tuple[PackInfo, ...], dict[str, Path]]:
    """All packs laid over each other, what they were, and which file each list was last touched by."""
    raw: RawPack = {}
    infos = []
    where: dict[str, Path] = {}
    for path in PACKS:
        part = read_pack(path)
        infos.append(PackInfo(path.stem, pack_hash(part)))
        raw.update(part)
        where.update(dict.fromkeys(part, path))
    for path in extra_packs:
        part = read_pack(path)
        infos.append(PackInfo(path.stem, pack_hash(part)))
        raw = override(raw, part, path)
        where.update(dict.fromkeys(part, path))
    return raw, tuple(infos), where


def shape_of(entry: ShapeEntry) -> Shape:
    cells: dict[str, list[tuple[int, int]]] = {"A": [], "B": [], ".": []}
    for y, row in enumerate(entry.picture):
        for x, letter in enumerate(row):
            cells[letter].append((x, y))
    return Shape(entry.id, cells["A"], cells["B"], entry.building_a, entry.building_b, entry.meteor)


def field_of(word: str) -> int:
    """`water:5` as the number of a field."""
    track, _, height = word.partition(":")
    return HEIGHT * TRACKS.index(track) + int(height)


def benefit_of(word: str) -> tuple[int, int]:
    """`move:2` as a benefit and its number; a track is told by its number."""
    kind, _, n = word.partition(":")
    if kind == "advance":
        return BENEFITS.index(kind), TRACKS.index(n)
    return BENEFITS.index(kind), int(n or 1)


def corporation_of(entry: CorporationEntry) -> Corporation:
    corporation = Corporation(entry.id, entry.rule, entry.rovers, entry.repeat)
    for track, name in enumerate(TRACKS):
        for height, text in enumerate(getattr(entry, name)):
            if text != "-":
                read_field(corporation, HEIGHT * track + height, text)
    corporation.set_tracks([field_of(word) for word in entry.water_path])
    corporation.set_levels([b.level for b in entry.breakthroughs], [b.key for b in entry.breakthroughs])
    for b in entry.breakthroughs:
        corporation.amounts[POWERS.index(b.key)] = b.amount
        if b.terrain is not None:
            corporation.grounds[POWERS.index(b.key)] = TERRAINS.index(b.terrain)
    return corporation


def read_field(corporation: Corporation, field: int, text: str) -> None:
    corporation.exists[field] = True
    benefits = []
    for word in text.split():
        if word.startswith("#"):
            corporation.medals[field] = int(word[1:])
        elif "|" in word:
            corporation.either[field] = tuple(benefit_of(part) for part in word.split("|"))
            benefits.append((EITHER, field))
        else:
            benefits.append(benefit_of(word))
    corporation.benefits[field] = tuple(benefits)


def effect_of(given: dict[str, Any], where: str) -> Node:
    """An effect of a card, or PackError naming what is wrong with it."""
    fields = dict(given)
    op = fields.pop("op", None)
    if op == "choose_one":
        options = fields.get("options")
        if set(fields) != {"options"} or not isinstance(options, list) or not options:
            raise PackError(f"{where}.options: a list of effects is needed")
        words = [str(part.get("op")).replace("_", "-") for part in options]
        parts = tuple((word, effect_of(part, where)) for word, part in zip(words, options, strict=True))
        return Group(parts, most=1, rule="PU-19.40")
    kind = EFFECTS.get(op) if isinstance(op, str) else None
    if kind is None:
        raise PackError(f"{where}.op: {op!r} is not an effect of this game")
    wanted = kind.__dataclass_fields__
    for name in set(fields) ^ set(wanted):
        raise PackError(f"{where}.{name}: {'unknown' if name in fields else 'missing'}")
    for name, value in fields.items():
        checks.parameter(f"{where}.{name}", name, value, str(wanted[name].type))
        if isinstance(value, list):
            fields[name] = tuple(value)
    return kind(**fields)
