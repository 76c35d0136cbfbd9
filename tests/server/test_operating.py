"""What an operator sees: health, metrics, the client, mail, settings."""

from __future__ import annotations

import gzip
import re
import socket
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from kolonie.core.text import messages_in
from kolonie.games import SHELF
from kolonie.server.config import Config, ConfigError, from_environment, read_smtp
from kolonie.server.store.migrating import HEAD, alembic_config
from kolonie.server.words import TEXT, choose_language
from tests.czech import tied
from tests.server.serving import ROOT, Player, Served


def test_health_and_metrics(served: Served, ann: Player) -> None:
    well = {"status": "ok", "database": True, "storage": True, "bots": True}
    assert httpx.get(f"{served.url}/health").json() == well
    table = ann.open("me", "hotseat")["id"]
    ann.move(table, ann.state(table))
    text = httpx.get(f"{served.url}/metrics").text
    assert 'kolonie_requests_total{method="POST",status="200"}' in text
    assert "kolonie_moves_committed" in text and "kolonie_request_seconds_bucket" in text


def test_the_client_is_served_or_its_absence_is_plain(served: Served, tmp_path: Path) -> None:
    plain = httpx.get(f"{served.url}/", headers={"Accept-Language": "cs"})
    if not (ROOT / "web/dist/index.html").exists() and not (ROOT / "kolonie/server/static").exists():
        assert "npm run build" in plain.text and "Kolonie běží" in plain.text
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>K</title>")
    (folder / "assets" / "app-1a2b.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    with Served(str(tmp_path / "k.sqlite"), tmp_path, {"KOLONIE_CLIENT": str(folder)}) as server:
        page = httpx.get(f"{server.url}/table/abc")
        assert page.status_code == 200 and "<title>K" in page.text
        assert page.headers["content-type"].startswith("text/html")
        asset = httpx.get(f"{server.url}/assets/app-1a2b.js")
        assert "immutable" in asset.headers["cache-control"] and "javascript" in asset.headers["content-type"]
        assert httpx.get(f"{server.url}/assets/none.js").status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in httpx.get(f"{server.url}{path}").text
        assert httpx.get(f"{server.url}/api/nothing").json()["error"]["code"] == "not-found"
        assert f"client: {folder}" in server.log.read_text()


def test_answers_are_packed_for_whoever_takes_it(served: Served, tmp_path: Path) -> None:
    plain = httpx.get(f"{served.url}/api/games", headers={"Accept-Encoding": "identity"})
    packed = httpx.get(f"{served.url}/api/games", headers={"Accept-Encoding": "br;q=0, gzip"})
    refused = httpx.get(f"{served.url}/api/games", headers={"Accept-Encoding": "gzip;q=0"})
    assert packed.headers["content-encoding"] == "gzip" and packed.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in plain.headers and "content-encoding" not in refused.headers
    assert packed.json() == plain.json() == refused.json()
    assert int(packed.headers["content-length"]) * 2 < int(plain.headers["content-length"])
    assert "content-encoding" not in httpx.get(f"{served.url}/health").headers, "it is too short"


def test_files_of_the_client_are_sent_as_they_were_packed(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    folder.mkdir()
    text = b"<!doctype html><title>K</title>" * 100
    (folder / "index.html").write_bytes(text)
    (folder / "index.html.gz").write_bytes(gzip.compress(text))
    (folder / "index.html.br").write_bytes(b"packed by somebody else")
    with Served(str(tmp_path / "k.sqlite"), tmp_path, {"KOLONIE_CLIENT": str(folder)}) as server:
        page = httpx.get(f"{server.url}/table/abc", headers={"Accept-Encoding": "gzip"})
        assert page.headers["content-encoding"] == "gzip" and page.content == text
        assert page.headers["content-type"].startswith("text/html")
        plain = httpx.get(f"{server.url}/", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.content == text
        with httpx.stream("GET", f"{server.url}/", headers={"Accept-Encoding": "br, gzip"}) as best:
            assert best.headers["content-encoding"] == "br"
            assert b"".join(best.iter_raw()) == b"packed by somebody else"


class MailSink(threading.Thread):
    """A mail server that takes everything."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.mails: list[str] = []
        self.arrived = threading.Semaphore(0)

    def run(self) -> None:
        while True:
            connection, _address = self.listener.accept()
            with connection, connection.makefile("rwb") as stream:
                self._talk(stream)

    def _talk(self, stream: object) -> None:
        def say(line: str) -> None:
            stream.write(f"{line}\r\n".encode())  # type: ignore[attr-defined]
            stream.flush()  # type: ignore[attr-defined]

        say("220 sink")
        while line := stream.readline().decode():  # type: ignore[attr-defined]
            if line.upper().startswith("DATA"):
                say("354 go on")
                body = ""
                while (part := stream.readline().decode()) != ".\r\n":  # type: ignore[attr-defined]
                    body += part
                self.mails.append(body)
                self.arrived.release()
                say("250 ok")
            elif line.upper().startswith("QUIT"):
                say("221 bye")
                return
            else:
                say("250 ok")


def test_mail_goes_only_to_a_confirmed_address_and_only_over_days(tmp_path: Path) -> None:
    sink = MailSink()
    sink.start()
    env = {
        "KOLONIE_SMTP": f"smtp://127.0.0.1:{sink.port}?from=table@example.org",
        "KOLONIE_PUBLIC_URL": "https://play.example.org",
    }
    with Served(str(tmp_path / "k.sqlite"), tmp_path, env) as server:
        ann, ben = Player(server.url), Player(server.url)
        assert ann.raw("PUT", "/api/me", json={"mail": "no address"}).status_code == 400
        ann.put("/api/me", {"mail": "ann@example.org"})
        assert sink.arrived.acquire(timeout=10)
        assert ann.get("/api/me")["mail"] is None
        token = sink.mails[0].split("https://play.example.org/mail/")[1].split()[0]
        ann.post(f"/api/mail/{token}")
        assert ann.get("/api/me")["mail"] == "ann@example.org"
        assert ann.raw("POST", f"/api/mail/{token}").status_code == 404
        with sqlite3.connect(server.database) as connection:
            connection.execute("UPDATE people SET mailed_at = 0")
        made = ben.open("me", "link", mode="days")
        ann.post("/api/join/" + made["seat_links"][0]["url"].removeprefix("/join/"))
        ben.move(made["id"], ben.state(made["id"]))
        assert sink.arrived.acquire(timeout=10)
        assert "ann@example.org" in sink.mails[1]
        assert f"https://play.example.org/table/{made['id']}" in sink.mails[1]
        assert len(sink.mails) == 2


def test_without_a_mail_server_an_address_is_refused(ann: Player) -> None:
    answer = ann.raw("PUT", "/api/me", json={"mail": "ann@example.org"})
    assert answer.status_code == 409 and answer.json()["error"]["code"] == "no-mail"


def test_settings() -> None:
    assert Config(database="postgres://u@h/db").database_url == "postgresql+asyncpg://u@h/db"
    assert Config(database="postgresql://u@h/db").sqlite_file is None
    assert Config(database="/tmp/x y.sqlite").sqlite_file == Path("/tmp/x y.sqlite")
    assert Config().sqlite_file is not None
    with pytest.raises(ConfigError, match="database"):
        _ = Config(database="mysql://x").database_url
    with pytest.raises(ConfigError, match="KOLONIE_LIMITS"):
        from_environment({"KOLONIE_LIMITS": "many"})
    smtp = read_smtp("smtps://me:p%40ss@mail.example.org?from=a@example.org")
    assert (smtp.port, smtp.password, smtp.tls) == (465, "p@ss", True)
    with pytest.raises(ConfigError, match="KOLONIE_SMTP"):
        read_smtp("smtp://host")
    assert choose_language("de, cs;q=0.8, en;q=0.9") == "en"
    assert choose_language("cs-CZ,cs;q=0.9") == "cs"
    assert choose_language("de;q=x") == "en"


def test_hosting_tells_every_setting() -> None:
    code = "".join(path.read_text() for path in TEXT.parent.rglob("*.py"))
    told = (ROOT / "docs" / "hosting.md").read_text()
    names = set(re.findall(r"KOLONIE_[A-Z_]+", code))
    assert len(names) > 8 and not {name for name in names if f"`{name}`" not in told}


def test_the_newest_migration_is_the_one_that_is_looked_for(tmp_path: Path) -> None:
    with create_engine(f"sqlite:///{tmp_path}/x").connect() as connection:
        scripts = ScriptDirectory.from_config(alembic_config(connection))
        assert scripts.get_heads() == [HEAD]


def test_a_wrong_database_is_said_plainly() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kolonie.server", "--database", "mysql://x"],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert done.returncode == 2 and done.stderr.strip() == "database: mysql is neither sqlite nor postgresql"


def test_a_database_that_cannot_be_reached_is_said_plainly() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kolonie.server", "--database", "postgresql://u:hush@127.0.0.1:1/none"],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert done.returncode == 2 and "hush" not in done.stderr and "Traceback" not in done.stderr
    assert done.stderr.startswith("database: postgresql+asyncpg://u:***@127.0.0.1:1/none cannot be used:")


def test_the_servers_words_are_complete_in_both_languages() -> None:
    english, junk = messages_in(TEXT / "en.ftl")
    czech, junk_too = messages_in(TEXT / "cs.ftl")
    assert junk == junk_too == [] and english == czech
    used = set()
    for path in (ROOT / "kolonie/server").rglob("*.py"):
        source = path.read_text()
        used |= {
            f"error-{code}" for code in re.findall(r'(?:Sorry\(\d+, |problem\(|say\()"([a-z-]+)"', source)
        }
    known = {key for key in used if key.removeprefix("error-") not in ("title", "about", "part")}
    missing = {key for key in known if key not in english and key.removeprefix("error-") not in english}
    games, _junk = messages_in(ROOT / "kolonie/core/text/en.ftl")  # what is said of a game
    missing -= {f"error-{key}" for key in games}
    assert missing <= {"error-illegal"}, missing


def test_nothing_in_the_server_or_the_table_names_a_game() -> None:
    for folder in ("server", "table"):
        for path in (ROOT / "kolonie" / folder).rglob("*.*"):
            if path.suffix in (".py", ".ftl"):
                text = path.read_text().lower()
                assert not [name for name in SHELF if name in text], path


def test_the_operators_page_shows_the_figures_behind_a_password(tmp_path: Path, served: Served) -> None:
    assert httpx.get(f"{served.url}/operator").status_code == 404, "without a password there is no page"
    with Served(str(tmp_path / "one.sqlite"), tmp_path, {"KOLONIE_OPERATOR": "a secret"}) as server:
        page = f"{server.url}/operator"
        refused = httpx.get(page)
        assert refused.status_code == 401 and refused.headers["www-authenticate"].startswith("Basic")
        assert httpx.get(page, auth=("me", "no secret")).status_code == 401
        assert httpx.get(page, headers={"Authorization": "Basic !"}).status_code == 401
        shown = httpx.get(page, auth=("me", "a secret"), headers={"Accept-Language": "cs"})
        assert (
            shown.status_code == 200
            and tied("Stoly v paměti") in shown.text
            and "no-store" in str(shown.headers)
            and "/operator.css" in shown.text
        )
