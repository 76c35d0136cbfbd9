"""Chapter 19: the event module and the course of an event."""

from __future__ import annotations

from itertools import pairwise

import pytest

from kolonie.core.engine import Game
from kolonie.core.title import SetupError
from kolonie.games.planet_unknown.box import COLOURS
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.state import ACTION, EVENT, NONE, ROTATION, SEAT
from tests.citing import rule
from tests.rules.planet_unknown.boards import (
    LARGE,
    SMALL,
    TWO_CELLS,
    lays,
    next_turn,
    reveal,
)
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    cells,
    due,
    face,
    fill,
    finish,
    go_to,
    height,
    heights,
    lay,
    lifepods,
    meteorite,
    next_event,
    offered,
    open_event,
    paint,
    play,
    refused,
    rover,
    seat_of,
    set_up,
    started,
    step_of,
    table_of,
    track,
)
from tests.rules.planet_unknown.positions import moved, take

# -- the deck


@rule("PU-19.01")
def test_events_are_optional_for_several_players_and_a_must_for_one() -> None:
    for seats in range(2, 7):
        assert TITLE.check({"events": "none"}, seats)["events"] == "none"
        assert TITLE.check({"events": EVENTS}, seats)["events"] == EVENTS
    with pytest.raises(SetupError, match=r"PU-19\.01"):
        TITLE.check({"events": "none"}, 1)
    assert len(table_of(set_up(1)).events) == 20


@rule("PU-19.02", "PU-19.03")
@pytest.mark.parametrize(
    ("seats", "mix"),
    [(2, "18-2-0"), (2, "0-4-16"), (3, "7-7-6"), (1, "20-0-0"), (1, "0-0-20"), (1, "0-20-0")],
)
def test_the_deck_has_the_mix_and_solo_cards_only_in_solo(seats: int, mix: str) -> None:
    table = table_of(set_up(seats, events=mix))
    colours = [BOX.events[card].colour for card in table.events]
    assert "-".join(str(colours.count(colour)) for colour in COLOURS) == mix
    assert len(set(table.events)) == 20
    solo = any(BOX.events[card].solo_only for card in table.events)
    assert solo == (seats == 1 and mix != "0-20-0")


@rule("PU-19.03")
def test_the_cards_are_drawn_and_shuffled() -> None:
    decks = [table_of(set_up(2, seed=seed, events=EVENTS)).events for seed in ("one", "two")]
    assert sorted(decks[0]) != sorted(decks[1])
    colours = [BOX.events[card].colour for card in decks[0]]
    assert sum(one != other for one, other in pairwise(colours)) > 2, "one deck"


@rule("PU-19.04")
@pytest.mark.parametrize(
    ("seats", "mix", "legal"),
    [
        (2, "7-7-7", False),
        (2, "6-7-6", False),
        (2, "2-2-16", True),
        (2, "1-2-17", False),
        (2, "18-1-1", True),
        (2, "19-1-0", False),
        (6, "0-20-0", True),
        (1, "20-0-0", True),
        (1, "0-0-20", True),
        (1, "0-21-0", False),
    ],
)
def test_limits_of_the_mix(seats: int, mix: str, legal: bool) -> None:
    if legal:
        assert TITLE.check({"events": mix}, seats)["events"] == mix
    else:
        with pytest.raises(SetupError, match="option events"):
            TITLE.check({"events": mix}, seats)


# -- the course of an event


@rule("PU-19.06")
def test_the_top_card_is_resolved_between_rotation_and_tiles() -> None:
    game = started(2, step=ROTATION, events=EVENTS)
    next_event(game, "G18", "R09")
    play(game, 0, "rotate:3")
    table = table_of(game)
    assert (step_of(game), table.event, table.rotation) == (EVENT, BOX.event_ids.index("G18"), 3)
    for index in (0, 1):
        assert offered(game, index) == offered(game, index, "pod")
        play(game, index, "pod:1,4")
    assert step_of(game) == ACTION and offered(game) == ["tile:inner", "tile:outer"]
    assert table.events[-1] == BOX.event_ids.index("R09"), "one card only"


@rule("PU-19.07")
def test_every_player_resolves_the_card_as_far_as_possible() -> None:
    game = started(3, events=EVENTS)
    track(game, 1, civ=1)
    track(game, 2, civ=2, tech=5)
    reveal(game, "R01")
    assert game.to_act() == [2], "nothing to lose, one field only, a choice of one"
    assert heights(game, 1) == (0, 0, 0, 0, 0)
    assert offered(game, 2) == ["regress:civ", "regress:tech"]
    play(game, 2, "regress:tech")
    assert (heights(game), heights(game, 2)) == ((0, 0, 0, 0, 0), (2, 0, 0, 0, 3))


def crowded(*free: tuple[int, int], corporation: str = "coalition", tile: str = SMALL) -> Game:
    """Seat 0 has only these cells left and sees a tile of two cells; seat 1 has begun."""
    game = started(2, corporation=corporation, events=EVENTS)
    fill(game, 0, *free)
    face(game, 0, inner=tile, outer=LARGE)
    lay(game, 1, "D2.rover-tech", 5, 0)
    return game


@rule("PU-19.08", "PU-19.44")
def test_who_would_end_the_game_ignores_the_card() -> None:
    game = crowded(*TWO_CELLS)
    reveal(game, "G16")
    assert game.to_act() == [1] and cells(BOX.planets[0].cells & ~seat_of(game).covered) == [*TWO_CELLS]
    play(game, 1, "cover:6,0")
    assert cells(seat_of(game, 1).patches) == [(6, 0)], "the others resolve it"
    assert offered(game) == ["place:5,0,r1", "place:5,0,r3"]


@rule("PU-19.44")
def test_a_patch_leaves_room_for_a_tile_if_it_can() -> None:
    game = crowded((5, 1), (6, 1), (7, 1))
    reveal(game, "G16")
    assert offered(game) == ["cover:5,1", "cover:7,1"]
    assert refused(game, 0, "cover:6,1") == "PU-19.44"

    game = crowded(*TWO_CELLS)
    breakthrough(game, 0, 2)
    reveal(game, "G16")
    assert seat_of(game).stored == 1 and 0 not in game.to_act(), "storing avoids it"

    game = crowded((5, 0))
    reveal(game, "G16")
    assert seat_of(game).patches == BOX.planets[0].cells, "nothing could be placed anyway"


@rule("PU-19.44")
def test_room_is_left_for_every_patch_of_the_event_step_and_of_no_other() -> None:
    game = crowded(*TWO_CELLS)
    track(game, 0, biomass=2)
    reveal(game, "G08")
    play(game, 0, "boost:biomass")
    assert seat_of(game).patches.bit_count() == 94, "gained on the track, and lost"

    game = crowded(*TWO_CELLS, corporation="horizon")
    breakthrough(game, 0, 3)
    meteorite(game, 0, (5, 5))
    reveal(game, "G19")
    assert (seat_of(game).rocks, seat_of(game).patches.bit_count()) == (1, 94)

    game = crowded(*TWO_CELLS)
    track(game, 0, biomass=2)
    due(game, 0, "advance:biomass")
    play(game, 0, "advance:biomass")
    assert offered(game) == ["cover:5,0", "cover:6,0"]


@rule("PU-19.09")
def test_a_restriction_is_ignored_by_who_could_place_nothing_under_it() -> None:
    game = started(2, events=EVENTS)
    open_event(game, "O19")  # the first piece needs an edge cell
    assert "place:5,0,r0" in lays(game, SMALL)
    paint(game, 1, "civ", (5, 1))
    assert "place:5,2,r0" in lays(game, SMALL, index=1)
    assert refused(game, 1, "place:4,1,r0") == "PU-5.13", "the other player can obey"

    game = started(2, events=EVENTS)
    fill(game, 0, (5, 5), (5, 6))  # ice
    open_event(game, "R16")
    face(game, 0, outer=LARGE)
    assert lays(game, SMALL) == ["place:5,5,r0", "place:5,5,r2"]


@rule("PU-19.10")
def test_a_restriction_lasts_through_step_5_and_ends_with_the_turn() -> None:
    game = started(2, events=EVENTS)
    paint(game, 0, "civ", (5, 1))
    open_event(game, "O19")
    face(game, 0, inner=SMALL)
    take(game, 0, "C05")
    play(game, 0, "tile:inner")
    assert refused(game, 0, "place:4,1,r0") == "PU-5.13" and "place:5,2,r0" in offered(game)
    play(game, 0, "place:5,2,r0")
    table = table_of(game)
    assert (step_of(game), table.event, table.past[-1]) == (ROTATION, NONE, BOX.event_ids.index("O19"))


@rule("PU-19.11", "PU-19.12")
def test_advances_give_their_benefits_and_are_not_doubled() -> None:
    game = started(2, events=EVENTS)
    breakthrough(game, 0, 4)
    track(game, 0, water=2)
    reveal(game, "G07")
    play(game, 0, "boost:water")
    assert height(game, 0, "water") == 3
    assert len(offered(game, verb="synergy")) == 5


@rule("PU-19.13", "PU-19.28", "PU-19.30")
@pytest.mark.parametrize(
    "card", ["G16", "G18", "G19", "O01", "O11", "O12", "R02", "R03", "R07", "R09", "R10", "R11"]
)
def test_nothing_happens_if_nothing_can(card: str) -> None:
    game = started(2, events=EVENTS)
    for index in (0, 1):
        lifepods(game, index)
        paint(game, index, "civ", *cells(BOX.planets[0].cells))
    rover(game, 0, (5, 5))
    before = [SEAT.clone(seat) for seat in table_of(game).seats]
    reveal(game, card)
    assert step_of(game) == ACTION and table_of(game).seats == before


@rule("PU-19.14")
@pytest.mark.parametrize("left", [1, 2])
def test_the_game_ends_with_the_turn_of_the_last_card(left: int) -> None:
    game = started(2, events=EVENTS)
    next_event(game, "O13")
    table = table_of(game)
    table.past, table.events = table.events[:-left], table.events[-left:]
    go_to(game, EVENT)
    assert step_of(game) == ACTION and not table.over, "the turn is played to its end"
    finish(game)
    assert table.over == (left == 1)


@rule("PU-19.15")
@pytest.mark.parametrize(("card", "more"), [("G02", 1), ("R08", -1)])
def test_decks_change_once_for_all(card: str, more: int) -> None:
    game = started(3, events=EVENTS)
    reveal(game, card)
    assert [len(cards) for cards in table_of(game).decks] == [4 + more] * 4


@rule("PU-19.06")
def test_one_card_each_turn() -> None:
    game = started(2, events=EVENTS)
    next_event(game, "O13", "O14")
    go_to(game, EVENT)
    next_turn(game)
    assert table_of(game).event == BOX.event_ids.index("O14") and moved(game) == 0
    assert len(table_of(game).events) == 18
