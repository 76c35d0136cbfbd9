"""Lessons over the network: nothing is kept, nonsense is refused, and every answer is as described."""

from __future__ import annotations

from kolonie.learn.lessons import courses
from tests.server.serving import Player

FIRST = "/api/lessons/aquasphere/program"


def test_lessons_are_listed_in_the_language_of_who_asks(ann: Player) -> None:
    told = ann.get("/api/lessons")
    assert [course["course"] for course in told] == [course.id for course in courses()]
    assert told[0]["lessons"][0]["title"] == "Program your bots"
    ann.put("/api/me", {"language": "cs"})
    assert ann.get("/api/lessons")[0]["lessons"][0]["title"] == "Naprogramujte roboty"


def test_a_lesson_goes_on_with_the_answers_so_far(ann: Player) -> None:
    now = ann.post(FIRST, {"answers": []})
    assert now["table"]["decision"] is None and now["show"] is None and now["path"] == []
    now = ann.post(FIRST, {"answers": ["next"]})
    assert now["show"] == "engineer:H1" and now["point"] == ["hq:H1"]
    assert now["table"]["names"][0] == ann.me["name"]
    assert {option["key"] for option in now["table"]["decision"]["options"]} > {"engineer:H1", "go:A"}
    assert next(outlook["key"] for outlook in now["details"]["outlooks"]) == "engineer:H1"
    stayed = ann.post(FIRST, {"answers": ["next", "go:A"]})
    assert stayed["stayed"] and stayed["path"] == ["next"] and "next lesson" in stayed["reply"]
    path = ["next", "engineer:H1", "next", "engineer:H3", "back:green"]
    end = ann.post(FIRST, {"answers": path})
    assert end["done"] and end["path"] == path and end["table"]["decision"] is None
    assert end["table"]["log"]


def test_whoever_moves_wrongly_is_told_the_rule(ann: Player) -> None:
    refused = ann.raw("POST", FIRST, json={"answers": ["next", "withdraw"]})
    assert refused.status_code == 422 and refused.json()["error"]["rule"] == "AQ-11.02"


def test_nonsense_is_refused(ann: Player) -> None:
    for answers in (["withdraw"], ["next", "next", "next"]):
        assert ann.raw("POST", FIRST, json={"answers": answers}).status_code == 422
    assert ann.raw("POST", FIRST, json={"answers": ["next"] * 61}).status_code == 400
    assert ann.raw("POST", FIRST, json={"answers": [1]}).status_code == 400
    assert ann.raw("POST", FIRST, json={"answer": []}).status_code == 400
    missing = ann.raw("POST", "/api/lessons/aquasphere/nothing", json={"answers": []})
    assert missing.status_code == 404 and missing.json()["error"]["code"] == "no-lesson"
    assert ann.raw("POST", "/api/lessons/chess/program", json={"answers": []}).status_code == 404
