"""Chapter DE-7: the extra card, before or after the regular play."""

from __future__ import annotations

import pytest

from kolonie.games.underwater_cities.data_era.allowance import ALLOWANCE
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.data_era.ocean import (
    build,
    claim,
    go,
    have,
    hold,
    names,
    offered,
    play,
    put,
    stands,
    turn,
    where,
)
from tests.rules.data_era.test_additional import to_the_draw, unchanged_by


@rule("DE-7.40", "DE-7.41", "DE-7.43", "DE-7.56")
def test_before_the_slot_or_after_slot_and_card() -> None:
    game, seat = turn(2, "1", "E6", "E1", "E3", half_disc=1)
    play(game, "extra:E6", "benefit", "gain")
    assert have(game, seat) == {"kelp": 2} and where(game, "E6") == "discard"  # wholly before
    assert game.state.slot == -1 and offered(game, "slot")
    game, seat = turn(2, "1", "E6", "E1", "E3", half_disc=1)
    go(game, "slot:G1", "card:E1", "advance", "advance")
    assert offered(game, "extra") == ["E6"]  # a yellow card beside a green slot and a red card
    play(game, "extra:E6", "benefit", "gain")
    assert have(game, seat)["kelp"] == 2 and where(game, "E6") == "discard"


@rule("DE-7.41")
def test_never_between_slot_and_card() -> None:
    game, seat = turn(2, "1", "E5", "E1", "E2", half_disc=9)
    play(game, "slot:G1")
    unchanged_by(game, "extra:E1", "DE-7.41")  # the card is not chosen yet
    play(game, "card:E5")
    unchanged_by(game, "extra:E1", "DE-7.41")
    go(game, "order:slot", "advance", "advance")
    assert "gain" in keys(game)
    unchanged_by(game, "extra:E1", "DE-7.41")
    assert seat.goods[5] == 9


@rule("DE-7.42")
@pytest.mark.parametrize(("card", "halves"), [("E3", 3), ("E1", 2), ("E2", 1)])
def test_the_price_depends_on_the_colour(card: str, halves: int) -> None:
    game, seat = turn(2, "1", half_disc=halves)
    play(game, f"extra:{card}")
    assert have(game, seat) == {}
    game, seat = turn(2, "1", half_disc=halves - 1)
    unchanged_by(game, f"extra:{card}", "DE-7.42")


@rule("DE-7.44", "DE-7.45")
def test_a_card_of_the_same_turn_may_be_the_extra_card_but_not_one_that_comes_later() -> None:
    game, seat = turn(2, "1", "E1", "E2", "E3", half_disc=9)
    claim(game, seat, "E8")  # a card at the end of the turn
    reconsider(game)
    play(game, "slot:G4", "card:E1", "gain")
    drawn = names(game, seat.hand[-2:])
    play(game, "either", "gain-2" if "gain-2" in keys(game) else "gain")
    while offered(game, "extra") == []:
        play(game, "done")
    assert set(drawn) <= set(offered(game, "extra"))
    play(game, "done", "card:E8")
    assert not offered(game, "extra")
    to_the_draw(game)
    assert not offered(game, "extra")


@rule("DE-7.46")
@pytest.mark.parametrize("before", [True, False])
def test_two_cards_are_drawn_at_the_end(before: bool) -> None:
    game, seat = turn(2, "1", "E2", "E1", "E3", half_disc=1)
    if before:
        play(game, "extra:E2", "decline")
    go(game, "slot:G1", "card:E1", "advance", "advance")
    if not before:
        play(game, "extra:E2", "decline")
    assert len(seat.hand) == 1 + 2
    assert game.state.seats[game.to_act()[0]] is not seat


@rule("DE-7.47")
def test_discs_gained_before_pay_for_it_and_its_own_do_not() -> None:
    game, _seat = turn(2, "1", "E5", "E1", "E2", half_disc=1)
    assert offered(game, "extra") == ["E2"]  # the green card would bring what it costs
    go(game, "slot:G1", "card:E5", "order:card", "gain", "advance", "advance")
    assert offered(game, "extra") == ["E1", "E2"]  # with the disc of the regular card


@rule("DE-7.48", "DE-7.50")
def test_an_extra_special_card() -> None:
    game, seat = turn(2, "1", "E30", "E1", "E3", half_disc=1, credit=1)
    play(game, "extra:E30", "benefit")
    assert have(game, seat) == {}
    play(game, "gain")
    assert have(game, seat) == {"kelp": 3} and where(game, "E30") == "tucked"
    game, seat = turn(2, "1", "E30", "E1", "E3", half_disc=1, credit=1)
    play(game, "extra:E30", "decline")
    assert have(game, seat) == {"credit": 1} and game.state.specials[-1] == game.box.card_number["E30"]
    game, seat = turn(2, "1", "E30", "E1", "E3", half_disc=1)
    play(game, "extra:E30")  # for lack of credits it has no effect
    assert have(game, seat) == {} and where(game, "E30") == "specials"
    assert len(game.state.specials) == len(game.state.seen)


@rule("DE-7.49")
def test_an_extra_action_card_obeys_the_limit() -> None:
    game, seat = turn(2, "1", "E7", "E1", "E2", half_disc=2)
    claim(game, seat, "E14", "E15", "E16")
    reconsider(game)
    play(game, "extra:E7", "benefit")
    assert keys(game) == ["decline", "drop:E14", "drop:E15", "drop:E16", "drop:PA"]
    play(game, "drop:E14", "gain")  # unused, so it is used on its way out
    assert have(game, seat) == {"credit": 1}
    assert names(game, seat.actions) == ["PA", "E15", "E16", "E7"] and where(game, "E14") == "discard"


@rule("DE-7.50", "DE-7.57")
def test_where_it_goes_and_that_it_works_at_once() -> None:
    game, _seat = turn(2, "1", "E11", "E1", "E2", half_disc=3)
    play(game, "extra:E11", "benefit")
    assert where(game, "E11") == "permanents"
    play(game, "slot:G1", "card:E1")  # no match: the card that was just claimed answers
    assert "card:E11" in keys(game)
    game, _seat = turn(2, "1", "E6", "E1", "E2", half_disc=3)
    game.state.era = 2
    play(game, "extra:E6", "benefit", "gain")
    assert where(game, "E6") == "removed"  # of an earlier era


@rule("DE-7.51")
def test_it_is_neither_match_nor_mismatch() -> None:
    game, seat = turn(2, "1", "E2", "E3", "E1", half_disc=9)
    claim(game, seat, "E11")
    hold(game, seat, "E2", "E3", "E1")
    reconsider(game)
    play(game, "extra:E2", "decline")
    assert offered(game, "slot") and "card:E11" not in keys(game)
    go(game, "slot:G1", "card:E3", "order:none", "advance", "advance")
    assert "card:E11" not in keys(game) and seat.goods[0] == 1  # from the track alone


@rule("DE-7.52", "DE-7.46")
def test_declined_it_is_paid_for_all_the_same() -> None:
    game, seat = turn(2, "1", "E6", "E1", "E3", half_disc=1)
    play(game, "extra:E6", "decline")
    assert have(game, seat) == {} and where(game, "E6") == "discard"
    game, seat = turn(2, "1", half_disc=1)
    play(game, "extra:E2", "benefit")  # nothing of it can be done
    assert have(game, seat) == {} and where(game, "E2") == "discard"
    go(game, "slot:G1", "card:E1", "advance", "advance")
    assert len(seat.hand) == 1 + 2


@rule("DE-7.53")
def test_the_last_card_is_for_the_regular_play() -> None:
    game, _seat = turn(2, "1", "E4", half_disc=9)
    unchanged_by(game, "extra:E4", "DE-7.53")  # whatever it would draw
    game, _seat = turn(2, "1", "E2", "E1", half_disc=9)
    go(game, "slot:G1", "card:E1", "advance", "advance")
    assert offered(game, "extra") == ["E2"]  # after the play it may be the last


@rule("DE-7.54")
def test_no_expansion_site_inside_its_effect() -> None:
    game, _seat = turn(2, "1", "E9", "E1", "E2", half_disc=9)
    play(game, "extra:E9", "benefit", "build")
    assert "at:LR.1" in keys(game)
    unchanged_by(game, "at:LR.X", "UC-8.15")


@rule("DE-7.55")
def test_what_it_does_belongs_to_the_turn() -> None:
    game, seat = turn(3, "1", "E9", "E3", "E2", half_disc=2, kelp=1)
    claim(game, seat, "E17")  # a point for the second building of a turn
    hold(game, seat, "E9", "E3", "E2")
    reconsider(game)
    play(game, "extra:E9", "benefit")
    build(game, "data_center", "LR.1")
    play(game, "slot:R1", "card:E2")
    build(game, "farm", "LR.2")
    go(game, "card:E17")
    assert seat.points == 1


@rule("DE-7.60", "DE-7.61")
def test_the_hand_may_grow_beyond_the_limit_within_the_turn() -> None:
    game, seat = turn(2, "1", "E4", "E2", "E3", half_disc=2)
    play(game, "extra:E4", "benefit", "gain")
    assert len(seat.hand) == 4 and not offered(game, "discard")
    drawn = names(game, seat.hand[-2:])
    play(game, "slot:G1")
    assert set(offered(game, "card")) == {"E2", "E3", *drawn}  # any card in hand


@rule("DE-7.62")
@pytest.mark.parametrize("seats", [3, 4])
def test_an_extra_card_that_performs_a_slot(seats: int) -> None:
    game, seat = turn(seats, "1", "E10", "E1", "E3", half_disc=1, credit=3)
    play(game, "extra:E10", "benefit", "perform")
    assert len(offered(game, "perform")) > 5
    play(game, "perform:R3")
    assert have(game, seat)["steelplast"] == 2
    assert ("slot:R3" in keys(game)) == (seats == 3)  # with four players it counts as used
    if seats == 4:
        assert refusal(game, "slot:R3") == "UC-13.08"
    game, seat = turn(seats, "1", "E10", "E1", "E3", half_disc=1, credit=3)
    play(game, "slot:R3", "card:E3")
    go(game, "gain")
    if "extra:E10" not in keys(game):
        play(game, "done")
    play(game, "extra:E10", "benefit", "perform")
    assert "R3" not in offered(game, "perform")  # the slot of the turn


@rule("DE-7.31", "DE-7.54")
def test_the_allowance_is_gone_for_the_regular_play_too() -> None:
    game, seat = turn(3, "1", "E9", "E3", "E2", half_disc=4, kelp=1)
    play(game, "extra:E9", "benefit")
    build(game, "data_center", "LR.1")
    assert ALLOWANCE not in seat.beside
    play(game, "slot:R1", "card:E2", "build:farm")
    unchanged_by(game, "at:LR.X", "UC-8.15")
    put(game, seat, "laboratory", "LR.2")
    assert stands(game, seat, "laboratory") == ["LR.2"]
