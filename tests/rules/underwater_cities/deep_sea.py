"""Rich positions drawn at random, and a plain exhaustive look-ahead to compare the engine's with."""

from __future__ import annotations

import random
from collections.abc import Iterator

from kolonie.core.ahead import Hidden
from kolonie.core.chance import Chance
from kolonie.core.engine import Ask, Game
from kolonie.core.frames import Frame
from kolonie.core.options import Option
from kolonie.core.playout import play_out
from kolonie.core.readers import HANDLERS
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.duty import WATCHED
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import ChooseSlot
from kolonie.games.underwater_cities.network import bits, refresh
from kolonie.games.underwater_cities.nodes import BuildUpgraded
from kolonie.games.underwater_cities.state import Seat
from tests.positioning import reconsider
from tests.rules.underwater_cities.depths import at_slot, claim, hold
from tests.rules.underwater_cities.reef import reef_box

ENOUGH = 3000
"""So many steps of a plain search answer most questions; the others are not asked."""


PURSES = ((0,), (0, 0, 1), (0, 1, 2, 3), (3, 4, 5))
"""How much of a resource somebody may have."""


def rich_position(seed: int, era: str = "off") -> Game:
    """Somebody is about to choose a slot, with many cards in front and few goods; `era`: with Data Era."""
    dice = random.Random(seed)
    seats = dice.randint(1, 4)
    settings = {**TITLE.random_settings(seats, Chance(f"rich {seed}")), "data_era": era}
    game = TITLE.new(seats, f"rich {seed}", settings, reef_box() if era == "off" else None)
    while not at_slot(game):
        play_out(game, dice, game.number + 1)
    play_out(game, dice, game.number + dice.randint(0, 50 * seats))
    while not game.over and not at_slot(game):
        play_out(game, dice, game.number + 1)
    if game.over:
        return rich_position(seed + 1_000_003, era)
    enrich(game, game.state.seats[game.to_act()[0]], dice)
    reconsider(game)
    return game


def enrich(game: Game, seat: Seat, dice: random.Random) -> None:
    box: Box = game.box
    for pile, most in (("permanent", 5), ("action", box.action_limit - len(seat.actions))):
        like = [c for c in range(len(box.assistants), len(box.card_ids)) if box.card_timings[c] == pile]
        chosen = dice.sample(like, dice.randint(0, max(0, most)))
        claim(game, seat, *[box.card_ids[card] for card in chosen])
    seat.used = tuple(sorted(card for card in seat.actions if dice.random() < 0.3))
    timings = ("instant", "action", "permanent")
    every = [c for c in range(len(box.assistants), len(box.card_ids)) if box.card_timings[c] in timings]
    free = [c for c in every if c not in (*seat.permanents, *seat.actions)]
    hold(game, seat, *[box.card_ids[card] for card in dice.sample(free, 3)])
    seat.goods = [dice.choice(dice.choice(PURSES)) for _ in seat.goods]
    if dice.random() < 0.5:
        for kind, left in enumerate(game.state.supply):
            if left > 0 and dice.random() < 0.4:
                game.state.supply[kind] = dice.randint(0, 1)
    for site in bits(seat.occupied):
        if dice.random() < 0.3:
            seat.upgraded |= 1 << site
    refresh(box, seat)


# -- looking ahead by trying out everything


class TooMuch(Exception):
    """The plain search would take too long."""


class Plain:
    """No memory, no order, nothing left out."""

    def __init__(self) -> None:
        self.steps = 0

    def leads_on(self, game: Game, seat: int, frame: Frame, choice: Option) -> bool:
        self.steps += 1
        if self.steps > ENOUGH:
            raise TooMuch
        twin = game.clone()
        twin.focus, twin.searching = seat, True
        twin.asks = {seat: Ask(frame, (choice,))}
        try:
            twin.play(seat, choice)
        except Hidden:
            return bool(twin.state.owed < WATCHED)
        return self.way_on(twin, seat)

    def way_on(self, game: Game, seat: int) -> bool:
        if game.state.owed < WATCHED:
            return True
        ask = game.asks.get(seat)
        return ask is not None and any(self.leads_on(game, seat, ask.frame, o) for o in ask.options)


def pays_for_itself(game: Game, index: int, seat: Seat, node: BuildUpgraded) -> bool:
    """The same question as in `can`, answered by trying out everything."""
    twin = game.clone()
    twin.focus, twin.searching = index, True
    twin.state.seats[index] = seat
    twin = twin.clone()
    twin.state.owed = WATCHED
    try:
        ask = twin._run(Frame(node, 0, index, {"owed": 1}, None))
    except Hidden:
        return bool(twin.state.owed < WATCHED)
    twin.asks = {} if ask is None else {index: ask}
    return Plain().way_on(twin, index)


def listed(game: Game) -> tuple[int, Frame, list[Option]]:
    """Who is asked, by which frame, and what it lists before anything is looked ahead."""
    (seat,) = game.to_act()
    frame = game.asks[seat].frame
    ask = HANDLERS[type(frame.node)].ask
    assert ask is not None
    return seat, frame, ask(game, frame, None)


def turns(first: int, positions: int, dice: random.Random, era: str = "off") -> Iterator[Game]:
    """Rich positions, and the decisions that follow in the same turn, played at random."""
    for seed in range(first, first + positions):
        game = rich_position(seed, era)
        who = game.to_act()
        while game.to_act() == who:
            yield game
            game.play(who[0], dice.choice(game.options(who[0])))
            if at_slot(game) and game.state.slot < 0:
                break


__all__ = ["ChooseSlot", "Plain", "TooMuch", "listed", "pays_for_itself", "rich_position", "turns"]
