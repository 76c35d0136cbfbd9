"""The end of a round, of an era, and the neutral tiles of the solo game (sections 16, 18 and 22)."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.nodes import Count, Test
from kolonie.core.readers import COUNT, TEST, runs
from kolonie.games.underwater_cities.cards import draw
from kolonie.games.underwater_cities.federation import new_order
from kolonie.games.underwater_cities.moves import AnotherEra, EndRound, NextEra, RoundsInEra
from kolonie.games.underwater_cities.state import FOURTH, NEUTRAL, NOBODY, NOT_USED, Game


def rounds_in_era(game: Game, _frame: Frame, _count: Count) -> int:
    return game.box.rounds[game.state.era - 1]


def another_era(game: Game, _frame: Frame, _test: Test) -> bool:
    era = game.state.era
    return era < len(game.box.rounds)


COUNT[RoundsInEra] = rounds_in_era
TEST[AnotherEra] = another_era


@runs(EndRound)
def run_end_round(game: Game, frame: Frame) -> Frame | None:
    """Tiles back, new order, markers below the track, era marker on (UC-16.05; alone UC-22.20)."""
    table = game.state
    still = game.seats == 1 and not table.seats[0].moved
    if table.neutral:
        ring = len(table.tiles)
        table.neutral = tuple((slot + 1) % ring for slot in table.neutral)  # UC-22.08
    table.tiles = tuple(NEUTRAL if slot in table.neutral else 0 for slot in range(len(table.tiles)))
    if table.copier != NOT_USED:
        table.copier = NOBODY
    table.order = new_order(table)
    for seat in table.seats:
        seat.step = 0
        seat.height = 0
        seat.slots = 0
        seat.moved = 0
    if still and table.round < sum(game.box.rounds):
        place_fourth(game)
    table.round += 1
    if game.journal is not None and table.round <= sum(game.box.rounds[: table.era]):
        game.tell(frame, {"round": table.round})
    return frame.parent


def place_fourth(game: Game) -> None:
    """The fourth neutral tile, by the digits of the top card of the era deck (UC-22.09 to UC-22.15)."""
    table = game.state
    box = game.box
    if not table.deck:
        if not table.discard:
            return
        table.deck = tuple(game.shuffle(f"era {table.era}", list(table.discard)))
        table.discard = ()
    card = table.deck[-1]
    table.deck = table.deck[:-1]
    table.discard += (card,)
    game.reveal()
    ring = len(table.tiles)
    slot = (box.card_digits[card] - 1) % ring
    while table.tiles[slot]:
        slot = (slot + 1) % ring
    table.tiles = (*table.tiles[:slot], FOURTH, *table.tiles[slot + 1 :])


@runs(NextEra)
def run_next_era(game: Game, frame: Frame) -> Frame | None:
    """The old deck and discard pile leave the game; everybody draws three of the next (UC-18.08)."""
    table = game.state
    table.retired += table.deck
    table.removed += table.discard
    table.discard = ()
    table.era += 1
    open_era(game)
    for seat in table.seats:
        seat.moved = 0  # UC-22.09: a step in production was made in no round
    for index in table.order:
        draw(game, index, game.box.constants["era_draw"][0])
    if game.journal is not None:
        game.tell(frame, {"era": table.era})
    return frame.parent


def open_era(game: Game) -> None:
    table = game.state
    box = game.box
    cards = [card for card, era in enumerate(box.card_eras) if era == table.era]
    table.deck = tuple(game.shuffle(f"era {table.era}", cards))
