"""What a bot is, and which there are.

class Mine:
    name = "mine"

    def choose(self, view: View, chance: Chance) -> str:
        return view.decision.options[0].key
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kolonie.core.chance import Chance
from kolonie.core.views import View


class Bot(Protocol):
    """Anything that answers a view with the key of one of its options.

    `chance` is the bot's own randomness: the same view and the same chance give the same answer.
    """

    name: str

    def choose(self, view: View, chance: Chance) -> str: ...


class UnknownBot(KeyError):
    def __str__(self) -> str:
        return f"no bot called {self.args[0]!r}; there are: {', '.join(bot_names())}"


class RandomBot:
    """Any option, each as likely."""

    name = "random"

    def choose(self, view: View, chance: Chance) -> str:
        options = view.decision.options
        return options[chance.below("bot", len(options))].key


def _greedy() -> Bot:
    from kolonie.bots.greedy import GreedyBot

    return GreedyBot()


BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": _greedy}


def bot_names() -> list[str]:
    return list(BOTS)


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name]()
