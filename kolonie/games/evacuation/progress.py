"""Phase 5: satellites, cells, milestones and contact (EV-10.01 to EV-10.35)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import NO_ENV, Frame
from kolonie.core.messages import message
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import asks, runs, takes
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.flow import CHOOSE_CELL, CHOOSE_STRENGTH, MOVE_OTHER, PASS_MILESTONE
from kolonie.games.evacuation.moves import (
    ChooseCell,
    ChooseStrength,
    CountStrength,
    MoveOther,
    MoveSatellite,
    ShiftSatellites,
)
from kolonie.games.evacuation.pieces import card_group, raise_production
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import INNER, LANES, MIDDLE, OCEANS, OUTER

CELLS: Final = tuple(option("cell", lane) for lane in LANES)
MOVES: Final = tuple(tuple(option("move", satellite, n) for n in range(100)) for satellite in (1, 2))


@runs(ShiftSatellites)
def run_shift(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    for seat in table.seats:
        seat.lanes = [OUTER, OUTER]
    table.automaton_lanes = [OUTER] * len(table.automaton_lanes)
    if game.journal is not None:
        game.tell(frame, {"year": table.year})
    return frame.parent


# -- strength


def base_strength(box: Box, seat: Seat) -> int:
    """Board actions, and face-up cards that show one strength (EV-10.06, EV-15.09)."""
    total = 0
    for group in range(1, 5):
        total += group * seat.groups[group]
    for card in seat.shown:
        total -= card_group(box, card)  # counted below
        if len(box.card_strengths[card]) == 1:
            total += box.card_strengths[card][0]
    return total


@runs(CountStrength)
def run_strength(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.strength = base_strength(game.box, seat)
    if any(len(game.box.card_strengths[card]) > 1 for card in seat.shown):
        return frame.then(CHOOSE_STRENGTH)
    return frame.parent


@asks(ChooseStrength, "EV-15.10")
def ask_strength(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """`pos` counts the cards for which it was chosen."""
    box = game.box
    several = [c for c in game.state.seats[frame.seat].shown if len(box.card_strengths[c]) > 1]
    if frame.pos >= len(several):
        return []
    card = several[frame.pos]
    return [option("strength", box.card_ids[card], n) for n in sorted(set(box.card_strengths[card]))]


@takes(ChooseStrength)
def take_strength(game: Game, frame: Frame, choice: Option) -> Frame | None:
    game.state.seats[frame.seat].strength += choice.num(1)
    return frame.at(frame.pos + 1)


# -- moving


def shares(box: Box, first: int, second: int, total: int) -> list[int]:
    """How far the first satellite may move so that the other has a legal rest (EV-10.32, EV-10.35)."""
    last = box.last_section
    total = min(total, 2 * last - first - second)  # EV-10.23
    passed = box.passed
    found = []
    for n in range(total + 1):
        x, y = first + n, second + total - n
        if x <= last and y <= last and -1 <= passed[x] - passed[y] <= 1:
            found.append(n)
    return found


@asks(MoveSatellite, "EV-10.08")
def ask_move(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    box = game.box
    seat = game.state.seats[frame.seat]
    one, two = seat.satellites
    options = [MOVES[0][n] for n in shares(box, one, two, seat.strength)]
    if one != two:
        options += [MOVES[1][n] for n in shares(box, two, one, seat.strength)]
    if why is not None:
        sections = (one,) if one == two else (one, two)  # side by side they are alike
        for moves, section in zip(MOVES, sections, strict=False):
            for n in range(min(seat.strength, box.last_section - section) + 1):
                if moves[n] not in options:
                    why.add(moves[n], "EV-10.21", message("why-contact"))
    return options


@takes(MoveSatellite)
def take_move(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """One satellite is moved and placed completely before the other (EV-10.25)."""
    box = game.box
    seat = game.state.seats[frame.seat]
    satellite = choice.num(0) - 1
    share = choice.num(1)
    total = min(seat.strength, 2 * box.last_section - sum(seat.satellites))
    rest = {"satellite": 1 - satellite, "share": total - share}
    following = Frame(MOVE_OTHER, 0, frame.seat, rest, frame.parent)
    return moved(game, frame.seat, satellite, share, following)


@runs(MoveOther)
def run_other(game: Game, frame: Frame) -> Frame | None:
    satellite, share = frame.env["satellite"], frame.env["share"]
    if game.journal is not None and share:
        section = game.state.seats[frame.seat].satellites[satellite] + share
        game.tell(frame, {"satellite": satellite + 1, "section": section})
    return moved(game, frame.seat, satellite, share, frame.parent)


def moved(game: Game, index: int, satellite: int, share: int, following: Frame | None) -> Frame:
    """Moves a satellite, resolves the milestones it passes, and goes on with its cell."""
    box = game.box
    seat = game.state.seats[index]
    before = seat.satellites[satellite]
    seat.satellites[satellite] = before + share
    for number in range(box.passed[before], box.passed[before + share]):
        second = seat.satellites[1 - satellite] >= box.milestones[number]
        pass_milestone(seat, number, second)
        if game.journal is not None:
            told: dict[str, object] = {"milestone": number + 1, "second": "yes" if second else "no"}
            game.tell(Frame(PASS_MILESTONE, 0, index, NO_ENV, None), told)
    return Frame(CHOOSE_CELL, 0, index, {"satellite": satellite, "share": share}, following)


def pass_milestone(seat: Seat, number: int, second: bool) -> None:
    """EV-10.14 to EV-10.17; that biomes are open is read from where the satellites are."""
    if number == 0:
        for place in OCEANS:
            if seat.home >> place & 1:
                seat.home &= ~(1 << place)
                break
    elif second and number < 3:
        raise_production(seat, 1, 1, 1)


# -- cells


def taken(game: Game, section: int, lane: int) -> bool:
    """Whether a satellite stands on a cell of an inner lane (EV-10.03)."""
    table = game.state
    for seat in table.seats:
        for satellite in (0, 1):
            if seat.satellites[satellite] == section and seat.lanes[satellite] == lane:
                return True
    for place, where in enumerate(table.automaton_satellites):
        if where == section and table.automaton_lanes[place] == lane:
            return True
    return False


@asks(ChooseCell, "EV-10.09")
def ask_cell(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    section = game.state.seats[frame.seat].satellites[frame.env["satellite"]]
    options = [CELLS[OUTER]]
    if not game.box.has_lanes[section]:
        return options
    for lane in (MIDDLE, INNER):
        if lane == MIDDLE and game.seats < 3:
            if why is not None:
                why.add(CELLS[lane], "EV-10.04", message("why-middle-lane"))
        elif not taken(game, section, lane):
            options.append(CELLS[lane])
        elif why is not None:
            why.add(CELLS[lane], "EV-10.03", message("why-cell-taken"))
    return options


@takes(ChooseCell)
def take_cell(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """An effect of the cell is resolved at once (EV-10.10)."""
    box = game.box
    seat = game.state.seats[frame.seat]
    satellite: int = frame.env["satellite"]
    lane = LANES.index(choice.word())
    seat.lanes[satellite] = lane
    effect = box.cell_effects[seat.satellites[satellite]][lane]
    if effect is None or (frame.env["share"] == 0 and not box.rulings.zero_share_effect):
        return frame.parent
    return Frame(effect, 0, frame.seat, NO_ENV, frame.parent)
