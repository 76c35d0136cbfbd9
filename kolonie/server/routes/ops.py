"""For operators: health and metrics; and the built client, if there is one."""

from __future__ import annotations

import os
from base64 import b64decode
from hmac import compare_digest
from html import escape
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.enums import MediaType
from litestar.response import File

from kolonie.server.api import Health
from kolonie.server.errors import Sorry
from kolonie.server.house import House
from kolonie.server.packing import packed_file
from kolonie.server.routes.common import AnyRequest, answer
from kolonie.server.words import server_words

PACKAGED = Path(__file__).parents[1] / "static"
CHECKOUT = Path(__file__).parents[3] / "web" / "dist"

FIGURE = "figure-"
"""How the words for figures begin."""

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".map": "application/json",
}

CACHES = {"/assets/": "public, max-age=31536000, immutable", "/fonts/": "public, max-age=604800"}
"""What a browser may keep: files that are named by what is in them for ever, fonts for a week."""


def client_folder() -> Path | None:
    """Where the built client is: where KOLONIE_CLIENT says, in the package, or in a checkout."""
    told = os.environ.get("KOLONIE_CLIENT")
    for folder in (Path(told),) if told else (PACKAGED, CHECKOUT):
        if (folder / "index.html").is_file():
            return folder
    return None


@get(
    "/health",
    tags=["operators"],
    summary="Is everything all right",
    responses={503: answer(Health, "Something is not")},
)
async def health(house: House) -> Response[Health]:
    """Failing also if nothing can be stored any more, or soon: a full disk."""
    database = await house.database.alive()
    storage = database and await house.database.storing()
    fine = storage and house.brains.alive
    report = Health("ok" if fine else "failing", database, storage, house.brains.alive)
    return Response(report, status_code=200 if fine else 503)


@get(
    "/metrics",
    tags=["operators"],
    summary="Figures for Prometheus",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def metrics(house: House) -> str:
    return house.meters.text(figures(house))


def figures(house: House) -> dict[str, float]:
    """What is so at this moment."""
    pace = house.pace
    measured = {
        "loop_longest_ms": 1000 * pace.longest,
        "loop_busiest_ms": 1000 * pace.busiest,
        "loop_held_up": pace.held_up,
    }
    return {
        "tables_in_memory": len(house.hub.lives),
        "sockets": house.audience.size,
        "moves_committed": house.hub.moves,
        "appends_raced": house.hub.races,
        "painters": len(house.studio.painters),
        "painted": house.studio.painted,
        "bots_waiting": house.brains.waiting,
        "bots_thoughts": house.brains.thoughts,
        "bots_failures": house.brains.failures,
        "mails_sent": house.mail.sent,
        **(measured if pace.slow > 0 else {}),
    }


@get("/operator", include_in_schema=False, sync_to_thread=False)
def operator_page(request: AnyRequest, house: House, language: str) -> Response[str]:
    """The figures of `/metrics` for people, behind the password that the operator has set."""
    if not house.config.operator:
        raise Sorry(404, "not-found")
    if not _is_operator(request.headers.get("authorization", ""), house.config.operator):
        return Response("", status_code=401, headers={"WWW-Authenticate": 'Basic realm="kolonie"'})
    words = server_words(language)
    meters = house.meters
    asked = meters.requests.total()
    failed = sum(count for (_method, status), count in meters.requests.items() if status >= 500)
    told: dict[str, float] = {
        **figures(house),
        "requests": asked,
        "requests_failed": failed,
        "requests_refused": meters.refused.total(),
        "request_ms": 1000 * meters.seconds / asked if asked else 0.0,
    }
    named = {name: escape(words.say(FIGURE + name.replace("_", "-"))) for name in told}
    rows = "".join(f"<tr><th scope=row>{named[name]}<td>{_written(value)}" for name, value in told.items())
    title = escape(words.say("operator-page"))
    head = (
        "<meta charset=utf-8><meta http-equiv=refresh content=10>"
        "<meta name=viewport content='width=device-width'><meta name=color-scheme content='dark light'>"
        f"<link rel=stylesheet href=/operator.css><title>{title}</title>"
    )
    page = f"<!doctype html><html lang={language}>{head}<h1>{title}</h1><table>{rows}</table></html>"
    return Response(page, media_type=MediaType.HTML, headers={"Cache-Control": "no-store"})


def _written(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) else f"{value:,.2f}"


def _is_operator(given: str, password: str) -> bool:
    kind, _space, text = given.partition(" ")
    try:
        told = b64decode(text, validate=True).partition(b":")[2]
    except ValueError:
        return False
    return kind.lower() == "basic" and compare_digest(told, password.encode())


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def client(request: AnyRequest, language: str, path: str = "/") -> Response[Any] | File:
    """Files of the client; any other page address is the client's own business."""
    folder = client_folder()
    if path.startswith("/api"):
        raise Sorry(404, "not-found")
    if folder is None:
        text = server_words(language).say("page-not-built")
        return Response(f"{text}\n", media_type=MediaType.TEXT, status_code=200 if path == "/" else 404)
    wanted = _file(folder, path)
    if wanted is None:
        if "." in path.rsplit("/", 1)[-1]:
            raise Sorry(404, "not-found")
        wanted = folder / "index.html"
    cache = next((how for place, how in CACHES.items() if place in path), "no-cache")
    kind = TYPES.get(wanted.suffix, "application/octet-stream")
    sent, packed = packed_file(wanted, request.headers.get("accept-encoding", ""))
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if packed:
        headers["Content-Encoding"] = packed
    return File(
        sent, filename=wanted.name, media_type=kind, content_disposition_type="inline", headers=headers
    )


def _file(folder: Path, path: str) -> Path | None:
    """The client's file of that name, if there is one."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):  # no name of a file: too long, or with a NUL
        return None


ROUTES = [health, metrics, operator_page, client]
