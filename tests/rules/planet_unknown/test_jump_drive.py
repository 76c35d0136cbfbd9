"""Chapter 29: Jump Drive."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.views import view
from kolonie.games.planet_unknown.state import ACTION, END_EFFECTS, NONE
from tests.citing import rule
from tests.rules.planet_unknown.boards import driving, lays, medals, next_turn, numbers, place, reveal
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    cells,
    due,
    finish,
    go_to,
    height,
    heights,
    lay,
    lifepods,
    offered,
    open_event,
    paint,
    patch,
    play,
    refused,
    rover,
    seat_of,
    started,
    table_of,
    track,
)
from tests.rules.planet_unknown.positions import (
    collected,
    final,
    lay_missions,
    mission,
    moved,
    sheet,
    sheets,
    take,
)


def jump_drive(*levels: str, seats: int = 2, planet: str = "ksb-4156", events: str = "none") -> Game:
    game = started(seats, planet=planet, corporation="jump-drive", events=events)
    breakthrough(game, 0, *levels)
    return game


def with_patch(*levels: str) -> Game:
    """A patch is in hand, an advance of civ and one of biomass are due."""
    game = jump_drive(*levels)
    paint(game, 0, "civ", (5, 0))
    track(game, 0, biomass=2)
    due(game, 0, "advance:biomass", "advance:civ")
    play(game, 0, "advance:biomass")
    return game


# -- lifepods


@rule("PU-29.01", "PU-29.02")
def test_a_lifepod_makes_a_breakthrough_of_any_letter() -> None:
    game = driving("jump-drive", (7, 3), levels=("C",), moves=2)
    lay(game, 0, "D2.civ-energy", 5, 0)
    lay(game, 0, "O4.biomass-civ", 7, 4)
    lifepods(game, 0, (7, 2))
    seat_of(game).rovers = 1 << 13 * 3 + 7
    play(game, 0, "rover:7,3,7,2")
    assert offered(game) == ["put:A", "put:B", "put:D", "put:E", "put:F", "put:score"]
    assert refused(game, 0, "put:C") == "PU-29.01"
    play(game, 0, "put:F")
    assert "mission" in offered(game), "usable at once, in any order"
    assert seat_of(game).pods == 0
    assert not {"shift-one", "shift-three"} & set(offered(game)), "the choice is final"


@rule("PU-29.05")
def test_lifepods_of_cards_too() -> None:
    game = jump_drive()
    take(game, 0, "C13")
    play(game, 0, "pod:1,4", "put:A", "pod:10,4", "put:score")
    assert (seat_of(game).levels, seat_of(game).pods) == (1, 1)


@rule("PU-29.03")
def test_the_tech_track() -> None:
    assert medals("jump-drive", "tech") == {1: 5, 6: 3, 8: 2, 11: 1}
    assert [h for h, n in enumerate(numbers("jump-drive", "tech", "synergy")) if n] == [2, 12]
    assert not any(numbers("jump-drive", "tech", "tech"))
    for at, points in ((0, 0), (1, 5), (5, 5), (6, 3), (8, 2), (11, 1), (15, 1)):
        game = jump_drive()
        track(game, 0, tech=at)
        assert sheet(game)["tracks"] == points
    for at in (2, 4, 6, 9, 13, 14):
        game = jump_drive()
        track(game, 0, tech=at)
        due(game, 0, "advance:tech")
        play(game, 0, "advance:tech")
        assert seat_of(game).levels == 0


@rule("PU-29.04")
def test_lifepods_on_breakthroughs_score_nothing() -> None:
    game = jump_drive("A", "B")
    collected(game, 0, lifepods=1)
    assert sheet(game)["lifepods"] == 1


# -- A, B, C


@rule("PU-29.06")
def test_a_a_synergy_instead_of_a_patch_once_per_turn() -> None:
    assert "swap" not in offered(with_patch())
    game = with_patch("A")
    play(game, 0, "swap")
    assert not seat_of(game).patches and len(offered(game, verb="synergy")) == 5
    track(game, 0, biomass=5)
    play(game, 0, "synergy:biomass")
    assert offered(game, verb="cover") and "swap" not in offered(game), "once per turn"
    next_turn(game)
    paint(game, 0, "civ", (9, 9))
    track(game, 0, biomass=5)
    due(game, 0, "advance:biomass")
    play(game, 0, "advance:biomass")
    assert "swap" in offered(game)


def on_tiles(*at: tuple[int, int]) -> Game:
    """civ (5, 0), energy (5, 1); civ (7, 4) (8, 4), biomass (7, 5) (8, 5); a rover stands there."""
    game = driving("jump-drive", levels=("B",), moves=3)
    lay(game, 0, "D2.civ-energy", 5, 0)
    lay(game, 0, "O4.biomass-civ", 7, 4)
    rover(game, 0, *at)
    return game


@rule("PU-29.07")
def test_b_jumps_to_the_same_terrain_on_another_tile() -> None:
    game = on_tiles((7, 4))
    assert offered(game, verb="jump") == ["jump:7,4,5,0"], "not (8, 4) of the same tile"
    play(game, 0, "jump:7,4,5,0")
    assert (moved(game), cells(seat_of(game).rovers)) == (2, [(5, 0)])
    assert not offered(game, verb="jump"), "once per turn"
    next_turn(game)
    due(game, 0, moves=1)
    assert "jump:5,0,7,4" in offered(game)
    for at in ((9, 4), (5, 1), (7, 5)):  # bare ground; no other energy, no other biomass
        assert not offered(on_tiles(at), verb="jump")
    game = on_tiles((7, 4))
    seat_of(game).levels = 0
    assert not offered(game, verb="jump")


@rule("PU-29.08")
def test_b_patches_are_tiles_of_biomass() -> None:
    game = on_tiles((7, 5))
    patch(game, 0, (2, 5), (3, 5))
    assert offered(game, verb="jump") == ["jump:7,5,2,5", "jump:7,5,3,5"]
    game = on_tiles()
    patch(game, 0, (2, 5), (3, 5))
    rover(game, 0, (2, 5))
    assert offered(game, verb="jump") == ["jump:2,5,3,5", "jump:2,5,7,5", "jump:2,5,8,5"]


@rule("PU-29.09")
def test_c_doubles_a_synergy_once_per_turn() -> None:
    game = jump_drive("C")
    paint(game, 0, "civ", (5, 0))
    track(game, 0, biomass=1)
    due(game, 0, "synergy", "advance:civ")
    play(game, 0, "double:biomass")
    assert height(game, 0, "biomass") == 3
    play(game, 0, "cover:6,0")
    assert len(offered(game, verb="synergy")) == 5, "the synergy of 2 and the patch of 3"
    assert not offered(game, verb="double"), "once per turn"
    next_turn(game)
    due(game, 0, "synergy", "advance:civ")
    assert len(offered(game, verb="double")) == 5
    game = jump_drive()
    due(game, 0, "synergy", "advance:civ")
    assert not offered(game, verb="double")


# -- D


@rule("PU-29.10", "PU-29.11")
@pytest.mark.parametrize("able", [False, True])
def test_d_the_tech_building_works_as_energy(able: bool) -> None:
    game = jump_drive(*["D"] if able else [])
    paint(game, 0, "energy", (5, 2))
    paint(game, 0, "civ", (5, 3))  # at the energy cell connected with the tech cell
    paint(game, 0, "biomass", (4, 1))  # at the tech cell
    paint(game, 0, "water", (6, 0))  # at a corner of it
    place(game, "D2.rover-tech", 5, 0)
    if not able:
        assert offered(game) == ["advance:rover", "advance:tech"]
        return
    assert offered(game) == ["advance:rover", "energy:biomass", "energy:civ", "energy:rover", "energy:tech"]
    for name in ("civ", "tech"):
        tried = game.clone()
        play(tried, 0, f"energy:{name}")
        assert height(tried, 0, name) == 1, "or as tech"
    play(game, 0, "energy:rover")
    assert height(game, 0, "rover") >= 1, "the other terrain of the tile"


@rule("PU-29.10")
@pytest.mark.parametrize("able", [False, True])
def test_d_tech_cells_of_the_planet_belong_to_the_energy_area(able: bool) -> None:
    game = jump_drive(*["D"] if able else [])
    paint(game, 0, "biomass", (4, 1))
    lay(game, 0, "D2.rover-tech", 5, 0)
    place(game, "D2.civ-energy", 5, 2, "r2")  # energy (5, 2) below tech (5, 1)
    further = ["energy:biomass", "energy:rover"] if able else []
    found = sorted(["advance:civ", "energy:civ", "energy:tech", *further])
    assert offered(game) == found, "tech may also be looked at as tech"

    game = jump_drive(*["D"] if able else [])
    paint(game, 0, "tech", (5, 2))
    paint(game, 0, "water", (5, 3))
    place(game, "D2.rover-tech", 5, 0)  # tech (5, 1) above tech (5, 2)
    found = ["energy:rover", "energy:tech", "energy:water"] if able else ["advance:tech"]
    assert offered(game) == ["advance:rover", *found]


@rule("PU-29.12")
def test_d_afterwards_the_terrain_is_tech() -> None:
    game = jump_drive("D")
    lay_missions(game, "M08")  # largest energy area
    lay(game, 0, "D2.rover-tech", 5, 0)
    paint(game, 1, "energy", (5, 0))
    assert sheets(game, "neighbour") == [0, 5]


@rule("PU-29.19")
def test_d_changes_nothing_that_is_printed() -> None:
    game = jump_drive("D", planet="persephone")
    paint(game, 0, "civ", (5, 6), (6, 4))
    found = lays(game, "D2.rover-tech")
    assert refused(game, 0, "place:4,6,r0") == "PU-33.02", "a tech building in the south-west"
    assert "place:7,4,r0" in found, "none of energy in the north-east"

    game = jump_drive("D", events=EVENTS)
    paint(game, 0, "tech", (5, 1))
    paint(game, 0, "energy", (5, 5))
    open_event(game, "R15")
    found = lays(game, "D2.rover-tech")
    assert "place:5,3,r0" in found, "tech above energy"
    assert "place:5,2,r2" not in found and refused(game, 0, "place:5,2,r2") == "PU-5.13", "tech below tech"


# -- E


@rule("PU-29.13")
def test_e_all_benefits_of_a_row_once_per_game() -> None:
    game = jump_drive("E")
    rover(game, 0, (8, 5))
    track(game, 0, water=2, civ=0)
    assert offered(game, verb="row") == ["row:water"], "a row without benefits is not offered"
    play(game, 0, "row:water")  # medal, medal, synergy, 1 movement point, synergy
    assert moved(game) == 1 and heights(game) == (0, 2, 0, 0, 0)
    play(game, 0, "synergy:civ", "synergy:civ")
    assert heights(game) == (2, 2, 0, 0, 0) and "tile:inner" in offered(game)
    assert refused(game, 0, "row:civ") == "PU-36.10"
    next_turn(game)
    assert not offered(game, verb="row"), "once per game"


@rule("PU-29.13", "PU-29.14")
def test_e_ranks_rovers_and_patches() -> None:
    game = jump_drive("E")
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (8, 5))
    track(game, 0, tech=6)  # rank 2, medal, patch, 2 movement points, medal
    due(game, 0, moves=1)
    play(game, 0, "row:tech")
    assert offered(game) == offered(game, verb="cover")
    assert (seat_of(game).picks, moved(game)) == ([2], 3)

    game = jump_drive("E")
    lay(game, 0, "D2.civ-energy", 5, 0)
    lay(game, 0, "D2.rover-tech", 6, 0)
    track(game, 0, water=1)
    due(game, 0, "advance:civ")
    play(game, 0, "row:water")
    assert offered(game, verb="land") == ["land:6,0", "land:6,1"], "on the tile just placed"


# -- F


def with_common(seats: int) -> Game:
    """F draws the missions M06, M09 and M10; there are no others."""
    game = jump_drive("F", seats=seats)
    table_of(game).missions = []
    seat_of(game).reserve = [mission(name) for name in ("M06", "M09", "M10")]
    return game


@rule("PU-29.15", "PU-29.16")
@pytest.mark.parametrize(
    ("areas", "points"), [((2, 3, 1), [0, 5, 0]), ((3, 1, 3), [2, 0, 2]), ((1, 1, 1), [2, 2, 2])]
)
def test_f_all_compete_for_the_mission(areas: tuple[int, ...], points: list[int]) -> None:
    game = with_common(3)
    for index, size in enumerate(areas):
        paint(game, index, "civ", *[(4 + n, 4) for n in range(size)])
    play(game, 0, "mission")
    assert offered(game) == ["mission:M06", "mission:M09", "mission:M10"]
    play(game, 0, "mission:M09")  # largest civ area
    seat = seat_of(game)
    assert seat.common == mission("M09") and not seat.dealt and not seat.reserve
    assert sorted(seat.returned) == [mission("M06"), mission("M10")], "the others leave the game"
    assert refused(game, 0, "mission") == "PU-36.10"
    assert sheets(game, "neighbour") == points


@rule("PU-29.16")
def test_f_draws_unused_missions() -> None:
    game = started(4, corporation=("coalition", "coalition", "jump-drive", "coalition"), personal="yes")
    table = table_of(game)
    reserve = seat_of(game, 2).reserve
    seen = {*table.missions, *[m for seat in table.seats for m in (*seat.missions, *seat.returned)]}
    assert len(reserve) == 3 and not seen & set(reserve) and not set(table.mission_box) & set(reserve)
    assert len(seen) + 3 + len(table.mission_box) == len(BOX.missions)


@rule("PU-29.17")
def test_f_the_mission_is_public_and_can_be_chosen_after_the_tile() -> None:
    game = with_common(2)
    due(game, 0, "advance:civ", "advance:tech")
    assert "mission" in offered(game)
    play(game, 0, "mission", "mission:M06")
    finish(game, 0)
    for viewer in (0, 1, None):
        assert view(game, viewer)["table"]["seats"][0]["common"] == mission("M06")


# -- a destroyed breakthrough


@rule("PU-29.18")
def test_a_destroyed_breakthrough_can_be_filled_again_but_stays_used() -> None:
    game = jump_drive("E", events=EVENTS)
    track(game, 0, water=4)  # nothing but 2 movement points
    due(game, 0, "advance:civ", "advance:tech")
    play(game, 0, "row:water")
    seat_of(game).gains = []
    reveal(game, "R10")
    assert seat_of(game).levels == 0, "the only lifepod"
    take(game, 0, "C13")
    play(game, 0, "pod:1,4", "put:E", "pod:10,4", "put:score")
    assert seat_of(game).levels == 1 << 4
    table_of(game).event = NONE
    go_to(game, ACTION)
    assert refused(game, 0, "row:water") == "PU-36.10"


@rule("PU-29.06", "PU-29.09")
def test_a_and_c_work_after_the_last_turn() -> None:
    game = jump_drive("A", "C")
    take(game, 0, "C23")
    go_to(game, END_EFFECTS)
    track(game, 0, water=2)
    play(game, 0, "boost:water", "double:civ")
    assert game.over and heights(game)[:2] == (2, 3) and final(game)["tracks"] == 1 + 1
