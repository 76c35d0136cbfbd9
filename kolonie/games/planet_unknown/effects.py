"""What civilization cards and events can do: one declared value for each kind of effect.

The packs name them by word (`EFFECTS`). Running them, their words and their scoring are read from here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kolonie.core.nodes import Node

# -- effects of cards


@dataclass(frozen=True)
class AdvanceDifferent(Node):
    """That many different trackers, `steps` fields each (PU-18.01)."""

    trackers: int
    steps: int


@dataclass(frozen=True)
class AdvanceSame(Node):
    """One tracker, `steps` fields (PU-18.02)."""

    steps: int


@dataclass(frozen=True)
class AdvanceOneOf(Node):
    """One of the named trackers (PU-19.23, PU-19.24)."""

    tracks: tuple[str, ...]
    steps: int
    benefits: bool


@dataclass(frozen=True)
class RegressOneOf(Node):
    """One of the named trackers goes back (PU-19.28, PU-19.29)."""

    tracks: tuple[str, ...]
    steps: int


@dataclass(frozen=True)
class RaiseAllTo(Node):
    """All trackers below the field go up to it (PU-18.12)."""

    field: int
    suppress: tuple[str, ...]


@dataclass(frozen=True)
class Synergy(Node):
    """Synergies (PU-8.06)."""

    n: int


@dataclass(frozen=True)
class GainPatch(Node):
    """Patches (PU-18.03)."""

    n: int


@dataclass(frozen=True)
class GainMovement(Node):
    """Movement points as they are (PU-18.04)."""

    n: int


@dataclass(frozen=True)
class PlaceSectionTile(Node):
    """One more tile of the own section, with or without advances (PU-18.05, PU-18.06)."""

    advance: bool


@dataclass(frozen=True)
class TeleportRover(Node):
    """A rover may go to any cell (PU-18.10)."""


@dataclass(frozen=True)
class CollectLifepods(Node):
    """Lifepods without rover (PU-18.09)."""

    n: int


@dataclass(frozen=True)
class CollectMeteorites(Node):
    """Meteorites without rover (PU-19.27)."""

    n: int


@dataclass(frozen=True)
class DestroyMeteorites(Node):
    """Meteorites anywhere on the planet (PU-18.11)."""

    n: int


@dataclass(frozen=True)
class DestroyMeteoritesInLine(Node):
    """All meteorites of one row or column (PU-18.11)."""


@dataclass(frozen=True)
class Points(Node):
    """End game: points."""

    n: int


@dataclass(frozen=True)
class PointsAndAdvance(Node):
    """End game: points, and an advance before scoring (PU-18.18)."""

    n: int
    trackers: int
    steps: int


@dataclass(frozen=True)
class PointsPerPatchOnPlanet(Node):
    """End game: points for patches (PU-18.14)."""

    n: int


@dataclass(frozen=True)
class LifepodRate(Node):
    """End game: what a lifepod is worth (PU-18.15)."""

    points: int


@dataclass(frozen=True)
class SetMeteoriteRepo(Node):
    """End game: what three meteorites are worth, by cards of the set (PU-18.16)."""

    points: tuple[int, ...]


@dataclass(frozen=True)
class SetCommerce(Node):
    """End game: points by cards of the set (PU-18.17)."""

    points: tuple[int, ...]


# -- effects of events


@dataclass(frozen=True)
class ExtraRoverOnTilePlacedThisTurn(Node):
    """A further rover, put on the tile of this turn (PU-19.20)."""


@dataclass(frozen=True)
class CivDecksAddFromBox(Node):
    """Unused cards join the decks, once for all (PU-19.21)."""

    per_rank: int


@dataclass(frozen=True)
class CivDecksRemoveRandom(Node):
    """Cards leave the decks, once for all (PU-19.21)."""

    per_rank: int


@dataclass(frozen=True)
class DrawPersonalMission(Node):
    """More personal missions (PU-19.22)."""

    n: int


@dataclass(frozen=True)
class DestroyPersonalMission(Node):
    """Lose personal missions (PU-19.22)."""

    n: int


@dataclass(frozen=True)
class RotateStationFreely(Node):
    """Solo: turn the station to any section (PU-19.25)."""


@dataclass(frozen=True)
class RemoveStackInCurrentSection(Node):
    """Solo: one of the two stacks is removed (PU-19.39)."""


@dataclass(frozen=True)
class AddMeteoriteToFreeSymbol(Node):
    """Meteorites on free symbols (PU-19.30)."""

    n: int


@dataclass(frozen=True)
class DestroyRoverIfMoreThan(Node):
    """One of several rovers is destroyed (PU-19.37)."""

    more_than: int


@dataclass(frozen=True)
class DestroyPlanetLifepod(Node):
    """Lifepods on the planet are destroyed (PU-19.38)."""

    n: int


@dataclass(frozen=True)
class DestroyCollected(Node):
    """Collected tokens are destroyed (PU-19.38)."""

    token: str
    n: int


@dataclass(frozen=True)
class PeekNextEvent(Node):
    """Look at the next event in secret (PU-19.40)."""


@dataclass(frozen=True)
class ForbidRoverEntry(Node):
    """This turn: rovers may not enter a terrain (PU-19.32)."""

    terrain: str


@dataclass(frozen=True)
class ForbidTileOnEdge(Node):
    """This turn: no tile on an edge cell (PU-19.33)."""


@dataclass(frozen=True)
class ForbidTileOnIce(Node):
    """This turn: no tile on an ice cell (PU-19.42)."""


@dataclass(frozen=True)
class ForbidMatchingAdjacentTerrain(Node):
    """This turn: no terrain next to its like (PU-19.41)."""


@dataclass(frozen=True)
class AdvanceOnlyOneBuilding(Node):
    """This turn: one building of each tile only (PU-19.34)."""


@dataclass(frozen=True)
class SuppressMilestones(Node):
    """This turn: some symbols give nothing (PU-19.35)."""

    kinds: tuple[str, ...]


@dataclass(frozen=True)
class SuppressSynergy(Node):
    """This turn: no synergy (PU-19.43)."""


EFFECTS: dict[str, type[Node]] = {
    "advance_different": AdvanceDifferent,
    "advance_same": AdvanceSame,
    "advance_one_of": AdvanceOneOf,
    "regress_one_of": RegressOneOf,
    "raise_all_to": RaiseAllTo,
    "synergy": Synergy,
    "gain_patch": GainPatch,
    "gain_movement": GainMovement,
    "place_section_tile": PlaceSectionTile,
    "teleport_rover": TeleportRover,
    "collect_lifepods": CollectLifepods,
    "collect_meteorites": CollectMeteorites,
    "destroy_meteorites": DestroyMeteorites,
    "destroy_meteorites_in_line": DestroyMeteoritesInLine,
    "points": Points,
    "points_and_advance": PointsAndAdvance,
    "points_per_patch_on_planet": PointsPerPatchOnPlanet,
    "lifepod_rate": LifepodRate,
    "set_meteorite_repo": SetMeteoriteRepo,
    "set_commerce": SetCommerce,
    "extra_rover_on_tile_placed_this_turn": ExtraRoverOnTilePlacedThisTurn,
    "civ_decks_add_from_box": CivDecksAddFromBox,
    "civ_decks_remove_random": CivDecksRemoveRandom,
    "draw_personal_mission": DrawPersonalMission,
    "destroy_personal_mission": DestroyPersonalMission,
    "rotate_station_freely": RotateStationFreely,
    "remove_stack_in_current_section": RemoveStackInCurrentSection,
    "add_meteorite_to_free_symbol": AddMeteoriteToFreeSymbol,
    "destroy_rover_if_more_than": DestroyRoverIfMoreThan,
    "destroy_planet_lifepod": DestroyPlanetLifepod,
    "destroy_collected": DestroyCollected,
    "peek_next_event": PeekNextEvent,
    "forbid_rover_entry": ForbidRoverEntry,
    "forbid_tile_on_edge": ForbidTileOnEdge,
    "forbid_tile_on_ice": ForbidTileOnIce,
    "forbid_matching_adjacent_terrain": ForbidMatchingAdjacentTerrain,
    "advance_only_one_building": AdvanceOnlyOneBuilding,
    "suppress_milestones": SuppressMilestones,
    "suppress_synergy": SuppressSynergy,
}
"""The effects of cards by the word the packs use."""

AT_ONCE: Final = "at once"
THIS_TURN: Final = "this turn"
AT_THE_END: Final = "at the end"

WHEN: Final[dict[type[Node], str]] = {
    AdvanceDifferent: AT_ONCE,
    AdvanceSame: AT_ONCE,
    AdvanceOneOf: AT_ONCE,
    RegressOneOf: AT_ONCE,
    RaiseAllTo: AT_ONCE,
    Synergy: AT_ONCE,
    GainPatch: AT_ONCE,
    GainMovement: AT_ONCE,
    PlaceSectionTile: AT_ONCE,
    TeleportRover: AT_ONCE,
    CollectLifepods: AT_ONCE,
    CollectMeteorites: AT_ONCE,
    DestroyMeteorites: AT_ONCE,
    DestroyMeteoritesInLine: AT_ONCE,
    Points: AT_THE_END,
    PointsAndAdvance: AT_THE_END,
    PointsPerPatchOnPlanet: AT_THE_END,
    LifepodRate: AT_THE_END,
    SetMeteoriteRepo: AT_THE_END,
    SetCommerce: AT_THE_END,
    ExtraRoverOnTilePlacedThisTurn: AT_ONCE,
    CivDecksAddFromBox: AT_ONCE,
    CivDecksRemoveRandom: AT_ONCE,
    DrawPersonalMission: AT_ONCE,
    DestroyPersonalMission: AT_ONCE,
    RotateStationFreely: AT_ONCE,
    RemoveStackInCurrentSection: AT_ONCE,
    AddMeteoriteToFreeSymbol: AT_ONCE,
    DestroyRoverIfMoreThan: AT_ONCE,
    DestroyPlanetLifepod: AT_ONCE,
    DestroyCollected: AT_ONCE,
    PeekNextEvent: AT_ONCE,
    ForbidRoverEntry: THIS_TURN,
    ForbidTileOnEdge: THIS_TURN,
    ForbidTileOnIce: THIS_TURN,
    ForbidMatchingAdjacentTerrain: THIS_TURN,
    AdvanceOnlyOneBuilding: THIS_TURN,
    SuppressMilestones: THIS_TURN,
    SuppressSynergy: THIS_TURN,
}
"""When an effect works: carried out when it comes up, read while its event lies open, or by the scoring."""
END_GAME: Final = tuple(kind for kind, when in WHEN.items() if when == AT_THE_END)
