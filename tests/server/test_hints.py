"""A hint at a table: options that are offered, with what they bring; not where other people play."""

from __future__ import annotations

import pytest

from kolonie.core.saving import save
from kolonie.core.text import lexicon
from kolonie.games import title
from kolonie.server.brain import Advise, advised
from tests.czech import tied
from tests.server.serving import Player, Served


@pytest.mark.parametrize("others", ["bot:random", "hotseat"])
def test_whoever_plays_against_bots_or_at_one_device_is_told_what_could_be_done(
    ann: Player, others: str
) -> None:
    table = ann.open("me", others)["id"]
    state = ann.wait(table, lambda s: s["decision"] is not None)
    decision = state["decision"]
    asked = {"seat": decision["seat"], "number": decision["number"]}
    told = ann.post(f"/api/tables/{table}/hint", asked)
    labels = {option["key"]: option["label"] for option in decision["options"]}
    assert told["number"] == decision["number"] and 1 < len(told["advice"]) <= 3
    assert told["advice"][0]["less"] == 0 and told["advice"][0]["text"] == ""
    for one in told["advice"]:
        assert one["label"] == labels[one["key"]] and one["outlook"]["key"] == one["key"]
    assert all(one["text"] for one in told["advice"][1:])
    assert ann.state(table)["number"] == state["number"], "nothing is played"
    assert ann.post(f"/api/tables/{table}/hint", asked) == told
    late = ann.raw("POST", f"/api/tables/{table}/hint", json={**asked, "number": decision["number"] + 1})
    assert late.status_code == 409 and late.json()["error"]["code"] == "stale"


@pytest.mark.parametrize("language", ["en", "cs"])
def test_where_other_people_play_there_are_no_hints(served: Served, ben: Player, language: str) -> None:
    ann = Player(served.url, language)
    made = ann.open("me", "bot:random", "link")
    table = made["id"]
    ask = {"seat": 0, "number": 0}
    assert ann.raw("POST", f"/api/tables/{table}/hint", json=ask).status_code == 403, "somebody may come"
    ben.post(f"/api/join/{made['seat_links'][0]['url'].removeprefix('/join/')}")
    refused = ann.raw("POST", f"/api/tables/{table}/hint", json=ask)
    assert refused.status_code == 403 and refused.json()["error"]["code"] == "no-hint"
    assert {"en": "where nobody else plays", "cs": "nehraje nikdo další"}[language] in refused.text
    foreign = ben.raw("POST", f"/api/tables/{table}/hint", json=ask)
    assert foreign.status_code == 403 and foreign.json()["error"]["code"] == "not-your-seat"
    alone = ann.open("me", "bot:random")["id"]
    assert ben.raw("POST", f"/api/tables/{alone}/hint", json=ask).status_code == 404


def test_a_position_that_cannot_be_thought_about_does_not_end_the_worker() -> None:
    assert advised(Advise("aquasphere", "nonsense", 0)).fallen_back
    game = title("aquasphere").new(2, "job")
    told = advised(Advise("aquasphere", save(game), game.to_act()[0])).advice
    assert told and told[0].less == 0.0


def test_a_difference_is_said_in_both_languages() -> None:
    played = title("aquasphere")
    assert lexicon(played, "en").say("advice-less", tenths=23, points=2.3) == "about 2.3 points less"
    assert lexicon(played, "cs").say("advice-less", tenths=100, points=10.0) == tied("asi o 10,0 bodu méně")
