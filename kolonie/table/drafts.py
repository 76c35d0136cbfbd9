"""Rehearsal: a seat's moves on a private clone, known to nobody else until they are confirmed.

A draft can be taken back freely, because nothing hidden is ever shown by it: the move that would show
something is the end of it and goes to the common table at once (see `Sitting.move`). While seats act at once,
the others go on; the draft is then rehearsed again on the newer game, which gives the same, because such
moves commute. What all have chosen is shown when the last of them has confirmed: in a draft the step in which
they act at once does not end.
"""

from __future__ import annotations

from kolonie.core.engine import Entry, Game
from kolonie.core.options import Refused


class Draft:
    """The unconfirmed moves of one seat."""

    def __init__(self, seat: int, base: Game) -> None:
        self.seat = seat
        self.base = base
        self.keys: list[str] = []
        self.game = rehearse(base, seat, ())

    def play(self, key: str) -> bool:
        """Adds a move; True if it shows something hidden. Raises Refused."""
        before = self.game.walls
        self.game.play(self.seat, key)
        self.keys.append(key)
        return self.game.walls != before

    def take_back(self, steps: int) -> None:
        del self.keys[len(self.keys) - steps :]
        self.game = rehearse(self.base, self.seat, tuple(self.keys))

    def follow(self, common: Game) -> None:
        """The common game has moved on without this seat."""
        try:
            game = rehearse(common, self.seat, tuple(self.keys))
        except Refused:
            return
        if game.walls == common.walls:
            self.base = common.clone()
            self.game = game

    def entries(self) -> list[Entry]:
        """What the draft wrote into its own journal."""
        return list(self.game.journal or ())


def rehearse(base: Game, seat: int, keys: tuple[str, ...]) -> Game:
    """A clone of the game with a fresh journal, after these moves of the seat."""
    game = base.clone()
    game.held = True
    game.journal = []
    for key in keys:
        game.play(seat, key)
    return game
