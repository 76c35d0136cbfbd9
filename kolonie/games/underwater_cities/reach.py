"""A quick no for slots that are out of reach (UC-3.12).

If a slot cannot be performed with everything that a card of this turn could bring, together with what the
player has and may use at any time, no search is needed. Of what is not known here nothing is said, and the
search decides.
"""

from __future__ import annotations

from typing import Final

from kolonie.core.nodes import If, Node, Test
from kolonie.games.underwater_cities.box import COLOURLESS, Box
from kolonie.games.underwater_cities.bringing import OPENS, READIES, UNKNOWN, USES, Most, most, widest
from kolonie.games.underwater_cities.can import can, copy, reaches_further
from kolonie.games.underwater_cities.counts import amount, count
from kolonie.games.underwater_cities.further import NOTHING_FURTHER
from kolonie.games.underwater_cities.network import bits
from kolonie.games.underwater_cities.nodes import (
    EVENT,
    AllOf,
    AtLeast,
    Build,
    Do,
    Either,
    PayFor,
    Per,
    Receive,
    Tally,
    Things,
)
from kolonie.games.underwater_cities.state import NO_CARD, Game, Seat

PLENTY: Final = 9
"""More often no action card can be used in one turn."""
ENDLESS: Final = 99
FEW: Final = 2
"""Up to so many goods it is tried which of them could be brought; more are taken for all that may be."""
ONCE: Final = EVENT["once_per_turn"]
SLOT: Final = EVENT["slot"]
BUILT: Final = EVENT["built"]
CLAIMED: Final = 1 << EVENT["claimed"]
SPACE: Final = 1 << EVENT["space"]
PLAY: Final = 1 << EVENT["match"] | 1 << EVENT["mismatch"] | 1 << EVENT["slot_colour"]
"""Events of the play itself (UC-14.01)."""
GROWS: Final = {
    "complete_city": "works",
    "complete_upgraded_city": "upgrades",
    "upgraded_pair_city": "upgrades",
    "different_upgraded": "upgrades",
}
"""Counts with a name of their own, and what each of them cannot grow by more than."""


def out_of_reach(game: Game, index: int, slots: list[int]) -> list[int]:
    """Those of the slots that cannot be performed with all that could be brought before them."""
    table = game.state
    seat = table.seats[index]
    if game.box.further is NOTHING_FURTHER and (seat.beside or table.beside):
        return []  # what expansions keep there may help in ways of their own
    prospect = Prospect(game, index)
    return [slot for slot in slots if prospect.lacks(slot)]


class Prospect:
    """What a player could have before a slot; what is the same for several slots is worked out once."""

    def __init__(self, game: Game, index: int) -> None:
        self.game = game
        self.index = index
        self.seat: Seat = game.state.seats[index]
        self.box: Box = game.box
        self.rich: Seat = copy(self.seat)
        """The player with more than there is: one copy, changed for every question."""
        self.opens: bool | None = None
        """Whether something of this turn may open a site, once that was asked."""

    def lacks(self, slot: int) -> bool:
        """True if nothing that could be brought is enough for the slot, or if it has no site."""
        box = self.box
        side = box.side[self.game.seats]
        effect = side.effects[slot]
        further = reaches_further(effect)
        base = self._lying(side.names[slot])
        colour = side.colours[slot]
        if colour != COLOURLESS:
            for card in self.seat.hand:
                if box.card_colours[card] == colour:
                    for way in _ways(box, card):
                        with_it = Reach(self, base)
                        with_it.play(card, way, further)
                        if with_it.is_enough(effect, further):
                            return self._has_no_site(effect)
        return not base.is_enough(effect, further) or self._has_no_site(effect)

    def _lying(self, name: str) -> Reach:
        """With the permanent cards that lie there, of which some join the slot of that name."""
        box = self.box
        base = Reach(self)
        for card in self.seat.permanents:
            when = box.whens[card]
            if when is not None:
                event = box.card_events[card]
                if event == ONCE or PLAY >> event & 1 or (event == SLOT and when.word == name):
                    base.add(box.effects[card])
        return base

    def _has_no_site(self, effect: Do) -> bool:
        """True if all of the slot lacks a site, or supply, whatever is paid, and no card can open one."""
        if not _only_builds(self.box, effect):
            return False
        if self.opens is None:
            self.opens = self._can_open()
        if self.opens:
            return False
        seat, rich = self.seat, self.rich
        rich.goods = [ENDLESS] * len(seat.goods)
        rich.permanents = seat.permanents
        rich.listens = seat.listens
        rich.cheaper = seat.cheaper
        return not can(self.game, self.index, rich, effect)

    def _can_open(self) -> bool:
        """True if something of this turn may open a site, or free supply."""
        box = self.box
        seat = self.seat
        opening = 0
        for card in (*seat.hand, *seat.permanents, *seat.actions):
            opening |= _card_acts(box, card)
        for tile in seat.tiles:
            opening |= _acts(box, box.tile_instant[tile])
        for contract in self.game.state.contracts:
            opening |= _acts(box, box.contract_rewards[contract])
        return opening & OPENS != 0


def _ways(box: Box, card: int) -> list[Node | None]:
    """The effect of a card; if it is done at once and nothing but a choice, what it is by each choice."""
    effect = box.effects[card]
    at_once = box.card_timings[card] == "instant"
    if at_once and effect is not None and len(effect.parts) == 1 and effect.times in ((), (1,)):
        part = effect.parts[0][1]
        if isinstance(part, Either):
            return [way for _word, way in part.parts]
    return [effect]


def _card_acts(box: Box, card: int) -> int:
    known = box.card_acts[card]
    if known < 0:
        known = box.card_acts[card] = _acts(box, box.effects[card])
    return known


def _acts(box: Box, effect: Node | None) -> int:
    return 0 if effect is None else most(box, effect).acts


def _only_builds(box: Box, node: Node) -> bool:
    """True for cities and buildings, whose sites no tunnel opens."""
    if isinstance(node, (Do, Either)):
        return all(_only_builds(box, part) for _word, part in node.parts)
    return isinstance(node, Build) and box.kinds[box.tunnel] not in node.kinds


class Reach:
    """What a player could have in this turn at most."""

    def __init__(self, prospect: Prospect, so_far: Reach | None = None) -> None:
        seat = prospect.seat
        self.game = prospect.game
        self.index = prospect.index
        self.box = prospect.box
        self.seat = seat
        self.rich = prospect.rich
        self.goods: list[int] = list(seat.goods if so_far is None else so_far.goods)
        self.units: int = 0 if so_far is None else so_far.units
        """So many of the goods are more than the player has, whatever they are."""
        self.acts: int = 0 if so_far is None else so_far.acts
        self.builds: int = 0 if so_far is None else so_far.builds
        self.upgrades: int = 0 if so_far is None else so_far.upgrades
        self.steps: int = 0 if so_far is None else so_far.steps
        self.uses: int = 0 if so_far is None else so_far.uses
        self.building: list[Node] = [] if so_far is None else list(so_far.building)
        """The effects by which is built."""
        self.helped = False
        self.actions = seat.actions
        self.permanents = seat.permanents
        self.listens = seat.listens
        self.answered = 0
        """Of the events that are listened to those that have had their answer."""
        self.card: int = NO_CARD
        """The card that is played for it."""

    def add(self, effect: Node | None, times: int = 1) -> None:
        if effect is not None:
            found = most(self.box, effect)
            self.gain(found, times)
            if found.builds:
                self.building.append(effect)

    def gain(self, found: Most, times: int) -> None:
        self.acts |= found.acts
        self.builds += times * found.builds
        self.upgrades += times * found.upgrades
        self.steps += times * found.steps
        self.uses += times * found.uses
        if found.units and times:
            self.units += times * found.units
            self.goods = [n + times * found.goods[what] for what, n in enumerate(self.goods)]

    # -- the card

    def play(self, card: int, effect: Node | None, uses: bool) -> None:
        """The benefit of a card; `uses` tells whether the slot itself uses action cards."""
        box = self.box
        self.card = card
        timing = box.card_timings[card]
        if timing == "instant":
            if isinstance(effect, Do):
                self._carry_out(effect)
            else:
                self.add(effect)
            return
        self.acts |= CLAIMED
        if timing == "permanent":
            event = box.card_events[card]
            self.permanents += (card,)
            if event in (ONCE, SLOT):
                self.add(box.effects[card])
            elif event >= 0:
                self.listens |= 1 << event
        elif timing == "action":
            if uses or len(self.actions) >= box.action_limit:
                self.acts |= UNKNOWN
            self.actions += (card,)
        elif timing not in ("production", "endgame"):
            self.acts |= UNKNOWN

    def _carry_out(self, effect: Do) -> None:
        """The parts that could be done, one after another: until something is set off, nothing changes but
        goods, and what cannot be done with all of them is not done at all."""
        left = (1 << len(effect.parts)) - 1
        counted: list[tuple[Receive, int]] = []
        found = True
        while found:
            found = False
            self._help()
            for number, (_word, part) in enumerate(effect.parts):
                if not left >> number & 1:
                    continue
                if self.acts or can(self.game, self.index, self._rich(), part):
                    times = effect.times[number] if effect.times else 1
                    left ^= 1 << number
                    found = True
                    if isinstance(part, Receive) and _counts_things(part):
                        counted.append((part, times))
                    else:
                        self.add(part, times)
        for gift, times in counted:
            self.gain(most(self.box, gift) if self.acts else self._as_counted(gift), times)

    def _as_counted(self, node: Receive) -> Most:
        """What is received for what stands on the board now."""
        box, seat = self.box, self.seat
        return Most(box.goods({name: amount(box, seat, n) for name, n in node.goods if name in box.resource}))

    # -- what comes of it

    def is_enough(self, effect: Do, further: bool) -> bool:
        """True if something of the slot could be done, or if that is not known.

        `further` tells whether it uses action cards. Everything that comes of what was added is added.
        """
        self._finish()
        unheard = self.listens & ~PLAY & ~self.answered
        unknown = UNKNOWN | unheard | (READIES if further else 0)
        return self.acts & unknown != 0 or self._suffices(effect)

    def _finish(self) -> None:
        """What was added may use action cards, meet contracts, move on the track, and build."""
        box = self.box
        seat = self.seat
        self._help()
        if self.acts & USES:
            self._use()
        if self.builds:
            board = box.boards[seat.board]
            if board.most_steps:
                self.acts |= SPACE
        for contract in self.game.state.contracts:
            if box.contract_events[contract] & self.acts and self._missing(box.criteria[contract]) <= 0:
                reward = box.contract_rewards[contract]
                self.add(reward)
                if most(box, reward).acts:
                    self.acts |= UNKNOWN
        self._help()
        steps = self.steps
        self._move(0, steps)
        sites = self._sites() if self.builds else 0
        if sites:
            board = box.boards[seat.board]
            rich = board.rich & sites
            bonuses = [Most(bonus.goods) for site in bits(rich) if (bonus := board.buildings.bonus[site])]
            self.gain(widest(box, bonuses), self.builds)
            if rich:
                self._move(steps, self.builds * board.most_steps)
            self._answer()
            self._help()

    def _help(self) -> None:
        """What may be used at any time, if it can be paid for."""
        if not self.helped:
            for helping in self.box.further.at_hand(self.box, self.seat, self.goods, self.card):
                self.helped = True
                self.add(helping)

    def _use(self) -> None:
        """Action cards, as often as they may be used; each once if none is readied."""
        box = self.box
        readied = self.acts & READIES != 0 or any(_card_acts(box, card) & READIES for card in self.actions)
        found: list[Most] = []
        for card in self.actions:
            effect = box.effects[card]
            if effect is not None and (readied or card not in self.seat.used):
                one = most(box, effect)
                found.append(one)
                if one.builds:
                    self.building.append(effect)
        best = widest(box, found)
        self.acts |= best.acts
        if best.uses:  # of others, which may use others
            for one in found:
                self.gain(one, PLENTY if readied else 1)
        elif readied or self.uses < len(found):
            self.gain(best, self.uses)
        else:
            for one in found:
                self.gain(one, 1)

    @property
    def works(self) -> int:
        """How often something is built or upgraded."""
        return self.builds + self.upgrades

    def _move(self, after: int, steps: int) -> None:
        """So many steps on the track, after so many others."""
        box = self.box
        place = self.seat.step + after
        for number in range(place, place + steps):
            self.gain(Most(box.track[min(number, box.spaces)].goods), 1)

    def _missing(self, test: Test) -> int:
        """How much the condition of a contract would lack at least, with so many buildings and upgrades;
        where that is not known, nothing."""
        if isinstance(test, AllOf):
            return self._missing_of_all(test)
        if not isinstance(test, AtLeast):
            return 0
        of = test.of
        if isinstance(of, Things):
            more = self._more_things(of)
        elif isinstance(of, Tally) and of.name in GROWS:
            more = getattr(self, GROWS[of.name])
        else:
            return 0
        return test.n - count(self.box, self.seat, of) - more

    def _more_things(self, of: Things) -> int:
        """Cities and tunnels are not built by what is known here."""
        if of.upgraded:
            return self.upgrades
        box = self.box
        return self.builds if any(box.is_building[kind] for kind in box.kind_numbers(of.kinds)) else 0

    def _missing_of_all(self, test: AllOf) -> int:
        """Where every part counts other buildings, one that is built is a help to one of them only."""
        most_missing = max(self._missing(one) for one in test.tests)
        seen: set[str] = set()
        together = 0
        for one in test.tests:
            if not isinstance(one, AtLeast) or not isinstance(one.of, Things) or one.of.upgraded:
                return most_missing
            if not seen.isdisjoint(one.of.kinds):
                return most_missing
            seen.update(one.of.kinds)
            together += max(0, one.n - count(self.box, self.seat, one.of))
        return max(most_missing, together - self.builds)

    def _sites(self) -> int:
        """Where could be built, if the first building could be paid for: else there is neither a bonus nor an
        answer to it."""
        rich = self._rich()
        seat = self.seat
        payable = False
        found = 0
        for effect in self.building:
            for part in _builds_of(self.box, effect):
                payable = payable or can(self.game, self.index, rich, part)
                found |= seat.open_expansions
                if not isinstance(part, Build) or not part.expansion:
                    found |= seat.open_buildings
        return found if payable else 0

    def _answer(self) -> None:
        """Permanent cards answer what is built, each building once."""
        box = self.box
        for card in self.permanents:
            effect = box.effects[card]
            if box.card_events[card] == BUILT and effect is not None:
                if most(box, effect).acts:
                    return  # which may set off more
                self.add(effect, self.builds)
        self.answered = 1 << BUILT

    # -- whether it is enough

    def _suffices(self, effect: Do) -> bool:
        """True if something of the effect could be done with so much."""
        rich = self._rich()
        if not can(self.game, self.index, rich, effect):
            return False
        goods = self.seat.goods
        gains = [n - goods[what] for what, n in enumerate(self.goods)]
        if self.units > FEW or self.units >= sum(gains):
            return True
        return self._some_suffice(rich, effect, goods, gains, self.units)

    def _some_suffice(self, rich: Seat, effect: Do, goods: list[int], gains: list[int], units: int) -> bool:
        """True if so many goods more would be enough, of those that could be gained."""
        if not units:
            rich.goods = goods
            return can(self.game, self.index, rich, effect)
        for what, n in enumerate(gains):
            if n:
                more, less = list(goods), list(gains)
                more[what] += 1
                less[what] -= 1
                if self._some_suffice(rich, effect, more, less, units - 1):
                    return True
        return False

    def _rich(self) -> Seat:
        """The seat with all that it could have."""
        rich = self.rich
        cheaper = self.seat.cheaper
        rich.goods = self.goods
        rich.permanents = self.permanents
        rich.listens = self.listens
        if self.card != NO_CARD and self.box.discounts[self.card]:
            cheaper += (self.card,)
        rich.cheaper = cheaper
        return rich


def _counts_things(node: Receive) -> bool:
    """True if as much is received as there is of something on the board."""
    counted = False
    for _name, n in node.goods:
        if not isinstance(n, int):
            if not isinstance(n, Per) or not isinstance(n.of, Things):
                return False
            counted = True
    return counted


def _builds_of(box: Box, node: Node) -> list[Node]:
    """What of an effect builds: the parts that do, as far as they are told apart here."""
    if isinstance(node, (Do, Either)):
        return [build for _word, part in node.parts for build in _builds_of(box, part)]
    if isinstance(node, If):
        return [*_builds_of(box, node.then), *_builds_of(box, node.otherwise)]
    if isinstance(node, PayFor):
        return _builds_of(box, node.part)
    return [node] if most(box, node).builds else []
