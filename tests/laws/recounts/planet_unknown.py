"""Planet Unknown counted again from packs and the last view, cell by cell, without the game's own scoring."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import kolonie.games.planet_unknown
from kolonie.core.engine import Game
from kolonie.core.views import view

HOME = Path(kolonie.games.planet_unknown.__file__).parent / "packs"
PLANETS = tomllib.loads((HOME / "planets.toml").read_text("utf-8"))["planets"]
CORPORATIONS = tomllib.loads((HOME / "corporations.toml").read_text("utf-8"))["corporations"]
CARDS = tomllib.loads((HOME / "cards.toml").read_text("utf-8"))
TERRAINS = ["civ", "water", "biomass", "rover", "tech", "energy"]
Cells = set[tuple[int, int]]


def cells(mask: int) -> Cells:
    return {(x, y) for y in range(12) for x in range(12) if mask >> (13 * y + x) & 1}


def around(at: tuple[int, int]) -> Cells:
    x, y = at
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


class Player:
    """What the view shows of one seat at the end, as sets of cells."""

    def __init__(self, seat: dict[str, Any], shown: list[list[int]]) -> None:
        self.seat = seat
        self.planet = PLANETS[seat["planet"]]
        self.corporation = CORPORATIONS[seat["corporation"]]
        self.kept, self.missions = shown
        grid = self.planet["grid"]
        self.all = {(x, y) for y in range(12) for x in range(12) if grid[y][x] != "-"}
        self.ice = {(x, y) for x, y in self.all if grid[y][x] == "I"}
        self.covered = cells(seat["covered"])
        self.marked = {
            (x, y): letter
            for y, row in enumerate(self.planet.get("map", []))
            for x, letter in enumerate(row)
            if letter != "."
        }
        self.rule = self.planet.get("rule", "")
        self.currents = set(self.marked) - self.covered if self.rule == "currents_are_energy" else set()
        self.terrain = {name: cells(seat["terrain"][i]) for i, name in enumerate(TERRAINS)}
        self.buildings = {name: cells(seat["buildings"]) & self.terrain[name] for name in TERRAINS}
        self.terrain["energy"] |= self.currents
        jumps = self.corporation.get("rule") == "lifepods_on_breakthroughs"
        self.lifepods = seat["pods"] + seat["pod_fields"].bit_count()
        self.lifepods += seat["levels"].bit_count() if jumps else 0

    def edge(self) -> Cells:
        if self.rule == "outer_edge_only":
            return {(x, y) for x, y in self.all if x in (0, 11) or y in (0, 11)}
        holes = set(self.marked) if self.rule == "holes" else set()
        return {at for at in self.all if around(at) - self.all - holes}

    def areas(self, name: str) -> list[Cells]:
        left = set(self.terrain[name])
        found = []
        while left:
            group = {left.pop()}
            while more := {n for at in group for n in around(at)} & left:
                group |= more
                left -= more
            found.append(group)
        return found

    def top(self, track: str) -> bool:
        column = TERRAINS.index(track)
        if self.corporation.get("rule") == "diagonal_trackers":
            return 16 * column + 15 in self.seat["trackers"]
        heights = [h for h, text in enumerate(self.corporation[track]) if text != "-"]
        return bool(self.seat["trackers"][column] == 16 * column + heights[-1])

    # -- the lines of the score sheet

    def on_planet(self) -> int:
        filled = self.covered | self.currents
        struck = cells(self.seat["meteorites"] | self.seat["loaded"])
        total = 0
        for axis, values in ((1, self.planet["rows"]), (0, self.planet["columns"])):
            for n, points in enumerate(values):
                line = {at for at in self.all if at[axis] == n}
                if line and line <= filled and not line & struck:
                    total += points
        if self.rule == "planetoid_bonus":
            for letter in "NWS":
                if {at for at, found in self.marked.items() if found == letter} <= filled:
                    total += self.planet["points"]
        if self.rule == "city_points":
            total += self.planet["points"] * len(set(self.marked) - self.covered)
        return int(total)

    def medal(self, path: list[int], field: int) -> int:
        """The last medal on the way up to a field; on a winding path only the own track counts."""
        best = 0
        for at in path[: path.index(field) + 1]:
            if at // 16 == path[0] // 16:
                for word in self.corporation[TERRAINS[at // 16]][at % 16].split():
                    best = int(word[1:]) if word.startswith("#") else best
        return best

    def on_tracks(self) -> int:
        scores = []
        for colour, field in enumerate(self.seat["trackers"]):
            track = field // 16 if self.corporation.get("rule") == "diagonal_trackers" else colour
            path = [16 * track + h for h, text in enumerate(self.corporation[TERRAINS[track]]) if text != "-"]
            if "water_path" in self.corporation and colour == 1:
                words = [word.split(":") for word in self.corporation["water_path"]]
                path = [16 * TERRAINS.index(name) + int(h) for name, h in words]
            scores.append((track, self.medal(path, field)))
        best = self.corporation["id"] == "makeshift" and self.seat["levels"] >> 4 & 1
        if best and any(track == 4 for track, _ in scores):
            return sum(max(p for t, p in scores if t == track) for track, _ in scores)
        return sum(points for _, points in scores)

    def by_cards(self) -> tuple[int, int, int]:
        """Lifepods, meteorites, and the cards themselves."""
        effects = [CARDS["civ_cards"][card]["effect"] for card in self.kept]
        ops = [effect["op"] for effect in effects]
        lifepods = self.seat["pods"] * (2 if "lifepod_rate" in ops else 1)
        meteorites = self.seat["rocks"] // 3 * (1 + ops.count("set_meteorite_repo"))
        points = sum(e["n"] for e in effects if e["op"] in ("points", "points_and_advance"))
        points += ops.count("points_per_patch_on_planet") * len(cells(self.seat["patches"]))
        sets = ops.count("set_commerce")
        return lifepods, meteorites, points + sets * (sets + 1) // 2

    def number(self, goal: dict[str, Any]) -> int:
        """What a mission compares."""
        kind, name = goal["kind"], goal.get("terrain", "")
        if kind == "collected":
            return int(self.lifepods if goal["token"] == "lifepod" else self.seat["rocks"])
        if kind == "tracks_at_maximum":
            return sum(self.top(track) for track in TERRAINS[:5])
        if kind == "area_count":
            return len(self.areas(name))
        if kind == "largest_area":
            return max(map(len, self.areas(name)), default=0)
        on = self.buildings[name]
        return len(on & self.edge() if kind == "edge_buildings" else on)

    def done(self, goal: dict[str, Any]) -> bool:
        kind, name = goal["kind"], goal.get("terrain", "")
        if kind == "rectangle":
            sizes = {(goal["w"], goal["h"])}
            if goal["either_orientation"]:
                sizes.add((goal["h"], goal["w"]))
            return any(
                {(x + dx, y + dy) for dx in range(w) for dy in range(h)} <= self.terrain[name]
                for w, h in sizes
                for x, y in self.terrain[name]
            )
        if kind == "area_with_buildings":
            return any(len(area & self.buildings[name]) >= goal["at_least"] for area in self.areas(name))
        if kind == "track_at_maximum":
            return self.top(goal["track"])
        if kind == "building_count_at_most":
            return len(self.buildings[name]) <= int(goal["at_most"])
        if kind == "collected_at_least":
            return self.number({"kind": "collected", "token": goal["token"]}) >= int(goal["at_least"])
        if kind == "more_lifepods_than_meteorites":
            return bool(self.lifepods > self.seat["rocks"])
        if kind == "all_ice_covered":
            return self.ice <= self.covered
        return self.all - self.ice <= self.covered | self.currents


def contest(players: list[Player], mission: int) -> list[int]:
    goal = CARDS["missions"][mission]["neighbour"]
    sign = -1 if goal["better"] == "fewer" else 1
    numbers = [sign * player.number(goal) for player in players]
    best = max(numbers)
    return [0 if n < best else 5 if numbers.count(best) == 1 else 2 for n in numbers]


def recount(game: Game) -> list[int]:
    table = view(game, None)["table"]
    players = [Player(s, shown) for s, shown in zip(table["seats"], table["shown"], strict=True)]
    totals = []
    for player in players:
        goals = [CARDS["missions"][mission]["personal"] for mission in player.missions]
        personal = 5 * sum(player.done(goal) for goal in goals)
        totals.append(player.on_planet() + player.on_tracks() + personal + sum(player.by_cards()))
    if len(players) > 1:
        for number, mission in enumerate(table["missions"]):
            pair = (0, 1) if len(players) == 2 else (number, (number + 1) % len(players))
            for seat, points in zip(pair, contest([players[s] for s in pair], mission), strict=True):
                totals[seat] += points
        for seat in table["seats"]:
            if seat["common"] >= 0:
                for index, points in enumerate(contest(players, seat["common"])):
                    totals[index] += points
    return totals
