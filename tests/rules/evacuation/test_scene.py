"""What the scene of Evacuation shows: every choice has its place, what is printed can be drawn from it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kolonie.bots import bot
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.scene import Piece, Scene, Track, Zone, put_into_words
from kolonie.core.text import lexicon
from kolonie.core.views import View, view
from kolonie.games import title
from kolonie.games.evacuation.positions import started
from kolonie.table.story import lines
from tests.citing import rule
from tests.rules.evacuation.test_rulings import ruled

EVACUATION = title("evacuation")
BOX = EVACUATION.box()
PLACELESS = {"pass", "done", "decline", "skip", "first", "second", "third", "fourth", "confirm"}
"""Choices that end or open something and touch nothing that lies on the table."""


def scene_of(game: Game[Any, Any], viewer: int | None) -> Scene:
    found: Scene = EVACUATION.scene(game.box, view(game, viewer))
    return found


def zone(scene: Scene, place: str) -> Zone:
    parts = [part for panel in scene.panels for part in panel.parts]
    return next(part for part in parts if isinstance(part, Zone) and part.place == place)


def said(thing: Any) -> Any:
    return put_into_words(thing, lexicon(EVACUATION, "en"))


def all_places(thing: Any) -> Iterator[str]:
    """Every place word of a scene that has been put into words."""
    if isinstance(thing, dict):
        if thing.get("place"):
            yield thing["place"]
        for part in thing.values():
            yield from all_places(part)
    elif isinstance(thing, list):
        for part in thing:
            yield from all_places(part)


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (1, {"aim": "points", "tasks": "on", "lines": "on"}),
        (2, {"third": "on"}),
        (3, {"aim": "points", "actions": "advanced", "bonuses": "lenient", "tasks": "on", "lines": "on"}),
    ],
    ids=("alone", "race", "all modules"),
)
def test_every_choice_lies_where_the_scene_draws_it(seats: int, settings: dict[str, str]) -> None:
    game = EVACUATION.new(seats, "places", settings)
    dice = Random("places")
    seen: set[str] = set()
    while not game.over:
        seat = game.to_act()[0]
        drawn = set(all_places(said(scene_of(game, seat))))
        for choice in game.options(seat):
            places = EVACUATION.places(game, seat, choice)
            assert set(places) <= drawn, choice.key
            free = choice.key in ("place", "energy:0:0")  # an area without a factory, an action for nothing
            assert places or choice.verb in PLACELESS or free or choice.verb == "leave", choice.key
            seen.add(choice.verb)
        active = [choice for choice in game.options(seat) if choice.verb not in ("pass", "done", "leave")]
        game.play(seat, dice.choice(active or game.options(seat)))
    assert {"act", "gain", "carry", "evacuate", "move", "cell", "prepare", "swap"} <= seen


def first_year() -> Game[Any, Any]:
    return started(2, "scene").live


@rule("EV-5.06")
@rule("EV-5.09")
def test_the_action_track_and_the_actions_tell_their_energy() -> None:
    game = first_year()
    seat = game.state.seats[0]
    seat.actions, seat.groups = 3, [0, 0, 3, 0, 0]
    panel = scene_of(game, 0).panels[1]
    track = next(part for part in panel.parts if isinstance(part, Track))
    assert [space.text for space in track.spaces] == ["0", "0", "1", "2", "3", "3"]
    assert [bool(space.pieces) for space in track.spaces] == [False, False, True, False, False, False]
    prices = {piece.place: piece.marks[0].n for piece in zone(scene_of(game, 0), "actions:0").pieces}
    assert prices["action:0:settle"] == 3  # the fourth action, and the fourth of its group
    assert prices["action:0:stadium"] == 2


def printed(pieces: tuple[Piece, ...]) -> dict[str, list[tuple[str, int | None]]]:
    return {piece.code: [(mark.icon, mark.n) for mark in piece.marks] for piece in pieces}


def test_offers_show_their_prices_and_what_they_do() -> None:
    position = started(2, "scene")
    position.offer("shuttle", "SH01", "SH04", "SH16")
    position.offer("stadium", "ST01", "ST03", "ST08")
    position.offer("infrastructure", "I01", "I03", "I07")
    scene = scene_of(position.live, None)
    shuttles = printed(zone(scene, "offer:shuttle").pieces)
    assert shuttles["SH01"] == [
        ("steel", 2),
        ("energy", 1),
        ("stripe-desert", None),
        ("hold", 1),
        ("cargo", 1),
        ("launch", 1),
    ]
    assert printed(zone(scene, "offer:stadium").pieces)["ST01"] == [("food", 1), ("steel", 2), ("smiley", 1)]
    plan = zone(scene, "offer:infrastructure").pieces[0]
    assert [(mark.icon, mark.n) for mark in plan.marks] == [
        ("steel", 1),
        ("biome-desert", 2),
        ("production-steel", 2),
    ]
    assert [mark.icon for mark in plan.marks[1].marks] == ["population"]


@rule("EV-4.11")
def test_the_year_track_tells_what_is_eaten() -> None:
    board = scene_of(first_year(), None).panels[0]
    years = next(part for part in board.parts if isinstance(part, Track) and len(part.spaces) == BOX.years)
    asked = [[(mark.icon, mark.n) for mark in space.marks] for space in years.spaces]
    assert asked[0] == [("old-food", 5)]
    assert asked[3] == [("old-food", 2), ("new-food", 4), ("stadium", 2)]
    assert [bool(space.pieces) for space in years.spaces] == [True, False, False, False]


def test_goals_and_hands_of_others_are_not_in_the_scene() -> None:
    game = EVACUATION.new(2, "hidden", {"aim": "points", "actions": "advanced", "bonuses": "lenient"})
    while game.state.year == 0:
        seat = game.to_act()[0]
        game.play(seat, game.options(seat)[0].key)
    mine = game.state.seats[0]
    codes = {BOX.goal_ids[goal] for goal in mine.goals} | {BOX.card_ids[card] for card in mine.hand}
    hidden = [*all_places(said(scene_of(game, 1).panels[1]))]
    assert not codes & {place.split(":")[1] for place in hidden if place.startswith(("goal:", "card:"))}
    shown = [*all_places(said(scene_of(game, 0).panels[1]))]
    assert codes <= {place.split(":")[1] for place in shown if place.startswith(("goal:", "card:"))}


@rule("EV-9.02")
def test_the_new_order_is_told_by_names() -> None:
    game = EVACUATION.new(1, "order", {"aim": "points"}, journal=True)
    player, chance = bot("random"), Chance("order")
    while game.state.year < 2:
        seat = game.to_act()[0]
        game.play(seat, player.choose(View(game, seat), chance))
    words = lexicon(EVACUATION, "cs")
    told = [line.text for line in lines(game, 0, words) if line.text.startswith("Nové pořadí")]
    assert told
    assert all("Soupeř" in line and "Neutrální civilizace" in line for line in told)


@rule("EV-3.02")
@pytest.mark.parametrize("first", (True, False), ids=("income first", "hand first"))
def test_the_phases_of_the_year_stand_around_the_one_that_is_going_on(first: bool, tmp_path: Path) -> None:
    whole = ["Income", "Actions", "Flight", "Order", "Progress", "Bonuses"]
    box = BOX if first else ruled(tmp_path, advanced_first_choice_after_income="no")
    game = EVACUATION.new(2, "phases", {"aim": "points", "actions": "advanced"}, box=box)
    dice = Random("phases")
    seen: set[str] = set()
    while not game.over:
        seat = game.to_act()[0]
        scene = said(scene_of(game, seat))
        now = scene["crumbs"][-1]
        around = [*scene["passed"], *([] if now == "Choosing cards" else [now]), *scene["ahead"]]
        if game.state.year:
            assert around == whole
            seen.add(now)
            if now == "Choosing cards":  # EV-15.19
                assert scene["passed"] == (["Income"] if first or game.state.year > 1 else [])
        else:
            assert not scene["passed"] and not scene["ahead"]
        game.play(seat, dice.choice(game.options(seat)))
    assert seen == {"Choosing cards", "Actions", "Flight", "Progress", "Bonuses"}
    over = said(scene_of(game, 0))
    assert not over["passed"] and not over["ahead"]
