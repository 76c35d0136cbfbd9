"""Games that others play: what is sent to a Ray cluster and what comes back; with Ray there, a real one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import pytest

from kolonie import __version__
from kolonie.bots.bot import BOTS, BotError, RandomBot
from kolonie.cli import main
from kolonie.lab import crews
from kolonie.lab.crews import CrewError, hired, played
from kolonie.lab.matches import Spec, map_games, play_match

SPECS = [Spec("aquasphere", f"crew {number}", ("random", "random")) for number in range(20)]


class Pretended:
    """A Ray that plays at once, in this process, and remembers what it was asked."""

    def __init__(self) -> None:
        self.begun: dict[str, Any] = {}
        self.sizes: list[int] = []
        self.over = False

    def init(self, **how: Any) -> None:
        if how.get("address") == "nowhere:1":
            raise ConnectionError("nobody listens\nand more")
        self.begun = how

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, task: Callable[..., Any]) -> Any:
        def send(play: Any, specs: list[Spec], added: dict[str, str]) -> Any:
            self.sizes.append(len(specs))
            return task(play, specs, added)

        return SimpleNamespace(remote=send)

    def get(self, result: Any) -> Any:
        return result

    def shutdown(self) -> None:
        self.over = True


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pretended]:
    ray = Pretended()
    monkeypatch.setitem(sys.modules, "ray", ray)
    yield ray


def test_a_cluster_plays_the_same_games_in_the_same_order(pretended: Pretended) -> None:
    alone = [play_match(spec) for spec in SPECS]
    with hired("head:6379") as crew:
        assert crews.crew() is crew
        assert list(map_games(SPECS)) == alone
    assert crews.crew() is None and pretended.over
    assert pretended.begun["address"] == "head:6379"
    assert pretended.sizes == [2] * 10


def test_nobody_is_hired_without_an_address() -> None:
    with hired("") as crew:
        assert crew is None is crews.crew()


def test_what_goes_wrong_is_said_in_one_line(
    pretended: Pretended, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["arena", "aquasphere", "random", "random", "--games", "2", "--ray"]
    assert main([*command, "nowhere:1"]) == 2
    assert capsys.readouterr().err == "kolonie: --ray nowhere:1: nobody listens\n"
    with hired("head:1"), monkeypatch.context() as other:
        other.setattr(crews, "played", lambda *_: ("0.0.1", []))
        with pytest.raises(CrewError, match=r"a worker has kolonie 0\.0\.1, and this is"):
            list(map_games(SPECS))
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*command, "head:1"]) == 2
    assert capsys.readouterr().err == "kolonie: --ray needs Ray: pip install kolonie[ray]\n"


def test_registered_bots_go_along_or_are_refused(
    pretended: Pretended, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "mine", RandomBot)
    specs = [Spec("aquasphere", "mine", ("mine", "random"))]
    with hired("head:1"):
        assert [outcome.spec for outcome in map_games(specs)] == specs
        monkeypatch.setitem(BOTS, "nameless", lambda: RandomBot())
        with pytest.raises(BotError, match="no other process could import"):
            list(map_games(specs))


def test_a_worker_tells_its_version_and_its_outcomes() -> None:
    version, told = played(play_match, SPECS[:2], {})
    assert version == __version__
    assert told == [play_match(spec) for spec in SPECS[:2]]


@pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray takes 200 MB: pip install kolonie[ray], then run this file"
)
def test_a_real_ray_on_this_machine(capsys: pytest.CaptureFixture[str]) -> None:
    with hired("local"):
        assert list(map_games(SPECS)) == [play_match(spec) for spec in SPECS]
    command = ["arena", "aquasphere", "greedy", "random", "--games", "8", "--json"]
    assert main([*command, "--ray", "local"]) == 0
    there = capsys.readouterr().out
    assert main(command) == 0
    assert capsys.readouterr().out == there
