"""A record cut into turns: what a seat played in a row knowing the same, which is what can be judged at once.

A turn ends where somebody else acts, where the next turn of the seat begins, and where something hidden is
shown: whoever has drawn a card decides anew. Seats that act at once each have a turn of their own, whatever
the others did in between.
"""

from __future__ import annotations

from msgspec import Struct

from kolonie.core.engine import Game
from kolonie.core.judgement import Judgement


class Turn(Struct, frozen=True):
    """What a seat played in a row."""

    seat: int
    moves: tuple[int, ...]
    """Which moves of the record these are, from 0: so many were played before each."""
    keys: tuple[str, ...]

    @property
    def at(self) -> int:
        """So many moves were played before it."""
        return self.moves[0]


def turns_of(start: Game, moves: list[tuple[int, str]]) -> list[Turn]:
    """All turns of a game in the order in which they began. `start` is the game at its first decision."""
    game = start.clone()
    how: Judgement = game.title.judgement()
    open_turns: dict[int, list[int]] = {}
    found: list[Turn] = []
    for number, (seat, key) in enumerate(moves):
        mine = open_turns.setdefault(seat, [])
        mine.append(number)
        walls = game.walls
        game.play(seat, key)
        ask = game.asks.get(seat)
        goes_on = ask is not None and type(ask.frame.node) not in how.horizon and game.walls == walls
        if not goes_on or len(mine) == how.beam.depth:
            found.append(_turn(seat, open_turns.pop(seat), moves))
    found += [_turn(seat, mine, moves) for seat, mine in open_turns.items()]  # the record ends in the middle
    return sorted(found, key=lambda turn: turn.at)


def _turn(seat: int, numbers: list[int], moves: list[tuple[int, str]]) -> Turn:
    return Turn(seat, tuple(numbers), tuple(moves[number][1] for number in numbers))
