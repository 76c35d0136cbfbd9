"""The words of the rulebook as numbers: terrains, tracks, benefits and abilities."""

from __future__ import annotations

from typing import Final

TRACKS: Final[tuple[str, ...]] = ("civ", "water", "biomass", "rover", "tech")
"""The five tracks from left to right; a tracker is named by the track of its colour."""
TERRAINS: Final[tuple[str, ...]] = (*TRACKS, "energy")

# Terrains; all but energy are tracks too
CIV: Final = 0
WATER: Final = 1
BIOMASS: Final = 2
ROVER: Final = 3
TECH: Final = 4
ENERGY: Final = 5
ALL_TRACKS: Final = 0b11111

HEIGHT: Final = 16
"""Fields of a track. A field is the number `16 * track + height`."""
FIELDS: Final = HEIGHT * len(TRACKS)
ROVER_TOP: Final = HEIGHT * ROVER + HEIGHT - 1

# Benefits of fields, each with a number
SYNERGY: Final = 0
PATCH: Final = 1
NEW_ROVER: Final = 2
MOVE: Final = 3
RANK: Final = 4
LEVEL: Final = 5
ADVANCE: Final = 6
EITHER: Final = 7
BENEFITS: Final[tuple[str, ...]] = ("synergy", "patch", "rover", "move", "civ", "tech", "advance", "either")

POWERS: Final[tuple[str, ...]] = (
    "ignore_adjacency",
    "store_patches",
    "rover_track_plus_one",
    "double_water_from_placed_tile",
    "no_meteorites",
    "movement_on_civ_selection",
    "extra_choice_next_rank",
    "teleport_civ_buildings",
    "synergy_with_civ_milestone",
    "two_leftover_civ_cards",
    "reset_biomass",
    "patch_on_tiles",
    "one_extra_patch",
    "patch_destroys_meteorite",
    "diagonal_rovers",
    "move_three_lifepods",
    "move_lifepod_on_energy_tile",
    "free_energy_terrain",
    "move_one_lifepod",
    "rover_tiles_ignore_adjacency",
    "movement_per_loaded_rover",
    "patch_per_collected_meteorite",
    "destroy_on_water",
    "advance_rover",
    "synergy_instead_of_patch",
    "teleport_same_terrain",
    "double_synergy",
    "tech_as_energy",
    "row_benefits",
    "common_mission",
    "skip_trackers",
    "movement_per_rover_on_water",
    "water_when_off_ice",
    "patch_on_water_tile",
    "synergy_on_water_tile",
    "outer_tracks_adjacent",
    "rover_track_plus_one_if_shared",
    "sideways_step",
    "mandatory_regress",
    "score_as_best",
    "movement_per_rover_on_flux",
    "jump_to_next_milestone",
    "improved_flux_track",
    "collect_on_flux_tile",
    "advance_flux",
)
"""The abilities of breakthroughs. A set of them is an integer with one bit for each."""

IGNORE_ADJACENCY: Final = 1 << POWERS.index("ignore_adjacency")
STORE_PATCHES: Final = 1 << POWERS.index("store_patches")
ROVER_PLUS: Final = 1 << POWERS.index("rover_track_plus_one")
DOUBLE_WATER: Final = 1 << POWERS.index("double_water_from_placed_tile")
NO_METEORITES: Final = 1 << POWERS.index("no_meteorites")
CIV_MOVEMENT: Final = 1 << POWERS.index("movement_on_civ_selection")
HIGHER_CARD: Final = 1 << POWERS.index("extra_choice_next_rank")
CIV_JUMP: Final = 1 << POWERS.index("teleport_civ_buildings")
CIV_SYNERGY: Final = 1 << POWERS.index("synergy_with_civ_milestone")
LEFTOVER_CARDS: Final = 1 << POWERS.index("two_leftover_civ_cards")
RESET_BIOMASS: Final = 1 << POWERS.index("reset_biomass")
PATCH_ON_TILES: Final = 1 << POWERS.index("patch_on_tiles")
EXTRA_PATCH: Final = 1 << POWERS.index("one_extra_patch")
PATCH_ON_METEORITE: Final = 1 << POWERS.index("patch_destroys_meteorite")
DIAGONAL_ROVERS: Final = 1 << POWERS.index("diagonal_rovers")
MOVE_THREE_PODS: Final = 1 << POWERS.index("move_three_lifepods")
POD_ON_ENERGY: Final = 1 << POWERS.index("move_lifepod_on_energy_tile")
FREE_ENERGY: Final = 1 << POWERS.index("free_energy_terrain")
MOVE_ONE_POD: Final = 1 << POWERS.index("move_one_lifepod")
ROVER_TILES_FREE: Final = 1 << POWERS.index("rover_tiles_ignore_adjacency")
LOADED_MOVEMENT: Final = 1 << POWERS.index("movement_per_loaded_rover")
METEORITE_PATCH: Final = 1 << POWERS.index("patch_per_collected_meteorite")
DESTROY_LOAD: Final = 1 << POWERS.index("destroy_on_water")
ADVANCE_ROVER: Final = 1 << POWERS.index("advance_rover")
SYNERGY_FOR_PATCH: Final = 1 << POWERS.index("synergy_instead_of_patch")
TERRAIN_JUMP: Final = 1 << POWERS.index("teleport_same_terrain")
DOUBLE_SYNERGY: Final = 1 << POWERS.index("double_synergy")
TECH_AS_ENERGY: Final = 1 << POWERS.index("tech_as_energy")
ROW_BENEFITS: Final = 1 << POWERS.index("row_benefits")
COMMON_MISSION: Final = 1 << POWERS.index("common_mission")
SKIP_TRACKERS: Final = 1 << POWERS.index("skip_trackers")
WATER_MOVEMENT: Final = 1 << POWERS.index("movement_per_rover_on_water")
WATER_OFF_ICE: Final = 1 << POWERS.index("water_when_off_ice")
WATER_PATCH: Final = 1 << POWERS.index("patch_on_water_tile")
WATER_SYNERGY: Final = 1 << POWERS.index("synergy_on_water_tile")
OUTER_TRACKS: Final = 1 << POWERS.index("outer_tracks_adjacent")
SHARED_ROVER_PLUS: Final = 1 << POWERS.index("rover_track_plus_one_if_shared")
SIDEWAYS: Final = 1 << POWERS.index("sideways_step")
REGRESS_DUTY: Final = 1 << POWERS.index("mandatory_regress")
SCORE_AS_BEST: Final = 1 << POWERS.index("score_as_best")
FLUX_MOVEMENT: Final = 1 << POWERS.index("movement_per_rover_on_flux")
FLUX_LEAP: Final = 1 << POWERS.index("jump_to_next_milestone")
FLUX_IMPROVED: Final = 1 << POWERS.index("improved_flux_track")
FLUX_COLLECT: Final = 1 << POWERS.index("collect_on_flux_tile")
FLUX_ADVANCE: Final = 1 << POWERS.index("advance_flux")


def number_of(power: int) -> int:
    """The place of a single ability in `POWERS`."""
    return power.bit_length() - 1
