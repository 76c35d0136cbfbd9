"""Chapters 35 and 36: the words of the game, and input that is refused."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.options import Refused
from kolonie.core.title import SetupError
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.state import END_EFFECTS, PICKS, ROTATION
from kolonie.games.planet_unknown.terms import TRACKS
from tests.citing import rule
from tests.rules.planet_unknown.boards import lays, next_turn, place, reveal
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    cells,
    deck,
    due,
    face,
    fill,
    go_to,
    heights,
    keep_cards,
    mask,
    meteorite,
    offered,
    open_event,
    paint,
    play,
    refused,
    rover,
    seat_of,
    set_up,
    started,
    table_of,
    track,
)
from tests.rules.planet_unknown.positions import final, moved, named, near, sheet, take
from tests.rules.planet_unknown.worlds import go, put, tracked


def rejects(game: Game, index: int, *choices: str) -> bool:
    """None of these is accepted from the seat."""
    for choice in choices:
        with pytest.raises(Refused):
            game.clone().play(index, choice)
        assert choice not in offered(game, index)
    return True


# -- chapter 35


@rule("PU-35.01", "PU-35.02")
def test_medals_are_points_at_the_end_and_no_benefit() -> None:
    game = tracked("coalition")
    track(game, 0, water=1, rover=11)
    go(game, "advance:water", "advance:rover")
    assert heights(game)[1] == 2 and offered(game, verb="advance") == ["advance:rover"]
    assert not offered(game, verb="synergy")
    play(game, 0, "advance:rover")
    assert heights(game)[3] == 12 and moved(game) == 1 + 3, "the number, not the medal"
    assert sheet(game)["tracks"] == 1 + 2


@rule("PU-35.03")
def test_a_synergy_advances_any_tracker() -> None:
    game = tracked("coalition")
    for index, name in enumerate(TRACKS):
        go(game, "synergy", way=f"synergy:{name}")
        assert heights(game)[index] == 1
    track(game, 0, water=2)
    go(game, "advance:water")
    assert offered(game, verb="synergy") == sorted(f"synergy:{name}" for name in TRACKS)


@rule("PU-35.05")
def test_collecting_and_destroying() -> None:
    game = tracked("coalition")
    seat = seat_of(game)
    pod = cells(seat.lifepods)[0]
    seat.rovers = mask((pod[0] - 1, pod[1]))
    due(game, 0, moves=2)
    play(game, 0, f"rover:{pod[0] - 1},{pod[1]},{pod[0]},{pod[1]}")
    assert (seat.pods, seat.lost_pods, seat.lifepods.bit_count()) == (1, 0, 5)
    game = started(2)
    place(game, "D2.biomass-civ", 1, 3)  # over the lifepod of (1, 4)
    assert (seat_of(game).pods, seat_of(game).lost_pods) == (0, 1)


@rule("PU-35.06")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [
        ("biomass-civ", (1, 0, 1, 0, 0)),
        ("tech-biomass", (0, 0, 1, 0, 1)),
        ("rover-tech", (0, 0, 0, 1, 1)),
        ("water-rover", (0, 0, 0, 1, 0)),
    ],
)
def test_a_building_advances_its_tracker(tile: str, expected: tuple[int, ...]) -> None:
    game = started(2)
    place(game, f"D2.{tile}", 5, 0)
    while now := offered(game, verb="advance"):
        play(game, 0, now[0])
    assert heights(game) == expected, "water by special rules only"


@rule("PU-35.08")
def test_a_movement_point_is_one_orthogonal_step_of_one_rover() -> None:
    game = started(2)
    rover(game, 0, (5, 5), (8, 8))
    due(game, 0, moves=2)
    steps = {f"rover:5,5,{x},{y}" for x, y in near((5, 5))} | {f"rover:8,8,{x},{y}" for x, y in near((8, 8))}
    assert set(offered(game, verb="rover")) == steps
    play(game, 0, "rover:5,5,5,6")
    assert moved(game) == 1
    assert seat_of(game).rovers == mask((5, 6), (8, 8))


@rule("PU-35.09")
def test_not_allowed_may_be_broken_only_to_go_on() -> None:
    for free, broken in (((3, 5), (3, 6)), False), (((5, 0), (6, 0)), True):
        game = started(2, events=EVENTS)
        fill(game, 0, *free)
        open_event(game, "O19")
        found = lays(game, "D2.biomass-civ")
        assert found and not seat_of(game).stuck
        edge = BOX.planets[0].edge
        assert bool(mask(*free) & edge) == broken
    game = started(2, events=EVENTS)
    fill(game, 0, (3, 5), (3, 6), (5, 0), (6, 0))
    open_event(game, "O19")
    lays(game, "D2.biomass-civ")
    assert refused(game, 0, "place:5,0,r1") == "PU-5.13"


@rule("PU-35.10")
def test_immediately_and_at_the_end_of_the_game() -> None:
    game = tracked("coalition")
    take(game, 0, "C04")
    assert moved(game) == 4, "at once"
    game = tracked("coalition")
    keep_cards(game, 0, "C23")
    track(game, 0, water=1)
    assert heights(game)[1] == 1
    go_to(game, END_EFFECTS)
    play(game, 0, "boost:water")
    assert final(game)["tracks"] == 1, "the medal of water 2, reached after the last turn before scoring"
    assert final(game)["cards"] == 2


@rule("PU-35.11")
def test_solo_only_cards_are_removed_with_more_players() -> None:
    game = set_up(2, events="0-4-16")
    green = {n for n, event in enumerate(BOX.events) if event.colour == "green"}
    solo = {n for n, event in enumerate(BOX.events) if event.solo_only}
    assert set(table_of(game).events) & green == green - solo and len(green & solo) == 4
    game = set_up(1, events="0-0-20")
    assert set(table_of(game).events) == green


@rule("PU-35.12")
def test_load_and_deliver() -> None:
    game = started(2, corporation="horizon")
    paint(game, 0, "rover", (5, 0), (6, 0), buildings=((6, 0),))
    meteorite(game, 0, (5, 0))
    rover(game, 0, (5, 1))
    due(game, 0, moves=3)
    play(game, 0, "rover:5,1,5,0")
    seat = seat_of(game)
    assert (seat.loaded, seat.meteorites, seat.rocks) == (mask((5, 0)), 0, 0)
    play(game, 0, "rover:5,0,6,0")
    assert (seat.loaded, seat.rocks) == (0, 1)


# -- chapter 36


@rule("PU-36.01")
def test_tiles_from_elsewhere_and_a_second_tile() -> None:
    game = started(3)
    face(game, 0, inner="D2.biomass-civ")
    assert offered(game, 0, "tile") == ["tile:inner", "tile:outer"]
    assert rejects(game, 0, "tile:2", "tile:next", "place:5,0,r0")
    play(game, 0, "tile:inner", "place:5,0,r0")
    assert rejects(game, 0, "tile:inner", "tile:outer")
    play(game, 0, "advance:civ")
    assert 0 not in game.asks and refused(game, 0, "tile:outer") == "PU-4.19"


@rule("PU-36.02")
def test_placements_against_the_rules() -> None:
    game = started(2, planet="k-273", events=EVENTS)
    lays(game, "D2.biomass-civ")
    assert rejects(game, 0, "place:0,0,r0", "place:5,11,r0", "place:12,3,r0")
    assert refused(game, 0, "place:4,6,r0") == "PU-5.05"
    game = started(2, planet="k-273", events=EVENTS)
    paint(game, 0, "civ", (6, 0))
    lays(game, "D2.biomass-civ")
    assert refused(game, 0, "place:5,0,r1") == "PU-5.09"
    assert refused(game, 0, "place:7,2,r0") == "PU-5.07"
    assert refused(game, 0, "place:5,0,r0") == "PU-33.02"
    game = started(2, events=EVENTS)
    paint(game, 0, "civ", (6, 1), (4, 1))
    open_event(game, "R16")
    lays(game, "D2.biomass-civ")
    assert refused(game, 0, "place:3,1,r0") == "PU-5.13"


@rule("PU-36.03")
def test_a_tile_that_fits_must_be_taken() -> None:
    game = started(2)
    fill(game, 0, (5, 5), (5, 6))
    face(game, 0, inner="D2.civ-energy", outer="I4.rover-tech")
    assert offered(game) == ["tile:inner"]
    assert refused(game, 0, "tile:outer") == "PU-5.02"
    assert rejects(game, 0, "none", "end")


@rule("PU-36.04")
def test_only_the_commander_rotates() -> None:
    game = started(3, step=ROTATION)
    assert game.to_act() == [0] and offered(game, 0, "rotate")
    for index in (1, 2):
        with pytest.raises(Refused):
            game.play(index, "rotate:1")
    for game in (started(1, step=ROTATION, events="0-20-0"), started(2, step=ROTATION, rotation="automatic")):
        before = table_of(game).rotation
        for index in game.to_act():
            assert rejects(game, index, "rotate:1", "rotate:0")
        assert table_of(game).rotation == before
    game = started(1, events="0-0-20")
    reveal(game, "G15")
    assert any(key.startswith(("rotate", "face")) for key in offered(game))


@rule("PU-36.05")
def test_trackers_that_cannot_be_chosen() -> None:
    game = started(2, corporation="makeshift")
    put(game, civ=("civ", 15), water=("civ", 1), biomass=("water", 1), rover=("civ", 0), tech=("tech", 4))
    due(game, 0, "synergy", moves=0)
    assert refused(game, 0, "synergy:civ") == refused(game, 0, "synergy:rover") == "PU-8.16"
    game = tracked("coalition")
    track(game, 0, rover=15)
    due(game, 0, "energy:civ,rover", moves=1)
    assert refused(game, 0, "energy:tech") == "PU-14.03"
    assert "energy:rover" in offered(game), "the top of the rover track"
    track(game, 0, civ=15)
    assert refused(game, 0, "energy:civ") == "PU-8.16"
    game = started(2, events=EVENTS)
    track(game, 0, tech=3, civ=1)
    reveal(game, "O12")
    assert refused(game, 0, "regress:water") == "PU-19.29" and rejects(game, 0, "regress:energy")
    game = started(2, events=EVENTS)
    track(game, 0, tech=3, civ=1, water=2, rover=2)
    reveal(game, "O02")
    assert offered(game) == ["regress:rover", "regress:tech"] and rejects(game, 0, "regress:civ")


@rule("PU-36.06")
def test_steps_that_are_refused() -> None:
    game = started(2)
    rover(game, 0, (5, 0), (6, 0))
    due(game, 0, moves=1)
    assert refused(game, 0, "rover:5,0,6,1") == "PU-11.07"
    assert refused(game, 0, "rover:5,0,6,0") == "PU-11.12"
    assert rejects(game, 0, "rover:5,0,4,0", "rover:5,0,5,2", "rover:8,8,8,9")
    seat_of(game).moves = 0
    assert refused(game, 0, "rover:5,0,5,1") == "PU-11.10"


@rule("PU-36.07")
def test_patches_are_not_stored_at_will() -> None:
    game = started(2)
    paint(game, 0, "civ", (5, 0))
    take(game, 0, "C03")
    assert refused(game, 0, "store") == "PU-13.07"
    game = tracked("coalition", 2)
    paint(game, 0, "civ", (5, 0))
    seat_of(game).stored = 1
    due(game, 0, moves=1)
    assert rejects(game, 0, "patch", "cover:5,1", "cover:6,0")
    go_to(game, END_EFFECTS)
    assert {"cover:5,1", "cover:6,0"} <= set(offered(game)), "at the end"


@rule("PU-36.08")
def test_picks_are_made_in_turn_order_of_the_own_rank() -> None:
    game = started(3)
    table_of(game).commander = 1
    deck(game, 1, "C01", "C03")
    deck(game, 2, "C10", "C12")
    seat_of(game, 0).picks = [1]
    seat_of(game, 2).picks = [1]
    go_to(game, PICKS)
    assert game.to_act() == [2]
    with pytest.raises(Refused):
        game.play(0, "pick:1")
    if "pick:1" in offered(game, 2):
        assert rejects(game, 2, "pick:2", "end")
        play(game, 2, "pick:1")
    assert offered(game, 2) == ["card:C01", "card:C03"]
    assert rejects(game, 2, "card:C10", "end", "skip", "done")


@rule("PU-36.09")
@pytest.mark.parametrize(
    ("seats", "events", "legal"),
    [
        (2, "7-7-6", True),
        (2, "7-7-7", False),
        (2, "6-7-6", False),
        (2, "0-4-16", True),
        (2, "0-3-17", False),
        (2, "18-2-0", True),
        (2, "19-1-0", False),
        (2, "0-20-0", True),
        (1, "0-0-20", True),
        (1, "20-0-0", True),
        (1, "21-0-0", False),
    ],
)
def test_the_event_deck(seats: int, events: str, legal: bool) -> None:
    if legal:
        assert TITLE.check({"events": events}, seats)["events"] == events
    else:
        with pytest.raises(SetupError):
            TITLE.check({"events": events}, seats)


@rule("PU-36.10")
def test_abilities_twice_and_inactive_ones() -> None:
    for corporation, level, key in (("flux", 5, "surge"), ("flux", 2, "leap"), ("horizon", 5, "drive")):
        game = started(2, corporation=corporation)
        seat_of(game).flux = 0
        rover(game, 0, (8, 5))
        due(game, 0, "advance:tech", moves=1)
        assert rejects(game, 0, key)
        breakthrough(game, 0, level)
        play(game, 0, key)
        assert refused(game, 0, key) == "PU-36.10"
        if key == "leap":
            next_turn(game)
            assert rejects(game, 0, key)


@rule("PU-36.11")
def test_the_turn_does_not_end_with_a_must_open() -> None:
    game = tracked("coalition")
    assert rejects(game, 0, "end"), "no tile yet"
    due(game, 0, "placed:civ", moves=1)
    assert refused(game, 0, "end") == "PU-36.11"
    paint(game, 0, "civ", (5, 0), (6, 0))
    seat_of(game).laid.append((-1, mask((5, 0), (6, 0))))
    due(game, 0, "rover", moves=1)
    assert refused(game, 0, "end") == "PU-36.11" and offered(game, verb="land") == named(
        "land", [(5, 0), (6, 0)]
    )
    track(game, 0, biomass=2)
    go(game, "advance:biomass")
    assert offered(game, verb="cover") and rejects(game, 0, "end")


@rule("PU-36.11")
def test_nor_with_a_regress_open() -> None:
    game = tracked("makeshift", 4)
    put(game, tech=("tech", 10))
    seat_of(game).duty = 1
    due(game, 0, moves=1)
    assert refused(game, 0, "end") == "PU-36.11"
    game = tracked("republic")
    track(game, 0, civ=1, water=2, tech=1)
    go(game, "advance:civ")
    assert offered(game) == ["regress:tech", "regress:water"] and rejects(game, 0, "end")
