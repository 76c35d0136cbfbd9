"""Underwater Cities: what the engine asks at every step of play."""

from __future__ import annotations

from kolonie.core import conduct
from kolonie.core.frames import Frame
from kolonie.core.options import Option, WhyNot
from kolonie.core.readers import Reason
from kolonie.games.underwater_cities import can, events, foresight, groups, trials
from kolonie.games.underwater_cities.duty import is_free
from kolonie.games.underwater_cities.moves import ChooseOrder
from kolonie.games.underwater_cities.state import Game


class Conduct(conduct.Conduct):
    """See `kolonie.core.conduct` for what each method means."""

    def order(self, game: Game, by: str) -> tuple[int, ...]:
        table = game.state
        return table.order if by == "play order" else tuple(range(game.seats))

    def interjections(self, game: Game, frame: Frame, options: list[Option], why: WhyNot | None) -> None:
        """Offered at the decisions of the own turn, but where a card that does not match leaves no choice."""
        if isinstance(frame.node, ChooseOrder) and len(options) == 1:
            return
        seat = game.state.seats[frame.seat]
        if seat.listens & groups.ONCE_BIT:
            options += groups.once_options(game, frame.seat, seat)
        game.box.further.interjections(game, frame, options, why)

    def interject(self, game: Game, frame: Frame, choice: Option) -> Frame | None:
        return groups.interject(game, frame, choice)

    def why_stay(self, game: Game, frame: Frame) -> Reason | None:
        """At least one part of a slot or of a used card must be done (UC-3.12, UC-6.15)."""
        return None if is_free(game.state, frame.env) else groups.NOTHING_DONE

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

    def hopeless(self, game: Game, frame: Frame, options: list[Option]) -> list[Option]:
        return foresight.hopeless(game, frame, options)

    def lapse(self, game: Game) -> None:
        game.state.owed = 0

    def is_stuck(self, game: Game, frame: Frame) -> bool:
        return not is_free(game.state, frame.env)
