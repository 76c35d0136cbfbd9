"""Section 16: final scoring and winner."""

from __future__ import annotations

import pytest

from kolonie.core.views import view
from kolonie.games.aquasphere.box import LETTERS
from kolonie.games.aquasphere.positions import Position, swept
from tests.citing import rule
from tests.rules.aquasphere.station import make_room


def last_round(seats: int = 2) -> Position:
    """Round 4, nobody has anything; the base labs are A, B, C, D."""
    station = swept(seats, number=4)
    for index in range(seats):
        station.base_lab(index, LETTERS[index])
    return station


def parts(station: Position, index: int = 0) -> dict[str, int]:
    """The final scoring of a seat, as the view tells it."""
    station.to_interim()
    assert station.live.over
    found: dict[str, int] = view(station.live, None)["breakdown"][index]
    return found


@rule("AQ-16.01")
def test_the_end_comes_directly_after_the_fourth_interim_scoring() -> None:
    station = last_round()
    station.give_crystals(0, 1)
    table = station.state
    before = table.research[:], table.expansions[:], table.tokens, table.order[:], sum(table.time)
    found = parts(station)
    assert found["track"] == 1, "the interim scoring comes first"
    assert (table.research, table.expansions, table.tokens, table.order, sum(table.time)) == before
    assert table.round == 4
    assert all(seat.engineer != 0 for seat in table.seats)


@rule("AQ-16.02", "AQ-16.03")
@pytest.mark.parametrize(
    ("tiles", "kp"),
    [
        ([], 1),  # A is the letter of the base lab
        (["L01"], 1),
        (["L02"], 3),
        (["L25"], 3),  # A and B
        (["L02", "L08", "L14"], 3),
        (["L02", "L03"], 6),
        (["L02", "L26"], 10),  # B, C and D
        (["L02", "L26", "L05"], 15),
        (["L25", "L26", "L27"], 21),
    ],
)
def test_different_letters_in_the_lab(tiles: list[str], kp: int) -> None:
    station = last_round()
    for tile in tiles:
        station.give_tile(0, tile)
    assert parts(station)["letters"] == kp


@rule("AQ-16.04")
def test_a_point_for_each_time_marker() -> None:
    station = last_round()
    station.give_time(0, 3)
    station.sub("A", "natural")
    found = parts(station)
    assert found["time"] == 4, "with the income of the last interim scoring"
    assert found["total"] == found["track"] + 1 + 4


@rule("AQ-16.05")
@pytest.mark.parametrize(("subs", "kp"), [("ABCDE", 0), ("ABCDEF", 5)])
def test_all_subs_in_the_station(subs: str, kp: int) -> None:
    station = last_round()
    for letter in subs:
        station.sub(letter, "natural")
    make_room(station, 0, time=0)
    found = parts(station)
    assert found["subs"] == kp
    assert station.live.scores()[0] == found["track"] + 1 + kp


@rule("AQ-16.06")
@pytest.mark.parametrize(("tiles", "kp"), [(4, 0), (5, 5)])
def test_a_complete_lab(tiles: int, kp: int) -> None:
    station = last_round()
    for tile in ("L01", "L07", "L13", "L19", "L28")[:tiles]:
        station.give_tile(0, tile)
    assert parts(station)["lab"] == kp
    assert station.live.scores()[0] == 1 + kp


@rule("AQ-16.07")
def test_crystals_cards_and_programmed_bots_score_nothing_here() -> None:
    station = last_round()
    station.give_crystals(0, 2)
    station.give_card(0, "R01")
    station.give_card(0, "R27")
    station.program(0, "red", "white")
    found = parts(station)
    assert found["total"] - found["track"] == 1, "the letter of the base lab only"
    assert station.live.scores()[0] == found["total"]


@rule("AQ-16.08")
def test_most_points_win() -> None:
    station = last_round(3)
    station.control("A", 0)
    station.give_points(1, 9)  # 9 + 1 against 6 + 1, although seat 0 controls more
    station.to_interim()
    assert station.live.scores() == [7, 10, 1]
    assert station.live.winners() == [1]


@rule("AQ-16.09")
def test_a_tie_goes_to_more_control_fields() -> None:
    station = last_round(3)
    station.control("A", 2)
    station.give_points(0, 6)  # as much as the majority brings seat 2
    station.give_crystals(0, 0)
    station.to_interim()
    assert station.live.scores() == [7, 1, 7]
    assert station.live.winners() == [2]


@rule("AQ-16.09")
def test_control_fields_come_before_crystals() -> None:
    station = last_round(2)
    station.control("A", 1)
    station.give_crystals(0, 1)
    station.give_points(0, 5)
    station.to_interim()
    assert station.live.scores() == [7, 7]
    assert station.live.winners() == [1]


@rule("AQ-16.10")
def test_still_tied_more_crystals() -> None:
    station = last_round(3)
    station.give_crystals(0, 1)
    station.give_crystals(1, 2)
    for index, kp in enumerate((2, 0, 3)):
        station.give_points(index, kp)
    station.to_interim()
    assert station.live.scores() == [4, 4, 4]
    assert station.live.winners() == [1]


@rule("AQ-16.11")
def test_still_tied_shared_victory() -> None:
    station = last_round(3)
    station.give_crystals(0, 1)
    station.give_crystals(2, 1)
    station.give_points(1, 1)
    station.to_interim()
    assert station.live.scores() == [2, 2, 2]
    assert station.live.winners() == [0, 2]
    assert view(station.live, 1)["winners"] == [0, 2]


@rule("AQ-16.12")
def test_a_crystal_paid_in_the_last_interim_scoring_breaks_no_tie() -> None:
    station = last_round(2)
    for index in (0, 1):
        station.give_crystals(index, 1)
    station.give_points(0, 12)  # 13 after the interim scoring, for a crystal
    station.give_points(1, 10)
    station.give_time(1, 2)
    station.to_interim()
    assert station.live.scores() == [14, 14]
    assert [station.seat(index).crystals for index in (0, 1)] == [0, 1]
    assert station.live.winners() == [1]
