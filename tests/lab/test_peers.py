"""Another engine beside ours: its ticks, and how many of them are choices."""

from __future__ import annotations

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from kolonie.lab import peers
from tests.tools.commanding import Capture, run, run_json


class Stranger:
    """A game of forty ticks, of which every fourth is a choice."""

    def __init__(self, _players: list[Any]) -> None:
        self.ticks = 0
        self.state = SimpleNamespace(num_turns=0, playable_actions=[1, 2])

    def play_tick(self) -> None:
        self.ticks += 1
        self.state.playable_actions = [1] if self.ticks % 4 else [1, 2]

    def winning_color(self) -> str | None:
        return "red" if self.ticks >= 40 else None

    def copy(self) -> Stranger:
        return Stranger([])


@pytest.fixture
def _stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    module: Any = ModuleType("catanatron")
    module.Color = SimpleNamespace(RED=1, BLUE=2, WHITE=3, ORANGE=4)
    module.RandomPlayer = lambda colour: colour
    module.Game = Stranger
    monkeypatch.setitem(sys.modules, "catanatron", module)
    monkeypatch.setattr("importlib.metadata.version", lambda _name: "0.1")


@pytest.mark.usefixtures("_stranger")
def test_a_quarter_of_its_ticks_are_choices() -> None:
    (told,) = peers.measure_peers(0.02)
    assert told["game"] == "catanatron 0.1"
    assert told["choices_per_s"] == pytest.approx(told["decisions_per_s"] / 4)
    assert told["choices_per_m"] == pytest.approx(told["decisions_per_m"] / 4)


@pytest.mark.usefixtures("_stranger")
def test_bench_sets_our_games_beside_it(capsys: Capture) -> None:
    asked = ("bench", "aquasphere", "--seconds", 0.06, "--peers")
    ours, other = run_json(capsys, *asked)
    assert (ours["game"], other["peer"]) == ("aquasphere", True)
    told = run(capsys, *asked)
    assert "aquasphere makes" in told and "times its decisions" in told and "times its choices" in told


def test_who_is_not_there_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    assert peers.measure_peers(0.02) == []
