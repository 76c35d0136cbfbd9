"""Records the positions that the pictures of guides show (`guide/scene.kol`): bots play so far.

`.venv/bin/python tools/record_scenes.py [game]` after a change of rules or components that such a record does
not outlive; a test tells.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from kolonie.bots import bot
from kolonie.core.chance import Chance
from kolonie.core.records import new_record, private_save, write
from kolonie.core.views import View
from kolonie.games import title
from kolonie.table.guides import places


@dataclass(frozen=True)
class Wanted:
    name: str
    """The game or expansion whose guide it is."""
    game: str
    seats: int
    moves: int
    settings: dict[str, str] = field(default_factory=dict)
    seed: str = "guide"


SCENES = (
    Wanted("aquasphere", "aquasphere", 3, 86, seed="guide-3"),
    Wanted("planet_unknown", "planet_unknown", 3, 170),
    Wanted("underwater_cities", "underwater_cities", 3, 420),
    Wanted("data_era", "underwater_cities", 3, 480, {"data_era": "on"}),
    Wanted("evacuation", "evacuation", 3, 130),
)


def record(wanted: Wanted) -> None:
    game = title(wanted.game).new(wanted.seats, wanted.seed, wanted.settings)
    kept = new_record(game, ("greedy",) * wanted.seats)
    player, chance = bot("greedy"), Chance("scene")
    # Until the first player is asked again: the pictures show what that player sees.
    while len(kept.moves) < wanted.moves or game.to_act()[0] != 0:
        seat = game.to_act()[0]
        key = player.choose(View(game, seat), chance)
        game.play(seat, key)
        kept.moves.append((seat, key))
    file = places(title(wanted.game))[wanted.name] / "guide" / "scene.kol"
    file.write_text(write(private_save(kept, game)), encoding="utf-8")


if __name__ == "__main__":
    for scene in SCENES:
        if not sys.argv[1:] or scene.name in sys.argv[1:]:
            record(scene)
