"""Chapter 5: special cards: how to get them, what they cost, where they go."""

from __future__ import annotations

import pytest

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.views import determinize, journal, view
from kolonie.games.underwater_cities.positions import Position
from kolonie.games.underwater_cities.state import ALL_SEE, Seat
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import at_slot, counted, turn, until
from tests.rules.underwater_cities.sea import (
    claim,
    first,
    have,
    hold,
    names,
    numbers,
    play,
    started,
    where,
)


@rule("UC-5.03", "UC-5.04", "UC-5.05", "UC-5.18")
def test_way_one_a_card_on_offer() -> None:
    game, seat = turn(2)
    card = names(game, game.state.offer)[0]
    play(game, "slot:R3", "card:T3", f"special:{card}")
    assert (where(game, card), have(game, seat)) == ("hand", {})  # free
    assert len(game.state.offer) == 5
    assert seat.known == numbers(game, card)
    until(game, lambda g: first(g) is seat)
    # two cards, the special one, one drawn: one has to go
    assert f"discard:{card}" in keys(game) and len(seat.hand) == 4


@rule("UC-5.06", "UC-5.17")
def test_way_two_the_top_of_the_deck() -> None:
    game, _seat = turn(2)
    deck = game.state.specials
    top, following = names(game, deck)[:2]
    play(game, "slot:R3", "card:T3")
    assert f"special:{following}" not in keys(game)
    play(game, f"special:{top}")
    assert where(game, top) == "hand" and game.state.specials == deck[1:]
    assert game.state.seen[0] == ALL_SEE
    assert view(game, None)["special_deck"][:2] == [deck[1], None]


@rule("UC-5.07", "UC-5.18", "UC-5.17")
def test_way_three_three_cards_in_secret() -> None:
    game, seat = turn(3)
    game.journal = []
    index = game.state.seats.index(seat)
    other = (index + 1) % 3
    deck = game.state.specials
    b, c, d = names(game, deck)[1:4]
    # S03: an action card and a special card
    play(game, "slot:Y3", "card:T2", "special", "dig")
    assert keys(game) == sorted(f"keep:{card}" for card in (b, c, d))
    assert view(game, other)["table"]["seats"][index]["drawn"] == {"count": 3}
    assert view(game, index)["table"]["seats"][index]["drawn"] == list(deck[1:4])
    play(game, f"keep:{c}")
    assert keys(game) == sorted(f"below:{card}" for card in (b, d))
    play(game, f"below:{d}")
    assert game.state.specials == (*deck[4:], deck[0], *numbers(game, d, b))  # in the order of choice
    assert where(game, c) == "hand" and seat.known == ()
    assert view(game, other)["special_deck"][0] == deck[4]  # a new card is turned up
    assert view(game, index)["special_deck"][-2:] == list(numbers(game, d, b))
    assert view(game, other)["special_deck"][-2:] == [None, None]
    told = [str(entry.choice) for entry in journal(game, other)]
    assert any("dig" in line for line in told)
    assert not any("keep" in line or "below" in line for line in told)
    hands = {determinize(game, other, Chance(f"w{n}")).state.seats[index].hand for n in range(12)}
    assert len({hand[2] for hand in hands}) > 1


def keep(game: Game, seat: Seat, card: int) -> None:
    """Plays until the player has had another turn, without giving the card away."""
    mine = names(game, (card,))[0]
    kept = {f"discard:{mine}", f"card:{mine}"}
    started_turn = False
    while not (started_turn and first(game) is seat and at_slot(game)):
        started_turn = started_turn or first(game) is not seat
        offered = keys(game)
        dull = [key for key in offered if key in ("slot:S00", "done", "order:none")]
        game.play(game.to_act()[0], (dull or [key for key in offered if key not in kept])[0])


@rule("UC-5.18")
def test_a_card_taken_openly_stays_known() -> None:
    for way in ("offer", "top"):
        game, seat = turn(2)
        index = game.state.seats.index(seat)
        card = game.state.offer[0] if way == "offer" else game.state.specials[0]
        play(game, "slot:R3", "card:T3", f"special:{names(game, (card,))[0]}")
        turns = 0
        while card in seat.hand and turns < 5:  # kept as long as possible: it stays known turn by turn
            for viewer in (1 - index, None):
                assert view(game, viewer)["table"]["seats"][index]["known"] == [card]
                for n in range(5):
                    assert card in determinize(game, viewer, Chance(f"w{n}")).state.seats[index].hand
            keep(game, seat, card)
            turns += 1
        assert turns == 5
        play(game, "slot:S00", f"card:{names(game, (card,))[0]}")
        assert card not in seat.hand
        assert view(game, 1 - index)["table"]["seats"][index]["known"] == []


@rule("UC-5.08")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_digging_in_a_thin_deck(left: int) -> None:
    game, seat = turn(2)
    Position(game).special_deck(*names(game, game.state.specials[:left]))
    deck = game.state.specials
    reconsider(game)
    play(game, "slot:R3", "card:T3", "dig")
    if left > 1:  # the card that was face up is among those drawn
        assert set(keys(game)) == {f"keep:{card}" for card in names(game, deck)}
        play(game, f"keep:{names(game, deck)[0]}")
        while keys(game)[0].startswith("below"):
            play(game, keys(game)[0])
    assert deck[0] in seat.hand
    assert set(game.state.specials) == set(deck[1:])
    assert not game.state.seen or game.state.seen[0] == ALL_SEE


@rule("UC-5.09", "UC-12.18", "UC-12.07")
def test_without_any_offer_no_special_card_can_be_taken() -> None:
    game, _seat = turn(2)
    assert "slot:R3" in keys(game)
    Position(game).offer()
    Position(game).special_deck()
    reconsider(game)
    assert refusal(game, "slot:R3") == "UC-3.12"
    game, _seat = turn(3)
    Position(game).offer()
    Position(game).special_deck()
    reconsider(game)
    play(game, "slot:Y3", "card:T2")  # S03 still has its action card, and that alone
    assert set(keys(game)) == {"gain", "gain-2"}


@rule("UC-5.10", "UC-5.17")
@pytest.mark.parametrize(("card", "place"), [("T28", "specials"), ("T29", "removed")])
def test_on_another_colour_a_special_card_is_lost(card: str, place: str) -> None:
    game, seat = turn(2, "1", card, "T3", "T4", credit=9)
    top = game.state.specials[0]
    play(game, "slot:Y2", f"card:{card}")
    assert (seat.points, have(game, seat)) == (0, {"credit": 9, "kelp": 1})
    assert where(game, card) == place
    assert game.state.specials[0] == top
    if place == "specials":
        assert game.state.specials[-1] == numbers(game, card)[0]


@rule("UC-5.11", "UC-5.12", "UC-EX-02")
@pytest.mark.parametrize(("card", "price", "place"), [("T28", 1, "specials"), ("T29", 3, "removed")])
def test_the_price_is_paid_in_full_in_credits(card: str, price: int, place: str) -> None:
    game, seat = turn(
        2, "1", card, "T2", "T3", credit=price - 1, kelp=9, steelplast=9, science=9, biomatter=9
    )
    before = have(game, seat)
    play(game, "slot:G1", f"card:{card}")
    assert refusal(game, "order:card") == "UC-5.11"
    play(game, "order:slot", "done")  # after the slot it is still too dear
    assert (seat.points, have(game, seat), where(game, card)) == (0, before, place)
    game, seat = turn(2, "1", card, "T2", "T3", credit=price)
    play(game, "slot:G1", f"card:{card}", "order:card", "benefit")
    assert have(game, seat) == {}
    play(game, "gain")
    assert seat.points == 5


@rule("UC-5.12")
def test_a_matching_special_card_may_stay_unpaid() -> None:
    for choices in (("order:none",), ("order:card", "decline")):
        game, seat = turn(2, "1", "T28", "T2", "T3", credit=5)
        play(game, "slot:G1", "card:T28", *choices, "done")
        assert (seat.points, have(game, seat), where(game, "T28")) == (0, {"credit": 5}, "specials")


@rule("UC-5.13", "UC-5.14")
@pytest.mark.parametrize(
    ("card", "slot", "pile", "price"),
    [
        ("T28", "G1", "tucked", 1),
        ("T29", "G1", "tucked", 3),
        ("T30", "R1", "actions", 2),
        ("T32", "R1", "permanents", 2),
    ],
)
def test_a_paid_special_card_is_tucked_or_claimed_and_counts(
    card: str, slot: str, pile: str, price: int
) -> None:
    game, seat = turn(2, "1", card, "T3", "T4", credit=5)
    assert counted(game, seat, "special_card") == 0
    play(game, f"slot:{slot}", f"card:{card}", "order:card", "benefit")
    assert seat.goods[game.box.credit] == 5 - price
    until(game, lambda g: g.state.slot == -1)
    assert where(game, card) == pile
    assert counted(game, seat, "special_card") == 1


@rule("UC-5.15")
def test_credits_of_the_slot_may_pay_the_price() -> None:
    game, seat = turn(3, "1", "T28", "T2", "T3")
    play(game, "slot:G2", "card:T28")  # S21: a step, and two cards with a credit
    assert refusal(game, "order:card") == "UC-5.11"
    play(game, "order:slot", "gain", "done", "benefit", "gain")
    assert (seat.points, have(game, seat), where(game, "T28")) == (5, {}, "tucked")


@rule("UC-5.16")
@pytest.mark.parametrize(("card", "place"), [("T28", "specials"), ("T29", "removed")])
def test_a_special_card_discarded_from_hand(card: str, place: str) -> None:
    game, _seat = turn(2, "1", card, "T3", "T4")
    play(game, "slot:S00", "card:T3", f"discard:{card}")
    assert where(game, card) == place
    assert place == "removed" or game.state.specials[-1] == numbers(game, card)[0]


@rule("UC-5.16", "UC-6.12", "UC-6.10")
@pytest.mark.parametrize(
    ("card", "place"), [("T30", "specials"), ("T31", "removed"), ("T16", "discard"), ("PA", "removed")]
)
def test_a_surplus_action_card_goes_where_it_belongs(card: str, place: str) -> None:
    game, seat = turn(2, "1", "T19", "T3", "T4")
    claim(game, seat, "T30", "T31", "T16")
    seat.used = seat.actions
    reconsider(game)
    play(game, "slot:R1", "card:T19", "order:card", f"drop:{card}")
    assert numbers(game, card)[0] in getattr(game.state, place)
    assert numbers(game, card)[0] not in seat.actions
    assert place != "specials" or game.state.specials[-1] == numbers(game, card)[0]
    assert have(game, seat) == {"kelp": 1, "steelplast": 2}  # used: no effect on its way out
    assert where(game, "T19") == "actions"


@rule("UC-5.19")
def test_with_one_offer_empty_the_other_is_left() -> None:
    game, _seat = turn(2)
    offer = names(game, game.state.offer)
    Position(game).special_deck()
    reconsider(game)
    play(game, "slot:R3", "card:T3")
    assert keys(game) == sorted(f"special:{card}" for card in offer)
    assert refusal(game, "dig") == "UC-5.19"
    game, _seat = turn(2)
    Position(game).offer()
    reconsider(game)
    play(game, "slot:R3", "card:T3")
    assert set(keys(game)) == {"dig", f"special:{names(game, game.state.specials)[0]}"}


@rule("UC-5.19")
def test_a_card_returned_to_an_empty_deck_is_its_top() -> None:
    game, _seat = turn(2, "1", "T28", "T3", "T4")
    Position(game).special_deck()
    play(game, "slot:R1", "card:T28")
    assert game.state.specials == numbers(game, "T28") and game.state.seen == (ALL_SEE,)
    assert view(game, None)["special_deck"] == list(numbers(game, "T28"))
    hold(game, first(game), "T2", "T3", "T4")
    reconsider(game)
    play(game, "slot:R3", "card:T3")
    assert "special:T28" in keys(game)


@rule("UC-5.20")
def test_several_special_cards_put_down_at_the_start_of_an_era() -> None:
    """Each owner picks the order of his own; the players follow in play order, whoever is quicker."""
    game = started(2, board="1", seed="era")
    until(game, lambda g: g.waiting is not None)
    order = game.state.order
    mine = {order[0]: ("T28", "T30"), order[1]: ("T32", "195")}
    for index, cards in mine.items():
        seat = game.state.seats[index]
        hold(game, seat, *cards, *names(game, seat.hand[2:]))
        assert len(seat.hand) >= 5
    reconsider(game)
    for index in (order[1], order[0]):
        seat = game.state.seats[index]
        for card in reversed(mine[index]):
            game.play(index, f"discard:{card}")
        while index in game.to_act() and game.waiting is not None:
            game.play(index, keys(game, index)[0])
    assert names(game, game.state.specials[-4:]) == ["T30", "T28", "195", "T32"]
