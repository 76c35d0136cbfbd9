"""Rows of the table of every card with Data Era on: the scene they are played in."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kolonie.core.engine import Game
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.meta import TITLE
from tests.positioning import keys
from tests.rules.underwater_cities.rows import IDLE, Scene, swept

HERE = Path(__file__).parent
ERA = {"data_era": "on"}
CENTERS4 = "data_center@LR.1 data_center@LR.2 data_center@LR.3 data_center@LM.1 data_city@LM tunnel@LR-LM"
NETWORKS = {
    "centers4": CENTERS4,
    "centers7": f"{CENTERS4} data_center@LM.2 data_center@LM.3 data_center@MR.1 nonsymbiotic@MR tunnel@LR-MR",
    "fourtypes": "farm@LR.1 desalination@LR.2 laboratory@LR.3 data_center@LR.X",
}
ADDITIONAL = frozenset(("extra", "swap-goods", "draw-two"))
"""Verbs of additional actions that are offered beside what is asked (DE-7.63)."""
DONE = "done"


@lru_cache(maxsize=4)
def era_turn(seats: int, real: bool) -> Game:
    """The first turn with Data Era, with an empty board, no goods and the two assistants."""
    box: Box = TITLE.box((), ERA) if real else TITLE.box((HERE / "slots.toml",), ERA)
    return swept(seats, box, "on")


class EraScene(Scene):
    """A position brought about by the words of a row."""

    def __init__(self, position: str, seats: int = 2, real: bool = False) -> None:
        super().__init__(position, seats, real, era_turn(seats, real))

    def arrange(self, word: str) -> None:
        if word in NETWORKS:
            for inner in NETWORKS[word].split():
                self.arrange(inner)
        else:
            super().arrange(word)

    def lay(self, where: str, name: str) -> None:
        """`also:D1`: this card in hand, and one that matches no red slot."""
        if where == "also":
            self.seat.hand = (self.box.card_number[name], self.box.card_number[IDLE["R"]])
        else:
            super().lay(where, name)

    # -- playing

    def play(self, *played: str) -> None:
        """As in the base game; what must be done anyway is asked only because a swap could come first."""
        for key in played:
            while self._forced() and key not in keys(self.game):
                self.game.play(self.index, self._forced())
            super().play(key)

    def finish(self, leaving: bool = False) -> None:
        """As in the base game; additional actions that could still be bought are not."""
        while self._forced():
            self.game.play(self.index, self._forced())
        super().finish(leaving)

    def _forced(self) -> str:
        """The one thing that can be done but for additional actions, or a hand that may stay too large."""
        if self.game.to_act() != [self.index]:
            return ""
        offered = keys(self.game)
        if offered[0].startswith("discard:"):
            return DONE
        others = [key for key in offered if key.partition(":")[0] not in ADDITIONAL]
        return others[0] if len(others) == 1 else ""
