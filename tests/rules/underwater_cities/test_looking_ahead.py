"""The test of the whole turn is right, compared with trying out everything, and short in any position."""

from __future__ import annotations

import random

import pytest

from kolonie.core.ahead import BUDGET, SHARE
from kolonie.core.engine import Game
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import ChooseSlot
from kolonie.lab.listings import cold, position
from tests.citing import rule
from tests.positioning import keys, reconsider
from tests.rules.underwater_cities.deep_sea import Plain, TooMuch, listed, rich_position, turns
from tests.rules.underwater_cities.depths import claim, hold, turn
from tests.rules.underwater_cities.sea import goods

HARD = (
    (
        2,
        "0/22/8330.6443.5425.2961.238.621.5369.4366.5254.8895.4391.4051.8420.2069.7994.7220.3378.3821.3331"
        ".8402.2819.8256.4201.8916",
    ),
    (
        4,
        "0/68/3475.621.8337.8066.6390.5443.9030.5254.4842.5132.1653.4391.4051.7614.8360.2130.770.8256.4201"
        ".1800.9.2508.2372.5059",
    ),
)
"""Positions that a search for slow ones has found (`kolonie bench --look`)."""


def steps(game: Game) -> int:
    """How many options are tried out to list the decision, if nothing is known from before."""
    twin = cold(game)
    for ask in game.asks.values():
        twin.ask_again(ask)
    return 0 if twin.answers is None else twin.answers.steps


def compared(first: int, positions: int) -> int:
    """How many questions about options gave the same answer as trying out everything."""
    dice = random.Random(first)
    same = 0
    for game in turns(first, positions, dice):
        seat, frame, options = listed(game)
        offered = set(game.options(seat))
        for choice in options:
            if len(options) == 1:
                continue
            try:
                found = Plain().leads_on(game, seat, frame, choice)
            except TooMuch:
                continue
            assert (choice in offered) == found, f"{choice.key} at decision {game.number}"
            same += 1
    return same


@rule("UC-3.12", "UC-3.13", "UC-3.19", "UC-6.15")
def test_options_are_those_that_trying_everything_finds(deep: bool) -> None:
    positions = 6000 if deep else 60
    assert compared(0, positions) > 10 * positions


@rule("UC-3.13", "UC-20.10")
def test_a_contract_met_on_the_way_can_pay_for_a_once_per_turn_card() -> None:
    game = rich_position(1417)
    seat, frame, options = listed(game)
    assert isinstance(frame.node, ChooseSlot)
    (choice,) = [choice for choice in options if choice.key == "slot:R5"]
    assert Plain().leads_on(game, seat, frame, choice)
    assert choice in game.options(seat)


@pytest.mark.parametrize(("seats", "at"), HARD)
def test_hard_positions_take_few_steps(seats: int, at: str) -> None:
    """They took 2,942 and 3,870 steps; time is another matter (`kolonie bench`)."""
    game = position(TITLE, seats, at)
    assert steps(game) < 1000
    assert not game.doubted


def exhausted() -> Game:
    """No tunnels and white domes left, all once-per-turn cards, four action cards and a card to use them.

    To know which slots can be performed more than ten thousand steps would be needed.
    """
    game, seat = turn(2, "1", "204", "T2", "T4")
    claim(game, seat, "33", "96", "199", "19", "49", "21")
    goods(game, seat, credit=2, steelplast=1)
    table = game.state
    table.supply[game.box.kind["tunnel"]] = 0
    table.supply[game.box.kind["nonsymbiotic"]] = 0
    hold(game, seat, "204", "T2", "T4")
    reconsider(game)
    return game


def test_a_search_is_given_up_after_so_many_steps() -> None:
    game = exhausted()
    assert len(game.state.seats[game.to_act()[0]].actions) == game.box.action_limit
    assert game.doubted
    assert steps(game) <= len(listed(game)[2]) * SHARE + BUDGET


@pytest.mark.parametrize("seed", range(12))
def test_what_was_offered_in_doubt_lapses_if_it_cannot_be_done(seed: int) -> None:
    """Whichever slot is chosen and whatever is done then, the turn comes to its end."""
    game = exhausted()
    who = game.to_act()
    dice = random.Random(seed)
    game.play(who[0], dice.choice([key for key in keys(game) if key.startswith("slot:")]))
    while game.to_act() == who:
        game.play(who[0], dice.choice(game.options(who[0])))
    assert game.state.owed == 0


def test_no_list_takes_more_steps_than_allowed() -> None:
    """In positions that are made to be hard; what is not found out by then is offered."""
    dice = random.Random(5)
    for seed in range(40):
        game = rich_position(seed + 50_000)
        seat = game.state.seats[game.to_act()[0]]
        claim(game, seat, *[card for card in ("33", "96", "199") if dice.random() < 0.8])
        seat.goods = [dice.choice((0, 0, 1, 2)) for _ in seat.goods]
        reconsider(game)
        slots = len(listed(game)[2])
        assert steps(game) <= slots * SHARE + BUDGET
