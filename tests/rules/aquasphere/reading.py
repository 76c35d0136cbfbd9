"""What people would read in a position: labels, reasons, prompts, the log, outlooks."""

from __future__ import annotations

from kolonie.core.options import worded
from kolonie.core.readers import LOG
from kolonie.core.text import LANGUAGES, lexicon
from kolonie.games.aquasphere.meta import TITLE
from kolonie.games.aquasphere.positions import Position


def label(station: Position, key: str, seat: int = 0) -> str:
    """What an option, offered or refused, says in English."""
    return lexicon(TITLE, "en").say(TITLE.label(station.live, seat, worded(key)))


def reason(station: Position, key: str) -> str:
    """Why a key is refused, in English."""
    station.refused(key)
    found = [r for r in station.live.refusals(station.live.to_act()[0]) if r.key == key]
    return lexicon(TITLE, "en").say(found[0].reason)


def prompt(station: Position) -> str:
    decision = station.live.decision(station.live.to_act()[0])
    return lexicon(TITLE, "en").say(decision.prompt)


def told(station: Position, *keys: str) -> list[str]:
    """What the log says, in English, when these keys are played."""
    station.live.journal = []
    station.play(*keys)
    for language in LANGUAGES:
        for line in log(station, language):
            assert "[" not in line and "{" not in line
    return log(station, "en")


def log(station: Position, language: str) -> list[str]:
    words = lexicon(TITLE, language)
    return [words.say(LOG[type(e.node)](e.node, e.args)) for e in station.live.journal or ()]


def outlook(station: Position, key: str) -> dict[str, int]:
    """What an option would change for the seat to act."""
    station.offered()
    seat = station.live.to_act()[0]
    found = station.live.outlook(seat, key)
    return {change.what: change.after - change.before for change in found.changes if change.seat == seat}


def remark(station: Position, key: str) -> list[str]:
    station.offered()
    seat = station.live.to_act()[0]
    for language in LANGUAGES:
        for found in station.live.outlook(seat, key).remarks:
            assert "[" not in lexicon(TITLE, language).say(found)
    return [lexicon(TITLE, "en").say(found) for found in station.live.outlook(seat, key).remarks]
