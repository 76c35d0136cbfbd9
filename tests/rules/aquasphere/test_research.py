"""Section 17: research cards that react to moves, catches, bays, and those that last."""

from __future__ import annotations

import heapq
from collections import Counter
from itertools import permutations

import pytest

from kolonie.games.aquasphere.box import COLOURS, LETTERS
from kolonie.games.aquasphere.pieces import ring_ways
from tests.citing import rule
from tests.rules.aquasphere.scenes import act, make_room, scene, sub
from tests.rules.aquasphere.station import (
    BOX,
    bay,
    bay_of,
    control,
    engineer_to,
    give_card,
    give_crystals,
    give_time,
    join_sectors,
    lay_card,
    lay_tile,
    offered,
    play,
    program,
    programmed,
    refused,
    scientist_to,
    seat_of,
    stock,
    table_of,
    turn_of,
)

# -- general


@rule("AQ-17.01")
def test_rewards_respect_the_capacity() -> None:
    game = scene()
    give_card(game, 0, "R13")  # blue token: 2 time
    give_card(game, 0, "R14")  # blue token: 1 crystal
    give_time(game, 0, 3)
    give_crystals(game, 0, 2)
    play(game, "engineer:H1")
    assert offered(game) == ["card:R13", "done"]
    assert refused(game, "card:R14") == "AQ-17.01"
    play(game, "card:R13")
    assert (seat_of(game, 0).time, seat_of(game, 0).crystals) == (4, 2)


@rule("AQ-17.02")
def test_used_cards_stay_and_keep_their_slot() -> None:
    game = scene()
    give_card(game, 0, "R29")
    give_card(game, 0, "R19")  # white token: 2 time
    engineer_to(game, 0, "H1")
    play(game, "sidestep:H2", "card:R19")
    assert [BOX.research_ids[card] for card in seat_of(game, 0).research] == ["R29", "R19"]
    turn_of(game, 0)
    act(game, "A", "red", "blue")
    assert refused(game, "perform") == "AQ-13.27"


@rule("AQ-17.03")
@pytest.mark.parametrize("use", [True, False])
def test_reactions_are_optional(use: bool) -> None:
    game = scene()
    give_card(game, 0, "R15")  # blue token: 4 KP
    play(game, "engineer:H1")
    assert offered(game) == ["card:R15", "done"]
    play(game, "card:R15" if use else "done")
    assert seat_of(game, 0).kp == (4 if use else 0)
    assert game.to_act() == [1]


@rule("AQ-17.04")
def test_several_cards_react_to_one_event_each_once() -> None:
    game = scene()
    make_room(game, 0, research=3)
    for card in ("R13", "R14", "R15"):
        give_card(game, 0, card)
    play(game, "engineer:H1")
    assert offered(game) == ["card:R13", "card:R14", "card:R15", "done"]
    play(game, "card:R14")
    assert offered(game) == ["card:R13", "card:R15", "done"]
    play(game, "card:R15", "card:R13")
    me = seat_of(game, 0)
    assert (me.time, me.crystals, me.kp) == (2, 1, 4)
    assert game.to_act() == [1]


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
        game = scene()
        give_card(game, 0, card)
        tokens = [-1, *(c for c in range(7) if c != colour)]
        tokens.insert(1, colour)  # the card's token lies on H1
        table_of(game).tokens = tuple(tokens)
        play(game, f"engineer:{field}")
        me = seat_of(game, 0)
        if field == "H1":
            play(game, f"card:{card}")
            assert (me.time, me.crystals, me.kp) == reward
        else:
            assert game.to_act() == [1]
            assert (me.time, me.crystals, me.kp) == (0, 0, 0)


@rule("AQ-17.08")
def test_a_token_card_reacts_to_moves_of_the_engineer_only() -> None:
    game = scene()
    give_card(game, 0, "R03")  # green token: 4 KP
    bought = game.clone()
    give_time(bought, 0, 3)
    play(bought, "buy:green")
    white = game.clone()
    act(white, "A", "white")
    play(white, "perform")
    immediate = game.clone()
    lay_card(immediate, "B", "R36")
    act(immediate, "B", "red")
    play(immediate, "perform")
    for trial, kp in ((bought, 0), (white, 0), (immediate, 2)):
        assert programmed(trial, 0) == {"green"}
        assert seat_of(trial, 0).kp == kp
        assert trial.to_act() == [1]
    give_card(game, 0, "R29")
    engineer_to(game, 0, "H7")
    play(game, "sidestep:H6")  # the green token
    assert offered(game) == ["card:R03", "done"]


# -- octopod cards


@rule("AQ-17.09", "AQ-17.10")
@pytest.mark.parametrize(("card", "reward"), [("R22", (2, 0, 0)), ("R23", (0, 1, 0)), ("R24", (0, 0, 3))])
@pytest.mark.parametrize(("n", "kp"), [(1, 1), (2, 3)])
def test_an_octopod_card_rewards_each_catch_once(
    card: str, reward: tuple[int, int, int], n: int, kp: int
) -> None:
    game = scene()
    give_card(game, 0, card)
    stock(game, "A", octopods=3)
    act(game, "A", "violet")
    play(game, f"catch:{n}", f"kp:{kp}", f"card:{card}")
    me = seat_of(game, 0)
    assert (me.time, me.crystals, me.kp) == (reward[0], reward[1], reward[2] + kp)
    assert game.to_act() == [1]


@rule("AQ-17.11")
def test_card_first_or_points_first() -> None:
    game = scene()
    give_card(game, 0, "R23")
    stock(game, "A", octopods=1)
    seat_of(game, 0).kp = 12
    act(game, "A", "violet")
    play(game, "catch:1")
    assert offered(game) == ["card:R23", "kp:1"]
    card_first = game.clone()
    play(card_first, "card:R23")  # the crystal then pays the red line
    assert (seat_of(card_first, 0).kp, seat_of(card_first, 0).crystals) == (13, 0)
    play(game, "kp:1", "card:R23")
    assert (seat_of(game, 0).kp, seat_of(game, 0).crystals) == (12, 1)


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
    game = scene()
    program(game, 0, "white")
    scientist_to(game, 0, start)
    give_time(game, 0, 4)
    without = game.clone()
    play(without, f"go:{target}")
    assert seat_of(without, 0).time == 4 - plain
    give_card(game, 0, "R25")
    supply = table_of(game).supply_time
    play(game, f"go:{target}")
    assert seat_of(game, 0).time == 4 - price
    assert table_of(game).supply_time == supply + price
    if price:
        broke = scene()
        program(broke, 0, "white")
        scientist_to(broke, 0, start)
        give_card(broke, 0, "R25")
        assert refused(broke, f"go:{target}") == "AQ-10.04"


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
    game = scene()
    give_card(game, 0, "R25")
    give_time(game, 0, 4)
    program(game, 0, "white", "blue")
    for ring in permutations(LETTERS[1:]):
        join_sectors(game, "A" + "".join(ring))
        locks = tuple(BOX.locks[letter] for letter in table_of(game).ring)
        prices = cheapest(locks, 0)
        seat_of(game, 0).scientist = 0
        for position in (2, 3, 5):
            trial = game.clone()
            play(trial, f"go:{LETTERS[table_of(trial).ring[position]]}")
            assert 4 - seat_of(trial, 0).time == prices[position]


@rule("AQ-17.14")
def test_the_opposite_move_may_be_used_twice_in_one_movement() -> None:
    """With the locks of the standard pack this never saves time, with other locks it does."""
    game = scene()
    table_of(game).ways = ring_ways((2, 2, 2, 2, 0, 0))
    give_card(game, 0, "R25")
    give_time(game, 0, 2)
    program(game, 0, "white", "blue")
    scientist_to(game, 0, "D")
    play(game, "go:B")  # D to A, by two locks of 0 to E, and from there to B
    assert seat_of(game, 0).time == 0


# -- bay card


@rule("AQ-17.15", "AQ-17.17")
def test_the_bay_card_pays_for_bots_of_others() -> None:
    game = scene()
    give_card(game, 0, "R26")
    control(game, "A", 1)
    bay(game, "A", natural=2, yellow=2, red=1)
    act(game, "A", "white")
    assert bay_of(game, "A") == {"natural": 1, "yellow": 1, "red": 1}
    assert offered(game) == ["card:R26", "done"]
    play(game, "card:R26")
    assert seat_of(game, 0).kp == 2, "two yellow bots left; the own one counts nothing"


@rule("AQ-17.15", "AQ-17.17")
def test_the_bay_card_pays_nothing_for_own_bots_nor_to_others() -> None:
    game = scene()
    give_card(game, 0, "R26")
    control(game, "A", 0)
    bay(game, "A", natural=2, yellow=1, red=1, blue=1)
    act(game, "A", "white", "red")
    assert bay_of(game, "A") == {"natural": 1, "yellow": 1, "red": 1, "blue": 1}
    assert offered(game)[0] == "decline", "the card is not offered"

    game = scene()
    give_card(game, 2, "R26")
    control(game, "A", 1)
    bay(game, "A", natural=2, yellow=2, red=1)
    act(game, "A", "white", "red")
    assert game.to_act() == [0]
    assert offered(game)[0] == "decline"
    assert seat_of(game, 2).kp == 0


@rule("AQ-17.17")
def test_neutral_bots_never_leave_a_bay() -> None:
    game = scene(3)
    give_card(game, 0, "R26")
    control(game, "A", 1)
    bay(game, "A", natural=1, yellow=1, red=1, blue=1)  # nobody plays blue
    act(game, "A", "white")
    assert bay_of(game, "A") == {"natural": 1, "yellow": 1, "red": 1, "blue": 1}
    play(game, "card:R26")
    assert seat_of(game, 0).kp == 1


@rule("AQ-17.16")
def test_the_bay_card_covers_placements_by_letters() -> None:
    game = scene()
    give_card(game, 0, "R26")
    lay_tile(game, "A", "L26")  # C and D
    control(game, "C", 1)
    bay(game, "C", yellow=2, red=2, blue=1)
    act(game, "A", "green")
    play(game, "perform", "place:C")
    assert offered(game) == ["card:R26", "done"]
    play(game, "card:R26")
    assert seat_of(game, 0).kp == 3
    assert offered(game) == ["done", "place:D"]


# -- lasting


@rule("AQ-17.18", "AQ-17.33")
def test_locks_of_two_are_free_and_locks_of_one_are_not() -> None:
    game = scene()
    give_time(game, 0, 4)
    program(game, 0, "white")
    for start, target, plain, price in (
        ("C", "D", 2, 0),
        ("A", "F", 2, 0),
        ("B", "C", 1, 1),
        ("D", "E", 1, 1),
    ):
        trial = game.clone()
        scientist_to(trial, 0, start)
        play(trial, f"go:{target}")
        assert seat_of(trial, 0).time == 4 - plain
        trial = game.clone()
        give_card(trial, 0, "R27")
        scientist_to(trial, 0, start)
        play(trial, f"go:{target}")
        assert seat_of(trial, 0).time == 4 - price
        assert offered(trial) == ["decline", "perform"], "nobody is asked about the card"


@rule("AQ-17.18", "AQ-17.12")
def test_free_lock_and_opposite_move_together() -> None:
    game = scene()
    make_room(game, 0, research=2)
    for card in ("R25", "R27"):
        give_card(game, 0, card)
    program(game, 0, "white", "blue")
    assert [key for key in offered(game) if key.startswith("go:")] == ["go:A", "go:B", "go:E", "go:F"]
    give_time(game, 0, 1)
    assert len([key for key in offered(game) if key.startswith("go:")]) == 6


@rule("AQ-17.19", "AQ-17.20", "AQ-17.33")
@pytest.mark.parametrize(
    ("earlier", "price"),
    [([], 0), (["red"], 1), (["red", "blue"], 1), (["red", "blue", "yellow"], 2)],
)
def test_subs_at_half_price_rounded_down(earlier: list[str], price: int) -> None:
    game = scene()
    give_card(game, 0, "R28")
    sub(game, "A", *earlier)
    act(game, "A", "blue", "white")
    if price:
        give_time(game, 0, price - 1)
        assert refused(game, "perform") == "AQ-13.22"
    give_time(game, 0, price)
    play(game, "perform")
    assert (seat_of(game, 0).time, seat_of(game, 0).subs) == (0, 5)
    assert game.to_act() == [1]


@rule("AQ-17.33")
def test_lasting_cards_work_from_the_moment_they_are_taken() -> None:
    game = scene()
    lay_card(game, "A", "R27")
    act(game, "A", "red")
    play(game, "perform")
    turn_of(game, 0)
    program(game, 0, "white", "blue")
    assert "go:F" in offered(game), "without any time"
