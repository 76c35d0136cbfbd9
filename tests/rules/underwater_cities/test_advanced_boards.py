"""Chapter 21: the three-star boards."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.title import SetupError
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.state import Seat
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.reef import produced, turn
from tests.rules.underwater_cities.sea import built, have, lay_tiles, play, put, supply

BOX = TITLE.box()


@rule("UC-21.01", "UC-2.12")
@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_all_use_the_same_side(side: str) -> None:
    for seed in range(5):
        game = TITLE.new(4, f"sides {seed}", {"boards": side})
        boards = [BOX.boards[seat.board] for seat in game.state.seats]
        assert {board.side for board in boards} == {side} and len({b.id for b in boards}) == 4
    with pytest.raises(SetupError):
        TITLE.new(4, "mixed", {"boards": "mixed"})


@rule("UC-21.02", "UC-21.13", "UC-1.04")
def test_the_boards() -> None:
    sites = {board.id: {mask.bit_count() for mask in board.normal_at} for board in BOX.boards}
    assert [board.id for board in BOX.boards] == [str(n) for n in range(1, 9)]
    for board in BOX.boards:
        advanced = int(board.id) >= 5
        assert board.side == ("advanced" if advanced else "basic") and board.source == "reconstructed"
        assert (len(sites[board.id]) > 1) == advanced
        every = (board.cities, board.buildings, board.tunnels)
        assert any(s is not None for part in every for s in part.surcharge) == advanced
        assert any(n > 1 for part in every for n in part.multiplier) == advanced
        corner = max((c.x, c.y) for c in board.entry.cities)
        start = board.entry.cities[board.start]
        assert (start.x, start.y) == corner  # lower right


@rule("UC-21.03", "UC-EX-26", "UC-7.09")
def test_a_free_build_pays_the_surcharge() -> None:
    """MR-UR of board 5 asks for a credit; T11 builds a tunnel or building free."""
    for credit in (0, 1):
        game, seat = turn(2, "5", "T11", "T2", "T4", credit=credit)
        put(game, seat, "tunnel", "LR-MR")
        reconsider(game)
        play(game, "slot:Y2", "card:T11", "order:card", "build", "build:tunnel")
        if credit:
            play(game, "at:MR-UR")
            assert have(game, seat) == {"kelp": 1} and "MR-UR" in built(game, seat, "tunnel")
        else:
            assert refusal(game, "at:MR-UR") == "UC-7.16"
            assert "at:MR-MM" in keys(game)


@rule("UC-21.03")
@pytest.mark.parametrize("price", [{"steelplast": 2}, {"steelplast": 1, "biomatter": 1}])
def test_a_surcharge_is_added(price: dict[str, int]) -> None:
    """A laboratory on MM.2 of board 6 costs a steelplast more."""
    game, seat = turn(3, "6", steelplast=1)
    put(game, seat, "nonsymbiotic", "MM")
    reconsider(game)
    play(game, "slot:R4", "card:T3")
    assert refusal(game, "at:MM.2") == "UC-7.16"
    game, seat = turn(3, "6", **price)
    put(game, seat, "nonsymbiotic", "MM")
    reconsider(game)
    play(game, "slot:R4", "card:T3", "at:MM.2")
    assert have(game, seat) == {} and built(game, seat, "laboratory") == {"MM.2"}


@rule("UC-21.04")
def test_upgrades_know_no_surcharge() -> None:
    game, seat = turn(2, "6", science=1)
    put(game, seat, "nonsymbiotic", "MM")
    put(game, seat, "farm", "MM.2")
    put(game, seat, "tunnel", "LL-BLUE_BL")
    reconsider(game)
    play(game, "slot:Y4", "card:T2", "upgrade", "at:MM.2")
    assert have(game, seat) == {} and seat.upgraded.bit_count() == 1


def farms_of_lm(upgraded: bool) -> tuple[Game, Seat]:
    game, seat = turn(2, "5", "T57", "T3", "T4")
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "tunnel", "LR-LM")
    put(game, seat, "desalination", "LM.2", upgraded=upgraded)
    reconsider(game)
    return game, seat


@rule("UC-21.06", "UC-EX-28", "UC-23.17", "UC-21.05")
def test_trial_run_on_a_double_site() -> None:
    """LM.2 of board 5 is doubled in production only; the tunnel gives one credit there."""
    game, seat = farms_of_lm(upgraded=True)
    play(game, "slot:R1", "card:T57", "order:card", "product")
    assert have(game, seat) == {"credit": 1, "biomatter": 1, "steelplast": 2, "kelp": 1}
    assert produced(game, seat) == {"credit": 2 + 1, "biomatter": 2}  # it produces as ever
    game, seat = farms_of_lm(upgraded=False)
    play(game, "slot:R1", "card:T57", "order:card")
    assert have(game, seat) == {"steelplast": 2, "kelp": 1}  # a plain one has nothing to show


@rule("UC-21.08", "UC-EX-30")
def test_the_tripled_tunnel() -> None:
    game, seat = turn(2, "5", steelplast=1, credit=1)
    put(game, seat, "tunnel", "LR-MR")
    reconsider(game)
    play(game, "slot:Y1", "card:T2")
    assert refusal(game, "at:MR-UR") == "UC-7.16"
    game, seat = turn(2, "5", steelplast=1, credit=2)
    put(game, seat, "tunnel", "LR-MR")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:MR-UR")
    assert have(game, seat) == {}
    assert produced(game, seat) == {"credit": 1}  # LR-MR only: no city at its ends
    put(game, seat, "nonsymbiotic", "UR")
    assert produced(game, seat) == {"credit": 1 + 3}
    put(game, seat, "tunnel", "MR-UR", upgraded=True)
    assert produced(game, seat) == {"credit": 1 + 3, "point": 3}


@rule("UC-21.09", "UC-21.10")
def test_both_tunnels_of_a_pair_must_touch_a_city() -> None:
    """MM-UM and UR-UM of board 6, two credits together."""
    game, seat = turn(2, "6")
    put(game, seat, "nonsymbiotic", "MM")
    put(game, seat, "tunnel", "LR-LM", "LM-MM", "MM-UM", "UR-UM")
    assert produced(game, seat) == {"credit": 3}  # UR-UM touches none
    put(game, seat, "nonsymbiotic", "UR")
    assert produced(game, seat) == {"credit": 4 + 2}
    put(game, seat, "tunnel", "MM-UM", upgraded=True)
    assert produced(game, seat) == {"credit": 4 + 2, "point": 1}  # the bonus stays the same


@rule("UC-21.11", "UC-EX-32")
def test_the_dear_tunnel_of_a_metropolis() -> None:
    game, seat = turn(2, "6", steelplast=2, credit=1)
    put(game, seat, "tunnel", "LR-LM", "LM-LL")
    lay_tiles(game, seat, "BR1", "TB4", "BL01")
    reconsider(game)
    play(game, "slot:Y1", "card:T2")
    assert refusal(game, "at:LL-BLUE_BL") == "UC-7.16"
    game, seat = turn(2, "6", steelplast=2, credit=2)
    put(game, seat, "tunnel", "LR-LM", "LM-LL")
    lay_tiles(game, seat, "BR1", "TB4", "BL01")
    reconsider(game)
    assert produced(game, seat) == {"credit": 1}
    play(game, "slot:Y1", "card:T2", "at:LL-BLUE_BL")
    assert have(game, seat) == {"kelp": 1}
    assert produced(game, seat) == {"credit": 1, "point": 2}  # the tunnel itself gives nothing


@rule("UC-21.11")
def test_the_points_need_the_whole_connection() -> None:
    game, seat = turn(2, "7")
    put(game, seat, "tunnel", "UR-BLUE_TR")
    assert produced(game, seat) == {}
    put(game, seat, "tunnel", "MR-BLUE_TR")
    assert produced(game, seat) == {"point": 2}


@rule("UC-21.12", "UC-EX-33")
@pytest.mark.parametrize(
    ("kind", "price"),
    [
        ("nonsymbiotic", {"steelplast": 2, "kelp": 1, "credit": 3, "science": 2}),
        ("symbiotic", {"steelplast": 1, "kelp": 1, "biomatter": 1, "credit": 4, "science": 2}),
    ],
)
def test_six_points_at_once(kind: str, price: dict[str, int]) -> None:
    """UR of board 6; nothing is connected."""
    game, seat = turn(2, "6", **price)
    put(game, seat, "nonsymbiotic", "MR")
    supply(game, **{"symbiotic" if kind == "nonsymbiotic" else "nonsymbiotic": 0})
    reconsider(game)
    play(game, "slot:R4", "card:T3", "at:UR")
    assert have(game, seat) == {} and seat.points == 6
    assert "UR" in built(game, seat, kind) and seat.connected.bit_count() == 1


@rule("UC-21.07", "UC-EX-29")
def test_a_white_city_on_the_tripled_site() -> None:
    game, seat = turn(2, "5", steelplast=5, kelp=1, credit=4)
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "tunnel", "LR-LM", "LM-MM")
    reconsider(game)
    before = produced(game, seat)
    play(game, "slot:R4", "card:T3", "at:MM")
    assert have(game, seat) == {} and produced(game, seat) == before
    put(game, seat, "laboratory", "MM.1")
    put(game, seat, "tunnel", "MR-MM")
    assert produced(game, seat) == {"credit": before["credit"] + 1, "science": 1}  # not tripled
