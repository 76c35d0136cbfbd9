"""Chapter 25: Republic."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.state import END_EFFECTS, EVENT, PICKS
from tests.citing import rule
from tests.rules.planet_unknown.boards import SMALL, driving, medals, numbers, reveal
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
    offered,
    paint,
    play,
    refused,
    rover,
    seat_of,
    started,
    step_of,
    table_of,
    track,
)
from tests.rules.planet_unknown.positions import card_number, final, moved, take

CIV_TILE, OTHER_TILE = "D2.civ-energy", "I4.rover-tech"


def republic(*levels: int, events: str = "none") -> Game:
    game = started(2, corporation="republic", events=events)
    breakthrough(game, 0, *levels)
    return game


def at_milestone(*levels: int, civ: int = 1, **others: int) -> Game:
    """The civ tracker stands below a milestone and is due."""
    game = republic(*levels)
    track(game, 0, civ=civ, **others)
    due(game, 0, "advance:civ")
    return game


# -- milestones


@rule("PU-25.01")
def test_seven_milestones_and_one_medal() -> None:
    ranks = numbers("republic", "civ", "civ")
    assert {height: rank for height, rank in enumerate(ranks) if rank} == {
        2: 1,
        4: 2,
        6: 2,
        8: 3,
        10: 3,
        12: 4,
        14: 4,
    }
    assert medals("republic", "civ") == {15: 5}


@rule("PU-25.02", "PU-25.04")
def test_another_tracker_goes_back_when_the_milestone_is_reached() -> None:
    game = at_milestone(water=4, biomass=4, rover=7, tech=8)
    play(game, 0, "advance:civ")
    assert offered(game) == ["regress:biomass", "regress:rover", "regress:tech", "regress:water"]
    assert seat_of(game).picks == [1] and not seat_of(game).cards, "before the card is picked"
    play(game, 0, "regress:tech")
    assert heights(game) == (2, 4, 4, 7, 7)
    assert (seat_of(game).levels, moved(game)) == (0, 0), "no benefit"


@rule("PU-25.02", "PU-25.03")
def test_a_tracker_on_0_cannot_go_back() -> None:
    game = at_milestone(water=2)
    play(game, 0, "advance:civ")
    assert heights(game) == (2, 1, 0, 0, 0)
    game = at_milestone()
    play(game, 0, "advance:civ")
    assert heights(game) == (2, 0, 0, 0, 0) and 0 not in game.to_act()


@rule("PU-25.02")
def test_the_question_and_what_is_refused_name_the_rule_of_the_republic() -> None:
    game = at_milestone(water=4, tech=8)
    play(game, 0, "advance:civ")
    assert game.decision(0).rule == "PU-25.02"
    assert refused(game, 0, "regress:rover") == "PU-25.02", "on 0"
    assert refused(game, 0, "regress:civ") == "PU-25.02", "one of the other four"


@rule("PU-25.05")
def test_also_if_there_is_no_card() -> None:
    game = republic()
    deck(game, 1)
    track(game, 0, civ=1, water=2)
    due(game, 0, "advance:civ")
    play(game, 0, "advance:civ")
    assert heights(game) == (2, 1, 0, 0, 0)


@rule("PU-25.17")
def test_the_duty_in_the_event_step_in_step_5_and_after_the_last_turn() -> None:
    game = republic(events=EVENTS)
    track(game, 0, civ=1, water=5, tech=5)
    reveal(game, "G05")
    play(game, 0, "boost:civ")
    assert step_of(game) == EVENT and offered(game) == ["regress:tech", "regress:water"]

    game = republic()
    track(game, 0, civ=1, water=5, tech=5)
    take(game, 0, "C02")
    play(game, 0, "twice:civ")
    assert step_of(game) == PICKS and offered(game) == ["regress:tech", "regress:water"]

    game = republic()
    keep_cards(game, 0, "C23")
    track(game, 0, civ=1, water=5, tech=5)
    go_to(game, END_EFFECTS)
    play(game, 0, "boost:civ")
    assert offered(game) == ["regress:tech", "regress:water"]

    game = republic(5)
    track(game, 0, civ=1, water=5, tech=5)
    for rank in range(1, 5):
        deck(game, rank, *{1: ["C06", "C07"]}.get(rank, []))
    go_to(game, END_EFFECTS)
    play(game, 0, "card:C06")
    assert game.over and heights(game) == (1, 5, 0, 0, 5), "not for cards taken by level 5"


# -- level 1


def selecting(rover_height: int, inner: str = CIV_TILE, outer: str = OTHER_TILE) -> Game:
    game = republic(1)
    paint(game, 0, "water", (5, 0))
    rover(game, 0, (6, 1))
    track(game, 0, rover=rover_height)
    face(game, 0, inner=inner, outer=outer)
    return game


@rule("PU-25.06", "PU-25.07")
@pytest.mark.parametrize(("rover_height", "points"), [(0, 0), (1, 0), (2, 1), (4, 2), (12, 2), (15, 3)])
def test_movement_for_selecting_civ_terrain(rover_height: int, points: int) -> None:
    game = selecting(rover_height)
    play(game, 0, "tile:inner")
    assert moved(game) == points
    assert bool(offered(game, verb="rover")) == bool(points), "before the tile is placed"
    assert offered(game, verb="place")
    game = selecting(rover_height)
    play(game, 0, "tile:outer")
    assert moved(game) == 0 and not offered(game, verb="rover")


@rule("PU-25.06")
def test_no_movement_without_level_1() -> None:
    game = selecting(4)
    seat_of(game).levels = 0
    play(game, 0, "tile:inner")
    assert moved(game) == 0


@rule("PU-25.08")
def test_after_moving_the_civ_tile_must_be_placed() -> None:
    game = selecting(4)
    play(game, 0, "tile:inner")
    before = game.reveals
    play(game, 0, "rover:6,1,6,2")
    assert game.reveals > before, "the selection cannot be taken back"
    assert {key.partition(":")[0] for key in offered(game)} == {"place", "rover"}
    play(game, 0, "rover:6,2,6,3", "place:5,1,r0")
    assert seat_of(game).laid[-1][0] == BOX.tile_ids.index(f"{CIV_TILE}.plain")


@rule("PU-25.16")
def test_after_moving_either_of_two_civ_tiles_may_be_placed() -> None:
    game = selecting(4, inner=CIV_TILE, outer=SMALL)
    play(game, 0, "tile:inner")
    play(game, 0, "rover:6,1,6,2")
    assert "tile:outer" in offered(game)
    play(game, 0, "tile:outer")
    assert moved(game) == 1, "nothing is gained again"
    play(game, 0, "place:5,1,r0")
    assert seat_of(game).laid[-1][0] == BOX.tile_ids.index(f"{SMALL}.plain")


@rule("PU-25.16")
def test_level_1_only_for_a_tile_that_may_be_selected() -> None:
    game = republic(1)
    fill(game, 0, (5, 0), (6, 0))
    track(game, 0, rover=4)
    face(game, 0, inner="D2.rover-tech", outer="I4.biomass-civ")
    assert refused(game, 0, "tile:outer") == "PU-5.02"


# -- level 2


def choosing(rank: int, *levels: int) -> Game:
    game = republic(*levels)
    deck(game, 1, "C01", "C06")
    deck(game, 2, "C09", "C13")
    deck(game, 3, "C15", "C20")
    deck(game, 4, "C26", "C27")
    seat_of(game).picks = [rank]
    return game


@rule("PU-25.09", "PU-EX-19")
def test_level_2_adds_one_card_of_the_next_rank() -> None:
    game = choosing(3, 2)
    go_to(game, PICKS)
    found = offered(game)
    assert {"card:C15", "card:C20"} < set(found) and len(found) == 3
    higher = (set(found) - {"card:C15", "card:C20"}).pop()
    assert higher in ("card:C26", "card:C27")
    one = game.clone()
    play(one, 0, "card:C15")
    assert [sorted(BOX.civ_ids[c] for c in cards) for cards in table_of(one).decks[2:]] == [
        ["C20"],
        ["C26", "C27"],
    ], "the others return to their own decks"
    play(game, 0, higher)
    assert [len(cards) for cards in table_of(game).decks] == [2, 2, 2, 1]


@rule("PU-25.09")
def test_the_added_card_is_random() -> None:
    found = set()
    for seed in "abcdefgh":
        game = choosing(3, 2)
        game.chance = type(game.chance)(seed)
        go_to(game, PICKS)
        found |= set(offered(game))
    assert {"card:C26", "card:C27"} < found


@rule("PU-25.10")
def test_level_2_adds_nothing_to_rank_4_or_from_an_empty_deck() -> None:
    game = choosing(4, 2)
    go_to(game, PICKS)
    assert offered(game) == ["card:C26", "card:C27"]
    game = choosing(3, 2)
    deck(game, 4)
    go_to(game, PICKS)
    assert offered(game) == ["card:C15", "card:C20"]
    game = choosing(3)
    go_to(game, PICKS)
    assert offered(game) == ["card:C15", "card:C20"], "nor without level 2"


@rule("PU-25.11")
def test_level_2_with_an_empty_deck_of_the_rank() -> None:
    game = choosing(2, 2)
    deck(game, 2)
    go_to(game, PICKS)
    assert len(seat_of(game).kept) == 1, "the one card there is"
    assert seat_of(game).kept_ranks == [3]


# -- levels 3 to 5


@rule("PU-25.12")
def test_level_3_jumps_between_civ_buildings() -> None:
    game = driving("republic", levels=(3,), moves=2)
    paint(game, 0, "civ", (5, 0), (6, 0), (5, 1), (8, 5), buildings=((5, 0), (8, 5), (5, 1)))
    paint(game, 0, "tech", (9, 9), buildings=((9, 9),))
    rover(game, 0, (5, 0))
    assert offered(game, verb="jump") == ["jump:5,0,5,1", "jump:5,0,8,5"], "not (6, 0), not tech"
    play(game, 0, "jump:5,0,8,5")
    assert (moved(game), cells(seat_of(game).rovers)) == (1, [(8, 5)])
    assert len(offered(game, verb="jump")) == 2, "as often as there are points"

    game = driving("republic", levels=(3,))
    paint(game, 0, "civ", (5, 0), (6, 0), (8, 5), buildings=((5, 0), (8, 5)))
    rover(game, 0, (6, 0))
    assert not offered(game, verb="jump"), "terrain alone is no start"


@rule("PU-25.13")
@pytest.mark.parametrize("able", [False, True])
def test_level_4_a_synergy_with_each_milestone(able: bool) -> None:
    game = at_milestone(*[4] if able else [], civ=3)
    play(game, 0, "advance:civ")
    assert bool(offered(game, verb="synergy")) == able
    if able:
        play(game, 0, "synergy:civ")
        assert heights(game) == (5, 0, 0, 0, 0) and 0 not in game.to_act(), "one"


@rule("PU-25.14", "PU-25.15")
def test_level_5_two_of_the_cards_left() -> None:
    game = choosing(1, 5)
    seat_of(game).picks = []
    go_to(game, END_EFFECTS)
    assert offered(game) == [f"card:{c}" for c in ("C01", "C06", "C09", "C13", "C15", "C20", "C26", "C27")]
    play(game, 0, "card:C01")
    seat = seat_of(game)
    assert seat.cards == [card_number("C01")]
    assert len(offered(game, verb="boost")) == 5, "carried out at once"
    play(game, 0, "boost:water", "boost:tech", "card:C27")
    assert heights(game) == (0, 1, 0, 0, 1)
    assert seat.kept == [card_number("C27")] and final(game)["cards"] == 4


@rule("PU-25.15")
def test_level_5_takes_what_is_there() -> None:
    game = republic(5)
    for rank in range(1, 5):
        deck(game, rank, *["C07"] if rank == 1 else [])
    go_to(game, END_EFFECTS)
    assert seat_of(game).kept == [card_number("C07")] and final(game)["cards"] == 2

    game = republic()
    go_to(game, END_EFFECTS)
    assert game.over and not seat_of(game).kept, "nothing without level 5"
