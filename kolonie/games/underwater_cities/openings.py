"""Could something built on the way open a site for a slot that has none? Never a wrong no."""

from __future__ import annotations

from kolonie.core.nodes import If, Node
from kolonie.games.underwater_cities.box import Box, Side
from kolonie.games.underwater_cities.can import contains
from kolonie.games.underwater_cities.nodes import (
    Build,
    BuildUpgraded,
    Convert,
    Do,
    Either,
    Exchange,
    PayFor,
    PerformSlot,
    TakeSpecial,
    Upgrade,
    UseAction,
)
from kolonie.games.underwater_cities.state import Game


def opens(game: Game, slot: Do, actions: list[Do], effects: list[Do]) -> bool:
    """False if the effects can build nothing that would make a part of the slot possible.

    `actions` are the action cards that may be used on the way.
    """
    table = game.state
    box = game.box
    wanted = _wanted(box, slot, actions)
    if wanted is None:
        return True
    side: Side = box.side[game.seats]
    reached: list[Do] = list(effects)
    if any(contains(effect, (PerformSlot,)) for effect in (*effects, *actions)):
        reached += side.effects
    if any(contains(effect, (UseAction,)) for effect in reached):
        reached += actions
    for effect in reached:
        for kind in _built(box, effect):
            if kind in wanted and table.supply[kind] != 0:
                return True
    return False


def _wanted(box: Box, node: Node, actions: list[Do]) -> set[int] | None:
    """The kinds of things that would help if one were built; None if any change could help."""
    if isinstance(node, (Do, Either)):
        return _all_wanted(box, [part for _word, part in node.parts], actions)
    if isinstance(node, PayFor):
        return _wanted(box, node.part, actions)
    if isinstance(node, (Build, BuildUpgraded)):
        tunnels = box.tunnel in box.kind_numbers(node.kinds)
        others = len(node.kinds) > tunnels
        # a tunnel goes on from a tunnel, everything else stands at a city or beside one (UC-8.03 to UC-8.10)
        return {kind for kind in (box.tunnel,) if tunnels} | {kind for kind in box.city_kinds if others}
    if isinstance(node, Upgrade):
        return set(box.kind_numbers(node.kinds))
    if isinstance(node, UseAction):
        return _all_wanted(box, list(actions), [])
    return set() if isinstance(node, (Exchange, TakeSpecial)) else None


def _all_wanted(box: Box, nodes: list[Node], actions: list[Do]) -> set[int] | None:
    together: set[int] = set()
    for node in nodes:
        wanted = _wanted(box, node, actions)
        if wanted is None:
            return None
        together |= wanted
    return together


def _built(box: Box, node: Node) -> set[int]:
    """The kinds of things that an effect itself can build; a city that is turned frees its old kind."""
    if isinstance(node, (Build, BuildUpgraded)):
        return set(box.kind_numbers(node.kinds))
    if isinstance(node, Convert):
        return set(box.city_kinds)
    if isinstance(node, (Do, Either)):
        found: set[int] = set()
        for _word, part in node.parts:
            found |= _built(box, part)
        return found
    if isinstance(node, PayFor):
        return _built(box, node.part)
    return _built(box, node.then) if isinstance(node, If) else set()
