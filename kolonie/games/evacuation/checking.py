"""What must hold for any pack of Evacuation, beyond the form of its entries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kolonie.core.packs import PackError
from kolonie.games.evacuation.terms import CONTINENTS, LANDS

if TYPE_CHECKING:
    from kolonie.games.evacuation.box import Box
    from kolonie.games.evacuation.packing import Packs

SIZES: Final = {
    "years": 1,
    "market_size": 1,
    "aim": 2,
    "track_price": 5,
    "group_surcharge": 2,
    "old_feeding": 4,
    "new_feeding": 4,
    "entertainment": 4,
    "factories_of_a_kind": 1,
    "research_needed": 3,
    "clones": 2,
    "refresh_price": 1,
    "return_energy": 1,
    "hand": 3,
    "goals": 2,
    "tasks": 1,
    "milestones": 4,
    "production_points": 11,
    "production_points_above": 1,
    "points_lost": 4,
    "places": 4,
    "places_of_two": 2,
    "race_smileys": 2,
    "race_smileys_of_two": 2,
    "solo_gap": 1,
    "solo_smileys": 1,
    "solo_marks": 2,
    "solo_x": 1,
}
"""How many numbers each constant has."""

FIXED: Final = {"years": (4,), "research_needed": (1, 2, 2), "market_size": (3,)}
"""Numbers that the board and the tiles fix: years (EV-3.01), researches (EV-6.21), offers (EV-7.01)."""


def check_constants(constants: dict[str, tuple[int, ...]], packs: Packs) -> None:
    for name, size in SIZES.items():
        if name not in constants:
            raise PackError(f"constants {name}: is missing")
        if len(constants[name]) != size or min(constants[name]) < 0:
            raise packs.wrong("constants", name, f"field value: must be {size} numbers of at least 0")
        if name in FIXED and constants[name] != FIXED[name]:
            raise packs.wrong("constants", name, f"field value: must be {list(FIXED[name])}")
    borders = constants["milestones"]
    if list(borders) != sorted(set(borders)):
        raise packs.wrong("constants", "milestones", "field value: must rise (EV-10.13)")


def check(box: Box, packs: Packs) -> None:
    """What entries owe each other. Raises PackError."""
    for name, homes in zip(CONTINENTS, box.homes, strict=True):
        land = sum(home.stripe is not None for home in homes)
        if (land, len(homes) - land) != (LANDS, 2):
            raise PackError(
                f"homeland: continent {name}: must have 9 land areas and 2 of the ocean (EV-1.07)"
            )
        for home in homes:
            if home.stripe is not None and (home.factory is None) == (home.population == 0):
                raise packs.wrong("homeland", home.id, "must have population or one factory (EV-8.04)")
    if box.last_section <= box.milestones[-1]:
        raise packs.wrong("constants", "milestones", "field value: the track ends before the last milestone")
    for number, which in enumerate(box.sets, 1):
        levels = sorted(box.technology_level[tile] for tile in which)
        if levels != [1, 1, 1, 2, 2, 2, 3, 3, 3]:
            raise PackError(f"technologies: set {number} must have three of each level (EV-2.08)")
    for tile in box.technologies:
        given = (tile.effect is not None, tile.power is not None, bool(tile.symbol), bool(tile.opens))
        if sum(given) != 1:
            raise packs.wrong("technologies", tile.id, "needs exactly one of effect, power, symbol, opens")
        if tile.after and tile.effect is None:
            raise packs.wrong("technologies", tile.id, "field after: needs an effect")
    for card in box.cards:
        if not card.strength or not all(0 <= n <= 9 for n in card.strength):
            raise packs.wrong("cards", card.id, "field strength: must be one number or several from 0 to 9")
        if not 1 <= len(card.halves) <= 2:
            raise packs.wrong("cards", card.id, "field halves: must be one or two (EV-15.08)")
        if not 1 <= card.copies <= 9:
            raise packs.wrong("cards", card.id, "field copies: must be 1 to 9")
    for action in packs.raw["actions"]:
        if not 1 <= action["group"] <= 4:
            raise packs.wrong("actions", action["id"], "field group: must be 1 to 4 (EV-0.05)")
    for bonus in box.bonuses:
        if bonus.lower >= bonus.higher:
            raise packs.wrong("bonuses", bonus.id, "field higher: must be above the lower number (EV-11.01)")
    flags = sum(bonus.flag for bonus in box.bonuses)
    if flags < 1 or len(box.bonuses) - flags < box.years - 1:
        raise PackError("bonuses: there must be a card with a flag and three without (EV-2.14)")
    if len(box.goals) < 4 * box.goals_dealt:
        raise PackError("goals: four players are dealt four each (EV-14.02)")
    for goal in box.goals:
        if (goal.per > 0) + bool(goal.steps) + bool(goal.exact) != 1:
            raise packs.wrong("goals", goal.id, "needs exactly one of per, steps, exact (EV-14.23)")
    if len(box.tasks) < box.tasks_laid:
        raise PackError("tasks: three are laid out (EV-16.03)")
    for drawn in box.solo:
        if (drawn.action == "settle") != (drawn.arrow is not None):
            raise packs.wrong("solo", drawn.id, "field arrow: belongs to settle cards (EV-17.20)")
        if not 0 <= drawn.number <= 3:
            raise packs.wrong("solo", drawn.id, "field number: must be 1 to 3, or 0 for X (EV-17.14)")
    cells = 0
    for place in box.rim:
        cells += len(box.neighbours[place]) < 6
    if cells != len(box.rim):
        raise PackError("rim: must be areas at the edge of the map (EV-17.20)")
