"""Pearls as an expansion: what the setting `pearls=on` lays over Underwater Cities."""

from __future__ import annotations

from pathlib import Path

from kolonie.core.expansions import Expansion
from kolonie.core.grafting import after
from kolonie.core.nodes import Node
from kolonie.games.underwater_cities.flow import GAME
from kolonie.games.underwater_cities.meta import UnderwaterCities
from kolonie.games.underwater_cities.moves import DrawCards
from kolonie.games.underwater_cities.state import TABLE
from tests.expansion.pearls.steps import Jeweller, Polish

HOME = Path(__file__).parent


def with_jeweller(flow: Node) -> Node:
    """PE-3.01: once the card is drawn."""
    return after(flow, DrawCards(1), Jeweller())


PEARLS = Expansion(
    "pearls",
    "PE",
    "PE-1.01",
    HOME,
    packs=(HOME / "packs" / "pearls.toml",),
    flow=with_jeweller,
    nodes=(Polish, Jeweller),
    effects=(Polish,),
)
TITLE = UnderwaterCities(TABLE, GAME, (PEARLS,))
