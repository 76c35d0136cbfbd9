"""Whatever people do one after the other, in whatever order, is answered as described, and never with 500.

A machine opens tables, sits down, plays, takes back, leaves, talks and asks, sometimes as the client would
and sometimes not: with seats of others, old numbers and moves that were never offered. What one step makes
(tables, links, decisions, lines, records) later steps use.
"""

from __future__ import annotations

from typing import Any

import httpx
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from tests.server.serving import Player, Served

PEOPLE = 3
SEATS = st.integers(0, 3)
WORDS = st.sampled_from(["", "pass", "withdraw", "\u0000", "ž" * 40, "a\nb", "\u202e", "programme 1 1"])
KINDS = st.lists(
    st.sampled_from(["me", "hotseat", "open", "link", "bot:random", "bot:greedy", "bot:nobody"]),
    min_size=1,
    max_size=5,
)


class People(RuleBasedStateMachine):
    """Some people at one server. Every answer is held against the description by `Player`."""

    url = ""
    asked = 0
    well = 0

    def __init__(self) -> None:
        super().__init__()
        self.people: list[Player] = []
        self.tables: list[str] = ["nowhere"]
        self.links: list[str] = ["/join/nothing"]
        self.lines: list[int] = [0]
        self.records: list[str] = ["[Game aquasphere]"]

    @initialize()
    def come(self) -> None:
        self.people = [Player(self.url) for _ in range(PEOPLE)]

    def teardown(self) -> None:
        for person in self.people:
            person.http.close()

    def ask(self, who: int, method: str, path: str, **rest: Any) -> httpx.Response:
        """Asks as one of them."""
        answer = self.people[who].raw(method, path, **rest)
        assert answer.status_code < 500, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        People.asked += 1
        People.well += answer.status_code < 300
        return answer

    def at(self, table: int, *path: str) -> str:
        return "/".join(("/api/tables", self.tables[table % len(self.tables)], *path))

    def decision(self, who: int, table: int) -> dict[str, Any]:
        """What the person has to decide there, or something that nobody has asked."""
        answer = self.ask(who, "GET", self.at(table))
        found = answer.json().get("decision") if answer.status_code == 200 else None
        return found or {"seat": 0, "number": 1, "options": [{"key": "pass"}]}

    who = st.integers(0, PEOPLE - 1)
    table = st.integers(0, 20)

    # -- tables and seats

    @rule(who=who, kinds=KINDS, confirm=st.booleans(), public=st.booleans(), clock=st.booleans())
    def open_table(self, who: int, kinds: list[str], confirm: bool, public: bool, clock: bool) -> None:
        seats = []
        for kind in kinds:
            word, _colon, bot = kind.partition(":")
            seats.append({"kind": word, **({"bot": bot} if bot else {})})
        wish: dict[str, Any] = {"game": "aquasphere", "seats": seats, "confirm": confirm, "public": public}
        if clock:
            wish["clock"] = {"initial_s": 600, "increment_s": 5}
        made = self.ask(who, "POST", "/api/tables", json=wish)
        if made.status_code == 201:
            told = made.json()
            self.tables.append(told["id"])
            self.links += [link["url"] for link in told["seat_links"]]
            if told["spectator_url"]:
                self.links.append(told["spectator_url"])

    @rule(who=who)
    def open_a_usual_table(self, who: int) -> None:
        self.open_table(who, ["me", "hotseat"], confirm=False, public=True, clock=False)

    @rule(who=who, table=table, seat=st.none() | SEATS)
    def join(self, who: int, table: int, seat: int | None) -> None:
        self.ask(who, "POST", self.at(table, "join"), json={} if seat is None else {"seat": seat})

    @rule(who=who, link=st.integers(0, 20), post=st.booleans())
    def follow_link(self, who: int, link: int, post: bool) -> None:
        self.ask(who, "POST" if post else "GET", f"/api{self.links[link % len(self.links)]}")

    @rule(who=who, table=table, verb=st.sampled_from(["leave", "close", "rematch", "analysis"]))
    def leave_or_close(self, who: int, table: int, verb: str) -> None:
        self.ask(who, "POST", self.at(table, verb))

    @rule(who=who, table=table, seat=SEATS, bot=st.none() | st.sampled_from(["random", "nobody"]))
    def take_over(self, who: int, table: int, seat: int, bot: str | None) -> None:
        self.ask(who, "POST", self.at(table, "takeover"), json={"seat": seat, "bot": bot})

    @rule(who=who, table=table, seat=SEATS)
    def resign(self, who: int, table: int, seat: int) -> None:
        self.ask(who, "POST", self.at(table, "resign"), json={"seat": seat})

    @rule(who=who, table=table, agree=st.booleans())
    def abandon(self, who: int, table: int, agree: bool) -> None:
        self.ask(who, "POST", self.at(table, "abandon"), json={"agree": agree})

    # -- moves

    @rule(who=who, table=table, pick=st.integers(0, 200), twice=st.booleans())
    def move(self, who: int, table: int, pick: int, twice: bool) -> None:
        asked = self.decision(who, table)
        options = asked["options"] or [{"key": "pass"}]
        move = {"seat": asked["seat"], "number": asked["number"], "key": options[pick % len(options)]["key"]}
        for _ in range(1 + twice):
            self.ask(who, "POST", self.at(table, "moves"), json=move)

    @rule(who=who, table=table, seat=SEATS, number=st.integers(0, 400), key=WORDS)
    def move_as_nobody_would(self, who: int, table: int, seat: int, number: int, key: str) -> None:
        move = {"seat": seat, "number": number, "key": key}
        self.ask(who, "POST", self.at(table, "moves"), json=move)

    @rule(who=who, table=table, whole=st.booleans(), off=st.integers(0, 2))
    def take_back(self, who: int, table: int, whole: bool, off: int) -> None:
        asked = self.decision(who, table)
        body = {"seat": asked["seat"], "number": asked["number"] + off, "whole_turn": whole}
        self.ask(who, "POST", self.at(table, "take-back"), json=body)

    @rule(who=who, table=table, seat=SEATS)
    def confirm(self, who: int, table: int, seat: int) -> None:
        self.ask(who, "POST", self.at(table, "confirm"), json={"seat": seat})

    @rule(who=who, table=table, pick=st.integers(0, 200), off=st.integers(0, 1))
    def look_into(self, who: int, table: int, pick: int, off: int) -> None:
        asked = self.decision(who, table)
        params = {"seat": asked["seat"], "number": asked["number"] + off}
        self.ask(who, "GET", self.at(table, "decision"), params=params)
        options = asked["options"] or [{"key": "pass"}]
        key = options[pick % len(options)]["key"]
        self.ask(who, "GET", self.at(table, "outlook"), params={**params, "key": key})

    # -- words

    @rule(who=who, table=table, text=WORDS)
    def talk(self, who: int, table: int, text: str) -> None:
        self.ask(who, "POST", self.at(table, "chat"), json={"text": text})
        told = self.ask(who, "GET", self.at(table))
        if told.status_code == 200:
            self.lines += [line["id"] for line in told.json()["chat"]][-1:]

    @rule(who=who, table=table, seat=SEATS, muted=st.booleans())
    def mute(self, who: int, table: int, seat: int, muted: bool) -> None:
        self.ask(who, "POST", self.at(table, "mute"), json={"seat": seat, "muted": muted})

    @rule(who=who, table=table, line=st.integers(0, 20), reason=WORDS)
    def report(self, who: int, table: int, line: int, reason: str) -> None:
        body = {"line": self.lines[line % len(self.lines)], "reason": reason}
        self.ask(who, "POST", self.at(table, "report"), json=body)

    # -- the past

    @rule(who=who, table=table, at=st.integers(0, 60), seat=st.none() | SEATS)
    def replay(self, who: int, table: int, at: int, seat: int | None) -> None:
        params = {"at": at} if seat is None else {"at": at, "seat": seat}
        self.ask(who, "GET", self.at(table, "replay"), params=params)
        record = self.ask(who, "GET", self.at(table, "record.kol"))
        if record.status_code == 200:
            self.records.append(record.text)

    @rule(who=who, record=st.integers(0, 20), cut=st.integers(0, 400))
    def upload(self, who: int, record: int, cut: int) -> None:
        """A record as it was had, or torn."""
        text = self.records[record % len(self.records)]
        torn = text if cut > 300 else text[: len(text) - cut]
        made = self.ask(who, "POST", "/api/records", content=torn.encode())
        if made.status_code == 201:
            self.tables.append(made.json()["id"])

    @rule(who=who, table=table, at=st.integers(0, 60))
    def go_on_from(self, who: int, table: int, at: int) -> None:
        body = {"at": at, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
        made = self.ask(who, "POST", self.at(table, "continue"), json=body)
        if made.status_code == 201:
            self.tables.append(made.json()["id"])

    # -- people

    @rule(who=who, name=WORDS, language=st.sampled_from(["en", "cs", "de"]))
    def change_oneself(self, who: int, name: str, language: str) -> None:
        self.ask(who, "PUT", "/api/me", json={"name": name, "language": language})

    @rule(who=who, which=st.sampled_from(["mine", "open", "live", "finished", "other"]))
    def look_around(self, who: int, which: str) -> None:
        self.ask(who, "GET", "/api/tables", params={"list": which})
        for path in ("/api/stats", "/api/sessions", "/api/account/data", "/api/account/deletion"):
            self.ask(who, "GET", path)

    @rule(who=who, deleted=st.booleans())
    def go_and_come_again(self, who: int, deleted: bool) -> None:
        """Somebody logs out or is deleted, and somebody else comes."""
        if deleted:
            self.ask(who, "POST", "/api/account/delete", json={"password": ""})
        else:
            self.ask(who, "POST", "/api/logout")
        self.people[who].http.close()
        self.people[who] = Player(self.url)


def test_no_history_is_answered_with_a_fault(served: Served, deep: bool) -> None:
    People.url, People.asked, People.well = served.url, 0, 0
    before = served.log.read_text().count("fault in")
    many = settings(
        max_examples=150 if deep else 12,
        stateful_step_count=50,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(People, settings=many)
    assert People.asked > 400 and People.well > People.asked / 5, "something must come of it"
    assert served.log.read_text().count("fault in") == before, "also of what was answered"
