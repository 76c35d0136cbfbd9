"""What options say, what they touch, and when they could be played."""

from __future__ import annotations

from kolonie.core.messages import Message
from kolonie.core.options import Option
from kolonie.games.evacuation.state import Game


def label(game: Game, seat: int, choice: Option) -> Message:
    names = ("a", "b", "c", "d")
    return Message(f"opt-{choice.verb}", tuple(zip(names, choice.args, strict=False)))


def places(game: Game, seat: int, choice: Option) -> tuple[str, ...]:
    return ()


ELSEWHERE: dict[str, tuple[str, str]] = {}
"""When what is not offered could be done: the rule that says it, and its words."""
