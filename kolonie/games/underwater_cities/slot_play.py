"""Performing a slot, with a tile or through an effect (section 12, UC-23.14, UC-23.31)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.nodes import Item, Node
from kolonie.core.readers import quiet, runs
from kolonie.games.underwater_cities.box import COLOURLESS, COLOURS
from kolonie.games.underwater_cities.can import NEEDS
from kolonie.games.underwater_cities.events import SLOT, reacting, triggered
from kolonie.games.underwater_cities.moves import SlotAction
from kolonie.games.underwater_cities.nodes import EVENT, Do
from kolonie.games.underwater_cities.state import Game

SLOT_COLOUR: Final = EVENT["slot_colour"]


@runs(SlotAction)
def run_slot_action(game: Game, frame: Frame) -> Frame | None:
    """The chosen slot; the obligation to do a part of it is bit 0 or bit 1 (`duty`)."""
    table = game.state
    return _performing(game, frame, table.slot, 0 if table.owed & 1 else 1)


def enter_slot(game: Game, frame: Frame, slot: int) -> Frame | None:
    """A slot through an effect, in place of the frame, which carries the obligation."""
    table = game.state
    box = game.box
    inside = _performing(game, frame, slot, frame.env["owed"])
    colour = box.side[game.seats].colours[slot]
    seat = table.seats[frame.seat]
    if colour == COLOURLESS or not seat.listens >> SLOT_COLOUR & 1:
        return inside
    return reacting(frame.seat, inside, triggered(box, seat, SLOT_COLOUR, COLOURS[colour]))


def _performing(game: Game, frame: Frame, slot: int, owed: int) -> Frame:
    box = game.box
    side = box.side[game.seats]
    seat = game.state.seats[frame.seat]
    env: dict[str, object] = {"owed": owed, "slot": slot}
    if seat.listens >> SLOT & 1:
        name = side.names[slot]
        whens = box.whens
        added = []
        for card in seat.permanents:
            when = whens[card]
            if when is not None and box.card_events[card] == SLOT and when.word == name:
                effect: Node | None = box.effects[card]
                assert isinstance(effect, Do)
                if effect.parts[0][1].__class__ in NEEDS:
                    effect = effect.parts[0][1]  # it looks at the slot that it joins
                added.append(Item(f"card:{box.card_ids[card]}", effect, (("added", card),), False))
        if added:
            env["items"] = tuple(added)  # it changes the slot for this turn
    return Frame(side.effects[slot], 0, frame.seat, env, frame.parent)


quiet(SlotAction)
