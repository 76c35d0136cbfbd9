"""What a player is told before an option is taken: effects that would be lost."""

from __future__ import annotations

from kolonie.games.evacuation.positions import Position, started
from tests.citing import rule
from tests.rules.evacuation.worlds import empty


def remarks(position: Position) -> dict[str, list[str]]:
    game = position.game()
    return {o.key: [told.key for told in game.outlook(0, o).remarks] for o in game.options(0)}


@rule("EV-6.25")
def test_a_lightning_that_cannot_be_carried_out_is_remarked() -> None:
    position = started(2)
    position.take_set(0, 1)
    position.research(0, 4, 4, 3)
    position.turn_of(0)
    position.play("act:research")
    assert remarks(position) == {"research:1": [], "research:2": ["remark-lost"], "research:3": []}
    position.give(0, "shuttle", "SH01", "old")
    assert remarks(position)["research:2"] == []


@rule("EV-6.25")
def test_a_cell_whose_effect_would_be_lost_is_remarked() -> None:
    position = started(2)
    position.order(0, 1)
    position.satellites(0, 13, 13)
    position.prepare(0, "new", *(["farm", "steelworks", "power_plant"] * 4))
    position.progress()
    assert remarks(position) == {"cell:inner": ["remark-lost"], "cell:outer": []}


@rule("EV-15.08")
def test_a_card_that_could_do_nothing_says_so() -> None:
    position = empty(actions="advanced")
    position.hand(0, "AC21", "AC07", "AC09", "AC26")
    position.turn_of(0)
    found = remarks(position)
    assert found["card:AC21"] == ["remark-card-lost"], "there is no shuttle to launch"
    assert found["card:AC07"] == found["card:AC09"] == [], "a half is enough"
