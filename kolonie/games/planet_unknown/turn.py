"""The turn: select, gains, movement, abilities, end; and the course of all turns (chapters 4, 7)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Test
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import TEST, asks, runs, takes
from kolonie.games.planet_unknown.abilities import (
    ABILITY_VERBS,
    ability_options,
    duty_owed,
    use_ability,
)
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.civ import end_advance, look, pick_options
from kolonie.games.planet_unknown.flow import ACT, PLACE_TILE, RESOLVE
from kolonie.games.planet_unknown.gains import gain_options, take_gain
from kolonie.games.planet_unknown.nodes import (
    Act,
    Begin,
    DropGains,
    EndEffects,
    EndTurn,
    HasPicks,
    Resolve,
    Running,
    SelectTile,
    StartOfTurn,
)
from kolonie.games.planet_unknown.placing import (
    NOWHERE,
    TURN_TILE,
    begin_placing,
    best_level,
    placeable,
    section_tiles,
    select,
    unplaced_gains,
)
from kolonie.games.planet_unknown.resolving import NO_TILE
from kolonie.games.planet_unknown.rovers import rover_options, take_rover
from kolonie.games.planet_unknown.state import ACTION, EVENT, NONE, PICKS, ROTATION, Game, Seat
from kolonie.games.planet_unknown.station import RINGS, TILE, empty_section, section, turn_clockwise
from kolonie.games.planet_unknown.terms import (
    FLUX_MOVEMENT,
    LEFTOVER_CARDS,
    LOADED_MOVEMENT,
    REGRESS_DUTY,
    WATER,
    WATER_MOVEMENT,
    number_of,
)
from kolonie.games.planet_unknown.tracks import LEFTOVER, TAKE_PATCH, powers

END: Final = option("end")


# -- the course of turns


def running(game: Game, _frame: Frame, _test: Test) -> bool:
    return not game.state.over


def has_picks(game: Game, frame: Frame, _test: Test) -> bool:
    return bool(game.state.seats[frame.seat].picks)


TEST[Running] = running
TEST[HasPicks] = has_picks


@runs(Begin)
def run_begin(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    table.step = frame.node.step
    if table.step == ROTATION:
        table.turn += 1
        for seat in table.seats:
            begin_turn(game.box, seat)
        if game.journal is not None:
            game.tell(frame, {"turn": table.turn})
    return frame.parent


def begin_turn(box: Box, seat: Seat) -> None:
    """Abilities can be used again, nothing is left over from the last turn (PU-4.15, PU-4.18)."""
    seat.took = NONE
    seat.stuck = 0
    seat.moves = 0
    seat.trail = 0
    seat.used = 0
    seat.sidled = 0
    seat.rover_due = 0
    seat.duty = 1 if powers(box, seat) & REGRESS_DUTY else 0  # PU-31.13


@runs(EndTurn)
def run_end_turn(game: Game, frame: Frame) -> Frame | None:
    """Step 6 (PU-7.01, PU-7.14, PU-19.14)."""
    table = game.state
    stuck = any(seat.stuck for seat in table.seats)
    empty = empty_section(table)
    last_event = table.event != NONE and not table.events
    if table.event != NONE:
        table.past.append(table.event)
        table.event = NONE
    if stuck or empty or last_event:
        table.over = 1
        if game.journal is not None:
            reason = "stuck" if stuck else "empty" if empty else "events"
            game.tell(frame, {"reason": message(f"end-{reason}")})
        return frame.parent
    table.commander = (table.commander + 1) % len(table.seats)  # PU-3.09
    if game.settings["rotation"] == "automatic":
        turn_clockwise(table)  # PU-21.01
    return frame.parent


# -- start of turn


@runs(StartOfTurn)
def run_start(game: Game, frame: Frame) -> Frame | None:
    """Step 3: movement by where the rovers stand now (PU-23.08)."""
    box = game.box
    seat = game.state.seats[frame.seat]
    able = powers(box, seat)
    if able:
        amounts = box.corporations[seat.corporation].amounts
        before = seat.moves
        if able & FLUX_MOVEMENT:
            rovers = seat.rovers & seat.terrain[seat.flux]
            seat.moves += rovers.bit_count() * amounts[number_of(FLUX_MOVEMENT)]
        if able & WATER_MOVEMENT:
            seat.moves += (seat.rovers & seat.terrain[WATER]).bit_count() * amounts[number_of(WATER_MOVEMENT)]
        if able & LOADED_MOVEMENT:
            seat.moves += seat.loaded.bit_count() * amounts[number_of(LOADED_MOVEMENT)]
        if game.journal is not None and seat.moves > before:
            game.tell(frame, {"n": seat.moves - before})
    return frame.parent


# -- selecting


@asks(SelectTile, "PU-4.05")
def ask_select(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    box = game.box
    index = frame.seat
    seat = table.seats[index]
    able = powers(box, seat)
    tiles = section_tiles(box, table, index)
    if not tiles:
        return [NO_TILE]  # PU-5.22
    fitting = placeable(box, table, seat, tiles, able) or tiles
    options: list[Option] = []
    for ring, stack in enumerate(section(box, table, index)):
        tile = table.tops[stack]
        if tile == NONE:
            if why is not None:
                why.add(TILE[ring], "PU-5.03", message("why-stack-empty"))
        elif tile in fitting:
            options.append(TILE[ring])
        elif why is not None:
            why.add(TILE[ring], "PU-5.02", message("why-other-tile-fits"))
    if seat.moves or why is not None:
        rover_options(game, seat, able, options, why)
    if able:
        ability_options(game, seat, able, options, why)
    return options


@takes(SelectTile)
def take_select(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    box = game.box
    index = frame.seat
    seat = table.seats[index]
    verb = choice.verb
    if verb == "rover" or verb == "jump":
        return take_rover(game, frame, choice)
    if verb in ABILITY_VERBS:
        return use_ability(game, frame.inner(RESOLVE), choice)
    if choice is NO_TILE:
        return frame.then(ACT)
    ring = RINGS.index(choice.word())
    tile = table.tops[section(box, table, index)[ring]]
    level = best_level(box, table, seat, section_tiles(box, table, index), powers(box, seat))
    if level == NOWHERE:  # PU-7.02, PU-7.03
        seat.stuck = 1
        seat.took = ring
        select(box, seat, tile)
        seat.gains.extend(unplaced_gains(box, table, tile))
        return frame.then(ACT)
    return begin_placing(game, frame.then(PLACE_TILE), seat, tile, ring, level, TURN_TILE)


# -- gains, movement, abilities


@asks(Resolve, "PU-4.09")
def ask_resolve(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    if not seat.gains:
        return []
    able = powers(game.box, seat)
    options: list[Option] = []
    if not gain_options(game, frame.seat, seat, able, options, why):
        return []
    rover_options(game, seat, able, options, why)
    return options


@takes(Resolve)
def take_resolve(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice.verb == "rover" or choice.verb == "jump":
        return take_rover(game, frame, choice)
    return take_gain(game, frame, choice)


@runs(DropGains)
def run_drop(game: Game, frame: Frame) -> Frame | None:
    seat = game.state.seats[frame.seat]
    if seat.gains:
        seat.gains = []
    if frame.node.picks:
        seat.picks = []
    return frame.parent


@asks(Act, "PU-4.09")
def ask_act(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """Everything a player may do after placing, when picking, and after the last turn."""
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    able = powers(box, seat)
    step = table.step
    options: list[Option] = []
    must = bool(seat.gains) and gain_options(game, frame.seat, seat, able, options, why)
    if step != ACTION and seat.picks:
        must = pick_options(game, seat, able, options, why) or must
    if step == EVENT and not must and not options:
        return []  # what may wait is done in the steps that follow
    if seat.moves or why is not None:
        rover_options(game, seat, able, options, why)
    if step in (ACTION, PICKS):  # PU-4.16, PU-15.20
        if able:
            ability_options(game, seat, able, options, why)
        last = step == PICKS or not seat.picks
        must = must or (last and duty_owed(box, seat, able))
    if not must:
        options.append(END)
    elif why is not None:
        why.add(END, "PU-36.11", message("why-must-first"))
    return options


@takes(Act)
def take_act(game: Game, frame: Frame, choice: Option) -> Frame | None:
    verb = choice.verb
    if choice is END:
        table = game.state
        seat = table.seats[frame.seat]
        seat.gains = []
        if table.step != ACTION or not seat.picks:  # PU-4.18
            seat.moves = 0
        return frame.parent
    if verb == "rover" or verb == "jump":
        return take_rover(game, frame, choice)
    if verb in ABILITY_VERBS:
        return use_ability(game, frame, choice)
    if verb == "pick":
        return look(game, frame, choice)
    return take_gain(game, frame, choice)


# -- after the last turn


@runs(EndEffects)
def run_end_effects(game: Game, frame: Frame) -> Frame | None:
    """PU-15.02: cards with an advance, cards left over, stored patches."""
    box = game.box
    seat = game.state.seats[frame.seat]
    seat.moves = 0
    seat.picks = []
    for card in seat.kept:
        end_advance(box, seat, card)
    if powers(box, seat) & LEFTOVER_CARDS:
        n = box.corporations[seat.corporation].amounts[number_of(LEFTOVER_CARDS)]
        seat.gains.append((LEFTOVER, 0, n, 0))
    seat.gains.extend([(TAKE_PATCH, 1, 0, 0)] * seat.stored)
    seat.stored = 0
    return frame.parent
