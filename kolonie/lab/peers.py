"""Other engines of the field, where they are installed, by the same clock (`kolonie bench --peers`).

They are no dependency of Kolonie. A peer that is not there is left out.
"""

from __future__ import annotations

from importlib import import_module, metadata
from typing import Any

from kolonie.lab.bench import Clock


def catanatron(seconds: float) -> dict[str, Any] | None:
    """Four random players; every tick of its engine counts, forced ones too."""
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

    middle = new_game()
    for _ in range(120):
        middle.play_tick()

    def copy() -> int:
        middle.copy()
        return 1

    clock = Clock()
    decisions = clock.rate(seconds, play)
    clones = clock.rate(seconds / 4, copy)
    million = clock.loops_per_s / 1_000_000
    return {
        "game": f"catanatron {version}",
        "peer": True,
        "decisions_per_s": decisions,
        "clones_per_s": clones,
        "calibration_per_s": clock.loops_per_s,
        "decisions_per_m": decisions / million,
        "clones_per_m": clones / million,
    }


def measure_peers(seconds: float) -> list[dict[str, Any]]:
    return [report for report in (catanatron(seconds),) if report is not None]
