"""Underwater Cities: points, what the network will still bring and score, goods in hand, and cards.

Everything is told in points at the end of the game. What depends on the board and on claimed cards alone
changes with few decisions of a turn, so it is worked out once and looked up (`Judge.standing`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kolonie.bots.values import Beam, Candidates
from kolonie.bots.values.underwater_effects import RATE, effect_worth
from kolonie.core.engine import BEYOND, Game
from kolonie.core.frames import Frame
from kolonie.core.nodes import Item
from kolonie.core.options import Option
from kolonie.core.steps import DONE
from kolonie.games.underwater_cities.board import Board
from kolonie.games.underwater_cities.box import COLOURLESS, Box
from kolonie.games.underwater_cities.flow import ROUND
from kolonie.games.underwater_cities.moves import (
    ChooseCard,
    ChooseOrder,
    ChooseSlot,
    DiscardSurplus,
    KeepHand,
    Reactions,
)
from kolonie.games.underwater_cities.network import bits
from kolonie.games.underwater_cities.nodes import Advance, Build, BuildUpgraded, Do, Receive
from kolonie.games.underwater_cities.production import board_product, connected_tiles, network_product
from kolonie.games.underwater_cities.scoring import brown_points, city_points, endgame_points
from kolonie.games.underwater_cities.state import Seat, Table
from kolonie.games.underwater_cities.turn import CARD_THEN_SLOT, NO_BENEFIT

SEARCH = Beam(60, 24, 2, 2, 3)
"""A turn is a long line of small decisions, of which few matter."""
HORIZON = (ChooseSlot,)
TURNS = ROUND.parts[0]
"""The node that counts the turns of a round."""

LAST_GOOD = 0.25
"""What a resource is worth when nothing can be bought any more (UC-19.12); biomatter counts twice."""
FADES = 0.87
"""What one resource more of a kind is worth, beside the one before it."""
LATER = 0.9
"""What goods of a production to come are worth, beside goods in hand."""
HUNGER = 3.0
"""What a city costs that cannot be fed (UC-18.06)."""
KELP_LATER = 1.25
"""What it costs to bring one kelp more by the time of a later production."""
SITE = 1.8
"""What it is worth to have a further site for a type of building that its city has not yet."""
SITES_FADE = 0.95
CITY_SITE = 0.5
TUNNEL_MISSING = 1.6
"""What it costs to build a tunnel to a city that is not connected."""
METROPOLIS_NEAR = (1.0, 0.55, 0.35, 0.2, 0.1)
"""How much of a metropolis is in hand, by the number of tunnels that are missing."""
BROWN = 6.0
USES = 0.4
"""How many action cards can be used in a turn, on the whole."""
USED = 0.8
"""What is left of an action card's worth by the time it is used."""
EVENTS = {
    "built": 0.13,
    "upgraded": 0.08,
    "mismatch": 0.45,
    "match": 0.5,
    "space": 0.2,
    "slot": 0.06,
    "slot_colour": 0.33,
    "slot_gives": 0.15,
    "metropolis": 0.06,
    "end_of_turn": 0.2,
    "once_per_turn": 0.4,
    "action_used": 0.25,
    "special_taken": 0.07,
    "claimed": 0.2,
}
"""How often in a turn a permanent card is set off."""
DISCOUNTED = 0.22
"""How often in a turn a discount is used."""
ENDGAME_GROWS = 0.06
"""Points that an endgame card gains with every turn to come."""
HELD = 0.3
"""How much of a card's worth is in hand before it is played."""
STEP = 0.25
MOVED = 0.5


class Standing(NamedTuple):
    """What board and claimed cards are worth, but for the next production's kelp."""

    worth: float
    kelp: int
    hunger: int


class Judge:
    """The tables for a box, and what was worked out with them."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.turns = 3 * sum(box.rounds)
        ends = [sum(box.rounds[: era + 1]) for era in range(len(box.rounds))]
        self.ends = ends
        self.after = [self.turns - 3 * end for end in ends]
        """Turns that are left after each production."""
        self.rates = [RATE[name] for name in box.resources]
        self.stock = [self._stock(left) for left in range(self.turns + 1)]
        self.standings: dict[object, Standing] = {}
        self.held: dict[object, float] = {}

    def _stock(self, left: int) -> list[list[float]]:
        """What an amount of each resource is worth with so many turns left: each further one a bit less."""
        tables = []
        for what, rate in enumerate(self.rates):
            last = LAST_GOOD * self.box.leftover[what]
            fresh = left / (left + 0.7)
            fades = FADES - 0.25 / (left + 1)
            table = [0.0]
            for n in range(60):
                table.append(table[-1] + max(last, rate * fresh * fades**n))
            tables.append(table)
        return tables

    # -- board and claimed cards

    def standing(self, seat: Seat, turns: int, era: int, productions: int) -> Standing:
        key = (
            seat.board,
            *seat.built,
            seat.upgraded,
            seat.upgraded_tunnels,
            seat.tiles,
            seat.gained,
            seat.actions,
            seat.used,
            seat.permanents,
            seat.productions,
            seat.endgames,
            seat.sold,
            turns,
            productions,
        )
        found = self.standings.get(key)
        if found is None:
            if len(self.standings) > 20_000:
                self.standings.clear()
            found = self.standings[key] = self._work_out(seat, turns, era, productions)
        return found

    def _work_out(self, seat: Seat, turns: int, era: int, productions: int) -> Standing:
        box = self.box
        network, extra = network_product(box, seat), board_product(box, seat)
        goods = [a + b for a, b in zip(network.goods, extra.goods, strict=True)]
        points = float(network.points + extra.points)
        for tile in connected_tiles(seat):
            effect = box.tile_production[tile]
            if effect is not None:
                points += effect_worth(box, seat, effect)
        hunger = seat.connected.bit_count()
        for card in (*seat.permanents, *seat.productions):
            hunger -= box.feeds[card]
        hunger = max(0, hunger)
        worth = float(brown_points(box, seat) + endgame_points(box, seat) + city_points(box, seat))
        worth += points * productions
        for number in range(productions):
            stock = self.stock[self.after[len(self.after) - productions + number]]
            for what, n in enumerate(goods):
                if what != box.kelp:
                    worth += LATER * stock[what][n]
                elif number:
                    left = n - hunger
                    worth += LATER * stock[what][left] if left >= 0 else KELP_LATER * left
        worth += self._prospects(seat, turns, productions)
        worth += self._claimed(seat, turns, era, productions)
        return Standing(worth, goods[box.kelp], hunger)

    def _prospects(self, seat: Seat, turns: int, productions: int) -> float:
        """Sites for buildings, cities to connect, metropolises in reach."""
        box = self.box
        board = box.boards[seat.board]
        hope = min(1.0, turns / 8)
        missing = 0
        total = 0.0
        away = _distances(board, seat.reached)
        for city in bits(seat.cities):
            here = board.all_at[city]
            types = sum([seat.built[kind] & here != 0 for kind in box.building_kinds])
            open_here = (here & seat.open_buildings).bit_count()
            if seat.connected >> city & 1:
                missing += min(len(box.building_kinds) - types, open_here)
            else:
                distance = away[city]
                if turns >= 2 * distance:
                    built = (seat.occupied & here).bit_count()
                    gain = box.city_points[types] + 0.6 * built * productions - 0.8 * productions
                    gain += 0.6 * SITE * hope * min(len(box.building_kinds) - types, open_here)
                    total += max(0.0, gain - TUNNEL_MISSING * distance) + 0.3 * hope
        reachable = min(float(missing), 0.7 * turns)
        faded: float = SITES_FADE**reachable
        total += SITE * hope * (1 - faded) / (1 - SITES_FADE)
        total += CITY_SITE * hope * min(3, seat.open_cities.bit_count())
        for space, needs in enumerate(board.needs):
            if seat.joined >> space & 1:
                continue
            far = 0
            for tunnel in bits(needs & ~seat.built[box.tunnel]):
                far += 1 + min(away[city] for city in bits(board.ends[tunnel]))
            if far < len(METROPOLIS_NEAR) and turns >= 2 * far:
                total += METROPOLIS_NEAR[far] * hope * self._tile(seat, seat.tiles[space], productions)
        return total

    def _tile(self, seat: Seat, tile: int, productions: int) -> float:
        """What a metropolis would bring from now on."""
        box = self.box
        instant, production = box.tile_instant[tile], box.tile_production[tile]
        worth = BROWN if box.tile_score[tile] is not None else 0.0
        if instant is not None:
            worth += effect_worth(box, seat, instant)
        if production is not None:
            worth += effect_worth(box, seat, production) * (productions - 0.5)
        return worth

    def _claimed(self, seat: Seat, turns: int, era: int, productions: int) -> float:
        box = self.box
        total = 0.0
        for card in seat.productions:
            effect = box.effects[card]
            if effect is not None:
                total += self._per_production(seat, card, productions)
        unused = []
        every = []
        for card in seat.actions:
            effect = box.effects[card]
            assert effect is not None
            worth = effect_worth(box, seat, effect)
            every.append(worth)
            if card not in seat.used:
                unused.append(worth)
        in_era = turns - self.after[era - 1] if productions > len(self.ends) - era else 0
        total += _uses(unused, in_era)
        for number in range(1, productions):
            total += _uses(every, 3 * box.rounds[number - productions])
        for card in seat.permanents:
            total += self._permanent(seat, card, turns)
        return total + ENDGAME_GROWS * turns * len(seat.endgames)

    def _per_production(self, seat: Seat, card: int, productions: int) -> float:
        effect = self.box.effects[card]
        if effect is None or not productions:
            return 0.0
        worth = effect_worth(self.box, seat, effect)
        return LATER * worth * (productions - 0.6) if worth > 0 else 0.0

    def _permanent(self, seat: Seat, card: int, turns: int) -> float:
        box = self.box
        total = 0.5 * box.more_hand[card] + 0.9 * box.feeds[card]
        when, effect = box.whens[card], box.effects[card]
        if when is not None and effect is not None:
            total += EVENTS[when.event] * turns * max(0.3, effect_worth(box, seat, effect))
        for discount in box.discounts[card]:
            total += DISCOUNTED * turns * discount.n * RATE[discount.what] * len(discount.kinds) ** 0.5
        return total

    # -- goods and hand

    def goods(self, seat: Seat, standing: Standing, turns: int, until: int) -> float:
        """Goods in hand; kelp that the cities will eat next is not free to be used."""
        box = self.box
        goods = seat.goods
        stock = self.stock[turns]
        total = 0.0
        for what, n in enumerate(goods):
            if what != box.kelp:
                total += stock[what][n]
        free = goods[box.kelp] - max(0, standing.hunger - standing.kelp)
        if until < 0:
            return total + stock[box.kelp][goods[box.kelp]]
        if free >= 0:
            return total + stock[box.kelp][free]
        eaten = min(-free, goods[box.biomatter])
        urgent = 1.2 + (HUNGER - 1.2) / (until + 1)
        return total - self.rates[box.biomatter] * eaten - urgent * (-free - eaten)

    def hand(self, seat: Seat, turns: int, productions: int) -> float:
        key = (seat.hand, turns, productions, *seat.built, seat.upgraded, seat.permanents)
        found = self.held.get(key)
        if found is None:
            if len(self.held) > 20_000:
                self.held.clear()
            worths = [self.card(seat, card, turns, productions) for card in seat.hand]
            worths.sort(reverse=True)
            found = sum([HELD * worth for worth in worths[:4]])
            found += 0.2 * len({self.box.card_colours[card] for card in seat.hand})
            found = self.held[key] = found * min(1.0, turns / 3)
        return found

    def card(self, seat: Seat, card: int, turns: int, productions: int) -> float:
        """What it brings to play the card for its benefit."""
        box = self.box
        timing, effect = box.card_timings[card], box.effects[card]
        worth = 0.0
        if timing == "instant":
            assert effect is not None
            worth = effect_worth(box, seat, effect)
        elif timing == "action":
            assert effect is not None
            worth = effect_worth(box, seat, effect) * 0.7 * min(productions, turns / 4)
        elif timing == "production":
            worth = self._per_production(seat, card, productions) + 0.9 * box.feeds[card]
        elif timing == "permanent":
            worth = self._permanent(seat, card, turns)
        else:
            worth = 2.0
        return max(0.2, worth - RATE["credit"] * box.card_prices[card])


@lru_cache(maxsize=4)
def judge_of(box: Box) -> Judge:
    return Judge(box)


def _uses(worths: list[float], turns: int) -> float:
    """What action cards will bring in so many turns: the best ones are used."""
    uses = USES * turns
    total = 0.0
    for worth in sorted(worths, reverse=True):
        if uses <= 0.0:
            break
        total += USED * worth * min(1.0, uses)
        uses -= 1.0
    return total


def _distances(board: Board, reached: int) -> list[int]:
    """How many tunnels each city site is away from those that are reached."""
    away = [9] * len(board.near)
    border, seen = reached, reached
    distance = 0
    while border:
        following = 0
        for city in bits(border):
            away[city] = distance
            following |= board.near[city]
        border = following & ~seen
        seen |= border
        distance += 1
    return away


def turns_left(game: Game, seat: int) -> int:
    """Turns that the seat has after the one it is in."""
    table: Table = game.state
    box: Box = game.box
    rounds = sum(box.rounds) + 1 - table.round
    done = 0
    for index, ask in game.asks.items():
        frame: Frame | None = ask.frame
        while frame is not None:
            if frame.node is TURNS:
                order = table.order
                before = order.index(index) < order.index(seat) or (
                    index == seat and ask.options[0] is BEYOND
                )
                done = frame.pos - before
                break
            frame = frame.parent
    return 3 * rounds - done


def value(game: Game, seat: int) -> float:
    """The seat's prospects; players hardly touch each other, so rivals do not matter."""
    if game.over:
        return game.scores()[seat] + (25.0 if seat in game.winners() else 0.0)
    table: Table = game.state
    judge = judge_of(game.box)
    mine = table.seats[seat]
    turns = turns_left(game, seat)
    productions = len(judge.ends) + 1 - table.era - (1 if mine.made else 0)
    until = turns - judge.after[-productions] if productions else (0 if mine.made else -1)
    standing = judge.standing(mine, turns, table.era, productions)
    total = mine.points + standing.worth
    total += judge.goods(mine, standing, turns, until)
    total += judge.hand(mine, turns, productions)
    total += STEP * mine.step if game.seats > 1 else MOVED * mine.moved
    return total


# -- what is worth trying


def candidates(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """Leaves out what is never better than something else that is offered."""
    kind = type(game.asks[seat].frame.node)
    narrow = NARROW.get(kind)
    found = offered if narrow is None else narrow(game, seat, offered)
    if kind not in AT_ONCE and len(found) > 1:
        others = tuple([choice for choice in found if choice.verb != "once"])
        return others or found
    return found


def _worth_of(game: Game, seat: int, choice: Option) -> float:
    table: Table = game.state
    judge = judge_of(game.box)
    card = judge.box.card_number[choice.word()]
    productions = len(judge.ends) + 1 - table.era
    return judge.card(table.seats[seat], card, turns_left(game, seat), productions)


def _least(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """Only the card that is worth least goes; before the next turn none has to."""
    if DONE in offered:
        return (DONE,)
    return (min(offered, key=lambda choice: _worth_of(game, seat, choice)),)


def _cards(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """Of cards that do not match the slot only the least: they are all played for nothing."""
    box: Box = game.box
    colour = box.side[game.seats].colours[game.state.slot]
    matching: list[Option] = []
    others: list[Option] = []
    for choice in offered:
        card = box.card_number[choice.word()]
        (matching if box.card_colours[card] == colour != COLOURLESS else others).append(choice)
    return (*matching, *_least(game, seat, tuple(others))) if others else tuple(matching)


def _parts(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """What only gives is taken first."""
    node: Do = game.asks[seat].frame.node
    for word, part in node.parts:
        if isinstance(part, GIVING):
            for choice in offered:
                if choice.key == word:
                    return (choice,)
    return offered


def _reactions(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    items: tuple[Item, ...] = game.asks[seat].frame.env["items"]
    for item in items:
        if isinstance(item.node, Do) and all(isinstance(part, GIVING) for _word, part in item.node.parts):
            for choice in offered:
                if choice.key == item.word:
                    return (choice,)
    return offered


def _sites(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """Of sites that nothing distinguishes only the first."""
    if offered[0].verb != "at":
        return offered
    box: Box = game.box
    board = box.boards[game.state.seats[seat].board]
    number = board.buildings.number
    seen: set[int] = set()
    found = []
    for choice in offered:
        site = number.get(choice.word())
        if site is None:
            return offered
        if board.alike[site] not in seen:
            seen.add(board.alike[site])
            found.append(choice)
    return tuple(found)


def _orders(game: Game, seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """A card that is claimed, or only gives, comes first: the slot may profit from it."""
    box: Box = game.box
    card = game.state.played
    if CARD_THEN_SLOT in offered:
        effect = box.effects[card]
        if box.card_timings[card] != "instant" or (effect is not None and _gives(effect)):
            return (
                (CARD_THEN_SLOT, NO_BENEFIT)
                if box.is_special(card) and NO_BENEFIT in offered
                else (CARD_THEN_SLOT,)
            )
    found = tuple([choice for choice in offered if choice is not NO_BENEFIT])
    return found or offered


def _gives(effect: Do) -> bool:
    for _word, part in effect.parts:
        if not isinstance(part, GIVING):
            return False
        if isinstance(part, Receive) and not all(isinstance(n, int) for _name, n in part.goods):
            return False
    return True


NARROW: dict[type, Candidates] = {
    ChooseCard: _cards,
    ChooseOrder: _orders,
    DiscardSurplus: _least,
    KeepHand: _least,
    Do: _parts,
    Reactions: _reactions,
    Build: _sites,
    BuildUpgraded: _sites,
}
AT_ONCE = (ChooseOrder, Reactions)
"""Where it is considered to use what can be used once in a turn."""
GIVING = (Receive, Advance)
