"""What an option would do, told before it is taken, and what the journal tells afterwards."""

from __future__ import annotations

from kolonie.core.engine import NOBODY, Game
from kolonie.core.readers import LOG
from kolonie.core.text import lexicon
from kolonie.games.planet_unknown.counting import NAMES
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.nodes import BeginTurn, DropGains, RevealEvent, TurnStation
from kolonie.games.planet_unknown.state import ROTATION
from tests.citing import rule
from tests.rules.planet_unknown.colony import (
    EVENTS,
    breakthrough,
    due,
    face,
    fill,
    finish,
    lay,
    lifepods,
    offered,
    paint,
    play,
    rover,
    seat_of,
    started,
    track,
)
from tests.rules.planet_unknown.positions import collected

WORDS = lexicon(TITLE, "en")


def brings(game: Game, key: str) -> dict[str, int]:
    """The differences an option of seat 0 makes, as far as they can be known."""
    offered(game)
    return {change.what: change.after - change.before for change in game.outlook(0, key).changes}


def remarks(game: Game, key: str) -> list[str]:
    offered(game)
    return [WORDS.say(remark) for remark in game.outlook(0, key).remarks]


def test_an_advance_tells_its_benefit() -> None:
    game = started(2)
    rover(game, 0, (8, 5))
    track(game, 0, water=2, rover=3)
    due(game, 0, "advance:water", "advance:rover", moves=1)
    assert brings(game, "advance:water") == {"water": 1, "synergies": 1, "advances": -1}
    assert brings(game, "advance:rover") == {"rover": 1, "movement": 2, "advances": -1}


@rule("PU-5.12", "PU-10.01")
def test_a_placement_tells_what_it_covers_and_what_does_not_count() -> None:
    game = started(2)
    lifepods(game, 0, (5, 0), (1, 4))
    face(game, 0, inner="D2.water-rover.meteor")
    play(game, 0, "tile:inner")
    found = brings(game, "place:5,0,r0")
    assert found == {"covered": 2, "planet-lifepods": -1, "planet-meteorites": 1, "rover": 1, "new-rovers": 1}
    assert remarks(game, "place:5,0,r0") == ["The water lies off the ice: its building advances nothing."]
    assert remarks(game, "place:3,1,r0") == [], "water on ice"


@rule("PU-26.01")
def test_a_biomass_building_of_wormhole_that_stands_alone() -> None:
    game = started(2, corporation="wormhole")
    paint(game, 0, "biomass", (5, 1))
    face(game, 0, inner="D2.biomass-civ")
    play(game, 0, "tile:inner")
    alone = "No biomass area is enlarged: the building advances nothing."
    assert remarks(game, "place:6,1,r0") == [] and remarks(game, "place:4,1,r2") == [alone]


@rule("PU-7.02", "PU-5.15")
def test_a_tile_that_fits_nowhere() -> None:
    game = started(2)
    fill(game, 0)
    assert remarks(game, "tile:inner") == [
        "It fits nowhere: its trackers advance, and this is the last turn."
    ]


@rule("PU-4.18", "PU-8.16")
def test_what_is_lost_by_ending_the_turn() -> None:
    game = started(2, corporation="cosmos")
    collected(game, 0, lifepods=1)
    rover(game, 0, (8, 5))
    due(game, 0, "lifepod", moves=2)
    assert remarks(game, "end") == ["2 movement points are lost.", "Lost: the right to move a lifepod."]
    seat_of(game).picks = [1]
    assert remarks(game, "end") == ["Lost: the right to move a lifepod."], "movement lasts through the picks"


@rule("PU-9.11", "PU-5.18")
def test_what_is_hidden_is_not_told() -> None:
    game = started(2, corporation="republic")
    breakthrough(game, 0, 1)
    paint(game, 0, "civ", (5, 1))
    rover(game, 0, (5, 1))
    track(game, 0, rover=4)
    face(game, 0, inner="D2.biomass-civ")
    play(game, 0, "tile:inner")
    step = game.outlook(0, "rover:5,1,6,1")
    assert step.reveals, "the tile can no longer be given back"
    assert [(change.what, change.after - change.before) for change in step.changes] == [("movement", -1)]


def test_every_number_has_a_name_and_every_name_its_words() -> None:
    game = started(2)
    assert len(TITLE.counts(game, 0)) == len(NAMES) == len(set(NAMES))
    fresh = TITLE.new(2, "names")
    assert TITLE.counts(fresh, 0) == [0] * len(NAMES), "before boards are chosen"
    for n in (1, 2, 5):
        assert all("[" not in WORDS.say(f"count-{name}", n=n) for name in NAMES)


# -- the journal


def journal_of(game: Game, kind: type) -> list[tuple[int, str]]:
    """What nodes of a kind have told: for whom, in words."""
    assert game.journal is not None
    return [
        (entry.seat, WORDS.say(LOG[kind](entry.node, entry.args)))
        for entry in game.journal
        if type(entry.node) is kind
    ]


@rule("PU-21.01", "PU-22.05")
def test_what_the_game_itself_does_is_told_for_nobody() -> None:
    game = TITLE.new(1, "story", {}, journal=True)
    while not game.state.turn:
        game.play(0, game.options(0)[0])
    assert journal_of(game, BeginTurn) == [(NOBODY, "Turn 1")]
    assert journal_of(game, TurnStation) == [(NOBODY, "The station turns by one section.")]
    ((who, said),) = journal_of(game, RevealEvent)
    assert who == NOBODY and said.startswith("Event ")

    game = started(2, rotation="automatic", events=EVENTS, step=ROTATION)
    game.journal = []
    while game.state.turn == 1:
        finish(game)
    assert journal_of(game, TurnStation) == [(NOBODY, "The station turns by one section.")]
    assert journal_of(game, BeginTurn) == [(NOBODY, "Turn 2")]


@rule("PU-8.16")
def test_gains_that_are_lost_are_told() -> None:
    game = started(2)
    lay(game, 0, "D2.civ-energy", 5, 0)
    game.journal = []
    track(game, 0, water=15)
    due(game, 0, "advance:water", "advance:civ")
    play(game, 0, *[key for key in offered(game) if key == "advance:civ"])
    assert journal_of(game, DropGains) == [(0, "loses what cannot be carried out: an advance (water)")]


def test_a_line_tells_what_it_changed() -> None:
    game = started(2)
    rover(game, 0, (8, 5))
    track(game, 0, water=2)
    due(game, 0, "advance:water", "advance:civ", moves=1)
    game.journal = []
    game.counted = [TITLE.counts(game, seat) for seat in range(2)]
    play(game, 0, "advance:water")
    (entry,) = [each for each in game.journal if each.choice is not None]
    assert {change.what: change.after for change in entry.changes} == {
        "water": 3,
        "synergies": 1,
        "advances": 1,
    }
