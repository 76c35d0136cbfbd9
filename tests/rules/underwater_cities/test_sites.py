"""Which building sites belong to which city, and which are for expansions: the drawings, told once more."""

from __future__ import annotations

import pytest

from kolonie.games.underwater_cities.board import Board
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.network import at_city, bits
from tests.citing import rule
from tests.positioning import reconsider
from tests.rules.underwater_cities.depths import turn
from tests.rules.underwater_cities.sea import put

BOX = TITLE.box()
PLACES = ("UL", "UM", "UR", "ML", "MM", "MR", "LL", "LM", "LR")
SITES = {
    "5": (4, 3, 4, 2, 3, 2, 3, 4, 2),
    "6": (3, 4, 2, 4, 2, 3, 4, 2, 3),
    "7": (4, 2, 3, 4, 4, 3, 2, 3, 2),
    "8": (2, 3, 2, 4, 4, 2, 4, 3, 3),
}
"""Normal building sites at each city of the three-star sides; the others have three everywhere."""
every_board = pytest.mark.parametrize("board", BOX.boards, ids=lambda b: b.id)


def sites_at(board: Board, city: str, masks: tuple[int, ...]) -> list[str]:
    return [board.buildings.ids[site] for site in bits(masks[board.cities.number[city]])]


@rule("UC-8.14", "UC-21.02")
@every_board
def test_every_building_site_belongs_to_the_city_it_is_drawn_at(board: Board) -> None:
    assert sorted(board.cities.ids) == sorted(PLACES)
    counts = dict(zip(PLACES, SITES.get(board.id, (3,) * 9), strict=True))
    for city, count in counts.items():
        normal = [f"{city}.{n}" for n in range(1, count + 1)]
        assert sites_at(board, city, board.normal_at) == normal
        assert sites_at(board, city, board.expansion_at) == [f"{city}.X"]
        assert sites_at(board, city, board.all_at) == sorted(
            [*normal, f"{city}.X"], key=board.buildings.ids.index
        )
    owners = [board.cities.ids[city] for city in board.city_of]
    assert owners == [name.partition(".")[0] for name in board.buildings.ids]


@rule("UC-8.17", "UC-9.03")
@every_board
def test_what_stands_on_a_site_counts_for_its_own_city(board: Board) -> None:
    """Two connected cities, a farm on every site of the start city: the other city has none of them."""
    game, seat = turn(2, board.id)
    start = board.cities.ids[board.start]
    tunnel = bits(board.tunnels_at[board.start])[0]
    (other,) = bits(board.ends[tunnel] & ~(1 << board.start))
    put(game, seat, "tunnel", board.tunnels.ids[tunnel])
    put(game, seat, "nonsymbiotic", board.cities.ids[other])
    farms = sites_at(board, start, board.all_at)
    put(game, seat, "farm", *farms)
    reconsider(game)
    farm = game.box.kind["farm"]
    for site, name in enumerate(board.buildings.ids):
        city = name.partition(".")[0]
        wanted = len(farms) if city == start else 0
        assert at_city(game.box, seat, farm, site, False) == wanted
