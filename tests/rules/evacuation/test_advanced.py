"""Chapter 15: action cards that are played for their text."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.views import journal, view
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.progress import base_strength
from tests.citing import rule
from tests.positioning import keys, refusal
from tests.rules.evacuation.worlds import BOX, empty, play


def advanced(*hand: str, seats: int = 2) -> Position:
    position = empty(seats, actions="advanced", aim="points")
    position.hand(0, *(hand or ("AC01", "AC05", "AC13", "AC32")))
    return position


def names(game: Game, index: int = 0) -> list[str]:
    return [BOX.card_ids[card] for card in game.state.seats[index].hand]


# -- hands


@rule("EV-15.02", "EV-15.19", "EV-15.20")
def test_four_of_seven_are_kept_by_all_at_once_after_the_income() -> None:
    game = TITLE.new(3, "hands", {"actions": "advanced"})
    assert [len(seat.hand) for seat in game.state.seats] == [7, 7, 7]
    assert game.to_act() == [0, 1, 2]
    assert game.state.seats[0].stock[1] == 7  # the income has been taken
    for index in (2, 0, 1):
        for _ in range(3):
            assert len(game.state.action_discard) == 0
            game.play(index, keys(game, index)[0])
    assert [len(seat.hand) for seat in game.state.seats] == [4, 4, 4]
    assert len(game.state.action_discard) == 9
    assert len(game.to_act()) == 1


@rule("EV-0.11", "EV-0.10", "EV-15.18", "EV-15.22")
def test_hands_and_what_is_discarded_are_hidden() -> None:
    position = advanced()
    position.turn_of(0)
    play(position, "act:research", "mark:AC01", "research:1")
    for viewer in (0, 1, None):
        table = view(position.live, viewer)["table"]
        mine = table["seats"][0]
        for name, n in (("hand", 4), ("marking", 1), ("goals", 3)):
            assert mine[name] == (getattr(position.seat(0), name) if viewer == 0 else {"count": n})
        assert table["action_discard"] == {"count": len(position.state.action_discard)}
        assert table["action_deck"] == {"count": len(position.state.action_deck)}


@rule("EV-0.11", "EV-15.18")
def test_the_log_tells_no_card_that_lies_face_down() -> None:
    position = advanced("AC30", "AC01", "AC07", "AC32")
    position.live.journal = []
    position.turn_of(0)
    play(position, "act:research", "mark:AC01", "research:1")
    position.passed(1)
    position.turn_of(0)
    play(position, "card:AC30", "second", "done", "drop:AC07")
    told = {viewer: str([entry.args for entry in journal(position.live, viewer)]) for viewer in (0, 1, None)}
    for name in ("Emergency Reserves", "Pioneer Families"):
        assert [name in told[viewer] for viewer in (0, 1, None)] == [True, False, False]
    assert all("Salvage Team" in text for text in told.values())


@rule("EV-15.15", "EV-15.14", "EV-12.03")
def test_a_new_year_brings_three_cards() -> None:
    position = advanced()
    position.turn_of(0)
    play(position, "card:AC01", "done")
    position.passed(0, 1)
    position.cleanup()
    game = position.live
    assert (game.state.year, game.state.seats[0].shown) == (2, [])
    assert [len(seat.hand) for seat in game.state.seats] == [7, 7]
    assert len(game.state.action_deck) + 14 == 80  # what was played is shuffled in again
    assert {key.partition(":")[0] for key in keys(game, 0)} == {"drop"}


# -- turns


@rule("EV-15.05", "EV-15.06", "EV-15.07", "EV-15.11")
def test_a_board_action_is_marked_with_a_card_face_down() -> None:
    position = advanced()
    position.acted(0, 2)
    position.stock(0, old=(0, 0, 1))
    position.turn_of(0)
    play(position, "act:research", "mark:AC01", "research:1")
    seat = position.seat(0)
    assert [BOX.card_ids[card] for card in seat.marking] == ["AC01"]
    assert (len(seat.hand), seat.actions, position.cubes(0, "old")[2]) == (4, 3, 0)
    assert base_strength(BOX, seat) == 4


@rule("EV-15.06", "EV-15.12")
def test_a_card_pays_the_track_but_belongs_to_no_group() -> None:
    position = advanced("AC32", "AC01", "AC07", "AC05")
    position.acted(0, 3, g3=3)
    position.stock(0, old=(0, 0, 2))
    position.turn_of(0)
    play(position, "card:AC01", "done")
    seat = position.seat(0)
    assert (position.cubes(0, "old")[2], seat.actions) == (0, 4)  # no surcharge
    assert seat.groups[1:] == [0, 0, 3, 0]


@rule("EV-15.06")
def test_a_card_that_cannot_be_paid_is_refused() -> None:
    position = advanced()
    position.acted(0, 2)
    position.turn_of(0)
    assert refusal(position.live, "card:AC01", 0) == "EV-5.15"


@rule("EV-15.03", "EV-15.04", "EV-15.12")
@pytest.mark.parametrize("first", ["develop-gain", "research-gain"])
def test_group_one_once_a_year(first: str) -> None:
    position = advanced()
    position.passed(1)
    position.turn_of(0)
    play(position, f"act:{first}", "mark:AC01", "gain:food,old")
    while "pass" not in keys(position.live, 0):
        play(position, "done")
    for action in ("develop-gain", "research-gain"):
        assert refusal(position.live, f"act:{action}", 0) == "EV-15.04"
    assert "card:AC05" in keys(position.live, 0)  # cards are not limited


@rule("EV-15.08", "EV-0.15", "EV-0.12")
def test_halves_in_either_order_one_or_none() -> None:
    for played in (("first", "research:1", "second"), ("second",), ("done",)):
        position = advanced("AC33", "AC01", "AC07", "AC32")
        position.turn_of(0)
        play(position, "card:AC33", *played)
        while position.live.to_act() == [0] and "pass" not in keys(position.live, 0):
            offered = keys(position.live, 0)
            play(position, "done" if "done" in offered else offered[0])
        assert position.seat(0).research[0] == int("first" in played)
        assert position.seat(0).actions == 1


@rule("EV-15.25")
def test_halves_do_not_interleave() -> None:
    position = advanced("AC26", "AC01", "AC07", "AC32")
    position.turn_of(0)
    play(position, "card:AC26", "first")
    first = next(key for key in keys(position.live, 0) if key.startswith("draw:"))
    play(position, first)
    assert "second" not in keys(position.live, 0)
    play(position, "done")
    assert set(keys(position.live, 0)) == {"second", "done"}


@rule("EV-15.07", "EV-15.18", "EV-15.21")
def test_extra_cards_come_at_once_and_the_hand_goes_down_at_the_end() -> None:
    position = advanced("AC30", "AC01", "AC07", "AC32")
    position.turn_of(0)
    play(position, "card:AC30", "second")
    assert len(position.seat(0).hand) == 4  # three and the extra one, before the regular one
    play(position, "done")
    assert len(position.seat(0).hand) == 5
    assert {key.partition(":")[0] for key in keys(position.live, 0)} == {"drop"}
    play(position, "drop:AC01")
    assert (len(position.seat(0).hand), "AC01" in names(position.live)) == (4, False)
    assert BOX.card_ids[position.state.action_discard[-1]] == "AC01"


@rule("EV-15.16")
def test_who_passes_draws_nothing() -> None:
    position = advanced()
    position.turn_of(0)
    deck = len(position.state.action_deck)
    play(position, "pass")
    assert (names(position.live), len(position.state.action_deck)) == (["AC01", "AC05", "AC13", "AC32"], deck)


@rule("EV-15.17", "EV-15.22")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    position = advanced()
    table = position.state
    table.action_discard += table.action_deck
    table.action_deck = []
    pile = len(table.action_discard)
    position.turn_of(0)
    play(position, "card:AC01", "done")
    assert (len(table.action_discard), len(table.action_deck)) == (0, pile - 1)
    position = advanced("AC01")
    table = position.state
    position.seat(1).marking += [*table.action_deck, *table.action_discard]
    table.action_deck, table.action_discard = [], []
    position.passed(1)
    position.turn_of(0)
    play(position, "card:AC01", "done")
    assert position.seat(0).hand == []
    assert position.seat(0).passed == 1  # without a card there is nothing but passing


# -- strength


@rule("EV-15.09", "EV-15.10", "EV-15.24")
def test_several_strengths_are_chosen_twice() -> None:
    position = advanced()
    position.played(0, "AC37", "AC32")
    position.acted(0, 2)
    position.bonus("YB1")  # 6 and 9
    position.progress()
    assert set(keys(position.live, 0)) == {"strength:AC37,1", "strength:AC37,3"}
    play(position, "strength:AC37,1")
    assert position.seat(0).strength == 4
    while "strength:AC37,3" not in keys(position.live, 0):
        offered = keys(position.live, 0)
        play(position, "done" if "done" in offered else offered[0])
    play(position, "strength:AC37,3")
    assert position.seat(0).strength == 6


@rule("EV-15.13", "EV-11.07")
def test_bonuses_are_lenient() -> None:
    assert empty(actions="advanced").live.settings["bonuses"] == "lenient"


@rule("EV-15.23")
def test_a_card_follows_the_rules_of_the_action() -> None:
    position = advanced("AC29", "AC01", "AC07", "AC32")
    position.stock(0, old=(5, 0, 0))
    position.turn_of(0)
    play(position, "card:AC29")
    assert refusal(position.live, "first", 0) == "EV-6.51"  # cloning takes food of the New World


@rule("EV-15.26")
def test_n_times_are_n_steps() -> None:
    position = advanced("AC14", "AC01", "AC07", "AC32")
    position.stock(0, old=(1, 0, 0), new=(0, 1, 0))
    position.turn_of(0)
    play(position, "card:AC14", "first", "prepare:farm,old")
    assert set(keys(position.live, 0)) == {"prepare:steelworks,new", "done"}
