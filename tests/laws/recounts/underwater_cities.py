"""Underwater Cities counted again from packs, journal and the last view, without the game's own scoring."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import kolonie.games.underwater_cities
from kolonie.core.engine import Game
from kolonie.core.readers import kebab
from kolonie.core.views import view

HOME = Path(kolonie.games.underwater_cities.__file__).parent
FOLDER = HOME / "packs"
ERA = HOME / "data_era" / "packs"
BASE: dict[str, Any] = tomllib.loads((FOLDER / "base.toml").read_text("utf-8"))
BOARDS: list[dict[str, Any]] = tomllib.loads((FOLDER / "boards.toml").read_text("utf-8"))["boards"]
CARDS: dict[str, dict[str, Any]] = {}
for path in (*FOLDER.glob("*.toml"), ERA / "cards.toml"):
    CARDS.update({card["id"]: card for card in tomllib.loads(path.read_text("utf-8")).get("cards", [])})
TILES: list[dict[str, Any]] = (
    BASE["metropolises"] + tomllib.loads((ERA / "cards.toml").read_text("utf-8"))["metropolises"]
)
GIVEN = {one["id"] for one in tomllib.loads((ERA / "data_era.toml").read_text("utf-8"))["assistants"]}
"""Cards that nobody has claimed, although they lie with the others (DE-3.32)."""
KINDS = [kind["id"] for kind in BASE["kinds"]]
DATA_KINDS = ("data_center", "data_city")
BUILDINGS = ("farm", "desalination", "laboratory")
CITIES = ("nonsymbiotic", "symbiotic")
CITY_VALUE = {0: 2, 1: 3, 2: 4, 3: 6, 4: 8}


def recount(game: Game) -> list[int]:
    """The final scores: points on the track as the journal tells them, then the score sheet by hand."""
    seats = view(game, None)["table"]["seats"]
    return [track(game, index) + Sheet(game, seat).total() for index, seat in enumerate(seats)]


def track(game: Game, index: int) -> int:
    """All points that the journal tells of, less those lost for hungry cities, and never below zero."""
    points = 0
    for entry in game.journal or ():
        kind = kebab(type(entry.node))
        if entry.seat != index:
            continue
        if kind == "receive":
            gained = entry.args["gained"]
            assert isinstance(gained, tuple)
            points += sum(n for name, n in gained if name == "point")
        elif kind == "produce":
            points += int(str(entry.args["points"]))
        elif kind == "feed":
            points -= int(str(entry.args["lost"]))
        assert points >= 0
    return points


class Sheet:
    """One player's board, with sites by name."""

    def __init__(self, game: Game, seat: dict[str, Any]) -> None:
        self.seat = seat
        self.board = BOARDS[seat["board"]]
        ids = game.box.card_ids
        self.lying = {name: [ids[c] for c in seat[name]] for name in ("actions", "permanents", "productions")}
        self.endgames = [ids[c] for c in seat["endgames"]]
        self.tucked = [ids[c] for c in seat["tucked"]]
        self.tiles = [game.box.tile_ids[t] for t in seat["tiles"]]
        self.gained = [game.box.tile_ids[t] for t in seat["gained"]]
        self.at: dict[str, set[str]] = {}
        with_data = game.settings["data_era"] == "on"
        self.buildings = (*BUILDINGS, "data_center") if with_data else BUILDINGS
        cities = (*CITIES, "data_city") if with_data else CITIES
        self.groups = {
            "building": self.buildings,
            "structure": (*self.buildings, "tunnel"),
            "city": cities,
        }
        kinds = (*KINDS, *DATA_KINDS) if with_data else KINDS
        for kind, mask in zip(kinds, seat["built"], strict=True):
            self.at[kind] = self.names("buildings" if kind in self.buildings else self.place(kind), mask)
        self.cities = set().union(*(self.at[kind] for kind in cities))
        self.upgraded = self.names("buildings", seat["upgraded"]) | self.names(
            "tunnels", seat["upgraded_tunnels"]
        )
        self.linked = self.walk() & self.cities
        self.city_of = {site["id"]: site["city"] for site in self.board["buildings"]}
        self.ends = {site["id"]: set(site["ends"]) for site in self.board["tunnels"]}

    def place(self, kind: str) -> str:
        return "tunnels" if kind == "tunnel" else "cities"

    def names(self, sort: str, mask: int) -> set[str]:
        return {site["id"] for number, site in enumerate(self.board[sort]) if mask >> number & 1}

    def walk(self) -> set[str]:
        """Everything that can be reached from the start city through tunnels."""
        reached = {site["id"] for site in self.board["cities"] if site.get("start")}
        tunnels = [set(t["ends"]) for t in self.board["tunnels"] if t["id"] in self.at["tunnel"]]
        for _ in tunnels:
            for ends in tunnels:
                if ends & reached:
                    reached |= ends
        return reached

    def connected(self, kind: str) -> set[str]:
        if kind in self.buildings:
            return {site for site in self.at[kind] if self.city_of[site] in self.linked}
        if kind == "tunnel":
            return {site for site in self.at[kind] if self.ends[site] & self.cities}
        return self.at[kind] & self.linked

    def metropolises(self) -> list[str]:
        spaces = zip(self.board["metropolises"], self.tiles, strict=True)
        joined = [tile for space, tile in spaces if set(space["needs"]) <= self.at["tunnel"]]
        return joined + self.gained

    def types(self, city: str, upgraded: bool) -> list[int]:
        """How many buildings of each type stand at a city."""
        wanted = self.upgraded if upgraded else set(self.city_of)
        return [
            sum(self.city_of[s] == city and s in wanted for s in self.at[kind]) for kind in self.buildings
        ]

    def count(self, given: Any) -> int:
        if isinstance(given, str):
            return self.named(given)
        if "least" in given:
            return min(self.count(one) for one in given["least"])
        if "total" in given:
            return sum(self.count(one) for one in given["total"])
        found = self.count(given["of"])
        if "table" in given:
            return max([value for at, value in given["table"].items() if found >= int(at)], default=0)
        points: int = given.get("n", 1) * (found // given.get("per", 1))
        return min(points, given["most"]) if "most" in given else points

    def named(self, name: str) -> int:
        lying = [card for cards in self.lying.values() for card in cards] + self.endgames
        claimed = [card for card in lying if card not in GIVEN]
        tallies: dict[str, int] = {
            "metropolis": len(self.metropolises()),
            "action_card": len(self.lying["actions"]),
            "claimed_card": len(claimed),
            "special_card": len(self.tucked) + sum(CARDS.get(c, {}).get("era") == 0 for c in claimed),
            "complete_city": sum(all(self.types(city, False)) for city in self.linked),
            "complete_upgraded_city": sum(all(self.types(city, True)) for city in self.linked),
            "upgraded_pair_city": sum(max(self.types(city, True)) >= 2 for city in self.linked),
        }
        if name in tallies:
            return tallies[name]
        bare = name.removeprefix("upgraded_")
        sites = set().union(*(self.connected(kind) for kind in self.groups.get(bare, (bare,))))
        return len(sites & self.upgraded if bare != name else sites)

    def total(self) -> int:
        points = 0
        scores = {tile["id"]: tile["score"] for tile in TILES if "score" in tile}
        for tile in self.metropolises():
            if tile in scores:
                points += self.count(scores[tile])
        for card, sold in zip(self.endgames, self.seat["sold"], strict=True):
            if "sale" in CARDS[card]:
                points += int(sold * CARDS[card]["sale"]["points"])
            else:
                points += self.count(CARDS[card]["score"])
        for city in self.linked:
            points += CITY_VALUE[sum(n > 0 for n in self.types(city, False))]
        # the sixth resource is counted in halves, of which two make a whole one
        credits: int = sum(
            n // (2 if i == 5 else 1) * (2 if i == 4 else 1) for i, n in enumerate(self.seat["goods"])
        )
        return points + credits // 4
