"""One of several parts, offered in one list: the turns that rulebooks describe as option A, B or C."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.nodes import Gain, OneOf, Repeat, Seq
from kolonie.core.options import Refused
from kolonie.core.saving import load, save, state_hash
from kolonie.core.steps import openings
from tests.core.sketches import Draft, Split, Workbench, start
from tests.positioning import keys

TURN = OneOf((Seq((Draft(), Gain("credit", 2))), OneOf((Split(),))))


def turns(n: int = 2) -> Game:
    return start(Repeat(n, TURN), goods={"move": 3}, hand=(1, 2))


def test_what_each_part_offers_first_stands_in_one_list() -> None:
    assert list(openings(TURN).by_verb) == ["keep", "step"]
    assert keys(turns()) == ["keep:1", "keep:2", "step:a", "step:b"]


def test_the_part_is_gone_through_and_no_other() -> None:
    game = turns()
    game.play(0, "keep:1")
    seat = game.state.seats[0]
    assert (seat.kept, seat.goods["credit"]) == ([1], 2), "what follows in the part follows"
    assert keys(game) == ["keep:2", "step:a", "step:b"], "the second turn asks anew"
    game.play(0, "step:a")
    assert keys(game) == ["step:a", "step:b"], "inside a part only its own options are left"
    with pytest.raises(Refused):
        game.play(0, "keep:2")


def test_a_part_that_offers_nothing_is_not_missed() -> None:
    game = start(TURN, goods={"move": 0}, hand=(1, 2))
    assert keys(game) == ["keep:1", "keep:2"]


def test_it_saves_and_loads_inside_and_outside() -> None:
    game = turns()
    title = game.title
    assert isinstance(title, Workbench)
    for key in ("step:a", "step:b"):
        again = load(title, save(game), game.box)
        assert state_hash(again) == state_hash(game) and keys(again) == keys(game)
        game.play(0, key)


def test_two_parts_may_not_offer_the_same_verb() -> None:
    with pytest.raises(AssertionError, match="two parts offer step"):
        start(OneOf((Split(), Split())), goods={"move": 2})
