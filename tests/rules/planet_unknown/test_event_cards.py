"""Chapter 19: all 60 event cards, one row each."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.state import ACTION, EVENT
from tests.citing import rule
from tests.rules.planet_unknown.boards import (
    SMALL,
    changed,
    lays,
    measured,
    no_more,
    place,
    reveal,
    symbols,
)
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    due,
    heights,
    lay_of,
    meteorite,
    offered,
    open_event,
    paint,
    play,
    refused,
    rover,
    seat_of,
    started,
    step_of,
    track,
)
from tests.rules.planet_unknown.positions import collected

Change = dict[str, int]

UP: dict[str, Change] = {
    "civ": {"civ": 1},
    "water": {"water": 1},
    "biomass": {"biomass": 1},
    "rover": {"rover": 1, "moves": 2},
    "tech": {"tech": 1, "levels": 1},
}
"""What one advance does in the position of `scene`, where all trackers stand on 4."""
SQUARE = ((5, 0), (6, 0), (5, 1), (6, 1))


def ups(verb: str, *tracks: str) -> dict[str, Change]:
    return {f"{verb}:{name}": UP[name] for name in tracks}


def fields(verb: str, n: int, *tracks: str) -> dict[str, Change]:
    return {f"{verb}:{name}": {name: n} for name in tracks}


SYNERGY = ups("synergy", "civ", "water", "biomass", "rover", "tech")
ALL = ("civ", "water", "biomass", "rover", "tech")

AT_ONCE: dict[str, dict[str, Change]] = {
    # card: what is offered, and what each choice changes; "" where nothing is to be decided
    "G01": {"": {"supply": 1}},
    "G02": {"": {"cards": 4}},
    "G03": {"": {"missions": 1}},
    "G04": fields("silent", 3, "civ", "biomass", "water"),
    "G05": ups("boost", "civ", "rover"),
    "G06": ups("boost", "tech", "rover"),
    "G07": ups("boost", "water", "rover"),
    "G08": ups("boost", "biomass", "rover"),
    "G09": ups("boost", "civ", "tech"),
    "G10": ups("boost", "water", "civ"),
    "G11": ups("boost", "biomass", "civ"),
    "G12": ups("boost", "water", "tech"),
    "G13": ups("boost", "biomass", "tech"),
    "G14": ups("boost", "water", "biomass"),
    "G15": {f"rotate:{n}": {"rotation": n} if n else {} for n in range(6)},
    "G16": {key: {"patches": 1} for key in ("cover:4,1", "cover:5,2", "cover:6,2", "cover:7,1")},
    "G17": SYNERGY,
    "G18": {key: {"lifepods": -1, "pods": 1} for key in ("pod:10,4", "pod:2,7", "pod:5,9", "pod:8,8")},
    "G19": {key: {"meteorites": -1, "rocks": 1} for key in ("rock:5,0", "rock:6,0")},
    "G20": SYNERGY,
    "O01": fields("regress", -1, "rover", "civ"),
    "O02": fields("regress", -1, "rover", "tech"),
    "O03": fields("regress", -1, "rover", "water"),
    "O04": fields("regress", -1, "rover", "biomass"),
    "O05": fields("regress", -1, "tech", "civ"),
    "O06": fields("regress", -1, "water", "civ"),
    "O07": fields("regress", -1, "biomass", "civ"),
    "O08": fields("regress", -1, "tech", "water"),
    "O09": fields("regress", -1, "tech", "biomass"),
    "O10": fields("regress", -1, "biomass", "water"),
    "O11": {"meteor:5,1": {"meteorites": 1, "rovers": -1}, "meteor:6,1": {"meteorites": 1}},
    "O12": fields("regress", -1, *ALL),
    "R01": fields("regress", -2, *ALL),
    "R02": fields("regress", -3, *ALL),
    "R03": {"meteor:5,1": {"meteorites": 1, "rovers": -1}, "meteor:6,1": {"meteorites": 1}},
    "R06": {"drop:M01": {"missions": -1}, "drop:M02": {"missions": -1}},
    "R07": {"lose-rover:5,1": {"rovers": -1}, "lose-rover:8,5": {"rovers": -1}},
    "R08": {"": {"cards": -4}},
    "R09": {
        key: {"lifepods": -1} for key in ("lose-pod:10,4", "lose-pod:2,7", "lose-pod:5,9", "lose-pod:8,8")
    },
    "R10": {"": {"pods": -1}},
    "R11": {"": {"rocks": -1}},
    "R12": {"stack:inner": {"tiles": -12}, "stack:outer": {"tiles": -12}},
    "R13": {"peek-next-event": {"peeked": 1}, "synergy": {}},
    "R14": {"peek-next-event": {"peeked": 1}, "synergy": {}},
}
CLOSED = {
    "O13": "water",
    "O14": "biomass",
    "O15": "energy",
    "O16": "rover",
    "O17": "tech",
    "O18": "civ",
}
NO_EDGE, NO_ICE, NO_LIKE = ("O19", "R20"), ("R16", "R17"), ("R15",)
ONE_BUILDING, NO_MILESTONES, NO_SYNERGY = ("O20", "R04"), ("R05", "R19"), ("R18",)
THIS_TURN = (*CLOSED, *NO_EDGE, *NO_ICE, *NO_LIKE, *ONE_BUILDING, *NO_MILESTONES, *NO_SYNERGY)
SOLO = {"G01", "G02", "G03", "G15", "R06", "R12"}


def scene(seats: int) -> Game:
    """All trackers on 4, a square of civ with two meteorites and two free symbols, a rover on one of them.

    Of everything there is one more than any card takes.
    """
    game = started(seats, events=EVENTS)
    for index in range(seats):
        track(game, index, civ=4, water=4, biomass=4, rover=4, tech=4)
    paint(game, 0, "civ", *SQUARE)
    meteorite(game, 0, (5, 0), (6, 0))
    symbols(game, (5, 1), (6, 1))
    rover(game, 0, (5, 1), (8, 5))
    collected(game, 0, lifepods=2, meteorites=2)
    if seats == 1:
        seat_of(game).missions = [0, 1]
    return game


@rule("PU-1.10", "PU-19.02")
def test_every_card_has_a_row() -> None:
    assert sorted([*AT_ONCE, *THIS_TURN]) == sorted(BOX.event_ids) and len(BOX.event_ids) == 60
    assert {event.id for event in BOX.events if event.solo_only} == SOLO
    colours = {"G": "green", "O": "orange", "R": "red"}
    assert all(event.colour == colours[event.id[0]] for event in BOX.events)


@rule(
    "PU-19.20",
    "PU-19.21",
    "PU-19.22",
    "PU-19.23",
    "PU-19.24",
    "PU-19.25",
    "PU-19.26",
    "PU-19.27",
    "PU-19.28",
    "PU-19.29",
    "PU-19.30",
    "PU-19.37",
    "PU-19.38",
    "PU-19.39",
    "PU-19.40",
)
@pytest.mark.parametrize("card", AT_ONCE)
def test_what_is_done_at_once(card: str) -> None:
    game = scene(1 if card in SOLO else 2)
    before = measured(game)
    reveal(game, card)
    choices = AT_ONCE[card]
    if "" in choices:
        assert changed(before, measured(game)) == choices[""]
        no_more(game, EVENT)
        return
    assert offered(game) == sorted(choices)
    for key, expected in choices.items():
        tried = game.clone()
        play(tried, 0, key)
        assert changed(before, measured(tried)) == expected, key
        if key == "synergy":
            play(tried, 0, "synergy:civ")
            assert changed(before, measured(tried)) == UP["civ"]
        no_more(tried, EVENT)


@rule("PU-19.32")
@pytest.mark.parametrize(("card", "closed"), CLOSED.items())
def test_terrain_closed_to_rovers(card: str, closed: str) -> None:
    game = started(2, events=EVENTS)
    around = {
        "civ": (4, 5, 4, 4),
        "water": (4, 5, 4, 6),
        "biomass": (4, 5, 3, 5),
        "rover": (8, 5, 8, 4),
        "tech": (8, 5, 8, 6),
        "energy": (8, 5, 9, 5),
    }
    for terrain, (_x, _y, x, y) in around.items():
        paint(game, 0, terrain, (x, y))
    rover(game, 0, (4, 5), (8, 5))
    due(game, 0, moves=1)
    steps = {terrain: "rover:" + ",".join(map(str, way)) for terrain, way in around.items()}
    bare = {"rover:4,5,5,5", "rover:8,5,7,5"}
    assert set(offered(game, verb="rover")) == {*steps.values(), *bare}
    open_event(game, card)
    assert set(offered(game, verb="rover")) == {*steps.values(), *bare} - {steps[closed]}
    assert refused(game, 0, steps[closed]) == "PU-19.32"


def _forbidden(game: Game, card: str, tile: str) -> tuple[list[str], list[str]]:
    """The ways to place a tile without and with the event."""
    plain = game.clone()
    open_event(game, card)
    return lays(plain, tile), lays(game, tile)


def _covers(game: Game, key: str) -> int:
    """The cells of a placement of the small tile."""
    x, y, turned = key.removeprefix("place:").split(",")
    return lay_of(game, 0, SMALL, int(x), int(y), turned).mask


@rule("PU-19.33", "PU-19.42")
@pytest.mark.parametrize(
    ("card", "closed"), [(card, "edge") for card in NO_EDGE] + [(card, "ice") for card in NO_ICE]
)
def test_cells_closed_to_tiles(card: str, closed: str) -> None:
    game = started(2, events=EVENTS)
    paint(game, 0, "civ", (5, 1), (4, 1))
    planet = BOX.planets[0]
    shut = {"edge": planet.edge, "ice": planet.ice}[closed]
    free, held = _forbidden(game, card, SMALL)
    bad = [key for key in free if _covers(game, key) & shut]
    assert bad and held and sorted(held + bad) == sorted(free)
    assert refused(game, 0, bad[0]) == "PU-5.13"


@rule("PU-19.41")
@pytest.mark.parametrize("card", NO_LIKE)
def test_like_terrain_may_not_touch(card: str) -> None:
    game = started(2, events=EVENTS)
    paint(game, 0, "civ", (5, 1))
    free, held = _forbidden(game, card, SMALL)
    touching = ["place:5,2,r2", "place:6,0,r0", "place:6,1,r2"]  # civ below, right, right of the civ cell
    assert set(touching) <= set(free) and not set(touching) & set(held)
    assert {"place:5,2,r0", "place:6,1,r0"} <= set(held), "biomass may touch civ"
    assert refused(game, 0, "place:5,2,r2") == "PU-5.13"


@rule("PU-19.34")
@pytest.mark.parametrize("card", ONE_BUILDING)
@pytest.mark.parametrize("building", ["biomass", "civ"])
def test_only_one_building(card: str, building: str) -> None:
    game = started(2, events=EVENTS)
    open_event(game, card)
    place(game, SMALL, 5, 0)
    assert offered(game) == ["advance:biomass", "advance:civ"]
    play(game, 0, f"advance:{building}")
    assert heights(game) == (int(building == "civ"), 0, int(building == "biomass"), 0, 0)
    assert 0 not in game.to_act()


@rule("PU-19.35")
@pytest.mark.parametrize("card", NO_MILESTONES)
@pytest.mark.parametrize(
    ("name", "to", "given"),
    [
        ("civ", 3, {}),
        ("biomass", 3, {}),
        ("rover", 1, {}),
        ("tech", 3, {}),
        ("rover", 2, {"moves": 1}),
        ("rover", 6, {"moves": 2}),
    ],
)
def test_no_milestones(card: str, name: str, to: int, given: Change) -> None:
    game = started(2, events=EVENTS)
    paint(game, 0, "civ", *SQUARE)
    rover(game, 0, (8, 5))
    track(game, 0, **{name: to - 1})
    open_event(game, card)
    due(game, 0, f"advance:{name}", moves=1)
    before = measured(game)
    play(game, 0, f"advance:{name}")
    assert changed(before, measured(game)) == {name: 1, **given}
    assert set(offered(game)) == {"end", *offered(game, verb="rover")}


@rule("PU-19.35")
@pytest.mark.parametrize("card", NO_MILESTONES)
def test_synergies_still_work(card: str) -> None:
    game = started(2, events=EVENTS)
    track(game, 0, water=2)
    open_event(game, card)
    due(game, 0, "advance:water")
    play(game, 0, "advance:water")
    assert offered(game, verb="synergy") == offered(game) == sorted(f"synergy:{name}" for name in ALL)


@rule("PU-19.43")
@pytest.mark.parametrize("card", NO_SYNERGY)
def test_no_synergy(card: str) -> None:
    """Not from a synergy field, and not as one of two benefits; without the card both ways."""
    for synergies in (5, 0):
        game = started(2, events=EVENTS)
        track(game, 0, water=2)
        if not synergies:
            open_event(game, card)
        due(game, 0, "advance:water")
        play(game, 0, "advance:water")
        assert heights(game) == (0, 3, 0, 0, 0)
        assert len(offered(game, verb="synergy")) == synergies
        other = started(2, corporation="wormhole", events=EVENTS)
        if not synergies:
            open_event(other, card)
        due(other, 0, "advance:biomass")
        play(other, 0, "advance:biomass")
        assert ("benefit:synergy" in offered(other)) == bool(synergies)
    assert 0 not in game.to_act(), "nothing is left to do"
    assert step_of(game) == ACTION
