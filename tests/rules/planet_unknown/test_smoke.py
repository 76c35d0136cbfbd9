"""A first look at every part of Planet Unknown: packs, settings, placing, tracks, the last turn, scoring."""

from __future__ import annotations

from pathlib import Path

import pytest

from kolonie.core.engine import Game
from kolonie.core.packs import PackError
from kolonie.core.title import SetupError
from kolonie.games import title
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.ground import bit_at
from kolonie.games.planet_unknown.scoring import planet_points, solo_rating, solo_target
from kolonie.games.planet_unknown.state import ACTION, SET_UP, Seat, Table, step_of
from kolonie.games.planet_unknown.station import section
from kolonie.games.planet_unknown.terms import DOUBLE_WATER, HEIGHT, TRACKS
from kolonie.games.planet_unknown.tracks import powers
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal

TITLE = title("planet_unknown")
BOX: Box = TITLE.box()


def at_selection(
    planet: str = "ksb-4156",
    corporation: str = "coalition",
    seats: int = 2,
    seed: str = "rules",
    **settings: str,
) -> Game:
    """Seat 0 has these boards, the others the symmetric ones; everybody is to select a tile."""
    game = TITLE.new(seats, seed, {"boards": "free", **settings})
    while step_of(game) != ACTION:
        who = game.to_act()[0]
        options = game.options(who)
        wanted = [f"planet:{planet}", f"corporation:{corporation}"] if who == 0 else []
        wanted += ["planet:ksb-4156", "corporation:coalition"] if step_of(game) == SET_UP else []
        chosen = next((key for key in wanted if key in [o.key for o in options]), options[0].key)
        game.play(who, chosen)
    return game


def seat(game: Game, index: int = 0) -> Seat:
    found: Seat = game.state.seats[index]
    return found


def field(track: str, height: int) -> int:
    return HEIGHT * TRACKS.index(track) + height


def show(game: Game, inner: str, outer: str, index: int = 0) -> None:
    """Puts tiles on top of the two stacks of a seat's section, whatever their shape."""
    table: Table = game.state
    for stack, name in zip(section(BOX, table, index), (inner, outer), strict=True):
        table.tops[stack] = BOX.tile_ids.index(name)
    reconsider(game)


def cells(*at: tuple[int, int]) -> int:
    mask = 0
    for x, y in at:
        mask |= bit_at(x, y)
    return mask


@rule("PU-1.01", "PU-1.06", "PU-1.08", "PU-1.09", "PU-1.10")
def test_the_box_is_complete() -> None:
    assert len(set(BOX.tile_ids)) == 144
    assert sum(name.endswith("meteor") for name in BOX.tile_ids) == 72
    assert [BOX.civ_ranks.count(rank) for rank in range(1, 5)] == [9, 9, 9, 9]
    assert len(BOX.missions) == 28
    assert sum(event.solo_only for event in BOX.events) == 6


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ('[[shapes]]\nid = "T4"\npicture = ["A.B"]\n', ("shapes T4", "picture", "hang together")),
        ('[[shapes]]\nid = "T4"\nmeteor = [0, 1]\n', ("shapes T4", "meteor")),
        ('[[planets]]\nid = "gaia"\nlifepods = [[0, 0]]\n', ("planets gaia", "lifepods")),
        ('[[planets]]\nid = "gaia"\nrule = "fog"\n', ("planets gaia", "rule", "fog")),
        ('[[civ_cards]]\nid = "C01"\neffect = { op = "win" }\n', ("civ_cards C01", "effect.op", "win")),
        ('[[civ_cards]]\nid = "C01"\nwhen = "end_game"\n', ("civ_cards C01", "when", "immediate")),
        ('[[events]]\nid = "G16"\neffect = { op = "gain_patch" }\n', ("events G16", "effect.n", "missing")),
    ],
)
def test_an_impossible_component_is_refused(tmp_path: Path, text: str, names: tuple[str, ...]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(PackError) as caught:
        Box((path,))
    assert all(name in str(caught.value) for name in (str(path), *names))


@rule("PU-19.01", "PU-19.04", "PU-21.01", "PU-36.09")
def test_settings_are_checked() -> None:
    assert TITLE.check({"events": "8-3-9"}, 1)["events"] == "8-3-9"
    assert TITLE.check({}, 4)["events"] == "none"
    for seats, settings in (
        (1, {"events": "none"}),
        (2, {"events": "8-3-8"}),
        (2, {"events": "2-1-17"}),
        (2, {"events": "19-1-0"}),
        (3, {"rotation": "automatic"}),
        (1, {"personal": "yes"}),
    ):
        with pytest.raises(SetupError):
            TITLE.check(settings, seats)


@rule("PU-5.05", "PU-5.07", "PU-5.09", "PU-EX-03")
def test_the_first_tile_lies_on_the_edge_and_the_next_beside_it() -> None:
    game = at_selection()
    show(game, "D2.biomass-civ.plain", "I4.rover-tech.plain")
    game.play(0, "tile:inner")
    assert "place:5,0,r0" in keys(game, 0)
    assert refusal(game, "place:5,5,r0", 0) == "PU-5.05"
    seat(game).covered = cells((5, 0), (5, 1))
    reconsider(game)
    assert "place:6,1,r0" in keys(game, 0)
    assert refusal(game, "place:6,2,r0", 0) == "PU-5.07"
    assert refusal(game, "place:5,1,r0", 0) == "PU-5.09"


@rule("PU-7.03", "PU-7.05", "PU-7.06", "PU-7.07", "PU-EX-12")
def test_a_tile_that_fits_nowhere_still_moves_both_trackers() -> None:
    game = at_selection()
    me = seat(game)
    me.covered = BOX.planets[0].cells
    me.levels = 0b1000
    assert powers(BOX, me) & DOUBLE_WATER
    show(game, "D2.energy-water.meteor", "I4.rover-tech.plain")
    game.play(0, "tile:inner")
    assert keys(game, 0) == ["advance:water", "energy:water"]
    game.play(0, "energy:water")
    assert me.stuck and not me.laid and not me.meteorites
    assert me.trackers[1] == field("water", 2), "nothing is doubled"


@rule("PU-30.03", "PU-30.06", "PU-30.08", "PU-EX-24", "PU-EX-25")
def test_trackers_of_oasis_block_each_other_until_they_jump() -> None:
    for levels in (0, 1):
        game = at_selection(corporation="oasis")
        me = seat(game)
        me.trackers[1], me.trackers[2] = field("water", 1), field("biomass", 2)
        me.levels = levels
        show(game, "I4.water-rover.plain", "I4.water-rover.plain")
        game.play(0, "tile:inner")
        game.play(0, "place:0,5,r0")  # water on (0,5) and (1,5), both ice
        if levels:
            game.play(0, "advance:water")
            assert (me.trackers[1], me.moves) == (field("tech", 4), 1)
        else:
            assert keys(game, 0) == ["advance:rover", "forgo:water"]
            game.play(0, "forgo:water")
            assert me.trackers[1] == field("water", 1), "both steps are lost"


@rule("PU-27.03", "PU-27.05", "PU-EX-22")
def test_trackers_of_cosmos_skip_lifepods() -> None:
    game = at_selection(corporation="cosmos")
    me = seat(game)
    me.trackers[2] = field("biomass", 1)
    me.pod_fields = 1 << field("biomass", 2)
    me.gains = []
    show(game, "D2.biomass-civ.plain", "D2.biomass-civ.plain")
    game.play(0, "tile:inner")
    game.play(0, "place:5,0,r0")
    game.play(0, "advance:biomass")
    assert me.trackers[2] == field("biomass", 3)
    assert all(key.startswith("cover:") for key in keys(game, 0)), "the patch comes first"


@rule("PU-34.06", "PU-EX-27")
def test_a_full_cerberus_scores_45() -> None:
    game = at_selection(planet="cerberus")
    me = seat(game)
    me.covered = BOX.planets[me.planet].cells
    assert planet_points(BOX, me) == 45


@rule("PU-22.06", "PU-22.07", "PU-22.10", "PU-EX-18")
def test_the_solo_target_depends_on_the_mix() -> None:
    assert solo_target(BOX, "8-3-9") == 58
    assert [solo_rating(BOX, 58 + d, "8-3-9") for d in (-30, -11, -10, -1, 0, 14, 15)] == [
        0,
        0,
        1,
        2,
        3,
        5,
        6,
    ]
