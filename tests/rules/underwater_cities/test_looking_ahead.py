"""Looking ahead is short in any position; a law holds it against trying out everything."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from kolonie.core.ahead import BUDGET, SHARE
from kolonie.core.engine import Game
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.positions import swept
from kolonie.lab.ahead import listed
from kolonie.lab.listings import cold, varied, walk
from tests.citing import rule
from tests.positioning import keys


def steps(game: Game) -> int:
    """How many options are tried out to list the decision, if nothing is known from before."""
    twin = cold(game)
    for ask in game.asks.values():
        twin.ask_again(ask)
    return 0 if twin.answers is None else twin.answers.steps


def allowed(game: Game) -> int:
    return sum(len(listed(game, ask)) for ask in game.asks.values()) * SHARE + BUDGET


def exhausted() -> Game:
    """No tunnels and white domes left, all once-per-turn cards, four action cards and a card to use them.

    To know which slots can be performed more than ten thousand steps would be needed.
    """
    position = swept(2, number=9)
    position.claim(0, "33", "96", "199", "19", "49", "21")
    position.hold(0, "204", "18", "28")
    position.goods(0, credit=2, steelplast=1)
    position.supply(tunnel=0, nonsymbiotic=0)
    return position.game()


@rule("UC-3.12", "UC-3.13")
def test_a_search_is_given_up_after_so_many_steps() -> None:
    game = exhausted()
    assert len(game.state.seats[0].actions) == game.box.action_limit
    assert game.doubted and steps(game) <= allowed(game)


@rule("UC-3.12")
@pytest.mark.parametrize("seed", range(12))
def test_what_was_offered_in_doubt_lapses_if_it_cannot_be_done(seed: int) -> None:
    """Whichever slot is chosen and whatever is done then, the turn comes to its end."""
    game = exhausted()
    dice = random.Random(seed)
    game.play(0, dice.choice([key for key in keys(game) if key.startswith("slot:")]))
    while game.to_act() == [0]:
        game.play(0, dice.choice(game.options(0)))
    assert game.state.owed == 0


@pytest.mark.parametrize("seats", [2, 4])
def test_no_list_takes_more_steps_than_allowed(seats: int) -> None:
    """In positions that are made ever harder; what is not found out by then is offered."""
    dice = random.Random(seats)
    for start in islice(walk(TITLE, seats, 7), 20, 60, 10):
        game: Game | None = start
        for _ in range(16):
            game = varied(game, dice.randrange(10_000)) if game is not None else None
            if game is not None and game.strands is None:
                assert steps(game) <= allowed(game)
