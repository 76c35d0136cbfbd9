"""Chapter 19: the event module, and what is particular about its cards."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.title import SetupError
from kolonie.core.views import view
from kolonie.games.planet_unknown.box import COLOURS
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.state import ACTION, EVENT, NONE, ROTATION, SEAT
from kolonie.games.planet_unknown.station import section
from tests.citing import rule
from tests.rules.planet_unknown.boards import (
    LARGE,
    SMALL,
    TWO_CELLS,
    changed,
    lays,
    loaded,
    measured,
    next_turn,
    place,
    pods_at,
    pods_on,
    reveal,
    symbols,
)
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    cells,
    deck,
    due,
    empty_stack,
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
    patch,
    play,
    refused,
    rover,
    seat_of,
    set_up,
    started,
    table_of,
    track,
)
from tests.rules.planet_unknown.positions import collected, moved, take

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
    assert sum(one != other for one, other in zip(colours, colours[1:], strict=False)) > 2, "one deck"


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
    assert (table.step, table.event, table.rotation) == (EVENT, BOX.event_ids.index("G18"), 3)
    for index in (0, 1):
        assert offered(game, index) == offered(game, index, "pod")
        play(game, index, "pod:1,4")
    assert table.step == ACTION and offered(game) == ["tile:inner", "tile:outer"]
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
    assert (table.step, table.event, table.past[-1]) == (ROTATION, NONE, BOX.event_ids.index("O19"))


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
    assert table_of(game).step == ACTION and table_of(game).seats == before


@rule("PU-19.14")
@pytest.mark.parametrize("left", [1, 2])
def test_the_game_ends_with_the_turn_of_the_last_card(left: int) -> None:
    game = started(2, events=EVENTS)
    next_event(game, "O13")
    table = table_of(game)
    table.past, table.events = table.events[:-left], table.events[-left:]
    go_to(game, EVENT)
    assert table.step == ACTION and not table.over, "the turn is played to its end"
    finish(game)
    assert table.over == (left == 1)


@rule("PU-19.15")
@pytest.mark.parametrize(("card", "more"), [("G02", 1), ("R08", -1)])
def test_decks_change_once_for_all(card: str, more: int) -> None:
    game = started(3, events=EVENTS)
    reveal(game, card)
    assert [len(cards) for cards in table_of(game).decks] == [4 + more] * 4


# -- single cards


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
    assert heights(game) == (1, 0, 0, 0, 0) and table_of(game).step == ROTATION

    game = started(2, events=EVENTS)
    fill(game, 0)
    open_event(game, card)
    face(game, 0, inner="D2.energy-water", outer=LARGE)
    play(game, 0, "tile:inner")
    assert offered(game) == ["advance:water", "energy:water"]
    play(game, 0, "energy:water")
    assert heights(game) == (0, 1, 0, 0, 0) and 0 not in game.to_act()


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


@rule("PU-19.39", "PU-19.46", "PU-19.08")
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
    if table_of(game).step == EVENT:  # else it was the only choice
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


@rule("PU-19.06")
def test_one_card_each_turn() -> None:
    game = started(2, events=EVENTS)
    next_event(game, "O13", "O14")
    go_to(game, EVENT)
    next_turn(game)
    assert table_of(game).event == BOX.event_ids.index("O14") and moved(game) == 0
    assert len(table_of(game).events) == 18
