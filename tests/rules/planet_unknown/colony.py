"""Positions of Planet Unknown for rule tests. Components are moved, never made: the census stays right.

    game = started(2, planet="arashi")        # seat 0 on Arashi; everybody selects a tile, seat 0 commands
    face(game, 0, inner="D2.civ-energy")      # choose what lies on top of the stacks before seat 0
    lay(game, 0, "O4.biomass-civ", 5, 0)      # a tile that already lies on the planet of seat 0
    play(game, 0, "tile:inner", "place:5,2,r0")

Edit with the functions below or the state itself, in any order; `offered`, `refused` and `play` list the
options anew first, and `go_to` starts a step of the turn afresh. Tiles are named as in the pack, without a
mark for the tile without symbol: `D2.civ-energy`, `D2.civ-energy.meteor`. Cells are pairs (x, y).
"""

from __future__ import annotations

from kolonie.core.chance import Chance
from kolonie.core.engine import Ask, Game
from kolonie.core.frames import Frame
from kolonie.games.planet_unknown.box import Box
from kolonie.games.planet_unknown.flow import ACT, END, GAME, SETUP, TURN
from kolonie.games.planet_unknown.ground import bit_at, cells_of, xy
from kolonie.games.planet_unknown.layouts import Lay
from kolonie.games.planet_unknown.meta import TITLE, standard_box
from kolonie.games.planet_unknown.pending import BY_ENERGY, PLACED, new_rover, synergy, up
from kolonie.games.planet_unknown.placing import put_tile
from kolonie.games.planet_unknown.state import (
    ACTION,
    END_CHECK,
    END_EFFECTS,
    EVENT,
    NONE,
    PICKS,
    ROTATION,
    Gain,
    Seat,
    Table,
)
from kolonie.games.planet_unknown.station import section, take_top
from kolonie.games.planet_unknown.terms import BIOMASS, HEIGHT, NO_METEORITES, TERRAINS, TRACKS
from kolonie.games.planet_unknown.turn import begin_turn
from tests.positioning import keys, reconsider, refusal

BOX: Box = standard_box()
SYMMETRIC = ("ksb-4156", "coalition")
EVENTS = "7-7-6"
"""A mix of events for games that play with them: `started(2, events=EVENTS)`."""

Cell = tuple[int, int]
_STEPS = {ROTATION: 0, EVENT: 1, ACTION: 2, PICKS: 3, END_CHECK: 4}

# -- a game


def set_up(
    seats: int,
    planet: str | tuple[str, ...] = SYMMETRIC[0],
    corporation: str | tuple[str, ...] = SYMMETRIC[1],
    seed: str = "colony",
    **settings: str,
) -> Game:
    """A game whose setting up is done and whose first turn has not begun: nobody is asked anything.

    A single name is the board of seat 0, the others then have the symmetric one; a tuple names all boards.
    Other decisions of the setting up are taken as listed first. Settings are those of the title.
    """
    complete = TITLE.check({"boards": "free", **settings}, seats)
    game = Game(TITLE, BOX, complete, seats, TITLE.create(complete, seats, BOX), Chance(seed))
    game.start(SETUP)
    planets = (planet, *[SYMMETRIC[0]] * (seats - 1)) if isinstance(planet, str) else planet
    corporations = (
        (corporation, *[SYMMETRIC[1]] * (seats - 1)) if isinstance(corporation, str) else corporation
    )
    while not game.over:
        index = game.to_act()[0]
        offered_now = keys(game, index)
        wanted = {f"planet:{planets[index]}", f"corporation:{corporations[index]}"} & set(offered_now)
        game.play(index, wanted.pop() if wanted else offered_now[0])
    return game


def started(
    seats: int = 2,
    planet: str | tuple[str, ...] = SYMMETRIC[0],
    corporation: str | tuple[str, ...] = SYMMETRIC[1],
    step: int = ACTION,
    seed: str = "colony",
    **settings: str,
) -> Game:
    """A game in its first turn, at the beginning of a step (default: everybody selects a tile).

    Seat 0 is commander, the rotation is 0, no event lies open (also in solo). Boards as in `set_up`.
    """
    game = set_up(seats, planet, corporation, seed, **settings)
    table = table_of(game)
    table.commander = table.rotation = 0
    if step != ROTATION:
        table.turn = 1
        for seat in table.seats:
            begin_turn(BOX, seat)
    go_to(game, step)
    return game


def go_to(game: Game, step: int) -> None:
    """Drops what is asked now and begins this step of the turn (ROTATION, EVENT, ACTION, PICKS, END_CHECK)
    or the effects after the last turn (END_EFFECTS), with the state as it is. Going to ROTATION begins a
    new turn; the other steps keep what belongs to this turn (movement points, abilities used)."""
    game.strands = game.waiting = None
    game.shown = {}
    table = table_of(game)
    frame = Frame(GAME, 2, 0, {}, None)
    if step == END_EFFECTS:
        assert GAME.parts[2] is END
        table.over = 1
    else:
        table.over = 0
        frame = Frame(TURN, _STEPS[step], 0, {}, frame.inner(GAME.parts[1]))
    game._go(frame)


def table_of(game: Game) -> Table:
    table: Table = game.state
    return table


def seat_of(game: Game, index: int = 0) -> Seat:
    return table_of(game).seats[index]


# -- deciding


def offered(game: Game, index: int = 0, verb: str = "") -> list[str]:
    """The keys offered to a seat in the position as it is now, those of one verb if it is named."""
    reconsider(game)
    return [key for key in keys(game, index) if not verb or key.partition(":")[0] == verb]


def refused(game: Game, index: int, key: str) -> str:
    """The rule by which a seat is refused the key, in the position as it is now."""
    reconsider(game)
    return refusal(game, key, index)


def play(game: Game, index: int, *choices: str) -> None:
    """A seat plays these keys, one after another."""
    reconsider(game)
    for choice in choices:
        game.play(index, choice)


def finish(game: Game, *indices: int) -> None:
    """The seats (default: all) do what they must in step 4 or 5, in some way, and end their turn."""
    step, turn = table_of(game).step, table_of(game).turn
    reconsider(game)
    for index in indices or range(game.seats):
        while index in game.asks and (table_of(game).step, table_of(game).turn) == (step, turn):
            now = keys(game, index)
            game.play(index, "end" if "end" in now else now[0])


# -- the station


def tile_number(name: str) -> int:
    return BOX.tile_ids.index(name if name.count(".") == 2 else f"{name}.plain")


def face(game: Game, index: int, inner: str | None = None, outer: str | None = None) -> None:
    """These tiles lie on top of the two stacks before a seat; each changes places with what lay there.

    A stack that is not named keeps its tile. Any tile may be put in any stack.
    """
    table = table_of(game)
    for stack, name in zip(section(BOX, table, index), (inner, outer), strict=True):
        if name is not None:
            tile, before = tile_number(name), table.tops[stack]
            assert before != NONE, "the stack is empty"
            for other in range(12):
                if table.tops[other] == tile:
                    table.tops[other] = before
                table.stacks[other] = tuple(before if t == tile else t for t in table.stacks[other])
            table.tops[stack] = tile
    reconsider(game)


def empty_stack(game: Game, index: int, ring: int, keep: int = 0) -> None:
    """The stack of a ring (0 inner, 1 outer) before a seat holds only its `keep` uppermost tiles."""
    table = table_of(game)
    stack = section(BOX, table, index)[ring]
    tiles = [*table.stacks[stack], table.tops[stack]]
    tiles = [tile for tile in tiles if tile != NONE]
    left = tiles[len(tiles) - keep :]
    table.gone.extend(tiles[: len(tiles) - keep])
    table.tops[stack] = left[-1] if left else NONE
    table.stacks[stack] = tuple(left[:-1])


# -- the planet


def mask(*cells: Cell) -> int:
    return sum(bit_at(x, y) for x, y in set(cells))


def cells(of: int) -> list[Cell]:
    """The cells of a mask, in reading order."""
    return [xy(cell) for cell in cells_of(of)]


def lay_of(game: Game, index: int, tile: str, x: int, y: int, turned: str = "r0") -> Lay:
    """How a tile would lie on the planet of a seat: the box around it at (x, y), orientation r0 to r7."""
    planet = BOX.planets[seat_of(game, index).planet]
    return BOX.table(planet, tile_number(tile), False).by_key[f"place:{x},{y},{turned}"]


def lay(game: Game, index: int, tile: str, x: int, y: int, turned: str = "r0", meteorite: bool = True) -> Lay:
    """A tile of the station lies on the planet of a seat, with its meteorite if it has a symbol; nothing
    is gained for it. It is now the tile placed most recently."""
    table, seat = table_of(game), seat_of(game, index)
    number = tile_number(tile)
    for stack in range(12):
        if table.tops[stack] == number:
            take_top(table, stack)
        table.stacks[stack] = tuple(t for t in table.stacks[stack] if t != number)
    placed = lay_of(game, index, tile, x, y, turned)
    assert not placed.mask & seat.covered, "something lies there"
    put_tile(BOX, seat, number, placed, 0 if meteorite else NO_METEORITES)
    return placed


def patch(game: Game, index: int, *at: Cell) -> None:
    """Patches lie on these cells."""
    seat, bits = seat_of(game, index), mask(*at)
    assert not bits & seat.covered, "something lies there"
    _cover(seat, bits)
    seat.patches |= bits
    seat.terrain[BIOMASS] |= bits


def paint(game: Game, index: int, terrain: str, *at: Cell, buildings: tuple[Cell, ...] = ()) -> None:
    """These cells lie under a piece of one terrain (no tile of the box), with buildings on some of them."""
    seat, bits = seat_of(game, index), mask(*at)
    assert not bits & seat.covered, "something lies there"
    _cover(seat, bits)
    seat.terrain[TERRAINS.index(terrain)] |= bits
    seat.buildings |= mask(*buildings)
    seat.laid.insert(0, (NONE, bits))


def _cover(seat: Seat, bits: int) -> None:
    assert not bits & seat.rovers, "a rover stands there"
    seat.lost_pods += (seat.lifepods & bits).bit_count()
    seat.lifepods &= ~bits
    seat.covered |= bits


def fill(game: Game, index: int, *free: Cell) -> None:
    """Patches lie on all cells that are not covered, except these."""
    seat = seat_of(game, index)
    rest = BOX.planets[seat.planet].cells & ~seat.covered & ~mask(*free)
    patch(game, index, *cells(rest))


def rover(game: Game, index: int, *at: Cell) -> None:
    """Rovers of the corporation board stand on these cells; they collect nothing."""
    seat = seat_of(game, index)
    seat.supply -= len(at)
    assert seat.supply >= 0, "no rover is left"
    seat.rovers |= mask(*at)


def meteorite(game: Game, index: int, *at: Cell) -> None:
    """Meteorites lie on these cells, each on a symbol (covered cells only)."""
    seat, bits = seat_of(game, index), mask(*at)
    assert not bits & ~seat.covered, "no tile lies there"
    seat.symbols |= bits
    seat.meteorites |= bits


def lifepods(game: Game, index: int, *at: Cell) -> None:
    """The lifepods still on the planet: at most six; the others are lost."""
    seat = seat_of(game, index)
    total = seat.lifepods.bit_count() + seat.lost_pods
    seat.lifepods = mask(*at)
    seat.lost_pods = total - len(at)


# -- the corporation board


def track(game: Game, index: int, **heights: int) -> None:
    """Puts trackers on fields of their own tracks: `track(game, 0, water=3, tech=14)`. Nothing is gained."""
    for name, height in heights.items():
        number = TRACKS.index(name)
        seat_of(game, index).trackers[number] = HEIGHT * number + height


def height(game: Game, index: int, name: str) -> int:
    """The height at which a tracker stands, on whatever track."""
    return seat_of(game, index).trackers[TRACKS.index(name)] % HEIGHT


def heights(game: Game, index: int = 0) -> tuple[int, ...]:
    """The heights of all trackers: civ, water, biomass, rover, tech."""
    return tuple(field % HEIGHT for field in seat_of(game, index).trackers)


def breakthrough(game: Game, index: int, *levels: int | str) -> None:
    """The seat has these breakthroughs (and keeps those it has); the tech tracker stays where it is."""
    seat = seat_of(game, index)
    names = BOX.corporations[seat.corporation].levels
    for level in levels:
        seat.levels |= 1 << names.index(str(level))


def due(game: Game, index: int, *gains: str, moves: int = 0) -> None:
    """In step 4 a seat has placed its tile and has these gains pending, and these movement points.

    Gains: `advance:TRACK`, `placed:TRACK` (by a building of a placed tile), `energy:TRACK,TRACK`,
    `synergy`, `rover` (a new rover). The engine carries out a last compulsory gain by itself and then ends
    the turn of the seat; a rover on the planet with movement points left (`moves`) keeps it open.
    """
    seat = seat_of(game, index)
    seat.gains = [_gain(word) for word in gains]
    seat.moves = moves
    assert game.strands is not None, "not in step 4"
    frame = Frame(ACT, 0, index, {}, None)
    game.strands = game.asks = {**game.strands, index: Ask(frame, ())}
    reconsider(game)


def _gain(word: str) -> Gain:
    verb, _, rest = word.partition(":")
    if verb == "synergy":
        return synergy()
    if verb == "rover":
        return new_rover()
    trackers = sum(1 << TRACKS.index(name) for name in rest.split(","))
    flags = {"advance": 0, "placed": PLACED, "energy": PLACED | BY_ENERGY}[verb]
    return up(trackers, 1, flags)


# -- cards


def deck(game: Game, rank: int, *cards: str) -> None:
    """The civilization deck of a rank holds just these cards; all other cards of the rank are unused."""
    table = table_of(game)
    wanted = [BOX.civ_ids.index(card) for card in cards]
    pool = [card for card in table.unused if BOX.civ_ranks[card] == rank] + list(table.decks[rank - 1])
    assert set(wanted) <= set(pool), "a player has one of the cards"
    table.decks[rank - 1] = tuple(wanted)
    table.unused = [card for card in table.unused if BOX.civ_ranks[card] != rank]
    table.unused += [card for card in pool if card not in wanted]


def keep_cards(game: Game, index: int, *cards: str) -> None:
    """End-game cards that a seat has taken, wherever they were."""
    table, seat = table_of(game), seat_of(game, index)
    for name in cards:
        card = BOX.civ_ids.index(name)
        table.decks = [tuple(c for c in each if c != card) for each in table.decks]
        table.unused = [c for c in table.unused if c != card]
        seat.kept.append(card)
        seat.kept_ranks.append(BOX.civ_ranks[card])


def next_event(game: Game, *names: str) -> None:
    """These events are on top of the deck, the first one next. `go_to(game, EVENT)` reveals it."""
    table = table_of(game)
    wanted = [BOX.event_ids.index(name) for name in names]
    size = len(table.events)
    rest = [event for event in table.events if event not in wanted]
    table.events = rest[: size - len(wanted)] + wanted[::-1]
    everything = {*rest, *table.events_out, *wanted}
    table.events_out = sorted(everything - set(table.events))


def open_event(game: Game, name: str) -> None:
    """This event was revealed this turn and has been resolved: what it forbids holds."""
    table = table_of(game)
    if table.event != NONE:
        table.events_out.append(table.event)
    table.event = BOX.event_ids.index(name)
    table.events = [event for event in table.events if event != table.event]
    table.events_out = [event for event in table.events_out if event != table.event]
    reconsider(game)
