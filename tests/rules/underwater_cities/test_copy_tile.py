"""Chapter 13: the action-copy tile, and slots used twice."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import at_slot, back_to, until
from tests.rules.underwater_cities.reef import begin, eve, ready, turn
from tests.rules.underwater_cities.sea import first, goods, have, hold, play


@rule("UC-13.03", "UC-13.07")
def test_the_credit_comes_first() -> None:
    game, _seat = turn(4)
    play(game, "slot:Y1", "card:T2")
    ready(game, kelp=9)
    assert refusal(game, "copy:Y1") == "UC-13.03"
    seat = ready(game, credit=1)
    assert {"copy:Y1", "slot:R3", "slot:S00"} <= set(keys(game))  # although others are free
    play(game, "copy:Y1")
    assert have(game, seat) == {}  # before the card and the slot
    play(game, "card:T2")
    assert have(game, seat) == {"science": 1, "steelplast": 1, "kelp": 1}


@rule("UC-13.06")
def test_something_of_the_copied_slot_must_be_done() -> None:
    """S11 builds plants for a credit; the credit of the tile is gone by then."""
    game, _seat = turn(4, "1", credit=1)
    play(game, "slot:G4", "card:T2", "at:LR.1")
    ready(game, credit=1, kelp=9)
    assert refusal(game, "copy:G4") == "UC-13.06"
    seat = ready(game, credit=2)
    play(game, "copy:G4", "card:T2", "at:LR.1")
    assert have(game, seat) == {}


@rule("UC-13.08", "UC-24.04", "UC-23.06")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_slot_performed_through_a_card(seats: int) -> None:
    """With four players it counts as used by that player; with fewer it may still be chosen."""
    game, seat = turn(seats, "1", "T50", "T2", "T4", credit=9)
    play(game, "slot:Y1", "card:T50", "order:slot", "perform", "perform:R3")
    assert have(game, seat) == {"credit": 9, "steelplast": 3, "kelp": 2, "science": 1}
    assert game.state.tiles[7] == 0  # it is not occupied
    assert "slot:R3" in keys(game)  # for the next player it is free
    back_to(game, seat)
    hold(game, seat, "T50", "T3", "T4")
    reconsider(game)
    if seats == 3:
        assert "slot:R3" in keys(game)
        return
    assert refusal(game, "slot:R3") == "UC-13.08"
    again = game.clone()
    play(again, "slot:Y5", "card:T50", "order:card", "perform")
    assert "perform:R3" not in keys(again) and "perform:G3" in keys(again)


@rule("UC-13.08", "UC-13.05")
def test_not_even_with_the_copy_tile() -> None:
    game, seat = turn(4, "1", "T50", "T2", "T4", credit=9)
    play(game, "slot:Y1", "card:T50", "order:card", "perform", "perform:R3")
    assert first(game) is not seat
    ready(game)
    play(game, "slot:R3", "card:T3")
    back_to(game, seat)
    goods(game, seat, credit=9)
    reconsider(game)
    assert refusal(game, "copy:R3") == "UC-13.05"  # used before, without a tile
    assert refusal(game, "copy:Y1") == "UC-13.05"  # an own tile
    assert refusal(game, "copy:Y2") == "UC-13.05"  # nobody is there
    assert refusal(game, "copy:S00") == "UC-13.05"


@rule("UC-2.03")
@pytest.mark.parametrize(("seats", "code"), [(2, "R1"), (3, "Y1")])
def test_with_fewer_players_there_is_no_copy_tile(seats: int, code: str) -> None:
    game, _seat = turn(seats, credit=9)
    play(game, f"slot:{code}", "card:T2")
    assert refusal(game, f"copy:{code}") == "UC-2.03"


@rule("UC-13.09", "UC-13.04")
def test_the_tile_returns_at_the_end_of_the_round() -> None:
    game, _seat = turn(4)
    play(game, "slot:R3", "card:T3")
    user = ready(game, credit=1)
    play(game, "copy:R3", "card:T3")
    ready(game, credit=5)
    assert refusal(game, "copy:R3") == "UC-13.04"
    assert game.state.copier == game.state.seats.index(user)
    eve(game, 1)
    assert game.state.copier == game.state.seats.index(user)
    until(game, lambda g: g.state.round == 2 and at_slot(g))
    assert game.state.copier == -1 and set(game.state.tiles) == {0}
    ready(game)
    play(game, "slot:R3", "card:T3")
    until(game, at_slot)
    ready(game, credit=1)
    assert "copy:R3" in keys(game)


@rule("UC-13.01")
def test_there_is_no_tile_with_three_players() -> None:
    game = begin(3)
    ready(game)
    play(game, "slot:R3", "card:T3")
    ready(game, credit=9)
    assert not any(key.startswith("copy") for key in keys(game))
