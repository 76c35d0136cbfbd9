"""How to play, over the wire: guides, the tables in their pictures, and looking up rules."""

from __future__ import annotations

import pytest

from kolonie.games import titles
from kolonie.table.guides import places
from tests.server.serving import Player

GUIDES = [name for game in titles() for name in places(game)]


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_and_its_table_come_in_the_language_of_the_person(ann: Player, name: str) -> None:
    english = ann.get(f"/api/guides/{name}")
    ann.put("/api/me", {"language": "cs"})
    czech = ann.get(f"/api/guides/{name.replace('_', '-')}")
    assert (english["id"], english["game"]) == (czech["id"], czech["game"])
    assert english["guide"][0]["title"] != czech["guide"][0]["title"]
    assert [chapter["id"] for chapter in english["aid"]] == [chapter["id"] for chapter in czech["aid"]]
    assert english["terms"][0]["elsewhere"] == czech["terms"][0]["name"]
    state = ann.get(f"/api/guides/{name}/scene")
    assert (state["game"], state["status"], state["decision"]) == (english["game"], "running", None)
    assert state["you"] == 0 and state["number"] > 40 and state["panels"]


def test_there_is_no_guide_to_what_does_not_exist(ann: Player) -> None:
    for path in ("/api/guides/chess", "/api/guides/chess/scene", "/api/guides/harbour"):
        answer = ann.raw("GET", path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-game")


def test_rules_are_found_without_accents_by_chapter_and_by_its_name(ann: Player) -> None:
    ann.put("/api/me", {"language": "cs"})
    plain = ann.get("/api/rules/underwater_cities?q=zivenI")
    assert plain and plain == ann.get("/api/rules/underwater_cities?q=živení")
    chapter = ann.get("/api/rules/underwater_cities?q=UC-9")
    assert chapter and {rule["id"].rpartition(".")[0] for rule in chapter} == {"UC-9"}
    named = chapter[0]["section"].partition(" ")[2]
    assert ann.get(f"/api/rules/underwater_cities?q={named}") == chapter
