"""Chance: the documented formula computed a second time, fairness, independence of streams, commitment."""

from __future__ import annotations

import hashlib
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kolonie.core.chance import Chance, commitment, verify


def word(seed: str, stream: str, n: int) -> int:
    """Word number n of a stream, from the published formula alone."""
    digest = hashlib.sha256(f"{seed}/{stream}/{n // 8}".encode()).hexdigest()
    return int(digest[8 * (n % 8) :][:8], 16)


def numbers(seed: str, stream: str, limit: int, count: int) -> list[int]:
    """What `below` must give, with words rejected that would favour small numbers."""
    found: list[int] = []
    n = 0
    while len(found) < count:
        value = word(seed, stream, n)
        n += 1
        if value < 2**32 // limit * limit:
            found.append(value % limit)
    return found


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((n - expected) ** 2 / expected for n in counts)


# -- the formula


def test_published_vectors() -> None:
    """Fixed for ever: a record written today must replay in ten years."""
    chance = Chance("kolonie")
    assert [chance.below("deck", 1000) for _ in range(6)] == [80, 491, 17, 334, 789, 48]
    assert Chance("kolonie").shuffle("deck", list(range(8))) == [3, 2, 6, 5, 4, 1, 7, 0]
    assert commitment("kolonie") == "f8c9b07f8008863b35658b01b7a733e8491be63d66c7fb1bfa4577d74cd04455"


@given(
    st.text(max_size=20),
    st.text(max_size=20),
    st.integers(2, 2**32),
    st.integers(1, 20),
)
def test_below_is_the_documented_formula(seed: str, stream: str, limit: int, count: int) -> None:
    chance = Chance(seed)
    assert [chance.below(stream, limit) for _ in range(count)] == numbers(seed, stream, limit, count)


def test_more_than_a_word_can_tell_apart_is_refused() -> None:
    with pytest.raises(ValueError, match="4294967297"):
        Chance("kolonie").below("deck", 2**32 + 1)


def test_words_that_would_favour_small_numbers_are_rejected() -> None:
    """With a limit just above half of all words, about every second word is thrown away."""
    limit = 2**31 + 1
    chance = Chance("reject")
    drawn = [chance.below("s", limit) for _ in range(100)]
    assert drawn == numbers("reject", "s", limit, 100)
    assert 150 < chance.counters["s"] < 260
    assert sum(n < limit // 2 for n in drawn) in range(30, 70)


@given(st.text(max_size=8), st.lists(st.integers(), max_size=30))
def test_a_shuffle_is_fisher_yates_from_the_end(seed: str, items: list[int]) -> None:
    expected = items[:]
    chance = Chance(seed)
    for last in range(len(items) - 1, 0, -1):
        other = chance.below("cards", last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    given_items = items[:]
    assert Chance(seed).shuffle("cards", given_items) == expected
    assert given_items == items, "the list itself is left alone"


@pytest.mark.parametrize("limit", [-1, 0, 1])
def test_nothing_is_drawn_where_there_is_no_choice(limit: int) -> None:
    chance = Chance("seed")
    assert chance.below("s", limit) == 0
    assert chance.counters == {}


# -- streams


def test_streams_do_not_disturb_each_other() -> None:
    alone, mixed = Chance("seed"), Chance("seed")
    wanted = [alone.below("a", 100) for _ in range(50)]
    drawn = []
    for number in range(50):
        for _ in range(number % 4):
            mixed.below("b", 7)
        drawn.append(mixed.below("a", 100))
    assert drawn == wanted


def test_a_clone_goes_on_alone() -> None:
    chance = Chance("seed")
    chance.below("s", 10)
    twin = chance.clone()
    ahead = [twin.below("s", 1000) for _ in range(5)]
    assert chance.counters == {"s": 1}
    assert [chance.below("s", 1000) for _ in range(5)] == ahead
    assert Chance("seed", {"s": 1}).below("s", 1000) == ahead[0], "seed and counters are all there is"


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 41, 100])
def test_numbers_are_uniform(limit: int) -> None:
    """The seed is fixed, so this cannot flake; the bound is seven deviations above the mean."""
    chance = Chance("uniform")
    counts = [0] * limit
    for _ in range(60 * limit):
        counts[chance.below("dice", limit)] += 1
    freedom = limit - 1
    assert chi_square(counts) < freedom + 7 * (2 * freedom) ** 0.5


def test_all_orders_of_four_cards_are_as_likely() -> None:
    chance = Chance("orders")
    counts = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(2400):
        counts[tuple(chance.shuffle("cards", [0, 1, 2, 3]))] += 1
    assert min(counts.values()) > 0
    assert chi_square(list(counts.values())) < 23 + 7 * 46**0.5


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("seed", "a"), ("seed", "b")),
        (("seed", "a"), ("sees", "a")),
        (("seed", "draw 0"), ("seed", "draw 1")),
    ],
)
def test_streams_and_seeds_are_independent(first: tuple[str, str], second: tuple[str, str]) -> None:
    """Pairs drawn side by side fill a 6 by 6 table evenly."""
    one, other = Chance(first[0]), Chance(second[0])
    counts = [0] * 36
    for _ in range(3600):
        counts[6 * one.below(first[1], 6) + other.below(second[1], 6)] += 1
    assert chi_square(counts) < 35 + 7 * 70**0.5


def test_pick_takes_one_of_the_items() -> None:
    chance = Chance("pick")
    assert {chance.pick("s", [3, 5, 8]) for _ in range(60)} == {3, 5, 8}


# -- commitment


@given(st.text(max_size=40), st.text(max_size=40))
def test_a_commitment_binds_to_its_seed(seed: str, other: str) -> None:
    assert commitment(seed) == hashlib.sha256(b"kolonie/" + seed.encode()).hexdigest()
    assert verify(seed, commitment(seed))
    assert verify(other, commitment(seed)) == (other == seed)


@given(st.text(max_size=80))
def test_verify_answers_no_to_any_other_text(damaged: str) -> None:
    """What stands in a record may be damaged in any way; the answer is no, never an error."""
    assert not verify("seed", damaged)


def test_verify_answers_no_to_one_wrong_letter() -> None:
    true = commitment("seed")
    for place in range(len(true)):
        wrong = "0" if true[place] != "0" else "1"
        assert not verify("seed", true[:place] + wrong + true[place + 1 :])
    for wrong in ("", true[:-1], f"{true} ", true.upper()):
        assert not verify("seed", wrong)
