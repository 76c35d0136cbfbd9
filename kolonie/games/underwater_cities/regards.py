"""What effects, triggers and contracts look at: read once from the packs, for those who look ahead.

Of what is not known here the most careful answer is given.
"""

from __future__ import annotations

from typing import Final

from kolonie.core.nodes import Count, If, Node, Nothing, Test
from kolonie.games.underwater_cities.nodes import (
    EVENT,
    Advance,
    AllOf,
    AtLeast,
    Build,
    BuildUpgraded,
    Convert,
    Do,
    Either,
    Exchange,
    ExtraMetropolis,
    Least,
    OnSpace,
    PayFor,
    Per,
    PerformSlot,
    ProductOf,
    Ready,
    Receive,
    ReceiveDifferent,
    Steps,
    TakeSpecial,
    Tally,
    Things,
    Total,
    Upgrade,
    UseAction,
)

NOTHING: Final = 0
THINGS: Final = 1
"""How many connected things of a kind there are."""
CITIES: Final = 2
"""What stands at which city."""
FIXED: Final = (
    Advance,
    Build,
    BuildUpgraded,
    Convert,
    Exchange,
    ExtraMetropolis,
    Nothing,
    Ready,
    ReceiveDifferent,
    TakeSpecial,
    Upgrade,
    UseAction,
)
"""Effects that are the same whatever stands on the board."""
FAR: Final = ("metropolis", "action_card", "claimed_card", "special_card", "hand_card", "federation_step")
"""Named counts for which buildings make no difference."""


def regard(node: Node, slots: int) -> int:
    """On what of the buildings of a player it depends what the effect brings; `slots`: the same for slots."""
    if isinstance(node, Do | Either):
        return max([regard(part, slots) for _word, part in node.parts], default=NOTHING)
    if isinstance(node, PayFor):
        return regard(node.part, slots)
    if isinstance(node, If):
        return max(regard_of_test(node.test), regard(node.then, slots), regard(node.otherwise, slots))
    if isinstance(node, PerformSlot):
        return slots
    if isinstance(node, Receive):
        counted = [n for name, n in node.goods if name not in ("point", "card") and not isinstance(n, int)]
        return max([regard_of_count(n) for n in counted], default=NOTHING)
    if isinstance(node, ProductOf):
        return THINGS
    return NOTHING if isinstance(node, FIXED) else CITIES


def regard_of_count(count: Count) -> int:
    if isinstance(count, Things):
        return THINGS
    if isinstance(count, Per | Steps):
        return regard_of_count(count.of)
    if isinstance(count, Least | Total):
        return max([regard_of_count(one) for one in count.of], default=NOTHING)
    return NOTHING if isinstance(count, Tally) and count.name in FAR else CITIES


def regard_of_test(test: Test) -> int:
    if isinstance(test, AllOf):
        return max([regard_of_test(one) for one in test.tests], default=NOTHING)
    if isinstance(test, AtLeast):
        return regard_of_count(test.of)
    return NOTHING if isinstance(test, OnSpace) else CITIES


def helps(node: Node) -> bool:
    """True unless the effect only brings points and cards, with which nothing can be paid in this turn."""
    if isinstance(node, Do | Either):
        return any(helps(part) for _word, part in node.parts)
    return not isinstance(node, Receive) or any(name not in ("point", "card") for name, _n in node.goods)


def stirs(test: Test) -> int:
    """The events that can make the condition come true, a bit for each; of what is not known here, all."""
    if isinstance(test, AllOf):
        found = 0
        for one in test.tests:
            found |= stirs(one)
        return found
    if isinstance(test, AtLeast):
        if isinstance(test.of, Things):
            return CONSTRUCTION
        if isinstance(test.of, Tally):
            return TALLY_EVENTS.get(test.of.name, EVERYTHING)
    return EVERYTHING


CONSTRUCTION: Final = 1 << EVENT["built"] | 1 << EVENT["upgraded"] | 1 << EVENT["metropolis"]
EVERYTHING: Final = (1 << len(EVENT)) - 1
TALLY_EVENTS: Final = {
    "metropolis": 1 << EVENT["built"] | 1 << EVENT["metropolis"],
    "action_card": 1 << EVENT["claimed"],
    "claimed_card": 1 << EVENT["claimed"],
    "special_card": 1 << EVENT["claimed"],
    "federation_step": 1 << EVENT["space"],
    "complete_city": CONSTRUCTION,
    "complete_upgraded_city": CONSTRUCTION,
    "upgraded_pair_city": CONSTRUCTION,
    "different_upgraded": CONSTRUCTION,
}
