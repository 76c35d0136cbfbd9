"""The beginning of a year, and phases 4, 6 and 7: order, bonuses, cleanup (sections 9, 11 and 12)."""

from __future__ import annotations

from kolonie.core.frames import NO_ENV, Frame
from kolonie.core.nodes import Node, Test
from kolonie.core.readers import TEST, runs
from kolonie.core.steps import leave
from kolonie.games.evacuation.automaton import shuffle_cards
from kolonie.games.evacuation.flow import PHASES
from kolonie.games.evacuation.hands import draw_cards
from kolonie.games.evacuation.moves import (
    AnotherYear,
    BeginYear,
    Bonus,
    ChangeOrder,
    Cleanup,
    EndOfPhase,
    PointsGame,
)
from kolonie.games.evacuation.phrases import taker_name
from kolonie.games.evacuation.pieces import deck_of, offer_of, refill, smileys
from kolonie.games.evacuation.state import NOBODY, Game
from kolonie.games.evacuation.terms import INFRASTRUCTURE, SHUTTLE, STADIUM


def points_game(game: Game, _frame: Frame, _test: Test) -> bool:
    return game.settings["aim"] == "points"


def another_year(game: Game, _frame: Frame, _test: Test) -> bool:
    return game.state.year < game.box.years


TEST[PointsGame] = points_game
TEST[AnotherYear] = another_year


@runs(BeginYear)
def run_year(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    if table.solo_tile >= 0:
        shuffle_cards(game)
    if table.year > 1 and game.settings["actions"] == "advanced":
        for index in table.order:
            if index < game.seats:
                draw_cards(game, index, game.box.year_draw)  # EV-15.15
    if game.journal is not None:
        game.tell(frame, {"year": table.year})
    return frame.parent


@runs(EndOfPhase)
def run_end_of_phase(game: Game, frame: Frame) -> Frame | None:
    return frame.parent if game.state.trigger == NOBODY else leave(frame, "years")


@runs(ChangeOrder)
def run_order(game: Game, frame: Frame) -> Frame | None:
    """Most smileys first; equal ones in reverse of their order before (EV-9.02, EV-9.03).

    They are counted in halves: the neutral civilisation of a solo game has 2½ fewer than the opponent.
    """
    table = game.state
    box = game.box
    halves = [2 * smileys(box, seat) for seat in table.seats]
    rival = 2 * sum(box.smileys[stadium] for stadium in table.automaton_stadiums)
    halves += [rival, rival - box.solo_gap]
    table.order.reverse()
    table.order.sort(key=lambda index: -halves[index])
    if game.journal is not None:
        game.tell(frame, {"order": tuple(taker_name(index, game.seats) for index in table.order)})
    return frame.parent


def bonus_effect(game: Game, index: int) -> Node | None:
    """The bonus that a seat's strength has earned, if any (EV-11.02, EV-11.03)."""
    table = game.state
    box = game.box
    card = table.bonuses[0]
    lower, higher = box.bonus_numbers[card]
    total = table.seats[index].strength
    if game.settings["bonuses"] == "strict":
        if total == lower:
            return box.bonus_effects[card][0]
        return box.bonus_effects[card][1] if total == higher else None
    if total <= lower:
        return box.bonus_effects[card][0]
    return box.bonus_effects[card][1] if total <= higher else None


@runs(Bonus)
def run_bonus(game: Game, frame: Frame) -> Frame | None:
    effect = bonus_effect(game, frame.seat)
    if game.journal is not None:
        earned = "no" if effect is None else "yes"
        card = game.box.bonus_ids[game.state.bonuses[0]]
        strength = game.state.seats[frame.seat].strength
        game.tell(frame, {"earned": earned, "strength": strength, "card": card})
    if effect is None:
        return frame.parent
    return Frame(effect, 0, frame.seat, NO_ENV, frame.parent)


@runs(Cleanup)
def run_cleanup(game: Game, frame: Frame) -> Frame | None:
    """Year marker, bonus card, offers, action track (EV-12.07)."""
    table = game.state
    table.year += 1
    table.bonuses.pop(0)
    for what in (INFRASTRUCTURE, STADIUM, SHUTTLE):
        offer = offer_of(table, what)
        if offer:
            deck_of(table, what).append(offer.pop(0))
        refill(game, what, table.year - 1 if game.box.rulings.cap_in_cleanup else table.year)
    played: list[int] = []
    for seat in table.seats:
        seat.actions = 0
        seat.groups = [0] * 5
        seat.passed = 0
        played += seat.shown
        played += seat.marking
        seat.shown = []
        seat.marking = []
    table.automaton_passed = 0
    if game.settings["actions"] == "advanced":  # EV-15.14
        pile = [*table.action_deck, *table.action_discard, *played]
        table.action_deck = game.shuffle("action cards", sorted(pile))
        table.action_discard = []
    if game.journal is not None:
        game.tell(frame, {"year": table.year})
    return frame.parent


def phase_of(game: Game) -> str:
    """The phase in which something is asked now; `end` if nothing is."""
    for ask in game.asks.values():
        level: Frame | None = ask.frame if game.waiting is None else game.waiting
        while level is not None:
            for node, name in PHASES:
                if level.node is node:
                    return name
            level = level.parent
    return "end"
