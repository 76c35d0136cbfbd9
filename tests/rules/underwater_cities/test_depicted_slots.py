"""Cards that add to a slot (UC-23.14) help to perform it, but what they give is no part of the slot."""

from __future__ import annotations

from pathlib import Path

from kolonie.core.engine import Game
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.state import Seat
from tests.citing import rule
from tests.positioning import keys, reconsider, refusal
from tests.rules.underwater_cities import sea

PACK = """
[[cards]]
id = "37"
when = {{ slot = "{slot}" }}
effect = {{ gain = {{ {goods} }} }}
"""
IDLE = ("7", "18", "28")
"""Cards that give nothing at the start."""


def beside(tmp_path: Path, slot: str, given: str) -> tuple[Game, Seat]:
    """A first turn with no goods at all and a card that adds to a slot."""
    path = tmp_path / "beside.toml"
    path.write_text(PACK.format(slot=slot, goods=given), encoding="utf-8")
    game = sea.started(2, None, "beside", TITLE.box((path,)))
    seat = sea.first(game)
    sea.move_to(game, seat, "1")
    sea.goods(game, seat)
    sea.hold(game, seat, *IDLE)
    sea.claim(game, seat, "37")
    reconsider(game)
    return game, seat


@rule("UC-3.12", "UC-3.13", "UC-23.14")
def test_what_a_card_adds_to_a_slot_can_pay_for_the_slot_but_is_no_part_of_it(tmp_path: Path) -> None:
    """S02 builds tunnels, the card adds their price: one tunnel must then be built."""
    game, seat = beside(tmp_path, "S02", "steelplast = 2, credit = 2")
    sea.play(game, "slot:Y1", "card:7")
    assert sea.have(game, seat) == {"steelplast": 2, "credit": 2}, "the card is the only way, so it was used"
    assert all(key.startswith("at:") for key in keys(game)), "a tunnel must be built now"
    sea.play(game, keys(game)[0])
    assert seat.built[game.box.tunnel].bit_count() == 1
    assert "done" in keys(game)


@rule("UC-3.12", "UC-23.14")
def test_a_slot_is_not_performed_by_what_a_card_adds_to_it(tmp_path: Path) -> None:
    game, _seat = beside(tmp_path, "S02", "kelp = 5")
    assert refusal(game, "slot:Y1") == "UC-3.12"


@rule("UC-23.14", "UC-23.15")
def test_what_a_card_adds_is_not_given_by_the_slot(tmp_path: Path) -> None:
    """Card 27 scores steelplast that a slot gives: S09 gives none, card or no card."""
    game, seat = beside(tmp_path, "S09", "steelplast = 1")
    sea.claim(game, seat, "27")
    before = seat.step
    sea.play(game, "slot:G1", "card:7", "card:37")
    assert sea.have(game, seat) == {"steelplast": 1}
    assert seat.points == 0
    assert seat.step == before + 1, "a step is all that is left to do of the slot, so it was made"
