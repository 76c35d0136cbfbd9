"""What is hidden and how it is dealt anew, and what there is in all places together."""

from __future__ import annotations

from kolonie.core.chance import Chance
from kolonie.core.options import Option
from kolonie.games.evacuation.state import Game

SECRET_VERBS = frozenset(("keep", "drop", "mark", "discard"))


def is_secret(game: Game, choice: Option) -> bool:
    """Goals of the draft, the order in which cards of an offer go under their deck, and action cards that are
    dropped or lie face down (EV-0.11)."""
    return choice.verb in SECRET_VERBS


def reshuffle(game: Game, viewer: int | None, chance: Chance) -> None:
    """Deals everything hidden anew; the backs of infrastructure and of the top solo card stay."""
    table = game.state
    table.shuttle_deck = chance.shuffle("imagine", sorted(table.shuttle_deck))
    table.stadium_deck = chance.shuffle("imagine", sorted(table.stadium_deck))
    _plans(game, viewer, chance)
    _solo(game, chance)
    _goals(game, viewer, chance)
    _cards(game, viewer, chance)


def _plans(game: Game, viewer: int | None, chance: Chance) -> None:
    """Infrastructure: backs are known, so cards change places with cards of the same back only."""
    table = game.state
    box = game.box
    hands = [seat.secret_plans for index, seat in enumerate(table.seats) if index != viewer]
    hidden = [*table.plan_deck, *(card for hand in hands for card in hand)]
    piles = {
        level: chance.shuffle("imagine", sorted(card for card in hidden if box.plan_level[card] == level))
        for level in (1, 2)
    }
    table.plan_deck = [piles[box.plan_level[card]].pop() for card in table.plan_deck]
    for index, seat in enumerate(table.seats):
        if index != viewer:
            seat.secret_plans = [piles[box.plan_level[card]].pop() for card in seat.secret_plans]
            held = (*seat.plans, *seat.secret_plans, *seat.waiting, *seat.running)
            seat.pictures = sum(1 << picture for picture in {box.plan_picture[card] for card in held})


def _solo(game: Game, chance: Chance) -> None:
    """The number on the back of the top card is open (EV-17.42)."""
    table = game.state
    if not table.solo_deck:
        return
    numbers = game.box.solo_numbers
    cards = chance.shuffle("imagine", sorted(table.solo_deck))
    top = next(card for card in cards if numbers[card] == table.solo_number)
    cards.remove(top)
    table.solo_deck = [top, *cards]


def _goals(game: Game, viewer: int | None, chance: Chance) -> None:
    table = game.state
    if table.final:  # they are shown by now
        return
    known: list[int] = []
    if viewer is not None:
        known = [*table.seats[viewer].goals, *table.seats[viewer].draft]
    unknown = chance.shuffle("imagine", [n for n in range(len(game.box.goals)) if n not in known])
    for index, seat in enumerate(table.seats):
        if index != viewer:
            seat.goals = [unknown.pop() for _ in seat.goals]
            seat.draft = [unknown.pop() for _ in seat.draft]
    table.rival_draft = [unknown.pop() for _ in table.rival_draft]


def _cards(game: Game, viewer: int | None, chance: Chance) -> None:
    table = game.state
    pool = [*table.action_deck, *table.action_discard]
    for index, seat in enumerate(table.seats):
        if index != viewer:
            pool += seat.hand
            pool += seat.marking
    pool = chance.shuffle("imagine", sorted(pool))
    for index, seat in enumerate(table.seats):
        if index != viewer:
            seat.hand = [pool.pop() for _ in seat.hand]
            seat.marking = [pool.pop() for _ in seat.marking]
    table.action_deck = [pool.pop() for _ in table.action_deck]
    table.action_discard = [pool.pop() for _ in table.action_discard]


def census(game: Game) -> dict[str, int]:
    table = game.state
    seats = table.seats
    counted = {
        "shuttles": len(table.shuttle_offer)
        + len(table.shuttle_deck)
        + sum(len(s.old_shuttles) + len(s.new_shuttles) + len(s.launched) + len(s.returning) for s in seats),
        "stadiums": len(table.stadium_offer)
        + len(table.stadium_deck)
        + len(table.automaton_stadiums)
        + sum(len(s.old_stadiums) + len(s.new_stadiums) + len(s.cargo_stadiums) for s in seats),
        "infrastructure": len(table.plan_offer)
        + len(table.plan_deck)
        + sum(len(s.plans) + len(s.secret_plans) + len(s.waiting) + len(s.running) for s in seats),
        "action cards": len(table.action_deck)
        + len(table.action_discard)
        + sum(len(s.hand) + len(s.shown) + len(s.marking) for s in seats),
        "tasks": len(table.tasks) + sum(len(s.tasks) + len(s.tasks_done) for s in seats),
        "areas": table.settled.bit_count() - len(table.automaton_areas) - sum(len(s.areas) for s in seats),
        "goals": sum(len(s.goals) for s in seats),
    }
    for index, seat in enumerate(seats):
        works = sum((work >> shift & 7) for work in seat.works for shift in (0, 3, 6))
        counted[f"factories {index}"] = sum(seat.unused) + sum(seat.prepared) + sum(seat.cargo[3:6]) + works
        counted[f"technologies {index}"] = len(seat.tiles)
    return counted
