"""`python -m kolonie.server`: the same as `kolonie serve`."""

from kolonie.server.command import main

if __name__ == "__main__":
    raise SystemExit(main())
