"""The numbers that stand for words of the rulebook, so that hot code compares integers."""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ("food", "steel", "energy")
FOOD: Final = 0
STEEL: Final = 1
ENERGY: Final = 2
ANY: Final = -1
"""A kind of the player's choice."""
EACH: Final = -2
"""All three kinds."""

FACTORIES: Final = ("farm", "steelworks", "power_plant")
"""The factory of each resource (EV-0.02)."""

WORLDS: Final = ("old", "new")
OLD: Final = 0
NEW: Final = 1
SIDE: Final = 3
"""Stocks of both worlds lie in one list: entry `SIDE * world + kind`."""

BIOMES: Final = ("tundra", "desert", "forest", "ocean")
TUNDRA: Final = 0
DESERT: Final = 1
FOREST: Final = 2
OCEAN: Final = 3

STRIPES: Final = ("desert", "mountain", "ocean")
"""The colours of zones and of land areas of the Old World (EV-8.05)."""
SYMBOLS: Final = ("leaf", "drop", "shield", "beacon")

LANES: Final = ("outer", "middle", "inner")
OUTER: Final = 0
MIDDLE: Final = 1
INNER: Final = 2

SHUTTLE: Final = 0
STADIUM: Final = 1
INFRASTRUCTURE: Final = 2
OFFERS: Final = ("shuttle", "stadium", "infrastructure")
"""The three offers; the first two can be built."""

COLOURS: Final = ("blue", "purple", "pink", "white")
CONTINENTS: Final = ("north", "east", "south", "west")
LANDS: Final = 9
"""Own areas of the Old World: bits 0 to 8 are land, 9 and 10 ocean (EV-1.07)."""
OCEANS: Final = (9, 10)

DIRECTIONS: Final = ("E-W", "NE-SW", "NW-SE")
"""The three directions of straight lines on the map: constant r, constant q + r, constant q."""
STEPS: Final = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}

POWERS: Final = (
    "cargo",
    "hold",
    "first_launch",
    "free_return",
    "any_zone",
    "settling_steel",
    "any_factory_price",
    "factory_action",
    "factory_yield",
    "stadium_price",
    "shuttle_price",
    "infrastructure_price",
    "clone",
    "old_feeding",
    "new_feeding",
    "ignored_symbols",
    "third_action",
    "late_action",
    "exchange_action",
    "stadium_smiley",
    "symbols",
    "opened",
)
"""What completed technologies change for good; a seat keeps one number for each."""
CARGO: Final = 0
HOLD: Final = 1
FIRST_LAUNCH: Final = 2
FREE_RETURN: Final = 3
ANY_ZONE: Final = 4
SETTLING_STEEL: Final = 5
ANY_FACTORY_PRICE: Final = 6
FACTORY_ACTION: Final = 7
FACTORY_YIELD: Final = 8
STADIUM_PRICE: Final = 9
SHUTTLE_PRICE: Final = 10
INFRASTRUCTURE_PRICE: Final = 11
CLONE_MORE: Final = 12
OLD_FEEDING: Final = 13
NEW_FEEDING: Final = 14
IGNORED_SYMBOLS: Final = 15
THIRD_ACTION: Final = 16
LATE_ACTION: Final = 17
EXCHANGE_ACTION: Final = 18
STADIUM_SMILEY: Final = 19
OWN_SYMBOLS: Final = 20
"""One bit for each symbol that a technology shows."""
OPENED: Final = 21
"""One bit for each biome that a technology opens (EV-6.65)."""

SPELT_POWERS: Final = POWERS[:OWN_SYMBOLS]
"""Those that packs name under `power`; symbols and biomes have fields of their own."""

EVENTS: Final = ("shuttle", "stadium", "settling")
"""What a lasting technology can answer (EV-6.68)."""

TALLIES: Final = (
    "tundra",
    "desert",
    "forest",
    "ocean",
    "biomes",
    "technologies",
    "top_technologies",
    "infrastructure",
    "population",
    "factories",
    "highest",
    "spread",
    "shuttles",
    "stadiums",
    "evacuated",
    "group",
)
"""What goals and public tasks count; `counting` counts it."""

SOLO_ACTIONS: Final = ("settle", "stadium", "shuttle", "infrastructure")
