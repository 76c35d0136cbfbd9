"""At a table players are called by their names, also inside of sentences."""

from __future__ import annotations

import pytest

from kolonie.core.messages import Message, message
from kolonie.games import title
from kolonie.server.words import TableWords, game_words
from tests.laws.playing import positions

COMMON = game_words("aquasphere", "cs")


def player(number: int) -> Message:
    return message("seat-name", n=number)


def test_players_have_names_wherever_they_are_spoken_of() -> None:
    here, there = (TableWords(COMMON, (name, "")) for name in ("Marta", "Jonáš"))
    order = message("log-next-order", order=(player(2), player(1)))
    listed = message("log-next-order", order=[player(2), player(1)])
    for _again in range(2):
        assert here.say(order) == "Pořadí odstoupení se stává herním pořadím: Hráč 2, Marta."
        assert there.say(order) == "Pořadí odstoupení se stává herním pořadím: Hráč 2, Jonáš."
        assert here.say(listed) == here.say(order)
        assert COMMON.say(order) == "Pořadí odstoupení se stává herním pořadím: Hráč 2, Hráč 1."
    assert here.say(message("seat-name", n=1)) == "Marta"
    assert here.say("seat-name", n=2) == "Hráč 2"


@pytest.mark.parametrize("name", ["aquasphere", "planet_unknown", "evacuation"])
def test_so_do_those_of_whom_the_log_tells(name: str) -> None:
    *_before, game = positions(title(name), 2, 1, journal=True)
    common = game_words(name, "cs")
    here = TableWords(common, ("Marta", "Jonáš"))
    told = [entry for entry in game.journal or [] if "Hráč" in common.line(entry)]
    assert told
    for entry in told:
        assert "Hráč" not in here.line(entry) and ("Marta" in here.line(entry) or "Jonáš" in here.line(entry))
