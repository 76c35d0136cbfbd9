"""What rule tests ask of a position: which keys are offered, and by which rule another is refused."""

from __future__ import annotations

from kolonie.core.engine import Game
from kolonie.core.options import Refused
from kolonie.core.positions import reconsider as reconsider


def keys(game: Game, seat: int | None = None) -> list[str]:
    """The option keys of the seat (default: the only one to act)."""
    return [choice.key for choice in game.options(game.to_act()[0] if seat is None else seat)]


def refusal(game: Game, key: str, seat: int | None = None) -> str:
    """The rule by which the key is refused now. Fails if it is accepted."""
    who = game.to_act()[0] if seat is None else seat
    try:
        game.clone().play(who, key)
    except Refused as refused:
        return refused.rule
    raise AssertionError(f"{key} was accepted")
