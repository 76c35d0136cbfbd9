"""The worked examples of the ledger, played."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.games.underwater_cities.network import bits
from kolonie.games.underwater_cities.production import board_product, network_product
from kolonie.games.underwater_cities.state import NEUTRAL, Seat
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities.sea import (
    claim,
    first,
    goods,
    have,
    hold,
    marker,
    play,
    put,
    started,
    take,
)

PLAIN_HAND = ("T2", "T3", "T4")
"""One card of each colour that gives nothing."""


def sites(game: Game, seat: Seat, mask: int, sort: str) -> set[str]:
    names = getattr(game.box.boards[seat.board], sort).ids
    return {names[i] for i in bits(mask)}


@rule("UC-EX-01", "UC-2.11", "UC-2.18", "UC-2.19", "UC-2.20", "UC-2.21")
def test_start_positions_and_goods() -> None:
    game = started(4)
    found = []
    for index in game.state.order:
        seat = game.state.seats[index]
        found.append((seat.step, have(game, seat)))
    assert found == [
        (0, {"credit": 2, "kelp": 1, "steelplast": 1, "science": 1}),
        (1, {"credit": 2, "kelp": 1, "steelplast": 1, "science": 1}),
        (2, {"credit": 3, "kelp": 1, "steelplast": 1, "science": 1}),
        (3, {"credit": 3, "kelp": 1, "steelplast": 2, "science": 1}),
    ]


@rule("UC-EX-07", "UC-3.12", "UC-12.06")
def test_a_slot_of_which_nothing_can_be_done_is_refused() -> None:
    game = started(2, board="1")
    seat = first(game)
    hold(game, seat, *PLAIN_HAND)
    goods(game, seat, credit=5)
    reconsider(game)
    assert refusal(game, "slot:Y1") == "UC-3.12"
    goods(game, seat, credit=5, biomatter=1)
    reconsider(game)
    assert "slot:Y1" in keys(game)


@rule("UC-3.13", "UC-3.19", "UC-3.10")
def test_a_slot_may_be_chosen_because_the_card_will_pay_for_it() -> None:
    """S17 builds a city; a red card that gives kelp comes first, and only then."""
    game = started(2, board="1")
    seat = first(game)
    hold(game, seat, "T1", "T2", "T3")
    goods(game, seat, credit=1, steelplast=2)
    reconsider(game)
    assert "slot:R4" in keys(game)
    play(game, "slot:R4")
    # only card T1 helps; it is played and resolved first, and to leave it would be a dead end
    assert seat.built[game.box.kind["nonsymbiotic"]].bit_count() == 1
    assert have(game, seat) == {"credit": 1, "steelplast": 2, "kelp": 2}
    play(game, "at:LM")
    assert have(game, seat) == {"kelp": 1}
    assert game.state.discard[-1] == game.box.card_number["T1"]


@rule("UC-3.19")
def test_no_step_may_make_the_slot_impossible() -> None:
    """S02 builds tunnels; the yellow card gives steelplast or kelp, and kelp would build none."""
    game = started(2, board="1")
    seat = first(game)
    hold(game, seat, "T5", "T2", "T4")
    goods(game, seat, credit=1)
    reconsider(game)
    play(game, "slot:Y1")
    assert have(game, seat) == {"credit": 1, "steelplast": 1}
    assert set(keys(game)) == {"at:LR-LM", "at:LR-MR"}
    # S08 builds laboratories; the card would spend the only steelplast, so it can only be left
    game = started(3, board="1")
    seat = first(game)
    hold(game, seat, "T6", "T3", "T4")
    goods(game, seat, steelplast=1)
    reconsider(game)
    play(game, "slot:R4", "card:T6")
    play(game, "order:card")
    assert have(game, seat) == {"steelplast": 1}
    assert keys(game)[0].startswith("at:")


@rule("UC-EX-08", "UC-8.02")
def test_the_second_tunnel_may_continue_from_the_first() -> None:
    game = started(2, board="2")
    seat = first(game)
    hold(game, seat, *PLAIN_HAND)
    goods(game, seat, credit=2, steelplast=2)
    reconsider(game)
    play(game, "slot:Y1", "card:T2")
    assert "at:LM-LL" not in keys(game)
    play(game, "at:LR-LM", "build", "at:LM-LL")
    assert have(game, seat) == {}


def example_board(game: Game) -> Seat:
    """Board 1 of the placement example: cities on LR, LM, MR, MM."""
    seat = first(game)
    put(game, seat, "nonsymbiotic", "LM", "MR", "MM")
    return seat


@rule("UC-EX-09", "UC-EX-10", "UC-8.03", "UC-8.07")
def test_legal_city_sites() -> None:
    game = started(2, board="1")
    seat = example_board(game)
    assert sites(game, seat, seat.open_cities, "cities") == {"LL", "UR", "UL"}
    assert "LL.1" in sites(game, seat, seat.open_buildings, "buildings")
    put(game, seat, "nonsymbiotic", "UL")
    assert sites(game, seat, seat.open_cities, "cities") == {"LL", "UR", "UM", "ML"}


@rule("UC-EX-11", "UC-8.10", "UC-8.11")
def test_legal_tunnel_sites() -> None:
    game = started(2, board="1")
    seat = example_board(game)
    put(game, seat, "tunnel", "LR-LM", "LR-MR", "LM-LL")
    found = sites(game, seat, seat.open_tunnels, "tunnels")
    assert found == {"LM-MM", "MR-MM", "MR-UR", "ML-LL", "LL-BLUE_BL"}


@rule("UC-EX-12", "UC-9.03", "UC-9.05")
def test_what_is_connected() -> None:
    game = started(2, board="1")
    seat = example_board(game)
    put(game, seat, "tunnel", "LR-LM", "LR-MR", "LM-LL")
    put(game, seat, "laboratory", "LL.1", "MM.1", "LM.1")
    assert sites(game, seat, seat.connected, "cities") == {"LR", "LM", "MR"}
    laboratory = game.box.kind["laboratory"]
    assert sites(game, seat, seat.built[laboratory] & seat.alive, "buildings") == {"LM.1"}


@rule("UC-EX-14", "UC-11.05")
def test_a_step_beyond_the_track_scores_and_goes_on_top() -> None:
    game = started(2, board="1")
    seat = first(game)
    hold(game, seat, *PLAIN_HAND)
    marker(game, (seat, 3))
    seat.points = 0
    other = next(s for s in game.state.seats if s is not seat)
    marker(game, (other, 4))
    reconsider(game)
    play(game, "slot:G1", "card:T2", "advance")
    assert (seat.step, seat.points) == (4, 2)
    assert seat.height > other.height


@rule("UC-EX-16", "UC-12.19", "UC-14.04", "UC-23.22")
def test_a_reward_in_the_middle_of_an_indivisible_pair() -> None:
    game = started(3, board="2")
    seat = first(game)
    hold(game, seat, *PLAIN_HAND)
    claim(game, seat, "37", "34")
    seat.used = (0,)
    put(game, seat, "laboratory", "LR.1")
    goods(game, seat, steelplast=1, science=1)
    reconsider(game)
    play(game, "slot:R5", "card:T3", "pair", "at:LR.2")
    assert keys(game) == ["card:37", "done"]
    play(game, "card:37")
    assert seat.upgraded.bit_count() == 1 and have(game, seat) == {"credit": 1}
    before = len(seat.hand)
    play(game, "action", "build", "at:LR.3", "gain")
    assert (
        have(game, seat) == {} and len(seat.hand) == before + 2
    )  # one by the card, one at the end of the turn
    assert list(seat.used) == [0, game.box.card_number["34"]]


@rule("UC-EX-18", "UC-14.06", "UC-15.03")
def test_a_board_bonus_pays_for_the_next_tunnel() -> None:
    game = started(2, board="1")
    seat = first(game)
    hold(game, seat, *PLAIN_HAND)
    put(game, seat, "tunnel", "LR-LM")
    goods(game, seat, credit=2, steelplast=1)
    reconsider(game)
    play(game, "slot:Y1", "card:T2", "at:LM-LL", "build", "at:LM-MM")
    assert have(game, seat) == {}
    assert seat.built[game.box.tunnel].bit_count() == 3


def produced(game: Game, seat: Seat) -> dict[str, int]:
    found: dict[str, int] = {}
    for product in (network_product(game.box, seat), board_product(game.box, seat)):
        for name, n in (*zip(game.box.resources, product.goods, strict=True), ("point", product.points)):
            if n:
                found[name] = found.get(name, 0) + n
    return found


@rule("UC-EX-20", "UC-EX-21", "UC-EX-22", "UC-17.02", "UC-17.04")
@pytest.mark.parametrize(
    ("plain", "upgraded", "expected"),
    [(1, 0, {"kelp": 1}), (0, 1, {"kelp": 1, "point": 1}), (0, 2, {"kelp": 3, "point": 3})],
)
def test_farms_produce(plain: int, upgraded: int, expected: dict[str, int]) -> None:
    game = started(2, board="1")
    seat = first(game)
    names = ["LR.1", "LR.2", "LR.3"]
    put(game, seat, "farm", *names[:plain])
    put(game, seat, "farm", *names[plain : plain + upgraded], upgraded=True)
    assert produced(game, seat) == expected


@rule("UC-EX-27", "UC-21.05")
def test_a_multiplier_does_not_touch_the_pair_bonus() -> None:
    game = started(2, board="5", boards="advanced")
    seat = first(game)
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "desalination", "LM.1", "LM.3", upgraded=True)
    assert produced(game, seat) == {}
    put(game, seat, "tunnel", "LR-LM")
    assert produced(game, seat) == {"credit": 3 + 1, "biomatter": 2}
    take(game, seat, "LM.1", "LM.3")
    put(game, seat, "desalination", "LM.1", "LM.2", upgraded=True)
    assert produced(game, seat) == {"credit": 4 + 1, "biomatter": 3}


@rule("UC-EX-29", "UC-21.07")
def test_the_tripled_city_site() -> None:
    game = started(2, board="5", boards="advanced")
    seat = first(game)
    hold(game, seat, *PLAIN_HAND)
    put(game, seat, "nonsymbiotic", "LM")
    put(game, seat, "tunnel", "LR-LM", "LM-MM")
    goods(game, seat, steelplast=4, kelp=1, biomatter=1, credit=5)
    reconsider(game)
    play(game, "slot:R4", "card:T2", "order:none", "build:symbiotic", "at:MM")
    assert have(game, seat) == {}
    assert produced(game, seat)["point"] == 6


@rule("UC-EX-31", "UC-21.09")
def test_the_bonus_of_a_pair_of_tunnels() -> None:
    game = started(2, board="6", boards="advanced")
    seat = first(game)
    put(game, seat, "nonsymbiotic", "MR", "MM", "UR")
    put(game, seat, "tunnel", "LR-MR", "MR-MM", "MM-UM")
    assert produced(game, seat) == {"credit": 3}
    put(game, seat, "tunnel", "MR-UR", "UR-UM")
    assert produced(game, seat) == {"credit": 5 + 2}


@rule("UC-6.08", "UC-6.09", "UC-6.18")
def test_a_fifth_action_card() -> None:
    game = started(2, board="1")
    seat = first(game)
    other = [c.id for c in game.box.cards if c.timing == "action" and c.id not in ("19", "34")]
    hold(game, seat, "19", "T2", "T3")
    claim(game, seat, "34", *other[:2])
    goods(game, seat)
    reconsider(game)
    play(game, "slot:R1", "card:19", "order:card")
    assert refusal(game, "drop:19") == "UC-6.08"
    assert "decline" in keys(game)
    play(game, "drop:PA", "either", "gain-2")  # it leaves and is used on its way out
    assert have(game, seat)["credit"] == 1
    assert 0 not in seat.actions and len(seat.actions) == 4


@rule("UC-13.01", "UC-13.02", "UC-13.04", "UC-13.05")
def test_the_copy_tile() -> None:
    game = started(4, board="1")
    hold(game, first(game), *PLAIN_HAND)
    reconsider(game)
    assert refusal(game, "copy:R3") == "UC-13.05"  # nobody is there yet
    play(game, "slot:R3", "card:T3")
    index = game.to_act()[0]
    seat = game.state.seats[index]
    credit = seat.goods[game.box.credit]
    play(game, "copy:R3")
    assert seat.goods[game.box.credit] == credit - 1
    assert game.state.copier == index
    assert game.state.tiles[7].bit_count() == 2


@rule("UC-22.05", "UC-22.08", "UC-22.17")
def test_neutral_tiles_of_the_solo_game() -> None:
    game = started(1, start="second")
    assert game.state.neutral == (1, 5, 9)
    assert [i for i, tile in enumerate(game.state.tiles) if tile & NEUTRAL] == [1, 5, 9]
    assert refusal(game, "slot:G2") == "UC-3.06"
    while game.state.round == 1:
        game.play(0, keys(game)[-1])
    assert game.state.neutral == (2, 6, 10)
