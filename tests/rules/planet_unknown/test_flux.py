"""Chapter 32: Flux Industries."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.pending import LAND
from kolonie.games.planet_unknown.state import ACTION
from kolonie.games.planet_unknown.terms import TRACKS
from tests.citing import rule
from tests.rules.planet_unknown.boards import place, reveal
from tests.rules.planet_unknown.colony import (
    EVENTS,
    cells,
    go_to,
    height,
    heights,
    meteorite,
    offered,
    paint,
    play,
    refused,
    rover,
    seat_of,
    started,
    track,
)
from tests.rules.planet_unknown.positions import moved
from tests.rules.planet_unknown.worlds import go, levels, synergies, tracked

ALL_PLACES = sorted(f"flux:{name}" for name in TRACKS)


def fluxed(level: int, token: str, **trackers: int) -> Game:
    """Seat 0 has the breakthrough and the flux token on a track; its turn is kept open."""
    game = tracked("flux", level)
    seat_of(game).flux = TRACKS.index(token)
    track(game, 0, **trackers)
    return game


@rule("PU-32.01")
@pytest.mark.parametrize("token", TRACKS)
def test_the_token_marks_one_track(token: str) -> None:
    game = fluxed(5, token)
    go(game, "advance:civ", way="surge")
    expected = [0] * 5
    expected[TRACKS.index(token)] = 1
    assert list(heights(game)) == expected


@rule("PU-32.02", "PU-32.03", "PU-32.04")
def test_each_breakthrough_may_move_the_token_and_ends_the_one_before() -> None:
    game = fluxed(1, "water", tech=4)
    go(game, "advance:tech")
    assert sorted(offered(game)) == ALL_PLACES, "to stay is one of the choices"
    play(game, 0, "flux:biomass")
    assert seat_of(game).flux == TRACKS.index("biomass")
    assert levels(game) == [2]
    assert "leap" in offered(game)
    track(game, 0, tech=6)
    go(game, "advance:tech")
    play(game, 0, "flux:biomass")
    assert levels(game) == [3] and "leap" not in offered(game)


@rule("PU-32.03")
def test_only_the_latest_breakthrough_works() -> None:
    game = fluxed(1, "water", tech=4)
    paint(game, 0, "water", (5, 5))
    rover(game, 0, (5, 5))
    go(game, "advance:tech")
    play(game, 0, "flux:water")
    go_to(game, ACTION)
    assert moved(game) == 1, "no movement from level 1; the point is left over"


@rule("PU-32.05")
def test_reaching_a_level_again() -> None:
    game = started(2, corporation="flux", events=EVENTS)
    seat_of(game).levels = 2  # the second one
    track(game, 0, tech=5)
    reveal(game, "R01")
    assert height(game, 0, "tech") == 3 and levels(game) == [2], "moving back changes nothing"
    assert not offered(game, verb="flux")
    game = fluxed(2, "water", tech=2)
    go(game, "advance:tech")
    assert levels(game) == [1] and sorted(offered(game)) == ALL_PLACES


@rule("PU-32.06")
@pytest.mark.parametrize(("token", "points"), [("water", 4), ("civ", 2), ("tech", 0)])
def test_level_1_movement_for_rovers_on_matching_terrain(token: str, points: int) -> None:
    game = started(2, corporation="flux")
    seat = seat_of(game)
    seat.levels, seat.flux, seat.supply = 1, TRACKS.index(token), 4
    paint(game, 0, "water", (5, 5), (6, 5))
    paint(game, 0, "civ", (8, 8))
    rover(game, 0, (5, 5), (6, 5), (8, 8), (2, 5))
    go_to(game, ACTION)
    assert moved(game) == points
    assert ("rover:2,5,3,5" in offered(game)) == bool(points), "any rover"


@rule("PU-32.07", "PU-32.08")
def test_level_2_leaps_to_the_next_milestone_once() -> None:
    game = fluxed(2, "civ", civ=6)
    go(game, "advance:biomass", way="leap")
    assert height(game, 0, "civ") == 10 and seat_of(game).picks == [3]
    assert synergies(game) == 1, "field 8, passed on the way"
    assert refused(game, 0, "leap") == "PU-36.10"
    seat_of(game).used = 0
    assert "leap" not in offered(game), "once per game, not per turn"


@rule("PU-32.07")
def test_level_2_is_lost_with_level_3() -> None:
    game = fluxed(2, "civ", tech=6)
    assert "leap" in offered(game)
    go(game, "advance:tech")
    play(game, 0, "flux:civ")
    assert "leap" not in offered(game)


@rule("PU-32.09")
@pytest.mark.parametrize(
    ("at", "movement", "lands"), [(0, 0, True), (1, 1, False), (7, 2, False), (11, 2, False)]
)
def test_level_2_on_the_rover_track_is_the_next_field(at: int, movement: int, lands: bool) -> None:
    game = fluxed(2, "rover", rover=at)
    paint(game, 0, "civ", (5, 0), (6, 0))
    go(game, "advance:biomass", way="leap")
    assert height(game, 0, "rover") == at + 1
    assert moved(game) - 1 == movement and bool(offered(game, verb="land")) == lands


@rule("PU-32.10")
@pytest.mark.parametrize(
    ("token", "at"), [("water", 0), ("water", 9), ("civ", 14), ("biomass", 13), ("tech", 14), ("rover", 15)]
)
def test_level_2_without_a_higher_milestone(token: str, at: int) -> None:
    game = fluxed(2, token, **{token: at})
    assert "leap" not in offered(game)
    track(game, 0, civ=0)
    seat_of(game).flux = 0
    assert "leap" in offered(game)


@rule("PU-32.11", "PU-32.12")
@pytest.mark.parametrize(
    ("tracker", "at", "token", "expected"),
    [
        ("civ", 2, "civ", {"picks": [2]}),
        ("civ", 2, "water", {"picks": [1]}),
        ("civ", 13, "civ", {"picks": [4]}),
        ("water", 2, "water", {"synergies": 2}),
        ("water", 2, "civ", {"synergies": 1}),
        ("civ", 7, "civ", {"synergies": 1}),
        ("biomass", 1, "biomass", {"synergies": 1}),
        ("tech", 1, "tech", {"synergies": 1}),
        ("biomass", 2, "biomass", {"patches": 2}),
        ("biomass", 2, "civ", {"patches": 1}),
        ("rover", 3, "rover", {"moves": 3}),
        ("rover", 3, "civ", {"moves": 2}),
        ("rover", 15, "rover", {"moves": 4}),
        ("rover", 9, "rover", {"moves": 3, "synergies": 1}),
        ("rover", 0, "rover", {"rovers": 1}),
        ("tech", 4, "tech", {"levels": [2]}),
    ],
)
def test_level_3_improves_the_symbols_of_the_flux_track(
    tracker: str, at: int, token: str, expected: dict[str, object]
) -> None:
    game = fluxed(3, token, **{tracker: at})
    paint(game, 0, "civ", (5, 0), (6, 0))
    seat_of(game).laid.append((-1, seat_of(game).covered))
    go(game, f"advance:{tracker}")
    found: dict[str, object] = {"picks": seat_of(game).picks, "moves": moved(game) - 1}
    found["levels"] = levels(game)
    if offered(game, verb="flux"):
        play(game, 0, f"flux:{token}")
    found["rovers"] = len([gain for gain in seat_of(game).gains if gain.kind == LAND])
    found["patches"] = 0
    while covers := offered(game, verb="cover"):
        play(game, 0, covers[0])
    found["patches"] = seat_of(game).patches.bit_count()
    found["synergies"] = synergies(game)
    nothing = {"picks": [], "moves": 0, "levels": [3], "rovers": 0, "patches": 0, "synergies": 0}
    assert found == {**nothing, **expected}


@rule("PU-32.13")
@pytest.mark.parametrize(
    ("token", "level", "given"),
    [("civ", 4, True), ("biomass", 4, True), ("tech", 4, False), ("civ", 3, False)],
)
def test_level_4_collects_a_meteorite(token: str, level: int, given: bool) -> None:
    game = fluxed(level, token)
    paint(game, 0, "tech", (6, 0), (6, 1))
    meteorite(game, 0, (6, 0))
    place(game, "D2.biomass-civ.meteor", 5, 0)
    new = [cell for cell in cells(seat_of(game).meteorites) if cell != (6, 0)]
    assert sorted(offered(game, verb="rock")) == (
        sorted(["rock:6,0", f"rock:{new[0][0]},{new[0][1]}"]) if given else []
    ), "any, also the one just placed"
    if given:
        play(game, 0, "rock:6,0")
        assert seat_of(game).rocks == 1 and cells(seat_of(game).meteorites) == new
        assert not offered(game, verb="rock"), "just one"


@rule("PU-32.14")
def test_level_5_advances_once_per_turn_with_benefit() -> None:
    game = fluxed(5, "rover", rover=3)
    go(game, "advance:civ", way="surge")
    assert height(game, 0, "rover") == 4 and moved(game) == 1 + 2
    assert refused(game, 0, "surge") == "PU-36.10"
    seat_of(game).used = 0
    play(game, 0, "surge")
    assert height(game, 0, "rover") == 5
