"""Planet Unknown: what the engine asks at every step of play."""

from __future__ import annotations

from kolonie.core import conduct
from kolonie.core.frames import Frame
from kolonie.core.options import Option, WhyNot
from kolonie.games.planet_unknown import interjections
from kolonie.games.planet_unknown.state import Game


class Conduct(conduct.Conduct):
    """See `kolonie.core.conduct` for what each method means."""

    def order(self, game: Game, by: str) -> tuple[int, ...]:
        table = game.state
        if by == "commander":
            return (table.commander,)
        first = table.commander if by == "turn order" else 0  # PU-3.10
        return tuple([(first + i) % game.seats for i in range(game.seats)])

    def interjections(self, game: Game, frame: Frame, options: list[Option], why: WhyNot | None) -> None:
        interjections.interjections(game, frame, options, why)

    def interject(self, game: Game, frame: Frame, choice: Option) -> Frame | None:
        return interjections.interject(game, frame, choice)
