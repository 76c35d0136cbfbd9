"""Chapter 0: names, what effects may touch, what is public."""

from __future__ import annotations

import pytest

from kolonie.core.chance import Chance
from kolonie.core.views import determinize, view
from kolonie.games.underwater_cities.counts import holds
from kolonie.games.underwater_cities.notation import Misspelt
from kolonie.games.underwater_cities.state import NOBODY
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import back_to, counted, idle, moments, others, turn
from tests.rules.underwater_cities.sea import (
    first,
    goods,
    have,
    hold,
    numbers,
    occupy,
    play,
    put,
    started,
    where,
)

RESOURCES = {"credit", "kelp", "steelplast", "science", "biomatter"}


@rule("UC-0.01", "UC-12.13")
def test_there_are_five_resources_and_points_and_cards_are_none() -> None:
    game, _seat = turn(3)
    play(game, "slot:G1", "card:T2", "choose")  # S10: two different resources
    assert set(keys(game)) == {f"resource:{name}" for name in RESOURCES}
    play(game, "resource:biomatter")
    assert refusal(game, "resource:biomatter") == "UC-12.13"
    for name in ("point", "card"):
        with pytest.raises(Misspelt, match="not a resource"):
            game.box.speller.price({name: 1}, "price")


@rule("UC-0.02", "UC-0.03", "UC-0.04")
@pytest.mark.parametrize(
    ("name", "n"),
    [
        ("farm", 2),
        ("building", 4),
        ("tunnel", 2),
        ("structure", 6),
        ("city", 3),
        ("symbiotic", 1),
        ("nonsymbiotic", 2),
        ("upgraded_building", 2),
        ("upgraded_structure", 3),
    ],
)
def test_buildings_structures_and_cities(name: str, n: int) -> None:
    """Upgraded things are counted among the plain ones; cities of both kinds are no structures."""
    game = started(2, board="1")
    seat = first(game)
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "symbiotic", "MR")
    put(game, seat, "tunnel", "LR-LM", upgraded=True)
    put(game, seat, "tunnel", "LR-MR")
    put(game, seat, "farm", "LR.1", upgraded=True)
    put(game, seat, "farm", "LR.2")
    put(game, seat, "desalination", "LM.1")
    put(game, seat, "laboratory", "MR.1", upgraded=True)
    assert counted(game, seat, name) == n
    with pytest.raises(Misspelt):
        game.box.speller.count("upgraded_city", "test")


@rule("UC-0.05", "UC-EX-38")
def test_connected_means_the_own_network() -> None:
    game = started(2, board="1")
    seat = first(game)
    (other,) = others(game, seat)
    put(game, other, "desalination", "LR.1", "LR.2", "LR.3")
    three = game.box.speller.condition({"desalination": 3}, "test")
    put(game, seat, "desalination", "LR.1", "LR.2", "LM.1")  # LM is no city, so LM.1 is not connected
    assert counted(game, seat, "desalination") == 2
    assert not holds(game.box, seat, three)
    assert holds(game.box, other, three)
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "tunnel", "LR-LM")
    assert holds(game.box, seat, three)


@rule("UC-0.06")
def test_nothing_is_bought_on_credit() -> None:
    game, seat = turn(2, "1", steelplast=1)
    assert refusal(game, "slot:Y1") == "UC-3.12"  # a tunnel costs a credit too
    goods(game, seat, steelplast=2, credit=1)
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LR-LM")
    assert have(game, seat) == {"steelplast": 1}
    assert seat.built[game.box.tunnel].bit_count() == 1  # no second one
    for before, _seat, _key, after in moments(2, 5):
        assert all(n >= 0 for s in after.state.seats for n in (*s.goods, s.points)), before.round


@rule("UC-0.07", "UC-14.12")
def test_a_turn_touches_nothing_of_the_others() -> None:
    turns = 0
    for before, index, _key, game in moments(3, 7):
        if game.state.acting != NOBODY:
            assert game.to_act() == [game.state.acting]
        if before.round == game.state.round and before.era == game.state.era and before.acting == index:
            turns += 1
            for number, seat in enumerate(before.seats):
                assert number == index or seat == game.state.seats[number]
    assert turns > 100


@rule("UC-0.08", "UC-4.03")
def test_the_benefit_is_the_effect_of_an_instant_and_the_claim_of_any_other() -> None:
    game, seat = turn(2, "1", "T1", "T2", "T3")
    play(game, "slot:R1", "card:T1", "order:card", "gain")
    assert have(game, seat) == {"kelp": 3, "steelplast": 2}  # two of the kelp by the card
    assert where(game, "T1") == "discard"
    game, seat = turn(2, "1", "T21", "T2", "T3")
    play(game, "slot:R1", "card:T21", "order:card")
    assert have(game, seat) == {"kelp": 1, "steelplast": 2}  # its science comes in productions only
    assert where(game, "T21") == "productions"


@rule("UC-0.09")
def test_what_everybody_sees() -> None:
    game = started(2, board="1", contracts="on")
    seat = first(game)
    hold(game, seat, "T28", "T16", "T4")
    goods(game, seat, credit=5)
    reconsider(game)
    index = game.state.seats.index(seat)
    play(game, "slot:G1", "card:T28", "order:card", "benefit", "gain", "done")  # paid: tucked
    back_to(game, seat)
    play(game, "slot:R2", "card:T16", "order:card", "action", "use:PA", "gain-2", "done")
    table = game.state
    for viewer in (None, 1 - index):
        seen = view(game, viewer)
        shown = seen["table"]["seats"][index]
        for field in ("goods", "points", "built", "upgraded", "upgraded_tunnels", "step", "height"):
            assert shown[field] == getattr(seat, field)
        for field in ("actions", "used", "permanents", "productions", "endgames", "tucked", "tiles"):
            assert shown[field] == list(getattr(seat, field))
        assert shown["tucked"] == list(numbers(game, "T28"))
        assert shown["actions"] == list(numbers(game, "PA", "T16"))
        assert shown["used"] == list(numbers(game, "PA"))
        assert shown["hand"] == {"count": len(seat.hand)}
        for field in ("offer", "contracts", "discard", "tiles", "order", "supply"):
            assert seen["table"][field] == list(getattr(table, field))
        assert len(seen["table"]["offer"]) == 6 and len(seen["table"]["contracts"]) == 3
        assert seen["special_deck"][0] == table.specials[0]
        assert seen["table"]["deck"] == {"count": len(table.deck)}
        assert seen["table"]["specials"] == {"count": len(table.specials)}


@rule("UC-0.10")
def test_what_nobody_else_sees() -> None:
    game = started(3, board="1")
    seat = first(game)
    index = game.state.seats.index(seat)
    for viewer in (None, 0, 1, 2):
        seen = view(game, viewer)
        shown = seen["table"]["seats"][index]["hand"]
        assert shown == (list(seat.hand) if viewer == index else {"count": 3})
        for pile in ("deck", "specials", "spare", "retired"):
            assert seen["table"][pile] == {"count": len(getattr(game.state, pile))}
        assert seen["special_deck"][1:] == [None] * (len(game.state.specials) - 1)
    worlds = [determinize(game, (index + 1) % 3, Chance(f"world {n}")).state for n in range(8)]
    assert len({world.deck for world in worlds}) > 1
    assert len({world.seats[index].hand for world in worlds}) > 1
    assert len({world.specials[1:] for world in worlds}) > 1
    assert {world.specials[0] for world in worlds} == {game.state.specials[0]}


@rule("UC-3.16")
def test_an_idle_player_still_has_to_choose() -> None:
    """Nobody can pass: with every coloured slot taken and no goods the one slot is left."""
    game, seat = turn(2)
    (other,) = others(game, seat)
    occupy(game, other, *game.box.side[2].codes[:-1])
    reconsider(game)
    assert keys(game) == ["slot:S00"]
    idle(game)
    assert all(key.startswith("card:") for key in keys(game))
    play(game, "card:T2")
    assert have(game, seat) == {"credit": 2}
