"""What is not carried over: from a turn to the next, from production to a round, from deck to pile."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.positioning import keys, reconsider
from tests.rules.underwater_cities.depths import at_slot, back_to, until
from tests.rules.underwater_cities.reef import begin, eve, new_era, over_night, ready, turn
from tests.rules.underwater_cities.sea import claim, goods, hold, numbers, play, where
from tests.rules.underwater_cities.test_solo import fourth, on_top


@rule("UC-4.14", "UC-5.13", "UC-5.11")
@pytest.mark.parametrize("special", ["190", "198"])
@pytest.mark.parametrize("matching", [True, False])
def test_a_price_was_paid_for_one_card_only(special: str, matching: bool) -> None:
    """A special card is bought and claimed; the card of the next turn is discarded as ever."""
    game, seat = turn(2, "1", special, "T2", "T3", credit=9, steelplast=3)
    play(game, "slot:Y1", f"card:{special}", "order:card", "benefit")
    assert where(game, special) in ("productions", "permanents")
    back_to(game, seat)
    hold(game, seat, "T2", "T3", "T4")
    reconsider(game)
    played = "T2" if matching else "T4"
    play(game, "slot:R2", f"card:{played}")
    until(game, at_slot)
    assert where(game, played) == "discard" and seat.tucked == ()


@rule("UC-22.14", "UC-22.10")
def test_the_card_that_is_turned_up_lies_in_one_place() -> None:
    """It goes from the deck to the discard pile: the deck is one card shorter, and it is not in it."""
    game = begin(1, "5")
    eve(game, 1)
    on_top(game, "14")
    (card,) = numbers(game, "14")
    deck, discard = game.state.deck, game.state.discard
    over_night(game)
    table = game.state
    assert fourth(game) and table.discard == (*discard, card)
    assert where(game, "14") == "discard" and table.deck == deck[:-1]


@rule("UC-22.09", "UC-17.15", "UC-22.16")
@pytest.mark.parametrize("stepped", ["in production", "in the round"])
def test_a_step_in_production_belongs_to_no_round(stepped: str) -> None:
    """It moves the marker; but who does not advance in the next round still gets the fourth tile."""
    game = begin(1, "5")
    eve(game, 4)
    seat = game.state.seats[0]
    claim(game, seat, "T40")
    goods(game, seat, kelp=3)
    over_night(game)
    while not new_era(game):
        play(game, "card:T40" if "card:T40" in keys(game) else keys(game)[0])
    assert seat.step == 1
    until(game, at_slot)
    if stepped == "in the round":
        ready(game)
        game.state.tiles = (0,) * len(game.state.tiles)
        reconsider(game)
        play(game, "slot:G1", "card:T2", "done")
        assert seat.step == 2
    eve(game, 5)
    over_night(game)
    assert (fourth(game) == []) == (stepped == "in the round")
