"""Final scoring, the winner, and what a solo score is worth (chapters 15, 16, 22)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.readers import runs
from kolonie.games.planet_unknown.box import COLOURS, Box
from kolonie.games.planet_unknown.effects import (
    LifepodRate,
    Points,
    PointsAndAdvance,
    PointsPerPatchOnPlanet,
    SetCommerce,
    SetMeteoriteRepo,
)
from kolonie.games.planet_unknown.entries import Criterion
from kolonie.games.planet_unknown.missions import count, currents, fulfilled
from kolonie.games.planet_unknown.nodes import FinalScoring
from kolonie.games.planet_unknown.setup import event_mix
from kolonie.games.planet_unknown.state import NONE, Game, Seat, Table
from kolonie.games.planet_unknown.terms import HEIGHT, SCORE_AS_BEST
from kolonie.games.planet_unknown.tracks import powers

PARTS: Final = ("planet", "tracks", "neighbour", "personal", "lifepods", "meteorites", "cards")
"""The lines of the score sheet (PU-15.19)."""


def planet_points(box: Box, seat: Seat) -> int:
    """Part A: rows, columns and planet bonuses (PU-15.08, PU-15.18)."""
    planet = box.planets[seat.planet]
    filled = seat.covered | currents(box, seat)
    struck = seat.meteorites | seat.loaded  # PU-28.08
    total = 0
    for cells, points in planet.lines:
        if cells and not cells & ~filled and not cells & struck:
            total += points
    if planet.rule == "planetoid_bonus":
        total += planet.points * sum(not part & ~filled for part in planet.parts)  # PU-34.04, PU-34.07
    total += planet.points * (planet.cities & ~seat.covered).bit_count()  # PU-34.11
    return total


def track_points(box: Box, seat: Seat) -> int:
    """Part B: the highest medal of each tracker (PU-8.03)."""
    board = box.corporations[seat.corporation]
    if not board.diagonal:
        return sum(board.points[tracker][field] for tracker, field in enumerate(seat.trackers))
    each = [board.points[field // HEIGHT][field] for field in seat.trackers]  # PU-31.08
    if powers(box, seat) & SCORE_AS_BEST:  # PU-31.14, PU-31.17
        tracks = [field // HEIGHT for field in seat.trackers]
        each = [
            max(points for points, other in zip(each, tracks, strict=True) if other == track)
            for track in tracks
        ]
    return sum(each)


def lifepod_points(box: Box, seat: Seat) -> int:
    rate = box.constant("lifepod_points")
    for card in seat.kept:
        effect = box.civ_effects[card]
        if isinstance(effect, LifepodRate):
            rate = max(rate, effect.points)  # PU-18.15
    return seat.pods * rate


def meteorite_points(box: Box, seat: Seat) -> int:
    """PU-15.12, PU-18.16."""
    worth = 1
    owned = 0
    for card in seat.kept:
        effect = box.civ_effects[card]
        if isinstance(effect, SetMeteoriteRepo):
            owned += 1
            worth = effect.points[min(owned, len(effect.points) - 1)]
    return seat.rocks // box.constant("meteorites_per_point") * worth


def card_points(box: Box, seat: Seat) -> int:
    """Part D, without what changes lifepods and meteorites."""
    total = 0
    owned = 0
    commerce = 0
    for card in seat.kept:
        effect = box.civ_effects[card]
        if isinstance(effect, Points | PointsAndAdvance):
            total += effect.n
        elif isinstance(effect, PointsPerPatchOnPlanet):
            total += effect.n * seat.patches.bit_count()  # PU-18.14
        elif isinstance(effect, SetCommerce):
            owned += 1
            commerce = effect.points[min(owned, len(effect.points) - 1)]  # PU-18.17
    return total + commerce


def personal_points(box: Box, seat: Seat) -> int:
    """Part E (PU-17.02)."""
    done = sum(fulfilled(box, seat, box.missions[mission].personal) for mission in seat.missions)
    return done * box.constant("personal_mission")


def compared(box: Box, rivals: list[Seat], criterion: Criterion) -> list[int]:
    """What each rival scores for a mission."""
    return scored(box, [count(box, seat, criterion) for seat in rivals], criterion)


def scored(box: Box, numbers: list[int], criterion: Criterion) -> list[int]:
    """What rivals score who count so many: WIN for the best alone, TIE if shared (PU-15.15, PU-29.16)."""
    win, tie = box.constants["neighbour_mission"]
    best = min(numbers) if criterion.better == "fewer" else max(numbers)
    worth = win if numbers.count(best) == 1 else tie
    return [worth if number == best else 0 for number in numbers]


def contests(
    box: Box, missions: list[int], seats: list[Seat]
) -> list[tuple[int, tuple[int, int], tuple[int, int], tuple[int, int]]]:
    """Each mission with the two neighbours it lies between, what they count and what they score."""
    found = []
    for number, mission in enumerate(missions):
        one, other = (0, 1) if len(seats) == 2 else (number, (number + 1) % len(seats))
        criterion = box.missions[mission].neighbour
        numbers = count(box, seats[one], criterion), count(box, seats[other], criterion)
        first, second = scored(box, [*numbers], criterion)
        found.append((mission, (one, other), numbers, (first, second)))
    return found


def neighbour_points(box: Box, table: Table) -> list[int]:
    """Part F, for all seats."""
    seats = table.seats
    totals = [0] * len(seats)
    if len(seats) == 1:
        return totals  # PU-22.11, PU-22.13
    for _mission, (one, other), _counts, won in contests(box, table.missions, seats):
        totals[one] += won[0]
        totals[other] += won[1]
    for seat in seats:
        if seat.common != NONE:
            points = compared(box, seats, box.missions[seat.common].neighbour)
            totals = [total + more for total, more in zip(totals, points, strict=True)]
    return totals


def parts(game: Game) -> list[tuple[int, ...]]:
    """The lines of the score sheet of every seat, as things are now."""
    table = game.state
    box = game.box
    neighbours = neighbour_points(box, table)
    return [
        (
            planet_points(box, seat),
            track_points(box, seat),
            neighbours[index],
            personal_points(box, seat),
            lifepod_points(box, seat),
            meteorite_points(box, seat),
            card_points(box, seat),
        )
        for index, seat in enumerate(table.seats)
    ]


@runs(FinalScoring)
def run_final_scoring(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    for seat in table.seats:
        clear_planet(seat)
    table.final = parts(game)
    table.shown = [(tuple(seat.kept), tuple(seat.missions)) for seat in table.seats]
    if game.journal is not None:
        game.tell(frame, {})
        for index, lines in enumerate(table.final):
            told: dict[str, object] = dict(zip(PARTS, lines, strict=True))
            told["total"] = sum(lines)
            game.tell(Frame(frame.node, 0, index, frame.env, None), told)
    return frame.parent


def clear_planet(seat: Seat) -> None:
    """Rovers and uncollected lifepods leave the planet; undelivered meteorites stay (PU-15.07, PU-28.08)."""
    seat.lost_rovers += seat.rovers.bit_count()
    seat.rovers = 0
    seat.lost_pods += seat.lifepods.bit_count()
    seat.lifepods = 0


def uncovered(box: Box, seat: Seat) -> int:
    """PU-16.05."""
    return (box.planets[seat.planet].cells & ~seat.covered & ~currents(box, seat)).bit_count()


def standing(game: Game, index: int) -> tuple[int, ...]:
    """Most points, then fewer uncovered cells, then fewer meteorites, else shared (PU-16.01 to PU-16.04)."""
    table = game.state
    seat = table.seats[index]
    meteorites = seat.meteorites.bit_count() + seat.loaded.bit_count()
    return sum(table.final[index]), -uncovered(game.box, seat), -meteorites


# -- solo


def solo_target(box: Box, events: str) -> int:
    """PU-22.06, PU-22.07."""
    target = box.constant("solo_target")
    for colour, cards in zip(COLOURS, event_mix(events), strict=True):
        row = sum(cards >= start for start in box.constants["solo_from"]) - 1
        target += box.constants[f"solo_{colour}"][row]
    return target


def reached_target(game: Game) -> bool:
    """Whether somebody alone has won; with others there is no target (PU-22.08)."""
    if game.seats > 1:
        return True
    return sum(game.state.final[0]) >= solo_target(game.box, game.settings["events"])


def ladder(box: Box, target: int) -> list[int]:
    """The points at which each rating but the lowest begins, from below (PU-22.09)."""
    return [target + step for step in box.constants["solo_ratings"][1:]]


def solo_rating(box: Box, score: int, events: str) -> int:
    """The rating from 0, the lowest, to 6 (PU-22.09, PU-22.10)."""
    difference = score - solo_target(box, events)
    return sum(difference >= step for step in box.constants["solo_ratings"][1:])


def grade(game: Game) -> Message | None:
    """The rating in words (PU-22.09)."""
    table = game.state
    if game.seats > 1 or not table.final:
        return None
    events = game.settings["events"]
    rating = solo_rating(game.box, sum(table.final[0]), events)
    return message("grade", rating=message(f"rating-{rating}"), n=solo_target(game.box, events))
