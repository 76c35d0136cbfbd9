"""Section 0: illegal inputs, what is asked, order of effects, conservation, secrets."""

from __future__ import annotations

import pytest

from kolonie.core.chance import Chance
from kolonie.core.options import Refused
from kolonie.core.saving import state_hash
from kolonie.core.views import determinize, view
from kolonie.games.aquasphere.box import COLOURS, LETTERS
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.positions import started
from tests.citing import rule
from tests.laws.playing import positions
from tests.rules.aquasphere.station import BOX


@rule("AQ-0.01")
@pytest.mark.parametrize(
    ("key", "broken"),
    [("engineer:H6", "AQ-9.10"), ("buy:green", "AQ-9.09"), ("withdraw", "AQ-11.02"), ("go:C", "AQ-10.17")],
)
def test_an_illegal_input_changes_nothing_and_names_the_rule(key: str, broken: str) -> None:
    station = started(3)
    station.turn_of(0)
    station.program(0)
    station.give_time(0, 0)
    station.offered()
    before = state_hash(station.live)
    with pytest.raises(Refused) as caught:
        station.live.play(0, key)
    assert caught.value.rule == broken
    assert state_hash(station.live) == before


@rule("AQ-0.01")
def test_every_choice_that_a_turn_refuses_names_a_rule_of_the_ledger() -> None:
    station = started(2)
    station.turn_of(0)
    station.give_time(0, 0)
    fields = [f"{verb}:{field}" for verb in ("engineer", "sidestep") for field in BOX.field_ids[1:]]
    symbols = [f"{verb}:{colour}" for verb in ("buy", "return") for colour in COLOURS]
    everything = {*fields, *symbols, *(f"go:{letter}" for letter in LETTERS), "withdraw"}
    nameless = {
        key for key in everything - set(station.offered()) if not station.refused(key).startswith("AQ-")
    }
    assert nameless == set()


@rule("AQ-0.01")
def test_nobody_can_play_for_a_seat_that_is_not_asked() -> None:
    station = started(3)
    station.turn_of(0)
    before = state_hash(station.live)
    with pytest.raises(Refused):
        station.live.play(1, "engineer:H1")
    assert state_hash(station.live) == before


@rule("AQ-0.02")
def test_a_may_is_offered_even_where_the_only_other_way_is_not_to() -> None:
    station = started(2)
    station.turn_of(0)
    station.stock("A", crystals=1)
    station.act("A", "black")
    assert station.offered() == ["decline", "perform"]


@rule("AQ-0.02")
def test_the_only_way_of_a_must_is_taken_without_asking() -> None:
    station = started(2)
    station.turn_of(0)
    station.program(0)
    station.program(1)
    station.give_time(1, 0)
    station.engineer_to(1, "H6")
    station.play("engineer:H1")
    assert station.state.withdrawn == [1]
    assert station.live.to_act() == [0]


@rule("AQ-0.03")
@pytest.mark.parametrize("order", [("kp:1", "card:R23"), ("card:R23", "kp:1")])
def test_the_player_orders_effects_of_one_event(order: tuple[str, str]) -> None:
    station = started(2)
    seat = station.turn_of(0)
    station.give_card(0, "R23")
    station.stock("B", octopods=1)
    station.act("B", "violet")
    station.play("catch:1")
    assert station.offered() == ["card:R23", "kp:1"]
    station.play(order[0])
    if order[1] in station.offered():  # the points alone are taken without asking
        station.play(order[1])
    assert (seat.crystals, seat.kp) == (1, 1)
    assert station.live.to_act() == [1]


@rule("AQ-0.03")
def test_in_an_interim_scoring_the_player_concerned_orders_income_and_cards() -> None:
    station = started(2)
    station.turn_of(0)
    station.give_card(1, "R35")
    station.program(1)
    station.to_interim(1, 0)
    assert station.live.to_act() == [1]
    assert station.offered() == ["card:R35", "income"]
    station.play("card:R35")
    assert station.programmed(1) == {"red"}


@rule("AQ-0.04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pieces_are_conserved(seats: int) -> None:
    for seed in range(6):
        for game in positions(TITLE, seats, seed):
            table = game.state
            if table.round == 0:
                continue
            census = TITLE.census(game)
            assert (census["time"], census["crystals"], census["octopods"]) == (38, 20, 15)
            assert (census["research"], census["expansions"]) == (41, 30)
            assert all(census[f"bots {i}"] == 15 and census[f"subs {i}"] == 6 for i in range(seats))
            assert census["neutral subs"] == 6 * (4 - seats)
            assert census["neutral bots"] == (3 if seats == 3 else 0)
            held = [*table.research_deck, *(c for pile in table.research for c in pile)]
            held += [c for seat in table.seats for c in seat.research]
            assert sorted(held) == list(range(41))
            tiles = [*table.expansion_deck, *(t for pile in table.expansions for t in pile)]
            tiles += [t for seat in table.seats for t in seat.expansions]
            assert sorted(tiles) == list(range(30))


@rule("AQ-0.05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_the_same_and_no_hidden_order(seats: int) -> None:
    for seed in range(2):
        for game in positions(TITLE, seats, seed):
            if game.state.round == 0 or game.number % 20:
                continue
            seen = [view(game, viewer)["table"] for viewer in (None, *range(seats))]
            assert all(one == seen[0] for one in seen)
            shown = seen[0]
            for hidden in ("research_deck", "expansion_deck", "programs", "programs_aside", "rotations"):
                assert shown[hidden] == {"count": len(getattr(game.state, hidden))}


@rule("AQ-0.05")
def test_nothing_seen_depends_on_what_is_hidden() -> None:
    station = started(4)
    twins = [determinize(station.live, 1, Chance(f"other world {i}")) for i in range(30)]
    for twin in twins:
        assert view(twin, 1) == view(station.live, 1)
        assert sorted(twin.state.research_deck) == sorted(station.state.research_deck)
    for hidden in ("research_deck", "expansion_deck", "programs", "programs_aside", "rotations"):
        assert len({tuple(getattr(twin.state, hidden)) for twin in twins}) > 1


@rule("AQ-0.05")
def test_piles_labs_supplies_scores_and_the_coming_program_are_public() -> None:
    station = started(3)
    station.lay_card("A", "R01")
    station.lay_card("A", "R02")
    station.give_card(2, "R30")
    station.give_crystals(2, 2)
    station.give_points(2, 17)
    table = station.state
    shown = view(station.live, 0)["table"]
    pile = shown["research"][table.ring.index(0)]
    assert [BOX.research_ids[card] for card in pile[-2:]] == ["R01", "R02"]
    other = shown["seats"][2]
    assert [BOX.research_ids[card] for card in other["research"]] == ["R30"]
    assert (other["crystals"], other["kp"], other["bots"], other["subs"]) == (2, 17, 14, 5)
    assert (shown["next_program"], shown["rotation"]) == (table.next_program, table.rotation)
    assert shown["supply_time"] == table.supply_time
