"""Chapters 2 and 20: setting up, and the personal mission module."""

from __future__ import annotations

from pathlib import Path

import pytest

from kolonie.core.engine import Game
from kolonie.core.options import Refused
from kolonie.core.title import SetupError
from kolonie.core.views import journal, view
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.nodes import KeepMissions
from kolonie.games.planet_unknown.scoring import neighbour_points, personal_points
from kolonie.games.planet_unknown.state import END_EFFECTS, NONE
from kolonie.games.planet_unknown.terms import TRACKS
from tests.citing import rule
from tests.positioning import keys
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    cells,
    finish,
    go_to,
    offered,
    paint,
    play,
    seat_of,
    set_up,
    started,
    table_of,
    track,
)

SEATS = range(1, 7)


def at_missions(seats: int, **settings: str) -> Game:
    """A new game in which all boards are taken and mission cards have been dealt."""
    game = TITLE.new(seats, "missions", {"boards": "free", **settings})
    while not seat_of(game, seats - 1).dealt:
        index = game.to_act()[0]
        symmetric = [k for k in keys(game, index) if k.endswith((":ksb-4156", ":coalition"))]
        game.play(index, symmetric[0])
    return game


# -- boards


@rule("PU-2.01")
def test_one_to_six_players() -> None:
    for seats in SEATS:
        assert TITLE.new(seats, "count").seats == seats
    for seats in (0, 7):
        with pytest.raises(SetupError):
            TITLE.new(seats, "count")


@rule("PU-2.05", "PU-2.06")
def test_each_player_chooses_one_of_two_planets_and_one_of_two_corporations() -> None:
    game = TITLE.new(6, "pairs")
    planets, corporations = set(), set()
    for index in range(6):
        seat = seat_of(game, index)
        other = BOX.planet_ids[seat.offered_planet]
        assert game.to_act() == [index]
        assert offered(game, index) == sorted(["planet:ksb-4156", f"planet:{other}"])
        absent = next(p for p in BOX.planet_ids[1:] if p != other)
        with pytest.raises(Refused) as refusal:
            game.play(index, f"planet:{absent}")
        assert refusal.value.rule == "PU-2.06"
        game.play(index, f"planet:{other}" if index % 2 else "planet:ksb-4156")
        free = BOX.corporation_ids[seat.offered_corporation]
        assert offered(game, index) == sorted(["corporation:coalition", f"corporation:{free}"])
        game.play(index, f"corporation:{free}" if index % 3 == 0 else "corporation:coalition")
        if offered(game, index, "flux"):
            game.play(index, "flux:civ")
        planets.add(seat.offered_planet)
        corporations.add(seat.offered_corporation)
    assert len(planets) == len(corporations) == 6  # distinct
    assert not {0} & (planets | corporations)
    for index in range(6):  # any mixture
        seat = seat_of(game, index)
        assert (seat.planet != 0) == (index % 2 == 1)
        assert (seat.corporation != 0) == (index % 3 == 0)


@rule("PU-2.06")
def test_the_offer_is_random() -> None:
    first = [seat_of(TITLE.new(2, f"offer {n}")) for n in range(40)]
    assert len({seat.offered_planet for seat in first}) > 6
    assert len({seat.offered_corporation for seat in first}) > 5


@rule("PU-2.03", "PU-2.04")
def test_every_player_begins_with_boards_and_trackers_on_the_lowest_fields() -> None:
    for name in BOX.corporation_ids:
        game = set_up(2, corporation=name)
        assert BOX.corporation_ids[seat_of(game).corporation] == name
        for index in (0, 1):
            seat = seat_of(game, index)
            assert seat.planet != NONE
            assert [divmod(field, 16) for field in seat.trackers] == [(t, 0) for t in range(5)]
            assert (seat.levels, seat.pods, seat.rocks, seat.cards) == (0, 0, 0, [])


@rule("PU-2.07")
@pytest.mark.parametrize("planet", BOX.planet_ids)
def test_six_lifepods_stand_on_the_printed_cells(planet: str) -> None:
    seat = seat_of(set_up(2, planet=planet))
    entry = BOX.planet_entries[seat.planet]
    assert sorted(cells(seat.lifepods)) == sorted((x, y) for x, y in entry.lifepods)
    assert seat.lifepods.bit_count() == 6
    other = seat_of(set_up(2), 1)
    assert sorted(cells(other.lifepods)) == [(1, 4), (2, 7), (5, 9), (7, 2), (8, 8), (10, 4)]


@rule("PU-2.08")
@pytest.mark.parametrize(
    ("corporation", "rovers"),
    [
        ("coalition", 2),
        ("republic", 1),
        ("wormhole", 2),
        ("cosmos", 1),
        ("horizon", 4),
        ("jump-drive", 1),
        ("oasis", 2),
        ("makeshift", 2),
        ("flux", 2),
    ],
)
def test_rovers_of_the_corporation_wait_on_its_board(corporation: str, rovers: int) -> None:
    seat = seat_of(set_up(2, corporation=corporation))
    assert (seat.supply, seat.rovers) == (rovers, 0)


@rule("PU-2.17")
def test_the_difficulty_of_a_board_changes_nothing(tmp_path: Path) -> None:
    assert {p.difficulty for p in BOX.planet_entries} | {c.difficulty for c in BOX.corporation_entries} == {
        1,
        2,
        3,
        4,
    }
    pack = tmp_path / "hard.toml"
    pack.write_text(
        '[[planets]]\nid = "ksb-4156"\ndifficulty = 4\n\n[[corporations]]\nid = "coalition"\ndifficulty = 4\n'
    )
    games = [TITLE.new(2, "same", {"boards": "free"}, box=box) for box in (BOX, Box((pack,)))]
    assert games[1].box.planet_entries[0].difficulty == 4
    for game in games:
        for _ in range(60):
            index = game.to_act()[0]
            options = keys(game, index)
            wanted = [k for k in options if k.endswith((":ksb-4156", ":coalition"))]
            game.play(index, wanted[0] if wanted else options[len(options) // 2])
    assert view(games[0], 0) == view(games[1], 0)
    assert games[0].scores() == games[1].scores()


@rule("PU-2.18", "PU-2.19")
def test_flux_industries_chooses_the_track_of_its_token() -> None:
    game = TITLE.new(2, "flux", {"boards": "free"})
    play(game, 0, "planet:ksb-4156", "corporation:flux")
    assert offered(game, 0) == sorted(f"flux:{name}" for name in TRACKS)
    play(game, 0, "flux:water")
    assert game.to_act() == [1]
    play(game, 1, "planet:ksb-4156", "corporation:coalition")
    assert (seat_of(game, 0).flux, seat_of(game, 1).flux) == (TRACKS.index("water"), NONE)


# -- the table


@rule("PU-2.02")
def test_twelve_shuffled_stacks_one_for_each_shape() -> None:
    orders = set()
    for seed in ("one", "two"):
        table = table_of(set_up(2, seed=seed))
        for stack in range(12):
            tiles = [*table.stacks[stack], table.tops[stack]]
            assert sorted(tiles) == list(range(12 * stack, 12 * stack + 12))
            orders.add(tuple(tile % 12 for tile in tiles))
    assert len(orders) > 20  # each stack has an order of its own


@rule("PU-2.09", "PU-2.10")
@pytest.mark.parametrize(
    ("seats", "positions"),
    [
        (1, [0]),
        (2, [0, 3]),
        (3, [0, 2, 4]),
        (4, [0, 1, 3, 4]),
        (5, [0, 1, 2, 3, 4]),
        (6, [0, 1, 2, 3, 4, 5]),
    ],
)
def test_where_the_markers_point(seats: int, positions: list[int]) -> None:
    game = started(seats)
    sections = view(game, None)["sections"]
    assert [outer - 6 for _inner, outer in sections] == positions


@rule("PU-2.11")
@pytest.mark.parametrize("seats", SEATS)
def test_a_deck_of_each_rank_holds_one_card_more_than_there_are_players(seats: int) -> None:
    table = table_of(set_up(seats))
    for rank in range(4):
        assert len(table.decks[rank]) == seats + 1
        assert all(BOX.civ_ranks[card] == rank + 1 for card in table.decks[rank])
    everything = [card for deck in table.decks for card in deck] + table.unused
    assert sorted(everything) == list(range(36))


@rule("PU-2.11")
def test_the_cards_of_the_decks_are_drawn_at_random_and_unseen() -> None:
    games = [set_up(2, seed=f"cards {n}") for n in range(10)]
    assert len({frozenset(table_of(game).decks[0]) for game in games}) > 5
    seen = view(started(2), 0)
    assert seen["decks"] == [3, 3, 3, 3]
    assert seen["table"]["decks"] == {"count": 4}


@rule("PU-2.12")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_mission_between_each_two_neighbours(seats: int) -> None:
    game = started(seats)
    table = table_of(game)
    assert len(set(table.missions)) == seats
    assert view(game, None)["table"]["missions"] == table.missions  # neighbour side up, for all to see
    table.missions = [BOX.mission_ids.index("M01")] * seats  # civ buildings on the edge
    paint(game, 1, "civ", (5, 0), buildings=((5, 0),))
    assert neighbour_points(BOX, table) == [2, 10, 2] + [4] * (seats - 3)


@rule("PU-2.13")
def test_two_players_compete_on_three_missions() -> None:
    game = set_up(2)
    table = table_of(game)
    assert len(set(table.missions)) == 3
    table.missions = [BOX.mission_ids.index("M01")] * 3
    paint(game, 1, "civ", (5, 0), buildings=((5, 0),))
    assert neighbour_points(BOX, table) == [0, 15]


@rule("PU-2.15")
def test_the_first_commander_is_drawn() -> None:
    assert {table_of(set_up(3, seed=f"first {n}")).commander for n in range(30)} == {0, 1, 2}
    game = TITLE.new(3, "first", {"boards": "free"})
    while table_of(game).turn == 0:
        game.play(game.to_act()[0], keys(game)[0])
    assert game.to_act() == [table_of(game).commander]


@rule("PU-2.22")
def test_the_order_of_setting_up() -> None:
    game = TITLE.new(2, "order", {"boards": "free", "personal": "yes", "events": EVENTS})
    table = table_of(game)
    asked = []
    while not seat_of(game, 1).dealt:
        index = game.to_act()[0]
        assert not any(table.decks) and table.seats[0].lifepods == table.seats[0].supply == 0
        option = next(
            k
            for k in keys(game, index)
            if k in ("planet:gaia", "planet:petra", "corporation:flux", "corporation:oasis", "flux:tech")
        )
        asked.append((index, option.partition(":")[0]))
        game.play(index, option)
    boards = [(0, "planet"), (0, "corporation"), (0, "flux"), (1, "planet"), (1, "corporation")]
    assert asked == boards
    assert table.seats[0].lifepods.bit_count() == 6 and table.seats[0].supply == 2
    assert [len(deck) for deck in table.decks] == [3] * 4
    assert table.missions == [] and table.events == []  # not before the personal missions
    for index in (0, 1):
        game.play(index, keys(game, index)[0])
    assert len(table.missions) == 3
    assert len(table.events) + (table.event != NONE) == 20
    assert table.turn == 1


# -- personal missions


@rule("PU-2.14", "PU-22.03")
def test_solo_keeps_three_of_four_personal_missions() -> None:
    game = at_missions(1)
    dealt = [BOX.mission_ids[m] for m in seat_of(game).dealt]
    assert len(set(dealt)) == 4
    assert view(game, 0)["table"]["seats"][0]["dealt"] == seat_of(game).dealt
    assert offered(game, 0) == sorted(f"return:{name}" for name in dealt)
    play(game, 0, f"return:{dealt[1]}")
    seat = seat_of(game)
    assert sorted(BOX.mission_ids[m] for m in seat.missions) == sorted({*dealt} - {dealt[1]})
    seat.missions = [BOX.mission_ids.index("M01")]  # personal side: a block of 3 × 3 civ
    paint(game, 0, "civ", *[(x, y) for x in (4, 5, 6) for y in (4, 5)])
    assert personal_points(BOX, seat) == 0
    paint(game, 0, "civ", (4, 6), (5, 6), (6, 6))
    assert personal_points(BOX, seat) == 5


@rule("PU-20.01")
def test_the_module_is_for_two_to_six_players_and_off_unless_wanted() -> None:
    for seats in range(2, 7):
        assert all(not seat_of(set_up(seats), index).missions for index in range(seats))
        game = set_up(seats, personal="yes")
        assert all(len(seat_of(game, index).missions) == 1 for index in range(seats))
    with pytest.raises(SetupError):
        TITLE.new(1, "alone", {"personal": "yes"})


@rule("PU-20.02", "PU-20.03")
def test_each_keeps_one_of_two_before_the_neighbour_missions_are_laid_out() -> None:
    game = at_missions(4, personal="yes")
    table = table_of(game)
    assert game.to_act() == [0, 1, 2, 3]
    dealt = [seat_of(game, index).dealt[:] for index in range(4)]
    assert all(len(cards) == 2 for cards in dealt)
    assert table.missions == []
    for index in range(4):
        assert offered(game, index) == sorted(f"return:{BOX.mission_ids[m]}" for m in dealt[index])
        play(game, index, f"return:{BOX.mission_ids[dealt[index][0]]}")
        if index < 3:
            assert table.missions == []
    assert [seat_of(game, index).missions for index in range(4)] == [[cards[1]] for cards in dealt]
    assert len(table.missions) == 4
    assert not set(table.missions) & {card for cards in dealt for card in cards}
    returned = {cards[0] for cards in dealt}
    assert not returned & set(table.mission_box)  # out of the game


@rule("PU-20.04")
def test_personal_missions_are_secret_until_they_score() -> None:
    game = started(2, personal="yes")
    mine = seat_of(game).missions
    assert view(game, 0)["table"]["seats"][0]["missions"] == mine
    for viewer in (1, None):
        assert view(game, viewer)["table"]["seats"][0]["missions"] == {"count": 1}
        assert view(game, viewer)["table"]["shown"] == []
    go_to(game, END_EFFECTS)
    assert game.over
    for viewer in (1, None):
        assert view(game, viewer)["table"]["shown"][0][1] == mine


@rule("PU-20.04")
def test_which_card_was_returned_is_secret() -> None:
    game = at_missions(2, personal="yes")
    game.journal = []
    play(game, 0, keys(game, 0)[0])
    play(game, 1, keys(game, 1)[0])
    assert [entry.seat for entry in journal(game, 1) if isinstance(entry.node, KeepMissions)] == [1]
    assert view(game, 1)["table"]["seats"][0]["returned"] == {"count": 1}
    assert view(game, 0)["table"]["seats"][0]["returned"] == seat_of(game).returned


@rule("PU-20.05")
def test_neighbour_missions_always_with_others_personal_ones_always_alone() -> None:
    for seats in range(2, 7):
        for personal in ("no", "yes"):
            assert len(table_of(set_up(seats, personal=personal)).missions) == max(3, seats)
    alone = set_up(1)
    assert table_of(alone).missions == []
    assert len(seat_of(alone).missions) == 3


@rule("PU-20.05")
def test_a_kept_personal_mission_scores_at_the_end() -> None:
    game = started(2, personal="yes")
    number = next(n for n, m in enumerate(BOX.missions) if m.personal.kind == "track_at_maximum")
    seat_of(game).missions = [number]
    assert personal_points(BOX, seat_of(game)) == 0
    track(game, 0, **{str(BOX.missions[number].personal.track): 15})
    finish(game)
    go_to(game, END_EFFECTS)
    assert TITLE.breakdown(game)[0]["personal"] == 5
