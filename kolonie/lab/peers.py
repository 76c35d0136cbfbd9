"""Other engines of the field, where they are installed, by the same clock (`kolonie bench --peers`).

They are no dependency of Kolonie. A peer that is not there is left out. Not everybody counts alike: our
games ask only where there is something to choose, others tick through forced moves too. So both are told: how
many ticks a peer makes, and how many of them are choices.
"""

from __future__ import annotations

from importlib import import_module, metadata
from typing import Any

from kolonie.lab.bench import Clock

COUNTED = 20
"""In so many games it is counted how many ticks are choices."""


def catanatron(seconds: float) -> dict[str, Any] | None:
    """Four random players; every tick of its engine is a decision, forced ones too."""
    try:
        module: Any = import_module("catanatron")
        version = metadata.version("catanatron")
    except ImportError:
        return None

    def new_game() -> Any:
        colours = (module.Color.RED, module.Color.BLUE, module.Color.WHITE, module.Color.ORANGE)
        return module.Game([module.RandomPlayer(colour) for colour in colours])

    def play() -> int:
        game, ticks = new_game(), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    def share_of_choices() -> float:
        ticks = choices = 0
        for _game in range(COUNTED):
            game = new_game()
            while game.winning_color() is None and game.state.num_turns < 1000:
                choices += len(game.state.playable_actions) > 1
                game.play_tick()
                ticks += 1
        return choices / ticks

    middle = new_game()
    for _ in range(120):
        middle.play_tick()

    def copy() -> int:
        middle.copy()
        return 1

    clock = Clock()
    decisions = clock.rate(seconds, play)
    clones = clock.rate(seconds / 4, copy)
    share = share_of_choices()
    million = clock.loops_per_s / 1_000_000
    return {
        "game": f"catanatron {version}",
        "peer": True,
        "decisions_per_s": decisions,
        "choices_per_s": share * decisions,
        "clones_per_s": clones,
        "calibration_per_s": clock.loops_per_s,
        "decisions_per_m": decisions / million,
        "choices_per_m": share * decisions / million,
        "clones_per_m": clones / million,
    }


def measure_peers(seconds: float) -> list[dict[str, Any]]:
    return [report for report in (catanatron(seconds),) if report is not None]
