"""The shelf: which games there are, how they can be set up, and their rules."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import Parameter

from kolonie.bots import LEVELS
from kolonie.core.settings import Limit, Setting
from kolonie.games import titles
from kolonie.server.api import BotInfo, ExpansionInfo, GameInfo, LimitInfo, RuleInfo, SettingInfo, ValueInfo
from kolonie.server.picture import rules_of
from kolonie.server.routes.common import known_game
from kolonie.server.words import QuickLexicon, game_words
from kolonie.table.lookup import look_up


def bots(words: QuickLexicon) -> list[BotInfo]:
    """The levels that people choose from, the weakest first."""
    return [BotInfo(name, words.say(f"bot-{name}")) for name in LEVELS]


def _setting(setting: Setting, words: QuickLexicon) -> SettingInfo:
    return SettingInfo(
        setting.name,
        _say(words, f"setting-{setting.name}", setting.name),
        _say(words, f"setting-{setting.name}-about", ""),
        [
            ValueInfo(
                value,
                _say(words, f"setting-{setting.name}-{value}", value),
                _say(words, f"setting-{setting.name}-{value}-about", ""),
                [_limit(limit) for limit in setting.limits if value in limit.values],
            )
            for value in setting.values
        ],
        setting.rule,
    )


def _expansion(name: str, words: QuickLexicon) -> ExpansionInfo:
    return ExpansionInfo(name, _say(words, f"setting-{name}", name), _say(words, f"setting-{name}-about", ""))


def _limit(limit: Limit) -> LimitInfo:
    beside = {name: list(values) for name, values in limit.beside}
    return LimitInfo(list(limit.seats), beside, limit.rule)


def _say(words: QuickLexicon, key: str, otherwise: str) -> str:
    return words.say(key) if words.has(key) else otherwise


# In threads: the first time a language is asked for, its files are read, and no table should wait for that.


@get("/api/games", tags=["games"], summary="The games on the shelf", sync_to_thread=True)
def list_games(language: str) -> list[GameInfo]:
    listed = []
    for title in titles():
        words = game_words(title.id, language)
        listed.append(
            GameInfo(
                title.id,
                words.say("title"),
                words.say("about"),
                _say(words, "length", ""),
                _say(words, "weight", ""),
                [_expansion(one.id, words) for one in title.expansions],
                title.min_seats,
                title.max_seats,
                bots(words),
                [_setting(setting, words) for setting in title.settings],
            )
        )
    return listed


@get("/api/rules/{game:str}", tags=["games"], summary="The rules of a game", sync_to_thread=True)
def list_rules(
    game: str, language: str, q: Annotated[str | None, Parameter(max_length=100)] = None
) -> list[RuleInfo]:
    """All rules, or those that `q` finds: numbers, a chapter by number or name, beginnings of words.

    Accents and large letters do not matter.
    """
    rules = rules_of(known_game(game), language)
    wanted = (q or "").split()
    found = look_up(rules, wanted) if wanted else list(rules.values())
    return [RuleInfo(rule.id, rule.section, rule.text, rule.reconstructed, rule.public) for rule in found]


ROUTES = [list_games, list_rules]
