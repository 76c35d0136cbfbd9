"""Underwater Cities: what the engine asks at every step of play."""

from __future__ import annotations

from kolonie.core import conduct
from kolonie.core.frames import Frame
from kolonie.core.options import Option, WhyNot
from kolonie.core.readers import Reason
from kolonie.games.underwater_cities import can, events, foresight, groups, trials
from kolonie.games.underwater_cities.state import Game


class Conduct(conduct.Conduct):
    """See `kolonie.core.conduct` for what each method means."""

    def order(self, game: Game, by: str) -> tuple[int, ...]:
        table = game.state
        return table.order if by == "play order" else tuple(range(game.seats))

    def interjections(self, game: Game, frame: Frame, options: list[Option], why: WhyNot | None) -> None:
        groups.interjections(game, frame, options, why)

    def interject(self, game: Game, frame: Frame, choice: Option) -> Frame | None:
        return groups.interject(game, frame, choice)

    def why_stay(self, game: Game, frame: Frame) -> Reason | None:
        return groups.why_stay(game, frame)

    def why_no_part(self, game: Game, inner: Frame) -> Reason | None:
        return can.why_no_part(game, inner)

    def entered(self, game: Game, inner: Frame, group: Frame) -> Frame:
        return groups.entered(game, inner, group)

    def settles(self, game: Game) -> bool:
        return bool(game.state.contracts)

    def settle(self, game: Game, frame: Frame) -> Frame:
        return events.settle_contracts(game, frame)

    def owes(self, game: Game, frame: Frame | None) -> bool:
        return foresight.owes(game, frame)

    def doubtful(self, game: Game, frame: Frame, options: list[Option]) -> list[Option]:
        return foresight.doubtful(game, frame, options)

    def tries(self, game: Game, frame: Frame, options: list[Option]) -> list[Option]:
        return trials.tries(game, frame, options)

    def is_hopeless(self, game: Game, frame: Frame, choice: Option) -> bool:
        return foresight.is_hopeless(game, frame, choice)

    def lapse(self, game: Game) -> None:
        game.state.owed = 0

    def is_stuck(self, game: Game, frame: Frame) -> bool:
        return foresight.is_stuck(game, frame)
