"""Positions for rule tests: edit the state of a game, then let it list its options anew."""

from __future__ import annotations

from kolonie.core.engine import Game
from kolonie.core.options import Refused


def reconsider(game: Game) -> None:
    """After the state was edited by hand: the same decisions, with options listed anew."""
    game.asks = {seat: game.ask_again(ask) for seat, ask in game.asks.items()}
    if game.strands is not None:
        game.strands = game.asks


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
