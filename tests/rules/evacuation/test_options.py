"""Chapter 2: the options of a game, and which of them go together."""

from __future__ import annotations

from itertools import product

import pytest

from kolonie.core.settings import SetupError
from kolonie.games.evacuation.meta import TITLE
from tests.citing import rule


def settings(seats: int, **wished: str) -> dict[str, str]:
    return dict(TITLE.new(seats, "options", wished).settings)


@rule("EV-2.29")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_played_when_nothing_is_wished(seats: int) -> None:
    assert settings(seats) == {
        "aim": "points" if seats == 1 else "race",
        "actions": "basic",
        "bonuses": "strict",
        "tasks": "off",
        "lines": "off",
        "third": "off",
    }


@rule("EV-2.29")
def test_with_advanced_actions_bonuses_are_lenient() -> None:
    for seats, aim in ((1, "points"), (2, "race"), (4, "points")):
        assert settings(seats, aim=aim, actions="advanced")["bonuses"] == "lenient"


@rule("EV-2.29")
def test_the_options_there_are() -> None:
    assert {setting.name: {*setting.values} for setting in TITLE.settings} == {
        "aim": {"race", "points"},
        "actions": {"basic", "advanced"},
        "bonuses": {"strict", "lenient"},
        "tasks": {"on", "off"},
        "lines": {"on", "off"},
        "third": {"on", "off"},
    }


@rule("EV-2.30")
@pytest.mark.parametrize(
    ("seats", "wished", "rule_id"),
    [
        (0, {}, "EV-2.30"),
        (5, {}, "EV-2.30"),
        (1, {"aim": "race"}, "EV-17.01"),
        (2, {"actions": "advanced", "bonuses": "strict"}, "EV-15.13"),
        (3, {"aim": "points", "actions": "advanced", "bonuses": "strict"}, "EV-15.13"),
        (2, {"tasks": "on"}, "EV-16.01"),
        (3, {"lines": "on"}, "EV-16.01"),
        (4, {"aim": "race", "tasks": "on", "lines": "on"}, "EV-16.01"),
        (1, {"third": "on"}, "EV-17.33"),
        (3, {"third": "on"}, "EV-17.33"),
        (4, {"aim": "points", "third": "on"}, "EV-17.33"),
    ],
)
def test_what_is_refused(seats: int, wished: dict[str, str], rule_id: str) -> None:
    with pytest.raises(SetupError) as caught:
        TITLE.new(seats, "options", wished)
    assert caught.value.rule == rule_id
    assert caught.value.reason is not None


def forbidden(seats: int, wished: dict[str, str]) -> bool:
    """By EV-2.30, written down once more."""
    return (
        (seats == 1 and wished["aim"] == "race")
        or (wished["actions"] == "advanced" and wished["bonuses"] == "strict")
        or (wished["aim"] == "race" and "on" in (wished["tasks"], wished["lines"]))
        or (wished["third"] == "on" and seats != 2)
    )


@rule("EV-2.31", "EV-2.30", "EV-11.07", "EV-15.01", "EV-16.01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_other_combination_is_played(seats: int) -> None:
    names = [setting.name for setting in TITLE.settings]
    for values in product(*(setting.values for setting in TITLE.settings)):
        wished = dict(zip(names, values, strict=True))
        if forbidden(seats, wished):
            with pytest.raises(SetupError):
                TITLE.new(seats, "options", wished)
        else:
            game = TITLE.new(seats, "options", wished)
            assert dict(game.settings) == wished
            while game.state.year == 0:  # the draft
                who = game.to_act()[0]
                game.play(who, game.options(who)[0])
            assert game.to_act()
            assert len(game.state.tasks) == (3 if wished["tasks"] == "on" else 0)
            assert len(game.state.lines) == (3 if wished["lines"] == "on" else 0)
            assert (game.state.solo_tile >= 0) == (seats == 1 or wished["third"] == "on")
