"""Chapter 31: Makeshift."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.state import ACTION, END_EFFECTS
from tests.citing import rule
from tests.rules.planet_unknown.boards import medals, next_turn, numbers, place, reveal
from tests.rules.planet_unknown.colony import (
    EVENTS,
    breakthrough,
    due,
    face,
    go_to,
    lay,
    mask,
    offered,
    play,
    refused,
    seat_of,
    started,
)
from tests.rules.planet_unknown.positions import final, moved
from tests.rules.planet_unknown.worlds import Field, go, levels, put, score, stands, synergies, tracked

HIGH: dict[str, Field] = {
    "civ": ("civ", 12),
    "water": ("water", 13),
    "biomass": ("biomass", 12),
    "rover": ("rover", 13),
    "tech": ("tech", 11),
}
"""Fields on which the trackers are not in each other's way."""


@rule("PU-31.01")
def test_the_two_tracks_that_differ() -> None:
    assert medals("makeshift", "water") == {2: 1, 4: 2, 7: 3, 11: 4, 15: 5}
    assert [h for h, n in enumerate(numbers("makeshift", "water", "synergy")) if n] == [3, 6, 8, 12]
    assert medals("makeshift", "rover") == {10: 1, 12: 2, 15: 5}
    assert [h for h, n in enumerate(numbers("makeshift", "rover", "synergy")) if n] == [8]


@rule("PU-31.02", "PU-31.03", "PU-31.09")
@pytest.mark.parametrize(
    ("tracker", "beside", "outer"),
    [
        ("civ", ["water"], ["tech", "water"]),
        ("water", ["biomass", "civ"], ["biomass", "civ"]),
        ("biomass", ["rover", "water"], ["rover", "water"]),
        ("rover", ["biomass", "tech"], ["biomass", "tech"]),
        ("tech", ["rover"], ["civ", "rover"]),
    ],
)
def test_straight_or_diagonally_up(tracker: str, beside: list[str], outer: list[str]) -> None:
    game = tracked("makeshift")
    due(game, 0, f"advance:{tracker}", moves=1)
    up = f"advance:{tracker}"
    assert sorted(offered(game, verb="advance")) == [up, *[f"{up},{track}" for track in beside]]
    breakthrough(game, 0, 1)
    assert sorted(offered(game, verb="advance")) == [up, *[f"{up},{track}" for track in outer]]
    for way in [tracker, *outer]:
        other = game.clone()
        play(other, 0, up if way == tracker else f"{up},{way}")
        assert stands(other, tracker) == (way, 1)


@rule("PU-31.04")
def test_trackers_block_each_other() -> None:
    game = tracked("makeshift", water=("civ", 1))
    due(game, 0, "advance:civ", moves=1)
    assert offered(game, verb="advance") == ["advance:civ,water"]
    put(game, biomass=("water", 1))
    assert not offered(game, verb="advance")
    assert refused(game, 0, "advance:civ") == "PU-8.16"
    play(game, 0, "end")
    assert stands(game, "civ") == ("civ", 0) and not seat_of(game).gains


@rule("PU-31.05")
def test_buildings_name_trackers_by_colour() -> None:
    game = started(2, corporation="makeshift")
    put(game, civ=("water", 2), water=("civ", 2))
    place(game, "D2.biomass-civ", 5, 0)
    play(game, 0, "advance:civ")
    assert stands(game, "civ") == ("water", 3) and stands(game, "water") == ("civ", 2)
    assert synergies(game) == 1, "the benefit of the water track"


@rule("PU-31.06", "PU-31.07")
def test_breakthroughs_need_a_tracker_on_the_tech_track() -> None:
    game = tracked("makeshift", 1, 3)
    due(game, 0, "advance:civ", moves=1)
    assert "advance:civ,tech" in offered(game), "field 0 is on the track"
    put(game, tech=("rover", 3))
    assert offered(game, verb="advance") == ["advance:civ", "advance:civ,water"]
    put(game, biomass=("tech", 7))
    assert "advance:civ,tech" in offered(game) and "advance:civ,water,side" not in offered(game)
    put(game, water=("water", 4))
    assert "advance:civ,water,side" in offered(game)


@rule("PU-31.07")
def test_any_tracker_gains_a_breakthrough() -> None:
    game = tracked("makeshift", water=("tech", 2))
    go(game, "advance:water")
    assert stands(game, "water") == ("tech", 3) and levels(game) == [1]
    put(game, biomass=("rover", 4))
    go(game, "advance:biomass", way="advance:biomass,tech")
    assert levels(game) == [1, 2]


@rule("PU-31.08")
def test_each_tracker_scores_where_it_stands() -> None:
    game = tracked("makeshift")
    put(
        game,
        civ=("water", 12),
        water=("civ", 6),
        biomass=("rover", 9),
        rover=("tech", 14),
        tech=("biomass", 8),
    )
    assert score(game) == 4 + 2 + 0 + 2 + 2
    put(game, biomass=("rover", 15))
    assert score(game) == 4 + 2 + 5 + 2 + 2


@rule("PU-31.10")
@pytest.mark.parametrize(
    ("shared", "able", "field", "points"),
    [(True, True, 4, 3), (False, True, 4, 2), (True, False, 4, 2), (True, True, 15, 4), (False, True, 15, 3)],
)
def test_level_2_two_trackers_on_the_rover_track(shared: bool, able: bool, field: int, points: int) -> None:
    game = tracked("makeshift", *[2] if able else [])
    put(game, rover=("rover", 15 if field == 15 else field - 1))
    put(game, civ=("rover", 9) if shared else ("civ", 9))
    go(game, "advance:rover")
    assert stands(game, "rover") == ("rover", field) and moved(game) - 1 == points


@rule("PU-31.11")
def test_level_3_a_step_sideways() -> None:
    game = tracked("makeshift", 3, **HIGH)
    put(game, civ=("civ", 3))
    due(game, 0, "advance:civ", moves=1)
    assert offered(game, verb="advance") == ["advance:civ", "advance:civ,water", "advance:civ,water,side"]
    play(game, 0, "advance:civ,water,side")
    assert stands(game, "civ") == ("water", 3) and synergies(game) == 1
    game = tracked("makeshift", **HIGH)
    put(game, civ=("civ", 3))
    due(game, 0, "advance:civ", moves=1)
    assert offered(game, verb="advance") == ["advance:civ", "advance:civ,water"]


def stepped_aside(*gains: str) -> Game:
    """The black tracker has stepped from civ 8 to water 8, both of which give a synergy."""
    game = tracked("makeshift", 3, **HIGH)
    put(game, civ=("civ", 8), biomass=("biomass", 3))
    lay(game, 0, "D2.civ-energy", 5, 0)
    due(game, 0, "synergy", *gains, moves=2)
    play(game, 0, "synergy:civ,water,side")
    assert stands(game, "civ") == ("water", 8) and synergies(game) >= 1
    return game


BACK = "synergy:civ,civ,side"


@rule("PU-31.18")
def test_no_step_back_while_nothing_else_has_changed() -> None:
    game = stepped_aside("advance:civ")
    assert BACK not in offered(game) and refused(game, 0, BACK) == "PU-31.18"
    assert "advance:civ,civ,side" not in offered(game), "by no other gain either"
    assert {"synergy:civ", "synergy:civ,biomass,side", "synergy:civ,civ"} <= set(offered(game))


@rule("PU-31.18")
@pytest.mark.parametrize(
    "change", ["advance:biomass", "synergy:biomass", "land:5,0", "rover:8,5,9,5", "synergy:civ,biomass,side"]
)
def test_after_any_other_change_the_way_back_is_free(change: str) -> None:
    game = stepped_aside("synergy", "advance:biomass", "rover")
    play(game, 0, change)
    if change.endswith("side"):
        assert stands(game, "civ") == ("biomass", 8)
        assert refused(game, 0, "synergy:civ,water,side") == "PU-31.18", "it came from there"
        play(game, 0, "advance:biomass", "synergy:civ,water,side")
        assert stands(game, "civ") == ("water", 8)
        return
    assert BACK in offered(game)
    play(game, 0, BACK)
    assert stands(game, "civ") == ("civ", 8)
    assert refused(game, 0, "synergy:civ,water,side") == "PU-31.18", "and so on"


@rule("PU-31.12", "PU-31.13")
def test_level_4_a_tracker_must_regress_each_turn() -> None:
    game = started(2, corporation="makeshift")
    breakthrough(game, 0, 4)
    put(game, **{**HIGH, "biomass": ("water", 3), "civ": ("water", 4), "rover": ("rover", 0)})
    next_turn(game)
    seat = seat_of(game)
    seat.used = 0
    put(game, **{**HIGH, "biomass": ("water", 3), "civ": ("water", 4), "rover": ("rover", 0)})
    assert seat.duty == 1
    assert offered(game, verb="yield") == ["yield:biomass", "yield:tech", "yield:water"], "before the tile"
    due(game, 0)
    assert refused(game, 0, "end") == "PU-36.11"
    assert "yield:civ" not in offered(game) and "yield:rover" not in offered(game)
    seat.rovers, seat.moves = mask((8, 5)), 1
    play(game, 0, "yield:biomass")
    assert stands(game, "biomass") == ("water", 2), "straight down on the track where it stands"
    assert not seat.gains and not offered(game, verb="yield")
    assert refused(game, 0, "yield:tech") == "PU-36.10" and "end" in offered(game)


@rule("PU-31.13")
def test_level_4_is_optional_when_gained_and_lapses_when_impossible() -> None:
    game = tracked("makeshift", tech=("tech", 9))
    go(game, "advance:tech")
    assert levels(game) == [4] and seat_of(game).duty == 0
    assert {"yield:tech", "end"} <= set(offered(game))

    game = started(2, corporation="makeshift")
    breakthrough(game, 0, 4)
    next_turn(game)
    put(
        game, civ=("civ", 0), water=("water", 0), biomass=("biomass", 0), rover=("rover", 0), tech=("tech", 0)
    )
    seat_of(game).used = 0
    due(game, 0)
    assert seat_of(game).duty == 1 and offered(game) == ["end"]


@rule("PU-31.14", "PU-31.17")
def test_level_5_scores_as_the_best_of_the_track() -> None:
    game = tracked("makeshift", 5)
    put(
        game, civ=("water", 11), water=("water", 0), biomass=("water", 4), rover=("tech", 6), tech=("tech", 0)
    )
    assert score(game) == 3 * 4 + 2 * 1
    put(game, rover=("rover", 12), tech=("rover", 0))
    assert score(game) == 4 + 0 + 2 + 2 + 0, "nobody is on the tech track"
    go_to(game, END_EFFECTS)
    assert final(game)["tracks"] == 8


@rule("PU-31.15")
@pytest.mark.parametrize("track", ["civ", "water", "biomass", "tech"])
def test_on_top_a_tracker_cannot_advance(track: str) -> None:
    game = tracked("makeshift", biomass=(track, 15))
    due(game, 0, "advance:biomass", moves=1)
    assert not offered(game, verb="advance")
    if track != "tech":
        put(game, tech=("tech", 1))
    breakthrough(game, 0, 3)
    ways = offered(game, verb="advance")
    assert ways and all(way.endswith(",side") for way in ways)
    play(game, 0, ways[0])
    assert stands(game, "biomass")[1] == 15 and stands(game, "biomass")[0] != track


@rule("PU-31.15")
def test_on_top_of_the_rover_track_any_tracker_repeats() -> None:
    game = tracked("makeshift", civ=("rover", 15))
    due(game, 0, "advance:civ", moves=1)
    assert offered(game, verb="advance") == ["advance:civ"]
    play(game, 0, "advance:civ")
    assert stands(game, "civ") == ("rover", 15) and moved(game) == 1 + 3


@rule("PU-31.16")
def test_a_regress_of_several_fields_needs_free_fields() -> None:
    game = started(2, corporation="makeshift", events=EVENTS)
    put(game, civ=("water", 5), water=("water", 3), biomass=("biomass", 2), rover=("rover", 1))
    reveal(game, "R02")
    assert stands(game, "water") == ("water", 0), "the only one that can go three fields"
    game = started(2, corporation="makeshift", events=EVENTS)
    put(game, civ=("water", 5), water=("water", 2), biomass=("biomass", 2), rover=("rover", 1))
    reveal(game, "R02")
    assert offered(game) == ["regress:biomass", "regress:civ", "regress:water"], "two fields, the most"
    play(game, 0, "regress:civ")
    assert stands(game, "civ") == ("water", 3), "straight down"


@rule("PU-31.12")
def test_level_4_may_be_done_before_the_tile_is_selected() -> None:
    game = started(2, corporation="makeshift")
    breakthrough(game, 0, 4)
    put(game, tech=("tech", 10))
    face(game, 0, inner="D2.biomass-civ")
    go_to(game, ACTION)
    play(game, 0, "yield:tech")
    assert stands(game, "tech") == ("tech", 9) and offered(game, verb="tile")
