"""What must hold for any pack of this game; the first thing wrong is raised as PackError."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from kolonie.core.packs import PackError
from kolonie.games.planet_unknown.ground import SIZE, bit_at, flood, mask_of
from kolonie.games.planet_unknown.terms import BENEFITS, HEIGHT, POWERS, TERRAINS, TRACKS

if TYPE_CHECKING:
    from kolonie.games.planet_unknown.box import Box
    from kolonie.games.planet_unknown.entries import CorporationEntry, Criterion, PlanetEntry, ShapeEntry

CONSTANTS = {
    "civ_cards_beyond_players": 1,
    "missions_between_two": 1,
    "solo_missions": 2,
    "personal_missions": 2,
    "event_deck": 1,
    "lifepod_points": 1,
    "meteorites_per_point": 1,
    "neighbour_mission": 2,
    "personal_mission": 1,
    "solo_target": 1,
    "solo_from": 5,
    "solo_red": 5,
    "solo_orange": 5,
    "solo_green": 5,
    "solo_ratings": 7,
}
"""Every constant of the pack and how many numbers it has."""

PLANET_LETTERS = {
    "": "",
    "ring_anchor": "R",
    "planetoid_bonus": "NWS",
    "start_in_centre": "C",
    "city_points": "C",
    "no_land_with_ice": "",
    "toxic_cells": "T",
    "holes": "H",
    "outer_edge_only": "",
    "slide_in": "",
    "quadrant_buildings": "CETW",
    "currents_are_energy": "E",
    "chasm": "WE",
}
"""Every planet rule and the letters of its map."""

CORPORATION_RULES = (
    "",
    "regress_on_civ_milestone",
    "biomass_by_expansion",
    "lifepods_on_tracks",
    "load_and_deliver",
    "lifepods_on_breakthroughs",
    "water_path",
    "diagonal_trackers",
    "flux_token",
)

TIMINGS = {
    "permanent": (
        "diagonal_rovers",
        "double_water_from_placed_tile",
        "free_energy_terrain",
        "ignore_adjacency",
        "improved_flux_track",
        "no_meteorites",
        "outer_tracks_adjacent",
        "patch_destroys_meteorite",
        "patch_on_tiles",
        "rover_tiles_ignore_adjacency",
        "rover_track_plus_one",
        "rover_track_plus_one_if_shared",
        "sideways_step",
        "skip_trackers",
        "store_patches",
    ),
    "start_of_turn": (
        "movement_per_loaded_rover",
        "movement_per_rover_on_flux",
        "movement_per_rover_on_water",
    ),
    "on_select_tile": ("movement_on_civ_selection",),
    "on_place_tile": (
        "collect_on_flux_tile",
        "move_lifepod_on_energy_tile",
        "patch_on_water_tile",
        "synergy_on_water_tile",
        "water_when_off_ice",
    ),
    "while_moving": ("teleport_civ_buildings",),
    "on_collect": ("patch_per_collected_meteorite",),
    "on_civ_milestone": ("synergy_with_civ_milestone",),
    "on_civ_pick": ("extra_choice_next_rank",),
    "any_time": ("reset_biomass",),
    "optional": ("destroy_on_water", "tech_as_energy"),
    "once_per_turn": (
        "advance_flux",
        "advance_rover",
        "double_synergy",
        "move_one_lifepod",
        "one_extra_patch",
        "synergy_instead_of_patch",
        "teleport_same_terrain",
    ),
    "once_per_turn_mandatory": ("mandatory_regress",),
    "once_per_game": ("common_mission", "jump_to_next_milestone", "move_three_lifepods", "row_benefits"),
    "end_of_game": ("two_leftover_civ_cards",),
    "final_scoring": ("score_as_best",),
}
"""When each ability works: what a pack says of it must be so."""

NEIGHBOUR = {
    "edge_buildings": ("terrain", "better"),
    "largest_area": ("terrain", "better"),
    "area_count": ("terrain", "better"),
    "building_count": ("terrain", "better"),
    "tracks_at_maximum": ("better",),
    "collected": ("token", "better"),
}
PERSONAL = {
    "rectangle": ("terrain", "w", "h"),
    "area_with_buildings": ("terrain", "at_least"),
    "track_at_maximum": ("track",),
    "building_count_at_most": ("terrain", "at_most"),
    "collected_at_least": ("token", "at_least"),
    "more_lifepods_than_meteorites": (),
    "all_ice_covered": (),
    "all_land_covered": (),
}
"""Every kind of mission and what it needs to know."""

COUNTS = {
    "pairs": 6,
    "planets": 13,
    "corporations": 9,
    "civ_cards": 36,
    "events": 60,
    "missions": 28,
    "markers": 6,
}


class Fault:
    """Names the entry that is looked at, so that every error can say file, entry and field."""

    def __init__(self, box: Box, name: str, ident: str) -> None:
        self.place = f"{box.where[name]}: {name} {ident}"

    def at(self, field: str, text: str) -> NoReturn:
        raise PackError(f"{self.place}: field {field}: {text}")


def check(box: Box) -> None:
    entries: dict[str, list[Any]] = {
        "pairs": box.pairs,
        "planets": box.planet_entries,
        "corporations": box.corporation_entries,
        "civ_cards": box.civ_cards,
        "events": box.events,
        "missions": box.missions,
        "markers": box.marker_entries,
    }
    for name, wanted in COUNTS.items():
        if len(entries[name]) < wanted:
            raise PackError(
                f"{box.where[name]}: {name}: {len(entries[name])} entries where {wanted} are needed"
            )
    places = [(s.ring, s.slot) for s in box.shape_entries]
    if sorted(places) != sorted((ring, slot) for ring in ("inner", "outer") for slot in range(6)):
        raise PackError(f"{box.where['shapes']}: shapes: each of the 12 slots of the station needs one shape")
    for shape in box.shape_entries:
        check_shape(shape, Fault(box, "shapes", shape.id))
    for pair in box.pairs:
        if pair.a == pair.b:
            Fault(box, "pairs", pair.id).at("b", "a tile has two different terrains (PU-1.02)")
    for planet in box.planet_entries:
        check_planet(planet, Fault(box, "planets", planet.id))
    for corporation in box.corporation_entries:
        check_corporation(corporation, Fault(box, "corporations", corporation.id))
    check_cards(box)
    for name, size in CONSTANTS.items():
        if name not in box.constants:
            raise PackError(f"{box.where['constants']}: constants {name}: missing")
        if len(box.constants[name]) != size:
            Fault(box, "constants", name).at("value", f"must be {size} numbers")
    for marker in box.marker_entries:
        fault = Fault(box, "markers", marker.id)
        if not marker.id.isdigit() or len(set(marker.positions)) != int(marker.id):
            fault.at("positions", "one place for each player is needed")
        if any(not 0 <= p < 6 for p in marker.positions):
            fault.at("positions", "a place is a number from 0 to 5")


def check_shape(shape: ShapeEntry, fault: Fault) -> None:
    if not shape.picture or len({len(row) for row in shape.picture}) != 1 or len(shape.picture) > SIZE:
        fault.at("picture", "rows of equal length are needed")
    if any(letter not in "AB." for row in shape.picture for letter in row):
        fault.at("picture", "only A, B and . are known")
    cells = mask_of(shape.picture, "AB")
    if not 2 <= cells.bit_count() <= 5:
        fault.at("picture", "a tile has 2 to 5 cells (PU-1.04)")
    if flood(cells & -cells, cells) != cells:
        fault.at("picture", "the cells of a tile must hang together")
    for letter, (x, y), field in (
        ("A", shape.building_a, "building_a"),
        ("B", shape.building_b, "building_b"),
        ("AB", shape.meteor, "meteor"),
    ):
        if min(x, y) < 0 or not mask_of(shape.picture, letter) & bit_at(x, y):
            fault.at(field, f"must lie on a cell of {' or '.join(letter)}")


def check_planet(planet: PlanetEntry, fault: Fault) -> None:
    for field, rows, letters in (("grid", planet.grid, "LI-"), ("map", planet.map, "")):
        if field == "map" and not rows:
            continue
        if len(rows) != SIZE or any(len(row) != SIZE for row in rows):
            fault.at(field, f"{SIZE} rows of {SIZE} letters are needed")
        if letters and any(letter not in letters for row in rows for letter in row):
            fault.at(field, f"only {', '.join(letters)} are known")
    cells = mask_of(planet.grid, "LI")
    if not cells:
        fault.at("grid", "the planet has no cell")
    if planet.rule not in PLANET_LETTERS:
        fault.at("rule", f"{planet.rule} is not a planet rule")
    letters = PLANET_LETTERS[planet.rule]
    if letters and any(not mask_of(planet.map, letter) for letter in letters):
        fault.at("map", f"the rule needs cells marked {', '.join(letters)}")
    if any(letter not in letters + "." for row in planet.map for letter in row):
        fault.at("map", f"only {', '.join(letters + '.')} mean something to the rule")
    marked = mask_of(planet.map, letters) if letters else 0
    if planet.rule == "holes":
        if marked & cells:
            fault.at("map", "a hole is no cell")
    elif marked & ~cells:
        fault.at("map", "a mark lies on no cell")
    if planet.rule in ("planetoid_bonus", "chasm", "quadrant_buildings") and marked != cells:
        fault.at("map", "every cell needs a letter")
    if set(planet.forbids) != (set(letters) if planet.rule == "quadrant_buildings" else set()):
        fault.at("forbids", "one terrain for each letter of the quadrants is needed")
    for x, y, *rest in planet.lifepods:
        if rest or not (0 <= x < SIZE and 0 <= y < SIZE) or planet.grid[y][x] != "L":
            fault.at("lifepods", f"[{x}, {y}] is not a land cell (PU-33.05)")
    if len({tuple(at) for at in planet.lifepods}) != 6:
        fault.at("lifepods", "six different cells are needed (PU-2.07)")
    for field, points in (("rows", planet.rows), ("columns", planet.columns)):
        if len(points) != SIZE or min(points) < 0:
            fault.at(field, f"{SIZE} numbers of at least 0 are needed")
    for crossing in planet.crossings:
        if len(crossing) != 4 or any(not 0 <= n < SIZE for n in crossing):
            fault.at("crossings", "two cells as four numbers are needed")


def check_corporation(corporation: CorporationEntry, fault: Fault) -> None:
    if corporation.rule not in CORPORATION_RULES:
        fault.at("rule", f"{corporation.rule} is not a corporation rule")
    if corporation.rovers < 0 or corporation.repeat < 0:
        fault.at("rovers", "must be at least 0")
    for name in TRACKS:
        fields: list[str] = getattr(corporation, name)
        if len(fields) != HEIGHT or fields[0] == "-":
            fault.at(name, f"{HEIGHT} fields are needed, the lowest among them")
        for text in fields:
            for word in [] if text == "-" else text.split():
                check_benefit(word, name, fault)
    for word in corporation.water_path:
        track, _, height = word.partition(":")
        if track not in TRACKS or not height.isdigit() or int(height) >= HEIGHT:
            fault.at("water_path", f"{word} is not a field")
    if bool(corporation.water_path) != (corporation.rule == "water_path"):
        fault.at("water_path", "belongs to the rule water_path")
    if not 1 <= len(corporation.breakthroughs) <= 6:
        fault.at("breakthroughs", "one to six are needed")
    for number, breakthrough in enumerate(corporation.breakthroughs, 1):
        if breakthrough.key not in POWERS:
            fault.at(f"breakthroughs {number}.key", f"{breakthrough.key} is not an ability")
        if breakthrough.key not in TIMINGS.get(breakthrough.timing, ()):
            fault.at(f"breakthroughs {number}.timing", f"that is not when {breakthrough.key} works")


def check_benefit(word: str, track: str, fault: Fault) -> None:
    if word.startswith("#") and word[1:].isdigit():
        return
    for part in word.split("|"):
        kind, _, n = part.partition(":")
        known = kind in BENEFITS and kind != "either"
        if kind == "advance":
            known = n in TRACKS
        elif n:
            known = known and n.isdigit()
        if not known:
            fault.at(track, f"{part!r} is not a benefit")


def check_cards(box: Box) -> None:
    for rank in range(1, 5):
        if sum(card.rank == rank for card in box.civ_cards) < 7:
            raise PackError(
                f"{box.where['civ_cards']}: civ_cards: rank {rank} needs at least 7 cards (PU-2.11)"
            )
    for card in box.civ_cards:
        if not 1 <= card.rank <= 4:
            Fault(box, "civ_cards", card.id).at("rank", "must be 1 to 4")
    for mission in box.missions:
        fault = Fault(box, "missions", mission.id)
        check_criterion(mission.neighbour, NEIGHBOUR, "neighbour", fault)
        check_criterion(mission.personal, PERSONAL, "personal", fault)


def check_when(box: Box, ident: str, when: str, kept: bool) -> None:
    """Whether a civilization card is kept for the end follows from its effect (PU-9.03)."""
    if (when == "end_game") != kept:
        Fault(box, "civ_cards", ident).at(
            "when", f"its effect makes it {'end_game' if kept else 'immediate'}"
        )


def check_criterion(given: Criterion, known: dict[str, tuple[str, ...]], side: str, fault: Fault) -> None:
    if given.kind not in known:
        fault.at(f"{side}.kind", f"{given.kind} is not a criterion of this side")
    for name in known[given.kind]:
        if not getattr(given, name):
            fault.at(f"{side}.{name}", "missing")


def parameter(place: str, name: str, value: object, wanted: str) -> None:
    """One parameter of an effect against the type its node declares."""
    if wanted.startswith("tuple"):
        numbers = "int" in wanted
        if not isinstance(value, list) or any(not isinstance(v, int if numbers else str) for v in value):
            raise PackError(f"{place}: a list of {'numbers' if numbers else 'words'} is needed")
        if name == "tracks" and (not value or any(v not in TRACKS for v in value)):
            raise PackError(f"{place}: only {', '.join(TRACKS)} are tracks")
        if name in ("kinds", "suppress") and any(v not in BENEFITS for v in value):
            raise PackError(f"{place}: only {', '.join(BENEFITS)} are benefits")
    elif wanted == "bool":
        if not isinstance(value, bool):
            raise PackError(f"{place}: true or false is needed")
    elif wanted == "int":
        if isinstance(value, bool) or not isinstance(value, int) or value < 1:
            raise PackError(f"{place}: a number of at least 1 is needed")
    elif name == "terrain" and value not in TERRAINS:
        raise PackError(f"{place}: {value!r} is not a terrain")
    elif name == "token" and value not in ("lifepod", "meteorite"):
        raise PackError(f"{place}: {value!r} is not a token")
