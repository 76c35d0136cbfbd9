"""What data discs, data centers and data cities are worth to the judgement of Underwater Cities."""

from __future__ import annotations

from kolonie.core.options import Option
from kolonie.games.underwater_cities.bot.candidates import AT_ONCE, NARROW
from kolonie.games.underwater_cities.bot.effects import RATE
from kolonie.games.underwater_cities.bot.weights import BOUGHT, GROWTH
from kolonie.games.underwater_cities.data_era.allowance import DISC
from kolonie.games.underwater_cities.data_era.moves import AfterPlay
from kolonie.games.underwater_cities.state import Game

RATE[DISC] = 0.7
GROWTH[DISC] = 0.1
BOUGHT["data_center"] = 0.1
BOUGHT["data_city"] = 0.06
CHOSEN = 0.9
"""What a resource of choice is worth that comes with a pair of data centers."""
CHANGED = {"cards": 0.1, "credit": 0.12, "green": 0.12, "red": 0.12, "yellow": 0.12}
"""What it is worth in a turn that an additional action is better for the owner of a card."""


def _after_play(_game: Game, _seat: int, offered: tuple[Option, ...]) -> tuple[Option, ...]:
    """Extra cards are judged once the turn is known; a swap at its end seldom matters."""
    return tuple([choice for choice in offered if choice.verb != "swap-goods"])


NARROW[AfterPlay] = _after_play
AT_ONCE.add(AfterPlay)
