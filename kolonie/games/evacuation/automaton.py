"""The card-driven opponent of the solo game, and the third civilisation for two players (section 17)."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.messages import Message
from kolonie.core.readers import runs
from kolonie.games.evacuation.moves import AutomatonProgress, AutomatonTurn
from kolonie.games.evacuation.pieces import bury, offer_of, take_from
from kolonie.games.evacuation.progress import taken
from kolonie.games.evacuation.state import NOBODY, Game
from kolonie.games.evacuation.terms import INFRASTRUCTURE, INNER, OUTER, SHUTTLE, STADIUM

SETTLE_CARD = 0
STADIUM_CARD = 1
SHUTTLE_CARD = 2
"""By `terms.SOLO_ACTIONS`; the fourth is infrastructure."""


def shuffle_cards(game: Game) -> None:
    """The automaton's deck of the year (EV-17.12)."""
    table = game.state
    box = game.box
    cards = [card for card, year in enumerate(box.solo_years) if year <= table.year]
    table.solo_deck = game.shuffle("solo cards", cards)
    table.solo_shown = []
    table.solo_number = box.solo_numbers[table.solo_deck[0]]


def _tell(game: Game, frame: Frame, args: dict[str, object]) -> None:
    """What no seat does is told as the doing of the game itself."""
    if game.journal is not None:
        game.tell(Frame(frame.node, 0, NOBODY, frame.env, None), args)


def _tell_turn(game: Game, frame: Frame, did: str, what: Message | str, number: int) -> None:
    """The solo cards are the opponent of one player, and a third civilisation beside two (EV-17.33)."""
    who = "opponent" if game.seats == 1 else "third"
    _tell(game, frame, {"who": who, "did": did, "what": what, "number": number})


@runs(AutomatonTurn)
def run_turn(game: Game, frame: Frame) -> Frame | None:
    """The top card names the action, the back of the next one the number (EV-17.13, EV-17.15)."""
    table = game.state
    box = game.box
    if len(table.solo_deck) <= 1:
        table.automaton_passed = 1
        _tell_turn(game, frame, "pass", "", 0)
        return frame.parent
    game.reveal()
    card = table.solo_deck.pop(0)
    table.solo_shown.append(card)
    number = table.solo_number = box.solo_numbers[table.solo_deck[0]]
    action = box.solo_actions[card]
    what: Message | str
    if action == SETTLE_CARD:
        did, what = "settle", settle(game, number or box.solo_x, box.solo_arrows[card])
    else:
        did, what = take(game, action, number)
    _tell_turn(game, frame, did if what else "nothing", what, number)
    return frame.parent


def take(game: Game, action: int, number: int) -> tuple[str, Message | str]:
    """A stadium is kept, a shuttle or a card of infrastructure goes under its deck (EV-17.17 to EV-17.19)."""
    table = game.state
    box = game.box
    what = {STADIUM_CARD: STADIUM, SHUTTLE_CARD: SHUTTLE}.get(action, INFRASTRUCTURE)
    name = ("shuttle", "stadium", "infrastructure")[what]
    offer = offer_of(table, what)
    if not 1 <= number <= len(offer):
        return name, ""  # X, or an empty place (EV-17.14, EV-17.41)
    card = offer[number - 1]
    if what == STADIUM:
        table.automaton_stadiums.append(card)
        take_from(game, what, card)
    else:
        bury(game, what, card)
    return name, box.named((box.shuttles, box.stadiums, box.plans)[what][card])


def settle(game: Game, number: int, arrow: int) -> str:
    """The tile moves counter-clockwise first, then the areas inland are counted (EV-17.20, EV-17.22)."""
    table = game.state
    box = game.box
    table.solo_tile = (table.solo_tile - number) % len(box.rim)
    line = box.inland[table.solo_tile][arrow]
    place = number - box.rulings.rim_counts
    if place >= len(line):
        return ""
    area = line[place]
    if table.settled >> area & 1:
        return ""  # EV-17.21
    table.settled |= 1 << area
    table.automaton_areas.append(area)
    return box.area_ids[area]


@runs(AutomatonProgress)
def run_progress(game: Game, frame: Frame) -> Frame | None:
    """The front satellite by the number of the last card, the other by the rest (EV-17.25 to EV-17.29)."""
    table = game.state
    box = game.box
    neutral = frame.seat > game.seats
    numbers = box.bonus_numbers[table.bonuses[0]]
    total = numbers[0] if neutral and table.year % 2 else numbers[1]
    first = 2 if neutral else 0
    one, two = table.automaton_satellites[first], table.automaton_satellites[first + 1]
    front, rear = (first, first + 1) if one >= two else (first + 1, first)
    ahead = min(table.solo_number or box.solo_x, total)
    share = [ahead, total - ahead]
    for turn, satellite in enumerate((front, rear)):
        room = box.last_section - table.automaton_satellites[satellite]
        step = min(share[turn], room)
        if turn == 0:
            share[1] += share[0] - step
        else:
            left = share[1] - step
            room = box.last_section - table.automaton_satellites[front]
            if left and room:  # what is too much for the rear one goes to the front one
                table.automaton_satellites[front] += min(left, room)
                place(game, front)
        table.automaton_satellites[satellite] += step
        place(game, satellite)
    _tell(game, frame, {"who": "neutral" if neutral else "opponent", "strength": total})
    return frame.parent


def place(game: Game, satellite: int) -> None:
    """The inner cell if it is free, else the outer one (EV-17.28)."""
    table = game.state
    box = game.box
    section = table.automaton_satellites[satellite]
    table.automaton_lanes[satellite] = OUTER
    if box.rulings.automata_inside and box.has_lanes[section] and not taken(game, section, INNER):
        table.automaton_lanes[satellite] = INNER
