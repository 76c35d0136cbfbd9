"""Chapter 9: what is connected, and what is not."""

from __future__ import annotations

from kolonie.core.engine import Game
from kolonie.core.frames import Frame
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.moves import Feed
from kolonie.games.underwater_cities.network import bits
from kolonie.games.underwater_cities.production import network_product, run_feed
from kolonie.games.underwater_cities.scoring import city_points
from kolonie.games.underwater_cities.state import Seat
from tests.citing import rule
from tests.positioning import keys, reconsider
from tests.rules.underwater_cities.depths import counted, moments, turn
from tests.rules.underwater_cities.sea import claim, goods, have, play, put

BOX = TITLE.box()


def connected(game: Game, seat: Seat) -> set[str]:
    names = game.box.boards[seat.board].cities.ids
    return {names[i] for i in bits(seat.connected)}


def product(game: Game, seat: Seat) -> dict[str, int]:
    made = network_product(game.box, seat)
    return {name: n for name, n in zip(game.box.resources, made.goods, strict=True) if n}


def reached(seat: Seat) -> int:
    """The city sites to which tunnels lead from the start, found by walking."""
    board = BOX.boards[seat.board]
    found: int = 1 << board.start
    while True:
        more = found
        for tunnel in bits(seat.built[BOX.tunnel]):
            if board.ends[tunnel] & more:
                more |= board.ends[tunnel]
        if more == found:
            return found
        found = more


@rule("UC-9.01", "UC-9.02", "UC-9.03")
def test_all_tunnels_hang_together_and_carry_the_network() -> None:
    tunnels = 0
    for _before, index, _key, game in moments(3, 13, boards="advanced"):
        seat = game.state.seats[index]
        board = BOX.boards[seat.board]
        walked = reached(seat)
        assert seat.connected == seat.cities & walked
        assert seat.connected >> board.start & 1
        for tunnel in bits(seat.built[BOX.tunnel]):
            assert board.ends[tunnel] & walked
        tunnels = max(tunnels, seat.built[BOX.tunnel].bit_count())
    assert tunnels > 0


@rule("UC-9.01", "UC-9.03", "UC-9.04", "UC-9.07")
def test_a_city_is_connected_by_one_tunnel_and_its_buildings_with_it() -> None:
    game, seat = turn(2, "1")
    put(game, seat, "farm", "LR.1", "LM.1", "LL.1")
    assert connected(game, seat) == {"LR"}
    assert (counted(game, seat, "farm"), product(game, seat)) == (1, {"kelp": 1})
    put(game, seat, "nonsymbiotic", "LM", "LL")
    assert (connected(game, seat), counted(game, seat, "farm")) == ({"LR"}, 1)
    put(game, seat, "tunnel", "LR-LM")
    assert (connected(game, seat), counted(game, seat, "farm")) == ({"LR", "LM"}, 2)
    put(game, seat, "tunnel", "LM-LL")
    assert (connected(game, seat), counted(game, seat, "farm")) == ({"LR", "LM", "LL"}, 3)


@rule("UC-9.05", "UC-9.07", "UC-9.09")
def test_an_empty_site_carries_tunnels_but_is_no_city() -> None:
    game, seat = turn(2, "1")
    put(game, seat, "farm", "LM.1")
    put(game, seat, "nonsymbiotic", "LL")
    put(game, seat, "tunnel", "LR-LM", "LM-LL")
    assert connected(game, seat) == {"LR", "LL"}  # through the empty LM
    assert (counted(game, seat, "city"), counted(game, seat, "farm")) == (2, 0)
    put(game, seat, "nonsymbiotic", "LM")  # the farm is connected once its city stands
    assert (counted(game, seat, "city"), counted(game, seat, "farm")) == (3, 1)


@rule("UC-9.06", "UC-18.02")
def test_what_is_not_connected_counts_for_nothing() -> None:
    game, seat = turn(2, "1")
    put(game, seat, "symbiotic", "LM")
    put(game, seat, "farm", "LM.1", upgraded=True)
    put(game, seat, "desalination", "LM.2")
    put(game, seat, "laboratory", "LM.3")
    index = game.state.seats.index(seat)
    feed = Frame(Feed(), 0, index, {}, None)

    def state() -> tuple[dict[str, int], int, int, int, int]:
        goods(game, seat, kelp=9)
        run_feed(game, feed)
        points = network_product(game.box, seat).points
        eaten = 9 - have(game, seat)["kelp"]
        return (
            product(game, seat),
            points,
            city_points(game.box, seat),
            counted(game, seat, "building"),
            eaten,
        )

    assert state() == ({}, 0, 2, 0, 1)  # the start city alone is worth 2 points and eats 1 kelp
    put(game, seat, "tunnel", "LR-LM")
    assert state() == ({"kelp": 1, "credit": 2, "science": 1}, 3, 2 + 6, 3, 2)


@rule("UC-9.08", "UC-23.10", "UC-23.22")
def test_joining_later_sets_nothing_off() -> None:
    """Card 37 gives a credit for the second laboratory at a connected city, when it is built."""
    game, seat = turn(2, "1", steelplast=2, credit=2)
    claim(game, seat, "37")
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "laboratory", "LM.1")
    reconsider(game)
    play(game, "slot:G3", "card:T2", "at:LM.2")
    assert "card:37" not in keys(game) and have(game, seat)["credit"] == 2
    game, seat = turn(2, "1", steelplast=2, credit=2)
    claim(game, seat, "37")
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "laboratory", "LM.1", "LM.2")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LR-LM")
    assert counted(game, seat, "laboratory") == 2
    assert "card:37" not in keys(game) and have(game, seat) == {"steelplast": 1, "credit": 1}
