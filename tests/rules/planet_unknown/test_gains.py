"""Pending gains: every kind says what it offers, how it is carried out, and its words."""

from __future__ import annotations

import pytest

from kolonie.core.text import LANGUAGES, lexicon
from kolonie.games.planet_unknown.gains import KINDS
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.pending import (
    GAINS,
    leftover,
    new_rover,
    one_of,
    patch,
    pods,
    raise_to,
    rocks,
    several,
    synergy,
    up,
)
from kolonie.games.planet_unknown.positions import started
from kolonie.games.planet_unknown.state import ACTION, Gain, step_of
from tests.citing import rule

SAMPLES: dict[str, Gain] = {
    gain.kind: gain
    for gain in (
        up(0b00010, 2),
        several(2, 1),
        raise_to(5, 0b00110, 0),
        new_rover(),
        patch(),
        rocks(1),
        one_of(32 + 2, 0),
        pods(1),
        leftover(2),
    )
}


def test_no_kind_of_gain_is_left_out() -> None:
    assert set(KINDS) == set(GAINS) == set(SAMPLES)


@rule("PU-4.09")
@pytest.mark.parametrize("kind", GAINS)
def test_every_kind_is_offered_by_its_words_and_carried_out_once(kind: str) -> None:
    position = started(2, corporation="wormhole")
    position.lay(0, "D2.civ-energy.meteor", 5, 0)
    position.rover(0, (8, 5))
    position.collected(0, lifepods=1)
    seat = position.seat()
    position.due(0, moves=1)
    seat.gains = [SAMPLES[kind]]
    own = [key for key in position.offered(0) if key.partition(":")[0] in KINDS[kind].verbs]
    assert own
    game = position.live.clone()
    game.play(0, own[0])
    left = game.state.seats[0].gains
    assert left != [SAMPLES[kind]], "gone, or less of it"
    assert step_of(game) == ACTION


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("gain", [*SAMPLES.values(), synergy()], ids=lambda gain: gain.kind)
def test_every_kind_can_be_said(language: str, gain: Gain) -> None:
    words = lexicon(TITLE, language)
    assert "[" not in words.say(KINDS[gain.kind].text(gain))


def test_a_saved_gain_is_the_same() -> None:
    shape = TITLE.shape.nested["seats"].nested["gains"]
    for gain in SAMPLES.values():
        assert shape.load(shape.save(gain)) == gain
        assert shape.clone(gain) == gain and shape.clone(gain) is not gain
