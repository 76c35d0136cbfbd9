"""Chapter 15: bonuses of the player board, metropolises."""

from __future__ import annotations

import pytest

from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.scoring import brown_points
from tests.citing import rule
from tests.positioning import keys, reconsider
from tests.rules.underwater_cities.depths import counted
from tests.rules.underwater_cities.reef import (
    before_production,
    begin,
    eve,
    over_night,
    produced,
    ready,
    turn,
)
from tests.rules.underwater_cities.sea import built, first, goods, have, lay_tiles, play, put, spare, tile

BOX = TITLE.box()


@rule("UC-15.01", "UC-15.14")
@pytest.mark.parametrize(
    ("thing", "site", "given"),
    [
        ("nonsymbiotic", "LL", {"kelp": 1, "credit": 2}),
        ("laboratory", "LM.1", {"steelplast": 2, "science": 1}),
    ],
)
def test_every_symbol_of_a_site_is_received(thing: str, site: str, given: dict[str, int]) -> None:
    """Board T has sites with several symbols."""
    if thing == "nonsymbiotic":
        game, seat = turn(2, "T", steelplast=2, kelp=1, credit=1)
        put(game, seat, "nonsymbiotic", "LM")
        reconsider(game)
        play(game, "slot:R4", "card:T3")  # the only kind and the only site
    else:
        game, seat = turn(3, "T", steelplast=1)
        play(game, "slot:R4", "card:T3", f"at:{site}", "done")
    assert site in built(game, seat, thing)
    assert have(game, seat) == given


@rule("UC-15.01")
@pytest.mark.parametrize(
    ("site", "given"), [("UM.1", {"kelp": 1}), ("UR.2", {"steelplast": 1}), ("ML.1", {"credit": 1})]
)
def test_a_building_site_gives_what_it_shows(site: str, given: dict[str, int]) -> None:
    game, seat = turn(2, "1", credit=1)
    put(game, seat, "nonsymbiotic", "MM", "UL", "UR")
    reconsider(game)
    play(game, "slot:G2", "card:T2", f"at:{site}")
    assert have(game, seat) == given  # and the city is not connected (UC-15.03)


@rule("UC-15.02")
@pytest.mark.parametrize("order", [("advance", "draw"), ("draw", "advance"), ("draw",), ("advance",), ()])
def test_the_double_symbol(order: tuple[str, ...]) -> None:
    game, seat = turn(2, "1", steelplast=2, kelp=1, credit=1)
    put(game, seat, "nonsymbiotic", "MM")
    reconsider(game)
    play(game, "slot:R4", "card:T3", "at:UL")
    assert set(keys(game)) == {"advance", "draw", "done"}
    play(game, *order, *(["done"] if len(order) < 2 else []))
    assert (seat.step, len(seat.hand)) == (int("advance" in order), 3 + ("draw" in order))


@rule("UC-15.05", "UC-15.07")
@pytest.mark.parametrize(
    ("board", "space", "tunnels"),
    [
        ("1", 0, ["ML-BROWN", "UM-BROWN"]),
        ("1", 1, ["UR-BLUE_TR"]),
        ("5", 2, ["LL-BLUE_BL", "ML-BLUE_BL"]),
        ("7", 1, ["MR-BLUE_TR", "UR-BLUE_TR"]),
    ],
)
def test_a_metropolis_needs_all_its_tunnels(board: str, space: int, tunnels: list[str]) -> None:
    game, seat = turn(2, board)
    for name in tunnels:
        assert not seat.joined >> space & 1
        put(game, seat, "tunnel", name)
    assert seat.joined == 1 << space
    assert counted(game, seat, "metropolis") == 1


@rule("UC-15.05", "UC-15.07", "UC-21.13")
def test_the_spaces_of_the_boards() -> None:
    for board in BOX.boards:
        assert board.metropolis_colours == ("brown", "blue", "blue")
        needs = [mask.bit_count() for mask in board.needs]
        assert needs[0] == 2 and set(needs) <= {1, 2}
        for mask, name in zip(board.needs, board.metropolis_ids, strict=True):
            beside = {i for i, t in enumerate(board.entry.tunnels) if name in t.ends}
            assert mask == sum(1 << i for i in beside)


@rule("UC-15.06", "UC-15.09", "UC-EX-37", "UC-15.08", "UC-15.12", "UC-17.10")
def test_a_blue_metropolis_works_once_and_then_in_every_production() -> None:
    """No city but the start city; 1 kelp when it is connected, 2 points in each production."""
    game, seat = turn(2, "1", steelplast=1, credit=1)
    lay_tiles(game, seat, "BR1", "BL01", "TB3")
    put(game, seat, "tunnel", "LR-MR", "MR-UR")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:UR-BLUE_TR")
    assert have(game, seat) == {"kelp": 1} and seat.points == 0
    for number, points in ((4, 2), (7, 4)):
        eve(game, number)
        goods(game, seat, kelp=1)
        over_night(game)
        assert seat.points == points
        assert have(game, seat).get("kelp", 0) == 0  # eaten by the start city; no further one came


@rule("UC-15.08", "UC-15.12", "UC-15.10")
def test_the_tiles_of_the_box() -> None:
    for name, instant, score in zip(BOX.tile_ids, BOX.tile_instant, BOX.tile_score, strict=True):
        assert (instant is not None, score is not None) == (name.startswith("BL"), name.startswith("BR"))
    blue = next(m for m in BOX.metropolises if m.id == "BL01")
    assert (blue.instant, blue.production) == ({"gain": {"kelp": 1}}, {"gain": {"point": 2}})
    assert sum(m.source == "reconstructed" for m in BOX.metropolises if m.colour == "blue") == 10


@rule("UC-15.09")
def test_nothing_happens_before_the_last_tunnel() -> None:
    game, seat = turn(2, "5", steelplast=2, credit=2)
    lay_tiles(game, seat, "BR1", "TB3", "TB4")
    put(game, seat, "tunnel", "LR-LM", "LM-LL", "ML-LL")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LL-BLUE_BL")
    assert seat.points == 0
    play(game, "build", "at:ML-BLUE_BL")
    assert seat.points == 5


@rule("UC-15.10")
def test_a_brown_metropolis_scores_only_if_connected() -> None:
    game, seat = turn(2)
    lay_tiles(game, seat, "BR1", "TB4", "TB3")
    put(game, seat, "tunnel", "UR-BLUE_TR", "ML-BROWN")
    assert brown_points(game.box, seat) == 0
    before = seat.points
    put(game, seat, "tunnel", "UM-BROWN")
    assert brown_points(game.box, seat) == 3 * 2
    assert seat.points == before  # at the end only


@rule("UC-15.11", "UC-17.08", "UC-17.07", "UC-17.09")
def test_tunnels_that_touch_no_city() -> None:
    game, seat = turn(2)
    put(game, seat, "tunnel", "LR-MR")
    assert produced(game, seat) == {"credit": 1}  # the start city, once
    put(game, seat, "tunnel", "MR-UR", "UR-BLUE_TR")
    assert produced(game, seat) == {"credit": 1}  # empty sites and a metropolis
    put(game, seat, "nonsymbiotic", "MR")
    assert produced(game, seat) == {"credit": 2}  # LR-MR touches two cities and gives one credit
    put(game, seat, "nonsymbiotic", "UR")
    assert produced(game, seat) == {"credit": 3}


@rule("UC-15.13", "UC-19.02", "UC-2.16")
def test_a_further_tile() -> None:
    game, seat = turn(2, "1", "T60", "T2", "T4")
    lay_tiles(game, seat, "BR1", "TB3", "TB4")
    spare(game, "BR2", "BL01")
    put(game, seat, "tunnel", "ML-BROWN", "UM-BROWN")
    play(game, "slot:Y2", "card:T60", "order:card", "metropolis")
    assert seat.gained == (tile(game, "BL01"),) and game.state.spare == (tile(game, "BR2"),)
    assert have(game, seat) == {"kelp": 1 + 1}  # the instant effect and the slot
    assert brown_points(game.box, seat) == 3 * 2
    eve(game, 4)
    goods(game, seat, kelp=1)
    seat.points = 0
    over_night(game)
    assert seat.points == 2  # it counts as connected


@rule("UC-15.13")
def test_without_blue_tiles_the_effect_lapses() -> None:
    game, seat = turn(2, "1", "T60", "T2", "T4")
    spare(game, "BR2")
    reconsider(game)
    play(game, "slot:Y2", "card:T60", "order:card")
    assert seat.gained == () and have(game, seat) == {"kelp": 1}


@rule("UC-15.13")
def test_the_further_tile_is_drawn_at_random_among_the_blue_ones() -> None:
    found = set()
    for seed in range(8):
        game = begin(2, "1", seed=f"tile {seed}")
        seat = first(game)
        spare(game, "BR2", "TB3", "TB4")
        ready(game, "T60", "T2", "T4")
        play(game, "slot:Y2", "card:T60", "order:card", "metropolis")
        found.add(seat.gained)
    assert found == {(tile(game, "TB3"),), (tile(game, "TB4"),)}


@rule("UC-15.15", "UC-14.07")
@pytest.mark.parametrize("order", [("advance", "tile:TB1"), ("tile:TB1", "advance")])
def test_bonus_and_metropolis_of_one_tunnel(order: tuple[str, str]) -> None:
    game, seat = turn(2, "T", steelplast=1, credit=1)
    seat.step = 1
    lay_tiles(game, seat, "BR1", "TB1", "TB4")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LR-BLUE_TR")
    assert set(keys(game)) == {"advance", "tile:TB1"}  # what the tile gives is not declined
    play(game, order[0])
    if order[0] == "advance":
        assert (have(game, seat), seat.step) == ({"credit": 4}, 2)  # then the tile alone was left
        play(game, "done")  # no special card
    else:
        assert (have(game, seat), seat.step) == ({"credit": 3}, 1)
        play(game, "done", "advance")
    assert (have(game, seat), seat.step) == ({"credit": 4}, 2)


@rule("UC-17.10")
def test_an_unconnected_metropolis_does_not_produce() -> None:
    game, seat = before_production()
    lay_tiles(game, seat, "BR1", "BL01", "TB4")
    goods(game, seat, kelp=1)
    over_night(game)
    assert seat.points == 0
