"""Section 11: leaving the round."""

from __future__ import annotations

import pytest

from kolonie.games.aquasphere.box import RED
from kolonie.games.aquasphere.state import TABLE, WITHDRAWN
from tests.citing import rule
from tests.rules.aquasphere.scenes import act, scene
from tests.rules.aquasphere.station import (
    engineer_to,
    offered,
    play,
    programmed,
    refused,
    seat_of,
    table_of,
    to_interim,
    turn_of,
)


@rule("AQ-11.01")
def test_the_engineer_goes_to_the_first_free_space_and_the_round_is_over() -> None:
    game = scene(3)
    for index in range(3):
        engineer_to(game, index, "H6")
    table_of(game).seats[1].time = 3
    play(game, "withdraw", "buy:red")  # seat 2 can only withdraw and does so without being asked
    assert table_of(game).withdrawn == [0, 2]
    assert seat_of(game, 0).engineer == seat_of(game, 2).engineer == WITHDRAWN
    assert game.to_act() == [1], "seat 0 is skipped"
    assert game.options(0) == ()


@rule("AQ-11.02")
@pytest.mark.parametrize("field", ["H0", "H1", "H2", "H3", "H4", "H5", "H6", "H7"])
def test_only_from_an_exit_field(field: str) -> None:
    game = scene()
    engineer_to(game, 0, field)
    if field in ("H6", "H7"):
        seat_of(game, 0).time = 3  # so that there is something else to do
        assert "withdraw" in offered(game)
    else:
        assert "withdraw" not in offered(game)
        assert refused(game, "withdraw") == "AQ-11.02"


@rule("AQ-11.03", "AQ-11.05")
def test_programmed_bots_and_scientist_stay_for_the_next_round() -> None:
    game = scene()
    act(game, "C", "white", "red")
    play(game, "decline")
    turn_of(game, 1)
    to_interim(game)
    assert table_of(game).round == 2
    assert programmed(game, 0) == {"red"}
    assert seat_of(game, 0).programmed == 1 << RED
    assert seat_of(game, 0).scientist == 2


@rule("AQ-11.04")
@pytest.mark.parametrize("earlier", [[], [2], [2, 3]])
def test_leaving_early_brings_nothing_but_the_place(earlier: list[int]) -> None:
    game = scene()
    table_of(game).withdrawn = earlier.copy()
    for index in earlier:
        seat_of(game, index).engineer = WITHDRAWN
    engineer_to(game, 0, "H7")
    seat_of(game, 0).time = 3
    expected = TABLE.save(table_of(game))
    expected["withdrawn"] = [*earlier, 0]
    expected["seats"][0]["engineer"] = WITHDRAWN
    play(game, "withdraw")
    assert TABLE.save(table_of(game)) == expected


@rule("AQ-11.06")
def test_in_round_4_the_order_of_withdrawal_decides_nothing() -> None:
    game = scene(3, number=4)
    for index in range(3):
        seat_of(game, index).base = index
        seat_of(game, index).kp = 20
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        trial = game.clone()
        to_interim(trial, *order)
        assert trial.over
        assert trial.scores() == [21, 21, 21]
        assert trial.winners() == [0, 1, 2]
