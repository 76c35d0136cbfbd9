"""AquaSphere: what the engine asks at every step of play."""

from __future__ import annotations

from kolonie.core import conduct
from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import Option, WhyNot
from kolonie.core.readers import Reason
from kolonie.games.aquasphere import points, returns
from kolonie.games.aquasphere.pieces import CRYSTAL, TIME, gain_crystals, gain_time
from kolonie.games.aquasphere.state import Game


class Conduct(conduct.Conduct):
    """See `kolonie.core.conduct` for what each method means."""

    def order(self, game: Game, by: str) -> tuple[int, ...]:
        return tuple(game.state.order) if by == "play order" else tuple(range(game.seats))

    def gain(self, game: Game, frame: Frame, what: str, n: int) -> Frame | None:
        table = game.state
        seat = table.seats[frame.seat]
        if what == "kp":
            return points.score(frame, n)
        taken = gain_time(table, seat, n) if what == "time" else gain_crystals(table, seat, n)
        if game.journal is not None:
            game.tell(frame, {"got": message(f"what-{what}", n=taken)})
        return frame.parent

    def why_no_gain(self, game: Game, frame: Frame, what: str, n: int) -> Reason | None:
        """A reward that would bring nothing is not offered."""
        table = game.state
        seat = table.seats[frame.seat]
        if what == "time":
            if seat.time >= seat.room[TIME]:
                return ("AQ-17.01", message("why-no-room-time"))
            if table.supply_time == 0:
                return ("AQ-18.01", message("why-supply-empty"))
        elif what == "crystal":
            if seat.crystals >= seat.room[CRYSTAL]:
                return ("AQ-17.01", message("why-no-room-crystal"))
            if table.supply_crystals == 0:
                return ("AQ-18.01", message("why-supply-empty"))
        return None

    def interjections(self, game: Game, frame: Frame, options: list[Option], why: WhyNot | None) -> None:
        returns.offer_returns(game, frame, options, why)

    def interject(self, game: Game, frame: Frame, choice: Option) -> Frame | None:
        return returns.take_return(game, frame, choice)
