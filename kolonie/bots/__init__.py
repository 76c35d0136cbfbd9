"""Players without people. A bot is given a view and answers with an option key; it never sees the game."""

from __future__ import annotations

from kolonie.bots.bot import Bot, UnknownBot, bot, bot_names

__all__ = ["Bot", "UnknownBot", "bot", "bot_names"]
