"""Which build this is: plain Python, or compiled by mypyc from the same source (`make fast`)."""

from __future__ import annotations

from pathlib import Path

import kolonie.core.engine

GAIN = "3 to 5"
"""How many times faster the compiled build plays (`kolonie bench`; it differs from game to game)."""


def is_compiled() -> bool:
    return not str(kolonie.core.engine.__file__).endswith(".py")


def build_name() -> str:
    return "compiled build" if is_compiled() else "plain Python"


def build_line() -> str:
    """What a server says of itself; only in a checkout is there a way to the compiled build."""
    if is_compiled():
        return "running the compiled build"
    checkout = Path(__file__).parents[1] / "tools" / "compile_hot.py"
    advice = f"; `make fast` makes it {GAIN} times faster" if checkout.exists() else ""
    return f"running plain Python{advice}"
