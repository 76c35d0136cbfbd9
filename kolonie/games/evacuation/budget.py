"""What an effect is worth, in the units of `packs/budget.toml`, read from its nodes.

Components whose printed form is not known were designed within these budgets; `designs` holds them to it.
"""

from __future__ import annotations

from typing import Final

from kolonie.core.nodes import Group, Node, Seq
from kolonie.core.packs import PackError, decode, read_pack
from kolonie.games.evacuation.entries import Figure
from kolonie.games.evacuation.nodes import (
    Build,
    Clone,
    Develop,
    DrawCards,
    Exchange,
    Fly,
    GainFactory,
    GainPopulation,
    GainResource,
    Prepare,
    RaiseProduction,
    Research,
    Settle,
)
from kolonie.games.evacuation.packing import HOME
from kolonie.games.evacuation.terms import EACH

PATH: Final = HOME / "packs" / "budget.toml"
LISTS: Final = ("units", "budgets", "mixes")
FREE_BUILDING: Final = 4
"""Resources that a shuttle or stadium of the offer costs on the whole."""


class Figures:
    """The numbers of the budget file, by list and name."""

    def __init__(self) -> None:
        raw = read_pack(PATH)
        self.lists = {
            name: {figure.id: tuple(figure.value) for figure in decode(raw, name, Figure, PATH)}
            for name in LISTS
        }

    def all(self, listed: str, name: str) -> tuple[float, ...]:
        found = self.lists[listed].get(name)
        if found is None:
            raise PackError(f"{PATH}: {listed} {name}: missing")
        return found

    def unit(self, name: str) -> float:
        return self.all("units", name)[0]

    def span(self, name: str) -> tuple[float, float]:
        """A budget from and to."""
        low, high = self.all("budgets", name)
        return low, high


def worth(figures: Figures, node: Node) -> float:
    """What the effect brings its owner, prices that are paid as usual left out."""
    unit = figures.unit
    if isinstance(node, Seq):
        return sum(worth(figures, part) for part in node.parts)
    if isinstance(node, Group):
        return sum(worth(figures, part) for _word, part in node.parts)
    if isinstance(node, GainResource):
        return node.n * unit("resource")
    if isinstance(node, GainPopulation):
        return node.n * unit("population")
    if isinstance(node, GainFactory | Prepare):
        return node.n * unit("factory")
    if isinstance(node, RaiseProduction):
        return node.n * unit("production") * (3 if node.kind == EACH else 1)
    if isinstance(node, Exchange):
        return node.n * unit("exchange")
    if isinstance(node, Develop):
        return node.n * unit("development")
    if isinstance(node, Research):
        return node.n * unit("research")
    if isinstance(node, Settle):
        return node.n * unit("settling") + node.less * unit("resource")
    if isinstance(node, Build):
        saved = FREE_BUILDING if node.free else node.less
        return node.n * (unit("building") + saved * unit("resource"))
    if isinstance(node, Clone):
        return node.n * unit("cloning")
    if isinstance(node, Fly):
        return node.n * (unit("flight") + (unit("launch") if node.free else 0))
    if isinstance(node, DrawCards):
        return node.n * unit("card")
    raise PackError(f"{PATH}: units: nothing says what {type(node).__name__} is worth")
