"""What things are worth to the bot, in points of the points game; a level of the race is worth `LEVEL`."""

from __future__ import annotations

from typing import Final

LEVEL: Final = 4.0
LOWEST: Final = (5.0, 2.6, 1.2)
"""A level of the lowest production, of the middle one, of the highest."""
RACE_LOWEST: Final = (5.0, 3.0, 1.8)
YEARLY_NEW: Final = (0.55, 0.75, 0.6)
"""What a level brings in each year to come: food, steel, energy of the New World."""
YEARLY_OLD: Final = (0.12, 0.2, 0.2)
OLD_CUBE: Final = (0.3, 0.55, 0.5)
NEW_CUBE: Final = (0.8, 0.8, 0.8)
PLENTY: Final = 6
"""Cubes of a kind beyond so many are worth a third."""
PERSON: Final = 2.2
WAITING_PERSON: Final = 1.0
NEW_FACTORY: Final = 2.0
OLD_FACTORY: Final = 1.1
STADIUM: Final = 4.0
RACE_STADIUM: Final = 6.5
"""Whoever lacks one of three does not win the race."""
OLD_STADIUM: Final = 2.4
SMILEY: Final = 0.8
ROOM: Final = 0.5
EARLY: Final = (0.0, 2.2, 3.2, 4.0)
"""An area that arrives so many years before the end: its settlers will produce."""
SECTION: Final = 0.5
BIOME: Final = (0.0, 2.5, 2.5, 1.5)
SYMBOL: Final = 0.8
RESEARCH: Final = 0.7
TECHNOLOGY: Final = (0.6, 1.3, 2.2)
PLAN: Final = 0.8
WAITING: Final = 1.3
CARD: Final = 0.4
BONUS: Final = 2.5
PENALTY: Final = 3.0
AREA: Final = 3.6
"""An area of the Old World that stays behind, with its people."""
DOUBT: Final = 0.15
"""The part of what could fly that will probably stay all the same."""
