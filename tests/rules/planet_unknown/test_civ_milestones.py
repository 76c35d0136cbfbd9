"""Chapter 9: civilization milestones and the picking of cards."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.options import Refused
from kolonie.core.views import journal, view
from kolonie.games.planet_unknown.state import END_EFFECTS, EVENT, NONE, PICKS
from tests.citing import rule
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    deck,
    due,
    finish,
    go_to,
    next_event,
    offered,
    play,
    refused,
    rover,
    seat_of,
    started,
    step_of,
    table_of,
    track,
)
from tests.rules.planet_unknown.positions import card_number, take


def names(cards: tuple[int, ...] | list[int]) -> list[str]:
    return sorted(BOX.civ_ids[card] for card in cards)


def told(game: Game, viewer: int | None) -> str:
    """All that the journal tells a viewer."""
    return repr([entry.args for entry in journal(game, viewer)])


@rule("PU-9.01")
def test_a_milestone_shows_the_deck_of_its_rank_and_one_card_is_kept() -> None:
    game = started(2)
    deck(game, 1, "C07", "C04", "C06")
    track(game, 0, civ=2)
    due(game, 0, "advance:civ")
    play(game, 0, "advance:civ")
    finish(game)
    assert step_of(game) == PICKS
    assert offered(game) == ["card:C04", "card:C06", "card:C07"]
    play(game, 0, "card:C06")
    assert names(seat_of(game).kept) == ["C06"] and not seat_of(game).cards
    assert names(table_of(game).decks[0]) == ["C04", "C07"], "the rest goes back"


@rule("PU-9.10")
@pytest.mark.parametrize(
    ("corporation", "height", "rank"),
    [("coalition", 3, 1), ("coalition", 10, 3), ("coalition", 14, 4), ("republic", 6, 2), ("republic", 8, 3)],
)
def test_the_rank_is_the_number_on_the_field(corporation: str, height: int, rank: int) -> None:
    game = started(2, corporation=corporation)
    track(game, 0, civ=height - 1)
    due(game, 0, "advance:civ")
    play(game, 0, "advance:civ")
    assert seat_of(game).picks == [rank], "whichever milestone of the player it is"


@rule("PU-9.02", "PU-9.12")
def test_an_immediate_card_is_carried_out_at_once_and_lies_open() -> None:
    game = started(2)
    seat_of(game, 1).picks = [2]
    take(game, 0, "C01")
    assert game.to_act() == [0], "before anybody else picks"
    assert offered(game) == ["boost:biomass", "boost:civ", "boost:rover", "boost:tech", "boost:water"]
    seen = view(game, 1)["table"]["seats"][0]
    assert seen["cards"] == [card_number("C01")] and seen["kept"] == {"count": 0}


FIRST_THE_CARD = [
    # card, rank, and how it is carried out
    ("C01", 1, ["boost:water", "boost:tech"]),
    ("C02", 1, ["twice:water"]),
    ("C10", 2, ["boost:water", "boost:tech", "boost:rover"]),
    ("C11", 2, ["boost:water", "boost:tech"]),
    ("C19", 3, ["boost:water", "boost:tech", "boost:rover"]),
    ("C21", 3, ["raise:water", "raise:water", "raise:tech"]),
]


@rule("PU-9.02")
@pytest.mark.parametrize(("card", "rank", "choices"), FIRST_THE_CARD)
@pytest.mark.parametrize("step", [EVENT, PICKS])
def test_all_of_a_card_comes_before_the_next_pick(
    card: str, rank: int, choices: list[str], step: str
) -> None:
    game = started(2, events=EVENTS)
    next_event(game, "O18")  # closes a terrain to rovers, no more
    track(game, 0, civ=6, water=2, biomass=6, rover=6, tech=4)
    deck(game, rank, card)
    deck(game, 4, "C25", "C26", "C27")
    seat_of(game).picks = [4, rank]
    go_to(game, step)
    play(game, 0, f"pick:{rank}")
    for number, choice in enumerate(choices):
        assert not offered(game, verb="pick") and choice in offered(game), number
        assert refused(game, 0, "pick:4") == "PU-9.02"
        play(game, 0, choice)
    if card != "C21":
        assert offered(game) == offered(game, verb="synergy"), "its benefits too"
        play(game, 0, "synergy:civ")
    assert offered(game) == ["card:C25", "card:C26", "card:C27"], "only now the next deck is seen"


@rule("PU-9.02")
def test_a_pick_that_the_card_caused_waits_for_the_card() -> None:
    game = started(2)
    deck(game, 1, "C01", "C06", "C07")
    track(game, 0, civ=2)
    seat_of(game).picks = [1]
    go_to(game, PICKS)
    play(game, 0, "card:C01", "boost:civ")
    assert seat_of(game).picks == [1] and offered(game) == offered(game, verb="boost")
    play(game, 0, "boost:water")
    assert offered(game) == ["card:C06", "card:C07"]


@rule("PU-9.02", "PU-4.16", "PU-18.12")
def test_abilities_and_rovers_may_come_between_the_parts_of_a_card() -> None:
    game = started(2, corporation="makeshift")
    rover(game, 0, (8, 5))
    breakthrough(game, 0, 4)
    track(game, 0, civ=6, water=5, biomass=5, rover=5, tech=4)
    seat_of(game).moves = 1
    take(game, 0, "C21")
    assert {"raise:tech", "yield:tech", "rover:8,5,9,5"} <= set(offered(game))


@rule("PU-9.03", "PU-9.13")
def test_an_end_game_card_is_secret_until_final_scoring() -> None:
    game = started(3)
    game.journal = []
    deck(game, 2, "C09", "C30")
    seat_of(game).picks = [2]
    go_to(game, PICKS)
    play(game, 0, "card:C30")
    for viewer in (1, 2, None):
        seen = view(game, viewer)["table"]["seats"][0]
        assert seen["kept"] == {"count": 1}, "how many are public"
        assert seen["kept_ranks"] == [2], "and of which rank"
        assert "C30" not in told(game, viewer)
    assert view(game, 0)["table"]["seats"][0]["kept"] == [card_number("C30")]
    assert "C30" in told(game, 0)
    assert view(game, 1)["table"]["shown"] == []
    go_to(game, END_EFFECTS)
    assert view(game, 1)["table"]["shown"][0][0] == [card_number("C30")]


@rule("PU-9.04")
def test_an_empty_deck_gives_no_card() -> None:
    game = started(2)
    deck(game, 1)
    rover(game, 0, (5, 0))
    seat = seat_of(game)
    seat.picks, seat.moves = [1], 1
    go_to(game, PICKS)
    assert refused(game, 0, "pick:1") == "PU-9.04"
    play(game, 0, "end")
    assert not seat.cards and not seat.kept and not seat.picks
    assert step_of(game) != PICKS, "the turn is over"


@rule("PU-9.05", "PU-9.06")
def test_picks_are_made_in_turn_order_each_player_all_of_theirs() -> None:
    game = started(3)
    table = table_of(game)
    table.commander = 1
    deck(game, 1, "C06", "C07", "C29", "C33")
    deck(game, 2, "C08", "C09")
    for index, ranks in enumerate(([1], [1], [2, 1])):
        seat_of(game, index).picks = ranks
    go_to(game, PICKS)
    assert game.to_act() == [1], "the commander first"
    with pytest.raises(Refused):
        game.play(0, "card:C06")
    play(game, 1, "card:C07")
    assert game.to_act() == [2], "then clockwise"
    play(game, 2, "pick:2", "card:C09")
    assert game.to_act() == [2], "all picks of one player before the next"
    assert offered(game, 2) == ["card:C06", "card:C29", "card:C33"], "what the commander left"
    play(game, 2, "card:C06")
    assert game.to_act() == [0] and offered(game) == ["card:C29", "card:C33"]


@rule("PU-9.07")
def test_a_milestone_reached_while_picking_is_picked_at_once() -> None:
    game = started(2)
    deck(game, 1, "C01", "C06", "C07")
    track(game, 0, civ=2)
    for seat in table_of(game).seats:
        seat.picks = [1]
    go_to(game, PICKS)
    play(game, 0, "card:C01", "boost:civ", "boost:water")
    assert game.to_act() == [0] and offered(game) == ["card:C06", "card:C07"]
    play(game, 0, "card:C07")
    assert names(seat_of(game, 0).kept) == ["C07"]
    assert names(seat_of(game, 1).kept) == ["C06"], "only then the next player, who has no choice"


@rule("PU-9.08")
def test_milestones_of_the_event_step_are_picked_before_tiles_are_selected() -> None:
    game = started(2, events=EVENTS)
    table_of(game).commander = 1
    deck(game, 1, "C06", "C07", "C33")
    for index in range(2):
        track(game, index, civ=2)
    next_event(game, "G05")
    go_to(game, EVENT)
    play(game, 0, "boost:civ")
    play(game, 1, "boost:civ")
    assert step_of(game) == EVENT and game.to_act() == [1], "in turn order"
    play(game, 1, "card:C33")
    assert game.to_act() == [0] and offered(game) == ["card:C06", "card:C07"]
    play(game, 0, "card:C07")
    assert game.to_act() == [0, 1] and "tile:inner" in offered(game)


@rule("PU-9.09")
def test_a_card_must_be_taken_also_a_useless_one() -> None:
    game = started(2)
    deck(game, 2, "C14", "C13")
    rover(game, 0, (5, 0))
    seat = seat_of(game)
    seat.picks, seat.moves = [2], 1
    go_to(game, PICKS)
    assert refused(game, 0, "end") == "PU-36.11"
    play(game, 0, "pick:2")
    assert offered(game) == ["card:C13", "card:C14"], "no way to take none"

    game = started(2)
    take(game, 0, "C14")
    assert names(seat_of(game).cards) == ["C14"], "the only card, though there is no rover to move"
    assert table_of(game).decks[1] == ()


@rule("PU-9.11")
def test_decks_are_unknown_but_counted() -> None:
    game = started(2)
    deck(game, 1, "C06", "C07", "C33")
    deck(game, 4, "C27")
    seat_of(game).picks = [1]
    go_to(game, PICKS)
    for viewer in (0, 1, None):
        seen = view(game, viewer)
        assert seen["decks"][0] == 3 and seen["decks"][3] == 1
        assert seen["table"]["decks"] == {"count": 4} and "unused" in seen["table"]
        assert not isinstance(seen["table"]["unused"], list)
        assert ("options" in seen) == (viewer == 0), "only who picks sees the cards"


@rule("PU-9.14")
def test_a_card_removed_by_an_event_can_come_back() -> None:
    game = started(1)
    table = table_of(game)
    everything = [card for card, rank in enumerate(BOX.civ_ranks) if rank == 1]
    deck(game, 1, *(BOX.civ_ids[card] for card in everything))
    next_event(game, "R08", "G02")
    go_to(game, EVENT)
    removed = [card for card in table.unused if BOX.civ_ranks[card] == 1]
    assert len(removed) == 1 and len(table.decks[0]) == 8
    table.past.append(table.event)
    table.event = NONE
    go_to(game, EVENT)
    assert sorted(table.decks[0]) == everything, "the only unused card of the rank was the removed one"
