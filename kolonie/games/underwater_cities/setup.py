"""Setting up the table (section 2, chapters 20 to 22)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.readers import runs
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.cards import draw, turn_up
from kolonie.games.underwater_cities.claiming import lay_down
from kolonie.games.underwater_cities.moves import SetUp
from kolonie.games.underwater_cities.network import place
from kolonie.games.underwater_cities.rounds import open_era
from kolonie.games.underwater_cities.state import NEUTRAL, NOBODY, Game, Seat

STARTS: Final = ("first", "second", "third", "fourth")
"""The values of the solo setting `start` (UC-22.06)."""


@runs(SetUp)
def run_set_up(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    box = game.box
    table.era = 1
    table.round = 1
    _lay_out_table(game)
    _lay_out_specials(game)
    _hand_out_boards(game)
    _set_order(game)
    open_era(game)
    for index in table.order:
        draw(game, index, box.constants["deal"][0])
    if game.journal is not None:
        game.tell(frame, {"era": table.era})
    return frame.parent


def _lay_out_table(game: Game) -> None:
    table = game.state
    box = game.box
    for kind, entry in enumerate(box.kind_entries):
        listed = entry.supply or [-1]
        table.supply[kind] = listed[min(game.seats, len(listed)) - 1]  # UC-1.14
    ring = box.side[game.seats].ring
    tiles = [0] * ring
    if game.seats == 1:
        step = ring // 3
        first = STARTS.index(game.settings["start"])
        table.neutral = tuple(first + step * colour for colour in range(3))  # UC-22.05
        for slot in table.neutral:
            tiles[slot] = NEUTRAL
    table.tiles = tuple(tiles)
    if game.seats == box.constants["copy_seats"][0]:
        table.copier = NOBODY
    if game.settings["contracts"] == "on":
        shuffled = game.shuffle("contracts", list(range(len(box.contracts))))
        table.contracts = tuple(shuffled[: box.constants["contracts"][0]])


def _lay_out_specials(game: Game) -> None:
    table = game.state
    box = game.box
    special = [card for card in range(len(box.card_ids)) if box.is_special(card)]
    cheap = [card for card in special if box.card_prices[card] < 3]
    dear = game.shuffle("specials 3", [card for card in special if box.card_prices[card] == 3])
    table.specials = tuple(game.shuffle("specials", cheap))
    table.seen = (0,) * len(cheap)
    turn_up(game)
    offered = box.constants["offer"][0]
    table.offer = tuple(sorted(dear[:offered]))
    table.aside = tuple(dear[offered:])


def _hand_out_boards(game: Game) -> None:
    table = game.state
    box = game.box
    boards = game.shuffle("boards", list(box.board_sides[game.settings["boards"]]))
    tiles = range(len(box.metropolises))
    alone = game.seats == 1
    brown = [t for t in tiles if box.metropolises[t].colour == "brown"]
    if alone:
        brown = [t for t in brown if box.metropolises[t].solo]  # UC-22.02
    brown = game.shuffle("brown", brown)
    blue = game.shuffle("blue", [t for t in tiles if box.metropolises[t].colour == "blue"])
    for index, seat in enumerate(table.seats):
        seat.board = boards[index]
        board = box.boards[seat.board]
        seat.tiles = tuple((brown if c == "brown" else blue).pop() for c in board.metropolis_colours)
        seat.goods = list(box.constants["start_goods"])
        _hand_out_assistants(box, seat, index)
        place(box, table, seat, box.start_kind, board.start)
        seat.fresh = 0
    table.spare = tuple(brown + blue)


def _hand_out_assistants(box: Box, seat: Seat, index: int) -> None:
    """The cards that lie in front of a player from the start (UC-2.10)."""
    for card, assistant in enumerate(box.assistants):
        if assistant.player in (0, index + 1):
            lay_down(box, seat, card)
            for what, n in enumerate(box.goods(assistant.start)):
                seat.goods[what] += n


def _set_order(game: Game) -> None:
    """Order, places on the Federation track and extra goods (UC-2.17 to UC-2.22, UC-22.04)."""
    table = game.state
    box = game.box
    table.order = tuple(game.shuffle("order", list(range(game.seats))))
    for place_in_order, index in enumerate(table.order):
        seat = table.seats[index]
        seat.step = box.constants["start_spaces"][place_in_order]
        for what, n in enumerate(box.start_extra[place_in_order]):
            seat.goods[what] += n
