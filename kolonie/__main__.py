"""`python -m kolonie` is `kolonie`."""

from kolonie.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
