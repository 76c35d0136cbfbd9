"""What docs/bots.md tells of games that are kept is what these games say."""

from __future__ import annotations

from pathlib import Path

import pytest

from kolonie.games import title
from kolonie.lab.marks import Measured, marks_of
from kolonie.lab.matches import wilson
from kolonie.lab.results import read_kept

DOCS = Path(__file__).parents[2] / "docs"
GAMES = 400
NAMES = {
    ("evacuation", "aim=points"): "Evacuation, points",
    ("evacuation", "aim=race"): "Evacuation, race",
    ("planet_unknown", ""): "Planet Unknown",
    ("planet_unknown", "events=6-7-7"): "Planet Unknown, events 6-7-7",
    ("underwater_cities", ""): "Underwater Cities",
    ("underwater_cities", "data_era=on"): "Data Era",
}
KEPT = sorted((DOCS / "measured").iterdir())


def measured(path: Path) -> list[Measured]:
    """The marks of a game by the games of `lab marks` that are kept in a file."""
    kept = [one.outcome for one in read_kept(path)]
    found = []
    for mark in marks_of(title(path.stem)):
        wanted = set(mark.games(path.stem, GAMES, "marks"))
        one = Measured(mark)
        for outcome in kept:
            if outcome.spec in wanted:
                one.add(outcome)
        if one.shares:
            found.append(one)
    return found


def told(game: str, one: Measured) -> str:
    """How a row of the table begins."""
    mark = one.mark
    games = len(one.shares)
    if mark.won is None:
        what = f"`{mark.bots[0]}`, mean | {mark.mean} | {games} | {one.mean:.1f} ({one.error:.1f})"
    else:
        low, high = wilson(sum(one.shares), games)
        share = f"{100 * one.won:.0f} % ({100 * low:.0f} to {100 * high:.0f}), {one.mean:.1f}"
        who = " : ".join(f"`{bot}`" for bot in mark.bots)
        what = f"{who} | {100 * mark.won:.0f} % | {games} | {share}"
    settings = ", ".join(f"{name}={value}" for name, value in mark.settings)
    alone = ", alone" if len(mark.bots) == 1 else ""
    return f"| {NAMES[game, settings]}{alone} | {what}"


@pytest.mark.parametrize("path", KEPT, ids=lambda path: str(path.stem))
def test_the_table_tells_what_the_kept_games_say(path: Path) -> None:
    table = (DOCS / "bots.md").read_text("utf-8")
    rows = [told(path.stem, one) for one in measured(path)]
    assert rows
    assert [row for row in rows if row not in table] == []


def test_games_are_kept_of_three_titles() -> None:
    assert [path.stem for path in KEPT] == ["evacuation", "planet_unknown", "underwater_cities"]
