"""Bots see views and nothing else, answer the same from the same seed, and greedy is worth its name."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from kolonie.bots import Bot, UnknownBot, bot, bot_names, values
from kolonie.bots.greedy import GreedyBot
from kolonie.bots.values import score_lead, value_function
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.saving import state_hash
from kolonie.core.title import Title
from kolonie.core.views import View, determinize, view
from kolonie.games import titles
from kolonie.lab.matches import Spec, arena, map_games, play_match, wilson
from tests.example.harvest.meta import TITLE as HARVEST
from tests.example.shelving import put_on_shelf

ALL: list[Title] = [*titles(), HARVEST]
every_title = pytest.mark.parametrize("title", ALL, ids=lambda t: t.id)
every_bot = pytest.mark.parametrize("name", bot_names())


def quick(name: str) -> Bot:
    """The bot of that name; greedy looks less far, which is enough to see whether it peeks."""
    return GreedyBot(beam=3, depth=4) if name == "greedy" else bot(name)


def sampled(title: Title, every: int, games: int = 2) -> Iterator[Game]:
    """Positions from random games, each with the seats that are to act in it."""
    for number in range(games):
        seats = title.min_seats + number % (title.max_seats - title.min_seats + 1)
        game = title.new(seats, f"bots {number}", title.random_settings(seats, Chance(f"bots {number}")))
        dice = random.Random(number)
        while not game.over:
            if game.number % every == 0:
                yield game
            seat = dice.choice(game.to_act())
            game.play(seat, dice.choice(game.options(seat)))


# -- never peeking


@every_title
def test_what_is_imagined_does_not_depend_on_what_is_hidden(title: Title) -> None:
    """Two worlds that look alike to a seat lead, with equal chance, to the very same imagination."""
    for number, game in enumerate(sampled(title, 5)):
        for seat in game.to_act():
            other = determinize(game, seat, Chance(f"other {number}"))
            mind = f"mind {number}"
            here = View(game, seat).imagine(Chance(mind))
            there = View(other, seat).imagine(Chance(mind))
            assert state_hash(here) == state_hash(there)


@every_bot
@every_title
def test_a_bot_gives_the_same_answer_in_worlds_that_differ_in_hidden_things(title: Title, name: str) -> None:
    player = quick(name)
    differing = 0
    for number, game in enumerate(sampled(title, 4, 3)):
        seat = game.to_act()[-1]
        other = determinize(game, seat, Chance(f"other {number}"))
        assert view(other, seat) == view(game, seat)
        differing += state_hash(other) != state_hash(game)
        mind = f"mind {number}"
        assert player.choose(View(game, seat), Chance(mind)) == player.choose(View(other, seat), Chance(mind))
    assert differing > 5, "the worlds were different ones"


@every_title
def test_a_view_tells_no_secret(title: Title) -> None:
    """What a view hands out is what the seat may know, and worlds of another shuffle."""
    game = next(sampled(title, 1))
    seat = game.to_act()[0]
    given = View(game, seat)
    assert given.data() == view(game, seat)
    assert given.imagine(Chance("mind")).chance.seed != game.chance.seed
    assert given.title_id == title.id
    assert given.decision == game.decision(seat)
    assert given.refusals == game.refusals(seat)
    public = [name for name in dir(given) if not name.startswith("_")]
    assert sorted(public) == ["data", "decision", "imagine", "refusals", "seat", "title_id"]


@every_bot
@every_title
def test_thinking_changes_nothing_at_the_table(title: Title, name: str) -> None:
    for game in sampled(title, 20, 1):
        before = state_hash(game)
        quick(name).choose(View(game, game.to_act()[0]), Chance("mind"))
        assert state_hash(game) == before


# -- answers


@every_bot
@every_title
def test_the_same_seed_gives_the_same_answer_and_it_is_an_option(title: Title, name: str) -> None:
    for game in sampled(title, 13):
        for seat in game.to_act():
            answers = {quick(name).choose(View(game, seat), Chance("mind")) for _ in range(2)}
            assert len(answers) == 1
            assert answers.pop() in [choice.key for choice in game.options(seat)]


def test_a_match_is_the_same_wherever_it_is_played() -> None:
    specs = [Spec("aquasphere", f"match {n}", ("random",) * (2 + n % 3)) for n in range(16)]
    alone = [play_match(spec) for spec in specs]
    assert list(map_games(specs, workers=2)) == alone
    assert list(map_games(specs, workers=1)) == alone
    assert len({outcome.hash for outcome in alone}) == 16


def test_random_takes_every_option_about_as_often() -> None:
    game = ALL[0].new(2, "even")
    options = game.options(0)
    chance = Chance("dice")
    drawn = [bot("random").choose(View(game, 0), chance) for _ in range(400)]
    counts = [drawn.count(choice.key) for choice in options]
    assert sum(counts) == 400
    assert min(counts) > 60, "four options, a hundred times each"


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownBot) as caught:
        bot("deep thought")
    assert str(caught.value) == "no bot called 'deep thought'; there are: random, greedy"


# -- strength


def test_greedy_beats_random() -> None:
    result = arena("aquasphere", "greedy", "random", 40, "strength")
    assert result.games == 40
    assert result.share_a >= 0.9
    assert result.low < result.share_a <= result.high
    assert result.mean_a > result.mean_b + 20


def test_greedy_with_its_value_function_beats_random_in_the_example_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_on_shelf(monkeypatch)
    wins = 0.0
    for number in range(30):
        mine = number % 2
        bots = ("greedy", "random") if mine == 0 else ("random", "greedy")
        outcome = play_match(Spec("harvest", f"farm {number // 2}", bots))
        wins += (mine in outcome.winners) / len(outcome.winners)
    assert wins >= 24


def test_every_seat_is_taken_equally_often(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(monkeypatch)
    result = arena("harvest", "random", "random", 12, "balance", seats=3)
    assert (result.a, result.b, result.games) == ("random", "random", 12)
    # The same bot on every seat: over all seats of the same deals the shares add up to one.
    assert result.share_a == pytest.approx(1 / 3, abs=0.34)
    deals = [play_match(Spec("harvest", f"balance/{n}", ("random",) * 3)) for n in range(4)]
    mean = sum(sum(outcome.scores) for outcome in deals) / 12
    assert result.mean_a == pytest.approx(mean)
    assert result.mean_b == pytest.approx(mean)
    assert result.share_a == pytest.approx(4 / 12)


# -- values


def test_a_game_without_a_value_function_is_judged_by_score() -> None:
    assert value_function("nothing_like_it") is score_lead
    game = HARVEST.new(3, "lead")
    for seat, points in enumerate((5, 9, 2)):
        game.state.seats[seat].points, game.state.seats[seat].water = points, 0
    assert [score_lead(game, seat) for seat in range(3)] == [-4, 4, -7]


def test_a_value_function_is_found_by_the_name_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_shelf(monkeypatch)
    game = HARVEST.new(2, "value")
    low = value_function("harvest")(game, 0)
    game.state.seats[0].points += 3
    assert value_function("harvest")(game, 0) == low + 3


def test_a_broken_value_function_is_not_silently_replaced(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Somebody whose value function cannot be imported wants to know it, not to play by score."""
    (tmp_path / "broken_game.py").write_text("import no_such_module_anywhere\n", encoding="utf-8")
    monkeypatch.setattr(values, "__path__", [*values.__path__, str(tmp_path)])
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        value_function("broken_game")


# -- the interval


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (50, 100, 0.4038, 0.5962),
        (95, 100, 0.8882, 0.9785),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_wilson_against_known_values(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_holds_the_share_and_narrows() -> None:
    widths = []
    for games in (10, 100, 1000):
        for tenths in range(11):
            low, high = wilson(games * tenths / 10, games)
            assert 0.0 <= low <= tenths / 10 <= high + 1e-12 <= 1.0 + 1e-12
        low, high = wilson(games / 2, games)
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)
