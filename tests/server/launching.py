"""The server with one more game on its shelf: `tests.harbour`, which has secrets to keep.

Worker processes import this module as well, so the shelf is filled on import.
"""

from kolonie.games import SHELF

SHELF["harbour"] = "tests.harbour"

if __name__ == "__main__":
    from kolonie.server.command import main

    raise SystemExit(main())
