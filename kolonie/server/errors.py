"""Errors as people and programs read them: a status, a code, a sentence in the person's language."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import OperationalError

from kolonie.core.messages import Message
from kolonie.server.api import ErrorBody, Problem
from kolonie.server.hub import NoSuchTable, TableStopped
from kolonie.server.restoring import Unreadable
from kolonie.server.states import StaleProblem, TableState
from kolonie.server.store.rows import Person
from kolonie.server.words import choose_language, game_words, server_words

LOG = logging.getLogger("kolonie")
SECRET = tuple(f"{root}/{word}/" for root in ("/api", "") for word in ("join", "watch", "mail", "reset"))
"""What follows these in a path opens something to whoever has it."""
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Sorry(Exception):
    """An answer that is not what was asked for. `code` is also the Fluent key `error-<code>`."""

    def __init__(
        self,
        status: int,
        code: str,
        *,
        field: str | None = None,
        rule: str | None = None,
        text: str | None = None,
        state: TableState | None = None,
        **args: object,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.field = field
        self.rule = rule
        self.text = text
        self.state = state
        self.args_of_text = args


def refusal(game: str, reason: Message, rule: str, language: str) -> Sorry:
    """An illegal move: why, by which rule."""
    return Sorry(422, "illegal", rule=rule, text=game_words(game, language).say(reason))


def say(code: str, language: str, **args: object) -> str:
    return server_words(language).say(f"error-{code}", **args)


def problem(code: str, language: str, **args: object) -> bytes:
    """An error as it goes over the wire, for the layers below the routes."""
    return msgspec.json.encode(Problem(ErrorBody(code, say(code, language, **args), None, None)))


def language_of(request: Request[Any, Any, Any]) -> str:
    person = request.scope.get("kolonie_person")
    if isinstance(person, Person) and person.language:
        return person.language
    return choose_language(request.headers.get("accept-language", ""))


def error_of(sorry: Sorry, language: str) -> ErrorBody:
    text = sorry.text or say(sorry.code, language, **{"field": sorry.field or "", **sorry.args_of_text})
    return ErrorBody(sorry.code, text, sorry.rule, sorry.field)


def on_sorry(request: Request[Any, Any, Any], sorry: Sorry) -> Response[Any]:
    error = error_of(sorry, language_of(request))
    body = Problem(error) if sorry.state is None else StaleProblem(error, sorry.state)
    return Response(body, status_code=sorry.status)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own errors in our form."""
    codes = {404: "not-found", 405: "method", 413: "too-large", 415: "media-type"}
    if error.status_code >= 500 and not isinstance(error.__cause__, msgspec.ValidationError):
        return on_anything(request, error)
    # a field with the name of one of our dependencies is taken for a fault of ours by Litestar
    status = error.status_code if error.status_code < 500 else 400
    code = codes.get(status, "invalid")
    field = None
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        field = str(first.get("key") or first.get("message") or "") if isinstance(first, dict) else None
    elif isinstance(error.__cause__, msgspec.ValidationError):
        field = str(error.__cause__).rpartition("$.data.")[2].strip("`")
    text = say(code, language_of(request), field=field or "")
    allowed = methods_at(request.app.asgi_router, request.scope["path"]) if status == 405 else []
    headers = {"Allow": ", ".join(allowed)} if allowed else None
    return Response(Problem(ErrorBody(code, text, None, field)), status_code=status, headers=headers)


def methods_at(router: Any, path: str) -> list[str]:
    """The methods that a path can be asked with."""
    found = []
    for method in METHODS:
        try:
            router.handle_routing(path=path, method=method)
        except HTTPException:
            continue
        found.append(method)
    return found


def public_path(path: str) -> str:
    """The path for the log, without the secret of a seat link, a spectator link or a mail link."""
    for prefix in SECRET:
        if path.startswith(prefix):
            return f"{prefix}…"
    return path[:200]


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Whatever else comes of a request. A trace goes to the log, never to the client; it holds no body."""
    if _cannot_be_read(error):
        field = "body"
        wrong = ErrorBody("invalid", say("invalid", language_of(request), field=field), None, field)
        return Response(Problem(wrong), status_code=400)
    return on_sorry(request, sorry_for(error, f"{request.method} {public_path(request.scope['path'])!r}"))


def sorry_for(error: Exception, doing: str) -> Sorry:
    """What somebody is told whose wish ended in this. Faults of ours go to the log with what was done."""
    if isinstance(error, Sorry):
        return error
    if isinstance(error, NoSuchTable):
        return Sorry(404, "no-table")
    if isinstance(error, TableStopped | Unreadable):
        return Sorry(409, "stopped")
    if isinstance(error, OperationalError):
        LOG.error("%s: %s", type(error).__name__, str(error.orig).splitlines()[0] if error.orig else "")
        return Sorry(503, "storage")
    LOG.error("fault in %s", doing, exc_info=error)
    return Sorry(500, "server")


def _cannot_be_read(error: Exception) -> bool:
    """Whether a body is not even JSON: nested without end, or text in no encoding."""
    if not isinstance(error, RecursionError | UnicodeDecodeError):
        return False
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    return place is not None and str(place.tb_frame.f_globals.get("__name__")).startswith(
        "litestar.serialization"
    )
