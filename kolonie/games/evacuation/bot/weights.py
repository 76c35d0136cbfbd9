"""What things are worth to the bot, in points of the points game. Rows are by years still to come: 0 to 3.

Every table is a tuple of floats and says so: a compiled module takes a whole number among them amiss.
"""

from __future__ import annotations

from typing import Final

Row = tuple[float, ...]

LEVEL: Final[float] = 4.0
"""A level of the lowest production in the race."""
LOWEST: Final[Row] = (0.0, 0.3, 0.6, 0.9, 1.4, 2.2, 4.0, 7.0, 10.5, 14.5, 19.0)
"""What a lowest production of so much will bring in the points game; each further level `ABOVE`."""
HOPED: Final[Row] = (0.0, 0.7, 1.4, 2.2, 3.2, 4.5, 6.3, 8.8, 11.8, 15.3, 19.0)
"""The same while there are years to come: the first levels are the way to the last."""
ABOVE: Final[float] = 3.0
GROWTH: Final[Row] = (0.0, 5.0, 10.0, 15.0)
"""Production that is still gained from what is not there yet, to be put where it is lowest."""
STEERED: Final[float] = 0.5
"""The part of it that surely goes where it is wanted; the rest is half hoped for, half spread evenly."""
SPILT: Final[Row] = (0.0, 0.15, 0.25, 0.35)
"""Of production beyond the lowest, the part that is worth something all the same."""
YEARLY: Final[Row] = (0.4, 0.7, 0.75)
"""What a level brings in each year after the next: food, steel, energy of the New World."""
YEARLY_OLD: Final[Row] = (0.03, 0.08, 0.1)
NEW_FOOD: Final[Row] = (0.0, 0.2, 0.35, 0.5)
NEW_STEEL: Final[Row] = (0.0, 0.6, 0.75, 0.65)
NEW_ENERGY: Final[Row] = (0.0, 0.6, 0.65, 0.7)
OLD_FOOD: Final[Row] = (0.0, 0.05, 0.1, 0.1)
OLD_STEEL: Final[Row] = (0.0, 0.15, 0.6, 0.45)
OLD_ENERGY: Final[Row] = (0.0, 0.3, 0.55, 0.4)
PLENTY: Final[float] = 6.0
"""Cubes of a kind beyond so many are worth a third."""
FEW: Final[float] = 3.0
"""Cubes of the Old World beyond so many are worth a quarter: they cannot all be used up."""
STARVED: Final[float] = 0.8
"""Each energy under three on the worlds that pay for actions."""
READY: Final[Row] = (0.0, 0.65, 0.8, 1.0)
"""Production that each of the first settlers becomes who can be settled: people with steel, and factories."""
CROWD: Final[Row] = (0.3, 0.12, 0.3, 0.5)
"""Those beyond `SOON`, and people without steel."""
SOON: Final[float] = 4.0
FACTORY: Final[Row] = (0.6, 1.3, 1.4, 1.6)
"""Each of the first factories that wait: they are rarer than people, and most areas need one."""
FACTORIES: Final[float] = 3.0
OLD_FACTORY: Final[Row] = (0.0, 0.2, 0.7, 0.8)
HOME_PERSON: Final[Row] = (0.0, 0.0, 0.2, 0.3)
"""Production that a person still on the Old World becomes, if a shuttle comes in time."""
HAND: Final[Row] = (0.85, 0.7, 0.55, 0.35)
"""The part of a card's production that it will bring, in hand, if so many areas are lacking."""
LATE_HAND: Final[Row] = (0.8, 0.45, 0.15, 0.05)
"""The same when only one year is left."""
LAID: Final[Row] = (1.0, 0.75, 0.45, 0.15)
"""The same once it is laid out."""
STADIUM: Final[Row] = (0.0, 2.2, 2.8, 2.0)
"""A stadium on the New World, up to three; at the end they count by themselves."""
OLD_STADIUM: Final[Row] = (0.0, 1.2, 1.6, 1.6)
SMILEY: Final[Row] = (0.0, 0.5, 0.5, 0.4)
LEFT: Final[float] = 3.3
"""An area of the Old World that stays behind, with its people."""
DOUBT: Final[float] = 0.1
"""The part of what could fly that will probably stay all the same."""
LATER: Final[Row] = (0.0, 0.3, 1.6, 3.4)
"""Areas that shuttles not yet built will carry."""
SURE: Final[float] = 0.85
"""How surely what the last flight cannot take stays behind."""
DESERTS: Final[Row] = (0.0, 1.5, 2.0, 2.0)
FORESTS: Final[Row] = (0.0, 1.5, 1.5, 1.0)
SEAS: Final[Row] = (0.0, 1.0, 0.6, 0.4)
SYMBOL: Final[Row] = (0.0, 0.7, 0.5, 0.4)
BONUS: Final[Row] = (1.5, 2.0, 2.0, 2.0)
RESEARCH: Final[Row] = (0.0, 0.5, 0.7, 0.8)
POWER: Final[Row] = (
    0.15,  # cargo
    0.2,  # hold
    0.25,  # first launch
    0.2,  # free return
    0.3,  # any zone
    0.45,  # settling steel
    0.1,  # any factory price
    0.15,  # factory action
    0.4,  # factory yield
    0.25,  # stadium price
    0.15,  # shuttle price
    0.25,  # infrastructure price
    0.25,  # clone
    0.2,  # old feeding
    0.3,  # new feeding
    0.4,  # ignored symbols
    0.45,  # third action
    0.5,  # late action
    0.1,  # exchange action
    0.2,  # stadium smiley
)
"""What a power of the technologies is worth in each year."""
OWN_SYMBOL: Final[float] = 0.4
CARD: Final[Row] = (0.0, 0.4, 0.4, 0.4)
PENALTY: Final[float] = 3.0
TASK: Final[float] = 0.6
"""The part of a taken task's points that is counted before it is played."""

GOALS: Final[tuple[Row, ...]] = (
    (0.0, 0.6, 1.5, 3.0),  # tundra
    (0.0, 0.8, 1.4, 2.0),  # desert
    (0.0, 0.6, 0.9, 1.0),  # forest
    (0.0, 0.3, 0.4, 0.4),  # ocean
    (0.0, 0.8, 1.6, 2.6),  # biomes
    (0.0, 0.8, 1.8, 2.8),  # technologies
    (0.0, 0.2, 0.3, 0.3),  # top technologies
    (0.0, 0.8, 1.4, 1.8),  # infrastructure
    (0.0, 3.0, 5.5, 7.0),  # population
    (0.0, 1.2, 2.5, 3.5),  # factories
    (0.0, 3.5, 6.5, 9.0),  # highest
    (0.0, 0.0, 0.0, 0.0),  # spread
    (0.0, 0.3, 0.9, 1.5),  # shuttles
    (0.0, 1.0, 1.8, 2.6),  # stadiums
    (0.0, 2.0, 5.0, 8.0),  # evacuated
    (0.0, 1.0, 2.0, 3.0),  # group
)
"""By how much what a goal counts will still grow."""
DRAFT: Final[Row] = (
    4.5,  # tundra
    8.0,  # desert
    9.0,  # forest
    5.0,  # ocean
    11.0,  # biomes
    10.5,  # technologies
    1.5,  # top technologies
    10.5,  # infrastructure
    6.5,  # population
    8.5,  # factories
    12.0,  # highest
    6.5,  # spread
    11.5,  # shuttles
    3.5,  # stadiums
    9.5,  # evacuated
    5.5,  # group
)
"""What a goal brings at the draft: what it brought in 100 games with goals drawn at random, and some hope."""

REACHED: Final[Row] = (0.0, 0.6, 0.6, 0.6)
"""What production is worth that the next actions can bring, beside what is hoped for anyway."""
ANY_ACTION: Final[float] = 0.8
"""What an action brings for which nothing better is in sight, in production."""
HIGHER: Final[float] = 0.7
"""What production is worth where it is two or three above the lowest,"""
HIGHEST: Final[float] = 0.35
"""and where it is still higher."""
HOPED_SYMBOL: Final[Row] = (1.0, 0.7, 0.45, 0.3)
"""How surely an area can be settled for which so many symbols are missing, before the satellites move."""
IN_REACH: Final[Row] = (1.0, 0.6, 0.25, 0.0)
"""How surely a card in hand pays that lacks so many areas."""
WANTED: Final[float] = 3.5
"""What a stadium is worth that is still wanted, beside areas and cards, in production."""
PLANNED_STADIUM: Final[float] = 0.8
"""The part of a stadium that counts if the next actions can build it."""
