"""A real server in its own process, and people who talk to it over real sockets."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from kolonie.server.deltas import fold
from tests.server.contract import contract

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    """A server process. `log` is the file with everything it wrote."""

    def __init__(
        self,
        database: str,
        folder: Path,
        env: dict[str, str] | None = None,
        workers: int = 1,
        painters: int = 0,
        harbour: bool = False,
    ) -> None:
        self.module = "tests.server.launching" if harbour else "kolonie.server"
        self.database = database
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]),
            "KOLONIE_LIMITS": "0",
            "KOLONIE_CLIENT": "",
            "PYTHONDONTWRITEBYTECODE": "",
            **(env or {}),
        }
        self.workers = workers
        self.painters = painters
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", self.module, "--port", str(self.port)]
        command += [
            "--database",
            self.database,
            "--workers",
            str(self.workers),
            "--painters",
            str(self.painters),
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.env, stdout=log, stderr=log, cwd=ROOT)
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.url}/health", timeout=2).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        """The hard way: nothing gets a chance to be tidied up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        """The soft way. Returns the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def __enter__(self) -> Served:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.stop()


class Player:
    """A person with a browser: cookies, CSRF header, sockets. Every answer must be as described."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url
        self.http = httpx.Client(
            base_url=url,
            headers={"Accept-Language": language},
            timeout=30,
            event_hooks={"response": [contract().answer]},
        )
        self.me = self.get("/api/me")

    def move_to(self, url: str) -> None:
        """The same person at another server process."""
        self.url = url
        self.http.base_url = httpx.URL(url)

    @property
    def csrf(self) -> str:
        return self.http.cookies["kolonie_csrf"]

    def raw(self, method: str, path: str, **rest: Any) -> httpx.Response:
        headers = {"X-Kolonie-Csrf": self.csrf} if method != "GET" else {}
        return self.http.request(method, path, headers={**headers, **rest.pop("headers", {})}, **rest)

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text[:300]}"
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.raw("POST", path, json=body)
        assert answer.status_code in (200, 201), f"{path}: {answer.status_code} {answer.text[:300]}"
        return answer.json()

    def put(self, path: str, body: Any) -> Any:
        answer = self.raw("PUT", path, json=body)
        assert answer.status_code == 200, f"{path}: {answer.status_code} {answer.text[:300]}"
        return answer.json()

    def open(self, *kinds: str, game: str = "aquasphere", **rest: Any) -> dict[str, Any]:
        """A table with seats of these kinds (`bot:greedy` names the bot)."""
        seats = []
        for kind in kinds:
            word, _colon, bot = kind.partition(":")
            seats.append({"kind": word, **({"bot": bot} if bot else {})})
        made: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, **rest})
        return made

    def state(self, table: str) -> dict[str, Any]:
        state: dict[str, Any] = self.get(f"/api/tables/{table}")
        return state

    def try_move(self, table: str, seat: int, number: int, key: str) -> httpx.Response:
        return self.raw(
            "POST", f"/api/tables/{table}/moves", json={"seat": seat, "number": number, "key": key}
        )

    def move(self, table: str, state: dict[str, Any], pick: int = 0) -> str:
        """Plays one of the offered options; returns its key."""
        decision = state["decision"]
        key: str = decision["options"][pick % len(decision["options"])]["key"]
        answer = self.try_move(table, decision["seat"], decision["number"], key)
        assert answer.status_code == 200, answer.text[:300]
        return key

    def socket(self, table: str, query: str = "", **rest: Any) -> Socket:
        return Socket(self, table, query, **rest)

    def wait(self, table: str, ready: Any, seconds: float = 20) -> dict[str, Any]:
        """The table as soon as it is so."""
        deadline = time.monotonic() + seconds
        while True:
            state = self.state(table)
            if ready(state):
                return state
            assert time.monotonic() < deadline, "it never came to that"
            time.sleep(0.05)


class Socket:
    """The socket of a table. Every message must be as described."""

    def __init__(
        self, player: Player, table: str, query: str = "", headers: dict[str, str] | None = None
    ) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
        address = player.url.replace("http", "ws") + f"/api/tables/{table}/ws{query}"
        sent = {"Cookie": cookies, "Accept-Language": "en", **(headers or {})}
        self._opening = connect(
            address, additional_headers=sent, open_timeout=20, compression=None, max_size=None
        )
        self.connection: ClientConnection = self._opening.__enter__()
        self.now: Any = None
        """The table as it was last told."""
        self._n = 0

    def send(self, body: Any) -> None:
        self.connection.send(json.dumps(body))

    def next(self, kind: str = "state", seconds: float = 20) -> dict[str, Any]:
        """The next message of that kind. What has changed in a state is laid over the one before."""
        deadline = time.monotonic() + seconds
        while True:
            message = json.loads(self.connection.recv(timeout=max(0.01, deadline - time.monotonic())))
            contract().message(message)
            if message["type"] in ("state", "delta"):
                message = self._whole(message)
            if message["type"] == kind:
                found: dict[str, Any] = message
                return found

    def _whole(self, message: dict[str, Any]) -> dict[str, Any]:
        self._n += 1
        assert message["n"] == self._n, "something was left out"
        if message["type"] == "state":
            self.now = message["state"]
        else:
            self.now = fold(self.now, message["steps"])
            contract().holds({"$ref": "#/components/schemas/TableState"}, self.now, "what was folded")
        return {"type": "state", "n": self._n, "state": self.now}

    def until(self, ready: Any, seconds: float = 20) -> dict[str, Any]:
        """The first state for which `ready` holds."""
        deadline = time.monotonic() + seconds
        while True:
            state: dict[str, Any] = self.next("state", max(0.01, deadline - time.monotonic()))["state"]
            if ready(state):
                return state

    def close(self) -> None:
        self.connection.close()

    def __enter__(self) -> Socket:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
