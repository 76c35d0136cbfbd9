"""A move that is refused names its rule and leaves everything as it was."""

from __future__ import annotations

from kolonie.core.engine import Game
from kolonie.core.options import Refused
from kolonie.core.saving import state_hash
from kolonie.games.evacuation.positions import Position
from tests.positioning import keys


def live(game: Game | Position) -> Game:
    return game.live if isinstance(game, Position) else game


def refused(given: Game | Position, key: str, seat: int = 0) -> str:
    """The rule by which a seat is refused the key in the game itself; nothing has changed by it."""
    game = live(given)
    before, asked = state_hash(game), {who: keys(game, who) for who in game.to_act()}
    try:
        game.play(seat, key)
    except Refused as refusal:
        assert state_hash(game) == before
        assert {who: keys(game, who) for who in game.to_act()} == asked
        return refusal.rule
    raise AssertionError(f"{key} was accepted")


def asked(given: Game | Position, verb: str, seat: int = 0) -> set[str]:
    """What follows the verb in the keys offered to a seat; empty if somebody else is to act."""
    game = live(given)
    if seat not in game.to_act():
        return set()
    return {key.partition(":")[2] for key in keys(game, seat) if key.partition(":")[0] == verb}


def idly(given: Game | Position, seat: int = 0) -> None:
    """This seat declines and leaves, until somebody else is to act or it is asked for an action or a move."""
    game = live(given)
    while game.to_act() == [seat]:
        offered = keys(game, seat)
        for key in ("done", "leave", "cell:outer"):
            if key in offered:
                game.play(seat, key)
                break
        else:
            return
