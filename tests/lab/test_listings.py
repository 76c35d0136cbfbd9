"""Slow listings are found, and named so that they can be met again."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import islice

import pytest

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.frames import Frame
from kolonie.core.nodes import EachSeat, Node, Repeat
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, declare, takes
from kolonie.core.saving import state_hash
from kolonie.core.title import Title
from kolonie.games import title, titles
from kolonie.lab import listings
from kolonie.lab.listings import BadPosition, Search, cold, listed, position, slowest_in_play, varied, walk
from tests.core.sketches import Workbench
from tests.tools.commanding import Capture, problem, run, run_json

UC = title("underwater_cities")
every_title = pytest.mark.parametrize("game_title", titles(), ids=lambda t: t.id)


@dataclass(frozen=True)
class Ponder(Node):
    """The more cards are kept, the longer it takes to list the same two options."""


declare(Ponder)


@asks(Ponder)
def ask_ponder(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    sum(range(40_000 * len(game.state.seats[frame.seat].kept)))
    return [option("left"), option("right")]


@takes(Ponder)
def take_ponder(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice.verb == "left" and game.number == 5:
        game.state.seats[frame.seat].kept.append(1)
    elif game.number == 6:
        game.state.seats[frame.seat].kept.clear()
    return frame.parent


class Slow(Workbench):
    """One slow listing five decisions in, if the fifth was `left`; changes make any listing slower."""

    def perturb(self, game: Game, chance: Chance) -> bool:
        for seat in game.to_act():
            game.state.seats[seat].kept.extend([1] * chance.below("slow", 3))
        return True


SLOW = Slow(EachSeat(Repeat(8, Ponder())))


# -- names of positions


@every_title
def test_a_named_position_is_the_same_again(game_title: Title) -> None:
    for game in islice(walk(game_title, 2, 3), 0, 40, 8):
        again = position(game_title, 2, f"3/{game.number}")
        assert state_hash(again) == state_hash(game)


def test_changes_are_the_same_again() -> None:
    first = next(game for game in walk(UC, 2, 0) if varied(game, 1) is not None)
    changed = first
    for variation in (5, 77, 1234):
        found = varied(changed, variation)
        assert found is not None
        changed = found
    again = position(UC, 2, f"0/{first.number}/5.77.1234")
    assert state_hash(again) == state_hash(changed)
    assert state_hash(again) != state_hash(first)


@pytest.mark.parametrize("at", ["", "3", "x/1", "3/-1", "3/x", "3/1/x", "3/1/2/3", "0/9999", "3/1/"])
def test_a_name_that_is_none(at: str) -> None:
    with pytest.raises(BadPosition, match="a position is named SEED/NUMBER"):
        position(title("aquasphere"), 2, at)


def test_a_position_that_cannot_be_changed() -> None:
    with pytest.raises(BadPosition, match="0/3/4: nothing can be changed there"):
        position(title("aquasphere"), 2, "0/3/4")


# -- measuring


@every_title
def test_a_cold_copy_lists_the_same(game_title: Title) -> None:
    for game in islice(walk(game_title, 2, 1), 0, 60, 5):
        twin = cold(game)
        assert state_hash(twin) == state_hash(game)
        for seat, ask in game.asks.items():
            assert twin.ask_again(ask).options == game.options(seat)


def test_the_slowest_listing_of_random_play_is_named() -> None:
    found = slowest_in_play(SLOW, 1, 0.2)
    seed, number = found.at.split("/")
    assert number == "5", "there it takes longest"
    prompt = position(SLOW, 1, found.at).decision(0).prompt.key
    assert (found.seat, found.options, found.asked) == (0, 2, prompt)
    again = listed(position(SLOW, 1, found.at), found.at)
    assert again.ms == pytest.approx(found.ms, rel=3)
    quick = listed(position(SLOW, 1, f"{seed}/2"), "")
    assert quick.ms < found.ms / 3


def test_a_search_finds_what_random_play_does_not_meet() -> None:
    """It goes on from the slowest position it has, change by change."""
    met = slowest_in_play(SLOW, 1, 0.1)
    search = Search(SLOW, 1)
    told: list[float] = []
    found = search.run(0.6, lambda listing: told.append(listing.ms))
    assert found.ms > 4 * met.ms
    assert found.at.count("/") == 2 and found.at.count(".") > 2, "many changes, one after another"
    assert search.tried > 20
    assert told[-1] == found.ms
    again = listed(position(SLOW, 1, found.at), found.at)
    assert again.ms == pytest.approx(found.ms, rel=3)


def test_a_search_ends_when_it_has_found_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listings, "ENOUGH", 0.004)
    search = Search(SLOW, 1)
    assert search.run(60.0).ms >= 4


def test_a_position_that_cannot_be_listed_is_named() -> None:
    class Broken(Slow):
        def perturb(self, game: Game, chance: Chance) -> bool:
            game.state.seats[0].kept = None
            return True

    with pytest.raises(AttributeError) as caught:
        Search(Broken(EachSeat(Repeat(8, Ponder()))), 1).run(5.0)
    (note,) = caught.value.__notes__
    assert note.startswith("listing the options of workbench at 0/")


# -- changes of Underwater Cities


def test_changed_positions_can_be_listed_and_played() -> None:
    tried = 0
    for game in islice(walk(UC, 3, 2), 0, 200, 3):
        for variation in range(3):
            changed = varied(game, 100 * game.number + variation)
            if changed is None:
                continue
            tried += 1
            dice = random.Random(variation)
            changed.asks = {seat: changed.ask_again(ask) for seat, ask in changed.asks.items()}
            for _ in range(12):
                if not changed.over:
                    seat = changed.to_act()[0]
                    changed.play(seat, dice.choice(changed.options(seat)))
    assert tried > 15


def test_changes_reach_what_makes_listing_hard() -> None:
    game = next(game for game in walk(UC, 2, 0) if varied(game, 1) is not None)
    seat = game.to_act()[0]
    met = set()
    for variation in range(80):
        changed = varied(game, variation)
        assert changed is not None
        before, after = game.state.seats[seat], changed.state.seats[seat]
        for name in ("actions", "permanents", "hand", "goods", "used"):
            if getattr(before, name) != getattr(after, name):
                met.add(name)
        if 0 in changed.state.supply:
            met.add("supply")
        if game.state.tiles != changed.state.tiles:
            met.add("tiles")
        assert len(after.actions) <= game.box.action_limit
        cards = (*after.hand, *after.actions, *after.permanents, *changed.state.deck, *changed.state.discard)
        assert len(set(cards)) == len(cards), "a card lies in one place"
    assert met == {"actions", "permanents", "hand", "goods", "used", "supply", "tiles"}


# -- the command


def test_bench_tells_the_slowest_listing(capsys: Capture) -> None:
    (report,) = run_json(capsys, "bench", "aquasphere", "--seconds", 0.06)
    slowest = report["slowest"]
    assert set(slowest) == {"ms", "at", "seat", "options", "asked"}
    assert slowest["ms"] > 0
    assert "slowest listing: " in run(capsys, "bench", "aquasphere", "--seconds", 0.06)
    look = run_json(capsys, "bench", "aquasphere", "--look", slowest["at"])
    assert len(look["options"]) == slowest["options"]
    assert look["view"]["options"] == look["options"]
    told = run(capsys, "bench", "aquasphere", "--look", slowest["at"])
    assert f"position {slowest['at']}" in told


def test_bench_searches_for_the_worst(capsys: Capture) -> None:
    (found,) = run_json(capsys, "bench", "planet_unknown", "--players", 3, "--worst", "--seconds", 0.2)
    assert (found["game"], found["players"]) == ("planet_unknown", 3)
    assert found["tried"] > 3
    assert found["slowest"]["ms"] > 0
    assert "slowest listing: " in run(capsys, "bench", "aquasphere", "--worst", "--seconds", 0.1)


def test_bench_looks_at_one_game(capsys: Capture) -> None:
    assert "name the game" in problem(capsys, "bench", "--look", "0/3")
    assert "a position is named" in problem(capsys, "bench", "aquasphere", "--look", "soon")


@pytest.mark.parametrize("era", ["on", "off"])
def test_the_worst_is_searched_for_and_shown_under_the_settings_asked_for(capsys: Capture, era: str) -> None:
    fixed = ("bench", "underwater_cities", "--set", f"data_era={era}")
    (found,) = run_json(capsys, *fixed, "--worst", "--seconds", 0.1)
    look = run_json(capsys, *fixed, "--look", found["slowest"]["at"])
    assert look["view"]["settings"]["data_era"] == era
    search = Search(title("underwater_cities"), 2, {"data_era": era})
    search.run(0.1)
    assert all(game.settings["data_era"] == era for _listing, game in search.elite)
