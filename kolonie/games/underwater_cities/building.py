"""Building and upgrading (sections 8 and 10). Where there is a choice: kind, site, payment."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import Option, WhyNot
from kolonie.core.readers import asks, takes
from kolonie.games.underwater_cities.board import Vector
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.can import can_build_kind
from kolonie.games.underwater_cities.duty import performed
from kolonie.games.underwater_cities.events import after_build, after_upgrade
from kolonie.games.underwater_cities.network import (
    bits,
    is_opened,
    open_sites,
    place,
    plain_sites,
    refresh,
    sites_of,
)
from kolonie.games.underwater_cities.nodes import Build, BuildUpgraded, Convert, Price, Upgrade
from kolonie.games.underwater_cities.prices import (
    building_prices,
    can_build_for,
    can_pay,
    pay,
    pay_option,
    payments,
    upgrade_prices,
    with_surcharge,
)
from kolonie.games.underwater_cities.state import Game, Seat
from kolonie.games.underwater_cities.telling import where

KIND: Final = 0
SITE: Final = 1
PAYMENT: Final = 2
UPGRADE: Final = 3
"""What a frame of a build asks for: its position."""


def _ways(box: Box, seat: Seat, prices: tuple[Vector, ...], surcharge: Vector | None) -> list[Vector]:
    """Every different way to pay for a build with one of the prices."""
    found: list[Vector] = []
    for price in prices:
        for way in payments(box, seat.goods, with_surcharge(price, surcharge)):
            if way not in found:
                found.append(way)
    return found


def payable_sites(
    game: Game,
    seat: Seat,
    kind: int,
    named: tuple[Price, ...],
    expansion: bool,
    spare: list[int] | None = None,
    given: bool = False,
) -> list[int]:
    """The legal sites that can be paid (from `spare`, if not from all the goods)."""
    table = game.state
    box = game.box
    if table.supply[kind] == 0:
        return []
    board = box.boards[seat.board]
    sites = sites_of(box, board, kind)
    prices = building_prices(box, seat, kind, named)
    goods = seat.goods if spare is None else spare
    payable = False
    for price in prices:
        if can_build_for(box, goods, price):
            payable = True
    if not payable:
        return []
    found = bits(open_sites(box, seat, kind, expansion))
    dear = sites.surcharge
    legal = [
        site
        for site in found
        if dear[site] is None
        or any(can_build_for(box, goods, with_surcharge(price, dear[site])) for price in prices)
    ]
    if not expansion and not given and seat.open_expansions and box.is_building[kind]:
        fees = box.further.fees(box, seat)
        dearer = [with_surcharge(price, fee) for price in prices for fee in fees]
        for site in bits(seat.open_expansions) if dearer else ():
            if any(can_build_for(box, goods, with_surcharge(price, dear[site])) for price in dearer):
                legal.append(site)
    return legal


def _refuse_sites(
    game: Game, seat: Seat, kind: int, offered: list[int], expansion: bool, why: WhyNot
) -> None:
    """Why the other sites are not offered."""
    box = game.box
    sites = sites_of(box, box.boards[seat.board], kind)
    legal = open_sites(box, seat, kind, expansion)
    for site, choice in enumerate(sites.options):
        if site in offered:
            continue
        if legal >> site & 1:
            why.add(choice, "UC-7.16", message("why-site-too-dear"))
        elif any(seat.built[k] >> site & 1 for k in range(len(box.kinds)) if box.sorts[k] == box.sorts[kind]):
            why.add(choice, "UC-8.03" if box.sorts[kind] == "city" else "UC-8.07", message("why-site-taken"))
        elif box.sorts[kind] == "building" and (seat.open_buildings | seat.open_expansions) >> site & 1:
            if expansion or seat.open_buildings >> site & 1:
                why.add(choice, "UC-8.15", message("why-expansion-site"))
            else:
                why.add(choice, *box.further.why_closed(box, seat))
        else:
            rule = {"city": "UC-8.03", "building": "UC-8.07", "tunnel": "UC-8.10"}[box.sorts[kind]]
            why.add(choice, rule, message(f"why-site-{box.sorts[kind]}"))


# -- one build


@asks(Build, "UC-8.01")
def ask_build(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    node: Build | BuildUpgraded = frame.node
    expansion = isinstance(node, Build) and node.expansion
    seat = table.seats[frame.seat]
    kinds = box.kind_numbers(node.kinds)
    given = node.given
    step = frame.pos
    if step == KIND and len(kinds) > 1:
        options = []
        for kind in kinds:
            if can_build_kind(game, seat, kind, node.prices, expansion, None, given):
                options.append(box.kind_options[kind])
            elif why is not None:
                why.add(box.kind_options[kind], box.kind_entries[kind].rule, message("why-no-build"))
    elif step <= SITE:
        kind = frame.env["kind"] if step == SITE else kinds[0]
        found = payable_sites(game, seat, kind, node.prices, expansion, None, given)
        named = sites_of(box, box.boards[seat.board], kind).options
        options = [named[site] for site in found]
        if why is not None:
            _refuse_sites(game, seat, kind, found, expansion, why)
            for other in kinds:
                if not can_build_kind(game, seat, other, node.prices, expansion, None, given):
                    why.add(box.kind_options[other], box.kind_entries[other].rule, message("why-no-build"))
    else:
        options = [pay_option(way) for way in _build_ways(game, seat, node.prices, frame)]
    return options


def _build_ways(game: Game, seat: Seat, named: tuple[Price, ...], frame: Frame) -> list[Vector]:
    box = game.box
    kind: int = frame.env["kind"]
    site: int = frame.env["site"]
    sites = sites_of(box, box.boards[seat.board], kind)
    prices = building_prices(box, seat, kind, named)
    if is_opened(box, seat, frame.node, kind, site):
        fees = box.further.fees(box, seat)
        prices = tuple([with_surcharge(price, fee) for price in prices for fee in fees])
    return _ways(box, seat, prices, sites.surcharge[site])


@takes(Build)
@takes(BuildUpgraded)
def take_build(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    if choice.verb == "build":
        return frame.at(SITE).bind("kind", box.kind[choice.word()])
    if frame.pos == UPGRADE:
        return _finish_pair(game, frame, tuple(choice.num(i) for i in range(len(choice.args))))
    if choice.verb == "pay":
        return _place(game, frame, tuple(choice.num(i) for i in range(len(choice.args))))
    kind = frame.env["kind"] if frame.pos == SITE else box.kind_numbers(frame.node.kinds)[0]
    env = frame.env.copy()
    env["kind"] = kind
    env["site"] = sites_of(box, box.boards[seat.board], kind).number[choice.word()]
    chosen = Frame(frame.node, PAYMENT, frame.seat, env, frame.parent)
    ways = _build_ways(game, seat, frame.node.prices, chosen)
    return _place(game, chosen, ways[0]) if len(ways) == 1 else chosen


def _place(game: Game, frame: Frame, way: Vector) -> Frame | None:
    """Payment, placement, then rewards (UC-7.15)."""
    table = game.state
    seat = table.seats[frame.seat]
    kind: int = frame.env["kind"]
    site: int = frame.env["site"]
    joined = seat.joined
    if is_opened(game.box, seat, frame.node, kind, site):
        game.box.further.opened(seat)
    pay(seat, way)
    place(game.box, table, seat, kind, site)
    if game.journal is not None:
        box = game.box
        board = box.boards[seat.board]
        place_of = where(board, sites_of(box, board, kind).ids[site])
        game.tell(frame, {"kind": message(f"kind-{box.kinds[kind]}", n=1), "where": place_of})
    if isinstance(frame.node, BuildUpgraded):
        return after_build(game, frame.seat, frame.at(UPGRADE), kind, site, joined)
    performed(table, frame.env)
    return after_build(game, frame.seat, frame.parent, kind, site, joined)


# -- build and upgrade as one part


@asks(BuildUpgraded, "UC-12.19")
def ask_build_upgraded(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """The build; then its upgrade, with nothing between but what the build sets off (UC-14.02, UC-14.10)."""
    if frame.pos != UPGRADE:
        return ask_build(game, frame, why)
    box = game.box
    node: BuildUpgraded = frame.node
    seat = game.state.seats[frame.seat]
    prices = upgrade_prices(box, seat, node.upgrade_prices)
    return [pay_option(way) for way in dict.fromkeys(prices) if can_pay(seat.goods, way)]


def _finish_pair(game: Game, frame: Frame, way: Vector) -> Frame | None:
    table = game.state
    kind: int = frame.env["kind"]
    site: int = frame.env["site"]
    _upgrade(game, table.seats[frame.seat], kind, site, way)
    performed(table, frame.env)
    return after_upgrade(game, frame.seat, frame.parent, kind, site)


def _upgrade(game: Game, seat: Seat, kind: int, site: int, way: Vector) -> None:
    pay(seat, way)
    if kind == game.box.tunnel:
        seat.upgraded_tunnels |= 1 << site
    else:
        seat.upgraded |= 1 << site


# -- upgrading


@asks(Upgrade, "UC-10.01")
def ask_upgrade(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    node: Upgrade = frame.node
    seat = table.seats[frame.seat]
    prices = upgrade_prices(box, seat, node.prices)
    options: list[Option] = []
    if frame.pos == PAYMENT:
        options = [pay_option(way) for way in dict.fromkeys(prices) if can_pay(seat.goods, way)]
    else:
        board = box.boards[seat.board]
        payable = any(can_pay(seat.goods, way) for way in prices)
        for kind in box.kind_numbers(node.kinds):
            named = sites_of(box, board, kind).options
            plain = plain_sites(box, seat, kind)
            for site in bits(seat.built[kind]):
                if payable and plain >> site & 1:
                    options.append(named[site])
                elif why is not None:
                    rule, word = ("UC-10.02", "dear") if plain >> site & 1 else ("UC-10.01", "twice")
                    why.add(named[site], rule, message(f"why-upgrade-{word}"))
    return options


@takes(Upgrade)
def take_upgrade(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    box = game.box
    node: Upgrade = frame.node
    seat = table.seats[frame.seat]
    if choice.verb == "pay":
        return _finish_pair(game, frame, tuple(choice.num(i) for i in range(len(choice.args))))
    board = box.boards[seat.board]
    for kind in box.kind_numbers(node.kinds):
        site = sites_of(box, board, kind).number.get(choice.word())
        if site is not None and seat.built[kind] >> site & 1:
            break
    assert site is not None
    ways = [w for w in dict.fromkeys(upgrade_prices(box, seat, node.prices)) if can_pay(seat.goods, w)]
    chosen = frame.at(PAYMENT).bind("kind", kind).bind("site", site)
    return _finish_pair(game, chosen, ways[0]) if len(ways) == 1 else chosen


# -- cities of another kind


@asks(Convert, "UC-10.06")
def ask_convert(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    box = game.box
    seat = game.state.seats[frame.seat]
    named = box.boards[seat.board].cities.options
    return [named[site] for site in bits(seat.built[box.kind[frame.node.source]])]


@takes(Convert)
def take_convert(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """Not a build: nothing is set off but contracts (UC-10.07)."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    site = 1 << box.boards[seat.board].cities.number[choice.word()]
    source, target = box.kind[frame.node.source], box.kind[frame.node.target]
    seat.built[source] &= ~site
    seat.built[target] |= site
    if table.supply[source] >= 0:
        table.supply[source] += 1
    if table.supply[target] > 0:
        table.supply[target] -= 1
    refresh(box, seat)
    performed(table, frame.env)
    return frame.parent
