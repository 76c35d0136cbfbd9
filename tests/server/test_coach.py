"""A coach at a table with bots; progress in learning, kept for accounts, exported and deleted with them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kolonie.core.saving import save
from kolonie.games import title
from kolonie.learn.coaching import coaching
from kolonie.server.brain import Advise, advised
from kolonie.server.coaching import coach_info
from kolonie.server.config import Config
from kolonie.server.progress import LessonProgress, Progress, joined
from kolonie.server.store.accounts import Accounts
from kolonie.server.store.database import Database
from kolonie.server.store.people import People
from kolonie.table.events import Terms
from tests.server.serving import Player


def test_a_coach_has_words_where_only_bots_play_besides(ann: Player, ben: Player) -> None:
    table = ann.open("me", "bot:random")["id"]
    told = ann.get(f"/api/tables/{table}/coach")
    state = ann.wait(table, lambda s: s["decision"] is not None)
    asks = {ask for one in told["decisions"] for ask in one["asks"]}
    plain = coaching(title("aquasphere"), {}).plain
    assert state["decision"]["ask"] in asks | plain and told["known"] == 3
    assert all(one["text"] and one["rules"] for one in (*told["decisions"], *told["scorings"]))
    both = ann.open("me", "hotseat")["id"]
    refused = ann.raw("GET", f"/api/tables/{both}/coach")
    assert refused.status_code == 403, "at one device the others are people"
    made = ann.open("me", "link")
    assert ann.raw("GET", f"/api/tables/{made['id']}/coach").status_code == 403
    assert ben.raw("GET", f"/api/tables/{table}/coach").status_code == 404


def test_any_option_is_weighed_if_it_is_asked_for(ann: Player) -> None:
    table = ann.open("me", "bot:random")["id"]
    decision = ann.wait(table, lambda s: s["decision"] is not None)["decision"]
    key = decision["options"][-1]["key"]
    asked = {"seat": decision["seat"], "number": decision["number"], "key": key}
    told = ann.post(f"/api/tables/{table}/hint", asked)
    weighed = {one["key"]: one for one in told["weighed"]}
    assert key in weighed and weighed[told["advice"][0]["key"]]["verdict"] == "sensible"
    assert {one["key"] for one in told["advice"]} <= set(weighed)
    assert all(isinstance(one["then"], list) for one in told["advice"])
    late = ann.raw("POST", f"/api/tables/{table}/hint", json={**asked, "key": "nonsense"})
    assert late.status_code == 409


def test_words_follow_the_expansions_of_the_table() -> None:
    terms = [Terms("underwater_cities", 2, {"data_era": value}, "seed") for value in ("off", "on")]
    off, on = (coach_info(each, "cs") for each in terms)
    assert [one.name for one in off.scorings if one.name.startswith("data")] == []
    assert on.scorings[0].name == "data-production" and "disky" in on.scorings[0].text


def test_a_worker_weighs_what_it_is_asked_for() -> None:
    game = title("aquasphere").new(2, "job")
    seat = game.to_act()[0]
    key = game.options(seat)[-1].key
    told = advised(Advise("aquasphere", save(game), seat, key=key)).advice
    assert key in [one.key for one in told]


# -- progress


def test_progress_of_two_browsers_is_joined_and_nothing_is_forgotten() -> None:
    first = Progress({"a/one": LessonProgress(["x"], False, 5.0)}, {"a/turn": 3})
    second = Progress(
        {"a/one": LessonProgress([], True, 4.0), "b/two": LessonProgress(["y"], False, 1.0)}, {"a/turn": 1}
    )
    both = joined(first, second)
    assert both.lessons["a/one"] == LessonProgress(["x"], True, 5.0)
    assert both.lessons["b/two"].path == ["y"] and both.known == {"a/turn": 3}
    assert joined(second, first) == Progress(dict(sorted(both.lessons.items())), both.known)


def test_an_account_finds_its_progress_again_and_takes_it_along(ann: Player) -> None:
    lesson = {"path": ["next"], "done": False, "at": 9.0}
    mine = {"lessons": {"aquasphere/program": lesson}, "known": {}, "puzzles": {"aquasphere/7": 5.0}}
    refused = ann.raw("PUT", "/api/progress", json=mine)
    assert refused.status_code == 409, "guests keep theirs in the browser"
    ann.post("/api/account", {"name": "Ann Progress", "password": "a long password"})
    assert ann.raw("PUT", "/api/progress", json=mine).json() == mine
    more = {
        "lessons": {"aquasphere/program": {"path": [], "done": True, "at": 10.0}},
        "known": {"aquasphere/turn": 2},
        "puzzles": {"aquasphere/8": 6.0},
    }
    both = {**more, "puzzles": {"aquasphere/7": 5.0, "aquasphere/8": 6.0}}
    assert ann.raw("PUT", "/api/progress", json=more).json() == both, "what was solved stays"
    assert ann.get("/api/progress") == both
    assert ann.get("/api/account/data")["progress"] == both
    too_much = ann.raw("PUT", "/api/progress", json={"known": {"x": 99}})
    assert too_much.status_code == 400


def test_progress_goes_with_the_account(tmp_path: Path) -> None:
    async def kept_and_gone() -> tuple[Progress, Progress]:
        database = Database(Config(database=str(tmp_path / "k.sqlite")))
        await database.open()
        people, accounts = People(database), Accounts(database)
        person, _session = await people.new_guest("Ann", None)
        await accounts.join_progress(person.id, Progress(known={"aquasphere/turn": 2}))
        before = await accounts.progress(person.id)
        await accounts.delete(person.id, "former player")
        after = await accounts.progress(person.id)
        await database.close()
        return before, after

    before, after = asyncio.run(kept_and_gone())
    assert before.known == {"aquasphere/turn": 2} and after == Progress()
