"""What a player lacks to do something of a slot: told where somebody asks why it cannot be chosen."""

from __future__ import annotations

from kolonie.core.messages import message
from kolonie.core.nodes import Node
from kolonie.core.readers import Reason
from kolonie.games.underwater_cities.board import Vector
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.network import open_sites, plain_sites, sites_of
from kolonie.games.underwater_cities.nodes import Build, Price, Upgrade
from kolonie.games.underwater_cities.phrases import goods, kinds
from kolonie.games.underwater_cities.prices import building_prices, upgrade_prices, with_surcharge
from kolonie.games.underwater_cities.refusing import parts_of, together, why_cannot
from kolonie.games.underwater_cities.state import Game, Seat


def why_no_slot(game: Game, index: int, effect: Node) -> Reason:
    """Of each part of the slot why it cannot be done, before any help from a card (UC-12.32)."""
    seat = game.state.seats[index]
    return together([(part, _why(game, seat, part)) for part in parts_of(effect)])


def _why(game: Game, seat: Seat, part: Node) -> Reason:
    box = game.box
    if isinstance(part, Build):
        return _why_no_build(game, seat, part)
    if isinstance(part, Upgrade) and any(plain_sites(box, seat, k) for k in box.kind_numbers(part.kinds)):
        lacks = [_lack(box, seat.goods, price, False) for price in upgrade_prices(box, seat, part.prices)]
        least = min(lacks, key=sum)
        if any(least):
            return ("UC-10.02", message("why-lacks-upgrade", goods=goods(_named(box, least))))
    return why_cannot(part)


def _why_no_build(game: Game, seat: Seat, part: Build) -> Reason:
    """What is missing for the thing for which the least is; or that there is no thing, or no site."""
    box = game.box
    best: tuple[int, str, Vector] | None = None
    left = False
    for kind in box.kind_numbers(part.kinds):
        if game.state.supply[kind] == 0:
            continue
        left = True
        free = open_sites(box, seat, kind, part.expansion)
        surcharges = sites_of(box, box.boards[seat.board], kind).surcharge
        asked = {surcharge for site, surcharge in enumerate(surcharges) if free >> site & 1}
        for price in building_prices(box, seat, kind, part.prices):
            for surcharge in asked:
                lack = _lack(box, seat.goods, with_surcharge(price, surcharge), True)
                if best is None or (sum(lack), kind) < (best[0], box.kind[best[1]]):
                    best = (sum(lack), box.kinds[kind], lack)
    if not left:
        rule = "UC-1.11" if part.kinds == ("tunnel",) else "UC-1.12"
        return (rule, message("why-supply-empty", kind=kinds(part.kinds)))
    if best is None:
        return ("UC-23.03", message("why-no-site", kind=kinds(part.kinds)))
    if not best[0]:
        return why_cannot(part)
    return ("UC-7.16", message("why-lacks", kind=kinds((best[1],)), goods=goods(_named(box, best[2]))))


def _lack(box: Box, have: list[int], price: Vector, building: bool) -> Vector:
    """What is missing of a price; when building, biomatter stands for some of it (UC-7.10)."""
    lack = [max(0, need - n) for need, n in zip(price, have, strict=True)]
    if building:
        spare = max(0, have[box.biomatter] - price[box.biomatter])
        for what in box.replaceable:
            covered = min(spare, lack[what])
            lack[what] -= covered
            spare -= covered
    return tuple(lack)


def _named(box: Box, amounts: Vector) -> Price:
    return tuple([(name, n) for name, n in zip(box.resources, amounts, strict=True) if n])
