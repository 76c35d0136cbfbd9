"""What an expansion lets a player do that the rules of the base have no word for.

The base game has one of these objects in its box, which does nothing. An expansion that needs to be asked in
the middle of base rules brings its own (`Expansion.brings`); what can be said by data or by steps of the
flow is said there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.nodes import Item, Node
from kolonie.core.options import Option, WhyNot
from kolonie.core.readers import Reason
from kolonie.core.scene import Part
from kolonie.games.underwater_cities.board import Vector

if TYPE_CHECKING:
    from kolonie.games.underwater_cities.box import Box
    from kolonie.games.underwater_cities.state import Game, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Further:
    """Nothing further: the base game."""

    def card_verbs(self) -> tuple[str, ...]:
        """Verbs of further options that name a card."""
        return ()

    def card_numbers(self) -> tuple[str, ...]:
        """What a card can name in its field `additional`."""
        return ()

    def roots(self) -> dict[str, Node]:
        """Further steps that are pushed on top of the flow."""
        return {}

    # -- building

    def fees(self, box: Box, seat: Seat) -> tuple[Vector, ...]:
        """What can be paid now to open an expansion site within a normal build; empty: it stays closed."""
        return ()

    def may_open(self, seat: Seat) -> bool:
        """True if it could be opened in this turn, whether the fee can be paid now or not."""
        return False

    def opened(self, seat: Seat) -> None:
        """An expansion site was opened for such a fee."""

    def why_closed(self, box: Box, seat: Seat) -> Reason:
        """Why an expansion site is not offered for a normal build."""
        return ("UC-8.15", message("why-expansion-site"))

    # -- at any time of a turn

    def interjections(self, game: Game, frame: Frame, options: list[Option], why: WhyNot | None) -> None:
        """Adds what may be done beside what is asked."""

    def interject(self, game: Game, frame: Frame, choice: Option) -> Frame | None:
        raise AssertionError(choice)

    def at_hand(self, box: Box, seat: Seat, goods: list[int], card: int) -> tuple[Node, ...]:
        """Effects that the player could still use in this turn at any decision, with so many goods and the
        card that is played.
        """
        return ()

    def aids(self, box: Box, seat: Seat) -> bool:
        """True if one of these could be used now, without anything else."""
        return False

    def makes_possible(self, game: Game, index: int, seat: Seat, node: Node) -> bool:
        """True if something of an effect could be done after one of these, which can be used on the spot."""
        return False

    def doubtful(self, game: Game, frame: Frame, options: list[Option]) -> list[Option]:
        """Which options of a step of its own may do harm to what is owed (`Conduct.doubtful`)."""
        return options

    def tries(self, game: Game, frame: Frame, options: list[Option]) -> list[Option]:
        """Which options of a step of its own are enough for a search (`Conduct.tries`)."""
        return options

    # -- production

    def products(self, game: Game, index: int) -> list[Item]:
        """What of the network's production needs a decision."""
        return []

    # -- worth, in points

    def product_worth(self, box: Box, seat: Seat) -> float:
        """What is chosen in a production, beside what the network makes."""
        return 0.0

    def worth_in_turn(self, box: Box, card: int) -> float:
        """What a permanent card is worth in a turn by fields that only the expansion reads."""
        return 0.0

    # -- words

    def card_parts(self, box: Box, card: int) -> list[Message]:
        """What a card does by fields that only the expansion reads."""
        return []

    def label(self, game: Game, index: int, choice: Option) -> Message | None:
        """The words of a further option."""
        return None

    def places(self, game: Game, index: int, choice: Option) -> tuple[str, ...]:
        return ()

    def pictured(self, box: Box, seat: Seat, acting: bool) -> list[Part]:
        """What the expansion lays before a player, beside cards and board."""
        return []


NOTHING_FURTHER: Final = Further()
