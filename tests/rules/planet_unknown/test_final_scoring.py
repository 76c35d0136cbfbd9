"""Chapter 15, second half, and chapter 16: final scoring, winner and ties."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.views import view
from kolonie.games.planet_unknown.state import END_EFFECTS
from tests.citing import rule
from tests.rules.planet_unknown.colony import (
    BOX,
    breakthrough,
    cells,
    fill,
    go_to,
    keep_cards,
    lifepods,
    meteorite,
    paint,
    rover,
    seat_of,
    started,
    table_of,
    track,
)
from tests.rules.planet_unknown.positions import collected, lay_missions, mission, sheet, sheets


def planet_of(game: Game, index: int = 0) -> list[tuple[int, int]]:
    return cells(BOX.planets[seat_of(game, index).planet].cells)


# -- part A


@rule("PU-15.08", "PU-15.10")
@pytest.mark.parametrize(
    ("planet", "points"), [("ksb-4156", 40), ("lacuna", 40), ("oblivion", 40), ("arashi", 40)]
)
def test_every_filled_row_and_column_scores_its_number(planet: str, points: int) -> None:
    game = started(2, planet=planet)
    fill(game, 0)
    assert sheet(game)["planet"] == points, "positions without a cell do not matter"


@rule("PU-15.08")
@pytest.mark.parametrize(
    ("free", "struck", "points"),
    [
        ([], [], 40),
        ([(5, 0)], [], 40 - 1 - 3),
        ([(5, 0), (6, 0)], [], 40 - 1 - 3 - 3),
        ([], [(5, 5)], 40 - 3 - 3),
        ([(1, 5)], [(5, 5)], 40 - 3 - 3 - 1),
    ],
)
def test_a_line_scores_only_if_full_and_without_meteorite(
    free: list[tuple[int, int]], struck: list[tuple[int, int]], points: int
) -> None:
    game = started(2)
    fill(game, 0, *free)
    meteorite(game, 0, *struck)
    assert sheet(game)["planet"] == points


@rule("PU-15.08", "PU-15.10")
def test_one_short_row_alone() -> None:
    game = started(2)
    paint(game, 0, "civ", (5, 0))
    assert sheet(game)["planet"] == 0
    paint(game, 0, "water", (6, 0))
    assert sheet(game)["planet"] == 1


@rule("PU-15.09")
def test_the_cell_of_a_lifepod_is_empty() -> None:
    game = started(2)
    lifepods(game, 0, (7, 2))
    fill(game, 0, (7, 2))
    found = sheet(game)
    assert found["planet"] == 40 - 1 - 2 and found["lifepods"] == 0
    rover(game, 0, (7, 2))
    assert sheet(game)["planet"] == 40 - 1 - 2, "a rover does not cover it either"


@rule("PU-15.18")
def test_planet_bonuses_belong_to_part_a() -> None:
    game = started(2, planet="cerberus")
    fill(game, 0)
    assert sheet(game)["planet"] == 45
    game = started(2, planet="gaia")
    assert sheet(game)["planet"] == 16, "eight uncovered cities"
    fill(game, 0)
    assert sheet(game)["planet"] == 40


# -- parts B to F


@rule("PU-15.11")
def test_the_highest_medal_of_each_track() -> None:
    game = started(2)
    track(game, 0, civ=3, water=13, biomass=6, rover=15, tech=11)
    assert sheet(game)["tracks"] == 1 + 7 + 1 + 5 + 1
    track(game, 0, civ=1, water=1, biomass=4, rover=7, tech=5)
    assert sheet(game)["tracks"] == 0


@rule("PU-15.12")
@pytest.mark.parametrize(("rocks", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_lifepods_and_meteorites(rocks: int, points: int) -> None:
    game = started(2)
    collected(game, 0, lifepods=4, meteorites=rocks)
    found = sheet(game)
    assert (found["lifepods"], found["meteorites"]) == (4, points)


@rule("PU-15.12")
def test_only_lifepods_in_the_scoring_area_score() -> None:
    game = started(2, corporation="cosmos")
    collected(game, 0, lifepods=3)
    seat = seat_of(game)
    seat.pods, seat.pod_fields = 1, 0b11 << 5
    assert sheet(game)["lifepods"] == 1
    game = started(2, corporation="jump-drive")
    collected(game, 0, lifepods=1)
    breakthrough(game, 0, "B", "D")
    assert sheet(game)["lifepods"] == 1


@rule("PU-15.13")
def test_end_game_cards_score_their_points() -> None:
    game = started(2)
    keep_cards(game, 0, "C07", "C20", "C27")
    assert sheet(game)["cards"] == 2 + 3 + 4
    assert sheet(game, 1)["cards"] == 0


@rule("PU-15.14")
@pytest.mark.parametrize("seats", [1, 2])
def test_personal_missions(seats: int) -> None:
    game = started(1) if seats == 1 else started(2, personal="yes")
    seat_of(game).missions = [mission("M19"), mission("M20"), mission("M22")]
    track(game, 0, civ=15, tech=15, water=14)
    assert sheet(game)["personal"] == 10
    game = started(2)
    assert [seat.missions for seat in table_of(game).seats] == [[], []], "none without the module"


@rule("PU-15.15")
def test_each_card_is_compared_with_the_neighbour_on_its_side() -> None:
    game = started(4)
    lay_missions(game, "M25", "M26", "M25", "M26")
    for index, (pods, rocks) in enumerate([(1, 2), (3, 1), (0, 1), (1, 9)]):
        collected(game, index, lifepods=pods, meteorites=rocks)
    # rocks 0 against 1 and 2 against 3, lifepods 1 against 2 and 3 against 0
    assert sheets(game, "neighbour") == [5 + 2, 0 + 5, 0 + 0, 5 + 2]


@rule("PU-15.15")
def test_a_single_player_has_no_neighbour_missions() -> None:
    game = started(1, corporation="jump-drive")
    seat_of(game).common = mission("M26")
    table_of(game).missions = [mission("M25")]
    collected(game, 0, lifepods=2, meteorites=2)
    assert sheet(game)["neighbour"] == 0


@rule("PU-15.16")
def test_three_players_share_a_card_with_each_other_two_players_all_three() -> None:
    game = started(3)
    assert len(table_of(game).missions) == 3
    lay_missions(game, "M25", "M26", "M24")
    collected(game, 0, meteorites=1)
    collected(game, 1, lifepods=1)
    track(game, 2, civ=15)
    assert sheets(game, "neighbour") == [5, 5, 5], "each wins against the next"

    game = started(2)
    assert len(table_of(game).missions) == 3
    lay_missions(game, "M25", "M26", "M24")
    collected(game, 0, meteorites=1)
    collected(game, 1, lifepods=1)
    assert sheets(game, "neighbour") == [5 + 0 + 2, 0 + 5 + 2]


@rule("PU-15.17", "PU-15.19")
def test_the_score_sheet() -> None:
    game = started(2, personal="yes")
    paint(game, 0, "civ", (5, 0), (6, 0))
    track(game, 0, water=15)
    collected(game, 0, lifepods=3, meteorites=7)
    keep_cards(game, 0, "C27")
    lay_missions(game, "M25")
    seat_of(game).missions = [mission("M22")]
    lines = {
        "planet": 1,
        "tracks": 10,
        "neighbour": 5,
        "personal": 5,
        "lifepods": 3,
        "meteorites": 2,
        "cards": 4,
    }
    found = sheet(game)
    assert found == lines | {"total": sum(lines.values())}
    assert list(found) == [*lines, "total"]
    assert game.scores()[0] == view(game, 1)["scores"][0] == 30


# -- chapter 16


def tied(planet: str = "ksb-4156") -> Game:
    """Two players with the same planets and no points at all."""
    game = started(2, planet=(planet, "ksb-4156"))
    table_of(game).missions = []
    for index in range(2):
        fill(game, index, *[(x, y) for x, y in planet_of(game, index) if x in (2, 5, 6, 9) or y in (5, 6)])
    return game


def winners(game: Game) -> list[int]:
    go_to(game, END_EFFECTS)
    return game.winners()


@rule("PU-16.01")
def test_the_highest_total_wins() -> None:
    game = tied()
    paint(game, 0, "civ", (2, 5), (9, 5))
    collected(game, 1, lifepods=1)
    scores = [sheet(game, index)["total"] for index in range(2)]
    assert scores[0] < scores[1] and winners(game) == [1]


@rule("PU-16.02", "PU-16.03", "PU-16.04")
def test_ties() -> None:
    game = tied()
    for index in range(2):
        paint(game, index, "civ", (2, 5), (9, 6))
    scores = [sheet(game, index)["total"] for index in range(2)]
    assert scores[0] == scores[1]
    assert winners(game) == [0, 1], "shared"
    meteorite(game, 0, (2, 5))
    assert winners(game) == [1], "fewer meteorites"
    paint(game, 0, "civ", (6, 5))
    assert sheets(game, "total") == scores
    assert winners(game) == [0], "fewer uncovered cells come first"


@rule("PU-16.03")
def test_a_loaded_meteorite_is_still_on_the_planet() -> None:
    game = started(2, corporation="horizon")
    table_of(game).missions = []
    rover(game, 0, (5, 5))
    seat_of(game).loaded = seat_of(game).rovers
    assert winners(game) == [1]


@rule("PU-16.05")
def test_what_counts_as_uncovered() -> None:
    game = started(2, planet=("petra", "ksb-4156"))
    table_of(game).missions = []
    assert sheets(game, "total") == [0, 0]
    assert winners(game) == [0], "uncovered currents count as covered"

    game = started(2, planet=("gaia", "ksb-4156"))
    table_of(game).missions = []
    collected(game, 1, lifepods=4, meteorites=36)
    assert sheets(game, "total") == [16, 16]
    assert winners(game) == [0, 1], "uncovered cities count as uncovered"
    paint(game, 1, "civ", (5, 0))
    assert winners(game) == [1]
