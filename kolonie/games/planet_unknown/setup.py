"""Setting up: boards, station, decks, missions, events and the first commander (chapter 2)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Test
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import TEST, asks, runs, takes
from kolonie.games.planet_unknown.abilities import FLUX
from kolonie.games.planet_unknown.box import COLOURS, TILES_PER_SHAPE
from kolonie.games.planet_unknown.nodes import (
    BuildEvents,
    ChooseCorporation,
    ChooseFlux,
    ChoosePlanet,
    DealBoards,
    DealMissions,
    FirstCommander,
    HasFlux,
    KeepMissions,
    LayMissions,
    LayOut,
    PersonalMissions,
    Setting,
    Solo,
    WithEvents,
)
from kolonie.games.planet_unknown.state import NONE, Game
from kolonie.games.planet_unknown.station import SECTIONS
from kolonie.games.planet_unknown.terms import COMMON_MISSION, TRACKS, number_of

SYMMETRIC: Final = 0
"""The number of the symmetric planet and of the symmetric corporation in their packs."""


def has_setting(game: Game, _frame: Frame, test: Test) -> bool:
    assert isinstance(test, Setting)
    return game.settings[test.name] == test.value


def is_solo(game: Game, _frame: Frame, _test: Test) -> bool:
    return game.seats == 1


def personal_missions(game: Game, _frame: Frame, _test: Test) -> bool:
    return game.seats == 1 or game.settings["personal"] == "yes"


def with_events(game: Game, _frame: Frame, _test: Test) -> bool:
    return bool(event_mix(game.settings["events"]))


def has_flux(game: Game, frame: Frame, _test: Test) -> bool:
    flux: bool = game.box.corporations[game.state.seats[frame.seat].corporation].flux
    return flux


TEST[Setting] = has_setting
TEST[Solo] = is_solo
TEST[PersonalMissions] = personal_missions
TEST[WithEvents] = with_events
TEST[HasFlux] = has_flux


def event_mix(setting: str) -> tuple[int, ...]:
    """`8-3-9` as numbers of red, orange and green cards; nothing if no events are played."""
    return () if setting == "none" else tuple(int(n) for n in setting.split("-"))


# -- boards


@runs(DealBoards)
def run_deal_boards(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    box = game.box
    if game.settings["boards"] == "pair":
        planets = game.shuffle("planets", list(range(1, len(box.planets))))
        corporations = game.shuffle("corporations", list(range(1, len(box.corporations))))
        for index, seat in enumerate(table.seats):
            seat.offered_planet = planets[index]
            seat.offered_corporation = corporations[index]
    return frame.parent


def may_take(board: int, offered: int, taken: list[int]) -> bool:
    """PU-2.05: the symmetric board or the one dealt; with none dealt, any that nobody has (PU-1.15)."""
    return board in (SYMMETRIC, offered) or (offered == NONE and board not in taken)


def _board_options(
    verb: str, ids: list[str], offered: int, taken: list[int], why: WhyNot | None
) -> list[Option]:
    options = []
    for number, ident in enumerate(ids):
        choice = option(verb, ident)
        if may_take(number, offered, taken):
            options.append(choice)
        elif why is not None:
            if offered == NONE:
                why.add(choice, "PU-1.15", message("why-board-taken"))
            else:
                why.add(choice, "PU-2.06", message("why-not-in-offer"))
    return options


@asks(ChoosePlanet, "PU-2.05")
def ask_planet(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    taken = [seat.planet for seat in table.seats]
    return _board_options("planet", game.box.planet_ids, table.seats[frame.seat].offered_planet, taken, why)


@takes(ChoosePlanet)
def take_planet(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.planet = game.box.planet_ids.index(choice.word())
    return frame.parent


@asks(ChooseCorporation, "PU-2.05")
def ask_corporation(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    table = game.state
    taken = [seat.corporation for seat in table.seats]
    offered = table.seats[frame.seat].offered_corporation
    return _board_options("corporation", game.box.corporation_ids, offered, taken, why)


@takes(ChooseCorporation)
def take_corporation(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.corporation = game.box.corporation_ids.index(choice.word())
    return frame.parent


@asks(ChooseFlux, "PU-2.19")
def ask_start_flux(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    return list(FLUX)


@takes(ChooseFlux)
def take_start_flux(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    seat.flux = TRACKS.index(choice.word())
    return frame.parent


# -- the table


@runs(LayOut)
def run_lay_out(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    box = game.box
    for seat in table.seats:
        seat.lifepods = box.planets[seat.planet].lifepods  # PU-2.07
        seat.supply = box.corporations[seat.corporation].rovers  # PU-2.08
    for stack in range(2 * SECTIONS):  # PU-2.02
        first = stack * TILES_PER_SHAPE
        tiles = game.shuffle("tiles", list(range(first, first + TILES_PER_SHAPE)))
        table.tops[stack] = tiles[-1]
        table.stacks[stack] = tuple(tiles[:-1])
    alignment = game.settings["alignment"]
    table.alignment = (
        game.draw_below("alignment", SECTIONS) if alignment == "random" else int(alignment)
    )  # PU-3.03
    if game.seats > 1:
        table.rotation = game.draw_below("rotation", SECTIONS)  # PU-3.13
    for rank in range(1, 5):  # PU-2.11
        cards = [card for card, of in enumerate(box.civ_ranks) if of == rank]
        cards = game.shuffle("civ cards", cards)
        size = game.seats + box.constant("civ_cards_beyond_players")
        table.decks[rank - 1] = tuple(cards[:size])
        table.unused.extend(cards[size:])
    table.mission_box = game.shuffle("missions", list(range(len(box.missions))))
    return frame.parent


@runs(DealMissions)
def run_deal_missions(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    name = "solo_missions" if game.seats == 1 else "personal_missions"
    for seat in table.seats:
        for _ in range(game.box.constant(name)):
            seat.dealt.append(table.mission_box.pop())
    return frame.parent


@asks(KeepMissions, "PU-20.02")
def ask_keep(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    return [option("return", game.box.mission_ids[mission]) for mission in seat.dealt]


@takes(KeepMissions)
def take_keep(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    returned = game.box.mission_ids.index(choice.word())
    seat.returned.append(returned)
    seat.missions = [mission for mission in seat.dealt if mission != returned]
    seat.dealt = []
    return frame.parent


@runs(LayMissions)
def run_lay_missions(game: Game, frame: Frame) -> Frame | None:
    """PU-2.12, PU-2.13; then the cards that Jump Drive F may need are laid aside unseen (PU-29.16)."""
    table = game.state
    box = game.box
    if game.seats > 1:
        count = box.constant("missions_between_two") if game.seats == 2 else game.seats
        table.missions = [table.mission_box.pop() for _ in range(count)]
    for seat in table.seats:
        board = box.corporations[seat.corporation]
        if board.powers[-1] & COMMON_MISSION:
            wanted = board.amounts[number_of(COMMON_MISSION)]
            seat.reserve = [table.mission_box.pop() for _ in range(wanted)]
    return frame.parent


@runs(BuildEvents)
def run_build_events(game: Game, frame: Frame) -> Frame | None:
    """PU-19.02, PU-19.03."""
    table = game.state
    box = game.box
    mix = event_mix(game.settings["events"])
    if not mix:
        return frame.parent
    for colour, wanted in zip(COLOURS, mix, strict=True):
        cards = [
            number
            for number, event in enumerate(box.events)
            if event.colour == colour and (game.seats == 1 or not event.solo_only)
        ]
        cards = game.shuffle("events", cards)
        table.events.extend(cards[:wanted])
    drawn = set(table.events)
    table.events_out = [n for n in range(len(box.events)) if n not in drawn]
    table.events = game.shuffle("events", table.events)
    return frame.parent


@runs(FirstCommander)
def run_first_commander(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    table.commander = game.draw_below("commander", game.seats)
    if game.journal is not None:
        game.tell(frame, {"first": message("seat-name", n=table.commander + 1)})
    return frame.parent
