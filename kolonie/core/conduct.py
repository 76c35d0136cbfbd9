"""What the engine asks a title at every step of play.

It stands apart from `Title`, which is asked now and then, because it is hot: it is compiled together with the
engine, and so are the conducts of the games (`conduct.py` in each folder).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kolonie.core.frames import Frame
from kolonie.core.options import Option, WhyNot
from kolonie.core.readers import Reason, why_not

if TYPE_CHECKING:
    from kolonie.core.engine import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Conduct:
    """How a game is conducted where the tree of its flow says nothing: a game overrides what it needs."""

    def __init__(self, verbs: frozenset[str] = frozenset(), watches: bool = False) -> None:
        self.verbs = verbs
        """The verbs of what a seat may do at any open decision of its turn (`readers.interjects`)."""
        self.watches = watches
        """True if something can be owed that a careless step makes impossible: the engine looks ahead."""

    # -- what flow needs

    def order(self, game: Game, by: str) -> tuple[int, ...]:
        """The seats in the order that `EachSeat(by=...)` names."""
        return tuple(range(game.seats))

    def gain(self, game: Game, frame: Frame, what: str, n: int) -> Frame | None:
        raise TypeError("this game has no purse")

    def why_no_gain(self, game: Game, frame: Frame, what: str, n: int) -> Reason | None:
        return None

    def why_stay(self, game: Game, frame: Frame) -> Reason | None:
        """Why a group that can be left may not be left yet; None if it may."""
        return None

    def why_no_part(self, game: Game, inner: Frame) -> Reason | None:
        """Why a part of a group cannot be begun; None if it can."""
        return why_not(game, inner)

    def entered(self, game: Game, inner: Frame, group: Frame) -> Frame:
        """A part or item of a group is begun: the frame to go on with."""
        return inner

    # -- at any time

    def interjections(self, game: Game, frame: Frame, options: list[Option], why: WhyNot | None) -> None:
        """Adds what the seat may do now beside what it is asked; reasons why not go to `why`."""

    def interject(self, game: Game, frame: Frame, choice: Option) -> Frame | None:
        """Where such an option leads: on top of `frame`, which is then asked again."""
        raise TypeError("this game has no interjections")

    def settles(self, game: Game) -> bool:
        """True if something can come due now with any change, in whatever phase."""
        return False

    def settle(self, game: Game, frame: Frame) -> Frame:
        """Called after every step of a seat: the frame itself, or one that first does what has come due."""
        return frame

    # -- looking ahead

    def owes(self, game: Game, frame: Frame | None) -> bool:
        """True while something is owed of which it is not certain that it can be done.

        `frame` is the decision that is asked (None: the turn is over).
        """
        return False

    def doubtful(self, game: Game, frame: Frame, options: list[Option]) -> list[Option]:
        """The options after which what is owed, or what they make owed, might not be possible any more.

        Only these are tried out; a title may leave out what is plainly harmless.
        """
        return options if self.owes(game, frame) else []

    def tries(self, game: Game, frame: Frame, options: list[Option]) -> list[Option]:
        """Enough options for a search: if there is a way through any of them, there is one through these.

        Of those that make no difference for what is owed, one; the most promising first.
        """
        return options

    def hopeless(self, game: Game, frame: Frame, options: list[Option]) -> list[Option]:
        """Those of the doubtful options after which there is plainly no way on: a quick no saves the search.

        None may be among them after which there is a way. What is not known must lead to a search.
        """
        return []

    def lapse(self, game: Game) -> None:
        """Nothing is owed any more: it was not foreseen that it would be impossible (`Game.doubted`)."""

    def is_stuck(self, game: Game, frame: Frame) -> bool:
        """True if a decision that offers nothing cannot be passed over: something of it is owed."""
        return False
