"""Section 8: rounds and turns."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kolonie.games.aquasphere.box import LETTERS
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import InterimTime, Turn
from kolonie.games.aquasphere.positions import Position, started
from kolonie.games.aquasphere.state import WITHDRAWN
from tests.citing import rule
from tests.laws.playing import positions, step
from tests.rules.aquasphere.station import set_ups


def verbs(station: Position) -> set[str]:
    return {key.partition(":")[0] for key in station.offered()}


@rule("AQ-8.01")
def test_four_rounds_with_interim_scoring_and_preparation_then_the_end() -> None:
    station = started(2)
    station.give_card(1, "R30")
    station.give_time(1, 4)
    station.program(1)
    for number in (1, 2, 3, 4):
        assert (station.state.round, station.asked()) == (number, Turn)
        piles = [len(pile) for pile in station.state.research]
        assert not station.state.final
        station.program(0)
        station.program(1)
        station.to_interim()
        assert (station.state.round, station.asked()) == (number, InterimTime)
        station.play("income", "done")
        assert [len(pile) for pile in station.state.research] == [n + (number < 4) for n in piles]
    assert station.live.over and len(station.state.final) == 2


@rule("AQ-8.02")
def test_turns_go_round_in_play_order() -> None:
    station = started(4)
    station.turn_of(2)
    taken = []
    for _ in range(9):
        taken.append(station.live.to_act()[0])
        station.program(taken[-1])
        station.play(next(key for key in station.offered() if key.startswith("engineer")))
    assert taken == [2, 3, 0, 1, 2, 3, 0, 1, 2]


@rule("AQ-8.02", "AQ-8.05", "AQ-3.12")
def test_the_order_of_withdrawal_is_the_next_play_order() -> None:
    station = started(4)
    station.turn_of(0)
    station.to_interim(2, 0, 3, 1)
    assert station.state.order == [2, 0, 3, 1]
    assert station.state.withdrawn == []
    taken = []
    for _ in range(5):
        taken.append(station.live.to_act()[0])
        station.program(taken[-1])
        station.play("engineer:H1" if len(taken) < 5 else "engineer:H3")
    assert taken == [2, 0, 3, 1, 2]


@rule("AQ-8.03")
@pytest.mark.parametrize("option", ["A", "B", "C"])
def test_a_turn_is_one_of_three_options_and_then_over(option: str) -> None:
    station = started(2)
    station.turn_of(0)
    station.program(0, "white")
    station.give_time(0, 4)
    station.engineer_to(0, "H3")
    assert verbs(station) == {"engineer", "buy", "go", "return"}
    station.engineer_to(0, "H6")
    assert verbs(station) == {"buy", "go", "return", "withdraw"}
    here = LETTERS[station.state.ring[station.seat(0).scientist]]
    for key in {"A": ["buy:red"], "B": [f"go:{here}", "decline"], "C": ["withdraw"]}[option]:
        assert station.live.to_act() == [0]
        station.play(key)
    assert station.live.to_act() == [1] and station.asked() is Turn


@rule("AQ-8.04")
def test_withdrawn_players_are_skipped_and_the_last_one_goes_on() -> None:
    station = started(3)
    station.turn_of(0)
    for index in range(3):
        station.program(index)
    station.engineer_to(0, "H6")
    station.engineer_to(1, "H1")
    station.engineer_to(2, "H6")
    station.play("withdraw", "engineer:H3", "withdraw")  # seats 0, 1, 2
    assert station.state.withdrawn == [0, 2]
    assert station.live.to_act() == [1]
    station.program(1)
    station.play("engineer:H6")
    assert station.live.to_act() == [1] and station.state.round == 1
    station.play("withdraw")
    assert station.state.round == 2


@rule("AQ-8.06", "AQ-8.03")
def test_returning_bots_is_not_a_turn() -> None:
    station = started(2)
    station.turn_of(0)
    station.program(0, "red", "blue")
    station.play("return:red")
    assert station.live.to_act() == [0] and station.asked() is Turn
    station.play("return:blue")
    assert station.live.to_act() == [0] and station.asked() is Turn
    assert verbs(station) <= {"engineer", "buy"}  # no skip, no done
    assert verbs(station) >= {"engineer"}


@rule("AQ-8.07")
@pytest.mark.parametrize("field", ["H0", "H1", "H2", "H3", "H4", "H5", "H6", "H7"])
@pytest.mark.parametrize("bots", ["some", "none"])
def test_something_is_always_legal_even_with_both_targets_occupied(field: str, bots: str) -> None:
    targets = {
        "H0": ("blue", "white"),
        "H1": ("black", "red"),
        "H2": ("red", "yellow"),
        "H6": (),
        "H7": (),
    }.get(field, ("green", "violet"))
    station = started(2)
    station.turn_of(0)
    station.lay_tokens("P1")
    station.engineer_to(0, field)
    station.give_time(0, 0)
    station.program(0, *targets)
    if bots == "none":
        station.bay("A", natural=15 - len(targets))
        assert station.seat(0).bots == 0
    if not targets:
        assert station.offered() == ["withdraw"]
        return
    if bots == "some":
        assert "engineer" not in verbs(station)
        station.play(f"return:{targets[0]}")
    assert "engineer" in verbs(station)


@rule("AQ-8.07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_always_offers_a_way_on_in_random_games(seats: int) -> None:
    for seed in range(4):
        for game in positions(TITLE, seats, seed):
            if not game.over and Position(game).asked() is Turn:
                assert verbs(Position(game)) & {"engineer", "sidestep", "withdraw", "return"}


@rule("AQ-8.08")
def test_at_most_five_turns_of_option_a() -> None:
    station = started(2)
    station.turn_of(0)
    station.lay_tokens("P1")
    station.give_card(0, "R29")
    station.give_time(0, 4)
    turns = 0
    for key in ("buy:red", "engineer:H1", "sidestep:H2", "engineer:H4", "engineer:H6"):
        station.program(0)
        station.play(key)
        station.turn_of(0)
        turns += 1
    station.program(0)
    station.give_time(0, 4)
    assert turns == 5
    assert station.offered() == ["withdraw"]


@rule("AQ-8.08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_ends_within_its_bound(seats: int) -> None:
    for station in set_ups(seats, 8):
        dice = random.Random(seats)
        turns = Counter[tuple[int, int, str]]()
        while not station.live.over:
            number, turn = station.state.round, station.asked() is Turn
            seat, key = step(station.live, dice)
            verb = key.partition(":")[0]
            option = {"engineer": "A", "sidestep": "A", "buy": "A", "go": "B", "withdraw": "C"}.get(verb)
            if turn and option:
                turns[number, seat, option] += 1
        for (_round, _seat, option), n in turns.items():
            assert n <= {"A": 5, "B": 16, "C": 1}[option]
        assert station.state.round == 4


@rule("AQ-8.01", "AQ-8.04")
def test_a_new_round_begins_with_everybody_in_again() -> None:
    station = started(3)
    station.to_round(2)
    assert all(seat.engineer != WITHDRAWN for seat in station.state.seats)
    assert station.live.to_act() == [station.state.order[0]]
