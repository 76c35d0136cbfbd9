"""Chapter 0: what is open to everybody, and what only its owner knows."""

from __future__ import annotations

from typing import Any

import pytest

from kolonie.core.views import journal, named, view
from kolonie.games.evacuation.flow import PUT_UNDER
from kolonie.games.evacuation.meta import TITLE
from kolonie.games.evacuation.positions import Position
from tests.citing import rule
from tests.rules.evacuation.worlds import act, empty

OPEN = (
    *("stock", "production", "prepared", "unused", "population", "home", "satellites", "lanes", "actions"),
    *(
        "groups",
        "passed",
        "old_shuttles",
        "new_shuttles",
        "old_stadiums",
        "new_stadiums",
        "tiles",
        "research",
    ),
    *("plans", "waiting", "running", "areas", "works", "penalties", "tasks", "tasks_done", "shown"),
)
TABLE = (
    "year",
    "order",
    "settled",
    "shuttle_offer",
    "stadium_offer",
    "plan_offer",
    "bonuses",
    "tasks",
    "lines",
)
DECKS = ("shuttle_deck", "stadium_deck", "plan_deck", "action_deck", "action_discard")


def crowded() -> Position:
    """An advanced points game with both modules, in which seat 0 has something of everything."""
    position = empty(2, aim="points", actions="advanced", tasks="on", lines="on")
    position.stock(0, old=(1, 2, 3), new=(3, 2, 1))
    position.people(0, 2)
    position.prepare(0, "old", "farm")
    position.give(0, "shuttle", "SH06", "new")
    position.give(0, "stadium", "ST03", "new")
    position.plan(0, "I01")
    position.plan(0, "I05", played=True)
    position.settle(0, "H36", "farm")
    position.seat(0).penalties = 2
    position.hand(0, "AC01", "AC07", "AC32", "AC40")
    act(position, "exchange", "mark:AC40", "gain:food,old", "done")
    return position


def table(position: Position, viewer: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = view(position.live, viewer)["table"]
    return seen


@rule("EV-0.10")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_everybody_sees(viewer: int | None) -> None:
    position = crowded()
    seen = table(position, viewer)
    for index, seat in enumerate(position.state.seats):
        for name in OPEN:
            value = getattr(seat, name)
            assert seen["seats"][index][name] == (list(value) if isinstance(value, tuple) else value), name
    for name in TABLE:
        assert seen[name] == getattr(position.state, name), name
    assert seen["seats"][0]["plans"] == [position.box.plan_ids.index("I01")]
    assert view(position.live, viewer)["smileys"] == [2, 0]


@rule("EV-0.10", "EV-0.11")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_of_decks_only_the_number_of_cards(viewer: int | None) -> None:
    position = crowded()
    seen = table(position, viewer)
    for name in DECKS:
        assert seen[name] == {"count": len(getattr(position.state, name))}, name


@rule("EV-0.10", "EV-0.11")
@pytest.mark.parametrize("name", ["hand", "goals", "marking"])
def test_hands_goals_and_cards_face_down_are_their_owners(name: str) -> None:
    position = crowded()
    for index, seat in enumerate(position.state.seats):
        own = getattr(seat, name)
        assert table(position, index)["seats"][index][name] == own
        for viewer in (None, 1 - index):
            assert table(position, viewer)["seats"][index][name] == {"count": len(own)}
    assert position.seat(0).marking


@rule("EV-0.11")
def test_cards_seen_in_the_draft_are_not_shown_to_others() -> None:
    game = TITLE.new(2, "draft", {"aim": "points"})
    first = game.options(0)[0]
    assert TITLE.is_secret(game, 0, first)
    for viewer in (None, 1):
        seen: Any = view(game, viewer)["table"]
        assert seen["seats"][0]["draft"] == {"count": 4}
        assert seen["seats"][0]["goals"] == {"count": 0}
    own: Any = view(game, 0)["table"]
    assert own["seats"][0]["draft"] == game.state.seats[0].draft
    game.play(0, first)
    other: Any = view(game, 1)["table"]
    assert other["seats"][0]["goals"] in ({"count": 0}, {"count": 1})


@rule("EV-0.11")
def test_the_card_that_marks_an_action_is_a_secret_choice() -> None:
    position = empty(actions="advanced")
    position.hand(0, "AC01", "AC07", "AC32", "AC40")
    act(position, "research")
    for choice in position.live.options(0):
        assert choice.verb == "mark"
        assert TITLE.is_secret(position.live, 0, choice)


@rule("EV-0.11")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_goals_are_shown_at_the_scoring(viewer: int | None) -> None:
    position = empty(2, aim="points")
    assert "goals" not in view(position.live, viewer)
    game = position.at_the_end()
    assert game.over
    assert view(game, viewer)["goals"] == [seat.goals for seat in game.state.seats]
    named_goals: Any = named(game, viewer)["goals"]
    assert [len(goals) for goals in named_goals] == [3, 3]
    assert named_goals[0][0] in position.box.goal_ids


@rule("EV-0.11", "EV-7.05")
@pytest.mark.parametrize("viewer", [None, 1])
def test_nobody_else_learns_in_which_order_cards_went_under_a_deck(viewer: int | None) -> None:
    """Until all are named nothing leaves the offer; then they are told in an order that says nothing."""
    told = []
    for order in (("SH01", "SH03"), ("SH03", "SH01")):
        position = empty(2)
        position.offer("shuttle", "SH01", "SH02", "SH03")
        position.on_top("shuttle", "SH04", "SH05")
        position.stock(0, old=(5, 5, 5))
        position.turn_of(0)
        position.live.journal = []
        seen = []
        for key in ("act:shuttle", "refresh:food,old", *(f"discard:{name}" for name in order), "done"):
            position.live.play(0, key)
            lines = [(e.number, e.seat, e.node, e.args) for e in journal(position.live, viewer)]
            seen.append((view(position.live, viewer), lines))
        assert position.deck("shuttle")[-2:] == [*order]
        told.append(seen)
    assert told[0] == told[1]
    under = [args for _number, _seat, node, args in told[0][-1][1] if node == PUT_UNDER]
    assert len(under) == 2, "which cards went is told"
