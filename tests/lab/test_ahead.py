"""Looking ahead held against trying out everything: a sample, and that it finds what is wrong."""

from __future__ import annotations

from itertools import islice

import pytest

from kolonie.core.engine import Game
from kolonie.core.frames import Frame
from kolonie.core.options import Option
from kolonie.games import title
from kolonie.games.underwater_cities.conduct import Conduct
from kolonie.games.underwater_cities.flow import GAME
from kolonie.games.underwater_cities.meta import UnderwaterCities
from kolonie.games.underwater_cities.positions import swept
from kolonie.games.underwater_cities.state import TABLE
from kolonie.lab.ahead import Comparison, Everything, TooLong, greedy_walk, listed
from tests.tools.commanding import Capture, problem, run, run_json

UC = title("underwater_cities")


class Hasty(Conduct):
    """A conduct that tries nothing: no way of more than one step is found."""

    def tries(self, game: Game, frame: Frame, options: list[Option]) -> list[Option]:
        return []


class Trusting(Conduct):
    """A conduct that thinks no option ever does harm."""

    def doubtful(self, game: Game, frame: Frame, options: list[Option]) -> list[Option]:
        return []


def rich(kind: type[Conduct]) -> Game:
    """Many cards in front, few goods, no tunnels left: seat 0 is to choose a slot."""
    position = swept(3, number=6)
    position.claim(0, "33", "96", "43", "44")
    position.hold(0, "70", "71", "72")
    position.supply(tunnel=0)
    position.goods(0, credit=1, science=1)
    game = position.game()
    twin = Game(
        UnderwaterCities(TABLE, GAME, conduct=kind(game.conduct.verbs, watches=True)),
        game.box,
        game.settings,
        game.seats,
        game.state,
        game.chance,
    )
    twin.asks = game.asks
    return twin


@pytest.mark.parametrize(("kind", "offered"), [(Hasty, False), (Trusting, True)])
def test_a_title_that_is_wrong_is_found_out(kind: type[Conduct], offered: bool) -> None:
    game = rich(kind)
    comparison = Comparison(game.title)
    comparison.look(game, "rich")
    report = comparison.report
    assert report.differences and {found.offered for found in report.differences} == {offered}
    assert report.lines()[-1].endswith("offered, but leaves no way" if offered else "but is not offered")


def test_the_same_seed_gives_the_same_report() -> None:
    first, second = (Comparison(UC, 1).run(50) for _ in range(2))
    assert first == second and first.choices >= 50


def test_to_remember_positions_changes_no_answer() -> None:
    game = rich(Conduct)
    ask = game.asks[0]
    answers = {}
    for remembers in (True, False):
        everything = Everything(game, 0, remembers, 50_000)
        answers[remembers] = [
            everything.leaves_way(game.state, ask.frame, choice) for choice in listed(game, ask)
        ]
    assert answers[True] == answers[False]
    assert {True, False} == set(answers[True])
    with pytest.raises(TooLong):
        for choice in listed(game, ask):
            Everything(game, 0, enough=1).leaves_way(game.state, ask.frame, choice)


def test_games_of_the_greedy_bot_are_walked_through() -> None:
    walked = [game.number for game in islice(greedy_walk(UC, 2, 1), 4)]
    assert walked == [0, 1, 2, 3]


def test_the_command_compares(capsys: Capture) -> None:
    told = run_json(capsys, "lab", "ahead", "underwater_cities", "--choices", "100")
    assert told["choices"] >= 100 and told["differences"] == []
    assert sum(told["verbs"].values()) == told["choices"]
    assert "0 differences" in run(capsys, "lab", "ahead", "underwater_cities", "--choices", "10")
    assert "nothing is ever owed" in problem(capsys, "lab", "ahead", "aquasphere")
