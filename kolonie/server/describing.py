"""The OpenAPI description: what the routes say, with errors in our form and the messages of the socket."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

from kolonie.server import said
from kolonie.server.sessions import COOKIE

FROM_SERVER = (
    said.StateMessage,
    said.ChatMessage,
    said.PresenceMessage,
    said.ClockMessage,
    said.NoticeMessage,
    said.ErrorMessage,
    said.PongMessage,
)
PROBLEM = {
    "description": "Something else than what was asked for: a code and a sentence in the person's language",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


def complete(description: dict[str, Any]) -> dict[str, Any]:
    """The description with our errors everywhere, and what Litestar cannot know."""
    for path, item in description["paths"].items():
        for method, operation in item.items():
            answers = operation["responses"]
            answers.pop("400", None)
            answers["default"] = PROBLEM
            if method != "get" and path.startswith("/api/"):
                operation["security"] = [{"session": [], "csrf": []}]
    records = description["paths"]["/api/records"]["post"]
    records["requestBody"] = {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    components = description.setdefault("components", {})
    components["securitySchemes"] = {
        "session": {"type": "apiKey", "in": "cookie", "name": COOKIE},
        "csrf": {"type": "apiKey", "in": "header", "name": "X-Kolonie-Csrf"},
    }
    _refs, found = msgspec.json.schema_components(
        [*FROM_SERVER, said.Hello, said.Ping], ref_template="#/components/schemas/{name}"
    )
    for name, schema in found.items():
        components["schemas"].setdefault(name, schema)
    components["schemas"]["FromServer"] = {
        "oneOf": [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in FROM_SERVER]
    }
    components["schemas"]["FromClient"] = {
        "oneOf": [{"$ref": f"#/components/schemas/{kind.__name__}"} for kind in (said.Hello, said.Ping)]
    }
    return description


class Description(OpenAPIRenderPlugin):
    """Serves the description as JSON. There is no page with scripts from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path=["/", "/openapi.json"], media_type="application/json")  # type: ignore[arg-type]
        self._body: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self._body is None:
            self._body = msgspec.json.encode(complete(openapi_schema))
        return self._body
