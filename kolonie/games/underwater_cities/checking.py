"""What must hold for any pack of this game; the first thing wrong is raised as PackError."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kolonie.core.nodes import Count, Node, Test
from kolonie.core.packs import PackError
from kolonie.games.underwater_cities.nodes import (
    Advance,
    AllOf,
    AtLeast,
    Do,
    Either,
    Least,
    Per,
    Receive,
    ReceiveDifferent,
    Steps,
    Tally,
    Things,
    Total,
)

if TYPE_CHECKING:
    from kolonie.games.underwater_cities.box import Box, Packs
    from kolonie.games.underwater_cities.entries import BoardEntry, Card

CONSTANT_SIZES = {
    "rounds": 3,
    "hand_limit": 1,
    "deal": 1,
    "era_draw": 1,
    "action_limit": 1,
    "start_goods": 0,
    "start_spaces": 4,
    "upgrade_price": 0,
    "copy_price": 0,
    "copy_seats": 1,
    "offer": 1,
    "dig": 1,
    "contracts": 1,
    "hungry_points": 1,
    "city_points": 0,
    "leftover_divisor": 1,
    "solo_cities": 1,
    "solo_points": 1,
    "deck_sizes": 3,
    "special_sizes": 2,
}
"""Every constant of the pack and how many numbers it has (0: one for each resource or building type)."""


"""Effects that are the same whatever the player has."""

PASSING = ("hand_card", "federation_step", "special_card")
"""Counts that change without anything being built, upgraded, claimed or connected."""


def is_sure(node: Node) -> bool:
    """True if something of the effect can be done whatever the player has."""
    if isinstance(node, Receive):
        return any(isinstance(n, int) and name != "card" for name, n in node.goods)
    if isinstance(node, (Do, Either)):
        return any(is_sure(part) for _word, part in node.parts)
    return isinstance(node, (ReceiveDifferent, Advance))


def check_box(box: Box, packs: Packs) -> None:
    for name, size in CONSTANT_SIZES.items():
        if name not in box.constants:
            raise PackError(f"constants {name}: missing")
        if size and len(box.constants[name]) != size:
            raise packs.wrong("constants", name, f"field value: must be {size} numbers")
    for name in ("start_goods", "upgrade_price", "copy_price"):
        if len(box.constants[name]) != len(box.resources):
            raise packs.wrong("constants", name, "field value: must have a number for each resource")
    if len(box.city_points) <= len(box.building_kinds):
        raise packs.wrong("constants", "city_points", "field value: must reach to all building types")
    for card in box.cards:
        _check_card(card, packs)
        for name in card.additional:
            if name not in box.further.card_numbers():
                known = ", ".join(box.further.card_numbers()) or "nothing"
                raise packs.wrong("cards", card.id, f"field additional.{name}: not known here ({known})")
    for era, size in enumerate(box.constants["deck_sizes"], 1):
        found = sum(card.era == era for card in box.cards)
        if found != size:
            raise PackError(f"cards: era {era} has {found} cards where {size} are needed (UC-1.05)")
    dear = sum(card.era == 0 and card.price == 3 for card in box.cards)
    cheap = sum(card.era == 0 and card.price in (1, 2) for card in box.cards)
    if (cheap, dear) != tuple(box.constants["special_sizes"]):
        raise PackError(f"cards: {cheap} and {dear} special cards; the constant special_sizes says otherwise")
    for entry in box.metropolises:
        if (entry.colour == "brown") != (entry.score is not None):
            raise packs.wrong("metropolises", entry.id, "field score: brown tiles score, blue ones do not")
    for contract, criterion in zip(box.contracts, box.criteria, strict=True):
        if not lasts(criterion):
            raise packs.wrong(
                "contracts",
                contract.id,
                "field criterion: must count connected or claimed things (UC-20.10)",
            )
    for side, least in (("basic", 4), ("advanced", 4)):
        if len(box.board_sides[side]) < least:
            raise PackError(f"boards: fewer than {least} {side} sides")


def lasts(asked: Test | Count) -> bool:
    """True if only a build, an upgrade, a claim or a connection can fulfil it: then contracts are checked."""
    if isinstance(asked, AtLeast | Per | Steps):
        return lasts(asked.of)
    if isinstance(asked, AllOf):
        return all(lasts(one) for one in asked.tests)
    if isinstance(asked, Least | Total):
        return all(lasts(one) for one in asked.of)
    if isinstance(asked, Tally):
        return asked.name not in PASSING
    return isinstance(asked, Things)


def _check_card(card: Card, packs: Packs) -> None:
    """The fields of a card fit its timing (UC-4.01)."""

    def fail(field: str, text: str) -> None:
        raise packs.wrong("cards", card.id, f"field {field}: {text}")

    if not 0 <= card.era <= 3:
        fail("era", "must be 1, 2 or 3, or 0 for a special card")
    if (card.era == 0) != (card.price in (1, 2, 3)):
        fail("price", "special cards cost 1, 2 or 3, other cards nothing")
    timing = card.timing
    standing = card.discount or card.hand_limit or card.feed or card.additional
    if timing in ("instant", "action") and (card.effect is None or card.when or standing):
        fail("effect", f"a card of timing {timing} has an effect and nothing else")
    if timing == "permanent":
        if (card.when is None) != (card.effect is None):
            fail("when", "a triggered effect needs both when and effect")
        if card.when is None and not standing:
            fail("effect", "missing: when and effect, discount, hand_limit or feed")
    elif card.when is not None or card.discount is not None or card.hand_limit or card.additional:
        fail("timing", "only permanent cards have when, discount or hand_limit")
    if timing == "production" and card.effect is None and not card.feed:
        fail("effect", "missing")
    if (timing == "endgame") != (card.score is not None or card.sale is not None):
        fail("score", "endgame cards, and only they, have score or sale")
    if timing == "endgame" and card.effect is not None:
        fail("effect", "an endgame card has score or sale instead")


def check_board(entry: BoardEntry, packs: Packs) -> None:
    """The drawing hangs together: every name exists, and what the rules promise is there."""
    cities = {site.id for site in entry.cities}
    spaces = {space.id for space in entry.metropolises}
    tunnels = {site.id for site in entry.tunnels}
    if sum(site.start for site in entry.cities) != 1:
        raise packs.wrong("boards", entry.id, "field cities: exactly one start site is needed (UC-2.13)")
    for tunnel in entry.tunnels:
        ends = set(tunnel.ends)
        if not len(tunnel.ends) == len(ends) == 2 or not ends <= cities | spaces or not ends & cities:
            raise packs.wrong(
                "boards", entry.id, f"field tunnels: {tunnel.id} must join a city site with another end"
            )
    for site in entry.buildings:
        if site.city not in cities:
            raise packs.wrong("boards", entry.id, f"field buildings: {site.id}: no city site {site.city}")
    for space in entry.metropolises:
        if not space.needs or not set(space.needs) <= tunnels:
            raise packs.wrong("boards", entry.id, f"field metropolises: {space.id}: needs existing tunnels")
    for city in cities:
        if sum(site.city == city and site.expansion for site in entry.buildings) != 1:
            raise packs.wrong(
                "boards", entry.id, f"field buildings: {city} needs one expansion site (UC-8.14)"
            )
