"""Chapter 14: what happens when."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.positioning import keys, reconsider
from tests.rules.underwater_cities.reef import ready, turn
from tests.rules.underwater_cities.sea import built, claim, first, have, lay_tiles, play, put


@rule("UC-14.01", "UC-23.20", "UC-23.30")
def test_the_order_of_a_turn() -> None:
    """Tile and payment, then what the play sets off, the slot, the end-of-turn effect, the draw."""
    game, _seat = turn(4)
    play(game, "slot:R3", "card:T3")
    seat = ready(game, credit=1)
    index = game.state.seats.index(seat)
    claim(game, seat, "14", "T47")
    reconsider(game)
    play(game, "copy:R3")
    assert game.state.tiles[7] >> index & 1 and have(game, seat) == {}
    play(game, "card:T3")
    assert keys(game) == ["card:14", "done"]
    play(game, "card:14")
    assert keys(game) == ["card:T47", "done"]
    assert have(game, seat) == {"steelplast": 1 + 2, "kelp": 1} and len(seat.hand) == 2
    assert game.state.played == -1  # the card lies on the discard pile already
    play(game, "card:T47")
    assert have(game, seat)["kelp"] == 2 and len(seat.hand) == 3


@rule("UC-14.05", "UC-14.06")
@pytest.mark.parametrize("source", ["track", "board", "metropolis", "permanent"])
def test_rewards_in_the_middle_of_an_action(source: str) -> None:
    """S02 builds two tunnels; the steelplast of the second comes from the first."""
    game, seat = turn(2, "1", steelplast=1, credit=2)
    one = "LM-LL" if source == "board" else "LR-MR"
    put(game, seat, "tunnel", "LR-LM")
    if source == "track":
        seat.step = 2
        claim(game, seat, "T52")
    elif source == "permanent":
        claim(game, seat, "T59")
    elif source == "metropolis":
        put(game, seat, "tunnel", "LM-LL")
        lay_tiles(game, seat, "BR1", "TB4", "TB3")
        one = "LL-BLUE_BL"
    reconsider(game)
    play(game, "slot:Y1", "card:T2", f"at:{one}")
    if source in ("track", "permanent"):
        play(game, keys(game)[0])
    assert have(game, seat) == {"steelplast": 1, "credit": 1}
    play(game, "build", "at:LM-MM")
    assert have(game, seat).get("credit", 0) == 0 and "LM-MM" in built(game, seat, "tunnel")


@rule("UC-14.07")
@pytest.mark.parametrize("order", [("T53", "T59"), ("T59", "T53")])
def test_effects_of_the_same_moment_in_the_order_of_their_owner(order: tuple[str, str]) -> None:
    game, seat = turn(2, "1", steelplast=1, credit=1)
    claim(game, seat, "T53", "T59")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LR-LM")
    assert set(keys(game)) == {"card:T53", "card:T59", "done"}
    given = {"T53": "science", "T59": "steelplast"}
    play(game, f"card:{order[0]}")
    assert have(game, seat) == {given[order[0]]: 1}
    play(game, f"card:{order[1]}")
    assert have(game, seat) == {"science": 1, "steelplast": 1}


@rule("UC-14.08", "UC-15.02")
def test_what_may_be_declined() -> None:
    game, seat = turn(2, "1", steelplast=1, credit=1)
    claim(game, seat, "T53")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LR-LM", "done")  # an effect of a card
    assert have(game, seat) == {}
    # the credit of space 3 and of a board site is received without a question
    game, seat = turn(2, "1", steelplast=1, credit=1)
    seat.step = 1
    put(game, seat, "tunnel", "LR-MR")
    reconsider(game)
    play(game, "slot:G1", "card:T2", "done")
    assert have(game, seat) == {"steelplast": 1, "credit": 2}
    game, seat = turn(2, "1", steelplast=1, credit=1)
    put(game, seat, "tunnel", "LR-MR")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:MR-UR")
    assert have(game, seat) == {"credit": 1}
    # of a metropolis the goods are received, the special card may be declined
    game, seat = turn(2, "1", steelplast=1, credit=1)
    put(game, seat, "tunnel", "LR-LM", "LM-LL")
    lay_tiles(game, seat, "BR1", "TB4", "TB1")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LL-BLUE_BL")
    assert have(game, seat) == {"credit": 3}
    assert keys(game) == ["done", "special"]
    play(game, "done")
    assert len(game.state.offer) == 6 and len(seat.hand) == 3


@rule("UC-14.08")
def test_an_upgrade_of_a_metropolis_may_be_declined() -> None:
    for choice, upgraded in (("done", 0), ("upgrade", 1)):
        game, seat = turn(2, "1", steelplast=1, credit=1)
        put(game, seat, "tunnel", "LR-LM", "LM-LL")
        lay_tiles(game, seat, "BR1", "TB4", "TB2")
        reconsider(game)
        play(game, "slot:Y1", "card:T2", "at:LL-BLUE_BL", choice)
        if choice == "upgrade":
            play(game, "at:LR-LM")
        assert seat.upgraded_tunnels.bit_count() == upgraded


@rule("UC-14.10", "UC-12.19")
def test_the_build_may_bring_the_science_for_its_upgrade() -> None:
    """A laboratory on MM.1 of board 2 brings a science."""
    game, seat = turn(3, "2", steelplast=1)
    put(game, seat, "nonsymbiotic", "LM")
    seat.used = seat.actions
    reconsider(game)
    play(game, "slot:R5", "card:T3")
    while first(game) is seat:
        assert "at:LR.1" not in keys(game)
        play(game, keys(game)[0])
    assert built(game, seat, "laboratory") == {"MM.1"} and seat.upgraded.bit_count() == 1
    assert have(game, seat) == {}


@rule("UC-3.12", "UC-14.10", "UC-12.19")
def test_the_card_that_is_played_may_answer_the_build_with_the_science_for_its_upgrade() -> None:
    for card, science in (("T53", True), ("T2", False)):  # T53: a science for every tunnel
        game, seat = turn(3, "1", card, "T3", "T4", steelplast=1, credit=1)
        seat.used = seat.actions
        reconsider(game)
        assert ("slot:R5" in keys(game)) is science
        if science:
            play(game, "slot:R5", "at:LR-LM")
            assert seat.upgraded_tunnels.bit_count() == 1 and have(game, seat) == {}


@rule("UC-14.11", "UC-23.21")
def test_the_innermost_effect_first() -> None:
    """A tunnel sets off a step and a science; the step sets off a credit, and that comes first."""
    game, seat = turn(2, "1", steelplast=1, credit=1)
    seat.step = 1
    claim(game, seat, "T52", "T53", "35")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LR-LM", "card:T52")
    assert keys(game) == ["card:35", "done"]
    assert have(game, seat) == {"credit": 1}  # of the space itself
    play(game, "card:35")
    assert have(game, seat) == {"credit": 2}
    assert keys(game) == ["card:T53", "done"]
    play(game, "card:T53")
    assert have(game, seat) == {"credit": 2, "science": 1}
