"""Setting up (section 2), in the order of random draws of EV-2.28."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.readers import runs
from kolonie.games.evacuation.moves import SetUpBoards, SetUpTable
from kolonie.games.evacuation.pieces import refill
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import INFRASTRUCTURE, LANDS, SHUTTLE, STADIUM


@runs(SetUpBoards)
def run_boards(game: Game, frame: Frame) -> Frame | None:
    """Every player's board: pieces, and a set of technologies at random (EV-2.01 to EV-2.09)."""
    table = game.state
    box = game.box
    sets = game.shuffle("technology sets", list(range(len(box.sets))))
    for index, seat in enumerate(table.seats):
        own = box.sets[sets[index]]
        tiles: list[int] = []
        for level in (1, 2, 3):
            row = [tile for tile in own if box.technology_level[tile] == level]
            tiles += game.shuffle("technology columns", row)
        seat.tiles = tuple(tiles)
        seat.home = (1 << LANDS + 2) - 1
        seat.unused = [box.factory_limit] * 3
        seat.old_stadiums = [box.starters[index]]  # EV-2.06
    return frame.parent


@runs(SetUpTable)
def run_table(game: Game, frame: Frame) -> Frame | None:
    """Offers, bonuses, action cards, turn order and modules (EV-2.10 to EV-2.17)."""
    table = game.state
    box = game.box
    market = [number for number, stadium in enumerate(box.stadiums) if not stadium.colour]
    table.stadium_deck = game.shuffle("stadiums", market)
    refill(game, STADIUM)
    table.shuttle_deck = game.shuffle("shuttles", list(range(len(box.shuttles))))
    refill(game, SHUTTLE)
    for level in (1, 2):
        cards = [card for card, back in enumerate(box.plan_level) if back == level]
        table.plan_deck += game.shuffle("infrastructure", cards)
    refill(game, INFRASTRUCTURE)
    flags = [number for number, bonus in enumerate(box.bonuses) if bonus.flag]
    last = game.shuffle("flag bonus", flags)[0]
    others = [number for number, bonus in enumerate(box.bonuses) if not bonus.flag]
    table.bonuses = [*game.shuffle("bonuses", others)[: box.years - 1], last]  # EV-2.14
    if game.settings["actions"] == "advanced":
        table.action_deck = game.shuffle("action cards", list(box.all_cards))
        for seat in table.seats:
            seat.hand = table.action_deck[: box.cards_dealt]
            del table.action_deck[: box.cards_dealt]
    if game.seats == 1:
        table.order = [0, 1, 2]  # EV-17.04: the player, the opponent, the neutral civilisation
        table.automaton_satellites = [0, 0, 0, 0]
        table.automaton_lanes = [0, 0, 0, 0]
    else:
        table.order = game.shuffle("turn order", list(range(game.seats)))
    if game.seats == 1 or game.settings["third"] == "on":
        table.solo_tile = 0  # beside the first area of the rim (EV-17.37)
    if game.settings["tasks"] == "on":
        table.tasks = game.shuffle("public tasks", list(range(len(box.tasks))))[: box.tasks_laid]
    if game.settings["lines"] == "on":
        side = game.draw_below("module side", len(box.module_sides))
        table.lines = [2 * n + game.draw_below("module tiles", 2) for n in box.module_sides[side]]
    table.year = 1
    if game.journal is not None:
        game.tell(frame, {"year": table.year})
    return frame.parent
