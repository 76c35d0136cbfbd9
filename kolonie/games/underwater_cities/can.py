"""Whether something of an effect can be carried out now. One table decides; options and refusals read it.

The player is passed as a `Seat`, which need not be the one at the table: "could he, with two credits
more?" is asked of a copy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kolonie.core.ahead import way_through
from kolonie.core.frames import Frame
from kolonie.core.nodes import Group, If, Node, Nothing
from kolonie.core.readers import POSSIBLE, Reason
from kolonie.games.underwater_cities.board import Sites, Vector
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.counts import count, holds
from kolonie.games.underwater_cities.duty import FURTHER
from kolonie.games.underwater_cities.further import NOTHING_FURTHER
from kolonie.games.underwater_cities.moves import DrawCards, TakeContract, TileEffect
from kolonie.games.underwater_cities.network import open_sites, plain_sites, sites_of, standing
from kolonie.games.underwater_cities.nodes import (
    EFFECTS,
    Advance,
    Build,
    BuildUpgraded,
    Convert,
    Do,
    Either,
    Exchange,
    ExtraMetropolis,
    PayFor,
    PerformSlot,
    Price,
    ProductOf,
    Ready,
    Receive,
    ReceiveDifferent,
    SwapProduct,
    TakeSpecial,
    Upgrade,
    UseAction,
)
from kolonie.games.underwater_cities.prices import (
    building_prices,
    can_build_for,
    can_pay,
    pay,
    upgrade_prices,
    with_surcharge,
)
from kolonie.games.underwater_cities.refusing import why_cannot as why_cannot
from kolonie.games.underwater_cities.state import SEAT, Game, Seat

CanReader = Callable[[Game, int, Seat, Any], bool]
CAN: Final[dict[type, CanReader]] = {}
NEEDS: Final[dict[type, Callable[[Game, Frame], bool]]] = {}
"""Effects of expansions that also need something of the group they would be done in."""


def can(game: Game, index: int, seat: Seat, node: Node) -> bool:
    """True if at least one part of the node can really be done."""
    if isinstance(node, Build):  # these are asked most: without a call through the table
        return _build(game, index, seat, node)
    if isinstance(node, (Do, Either)):
        return _any_part(game, index, seat, node)
    return CAN[type(node)](game, index, seat, node)


def copy(seat: Seat) -> Seat:
    twin: Seat = SEAT.clone(seat)
    return twin


def _yes(_game: Game, _index: int, _seat: Seat, _node: Any) -> bool:
    return True


def _any_part(game: Game, index: int, seat: Seat, node: Group) -> bool:
    for _word, part in node.parts:
        if can(game, index, seat, part):
            return True
    return False


def _if(game: Game, index: int, seat: Seat, node: If) -> bool:
    return can(game, index, seat, node.then if holds(game.box, seat, node.test) else node.otherwise)


def _no(_game: Game, _index: int, _seat: Seat, _node: Any) -> bool:
    return False


def _pay_for(game: Game, index: int, seat: Seat, node: PayFor) -> bool:
    price = game.box.vector(node.price)
    if not can_pay(seat.goods, price):
        return False
    after = copy(seat)
    pay(after, price)
    return can(game, index, after, node.part)


def cards_left(game: Game) -> bool:
    table = game.state
    return bool(table.deck or table.discard)


def _receive(game: Game, _index: int, seat: Seat, node: Receive) -> bool:
    for name, n in node.goods:
        if name == "card" and not cards_left(game):
            continue
        if isinstance(n, int) or count(game.box, seat, n) > 0:
            return True
    return False


def _exchange(game: Game, _index: int, seat: Seat, node: Exchange) -> bool:
    box = game.box
    return can_pay(seat.goods, box.vector(node.one)) or can_pay(seat.goods, box.vector(node.other))


def _take_special(game: Game, _index: int, _seat: Seat, _node: TakeSpecial) -> bool:
    table = game.state
    return bool(table.offer or table.specials)  # UC-5.09


def can_use(game: Game, index: int, seat: Seat, card: int) -> bool:
    """True if the unused action card would do something (UC-6.15)."""
    if card in seat.used:
        return False
    effect = game.box.effects[card]
    assert effect is not None
    if not reaches_further(effect):
        return can(game, index, seat, effect)
    return can(game, index, without(seat, (card,)), effect)


def without(seat: Seat, using: tuple[int, ...]) -> Seat:
    """The seat as cards in use find it: they can neither be used again nor readied (UC-6.03)."""
    after = copy(seat)
    after.actions = tuple([card for card in seat.actions if card not in using])
    after.used = tuple([card for card in seat.used if card not in using])
    return after


def _use_action(game: Game, index: int, seat: Seat, _node: UseAction) -> bool:
    for card in seat.actions:
        if can_use(game, index, seat, card):
            return True
    return False


def _ready(_game: Game, _index: int, seat: Seat, _node: Ready) -> bool:
    return bool(seat.used)


def slots_for(game: Game, index: int, seat: Seat, scope: str) -> list[int]:
    """The coloured slots that an effect may perform (UC-23.05 to UC-23.08, UC-12.26)."""
    table = game.state
    own = 1 << index
    strict = game.seats == game.box.constants["copy_seats"][0]  # UC-13.08
    found = []
    for slot in range(game.box.side[game.seats].ring):
        tiles = table.tiles[slot]
        if slot == table.slot or tiles & own or (strict and seat.slots >> slot & 1):
            continue
        if (scope == "free" and tiles) or (scope == "taken" and not tiles):
            continue
        found.append(slot)
    return found


def _perform(game: Game, index: int, seat: Seat, node: PerformSlot) -> bool:
    side = game.box.side[game.seats]
    for slot in slots_for(game, index, seat, node.scope):
        if side.sure[slot] or can(game, index, seat, side.effects[slot]):
            return True
    return False


# -- building


def can_build_kind(
    game: Game,
    seat: Seat,
    kind: int,
    named: tuple[Price, ...],
    expansion: bool,
    spare: list[int] | None = None,
    given: bool = False,
) -> bool:
    """True if there is a legal site whose price can be paid (from `spare`, if not from all the goods)."""
    table = game.state
    box = game.box
    if table.supply[kind] == 0:
        return False
    goods = seat.goods if spare is None else spare
    free = open_sites(box, seat, kind, expansion)
    opens = (
        box.further is not NOTHING_FURTHER
        and not expansion
        and not given
        and seat.open_expansions != 0
        and box.is_building[kind]
    )
    if not free and not opens:
        return False
    for price in building_prices(box, seat, kind, named):
        if not can_build_for(box, goods, price):
            continue
        sites = sites_of(box, box.boards[seat.board], kind)
        if free and _has_site(box, sites, free, price, goods):
            return True
        if opens:
            for fee in box.further.fees(box, seat):
                dearer = with_surcharge(price, fee)
                if can_build_for(box, goods, dearer) and _has_site(
                    box, sites, seat.open_expansions, dearer, goods
                ):
                    return True
    return False


def _has_site(box: Box, sites: Sites, free: int, price: Vector, goods: list[int]) -> bool:
    """True if the goods, which pay the price, also pay the surcharge of one of the sites."""
    if free & sites.plain:
        return True
    for site, surcharge in enumerate(sites.surcharge):
        if free >> site & 1 and can_build_for(box, goods, with_surcharge(price, surcharge)):
            return True
    return False


def _build(game: Game, _index: int, seat: Seat, node: Build) -> bool:
    for kind in game.box.kind_numbers(node.kinds):
        if can_build_kind(game, seat, kind, node.prices, node.expansion, None, node.given):
            return True
    return False


def _upgrade(game: Game, _index: int, seat: Seat, node: Upgrade) -> bool:
    box = game.box
    for price in upgrade_prices(box, seat, node.prices):
        if can_pay(seat.goods, price):
            return any(plain_sites(box, seat, kind) for kind in box.kind_numbers(node.kinds))
    return False


def after_upgrade_goods(box: Box, seat: Seat, named: tuple[Price, ...]) -> list[list[int]]:
    """What would be left for the build once the upgrade is paid, for each of its prices."""
    left = []
    for price in upgrade_prices(box, seat, named):
        if can_pay(seat.goods, price):
            left.append([have - price[what] for what, have in enumerate(seat.goods)])
    return left


def _build_upgraded(game: Game, index: int, seat: Seat, node: BuildUpgraded) -> bool:
    kinds = game.box.kind_numbers(node.kinds)
    for spare in after_upgrade_goods(game.box, seat, node.upgrade_prices):
        for kind in kinds:
            if can_build_kind(game, seat, kind, node.prices, False, spare, node.given):
                return True
    for kind in kinds:
        if can_build_kind(game, seat, kind, node.prices, False, None, node.given):
            return _pays_for_itself(game, index, seat, node)
    return False


def _pays_for_itself(game: Game, index: int, seat: Seat, node: BuildUpgraded) -> bool:
    """True if what the build sets off would bring what the upgrade costs (UC-14.10)."""
    twin = game.rehearsal(index)
    twin.state = game.title.shape.clone_for(game.state, index)
    twin.state.seats[index] = copy(seat)
    twin.state.owed = 1 << FURTHER
    return way_through(twin, Frame(node, 0, index, {"owed": FURTHER}, None))


def _convert(game: Game, _index: int, seat: Seat, node: Convert) -> bool:
    table = game.state
    box = game.box
    return seat.built[box.kind[node.source]] != 0 and table.supply[box.kind[node.target]] != 0


def _extra_metropolis(game: Game, _index: int, _seat: Seat, _node: ExtraMetropolis) -> bool:
    table = game.state
    return any(game.box.metropolises[tile].colour == "blue" for tile in table.spare)


def _product_of(game: Game, _index: int, seat: Seat, node: ProductOf) -> bool:
    return standing(game.box, seat, game.box.kind_numbers(node.kinds), True) > 0


def _swap(game: Game, _index: int, seat: Seat, node: SwapProduct) -> bool:
    box = game.box
    given = box.vector(node.given)
    if not seat.made or not can_pay(seat.goods, given):
        return False
    return can_pay(made_by(seat, box.kind_numbers(node.kinds), len(given)), given)


def made_by(seat: Seat, kinds: tuple[int, ...], width: int) -> list[int]:
    """What these kinds have just produced and is not exchanged yet."""
    made = [0] * width
    for kind in kinds:
        for number in range(width):
            made[number] += seat.made[kind * width + number]
    return made


def _draw(game: Game, _index: int, _seat: Seat, _node: DrawCards) -> bool:
    return cards_left(game)


_FURTHER: Final[dict[int, Node]] = {}
_NOT_FURTHER: Final[dict[int, Node]] = {}
"""The effects that were asked about, by identity."""


def reaches_further(node: Node) -> bool:
    """True if the effect uses action cards or slots: it must be judged with the card already turned."""
    number = id(node)
    if _NOT_FURTHER.get(number) is node:
        return False
    if _FURTHER.get(number) is node:
        return True
    further = contains(node, (UseAction, PerformSlot, Ready))
    (_FURTHER if further else _NOT_FURTHER)[number] = node
    return further


def contains(node: Node, kinds: tuple[type[Node], ...]) -> bool:
    """True if a node of one of these kinds is inside."""
    if isinstance(node, kinds):
        return True
    if isinstance(node, (Do, Either)):
        return any(contains(part, kinds) for _word, part in node.parts)
    if isinstance(node, PayFor):
        return contains(node.part, kinds)
    if isinstance(node, If):
        return contains(node.then, kinds)
    return False


CAN.update(
    {
        Do: _any_part,
        Either: _any_part,
        If: _if,
        Nothing: _no,
        PayFor: _pay_for,
        Receive: _receive,
        ReceiveDifferent: _yes,
        Exchange: _exchange,
        TakeSpecial: _take_special,
        UseAction: _use_action,
        Ready: _ready,
        Advance: _yes,
        PerformSlot: _perform,
        Build: _build,
        Upgrade: _upgrade,
        BuildUpgraded: _build_upgraded,
        Convert: _convert,
        ExtraMetropolis: _extra_metropolis,
        ProductOf: _product_of,
        SwapProduct: _swap,
        DrawCards: _draw,
        TileEffect: _yes,
        TakeContract: _yes,
    }
)


def _left(node: Do, pos: int) -> list[Node]:
    """The parts of a group that were not begun as often as they may be; `pos` as in its frame."""
    times = node.times or (1,) * len(node.parts)
    return [part for n, (_word, part) in enumerate(node.parts) if pos >> 4 * n & 15 < times[n]]


def why_no_part(game: Game, frame: Frame) -> Reason | None:
    seat = game.state.seats[frame.seat]
    node = frame.node
    needs = NEEDS.get(type(node))
    if needs is not None and not needs(game, frame):
        return why_cannot(node)
    using = frame.env.get("using")
    if using is not None and reaches_further(node):
        seat = without(seat, using)
    if isinstance(node, Do) and "pos" in frame.env:
        left = _left(node, frame.env["pos"])
        if any(can(game, frame.seat, seat, part) for part in left):
            return None
        return why_cannot(left[0] if len(left) == 1 else node)
    return None if can(game, frame.seat, seat, node) else why_cannot(node)


for _kind in EFFECTS:
    POSSIBLE[_kind] = why_no_part
