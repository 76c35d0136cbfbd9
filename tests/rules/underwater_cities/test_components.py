"""Chapter 1: what is in the box, and what runs out."""

from __future__ import annotations

from collections import Counter

import pytest

from kolonie.core.title import SetupError
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.picturing import PLAYER_COLOURS, seat_colour
from kolonie.games.underwater_cities.state import NOBODY, NOT_USED
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.depths import moments, others, turn, until
from tests.rules.underwater_cities.sea import (
    built,
    have,
    hold,
    names,
    numbers,
    play,
    put,
    started,
    supply,
    where,
)

BOX = TITLE.box()


@rule("UC-1.01")
def test_one_to_four_players_in_four_colours() -> None:
    for seats in (1, 2, 3, 4):
        assert len(TITLE.new(seats, "players").state.seats) == seats
    for seats in (0, 5):
        with pytest.raises(SetupError):
            TITLE.new(seats, "players")
    assert PLAYER_COLOURS == ("purple", "orange", "blue", "black")
    assert len({seat_colour(seat) for seat in range(4)}) == 4


@rule("UC-1.02", "UC-3.02")
def test_each_player_has_three_tiles_an_assistant_and_a_marker_on_each_track() -> None:
    game = TITLE.new(4, "colours")
    assert sorted(game.state.order) == [0, 1, 2, 3]
    assert [(seat.actions, seat.points) for seat in game.state.seats] == [((0,), 0)] * 4
    placed: Counter[tuple[int, int]] = Counter()
    most = 0
    for before, seat, key, after in moments(4, 2):
        if key.startswith(("slot:", "copy:")):
            placed[before.round, seat] += 1
        tiles = [sum(mask >> s & 1 for mask in after.state.tiles) for s in range(4)]
        most = max(most, *tiles)
    assert set(placed.values()) == {3} and len(placed) == 10 * 4
    assert most == 3


@rule("UC-1.03", "UC-2.01", "UC-2.03", "UC-1.08")
@pytest.mark.parametrize(
    ("seats", "slots", "copy"), [(1, 12, False), (2, 12, False), (3, 15, False), (4, 15, True)]
)
def test_the_side_of_the_board_and_the_copy_tile(seats: int, slots: int, copy: bool) -> None:
    game = started(seats)
    assert len(game.state.tiles) == slots
    offered = keys(game) + [refused.key for refused in game.refusals(game.to_act()[0])]
    assert len({key for key in offered if key.startswith("slot:")}) == slots + 1
    assert ("slot:G5" in offered) == (seats > 2)
    assert game.state.copier == (NOBODY if copy else NOT_USED)


@rule("UC-1.04")
def test_four_boards_with_two_sides() -> None:
    sides = {side: [BOX.boards[b].id for b in found] for side, found in BOX.board_sides.items()}
    assert sides == {"basic": ["1", "2", "3", "4"], "advanced": ["5", "6", "7", "8"]}


@rule("UC-1.06", "UC-1.07", "UC-5.01")
def test_prices_are_on_special_cards_only() -> None:
    for card in BOX.cards:
        number = int(card.id)
        assert card.price in ((0,) if number <= 180 else (3,) if number <= 190 else (1, 2))


@rule("UC-1.09", "UC-12.28")
def test_goods_never_run_out() -> None:
    game, seat = turn(2, "1", kelp=10**6, steelplast=10**6)
    play(game, "slot:R1", "card:T4")
    assert have(game, seat) == {"kelp": 10**6 + 1, "steelplast": 10**6 + 2}


@rule("UC-1.10")
@pytest.mark.parametrize("kind", ["farm", "desalination", "laboratory"])
def test_building_discs_never_run_out(kind: str) -> None:
    game, seat = turn(4, "1", credit=1, kelp=1, steelplast=1)
    for other in others(game, seat):
        put(game, other, kind, *(site.id for site in BOX.boards[0].entry.buildings))
    reconsider(game)
    assert sum(other.built[BOX.kind[kind]].bit_count() for other in others(game, seat)) > 2 * 37
    slot = {"farm": "R1", "desalination": "G4", "laboratory": "R4"}[kind]
    play(game, f"slot:{slot}", "card:T3", "at:LR.1")
    assert built(game, seat, kind) == {"LR.1"}


@rule("UC-1.11", "UC-3.19")
def test_without_tunnels_nobody_builds_one() -> None:
    game, seat = turn(2, "1", "T11", "T3", "T4", credit=9, steelplast=9)
    tunnel = game.box.tunnel
    assert game.state.supply[tunnel] == 47
    supply(game, tunnel=1)
    reconsider(game)
    play(game, "slot:Y1", "card:T11", "order:card", "build")
    assert "build:tunnel" not in keys(game)  # the last one is needed for the slot
    play(game, "build:farm", "at:LR.1", "at:LR-LM")
    assert game.state.supply[tunnel] == 0
    assert seat.built[tunnel].bit_count() == 1  # the second one of the slot was out of the question
    game, seat = turn(2, "1", "T11", "T3", "T4", credit=9, steelplast=9)
    supply(game, tunnel=0)
    reconsider(game)
    assert refusal(game, "slot:Y1") == "UC-3.12"


@rule("UC-1.11")
def test_a_free_tunnel_needs_one_in_the_supply() -> None:
    game, _seat = turn(2, "1", "T11", "T3", "T4")
    supply(game, tunnel=0)
    reconsider(game)
    play(game, "slot:Y2", "card:T11", "order:card", "build")
    assert "build:farm" in keys(game)
    assert refusal(game, "build:tunnel") == "UC-23.03"


@rule("UC-1.11", "UC-12.22")
def test_a_tunnel_built_and_upgraded_at_once_needs_one_in_the_supply() -> None:
    game, seat = turn(3, "1", credit=9, steelplast=9, kelp=9, science=9)
    supply(game, tunnel=0)
    reconsider(game)
    play(game, "slot:R5", "card:T3", "pair")  # S19
    assert set(keys(game)) == {"build:farm", "build:desalination", "build:laboratory"}
    assert refusal(game, "build:tunnel") == "UC-23.03"
    assert seat.built[game.box.tunnel] == 0


@rule("UC-1.12", "UC-1.14", "UC-1.15")
def test_each_kind_of_dome_runs_out_for_itself() -> None:
    plenty = {"credit": 9, "kelp": 9, "steelplast": 9, "biomatter": 9}
    for gone, left in (("nonsymbiotic", "symbiotic"), ("symbiotic", "nonsymbiotic")):
        game, seat = turn(2, "1", **plenty)
        supply(game, **{gone: 0})
        reconsider(game)
        play(game, "slot:R4", "card:T3")
        assert refusal(game, f"build:{gone}") == "UC-23.03"  # also where there is no choice of kinds any more
        play(game, "at:LM")
        play(game, next(key for key in keys(game) if key.startswith("pay:")))
        assert "LM" in built(game, seat, left)
        assert "LM" not in built(game, seat, gone)
    game, seat = turn(2, "1", **plenty)
    supply(game, symbiotic=0, nonsymbiotic=0)
    reconsider(game)
    assert refusal(game, "slot:R4") == "UC-3.12"


@rule("UC-1.12", "UC-1.13", "UC-1.14", "UC-2.02", "UC-2.13")
@pytest.mark.parametrize(("seats", "purple"), [(1, -1), (2, 7), (3, 10), (4, 13)])
def test_domes_in_the_supply(seats: int, purple: int) -> None:
    table = TITLE.new(seats, "domes").state
    assert table.supply[BOX.kind["symbiotic"]] == purple
    assert table.supply[BOX.kind["nonsymbiotic"]] == 17 - seats
    assert table.supply[BOX.kind["tunnel"]] == 47
    assert all(seat.built[BOX.kind["nonsymbiotic"]].bit_count() == 1 for seat in table.seats)


@rule("UC-1.16", "UC-1.17", "UC-4.14", "UC-3.04")
def test_the_discard_pile_becomes_the_deck() -> None:
    """The played card is not in a reshuffle during its turn, but in one for the draw at the end."""
    game, seat = turn(2)
    hold(game, others(game, seat)[0], "T5", "T6", "T7")
    game.state.retired += game.state.deck
    game.state.deck, game.state.discard = (), numbers(game, "T1")
    game.state.retired = tuple(c for c in game.state.retired if c not in numbers(game, "T1"))
    reconsider(game)
    play(game, "slot:S00", "card:T2")  # two cards are due, one is there
    assert names(game, seat.hand) == ["T3", "T4", "T1", "T2"]
    assert game.state.deck == game.state.discard == ()
    assert have(game, seat) == {"credit": 2}


@rule("UC-1.18", "UC-5.13", "UC-5.14")
@pytest.mark.parametrize(("card", "slot", "pile"), [("T28", "G1", "tucked"), ("T30", "R1", "actions")])
def test_a_paid_special_card_stays_with_its_owner(card: str, slot: str, pile: str) -> None:
    game, _seat = turn(2, "1", card, "T3", "T4", credit=5)
    size = len(game.state.specials)
    play(game, f"slot:{slot}", f"card:{card}", "order:slot")
    until(game, lambda g: "benefit" in keys(g))
    play(game, "benefit")
    until(game, lambda g: g.state.era == 2)
    assert len(game.state.specials) == size
    assert where(game, card) == pile


@rule("UC-1.19", "UC-2.08", "UC-5.05")
def test_three_credit_cards_are_never_refilled() -> None:
    game, _seat = turn(2)
    taken = game.box.card_ids[game.state.offer[2]]
    rest = tuple(card for card in game.state.offer if card != game.state.offer[2])
    play(game, "slot:R3", "card:T3", f"special:{taken}")
    assert where(game, taken) == "hand" and game.state.offer == rest
    until(game, lambda g: g.state.era == 2)
    assert game.state.offer == rest
