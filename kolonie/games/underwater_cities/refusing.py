"""Why nothing of an effect can be carried out: the words for what `can` refuses."""

from __future__ import annotations

from typing import Final

from kolonie.core.messages import message
from kolonie.core.nodes import If, Node
from kolonie.core.readers import Reason, text_of
from kolonie.core.texts import join
from kolonie.games.underwater_cities.moves import DrawCards
from kolonie.games.underwater_cities.nodes import (
    Build,
    BuildUpgraded,
    Convert,
    Do,
    Either,
    Exchange,
    ExtraMetropolis,
    PayFor,
    PerformSlot,
    ProductOf,
    Ready,
    Receive,
    SwapProduct,
    TakeSpecial,
    Upgrade,
    UseAction,
)

WHY_RULES: Final[dict[type, str]] = {
    Do: "UC-12.33",
    If: "UC-23.32",
    PayFor: "UC-23.01",
    Receive: "UC-12.33",
    Exchange: "UC-23.02",
    TakeSpecial: "UC-5.09",
    UseAction: "UC-6.15",
    Ready: "UC-6.05",
    PerformSlot: "UC-23.05",
    Build: "UC-23.03",
    Upgrade: "UC-10.02",
    BuildUpgraded: "UC-12.19",
    Convert: "UC-10.06",
    ExtraMetropolis: "UC-15.13",
    ProductOf: "UC-23.17",
    SwapProduct: "UC-17.12",
    DrawCards: "UC-1.17",
}


_REASONS: Final[dict[int, tuple[Node, Reason]]] = {}
"""By the identity of the node: parts are refused much more often than anybody asks why."""


def why_cannot(node: Node) -> Reason:
    """Of a group the reason of each part, unless it is the same with all of them."""
    known = _REASONS.get(id(node))
    if known is None or known[0] is not node:
        known = _REASONS[id(node)] = (node, _reason(node))
    return known[1]


def _reason(node: Node) -> Reason:
    return together([(part, _alone(part)) for part in parts_of(node)])


def _alone(part: Node) -> Reason:
    word = "-".join(_words(type(part).__name__))
    return (WHY_RULES.get(type(part), "UC-12.33"), message(f"why-no-{word}"))


def together(refused: list[tuple[Node, Reason]]) -> Reason:
    """One reason for all parts, if they have it in common; else each part with its own."""
    reasons = {reason for _part, reason in refused}
    if len(reasons) == 1:
        return reasons.pop()
    told = [
        message("why-part", part=text_of(part), rule=rule, reason=reason) for part, (rule, reason) in refused
    ]
    return (WHY_RULES[Do], message("why-no-do", parts=join("why-parts", told)))


def parts_of(node: Node) -> list[Node]:
    """What a group is made of in the end; a part by itself."""
    if not isinstance(node, (Do, Either)):
        return [node]
    return [inner for _word, part in node.parts for inner in parts_of(part)]


def _words(name: str) -> list[str]:
    spaced = "".join(f" {c.lower()}" if c.isupper() else c for c in name)
    return spaced.split()
