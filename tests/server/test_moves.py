"""Numbers, races, refusals and rehearsal over HTTP."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.server.serving import Player


def test_a_repeated_move_is_harmless_a_stale_one_gets_the_table_as_it_is(ann: Player) -> None:
    table = ann.open("me", "hotseat")["id"]
    decision = ann.state(table)["decision"]
    first, second = (option["key"] for option in decision["options"][:2])
    one = ann.try_move(table, 0, decision["number"], first)
    again = ann.try_move(table, 0, decision["number"], first)
    assert (one.status_code, again.status_code) == (200, 200)
    assert ann.state(table)["number"] == 1
    stale = ann.try_move(table, 0, decision["number"], second)
    assert stale.status_code == 409
    assert stale.json()["error"]["code"] == "stale" and stale.json()["state"]["number"] == 1


def test_an_illegal_move_is_refused_with_reason_and_rule(ann: Player) -> None:
    table = ann.open("me", "hotseat")["id"]
    key = ann.move(table, ann.state(table))
    decision = ann.state(table)["decision"]
    answer = ann.try_move(table, 1, decision["number"], key)
    assert answer.status_code == 422
    error = answer.json()["error"]
    details = ann.get(f"/api/tables/{table}/decision?seat=1&number={decision['number']}")
    assert details["number"] == decision["number"]
    refused = next(r for r in details["refusals"] if r["key"] == key)
    assert error["rule"] == refused["rule"] and error["rule"].startswith("AQ-")
    assert error["text"] == refused["reason"] and refused["label"] != key
    assert ann.try_move(table, 1, decision["number"], "nonsense").json()["error"]["rule"] == "AQ-2.03"
    assert ann.state(table)["number"] == 1
    ann.put("/api/me", {"language": "cs"})
    czech = ann.try_move(table, 1, decision["number"], key).json()["error"]["text"]
    assert czech and czech != error["text"]


def test_of_racing_moves_exactly_one_wins(ann: Player) -> None:
    table = ann.open("me", "hotseat", "hotseat", "hotseat")["id"]
    decision = ann.state(table)["decision"]
    keys = [option["key"] for option in decision["options"]]
    with ThreadPoolExecutor(10) as pool:
        different = list(
            pool.map(lambda i: ann.try_move(table, 0, decision["number"], keys[i % 4]), range(12))
        )
    assert {answer.status_code for answer in different} == {200, 409}
    won = next(line for line in ann.state(table)["log"] if line["kind"] == "line")
    assert ann.state(table)["number"] == 1 and won["seat"] == 0
    decision = ann.state(table)["decision"]
    with ThreadPoolExecutor(10) as pool:
        same = list(
            pool.map(
                lambda _: ann.try_move(table, 1, decision["number"], decision["options"][0]["key"]), range(10)
            )
        )
    assert {answer.status_code for answer in same} == {200}
    assert ann.state(table)["number"] == 2


def test_take_back_up_to_the_wall(ann: Player) -> None:
    table = ann.open("me", "hotseat")["id"]
    before = ann.state(table)
    ann.move(table, before)
    hers = ann.get(f"/api/tables/{table}?seat=0")
    assert hers["decision"] is None and hers["can_take_back"] is True
    body = {"seat": 0, "number": hers["your_number"], "whole_turn": False}
    ann.post(f"/api/tables/{table}/take-back", body)
    again = ann.raw("POST", f"/api/tables/{table}/take-back", json=body)
    assert again.status_code == 409 and again.json()["error"]["code"] == "stale", "a second copy of it"
    late = ann.try_move(table, 0, before["decision"]["number"], before["decision"]["options"][0]["key"])
    assert late.status_code == 409 and late.json()["error"]["code"] == "stale", "it was taken back"
    after = ann.state(table)
    assert after["number"] == 0 and after["decision"]["options"] == before["decision"]["options"]
    assert after["decision"]["number"] > before["decision"]["number"]
    body = {"seat": 0, "number": after["your_number"]}
    answer = ann.raw("POST", f"/api/tables/{table}/take-back", json=body)
    assert answer.status_code == 409 and answer.json()["error"]["code"] == "back-nothing"
    ann.move(table, after)
    ann.move(table, ann.state(table))
    body = {"seat": 1, "number": ann.get(f"/api/tables/{table}?seat=1")["your_number"]}
    answer = ann.raw("POST", f"/api/tables/{table}/take-back", json=body)
    assert answer.json()["error"]["code"] == "back-revealed", "the station was set up by it"


def test_a_rehearsed_turn_is_private_until_it_is_confirmed(ann: Player, ben: Player) -> None:
    made = ann.open("me", "link", confirm=True)
    table = made["id"]
    ben.post("/api/join/" + made["seat_links"][0]["url"].removeprefix("/join/"))
    ann.move(table, ann.state(table))
    hers, his = ann.state(table), ben.state(table)
    assert hers["number"] == 1 and hers["decision"]["needs_confirm"] and hers["decision"]["options"] == []
    assert hers["decision"]["can_take_back"] and hers["log"]
    assert his["number"] == 0 and his["log"] == [] and his["seats"][0]["to_act"]
    assert his["board"]["table"]["seats"][0] == ben.state(table)["board"]["table"]["seats"][0]
    record = ann.http.get(f"/api/tables/{table}/record.kol").text
    assert "colour" not in record
    body = {"seat": 0, "number": hers["your_number"], "whole_turn": True}
    ann.post(f"/api/tables/{table}/take-back", body)
    assert ann.state(table)["number"] == 0
    assert ann.raw("POST", f"/api/tables/{table}/confirm", json={"seat": 0}).status_code == 409
    with ben.socket(table) as socket:
        socket.next()
        ann.move(table, ann.state(table), 1)
        ann.post(f"/api/tables/{table}/confirm", {"seat": 0})
        assert socket.until(lambda s: s["number"] == 1)["decision"]["seat"] == 1
    state = ben.state(table)
    asked = f"/api/tables/{table}/decision?seat=1&number={state['decision']['number']}"
    assert ben.get(asked)["outlooks"][0]["reveals"] is True
    assert ann.raw("GET", asked).status_code == 403
    assert ben.raw("GET", asked.replace("number=", "number=9")).json()["error"]["code"] == "stale"
    ben.move(table, state)
    assert ben.state(table)["number"] == 2, "a move that reveals goes to the table at once"
    assert ann.state(table)["crumbs"] == ben.state(table)["crumbs"]
