"""Chapter 12: the action slots."""

from __future__ import annotations

import pytest

from kolonie.games.underwater_cities.box import COLOURLESS, COLOURS
from kolonie.games.underwater_cities.positions import Position
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import at_slot, until
from tests.rules.underwater_cities.reef import begin, ready, reef_box, turn
from tests.rules.underwater_cities.sea import built, claim, first, have, play, put, supply

MANY = {
    "green": ["S10", "S21", "S09", "S11", "S12"],
    "red": ["S05", "S06", "S07", "S08", "S19"],
    "yellow": ["S01", "S02", "S03", "S04", "S20"],
}
FEW = {
    "green": ["S09", "S11", "S12", "S18"],
    "red": ["S07", "S15", "S16", "S17"],
    "yellow": ["S02", "S13", "S14", "S20"],
}
CITY = {"steelplast": 2, "kelp": 1, "credit": 1}


@rule("UC-12.01", "UC-12.02", "UC-12.03", "UC-12.04")
@pytest.mark.parametrize(("seats", "listed"), [(1, FEW), (2, FEW), (3, MANY), (4, MANY)])
def test_the_ring_of_slots(seats: int, listed: dict[str, list[str]]) -> None:
    """Clockwise green, red, yellow; then the slot without colour."""
    side = reef_box().side[seats]
    ring = [(colour, slot) for colour, slots in listed.items() for slot in slots]
    assert [(COLOURS[c], n) for c, n in zip(side.colours[:-1], side.names[:-1], strict=True)] == ring
    assert (side.names[-1], side.colours[-1], side.ring) == ("S00", COLOURLESS, len(ring))
    game = begin(seats)
    assert len(game.state.tiles) == len(ring)
    assert len({key for key in keys(game) if key.startswith("slot:G")}) <= len(listed["green"])
    letters = [c[0].upper() for c in listed for _slot in listed[c]]
    assert [code[0] for code in side.codes] == [*letters, "S"]


@rule("UC-12.05", "UC-12.11", "UC-EX-05")
@pytest.mark.parametrize(
    ("seats", "slot", "card", "given"),
    [
        (3, "Y1", "T2", {"science": 1, "steelplast": 1, "kelp": 1}),
        (3, "R3", "T3", {"steelplast": 2, "kelp": 1}),
        (2, "R1", "T3", {"steelplast": 2, "kelp": 1}),
    ],
)
def test_slots_that_give(seats: int, slot: str, card: str, given: dict[str, int]) -> None:
    game, seat = turn(seats)
    play(game, f"slot:{slot}", f"card:{card}")
    assert have(game, seat) == given


@rule("UC-12.09", "UC-12.29", "UC-12.30")
@pytest.mark.parametrize(
    ("seats", "slot", "card", "kind", "price"),
    [
        (3, "R1", "T3", "farm", "kelp"),
        (3, "R4", "T3", "laboratory", "steelplast"),
        (3, "G4", "T3", "desalination", "credit"),
        (2, "G2", "T3", "desalination", "credit"),
    ],
)
def test_slots_that_build_two_of_a_type(seats: int, slot: str, card: str, kind: str, price: str) -> None:
    other = {"kelp": 9, "steelplast": 9, "credit": 9, "science": 9}
    del other[price]
    game, seat = turn(seats, "1", **other)
    assert refusal(game, f"slot:{slot}") == "UC-3.12"
    game, seat = turn(seats, "1", **{price: 1})
    play(game, f"slot:{slot}", f"card:{card}", "at:LR.1")  # one is enough
    assert (built(game, seat, kind), have(game, seat)) == ({"LR.1"}, {})
    game, seat = turn(seats, "1", **{price: 3})
    play(game, f"slot:{slot}", f"card:{card}", "at:LR.1", "build", "at:LR.2")
    assert (built(game, seat, kind), have(game, seat)) == ({"LR.1", "LR.2"}, {price: 1})
    assert first(game) is not seat  # no third one


@rule("UC-12.14", "UC-12.27")
def test_two_farms_or_two_laboratories() -> None:
    game, seat = turn(2, "1", credit=9)
    assert refusal(game, "slot:G3") == "UC-3.12"
    for good, kind in (("kelp", "farm"), ("steelplast", "laboratory")):
        game, seat = turn(2, "1", **{good: 1})
        play(game, "slot:G3", "card:T2", "at:LR.1")
        assert built(game, seat, kind) == {"LR.1"}
    game, seat = turn(2, "1", kelp=2, steelplast=2)
    play(game, "slot:G3", "card:T2")
    assert set(keys(game)) == {"build", "build-2"}
    play(game, "build-2", "at:LR.1")
    assert set(keys(game)) == {"build", "done"}
    play(game, "build", "at:LR.2")
    assert built(game, seat, "laboratory") == {"LR.1", "LR.2"} and built(game, seat, "farm") == set()
    assert have(game, seat) == {"kelp": 2} and first(game) is not seat


@rule("UC-12.15", "UC-12.27")
def test_a_city_or_a_kelp() -> None:
    game, seat = turn(2)
    play(game, "slot:Y2", "card:T2")
    assert have(game, seat) == {"kelp": 1}
    for half, left, cities in (("gain", {**CITY, "kelp": 2}, {"LR"}), ("build", {}, {"LR", "LM"})):
        game, seat = turn(2, "1", **CITY)
        play(game, "slot:Y2", "card:T2")
        assert set(keys(game)) == {"build", "gain"}
        play(game, half, *(["at:LM"] if half == "build" else []))
        assert (have(game, seat), built(game, seat, "nonsymbiotic")) == (left, cities)
        assert first(game) is not seat


@rule("UC-12.16", "UC-14.02")
def test_a_tunnel_and_an_action_card_in_any_order() -> None:
    game, seat = turn(2)
    play(game, "slot:Y3", "card:T2", "gain")  # the action card alone
    assert have(game, seat) == {"steelplast": 1}
    game, seat = turn(2)
    seat.used = seat.actions
    reconsider(game)
    assert refusal(game, "slot:Y3") == "UC-3.12"
    for order in (
        ("build", "at:LR-LM", "action", "gain-2"),
        ("action", "gain-2", "build", "at:LR-LM"),
    ):
        game, seat = turn(2, "1", steelplast=1, credit=1)
        play(game, "slot:Y3", "card:T2", *order)
        assert have(game, seat) == {"credit": 1} and built(game, seat, "tunnel") == {"LR-LM"}
    game, seat = turn(2, "1", credit=1)
    play(game, "slot:Y3", "card:T2", "gain", "build", "at:LR-LM")  # the card pays for the tunnel
    assert have(game, seat) == {}


@rule("UC-12.17")
def test_an_action_card_and_a_steelplast() -> None:
    game, seat = turn(2)
    seat.used = seat.actions
    reconsider(game)
    play(game, "slot:R2", "card:T3")
    assert have(game, seat) == {"steelplast": 1}
    game, seat = turn(2)
    play(game, "slot:R2", "card:T3")
    assert set(keys(game)) == {"action", "gain"}
    play(game, "gain", "action", "gain-2")
    assert have(game, seat) == {"steelplast": 1, "credit": 1}


@rule("UC-12.31")
def test_a_city_of_either_kind() -> None:
    game, seat = turn(2, "1", steelplast=1, kelp=1, credit=9)
    assert refusal(game, "slot:R4") == "UC-3.12"
    game, seat = turn(2, "1", **CITY)
    play(game, "slot:R4", "card:T3", "at:LM")
    assert built(game, seat, "nonsymbiotic") == {"LR", "LM"}
    game, seat = turn(2, "1", steelplast=1, kelp=1, biomatter=1, credit=2)
    supply(game, nonsymbiotic=0)
    reconsider(game)
    play(game, "slot:R4", "card:T3", "at:LM")
    assert built(game, seat, "symbiotic") == {"LM"} and have(game, seat) == {}


@rule("UC-12.08", "UC-14.02")
def test_a_city_and_a_building() -> None:
    game, seat = turn(3)
    assert refusal(game, "slot:Y4") == "UC-3.12"
    game, seat = turn(3, "1", kelp=1)
    play(game, "slot:Y4", "card:T2", "at:LR.1")  # a building alone
    assert built(game, seat, "farm") == {"LR.1"}
    game, seat = turn(3, "1", **CITY)
    supply(game, symbiotic=0)
    reconsider(game)
    play(game, "slot:Y4", "card:T2", "build", "at:LM")  # a city alone
    assert built(game, seat, "nonsymbiotic") == {"LR", "LM"}
    both = {"steelplast": 2, "kelp": 2, "credit": 1}
    for order in (("build", "at:LM", "at:LM.1"), ("build-2", "build:farm", "at:LM.1", "at:LM")):
        game, seat = turn(3, "1", **both)
        play(game, "slot:Y4", "card:T2", *order[:2])
        for key in order[2:]:
            if key not in keys(game):
                play(game, next(k for k in keys(game) if k.startswith("build")))
            play(game, key)
        assert built(game, seat, "farm") == {"LM.1"}
        assert have(game, seat) == {} and built(game, seat, "nonsymbiotic") == {"LR", "LM"}


@rule("UC-12.10", "UC-EX-06", "UC-14.02")
def test_a_tunnel_and_a_city() -> None:
    game, seat = turn(3)
    assert refusal(game, "slot:R2") == "UC-3.12"
    game, seat = turn(3, "1", steelplast=1, credit=1)
    play(game, "slot:R2", "card:T3", "at:LR-LM")
    assert have(game, seat) == {} and built(game, seat, "tunnel") == {"LR-LM"}
    both = {"steelplast": 3, "kelp": 1, "credit": 2}
    for order in (("build", "at:LR-LM", "build-2", "at:LM"), ("build-2", "at:LM", "build", "at:LR-LM")):
        game, seat = turn(3, "1", **both)
        play(game, "slot:R2", "card:T3", *order)
        assert have(game, seat) == {}
        assert (built(game, seat, "tunnel"), built(game, seat, "nonsymbiotic")) == ({"LR-LM"}, {"LR", "LM"})


@rule("UC-12.12")
def test_up_to_two_steps() -> None:
    for last, steps in (("done", 1), ("advance", 2)):
        game, seat = turn(2)
        assert seat.step == 0
        play(game, "slot:G1", "card:T2")
        assert set(keys(game)) == {"advance", "done"}  # one of them must be made
        play(game, last)
        assert seat.step == steps
    game, seat = turn(2)
    seat.step = 4
    reconsider(game)
    play(game, "slot:G1", "card:T2", "advance")  # at the end of the track it is still worth something
    assert seat.points == 2


@rule("UC-12.20", "UC-12.27")
def test_a_tunnel_or_a_step_and_cards() -> None:
    game, seat = turn(3)
    step = seat.step
    play(game, "slot:G2", "card:T2", "gain", "done")  # within a half a part may be left out
    assert (have(game, seat), seat.step, len(seat.hand)) == ({"credit": 1}, step, 2 + 2 + 1)
    game, seat = turn(3)
    play(game, "slot:G2", "card:T2", "advance", "gain")
    assert (have(game, seat), seat.step, len(seat.hand)) == ({"credit": 1}, step + 1, 2 + 2 + 1)
    game, seat = turn(3, "1", steelplast=1, credit=1)
    play(game, "slot:G2", "card:T2")
    assert set(keys(game)) == {"build", "advance-gain"}
    play(game, "build", "at:LR-LM")
    assert (have(game, seat), seat.step, len(seat.hand)) == ({}, step, 3)
    assert first(game) is not seat


@rule("UC-12.21", "UC-12.27")
def test_cards_and_an_upgrade_or_a_kelp() -> None:
    for half, goods, cards in (("upgrade", {}, 2), ("gain", {"science": 1, "kelp": 1}, 0)):
        game, seat = turn(2, "1", science=1)
        put(game, seat, "farm", "LR.1", "LR.2")
        reconsider(game)
        play(game, "slot:G4", "card:T2")
        assert set(keys(game)) == {"gain", "either"}
        if cards:
            play(game, "gain")
        play(game, "either")
        assert set(keys(game)) == {"upgrade", "gain"}
        play(game, half, *(["at:LR.1"] if half == "upgrade" else ["done"]))
        assert (have(game, seat), len(seat.hand)) == (goods, 3 + cards)
        assert seat.upgraded.bit_count() == (half == "upgrade")
    game, seat = turn(2)
    play(game, "slot:G4", "card:T2", "gain", "either")  # always: there is the kelp
    assert have(game, seat) == {"kelp": 1}


@rule("UC-12.22", "UC-12.19", "UC-14.02")
def test_build_and_upgrade_at_once() -> None:
    game, seat = turn(3)
    play(game, "slot:R5", "card:T3", "gain")  # the action card alone is enough
    assert have(game, seat) == {"steelplast": 1}
    game, seat = turn(3, "1", kelp=1, science=0)
    seat.used = seat.actions
    reconsider(game)
    assert refusal(game, "slot:R5") == "UC-3.12"  # to build alone is no part of it
    game, seat = turn(3, "1", science=1)
    put(game, seat, "farm", "LR.3")
    seat.used = seat.actions
    reconsider(game)
    assert refusal(game, "slot:R5") == "UC-3.12"  # nor is to upgrade alone
    for order in (
        ("pair", "at:LR.1", "action", "gain-2"),
        ("action", "gain-2", "pair", "build:farm", "at:LR.1"),
    ):
        game, seat = turn(3, "1", kelp=1, science=1)
        play(game, "slot:R5", "card:T3")
        assert set(keys(game)) == {"action", "pair"}
        for key in order:
            if key == "at:LR.1":
                assert "action" not in keys(game)  # not inside the pair
            play(game, key)
        assert have(game, seat) == {"credit": 1}
        assert built(game, seat, "farm") == {"LR.1"} and seat.upgraded.bit_count() == 1


@rule("UC-12.25", "UC-12.26")
def test_the_slot_without_colour_matches_nothing() -> None:
    for card in ("T1", "T5", "69"):
        game, seat = turn(2, "1", card, "T2", "T3")
        claim(game, seat, "14", "T49")  # a mismatch and red slots would set these off
        reconsider(game)
        play(game, "slot:S00", f"card:{card}")
        assert have(game, seat) == {"credit": 2} and seat.used == ()
        assert all(key.startswith("discard") or key == "done" for key in keys(game))


@rule("UC-12.26", "UC-23.08")
def test_effects_do_not_perform_the_slot_without_colour() -> None:
    game, seat = turn(3, "1", "T50", "T2", "T4", credit=5, kelp=5, steelplast=5, science=5)
    play(game, "slot:Y1", "card:T50", "order:card", "perform")
    assert refusal(game, "perform:S00") == "UC-23.05"
    assert {key for key in keys(game) if key.startswith("perform")} >= {"perform:G1", "perform:R3"}
    game, seat = turn(3, "1")
    play(game, "slot:S00", "card:T2", "done")
    seat = ready(game, "T51", "T2", "T4")
    play(game, "slot:Y1", "card:T51", "order:card")
    # only on the slot without colour lies a tile, so there was nothing to perform
    assert first(game) is not seat and have(game, seat) == {"science": 1, "steelplast": 1, "kelp": 1}


@rule("UC-12.33")
def test_a_part_that_cannot_be_done_lapses() -> None:
    game, seat = turn(2)
    Position(game).no_deck()
    reconsider(game)
    play(game, "slot:G4", "card:T2")  # no cards to draw: the kelp is all that is left
    assert have(game, seat) == {"kelp": 1}
    game, seat = turn(2)
    Position(game).no_deck()
    reconsider(game)
    play(game, "slot:S00", "card:T2")
    assert have(game, seat) == {"credit": 2}
    game, seat = turn(2, "1", steelplast=1, credit=1)
    supply(game, tunnel=0)
    reconsider(game)
    play(game, "slot:Y3", "card:T2", "gain")  # no tunnel left: the action card goes on alone
    assert have(game, seat) == {"steelplast": 2, "credit": 1}
    until(game, at_slot)
