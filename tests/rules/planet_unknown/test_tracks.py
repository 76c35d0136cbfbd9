"""Chapter 8: progress tracks."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.planet_unknown.scoring import track_points
from kolonie.games.planet_unknown.state import EVENT, PICKS
from kolonie.games.planet_unknown.terms import BENEFITS, HEIGHT, TRACKS
from tests.citing import rule
from tests.positioning import keys
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    deck,
    due,
    go_to,
    height,
    heights,
    next_event,
    offered,
    paint,
    play,
    refused,
    rover,
    seat_of,
    set_up,
    started,
    step_of,
    track,
)

COALITION = {
    "civ": "2 #1, 3 civ1, 5 #2, 6 civ2, 8 synergy, 9 #3, 10 civ3, 11 synergy, 14 civ4, 15 #5",
    "water": ("2 #1, 3 synergy, 4 #2, 6 #3, 7 synergy, 8 #4, 10 #5, 12 synergy, 13 #7, 15 #10"),
    "biomass": (
        "2 synergy, 3 patch1, 5 #1, 6 patch1, 8 #2, 9 patch1, 10 synergy, 11 patch1, 12 #3, 13 patch1, 15 #5"
    ),
    "rover": (
        "1 rover1, 2 move1, 3 move1, 4 move2, 5 move2, 6 move2 rover1, 7 move2, 8 move2 #1, 9 move3, "
        "10 move3 synergy, 11 move3, 12 move3 #2, 13 move4, 14 move4, 15 move4 #5"
    ),
    "tech": "2 synergy, 3 tech1, 5 tech2, 6 #1, 7 tech3, 10 tech4, 12 synergy, 13 #2, 14 tech5, 15 #5",
}


def busy(corporation: str = "coalition", *gains: str, **trackers: int) -> Game:
    """Seat 0 has gains pending; a rover with one movement point keeps its turn open."""
    game = started(2, corporation=corporation)
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (5, 0))
    track(game, 0, **trackers)
    due(game, 0, *gains, moves=1)
    return game


def choices(game: Game) -> list[str]:
    """What is offered besides driving."""
    return [key for key in offered(game, 0) if not key.startswith("rover:")]


def take_card(game: Game, card: str) -> None:
    """Seat 0 picks this card in step 5."""
    rank = BOX.civ_ranks[BOX.civ_ids.index(card)]
    deck(game, rank, card)
    seat_of(game).picks = [rank]
    go_to(game, PICKS)
    if offered(game, 0, "pick"):
        play(game, 0, f"pick:{rank}")


# -- the boards


@rule("PU-8.15")
@pytest.mark.parametrize("name", TRACKS)
def test_the_tracks_of_the_coalition(name: str) -> None:
    board = BOX.corporations[0]
    drawn = []
    for at in range(HEIGHT):
        field = HEIGHT * TRACKS.index(name) + at
        words = [
            BENEFITS[k] if BENEFITS[k] == "synergy" else f"{BENEFITS[k]}{n}" for k, n in board.benefits[field]
        ]
        if board.medals[field] >= 0:
            words.append(f"#{board.medals[field]}")
        if words:
            drawn.append(f"{at} {' '.join(words)}".replace("synergy1", "synergy"))
    assert ", ".join(drawn) == COALITION[name]


@rule("PU-8.08")
@pytest.mark.parametrize("corporation", BOX.corporation_ids)
def test_each_kind_of_milestone_is_on_one_track_only(corporation: str) -> None:
    board = BOX.corporations[BOX.corporation_ids.index(corporation)]
    home = {"patch": "biomass", "rover": "rover", "move": "rover", "civ": "civ", "tech": "tech"}
    for field, benefits in enumerate(board.benefits):
        for kind, _n in benefits:
            if BENEFITS[kind] in home:
                assert home[BENEFITS[kind]] == TRACKS[field // HEIGHT]


@rule("PU-8.08")
def test_numbers_and_rovers_are_milestones_medals_and_synergies_are_not() -> None:
    for flux, start, expected in (("rover", 6, 7), ("civ", 6, 10), ("biomass", 9, 11), ("tech", 10, 14)):
        game = started(2, corporation="flux")
        breakthrough(game, 0, 2)  # to the next milestone of the flux track
        seat_of(game).flux = TRACKS.index(flux)
        track(game, 0, **{flux: start})
        play(game, 0, "leap")
        assert height(game, 0, flux) == expected


# -- moving up


@rule("PU-8.01")
@pytest.mark.parametrize("name", TRACKS)
def test_a_tracker_moves_field_by_field_on_its_own_track(name: str) -> None:
    game = set_up(2)
    assert seat_of(game).trackers == [HEIGHT * t for t in range(5)]
    game = busy("coalition", f"advance:{name}", **{name: 3})
    play(game, 0, f"advance:{name}")
    expected = [HEIGHT * t + (4 if TRACKS[t] == name else 0) for t in range(5)]
    assert seat_of(game).trackers == expected


@rule("PU-8.02")
def test_a_medal_is_no_benefit() -> None:
    for name, field in (("civ", 5), ("water", 4), ("biomass", 5), ("tech", 6)):
        game = busy("coalition", f"advance:{name}", **{name: field - 1})
        play(game, 0, f"advance:{name}")
        assert choices(game) == ["end"]
        assert (seat_of(game).moves, seat_of(game).picks, seat_of(game).levels) == (1, [], 0)


@rule("PU-8.02", "PU-8.09")
def test_an_advance_takes_all_benefits_of_the_field() -> None:
    game = busy("coalition", "advance:rover", rover=9)
    play(game, 0, "advance:rover")  # 3 movement and a synergy
    assert seat_of(game).moves == 1 + 3
    assert choices(game) == sorted(f"synergy:{t}" for t in TRACKS)
    game = busy("horizon", "advance:rover", rover=2)
    seat_of(game).laid = [(0, seat_of(game).covered)]
    paint(game, 0, "civ", (6, 0))
    seat_of(game).laid.append((0, 1 << 6))
    play(game, 0, "advance:rover")  # 2 movement and a rover
    assert seat_of(game).moves == 1 + 2
    assert choices(game) == ["land:6,0"]


@rule("PU-8.02")
@pytest.mark.parametrize(
    ("name", "start", "gained"),
    [("civ", 2, "picks"), ("biomass", 2, "patch"), ("tech", 4, "level"), ("rover", 3, "moves")],
)
def test_what_milestones_give(name: str, start: int, gained: str) -> None:
    game = busy("coalition", f"advance:{name}", "advance:water", **{name: start})
    play(game, 0, f"advance:{name}")
    seat = seat_of(game)
    found = {
        "picks": seat.picks == [1],
        "patch": all(key.startswith("cover:") for key in keys(game, 0)),
        "level": seat.levels == 1 << 1,
        "moves": seat.moves == 3,
    }
    assert [what for what, true in found.items() if true] == [gained]


@rule("PU-8.06")
def test_a_synergy_advances_any_tracker_also_its_own() -> None:
    game = busy("coalition", "advance:water", water=6)
    play(game, 0, "advance:water")
    assert choices(game) == sorted(f"synergy:{t}" for t in TRACKS)
    own, other = game.clone(), game.clone()
    play(own, 0, "synergy:water")
    assert height(own, 0, "water") == 8
    play(other, 0, "synergy:rover")
    assert heights(other) == (0, 7, 0, 1, 0)


@rule("PU-8.06")
def test_synergies_make_chains() -> None:
    game = busy("coalition", "advance:civ", civ=7, water=6, biomass=1, tech=11, rover=3)
    play(game, 0, "advance:civ", "synergy:water", "synergy:biomass", "synergy:tech", "synergy:rover")
    assert heights(game) == (8, 7, 2, 4, 12)
    assert seat_of(game).moves == 1 + 2  # with the benefit of the last field
    assert choices(game) == ["end"]


@rule("PU-8.07", "PU-8.16")
def test_a_synergy_must_be_used_and_not_on_a_tracker_on_top() -> None:
    game = busy("coalition", "synergy", civ=15, water=15, biomass=15, tech=14, rover=15)
    assert choices(game) == ["synergy:rover", "synergy:tech"]
    assert refused(game, 0, "end") == "PU-36.11"
    for name in ("civ", "water", "biomass"):
        assert refused(game, 0, f"synergy:{name}") == "PU-8.16"
    play(game, 0, "synergy:rover")
    assert seat_of(game).moves == 1 + 4
    assert height(game, 0, "rover") == 15


@rule("PU-8.10")
@pytest.mark.parametrize("name", ["civ", "water", "biomass", "tech"])
def test_on_the_top_field_an_advance_is_lost(name: str) -> None:
    game = busy("coalition", f"advance:{name}", "advance:rover", **{name: 15})
    play(game, 0, "advance:rover")
    assert choices(game) == ["end"]
    play(game, 0, "end")
    assert height(game, 0, name) == 15
    assert seat_of(game).gains == []


@rule("PU-8.10", "PU-11.21")
def test_the_rover_tracker_on_top_gives_its_number_again() -> None:
    game = busy("coalition", "advance:rover", rover=15)
    play(game, 0, "advance:rover")
    assert (height(game, 0, "rover"), seat_of(game).moves) == (15, 1 + 4)


@rule("PU-8.11")
def test_a_tracker_that_moves_several_fields_takes_all_benefits() -> None:
    game = busy("coalition", "placed:water", water=2)
    breakthrough(game, 0, 4)
    play(game, 0, "advance:water")  # over the synergy of 3 to 4
    assert height(game, 0, "water") == 4
    assert offered(game, 0, "synergy") == sorted(f"synergy:{t}" for t in TRACKS)
    game = started(2)
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (5, 0))
    track(game, 0, tech=6, rover=3)
    take_card(game, "C02")  # one tracker, two fields
    play(game, 0, "twice:rover")
    assert seat_of(game).moves == 2 + 2
    assert height(game, 0, "rover") == 5


@rule("PU-8.11")
def test_benefits_on_the_way_come_in_order() -> None:
    game = started(2)
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (5, 0))
    track(game, 0, tech=5, rover=3)
    seat_of(game).moves = 1
    take_card(game, "C02")
    play(game, 0, "twice:tech")  # fields 6 and 7: level 3
    assert seat_of(game).levels == 1 << 2


@rule("PU-8.14")
def test_a_building_advance_cannot_be_declined() -> None:
    game = busy("jump-drive", "placed:tech", tech=5)  # from 5 points down to 3
    assert track_points(BOX, seat_of(game)) == 5
    assert choices(game) == ["advance:tech"]
    assert refused(game, 0, "end") == "PU-36.11"
    play(game, 0, "advance:tech")
    assert track_points(BOX, seat_of(game)) == 3


@rule("PU-8.16")
def test_a_tracker_that_cannot_move_is_not_chosen_while_another_can() -> None:
    game = busy("coalition", "energy:civ,water", civ=15)
    assert choices(game) == ["energy:water"]
    assert refused(game, 0, "energy:civ") == "PU-8.16"
    game = busy("coalition", "energy:civ,water", civ=15, water=15)
    assert choices(game) == ["end"]  # lost
    game = busy("oasis", "energy:biomass,tech", biomass=1)
    seat_of(game).trackers[1] = HEIGHT * 2 + 2  # the water tracker stands on biomass 2
    assert choices(game) == ["energy:tech"]
    game = busy("cosmos", "synergy", water=13)
    seat_of(game).pod_fields = 1 << HEIGHT + 14 | 1 << HEIGHT + 15
    assert "synergy:water" not in choices(game) and "synergy:civ" in choices(game)


@rule("PU-8.16")
def test_a_blocked_tracker_is_not_chosen_for_a_card_or_an_event() -> None:
    game = started(2)
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (5, 0))
    seat_of(game).moves = 1
    track(game, 0, civ=15, water=15)
    take_card(game, "C02")
    assert offered(game, 0, "twice") == ["twice:biomass", "twice:rover", "twice:tech"]
    game = started(2, events=EVENTS)
    track(game, 0, water=15)
    next_event(game, "G10")  # water or civ
    go_to(game, EVENT)
    assert heights(game)[:2] == (1, 15)  # without a choice
    game = started(2, events=EVENTS)
    track(game, 0, water=15, civ=15)
    next_event(game, "G10")
    go_to(game, EVENT)
    assert 0 not in game.to_act() or step_of(game) != EVENT
    assert heights(game)[:2] == (15, 15)


@rule("PU-8.17")
def test_several_steps_on_top_of_the_rover_track_repeat_each_time() -> None:
    game = started(2)
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (5, 0))
    seat_of(game).moves = 1
    track(game, 0, rover=15)
    take_card(game, "C02")
    play(game, 0, "twice:rover")
    assert seat_of(game).moves == 1 + 4 + 4
    game = busy("jump-drive", "synergy", rover=15)
    breakthrough(game, 0, "C")
    play(game, 0, "double:rover")
    assert seat_of(game).moves == 1 + 3 + 3


# -- moving down


@rule("PU-8.12")
def test_a_regress_gives_nothing_and_the_field_gives_its_benefit_again() -> None:
    game = started(2, events=EVENTS)
    track(game, 0, rover=10, civ=4)
    next_event(game, "O01")  # rover or civ back by one
    go_to(game, EVENT)
    assert offered(game, 0) == ["regress:civ", "regress:rover"]
    play(game, 0, "regress:rover")
    assert (height(game, 0, "rover"), seat_of(game).moves, seat_of(game).gains) == (9, 0, [])
    paint(game, 0, "civ", (5, 0))
    rover(game, 0, (5, 0))
    if step_of(game) == EVENT:
        play(game, 1, keys(game, 1)[0])
    due(game, 0, "advance:rover")
    play(game, 0, "advance:rover")
    assert seat_of(game).moves == 3
    assert offered(game, 0, "synergy")


@rule("PU-8.13")
def test_a_tracker_on_0_cannot_go_back() -> None:
    game = started(2, events=EVENTS)
    track(game, 0, civ=4)
    next_event(game, "O01")
    go_to(game, EVENT)
    assert heights(game, 0) == (3, 0, 0, 0, 0)  # only civ can
    assert heights(game, 1) == (0, 0, 0, 0, 0)  # nothing happens
    assert all(
        field % HEIGHT >= 0 and field // HEIGHT == t for t, field in enumerate(seat_of(game, 1).trackers)
    )


# -- medals


@rule("PU-8.03")
@pytest.mark.parametrize(
    ("name", "at", "points"),
    [
        ("civ", 1, 0),
        ("civ", 2, 1),
        ("civ", 4, 1),
        ("civ", 14, 3),
        ("civ", 15, 5),
        ("water", 9, 4),
        ("water", 14, 7),
        ("water", 15, 10),
        ("biomass", 11, 2),
        ("rover", 14, 2),
        ("tech", 12, 1),
        ("tech", 15, 5),
    ],
)
def test_the_highest_medal_reached_or_passed_scores(name: str, at: int, points: int) -> None:
    game = set_up(2)
    track(game, 0, **{name: at})
    assert track_points(BOX, seat_of(game)) == points


@rule("PU-8.04")
def test_the_highest_medal_is_the_one_highest_up() -> None:
    game = set_up(2, corporation="jump-drive")
    found = []
    for at in range(HEIGHT):
        track(game, 0, tech=at)
        found.append(track_points(BOX, seat_of(game)))
    assert found == [0, 5, 5, 5, 5, 5, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1]


@rule("PU-8.05")
def test_a_tracker_moved_back_loses_its_medal() -> None:
    game = started(2, events=EVENTS)
    track(game, 0, civ=15)
    assert track_points(BOX, seat_of(game)) == 5
    next_event(game, "R01")  # two fields back
    go_to(game, EVENT)
    assert height(game, 0, "civ") == 13
    assert track_points(BOX, seat_of(game)) == 3
