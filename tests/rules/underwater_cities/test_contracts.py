"""Chapter 20: government contracts."""

from __future__ import annotations

import pytest

from kolonie.core.title import SetupError
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.state import Seat, Table
from tests.citing import rule
from tests.positioning import keys, reconsider
from tests.rules.underwater_cities.depths import any_card
from tests.rules.underwater_cities.reef import before_production, over_night, reef_box, turn
from tests.rules.underwater_cities.sea import (
    first,
    goods,
    have,
    hold,
    lay_contracts,
    lay_tiles,
    play,
    put,
    started,
)


def taken(seat: Seat) -> list[str]:
    return [reef_box().contract_ids[c] for c in seat.contracts]


@rule("UC-20.01", "UC-2.09")
def test_three_of_eight_contracts_are_laid_out() -> None:
    seen = set()
    for seed in range(6):
        table: Table = TITLE.new(2, f"contracts {seed}", {"contracts": "on"}).state
        assert len(set(table.contracts)) == 3 and set(table.contracts) <= set(range(8))
        seen.add(tuple(sorted(table.contracts)))
    assert len(seen) > 1
    assert TITLE.new(2, "none", {}).state.contracts == ()


@rule("UC-20.07", "UC-22.18")
def test_alone_there_are_no_contracts() -> None:
    with pytest.raises(SetupError, match=r"UC-20\.07"):
        TITLE.new(1, "alone", {"contracts": "on"})
    assert started(1).state.contracts == ()


@rule("UC-20.02", "UC-20.03", "UC-20.05", "UC-20.09", "UC-20.10")
@pytest.mark.parametrize("order", [("TC1", "TC2"), ("TC2", "TC1")])
def test_all_that_are_met_are_taken_at_once(order: tuple[str, str]) -> None:
    game, seat = turn(2, "1", steelplast=2, credit=2)
    lay_contracts(game, "TC1", "TC2", "TC5")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LR-LM")
    assert seat.contracts == ()
    play(game, "build", "at:LR-MR")
    assert set(keys(game)) == {"contract:TC1", "contract:TC2"}  # none can be declined
    play(game, f"contract:{order[0]}")
    assert taken(seat) == list(order)  # the other followed by itself
    assert (seat.points, have(game, seat)) == (3, {"credit": 5})
    assert len(game.state.contracts) == 1  # not refilled
    other = first(game)
    assert other is not seat
    put(game, other, "tunnel", "LR-LM")
    goods(game, other, steelplast=1, credit=1)
    reconsider(game)
    play(game, "slot:Y3", any_card(game))
    while first(game) is other:
        choices = [k for k in keys(game) if k in ("build", "at:LR-MR", "order:none")]
        play(game, (choices or ["done"])[0])
    assert other.contracts == () and other.points == 0  # each can be taken once


@rule("UC-20.04", "UC-20.02")
def test_in_the_middle_of_an_action() -> None:
    """The steelplast of the contract pays for the second tunnel."""
    game, seat = turn(2, "1", steelplast=1, credit=2)
    lay_contracts(game, "TC6")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LR-LM")
    assert have(game, seat) == {"steelplast": 1, "credit": 1} and taken(seat) == ["TC6"]
    play(game, "build", "at:LR-MR")
    assert have(game, seat) == {}


@rule("UC-20.10")
def test_after_an_upgrade_a_claim_and_a_connection() -> None:
    game, seat = turn(2, "1", science=1)
    put(game, seat, "tunnel", "LR-LM")
    lay_contracts(game, "TC3")
    reconsider(game)
    play(game, "slot:Y4", "card:T2", "upgrade")
    assert (taken(seat), seat.points) == (["TC3"], 7)
    game, seat = turn(2, "1", "T7", "T3", "T4")
    lay_contracts(game, "TC4")
    reconsider(game)
    play(game, "slot:R1", "card:T7", "order:card")
    assert (taken(seat), seat.points) == (["TC4"], 2)  # with the Personal Assistant
    game, seat = turn(2, "1", steelplast=1, credit=1)
    put(game, seat, "tunnel", "LR-LM", "LM-LL")
    lay_tiles(game, seat, "BR1", "TB4", "TB3")
    lay_contracts(game, "TC7")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LL-BLUE_BL")
    assert (taken(seat), seat.points) == (["TC7"], 6)


@rule("UC-20.10")
def test_criteria_count_connected_things() -> None:
    game, seat = turn(2, "1", steelplast=2, kelp=1, credit=1)
    lay_contracts(game, "TC5")
    reconsider(game)
    play(game, "slot:R4", "card:T3", "at:LM")
    assert seat.contracts == ()  # two cities, but one is not connected
    play(game, "slot:S00", any_card(game), "done")
    while first(game) is not seat or not keys(game)[0].startswith("slot"):
        play(game, keys(game)[0])
    goods(game, seat, steelplast=1, credit=1)
    hold(game, seat, "T2", "T3", "T4")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LR-LM")
    assert taken(seat) == ["TC5"] and seat.points == 4


@rule("UC-20.06", "UC-20.10")
def test_in_production_the_earlier_player_takes_it() -> None:
    """Both upgrade a tunnel in production; the order is the one just set."""
    game, one = before_production()
    two = game.state.seats[game.state.order[1]]
    lay_contracts(game, "TC3")
    for seat in (one, two):
        put(game, seat, "tunnel", "LR-LM")
        seat.productions = (game.box.card_number["T64"],)  # a copy for each
        goods(game, seat, kelp=1)
    two.step = 1
    over_night(game)
    assert first(game) is two
    play(game, "card:T64")
    assert taken(two) == ["TC3"] and two.points == 7
    assert first(game) is one
    play(game, "card:T64")
    assert one.contracts == () and one.upgraded_tunnels and one.points == 0
