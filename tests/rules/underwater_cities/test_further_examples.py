"""More of the worked examples: whole turns and a whole production."""

from __future__ import annotations

from tests.citing import rule
from tests.positioning import keys, reconsider
from tests.rules.underwater_cities.reef import before_production, over_night, turn
from tests.rules.underwater_cities.sea import built, claim, first, goods, have, lay_tiles, play, put


@rule("UC-EX-15", "UC-14.06")
def test_the_assistant_pays_for_a_plant() -> None:
    game, seat = turn(3, "1", science=1)
    play(game, "slot:R5", "card:T3")  # without the credit there is no pair, so the assistant comes first
    assert set(keys(game)) == {"gain", "gain-2"}
    play(game, "gain-2", "pair", "at:LR.1")
    assert have(game, seat) == {} and seat.upgraded.bit_count() == 1
    assert built(game, seat, "desalination") == {"LR.1"} and seat.used == (0,)


@rule("UC-EX-17", "UC-14.03", "UC-23.24", "UC-23.23")
def test_slot_first_then_the_card() -> None:
    game, seat = turn(3, "1", "28", "T3", "T4", steelplast=1, credit=1, science=1)
    seat.actions = ()
    claim(game, seat, "19")
    seat.step = 1
    reconsider(game)
    play(game, "slot:R5", "card:28", "order:slot", "pair", "build:tunnel", "at:LR-LM")
    assert have(game, seat) == {} and seat.upgraded_tunnels.bit_count() == 1
    play(game, "action")
    # only the step can be made; its credit pays for the plant
    assert have(game, seat) == {"credit": 1} and seat.step == 2
    play(game, "build", "at:LR.1")
    assert built(game, seat, "desalination") == {"LR.1"} and have(game, seat) == {}
    assert keys(game) == ["done", "then"]  # now the card, and only now the kelp
    play(game, "then")
    assert have(game, seat) == {"kelp": 1} and seat.step == 2
    assert first(game) is not seat


@rule("UC-EX-23", "UC-17.02", "UC-17.10", "UC-18.02")
def test_a_whole_production() -> None:
    game, seat = before_production()
    claim(game, seat, "T63")  # a credit
    lay_tiles(game, seat, "BR1", "BL01", "TB3")
    put(game, seat, "symbiotic", "LM")
    put(game, seat, "nonsymbiotic", "MM")
    put(game, seat, "laboratory", "MM.1")
    put(game, seat, "farm", "LR.1", upgraded=True)
    put(game, seat, "farm", "LM.1")
    put(game, seat, "desalination", "LR.2", "LM.2")
    put(game, seat, "laboratory", "LM.3", "LM.X", upgraded=True)
    put(game, seat, "tunnel", "LR-LM", upgraded=True)
    put(game, seat, "tunnel", "LR-MR", "LM-LL")
    put(game, seat, "tunnel", "UR-BLUE_TR")  # touches no city and connects the metropolis
    goods(game, seat)
    assert seat.touching.bit_count() == 3 and seat.connected.bit_count() == 2
    over_night(game)
    assert have(game, seat) == {"credit": 6, "steelplast": 3, "science": 2}  # the 2 kelp are eaten
    assert seat.points == 6
