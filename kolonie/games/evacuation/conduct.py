"""Evacuation: what the engine asks at every step of play."""

from __future__ import annotations

from kolonie.core import conduct
from kolonie.core.frames import Frame
from kolonie.games.evacuation import consequences
from kolonie.games.evacuation.state import Game


class Conduct(conduct.Conduct):
    """See `kolonie.core.conduct` for what each method means."""

    def order(self, game: Game, by: str) -> tuple[int, ...]:
        if by == "seat":
            return tuple(range(game.seats))
        order = tuple(game.state.order)
        if by == "turns" and game.settings["third"] == "on":
            return (*order, game.seats)  # EV-17.45: always last
        return order

    def settles(self, game: Game) -> bool:
        return True

    def settle(self, game: Game, frame: Frame) -> Frame:
        if frame.seat < game.seats and game.state.seats[frame.seat].due:
            consequences.settle(game, frame.seat)
        return frame
