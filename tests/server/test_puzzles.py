"""Puzzles over the network: nothing is kept, nothing hidden is shown, and what was solved is remembered."""

from __future__ import annotations

import json

from kolonie.puzzles.puzzles import puzzle, puzzles_of
from kolonie.server.progress import Progress, joined
from tests.server.serving import Player

GAME = "aquasphere"
FIRST = f"/api/puzzles/{GAME}/1"


def test_puzzles_are_listed_in_the_language_of_who_asks(ann: Player) -> None:
    shelf = next(one for one in ann.get("/api/puzzles") if one["game"] == GAME)
    assert len(shelf["puzzles"]) == len(puzzles_of(GAME))
    assert shelf["puzzles"][0]["goal"] == f"Make {puzzle(GAME, 1).goal} points this turn."
    ann.put("/api/me", {"language": "cs"})
    shelf = next(one for one in ann.get("/api/puzzles") if one["game"] == GAME)
    assert shelf["puzzles"][0]["goal"].startswith("Získejte")


def test_a_puzzle_is_solved_and_missed(ann: Player) -> None:
    one = puzzle(GAME, 1)
    now = ann.post(FIRST, {"answers": []})
    assert (now["made"], now["ended"], now["solved"], now["path"]) == (0, False, False, [])
    assert now["table"]["names"][one.seat] == ann.me["name"] and now["following"] == 2
    assert one.line[0] in {option["key"] for option in now["table"]["decision"]["options"]}
    assert now["details"]["outlooks"] and now["table"]["log"]
    end = ann.post(FIRST, {"answers": list(one.line)})
    assert end["solved"] and end["made"] == one.goal and end["table"]["decision"] is None
    assert end["say"].startswith("Solved") and end["details"] is None
    missed = ann.post(FIRST, {"answers": list(one.other)})
    assert missed["ended"] and not missed["solved"] and "too few" in missed["say"]


def test_the_solution_is_told_step_by_step(ann: Player) -> None:
    one = puzzle(GAME, 1)
    told = ann.get(f"{FIRST}/solution")
    assert told["answers"] == list(one.line) and len(told["steps"]) == len(one.line)
    assert sum(step["points"] for step in told["steps"]) == one.goal
    assert str(one.ends) in told["why"][1] and all(step["text"] for step in told["steps"])


def test_nothing_hidden_leaves_the_server(ann: Player) -> None:
    """Neither the seed nor what it deals: only views of the seat go out."""
    for number in range(1, 4):
        one = puzzle(GAME, number)
        url = f"/api/puzzles/{GAME}/{number}"
        told = json.dumps(
            [ann.post(url, {"answers": []}), ann.get(f"{url}/solution"), ann.get("/api/puzzles")]
        )
        assert one.record.seed not in told and one.record.commitment not in told
        assert ann.post(url, {"answers": []})["table"]["seed"] is None


def test_nonsense_is_refused(ann: Player) -> None:
    one = puzzle(GAME, 1)
    refused = ann.raw("POST", FIRST, json={"answers": ["nonsense"]})
    assert refused.status_code == 422 and refused.json()["error"]["rule"]
    assert ann.raw("POST", FIRST, json={"answers": [*one.line, one.line[0]]}).status_code == 422
    assert ann.raw("POST", FIRST, json={"answers": ["a"] * 61}).status_code == 400
    missing = ann.raw("POST", f"/api/puzzles/{GAME}/99", json={"answers": []})
    assert missing.status_code == 404 and missing.json()["error"]["code"] == "no-puzzle"
    assert ann.raw("GET", "/api/puzzles/chess/1/solution").status_code == 404


def test_what_was_solved_is_not_forgotten() -> None:
    both = joined(Progress(puzzles={"a/1": 5.0, "a/2": 7.0}), Progress(puzzles={"a/2": 6.0, "b/1": 9.0}))
    assert both.puzzles == {"a/1": 5.0, "a/2": 6.0, "b/1": 9.0}
