"""Chapter 6: action cards."""

from __future__ import annotations

import pytest

from kolonie.games.underwater_cities.nodes import UseAction
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import back_to, idle, moments, turn, until
from tests.rules.underwater_cities.sea import claim, first, goods, have, hold, names, numbers, play, where


@rule("UC-6.01")
def test_an_action_card_needs_a_symbol() -> None:
    for slot in ("G1", "G4", "R1", "R3", "Y2", "Y4", "S00"):  # none of them shows one
        game, seat = turn(2)
        claim(game, seat, "T16")
        reconsider(game)
        play(game, f"slot:{slot}", "card:T3" if slot[0] != "Y" else "card:T2")
        while game.state.slot != -1:
            assert not any(key.startswith(("use:", "action")) for key in keys(game))
            idle(game)
        assert seat.used == ()
    used = 0
    for before, index, _key, game in moments(3, 3):
        for asked in game.asks.values():
            offered = any(choice.verb == "use" for choice in asked.options)
            assert not offered or isinstance(asked.frame.node, UseAction)
        used += len(game.state.seats[index].used) > len(before.seats[index].used)
    assert used > 0


@rule("UC-6.02", "UC-6.03", "UC-6.15", "UC-12.32")
def test_one_use_of_one_unused_card() -> None:
    game, seat = turn(2)
    claim(game, seat, "T16", "T19", "T17")
    seat.used = numbers(game, "PA")
    reconsider(game)
    play(game, "slot:R2", "card:T3", "action")
    assert refusal(game, "use:PA") == "UC-6.02"
    assert refusal(game, "use:T19") == "UC-6.15"  # no tunnel can be paid
    assert set(keys(game)) == {"use:T16", "use:T17"}
    play(game, "use:T16")
    assert refusal(game, "done") == "UC-3.12"  # a card is not turned for nothing
    play(game, "gain", "done")
    assert set(names(game, seat.used)) == {"PA", "T16"}
    assert keys(game) == ["done", "gain"]  # the symbol is spent
    play(game, "gain")
    assert have(game, seat) == {"credit": 1, "steelplast": 1}
    back_to(game, seat)
    assert set(names(game, seat.used)) == {"PA", "T16"}  # for the rest of the era


@rule("UC-6.15")
def test_a_card_is_not_turned_for_nothing_even_if_the_slot_is_performed() -> None:
    game, seat = turn(2)
    claim(game, seat, "T16")
    reconsider(game)
    play(game, "slot:R2", "card:T3", "gain", "action", "use:T16")  # S15: its steelplast is taken already
    assert seat.used == numbers(game, "T16")
    assert refusal(game, "done") == "UC-3.12"
    play(game, "advance")
    assert "done" in keys(game)


@rule("UC-6.04")
def test_used_cards_are_ready_in_the_next_era() -> None:
    game, seat = turn(2)
    claim(game, seat, "T16")
    seat.used = numbers(game, "PA", "T16")
    until(game, lambda g: g.state.era == 1 and g.state.round == 4)
    assert seat.used == numbers(game, "PA", "T16")
    until(game, lambda g: g.state.era == 2)
    assert seat.used == () and seat.actions == numbers(game, "PA", "T16")


@rule("UC-6.05", "UC-6.02")
def test_a_used_card_can_be_made_ready_and_used_again() -> None:
    game, seat = turn(2, "1", "T20", "T3", "T4")
    seat.used = numbers(game, "PA")
    reconsider(game)
    play(game, "slot:G1", "card:T20", "order:card", "ready", "done")
    assert seat.used == ()
    back_to(game, seat)
    hold(game, seat, "T2", "T3", "T4")
    goods(game, seat)
    reconsider(game)
    play(game, "slot:R2", "card:T3", "action", "gain-2", "done")
    assert have(game, seat) == {"credit": 1} and seat.used == numbers(game, "PA")


@rule("UC-6.06", "UC-6.17", "UC-6.16")
def test_a_card_may_be_used_in_the_turn_of_its_claim() -> None:
    game, seat = turn(2, "1", "T16", "T3", "T4")
    seat.step = 0
    play(game, "slot:R2", "card:T16", "order:card", "action", "use:T16")
    assert keys(game) == ["advance", "gain"]  # its parts in any order
    play(game, "advance")
    assert keys(game) == ["done", "gain"]  # and partly
    play(game, "done", "done")
    assert (have(game, seat), seat.step) == ({}, 1)
    assert seat.used == numbers(game, "T16")
    # the other way round the symbol comes too early
    game, seat = turn(2, "1", "T16", "T3", "T4")
    seat.used = numbers(game, "PA")
    reconsider(game)
    play(game, "slot:R2", "card:T16", "order:slot")
    assert have(game, seat) == {"steelplast": 1}
    assert where(game, "T16") == "actions" and seat.used == numbers(game, "PA")


@rule("UC-6.07", "UC-6.08", "UC-6.13")
def test_four_action_cards_and_no_fifth() -> None:
    game, seat = turn(2, "1", "T19", "T3", "T4")
    claim(game, seat, "T16", "T17")
    reconsider(game)
    play(game, "slot:R1", "card:T19", "order:slot")  # the fourth, the assistant counted
    assert len(seat.actions) == 4
    back_to(game, seat)
    hold(game, seat, "T18", "T3", "T4")
    reconsider(game)
    play(game, "slot:R2", "card:T18", "order:card")
    assert set(keys(game)) == {"decline", "drop:PA", "drop:T16", "drop:T17", "drop:T19"}
    assert refusal(game, "drop:T18") == "UC-6.08"
    lying = seat.actions
    play(game, "decline", "gain", "done")
    assert seat.actions == lying and where(game, "T18") == "discard"
    for _before, _index, _key, after in moments(2, 4):
        assert all(len(s.actions) <= 4 for s in after.state.seats)


@rule("UC-6.09", "UC-6.11", "UC-6.18", "UC-6.10")
def test_the_leaving_card_is_used_as_part_of_the_played_card() -> None:
    """It needs no symbol, and what it does is not a part of the slot."""
    game, seat = turn(2, "1", "T18", "T3", "T4", steelplast=3, kelp=1, credit=1)
    claim(game, seat, "T16", "T17", "T19")
    seat.step = 0
    reconsider(game)
    play(game, "slot:R4", "card:T18", "order:card", "drop:T16")
    assert set(keys(game)) == {"advance", "done", "gain"}
    assert numbers(game, "T18")[0] not in seat.actions  # the new one is not there yet
    play(game, "gain", "advance")
    assert names(game, seat.actions) == ["PA", "T17", "T19", "T18"] and seat.used == ()
    assert keys(game) == ["at:LM", "at:MR"]  # the slot is still to be performed
    play(game, "at:LM")
    assert have(game, seat) == {"steelplast": 1, "credit": 1}
    # once used in this era it goes without effect
    game, seat = turn(2, "1", "T18", "T3", "T4", steelplast=3, kelp=1, credit=1)
    claim(game, seat, "T16", "T17", "T19")
    seat.used = numbers(game, "T16")
    reconsider(game)
    play(game, "slot:R4", "card:T18", "order:card", "drop:T16")
    assert keys(game) == ["at:LM", "at:MR"] and have(game, seat)["credit"] == 1
    assert seat.used == ()


@rule("UC-6.09")
def test_the_leaving_card_need_not_be_used() -> None:
    game, seat = turn(2, "1", "T18", "T3", "T4")
    claim(game, seat, "T16", "T17", "T19")
    reconsider(game)
    play(game, "slot:R1", "card:T18", "order:card", "drop:T16", "done")
    assert have(game, seat) == {"steelplast": 2, "kelp": 1}
    assert where(game, "T16") == "discard"


@rule("UC-6.18")
def test_the_leaving_card_cannot_use_the_new_one() -> None:
    game, seat = turn(2, "1", "T16", "T3", "T4")
    claim(game, seat, "T17", "T18", "T19")
    seat.used = numbers(game, "PA", "T18")  # T19 cannot pay for a tunnel
    reconsider(game)
    play(game, "slot:R1", "card:T16", "order:card", "drop:T17")
    assert have(game, seat) == {"steelplast": 2, "kelp": 1}  # its symbol found nothing to use
    assert names(game, seat.actions) == ["PA", "T18", "T19", "T16"]
    assert set(names(game, seat.used)) == {"PA", "T18"}


@rule("UC-6.12")
def test_an_old_action_card_goes_to_its_own_era() -> None:
    game, seat = turn(2, "1", "T18", "T3", "T4")
    claim(game, seat, "T16", "T17", "T19")
    game.state.era = 2
    reconsider(game)
    play(game, "slot:R1", "card:T18", "order:card", "drop:T19")
    assert where(game, "T19") == "removed"


@rule("UC-6.14", "UC-EX-04")
@pytest.mark.parametrize(
    ("half", "gained"), [("gain", {"steelplast": 2}), ("gain-2", {"credit": 1, "steelplast": 1})]
)
def test_the_personal_assistant(half: str, gained: dict[str, int]) -> None:
    game, seat = turn(2)
    play(game, "slot:R2", "card:T3", "action", half, "gain")
    assert have(game, seat) == gained and seat.used == numbers(game, "PA")


@rule("UC-6.15")
def test_a_symbol_without_a_usable_card_does_nothing() -> None:
    game, seat = turn(2)
    seat.actions = numbers(game, "T19")
    reconsider(game)
    assert refusal(game, "slot:Y3") == "UC-3.12"  # S14: neither tunnel nor action card
    play(game, "slot:R2", "card:T3")
    assert have(game, seat) == {"steelplast": 1} and seat.used == ()


@rule("UC-6.19")
def test_a_leaving_card_that_was_made_ready_counts_as_unused() -> None:
    game, seat = turn(2, "1", "T16", "T3", "T4")
    claim(game, seat, "T17", "T18", "T19")
    seat.used = numbers(game, "PA")
    reconsider(game)
    # S15: card T18 makes the assistant ready; then the fifth card comes
    play(game, "slot:R2", "card:T16", "order:slot", "action", "use:T18")  # itself it cannot
    assert "PA" not in names(game, seat.used)
    play(game, "gain", "drop:PA", "either", "gain-2")
    assert have(game, seat) == {"steelplast": 1, "credit": 1}
    assert 0 in game.state.removed and 0 not in seat.actions and where(game, "T16") == "actions"
    assert first(game) is not seat
