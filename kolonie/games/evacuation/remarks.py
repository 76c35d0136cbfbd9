"""What should be known before an option is taken, where its label and what changes do not say it."""

from __future__ import annotations

from kolonie.core.frames import NO_ENV, Frame
from kolonie.core.messages import Message, message
from kolonie.core.nodes import Group, Node
from kolonie.core.options import Option
from kolonie.core.readers import why_not
from kolonie.games.evacuation.pieces import FULL
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import LANES


def remarks(game: Game, seat: int, choice: Option) -> tuple[Message, ...]:
    """Effects that could not be carried out now, and would be lost (EV-6.25, EV-15.08)."""
    if choice.verb == "research":
        return _lost(game, seat, _completed_effect(game, seat, choice.num() - 1))
    if choice.verb == "card":
        effect = game.box.card_effects[game.box.card_ids.index(choice.word())]
        parts = [part for _word, part in effect.parts] if isinstance(effect, Group) else [effect]
        lost = all(_lost(game, seat, part) for part in parts)
        return (message("remark-card-lost"),) if lost else ()
    if choice.verb == "cell":
        ask = game.asks.get(seat)
        if ask is not None and "satellite" in ask.frame.env:
            section = game.state.seats[seat].satellites[ask.frame.env["satellite"]]
            return _lost(game, seat, game.box.cell_effects[section][LANES.index(choice.word())])
    return ()


def _completed_effect(game: Game, seat: int, column: int) -> Node | None:
    """The lightning of the technology that the next research in a column completes."""
    mine = game.state.seats[seat]
    done = mine.research[column] + 1
    if done not in FULL:
        return None
    tile = mine.tiles[3 * FULL.index(done) + column]
    return None if game.box.technology_event[tile] >= 0 else game.box.technology_effects[tile]


def _lost(game: Game, seat: int, effect: Node | None) -> tuple[Message, ...]:
    if effect is None or why_not(game, Frame(effect, 0, seat, NO_ENV, None)) is None:
        return ()
    return (message("remark-lost"),)
