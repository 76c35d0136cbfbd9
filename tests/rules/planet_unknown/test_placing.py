"""Chapter 5: orienting and placing tiles."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.options import Refused
from kolonie.core.positions import PositionError
from kolonie.games.planet_unknown.ground import xy
from kolonie.games.planet_unknown.state import ACTION, EVENT, NONE, PICKS
from tests.citing import rule
from tests.positioning import keys
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    Cell,
    breakthrough,
    cells,
    deck,
    due,
    empty_stack,
    face,
    fill,
    finish,
    go_to,
    heights,
    lay,
    lay_of,
    lifepods,
    mask,
    meteorite,
    next_event,
    offered,
    open_event,
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

KSB_EDGE = (
    "5,0 6,0 3,1 4,1 7,1 8,1 2,2 9,2 1,3 10,3 1,4 10,4 0,5 11,5 "
    "0,6 11,6 1,7 10,7 1,8 10,8 2,9 9,9 3,10 4,10 7,10 8,10 5,11 6,11"
)


def placing(game: Game, tile: str) -> set[frozenset[Cell]]:
    """Selects this tile for seat 0, the only one there is, and tells which cells it may cover."""
    face(game, 0, inner=tile)
    empty_stack(game, 0, 1)
    play(game, 0, "tile:inner")
    return places(game, tile)


def places(game: Game, tile: str) -> set[frozenset[Cell]]:
    found = set()
    for key in offered(game, 0, "place"):
        x, y, turned = key.partition(":")[2].split(",")
        found.add(frozenset(cells(lay_of(game, 0, tile, int(x), int(y), turned).mask)))
    return found


# -- orientation


@rule("PU-5.04")
@pytest.mark.parametrize(
    ("tile", "orientations"),
    [
        ("F5.civ-energy", 8),
        ("U5.civ-energy.meteor", 8),
        ("D2.civ-energy", 4),
        ("I4.civ-energy", 4),
        ("O4.civ-energy", 8),
    ],
)
def test_up_to_eight_orientations(tile: str, orientations: int) -> None:
    game = started(2)
    looks = set()
    for turned in range(8):
        try:
            lie = lay_of(game, 0, tile, 4, 4, f"r{turned}")
        except PositionError:
            continue  # looks like another one
        symbol = lie.meteor if tile.endswith("meteor") else NONE
        looks.add((lie.a, lie.b, lie.building_a, lie.building_b, symbol))
    assert len(looks) == orientations
    patch(game, 0, *[(x, 3) for x in range(1, 11)])
    placing(game, tile)
    assert len([key for key in offered(game, 0) if key.startswith("place:4,4,")]) == orientations


@rule("PU-5.04")
@pytest.mark.parametrize("tile", ["F5.civ-energy.meteor", "U5.tech-biomass.meteor", "T4.rover-tech.meteor"])
def test_turning_over_mirrors_everything_together(tile: str) -> None:
    game = started(2)
    plain, over = lay_of(game, 0, tile, 4, 4, "r0"), lay_of(game, 0, tile, 4, 4, "r4")
    wide = max(x for x, _ in cells(plain.mask))

    def mirrored(of: int) -> set[Cell]:
        return {(4 + wide - x, y) for x, y in cells(of)}

    assert set(cells(over.a)) == mirrored(plain.a)
    assert set(cells(over.b)) == mirrored(plain.b)
    for name in ("building_a", "building_b", "meteor"):
        x, y = xy(getattr(plain, name))
        assert xy(getattr(over, name)) == (4 + wide - x, y)
    patch(game, 0, (4, 3), (5, 3), (6, 3))
    placing(game, tile)
    play(game, 0, "place:4,4,r4")
    assert seat_of(game).meteorites == 1 << over.meteor
    assert seat_of(game).buildings == 1 << over.building_a | 1 << over.building_b
    assert seat_of(game).terrain[BOX.tile_a[tile_number(tile)]] & over.mask == over.a


# -- where


@rule("PU-5.05")
def test_the_first_tile_covers_an_edge_cell() -> None:
    game = started(2)
    edge = {(int(c.split(",")[0]), int(c.split(",")[1])) for c in KSB_EDGE.split()}
    planet = set(cells(BOX.planets[0].cells))
    pairs = {frozenset({(x, y), (x + 1, y)}) for x, y in planet} | {
        frozenset({(x, y), (x, y + 1)}) for x, y in planet
    }
    expected = {pair for pair in pairs if pair <= planet and pair & edge}
    assert placing(game, "D2.civ-energy") == expected
    assert refused(game, 0, "place:5,5,r0") == "PU-5.05"


@rule("PU-5.06")
def test_the_edge_cells_of_ksb() -> None:
    found = " ".join(f"{x},{y}" for x, y in cells(BOX.planets[0].edge))
    assert found == KSB_EDGE
    assert len(KSB_EDGE.split()) == 28


@rule("PU-5.06")
@pytest.mark.parametrize("name", BOX.planet_ids)
def test_edge_cells_have_a_neighbour_that_is_no_cell(name: str) -> None:
    planet = BOX.planets[BOX.planet_ids.index(name)]
    inside = set(cells(planet.cells))
    edge = {(x, y) for x, y in inside if {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} - inside}
    if name == "oblivion":  # PU-34.23
        edge = {(x, y) for x, y in inside if {x, y} & {0, 11}}
    if name == "lacuna":  # PU-34.20: holes do not count
        holes = {
            (x, y) for y, row in enumerate(BOX.planet_entries[7].map) for x, c in enumerate(row) if c == "H"
        }
        assert len(holes) == 15 and BOX.planet_ids[7] == "lacuna"
        edge = {
            (x, y) for x, y in inside if {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} - inside - holes
        }
    assert set(cells(planet.edge)) == edge


@rule("PU-5.07")
def test_every_later_tile_shares_a_side_with_a_piece() -> None:
    game = started(2)
    lay(game, 0, "D2.rover-tech", 5, 5)
    expected = {
        frozenset(pair)
        for pair in (
            [((4, y), (3, y)) for y in (5, 6)]
            + [((6, y), (7, y)) for y in (5, 6)]
            + [((x, y), (x, y + 1)) for x in (4, 6) for y in (4, 5, 6)]
            + [((x, y), (x + 1, y)) for x in (4, 5) for y in (4, 7)]
            + [((5, 3), (5, 4)), ((5, 7), (5, 8))]
        )
    }
    assert placing(game, "D2.civ-energy") == expected
    assert refused(game, 0, "place:6,3,r0") == "PU-5.07"  # touches at a corner
    assert refused(game, 0, "place:5,0,r0") == "PU-5.07"  # the edge alone is not enough


@rule("PU-5.08")
def test_a_tile_may_hang_on_a_patch_alone() -> None:
    game = started(2)
    patch(game, 0, (5, 5))
    found = placing(game, "D2.civ-energy")
    assert frozenset({(6, 5), (7, 5)}) in found  # no edge is needed any more
    assert all({(4, 5), (6, 5), (5, 4), (5, 6)} & pair for pair in found)


@rule("PU-5.08")
def test_a_first_patch_lies_on_the_edge() -> None:
    game = started(2)
    track(game, 0, biomass=2)
    due(game, 0, "advance:biomass", "advance:civ")
    play(game, 0, "advance:biomass")
    assert offered(game, 0) == sorted(f"cover:{cell}" for cell in KSB_EDGE.split())
    assert refused(game, 0, "cover:5,5") == "PU-5.05"


@rule("PU-5.09", "PU-6.05")
def test_pieces_do_not_overlap_not_even_with_a_meteorite_on_them() -> None:
    game = started(2)
    patch(game, 0, (5, 5), (5, 6))
    meteorite(game, 0, (5, 6))
    found = placing(game, "D2.civ-energy")
    assert not any({(5, 5), (5, 6)} & pair for pair in found)
    for key in ("place:5,5,r0", "place:5,4,r0", "place:5,6,r0"):
        assert refused(game, 0, key) == "PU-5.09"


@rule("PU-5.09")
def test_wormhole_2_lays_patches_on_tiles() -> None:
    game = started(2, corporation="wormhole")
    lay(game, 0, "D2.rover-tech", 5, 0)
    seat_of(game).patches_due = 1
    due(game, 0, "advance:civ")
    twin = game.clone()
    play(twin, 0, "advance:civ")
    assert "cover:5,0" not in offered(twin, 0)
    assert refused(twin, 0, "cover:5,0") == "PU-5.09"
    breakthrough(game, 0, 2)
    play(game, 0, "advance:civ")
    assert {"cover:5,0", "cover:5,1"} <= set(offered(game, 0))


@rule("PU-5.10", "PU-5.11")
@pytest.mark.parametrize("planet", ["ksb-4156", "cerberus", "lacuna", "oblivion"])
def test_nothing_sticks_out(planet: str) -> None:
    game = started(2, planet=planet)
    inside = BOX.planets[seat_of(game).planet].cells
    breakthrough(game, 0, 1)
    lie = next(iter(BOX.table(BOX.planets[seat_of(game).planet], tile_number("D2.rover-tech"), False).lays))
    x, y, turned = lie.choice.key.partition(":")[2].split(",")
    lay(game, 0, "D2.rover-tech", int(x), int(y), turned)
    found = placing(game, "I3.civ-energy")
    covered = {(x, y) for three in found for x, y in three}
    assert covered <= set(cells(inside))
    lines = {frozenset({(x, y), (x + 1, y), (x + 2, y)}) for x in range(12) for y in range(12)} | {
        frozenset({(x, y), (x, y + 1), (x, y + 2)}) for x in range(12) for y in range(12)
    }
    assert found == {three for three in lines if not mask(*three) & (~inside | lie.mask)}  # whole cells only
    for key in ("place:-1,5,r0", "place:5.5,5,r0", "place:11,11,r1"):
        with pytest.raises(Refused):
            game.play(0, key)


@rule("PU-5.12")
def test_a_tile_destroys_rovers_and_lifepods_under_it() -> None:
    game = started(2)
    patch(game, 0, (7, 1))
    lifepods(game, 0, (7, 2), (10, 4))
    rover(game, 0, (7, 3))
    lost = seat_of(game).lost_pods
    assert frozenset({(7, 2), (7, 3)}) in placing(game, "D2.civ-energy")
    play(game, 0, "place:7,2,r0")
    seat = seat_of(game)
    assert (seat.rovers, seat.supply, seat.lost_rovers) == (0, 1, 1)
    assert (seat.lifepods, seat.pods, seat.pods_due) == (mask((10, 4)), 0, 0)
    assert seat.lost_pods == lost + 1


@rule("PU-5.13")
def test_events_and_planet_rules_restrict_placing() -> None:
    game = started(2, events=EVENTS)
    patch(game, 0, (5, 3))
    open_event(game, "R16")  # no ice
    found = placing(game, "D2.civ-energy")
    ice = set(cells(BOX.planets[0].ice))
    assert found and not any(pair & ice for pair in found)
    assert refused(game, 0, "place:5,1,r0") == "PU-5.13"
    game = started(2, planet="k-273")
    patch(game, 0, (5, 2))
    found = placing(game, "D2.civ-energy")
    assert frozenset({(4, 2), (4, 1)}) in found
    assert refused(game, 0, "place:5,0,r0") == "PU-33.02"  # (5,0) is ice, (5,1) land


INNER_ICE = ((4, 6), (5, 6))
INNER_MIXED = ((2, 4), (3, 4))
EDGE_ICE = ((1, 7), (2, 7))
EDGE_MIXED = ((11, 5), (11, 6))


@rule("PU-5.14", "PU-5.15", "PU-5.16", "PU-5.13")
@pytest.mark.parametrize(
    ("gaps", "legal"),
    [
        ((INNER_ICE, INNER_MIXED, EDGE_ICE, EDGE_MIXED), (INNER_ICE,)),  # (1) obeying everything
        ((INNER_MIXED, EDGE_ICE, EDGE_MIXED), (EDGE_ICE,)),  # (2) without the event
        ((INNER_MIXED, EDGE_MIXED), (INNER_MIXED, EDGE_MIXED)),  # (3) without the planet rule
        (((INNER_ICE[0],), (EDGE_ICE[0],)), ()),  # (4) base rules are never ignored
    ],
)
def test_how_far_restrictions_are_ignored(
    gaps: tuple[tuple[Cell, ...], ...], legal: tuple[tuple[Cell, ...], ...]
) -> None:
    game = started(2, planet="k-273", events=EVENTS)
    open_event(game, "O19")  # no edge cell
    fill(game, 0, *[cell for gap in gaps for cell in gap])
    face(game, 0, inner="D2.civ-energy", outer="I4.civ-energy")
    if legal:
        assert offered(game, 0) == ["tile:inner"]  # the player must place
        play(game, 0, "tile:inner")
        assert all(key.startswith("place:") for key in keys(game, 0))
        assert places(game, "D2.civ-energy") == {frozenset(gap) for gap in legal}
        play(game, 0, keys(game, 0)[0])
        assert not seat_of(game).stuck
    else:
        assert offered(game, 0) == ["tile:inner", "tile:outer"]
        play(game, 0, "tile:inner")
        assert seat_of(game).stuck


@rule("PU-5.15")
def test_the_test_is_done_for_both_tiles_together() -> None:
    game = started(2, planet="k-273")
    fill(game, 0, *INNER_ICE, (6, 6), (2, 4), (3, 4))
    face(game, 0, inner="D2.civ-energy", outer="I3.civ-energy")
    assert offered(game, 0) == ["tile:inner", "tile:outer"]
    play(game, 0, "tile:inner")
    assert places(game, "D2.civ-energy") == {frozenset(INNER_ICE), frozenset({(5, 6), (6, 6)})}
    game = started(2, planet="k-273")
    fill(game, 0, *INNER_ICE, (6, 6), (2, 4), (3, 4))
    patch(game, 0, (5, 6))  # now the small tile fits against the rule only, and the large one nowhere
    face(game, 0, inner="D2.civ-energy", outer="I3.civ-energy")
    assert offered(game, 0) == ["tile:inner"]
    play(game, 0, "tile:inner")
    assert places(game, "D2.civ-energy") == {frozenset(INNER_MIXED)}


@rule("PU-5.19")
def test_other_reasons_for_the_end_change_nothing() -> None:
    game = started(2, planet="k-273", events=EVENTS)
    open_event(game, "O19")
    fill(game, 0, *INNER_ICE, *EDGE_ICE, *EDGE_MIXED)
    face(game, 0, inner="D2.civ-energy", outer="I4.civ-energy")
    fill(game, 1)  # this is the last turn: seat 1 is stuck, a section is empty, and no event is left
    table = table_of(game)
    table.events = []
    table.tops[1] = table.tops[7] = NONE
    play(game, 1, "tile:inner")
    play(game, 0, "tile:inner")
    assert places(game, "D2.civ-energy") == {frozenset(INNER_ICE)}


@rule("PU-5.20")
def test_the_order_of_a_placement() -> None:
    game = started(2, corporation="oasis")
    breakthrough(game, 0, 4, 5)
    patch(game, 0, (6, 2))
    lifepods(game, 0, (7, 2))
    rover(game, 0, (7, 3))
    placing(game, "D2.water-rover.meteor")
    play(game, 0, "place:7,2,r0")
    seat = seat_of(game)
    assert seat.covered & mask((7, 2), (7, 3)) == mask((7, 2), (7, 3))
    assert (seat.rovers, seat.lifepods) == (0, 0)
    assert seat.meteorites == mask((7, 3))
    assert heights(game) == (0, 0, 0, 0, 0)  # no tracker yet
    now = offered(game, 0)  # building, patch and synergy, in any order
    assert {"advance:rover", "patch", "synergy:civ"} <= set(now)


# -- extra tiles and empty stacks


def salvage(game: Game, card: str) -> None:
    """Seat 0 is about to carry out a card that places one more tile."""
    rank = BOX.civ_ranks[BOX.civ_ids.index(card)]
    deck(game, rank, card)
    seat_of(game).picks = [rank]


@rule("PU-5.21", "PU-7.15")
@pytest.mark.parametrize("card", ["C05", "C16"])
def test_nothing_is_ignored_for_an_extra_tile(card: str) -> None:
    game = started(2, planet="k-273")
    fill(game, 0, *EDGE_MIXED)
    face(game, 0, inner="D2.civ-energy", outer="I4.civ-energy")
    salvage(game, card)
    before = (seat_of(game).covered, table_of(game).tops[:])
    go_to(game, PICKS)
    assert (seat_of(game).covered, table_of(game).tops) == before  # the effect is void
    assert not game.over and table_of(game).turn == 2  # and the game goes on
    game = started(2, planet="k-273", events=EVENTS)
    fill(game, 0, *EDGE_ICE)
    open_event(game, "O19")
    face(game, 0, inner="D2.civ-energy", outer="I4.civ-energy")
    salvage(game, card)
    go_to(game, PICKS)
    assert seat_of(game).covered.bit_count() == 94


@rule("PU-5.22")
def test_with_two_empty_stacks_nothing_is_selected_and_the_game_ends() -> None:
    game = started(2, events=EVENTS)
    lay(game, 0, "D2.rover-tech", 5, 0)
    rover(game, 0, (5, 0))
    face(game, 0, inner="D2.civ-energy")
    empty_stack(game, 0, 0, keep=1)
    empty_stack(game, 0, 1)
    salvage(game, "C05")
    next_event(game, "G20")
    deck(game, 1, "C05")
    seat_of(game).picks = []
    track(game, 0, civ=2)
    go_to(game, EVENT)
    play(game, 0, "synergy:civ")
    finish(game, 1)
    while step_of(game) == EVENT:  # the last tile of the section goes to the card
        play(game, 0, keys(game, 0)[0])
    assert step_of(game) == ACTION
    assert seat_of(game).covered.bit_count() == 4
    before = heights(game)
    assert game.to_act() == [1]  # nothing to decide for seat 0
    finish(game, 1)
    while not game.over:
        finish(game)
    assert heights(game) == before
    assert (seat_of(game).took, seat_of(game).stuck) == (NONE, 0)
    assert table_of(game).turn == 1


@rule("PU-5.22")
def test_without_a_tile_movement_can_still_be_used() -> None:
    game = started(2)
    lay(game, 0, "D2.rover-tech", 5, 0)
    rover(game, 0, (5, 0))
    seat_of(game).moves = 2
    empty_stack(game, 0, 0)
    empty_stack(game, 0, 1)
    go_to(game, ACTION)
    assert offered(game, 0) == ["end", "rover:5,0,5,1", "rover:5,0,6,0"]
