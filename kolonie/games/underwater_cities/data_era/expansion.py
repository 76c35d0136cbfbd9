"""Data Era as an expansion: what the setting `data_era=on` lays over Underwater Cities."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from kolonie.core.expansions import Expansion
from kolonie.core.grafting import after
from kolonie.core.nodes import Deadline, Node, Seq
from kolonie.core.readers import declare, declare_effects
from kolonie.core.telling import Telling
from kolonie.games.underwater_cities.data_era import (
    additional,
    effects,
    judging,
    products,
    spelling,
    turn,
    words,
)
from kolonie.games.underwater_cities.data_era.additional import ADDITIONAL
from kolonie.games.underwater_cities.data_era.moves import (
    EFFECTS,
    MOVES,
    AfterPlay,
    DrawTwo,
    EndAllowance,
    ExtraBenefit,
    FurtherDraw,
    GrantAllowance,
)
from kolonie.games.underwater_cities.data_era.turn import DRAW_TWO
from kolonie.games.underwater_cities.moves import DrawCards, TurnBegins

HOME: Final = Path(__file__).parent
MODULES: Final = (additional, effects, judging, products, spelling, turn, words)
"""The modules that register how nodes are spelt, run and read."""


def with_additional_actions(flow: Node) -> Node:
    """The steps of a turn as in DE-7.04; an extra card before and the swap are offered beside the slots."""
    flow = after(flow, TurnBegins(), GrantAllowance())
    flow = after(flow, Deadline(), AfterPlay())
    return after(flow, DrawCards(1), Seq((FurtherDraw(), DRAW_TWO, EndAllowance())))


declare(*MOVES)
declare_effects(*EFFECTS)

DATA_ERA: Final = Expansion(
    "data_era",
    "DE",
    "DE-1.06",
    HOME,
    packs=(HOME / "packs" / "data_era.toml", HOME / "packs" / "cards.toml"),
    flow=with_additional_actions,
    nodes=(*EFFECTS, *MOVES),
    effects=EFFECTS,
    telling=Telling(
        asides=frozenset(("pair-of", "swap-goods", ExtraBenefit)),
        echoes=frozenset((FurtherDraw, DrawTwo)),
    ),
    verbs=frozenset(("swap-goods", "extra")),
    elsewhere={
        "swap-goods": ("DE-7.23", "why-swap-late"),
        "draw-two": ("DE-7.10", "why-draw-two-now"),
        "extra": ("DE-7.41", "why-extra-between"),
    },
    brings=ADDITIONAL,
)
