"""The description as a judge: every answer and every message that a test sees is held against it.

It is stricter than the description itself: a field that is not described is wrong as well.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs

ROOT = Path(__file__).parents[2]


class Contract:
    def __init__(self, description: dict[str, Any]) -> None:
        self.paths: dict[str, Any] = description["paths"]
        self.components = _closed(description["components"])
        self.places = [(re.compile(re.sub(r"{\w+}", "[^/]+", path)), path) for path in self.paths]
        self.views: dict[str, Any] = description["x-views"]
        """The schema of each game's raw view."""
        self.sent: str = next(iter(description["x-sockets"].values()))["sends"]["$ref"]
        self._judges: dict[str, Any] = {}

    def holds(self, schema: dict[str, Any], value: object, what: str) -> None:
        """Raises AssertionError, which names the field."""
        judge = self._judges.get(repr(schema))
        if judge is None:
            judge = jsonschema_rs.validator_for({**schema, "components": self.components})
            self._judges[repr(schema)] = judge
        for wrong in judge.iter_errors(value):
            place = "/".join(str(part) for part in wrong.instance_path)
            raise AssertionError(
                f"{what} is not as described, at {place or 'the top'}: {wrong.message[:300]}"
            )

    def answer(self, response: httpx.Response) -> None:
        """An answer of the API; what the description does not name must be an error in our form."""
        path, method = response.request.url.path, response.request.method.lower()
        if not path.startswith("/api/"):
            return
        response.read()
        place = next((name for pattern, name in self.places if pattern.fullmatch(path)), "")
        answers = self.paths.get(place, {}).get(method, {}).get("responses", {})
        described = answers.get(str(response.status_code)) or answers.get("default")
        if described is None:
            assert response.status_code in (401, 403, 404, 405, 429), f"{method} {path} is not described"
            schema = {"$ref": "#/components/schemas/Problem"}
            self.holds(schema, response.json(), f"{method} {path} ({response.status_code})")
            return
        kind = response.headers["content-type"].split(";")[0]
        assert kind in described["content"], f"{method} {path} answers with {kind}"
        value = response.json() if kind == "application/json" else response.text
        self.holds(described["content"][kind]["schema"], value, f"{method} {path} ({response.status_code})")

    def message(self, message: dict[str, Any]) -> None:
        """A message of the socket: one of the union that the description names."""
        kinds = self.components["schemas"][self.sent.rsplit("/", 1)[-1]]["discriminator"]["mapping"]
        assert message.get("type") in kinds, f"a message {message.get('type')!r} is not described"
        self.holds({"$ref": kinds[message["type"]]}, message, f"the message {message['type']}")


def _closed(part: Any) -> Any:
    """The schemas, with objects that have no other fields than those described."""
    if isinstance(part, list):
        return [_closed(each) for each in part]
    if not isinstance(part, dict):
        return part
    closed = {name: _closed(each) for name, each in part.items()}
    if part.get("type") == "object" and "properties" in part:
        closed["additionalProperties"] = False
    return closed


@lru_cache(maxsize=1)
def contract() -> Contract:
    return Contract(described())


def described() -> dict[str, Any]:
    """What the command writes from which the client's types are made."""
    command = [sys.executable, "-m", "kolonie.server.describe"]
    path = os.pathsep.join([str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    description: dict[str, Any] = json.loads(done.stdout)
    return description
