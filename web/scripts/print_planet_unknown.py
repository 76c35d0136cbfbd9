"""Writes what is printed on tiles and boards of Planet Unknown, so that the drawn board can show it.

`python web/scripts/print_planet_unknown.py` from the root of a checkout, after a change of the pack.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

ROOT = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
PACKS = ROOT / "kolonie" / "games" / "planet_unknown" / "packs"
OUT = Path(__file__).resolve().parents[1] / "src" / "boards" / "planet_unknown" / "print.json"
TRACKS = ("civ", "water", "biomass", "rover", "tech")


def main() -> None:
    pack = tomllib.loads((PACKS / "base.toml").read_text(encoding="utf-8"))
    boards = tomllib.loads((PACKS / "corporations.toml").read_text(encoding="utf-8"))["corporations"]
    shapes = sorted(pack["shapes"], key=lambda s: (s["ring"] == "outer", s["slot"]))
    keys = ("id", "picture", "building_a", "building_b", "meteor")
    printed = {
        "shapes": [{k: s[k] for k in keys} for s in shapes],
        "pairs": [[p["a"], p["b"]] for p in pack["pairs"]],
        "tracks": [[b[track] for track in TRACKS] for b in boards],
    }
    OUT.write_text(json.dumps(printed, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
