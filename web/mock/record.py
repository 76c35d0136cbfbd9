"""Records TableStates of real games for the mock server: `python web/mock/record.py` from the root.

What it writes has the shape of the contract with the server; the words and options are the engine's own.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from kolonie.bots import bot  # noqa: E402
from kolonie.core.chance import Chance  # noqa: E402
from kolonie.core.ledger import ledger  # noqa: E402
from kolonie.core.options import Option, option  # noqa: E402
from kolonie.core.readers import LOG  # noqa: E402
from kolonie.core.scene import put_into_words  # noqa: E402
from kolonie.core.text import lexicon  # noqa: E402
from kolonie.core.views import View, journal, view  # noqa: E402
from kolonie.games import title  # noqa: E402
from kolonie.table.table import Table  # noqa: E402

OUT = Path(__file__).parent / "tables"
NAMES = ("Marta", "Nautil", "Jonáš", "Kelpie")


def worded(key: str) -> Option:
    """A key as the option it would be; its numbers are numbers."""
    verb, colon, rest = key.partition(":")
    words = rest.split(",") if colon else []
    return option(verb, *(int(w) if w.lstrip("-").isdigit() else w for w in words))


def state(table: Table, language: str, seat: int | None, timeline: list[list[int]]) -> dict[str, Any]:
    game = table.game
    words = lexicon(game.title, language)
    rules = ledger(game.title, language)
    seen = view(game, seat)
    scene = put_into_words(game.title.scene(game.box, seen), words)
    lines = journal(game, seat)
    decision = None
    if seat is not None and seat in game.to_act():
        asked = game.decision(seat)
        decision = {
            "seat": seat,
            "number": game.number,
            "prompt": words.say(asked.prompt),
            "rule": asked.rule,
            "rule_text": rules[asked.rule].text if asked.rule in rules else "",
            "options": [
                {
                    "key": o.key,
                    "verb": o.verb,
                    "label": words.say(game.title.label(game, seat, o)),
                    "places": game.title.places(game, seat, o),
                    "reveals": False,
                    "group": o.verb,
                }
                for o in asked.options
            ],
            "refusals": [
                {
                    "key": r.key,
                    "label": words.say(game.title.label(game, seat, worded(r.key))),
                    "reason": words.say(r.reason),
                    "rule": r.rule,
                    "places": game.title.places(game, seat, worded(r.key)),
                }
                for r in game.refusals(seat)
            ],
            "can_take_back": table.wall(seat) is None,
            "wall": table.wall(seat),
            "needs_confirm": False,
        }
    result = None
    if game.over:
        parts = game.title.breakdown(game)
        result = {
            "scores": game.scores(),
            "winners": game.winners(),
            "parts": [
                {"key": k, "label": words.say(f"part-{k}"), "values": [p[k] for p in parts]}
                for k in parts[0]
                if k != "total"
            ],
            "timeline": timeline,
            "grade": None,
        }
    return {
        "id": "mock",
        "game": game.title.id,
        "title": words.say("title"),
        "status": "finished" if game.over else "running",
        "number": game.number,
        "you": seat,
        "your_seats": [] if seat is None else [seat],
        "names": table.names,
        "seats": [
            {
                "name": n,
                "kind": "bot" if i else "me",
                "online": True,
                "clock_s": 390 - 40 * i,
                "to_act": i in game.to_act(),
                "bot": "greedy" if i else None,
            }
            for i, n in enumerate(table.names)
        ],
        "crumbs": scene["crumbs"],
        "panels": scene["panels"],
        "board": seen,
        "decision": decision,
        "log": [
            {
                "n": n,
                "seat": e.seat if e.seat >= 0 else None,
                "text": words.say(LOG[type(e.node)](e.node, e.args)),
                "rule": None,
                "forced": e.forced,
            }
            for n, e in enumerate(lines)
        ],
        "chat": [{"who": "Marta", "text": "Hi!", "at": "2026-11-15T20:40:00Z"}],
        "since_your_turn": max(0, len(lines) - 6),
        "options": game.settings,
        "commitment": "5f0c" * 16,
        "seed": "mock" if game.over else None,
        "verified": True if game.over else None,
        "result": result,
    }


def main() -> None:
    OUT.mkdir(exist_ok=True)
    player = bot("greedy")
    for name, seats in (("aquasphere", 4), ("aquasphere", 2)):
        table = Table(title(name), NAMES[:seats], "mock")
        chance = Chance("mock")
        timeline = [list(table.game.scores())]
        wanted = {0, 1, 60, 130, 131, 132, 220}
        step = 0
        while not table.game.over:
            seat = table.game.to_act()[0]
            if seat == 0 and any(w <= step for w in wanted):
                save(table, f"{name}-{seats}-{min(wanted)}", timeline)
                wanted.discard(min(wanted))
            table.play(seat, player.choose(View(table.game, seat), chance))
            step += 1
            if step % 12 == 0:
                timeline.append(list(table.game.scores()))
        timeline.append(list(table.game.scores()))
        save(table, f"{name}-{seats}-end", timeline)


def save(table: Table, name: str, timeline: list[list[int]]) -> None:
    for language in ("en", "cs"):
        path = OUT / f"{name}.{language}.json"
        path.write_text(json.dumps(state(table, language, 0, timeline), ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
