"""Chapter 10: upgrading structures, and turning cities into others."""

from __future__ import annotations

import random

import pytest

from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.production import network_product
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import at_slot, turn
from tests.rules.underwater_cities.sea import built, claim, first, have, play, put, supply

BOX = TITLE.box()


@rule("UC-10.01", "UC-10.04", "UC-12.23")
def test_structures_can_be_upgraded_once() -> None:
    game, seat = turn(2, "1", science=3)
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "farm", "LR.1", "LM.1")  # LM is not connected
    put(game, seat, "desalination", "LR.2", upgraded=True)
    put(game, seat, "laboratory", "LR.3")
    put(game, seat, "tunnel", "LR-MR")
    reconsider(game)
    play(game, "slot:Y4", "card:T2", "upgrade")
    assert set(keys(game)) == {"at:LR.1", "at:LM.1", "at:LR.3", "at:LR-MR"}
    assert refusal(game, "at:LR.2") == "UC-10.01"  # twice
    assert refusal(game, "at:LM") == "UC-10.01"  # a city is no structure
    play(game, "at:LM.1", "upgrade", "at:LR-MR", "upgrade")
    assert refusal(game, "at:LM.1") == "UC-10.01"
    play(game, "at:LR.1")
    assert have(game, seat) == {}
    assert (seat.upgraded.bit_count(), seat.upgraded_tunnels.bit_count()) == (3, 1)


@rule("UC-10.02", "UC-10.03")
def test_an_upgrade_needs_its_price_each_time() -> None:
    game, seat = turn(2, "1", science=1)
    put(game, seat, "farm", "LR.1", "LR.2")
    reconsider(game)
    play(game, "slot:Y4", "card:T2", "upgrade", "at:LR.1")
    assert seat.upgraded.bit_count() == 1  # for the second there was no science
    game, seat = turn(2, "1", "T25", "T2", "T4", steelplast=1, science=1)  # a card with another price
    put(game, seat, "farm", "LR.1", "LR.2")
    reconsider(game)
    play(game, "slot:Y2", "card:T25", "order:card", "upgrade", "at:LR.1")
    assert have(game, seat) == {"science": 1, "kelp": 1}


SYMBOL = {"S18", "S19", "S20"}
"""The slots that show the upgrade symbol (chapter 12)."""


def slots(seats: int) -> list[str]:
    return list(BOX.side[seats].codes)


@rule("UC-10.02")
@pytest.mark.parametrize(
    ("seats", "slot"), [(seats, slot) for seats in (2, 4) for slot in slots(seats)], ids=lambda x: str(x)
)
def test_no_slot_upgrades_without_the_symbol(seats: int, slot: str) -> None:
    """Whatever a rich player does on a slot, nothing is upgraded; on those with the symbol something is."""
    name = BOX.side[seats].names[slots(seats).index(slot)]
    upgraded = set()
    for number in range(12):
        dice = random.Random(number)
        game, seat = turn(seats, "1", credit=9, kelp=9, steelplast=9, science=9)
        put(game, seat, "farm", "LR.1")
        put(game, seat, "tunnel", "LR-LM")
        reconsider(game)
        play(game, f"slot:{slot}", "card:T3" if slot[0] == "R" else "card:T2")  # of another colour
        while first(game) is seat and not at_slot(game):
            play(game, dice.choice(keys(game)))
        upgraded.add(bool(seat.upgraded or seat.upgraded_tunnels))
    assert (True in upgraded) == (name in SYMBOL)


@rule("UC-10.05")
@pytest.mark.parametrize(("board", "kind", "site"), [("5", "farm", "LM.2"), ("5", "tunnel", "MR-UR")])
def test_a_surcharge_is_not_for_upgrades(board: str, kind: str, site: str) -> None:
    assert BOX.boards[4].id == "5"
    sites = BOX.boards[4].tunnels if kind == "tunnel" else BOX.boards[4].buildings
    assert sites.surcharge[sites.number[site]] is not None
    game, seat = turn(2, board, science=1)
    put(game, seat, "tunnel", "LR-MR", upgraded=True)
    put(game, seat, kind, site)
    reconsider(game)
    play(game, "slot:Y4", "card:T2", "upgrade")
    assert have(game, seat) == {}
    assert (seat.upgraded if kind == "farm" else seat.upgraded_tunnels) >> sites.number[site] & 1


@rule("UC-10.06", "UC-10.07")
def test_a_city_becomes_symbiotic() -> None:
    """MM of board 5 has a surcharge and is tripled; T7 answers to a city being built."""
    game, seat = turn(2, "5", "T15", "T3", "T4", science=2)
    claim(game, seat, "T7")
    put(game, seat, "nonsymbiotic", "MM", "LM")
    put(game, seat, "tunnel", "LR-LM", "LM-MM")
    reconsider(game)
    white, purple = game.box.kind["nonsymbiotic"], game.box.kind["symbiotic"]
    supply = game.state.supply[white], game.state.supply[purple]
    play(game, "slot:R1", "card:T15", "order:card", "pay")
    assert set(keys(game)) == {"at:LR", "at:LM", "at:MM"}  # the start city too
    play(game, "at:MM")
    assert (game.state.supply[white], game.state.supply[purple]) == (supply[0] + 1, supply[1] - 1)
    assert have(game, seat) == {"science": 1}  # the card's own price; nothing set off, no surcharge
    assert "card:T7" not in keys(game)
    assert network_product(game.box, seat).points == 6
    play(game, "pay", "at:LR")
    assert built(game, seat, "symbiotic") == {"MM", "LR"} and built(game, seat, "nonsymbiotic") == {"LM"}
    assert network_product(game.box, seat).points == 6 + 2


@rule("UC-10.06")
def test_a_purple_dome_must_be_there() -> None:
    game, seat = turn(2, "1", "T15", "T3", "T4", science=2)
    supply(game, symbiotic=1)
    reconsider(game)
    put(game, seat, "nonsymbiotic", "LM")
    play(game, "slot:R1", "card:T15", "order:card", "pay", "at:LM")
    assert first(game) is not seat  # none is left for the start city, so the turn went on to its end
    assert have(game, seat) == {"science": 1, "steelplast": 2, "kelp": 1}
    assert built(game, seat, "symbiotic") == {"LM"}


@rule("UC-10.07", "UC-15.04")
def test_a_changed_city_earns_no_site_bonus() -> None:
    game, seat = turn(2, "1", "T15", "T3", "T4", science=1)
    put(game, seat, "nonsymbiotic", "MM")  # the site gives a science to the builder
    reconsider(game)
    play(game, "slot:R1", "card:T15", "order:card", "pay", "at:MM")
    assert have(game, seat) == {"steelplast": 2, "kelp": 1}
