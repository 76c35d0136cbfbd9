"""Chapter 19: final scoring."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.positions import Position
from kolonie.games.underwater_cities.scoring import (
    brown_points,
    city_points,
    endgame_points,
    leftover_points,
)
from kolonie.games.underwater_cities.state import Seat
from tests.citing import rule
from tests.positioning import keys, reconsider
from tests.rules.underwater_cities.depths import until
from tests.rules.underwater_cities.reef import at_sale, before_production, over_night, turn
from tests.rules.underwater_cities.sea import (
    claim,
    gain_tile,
    goods,
    have,
    hold,
    index_of,
    lay_tiles,
    put,
    take,
)

ALL_CITIES = ("LM", "MR", "MM", "LL", "UR", "UM")
ROAD = ("LR-LM", "LR-MR", "LM-MM", "LM-LL", "MR-UR", "UM-UR", "ML-LL")
BROWN = ("ML-BROWN", "UM-BROWN")


def brown(name: str) -> tuple[Game, Seat]:
    """The brown metropolis of board 1 is connected; its tunnels touch no city."""
    game, seat = turn(2)
    lay_tiles(game, seat, name, "TB3", "TB4")
    put(game, seat, "tunnel", *BROWN)
    return game, seat


@rule("UC-19.02", "UC-15.10")
def test_br1_metropolises() -> None:
    game, seat = brown("BR1")
    assert brown_points(game.box, seat) == 3, "itself"
    put(game, seat, "tunnel", "UR-BLUE_TR")
    assert brown_points(game.box, seat) == 6, "a blue one"
    put(game, seat, "tunnel", "LL-BLUE_BL")
    assert brown_points(game.box, seat) == 9, "the other blue one"
    gain_tile(game, seat, "BL01")
    assert brown_points(game.box, seat) == 12, "a gained tile"
    gain_tile(game, seat, "BL02")
    assert brown_points(game.box, seat) == 15, "and a second one"
    take(game, seat)
    put(game, seat, "tunnel", BROWN[0], "UR-BLUE_TR")
    assert brown_points(game.box, seat) == 0, "with one of its two tunnels it is not connected"


@rule("UC-19.02", "UC-15.10")
def test_br1_scores_at_the_end_and_not_before() -> None:
    """Productions with and without its tunnels bring the same points, the final scoring three more."""
    ends = []
    for tunnels in ((), BROWN):
        game, seat = before_production()
        lay_tiles(game, seat, "BR1", "TB3", "TB4")
        put(game, seat, "tunnel", *tunnels)
        seat.points = 20  # there may be hunger
        over_night(game)
        after = seat.points
        until(game, lambda g: g.over)
        ends.append((after, seat.final[0]))
    assert ends[0][0] == ends[1][0]
    assert [metropolis for _after, metropolis in ends] == [0, 3]


@rule("UC-19.03")
@pytest.mark.parametrize(("tunnels", "points"), [(7, 0), (8, 5), (9, 7), (10, 9), (11, 9)])
def test_br2_tunnels(tunnels: int, points: int) -> None:
    """The two tunnels of the brown metropolis touch no city and do not count."""
    game, seat = brown("BR2")
    put(game, seat, "nonsymbiotic", "LM", "MR", "MM", "LL", "UR", "UL")
    at = ["LR-LM", "LR-MR", "LM-LL", "LM-MM", "MR-MM", "MR-UR", "MM-UL", "UL-UM", "UL-ML", "UM-UR", "ML-LL"]
    put(game, seat, "tunnel", *at[:5], upgraded=True)
    put(game, seat, "tunnel", *at[5:tunnels])
    assert brown_points(game.box, seat) == points


@rule("UC-19.04")
@pytest.mark.parametrize("least", ["tunnel", "farm", "desalination", "laboratory"])
def test_br3_sets_of_upgraded_structures(least: str) -> None:
    game, seat = brown("BR3")
    put(game, seat, "nonsymbiotic", "LM", "MR")
    put(game, seat, "tunnel", "LR-LM", upgraded=True)
    put(game, seat, "tunnel", "LR-MR", upgraded=least != "tunnel")
    for row, kind in enumerate(("farm", "desalination", "laboratory"), 1):
        put(game, seat, kind, f"LR.{row}", upgraded=True)
        put(game, seat, kind, f"LM.{row}", upgraded=least != kind)
        put(game, seat, kind, f"MM.{row}", upgraded=True)  # no city there
    assert brown_points(game.box, seat) == 4
    if least != "tunnel":
        put(game, seat, least, f"LM.{('farm', 'desalination', 'laboratory').index(least) + 1}", upgraded=True)
    else:
        put(game, seat, "tunnel", "LR-MR", upgraded=True)
    assert brown_points(game.box, seat) == 8


@rule("UC-19.05")
def test_br4_special_cards_paid_for() -> None:
    game, seat = brown("BR4")
    claim(game, seat, "T30", "T32")
    assert brown_points(game.box, seat) == 4
    Position(game).tuck(index_of(game, seat), "T28")
    assert brown_points(game.box, seat) == 6
    Position(game).unclaim(index_of(game, seat), "T30")
    assert brown_points(game.box, seat) == 4  # discarded later
    hold(game, seat, "T29", "T2", "T3")
    assert brown_points(game.box, seat) == 4  # in hand only


@rule("UC-19.06")
@pytest.mark.parametrize(("cities", "points"), [(4, 0), (5, 4), (6, 8), (7, 12)])
def test_br5_connected_cities(cities: int, points: int) -> None:
    game, seat = brown("BR5")
    put(game, seat, "nonsymbiotic", *ALL_CITIES[: cities - 1])
    put(game, seat, "nonsymbiotic", "UL")  # not connected
    put(game, seat, "tunnel", *ROAD)
    assert seat.connected.bit_count() == cities
    assert brown_points(game.box, seat) == points


@rule("UC-19.07")
def test_endgame_cards_count_connected_things() -> None:
    game, seat = turn(2)
    claim(game, seat, "T22")  # 2 points for each farm
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "farm", "LR.1", "LR.2", "LM.1")
    assert endgame_points(game.box, seat) == 4
    put(game, seat, "tunnel", "LR-LM")
    assert endgame_points(game.box, seat) == 6


@rule("UC-19.08", "UC-EX-36")
@pytest.mark.parametrize(("farms", "points"), [(1, 0), (2, 3), (3, 3), (7, 9)])
def test_three_points_for_two_upgraded_farms(farms: int, points: int) -> None:
    game, seat = turn(2)
    claim(game, seat, "181")
    put(game, seat, "nonsymbiotic", "LM", "MR")
    put(game, seat, "tunnel", "LR-LM", "LR-MR")
    sites = [f"{city}.{n}" for city in ("LR", "LM", "MR") for n in (1, 2, 3)]
    put(game, seat, "farm", *sites[:farms], upgraded=True)
    assert endgame_points(game.box, seat) == points


@rule("UC-19.08")
def test_points_for_symbiotic_cities_and_upgraded_laboratories() -> None:
    game, seat = turn(2)
    claim(game, seat, "182")
    put(game, seat, "symbiotic", "LM", "MR", "UR")
    put(game, seat, "tunnel", "LR-LM", "LR-MR")
    assert endgame_points(game.box, seat) == 2 * 2
    seat.endgames = seat.sold = ()
    claim(game, seat, "183")
    put(game, seat, "laboratory", "LM.1", "LR.1", "UR.1", upgraded=True)
    put(game, seat, "laboratory", "LM.2")
    assert endgame_points(game.box, seat) == 2 * 2


def sell_all(game: Game, seat: Seat, card: str) -> int:
    """How often the card can be used with what the player has."""
    index = game.state.seats.index(seat)
    for other in range(game.seats):
        Position(game).unclaim(other)
    claim(game, seat, card)
    reconsider(game)
    times = 0
    while index in game.to_act() and not game.over and f"sell:{card}" in keys(game, index):
        game.play(index, f"sell:{card}")
        times += 1
    return times


@rule("UC-19.08", "UC-19.07")
@pytest.mark.parametrize(
    ("card", "stock", "times", "points", "left"),
    [
        ("184", {"credit": 14}, 0, 0, {"credit": 14}),
        ("184", {"credit": 40}, 1, 13, {"credit": 25}),
        ("185", {"steelplast": 20}, 14, 14, {"steelplast": 6}),
        ("185", {"steelplast": 3, "biomatter": 5}, 3, 3, {"biomatter": 5}),
        ("186", {"kelp": 5}, 2, 6, {"kelp": 1}),
        ("186", {"kelp": 13}, 5, 15, {"kelp": 3}),
    ],
)
def test_buying_cards(
    card: str, stock: dict[str, int], times: int, points: int, left: dict[str, int]
) -> None:
    game = at_sale()
    seat = game.state.seats[0]
    goods(game, seat, **stock)
    assert sell_all(game, seat, card) == times
    assert (endgame_points(game.box, seat), have(game, seat)) == (points, left)


@rule("UC-19.09", "UC-19.16", "UC-19.01")
def test_each_unit_is_spent_once() -> None:
    """Two cards take steelplast; what they took is gone for the leftovers."""
    game = at_sale()
    seat = game.state.seats[0]
    claim(game, seat, "T68")
    goods(game, seat, steelplast=4, kelp=5)
    reconsider(game)
    assert set(keys(game, 0)) == {"sell:T23", "sell:T68", "done"}
    game.play(0, "sell:T68")
    game.play(0, "sell:T23")
    game.play(0, "sell:T68")
    assert have(game, seat) == {"steelplast": 1, "kelp": 3}
    game.play(0, "done")  # the last one is kept
    game.play(1, "done")
    assert game.over and seat.final == (0, 3, 2, 1)
    assert TITLE.breakdown(game)[0] == {
        "track": 0,
        "metropolis": 0,
        "endgame": 3,
        "cities": 2,
        "leftovers": 1,
        "total": 6,
    }
    assert list(TITLE.breakdown(game)[0])[1:5] == ["metropolis", "endgame", "cities", "leftovers"]


@rule("UC-19.15")
def test_players_score_independently() -> None:
    totals = []
    for first_sells in (False, True):
        game = at_sale()
        one, two = game.state.seats
        goods(game, one, steelplast=4)
        goods(game, two, steelplast=8)
        reconsider(game)
        assert sorted(game.to_act()) == [0, 1]  # both may decide now
        if first_sells:
            for _ in range(4):
                game.play(0, "sell:T23")
        else:
            game.play(0, "done")
        game.play(1, "sell:185")
        game.play(1, "done")
        assert game.over
        totals.append(tuple(game.scores()))
    assert totals == [(2 + 1, 2 + 1 + 1), (2 + 4, 2 + 1 + 1)]


@rule("UC-19.10", "UC-19.11")
@pytest.mark.parametrize(
    ("buildings", "points"),
    [
        ((), 2),
        (("farm",), 3),
        (("farm", "farm", "farm"), 3),
        (("farm", "laboratory"), 4),
        (("farm", "laboratory", "farm"), 4),
        (("farm", "laboratory", "desalination"), 6),
    ],
)
def test_cities_score_by_types(buildings: tuple[str, ...], points: int) -> None:
    for upgraded in (False, True):
        game, seat = turn(2)
        put(game, seat, "symbiotic", "LM")
        put(game, seat, "tunnel", "LR-LM")
        put(game, seat, "nonsymbiotic", "MM")
        put(game, seat, "farm", "MM.1")
        for n, kind in enumerate(buildings, 1):
            put(game, seat, kind, f"LM.{n}", upgraded=upgraded)
        assert city_points(game.box, seat) == 2 + points  # with the start city; MM is not connected


@rule("UC-19.12", "UC-19.13")
@pytest.mark.parametrize(
    ("stock", "points"),
    [
        ({"credit": 3}, 0),
        ({"credit": 4}, 1),
        ({"biomatter": 2}, 1),
        ({"biomatter": 1, "credit": 1}, 0),
        ({"credit": 1, "kelp": 1, "steelplast": 1, "science": 1}, 1),
        ({"credit": 16, "steelplast": 2, "science": 1, "biomatter": 3}, 6),
    ],
)
def test_leftovers(stock: dict[str, int], points: int) -> None:
    game, seat = turn(2)
    goods(game, seat, **stock)
    assert leftover_points(game.box, seat) == points
    seat.hand = seat.hand * 5  # cards in hand are worth nothing
    assert leftover_points(game.box, seat) == points


@rule("UC-EX-25", "UC-19.01", "UC-19.04")
def test_the_example_of_final_scoring() -> None:
    game = at_sale()
    seat = game.state.seats[0]
    lay_tiles(game, seat, "BR3", "TB3", "TB4")
    put(game, seat, "nonsymbiotic", "LM", "MR", "MM", "LL", "UL")
    put(game, seat, "tunnel", "LR-LM", "LR-MR", "LM-MM", upgraded=True)
    put(game, seat, "tunnel", "LM-LL", *BROWN)
    # upgraded: 2 farms, 3 plants, 3 laboratories
    put(game, seat, "farm", "LR.1", "LM.1", upgraded=True)
    put(game, seat, "desalination", "LR.2", "LM.2", "MR.1", upgraded=True)
    put(game, seat, "laboratory", "LR.3", "LM.3", "MR.2", upgraded=True)
    put(game, seat, "farm", "MM.1", "UL.1", "UL.2")
    seat.endgames = seat.sold = ()
    claim(game, seat, "T67", "T68")
    goods(game, seat, credit=16, steelplast=4, science=7, biomatter=3, kelp=2)
    reconsider(game)
    for key in ("sell:T67", "sell:T68", "sell:T68"):
        game.play(0, key)
    game.play(1, "done")
    assert game.over
    assert have(game, seat) == {"credit": 16, "steelplast": 2, "science": 1, "biomatter": 3}
    assert seat.final == (8, 11, 21, 6) and seat.points == 46
