"""The turn that is being played as a list of steps: what is done, what is going on, what comes.

It is read from the frames, which know where the turn stands. Everybody sees it: slot and card are played
openly, and what is done of them is told in the log.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from kolonie.core.frames import Frame
from kolonie.core.nodes import EachSeat, Repeat, Seq
from kolonie.games.underwater_cities.moves import Benefit, ChooseOrder, ChooseSlot
from kolonie.games.underwater_cities.nodes import Build, BuildUpgraded, Do
from kolonie.games.underwater_cities.state import NOBODY, Game
from kolonie.games.underwater_cities.turn import matches

DONE: Final = "done"
NOW: Final = "now"
LATER: Final = "todo"
CARD_CHOSEN: Final = 3
ACTIONS: Final = 4
"""Positions in the sequence of a play: the card lies on the table; slot and card are being carried out."""


class Step(TypedDict):
    """`slot`, `card`, `order` (of both), `part` (the nth of the slot), `effect` (of the card) or `draw`."""

    what: str
    n: int
    state: str


def steps(game: Game) -> list[Step]:
    """The steps of the turn of whoever is acting; none between turns."""
    table = game.state
    levels = _levels(game)
    if not levels:
        return []
    play = next((level for level in levels if _holds(level.node, ChooseSlot)), None)
    if table.slot < 0:
        return [_step("slot", NOW), _step("card", LATER), _step("draw", LATER)]
    if play is not None and play.pos < CARD_CHOSEN:
        return [_step("slot", DONE), _step("card", NOW), *_parts(game, LATER), _step("draw", LATER)]
    begun = [_step("slot", DONE), _step("card", DONE)]
    if play is None:
        return [*begun, *_parts(game, DONE), _step("draw", NOW)]
    ordering = any(isinstance(level.node, ChooseOrder) for level in levels)
    if play.pos < ACTIONS or ordering:
        effect = [_step("effect", LATER)] if matches(game) else []
        order = [_step("order", NOW)] if ordering else []
        return [*begun, *order, *_parts(game, LATER), *effect, _step("draw", LATER)]
    return [*begun, *_actions(game, levels), _step("draw", LATER)]


def turn_number(game: Game) -> int:
    """Which turn of the round is being played, from 1; 0 between turns."""
    for level in _levels(game):
        if isinstance(level.node, Repeat) and isinstance(level.node.part, EachSeat):
            return level.pos
    return 0


def being_built(game: Game, viewer: int | None) -> str:
    """The kind of thing that the viewer chooses a site for; empty if that is not what is asked."""
    ask = None if viewer is None else game.asks.get(viewer)
    node = None if ask is None else ask.frame.node
    if ask is None or not isinstance(node, Build | BuildUpgraded):
        return ""
    kind: int = ask.frame.env.get("kind", -1)
    if kind >= 0:
        return str(game.box.kinds[kind])
    return node.kinds[0] if len(node.kinds) == 1 else ""


def _levels(game: Game) -> list[Frame]:
    """The frames of whoever is acting, the innermost first."""
    ask = game.asks.get(game.state.acting) if game.state.acting != NOBODY else None
    frame = None if ask is None else ask.frame
    found = []
    while frame is not None:
        found.append(frame)
        frame = frame.parent
    return found


def _holds(node: Any, kind: type) -> bool:
    return isinstance(node, Seq) and any(isinstance(part, kind) for part in node.parts)


def _actions(game: Game, levels: list[Frame]) -> list[Step]:
    """Slot and card in the order that was chosen; the second of the two leaves no sequence behind."""
    slot = game.state.slot
    here = None
    for number, level in enumerate(levels):
        if isinstance(level.node, Do) and level.env.get("slot") == slot:
            here = number
    second_waits = any(_holds(level.node, Benefit) for level in levels)
    if here is None:
        if second_waits:
            return [_step("effect", NOW), *_parts(game, LATER)]
        return [*_parts(game, DONE), _step("effect", NOW)]
    parts = _begun_parts(levels[here], levels[here - 1].node if here else None)
    return [*parts, _step("effect", LATER)] if second_waits else parts


def _parts(game: Game, state: str) -> list[Step]:
    """A step for each part of the slot."""
    effect = game.box.side[game.seats].effects[game.state.slot]
    return [_step("part", state, n) for n in range(len(effect.parts))]


def _begun_parts(slot: Frame, inside: Any) -> list[Step]:
    """The frame of a slot counts how often each part was begun; `inside` is what is going on of it."""
    effect: Do = slot.node
    found = []
    for n, (_word, part) in enumerate(effect.parts):
        begun = slot.pos >> 4 * n & 15
        if begun and part is inside:
            state = NOW
        elif begun >= (effect.times[n] if effect.times else 1):
            state = DONE
        elif inside is None:
            state = NOW  # it can be chosen
        else:
            state = DONE if begun else LATER
        found.append(_step("part", state, n))
    return found


def _step(what: str, state: str, n: int = 0) -> Step:
    return {"what": what, "n": n, "state": state}
