"""A game as a film: any of its positions, at once, with the journal as it was."""

from __future__ import annotations

from typing import Any

from kolonie.core.engine import Entry, Game
from kolonie.core.records import Share, dealt_from
from kolonie.core.title import Title
from kolonie.table.events import Terms


class Film:
    """All positions of a game, from the deal (0) to the last move. Clones are small: every one is kept."""

    def __init__(
        self,
        title: Title,
        terms: Terms,
        moves: list[tuple[int, str]],
        shares: tuple[Share, ...] = (),
        box: Any = None,
    ) -> None:
        game = title.new(terms.seats, dealt_from(terms.seed, shares), terms.settings, box, journal=True)
        self._game = game
        self._moves: list[tuple[int, str]] = []
        self._frames: list[tuple[Game, int]] = [(game.clone(), len(game.journal or ()))]
        self.scores: list[list[int]] = [game.scores()]
        self.go_on(moves)

    def goes_on(self, moves: list[tuple[int, str]]) -> bool:
        """Whether these moves begin with those of the film: nothing was taken back."""
        return moves[: len(self._moves)] == self._moves

    def go_on(self, moves: list[tuple[int, str]]) -> None:
        """Films what came after; the moves are all of the game's."""
        game = self._game
        for seat, key in moves[len(self._moves) :]:
            game.play(seat, key)
            self._frames.append((game.clone(), len(game.journal or ())))
            self.scores.append(game.scores())
        self._moves = list(moves)
        self._journal: list[Entry] = list(game.journal or ())

    @property
    def length(self) -> int:
        return len(self._frames) - 1

    def at(self, number: int) -> Game:
        """The game after that many moves, as a clone that nobody else holds."""
        frame, entries = self._frames[max(0, min(number, self.length))]
        game = frame.clone()
        game.journal = self._journal[:entries]
        return game


class Still(Film):
    """Of a game that cannot be played again: its last position, whatever is asked for."""

    def __init__(self, game: Game) -> None:
        self._journal = list(game.journal or ())
        self._frames = [(game.clone(), len(self._journal))]
        self.scores = [game.scores()]
