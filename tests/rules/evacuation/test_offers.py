"""Chapter 7: the three offers, how they age, and the paid refresh."""

from __future__ import annotations

import pytest

from kolonie.games.evacuation.positions import Position
from kolonie.games.evacuation.terms import OFFERS, RESOURCES
from tests.citing import rule
from tests.positioning import keys
from tests.rules.evacuation.worlds import NOTHING, act, empty, refused

SHOWN = {
    "shuttle": ("SH01", "SH02", "SH03"),
    "stadium": ("ST01", "ST02", "ST03"),
    "infrastructure": ("I01", "I03", "I05"),
}
NEXT = {
    "shuttle": ("SH04", "SH05", "SH06"),
    "stadium": ("ST04", "ST05", "ST06"),
    "infrastructure": ("I02", "I04", "I06"),
}
ACTION = {"shuttle": "shuttle", "stadium": "stadium", "infrastructure": "develop"}
every_offer = pytest.mark.parametrize("what", OFFERS)


def market(old: tuple[int, int, int] = (5, 5, 5)) -> Position:
    """The three offers and the tops of their decks as above."""
    position = empty()
    for what in OFFERS:
        position.offer(what, *SHOWN[what])
        position.on_top(what, *NEXT[what])
    position.stock(0, old=old)
    return position


def take(what: str, name: str) -> str:
    return f"draw:{name}" if what == "infrastructure" else f"build:{name},old"


def empty_deck(position: Position, what: str, *shown: str) -> None:
    """All cards but these are with seat 1; the deck is empty."""
    for name in (*position.shown(what), *position.deck(what)):
        if name not in shown:
            position.give(1, what, name)
    position.offer(what, *shown)
    assert position.deck(what) == []


@rule("EV-7.01")
@every_offer
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_three_lie_in_each_offer(seats: int, what: str) -> None:
    position = empty(seats)
    assert len(position.shown(what)) == 3
    assert not {*position.shown(what)} & {*position.deck(what)}


@rule("EV-7.02", "EV-7.01")
@every_offer
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_others_slide_and_a_new_one_comes_last(place: int, what: str) -> None:
    position = market()
    act(position, ACTION[what], take(what, SHOWN[what][place]))
    left = [name for name in SHOWN[what] if name != SHOWN[what][place]]
    assert position.shown(what) == [*left, NEXT[what][0]]
    assert position.deck(what)[0] == NEXT[what][1]
    for other in OFFERS:
        if other != what:
            assert position.shown(other) == [*SHOWN[other]]


@rule("EV-7.03")
@every_offer
def test_a_refresh_costs_one_resource_of_any_kind_and_world(what: str) -> None:
    for world in ("old", "new"):
        for number, kind in enumerate(RESOURCES):
            position = market((2, 2, 2))
            position.stock(0, new=(2, 2, 2))
            act(position, ACTION[what], f"refresh:{kind},{world}")
            paid = [2, 2, 2]
            paid[number] = 1
            assert list(position.cubes(0, world)) == paid
            assert position.cubes(0, "new" if world == "old" else "old") == (2, 2, 2)


@rule("EV-7.03")
@every_offer
@pytest.mark.parametrize("places", [(0,), (2,), (0, 1), (0, 2), (2, 1), (0, 1, 2), (2, 1, 0)])
def test_any_number_of_cards_goes(places: tuple[int, ...], what: str) -> None:
    position = market()
    act(position, ACTION[what], "refresh:food,old")
    gone = [SHOWN[what][place] for place in places]
    for name in gone:
        position.live.play(0, f"discard:{name}")
    if len(gone) < 3:
        position.live.play(0, "done")
    left = [name for name in SHOWN[what] if name not in gone]
    assert position.shown(what) == [*left, *NEXT[what][: len(gone)]]
    assert position.deck(what)[-len(gone) :] == gone
    assert position.cubes(0, "old") == (4, 5, 5)  # one resource, however many


@rule("EV-7.03")
@every_offer
def test_no_refresh_without_that_cube(what: str) -> None:
    position = market((0, 3, 2))
    act(position, ACTION[what])
    for key in ("refresh:food,old", "refresh:steel,new"):
        assert refused(position, key) == "EV-7.03"
    assert "refresh:steel,old" in keys(position.live, 0)
    position.live.play(0, "refresh:steel,old")
    assert refused(position, "discard:SH21") == "EV-7.03"  # it does not lie there


@rule("EV-7.04", "EV-0.09")
@every_offer
def test_one_may_end_after_a_refresh(what: str) -> None:
    position = market()
    first = SHOWN[what][0]
    act(position, ACTION[what], "refresh:food,old", f"discard:{first}", "done")
    assert {take(what, SHOWN[what][1]), "leave"} <= {*keys(position.live, 0)}
    position.live.play(0, "leave")
    if what == "infrastructure":
        position.live.play(0, "done")
    seat = position.seat(0)
    assert position.live.to_act() == [1]
    assert (seat.actions, sum(seat.groups)) == (1, 1)
    assert not seat.plans and not seat.old_shuttles and len(seat.old_stadiums) == 1


@rule("EV-7.04")
def test_an_action_that_ended_so_has_its_strength_and_energy() -> None:
    position = market()
    position.acted(0, 3, g2=3)
    act(position, "shuttle", "refresh:food,old", "discard:SH01", "done", "leave")
    assert position.seat(0).groups[2] == 4
    assert position.cubes(0, "old") == (4, 5, 5 - 2 - 1)


@rule("EV-7.05")
@every_offer
def test_discards_lie_under_the_deck_in_the_order_of_choice(what: str) -> None:
    one, two, three = SHOWN[what]
    for order in ((one, two, three), (three, one, two), (two, three)):
        position = market()
        act(position, ACTION[what], "refresh:food,old", *(f"discard:{name}" for name in order))
        if len(order) < 3:
            position.live.play(0, "done")
        assert position.deck(what)[-len(order) :] == [*order]


@rule("EV-7.06")
@every_offer
def test_one_refresh_for_each_taking(what: str) -> None:
    position = market()
    act(position, ACTION[what], "refresh:food,old", f"discard:{SHOWN[what][0]}", "done")
    assert not [key for key in keys(position.live, 0) if key.startswith("refresh:")]
    assert refused(position, "refresh:food,old") == "EV-7.06"


@rule("EV-7.06")
def test_each_of_two_draws_may_have_its_own() -> None:
    position = market()
    act(position, "develop", "refresh:food,old", "discard:I01", "done", "draw:I03")
    position.live.play(0, "refresh:steel,old")
    position.live.play(0, "discard:I05")
    position.live.play(0, "done")
    assert refused(position, "refresh:food,old") == "EV-7.06"
    position.live.play(0, "draw:I06")
    assert position.cubes(0, "old") == (4, 4, 5)
    assert [position.box.plan_ids[card] for card in position.seat(0).plans] == ["I03", "I06"]


@rule("EV-7.07")
def test_leaving_forfeits_one_taking_only() -> None:
    position = market()
    act(position, "develop", "refresh:food,old", "discard:I01", "done", "leave", "draw:I03")
    assert [position.box.plan_ids[card] for card in position.seat(0).plans] == ["I03"]
    assert position.live.to_act() == [1]  # the forfeited one was a development as well


@rule("EV-7.07")
def test_a_development_opened_with_a_refresh_is_a_draw() -> None:
    position = market()
    position.plan(0, "II05")
    position.stock(0, new=(2, 2, 2))
    act(position, "develop")
    assert "play:II05" in keys(position.live, 0)
    for key in ("refresh:food,old", "discard:I01", "done"):
        position.live.play(0, key)
    assert refused(position, "play:II05") == "EV-7.07"
    assert {*keys(position.live, 0)} == {"draw:I03", "draw:I05", "draw:I02", "leave"}
    position.live.play(0, "leave")
    assert "play:II05" in keys(position.live, 0)  # the second development is a new one


@rule("EV-7.08")
@pytest.mark.parametrize("what", ["shuttle", "stadium"])
def test_places_stay_empty_at_the_newest_end(what: str) -> None:
    position = market()
    empty_deck(position, what, *SHOWN[what])
    act(position, ACTION[what], take(what, SHOWN[what][1]))
    assert position.shown(what) == [SHOWN[what][0], SHOWN[what][2]]
    position.acted(0, 0)
    position.stock(0, old=(5, 5, 5))
    act(position, ACTION[what], take(what, SHOWN[what][0]))
    assert position.shown(what) == [SHOWN[what][2]]


@rule("EV-7.09", "EV-12.04")
@every_offer
def test_a_cleanup_takes_the_oldest(what: str) -> None:
    position = market()
    position.cleanup()
    assert position.shown(what) == [SHOWN[what][1], SHOWN[what][2], NEXT[what][0]]
    assert position.deck(what)[-1] == SHOWN[what][0]


@rule("EV-7.10")
def test_discarded_cards_of_level_one_lie_beneath_level_two() -> None:
    position = empty()
    position.offer("infrastructure", "I01", "I03", "II05")
    position.stock(0, old=(1, 0, 0))
    act(position, "develop", "refresh:food,old", "discard:I01", "discard:II05", "done")
    deck = position.deck("infrastructure")
    assert deck[-2:] == ["I01", "II05"]
    assert any(name.startswith("II") for name in deck[:-2])


@rule("EV-7.11")
@pytest.mark.parametrize("what", ["shuttle", "stadium"])
def test_discards_can_return_at_once(what: str) -> None:
    """The deck is empty: what goes under it comes straight back, in the order it went."""
    position = market()
    empty_deck(position, what, *SHOWN[what])
    one, two, three = SHOWN[what]
    act(position, ACTION[what], "refresh:food,old", f"discard:{two}", f"discard:{one}", "done")
    assert position.shown(what) == [three, two, one]
    assert position.deck(what) == []


@rule("EV-7.12", "EV-18.14")
@pytest.mark.parametrize(
    ("effect", "what", "first"),
    [
        ("bonus/YB7/lower", "shuttle", ()),
        ("bonus/YB2/higher", "shuttle", ()),
        ("card/AC03", "shuttle", ("first",)),
        ("card/AC04", "stadium", ("first",)),
        ("technology/TE11c", "shuttle", ()),
        ("technology/TE41c", "infrastructure", ()),
        ("cell/2/2", "infrastructure", ()),
        ("bonus/YB4/lower", "infrastructure", ()),
    ],
)
def test_a_refresh_belongs_to_every_taking(effect: str, what: str, first: tuple[str, ...]) -> None:
    position = market()
    position.begin(0, effect)
    for key in (*first, "refresh:energy,old", f"discard:{SHOWN[what][0]}", "done"):
        position.live.play(0, key)
    assert position.shown(what) == [SHOWN[what][1], SHOWN[what][2], NEXT[what][0]]
    assert position.cubes(0, "old") == (5, 5, 4)


@rule("EV-7.13")
@every_offer
def test_a_refresh_discards_at_least_one(what: str) -> None:
    position = market()
    act(position, ACTION[what], "refresh:food,old")
    assert keys(position.live, 0) == [f"discard:{name}" for name in SHOWN[what]]
    assert refused(position, "done") == "EV-7.13"
    assert refused(position, "leave") == "EV-7.04"


@rule("EV-7.14")
@every_offer
def test_places_are_filled_one_by_one(what: str) -> None:
    position = market()
    act(position, ACTION[what], "refresh:food,old", *(f"discard:{name}" for name in SHOWN[what]))
    assert position.shown(what) == [*NEXT[what]]


@rule("EV-7.15")
@pytest.mark.parametrize("what", ["shuttle", "stadium"])
def test_nothing_is_taken_from_an_empty_offer(what: str) -> None:
    position = market()
    empty_deck(position, what)
    position.turn_of(0)
    assert refused(position, f"act:{ACTION[what]}") == "EV-7.15"


@rule("EV-7.15")
def test_a_taking_from_an_empty_offer_is_lost() -> None:
    position = market()
    empty_deck(position, "shuttle")
    position.begin(0, "technology/TE11c")
    assert "pass" in keys(position.live, 0)  # the turn that follows
    assert position.cubes(0, "old") == (5, 5, 5)
    position = market()
    position.plan(0, "II05")
    position.offer("infrastructure")
    position.stock(0, new=(0, 1, 1))
    act(position, "develop")  # only the card in hand can be played; nothing is drawn after it
    assert position.live.to_act() == [1]
    assert position.cubes(0, "new") == NOTHING
