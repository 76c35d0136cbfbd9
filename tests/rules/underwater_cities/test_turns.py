"""Chapter 3: rounds, turns, choosing slot and card."""

from __future__ import annotations

import pytest

from kolonie.core.options import Refused
from kolonie.games.underwater_cities.positions import Position
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import PLAIN_HAND, any_card, at_slot, idle, turn, until
from tests.rules.underwater_cities.sea import claim, first, have, hold, names, play, put, started, where


@rule("UC-3.01", "UC-16.09")
def test_ten_rounds_in_three_eras_each_closed_by_a_production() -> None:
    game = started(2, board="1")
    put(game, game.state.seats[0], "laboratory", "LR.1")
    found: dict[int, tuple[int, int]] = {}
    while not game.over:
        if at_slot(game):
            found[game.state.round] = (
                game.state.era,
                game.state.seats[0].goods[game.box.resource["science"]],
            )
        idle(game)
    eras = {n: era for n, (era, _science) in found.items()}
    assert eras == {n: 1 if n <= 4 else 2 if n <= 7 else 3 for n in range(1, 11)}
    # a science at the start and one from each production
    assert [found[n][1] for n in (1, 4, 5, 7, 8, 10)] == [1, 1, 2, 2, 3, 3]
    assert game.state.seats[0].goods[game.box.resource["science"]] == 4


@rule("UC-3.02", "UC-3.03")
def test_turns_go_round_three_times_in_an_order_that_stays() -> None:
    game = started(3, board="1")
    order = game.state.order
    until(game, lambda g: at_slot(g) and g.to_act() == [order[2]])
    hold(game, first(game), *PLAIN_HAND)
    play(game, "slot:G3", "card:T2", "advance")  # overtakes, but only for the next round
    until(game, at_slot)
    found = [order[0], order[1], order[2]]
    while game.state.round == 1:
        if at_slot(game):
            found.append(game.to_act()[0])
        idle(game)
    assert found == [*order, *order, *order]
    assert game.state.order[0] == order[2]


@rule("UC-3.03")
def test_acting_out_of_turn_is_refused() -> None:
    game, seat = turn(2)
    other = 1 - game.state.seats.index(seat)
    with pytest.raises(Refused) as refused:
        game.play(other, "slot:S00")
    assert refused.value.rule == "UC-3.03"


@rule("UC-3.04", "UC-16.02")
@pytest.mark.parametrize(("more", "limit"), [((), 3), (("98",), 4)])
def test_surplus_goes_before_the_slot_is_chosen(more: tuple[str, ...], limit: int) -> None:
    game, seat = turn(2)
    claim(game, seat, *more)
    play(game, "slot:S00", "card:T2", "done")  # two cards and one at the end of the turn: five
    index = game.state.seats.index(seat)
    until(game, lambda g: g.to_act() == [index])
    for left in range(5, limit, -1):
        assert len(seat.hand) == left
        assert all(key.startswith("discard:") for key in keys(game))
        with pytest.raises(Refused) as refused:
            game.clone().play(index, "slot:S00")
        assert (refused.value.rule, refused.value.reason.key) == ("UC-3.04", "why-hand-first")
        play(game, keys(game)[0])
    assert at_slot(game) and len(seat.hand) == limit


@rule("UC-3.05")
def test_exactly_one_card_from_hand_is_played() -> None:
    game, seat = turn(2)
    play(game, "slot:R1")
    assert keys(game) == ["card:T2", "card:T3", "card:T4"]
    for wrong, reason in (("card:T1", "not-held"), ("slot:R2", "slot-chosen"), ("done", "no-such-option")):
        with pytest.raises(Refused) as refused:
            game.play(game.to_act()[0], wrong)
        assert (refused.value.rule, refused.value.reason.key) == ("UC-3.05", f"why-{reason}")
    play(game, "card:T4")
    assert names(game, seat.hand)[:2] == ["T2", "T3"] and len(seat.hand) == 3
    assert names(game, game.state.discard)[-1] == "T4"
    assert first(game) is not seat


@rule("UC-3.05", "UC-1.17", "UC-3.12")
def test_with_an_empty_hand_no_card_is_played() -> None:
    """Only when neither deck nor discard pile has given a card; the slot must be performed all the same."""
    game, seat = turn(2)
    hold(game, seat)
    Position(game).no_deck()
    reconsider(game)
    play(game, "slot:R1")
    assert not {"order:card", "order:slot", "done"} & set(keys(game))
    assert have(game, seat) == {"kelp": 1, "steelplast": 2}
    assert (seat.permanents, seat.actions) == ((), (0,))


@rule("UC-3.06", "UC-3.07", "UC-12.24")
def test_an_occupied_slot_stays_occupied_for_the_round() -> None:
    game, seat = turn(2)
    index = game.state.seats.index(seat)
    play(game, "slot:R1", "card:T4")
    assert game.state.tiles[4] == 1 << index
    assert refusal(game, "slot:R1") == "UC-3.06"
    play(game, "slot:S00", any_card(game))
    until(game, at_slot)
    assert first(game) is seat
    assert refusal(game, "slot:R1") == "UC-3.06"  # not even by its own player
    assert "slot:S00" in keys(game)  # although it was chosen before
    until(game, lambda g: g.state.round == 2 and at_slot(g))
    assert "slot:R1" in keys(game) and set(game.state.tiles) == {0}


@rule("UC-3.08", "UC-3.09")
def test_the_colours_decide_whether_the_card_works() -> None:
    game, seat = turn(2, "1", "T1", "T2", "T3")
    play(game, "slot:R1", "card:T1", "order:slot", "gain")
    assert have(game, seat) == {"kelp": 1 + 2, "steelplast": 2}
    game, seat = turn(2, "1", "T1", "T2", "T3")
    play(game, "slot:Y2", "card:T1")  # another colour: the card goes, the slot alone is performed
    assert have(game, seat) == {"kelp": 1}
    assert where(game, "T1") == "discard"


@rule("UC-3.10", "UC-14.03")
def test_slot_then_card_card_then_slot_or_slot_only() -> None:
    """R1 gives two steelplast; the card turns one into two credits."""
    expected = {
        "order:slot": {"kelp": 1, "steelplast": 1, "credit": 2},
        "order:card": {"kelp": 1, "steelplast": 2},
        "order:none": {"kelp": 1, "steelplast": 2},
    }
    for order, result in expected.items():
        game, seat = turn(2, "1", "T6", "T3", "T4")
        play(game, "slot:R1", "card:T6")
        assert keys(game) == sorted(expected)
        play(game, order)
        if order == "order:slot":
            play(game, "pay")
        assert have(game, seat) == result
        assert where(game, "T6") == "discard"


@rule("UC-3.11", "UC-3.18", "UC-11.10")
@pytest.mark.parametrize(
    ("slot", "done", "left"),
    [
        ("Y1", ("at:LR-LM",), "build"),  # one tunnel of two
        ("Y3", ("build", "at:LR-LM"), "action"),  # the tunnel without the action card
        ("Y3", ("action", "either", "gain-2"), "build"),
        ("G1", (), "advance"),  # one step of two
        ("R2", ("gain",), "action"),
        ("G4", ("gain",), "either"),  # both cards, but nothing else
        ("G4", ("either", "gain"), "gain"),
        ("Y4", ("either", "upgrade", "at:LR.1"), "upgrade"),  # one of three upgrades
    ],
)
def test_parts_may_be_left_out_one_by_one(slot: str, done: tuple[str, ...], left: str) -> None:
    game, seat = turn(2, "1", credit=3, steelplast=3, science=3)
    put(game, seat, "farm", "LR.1", "LR.2", "LR.3")
    reconsider(game)
    play(game, f"slot:{slot}", "card:T2" if slot[0] != "R" else "card:T3")
    for choice in done:
        if choice in keys(game):
            play(game, choice)
    assert set(keys(game)) == {left, "done"}
    play(game, "done")
    assert game.state.slot == -1  # the turn is over


@rule("UC-3.18")
def test_a_gain_is_taken_whole() -> None:
    game, seat = turn(2)
    play(game, "slot:G4", "card:T2")
    assert keys(game) == ["either", "gain"]
    play(game, "gain")
    assert len(seat.hand) == 2 + 2
    game, seat = turn(2)
    play(game, "slot:R1", "card:T3")  # two steelplast and a kelp: nothing to choose
    assert have(game, seat) == {"steelplast": 2, "kelp": 1}


@rule("UC-3.12", "UC-3.19")
def test_the_slot_cannot_end_with_nothing_done() -> None:
    for slot in ("R2", "G4"):
        game, _seat = turn(2)
        play(game, f"slot:{slot}", "card:T3")
        assert len(keys(game)) == 2
        assert refusal(game, "done") == "UC-3.12"
    game, _seat = turn(2)
    assert refusal(game, "slot:R4") == "UC-3.12"  # no city without goods
    assert refusal(game, "slot:G2") == "UC-3.12"


@rule("UC-3.13", "UC-14.09", "UC-23.20")
def test_goods_from_an_effect_of_the_play_count() -> None:
    """Card 14 gives a steelplast for a mismatch: enough for a tunnel, but not with a yellow card."""
    game, seat = turn(2, "1", credit=1)
    assert refusal(game, "slot:Y1") == "UC-3.12"
    claim(game, seat, "14")
    reconsider(game)
    play(game, "slot:Y1")
    assert keys(game) == ["card:T2", "card:T4"]
    assert refusal(game, "card:T3") == "UC-3.13"
    play(game, "card:T2")
    assert set(keys(game)) == {"at:LR-LM", "at:LR-MR"}  # to decline the steelplast would be a dead end
    play(game, "at:LR-LM")
    assert have(game, seat) == {}


@rule("UC-3.14", "UC-3.15")
def test_a_matching_card_may_be_left_out() -> None:
    game, seat = turn(2, "1", "T16", "T3", "T4")
    play(game, "slot:R1", "card:T16", "order:none")
    assert where(game, "T16") == "discard"  # not claimed
    game, seat = turn(2, "1", "T5", "T2", "T4")
    play(game, "slot:Y2", "card:T5", "order:card", "done")
    assert have(game, seat) == {"kelp": 1}  # by the slot
    assert where(game, "T5") == "discard"


@rule("UC-3.14")
def test_a_card_effect_may_be_used_in_part() -> None:
    game, seat = turn(2, "1", "T13", "T3", "T4", credit=2)
    put(game, seat, "farm", "LR.1", "LR.2", "LR.3")
    reconsider(game)
    play(game, "slot:R1", "card:T13", "order:card", "upgrade", "at:LR.2", "done")
    assert seat.upgraded.bit_count() == 1 and have(game, seat)["credit"] == 1


@rule("UC-3.05", "UC-4.13")
def test_cards_drawn_in_a_turn_wait_for_the_next() -> None:
    game, seat = turn(2)
    top = game.state.deck[-2:][::-1]
    play(game, "slot:G4", "card:T2", "gain")
    assert seat.hand[-2:] == top  # in hand at once
    assert keys(game) == ["done", "either"]  # no further card
    play(game, "done", "done")
    until(game, lambda g: first(g) is seat)
    assert set(keys(game)) == {f"discard:{name}" for name in names(game, seat.hand)}
