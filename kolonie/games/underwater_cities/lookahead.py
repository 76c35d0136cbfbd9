"""The test of the whole turn (UC-3.13, UC-3.19): is there still a way to do what is owed?

It is tried out on clones in which nothing hidden is looked at: no card is drawn and no tile turned up. It is
asked only where the answer is not plain; see `turn.may_choose` and `keep_way`.
"""

from __future__ import annotations

from kolonie.core.engine import Ask, Game
from kolonie.core.frames import Frame
from kolonie.core.options import Option, option
from kolonie.games.underwater_cities.duty import WATCHED, is_free
from kolonie.games.underwater_cities.state import SEAT, Seat, Table

Position = tuple[object, ...]
DEAD_END = option("dead-end")
"""In a look-ahead: nothing that is owed here can be done any more. It ends the rehearsed turn."""


def keep_way(game: Game, frame: Frame, options: list[Option], harmless: int = 0) -> list[Option]:
    """The options after which what is owed can still be done; the first `harmless` ones need no trial."""
    table: Table = game.state
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
    twin = rehearsal(game)
    twin.asks = {frame.seat: Ask(frame, (choice,))}
    twin.play(frame.seat, choice)
    return way_on(twin, frame.seat, set())


def rehearsal(game: Game, index: int = 0, seat: Seat | None = None) -> Game:
    """A copy in which nothing hidden is looked at; `seat` takes the place of the player `index`."""
    twin = game.clone()
    twin.state.imagined = 1
    if seat is not None:
        twin.state.seats[index] = SEAT.clone(seat)
    return twin


def runs_through(game: Game, index: int, seat: Seat, frame: Frame, owed: int) -> bool:
    """True if the frame, run alone, can meet the obligation `owed`."""
    twin = rehearsal(game, index, seat)
    twin.state.owed = owed
    ask = twin._run(frame)
    twin.asks = {} if ask is None else {index: ask}
    return way_on(twin, index, set())


def way_on(twin: Game, index: int, tried: set[Position]) -> bool:
    """Searches the rest of the turn, depth first, for a way to meet every obligation."""
    if twin.state.owed < WATCHED:
        return True
    ask = twin.asks.get(index)
    if ask is None:
        return False
    here = _position(twin.state.seats[index], twin.state, ask.frame)
    if here in tried:
        return False
    tried.add(here)
    for choice in ask.options:
        next_twin = twin.clone()
        next_twin.play(index, choice)
        if way_on(next_twin, index, tried):
            return True
    return False


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
