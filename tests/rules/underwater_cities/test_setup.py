"""Chapter 2: setting up, over many seeds where chance decides."""

from __future__ import annotations

from collections import Counter

import pytest

from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.title import SetupError
from kolonie.core.views import view
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.seabed import METROPOLIS_SPOTS
from kolonie.games.underwater_cities.state import ALL_SEE, Table
from tests.citing import rule
from tests.positioning import keys, refusal
from tests.rules.underwater_cities.depths import until
from tests.rules.underwater_cities.sea import have, started

BOX = TITLE.box()


def tables(seats: int, n: int = 30, **settings: str) -> list[Table]:
    return [TITLE.new(seats, f"set up {seed}", settings).state for seed in range(n)]


@rule("UC-2.04", "UC-2.05")
def test_the_first_era_is_shuffled_and_the_others_wait() -> None:
    found = tables(3)
    assert len({table.deck for table in found}) == len(found)
    for table in found:
        lying = sorted([*table.deck, *(card for seat in table.seats for card in seat.hand)])
        assert lying == [card for card, era in enumerate(BOX.card_eras) if era == 1]
        assert (table.era, table.round, table.discard) == (1, 1, ())
        assert [seat.points for seat in table.seats] == [0, 0, 0]


@rule("UC-2.06", "UC-2.07", "UC-2.08")
def test_special_cards_are_laid_out() -> None:
    found = tables(2)
    for table in found:
        assert sorted(BOX.card_ids[card] for card in table.specials) == [str(n) for n in range(191, 206)]
        assert {BOX.card_prices[card] for card in table.specials} == {1, 2}
        assert table.seen == (ALL_SEE, *(0,) * 14)  # the top card lies face up
        assert (len(table.offer), len(table.aside)) == (6, 4)
        assert {BOX.card_prices[card] for card in (*table.offer, *table.aside)} == {3}
    assert len({table.specials for table in found}) == len(found)
    assert len({table.offer for table in found}) > len(found) // 2


@rule("UC-2.09")
def test_contracts_are_laid_out_in_their_variant_only() -> None:
    assert all(table.contracts == () for table in tables(3, 3))
    assert all(len(set(table.contracts)) == 3 for table in tables(3, 3, contracts="on"))


@rule("UC-2.10", "UC-6.07", "UC-6.17")
def test_everybody_starts_with_an_unused_assistant() -> None:
    for table in tables(4, 2):
        assert [(seat.actions, seat.used) for seat in table.seats] == [((0,), ())] * 4
    assert BOX.card_ids[0] == "PA"


@rule("UC-2.12")
def test_boards_differ_but_show_the_same_side() -> None:
    met: set[int] = set()
    for side in ("basic", "advanced"):
        for table in tables(4, 12, boards=side):
            boards = [seat.board for seat in table.seats]
            assert len(set(boards)) == 4
            assert {BOX.boards[board].side for board in boards} == {side}
            met.add(boards[0])
    assert len(met) == 8
    with pytest.raises(SetupError):
        TITLE.new(2, "mixed", {"boards": "mixed"})


@rule("UC-2.13")
def test_the_start_city_is_in_the_lower_right_corner() -> None:
    for board in BOX.boards:
        corner = max((site.y, site.x) for site in board.entry.cities)
        start = board.entry.cities[board.start]
        assert (start.y, start.x) == corner
        assert start.x == max(site.x for site in board.entry.cities)
    for table in tables(4, 2):
        for seat in table.seats:
            assert seat.built[BOX.kind["nonsymbiotic"]] == seat.cities == 1 << BOX.boards[seat.board].start


@rule("UC-2.14", "UC-2.15", "UC-2.16")
def test_metropolis_tiles_are_dealt_at_random() -> None:
    x, y = METROPOLIS_SPOTS["BROWN"]
    assert x < 50 and y < 50  # upper left
    dealt: Counter[tuple[str, str]] = Counter()
    for table in tables(4, 60):
        tiles = [tile for seat in table.seats for tile in seat.tiles]
        assert sorted((*tiles, *table.spare)) == list(range(16))  # what nobody got is out of play
        for seat in table.seats:
            board = BOX.boards[seat.board]
            for space, tile in zip(board.metropolis_ids, seat.tiles, strict=True):
                assert BOX.metropolises[tile].colour == ("brown" if space == "BROWN" else "blue")
                dealt[space, BOX.tile_ids[tile]] += 1
            assert seat.gained == ()
    assert len(dealt) == 5 + 2 * 11


@rule("UC-2.17")
def test_the_play_order_is_shuffled() -> None:
    assert len({table.order for table in tables(3, 60)}) == 6


@rule("UC-2.11", "UC-2.18", "UC-2.19", "UC-2.20", "UC-2.21", "UC-2.22", "UC-11.08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_and_goods_follow_the_order(seats: int) -> None:
    """The last of two or three players is not "the player who plays last"."""
    game = TITLE.new(seats, "places")
    extra = [(0, {}), (1, {}), (2, {"credit": 1}), (3, {"credit": 1, "steelplast": 1})]
    plain = {"credit": 2, "kelp": 1, "steelplast": 1, "science": 1}
    for index, (step, more) in zip(game.state.order, extra[:seats], strict=True):
        seat = game.state.seats[index]
        assert seat.step == step and seat.points == 0
        assert have(game, seat) == {name: n + more.get(name, 0) for name, n in plain.items()}


# -- the six cards


@rule("UC-2.23")
def test_six_cards_are_dealt_and_three_kept() -> None:
    game = TITLE.new(3, "six")
    assert [len(seat.hand) for seat in game.state.seats] == [6, 6, 6]
    seat = game.state.seats[1]
    dealt = seat.hand
    assert keys(game, 1) == sorted(f"discard:{BOX.card_ids[card]}" for card in dealt)
    for card in dealt[:3]:
        assert refusal(game, "done", 1) == "UC-2.23"  # keeping more is out of the question
        game.play(1, f"discard:{BOX.card_ids[card]}")
    assert seat.hand == dealt[3:] and 1 not in game.to_act()  # and so is keeping fewer
    for index in (0, 2):
        for _ in range(3):
            game.play(index, keys(game, index)[0])
    assert [len(seat.hand) for seat in game.state.seats] == [3, 3, 3]
    assert len(game.state.discard) == 9 and set(dealt[:3]) <= set(game.state.discard)


@rule("UC-2.24")
def test_all_choose_at_the_same_time_and_in_secret() -> None:
    game = TITLE.new(3, "secret")
    assert game.to_act() == [0, 1, 2]
    game.play(2, keys(game, 2)[0])
    game.play(0, keys(game, 0)[0])
    assert game.to_act() == [0, 1, 2]
    for viewer in (None, 1):
        shown = view(game, viewer)["table"]["seats"][2]
        assert shown["hand"] == {"count": 6} and shown["thrown"] == {"count": 0}
        assert view(game, viewer)["table"]["discard"] == []
    assert len(view(game, 2)["table"]["seats"][2]["hand"]) == 5


@rule("UC-2.25")
def test_everything_lies_open_before_the_choice() -> None:
    game = TITLE.new(4, "open", {"contracts": "on"})
    seen = view(game, 0)["table"]
    assert game.to_act() == [0, 1, 2, 3]
    assert len({seat["board"] for seat in seen["seats"]}) == 4
    assert all(len(seat["tiles"]) == 3 and sum(seat["goods"]) >= 5 for seat in seen["seats"])
    assert sorted(seat["step"] for seat in seen["seats"]) == [0, 1, 2, 3]
    assert (len(seen["offer"]), len(seen["contracts"]), sorted(seen["order"])) == (6, 3, [0, 1, 2, 3])
    assert view(game, 0)["special_deck"][0] is not None


@rule("UC-2.26")
def test_cards_are_drawn_in_play_order_all_at_once() -> None:
    def dealt(game: Game, era: int, each: int) -> list[tuple[int, ...]]:
        """What the players must draw, by the order in which the deck was shuffled."""
        cards = [card for card, number in enumerate(game.box.card_eras) if card and number == era]
        deck = Chance(game.chance.seed).shuffle(f"era {era}", cards)
        return [tuple(deck.pop() for _ in range(each)) for _ in game.state.order]

    game = TITLE.new(3, "draws")
    assert game.state.order != (0, 1, 2)
    assert [game.state.seats[i].hand for i in game.state.order] == dealt(game, 1, 6)
    game = started(3, seed="draws")
    until(game, lambda g: g.state.era == 2)
    assert [game.state.seats[i].hand[-3:] for i in game.state.order] == dealt(game, 2, 3)
