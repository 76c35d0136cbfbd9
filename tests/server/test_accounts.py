"""What people may ask for about themselves: passwords, sessions, all that is kept, and being forgotten."""

from __future__ import annotations

import asyncio
import json
import socketserver
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kolonie.server.config import Config
from kolonie.server.store.accounts import MAILS, WINDOW, Accounts, fold
from kolonie.server.store.database import Database
from tests.server.serving import Player, Served

PASSWORD = "correct horse battery"


def account(served: Served, word: str = "Ann") -> tuple[Player, str]:
    """Somebody with an account, and its name."""
    player = Player(served.url)
    name = f"{word} {player.me['id'][:8]}"
    player.post("/api/account", {"name": name, "password": PASSWORD})
    return player, name


def logged_in(served: Served, name: str, password: str = PASSWORD) -> Player:
    player = Player(served.url)
    player.post("/api/login", {"name": name, "password": password})
    return player


# -- passwords and sessions


def test_a_password_is_changed_with_the_old_one_and_others_are_logged_out(served: Served) -> None:
    ann, name = account(served)
    elsewhere = logged_in(served, name)
    wish = {"old": "not this one", "new": "another good one"}
    wrong = ann.raw("POST", "/api/account/password", json=wish)
    assert wrong.status_code == 403 and wrong.json()["error"]["code"] == "bad-password"
    short = ann.raw("POST", "/api/account/password", json={"old": PASSWORD, "new": "short"})
    assert short.status_code == 400 and short.json()["error"]["field"] == "new"
    ann.post("/api/account/password", {"old": PASSWORD, "new": "another good one"})
    assert ann.get("/api/me")["name"] == name
    assert elsewhere.raw("GET", "/api/me").status_code == 401
    assert Player(served.url).raw("POST", "/api/login", json={"name": name, "password": PASSWORD}).is_error
    assert logged_in(served, name, "another good one").me


def test_sessions_are_listed_and_ended_one_by_one(served: Served) -> None:
    ann, name = account(served)
    phone, library = logged_in(served, name), logged_in(served, name)
    listed = ann.get("/api/sessions")
    assert len(listed) == 3 and [each["current"] for each in listed].count(True) == 1
    assert all(each["agent"].startswith("python-httpx") for each in listed)
    own = next(each["id"] for each in listed if each["current"])
    assert ann.raw("POST", "/api/sessions/end", json={"id": own}).status_code == 409
    theirs = next(each["id"] for each in phone.get("/api/sessions") if each["current"])
    ann.post("/api/sessions/end", {"id": theirs})
    assert phone.raw("GET", "/api/me").status_code == 401
    assert library.get("/api/me")["name"] == name
    assert ann.raw("POST", "/api/sessions/end", json={"id": theirs}).status_code == 404
    stranger, _name = account(served, "Eve")
    other = next(each["id"] for each in library.get("/api/sessions") if each["current"])
    assert stranger.raw("POST", "/api/sessions/end", json={"id": other}).status_code == 404
    ann.post("/api/sessions/end", {})
    assert library.raw("GET", "/api/me").status_code == 401
    assert len(ann.get("/api/sessions")) == 1


def test_nothing_is_sent_to_a_socket_after_its_session_is_over(served: Served) -> None:
    ann, name = account(served)
    phone = logged_in(served, name)
    table = ann.open("me", "hotseat")["id"]
    with phone.socket(table) as his, ann.socket(table) as hers:
        his.next("state")
        hers.next("state")
        phone.post("/api/logout")
        state = ann.state(table)
        ann.move(table, state)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                his.next("state", 5)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
        hers.next("state")


# -- guests who have an account, and names


def test_a_guest_who_logs_in_keeps_seats_tables_and_names(served: Served) -> None:
    _ann, name = account(served)
    guest, ben = Player(served.url), Player(served.url)
    table = guest.open("me", "open")["id"]
    ben.post(f"/api/tables/{table}/join", {})
    guest.post(f"/api/tables/{table}/chat", {"text": "it is me"})
    me = guest.post("/api/login", {"name": name, "password": PASSWORD})
    assert me["name"] == name and not me["guest"]
    state = guest.state(table)
    assert state["you"] == 0 and state["owner"] and state["names"][0] == name
    assert table in [each["id"] for each in guest.get("/api/tables")]
    assert ben.state(table)["names"][0] == name, "the others see it too"
    assert [line["text"] for line in guest.get("/api/account/data")["chat"]] == ["it is me"]


def test_nobody_else_goes_by_the_name_of_an_account(served: Served) -> None:
    early = Player(served.url)
    name = f"Štěpán {early.me['id'][:8]}"
    assert early.put("/api/me", {"name": name.upper()})["name"] == name.upper()
    owner = Player(served.url)
    owner.post("/api/account", {"name": name, "password": PASSWORD})
    assert early.get("/api/me")["name"].startswith("Guest "), "who only used it has to give it back"
    late = Player(served.url)
    for taken in (name, name.upper(), f" {name} ", name.replace("Š", "S\u030c")):
        refused = late.raw("PUT", "/api/me", json={"name": taken})
        assert refused.status_code == 409 and refused.json()["error"]["field"] == "name", taken
    wish = {"game": "aquasphere", "seats": [{"kind": "me"}, {"kind": "hotseat", "name": name}]}
    assert late.raw("POST", "/api/tables", json=wish).status_code == 409
    assert owner.raw("POST", "/api/tables", json=wish).status_code == 201, "it is its own name"
    other, _its_name = account(served, "Eve")
    assert other.raw("PUT", "/api/me", json={"name": name}).status_code == 409
    renamed = f"S {name[:20]}"
    assert owner.put("/api/me", {"name": renamed})["name"] == renamed
    assert logged_in(served, renamed).get("/api/me")["name"] == renamed, "one logs in with the new name"
    assert late.put("/api/me", {"name": name})["name"] == name, "the old one is free again"


@pytest.mark.parametrize("name", ["\ufdfa" * 30, "ß" * 30, "İ" * 30])
def test_folding_never_makes_a_name_too_long_to_be_kept(name: str) -> None:
    assert len(fold(name)) <= 60


# -- export and deletion


def test_everything_that_is_kept_can_be_had(served: Served) -> None:
    ann, name = account(served)
    table = ann.open("me", "hotseat")["id"]
    ann.post(f"/api/tables/{table}/chat", {"text": "hello"})
    answer = ann.raw("GET", "/api/account/data")
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json()
    assert kept["name"] == name and kept["chat"][0]["text"] == "hello" and not kept["guest"]
    assert [seat["seat"] for seat in kept["tables"]] == [0, 1]
    assert "argon2" not in answer.text and len(kept["sessions"]) == 1


def test_deleting_says_before_what_goes_and_then_it_is_gone(served: Served) -> None:
    ann, name = account(served)
    ben = Player(served.url)
    running = ann.open("me", "open")["id"]
    ben.post(f"/api/tables/{running}/join", {})
    ann.post(f"/api/tables/{running}/chat", {"text": "a word"})
    alone, waiting = ann.open("me", "bot:random")["id"], ann.open("me", "open", public=True)["id"]
    told = ann.get("/api/account/deletion")
    assert any("3 unfinished tables" in line for line in told["goes"]), told
    assert any("1 line" in line for line in told["goes"]) and told["stays"]
    assert ann.raw("POST", "/api/account/delete", json={"password": "no"}).status_code == 403
    with ben.socket(running) as his:
        his.next("state")
        ann.post("/api/account/delete", {"password": PASSWORD})
        state = his.until(lambda s: s["names"][0] == "Former player")
    assert state["status"] == "finished" and state["ending"]["winners"] == [1]
    assert ben.state(running)["chat"] == []
    assert ben.raw("GET", f"/api/tables/{alone}").status_code == 404
    assert waiting not in [each["id"] for each in ben.get("/api/tables?list=open")]
    back = Player(served.url)
    assert back.raw("POST", "/api/login", json={"name": name, "password": PASSWORD}).status_code == 403
    assert back.put("/api/me", {"name": name})["name"] == name, "the name is free"


def test_a_guest_is_deleted_without_a_password(served: Served) -> None:
    guest = Player(served.url)
    guest.post("/api/account/delete", {})
    assert guest.get("/api/me")["id"] != guest.me["id"], "the cookie is gone with it"


# -- mail


class Letters(socketserver.StreamRequestHandler):
    """As much of a mail server as is needed to read what is sent."""

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        lines: list[str] = []
        reading = False
        while raw := self.rfile.readline():
            line = raw.decode().rstrip("\r\n")
            if reading:
                if line == ".":
                    self.server.letters.append("\n".join(lines))  # type: ignore[attr-defined]
                    reading, lines = False, []
                    self.wfile.write(b"250 kept\r\n")
                else:
                    lines.append(line)
                continue
            reading = line.upper() == "DATA"
            self.wfile.write(b"354 go on\r\n" if reading else b"250 fine\r\n")
            if line.upper() == "QUIT":
                return


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, list[str]]]:
    """A server that sends mail, and the mail it has sent."""
    folder = tmp_path_factory.mktemp("mailing")
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Letters) as post:
        post.letters = []  # type: ignore[attr-defined]
        threading.Thread(target=post.serve_forever, daemon=True).start()
        smtp = f"smtp://127.0.0.1:{post.server_address[1]}?from=table@example.org"
        env = {"KOLONIE_SMTP": smtp, "KOLONIE_PUBLIC_URL": "http://club.example"}
        with Served(str(folder / "k.sqlite"), folder, env) as server:
            yield server, post.letters  # type: ignore[attr-defined]
        post.shutdown()


def link_in(letters: list[str], word: str, seconds: float = 10) -> str:
    """The token of the newest link of that kind."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        for letter in reversed(letters):
            if f"/{word}/" in letter:
                return letter.split(f"/{word}/")[1].split()[0]
        time.sleep(0.05)
    raise AssertionError("no such letter")


def test_a_forgotten_password_is_set_anew_by_mail(mailing: tuple[Served, list[str]]) -> None:
    server, letters = mailing
    ann, name = account(server)
    ann.put("/api/me", {"mail": "ann@example.org"})
    ann.post(f"/api/mail/{link_in(letters, 'mail')}")
    me = ann.get("/api/me")
    assert me["mail"] == "ann@example.org" and me["mails"]
    stranger = Player(server.url)
    assert stranger.post("/api/reset", {"name": "nobody of that name"}) == {"done": True}
    stranger.post("/api/reset", {"name": name.upper()})
    token = link_in(letters, "reset")
    short = stranger.raw("POST", f"/api/reset/{token}", json={"password": "short"})
    assert short.status_code == 400, "the link is still good"
    me = stranger.post(f"/api/reset/{token}", {"password": "another good one"})
    assert me["name"] == name and stranger.get("/api/me")["name"] == name
    assert ann.raw("GET", "/api/me").status_code == 401, "everybody else is logged out"
    again = stranger.raw("POST", f"/api/reset/{token}", json={"password": "yet another one"})
    assert again.status_code == 404, "once only"
    stranger.get("/api/me")
    assert token not in server.log.read_text()


def test_without_mail_one_asks_the_operator(ann: Player) -> None:
    refused = ann.raw("POST", "/api/reset", json={"name": "somebody"})
    assert refused.status_code == 409 and "operator" in refused.json()["error"]["text"]
    assert ann.get("/api/me")["mails"] is False, "and is told so before being asked for an address"


def test_one_address_gets_few_mails_whoever_asks(mailing: tuple[Served, list[str]]) -> None:
    server, letters = mailing
    answers = [
        Player(server.url).raw("PUT", "/api/me", json={"mail": "Victim@example.org"}).status_code
        for _guest in range(8)
    ]
    assert answers == [200] * MAILS + [429] * (8 - MAILS)
    deadline = time.monotonic() + 20
    while sum("Victim@example.org" in letter for letter in letters) < MAILS:
        assert time.monotonic() < deadline, "those that were taken are sent"
        time.sleep(0.02)
    refused = Player(server.url).raw("PUT", "/api/me", json={"mail": "Victim@example.org"})
    assert refused.status_code == 429 and sum("Victim@example.org" in one for one in letters) == MAILS


def test_an_address_may_be_written_to_again_after_a_while(tmp_path: Path) -> None:
    async def work() -> None:
        database = Database(Config(database=str(tmp_path / "k.sqlite")))
        await database.open()
        accounts = Accounts(database)
        asked = [await accounts.may_mail_to("a@example.org", 100.0 + n) for n in range(MAILS + 1)]
        assert asked == [True] * MAILS + [False]
        assert await accounts.may_mail_to("b@example.org", 101.0)
        assert await accounts.may_mail_to("A@example.org", 102.0 + WINDOW)
        await database.close()

    asyncio.run(work())


def test_a_cookie_of_another_server_is_left_alone(served: Served) -> None:
    """Servers on one machine share cookies: a visit to one must not cost the seat at the other."""
    answer = httpx.get(f"{served.url}/api/me", cookies={"kolonie": "somebody.else"})
    assert answer.status_code == 401 and "set-cookie" not in answer.headers
    assert json.loads(answer.text)["error"]["code"] == "unknown-session"
    listed = httpx.get(f"{served.url}/api/tables?list=open", cookies={"kolonie": "somebody.else"})
    assert listed.status_code == 200, "looking around is still possible"
