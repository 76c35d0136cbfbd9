"""Chapter 4: the steps of a turn, pending gains, movement points and abilities in time."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.options import Refused
from kolonie.core.views import view
from kolonie.games.planet_unknown.state import ACTION, END_CHECK, EVENT, NONE, PICKS, ROTATION
from tests.citing import rule
from tests.positioning import keys
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    cells,
    deck,
    due,
    empty_stack,
    face,
    finish,
    go_to,
    height,
    heights,
    lay,
    mask,
    next_event,
    offered,
    paint,
    patch,
    play,
    refused,
    rover,
    seat_of,
    started,
    step_of,
    table_of,
    tile_number,
    track,
)


def to_next_turn(game: Game) -> None:
    turn = table_of(game).turn
    while not game.over and table_of(game).turn == turn:
        finish(game)


# -- steps


@rule("PU-4.01")
def test_a_turn_begins_with_the_rotation() -> None:
    game = started(2, step=ROTATION, events=EVENTS)
    assert game.to_act() == [0]
    assert offered(game, 0, "rotate")
    assert table_of(game).event == NONE  # no event before it
    play(game, 0, "rotate:1")
    assert table_of(game).event != NONE


@rule("PU-4.02")
def test_an_event_is_revealed_only_with_the_module() -> None:
    plain = started(2, step=ROTATION)
    play(plain, 0, "rotate:0")
    assert (step_of(plain), table_of(plain).event) == (ACTION, NONE)
    game = started(2, step=ROTATION, events=EVENTS)
    next_event(game, "G17", "O13")
    play(game, 0, "rotate:0")
    assert table_of(game).event == BOX.event_ids.index("G17")
    assert step_of(game) == EVENT
    assert game.to_act() == [0, 1]
    for index in (0, 1):
        play(game, index, "synergy:civ")
    assert step_of(game) == ACTION
    to_next_turn(game)
    play(game, 1, "rotate:0")
    assert table_of(game).event == BOX.event_ids.index("O13")  # one card each turn


@rule("PU-4.03", "PU-4.04")
def test_start_of_turn_effects_come_after_the_event_and_before_the_tile() -> None:
    game = started(2, corporation="oasis", events=EVENTS)
    breakthrough(game, 0, 2)  # 1 movement point for each rover on water
    paint(game, 0, "water", (5, 0), (6, 0))
    rover(game, 0, (5, 0), (6, 0))
    next_event(game, "R07")  # one of two rovers is destroyed
    go_to(game, EVENT)
    assert seat_of(game).moves == 0
    play(game, 0, "lose-rover:5,0")
    assert step_of(game) == ACTION
    assert seat_of(game).moves == 1
    assert "rover:6,0,6,1" in offered(game, 0) and "tile:inner" in offered(game, 0)


@rule("PU-4.04", "PU-4.11")
def test_a_breakthrough_of_the_event_works_at_the_start_of_the_same_turn() -> None:
    game = started(2, corporation="flux", events=EVENTS)
    seat_of(game).flux = 0
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (5, 0))
    track(game, 0, tech=2)
    next_event(game, "G06")  # tech or rover
    go_to(game, EVENT)
    play(game, 0, "boost:tech", "flux:civ")
    finish(game, 1)
    assert step_of(game) == ACTION
    assert seat_of(game).moves == 2


@rule("PU-4.05", "PU-5.01")
def test_all_players_select_at_once_one_of_two_tiles() -> None:
    game = started(3)
    assert game.to_act() == [0, 1, 2]
    for index in range(3):
        assert offered(game, index) == ["tile:inner", "tile:outer"]
    table = table_of(game)
    for index, ring in ((2, 1), (0, 0), (1, 1)):
        stack = view(game, None)["sections"][index][ring]
        play(game, index, ("tile:inner", "tile:outer")[ring])
        play(game, index, keys(game, index)[0])
        assert seat_of(game, index).laid[-1][0] == table.tops[stack]
    for index in range(3):  # and no second one
        with pytest.raises(Refused):
            game.play(index, "tile:inner")


@rule("PU-4.06", "PU-4.07")
@pytest.mark.parametrize(
    ("tile", "size"), [("D2.tech-biomass", 2), ("V3.tech-biomass", 3), ("U5.tech-biomass", 5)]
)
@pytest.mark.parametrize("first", ["tech", "biomass"])
def test_both_trackers_go_up_by_one_whatever_the_size(tile: str, size: int, first: str) -> None:
    game = started(2)
    face(game, 0, inner=tile)
    play(game, 0, "tile:inner")
    play(game, 0, next(key for key in keys(game, 0) if key.endswith("r0")))
    assert seat_of(game).covered.bit_count() == size
    assert offered(game, 0) == ["advance:biomass", "advance:tech"]
    x, y = cells(seat_of(game).covered)[0]
    rover(game, 0, (x, y))  # with movement left, so that nothing goes on by itself
    seat_of(game).moves = 1
    play(game, 0, f"advance:{first}")
    assert heights(game) == ((0, 0, 1, 0, 0) if first == "biomass" else (0, 0, 0, 0, 1))
    assert refused(game, 0, "end") == "PU-36.11"  # the other one is compulsory
    play(game, 0, offered(game, 0, "advance")[0])
    assert heights(game) == (0, 0, 1, 0, 1)


# -- gains


@rule("PU-4.08")
def test_a_benefit_is_gained_as_soon_as_its_field_is_reached() -> None:
    game = started(2)
    lay(game, 0, "D2.civ-energy", 5, 0)
    rover(game, 0, (5, 0))
    due(game, 0, "advance:rover", "advance:civ")
    track(game, 0, rover=4)
    play(game, 0, "advance:rover")
    assert seat_of(game).moves == 2
    assert {"rover:5,0,6,0", "advance:civ"} <= set(offered(game, 0))


@rule("PU-4.09")
def test_gains_are_resolved_in_any_order_and_new_ones_join() -> None:
    game = started(2)
    track(game, 0, water=2, civ=4)
    due(game, 0, "advance:water", "advance:civ", "advance:tech")
    assert offered(game, 0) == ["advance:civ", "advance:tech", "advance:water"]
    play(game, 0, "advance:water")  # reaches a synergy
    assert {"advance:civ", "advance:tech", "synergy:civ", "synergy:water"} <= set(offered(game, 0))
    later, sooner = game.clone(), game.clone()
    play(later, 0, "advance:civ", "advance:tech", "synergy:civ")
    play(sooner, 0, "synergy:civ", "advance:tech")  # the last one follows by itself
    assert heights(later) == heights(sooner) == (6, 3, 0, 0, 1)


@rule("PU-4.10")
def test_a_patch_is_placed_before_anything_else() -> None:
    game = started(2)
    patch(game, 0, (5, 0))
    rover(game, 0, (5, 0))
    track(game, 0, biomass=2)
    due(game, 0, "advance:biomass", "advance:civ", moves=3)
    assert "rover:5,0,5,1" in offered(game, 0)
    play(game, 0, "advance:biomass")
    assert offered(game, 0) == ["cover:5,1", "cover:6,0"]
    play(game, 0, "cover:6,0")
    assert {"advance:civ", "rover:5,0,5,1"} <= set(offered(game, 0))


@rule("PU-4.10")
def test_a_patch_that_is_stored_does_not_hold_up_the_rest() -> None:
    game = started(2)
    patch(game, 0, (5, 0))
    breakthrough(game, 0, 2)
    track(game, 0, biomass=2)
    due(game, 0, "advance:biomass", "advance:civ")
    play(game, 0, "advance:biomass")
    assert "store" in offered(game, 0)
    play(game, 0, "store")  # the last gain follows by itself
    assert (seat_of(game).stored, height(game, 0, "civ")) == (1, 1)


@rule("PU-4.11")
def test_a_breakthrough_works_for_the_rest_of_the_turn() -> None:
    game = started(2)
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (5, 0))
    track(game, 0, tech=6, rover=2)
    due(game, 0, "advance:tech", "advance:rover", moves=1)
    other = game.clone()
    play(game, 0, "advance:tech", "advance:rover")  # level 3 first: +1 movement
    assert seat_of(game).moves == 3
    play(other, 0, "advance:rover", "advance:tech")
    assert seat_of(other).moves == 2


@rule("PU-4.11", "PU-4.03")
def test_a_start_of_turn_effect_begins_with_the_next_turn() -> None:
    game = started(2, corporation="flux")
    seat_of(game).flux = 0
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (5, 0))
    track(game, 0, tech=2)
    due(game, 0, "advance:tech")
    play(game, 0, "advance:tech", "flux:civ")
    assert seat_of(game).moves == 0
    to_next_turn(game)
    play(game, 1, "rotate:0")
    assert seat_of(game).moves == 2


@rule("PU-4.17")
def test_coalition_4_counts_when_the_water_advance_is_carried_out() -> None:
    game = started(2)
    track(game, 0, tech=9, water=4)
    due(game, 0, "advance:tech", "placed:water")
    other = game.clone()
    play(game, 0, "advance:tech")  # the other one follows by itself
    assert height(game, 0, "water") == 6
    play(other, 0, "advance:water")
    assert (height(other, 0, "water"), height(other, 0, "tech")) == (5, 10)


@rule("PU-4.17", "PU-6.01")
def test_a_breakthrough_gained_after_the_moment_does_not_work_backwards() -> None:
    game = started(2)
    track(game, 0, tech=13)
    face(game, 0, inner="D2.rover-tech.meteor")
    empty_stack(game, 0, 1)
    play(game, 0, "tile:inner", "place:5,0,r0")
    assert seat_of(game).meteorites == mask((5, 1))  # before the trackers move
    play(game, 0, "advance:tech")  # Coalition 5: no more meteorites
    assert seat_of(game).levels == 1 << 4
    assert seat_of(game).meteorites == mask((5, 1))


@rule("PU-4.17")
def test_republic_1_gained_by_the_tile_gives_nothing_for_selecting_it() -> None:
    game = started(2, corporation="republic")
    lay(game, 0, "D2.civ-energy", 5, 0)
    track(game, 0, tech=2, rover=4)
    face(game, 0, inner="D2.tech-biomass")
    empty_stack(game, 0, 1)
    play(game, 0, "tile:inner", "place:6,0,r0", "advance:tech")
    assert (seat_of(game).levels, seat_of(game).moves) == (1, 0)


# -- steps 5 and 6


@rule("PU-4.12", "PU-4.19")
def test_cards_are_picked_in_turn_order_after_everybody_has_acted() -> None:
    game = started(3)
    table_of(game).commander = 1
    deck(game, 1, "C06", "C07", "C29", "C33")
    for index in (0, 1):
        track(game, index, civ=2)
        due(game, index, "advance:civ")
        play(game, index, "advance:civ")
        if index in game.to_act():
            play(game, index, "end")
    assert game.to_act() == [2]
    assert not seat_of(game, 0).kept and not seat_of(game, 1).kept
    finish(game, 2)
    assert step_of(game) == PICKS
    assert game.to_act() == [1]  # the commander
    for other in (0, 2):
        with pytest.raises(Refused):
            game.play(other, "card:C06")
    play(game, 1, "card:C07")
    assert game.to_act() == [0]  # seat 2 has no pick and is passed over
    assert offered(game, 0) == ["card:C06", "card:C29", "card:C33"]
    play(game, 0, "card:C06")
    assert table_of(game).turn == 2


@rule("PU-4.13")
def test_after_the_end_check_the_next_turn_begins_or_the_game_ends() -> None:
    game = started(2)
    go_to(game, END_CHECK)
    table = table_of(game)
    assert (table.turn, step_of(game), table.commander) == (2, ROTATION, 1)
    assert game.to_act() == [1]
    seat_of(game).stuck = 1
    go_to(game, END_CHECK)
    assert game.over
    assert (table.turn, table.commander) == (2, 1)  # the token is not passed


@rule("PU-4.14")
def test_step_4_does_not_depend_on_who_enters_first() -> None:
    game = started(2)
    moves = {0: ["tile:inner"], 1: ["tile:outer"]}
    for index in (0, 1):
        twin = game.clone()
        twin.play(index, moves[index][0])
        while index in twin.asks:
            key = "end" if "end" in keys(twin, index) else keys(twin, index)[0]
            moves[index].append(key)
            twin.play(index, key)
    orders = []
    for first in (0, 1):
        twin = game.clone()
        for index in (first, 1 - first):
            for key in moves[index]:
                twin.play(index, key)
        orders.append(view(twin, 0))
    assert orders[0] == orders[1]


@rule("PU-4.14")
def test_nobody_sees_what_another_player_does_in_step_4() -> None:
    game = started(2)
    before = view(game, 1)
    options = keys(game, 1)
    play(game, 0, "tile:inner")
    play(game, 0, keys(game, 0)[0])
    assert view(game, 1)["table"] == before["table"]
    assert keys(game, 1) == options
    assert view(game, 0)["table"]["seats"][0]["covered"] != 0


# -- abilities and movement in time


def driver(seats: int = 2) -> Game:
    """Horizon with level 5: once per turn the rover tracker goes up."""
    game = started(seats, corporation="horizon")
    breakthrough(game, 0, 5)
    track(game, 0, rover=3)
    return game


@rule("PU-4.15")
def test_an_ability_of_once_per_turn_comes_back_with_the_next_turn() -> None:
    game = driver()
    play(game, 0, "drive")
    assert refused(game, 0, "drive") == "PU-36.10"
    due(game, 0)
    assert refused(game, 0, "drive") == "PU-36.10"
    seat_of(game).picks = [1]
    go_to(game, PICKS)  # step 5 is the same turn
    play(game, 0, keys(game, 0)[0])
    assert height(game, 0, "rover") == 4
    game = driver()
    play(game, 0, "drive")
    to_next_turn(game)
    play(game, 1, "rotate:0")
    assert "drive" in offered(game, 0)


@rule("PU-4.15")
def test_an_ability_used_in_step_4_is_used_in_step_5() -> None:
    game = driver()
    lay(game, 0, "D2.civ-energy", 5, 0)
    rover(game, 0, (5, 0))
    play(game, 0, "drive")
    seat_of(game).picks = [1]
    go_to(game, PICKS)
    play(game, 0, "pick:1")
    deck(game, 1, "C06", "C07", "C29")
    play(game, 0, "card:C06")
    assert refused(game, 0, "drive") == "PU-36.10"


@rule("PU-4.16")
def test_abilities_are_for_steps_3_to_5_of_the_owner() -> None:
    game = driver()
    assert "drive" in offered(game, 0)  # before placing
    due(game, 0)
    assert "drive" in offered(game, 0)  # after placing
    for index in (0, 1):
        seat_of(game, index).picks = [1]
    table_of(game).commander = 1
    deck(game, 1, "C06", "C07", "C29", "C33")
    go_to(game, PICKS)
    assert game.to_act() == [1]
    with pytest.raises(Refused):  # while another player picks
        game.play(0, "drive")
    play(game, 1, "card:C06")
    assert game.to_act() == [0] and "drive" in offered(game, 0)  # while resolving own picks
    play(game, 0, "pick:1", "card:C07")
    assert "drive" in offered(game, 0)


@rule("PU-4.16", "PU-4.19")
def test_without_a_pick_there_is_nothing_to_do_in_step_5() -> None:
    game = driver()
    seat_of(game, 1).picks = [1]
    go_to(game, PICKS)
    assert game.to_act() == [1]
    play(game, 1, keys(game, 1)[0])
    assert table_of(game).turn == 2


@rule("PU-4.16")
def test_no_ability_in_the_event_step() -> None:
    game = started(2, corporation="horizon", events=EVENTS)
    breakthrough(game, 0, 5)
    next_event(game, "G17")
    go_to(game, EVENT)
    assert offered(game, 0, "synergy") == offered(game, 0)


@rule("PU-4.18")
def test_movement_of_the_event_step_can_be_used_until_the_turn_is_confirmed() -> None:
    game = started(2, events=EVENTS)
    lay(game, 0, "D2.civ-energy", 5, 0)
    rover(game, 0, (5, 0))
    track(game, 0, rover=4)
    next_event(game, "G05")  # civ or rover
    go_to(game, EVENT)
    play(game, 0, "boost:rover")
    finish(game, 1)
    assert step_of(game) == ACTION and seat_of(game).moves == 2
    play(game, 0, "rover:5,0,6,0")
    face(game, 0, inner="D2.tech-biomass")
    play(game, 0, "tile:inner")
    play(game, 0, keys(game, 0)[0])
    assert seat_of(game).moves == 1
    assert offered(game, 0, "rover")
    finish(game, 0)
    assert seat_of(game).moves == 0


@rule("PU-4.18")
def test_movement_lasts_through_own_picks_and_not_longer() -> None:
    game = started(2)
    lay(game, 0, "D2.civ-energy", 5, 0)
    for index in (0, 1):
        lay(game, index, f"I4.civ-energy{'.meteor' if index else ''}", 4, 5)
        rover(game, index, (4, 5))
        due(game, index, moves=3)
    seat_of(game, 0).picks = [1]
    deck(game, 1, "C06", "C07", "C29")
    play(game, 0, "end")
    assert seat_of(game, 0).moves == 3
    play(game, 1, "end")
    assert (seat_of(game, 0).moves, seat_of(game, 1).moves) == (3, 0)
    assert step_of(game) == PICKS
    play(game, 0, "rover:4,5,4,4", "pick:1", "card:C06", "rover:4,4,4,3", "end")
    assert cells(seat_of(game, 0).rovers) == [(4, 3)]
    assert seat_of(game, 0).moves == 0


@rule("PU-4.18")
def test_what_is_left_does_not_reach_the_next_turn() -> None:
    game = started(2)
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (5, 0))
    due(game, 0, moves=4)
    finish(game)
    to_next_turn(game)
    assert all(seat.moves == 0 for seat in table_of(game).seats)


@rule("PU-4.06")
def test_the_tile_selected_is_the_tile_placed() -> None:
    game = started(2)
    face(game, 0, inner="D2.tech-biomass", outer="U5.rover-tech")
    play(game, 0, "tile:outer")
    play(game, 0, keys(game, 0)[0])
    assert seat_of(game).laid[-1][0] == tile_number("U5.rover-tech")
    assert offered(game, 0, "advance") == ["advance:rover", "advance:tech"]
