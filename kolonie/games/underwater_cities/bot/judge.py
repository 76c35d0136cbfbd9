"""Underwater Cities: points, what the network will still bring and score, goods in hand, and cards.

Everything is told in points at the end of the game. What depends on the board or on claimed cards alone
changes with few decisions of a turn, so a `Judge` works it out once and looks it up.
"""

from __future__ import annotations

from kolonie.core.judgement import Weights
from kolonie.games.underwater_cities.board import Board
from kolonie.games.underwater_cities.bot.cards import CardJudge
from kolonie.games.underwater_cities.bot.effects import RATE, effect_worth
from kolonie.games.underwater_cities.bot.tables import Ground, Hopes
from kolonie.games.underwater_cities.bot.terms import (
    BOARD_AT,
    CLAIMED_AT,
    GOODS,
    HAND_AT,
    LAST,
    START,
    ending,
    stage,
    weighed,
)
from kolonie.games.underwater_cities.bot.weights import (
    BROWN,
    CITY,
    HUNGER,
    KELP_LATER,
    LATER,
    METROPOLIS_NEAR,
    NEARER,
    NEXT_TO,
    REACHED,
    SITE,
    SITES_FADE,
    STANDING,
    TUNNEL_MISSING,
    UNSEEN,
)
from kolonie.games.underwater_cities.counts import count
from kolonie.games.underwater_cities.network import bits
from kolonie.games.underwater_cities.production import connected_tiles
from kolonie.games.underwater_cities.scoring import brown_points
from kolonie.games.underwater_cities.state import Game, Seat

COUNTED = ("tunnel", "farm", "desalination", "laboratory")


class Network:
    """What stands on a board."""

    __slots__ = ("goods", "hunger", "number", "terms", "worth")

    def __init__(
        self, number: int, terms: list[float], worth: float, goods: tuple[int, ...], hunger: int
    ) -> None:
        self.number = number
        """No other of the turn has it: to look up by."""
        self.terms = terms
        self.worth = worth
        """What they are worth, by the weights of the stage."""
        self.goods = goods
        """What a production brings."""
        self.hunger = hunger


class Judge(CardJudge):
    """Judges the positions of one turn of one seat."""

    def __init__(self, world: Game, seat: int, weights: Weights = START) -> None:
        super().__init__(world, seat)
        self.weights = weights if self.turns >= LAST else ending(weights, self.turns)
        self.row: tuple[float, ...] = weights[0]
        """The weights of the position that is judged."""
        self.alone = world.seats == 1
        self.stock = self.tables.stock[self.turns]
        table = world.state
        mine = table.seats[seat]
        self.known = {*mine.hand, *mine.drawn, *table.offer, *table.specials[:1]}
        """Cards whose worth is known before anything is drawn."""
        self.networks: dict[object, Network] = {}
        self.claims: dict[object, tuple[list[float], float]] = {}
        self.hands: dict[object, tuple[list[float], float]] = {}
        self.cards: dict[object, float] = {}

    def value(self, game: Game, seat: int) -> float:
        """The seat's prospects; players hardly touch each other, so rivals do not matter."""
        if game.over:
            return game.scores()[seat] + (25.0 if seat in game.winners() else 0.0)
        mine = game.state.seats[seat]
        network, claimed, hand = self._parts(game, mine)
        return network.worth + claimed[1] + hand[1] + weighed(self.row, 0, self._rest(game, mine, network))

    def terms(self, game: Game, seat: int) -> list[float]:
        """What the value is made of, in the order of its names."""
        mine = game.state.seats[seat]
        network, claimed, hand = self._parts(game, mine)
        return [*self._rest(game, mine, network), *network.terms, *claimed[0], *hand[0]]

    def _parts(
        self, game: Game, mine: Seat
    ) -> tuple[Network, tuple[list[float], float], tuple[list[float], float]]:
        """Board, cards in front and hand, which are worked out once."""
        table = game.state
        now = stage(game)
        self.row = self.weights[now]
        self.productions = self.tables.productions_left(table.era, mine)
        board = (
            now,
            self.productions,
            *mine.built,
            mine.upgraded,
            mine.upgraded_tunnels,
            mine.gained,
        )
        network = self.networks.get(board)
        if network is None:
            network = self.networks[board] = self._network(mine)
        self.made = network.goods
        board_number = network.number
        return network, self._claimed(mine, board_number, table.era, now), self._hand(mine, board_number)

    def _rest(self, game: Game, mine: Seat, network: Network) -> list[float]:
        """What changes with nearly every decision."""
        box = self.box
        sales = 0.0
        for number, card in enumerate(mine.endgames):
            sales += self.sale(mine, card, mine.sold[number])
        several = game.seats > 1
        found: list[float] = [1.0, mine.points, *self._goods(mine, network), sales]
        found += [mine.step if several else 0, 0 if several else mine.moved]
        found += [game.seats, 1 if len(box.resources) > len(GOODS) else 0]
        return found

    # -- the board

    def _network(self, seat: Seat) -> Network:
        box = self.box
        productions = self.productions
        ground = self.tables.ground(seat)
        goods = ground.goods
        points = ground.points + box.further.product_worth(box, seat)
        for tile in connected_tiles(seat):
            effect = box.tile_production[tile]
            if effect is not None:
                points += effect_worth(box, seat, effect)
        hunger = seat.connected.bit_count()
        later = [0.0] * (len(GOODS) + 2)
        for number in range(1, productions):
            stock = self.tables.stock[self.tables.after[number - productions]]
            for what, n in enumerate(goods):
                left = n - hunger if what == box.kelp else n
                if left >= 0:
                    later[min(what, len(GOODS))] += LATER * stock[what][left]
                else:
                    later[-1] -= KELP_LATER * left
        found: list[float] = [brown_points(box, seat), ground.city_points, points * productions]
        found += later
        found += self._prospects(seat, ground)
        built = seat.built
        found += [hunger, (seat.cities & built[box.kind["symbiotic"]]).bit_count()]
        found += [built[box.kind[kind]].bit_count() for kind in COUNTED]
        found += [seat.upgraded.bit_count(), seat.upgraded_tunnels.bit_count(), seat.joined.bit_count()]
        worth = weighed(self.row, BOARD_AT, found)
        return Network(len(self.networks), found, worth, goods, hunger)

    def _prospects(self, seat: Seat, ground: Ground) -> list[float]:
        """Cities to connect, sites for buildings, cities, what is begun, sites for these, metropolises."""
        time = (self.turns, self.productions, self.alone)
        hopes = ground.hopes.get(time)
        if hopes is None:
            hopes = ground.hopes[time] = self._hopes(seat)
        near = 0.0
        for tile, part in hopes.metropolises:
            near += part * self._tile(seat, tile)
        return [*hopes.terms, near]

    def _hopes(self, seat: Seat) -> Hopes:
        box = self.box
        turns, productions = self.turns, self.productions
        board = box.boards[seat.board]
        hope = min(1.0, turns / 8)
        kinds = len(box.building_kinds)
        missing = 0
        unconnected = 0.0
        away = _distances(board, seat.reached)
        for city in bits(seat.cities):
            here = board.all_at[city]
            types = sum([seat.built[kind] & here != 0 for kind in box.building_kinds])
            sites = min(kinds - types, (here & seat.open_buildings).bit_count())
            if seat.connected >> city & 1:
                missing += sites
            elif turns >= 2 * away[city]:
                built = (seat.occupied & here).bit_count()
                gain = box.city_points[types] + (0.6 * built - 0.8) * productions
                gain += hope * (0.6 * SITE * sites + CITY)
                unconnected += max(0.0, gain - TUNNEL_MISSING * away[city]) + 0.3 * hope
        reachable = min(float(missing), 0.7 * turns)
        faded: float = SITES_FADE**reachable
        goal = box.constants["solo_cities"][0]
        cities = min(goal, seat.connected.bit_count())
        begun = min(1.0, turns / 4) * self._begun(seat, away)
        near = []
        for space, needs in enumerate(board.needs):
            if seat.joined >> space & 1:
                continue
            far = 0
            for tunnel in bits(needs & ~seat.built[box.tunnel]):
                far += 1 + min(away[city] for city in bits(board.ends[tunnel]))
            if far < len(METROPOLIS_NEAR) and turns >= 2 * far:
                near.append((seat.tiles[space], METROPOLIS_NEAR[far] * hope))
        terms = [
            unconnected,
            SITE * hope * (1 - faded) / (1 - SITES_FADE),
            cities * hope,
            NEARER[0] * cities * cities / goal if self.alone else 0.0,
            begun,
            NEARER[1] * begun * (2 * cities + 1) / goal if self.alone else 0.0,
            hope * min(3, seat.open_cities.bit_count()),
        ]
        return Hopes(terms, near)

    def _begun(self, seat: Seat, away: list[int]) -> float:
        """How much there is of the next connected cities: of the nearest, as many as are wanted."""
        wanted = self.box.constants["solo_cities"][0] - seat.connected.bit_count()
        if wanted <= 0:
            return 0.0
        parts = []
        for city, far in enumerate(away):
            if seat.connected >> city & 1 or far > 2:
                continue
            if seat.cities >> city & 1:
                parts.append(STANDING[far])
            elif seat.open_cities >> city & 1:
                parts.append(NEXT_TO[far])
            else:
                parts.append(REACHED[far])
        parts.sort(reverse=True)
        return sum(parts[:wanted])

    def _tile(self, seat: Seat, tile: int) -> float:
        """What a metropolis would bring from now on."""
        box = self.box
        instant, production = box.tile_instant[tile], box.tile_production[tile]
        score = box.tile_score[tile]
        worth = 0.0 if score is None else BROWN + count(box, seat, score)
        if instant is not None:
            worth += effect_worth(box, seat, instant)
        if production is not None:
            worth += effect_worth(box, seat, production) * (self.productions - 0.5)
        return worth

    # -- cards

    def _claimed(self, seat: Seat, board: int, era: int, now: int) -> tuple[list[float], float]:
        """Cards in front of the seat, and what its endgame cards score by now."""
        settled = self.tables.settled
        lying = seat.productions + seat.actions + seat.permanents
        fixed = not seat.endgames
        for card in lying:
            fixed = fixed and settled[card]
        key = (lying, seat.used, seat.endgames, seat.sold, now, self.productions if fixed else board)
        found = self.claims.get(key)
        if found is None:
            terms = self.claim_terms(seat, era)
            found = self.claims[key] = (terms, weighed(self.row, CLAIMED_AT, terms))
        return found

    def _hand(self, seat: Seat, board: int) -> tuple[list[float], float]:
        key = (seat.hand, board)
        found = self.hands.get(key)
        if found is None:
            worths = []
            for card in seat.hand:
                if card not in self.known:
                    worths.append(UNSEEN)
                    continue
                known = (card, self.productions if self.tables.settled[card] else board)
                worth = self.cards.get(known)
                if worth is None:
                    worth = self.cards[known] = self.card(seat, card)
                worths.append(worth)
            worths.sort(reverse=True)
            colours = {self.box.card_colours[card] for card in seat.hand if card in self.known}
            time = min(1.0, self.turns / 3)
            terms: list[float] = [time * sum(worths[:4]), time * len(colours), time * len(seat.hand)]
            found = self.hands[key] = (terms, weighed(self.row, HAND_AT, terms))
        return found

    # -- goods

    def _goods(self, seat: Seat, network: Network) -> list[float]:
        """Goods in hand, of the next production, and hunger; kelp that the cities will eat is not free."""
        box = self.box
        goods = seat.goods
        stock = self.stock
        others = len(GOODS)
        found = [0.0] * (2 * others + 3)
        then = self.tables.stock[self.tables.after[-self.productions]] if self.productions else None
        for what, n in enumerate(goods):
            if what != box.kelp:
                at = min(what, others)
                found[at] += stock[what][n]
                if then is not None:
                    kept = n // 2  # what is plenty now will be so then
                    found[others + 1 + at] += LATER * (
                        then[what][kept + network.goods[what]] - then[what][kept]
                    )
        kelp = goods[box.kelp]
        made = 0 if seat.made else network.goods[box.kelp]
        if not self.productions and not seat.made:
            found[box.kelp] = stock[box.kelp][kelp]
            return found
        hunger = network.hunger
        for card in seat.permanents:
            hunger -= box.feeds[card]
        for card in seat.productions:
            hunger -= box.feeds[card]
        free = kelp - max(0, hunger - made)
        if free >= 0:
            found[box.kelp] = stock[box.kelp][free]
            return found
        until = 0 if seat.made else self.turns - self.tables.after[-self.productions]
        eaten = min(-free, goods[box.biomatter])
        urgent = 1.2 + (HUNGER - 1.2) / (until + 1)
        found[-1] = RATE["biomatter"] * eaten + urgent * (-free - eaten)
        return found


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
