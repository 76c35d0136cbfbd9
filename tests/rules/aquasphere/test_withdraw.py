"""Section 11: leaving the round."""

from __future__ import annotations

import pytest

from kolonie.games.aquasphere.box import LETTERS, RED
from kolonie.games.aquasphere.positions import swept
from kolonie.games.aquasphere.state import TABLE, WITHDRAWN
from tests.citing import rule


@rule("AQ-11.01")
def test_the_engineer_goes_to_the_first_free_space_and_the_round_is_over() -> None:
    station = swept(3)
    for index in range(3):
        station.engineer_to(index, "H6")
    station.give_time(1, 3)
    station.play("withdraw", "buy:red")  # seat 2 can only withdraw and does so without being asked
    assert station.state.withdrawn == [0, 2]
    assert station.seat(0).engineer == station.seat(2).engineer == WITHDRAWN
    assert station.live.to_act() == [1], "seat 0 is skipped"
    assert station.live.options(0) == ()


@rule("AQ-11.02")
@pytest.mark.parametrize("field", ["H0", "H1", "H2", "H3", "H4", "H5", "H6", "H7"])
def test_only_from_an_exit_field(field: str) -> None:
    station = swept()
    station.engineer_to(0, field)
    if field in ("H6", "H7"):
        station.give_time(0, 3)  # so that there is something else to do
        assert "withdraw" in station.offered()
    else:
        assert "withdraw" not in station.offered()
        assert station.refused("withdraw") == "AQ-11.02"


@rule("AQ-11.03", "AQ-11.05")
def test_programmed_bots_and_scientist_stay_for_the_next_round() -> None:
    station = swept()
    station.act("C", "white", "red")
    station.play("decline")
    station.turn_of(1)
    station.to_interim()
    assert station.state.round == 2
    assert station.programmed(0) == {"red"}
    assert station.seat(0).programmed == 1 << RED
    assert station.seat(0).scientist == 2


@rule("AQ-11.04")
@pytest.mark.parametrize("earlier", [[], [2], [2, 3]])
def test_leaving_early_brings_nothing_but_the_place(earlier: list[int]) -> None:
    station = swept()
    station.withdrawn(*earlier)
    station.engineer_to(0, "H7")
    station.give_time(0, 3)
    expected = TABLE.save(station.state)
    expected["withdrawn"] = [*earlier, 0]
    expected["seats"][0]["engineer"] = WITHDRAWN
    station.play("withdraw")
    assert TABLE.save(station.state) == expected


@rule("AQ-11.06")
def test_in_round_4_the_order_of_withdrawal_decides_nothing() -> None:
    station = swept(3, number=4)
    for index in range(3):
        station.base_lab(index, LETTERS[index])
        station.give_points(index, 20)
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        trial = station.clone()
        trial.to_interim(*order)
        assert trial.live.over
        assert trial.live.scores() == [21, 21, 21]
        assert trial.live.winners() == [0, 1, 2]
