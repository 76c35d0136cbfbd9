"""The OpenAPI description: what the routes say, with errors in our form and the messages of the socket.

Litestar knows the routes; msgspec knows what is written and read, because it does it. So every schema comes
from msgspec, also those that Litestar has one for.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from kolonie.server import (
    api,
    boards,
    coaching,
    guiding,
    lessons,
    personal,
    progress,
    puzzles,
    reviewed,
    said,
    states,
)
from kolonie.server.sessions import COOKIE

HERE = "#/components/schemas/{name}"
SOCKET = "/api/tables/{table_id}/ws"
PROBLEM = {
    "description": "Something else than what was asked for: a code and a sentence in the person's language",
    "content": {"application/json": {"schema": {"$ref": HERE.format(name="Problem")}}},
}


def complete(description: dict[str, Any]) -> dict[str, Any]:
    """The description with our errors everywhere, and what Litestar cannot know."""
    for path, item in description["paths"].items():
        for method, operation in item.items():
            for parameter in operation.get("parameters", ()):
                _say_limits(parameter["schema"])
            answers = operation["responses"]
            answers.pop("400", None)
            answers["default"] = PROBLEM
            if method != "get" and path.startswith("/api/"):
                operation["security"] = [{"session": [], "csrf": []}]
    records = description["paths"]["/api/records"]["post"]
    records["requestBody"] = {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    names, inside = boards.views(HERE)
    description["x-views"] = {game: {"$ref": HERE.format(name=name)} for game, name in names.items()}
    description["x-sockets"] = {
        SOCKET: {
            "description": said.__doc__,
            "receives": {"$ref": HERE.format(name="FromClient")},
            "sends": {"$ref": HERE.format(name="FromServer")},
        }
    }
    description["components"] = {
        "schemas": {**schemas(), **inside},
        "securitySchemes": {
            "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            "csrf": {"type": "apiKey", "in": "header", "name": "X-Kolonie-Csrf"},
        },
    }
    return description


def _say_limits(schema: dict[str, Any]) -> None:
    """Limits of something that may be left out belong to its value, not beside it."""
    limits = {name: schema.pop(name) for name in ("minimum", "maximum", "maxLength") if name in schema}
    for choice in schema.get("oneOf", [schema]):
        if choice.get("type") != "null":
            choice.update(limits)


def schemas() -> dict[str, Any]:
    """Everything that goes over the wire, by name; the two unions of the socket have names as well."""
    parts = (api, states, guiding, personal, lessons, coaching, progress, puzzles, reviewed)
    kinds = [kind for part in parts for kind in vars(part).values() if _is_ours(kind)]
    unions = {"FromServer": said.FromServer, "FromClient": said.FromClient}
    kinds += [kind for union in unions.values() for kind in get_args(union)]
    _refs, found = msgspec.json.schema_components(kinds, ref_template=HERE)
    (*outlines,), _found = msgspec.json.schema_components(list(unions.values()), ref_template=HERE)
    return {**found, **dict(zip(unions, outlines, strict=True))}


def _is_ours(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct


class Description(OpenAPIRenderPlugin):
    """Serves the description as JSON. There is no page with scripts from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path=["/", "/openapi.json"], media_type="application/json")  # type: ignore[arg-type]
        self._body: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._body is None:
            self._body = msgspec.json.encode(complete(openapi_schema))
        return self._body
