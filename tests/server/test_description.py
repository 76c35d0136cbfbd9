"""The server does what its OpenAPI description says, also when it is asked for nonsense."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import msgspec
import pytest

from kolonie.core import scene
from kolonie.core.title import Title
from kolonie.games import titles
from kolonie.server import api, drawn, said, states, steps
from kolonie.server.picture import Viewer, build
from kolonie.server.store.rows import SeatRow, TableRow
from kolonie.table.events import Terms
from kolonie.table.film import Film
from kolonie.table.sitting import Sitting
from tests.server.contract import contract, described
from tests.server.serving import Player, Served

FUZZ = """
[parameters]
"path.table_id" = "{table}"
[auth.openapi]
session = {{ api_key = "{session}" }}
csrf = {{ api_key = "{csrf}" }}
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 400, 401, 403, 404, 409, 413, 422, 429]
"""
"""What a game allows is not in the description: a request that is as described may get 400 or 422. Nor is how
large all its parts together may be: that gets 413."""
RENEWED = "^/api/(account|account/delete|account/password|login|logout|reset/.*)$"
"""What ends the session it is asked with."""


@pytest.mark.parametrize("renewing", [False, True], ids=["most", "session"])
def test_answers_are_as_described(served: Served, tmp_path: Path, renewing: bool) -> None:
    """Every route with generated requests, good and bad, at a table that exists; with all checks."""
    visitor = Player(served.url)
    table = visitor.open("me", "hotseat")["id"]
    settings = FUZZ.format(table=table, session=visitor.http.cookies["kolonie"], csrf=visitor.csrf)
    (tmp_path / "fuzz.toml").write_text(settings)
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(tmp_path / "fuzz.toml"), "run"]
    command += [f"{served.url}/schema/openapi.json", "--checks", "all", "--phases", "coverage,fuzzing"]
    command += ["-n", "4", "--continue-on-failure", "--no-color", "--generation-database", "none"]
    command += ["--include-path-regex" if renewing else "--exclude-path-regex", RENEWED]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    found = re.search(r"(\d+) generated", done.stdout)
    assert found is not None and int(found[1]) > (60 if renewing else 600)


def test_the_description_names_every_route_and_every_message(served: Served) -> None:
    told = httpx.get(f"{served.url}/schema").json()
    own = told["x-views"].pop("harbour")["$ref"].rsplit("/", 1)[-1].removesuffix("View")
    schemas = told["components"]["schemas"]
    told["components"]["schemas"] = {n: schema for n, schema in schemas.items() if not n.startswith(own)}
    assert told == described(), "the client's types are made from another description"
    assert told["openapi"].startswith("3.1")
    for path in ("/api/me", "/api/tables/{table_id}/moves", "/api/watch/{token}", "/api/records", "/health"):
        assert path in told["paths"]
    moves = told["paths"]["/api/tables/{table_id}/moves"]["post"]
    assert set(moves["responses"]) == {"200", "409", "422", "default"}
    assert {"TableState", "StateMessage", "FromServer", "FromClient", "Problem"} <= set(schemas)
    assert len(schemas["FromServer"]["anyOf"]) == 10


def test_nothing_that_is_sent_is_described_as_anything() -> None:
    """A field of no type would be a hole in the client's types. A view has the form of its game alone, and
    what has changed the form of what it is laid over."""
    free = {("TableState", "board"), ("Put", "value"), ("Splice", "add")}
    for name, schema in contract().components["schemas"].items():
        for field, part in schema.get("properties", {}).items():
            assert (name, field) in free or not _says_nothing(part), f"{name}.{field} can be anything"


def _says_nothing(part: dict[str, Any]) -> bool:
    inner = [*part.get("anyOf", ()), *part.get("prefixItems", ())]
    inner += [part[key] for key in ("items", "additionalProperties") if isinstance(part.get(key), dict)]
    known = {"type", "enum", "$ref", "anyOf"} & set(part)
    bare = part.get("type") == "object" and "properties" not in part and "additionalProperties" not in part
    return not known or bare or any(_says_nothing(each) for each in inner)


def test_the_judge_of_all_tests_finds_what_is_not_as_described() -> None:
    judge = contract()
    judge.message({"type": "presence", "online": [True]})
    for wrong in (
        {"type": "presence", "online": [1]},
        {"type": "presence"},
        {"type": "presence", "online": [], "more": 1},
        {"type": "nothing"},
    ):
        with pytest.raises(AssertionError):
            judge.message(wrong)
    asked = httpx.Request("GET", "http://host/api/me")
    me = {
        "id": "x",
        "name": "Ann",
        "guest": True,
        "language": "en",
        "theme": "dark",
        "mail": None,
        "mails": False,
    }
    judge.answer(httpx.Response(200, json=me, request=asked))
    for other in ({**me, "language": "de"}, {**me, "more": 1}, {"error": None}):
        with pytest.raises(AssertionError):
            judge.answer(httpx.Response(200, json=other, request=asked))


@pytest.mark.parametrize("kind", get_args(said.FromServer), ids=lambda kind: str(kind.__name__))
def test_every_message_is_written_as_described(kind: type[msgspec.Struct], ann: Player) -> None:
    table = msgspec.convert(ann.state(ann.open("me", "bot:random")["id"]), states.TableState)
    samples = (
        said.StateMessage(1, table),
        said.DeltaMessage(2, [steps.Put(["number"], 1), steps.Splice(["log"], 3, 0, [])]),
        said.ChatMessage(1, 0, "Ann", "hello", 1.5),
        said.PresenceMessage([True, False]),
        said.ClockMessage([None, 3.5]),
        said.NoticeMessage("x", "Harbour"),
        said.ErrorMessage(api.ErrorBody("invalid", "no", None, None)),
        said.PongMessage(),
        said.MovedMessage(1, 2),
        said.RefusedMessage(1, 409, api.ErrorBody("stale", "no", None, None), table),
    )
    sample = next(each for each in samples if type(each) is kind)
    contract().message(json.loads(said.written(sample)))


def test_messages_come_as_described_over_the_socket(ann: Player, ben: Player) -> None:
    """Each kind that can be brought about at once; the judge of the socket looks at every message."""
    table = ann.open("me", "open", clock={"initial_s": 600})["id"]
    other = ben.open("me", "hotseat")["id"]
    with ann.socket(table) as hers, ben.socket(other) as his:
        assert hers.next("state") and his.next("state")
        ben.post(f"/api/tables/{table}/join", {})
        ben.post(f"/api/tables/{table}/chat", {"text": "here"})
        assert hers.next("chat")["text"] == "here"
        with ben.socket(table):
            assert hers.next("presence")["online"] == [True, True]
        his.send({"type": "ping"})
        assert his.next("pong") == {"type": "pong"}
        his.send({"type": "nonsense"})
        assert his.next("error")["error"]["code"] == "invalid"
        state = ann.state(table)
        while state["decision"] is not None:
            ann.move(table, state)
            state = ann.state(table)
        assert his.next("notice")["table"] == table


@pytest.mark.parametrize("title", titles(), ids=lambda title: str(title.id))
def test_the_table_of_every_game_is_as_described(title: Title) -> None:
    """Random games to their end, at each of several moments as every seat and a spectator see them."""
    for seats in sorted({title.min_seats, title.max_seats}):
        names = tuple(f"n{seat}" for seat in range(seats))
        terms = Terms(title.id, seats, title.check({}, seats), "seed")
        sitting = Sitting(title, terms, names)
        sitting.start(0.0)
        rows = tuple(SeatRow(seat, "hotseat", name, person="p") for seat, name in enumerate(names))
        row = TableRow(title.id, terms, "running", "live", "played", False, "p", "w", 0.0, 0.0, (), rows)
        dice = Random(seats)
        while True:
            if sitting.game.number % 61 == 5 or sitting.over:
                _judge(row, sitting)
            if sitting.over:
                break
            seat = sitting.to_act()[0]
            key = dice.choice(sitting.game.options(seat)).key
            sitting.move(seat, sitting.marks[seat], key, 0.0)


def _judge(row: TableRow, sitting: Sitting) -> None:
    film = Film(sitting.title, row.terms, sitting.table.record.moves) if sitting.over else None
    for seat in (None, *range(row.terms.seats)):
        viewer = Viewer("p", seat, tuple(range(row.terms.seats)), "cs" if seat else "en")
        state = build(row, sitting, viewer, set(), [], film)
        told = json.loads(said.written(said.StateMessage(1, state)))
        contract().message(told)
        board = contract().views[row.terms.game]
        contract().holds(board, told["state"]["board"], f"the view of {row.terms.game}")


def test_a_drawn_scene_has_the_fields_of_the_scene() -> None:
    """In the same order, because one is made from the other field by field."""
    parts = {k for k in vars(scene).values() if isinstance(k, type) and k.__module__ == scene.__name__}
    assert parts == set(drawn.WIRE)
    for part, wire in drawn.WIRE.items():
        fields = {field.name: field.default for field in msgspec.structs.fields(part)}
        tag = wire.__struct_config__.tag
        if tag is not None:
            assert fields.pop("kind") == tag
        assert tuple(fields) == wire.__struct_fields__, part.__name__
