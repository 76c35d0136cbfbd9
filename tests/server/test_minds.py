"""Bots at the server keep their plans between decisions, and quick ones stand in for people who are away."""

from __future__ import annotations

import asyncio

import pytest

from kolonie.bots import bot_names
from kolonie.bots.bot import BOTS
from kolonie.core.chance import Chance
from kolonie.core.saving import save
from kolonie.core.views import View
from kolonie.games import title
from kolonie.server.brain import Answer, Minds, Think, think
from kolonie.server.brains import Brains
from kolonie.server.keeper import stand_in

AQUASPHERE = title("aquasphere")


class Counting:
    """Plays its first option, then its second, and so on: it knows how often it was asked."""

    name = "counting"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View, chance: Chance) -> str:
        self.asked += 1
        if self.asked == 4:
            raise ValueError("lost the thread")
        return view.decision.options[(self.asked - 1) % len(view.decision.options)].key


@pytest.fixture(autouse=True)
def counting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "counting", Counting)


def job(table: str) -> Think:
    game = AQUASPHERE.new(2, "seed")
    return Think("aquasphere", save(game), game.to_act()[0], "counting", "mind", table)


def test_a_bot_is_the_same_from_one_decision_to_the_next() -> None:
    minds = Minds()
    options = [choice.key for choice in AQUASPHERE.new(2, "seed").options(job("a").seat)]
    assert [think(job("a"), minds).key for _again in range(3)] == options[:3]
    assert think(job("b"), minds).key == options[0], "at another table sits another one"
    assert think(job("a"), minds).fallen_back
    assert think(job("a"), minds).key == options[0], "who failed begins anew"


def test_few_are_remembered() -> None:
    minds = Minds()
    minds.KEPT = 2
    first = minds.of(job("a"))
    assert minds.of(job("a")) is first
    minds.of(job("b"))
    minds.of(job("c"))
    assert minds.of(job("a")) is not first


def test_a_plan_is_played_to_its_end() -> None:
    """The greedy bot plays a whole turn from one thought: the same as in a match."""
    game, minds = AQUASPHERE.new(2, "seed"), Minds()
    match = BOTS["greedy"]()
    for number in range(12):
        seat = game.to_act()[0]
        if seat != 0:
            game.play(seat, game.options(seat)[0])
            continue
        mind = f"m{number}"
        answer = think(Think("aquasphere", save(game), seat, "greedy", mind, "t"), minds)
        assert answer.key == match.choose(View(game, seat), Chance(mind))
        game.play(seat, answer.key)


def taken(brains: Brains, index: int) -> str:
    """What the worker takes next."""
    found = brains._next(index)
    assert found is not None
    brains._take(found, index)
    return found.name


def test_a_worker_prefers_what_it_has_in_mind() -> None:
    async def nothing(_answer: Answer) -> None: ...

    async def make() -> Think | None:
        return None

    async def work() -> None:
        brains = Brains(2)
        for name in ("a/0", "b/0"):
            await brains.submit(name, make, nothing)
        assert taken(brains, 0) == "a/0" and taken(brains, 1) == "b/0"
        brains._names.clear()
        for name in ("a/0", "b/0", "c/0"):
            await brains.submit(name, make, nothing)
        assert [taken(brains, 1) for _job in range(3)] == ["b/0", "c/0", "a/0"], "nothing waits for ever"

    asyncio.run(work())


def test_who_is_away_gets_the_strongest_quick_bot() -> None:
    assert stand_in() == "medium" and "medium" in bot_names()
