"""What is offered with Data Era leaves a way to do what is owed, and nothing that does is missing."""

from __future__ import annotations

from kolonie.games.underwater_cities.meta import TITLE
from kolonie.lab.ahead import Comparison
from tests.citing import rule


@rule("DE-7.25", "DE-7.38", "DE-7.23")
def test_looking_ahead_agrees_with_trying_out_everything(deep: bool) -> None:
    report = Comparison(TITLE, settings={"data_era": "on"}).run(10_000 if deep else 200)
    assert report.differences == []
    assert report.refused > report.choices / 20 and report.left_open < report.choices / 20
