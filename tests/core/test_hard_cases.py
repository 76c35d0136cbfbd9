"""The flows that break weak engines, sketched on the core before the games that need them exist."""

from __future__ import annotations

import json

import pytest

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.nodes import (
    EachSeat,
    Gain,
    Node,
    Nothing,
    Repeat,
    Seq,
    Simultaneously,
    While,
    any_order,
    choose,
    may,
    seq,
)
from kolonie.core.options import Refused
from kolonie.core.saving import load, save, state_hash
from kolonie.core.views import determinize, view
from tests.core.sketches import (
    Build,
    BuildAndUpgrade,
    Draft,
    HandsLeft,
    Open,
    PassHands,
    Pay,
    Pending,
    Split,
    Wait,
    Workbench,
    start,
)
from tests.positioning import keys


def goods(game: Game, seat: int = 0) -> dict[str, int]:
    return {what: n for what, n in game.state.seats[seat].goods.items() if n}


def test_any_order_with_a_trigger_that_pays_for_the_next_part() -> None:
    """UC-14.02 to 14.06: the tunnel's bonus, taken at once, pays for the city of the same action."""
    slot = any_order(leave_out=True, tunnel=Build("tunnel"), city=Build("city"))
    game = start(slot, goods={"steel": 1, "credit": 1})
    assert keys(game) == ["done", "tunnel"], "the city cannot be paid yet"
    game.play(0, "tunnel")
    assert keys(game) == ["city", "done"]
    game.play(0, "city")
    assert game.over and game.state.seats[0].built == ["tunnel", "city"]


def test_card_and_slot_one_wholly_before_the_other() -> None:
    """UC-3.10, 14.03: the order is chosen once, nothing interleaves."""
    slot = any_order(leave_out=True, farm=Build("farm"), credit=Gain("credit", 1))
    card = any_order(leave_out=True, kelp=Gain("kelp", 1), point=Gain("point", 1))
    flow = choose(slot_first=seq(slot, card), card_first=seq(card, slot))
    game = start(flow)
    assert keys(game) == ["card_first", "slot_first"]
    game.play(0, "card_first")
    assert keys(game) == ["done", "kelp", "point"]
    game.play(0, "kelp")
    game.play(0, "point")
    assert keys(game) == ["credit", "done", "farm"], "the card's kelp pays for the slot's farm"
    with pytest.raises(Refused):
        game.play(0, "kelp")


def performs_something(game: Game, seat: int, word: str) -> bool:
    """UC-3.13 by looking ahead on a clone: can the slot still be performed after this choice?"""
    twin = game.clone()
    twin.play(seat, word)
    frontier = [twin]
    while frontier:
        position = frontier.pop()
        if position.state.seats[seat].built:
            return True
        for choice in position.options(seat):
            following = position.clone()
            following.play(seat, choice)
            frontier.append(following)
    return False


def test_really_performed_is_judged_over_the_whole_turn() -> None:
    """UC-3.12, 3.13: the slot is possible only because the card, resolved first, pays for it."""
    slot = any_order(leave_out=True, farm=Build("farm"))
    card = may(card=Gain("kelp", 1))
    flow = choose(slot_first=seq(slot, card), card_first=seq(card, slot))
    game = start(flow)
    assert keys(game) == ["card", "done"], "slot first is impossible, so card first was taken for granted"
    assert performs_something(game, 0, "card")
    assert not performs_something(game, 0, "done"), "UC-3.19 would refuse this step"
    assert state_hash(game) == state_hash(start(flow)), "looking ahead leaves no trace"


def test_an_indivisible_pair_inside_a_divisible_slot() -> None:
    """UC-12.19, 12.22: build-and-upgrade is one step; its science may come from the build itself."""
    slot = any_order(leave_out=True, pair=BuildAndUpgrade("farm"), credit=Gain("credit", 1))
    assert "pair" not in keys(start(slot, goods={"science": 3})), "no kelp for the build"
    city_pair = any_order(leave_out=True, pair=BuildAndUpgrade("city"), credit=Gain("credit", 1))
    poor = start(city_pair, goods={"steel": 2})
    assert "pair" not in keys(poor), "no science for the upgrade"
    assert [r.rule for r in poor.refusals(0)] == ["UC-12.19"]
    game = start(slot, goods={"kelp": 1})
    game.play(0, "pair")
    assert game.state.seats[0].upgraded == ["farm"] and "science" not in goods(game)


def test_an_effect_on_its_way_out() -> None:
    """UC-6.08 to 6.11: one of four leaves and may be used then, before the new one lies down."""
    leaving = choose(
        first=seq(may(use=Gain("credit", 1)), Gain("point", 1)),
        second=seq(may(use=Gain("steel", 1)), Gain("point", 1)),
    )
    game = start(leaving)
    game.play(0, "second")
    assert keys(game) == ["done", "use"]
    game.play(0, "use")
    assert game.over and goods(game) == {"steel": 1, "point": 1}


def with_extra_card(turn: Seq) -> Seq:
    """DE-7.41: an expansion puts a step around the base turn, which does not know of it."""
    return Seq((may(extra=Pay("credit", 1)), *turn.parts, Gain("kelp", 1)))


def test_an_expansion_inserts_steps_without_the_base_knowing() -> None:
    base = seq(Gain("credit", 1), Gain("point", 1))
    game = start(with_extra_card(base), goods={"credit": 1})
    assert keys(game) == ["done", "extra"]
    game.play(0, "extra")
    assert game.over and goods(game) == {"credit": 1, "point": 1, "kelp": 1}


def test_pending_gains_in_any_order_and_new_ones_join() -> None:
    """PU-4.09: a benefit gained while resolving joins those that are pending."""
    flow = Open((("track:civ", seq(Pending("point", 1))), ("track:water", Gain("steel", 1))))
    game = start(flow)
    assert keys(game) == ["track:civ", "track:water"]
    game.play(0, "track:civ")
    assert keys(game) == ["gain:point", "track:water"]
    loaded = load(game.title, save(game), game.box)
    assert keys(loaded) == keys(game), "an open group saves and loads in the middle"
    game.play(0, "gain:point")
    assert game.over and goods(game) == {"point": 1, "steel": 1}


def everybody() -> Node:
    turn = any_order(leave_out=True, farm=Build("farm"), tunnel=Build("tunnel"), credit=Gain("credit", 1))
    return seq(Simultaneously(turn), EachSeat(may(pick=Gain("point", 1))))


def test_everybody_at_once_commutes_and_hides_what_is_not_finished() -> None:
    """PU-4: private turns, committed independently, then shared picks in order."""
    game = start(everybody(), seats=3, goods={"kelp": 1, "steel": 1, "credit": 1})
    assert game.to_act() == [0, 1, 2]
    before = json.dumps(view(game, 1)["table"]["seats"][0])
    game.play(0, "farm")
    assert json.dumps(view(game, 1)["table"]["seats"][0]) == before, "not finished: nobody sees it"
    assert view(game, 0)["table"]["seats"][0]["built"] == ["farm"]
    one, other = game.clone(), game.clone()
    one.play(1, "tunnel")
    one.play(2, "farm")
    other.play(2, "farm")
    other.play(1, "tunnel")
    assert state_hash(one) == state_hash(other)
    game.play(0, "done")
    assert view(game, 1)["table"]["seats"][0]["built"] == ["farm"], "finished: everybody sees it"
    assert game.to_act() == [1, 2]
    game.play(2, "done")
    game.play(1, "done")
    assert game.to_act() == [0] and keys(game) == ["done", "pick"], "then picks, in order"


def test_a_pool_that_lasts_the_turn_is_spent_between_other_steps() -> None:
    """PU-11.11: points gained from one source pay a step taken between two others."""
    drive = seq(Pay("move", 1), Gain("point", 1))
    flow = any_order(leave_out=True, track=Gain("move", 2), drive=drive, farm=Build("farm"), again=drive)
    game = start(flow, goods={"kelp": 1})
    assert keys(game) == ["done", "farm", "track"]
    for key in ("track", "drive", "farm", "again"):
        game.play(0, key)
    assert game.over and goods(game) == {"point": 2, "science": 1}


@pytest.mark.parametrize("moves", range(1, 8))
def test_exact_spending_with_a_constraint_at_the_end_only(moves: int) -> None:
    """EV-10.08, 10.21: all moves are used, contact holds at the end, and no option leads to a dead end."""
    frontier = [start(Split(), goods={"move": moves, "a": 3, "b": 0})]
    ends = 0
    while frontier:
        game = frontier.pop()
        if game.over:
            ends += 1
            seat = goods(game)
            assert "move" not in seat or moves < 2
            if moves >= 2:
                assert abs(seat["a"] - seat.get("b", 0)) <= 1
        for choice in game.options(0):
            twin = game.clone()
            twin.play(0, choice)
            frontier.append(twin)
    assert ends


def test_a_payout_waits_for_its_condition() -> None:
    """EV-6.14: a played card pays once, in whatever phase its condition comes true."""
    flow = seq(Wait(), Repeat(3, may(city=Build("city"))))
    game = start(flow, goods={"steel": 6})
    game.play(0, "city")
    assert "point" not in goods(game)
    game.play(0, "city")
    assert goods(game)["point"] == 1
    game.play(0, "city")
    assert game.over and goods(game)["point"] == 1, "once"


def test_a_draft_passes_hands_in_secret() -> None:
    """EV-14, UC-2.24: all choose at once, hands go round, nobody sees another's."""
    flow = While(HandsLeft(), seq(Simultaneously(Draft()), PassHands()))
    game = start(flow, seats=3, hand=(1, 2, 3))
    assert keys(game, 1) == ["keep:11", "keep:12", "keep:13"]
    assert view(game, 0)["table"]["seats"][1]["hand"] == {"count": 3}
    game.play(1, "keep:12")
    assert view(game, 0)["table"]["seats"][1]["kept"] == [12], "finished: what was kept lies open"
    game.play(0, "keep:1")
    game.play(2, "keep:21")
    assert keys(game, 0) == ["keep:22", "keep:23"], "the hand of the neighbour"
    world = determinize(game, 0, Chance("draft"))
    assert json.dumps(view(world, 0)) == json.dumps(view(game, 0))


def test_turns_that_go_round_until_all_have_passed_and_an_end_that_lets_others_act_once_more() -> None:
    """EV-5.21, EV-13.02: the last one left goes on alone; after the end is called, later seats act once."""
    action = may(act=Pay("credit", 1))
    game = start(Repeat(2, EachSeat(action)), seats=3, goods={"credit": 1})
    order = []
    while not game.over:
        order.append(game.to_act()[0])
        game.play(game.to_act()[0], "act" if order[-1] else "done")
    assert order == [0, 1, 2, 0], "who cannot pay is not asked"


def test_a_flow_with_nothing_to_decide_runs_through() -> None:
    game = start(EachSeat(seq(Nothing(), Gain("point", 3))), seats=2)
    assert game.over and game.scores() == [3, 3]


def test_the_workbench_has_no_reader_missing() -> None:
    assert isinstance(start(Nothing()).title, Workbench)
