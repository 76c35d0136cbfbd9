"""Puts the example game on the shelf for the length of a test, with nothing but what a game registers."""

from __future__ import annotations

import pytest

from kolonie.core.title import Title
from kolonie.games import SHELF
from tests.example.harvest.meta import TITLE


def put_on_shelf(patch: pytest.MonkeyPatch) -> Title:
    """One line of the shelf."""
    patch.setitem(SHELF, TITLE.id, "tests.example.harvest.meta")
    return TITLE
