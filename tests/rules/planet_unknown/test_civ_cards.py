"""Chapter 18: all 36 civilization cards, and what is particular about each."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.state import END_EFFECTS, PICKS
from kolonie.games.planet_unknown.terms import TRACKS
from tests.citing import rule
from tests.rules.planet_unknown.boards import no_more
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    cells,
    deck,
    face,
    fill,
    go_to,
    heights,
    keep_cards,
    lay,
    lifepods,
    meteorite,
    offered,
    open_event,
    paint,
    patch,
    play,
    refused,
    rover,
    seat_of,
    started,
    step_of,
    track,
)
from tests.rules.planet_unknown.positions import (
    card_number,
    collected,
    final,
    moved,
    sheet,
    sketch,
    take,
)

END_GAME = [
    # card, rank, and what it adds to cards, lifepods and meteorites with 2 patches, 3 lifepods, 7 meteorites
    ("C06", 1, (1, 0, 0)),
    ("C07", 1, (2, 0, 0)),
    ("C08", 2, (1, 0, 0)),
    ("C09", 2, (2, 0, 0)),
    ("C15", 3, (2, 0, 0)),
    ("C20", 3, (3, 0, 0)),
    ("C22", 4, (2, 0, 0)),
    ("C23", 4, (2, 0, 0)),
    ("C24", 4, (3, 0, 0)),
    ("C27", 4, (4, 0, 0)),
    ("C28", 4, (0, 3, 0)),
    ("C29", 1, (0, 0, 2)),
    ("C30", 2, (0, 0, 2)),
    ("C31", 3, (0, 0, 2)),
    ("C32", 4, (0, 0, 2)),
    ("C33", 1, (1, 0, 0)),
    ("C34", 2, (1, 0, 0)),
    ("C35", 3, (1, 0, 0)),
    ("C36", 4, (1, 0, 0)),
]
C21 = [*["raise:biomass"] * 3, "cover:6,1", *["raise:biomass"] * 2]  # then water goes up by itself
IMMEDIATE = [
    # card, rank, what is decided, and what is then different in the position of `scene`
    ("C01", 1, ["boost:civ", "boost:water"], {"civ": 1, "water": 1}),
    ("C02", 1, ["twice:civ"], {"civ": 2}),
    ("C03", 1, ["cover:6,1"], {"patches": 1}),
    ("C04", 1, [], {"moves": 4}),
    ("C05", 1, ["tile:inner", "place:6,1,r0"], {"tiles": 1}),
    ("C10", 2, ["boost:civ", "boost:water", "boost:tech"], {"civ": 1, "water": 1, "tech": 1}),
    ("C11", 2, ["boost:civ", "boost:water"], {"civ": 1, "water": 1}),
    ("C12", 2, ["cover:6,1", "cover:6,2"], {"patches": 2}),
    ("C13", 2, ["pod:1,4", "pod:10,4"], {"pods": 2}),
    ("C14", 2, ["teleport:8,5,10,4"], {"pods": 1}),
    ("C16", 3, ["tile:inner", "place:6,1,r0", "advance:civ"], {"tiles": 1, "civ": 1, "biomass": 1}),
    ("C17", 3, ["line:row,0"], {"meteorites": -2}),
    ("C18", 3, ["pod:1,4", "pod:10,4", "pod:2,7"], {"pods": 3}),
    ("C19", 3, ["boost:civ", "boost:water", "boost:tech"], {"civ": 1, "water": 1, "tech": 1}),
    ("C21", 3, C21, {"water": 5, "biomass": 5, "patches": 1}),
    ("C25", 4, ["blast:5,0", "blast:6,0", "blast:5,1"], {"meteorites": -3}),
    ("C26", 4, ["cover:6,1", "cover:6,2", "cover:6,3"], {"patches": 3}),
]


def scene() -> Game:
    """Four cells of civ with meteorites at (5, 0), a rover on (8, 5), a small tile to take.

    Of everything there is one more than any card takes.
    """
    game = started(2)
    sketch(game, 0, 5, 0, "cc", "c", "c")
    meteorite(game, 0, (5, 0), (6, 0), (5, 1), (5, 2))
    rover(game, 0, (8, 5))
    face(game, 0, inner="D2.biomass-civ")
    return game


def measured(game: Game) -> dict[str, int]:
    seat = seat_of(game)
    return {
        **dict(zip(TRACKS, heights(game), strict=True)),
        "patches": seat.patches.bit_count(),
        "moves": seat.moves,
        "tiles": len(seat.laid),
        "pods": seat.pods,
        "rocks": seat.rocks,
        "meteorites": seat.meteorites.bit_count(),
    }


def test_the_tables_hold_every_card() -> None:
    assert sorted([row[0] for row in END_GAME] + [row[0] for row in IMMEDIATE]) == sorted(BOX.civ_ids)


@rule("PU-18.14", "PU-18.15", "PU-18.16", "PU-18.17", "PU-18.18")
@pytest.mark.parametrize(("card", "rank", "more"), END_GAME)
def test_end_game_cards(card: str, rank: int, more: tuple[int, int, int]) -> None:
    game = started(2)
    patch(game, 0, (5, 0), (5, 1))
    collected(game, 0, lifepods=3, meteorites=7)
    deck(game, rank, card)
    seat_of(game).picks = [rank]
    go_to(game, PICKS)
    assert seat_of(game).kept == [card_number(card)] and not seat_of(game).cards, "face down"
    go_to(game, END_EFFECTS)
    if not game.over:
        play(game, 0, "boost:civ")
        assert heights(game) == (1, 0, 0, 0, 0), "one tracker, one field"
    found = final(game)
    assert (found["cards"], found["lifepods"], found["meteorites"]) == (more[0], 3 + more[1], 2 + more[2])


@rule(
    "PU-18.01", "PU-18.02", "PU-18.03", "PU-18.04", "PU-18.05", "PU-18.06", "PU-18.09", "PU-18.11", "PU-18.12"
)
@pytest.mark.parametrize(("card", "rank", "choices", "changes"), IMMEDIATE)
def test_immediate_cards(card: str, rank: int, choices: list[str], changes: dict[str, int]) -> None:
    game = scene()
    before = measured(game)
    if card == "C21":
        track(game, 0, civ=6, rover=6, tech=6)
        before = measured(game)
    deck(game, rank, card)
    seat_of(game).picks = [rank]
    go_to(game, PICKS)
    play(game, 0, *choices)
    assert seat_of(game).cards == [card_number(card)] and not seat_of(game).kept, "open"
    after = measured(game)
    assert {name: after[name] - before[name] for name in after if after[name] != before[name]} == changes
    if "moves" in changes:
        play(game, 0, *["rover:8,5,9,5", "rover:9,5,8,5"] * 2)  # four points, then the turn is over
    no_more(game, PICKS)


# -- trackers


@rule("PU-18.01")
@pytest.mark.parametrize("card", ["C01", "C10", "C11", "C19"])
def test_different_trackers(card: str) -> None:
    n = 2 if card in ("C01", "C11") else 3
    game = started(2)
    take(game, 0, card)
    play(game, 0, "boost:water")
    assert "boost:water" not in offered(game), "each tracker once"
    for _ in range(n - 1):
        play(game, 0, offered(game, verb="boost")[0])
    assert sum(heights(game)) == n and step_of(game) != PICKS

    game = started(2)
    track(game, 0, civ=15, water=15, biomass=15, tech=15)
    take(game, 0, card)
    assert seat_of(game).trackers[3] % 16 == 1, "as many as can advance: only the rover tracker"


@rule("PU-18.02")
def test_one_tracker_by_two_fields_with_both_benefits() -> None:
    game = started(2)
    track(game, 0, biomass=1)
    sketch(game, 0, 5, 0, "c")
    take(game, 0, "C02")
    play(game, 0, "twice:biomass", "cover:6,0")
    assert heights(game) == (0, 0, 3, 0, 0) and offered(game, verb="synergy"), "synergy and patch"
    game = started(2)
    track(game, 0, civ=14)
    take(game, 0, "C02")
    play(game, 0, "twice:civ")
    assert heights(game)[0] == 15, "one field if only one is left"


@rule("PU-18.03")
@pytest.mark.parametrize(("card", "n"), [("C03", 1), ("C12", 2), ("C26", 3)])
def test_patches_one_after_the_other(card: str, n: int) -> None:
    game = started(2)
    sketch(game, 0, 5, 0, "c")
    take(game, 0, card)
    for number, at in enumerate(["5,1", "5,2", "5,3"][:n]):
        assert (f"cover:{at}" in offered(game)) and seat_of(game).patches.bit_count() == number
        play(game, 0, f"cover:{at}")
    assert seat_of(game).patches.bit_count() == n

    game = started(2, corporation="jump-drive")
    sketch(game, 0, 5, 0, "c")
    breakthrough(game, 0, "A")
    take(game, 0, card)
    play(game, 0, "swap")
    if n > 1:
        assert offered(game) == ["cover:5,1", "cover:6,0"], "each is a gain of its own: once per turn"


@rule("PU-18.04")
def test_four_points_whatever_the_bonuses() -> None:
    for corporation, level in (("coalition", 3), ("makeshift", 2), ("flux", 3)):
        game = started(2, corporation=corporation)
        seat = seat_of(game)
        rover(game, 0, (5, 5))
        breakthrough(game, 0, level)
        if corporation == "makeshift":
            seat.trackers[0] = 48 + 9
        if corporation == "flux":
            seat.flux = 3
        take(game, 0, "C04")
        assert moved(game) == 4


@rule("PU-18.12")
def test_all_trackers_are_raised_to_five_without_synergies() -> None:
    game = started(2)
    lay(game, 0, "D2.civ-energy", 5, 0)
    track(game, 0, civ=9, water=2, biomass=1, tech=4)
    take(game, 0, "C21")
    assert offered(game) == ["raise:biomass", "raise:rover", "raise:tech", "raise:water"]
    assert refused(game, 0, "end") == "PU-36.11"
    play(game, 0, "raise:water", "raise:biomass", "raise:tech")
    assert heights(game) == (9, 3, 2, 0, 5), "in any interleaving"
    assert not offered(game, verb="synergy") and seat_of(game).levels == 1 << 1
    play(game, 0, "raise:biomass", "store", "raise:rover", "land:5,0", *["raise:rover"] * 4)
    assert moved(game) == 0 + 1 + 1 + 2 + 2 and seat_of(game).stored == 1, "all other benefits"
    play(game, 0, *["raise:biomass"] * 2, *["raise:water"] * 2)
    assert heights(game) == (9, 5, 5, 5, 5) and not offered(game, verb="raise")
    assert not offered(game, verb="synergy")


@rule("PU-18.12")
def test_a_tracker_is_raised_only_once() -> None:
    game = started(2, corporation="makeshift")
    rover(game, 0, (8, 5))
    breakthrough(game, 0, 4)
    track(game, 0, civ=6, water=5, biomass=5, rover=5, tech=4)
    seat_of(game).moves = 1
    take(game, 0, "C21")
    play(game, 0, "raise:tech")
    play(game, 0, "yield:tech")
    assert heights(game)[4] == 4 and not offered(game, verb="raise"), "the card has been carried out"


@rule("PU-18.13")
def test_field_five_of_unusual_tracks() -> None:
    game = started(2, corporation="wormhole")
    sketch(game, 0, 5, 0, "c")
    track(game, 0, civ=6, water=6, rover=6, tech=6)
    take(game, 0, "C21")
    assert heights(game)[2] == 2 and offered(game) == ["benefit:patch", "raise:biomass"], "no synergy"
    play(game, 0, "raise:biomass")
    assert heights(game)[2] == 5 and offered(game) == ["benefit:civ", "benefit:patch"], "the second step"

    game = started(2, corporation="oasis")
    track(game, 0, civ=6, biomass=6, rover=6, tech=6)
    take(game, 0, "C21")
    assert seat_of(game).trackers[1] == 48 + 5, "the fifth field of its path is rover 5"

    game = started(2, corporation="cosmos")
    track(game, 0, civ=6, biomass=6, rover=6, tech=6, water=4)
    seat_of(game).pod_fields = 1 << 16 + 5
    take(game, 0, "C21")
    assert heights(game)[1] == 6, "over the covered field"

    game = started(2, corporation="makeshift")
    track(game, 0, civ=6, biomass=6, rover=6, tech=6)
    seat_of(game).trackers[1] = 48 + 4  # the water tracker on the rover track
    seat_of(game).moves = 1
    rover(game, 0, (8, 5))
    take(game, 0, "C21")
    play(game, 0, "raise:water")
    assert seat_of(game).trackers[1] == 48 + 5 and not offered(game, verb="raise")


@rule("PU-18.22")
def test_makeshift_trackers_go_up_never_sideways() -> None:
    game = started(2, corporation="makeshift")
    breakthrough(game, 0, 3)
    track(game, 0, civ=6, water=5, biomass=4, rover=6, tech=7)
    take(game, 0, "C21")
    assert offered(game) == ["raise:biomass", "raise:biomass,rover"], "straight or diagonally, if free"

    game = started(2, corporation="makeshift")
    breakthrough(game, 0, 3)
    seat = seat_of(game)
    seat.trackers = [4, 5, 16 + 5, 6, 64 + 8]  # black on civ 4 below two others
    take(game, 0, "C21")
    assert seat.trackers[0] == 4 and step_of(game) != PICKS, "it stays where it is"


# -- tokens


@rule("PU-18.09")
@pytest.mark.parametrize(("card", "n"), [("C13", 2), ("C18", 3)])
def test_lifepods_without_rover(card: str, n: int) -> None:
    game = started(2)
    take(game, 0, card)
    assert len(offered(game, verb="pod")) == 6 == len(offered(game)), "any, and none may be left out"
    for _ in range(n):
        play(game, 0, offered(game)[0])
    assert seat_of(game).pods == n and seat_of(game).lifepods.bit_count() == 6 - n
    game = started(2)
    lifepods(game, 0, (7, 2))
    take(game, 0, card)
    assert seat_of(game).pods == 1 and not seat_of(game).lifepods, "all if there are fewer"


@rule("PU-18.10")
def test_a_rover_may_go_anywhere() -> None:
    game = started(2)
    rover(game, 0, (5, 5), (6, 5))
    take(game, 0, "C14")
    targets = {key for key in offered(game, verb="teleport") if key.startswith("teleport:5,5,")}
    free = {(x, y) for x, y in cells(BOX.planets[0].cells)} - {(5, 5), (6, 5)}
    assert targets == {f"teleport:5,5,{x},{y}" for x, y in free}, "not on the other rover"
    assert "skip" in offered(game)
    play(game, 0, "teleport:5,5,1,4")
    assert seat_of(game).pods == 1 and cells(seat_of(game).rovers) == [(1, 4), (6, 5)]

    game = started(2)
    rover(game, 0, (5, 5))
    take(game, 0, "C14")
    play(game, 0, "skip")
    assert cells(seat_of(game).rovers) == [(5, 5)]

    game = started(2)
    take(game, 0, "C14")
    assert step_of(game) != PICKS and seat_of(game).rovers == 0, "nothing without a rover"


@rule("PU-18.11")
def test_meteorites_are_destroyed_not_collected() -> None:
    game = scene()
    take(game, 0, "C17")
    assert offered(game) == ["line:column,5", "line:column,6", "line:row,0", "line:row,1", "line:row,2"]
    play(game, 0, "line:column,5")
    assert cells(seat_of(game).meteorites) == [(6, 0)] and seat_of(game).rocks == 0

    game = scene()
    take(game, 0, "C25")
    for left in (4, 3, 2):
        assert len(offered(game)) == left == len(offered(game, verb="blast")), "exactly three"
        play(game, 0, offered(game)[0])
    assert seat_of(game).meteorites.bit_count() == 1 and seat_of(game).rocks == 0

    game = started(2)
    paint(game, 0, "civ", (5, 0), (5, 1))
    meteorite(game, 0, (5, 0), (5, 1))
    take(game, 0, "C25")
    play(game, 0, "blast:5,0")
    assert seat_of(game).meteorites == 0, "all if there are fewer"


# -- end-game cards


@rule("PU-18.14")
def test_only_patches_on_the_planet_count() -> None:
    game = started(2)
    fill(game, 0, (5, 0))
    keep_cards(game, 0, "C22")
    seat_of(game).stored = 2
    assert sheet(game)["cards"] == 96, "the second stored patch finds no place"


@rule("PU-18.15")
def test_lifepods_worth_two_only_in_the_scoring_area() -> None:
    game = started(2, corporation="cosmos")
    keep_cards(game, 0, "C28")
    collected(game, 0, lifepods=3)
    seat_of(game).pods, seat_of(game).pod_fields = 2, 1 << 5
    assert sheet(game)["lifepods"] == 4
    game = started(2, corporation="jump-drive")
    keep_cards(game, 0, "C28")
    collected(game, 0, lifepods=1)
    breakthrough(game, 0, "A")
    assert sheet(game)["lifepods"] == 2


@rule("PU-18.16", "PU-18.17")
@pytest.mark.parametrize("k", range(5))
def test_sets(k: int) -> None:
    game = started(2)
    collected(game, 0, meteorites=8)
    keep_cards(game, 0, *["C30", "C29", "C32", "C31"][:k], *["C35", "C33", "C36", "C34"][:k])
    found = sheet(game)
    assert found["meteorites"] == 2 * (1 + k) and found["cards"] == (0, 1, 3, 6, 10)[k]


@rule("PU-18.18")
@pytest.mark.parametrize(("card", "points"), [("C23", 2), ("C24", 3)])
def test_points_and_an_advance_at_the_end(card: str, points: int) -> None:
    game = started(2)
    track(game, 0, water=14)
    take(game, 0, card)
    assert heights(game)[1] == 14, "not when it is taken"
    go_to(game, END_EFFECTS)
    assert offered(game) == ["boost:biomass", "boost:civ", "boost:rover", "boost:tech", "boost:water"]
    play(game, 0, "boost:water")
    assert final(game)["cards"] == points and final(game)["tracks"] == 10


@rule("PU-18.19")
@pytest.mark.parametrize("card", ["C03", "C05", "C13", "C14", "C16", "C17", "C21", "C25"])
def test_an_impossible_effect_is_void_and_the_card_stays(card: str) -> None:
    game = started(2)
    lifepods(game, 0)
    paint(game, 0, "civ", *cells(BOX.planets[0].cells))
    track(game, 0, civ=5, water=5, biomass=5, rover=5, tech=5)
    before = measured(game)
    take(game, 0, card)
    assert step_of(game) != PICKS and not game.state.over, "nobody was asked and the game goes on"
    assert seat_of(game).cards == [card_number(card)] and measured(game) == before


@rule("PU-18.19")
def test_an_extra_tile_that_breaks_an_event_is_void() -> None:
    game = started(2, events=EVENTS)
    fill(game, 0, (5, 0), (6, 0))
    face(game, 0, inner="D2.biomass-civ", outer="I4.rover-tech")
    open_event(game, "O19")
    take(game, 0, "C05")
    assert seat_of(game).cards == [card_number("C05")] and not seat_of(game).laid

    game = started(2, events=EVENTS)
    fill(game, 0, (5, 0), (6, 0), (5, 1), (6, 1))
    face(game, 0, inner="O4.biomass-civ", outer="D2.rover-tech")
    open_event(game, "O19")
    take(game, 0, "C05")
    assert {key.rpartition(",")[0] for key in offered(game)} == {"place:5,1"}, "only the small tile, inside"
