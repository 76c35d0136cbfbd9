"""The journal of a game: which node did what, for whom, and what changed by it in what the title counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kolonie.core.frames import Frame
from kolonie.core.options import Option

if TYPE_CHECKING:
    from kolonie.core.engine import Game

NOBODY: Final = -1
"""The seat of frames that belong to the game itself, and of what they tell."""


class Entry:
    """One line of a game's journal: which node did what, for whom. `readers.LOG` puts it into words.

    `seat` is NOBODY for what the game itself does. `only` names the one seat that may read the line (None:
    everybody may). `strand` numbers the simultaneous step it belongs to (0: none); until the seat has
    finished that step, nobody else reads it. `changes` are the differences it made, in what the title counts.
    """

    __slots__ = (
        "args",
        "changes",
        "choice",
        "forced",
        "node",
        "number",
        "only",
        "places",
        "seat",
        "strand",
    )

    def __init__(
        self,
        number: int,
        seat: int,
        node: Any,
        args: dict[str, object],
        only: int | None,
        strand: int,
        forced: bool,
    ) -> None:
        self.number = number
        self.seat = seat
        self.node = node
        self.args = args
        self.only = only
        self.strand = strand
        self.forced = forced
        self.choice: Option | None = None
        """The option that was taken, if the line is about a choice."""
        self.places: tuple[str, ...] = ()
        """The places on the board that it touched."""
        self.changes: tuple[Change, ...] = ()


class Change:
    """A difference: so many of something before and after, for a seat (`Title.countables` names it)."""

    __slots__ = ("after", "before", "seat", "what")

    def __init__(self, seat: int, what: str, before: int, after: int) -> None:
        self.seat = seat
        self.what = what
        self.before = before
        self.after = after

    def __repr__(self) -> str:
        return f"Change({self.seat}: {self.what} {self.before} to {self.after})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Change) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def key(self) -> tuple[int, str, int, int]:
        return (self.seat, self.what, self.before, self.after)


def changes(names: tuple[str, ...], before: list[list[int]], after: list[list[int]]) -> list[Change]:
    """The differences between two countings."""
    return [
        Change(seat, what, old, new)
        for seat, (olds, news) in enumerate(zip(before, after, strict=True))
        for what, old, new in zip(names, olds, news, strict=True)
        if old != new
    ]


def tell(game: Game, frame: Frame, args: dict[str, object], only: int | None, forced: bool) -> None:
    """What has just happened, with what it has changed."""
    assert game.journal is not None
    strand = game.strand if game.waiting is not None else 0
    entry = Entry(game.number, frame.seat, frame.node, args, only, strand, forced)
    _count(game, entry)
    game.journal.append(entry)


def tell_choice(game: Game, frame: Frame, choice: Option, forced: bool) -> None:
    """What is going to happen: what it changes is counted when it has happened."""
    assert game.journal is not None
    account(game, frame.seat)
    only = frame.seat if game.title.is_secret(game, frame.seat, choice) else None
    strand = game.strand if game.waiting is not None else 0
    told: dict[str, object] = {"told": game.title.told(game, frame, choice)}
    entry = Entry(game.number, frame.seat, frame.node, told, only, strand, forced)
    entry.choice = choice
    entry.places = game.title.places(game, frame.seat, choice)
    game.journal.append(entry)


def account(game: Game, seat: int) -> None:
    """What has changed is the doing of `seat`: it belongs to the last line that it has written just now.

    If it has written none, it belongs to the next one; what the game itself does without a line, to none.
    """
    assert game.journal is not None
    meanwhile = False
    for entry in reversed(game.journal):
        if entry.number != game.number:
            break
        if entry.seat == seat:
            _count(game, entry, meanwhile)
            return
        meanwhile = meanwhile or entry.seat == NOBODY
    if seat == NOBODY or not game.counted:
        _count(game, None)


def _count(game: Game, entry: Entry | None, meanwhile: bool = False) -> None:
    """What has changed since it was last counted belongs to `entry`; what all begin with, to none.

    What waits for somebody does not belong to a line after which the game itself did something (`meanwhile`).
    """
    names = game.title.countables(game.box)
    if not names or not (game.counted or game.title.set_up_done(game)):
        return
    now = [game.title.counts(game, seat) for seat in range(game.seats)]
    if entry is not None and game.counted:
        waiting = game.title.telling.waiting
        for place, name in enumerate(names) if waiting else ():
            if name in waiting:
                for seat in range(game.seats):
                    if meanwhile or seat != entry.seat:
                        now[seat][place] = game.counted[seat][place]  # told with a line of its owner
        entry.changes += tuple(changes(names, game.counted, now))
    game.counted = now
