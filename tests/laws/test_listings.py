"""Nobody waits for options: no listing takes long, in play or in positions made to be hard."""

from __future__ import annotations

import pytest

from kolonie.build import is_compiled
from kolonie.games import title
from kolonie.lab.listings import Listing, Search, slowest_in_play
from tests.laws.playing import TABLES

LIMIT = 50 if is_compiled() else 250
"""Milliseconds of processor time."""


def told(listing: Listing) -> str:
    return f"{listing.ms:.0f} ms at {listing.at} (kolonie bench --look)"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_listing_takes_long(name: str, seats: int, deep: bool) -> None:
    """Deep runs search for bad positions: `kolonie bench --worst` does the same."""
    found = slowest_in_play(title(name), seats, 10.0 if deep else 0.5)
    assert found.ms < LIMIT, told(found)
    if deep:
        found = Search(title(name), seats).run(60.0)
        assert found.ms < LIMIT, told(found)
