"""What is offered is what leaves a way: looking ahead agrees with trying out everything."""

from __future__ import annotations

import pytest

from kolonie.games import titles
from kolonie.lab.ahead import Comparison

WATCHING = [title for title in titles() if title.conduct.watches]


@pytest.mark.parametrize("title", WATCHING, ids=lambda title: title.id)
def test_looking_ahead_agrees_with_trying_out_everything(title: object, deep: bool) -> None:
    """Deep runs compare as many choices as `kolonie lab ahead --choices 10000`."""
    report = Comparison(title).run(10_000 if deep else 400)  # type: ignore[arg-type]
    assert report.differences == []
    assert report.refused > report.choices / 20 and report.left_open < report.choices / 100
