"""Chapter 19: events that restrict the turn, red events, and events on special boards."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.views import view
from kolonie.games.planet_unknown.state import EVENT, NONE, ROTATION
from kolonie.games.planet_unknown.station import section
from tests.citing import rule
from tests.rules.planet_unknown.boards import (
    LARGE,
    SMALL,
    TWO_CELLS,
    lays,
    place,
    pods_at,
    pods_on,
    reveal,
)
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    cells,
    due,
    empty_stack,
    face,
    fill,
    go_to,
    height,
    heights,
    lay,
    next_event,
    offered,
    open_event,
    paint,
    patch,
    play,
    rover,
    seat_of,
    started,
    step_of,
    table_of,
    track,
)
from tests.rules.planet_unknown.positions import collected, take


@rule("PU-19.32")
def test_closed_terrain_for_teleports_stays_and_new_rovers() -> None:
    game = started(2, events=EVENTS)
    paint(game, 0, "civ", (5, 0), (6, 0), (5, 1))
    rover(game, 0, (5, 0))
    open_event(game, "O18")
    take(game, 0, "C14")
    assert "teleport:5,0,6,1" in offered(game)
    assert not {"teleport:5,0,6,0", "teleport:5,0,5,1"} & set(offered(game))

    game = started(2, corporation="republic", events=EVENTS)
    paint(game, 0, "civ", (5, 0), (6, 0), (5, 1), buildings=((5, 0), (5, 1)))
    rover(game, 0, (5, 0))
    breakthrough(game, 0, 3)
    due(game, 0, moves=2)
    assert "jump:5,0,5,1" in offered(game)
    open_event(game, "O18")
    assert set(offered(game)) == {"end"}

    game = started(2, events=EVENTS)
    paint(game, 0, "civ", (6, 0))
    lay(game, 0, "D2.civ-energy", 5, 0)
    rover(game, 0, (6, 0))
    open_event(game, "O18")
    due(game, 0, "rover", moves=1)
    assert offered(game, verb="rover") == ["rover:6,0,6,1"], "it stays and may leave"
    assert "land:5,0" in offered(game)
    play(game, 0, "land:5,0")
    assert (5, 0) in cells(seat_of(game).rovers)


@rule("PU-19.33", "PU-19.42")
def test_patches_do_not_care_and_other_cells_are_free() -> None:
    game = started(2, events=EVENTS)
    paint(game, 0, "civ", (5, 1))
    open_event(game, "R20")
    track(game, 0, biomass=2)
    due(game, 0, "advance:biomass")
    play(game, 0, "advance:biomass")
    assert "cover:5,0" in offered(game) and "cover:4,1" in offered(game)


@rule("PU-19.34")
@pytest.mark.parametrize("card", ["O20", "R04"])
def test_energy_or_the_other_building(card: str) -> None:
    game = started(2, events=EVENTS)
    paint(game, 0, "tech", (6, 1))
    open_event(game, card)
    place(game, "D2.civ-energy", 5, 0)
    assert offered(game) == ["advance:civ", "energy:civ", "energy:tech"]
    play(game, 0, "energy:tech")
    assert heights(game) == (0, 0, 0, 0, 1) and 0 not in game.to_act()


@rule("PU-19.34")
@pytest.mark.parametrize("card", ["O20", "R04"])
def test_each_tile_of_the_turn_and_a_tile_not_placed(card: str) -> None:
    game = started(2, events=EVENTS)
    paint(game, 0, "tech", (6, 1))
    open_event(game, card)
    face(game, 0, inner=SMALL)
    take(game, 0, "C16")
    play(game, 0, "tile:inner")
    play(game, 0, "place:5,0,r0")
    assert offered(game) == ["advance:biomass", "advance:civ"]
    play(game, 0, "advance:civ")
    assert heights(game) == (1, 0, 0, 0, 0) and step_of(game) == ROTATION

    game = started(2, events=EVENTS)
    fill(game, 0)
    open_event(game, card)
    face(game, 0, inner="D2.energy-water", outer=LARGE)
    play(game, 0, "tile:inner")
    assert offered(game) == ["advance:water", "energy:water"]
    play(game, 0, "energy:water")
    assert heights(game) == (0, 1, 0, 0, 0) and 0 not in game.to_act()


@rule("PU-19.35")
@pytest.mark.parametrize("card", ["R05", "R19"])
def test_no_patch_of_a_choice_either(card: str) -> None:
    game = started(2, corporation="wormhole", events=EVENTS)
    paint(game, 0, "civ", (5, 0))
    track(game, 0, biomass=2, civ=2)
    open_event(game, card)
    due(game, 0, "advance:biomass")
    play(game, 0, "advance:biomass")
    assert heights(game) == (3, 0, 5, 0, 0) and not seat_of(game).picks, "civ, and no card for it"


@rule("PU-19.36")
def test_a_suppressed_milestone_is_lost_until_it_is_reached_again() -> None:
    game = started(2, events=EVENTS)
    rover(game, 0, (8, 5))
    track(game, 0, tech=2)
    open_event(game, "R05")
    due(game, 0, "advance:tech", "advance:tech", "advance:tech", moves=1)
    play(game, 0, "advance:tech")
    assert seat_of(game).levels == 0
    table_of(game).event = NONE
    play(game, 0, "advance:tech")
    assert (height(game, 0, "tech"), seat_of(game).levels) == (4, 0), "lost"
    track(game, 0, tech=2)
    play(game, 0, "advance:tech")
    assert seat_of(game).levels == 1, "moved back and reached again"


@rule("PU-19.36")
@pytest.mark.parametrize("card", ["R05", "R19"])
def test_no_flux_token_and_no_duty_for_what_is_suppressed(card: str) -> None:
    game = started(2, corporation="flux", events=EVENTS)
    track(game, 0, tech=2)
    open_event(game, card)
    due(game, 0, "advance:tech")
    play(game, 0, "advance:tech")
    assert 0 not in game.to_act() and seat_of(game).levels == 0

    game = started(2, corporation="republic", events=EVENTS)
    track(game, 0, civ=1, water=4, tech=4)
    open_event(game, card)
    due(game, 0, "advance:civ")
    play(game, 0, "advance:civ")
    assert heights(game) == (2, 4, 0, 0, 4) and 0 not in game.to_act() and not seat_of(game).picks


@rule("PU-19.37")
@pytest.mark.parametrize("rovers", [0, 1, 2])
def test_one_of_several_rovers_is_destroyed(rovers: int) -> None:
    game = started(2, events=EVENTS)
    rover(game, 0, *[(5, 5), (6, 5)][:rovers])
    reveal(game, "R07")
    if rovers == 2:
        assert offered(game) == ["lose-rover:5,5", "lose-rover:6,5"]
        play(game, 0, "lose-rover:6,5")
        assert seat_of(game).lost_rovers == 1
    assert seat_of(game).rovers.bit_count() == min(rovers, 1)


@rule("PU-19.38")
def test_a_collected_lifepod_is_destroyed_wherever_it_lies() -> None:
    game = started(2, corporation=("cosmos", "jump-drive"), events=EVENTS)
    pods_on(game, ("water", 3))
    collected(game, 0, lifepods=1)
    collected(game, 1, lifepods=2)
    seat_of(game, 1).pods = 1
    breakthrough(game, 1, "B")
    reveal(game, "R10")
    assert offered(game) == ["lose:score", "lose:water,3"]
    play(game, 0, "lose:water,3")
    assert (pods_at(game), seat_of(game).pods) == ([], 1)
    assert offered(game, 1) == ["lose:B", "lose:score"]
    play(game, 1, "lose:B")
    assert (seat_of(game, 1).levels, seat_of(game, 1).pods) == (0, 1)


@rule("PU-19.39", "PU-19.46", "PU-19.08", "PU-19.49")
def test_a_stack_is_removed_unless_that_would_end_the_game() -> None:
    def solo(*free: tuple[int, int]) -> Game:
        game = started(1)
        if free:
            fill(game, 0, *free)
        face(game, 0, inner=SMALL, outer=LARGE)
        return game

    game = solo()
    inner, outer = section(BOX, table_of(game), 0)
    reveal(game, "R12")
    assert offered(game) == ["stack:inner", "stack:outer"]
    play(game, 0, "stack:inner")
    assert (table_of(game).tops[inner], table_of(game).stacks[inner]) == (NONE, ())
    assert len(table_of(game).gone) == 12
    assert offered(game) == offered(game, verb="place"), "the only tile left is taken"

    game = solo(*TWO_CELLS)
    reveal(game, "R12")
    assert table_of(game).tops[outer] == NONE != table_of(game).tops[inner], "only this one may go"

    game = solo()
    empty_stack(game, 0, 1)
    reveal(game, "R12")
    assert table_of(game).tops[inner] != NONE, "the section would be empty"

    game = solo((5, 0))
    reveal(game, "R12")
    assert NONE not in table_of(game).tops, "both choices would end the game"


@rule("PU-19.40")
@pytest.mark.parametrize("card", ["R13", "R14"])
def test_a_synergy_or_a_secret_look(card: str) -> None:
    game = started(2, events=EVENTS)
    next_event(game, card, "G20")
    go_to(game, EVENT)
    play(game, 0, "peek-next-event")
    play(game, 1, "synergy")
    assert len(offered(game, 1, "synergy")) == 5
    play(game, 1, "synergy:civ")
    coming = BOX.event_ids.index("G20")
    assert view(game, 0)["table"]["seats"][0]["peeked"] == coming
    for viewer in (1, None):
        assert "peeked" not in view(game, viewer)["table"]["seats"][0]
    assert height(game, 0, "civ") == 0 and height(game, 1, "civ") == 1

    game = started(2, events=EVENTS)
    next_event(game, card)
    table_of(game).past, table_of(game).events = table_of(game).events[:-1], table_of(game).events[-1:]
    go_to(game, EVENT)
    assert len(offered(game, verb="synergy")) == 5 == len(offered(game)), "with no card left only the synergy"


@rule("PU-19.41")
def test_like_terrain_counts_on_pieces_only() -> None:
    game = started(2, planet="petra", events=EVENTS)
    paint(game, 0, "civ", (6, 3))
    open_event(game, "R15")
    found = lays(game, "D2.energy-water")
    assert "place:6,4,r0" in found, "energy between two currents"

    game = started(2, events=EVENTS)
    patch(game, 0, (5, 0))
    open_event(game, "R15")
    found = lays(game, SMALL)
    assert "place:6,0,r2" in found and "place:6,0,r0" not in found, "a patch is biomass"


@rule("PU-19.43")
def test_no_synergy_from_abilities_either() -> None:
    game = started(2, corporation="republic", events=EVENTS)
    track(game, 0, civ=1)
    breakthrough(game, 0, 4)
    open_event(game, "R18")
    due(game, 0, "advance:civ")
    play(game, 0, "advance:civ")
    assert seat_of(game).picks == [1] and 0 not in game.to_act()

    game = started(2, corporation="oasis", events=EVENTS)
    breakthrough(game, 0, 5)
    open_event(game, "R18")
    place(game, "D2.water-rover", 5, 0)
    assert heights(game) == (0, 0, 0, 1, 0) and not offered(game, verb="synergy")

    game = started(2, corporation="jump-drive", events=EVENTS)
    paint(game, 0, "civ", (5, 0))
    breakthrough(game, 0, "A")
    track(game, 0, biomass=2)
    open_event(game, "R18")
    due(game, 0, "advance:biomass")
    play(game, 0, "advance:biomass")
    assert offered(game, verb="cover") and "swap" not in offered(game)


@rule("PU-19.45")
@pytest.mark.parametrize("card", ["R05", "R19"])
def test_a_row_of_symbols_is_suppressed_too(card: str) -> None:
    game = started(2, corporation="jump-drive", events=EVENTS)
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (8, 5))
    breakthrough(game, 0, "E")
    track(game, 0, civ=3)  # rank 1, synergy, patch, 1 movement point, nothing
    open_event(game, card)
    due(game, 0, moves=1)
    play(game, 0, "row:civ")
    seat = seat_of(game)
    assert (seat.moves, seat.picks, seat.patches) == (2, [], 0)
    assert len(offered(game, verb="synergy")) == 5, "movement and synergy are not"


@rule("PU-19.47")
@pytest.mark.parametrize(
    ("corporation", "before", "card", "key", "tracker", "field"),
    [
        ("wormhole", {"biomass": 0}, "G04", "silent:biomass", 2, 32 + 8),
        ("wormhole", {"biomass": 8}, "R01", "regress:biomass", 2, 32 + 2),
        ("oasis", {"water": 1}, "G07", "boost:water", 1, 32 + 2),
        ("oasis", {"water": 1}, "G04", "silent:water", 1, 64 + 4),
        ("oasis", {"water": 3, "biomass": 9}, "R02", "regress:water", 1, 64 + 4),
        ("makeshift", {"civ": 4}, "G09", "boost:civ,water", 0, 16 + 5),
        ("makeshift", {"civ": 4, "tech": 4}, "O05", "regress:civ", 0, 3),
    ],
)
def test_steps_are_fields_of_the_own_path(
    corporation: str, before: dict[str, int], card: str, key: str, tracker: int, field: int
) -> None:
    game = started(2, corporation=corporation, events=EVENTS)
    track(game, 0, **before)
    reveal(game, card)
    if step_of(game) == EVENT:  # else it was the only choice
        play(game, 0, key)
    assert seat_of(game).trackers[tracker] == field


@rule("PU-19.47")
def test_steps_skip_covered_fields_and_change_tracks() -> None:
    game = started(2, corporation="cosmos", events=EVENTS)
    pods_on(game, ("civ", 2))
    reveal(game, "G04")
    play(game, 0, "silent:civ")
    assert height(game, 0, "civ") == 4

    game = started(2, corporation="makeshift", events=EVENTS)
    seat_of(game).trackers[1] = 32 + 4
    reveal(game, "O10")  # biomass or water; the blue tracker stands on the biomass track
    assert seat_of(game).trackers[1] == 32 + 3
    table_of(game).event = NONE
    reveal(game, "G04")
    play(game, 0, "silent:civ,water", "advance:civ", "advance:civ,civ")
    assert seat_of(game).trackers[0] == 3 and not offered(game, verb="synergy")


@rule("PU-19.48")
def test_which_advances_are_synergies() -> None:
    for card, doubled in (("G17", True), ("G20", True), ("G05", False), ("G04", False)):
        game = started(2, corporation="jump-drive", events=EVENTS)
        breakthrough(game, 0, "C")
        reveal(game, card)
        assert bool(offered(game, verb="double")) == doubled, card
    for card in ("R13", "R14"):
        game = started(2, corporation="jump-drive", events=EVENTS)
        breakthrough(game, 0, "C")
        reveal(game, card)
        play(game, 0, "synergy", "double:water")
        assert height(game, 0, "water") == 2
    for card in ("C01", "C02", "C10", "C11", "C19"):
        game = started(2, corporation="jump-drive")
        breakthrough(game, 0, "C")
        take(game, 0, card)
        assert offered(game) and not offered(game, verb="double")

    game = started(2, corporation="wormhole", events=EVENTS)
    paint(game, 0, "civ", (5, 0))
    track(game, 0, biomass=2)
    open_event(game, "R18")  # no synergy
    due(game, 0, "advance:biomass")
    play(game, 0, "advance:biomass")
    assert offered(game) == ["benefit:civ", "benefit:patch"]
    play(game, 0, "benefit:civ")
    assert height(game, 0, "civ") == 1
