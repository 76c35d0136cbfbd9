"""Puts the example game on the shelf for the length of a test, with nothing but what a game registers."""

from __future__ import annotations

import sys

import pytest

from kolonie.core.title import Title
from kolonie.games import SHELF
from tests.example.harvest import value
from tests.example.harvest.meta import TITLE


def put_on_shelf(patch: pytest.MonkeyPatch) -> Title:
    """One line of the shelf, and the value function where greedy looks for it."""
    patch.setitem(SHELF, TITLE.id, "tests.example.harvest.meta")
    patch.setitem(sys.modules, f"kolonie.bots.values.{TITLE.id}", value)
    return TITLE
