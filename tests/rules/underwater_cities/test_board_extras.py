"""What is printed beside the sites of the three-star sides: surcharges, multipliers, extras, told once more.

The sides are our own drawings, weighed against each other by play: a change here changes who wins.
"""

from __future__ import annotations

import pytest

from kolonie.games.underwater_cities.board import Board, Reward
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.network import bits
from tests.citing import rule

BOX: Box = TITLE.box()
EXTRAS = {
    "5": {
        "MM": "+3steelplast +3credit x3",
        "LM.2": "+1credit x2",
        "MR-UR": "+1credit x3",
        "LM-LL ML-LL": "2credit",
    },
    "6": {
        "UR": "+2science +2credit 6point",
        "MM.2": "+1steelplast x2",
        "LM-LL": "+1credit x3",
        "LL-BLUE_BL": "+1steelplast +1credit",
        "BLUE_BL": "2point",
        "MM-UM UR-UM": "2credit",
    },
    "7": {
        "MM.2": "+1kelp x2",
        "ML.1": "+1credit x2",
        "LM-LL": "+1credit x3",
        "UR-BLUE_TR": "+1credit",
        "BLUE_TR": "2point",
        "LL-ML MM-ML": "2credit",
    },
    "8": {
        "UM": "+3steelplast +3credit x3",
        "ML": "+2science +2credit 4point",
        "MM.2": "+1steelplast x2",
        "MR-UR": "+1credit x3",
        "LL-ML ML-UL": "2credit",
    },
}
"""By site, metropolis or pair of tunnels: what it costs more, how often it produces, what it brings."""


def told(reward: Reward) -> list[str]:
    goods = zip((*BOX.resources, "point"), (*reward.goods, reward.points), strict=True)
    return [f"{n}{name}" for name, n in goods if n]


def extras(board: Board) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for sites in (board.cities, board.buildings, board.tunnels):
        for number, name in enumerate(sites.ids):
            surcharge, bonus = sites.surcharge[number], sites.bonus[number]
            words = [f"+{word}" for word in told(Reward(surcharge))] if surcharge is not None else []
            if sites.multiplier[number] != 1:
                words.append(f"x{sites.multiplier[number]}")
            if bonus is not None and bonus.points:
                words += told(bonus)
            if words:
                found[name] = set(words)
    for space, product in zip(board.metropolis_ids, board.metropolis_production, strict=True):
        if product is not None:
            found[space] = set(told(product))
    for mask, product in board.pairs:
        found[" ".join(board.tunnels.ids[tunnel] for tunnel in bits(mask))] = set(told(product))
    return found


@rule("UC-21.03", "UC-21.05", "UC-21.09", "UC-21.11", "UC-21.12", "UC-21.13")
@pytest.mark.parametrize("board", BOX.boards, ids=lambda board: board.id)
def test_what_is_printed_beside_the_sites(board: Board) -> None:
    wanted = {name: set(words.split()) for name, words in EXTRAS.get(board.id, {}).items()}
    found = {" ".join(sorted(name.split())): words for name, words in extras(board).items()}
    assert found == {" ".join(sorted(name.split())): words for name, words in wanted.items()}


@rule("UC-21.13")
@pytest.mark.parametrize("board", [board for board in BOX.boards if board.side == "advanced"])
def test_no_side_has_its_best_tunnel_at_the_start(board: Board) -> None:
    """A multiplied tunnel at the start city produces from the first era on, whatever else is built."""
    for tunnel in bits(board.tunnels_at[board.start]):
        assert board.tunnels.multiplier[tunnel] == 1
