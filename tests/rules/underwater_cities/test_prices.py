"""Chapter 7: prices, reductions, surcharges, and what biomatter replaces."""

from __future__ import annotations

import pytest

from kolonie.core.frames import Frame
from kolonie.games.underwater_cities.moves import Sell
from kolonie.games.underwater_cities.scoring import ask_sell
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import turn
from tests.rules.underwater_cities.sea import built, claim, goods, have, play, put

PRICES = {
    "nonsymbiotic": ("R4", {"steelplast": 2, "kelp": 1, "credit": 1}, "LM"),
    "symbiotic": ("R4", {"steelplast": 1, "kelp": 1, "biomatter": 1, "credit": 2}, "LM"),
    "farm": ("G3", {"kelp": 1}, "LR.1"),
    "desalination": ("G2", {"credit": 1}, "LR.1"),
    "laboratory": ("G3", {"steelplast": 1}, "LR.1"),
    "tunnel": ("Y1", {"steelplast": 1, "credit": 1}, "LR-LM"),
}


@rule("UC-7.01", "UC-7.02", "UC-0.06")
@pytest.mark.parametrize("kind", list(PRICES))
def test_usual_prices(kind: str) -> None:
    """With exactly these goods it can be built, with one less of any it cannot."""
    slot, price, site = PRICES[kind]
    card = "card:T3" if slot == "R4" else "card:T2"  # of another colour
    for name in price:
        game, seat = turn(2, "1", **{**price, name: price[name] - 1})
        if (kind, name) == ("symbiotic", "credit"):
            play(game, f"slot:{slot}", card, f"at:{site}")  # with biomatter a white one can be paid
            assert built(game, seat, kind) == set()
        else:
            assert refusal(game, f"slot:{slot}") == "UC-3.12"
    game, seat = turn(2, "1", **price)
    play(game, f"slot:{slot}", card)
    if f"build:{kind}" in keys(game):
        play(game, f"build:{kind}")
    play(game, f"at:{site}")
    assert site in built(game, seat, kind) and have(game, seat) == {}


@rule("UC-7.03", "UC-10.02")
def test_an_upgrade_costs_a_science_each() -> None:
    game, seat = turn(2, "1", credit=9, kelp=9, steelplast=9, biomatter=9)
    put(game, seat, "farm", "LR.1", "LR.2")
    reconsider(game)
    play(game, "slot:Y4", "card:T2")
    assert have(game, seat)["science"] == 2  # the other half of the slot: without science no upgrade
    game, seat = turn(2, "1", science=2)
    put(game, seat, "farm", "LR.1", "LR.2", "LR.3")
    reconsider(game)
    play(game, "slot:Y4", "card:T2", "upgrade", "at:LR.1")
    assert have(game, seat) == {"science": 1}
    play(game, "upgrade", "at:LR.2")
    assert have(game, seat) == {} and seat.upgraded.bit_count() == 2


@rule("UC-7.04", "UC-7.06", "UC-7.07")
@pytest.mark.parametrize(
    ("cards", "kind", "price"),
    [
        ((), "symbiotic", {"steelplast": 1, "kelp": 1, "biomatter": 1, "credit": 2}),
        (("T8",), "symbiotic", {"steelplast": 1, "kelp": 1, "biomatter": 1, "credit": 1}),
        (("T8", "T9"), "symbiotic", {"kelp": 1, "biomatter": 1}),  # both together
        (("T8", "T9"), "nonsymbiotic", {"steelplast": 1, "kelp": 1}),  # not below nothing
        (("T10",), "nonsymbiotic", {"steelplast": 2, "kelp": 1, "credit": 1}),  # for tunnels only
    ],
)
def test_reductions_add_up_on_their_own_goods(
    cards: tuple[str, ...], kind: str, price: dict[str, int]
) -> None:
    plenty = {"credit": 9, "kelp": 9, "steelplast": 9, "biomatter": price.get("biomatter", 0)}
    game, seat = turn(2, "1", **plenty)
    claim(game, seat, *cards)
    reconsider(game)
    play(game, "slot:R4", "card:T3")
    if f"build:{kind}" in keys(game):
        play(game, f"build:{kind}")
    play(game, "at:LM")
    if keys(game)[0].startswith("pay:"):  # biomatter may stand for steelplast or kelp of a white city
        play(game, f"pay:{','.join(str(price.get(name, 0)) for name in game.box.resources)}")
    assert "LM" in built(game, seat, kind)
    assert have(game, seat) == {n: plenty[n] - price.get(n, 0) for n in plenty if plenty[n] - price.get(n, 0)}


@rule("UC-7.04", "UC-7.07", "UC-EX-34")
def test_a_reduction_of_two_credits_on_a_tunnel_and_one_on_upgrades() -> None:
    game, seat = turn(2, "1", steelplast=1)
    claim(game, seat, "T10")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LR-LM")  # the credit falls away, the steelplast does not
    assert have(game, seat) == {}
    game, seat = turn(2, "1")
    claim(game, seat, "T26")
    put(game, seat, "farm", "LR.1", "LR.2")
    reconsider(game)
    play(game, "slot:Y4", "card:T2", "upgrade", "at:LR.1")
    assert seat.upgraded.bit_count() == 1 and have(game, seat) == {}


@rule("UC-7.05", "UC-7.06")
@pytest.mark.parametrize(("cards", "paid"), [((), 3), (("T8",), 2), (("T8", "T9"), 1)])
def test_a_named_price_replaces_the_usual_one(cards: tuple[str, ...], paid: int) -> None:
    """T12 builds a white city for 3 credits; reductions work on that."""
    game, seat = turn(2, "1", "T12", "T2", "T4", credit=3)
    claim(game, seat, *cards)
    reconsider(game)
    play(game, "slot:Y2", "card:T12", "order:card", "build", "at:LM")
    assert "LM" in built(game, seat, "nonsymbiotic")
    assert seat.goods[game.box.credit] == 3 - paid
    game, seat = turn(2, "1", "T14", "T2", "T3", credit=1)  # no price named: the usual one
    play(game, "slot:G1", "card:T14", "order:card", "build", "at:LR.X")
    assert built(game, seat, "desalination") == {"LR.X"} and have(game, seat) == {}


@rule("UC-7.08", "UC-7.09", "UC-EX-26")
def test_a_free_build_costs_the_surcharge_and_nothing_else() -> None:
    for cards in ((), ("T27", "T10")):
        game, seat = turn(2, "5", "T11", "T2", "T4", credit=4)
        claim(game, seat, *cards)
        reconsider(game)
        play(game, "slot:Y2", "card:T11", "order:card", "build", "build:desalination", "at:LM.2")
        assert seat.goods[game.box.credit] == 3  # reductions do not touch the surcharge
        game, seat = turn(2, "5", "T11", "T2", "T4", credit=4)
        claim(game, seat, *cards)
        reconsider(game)
        play(game, "slot:Y2", "card:T11", "order:card", "build", "build:desalination", "at:LM.1")
        assert seat.goods[game.box.credit] == 4
    game, _seat = turn(2, "5", "T11", "T2", "T4")  # without the credit of the surcharge
    play(game, "slot:Y2", "card:T11", "order:card", "build", "build:farm")
    assert refusal(game, "at:LM.2") == "UC-7.16"


@rule("UC-7.09")
def test_a_reduction_comes_before_the_surcharge() -> None:
    game, seat = turn(2, "5", credit=1)
    claim(game, seat, "T27")  # a plant for nothing; the surcharge of LM.2 is a credit
    reconsider(game)
    play(game, "slot:G2", "card:T2", "at:LM.2")
    assert have(game, seat) == {}


@rule("UC-7.10", "UC-7.16", "UC-EX-13")
def test_biomatter_stands_for_kelp_and_steelplast_when_building() -> None:
    game, seat = turn(2, "1", steelplast=1, biomatter=2, credit=1)
    play(game, "slot:R4", "card:T3", "at:LM")  # a white city: 2 steelplast, a kelp, a credit
    assert "LM" in built(game, seat, "nonsymbiotic") and have(game, seat) == {}
    for kind in ("farm", "laboratory", "tunnel"):
        slot, price, site = PRICES[kind]
        game, seat = turn(2, "1", biomatter=1, credit=price.get("credit", 0))
        play(game, f"slot:{slot}", "card:T2")
        if kind != "tunnel":
            play(game, "build" if kind == "farm" else "build-2")
        play(game, f"at:{site}")
        assert built(game, seat, kind) == {site} and have(game, seat) == {}


@rule("UC-7.10", "UC-7.16")
def test_the_payer_decides_what_biomatter_replaces() -> None:
    game, _seat = turn(2, "1", credit=1, kelp=1, steelplast=2, biomatter=2)
    play(game, "slot:R4", "card:T3")
    if "build:nonsymbiotic" in keys(game):
        play(game, "build:nonsymbiotic")
    play(game, "at:LM")
    # credit, kelp, steelplast, science, biomatter
    ways = {(1, 2, 0), (1, 1, 1), (1, 0, 2), (0, 2, 1), (0, 1, 2)}
    assert set(keys(game)) == {f"pay:1,{kelp},{steel},0,{bio}" for kelp, steel, bio in ways}


@rule("UC-7.11")
def test_nothing_replaces_biomatter() -> None:
    game, seat = turn(2, "1", credit=9, kelp=9, steelplast=9, science=9)
    play(game, "slot:R4", "card:T3", "at:LM")
    assert "LM" in built(game, seat, "nonsymbiotic") and "LM" not in built(game, seat, "symbiotic")


@rule("UC-7.12")
def test_biomatter_replaces_nothing_but_for_building() -> None:
    # a payment that does not build, an exchange, an upgrade for steelplast, a special card
    for card, slot in (("T6", "R1"), ("T24", "R2"), ("T25", "Y2"), ("T28", "G1")):
        for paying in (False, True):
            game, seat = turn(2, "1", card, "T3" if slot[0] != "Y" else "T2", "T4", biomatter=9)
            if paying:
                goods(game, seat, biomatter=9, steelplast=1, kelp=1, credit=1)
            put(game, seat, "farm", "LR.1")
            reconsider(game)
            play(game, f"slot:{slot}", f"card:{card}")
            if card == "T28":
                assert ("order:card" in keys(game)) == paying
                continue
            play(game, "order:card")
            assert ({"pay", "exchange", "upgrade"} & set(keys(game)) != set()) == paying
    game, seat = turn(2)
    claim(game, seat, "T23")  # an endgame purchase for steelplast
    frame = Frame(Sell(), 0, game.state.seats.index(seat), {}, None)
    goods(game, seat, biomatter=9)
    assert ask_sell(game, frame, None) == []
    goods(game, seat, steelplast=1)
    assert [option.key for option in ask_sell(game, frame, None)] == ["sell:T23", "done"]


@rule("UC-7.13", "UC-7.16")
def test_biomatter_for_a_surcharge_after_reductions() -> None:
    """LL-BLUE_BL has a surcharge of a credit and a steelplast; T10 takes 2 credits off a tunnel."""
    for cards, credit in (((), 2), (("T10",), 1)):
        game, seat = turn(2, "6", credit=credit, biomatter=2)
        claim(game, seat, *cards)
        put(game, seat, "tunnel", "LR-LM", "LM-LL")
        reconsider(game)
        play(game, "slot:Y1", "card:T2", "at:LL-BLUE_BL")
        assert "LL-BLUE_BL" in built(game, seat, "tunnel")
        assert have(game, seat) == {}, "both steelplasts were biomatter"
    game, seat = turn(2, "6", credit=1, steelplast=2, biomatter=1)
    claim(game, seat, "T10")
    put(game, seat, "tunnel", "LR-LM", "LM-LL")
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LL-BLUE_BL")
    assert set(keys(game)) == {"pay:1,0,2,0,0", "pay:1,0,1,0,1"}


@rule("UC-7.14")
def test_credits_and_science_are_never_replaced() -> None:
    game, seat = turn(2, "1", kelp=9, steelplast=9, biomatter=9)
    put(game, seat, "farm", "LR.1")
    reconsider(game)
    for slot in ("Y1", "G2", "R4"):  # tunnel, plant, city: each costs a credit
        assert refusal(game, f"slot:{slot}") == "UC-3.12"
    play(game, "slot:Y4", "card:T2")  # no science, no upgrade: only the gain is left
    assert have(game, seat)["science"] == 2 and seat.upgraded == 0


@rule("UC-7.15", "UC-8.01")
def test_the_price_is_due_before_the_reward() -> None:
    """LM-LL gives a steelplast, but not to its own builder before he has paid one."""
    game, seat = turn(2, "1", credit=2)
    put(game, seat, "tunnel", "LR-LM")
    reconsider(game)
    assert refusal(game, "slot:Y1") == "UC-3.12"
    goods(game, seat, credit=2, steelplast=1)
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LM-LL")
    assert have(game, seat) == {"credit": 1, "steelplast": 1}  # paid, placed, rewarded, before the next
    play(game, "done")


@rule("UC-7.17", "UC-10.03", "UC-23.18")
def test_alternative_prices_are_picked_for_each_one() -> None:
    game, seat = turn(2, "1", "T13", "T3", "T4", credit=1, science=1)
    put(game, seat, "farm", "LR.1", "LR.2", "LR.3")
    reconsider(game)
    play(game, "slot:R1", "card:T13", "order:card", "upgrade", "at:LR.1")
    assert set(keys(game)) == {"pay:1,0,0,0,0", "pay:0,0,0,1,0"}
    play(game, "pay:0,0,0,1,0", "upgrade", "at:LR.2")  # the credit is left for the second
    assert seat.upgraded.bit_count() == 2
    assert have(game, seat) == {"steelplast": 2, "kelp": 1}
    # a reduction that costs nothing applies whatever price is picked
    game, seat = turn(2, "1", "T13", "T3", "T4")
    claim(game, seat, "T26")
    put(game, seat, "farm", "LR.1", "LR.2")
    reconsider(game)
    play(game, "slot:R1", "card:T13", "order:card", "upgrade", "at:LR.1")
    assert seat.upgraded.bit_count() == 1
