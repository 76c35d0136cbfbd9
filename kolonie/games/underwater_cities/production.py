"""Production and feeding (sections 17, 18 and 21)."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.nodes import If, Item, Node
from kolonie.core.readers import runs
from kolonie.games.underwater_cities.board import Reward, Sites
from kolonie.games.underwater_cities.box import Box, add
from kolonie.games.underwater_cities.counts import count, holds
from kolonie.games.underwater_cities.events import reacting, rest_of
from kolonie.games.underwater_cities.gaining import receive, take
from kolonie.games.underwater_cities.goods import collect
from kolonie.games.underwater_cities.moves import Feed, Produce
from kolonie.games.underwater_cities.network import bits, how_many
from kolonie.games.underwater_cities.nodes import Do, Receive
from kolonie.games.underwater_cities.phrases import what as said
from kolonie.games.underwater_cities.state import Game, Seat


def network_product(box: Box, seat: Seat) -> Reward:
    """What the connected structures and cities produce, with pairs and multipliers (UC-17.02, UC-21.05)."""
    return laid_together(box, kind_products(box, seat))


def kind_products(box: Box, seat: Seat) -> list[Reward]:
    """The part of each kind of thing."""
    return [kind_product(box, seat, kind) for kind in range(len(box.kinds))]


def laid_together(box: Box, rewards: list[Reward]) -> Reward:
    total = Reward(box.nothing)
    for one in rewards:
        total = add(total, one)
    return total


def kind_product(box: Box, seat: Seat, kind: int) -> Reward:
    """The part of one kind of thing."""
    board = box.boards[seat.board]
    if box.is_building[kind]:
        sites, standing, upgrades = board.buildings, seat.built[kind] & seat.alive, seat.upgraded
    elif kind == box.tunnel:
        sites, standing, upgrades = board.tunnels, seat.touching, seat.upgraded_tunnels
    else:
        sites, standing, upgrades = board.cities, seat.built[kind] & seat.connected, 0
    total = Reward(box.nothing)
    if not standing:
        return total
    plain = _multiplied(sites, standing & ~upgrades)
    times = box.kind_times[kind]
    if times is not None and kind in box.city_kinds:
        plain *= count(box, seat, times)
    if plain:
        total = add(total, box.plain_product[kind], plain)
    upgraded = box.upgraded_product[kind]
    if upgraded is not None and standing & upgrades:
        total = add(total, upgraded, _multiplied(sites, standing & upgrades))
    pair = box.pair_bonus[kind]
    if pair is not None and box.is_building[kind]:
        for city in bits(seat.connected):
            if how_many(seat.built[kind] & seat.upgraded & board.all_at[city]) >= 2:
                total = add(total, pair)  # UC-17.04: once for each type and city
    return total


def _multiplied(sites: Sites, mask: int) -> int:
    """How many of the sites there are, each as often as it counts."""
    return sum(sites.multiplier[site] for site in bits(mask))


def board_product(box: Box, seat: Seat) -> Reward:
    """Extras printed on the board: pairs of tunnels, metropolis tunnels, sites (UC-21.09, UC-21.11)."""
    board = box.boards[seat.board]
    total = Reward(box.nothing)
    for tunnels, extra in board.pairs:
        if seat.touching & tunnels == tunnels:
            total = add(total, extra)
    for space, product in enumerate(board.metropolis_production):
        if product is not None and seat.joined >> space & 1:
            total = add(total, product)
    for site, product in board.site_production:
        if seat.occupied & seat.alive & site:
            total = add(total, product)
    return total


def connected_tiles(seat: Seat) -> list[int]:
    """The metropolis tiles that work: connected ones and gained ones."""
    return [seat.tiles[space] for space in bits(seat.joined)] + list(seat.gained)


@runs(Produce)
def run_produce(game: Game, frame: Frame) -> Frame | None:
    """Goods and points come at once; whatever needs a decision is offered in the owner's order (UC-17.14)."""
    table = game.state
    box = game.box
    index = frame.seat
    seat = table.seats[index]
    products = kind_products(box, seat)
    product = laid_together(box, products)
    take(seat, product)
    if game.journal is not None:
        goods = tuple(said(name, n) for name, n in zip(box.resources, product.goods, strict=True) if n)
        game.tell(frame, {"goods": goods, "points": product.points})
    receive(game, index, board_product(box, seat))
    made: list[int] = []
    for part in products:
        made += part.goods
    seat.made = tuple(made)
    sources: list[tuple[Do, str, tuple[tuple[str, int], ...]]] = []
    for tile in connected_tiles(seat):
        effect = box.tile_production[tile]
        if effect is not None:
            sources.append((effect, f"tile:{box.tile_ids[tile]}", ()))
    for card in seat.productions:
        effect = box.effects[card]
        if effect is not None:
            sources.append((effect, f"card:{box.card_ids[card]}", (("card", card),)))
    # UC-17.14: if there is anything to decide, only fixed amounts come at once; what counts may wait
    decides = any(not _is_gain(part) for effect, _word, _env in sources for _name, part in effect.parts)
    items = box.further.products(game, index)
    for effect, word, env in sources:
        items += _at_once(game, index, effect, word, env, decides)
    return reacting(index, frame.parent, items)


def _at_once(
    game: Game, index: int, effect: Do, word: str, env: tuple[tuple[str, int], ...], decides: bool
) -> list[Item]:
    """Takes the goods and points of an effect; what is left of it is an item."""
    done = 0
    left = False
    for number, (_word, part) in enumerate(effect.parts):
        if _is_fixed(part) if decides else _is_gain(part):
            _take(game, index, part)
            done |= effect.times[number] << 4 * number
        else:
            left = True
    return [rest_of(effect, done, env, word)] if left else []


def _is_gain(part: Node) -> bool:
    """Goods and points only, perhaps under a condition: to take them needs no decision."""
    if isinstance(part, Receive):
        return all(name != "card" for name, _n in part.goods)
    if isinstance(part, If):
        inner = part.then
        return isinstance(inner, Do) and all(_is_gain(p) for _w, p in inner.parts)
    return False


def _is_fixed(part: Node) -> bool:
    """Goods and points whose number depends on nothing."""
    return _is_gain(part) and isinstance(part, Receive) and all(isinstance(n, int) for _name, n in part.goods)


def _take(game: Game, index: int, part: Node) -> None:
    if isinstance(part, Receive):
        collect(game, index, part)
    elif isinstance(part, If) and holds(game.box, game.state.seats[index], part.test):
        assert isinstance(part.then, Do)
        for _word, inner in part.then.parts:
            _take(game, index, inner)


def hungry_cities(box: Box, seat: Seat) -> int:
    """How many cities have to be fed: the connected ones, but for those that cards feed (UC-18.12)."""
    hungry = seat.connected.bit_count()
    for card in (*seat.permanents, *seat.productions):
        hungry -= box.feeds[card]
    return max(0, hungry)


def meal(box: Box, goods: list[int], hungry: int) -> tuple[tuple[tuple[int, int], ...], int]:
    """What is eaten of which resource, and the points that go for cities that stay hungry (UC-18.04)."""
    eaten = []
    for what in (box.kelp, box.biomatter):
        n = min(hungry, goods[what])
        eaten.append((what, n))
        hungry -= n
    return tuple(eaten), hungry * box.constants["hungry_points"][0]


@runs(Feed)
def run_feed(game: Game, frame: Frame) -> Frame | None:
    """Kelp, then biomatter, then points, in this order (UC-18.04, UC-18.05)."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    seat.used = ()
    seat.made = ()
    hungry = hungry_cities(box, seat)
    eaten, points = meal(box, seat.goods, hungry)
    for what, n in eaten:
        seat.goods[what] -= n
        hungry -= n
    lost = min(seat.points, points)
    seat.points -= lost  # UC-18.06
    if game.journal is not None:
        fed = seat.connected.bit_count() - hungry
        game.tell(frame, {"cities": fed, "hungry": hungry, "lost": lost})
    return frame.parent
