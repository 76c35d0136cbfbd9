"""The server does what its OpenAPI description says, also when it is asked for nonsense."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.serving import Player, Served

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def visitor(served: Served) -> Player:
    return Player(served.url)


@pytest.fixture(scope="module")
def tables(visitor: Player) -> list[str]:
    """Tables that the nonsense may hit: running, with drafts, open."""
    return [
        visitor.open("me", "hotseat")["id"],
        visitor.open("me", "hotseat", confirm=True)["id"],
        visitor.open("me", "open")["id"],
    ]


def test_answers_are_as_described(served: Served, visitor: Player, tables: list[str]) -> None:
    """Every route with generated requests, most of them at tables that exist."""
    told = schemathesis.openapi.from_url(f"{served.url}/schema/openapi.json")
    cookies = {"kolonie": visitor.http.cookies["kolonie"]}
    headers = {"X-Kolonie-Csrf": visitor.csrf}
    tried = 0
    for found in told.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path == "/api/logout":
            continue

        @settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            nonlocal tried
            tried += 1
            if "table_id" in (case.path_parameters or {}) and tried % 4:
                case.path_parameters["table_id"] = tables[tried % len(tables)]
            case.call_and_validate(headers=headers, cookies=cookies, checks=CHECKS)

        ask()
    assert tried > 100


def test_the_description_names_every_route_and_every_message(served: Served) -> None:
    told = httpx.get(f"{served.url}/schema").json()
    assert told["openapi"].startswith("3.1")
    for path in ("/api/me", "/api/tables/{table_id}/moves", "/api/watch/{token}", "/api/records", "/health"):
        assert path in told["paths"]
    moves = told["paths"]["/api/tables/{table_id}/moves"]["post"]
    assert set(moves["responses"]) == {"200", "409", "422", "default"}
    schemas = told["components"]["schemas"]
    assert {"TableState", "StateMessage", "FromServer", "FromClient", "Problem"} <= set(schemas)
    assert len(schemas["FromServer"]["oneOf"]) == 7
