"""Chapter 8: where cities, buildings and tunnels may be built."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.network import bits
from kolonie.games.underwater_cities.production import network_product
from kolonie.games.underwater_cities.scoring import city_points
from kolonie.games.underwater_cities.state import Seat
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import counted, moments, turn
from tests.rules.underwater_cities.sea import built, have, play, put, supply, take

BOX = TITLE.box()
CITY = {"credit": 1, "kelp": 1, "steelplast": 2}


def at(game: Game) -> set[str]:
    """The sites that are offered."""
    return {key[3:] for key in keys(game) if key.startswith("at:")}


def open_sites(game: Game, seat: Seat, sort: str) -> set[str]:
    mask = {"cities": seat.open_cities, "tunnels": seat.open_tunnels}[sort]
    names = getattr(game.box.boards[seat.board], sort).ids
    return {names[i] for i in bits(mask)}


@rule("UC-8.01", "UC-8.02", "UC-8.12")
def test_things_are_built_one_after_the_other() -> None:
    game, seat = turn(2, "1", credit=2, steelplast=2)
    play(game, "slot:Y1", "card:T2")
    assert at(game) == {"LR-LM", "LR-MR"}
    play(game, "at:LR-MR")
    assert built(game, seat, "tunnel") == {"LR-MR"} and have(game, seat) == {"credit": 1, "steelplast": 1}
    play(game, "build")
    assert at(game) == {"LR-LM", "MR-MM", "MR-UR"}  # the first one opened two sites
    play(game, "at:MR-UR")
    assert have(game, seat) == {"credit": 1}  # and the bonus of the second
    assert seat.upgraded_tunnels == 0  # built plain


# -- cities


@rule("UC-8.03", "UC-8.04")
def test_a_city_stands_next_to_a_city() -> None:
    """Board 1: LM and MR are next to the start city LR; no tunnel is needed, here or there."""
    game, seat = turn(2, "1", **CITY)
    play(game, "slot:R4", "card:T3")
    assert at(game) == {"LM", "MR"}
    assert refusal(game, "at:LR") == "UC-8.03"  # occupied
    assert refusal(game, "at:LL") == "UC-8.03"  # next to empty sites only
    play(game, "at:LM")
    assert seat.connected == 1 << game.box.boards[seat.board].start
    assert open_sites(game, seat, "cities") == {"MR", "LL", "MM"}  # LM opens sites though not connected
    put(game, seat, "tunnel", "LR-MR", "MR-UR")
    assert "UR" not in open_sites(game, seat, "cities")  # tunnels alone do not


@rule("UC-8.05", "UC-8.11", "UC-8.13")
def test_a_metropolis_leads_nowhere() -> None:
    """Board 1: the brown metropolis lies between ML and UM."""
    game, seat = turn(2, "1")
    put(game, seat, "nonsymbiotic", "ML")
    put(game, seat, "tunnel", "LR-LM", "LM-LL", "ML-LL", "ML-BROWN")
    assert "UM" not in open_sites(game, seat, "cities")
    assert "UM-BROWN" not in open_sites(game, seat, "tunnels")
    put(game, seat, "tunnel", "UL-ML", "UL-UM")
    assert "UM-BROWN" in open_sites(game, seat, "tunnels")  # from its own end it is a site like any other
    assert "UR-BLUE_TR" not in open_sites(game, seat, "tunnels")
    put(game, seat, "tunnel", "UM-UR")
    assert "UR-BLUE_TR" in open_sites(game, seat, "tunnels")  # without any city there


@rule("UC-8.06")
def test_the_player_chooses_the_kind_of_city() -> None:
    plenty = {"credit": 9, "kelp": 9, "steelplast": 9, "biomatter": 1}
    game, seat = turn(2, "1", **plenty)
    play(game, "slot:R4", "card:T3")
    assert set(keys(game)) == {"build:nonsymbiotic", "build:symbiotic"}
    play(game, "build:symbiotic", "at:LM")
    assert built(game, seat, "symbiotic") == {"LM"}
    game, seat = turn(2, "1", "T12", "T2", "T4", **plenty)  # a white city, says the card
    play(game, "slot:Y2", "card:T12", "order:card", "build")
    assert not any(key.startswith("build:") for key in keys(game))
    play(game, "at:LM")
    assert "LM" in built(game, seat, "nonsymbiotic")


# -- buildings


@rule("UC-8.07", "UC-8.09")
def test_a_building_stands_at_a_city_or_where_one_could_stand() -> None:
    game, _seat = turn(2, "1", kelp=2)
    play(game, "slot:G3", "card:T2")
    assert at(game) == {f"{city}.{n}" for city in ("LR", "LM", "MR") for n in (1, 2, 3)}
    assert refusal(game, "at:LL.1") == "UC-8.07"
    play(game, "at:LM.2", "build")
    assert "LM.2" not in at(game) and refusal(game, "at:LM.2") == "UC-8.07"  # occupied
    game, _seat = turn(2, "1", kelp=1)
    supply(game, symbiotic=0, nonsymbiotic=0)
    reconsider(game)
    play(game, "slot:G3", "card:T2")
    assert {"LM.1", "MR.1"} <= at(game)  # the position counts, not whether a dome is left


@rule("UC-8.08")
@pytest.mark.parametrize("kind", ["farm", "desalination", "laboratory"])
def test_every_site_takes_every_type(kind: str) -> None:
    game, seat = turn(3, "1", credit=1, kelp=1, steelplast=1)
    play(game, "slot:Y4", "card:T2", f"build:{kind}")  # S04: a city and a building
    assert at(game) == {f"{city}.{n}" for city in ("LR", "LM", "MR") for n in (1, 2, 3)}
    play(game, "at:MR.3")
    assert built(game, seat, kind) == {"MR.3"}


# -- tunnels


@rule("UC-8.10", "UC-8.11")
def test_a_tunnel_joins_the_start_city_by_tunnels() -> None:
    game, seat = turn(2, "1", credit=1, steelplast=1)
    put(game, seat, "nonsymbiotic", "LM", "MM", "UL")
    reconsider(game)
    play(game, "slot:Y1", "card:T2")
    assert at(game) == {"LR-LM", "LR-MR"}
    assert refusal(game, "at:LM-MM") == "UC-8.10"  # between two cities, but not reached
    put(game, seat, "tunnel", "LR-MR", "MR-MM")
    # through MR, which is empty, and on from MM; not over the empty tunnel sites to LM
    assert open_sites(game, seat, "tunnels") == {"LR-LM", "MR-UR", "LM-MM", "MM-UL"}


# -- expansion sites


@rule("UC-8.14")
def test_every_city_site_has_one_expansion_site() -> None:
    for board in BOX.boards:
        assert [mask.bit_count() for mask in board.expansion_at] == [1] * len(board.entry.cities)


@rule("UC-8.15", "UC-8.16", "UC-23.03")
def test_expansion_sites_need_an_effect_that_names_them() -> None:
    game, seat = turn(2, "1", "T14", "T2", "T3", kelp=2)
    play(game, "slot:G3", "card:T2")
    assert refusal(game, "at:LR.X") == "UC-8.15"
    assert refusal(game, "at:UL.X") == "UC-8.07"
    game, seat = turn(2, "1", "T14", "T2", "T3", kelp=2)
    play(game, "slot:G1", "card:T14", "order:card", "build")
    assert at(game) == {"LR.X", "LM.X", "MR.X"}  # as for normal sites: a city or a place for one
    play(game, "at:LR.X")
    assert built(game, seat, "farm") == {"LR.X"}


@rule("UC-8.17")
def test_a_building_on_an_expansion_site_is_one_of_its_city() -> None:
    game, seat = turn(2, "1")
    put(game, seat, "farm", "LR.1", "LR.X", upgraded=True)
    product = network_product(game.box, seat)
    assert (product.goods[game.box.kelp], product.points) == (3, 3)  # two farms and the pair
    assert counted(game, seat, "upgraded_farm") == 2
    before = city_points(game.box, seat)
    put(game, seat, "laboratory", "LM.X")
    assert counted(game, seat, "laboratory") == 0  # no city there
    take(game, seat, "LR.1", "LR.X")
    put(game, seat, "farm", "LR.X")
    assert city_points(game.box, seat) == before  # one type, wherever it stands


@rule("UC-8.18")
def test_nothing_built_is_ever_removed() -> None:
    for seats, seed in ((2, 1), (4, 6)):
        for before, _seat, _key, after in moments(seats, seed):
            for old, new in zip(before.seats, after.state.seats, strict=True):
                assert old.cities & ~new.cities == 0
                for kind in (*BOX.building_kinds, BOX.tunnel):
                    assert old.built[kind] & ~new.built[kind] == 0
                assert old.upgraded & ~new.upgraded == 0
                assert old.upgraded_tunnels & ~new.upgraded_tunnels == 0
