"""The test of the whole turn (UC-3.13, UC-3.19): is there still a way to do what is owed?

It is tried out on clones in which nothing hidden is looked at: no card is drawn and no tile turned up. It is
asked only where the answer is not plain; see `turn.may_choose` and `keep_way`.
"""

from __future__ import annotations

from typing import Final

from kolonie.core.engine import Ask
from kolonie.core.frames import Frame
from kolonie.core.options import Option, option
from kolonie.core.shapes import Shape
from kolonie.core.steps import DONE
from kolonie.games.underwater_cities.can import contains
from kolonie.games.underwater_cities.duty import WATCHED, is_free, meets_it
from kolonie.games.underwater_cities.nodes import (
    Build,
    BuildUpgraded,
    Do,
    Exchange,
    PerformSlot,
    ReceiveDifferent,
    Upgrade,
    UseAction,
)
from kolonie.games.underwater_cities.state import SEAT, Game, Seat, Table

Position = tuple[object, ...]
DEAD_END: Final = option("dead-end")
"""In a look-ahead: nothing that is owed here can be done any more. It ends the rehearsed turn."""
DOUBTFUL: Final = (BuildUpgraded, UseAction, PerformSlot)
"""Parts of which a look-ahead does not know beforehand that they can be brought to their end."""
OUTLINE: Final = Shape(Table)
"""Copies a table, but not its seats."""


def keep_way(game: Game, frame: Frame, options: list[Option], harmless: int = 0) -> list[Option]:
    """The options after which what is owed can still be done; the first `harmless` ones need no trial."""
    table = game.state
    if table.owed < WATCHED:
        return options
    if table.imagined:
        return options if options or is_free(table, frame.env) else [DEAD_END]
    if len(options) < 2:
        return options
    kept = options[:harmless]
    for choice in options[harmless:]:
        if leaves_way(game, frame, choice):
            kept.append(choice)
    return kept


def leaves_way(game: Game, frame: Frame, choice: Option) -> bool:
    """True if after this choice everything owed can still be done."""
    twin = rehearsal(game, frame.seat)
    twin.asks = {frame.seat: Ask(frame, (choice,))}
    twin.play(frame.seat, choice)
    return way_on(twin, frame.seat, set())


def rehearsal(game: Game, index: int, seat: Seat | None = None) -> Game:
    """A copy in which nothing hidden is looked at; `seat` takes the place of the player `index`.

    Only this player's things and the common ones can change in a look-ahead (UC-0.07), and chance is never
    asked, so everything else is shared.
    """
    table: Table = OUTLINE.clone(game.state)
    table.seats[index] = SEAT.clone(table.seats[index] if seat is None else seat)
    table.imagined = 1
    twin = Game(game.title, game.box, game.settings, game.seats, table, game.chance)
    twin.asks = game.asks
    return twin


def runs_through(game: Game, index: int, seat: Seat, frame: Frame, owed: int) -> bool:
    """True if the frame, run alone, can meet the obligation `owed`."""
    twin = rehearsal(game, index, seat)
    twin.state.owed = owed
    ask = twin._run(frame)
    twin.asks = {} if ask is None else {index: ask}
    return way_on(twin, index, set())


def way_on(twin: Game, index: int, tried: set[Position]) -> bool:
    """Searches the rest of the turn, depth first, for a way to meet every obligation; `twin` is used up."""
    if twin.state.owed < WATCHED:
        return True
    ask = twin.asks.get(index)
    if ask is None:
        return False
    if meets_it(twin.state, ask.frame.env) and _as_good_as_done(ask):
        return True
    here = _position(twin.state.seats[index], twin.state, ask.frame)
    if here in tried:
        return False
    tried.add(here)
    choices = sorted(ask.options, key=_is_done)
    last = choices.pop()
    for choice in choices:
        next_twin = rehearsal(twin, index)
        next_twin.play(index, choice)
        if way_on(next_twin, index, tried):
            return True
    twin.play(index, last)
    return way_on(twin, index, tried)


def _as_good_as_done(ask: Ask) -> bool:
    """True if one of the options carries out a part of what is owed without any further condition."""
    node = ask.frame.node
    if isinstance(node, Do):
        keys = {choice.key for choice in ask.options}
        return any(word in keys and not contains(part, DOUBTFUL) for word, part in node.parts)
    return isinstance(node, (Build, Upgrade, Exchange, ReceiveDifferent))


def _is_done(choice: Option) -> bool:
    """Options that only stop are tried last."""
    return choice is DONE


def _position(seat: Seat, table: Table, frame: Frame | None) -> Position:
    """What tells one position of the search from another."""
    frames: list[object] = []
    while frame is not None:
        frames.append((id(frame.node), frame.pos, frame.env.get("kind"), frame.env.get("site")))
        frame = frame.parent
    return (
        tuple(seat.goods),
        tuple(seat.built),
        seat.upgraded,
        seat.upgraded_tunnels,
        seat.step,
        seat.actions,
        seat.used,
        seat.spent,
        seat.permanents,
        seat.hand,
        table.owed,
        table.offer,
        tuple(frames),
    )
