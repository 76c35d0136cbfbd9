"""The words of the rulebook as numbers: terrains, tracks, benefits and abilities."""

from __future__ import annotations

TRACKS = ("civ", "water", "biomass", "rover", "tech")
"""The five tracks from left to right; a tracker is named by the track of its colour."""
TERRAINS = (*TRACKS, "energy")
CIV, WATER, BIOMASS, ROVER, TECH, ENERGY = range(6)
ALL_TRACKS = 0b11111

HEIGHT = 16
"""Fields of a track. A field is the number `16 * track + height`."""
FIELDS = HEIGHT * len(TRACKS)
ROVER_TOP = HEIGHT * ROVER + HEIGHT - 1

# Benefits of fields, each with a number
SYNERGY, PATCH, NEW_ROVER, MOVE, RANK, LEVEL, ADVANCE, EITHER = range(8)
BENEFITS = ("synergy", "patch", "rover", "move", "civ", "tech", "advance", "either")

POWERS = (
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

IGNORE_ADJACENCY = 1 << POWERS.index("ignore_adjacency")
STORE_PATCHES = 1 << POWERS.index("store_patches")
ROVER_PLUS = 1 << POWERS.index("rover_track_plus_one")
DOUBLE_WATER = 1 << POWERS.index("double_water_from_placed_tile")
NO_METEORITES = 1 << POWERS.index("no_meteorites")
CIV_MOVEMENT = 1 << POWERS.index("movement_on_civ_selection")
HIGHER_CARD = 1 << POWERS.index("extra_choice_next_rank")
CIV_JUMP = 1 << POWERS.index("teleport_civ_buildings")
CIV_SYNERGY = 1 << POWERS.index("synergy_with_civ_milestone")
LEFTOVER_CARDS = 1 << POWERS.index("two_leftover_civ_cards")
RESET_BIOMASS = 1 << POWERS.index("reset_biomass")
PATCH_ON_TILES = 1 << POWERS.index("patch_on_tiles")
EXTRA_PATCH = 1 << POWERS.index("one_extra_patch")
PATCH_ON_METEORITE = 1 << POWERS.index("patch_destroys_meteorite")
DIAGONAL_ROVERS = 1 << POWERS.index("diagonal_rovers")
MOVE_THREE_PODS = 1 << POWERS.index("move_three_lifepods")
POD_ON_ENERGY = 1 << POWERS.index("move_lifepod_on_energy_tile")
FREE_ENERGY = 1 << POWERS.index("free_energy_terrain")
MOVE_ONE_POD = 1 << POWERS.index("move_one_lifepod")
ROVER_TILES_FREE = 1 << POWERS.index("rover_tiles_ignore_adjacency")
LOADED_MOVEMENT = 1 << POWERS.index("movement_per_loaded_rover")
METEORITE_PATCH = 1 << POWERS.index("patch_per_collected_meteorite")
DESTROY_LOAD = 1 << POWERS.index("destroy_on_water")
ADVANCE_ROVER = 1 << POWERS.index("advance_rover")
SYNERGY_FOR_PATCH = 1 << POWERS.index("synergy_instead_of_patch")
TERRAIN_JUMP = 1 << POWERS.index("teleport_same_terrain")
DOUBLE_SYNERGY = 1 << POWERS.index("double_synergy")
TECH_AS_ENERGY = 1 << POWERS.index("tech_as_energy")
ROW_BENEFITS = 1 << POWERS.index("row_benefits")
COMMON_MISSION = 1 << POWERS.index("common_mission")
SKIP_TRACKERS = 1 << POWERS.index("skip_trackers")
WATER_MOVEMENT = 1 << POWERS.index("movement_per_rover_on_water")
WATER_OFF_ICE = 1 << POWERS.index("water_when_off_ice")
WATER_PATCH = 1 << POWERS.index("patch_on_water_tile")
WATER_SYNERGY = 1 << POWERS.index("synergy_on_water_tile")
OUTER_TRACKS = 1 << POWERS.index("outer_tracks_adjacent")
SHARED_ROVER_PLUS = 1 << POWERS.index("rover_track_plus_one_if_shared")
SIDEWAYS = 1 << POWERS.index("sideways_step")
REGRESS_DUTY = 1 << POWERS.index("mandatory_regress")
SCORE_AS_BEST = 1 << POWERS.index("score_as_best")
FLUX_MOVEMENT = 1 << POWERS.index("movement_per_rover_on_flux")
FLUX_LEAP = 1 << POWERS.index("jump_to_next_milestone")
FLUX_IMPROVED = 1 << POWERS.index("improved_flux_track")
FLUX_COLLECT = 1 << POWERS.index("collect_on_flux_tile")
FLUX_ADVANCE = 1 << POWERS.index("advance_flux")


def number_of(power: int) -> int:
    """The place of a single ability in `POWERS`."""
    return power.bit_length() - 1
