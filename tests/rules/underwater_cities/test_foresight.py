"""The quick answers about the whole turn are the right ones: they agree with trying everything out."""

from __future__ import annotations

import random

import pytest

from kolonie.core.chance import Chance
from kolonie.games.underwater_cities import foresight, lookahead, turn
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import ChooseSlot
from tests.citing import rule


def _always(*_args: object) -> bool:
    return True


def _never(*_args: object) -> bool:
    return False


@rule("UC-3.12", "UC-3.13")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_slot_is_lost_or_added_by_the_quick_answers(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    helped = 0
    for seed in range(3):
        settings = TITLE.random_settings(seats, Chance(f"foresight {seed}"))
        game = TITLE.new(seats, f"foresight {seed}", settings)
        dice = random.Random(seed)
        while not game.over:
            seat = dice.choice(game.to_act())
            frame = game.asks[seat].frame
            if isinstance(frame.node, ChooseSlot):
                quick = {o.key for o in game.options(seat)}
                with monkeypatch.context() as patch:
                    patch.setattr(foresight, "_hope", _always)
                    patch.setattr(lookahead, "_as_good_as_done", _never)
                    thorough = {o.key for o in turn.ask_slot(game, frame, None)}
                assert quick == thorough
                side = game.box.side[seats]
                helped += sum(
                    key.startswith("slot:")
                    and foresight.needs_help(game, seat, game.state.seats[seat], side.codes.index(key[5:]))
                    for key in quick
                )
            game.play(seat, dice.choice(game.options(seat)))
    assert helped > 0, "some slot was chosen with the help of a card"
