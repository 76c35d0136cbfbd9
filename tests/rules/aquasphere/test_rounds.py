"""Section 8: rounds and turns."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kolonie.core.engine import Game
from kolonie.games.aquasphere.box import LETTERS
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.nodes import InterimTime, Turn
from kolonie.games.aquasphere.state import WITHDRAWN
from tests.citing import rule
from tests.laws.playing import positions, step
from tests.rules.aquasphere.station import (
    asked,
    bay,
    engineer_to,
    give_card,
    give_time,
    lay_tokens,
    offered,
    play,
    program,
    seat_of,
    set_ups,
    started,
    table_of,
    to_interim,
    to_round,
    turn_of,
)


def verbs(game: Game) -> set[str]:
    return {key.partition(":")[0] for key in offered(game)}


@rule("AQ-8.01")
def test_four_rounds_with_interim_scoring_and_preparation_then_the_end() -> None:
    game = started(2)
    give_card(game, 1, "R30")
    give_time(game, 1, 4)
    program(game, 1)
    for number in (1, 2, 3, 4):
        assert (table_of(game).round, asked(game)) == (number, Turn)
        piles = [len(pile) for pile in table_of(game).research]
        assert not table_of(game).final
        program(game, 0)
        program(game, 1)
        to_interim(game)
        assert (table_of(game).round, asked(game)) == (number, InterimTime)
        play(game, "income", "done")
        assert [len(pile) for pile in table_of(game).research] == [n + (number < 4) for n in piles]
    assert game.over and len(table_of(game).final) == 2


@rule("AQ-8.02")
def test_turns_go_round_in_play_order() -> None:
    game = started(4)
    turn_of(game, 2)
    taken = []
    for _ in range(9):
        taken.append(game.to_act()[0])
        program(game, taken[-1])
        play(game, next(key for key in offered(game) if key.startswith("engineer")))
    assert taken == [2, 3, 0, 1, 2, 3, 0, 1, 2]


@rule("AQ-8.02", "AQ-8.05", "AQ-3.12")
def test_the_order_of_withdrawal_is_the_next_play_order() -> None:
    game = started(4)
    turn_of(game, 0)
    to_interim(game, 2, 0, 3, 1)
    assert table_of(game).order == [2, 0, 3, 1]
    assert table_of(game).withdrawn == []
    taken = []
    for _ in range(5):
        taken.append(game.to_act()[0])
        program(game, taken[-1])
        play(game, "engineer:H1" if len(taken) < 5 else "engineer:H3")
    assert taken == [2, 0, 3, 1, 2]


@rule("AQ-8.03")
@pytest.mark.parametrize("option", ["A", "B", "C"])
def test_a_turn_is_one_of_three_options_and_then_over(option: str) -> None:
    game = started(2)
    turn_of(game, 0)
    program(game, 0, "white")
    give_time(game, 0, 4)
    engineer_to(game, 0, "H3")
    assert verbs(game) == {"engineer", "buy", "go", "return"}
    engineer_to(game, 0, "H6")
    assert verbs(game) == {"buy", "go", "return", "withdraw"}
    here = LETTERS[table_of(game).ring[seat_of(game, 0).scientist]]
    for key in {"A": ["buy:red"], "B": [f"go:{here}", "decline"], "C": ["withdraw"]}[option]:
        assert game.to_act() == [0]
        play(game, key)
    assert game.to_act() == [1] and asked(game) is Turn


@rule("AQ-8.04")
def test_withdrawn_players_are_skipped_and_the_last_one_goes_on() -> None:
    game = started(3)
    turn_of(game, 0)
    for index in range(3):
        program(game, index)
    engineer_to(game, 0, "H6")
    engineer_to(game, 1, "H1")
    engineer_to(game, 2, "H6")
    play(game, "withdraw", "engineer:H3", "withdraw")  # seats 0, 1, 2
    assert table_of(game).withdrawn == [0, 2]
    assert game.to_act() == [1]
    program(game, 1)
    play(game, "engineer:H6")
    assert game.to_act() == [1] and table_of(game).round == 1
    play(game, "withdraw")
    assert table_of(game).round == 2


@rule("AQ-8.06", "AQ-8.03")
def test_returning_bots_is_not_a_turn() -> None:
    game = started(2)
    turn_of(game, 0)
    program(game, 0, "red", "blue")
    play(game, "return:red")
    assert game.to_act() == [0] and asked(game) is Turn
    play(game, "return:blue")
    assert game.to_act() == [0] and asked(game) is Turn
    assert verbs(game) <= {"engineer", "buy"}  # no skip, no done
    assert verbs(game) >= {"engineer"}


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
    game = started(2)
    turn_of(game, 0)
    lay_tokens(game, "P1")
    engineer_to(game, 0, field)
    give_time(game, 0, 0)
    program(game, 0, *targets)
    if bots == "none":
        bay(game, "A", natural=15 - len(targets))
        assert seat_of(game, 0).bots == 0
    if not targets:
        assert offered(game) == ["withdraw"]
        return
    if bots == "some":
        assert "engineer" not in verbs(game)
        play(game, f"return:{targets[0]}")
    assert "engineer" in verbs(game)


@rule("AQ-8.07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_always_offers_a_way_on_in_random_games(seats: int) -> None:
    for seed in range(4):
        for game in positions(TITLE, seats, seed):
            if not game.over and asked(game) is Turn:
                assert verbs(game) & {"engineer", "sidestep", "withdraw", "return"}


@rule("AQ-8.08")
def test_at_most_five_turns_of_option_a() -> None:
    game = started(2)
    turn_of(game, 0)
    lay_tokens(game, "P1")
    give_card(game, 0, "R29")
    give_time(game, 0, 4)
    turns = 0
    for key in ("buy:red", "engineer:H1", "sidestep:H2", "engineer:H4", "engineer:H6"):
        program(game, 0)
        play(game, key)
        turn_of(game, 0)
        turns += 1
    program(game, 0)
    give_time(game, 0, 4)
    assert turns == 5
    assert offered(game) == ["withdraw"]


@rule("AQ-8.08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_ends_within_its_bound(seats: int) -> None:
    for game in set_ups(seats, 8):
        dice = random.Random(seats)
        turns = Counter[tuple[int, int, str]]()
        while not game.over:
            number, turn = table_of(game).round, asked(game) is Turn
            seat, key = step(game, dice)
            verb = key.partition(":")[0]
            option = {"engineer": "A", "sidestep": "A", "buy": "A", "go": "B", "withdraw": "C"}.get(verb)
            if turn and option:
                turns[number, seat, option] += 1
        for (_round, _seat, option), n in turns.items():
            assert n <= {"A": 5, "B": 16, "C": 1}[option]
        assert table_of(game).round == 4


@rule("AQ-8.01", "AQ-8.04")
def test_a_new_round_begins_with_everybody_in_again() -> None:
    game = started(3)
    to_round(game, 2)
    assert all(seat.engineer != WITHDRAWN for seat in table_of(game).seats)
    assert game.to_act() == [table_of(game).order[0]]
