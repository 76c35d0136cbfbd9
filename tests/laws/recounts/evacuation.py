"""Evacuation's final scores, counted once more from the pieces on the table and the entries of the packs."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

from kolonie.core.engine import Game

STEP = {5: 1, 6: 3, 7: 6, 8: 10, 9: 14, 10: 19}


def technologies(game: Game, seat: Any) -> list[Any]:
    """Completed tiles: one research for the first, two for each further one of a column."""
    done = []
    for column, researches in enumerate(seat.research):
        rows = 0 if researches == 0 else 1 + (researches - 1) // 2
        done += [game.box.technologies[seat.tiles[3 * row + column]] for row in range(rows)]
    return done


def happiness(game: Game, seat: Any, old_world: bool) -> int:
    stadiums = seat.new_stadiums + (seat.old_stadiums if old_world else [])
    total: int = sum(game.box.stadiums[number].smileys for number in stadiums)
    for tile in technologies(game, seat):
        total += tile.smileys
        total += (tile.power or {}).get("stadium_smiley", 0) * len(seat.new_stadiums)
    return total


def behind(game: Game, index: int) -> list[Any]:
    """Areas of the continent whose token lies face up."""
    home = game.state.seats[index].home
    return [area for place, area in enumerate(game.box.homes[index]) if home & (1 << place)]


def shared(counts: list[int], prizes: list[int]) -> list[int]:
    """Prizes by rank; those who tie put theirs together and share, whatever is left over is lost."""
    order = sorted(range(len(counts)), key=lambda who: -counts[who])
    won = [0] * len(counts)
    place = 0
    while place < len(order):
        tied = [who for who in order if counts[who] == counts[order[place]]]
        pot = sum(prizes[place : place + len(tied)])
        for who in tied:
            won[who] = int(Fraction(pot, len(tied)))
        place += len(tied)
    return won


def only_some(counts: dict[int, int], players: int, prizes: list[int]) -> dict[int, int]:
    listed = list(counts)
    won = shared([counts[who] for who in listed], prizes)
    return {who: won[listed.index(who)] if who in listed else 0 for who in range(players)}


def counted(game: Game, seat: Any, what: str) -> int:
    areas = [game.box.areas[number] for number in seat.areas]
    biomes: Counter[str] = Counter(area.biome for area in areas)
    tiles = technologies(game, seat)
    if what in ("tundra", "desert", "forest", "ocean"):
        return biomes[what]
    found: dict[str, int] = {
        "biomes": len(biomes),
        "technologies": len(tiles),
        "top_technologies": sum(tile.level == 3 for tile in tiles),
        "infrastructure": len(seat.running),
        "population": sum(len(area.population) for area in areas),
        "factories": sum(area.factories for area in areas),
        "highest": max(seat.production),
        "spread": max(seat.production) - min(seat.production),
        "shuttles": len(seat.old_shuttles + seat.new_shuttles),
        "stadiums": len(seat.new_stadiums),
        "evacuated": 11 - bin(seat.home).count("1"),
        "group": connected([(area.q, area.r) for area in areas]),
    }
    return found[what]


def connected(places: list[tuple[int, int]]) -> int:
    best = 0
    for start in places:
        reached = {start}
        while True:
            more = {
                (q, r)
                for q, r in places
                if any(abs(q - a) + abs(r - b) + abs(q + r - a - b) == 2 for a, b in reached)
            }
            if more <= reached:
                break
            reached |= more
        best = max(best, len(reached))
    return best


def goal(game: Game, seat: Any, entry: Any) -> int:
    if min(seat.production) < entry.lowest:
        return 0
    n = counted(game, seat, entry.count)
    if entry.per:
        each: int = entry.per
        return min(n * each, int(entry.most))
    reached = [points for number, points in entry.steps if number <= n]
    if entry.steps:
        return reached[-1] if reached else 0
    return sum(points for number, points in entry.exact if number == n)


def points(game: Game) -> list[int]:
    table, box = game.state, game.box
    prizes = [4, 0] if game.seats < 3 else [6, 4, 1, 0]
    totals = []
    happy = {i: happiness(game, s, False) for i, s in enumerate(table.seats) if len(s.new_stadiums) >= 3}
    if game.seats == 1:
        happy[1] = sum(box.stadiums[number].smileys for number in table.automaton_stadiums)
    cheers = only_some({who: n for who, n in happy.items() if n > 0}, 4, prizes)
    lines = Counter[int]()
    for line in table.lines:
        entry = box.line_entries[line // 2]
        names = entry.b if line % 2 else entry.a
        owned = {i: sum(box.areas[a].id in names for a in s.areas) for i, s in enumerate(table.seats)}
        if game.seats == 1:
            owned[1] = sum(box.areas[a].id in names for a in table.automaton_areas)
        lines.update(only_some({who: n for who, n in owned.items() if n > 0}, 4, prizes))
    for index, seat in enumerate(table.seats):
        low = min(seat.production)
        total = STEP.get(low, 0) if low <= 10 else 19 + 3 * (low - 10)
        total += sum(goal(game, seat, box.goals[number]) for number in seat.goals)
        total -= sum(2 + area.population for area in behind(game, index))
        total -= 3 * max(0, 3 - len(seat.new_stadiums)) + 3 * seat.penalties
        total += cheers[index] + lines[index]
        total += sum(box.tasks[number].points for number in seat.tasks_done)
        totals.append(total)
    return totals


def race(game: Game) -> list[int]:
    """The lowest marker, moved step by step."""
    seats = game.state.seats
    happy = [happiness(game, seat, True) for seat in seats]
    lowest = []
    for index, seat in enumerate(seats):
        markers = list(seat.production)
        steps = seat.penalties + len(behind(game, index)) + max(0, 3 - len(seat.new_stadiums))
        for _ in range(steps):
            markers[markers.index(min(markers))] -= 1
        rank = sum(other > happy[index] for other in happy)
        prizes = [1, 0] if game.seats == 2 else [2, 1, 0, 0]
        first = markers.index(min(markers))
        equal = [place for place in range(3) if markers[place] == markers[first]]
        if prizes[rank] == 2 and len(equal) > 1:
            markers[equal[0]] += 1
            markers[equal[1]] += 1
        else:
            markers[first] += prizes[rank]
        lowest.append(min(markers))
    return lowest


def recount(game: Game) -> list[int]:
    return race(game) if game.settings["aim"] == "race" else points(game)
