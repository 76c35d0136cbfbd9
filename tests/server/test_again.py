"""Lists of the lobby, links before somebody sits down, and playing again with the same people."""

from __future__ import annotations

from kolonie.server.routes.listing import again_id
from tests.server.serving import Player


def played_to_the_end(table: str, *players: Player) -> None:
    while True:
        for player in players:
            state = player.state(table)
            if state["result"] is not None:
                return
            if state["decision"] is not None:
                player.move(table, state)


def test_a_list_names_host_clock_variants_and_time_left(ann: Player, ben: Player) -> None:
    clock = {"initial_s": 600, "increment_s": 5}
    settings = {"data_era": "on"}
    table = ann.open("me", "open", game="underwater_cities", public=True, clock=clock, settings=settings)[
        "id"
    ]
    listed = next(t for t in ben.get("/api/tables?list=open") if t["id"] == table)
    assert listed["host"] == ann.me["name"] and listed["clock"] == clock
    assert listed["variants"] == ["Data Era: with"] and listed["left_s"] is None
    ben.post(f"/api/tables/{table}/join", {})
    mine = next(t for t in ann.get("/api/tables?list=mine") if t["id"] == table)
    assert 500 < mine["left_s"] <= 605


def test_public_tables_can_be_watched_while_they_are_played(ann: Player, ben: Player) -> None:
    table = ann.open("me", "bot:random", game="harbour", public=True)["id"]
    hidden = ann.open("me", "bot:random", game="harbour")["id"]
    seen = [t["id"] for t in ben.get("/api/tables?list=live")]
    assert table in seen and hidden not in seen
    assert table not in [t["id"] for t in ann.get("/api/tables?list=live")], "one's own are listed elsewhere"
    assert ben.state(table)["you"] is None


def test_a_link_says_what_it_is_for(ann: Player, ben: Player) -> None:
    made = ann.open("me", "link", game="harbour")
    token = made["seat_links"][0]["url"].removeprefix("/join/")
    told = ben.get(f"/api/join/{token}")
    assert told["table"]["host"] == ann.me["name"] and told["seat"] == 1 and told["free"]
    ben.post(f"/api/join/{token}")
    assert not ann.get(f"/api/join/{token}")["free"]
    assert ben.raw("GET", "/api/join/wrong").status_code == 404


def test_playing_again_takes_everybody_along(ann: Player, ben: Player) -> None:
    made = ann.open("me", "link", "bot:random", game="harbour")
    table = made["id"]
    ben.post(made["seat_links"][0]["url"].replace("/join/", "/api/join/"))
    assert ann.raw("POST", f"/api/tables/{table}/rematch").status_code == 409, "it is not over"
    played_to_the_end(table, ann, ben)
    assert ben.get(f"/api/tables/{table}/rematch") == {"id": None, "names": []}

    first = ann.post(f"/api/tables/{table}/rematch")
    assert first == {"id": again_id(table), "seat": 0}
    assert ben.get(f"/api/tables/{table}/rematch") == {"id": first["id"], "names": [ann.me["name"]]}
    finished = next(t for t in ben.get("/api/tables?list=finished") if t["id"] == table)
    assert finished["rematch"] == first["id"]
    assert ann.state(first["id"])["status"] == "open", "nobody is seated without being asked"
    stranger = Player(ann.url)
    assert stranger.raw("POST", f"/api/tables/{table}/rematch").status_code == 404

    assert ben.post(f"/api/tables/{table}/rematch") == {"id": first["id"], "seat": 1}
    state = ben.wait(first["id"], lambda s: s["status"] == "running")
    assert state["names"][:2] == [ann.me["name"], ben.me["name"]] and state["seats"][2]["kind"] == "bot"
    assert state["commitment"] != ann.state(table)["commitment"]
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == first["id"], "asking twice opens no second table"


def test_the_next_table_is_counted_on() -> None:
    assert [again_id("ab"), again_id("ab.2"), again_id("ab.9")] == ["ab.2", "ab.3", "ab.10"]
