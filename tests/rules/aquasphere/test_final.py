"""Section 16: final scoring and winner."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.views import view
from tests.citing import rule
from tests.rules.aquasphere.scenes import make_room, scene, sub
from tests.rules.aquasphere.station import (
    control,
    give_card,
    give_crystals,
    give_tile,
    give_time,
    program,
    seat_of,
    table_of,
    to_interim,
)


def last_round(seats: int = 2) -> Game:
    """Round 4, nobody has anything; the base labs are A, B, C, D."""
    game = scene(seats, number=4)
    for index in range(seats):
        seat_of(game, index).base = index
    return game


def parts(game: Game, index: int = 0) -> dict[str, int]:
    """The final scoring of a seat, as the view tells it."""
    to_interim(game)
    assert game.over
    found: dict[str, int] = view(game, None)["breakdown"][index]
    return found


@rule("AQ-16.01")
def test_the_end_comes_directly_after_the_fourth_interim_scoring() -> None:
    game = last_round()
    give_crystals(game, 0, 1)
    table = table_of(game)
    before = table.research[:], table.expansions[:], table.tokens, table.order[:], sum(table.time)
    found = parts(game)
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
    game = last_round()
    for tile in tiles:
        give_tile(game, 0, tile)
    assert parts(game)["letters"] == kp


@rule("AQ-16.04")
def test_a_point_for_each_time_marker() -> None:
    game = last_round()
    give_time(game, 0, 3)
    sub(game, "A", "natural")
    found = parts(game)
    assert found["time"] == 4, "with the income of the last interim scoring"
    assert found["total"] == found["track"] + 1 + 4


@rule("AQ-16.05")
@pytest.mark.parametrize(("subs", "kp"), [("ABCDE", 0), ("ABCDEF", 5)])
def test_all_subs_in_the_station(subs: str, kp: int) -> None:
    game = last_round()
    for letter in subs:
        sub(game, letter, "natural")
    make_room(game, 0, time=0)
    found = parts(game)
    assert found["subs"] == kp
    assert game.scores()[0] == found["track"] + 1 + kp


@rule("AQ-16.06")
@pytest.mark.parametrize(("tiles", "kp"), [(4, 0), (5, 5)])
def test_a_complete_lab(tiles: int, kp: int) -> None:
    game = last_round()
    for tile in ("L01", "L07", "L13", "L19", "L28")[:tiles]:
        give_tile(game, 0, tile)
    assert parts(game)["lab"] == kp
    assert game.scores()[0] == 1 + kp


@rule("AQ-16.07")
def test_crystals_cards_and_programmed_bots_score_nothing_here() -> None:
    game = last_round()
    give_crystals(game, 0, 2)
    give_card(game, 0, "R01")
    give_card(game, 0, "R27")
    program(game, 0, "red", "white")
    found = parts(game)
    assert found["total"] - found["track"] == 1, "the letter of the base lab only"
    assert game.scores()[0] == found["total"]


@rule("AQ-16.08")
def test_most_points_win() -> None:
    game = last_round(3)
    seat_of(game, 1).kp = 5
    control(game, "A", 0)
    seat_of(game, 0).bots = 15
    seat_of(game, 1).kp = 9  # 9 + 1 against 6 + 1, although seat 0 controls more
    to_interim(game)
    assert game.scores() == [7, 10, 1]
    assert game.winners() == [1]


@rule("AQ-16.09")
def test_a_tie_goes_to_more_control_fields() -> None:
    game = last_round(3)
    control(game, "A", 2)
    seat_of(game, 2).bots = 15
    seat_of(game, 0).kp = 6  # as much as the majority brings seat 2
    give_crystals(game, 0, 0)
    to_interim(game)
    assert game.scores() == [7, 1, 7]
    assert game.winners() == [2]


@rule("AQ-16.09")
def test_control_fields_come_before_crystals() -> None:
    game = last_round(2)
    control(game, "A", 1)
    seat_of(game, 1).bots = 15
    give_crystals(game, 0, 1)
    seat_of(game, 0).kp = 5
    to_interim(game)
    assert game.scores() == [7, 7]
    assert game.winners() == [1]


@rule("AQ-16.10")
def test_still_tied_more_crystals() -> None:
    game = last_round(3)
    give_crystals(game, 0, 1)
    give_crystals(game, 1, 2)
    seat_of(game, 0).kp, seat_of(game, 1).kp, seat_of(game, 2).kp = 2, 0, 3
    to_interim(game)
    assert game.scores() == [4, 4, 4]
    assert game.winners() == [1]


@rule("AQ-16.11")
def test_still_tied_shared_victory() -> None:
    game = last_round(3)
    give_crystals(game, 0, 1)
    give_crystals(game, 2, 1)
    seat_of(game, 1).kp = 1
    to_interim(game)
    assert game.scores() == [2, 2, 2]
    assert game.winners() == [0, 2]
    assert view(game, 1)["winners"] == [0, 2]


@rule("AQ-16.12")
def test_a_crystal_paid_in_the_last_interim_scoring_breaks_no_tie() -> None:
    game = last_round(2)
    for index in (0, 1):
        give_crystals(game, index, 1)
    seat_of(game, 0).kp = 12  # 13 after the interim scoring, for a crystal
    seat_of(game, 1).kp = 10
    give_time(game, 1, 2)
    to_interim(game)
    assert game.scores() == [14, 14]
    assert [seat_of(game, index).crystals for index in (0, 1)] == [0, 1]
    assert game.winners() == [1]
