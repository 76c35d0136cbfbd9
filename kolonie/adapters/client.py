"""A seat at a server's table, for a bot in another process or on another machine: `kolonie[client]`.

    from kolonie.adapters.client import sit_down

    seat = sit_down("https://kolonie.example/join/8Jq...", name="Optimist")
    end = seat.play(lambda turn: turn.keys[0])

Whoever opens a table copies the link of a free seat: it is the secret that lets a bot sit down, once.
From then on the session that the server gave it is what it is known by; `keep` names a file for it, so
that a bot that was started again comes back to its seat. A `Turn` tells what the seat may know and what
it may choose, and nothing else: the server sends no more. Lost connections are opened again.
"""

from __future__ import annotations

import json
import os
import time
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from http.client import HTTPException
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from kolonie.adapters.actions import actions
from kolonie.adapters.columns import columns
from kolonie.core.options import Option, worded
from kolonie.core.views import in_names
from kolonie.games import title
from kolonie.server.deltas import fold

COOKIE, CSRF = "kolonie", "kolonie_csrf"
REFUSED = {4401: "the session is over", 4403: "this is not your table", 4404: "there is no such table"}
"""Why a server closes a socket for good."""
OVER = ("finished", "closed", "stopped")
AWAY = (502, 503, 504)
"""What stands before a server answers so while it is restarted."""
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0


class ClientError(Exception):
    """The server did not do what it was asked for; the text says why, `code` in one word."""

    def __init__(self, text: str, code: str = "") -> None:
        super().__init__(text)
        self.code = code


class IllegalAnswer(ClientError):
    """The key is no option now; the text gives the reason and the rule."""


@dataclass(frozen=True)
class Asked:
    """What the seat is asked, as a `Decision` of the engine; prompt and labels are in words."""

    seat: int
    number: int
    prompt: str
    rule: str
    options: tuple[Option, ...]
    labels: dict[str, str]


class Turn:
    """One decision of the seat and what the seat may know.

    To a bot it looks like a `View`, but it cannot imagine worlds: there is no game here.
    """

    def __init__(self, decision: Asked, seen: dict[str, Any]) -> None:
        self.seat = decision.seat
        self.decision = decision
        self.title_id: str = seen["game"]
        self._seen = seen

    @property
    def keys(self) -> list[str]:
        """The keys of the options: one of them is the answer."""
        return [choice.key for choice in self.decision.options]

    def data(self) -> dict[str, Any]:
        """What the seat may know, as the engine keeps it."""
        return self._seen

    def named(self) -> dict[str, Any]:
        """The same in words; for games with components of our own packs."""
        played = title(self.title_id)
        return in_names(played, played.box(settings=self._seen["settings"]), self._seen)

    def vector(self) -> array[float]:
        """The same as numbers (`kolonie.adapters.columns`)."""
        return columns(self.title_id).vector(self.named())

    def ids(self) -> dict[int, Option]:
        """The options by action id (`kolonie.adapters.actions`)."""
        return actions(self.title_id).numbered(self.decision.options)


@dataclass(frozen=True)
class End:
    """How the game ended. There are no scores where it was not played to its end."""

    table: str
    seat: int
    scores: list[int]
    winners: list[int]


class Door:
    """Requests to a server in the name of one session."""

    def __init__(self, address: str, keep: Path | None, patience: float) -> None:
        self.address = address
        self.keep = keep
        self.patience = patience
        """Seconds for which a server that is not there is asked again."""
        self.cookies: dict[str, str] = {}
        if keep is not None and keep.exists():
            kept = json.loads(keep.read_text(encoding="utf-8"))
            self.cookies = kept.get(address, {})

    def __repr__(self) -> str:
        return f"Door({self.address!r}, a session)"

    @property
    def cookie_line(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def enter(self) -> dict[str, Any]:
        """Who we are there: whoever the kept session says, or a new guest."""
        try:
            me: dict[str, Any] = self.ask("GET", "/api/me")
        except ClientError as error:
            if error.code != "unknown-session":
                raise
            self.cookies = {}
            me = self.ask("GET", "/api/me?fresh=true")
        if self.keep is not None:
            self._write(self.keep)
        return me

    def _write(self, path: Path) -> None:
        """The session is a secret: the file is for its owner only."""
        kept = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            json.dump({**kept, self.address: self.cookies}, file)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to one request. Asks again while the server is away; every request bears that.

        Raises ClientError.
        """
        sent = None if body is None else json.dumps(body).encode()
        waiting = Waiting(self)
        while True:
            request = Request(f"{self.address}{path}", sent, method=method)
            request.add_header("Accept", "application/json")
            if sent is not None:
                request.add_header("Content-Type", "application/json")
            if self.cookies:
                request.add_header("Cookie", self.cookie_line)
                request.add_header("X-Kolonie-Csrf", self.cookies.get(CSRF, ""))
            try:
                with urlopen(request, timeout=30) as answer:
                    self._taste(answer.headers.get_all("Set-Cookie") or [])
                    return json.loads(answer.read())
            except HTTPError as error:
                if error.code == 429:
                    time.sleep(float(error.headers.get("Retry-After") or 1))
                elif error.code in AWAY:
                    waiting.wait(error)
                else:
                    raise _problem(error) from None
            except (URLError, OSError, HTTPException) as error:
                waiting.wait(error)

    def _taste(self, lines: list[str]) -> None:
        for line in lines:
            for name, morsel in SimpleCookie(line).items():
                if name in (COOKIE, CSRF):
                    self.cookies[name] = morsel.value


class Waiting:
    """Waits for a server that is away, each time a little longer, and not for ever."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.since = 0.0
        self.pause = FIRST_PAUSE

    def wait(self, why: Exception) -> None:
        now = time.monotonic()
        self.since = self.since or now
        if now - self.since > self.door.patience:
            raise ClientError(f"{self.door.address} cannot be reached", "lost") from why
        time.sleep(self.pause)
        self.pause = min(2 * self.pause, LONGEST_PAUSE)


def _problem(error: HTTPError) -> ClientError:
    try:
        told = json.loads(error.read())["error"]
        text = told["text"] + (f" ({told['rule']})" if told["rule"] else "")
    except (ValueError, LookupError, TypeError):
        return ClientError(f"the server answered {error.code}")
    return IllegalAnswer(text, told["code"]) if error.code == 422 else ClientError(text, told["code"])


class Seat:
    """A seat that has been taken. `turns` are its decisions as they come."""

    def __init__(self, door: Door, table: str, seat: int) -> None:
        self.door = door
        self.table = table
        self.seat = seat
        self.end: End | None = None
        self._answered = -1

    def play(self, choose: Callable[[Turn], str]) -> End:
        """Answers every decision with what `choose` says, until the game is over."""
        for turn in self.turns():
            self.answer(turn, choose(turn))
        assert self.end is not None
        return self.end

    def answer(self, turn: Turn, key: str) -> bool:
        """Plays an option. False if the decision is no longer open: it was answered already, or taken over.

        Raises IllegalAnswer for what is no option.
        """
        number = turn.decision.number
        body = {"seat": turn.seat, "number": number, "key": key}
        try:
            self.door.ask("POST", f"/api/tables/{self.table}/moves", body)
        except IllegalAnswer:
            raise
        except ClientError as error:
            if error.code not in ("stale", "not-running", "bot-plays"):
                raise
            return False
        self._answered = number
        return True

    def turns(self) -> Iterator[Turn]:
        """The decisions of the seat, one after the other; ends with the game."""
        waiting = Waiting(self.door)
        while self.end is None:
            try:
                for state in self._states():
                    waiting = Waiting(self.door)
                    yield from self._turn(state)
                    if self.end is not None:
                        return
                raise ConnectionResetError("the server has closed the socket")
            except (ConnectionClosed, InvalidHandshake, OSError) as error:
                code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
                if code in REFUSED:
                    raise ClientError(REFUSED[code], str(code)) from None
                waiting.wait(error)

    def _states(self) -> Iterator[dict[str, Any]]:
        """The table as the seat sees it, as often as it changes, over one socket."""
        address = "ws" + self.door.address.removeprefix("http")
        path = f"/api/tables/{self.table}/ws?seat={self.seat}"
        headers = {"Cookie": self.door.cookie_line}
        with connect(address + path, additional_headers=headers, max_size=None) as socket:
            state: dict[str, Any] = {}
            for text in socket:
                message = json.loads(text)
                if message["type"] == "state":
                    state = message["state"]
                elif message["type"] == "delta":
                    state = fold(state, message["steps"])
                else:
                    continue
                yield state

    def _turn(self, state: dict[str, Any]) -> Iterator[Turn]:
        if state["status"] in OVER:
            result = state["result"] or {"scores": [], "winners": []}
            ending = state["ending"] or result
            self.end = End(self.table, self.seat, result["scores"], ending["winners"])
            return
        decision = state["decision"]
        if decision is None or decision["number"] <= self._answered:
            return
        if decision["options"]:
            options = tuple(worded(one["key"]) for one in decision["options"])
            labels = {one["key"]: one["label"] for one in decision["options"]}
            seat, number, rule = decision["seat"], decision["number"], decision["rule"]
            yield Turn(Asked(seat, number, decision["prompt"], rule, options, labels), state["board"])
        elif decision["needs_confirm"]:
            self.door.ask("POST", f"/api/tables/{self.table}/confirm", {"seat": self.seat})


def sit_down(link: str, name: str = "", keep: Path | str | None = None, patience: float = 120.0) -> Seat:
    """Takes the seat of a link (`.../join/TOKEN`), or a free seat of an open table (`.../table/ID`).

    `name` is what the others see, if nobody else goes by it. Raises ClientError.
    """
    parts = urlsplit(link)
    kind, _slash, word = parts.path.strip("/").rpartition("/")
    where = kind.rpartition("/")[2]
    if parts.scheme not in ("http", "https") or where not in ("join", "table") or not word:
        raise ClientError("a link is an address that ends in /join/TOKEN or /table/ID", "link")
    base = parts.path.rpartition(f"/{where}/")[0]
    door = Door(f"{parts.scheme}://{parts.netloc}{base}", Path(keep) if keep is not None else None, patience)
    me = door.enter()
    if name and me["guest"] and me["name"] != name:
        try:
            door.ask("PUT", "/api/me", {"name": name})
        except ClientError as error:
            if error.code != "name-taken":
                raise
    path = f"/api/join/{word}" if where == "join" else f"/api/tables/{word}/join"
    joined = door.ask("POST", path, {})
    return Seat(door, joined["id"], joined["seat"])
