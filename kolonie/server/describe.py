"""`python -m kolonie.server.describe [FILE]`: writes the OpenAPI description without starting a server.

The types of the browser client are made from it (`npm run types`).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from kolonie.server.app import application
from kolonie.server.description import complete


def describe() -> dict[str, Any]:
    """The same that a running server answers at /schema."""
    return complete(application().openapi_schema.to_schema())


def main() -> None:
    text = msgspec.json.format(msgspec.json.encode(describe()), indent=2)
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_bytes(text + b"\n")
    else:
        sys.stdout.buffer.write(text + b"\n")


if __name__ == "__main__":
    main()
