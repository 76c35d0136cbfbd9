"""Underwater Cities: what things are worth in points at the end of the game, found by play."""

from __future__ import annotations

LAST_GOOD = 0.25
"""What a resource is worth when nothing can be bought any more (UC-19.12); biomatter counts twice."""
GROWTH = {"credit": 0.0, "kelp": 0.0, "steelplast": 0.1, "science": 0.3, "biomatter": 0.2}
"""What one is worth more with every further production that its use is in time for."""
FADES = 0.78
"""What one resource more of a kind is worth, beside the one before it."""
LATER = 0.9
"""What goods of a production to come are worth, beside goods in hand."""
HUNGER = 3.0
"""What a city costs that cannot be fed (UC-18.06)."""
KELP_LATER = 1.25
"""What it costs to bring one kelp more by the time of a later production."""
SITE = 0.6
"""What it is worth to have a further site for a type of building that its city has not yet."""
SITES_FADE = 0.95
"""What one site more is worth, beside the one before it."""
CITY = 3.0
"""What a city is worth beyond what stands there: more can be built around it."""
ALONE = 3.0
"""What a city is worth in the solo game, which asks for a number of them (UC-22.17)."""
STANDING = (1.0, 0.55, 0.3)
"""How much of a connected city it is that one stands, by the number of tunnels that are missing,"""
NEXT_TO = (0.45, 0.15, 0.05)
"""or that it can be built next to another one,"""
REACHED = (0.2, 0.05, 0.0)
"""or that its site is reached or nearly so."""
BEGUN_ALONE = 6.0
"""What such a part of a city is worth in the solo game."""
NEARER = (3.0, 1.3)
"""How much more the last cities are worth there than the first, and parts of them: all or nothing wins."""
CITY_SITE = 0.5
"""What it is worth to have a further site for a city."""
TUNNEL_MISSING = 1.6
"""What it costs to build a tunnel to a city that is not connected."""
METROPOLIS_NEAR = (1.0, 0.55, 0.35, 0.2, 0.1)
"""How much of a metropolis is in hand, by the number of tunnels that are missing."""
BROWN = 3.0
"""What a brown metropolis will score beside what it counts now."""
USES = 0.25
"""How many action cards can be used in a turn, on the whole."""
USED = 0.8
"""What is left of an action card's worth by the time it is used."""
EVENTS = {
    "built": 0.1,
    "upgraded": 0.07,
    "mismatch": 0.4,
    "match": 0.5,
    "space": 0.15,
    "slot": 0.06,
    "slot_colour": 0.33,
    "slot_gives": 0.12,
    "metropolis": 0.06,
    "end_of_turn": 0.15,
    "once_per_turn": 0.35,
    "action_used": 0.2,
    "special_taken": 0.05,
    "claimed": 0.2,
}
"""How often in a turn a permanent card is set off."""
BOUGHT = {
    "farm": 0.13,
    "desalination": 0.13,
    "laboratory": 0.13,
    "tunnel": 0.22,
    "nonsymbiotic": 0.1,
    "symbiotic": 0.08,
    "upgrade": 0.25,
    "special": 0.05,
}
"""How often in a turn something is paid for at its usual price."""
GROWS, GROWS_TOO = 0.04, 0.1
"""How much more an endgame card scores with every turn to come: a share of what it scores now, and beside."""
SOLD = 0.75
"""How much of what could be sold at the end will be there."""
HELD = 0.3
"""How much of a card's worth is in hand before it is played."""
UNSEEN = 2.0
"""What a card is worth that will be drawn: a world that was imagined must not say which."""
COLOURFUL = 0.2
"""What a further colour in hand is worth: there will be more slots that match."""
STEP = 0.25
"""What a step on the Federation track is worth beyond its reward: to play earlier."""
MOVED = 0.5
"""What it is worth to have advanced at all in a round of the solo game (UC-22.09)."""
