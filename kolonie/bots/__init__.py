"""Players without people. A bot is given a view and answers with an option key; it never sees the game."""

from __future__ import annotations

from kolonie.bots.bot import LEVELS, USUAL, Bot, BotError, UnknownBot, WrongAnswer, answer, bot, bot_names
from kolonie.bots.importing import named_bot

__all__ = [
    "LEVELS",
    "USUAL",
    "Bot",
    "BotError",
    "UnknownBot",
    "WrongAnswer",
    "answer",
    "bot",
    "bot_names",
    "named_bot",
]
