"""What the rest of a turn can bring at most: a quick no for a search that grows long.

A dream is a player for whom everything that could be done has been done, and nothing was ever paid. If the
slot cannot be performed even then, no search is needed. The readers in BRINGS say of each effect what it
brings at most; of an effect, or a step of the turn, that is not known here a dream says nothing, and the
search goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kolonie.core.frames import Frame
from kolonie.core.nodes import Deadline, EachSeat, If, Item, Node, Nothing, Repeat, Seq
from kolonie.games.underwater_cities import moves
from kolonie.games.underwater_cities.board import Vector
from kolonie.games.underwater_cities.box import COLOURLESS, COLOURS
from kolonie.games.underwater_cities.building import UPGRADE
from kolonie.games.underwater_cities.can import can, can_build_kind, copy, slots_for
from kolonie.games.underwater_cities.claiming import lay_down
from kolonie.games.underwater_cities.duty import SLOT, SURE, WATCHED
from kolonie.games.underwater_cities.flow import PLAY
from kolonie.games.underwater_cities.network import sites_of
from kolonie.games.underwater_cities.nodes import (
    EVENT,
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
    ProductOf,
    Ready,
    Receive,
    ReceiveDifferent,
    SwapProduct,
    TakeSpecial,
    Upgrade,
    UseAction,
)
from kolonie.games.underwater_cities.prices import building_prices, can_pay, upgrade_prices
from kolonie.games.underwater_cities.state import NO_CARD, Game

PLENTY: Final = 99
FIRINGS: Final = 12
"""More often than this no card can be set off in one turn."""
ORDER: Final = 4
"""Where a play stands once its card has been set off."""
BringsReader = Callable[["Dream", Any, int], bool]
BRINGS: Final[dict[type, BringsReader]] = {}
"""Adds to a dream what an effect brings at most, done so many times (0: nothing). False if it cannot be."""
STEPS: Final = (
    Seq,
    Repeat,
    EachSeat,
    Deadline,
    *(move for move in moves.MOVES if move not in (moves.TakeContract, moves.TileEffect)),
)
"""Steps of a turn of which it is known here what they can bring."""


class Unknown(Exception):
    """Something could be done of which nothing is known here."""


def is_hopeless(game: Game, frame: Frame) -> bool:
    """True if the chosen slot cannot be performed any more, whatever is done before."""
    table = game.state
    if table.owed & (SURE | WATCHED) != WATCHED:
        return False
    slot = game.box.side[game.seats].effects[table.slot]
    biomatter = game.box.biomatter
    try:
        dream = Dream(game, frame.seat, table.seats[frame.seat].goods[biomatter] > 0)
        if dream.comes_to(frame, slot):
            return False
        if dream.mixes or dream.goods[biomatter] == 0:
            return True
        return not Dream(game, frame.seat, True).comes_to(frame, slot)
    except Unknown:
        return False


class Dream:
    """A player who has done everything and paid nothing."""

    def __init__(self, game: Game, index: int, mixes: bool) -> None:
        self.mixes = mixes
        """True if there is biomatter."""
        self.game = game
        self.box = game.box
        self.index = index
        self.seat = copy(game.state.seats[index])
        self.goods = self.seat.goods
        self.begun: list[Node] = []
        """Where the slot is being performed."""
        self.waiting: list[tuple[Node, int]] = []
        self.opened: list[int] = []
        """Action cards that can be used, once for each time."""
        self.uses = False
        self.asking = False
        self.readied = False
        self.stirred = False
        """Something was built, upgraded, claimed or connected: contracts may be met."""
        self.tunnels = 0
        """How many could be built."""
        self.built = False
        self.freed: tuple[int, ...] = ()
        """Kinds that a turned city gives back to the supply."""
        self.fired: dict[int, int] = {}

    def comes_to(self, frame: Frame, slot: Node) -> bool:
        """True if the slot could be performed in the end, or what is left of it once it was begun."""
        self.of_turn(frame)
        self.come_true()
        return any(self.may(node) for node in self.begun or (slot,))

    # -- what can come

    def of_turn(self, frame: Frame) -> None:
        """Everything that can still be done before the slot is left."""
        box = self.box
        table = self.game.state
        to_play: tuple[int, ...] = ()
        level: Frame | None = frame
        while level is not None:
            node = level.node
            if level.env.get("owed") == SLOT:
                if isinstance(node, BuildUpgraded) and level.pos == UPGRADE:
                    node = Upgrade(node.kinds, node.upgrade_prices)  # the other half of the pair is done
                self.begun.append(node)
            if isinstance(node, Do):
                pos = level.pos
                for number, (_word, part) in enumerate(node.parts):
                    self.add(part, node.times[number] - (pos >> 4 * number & 15))
            elif isinstance(node, moves.Reactions):
                items: tuple[Item, ...] = level.env["items"]
                for item in items:
                    self._add_item(item)
            elif isinstance(node, moves.ChooseCard):
                to_play = self.seat.hand
                self._set_off()
            elif isinstance(node, (moves.ChooseOrder, moves.Benefit, moves.MakeRoom)) or (
                node is PLAY and level.pos < ORDER
            ):
                to_play = to_play or (table.played,)
            elif isinstance(node, Seq):
                if _ends(node.parts[level.pos :]):
                    break
            elif not isinstance(node, STEPS):
                self.add(node, 1)
            level = level.parent
        side = box.side[self.game.seats]
        for card in to_play:
            if card != NO_CARD and box.card_colours[card] == side.colours[table.slot]:
                self._play(card)
        for card in self.seat.permanents:
            when = box.whens[card]
            if when is not None and (
                (when.event == "once_per_turn" and card not in self.seat.spent)
                or (when.event == "slot" and when.word == side.names[table.slot])
            ):
                self.add(box.effects[card], 1)
        for effect in box.further.at_hand(box, self.seat):
            self.add(effect, 1)

    def _add_item(self, item: Item) -> None:
        env = dict(item.env)
        if isinstance(item.node, moves.TakeContract):
            self.add(self.box.contract_rewards[env["contract"]], 1)
        elif isinstance(item.node, moves.TileEffect):
            self.add(self.box.tile_instant[env["tile"]], 1)
        elif not isinstance(item.node, moves.DrawCards):
            self.add(item.node, 1)

    def _set_off(self) -> None:
        """What the play of a card itself sets off."""
        colour = self.box.side[self.game.seats].colours[self.game.state.slot]
        if colour != COLOURLESS:
            self.happens("match", 1)
            self.happens("mismatch", 1)
            self.happens("slot_colour", 1, COLOURS[colour])

    def _play(self, card: int) -> None:
        """The benefit of a card of the slot's colour."""
        box = self.box
        seat = self.seat
        timing = box.card_timings[card]
        if timing == "instant":
            self.add(box.effects[card], 1)
            return
        if timing == "action" and len(seat.actions) >= box.action_limit:
            for leaving in seat.actions:
                self.add(box.effects[leaving], 1)
        lay_down(box, seat, card)
        self.stir()
        self.happens("claimed", 1, timing)

    def add(self, node: Node | None, times: int) -> None:
        """An effect that may be done so many times, taken apart."""
        if times <= 0 or node is None or isinstance(node, Nothing):
            return
        if isinstance(node, Do):
            for number, (_word, part) in enumerate(node.parts):
                self.add(part, times * node.times[number])
        elif isinstance(node, Either):
            for _word, part in node.parts:
                self.add(part, times)
        elif isinstance(node, If):
            self.add(node.then, times)
        else:
            self.waiting.append((node, times))

    # -- what comes

    def come_true(self) -> None:
        """Does everything that can be done, until nothing more can."""
        done = True
        while done:
            done = False
            waiting, self.waiting = self.waiting, []
            for node, times in waiting:
                if self._reader(node)(self, node, times):
                    done = True
                else:
                    self.waiting.append((node, times))

    def may(self, node: Node) -> bool:
        """True if something of the node could be done in the dream."""
        if isinstance(node, (Do, Either)):
            return any(self.may(part) for _word, part in node.parts)
        if isinstance(node, If):
            return self.may(node.then)
        return self._reader(node)(self, node, 0)

    def may_use(self) -> bool:
        """True if something of an action card could be done."""
        if self.asking:
            return True
        self.asking = True
        used = () if self.readied else self.seat.used
        effects = [self.box.effects[card] for card in self.seat.actions if card not in used]
        found = any(effect is not None and self.may(effect) for effect in effects)
        self.asking = False
        return found

    def _reader(self, node: Node) -> BringsReader:
        reader = BRINGS.get(type(node))
        if reader is None:
            raise Unknown
        return reader

    def gain(self, goods: tuple[int, ...] | list[int], times: int) -> None:
        for what, n in enumerate(goods):
            self.goods[what] += times * n

    def least_price(self, prices: tuple[Vector, ...]) -> list[int]:
        """Of each resource what is paid at least; biomatter may be paid for some of them (UC-7.10)."""
        least = [min(amounts) for amounts in zip(*prices, strict=True)]
        if self.mixes:
            for what in self.box.replaceable:
                least[what] = 0
        return least

    def happens(self, event: str, times: int, word: str = "", kinds: tuple[str, ...] = ()) -> None:
        """Cards in front of the player may answer so many times."""
        number = EVENT[event]
        if not self.seat.listens >> number & 1:
            return
        for card in self.seat.permanents:
            when = self.box.whens[card]
            if (
                self.box.card_events[card] == number
                and when is not None
                and (not word or when.word in ("", word))
                and (not kinds or any(kind in when.kinds for kind in kinds))
            ):
                fired = self.fired.get(card, 0)
                self.add(self.box.effects[card], min(times, FIRINGS - fired))
                self.fired[card] = fired + times

    def stir(self) -> None:
        """Something changed that contracts look at."""
        if not self.stirred:
            self.stirred = True
            for contract in self.game.state.contracts:
                self.add(self.box.contract_rewards[contract], 1)

    def use_actions(self) -> None:
        """Each unused action card can be used; if cards can be made unused again, each once more."""
        if self.uses:
            for card in self.seat.actions:
                most = (card not in self.seat.used) + self.readied
                while self.opened.count(card) < most:
                    self.opened.append(card)
                    self.add(self.box.effects[card], 1)


def _ends(steps: tuple[Node, ...]) -> bool:
    """True if the time for what is owed ends among these steps."""
    for step in steps:
        if isinstance(step, Deadline):
            return True
        if not isinstance(step, STEPS):
            raise Unknown
    return False


# -- what each effect brings at most


def _receive(dream: Dream, node: Receive, times: int) -> bool:
    for name, n in node.goods:
        if name in dream.box.resource:
            dream.goods[dream.box.resource[name]] += times * (n if isinstance(n, int) else PLENTY)
    return True


def _different(dream: Dream, node: ReceiveDifferent, times: int) -> bool:
    for name in node.among:
        dream.goods[dream.box.resource[name]] += times * node.unit(name)
    return True


def _exchange(dream: Dream, node: Exchange, times: int) -> bool:
    if not can(dream.game, dream.index, dream.seat, node):
        return False
    dream.gain(dream.box.vector(node.one), times)
    dream.gain(dream.box.vector(node.other), times)
    return True


def _pay_for(dream: Dream, node: PayFor, times: int) -> bool:
    if not can_pay(dream.goods, dream.box.vector(node.price)):
        return False
    dream.add(node.part, times)
    return bool(times) or dream.may(node.part)


def _special(dream: Dream, node: TakeSpecial, times: int) -> bool:
    if not can(dream.game, dream.index, dream.seat, node):
        return False
    dream.happens("special_taken", times)
    return True


def _use(dream: Dream, _node: UseAction, times: int) -> bool:
    if not times:
        return dream.may_use()
    dream.uses = True
    dream.use_actions()
    dream.happens("action_used", times)
    return True


def _ready(dream: Dream, _node: Ready, times: int) -> bool:
    if times:
        dream.readied = True
        dream.use_actions()
    return True


def _advance(dream: Dream, _node: Advance, times: int) -> bool:
    box = dream.box
    seat = dream.seat
    for _ in range(times):
        reached = min(seat.step, box.spaces)
        dream.gain(box.track[reached].goods, 1)
        if reached < box.spaces:
            dream.happens("space", 1, box.track_ids[reached])
        seat.step += 1
    return True


def _perform(dream: Dream, node: PerformSlot, times: int) -> bool:
    if times:
        side = dream.box.side[dream.game.seats]
        for slot in slots_for(dream.game, dream.index, dream.seat, node.scope):
            dream.add(side.effects[slot], 1)
        for event in ("slot", "slot_colour", "slot_gives"):
            dream.happens(event, times)
    return True


def _build(dream: Dream, node: Build | BuildUpgraded, times: int) -> bool:
    box = dream.box
    seat = dream.seat
    expansion = isinstance(node, Build) and node.expansion
    kinds = box.kind_numbers(node.kinds)
    supply = dream.game.state.supply
    game = dream.game
    if not any(
        k in dream.freed or can_build_kind(game, seat, k, node.prices, expansion, None, node.given)
        for k in kinds
    ):
        return False
    opens = not expansion and not node.given and box.further.may_open(seat)
    if not times:
        return True
    dream.built = True
    dream.stir()
    dream.happens("built", times, kinds=node.kinds)
    board = box.boards[seat.board]
    brought: list[tuple[int, ...]] = []
    steps = 0
    for kind in kinds:
        if supply[kind] == 0 and kind not in dream.freed:
            continue
        free = _free_sites(dream, kind, expansion)
        if opens and box.sorts[kind] == "building":
            free |= _free_sites(dream, kind, True)
        least = dream.least_price(building_prices(box, seat, kind, node.prices))
        for site, bonus in enumerate(sites_of(box, board, kind).bonus):
            if bonus is not None and free >> site & 1:
                brought.append(tuple([max(0, n - paid) for n, paid in zip(bonus.goods, least, strict=True)]))
                steps = max(steps, bonus.steps)
        if kind == box.tunnel:
            seat.open_tunnels = free
            _connect(dream, times)
        elif kind in box.city_kinds:
            seat.open_cities = free
            seat.open_buildings = sum(board.normal_at) & ~seat.occupied
            seat.open_expansions = sum(board.expansion_at) & ~seat.occupied
    dream.gain(_widest(brought), times)
    dream.add(Advance(), steps * times)
    return True


def _free_sites(dream: Dream, kind: int, expansion: bool) -> int:
    """The sites for a kind on which nothing stands, whether they can be reached or not."""
    box = dream.box
    seat = dream.seat
    board = box.boards[seat.board]
    if kind == box.tunnel:
        return (1 << len(board.tunnels.ids)) - 1 & ~seat.built[kind]
    if kind in box.city_kinds:
        return (1 << len(board.cities.ids)) - 1 & ~seat.cities
    return sum(board.expansion_at if expansion else board.normal_at) & ~seat.occupied


def _connect(dream: Dream, times: int) -> None:
    """Tunnels may connect metropolises, if there are enough of them."""
    seat = dream.seat
    dream.tunnels += times
    for space, needs in enumerate(dream.box.boards[seat.board].needs):
        missing = needs & ~seat.built[dream.box.tunnel]
        if not seat.joined >> space & 1 and missing.bit_count() <= dream.tunnels:
            seat.joined |= 1 << space
            dream.add(dream.box.tile_instant[seat.tiles[space]], 1)
            dream.happens("metropolis", 1)


def _upgrade(dream: Dream, node: Upgrade, times: int) -> bool:
    if not _pays_upgrade(dream, node) or not (dream.built or can(dream.game, dream.index, dream.seat, node)):
        return False
    if times:
        dream.stir()
    dream.happens("upgraded", times, kinds=node.kinds)
    return True


def _pays_upgrade(dream: Dream, node: Upgrade | BuildUpgraded) -> bool:
    named = node.prices if isinstance(node, Upgrade) else node.upgrade_prices
    return any(can_pay(dream.goods, price) for price in upgrade_prices(dream.box, dream.seat, named))


def _build_upgraded(dream: Dream, node: BuildUpgraded, times: int) -> bool:
    """The build alone may be what pays for the upgrade, so it counts as soon as it can be made."""
    if not _build(dream, node, times or 1):
        return False
    if times:
        dream.happens("upgraded", times, kinds=node.kinds)
        return True
    dream.come_true()
    return _pays_upgrade(dream, node)


def _convert(dream: Dream, node: Convert, times: int) -> bool:
    if not dream.built and not can(dream.game, dream.index, dream.seat, node):
        return False
    if times:
        dream.stir()
        dream.freed += (dream.box.kind[node.source],)
    return True


def _metropolis(dream: Dream, _node: ExtraMetropolis, times: int) -> bool:
    if times:
        dream.stir()
    dream.happens("metropolis", times)
    return True


def _product(dream: Dream, node: ProductOf, times: int) -> bool:
    products = [dream.box.upgraded_product[kind] for kind in dream.box.kind_numbers(node.kinds)]
    dream.gain(_widest([product.goods for product in products if product is not None]), times)
    return True


def _swap(dream: Dream, node: SwapProduct, times: int) -> bool:
    dream.gain(dream.box.vector(tuple([(name, n) for name, n in node.got if name != "point"])), times)
    return True


def _widest(listed: list[tuple[int, ...]]) -> list[int]:
    """Of each resource the largest amount in any of the lists."""
    return [max(amounts) for amounts in zip(*listed, strict=True)]  # nothing at all if the list is empty


BRINGS.update(
    {
        Receive: _receive,
        ReceiveDifferent: _different,
        Exchange: _exchange,
        PayFor: _pay_for,
        TakeSpecial: _special,
        UseAction: _use,
        Ready: _ready,
        Advance: _advance,
        PerformSlot: _perform,
        Build: _build,
        Upgrade: _upgrade,
        BuildUpgraded: _build_upgraded,
        Convert: _convert,
        ExtraMetropolis: _metropolis,
        ProductOf: _product,
        SwapProduct: _swap,
    }
)
