"""Chapters 16 and 18: the end of a turn, of a round and of an era; feeding."""

from __future__ import annotations

import pytest

from kolonie.core.views import view
from kolonie.games.underwater_cities.positions import Position
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import at_slot, back_to, until
from tests.rules.underwater_cities.reef import before_production, begin, eve, new_era, over_night, turn
from tests.rules.underwater_cities.sea import claim, first, goods, have, marker, names, play, put, where


@rule("UC-16.01")
def test_one_card_at_the_end_of_the_turn() -> None:
    game, seat = turn(2)
    top = game.state.deck[-1]
    play(game, "slot:R1", "card:T3")
    assert names(game, seat.hand[:2]) == ["T2", "T4"] and seat.hand[2:] == (top,)
    # also with surplus in hand
    game, seat = turn(2)
    play(game, "slot:S00", "card:T3")
    assert len(seat.hand) == 2 + 2 + 1


@rule("UC-16.03", "UC-16.10")
def test_surplus_may_go_early() -> None:
    game, seat = turn(2)
    play(game, "slot:S00", "card:T3")
    assert first(game) is seat and "done" in keys(game)
    play(game, "discard:T2")
    assert where(game, "T2") == "discard" and len(seat.hand) == 4
    assert "discard:T4" in keys(game) and "discard:T2" not in keys(game)
    play(game, "discard:T4")
    assert len(seat.hand) == 3 and first(game) is not seat  # not below the limit
    # or it stays until the next own turn
    game, seat = turn(2)
    play(game, "slot:S00", "card:T3", "done")
    assert len(seat.hand) == 5 and first(game) is not seat


@rule("UC-16.10")
def test_nothing_is_discarded_during_the_own_turn() -> None:
    game, seat = turn(3)
    assert refusal(game, "discard:T2") == "UC-16.10"
    play(game, "slot:G2", "card:T3", "gain")
    assert len(seat.hand) == 4  # surplus now
    assert refusal(game, "discard:T2") == "UC-16.10"


@rule("UC-16.04", "UC-EX-24")
def test_card_98_draws_nothing() -> None:
    game, seat = turn(2, "1", "98", "T2", "T3")
    play(game, "slot:G1", "card:98", "order:card", "done")
    assert where(game, "98") == "permanents" and len(seat.hand) == 3
    until(game, lambda g: first(g) is seat)
    assert at_slot(game) and len(seat.hand) == 3
    play(game, "slot:S00", keys_card(names(game, seat.hand)), "done")
    assert len(seat.hand) == 5
    until(game, lambda g: first(g) is seat)
    play(game, keys(game)[0])
    assert at_slot(game) and len(seat.hand) == 4


def keys_card(hand: list[str]) -> str:
    return f"card:{hand[0]}"


@rule("UC-16.07", "UC-16.05", "UC-16.06")
def test_markers_that_were_not_moved_count_where_they_stand() -> None:
    game = begin(4)
    order = game.state.order
    eve(game, 1)
    assert [game.state.seats[i].step for i in order] == [0, 1, 2, 3]
    over_night(game)
    assert game.state.order == tuple(reversed(order))
    assert [seat.step for seat in game.state.seats] == [0, 0, 0, 0]


@rule("UC-EX-19", "UC-16.06")
def test_the_order_after_round_two() -> None:
    game = begin(4)
    eve(game, 2)
    purple, orange, blue, black = (game.state.seats[i] for i in range(4))
    Position(game).order(3, 0, 2, 1)  # black before blue
    marker(game, (purple, 3), (orange, 3), (blue, 0), (black, 0))
    over_night(game)
    assert game.state.order == (1, 0, 3, 2)
    assert game.state.round == 3


@rule("UC-16.08", "UC-19.14")
def test_the_order_after_the_last_round_breaks_ties() -> None:
    for points, winner in ((0, 1), (1, 0)):
        game, one = before_production(2, "1", 10)
        two = game.state.seats[game.state.order[1]]
        for seat in (one, two):
            goods(game, seat, kelp=1)
        one.points = points
        two.step = 1  # earlier on the order track from now on
        pair = (game.state.seats.index(one), game.state.seats.index(two))
        over_night(game)
        assert game.over and game.scores()[pair[0]] == game.scores()[pair[1]] + points
        assert game.winners() == [pair[winner]]


@rule("UC-18.01", "UC-18.08")
def test_the_end_of_an_era() -> None:
    game, seat = before_production()
    seat.used = seat.actions
    deck, discard = set(game.state.deck), set(game.state.discard)
    hands = {i: s.hand for i, s in enumerate(game.state.seats)}
    over_night(game)
    assert new_era(game) and seat.used == ()
    table = game.state
    assert (table.era, table.round) == (2, 5)
    assert set(table.retired) == deck and set(table.removed) >= discard and table.discard == ()
    assert {game.box.card_eras[c] for c in table.deck} == {2}
    for i, s in enumerate(table.seats):
        assert s.hand[:-3] == hands[i] and {game.box.card_eras[c] for c in s.hand[-3:]} == {2}


@rule("UC-18.02", "UC-18.04", "UC-18.05", "UC-18.06", "UC-18.03")
@pytest.mark.parametrize(
    ("stock", "points", "left", "after"),
    [
        ({"kelp": 4, "biomatter": 2}, 9, {"kelp": 1, "biomatter": 2}, 9),
        ({"kelp": 1, "biomatter": 3}, 9, {"biomatter": 1}, 9),
        ({"kelp": 1, "biomatter": 1}, 9, {}, 6),
        ({"steelplast": 5}, 20, {"steelplast": 5}, 11),
        ({"kelp": 1}, 5, {}, 0),
        ({}, 4, {}, 0),
    ],
)
def test_three_cities_eat(stock: dict[str, int], points: int, left: dict[str, int], after: int) -> None:
    """Kelp, then biomatter, then points; nobody is asked."""
    game, seat = before_production()
    put(game, seat, "nonsymbiotic", "LM", "MR")
    put(game, seat, "tunnel", "LR-LM", "LR-MR")
    goods(game, seat, **stock)
    seat.points = points
    over_night(game)
    assert new_era(game)
    assert have(game, seat) == {"credit": 2, **left} and seat.points == after


@rule("UC-18.07", "UC-18.02")
def test_cities_that_are_not_connected_eat_nothing() -> None:
    game, seat = before_production()
    put(game, seat, "symbiotic", "LM", "MR")
    put(game, seat, "tunnel", "LR-LM")
    goods(game, seat, kelp=5)
    over_night(game)
    assert have(game, seat) == {"kelp": 3, "credit": 1}


@rule("UC-18.12")
@pytest.mark.parametrize(
    ("cards", "kelp"), [((), 3 - 3), (("T61",), 3 - 2), (("T62",), 3), (("T61", "T62"), 3)]
)
def test_cards_that_feed(cards: tuple[str, ...], kelp: int) -> None:
    game, seat = before_production()
    claim(game, seat, *cards)
    put(game, seat, "nonsymbiotic", "LM", "MR")
    put(game, seat, "tunnel", "LR-LM", "LR-MR")
    goods(game, seat, kelp=3)
    over_night(game)
    assert have(game, seat).get("kelp", 0) == kelp and seat.points == 0


@rule("UC-18.08", "UC-18.09", "UC-18.14", "UC-18.13")
def test_choosing_the_hand_of_a_new_era() -> None:
    game, seat = before_production()
    index = game.state.seats.index(seat)
    while len(seat.hand) < 5:  # surplus of the old era is still there
        seat.hand += (game.state.deck[-1],)
        game.state.deck = game.state.deck[:-1]
    size = len(seat.hand)
    over_night(game)
    assert sorted(game.to_act()) == [0, 1]
    assert len(seat.hand) == size + 3
    old, new = seat.hand[0], seat.hand[-1]
    kept = seat.hand[1:2] + seat.hand[-3:-1]  # old cards may be kept
    other = 1 - index
    for number, card in enumerate([c for c in seat.hand if c not in kept]):
        if number == 1:  # to the other it looks as if nothing had happened yet
            assert view(game, other)["table"]["seats"][index]["hand"] == {"count": size + 3}
        game.play(index, f"discard:{names(game, (card,))[0]}")
    assert seat.hand == kept and game.to_act() == [other]
    assert set(seat.thrown) >= {old, new} and game.state.discard == ()
    shown = view(game, other)["table"]
    assert new not in shown["discard"]
    assert shown["seats"][index]["thrown"] == {"count": size}
    while new_era(game):
        game.play(other, keys(game, other)[0])
    assert at_slot(game)
    assert new in game.state.discard and old in game.state.removed


@rule("UC-18.10", "UC-18.11")
def test_the_last_era_ends_with_feeding_and_nothing_more() -> None:
    game, seat = before_production(2, "1", 10)
    deck = game.state.deck
    goods(game, seat, kelp=1, credit=4)
    seat.points = 10
    other = game.state.seats[game.state.order[1]]
    other.points = 10
    over_night(game)
    assert game.over and game.state.era == 3
    assert set(game.state.deck) == set(deck)
    city = 2  # the start city without buildings
    assert (seat.points, have(game, seat)) == (10 + city + 1, {"credit": 4})
    assert other.points == 10 - 3 + city


@rule("UC-16.02")
def test_more_cards_may_be_held_between_turns() -> None:
    game, seat = turn(2)
    play(game, "slot:S00", "card:T2", "done")
    held = seat.hand
    until(game, lambda g: first(g) is seat)
    assert seat.hand == held and len(held) == 5
    back_to(game, seat)
    reconsider(game)
    assert len(seat.hand) == 3
