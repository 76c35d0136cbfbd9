"""Bots see views and nothing else, answer the same from the same seed, and greedy is worth its name."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from kolonie.bots import UnknownBot, bot
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.judgement import score_lead
from kolonie.core.saving import state_hash
from kolonie.core.title import Title
from kolonie.core.views import View, determinize, named, view
from kolonie.games import titles
from kolonie.lab import results
from kolonie.lab.arena import arena
from kolonie.lab.matches import Outcome, Spec, map_games, play_match, wilson
from tests.example.harvest.meta import TITLE as HARVEST
from tests.example.shelving import put_on_shelf

ALL: list[Title] = [*titles(), HARVEST]
every_title = pytest.mark.parametrize("title", ALL, ids=lambda t: t.id)
every_bot = pytest.mark.parametrize("name", ["random", "greedy", "easy"])


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
    differing = 0
    for number, game in enumerate(islice(sampled(title, 5, 4), 14)):
        seat = game.to_act()[-1]
        other = determinize(game, seat, Chance(f"other {number}"))
        assert view(other, seat) == view(game, seat)
        differing += state_hash(other) != state_hash(game)
        here, there = (bot(name).choose(View(world, seat), Chance("mind")) for world in (game, other))
        assert here == there
    assert differing > 5, "the worlds were different ones"


@every_title
def test_what_a_bot_is_given_is_the_same_in_worlds_that_differ_in_hidden_things(title: Title) -> None:
    """All that a view hands out, to every seat that is asked: data, names, decision, refusals, worlds."""
    differing = 0
    for number, game in enumerate(sampled(title, 11, 4)):
        for seat in game.to_act():
            other = determinize(game, seat, Chance(f"other {number}"))
            differing += state_hash(other) != state_hash(game)
            here, there = View(game, seat), View(other, seat)
            assert here.data() == there.data()
            assert here.named() == there.named()
            assert here.decision == there.decision
            assert here.refusals == there.refusals
            minds = Chance("mind"), Chance("mind")
            assert state_hash(here.imagine(minds[0])) == state_hash(there.imagine(minds[1]))
            assert minds[0].counters == minds[1].counters
    assert differing > 10, "the worlds were different ones"


@every_title
def test_a_view_tells_no_secret(title: Title) -> None:
    """What a view hands out is what the seat may know, and worlds of another shuffle."""
    game = next(sampled(title, 1))
    seat = game.to_act()[0]
    given = View(game, seat)
    assert given.data() == view(game, seat)
    assert given.named() == named(game, seat)
    assert given.imagine(Chance("mind")).chance.seed != game.chance.seed
    assert given.title_id == title.id
    assert given.decision == game.decision(seat)
    assert given.refusals == game.refusals(seat)
    public = [name for name in dir(given) if not name.startswith("_")]
    assert sorted(public) == [
        *("data", "decision", "imagine", "judgement", "named", "refusals", "seat", "title_id"),
    ]


@every_bot
@every_title
def test_thinking_changes_nothing_at_the_table(title: Title, name: str) -> None:
    for game in islice(sampled(title, 10), 10):
        before = state_hash(game)
        bot(name).choose(View(game, game.to_act()[0]), Chance("mind"))
        assert state_hash(game) == before


# -- answers


@every_bot
@every_title
def test_the_same_seed_gives_the_same_answer_and_it_is_an_option(title: Title, name: str) -> None:
    for game in islice(sampled(title, 13), 8):
        seat = game.to_act()[0]
        answers = {bot(name).choose(View(game, seat), Chance("mind")) for _ in range(2)}
        assert len(answers) == 1
        assert answers.pop() in [choice.key for choice in game.options(seat)]


@every_bot
@every_title
def test_what_a_bot_has_seen_before_does_not_matter(title: Title, name: str) -> None:
    """The same view and the same chance give the same answer, also after another game or a take-back."""
    player = bot(name)
    for game in islice(sampled(title, 3), 16):
        seat = game.to_act()[0]
        fresh = bot(name).choose(View(game, seat), Chance("mind"))
        assert player.choose(View(game, seat), Chance("mind")) == fresh


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
    assert str(caught.value) == (
        "no bot called 'deep thought'; there are: random, greedy, learner, easy, medium, hard, expert, "
        "and module:Class names one of your own"
    )


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


def test_every_seat_is_taken_equally_often_on_the_same_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bot a scores 12 wherever it sits and wins; on its last seat it shares the victory."""
    played: list[Spec] = []

    def told(specs: list[Spec]) -> Iterator[Outcome]:
        played.extend(specs)
        for spec in specs:
            mine = spec.bots.index("greedy")
            scores = tuple(12 if name == "greedy" else 5 for name in spec.bots)
            yield Outcome(spec, 1, scores, (mine,) if mine < 2 else (0, mine), "")

    monkeypatch.setattr(results, "map_games", told)
    counted: list[int] = []
    result = arena("aquasphere", "greedy", "random", 12, "s", seats=3, progress=counted.append)
    assert [spec.bots.index("greedy") for spec in played] == [0, 1, 2] * 4
    assert all(spec.bots.count("random") == 2 for spec in played)
    assert [spec.seed for spec in played] == [f"s/{deal}" for deal in range(4) for _seat in range(3)]
    assert counted == list(range(1, 13))
    assert (result.a, result.b, result.games) == ("greedy", "random", 12)
    assert result.share_a == pytest.approx(10 / 12)
    assert (result.mean_a, result.mean_b) == (12, 5)
    assert (result.low, result.high) == wilson(10, 12)


# -- values


def test_a_game_that_says_nothing_of_itself_is_judged_by_score() -> None:
    assert Title.judgement(HARVEST).value is score_lead
    game = HARVEST.new(3, "lead")
    for seat, points in enumerate((5, 9, 2)):
        game.state.seats[seat].points, game.state.seats[seat].water = points, 0
    assert [score_lead(game, seat) for seat in range(3)] == [-4, 4, -7]


def test_a_title_tells_bots_what_a_position_is_worth() -> None:
    game = HARVEST.new(2, "value")
    value = View(game, 0).judgement().value
    low = value(game, 0)
    game.state.seats[0].points += 3
    assert value(game, 0) == low + 3


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
