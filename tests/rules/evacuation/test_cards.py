"""Chapter 15: hands, turns and strengths of the advanced game, as a player meets them."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.views import view
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import Position
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.trying import asked, idly, refused
from tests.rules.evacuation.worlds import BOX, empty, play

HAND = ("AC01", "AC05", "AC13", "AC32")


def advanced(*hand: str, seats: int = 2, **settings: str) -> Position:
    """The first turn of an advanced points game; the first seat has these cards and enough energy."""
    position = empty(seats, **{"aim": "points", "actions": "advanced", **settings})
    position.hand(0, *(hand or HAND))
    position.stock(0, old=(0, 0, 9))
    position.turn_of(0)
    return position


def hand(position: Position, index: int = 0) -> list[str]:
    return sorted(position.cards(index))


def all_cards(game: Game) -> int:
    table = game.state
    return (
        len(table.action_deck)
        + len(table.action_discard)
        + sum(len(seat.hand) + len(seat.shown) + len(seat.marking) for seat in table.seats)
    )


# -- the hand of a year


@rule("EV-15.01", "EV-15.02", "EV-15.19", "EV-15.20")
@pytest.mark.parametrize("aim", ["race", "points"])
@pytest.mark.parametrize("seats", [2, 4])
def test_four_of_seven_cards_are_kept(aim: str, seats: int) -> None:
    """After the income, by all at once; the pile gets them when the last one has chosen."""
    game = TITLE.new(seats, "seven", {"aim": aim, "actions": "advanced"})
    while game.state.year == 0:
        who = game.to_act()[0]
        game.play(who, keys(game, who)[0])
    assert [len(seat.hand) for seat in game.state.seats] == [7] * seats
    assert game.to_act() == list(range(seats))
    assert [seat.stock[:3] for seat in game.state.seats] == [[2, 7, 7]] * seats
    kept = []
    for index in reversed(range(seats)):
        mine = list(game.state.seats[index].hand)
        for _ in range(3):
            assert index in game.to_act()
            drop = keys(game, index)[0]
            mine.remove(BOX.card_ids.index(drop.partition(":")[2]))
            game.play(index, drop)
        kept.append(mine)
    assert [seat.hand for seat in game.state.seats] == kept[::-1]
    assert len(game.state.action_discard) == 3 * seats
    assert all_cards(game) == 80
    assert len(game.to_act()) == 1 and "pass" in keys(game)


@rule("EV-15.19", "EV-15.18")
def test_the_choice_of_cards_is_secret() -> None:
    game = TITLE.new(2, "secret", {"aim": "race", "actions": "advanced"})
    dropped = keys(game, 0)[0]
    game.play(0, dropped)
    seen = view(game, 1)["table"]
    assert seen["seats"][0]["hand"] == {"count": 7}  # not even that a choice was made
    assert seen["action_discard"] == {"count": 0}
    assert refused(game, "drop:AC99", 0).startswith("EV-15")


@rule("EV-15.14", "EV-15.15", "EV-12.03")
def test_a_year_later_three_more_cards_and_one_deck() -> None:
    """What was played, face up or down, and what was discarded is in the deck again."""
    position = advanced()
    position.passed(1)
    play(position, "card:AC01", "done")
    play(position, "act:research", f"mark:{hand(position)[0]}", "research:1")
    idly(position)
    kept = list(position.seat(0).hand)
    position.state.action_discard += position.state.action_deck[:5]
    del position.state.action_deck[:5]
    position.passed(0, 1)
    position.cleanup()
    table = position.state
    assert (table.year, table.seats[0].shown, table.seats[0].marking, table.action_discard) == (2, [], [], [])
    assert [len(seat.hand) for seat in table.seats] == [7, 7]
    assert table.seats[0].hand[:4] == kept
    assert len(table.action_deck) == 80 - 14
    for index in (0, 1):
        for _ in range(3):
            position.live.play(index, keys(position.live, index)[0])
    assert [len(seat.hand) for seat in table.seats] == [4, 4]
    assert len(table.action_discard) == 6


# -- turns


@rule("EV-15.05", "EV-15.06", "EV-15.07", "EV-15.11", "EV-15.09")
def test_a_board_action_takes_a_card_from_the_hand() -> None:
    """AC32 has a strength of 3, which does not count face down."""
    position = advanced()
    position.acted(0, 2)
    play(position, "act:research")
    assert asked(position, "mark") == set(HAND)
    assert refused(position, "mark:AC02") == "EV-15.05"
    play(position, "mark:AC32", "research:1")
    seat = position.seat(0)
    assert [BOX.card_ids[card] for card in seat.marking] == ["AC32"]
    assert (len(seat.hand), seat.shown, seat.actions, position.cubes(0, "old")[2]) == (4, [], 3, 8)
    assert TITLE.extra_view(position.live, None)["strengths"][0] == 4


@rule("EV-15.05", "EV-15.06", "EV-15.07", "EV-15.09")
def test_a_card_face_up_instead_of_a_board_action() -> None:
    position = advanced()
    position.acted(0, 3)
    play(position, "card:AC13", "first", "research:2", "second", "gain:food,old", "gain:steel,new")
    seat = position.seat(0)
    assert [BOX.card_ids[card] for card in seat.shown] == ["AC13"]
    assert (len(seat.hand), seat.marking, seat.actions) == (4, [], 4)
    assert (seat.research, position.cubes(0, "old"), position.cubes(0, "new")) == (
        [0, 1, 0],
        (1, 0, 7),
        (0, 1, 0),
    )
    assert TITLE.extra_view(position.live, None)["strengths"][0] == 1
    assert position.live.to_act() == [1]


@rule("EV-15.05", "EV-15.06")
def test_a_card_that_is_not_in_hand_or_cannot_be_paid_is_refused() -> None:
    position = advanced()
    assert refused(position, "card:AC02").startswith("EV-")
    position.acted(0, 3)
    position.stock(0, old=(0, 0, 1))
    position.turn_of(0)
    assert refused(position, "card:AC01") == "EV-5.15"
    assert keys(position.live, 0) == ["pass"]


@rule("EV-15.03", "EV-15.04")
@pytest.mark.parametrize("first", ["develop-gain", "research-gain"])
@pytest.mark.parametrize("second", ["develop-gain", "research-gain"])
def test_one_action_of_group_one_in_a_year(first: str, second: str) -> None:
    position = advanced()
    position.passed(1)
    play(position, f"act:{first}", "mark:AC01", "gain:food,old")
    idly(position)
    while "pass" not in keys(position.live, 0):
        play(position, keys(position.live, 0)[0])
        idly(position)
    assert refused(position, f"act:{second}") == "EV-15.04"
    assert {"act:research", "act:develop", "act:exchange"} <= set(keys(position.live, 0))
    position.passed(0, 1)
    position.cleanup()
    for index in (0, 1):
        for _ in range(3):
            position.live.play(index, keys(position.live, index)[0])
    position.turn_of(0)
    assert f"act:{second}" in keys(position.live, 0)  # a new year


@rule("EV-15.04", "EV-5.20")
def test_the_basic_game_knows_no_such_limit() -> None:
    position = empty()
    position.passed(1)
    position.turn_of(0)
    for _ in range(2):
        play(position, "act:develop-gain", "gain:food,old", "done")
    assert position.seat(0).groups[1] == 2


@rule("EV-15.12", "EV-15.03")
def test_cards_belong_to_no_group() -> None:
    """Strengths 2 and 1: neither card counts in a group, pays for one or is limited by one."""
    position = advanced("AC26", "AC18", "AC09", "AC32")
    position.acted(0, 0, g1=1, g2=3)
    position.turn_of(0)
    play(position, "card:AC18", "done")
    position.turn_of(0)
    play(position, "card:AC26", "done")
    assert (position.seat(0).groups[1:], position.cubes(0, "old")[2]) == ([1, 3, 0, 0], 9)


# -- halves


@rule("EV-15.08", "EV-15.25")
def test_both_halves_in_either_order() -> None:
    position = advanced()
    play(position, "card:AC13")
    assert set(keys(position.live, 0)) == {"first", "second", "done"}
    other = position.clone()
    play(position, "first", "research:1")
    assert set(keys(position.live, 0)) == {"second", "done"}
    play(other, "second", "gain:food,old")
    assert "first" not in keys(other.live, 0)  # not before the second half is over
    assert refused(other, "research:1").startswith("EV-")
    play(other, "done")
    assert set(keys(other.live, 0)) == {"first", "done"}
    play(other, "first", "research:1")
    assert (other.cubes(0, "old")[0], other.seat(0).research) == (1, [1, 0, 0])


@rule("EV-15.08", "EV-15.09", "EV-15.06")
def test_a_card_may_do_nothing_for_its_strength() -> None:
    position = advanced()
    position.acted(0, 2)
    before = list(position.seat(0).stock)
    play(position, "card:AC32")  # nobody is there to settle
    seat = position.seat(0)
    before[2] -= 1
    assert (seat.stock, seat.areas, seat.actions) == (before, [], 3)
    assert TITLE.extra_view(position.live, None)["strengths"][0] == 3


@rule("EV-15.26", "EV-15.23")
def test_n_times_are_separate_steps_with_their_own_world() -> None:
    position = advanced("AC14", "AC01", "AC07", "AC32")
    position.stock(0, old=(1, 0, 0), new=(0, 0, 1))
    position.turn_of(0)
    play(position, "card:AC14", "first")
    assert asked(position, "prepare") == {"farm,old", "power_plant,new"}
    play(position, "prepare:farm,old", "prepare:power_plant,new")
    assert position.seat(0).prepared == [1, 0, 0, 0, 0, 1]
    assert not asked(position, "prepare")  # twice and no more


@rule("EV-15.23")
@pytest.mark.parametrize(
    ("card", "half", "stock", "why"),
    [
        ("AC29", "first", {"old": (5, 5, 5)}, "EV-6.51"),  # cloning pays with food of the New World
        ("AC32", "first", {"new": (0, 9, 0)}, "EV-6.28"),  # nobody to settle
        ("AC16", "first", {"old": (0, 5, 5), "new": (0, 5, 5)}, "EV-6.44"),  # a farm costs food
    ],
)
def test_a_half_asks_what_the_action_asks(
    card: str, half: str, stock: dict[str, tuple[int, int, int]], why: str
) -> None:
    position = advanced(card, "AC01", "AC07", "AC05")
    position.stock(0, **stock)
    position.turn_of(0)
    play(position, f"card:{card}")
    if position.live.to_act() == [0]:
        assert refused(position, half) == why
    else:
        assert position.seat(0).actions == 1  # nothing could be done, and nothing was


@rule("EV-15.23", "EV-7.12")
def test_a_half_has_its_paid_refresh() -> None:
    position = advanced("AC11", "AC01", "AC07", "AC05")
    play(position, "card:AC11", "first")
    assert asked(position, "refresh")


# -- drawing


@rule("EV-15.07", "EV-15.21", "EV-15.18")
def test_an_extra_card_makes_five_and_one_goes() -> None:
    position = advanced("AC33", "AC01", "AC07", "AC32")
    play(position, "card:AC33", "second")
    assert len(position.seat(0).hand) == 4
    play(position, "done")
    assert len(position.seat(0).hand) == 5
    assert asked(position, "drop") == set(position.cards(0))
    assert view(position.live, 1)["table"]["seats"][0]["hand"] == {"count": 5}
    assert refused(position, "drop:AC33") == "EV-15.18"  # it lies on the table
    play(position, "drop:AC07")
    assert (len(position.seat(0).hand), "AC07" in position.cards(0)) == (4, False)
    assert view(position.live, 1)["table"]["action_discard"] == {"count": len(position.state.action_discard)}


@rule("EV-15.16", "EV-15.07")
def test_who_passes_neither_plays_nor_draws() -> None:
    position = advanced()
    deck = len(position.state.action_deck)
    play(position, "pass")
    seat = position.seat(0)
    assert (hand(position), seat.shown, seat.marking) == (sorted(HAND), [], [])
    assert len(position.state.action_deck) == deck


@rule("EV-15.17", "EV-15.22")
def test_an_empty_deck_is_the_pile_shuffled() -> None:
    position = advanced()
    table = position.state
    pile = [*table.action_discard, *table.action_deck]
    table.action_discard, table.action_deck = pile, []
    play(position, "card:AC01", "done")
    assert table.action_discard == []
    assert len(table.action_deck) == len(pile) - 1
    drawn = [table.seats[0].hand[-1], *table.action_deck]
    assert drawn != pile  # shuffled
    assert sorted(drawn) == sorted(pile)


@rule("EV-15.22")
def test_without_any_card_there_is_nothing_but_passing() -> None:
    position = advanced("AC01")
    table = position.state
    table.seats[1].marking += [*table.action_deck, *table.action_discard]
    table.action_deck, table.action_discard = [], []
    position.passed(1)
    play(position, "card:AC01", "done")
    assert table.seats[0].passed == 1 or table.year == 2
    position = advanced("AC01")
    table = position.state
    table.seats[1].marking += [*table.action_deck, *table.action_discard, *table.seats[0].hand]
    table.action_deck, table.action_discard, table.seats[0].hand = [], [], []
    position.turn_of(0)
    assert keys(position.live, 0) == ["pass"]
    assert refused(position, "act:research") == "EV-15.22"


# -- strength


@rule("EV-15.09", "EV-15.11", "EV-10.06")
@pytest.mark.parametrize(
    ("shown", "groups", "total"),
    [
        ((), {}, 0),
        (("AC01",), {}, 0),
        (("AC32", "AC18"), {}, 4),
        (("AC32", "AC09"), {"g2": 2, "g3": 1}, 11),
        (("AC01", "AC26"), {"g4": 1, "g1": 1}, 7),
    ],
)
def test_face_up_strengths_and_board_actions(
    shown: tuple[str, ...], groups: dict[str, int], total: int
) -> None:
    position = advanced()
    position.played(0, *shown)
    position.acted(0, 5, **groups)
    assert TITLE.extra_view(position.live, None)["strengths"][0] == total


@rule("EV-15.10", "EV-15.24", "EV-11.10", "EV-15.13")
def test_a_strength_may_differ_for_satellites_and_bonus() -> None:
    """AC37 and AC39 show 1/3 and 0/3: chosen for each card, and anew; YB1 has its numbers at 6 and 9."""
    position = advanced(seats=2)
    position.satellites(0, 4, 4)
    position.satellites(1, 4, 5)
    position.played(0, "AC37", "AC39")
    position.acted(0, 2, g4=1)
    position.bonus("YB1")
    position.order(0, 1)
    position.progress()
    assert asked(position, "strength") == {"AC37,1", "AC37,3"}
    assert refused(position, "strength:AC37,2") == "EV-15.10"
    play(position, "strength:AC37,1")
    assert asked(position, "strength") == {"AC39,0", "AC39,3"}
    play(position, "strength:AC39,0")
    assert asked(position, "move") == {f"1,{n}" for n in range(6)}
    play(position, "move:1,1")
    idly(position)
    assert position.seat(0).satellites == [5, 8]
    assert position.live.to_act() == [1]
    play(position, "move:1,0", seat=1)
    idly(position, 1)
    assert asked(position, "strength") == {"AC37,1", "AC37,3"}
    play(position, "strength:AC37,3", "strength:AC39,3")
    assert position.seat(0).strength == 10
    assert not asked(position, "gain")  # above 9: no bonus


@rule("EV-15.13", "EV-11.03")
@pytest.mark.parametrize(("groups", "earned"), [({}, "gain"), ({"g4": 2}, "gain"), ({"g4": 3}, "")])
def test_bonuses_are_lenient(groups: dict[str, int], earned: str) -> None:
    position = advanced()
    position.acted(0, 3, **groups)
    position.satellites(0, 18, 18)
    position.satellites(1, 18, 18)
    position.bonus("YB1")
    position.order(0, 1)
    position.progress()
    assert bool(asked(position, "gain")) == bool(earned)
