"""One turn of a seat, played by the rules on what the seat knows, and what it brings.

A turn ends where somebody else or the game itself acts, where the seat's next turn begins, and where
something hidden would be shown: what lies there cannot be planned for. What a turn brings is the
difference of the title's own score, so whether a puzzle is solved is never a matter of opinion.
"""

from __future__ import annotations

from kolonie.core.ahead import Hidden
from kolonie.core.chance import Chance
from kolonie.core.engine import BEYOND, Game
from kolonie.core.options import Option
from kolonie.core.views import determinize, journal


def set_out(game: Game, seat: int, world: str = "a puzzle") -> Game:
    """The position as the seat knows it: everything hidden is dealt anew, and others do nothing.

    Another `world` is another deal. The journal is what the seat may read.
    """
    twin = determinize(game, seat, Chance(world))
    twin.focus = seat
    twin.held = True
    if game.journal is not None:
        twin.journal = journal(game, seat)
        twin.counted = [twin.title.counts(twin, index) for index in range(twin.seats)]
    return twin


def copy(game: Game) -> Game:
    """An equal game with the journal so far."""
    twin = game.clone()
    if game.journal is not None:
        twin.journal = list(game.journal)
    return twin


def goes_on(game: Game, seat: int, choice: Option | str) -> bool:
    """Plays one decision of the turn, in place; False if the turn has ended with it. May raise Refused."""
    walls = game.walls
    frame = game.asks[seat].frame if seat in game.asks else None
    try:
        game.play(seat, choice)
    except Hidden:
        game.asks = {}
    ask = game.asks.get(seat)
    if ask is not None and game.walls == walls and not _begins_another(game, ask.frame.node, ask.options):
        return True
    game.asks = {}
    game.waiting = frame  # a game in which nobody is asked and nothing waits would be over
    return False


def _begins_another(game: Game, node: object, options: tuple[Option, ...]) -> bool:
    return options[0] is BEYOND or type(node) in game.title.judgement().horizon


def score_of(game: Game, seat: int) -> int:
    """What the seat would score if the game were counted now."""
    return game.scores()[seat]
