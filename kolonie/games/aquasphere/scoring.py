"""Interim scoring, final scoring and the winner (sections 14 and 16)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Test
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import TEST, asks, runs, takes, why_not
from kolonie.core.steps import DONE
from kolonie.games.aquasphere.box import Box
from kolonie.games.aquasphere.flow import INTERIM_CARDS
from kolonie.games.aquasphere.nodes import (
    AnotherRound,
    CountPoints,
    FinalScoring,
    InterimCards,
    InterimTime,
    MoveCounter,
)
from kolonie.games.aquasphere.pieces import gain_time
from kolonie.games.aquasphere.points import score
from kolonie.games.aquasphere.returns import refuse_returns
from kolonie.games.aquasphere.state import Game, Seat, Table

INCOME: Final = option("income")


# -- time


@asks(InterimTime, "AQ-14.05")
def ask_interim(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """The income, or the cards before it; `pos` has a bit for each place of a card already used."""
    return [INCOME, *_cards(game, frame, why)]


@asks(InterimCards, "AQ-14.04")
def ask_interim_cards(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    options = _cards(game, frame, why)
    return [*options, DONE] if options else []


def _cards(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """The interim cards that can be used now (AQ-17.26, AQ-17.27)."""
    box = game.box
    options: list[Option] = []
    if why is not None:
        refuse_returns(why, "AQ-12.04", message("why-no-return-now"))
    for place, card in enumerate(game.state.seats[frame.seat].research):
        if box.card_kind[card] != "interim":
            continue
        choice = option("card", box.research_ids[card])
        reason = why_not(game, frame.then(box.effect[card]))
        if frame.pos >> place & 1:
            reason = ("AQ-17.26", message("why-card-used"))
        if reason is None:
            options.append(choice)
        elif why is not None:
            why.add(choice, reason[0], reason[1])
    return options


@takes(InterimTime)
@takes(InterimCards)
def take_interim(game: Game, frame: Frame, choice: Option) -> Frame | None:
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    if choice is DONE:
        return frame.parent
    if choice is INCOME:
        table.supply_time += seat.bought  # AQ-14.06: the marker goes back before the income is taken
        seat.bought = 0
        gain_time(table, seat, box.submarines - seat.subs)
        return frame.parent if frame.pos else frame.then(INTERIM_CARDS)  # AQ-14.22: before or after it
    card = box.research_ids.index(choice.word())
    return frame.at(frame.pos | 1 << seat.research.index(card)).inner(box.effect[card])


# -- points


def control_counts(table: Table) -> list[int]:
    counts = [0] * len(table.seats)
    for owner in table.control:
        if owner >= 0:
            counts[owner] += 1
    return counts


def bots_in_play(box: Box, seat: Seat) -> int:
    """The highest uncovered number in a column without sub (AQ-14.15, AQ-6.08)."""
    return box.bot_scores[box.submarines - seat.subs][max(0, box.bot_spaces - seat.bots)]


def interim_items(game: Game, index: int, counts: list[int]) -> tuple[int, int, int, int]:
    """Majority, bots in play, crystals and octopods left of one player (AQ-14.08)."""
    table = game.state
    box = game.box
    seat = table.seats[index]
    values = box.table
    most = max(counts)
    majority = 0
    if most and counts[index] == most:
        majority = box.majority[0 if counts.count(most) == 1 else 1]
    crystals = values[min(seat.crystals, len(values) - 1)]
    octopods = sum(
        values[min(table.octopods[position], len(values) - 1)]
        for position in range(6)
        if table.control[position] == index
    )
    return (majority, bots_in_play(box, seat), crystals, -octopods)


@runs(CountPoints)
def run_count_points(game: Game, frame: Frame) -> Frame | None:
    counts = control_counts(game.state)
    items = [interim_items(game, index, counts) for index in range(game.seats)]
    if game.journal is not None:
        for index, (majority, bots, crystals, octopods) in enumerate(items):
            game.tell(
                Frame(frame.node, 0, index, frame.env, None),
                {
                    "majority": majority,
                    "bots": bots,
                    "crystals": crystals,
                    "octopods": -octopods,
                    "sum": majority + bots + crystals + octopods,
                },
            )
    return frame.then(frame.node.part).bind("sums", tuple(sum(parts) for parts in items))


@runs(MoveCounter)
def run_move_counter(game: Game, frame: Frame) -> Frame | None:
    total: int = frame.env["sums"][frame.seat]
    if total > 0:
        return score(frame, total)
    if total < 0:
        seat = game.state.seats[frame.seat]
        before = seat.kp
        seat.kp = max(before + total, game.box.line_behind(before))  # AQ-4.17, AQ-4.18
        if game.journal is not None:
            game.tell(frame, {"n": before - seat.kp, "total": seat.kp})
    return frame.parent


def another_round(game: Game, _frame: Frame, _test: Test) -> bool:
    last = game.box.rounds
    current = game.state.round
    return current < last


TEST[AnotherRound] = another_round


# -- the end


def letters_in_lab(box: Box, seat: Seat) -> int:
    """Different letters in the lab, the base lab's among them (AQ-16.02, AQ-16.03)."""
    letters = {seat.base}
    for tile in seat.expansions:
        letters.update(box.letters_of_expansion[tile])
    return len(letters)


def final_parts(game: Game, seat: Seat) -> tuple[int, int, int, int]:
    """Letters, time, all subs deployed, complete lab."""
    box = game.box
    return (
        box.table[min(letters_in_lab(box, seat), len(box.table) - 1)],
        seat.time,
        box.all_submarines if seat.subs == 0 else 0,
        box.complete_lab if len(seat.expansions) == box.max_expansions else 0,
    )


@runs(FinalScoring)
def run_final_scoring(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    for index, seat in enumerate(table.seats):
        parts = final_parts(game, seat)
        table.final.append((seat.kp, *parts))
        seat.kp += sum(parts)  # AQ-4.15: red lines are ignored
        if game.journal is not None:
            letters, time, subs, lab = parts
            told: dict[str, object] = {"letters": letters, "time": time, "subs": subs, "lab": lab}
            told["total"] = seat.kp
            game.tell(Frame(frame.node, 0, index, frame.env, None), told)
    return frame.parent


def standing(game: Game, index: int) -> tuple[int, int, int]:
    """Points, then control fields, then crystals; else the place is shared (AQ-16.08 to AQ-16.11)."""
    seat = game.state.seats[index]
    return (seat.kp, control_counts(game.state)[index], seat.crystals)
