"""What is offered with Data Era leaves a way to do what is owed, and nothing that does is missing."""

from __future__ import annotations

import random

from kolonie.core.engine import Game
from kolonie.core.options import Option
from kolonie.core.readers import HANDLERS
from tests.citing import rule
from tests.rules.underwater_cities.deep_sea import Plain, TooMuch, turns


def wrongly_judged(game: Game) -> tuple[list[Option], int]:
    """Options about which the engine and a search through everything disagree, and how many were compared."""
    (seat,) = game.to_act()
    frame = game.asks[seat].frame
    listed = game._listed(HANDLERS[type(frame.node)], frame, None)
    offered = game.options(seat)
    wrong, compared = [], 0
    for choice in listed:
        try:
            leads = Plain().leads_on(game, seat, frame, choice)
        except TooMuch:
            continue
        compared += 1
        if leads != (choice in offered):
            wrong.append(choice)
    return wrong, compared


@rule("DE-7.25", "DE-7.38", "DE-7.23")
def test_looking_ahead_agrees_with_trying_out_everything(deep: bool) -> None:
    compared = 0
    for game in turns(7_000, 400 if deep else 40, random.Random(5), "on"):
        wrong, sure = wrongly_judged(game)
        assert not wrong, (wrong, game)
        compared += sure
    assert compared > 200
