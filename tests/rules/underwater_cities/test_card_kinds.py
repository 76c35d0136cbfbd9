"""Chapter 4: the five timings, claiming, and where cards go."""

from __future__ import annotations

import pytest

from kolonie.games.underwater_cities.meta import TITLE
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import idle, moments, turn, until
from tests.rules.underwater_cities.sea import (
    claim,
    first,
    goods,
    have,
    hold,
    names,
    numbers,
    play,
    put,
    started,
    where,
)

BOX = TITLE.box()
CLAIMED = {"T7": "permanents", "T16": "actions", "T21": "productions", "T22": "endgames"}
"""One red card of each timing that is claimed, and where it then lies."""


@rule("UC-4.01")
def test_there_are_five_timings() -> None:
    timings = {"instant", "permanent", "action", "production", "endgame"}
    assert {card.timing for card in BOX.cards} == timings


@rule("UC-4.02")
def test_an_instant_is_resolved_at_once_and_discarded() -> None:
    """Before the slot it pays for the city, after it the kelp is left."""
    for order in ("order:card", "order:slot"):
        game, seat = turn(2, "1", "T1", "T3", "T4", credit=1, steelplast=2, kelp=1)
        play(game, "slot:R4", "card:T1", order)
        if order == "order:card":
            play(game, "gain", "at:LM")
        else:
            assert have(game, seat)["kelp"] == 1
            play(game, "at:LM")
            assert have(game, seat) == {}
            play(game, "gain")
        assert have(game, seat) == {"kelp": 2}
        assert where(game, "T1") == "discard"
    game, seat = turn(2, "1", "T1", "T3", "T4")
    play(game, "slot:Y2", "card:T1")
    assert (have(game, seat), where(game, "T1")) == ({"kelp": 1}, "discard")


@rule("UC-4.03", "UC-4.04", "UC-6.17")
@pytest.mark.parametrize("card", list(CLAIMED))
def test_a_matching_card_is_claimed_and_any_other_discarded(card: str) -> None:
    game, seat = turn(2, "1", card, "T3", "T4")
    play(game, "slot:R1", f"card:{card}", "order:slot")
    assert where(game, card) == CLAIMED[card]
    assert numbers(game, card)[0] in getattr(seat, CLAIMED[card])
    assert seat.used == ()
    until(game, lambda g: g.state.round == 2)
    assert where(game, card) == CLAIMED[card]
    game, seat = turn(2, "1", card, "T3", "T4")
    play(game, "slot:Y2", f"card:{card}")
    assert where(game, card) == "discard"


@rule("UC-4.05", "UC-4.06")
def test_a_permanent_card_works_from_the_moment_it_is_claimed() -> None:
    """It gives a science for a city; R4 builds one."""
    for order, science in (("order:card", True), ("order:slot", False)):
        game, seat = turn(2, "1", "T7", "T3", "T4", credit=1, steelplast=2, kelp=1)
        play(game, "slot:R4", "card:T7", order, "at:LM")
        assert ("card:T7" in keys(game)) == science
        if science:
            play(game, "card:T7")
        assert have(game, seat) == ({"science": 1} if science else {})
        assert where(game, "T7") == "permanents"


@rule("UC-4.07", "UC-4.08", "UC-17.12")
def test_production_and_endgame_cards_work_when_their_time_comes() -> None:
    game = started(2, board="1")
    seat = first(game)
    claim(game, seat, "T21", "T22")
    put(game, seat, "farm", "LR.1", "LR.2", "LM.1")  # two of them connected
    goods(game, seat)
    reconsider(game)
    science: dict[tuple[int, int], int] = {}
    science_of = game.box.resource["science"]
    while not game.over:
        science[game.state.era, game.state.round] = seat.goods[science_of]
        idle(game)
    assert [science[1, 4], science[2, 7], science[3, 10]] == [0, 2, 4]
    assert seat.goods[science_of] == 6  # three productions
    index = game.state.seats.index(seat)
    assert TITLE.breakdown(game)[index]["endgame"] == 2 * 2
    assert TITLE.breakdown(game)[1 - index]["endgame"] == 0


@rule("UC-4.09")
def test_claimed_cards_are_not_limited() -> None:
    game, seat = turn(2, "1", "T7", "T3", "T4")
    lying = ("14", "35", "37", "58", "98", "T8", "T9", "T10", "T26", "T27", "T21", "T22", "T23", "36")
    claim(game, seat, *lying)
    reconsider(game)
    play(game, "slot:R1", "card:T7", "order:slot")
    assert len(seat.permanents) == 11 and where(game, "T7") == "permanents"
    assert (len(seat.productions), len(seat.endgames)) == (2, 2)


@rule("UC-4.10", "UC-4.11")
@pytest.mark.parametrize("slot", ["R1", "Y2"])
def test_an_old_card_can_be_played_but_leaves_the_game(slot: str) -> None:
    game = started(2, board="1")
    until(game, lambda g: g.state.round == 5 and not g.waiting)
    seat = first(game)
    hold(game, seat, "T1", "69", "T3")
    goods(game, seat)
    reconsider(game)
    play(game, f"slot:{slot}", "card:T1")
    if slot == "R1":
        play(game, "order:slot", "gain")
        assert have(game, seat) == {"kelp": 1 + 2, "steelplast": 2}  # it still works
    assert where(game, "T1") == "removed"
    until(game, lambda g: first(g) is seat and g.state.slot == -1 and "slot:S00" in keys(g))
    play(game, "slot:S00", "card:69")
    assert where(game, "69") == "discard"  # of the current era


@rule("UC-4.11", "UC-16.11")
def test_an_old_card_discarded_from_hand_leaves_the_game() -> None:
    game = started(2, board="1")
    until(game, lambda g: g.state.round == 5 and not g.waiting)
    seat = first(game)
    hold(game, seat, "T1", "69", "70")
    reconsider(game)
    play(game, "slot:S00", "card:70", "discard:T1", "discard:69")
    assert (where(game, "T1"), where(game, "69"), where(game, "70")) == ("removed", "discard", "discard")


@rule("UC-4.12", "UC-5.02")
def test_cards_are_drawn_from_the_top_of_the_era_deck() -> None:
    game, seat = turn(2)
    top = game.state.deck[-3:][::-1]
    play(game, "slot:S00", "card:T2")
    assert seat.hand[2:] == top  # two by the slot and one at the end of the turn
    specials = 0
    for before, index, key, after in moments(3, 12):
        for pile in (after.state.deck, after.state.discard):
            assert not any(BOX.is_special(card) for card in pile)
        new = set(after.state.seats[index].hand) - set(before.seats[index].hand)
        specials += sum(BOX.is_special(card) for card in new)
        if any(BOX.is_special(card) for card in new):
            assert key.startswith(("special:", "keep:"))
    assert specials > 0


@rule("UC-4.14")
def test_a_played_card_lies_on_the_table_until_all_is_resolved() -> None:
    game, seat = turn(2, "1", "T5", "T2", "T4")
    play(game, "slot:Y2", "card:T5", "order:slot")
    assert game.state.played == numbers(game, "T5")[0]
    assert numbers(game, "T5")[0] not in (*game.state.discard, *seat.hand)
    play(game, "either", "gain")
    assert where(game, "T5") == "discard"
    # a claimed card lies in front of its owner at once
    game, seat = turn(2, "1", "T16", "T3", "T4")
    play(game, "slot:R2", "card:T16", "order:card")
    assert where(game, "T16") == "actions" and names(game, seat.actions) == ["PA", "T16"]
    assert refusal(game, "done") == "UC-3.12"
