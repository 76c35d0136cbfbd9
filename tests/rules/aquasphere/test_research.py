"""Section 17: research cards that react to moves, catches, bays, and those that last."""

from __future__ import annotations

import heapq
from collections import Counter
from itertools import permutations

import pytest

from kolonie.games.aquasphere.box import COLOURS, LETTERS
from kolonie.games.aquasphere.pieces import ring_ways
from kolonie.games.aquasphere.positions import swept
from tests.citing import rule
from tests.rules.aquasphere.station import BOX, make_room

# -- general


@rule("AQ-17.01")
def test_rewards_respect_the_capacity() -> None:
    station = swept()
    station.give_card(0, "R13")  # blue token: 2 time
    station.give_card(0, "R14")  # blue token: 1 crystal
    station.give_time(0, 3)
    station.give_crystals(0, 2)
    station.play("engineer:H1")
    assert station.offered() == ["card:R13", "done"]
    assert station.refused("card:R14") == "AQ-17.01"
    station.play("card:R13")
    assert (station.seat(0).time, station.seat(0).crystals) == (4, 2)


@rule("AQ-17.02")
def test_used_cards_stay_and_keep_their_slot() -> None:
    station = swept()
    station.give_card(0, "R29")
    station.give_card(0, "R19")  # white token: 2 time
    station.engineer_to(0, "H1")
    station.play("sidestep:H2", "card:R19")
    assert [BOX.research_ids[card] for card in station.seat(0).research] == ["R29", "R19"]
    station.turn_of(0)
    station.act("A", "red", "blue")
    assert station.refused("perform") == "AQ-13.27"


@rule("AQ-17.03")
@pytest.mark.parametrize("use", [True, False])
def test_reactions_are_optional(use: bool) -> None:
    station = swept()
    station.give_card(0, "R15")  # blue token: 4 KP
    station.play("engineer:H1")
    assert station.offered() == ["card:R15", "done"]
    station.play("card:R15" if use else "done")
    assert station.seat(0).kp == (4 if use else 0)
    assert station.live.to_act() == [1]


@rule("AQ-17.04")
def test_several_cards_react_to_one_event_each_once() -> None:
    station = swept()
    make_room(station, 0, research=3)
    for card in ("R13", "R14", "R15"):
        station.give_card(0, card)
    station.play("engineer:H1")
    assert station.offered() == ["card:R13", "card:R14", "card:R15", "done"]
    station.play("card:R14")
    assert station.offered() == ["card:R13", "card:R15", "done"]
    station.play("card:R15", "card:R13")
    me = station.seat(0)
    assert (me.time, me.crystals, me.kp) == (2, 1, 4)
    assert station.live.to_act() == [1]


@rule("AQ-17.05")
def test_the_forty_one_cards() -> None:
    assert len(BOX.research) == 41
    assert Counter(card.kind for card in BOX.research) == {
        "token": 21,
        "octopod": 3,
        "opposite": 1,
        "bay": 1,
        "free_lock": 1,
        "half_price": 1,
        "sidestep": 1,
        "interim": 6,
        "immediate": 6,
    }
    tokens = {(card.colour, card.reward) for card in BOX.research if card.kind == "token"}
    assert tokens == {(colour, reward) for colour in COLOURS for reward in ("time", "crystal", "kp")}
    assert {card.reward for card in BOX.research if card.kind == "octopod"} == {"time", "crystal", "kp"}
    for kind in ("interim", "immediate"):
        assert {card.colour for card in BOX.research if card.kind == kind} == set(COLOURS) - {"white"}


# -- token cards


@rule("AQ-17.06", "AQ-17.07")
@pytest.mark.parametrize("colour", range(7))
@pytest.mark.parametrize(("kind", "reward"), [(0, (2, 0, 0)), (1, (0, 1, 0)), (2, (0, 0, 4))])
def test_a_token_card_rewards_the_move_onto_its_token(
    colour: int, kind: int, reward: tuple[int, int, int]
) -> None:
    card = f"R{3 * colour + kind + 1:02}"
    for field in ("H1", "H2"):
        station = swept()
        station.give_card(0, card)
        tokens = [-1, *(c for c in range(7) if c != colour)]
        tokens.insert(1, colour)  # the card's token lies on H1
        station.state.tokens = tuple(tokens)
        station.play(f"engineer:{field}")
        me = station.seat(0)
        if field == "H1":
            station.play(f"card:{card}")
            assert (me.time, me.crystals, me.kp) == reward
        else:
            assert station.live.to_act() == [1]
            assert (me.time, me.crystals, me.kp) == (0, 0, 0)


@rule("AQ-17.08")
def test_a_token_card_reacts_to_moves_of_the_engineer_only() -> None:
    station = swept()
    station.give_card(0, "R03")  # green token: 4 KP
    bought = station.clone()
    bought.give_time(0, 3)
    bought.play("buy:green")
    white = station.clone()
    white.act("A", "white")
    white.play("perform")
    immediate = station.clone()
    immediate.lay_card("B", "R36")
    immediate.act("B", "red")
    immediate.play("perform")
    for trial, kp in ((bought, 0), (white, 0), (immediate, 2)):
        assert trial.programmed(0) == {"green"}
        assert trial.seat(0).kp == kp
        assert trial.live.to_act() == [1]
    station.give_card(0, "R29")
    station.engineer_to(0, "H7")
    station.play("sidestep:H6")  # the green token
    assert station.offered() == ["card:R03", "done"]


# -- octopod cards


@rule("AQ-17.09", "AQ-17.10")
@pytest.mark.parametrize(("card", "reward"), [("R22", (2, 0, 0)), ("R23", (0, 1, 0)), ("R24", (0, 0, 3))])
@pytest.mark.parametrize(("n", "kp"), [(1, 1), (2, 3)])
def test_an_octopod_card_rewards_each_catch_once(
    card: str, reward: tuple[int, int, int], n: int, kp: int
) -> None:
    station = swept()
    station.give_card(0, card)
    station.stock("A", octopods=3)
    station.act("A", "violet")
    station.play(f"catch:{n}", f"kp:{kp}", f"card:{card}")
    me = station.seat(0)
    assert (me.time, me.crystals, me.kp) == (reward[0], reward[1], reward[2] + kp)
    assert station.live.to_act() == [1]


@rule("AQ-17.11")
def test_card_first_or_points_first() -> None:
    station = swept()
    station.give_card(0, "R23")
    station.stock("A", octopods=1)
    station.give_points(0, 12)
    station.act("A", "violet")
    station.play("catch:1")
    assert station.offered() == ["card:R23", "kp:1"]
    card_first = station.clone()
    card_first.play("card:R23")  # the crystal then pays the red line
    assert (card_first.seat(0).kp, card_first.seat(0).crystals) == (13, 0)
    station.play("kp:1", "card:R23")
    assert (station.seat(0).kp, station.seat(0).crystals) == (12, 1)


# -- opposite move


@rule("AQ-17.12", "AQ-17.13")
@pytest.mark.parametrize(
    ("start", "target", "plain", "price"),
    [
        ("A", "D", 3, 1),  # alone
        ("B", "D", 3, 1),  # after a lock of 0
        ("A", "F", 2, 1),  # lock, opposite move, lock
        ("D", "B", 3, 1),  # before a lock
        ("F", "D", 1, 1),
        ("A", "A", 0, 0),
    ],
)
def test_the_opposite_sector_for_one_time(start: str, target: str, plain: int, price: int) -> None:
    station = swept()
    station.program(0, "white")
    station.scientist_to(0, start)
    station.give_time(0, 4)
    without = station.clone()
    without.play(f"go:{target}")
    assert without.seat(0).time == 4 - plain
    station.give_card(0, "R25")
    supply = station.state.supply_time
    station.play(f"go:{target}")
    assert station.seat(0).time == 4 - price
    assert station.state.supply_time == supply + price
    if price:
        broke = swept()
        broke.program(0, "white")
        broke.scientist_to(0, start)
        broke.give_card(0, "R25")
        assert broke.refused(f"go:{target}") == "AQ-10.04"


def cheapest(locks: tuple[int, ...], start: int) -> list[int]:
    """The cheapest prices with the opposite move, found by trying every step."""
    prices = [99] * 6
    queue = [(0, start)]
    while queue:
        price, here = heapq.heappop(queue)
        if price < prices[here]:
            prices[here] = price
            heapq.heappush(queue, (price + locks[here], (here + 1) % 6))
            heapq.heappush(queue, (price + locks[here - 1], (here - 1) % 6))
            heapq.heappush(queue, (price + 1, (here + 3) % 6))
    return prices


@rule("AQ-17.13", "AQ-17.14", "AQ-10.18")
def test_every_way_in_every_ring_costs_the_least_possible() -> None:
    station = swept()
    station.give_card(0, "R25")
    station.give_time(0, 4)
    station.program(0, "white", "blue")
    for ring in permutations(LETTERS[1:]):
        station.join_sectors("A" + "".join(ring))
        locks = tuple(BOX.locks[letter] for letter in station.state.ring)
        prices = cheapest(locks, 0)
        station.scientist_to(0, "A")
        for position in (2, 3, 5):
            trial = station.clone()
            trial.play(f"go:{LETTERS[trial.state.ring[position]]}")
            assert 4 - trial.seat(0).time == prices[position]


@rule("AQ-17.14")
def test_the_opposite_move_may_be_used_twice_in_one_movement() -> None:
    """With the locks of the standard pack this never saves time, with other locks it does."""
    station = swept()
    station.state.ways = ring_ways((2, 2, 2, 2, 0, 0))
    station.give_card(0, "R25")
    station.give_time(0, 2)
    station.program(0, "white", "blue")
    station.scientist_to(0, "D")
    station.play("go:B")  # D to A, by two locks of 0 to E, and from there to B
    assert station.seat(0).time == 0


# -- bay card


@rule("AQ-17.15", "AQ-17.17")
def test_the_bay_card_pays_for_bots_of_others() -> None:
    station = swept()
    station.give_card(0, "R26")
    station.control("A", 1)
    station.bay("A", natural=2, yellow=2, red=1)
    station.act("A", "white")
    assert station.bay_of("A") == {"natural": 1, "yellow": 1, "red": 1}
    assert station.offered() == ["card:R26", "done"]
    station.play("card:R26")
    assert station.seat(0).kp == 2, "two yellow bots left; the own one counts nothing"


@rule("AQ-17.15", "AQ-17.17")
def test_the_bay_card_pays_nothing_for_own_bots_nor_to_others() -> None:
    station = swept()
    station.give_card(0, "R26")
    station.control("A", 0)
    station.bay("A", natural=2, yellow=1, red=1, blue=1)
    station.act("A", "white", "red")
    assert station.bay_of("A") == {"natural": 1, "yellow": 1, "red": 1, "blue": 1}
    assert station.offered()[0] == "decline", "the card is not offered"

    station = swept()
    station.give_card(2, "R26")
    station.control("A", 1)
    station.bay("A", natural=2, yellow=2, red=1)
    station.act("A", "white", "red")
    assert station.live.to_act() == [0]
    assert station.offered()[0] == "decline"
    assert station.seat(2).kp == 0


@rule("AQ-17.17")
def test_neutral_bots_never_leave_a_bay() -> None:
    station = swept(3)
    station.give_card(0, "R26")
    station.control("A", 1)
    station.bay("A", natural=1, yellow=1, red=1, blue=1)  # nobody plays blue
    station.act("A", "white")
    assert station.bay_of("A") == {"natural": 1, "yellow": 1, "red": 1, "blue": 1}
    station.play("card:R26")
    assert station.seat(0).kp == 1


@rule("AQ-17.16")
def test_the_bay_card_covers_placements_by_letters() -> None:
    station = swept()
    station.give_card(0, "R26")
    station.lay_tile("A", "L26")  # C and D
    station.control("C", 1)
    station.bay("C", yellow=2, red=2, blue=1)
    station.act("A", "green")
    station.play("perform", "place:C")
    assert station.offered() == ["card:R26", "done"]
    station.play("card:R26")
    assert station.seat(0).kp == 3
    assert station.offered() == ["done", "place:D"]


# -- lasting


@rule("AQ-17.18", "AQ-17.33")
def test_locks_of_two_are_free_and_locks_of_one_are_not() -> None:
    station = swept()
    station.give_time(0, 4)
    station.program(0, "white")
    for start, target, plain, price in (
        ("C", "D", 2, 0),
        ("A", "F", 2, 0),
        ("B", "C", 1, 1),
        ("D", "E", 1, 1),
    ):
        trial = station.clone()
        trial.scientist_to(0, start)
        trial.play(f"go:{target}")
        assert trial.seat(0).time == 4 - plain
        trial = station.clone()
        trial.give_card(0, "R27")
        trial.scientist_to(0, start)
        trial.play(f"go:{target}")
        assert trial.seat(0).time == 4 - price
        assert trial.offered() == ["decline", "perform"], "nobody is asked about the card"


@rule("AQ-17.18", "AQ-17.12")
def test_free_lock_and_opposite_move_together() -> None:
    station = swept()
    make_room(station, 0, research=2)
    for card in ("R25", "R27"):
        station.give_card(0, card)
    station.program(0, "white", "blue")
    assert [key for key in station.offered() if key.startswith("go:")] == ["go:A", "go:B", "go:E", "go:F"]
    station.give_time(0, 1)
    assert len([key for key in station.offered() if key.startswith("go:")]) == 6


@rule("AQ-17.19", "AQ-17.20", "AQ-17.33")
@pytest.mark.parametrize(
    ("earlier", "price"),
    [([], 0), (["red"], 1), (["red", "blue"], 1), (["red", "blue", "yellow"], 2)],
)
def test_subs_at_half_price_rounded_down(earlier: list[str], price: int) -> None:
    station = swept()
    station.give_card(0, "R28")
    station.sub("A", *earlier)
    station.act("A", "blue", "white")
    if price:
        station.give_time(0, price - 1)
        assert station.refused("perform") == "AQ-13.22"
    station.give_time(0, price)
    station.play("perform")
    assert (station.seat(0).time, station.seat(0).subs) == (0, 5)
    assert station.live.to_act() == [1]


@rule("AQ-17.33")
def test_lasting_cards_work_from_the_moment_they_are_taken() -> None:
    station = swept()
    station.lay_card("A", "R27")
    station.act("A", "red")
    station.play("perform")
    station.turn_of(0)
    station.program(0, "white", "blue")
    assert "go:F" in station.offered(), "without any time"
