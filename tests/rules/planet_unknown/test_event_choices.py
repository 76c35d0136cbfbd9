"""Chapter 19: events that are carried out at once, card by card."""

from __future__ import annotations

import pytest

from kolonie.games.planet_unknown.state import NONE
from tests.citing import rule
from tests.rules.planet_unknown.boards import (
    SMALL,
    changed,
    loaded,
    measured,
    place,
    pods_at,
    reveal,
    symbols,
)
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    cells,
    deck,
    empty_stack,
    face,
    fill,
    finish,
    height,
    heights,
    lay,
    meteorite,
    offered,
    paint,
    play,
    refused,
    rover,
    seat_of,
    started,
    table_of,
    track,
)


@rule("PU-19.20")
def test_the_extra_rover_must_go_on_the_tile_of_the_turn() -> None:
    game = started(1)
    lay(game, 0, "O4.rover-tech", 5, 0)
    reveal(game, "G01")
    assert (seat_of(game).supply, seat_of(game).rovers) == (3, 0)
    place(game, SMALL, 5, 2)
    assert offered(game, verb="land") == ["land:5,2", "land:5,3"]
    play(game, 0, "advance:biomass", "advance:civ")
    assert offered(game) == ["land:5,2", "land:5,3"]
    assert refused(game, 0, "end") == "PU-36.11"
    play(game, 0, "land:5,3")
    assert (seat_of(game).supply, cells(seat_of(game).rovers)) == (2, [(5, 3)])


@rule("PU-19.20")
def test_without_a_tile_the_extra_rover_stays_on_the_board() -> None:
    game = started(1)
    lay(game, 0, "O4.rover-tech", 5, 0)
    fill(game, 0)
    face(game, 0, inner=SMALL)
    reveal(game, "G01")
    play(game, 0, "tile:inner")
    assert not offered(game, verb="land")
    finish(game)
    assert game.over and (seat_of(game).supply, seat_of(game).lost_rovers) == (3, 0)


@rule("PU-19.21")
def test_cards_join_their_own_decks_and_leave_only_decks_that_have_some() -> None:
    game = started(1)
    table = table_of(game)
    deck(game, 2)
    before, unused = [set(cards) for cards in table.decks], set(table.unused)
    reveal(game, "G02")
    for rank, (old, new) in enumerate(zip(before, table.decks, strict=True), 1):
        assert len(new) == len(old) + 1 and old < set(new)
        assert {BOX.civ_ranks[card] for card in new} == {rank} and set(new) - old <= unused
    deck(game, 3)
    table.event = NONE
    sizes = [len(cards) for cards in table.decks]
    reveal(game, "R08")
    assert [len(cards) for cards in table.decks] == [sizes[0] - 1, sizes[1] - 1, 0, sizes[3] - 1]
    assert sum(map(len, table.decks)) + len(table.unused) == 36


@rule("PU-19.22")
def test_a_further_mission_and_one_mission_less() -> None:
    game = started(1)
    seat, table = seat_of(game), table_of(game)
    before, coming = list(seat.missions), table.mission_box[-1]
    reveal(game, "G03")
    assert seat.missions == [*before, coming] and coming not in table.mission_box
    table.event = NONE
    reveal(game, "R06")
    names = [BOX.mission_ids[mission] for mission in seat.missions]
    assert offered(game) == sorted(f"drop:{name}" for name in names) and len(names) == 4
    play(game, 0, f"drop:{names[1]}")
    assert seat.missions == [before[0], before[2], coming] and table.missions_lost == [before[1]]


@rule("PU-19.23")
@pytest.mark.parametrize(
    ("name", "start", "to"),
    [("civ", 2, 5), ("biomass", 1, 4), ("water", 2, 5), ("water", 13, 15), ("civ", 14, 15)],
)
def test_three_fields_without_any_benefit(name: str, start: int, to: int) -> None:
    game = started(2, events=EVENTS)
    paint(game, 0, "civ", (5, 0))
    track(game, 0, **{name: start})
    reveal(game, "G04")
    before = measured(game)
    play(game, 0, f"silent:{name}")
    assert changed(before, measured(game)) == {name: to - start}
    assert 0 not in game.to_act(), "no synergy either"


@rule("PU-19.23", "PU-19.24")
def test_a_tracker_on_top_cannot_be_chosen() -> None:
    game = started(2, events=EVENTS)
    track(game, 0, water=15)
    reveal(game, "G04")
    assert offered(game) == ["silent:biomass", "silent:civ"]
    assert refused(game, 0, "silent:water") == "PU-8.16"
    game = started(2, events=EVENTS)
    track(game, 0, water=15)
    reveal(game, "G10")
    assert heights(game) == (1, 15, 0, 0, 0) and 0 not in game.to_act(), "the other one must"


@rule("PU-19.25", "PU-19.46")
def test_free_rotation_only_to_sections_where_something_can_be_placed() -> None:
    game = started(1)
    fill(game, 0, (5, 1), (6, 1), (7, 1))  # I3 is in section 0, D2 in section 4
    reveal(game, "G15")
    assert offered(game) == ["rotate:0", "rotate:4"]
    assert refused(game, 0, "rotate:1") == "PU-19.25"
    play(game, 0, "rotate:4")
    assert table_of(game).rotation == 4
    assert offered(game) == offered(game, verb="place"), "the only tile that fits is taken"

    game = started(1)
    fill(game, 0)
    reveal(game, "G15")
    assert len(offered(game)) == 6, "any, if none is possible"

    game = started(1)
    table_of(game).rotation = 2
    empty_stack(game, 0, 0)
    empty_stack(game, 0, 1)
    table_of(game).rotation = 0
    reveal(game, "G15")
    assert offered(game) == [f"rotate:{n}" for n in (0, 1, 3, 4, 5)], "not to an empty section"


@rule("PU-19.26")
@pytest.mark.parametrize("card", ["G17", "G20"])
def test_one_synergy_with_its_benefit(card: str) -> None:
    game = started(2, events=EVENTS)
    track(game, 0, tech=2)
    reveal(game, card)
    play(game, 0, "synergy:tech")
    assert seat_of(game).levels == 1 and 0 not in game.to_act()


@rule("PU-19.27")
def test_a_loaded_meteorite_can_be_collected_and_a_lifepod_laid_on_a_track() -> None:
    game = started(2, corporation="horizon", events=EVENTS)
    paint(game, 0, "civ", (5, 0))
    meteorite(game, 0, (5, 0))
    loaded(game, (8, 5))
    reveal(game, "G19")
    assert offered(game) == ["load:8,5", "rock:5,0"]
    play(game, 0, "load:8,5")
    seat = seat_of(game)
    assert (seat.rocks, seat.loaded, cells(seat.rovers), cells(seat.meteorites)) == (
        1,
        0,
        [(8, 5)],
        [(5, 0)],
    )

    game = started(2, corporation="cosmos", events=EVENTS)
    reveal(game, "G18")
    play(game, 0, "pod:1,4", "put:tech,9")
    assert pods_at(game) == [("tech", 9)] and seat_of(game).lifepods.bit_count() == 5


@rule("PU-19.28")
def test_a_tracker_on_0_cannot_be_chosen_while_the_other_can() -> None:
    game = started(2, events=EVENTS)
    track(game, 0, civ=3)
    reveal(game, "O01")
    assert heights(game) == (2, 0, 0, 0, 0)
    assert not seat_of(game).picks, "no benefit"


@rule("PU-19.29")
@pytest.mark.parametrize(
    ("card", "before", "able", "steps"),
    [
        ("O12", {"civ": 1, "tech": 9}, {"civ", "tech"}, 1),
        ("R01", {"civ": 1, "water": 2, "biomass": 5}, {"water", "biomass"}, 2),
        ("R02", {"civ": 2, "water": 3, "biomass": 15}, {"water", "biomass"}, 3),
        ("R02", {"civ": 2, "water": 2, "biomass": 1}, {"civ", "water"}, 2),
        ("R01", {"rover": 1, "tech": 1}, {"rover", "tech"}, 1),
    ],
)
def test_the_largest_possible_distance(card: str, before: dict[str, int], able: set[str], steps: int) -> None:
    game = started(2, events=EVENTS)
    track(game, 0, **before)
    reveal(game, card)
    assert set(offered(game)) == {f"regress:{name}" for name in able}
    for name in before.keys() - able:
        assert refused(game, 0, f"regress:{name}") == "PU-19.29"
    chosen = sorted(able)[0]
    play(game, 0, f"regress:{chosen}")
    assert height(game, 0, chosen) == before[chosen] - steps


@rule("PU-19.30")
@pytest.mark.parametrize("card", ["O11", "R03"])
def test_a_meteorite_on_a_free_symbol_destroys_the_rover_there(card: str) -> None:
    game = started(2, events=EVENTS)
    paint(game, 0, "civ", (5, 0), (6, 0), (5, 1), (6, 1))
    meteorite(game, 0, (6, 0))
    symbols(game, (5, 0), (5, 1))
    rover(game, 0, (5, 1), (6, 1))
    reveal(game, card)
    assert offered(game) == ["meteor:5,0", "meteor:5,1"]
    play(game, 0, "meteor:5,1")
    seat = seat_of(game)
    assert cells(seat.meteorites) == [(6, 0), (5, 1)]
    assert (cells(seat.rovers), seat.lost_rovers, seat.rocks) == ([(6, 1)], 1, 0)


@rule("PU-19.31")
@pytest.mark.parametrize("card", ["O11", "R03"])
def test_coalition_5_is_not_hit(card: str) -> None:
    game = started(2, events=EVENTS)
    breakthrough(game, 0, 5)
    for index in (0, 1):
        paint(game, index, "civ", (5, 0), (6, 0))
        symbols(game, (5, 0), (6, 0), index=index)
    reveal(game, card)
    assert game.to_act() == [1] and not seat_of(game).meteorites
