"""What a bot is, and which there are (those of other people: `importing`).

class Mine:
    name = "mine"

    def choose(self, view: View, chance: Chance) -> str:
        return view.decision.options[0].key
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from kolonie.core.chance import Chance
from kolonie.core.options import Option
from kolonie.core.views import View


class Bot(Protocol):
    """Anything that answers a view with the key of one of its options.

    `chance` is the bot's own randomness: the same view and the same chance give the same answer.
    """

    name: str

    def choose(self, view: View, chance: Chance) -> str: ...


class BotError(Exception):
    """A bot that cannot play; the text names it and says why."""


class UnknownBot(BotError, KeyError):
    def __str__(self) -> str:
        listed = ", ".join(bot_names())
        return f"no bot called {self.args[0]!r}; there are: {listed}, and module:Class names one of your own"


class WrongAnswer(BotError):
    """A bot has answered with something that is no option."""


class RandomBot:
    """Any option, each as likely."""

    name = "random"

    def choose(self, view: View, chance: Chance) -> str:
        options = view.decision.options
        return options[chance.below("bot", len(options))].key


def _greedy() -> Bot:
    from kolonie.bots.greedy import GreedyBot

    return GreedyBot()


def _level(name: str) -> Callable[[], Bot]:
    def made() -> Bot:
        from kolonie.bots.levels import level

        return level(name)

    return made


LEVELS = ("learner", "easy", "medium", "hard", "expert")
"""The strengths that people choose from (`levels`)."""
USUAL = "medium"
"""What plays where nobody has chosen."""

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": _greedy,
    **{name: _level(name) for name in LEVELS},
}


OURS = frozenset(BOTS)
"""Those that every process has; more may be registered."""


def bot_names() -> list[str]:
    return list(BOTS)


def bot(name: str) -> Bot:
    """The listed bot of that name. It never imports anything: a server may ask for what a guest has typed."""
    if name in BOTS:
        return BOTS[name]()
    plain, at, _budget = name.partition("@")
    if not at or plain not in LEVELS:
        raise UnknownBot(name)
    from kolonie.bots.levels import level

    try:
        return level(name)
    except (KeyError, ValueError):
        raise BotError(
            f"{name}: a budget is told as medium@2000, for medium, hard or expert, up to 10000000"
        ) from None


def answer(name: str, player: Bot, seen: View, chance: Chance) -> str:
    """What the bot chooses. Raises WrongAnswer if that is no option; `name` is what the bot goes by."""
    reply: object = player.choose(seen, chance)
    key = reply.key if isinstance(reply, Option) else reply
    decision = seen.decision
    keys = [choice.key for choice in decision.options]
    if isinstance(key, str) and key in keys:
        return key
    shown = ", ".join(keys[:SHOWN]) + (", ..." if len(keys) > SHOWN else "")
    raise WrongAnswer(
        f"{name}, seat {decision.seat}, decision {decision.number} ({decision.prompt.key}): "
        f"answered {reply!r}, which is none of its {len(keys)} options: {shown}"
    )


SHOWN = 6
"""So many options are named where an answer was none of them."""
