"""What nobody or not everybody knows, dealt anew so that a viewer cannot tell the difference."""

from __future__ import annotations

from typing import Final

from kolonie.core.chance import Chance
from kolonie.games.planet_unknown.box import COLOURS
from kolonie.games.planet_unknown.nodes import PickCard, PickLeftover
from kolonie.games.planet_unknown.setup import event_mix
from kolonie.games.planet_unknown.state import NONE, SEAT, Game, Seat, Table

RANKS: Final = 4


def reshuffle(game: Game, viewer: int | None, chance: Chance) -> None:
    table = game.state
    if table.final:
        return  # everything that matters lies open
    table.stacks = [tuple(_shuffled(chance, list(stack))) for stack in table.stacks]
    _civ_cards(game, viewer, chance)
    _missions(table, viewer, chance)
    _events(game, viewer, chance)
    if viewer is not None and viewer in game.shown:
        _own_reserve(game, viewer)


def _shuffled(chance: Chance, cards: list[int]) -> list[int]:
    """Sorted first: what is imagined must not depend on how things truly lie."""
    return chance.shuffle("imagine", sorted(cards))


def _others(table: Table, viewer: int | None) -> list[Seat]:
    return [seat for index, seat in enumerate(table.seats) if index != viewer]


def _looked_at(game: Game, viewer: int | None) -> tuple[set[int], int]:
    """The decks the viewer is looking through, and the one of which it sees the top card (or NONE)."""
    ask = game.asks.get(viewer) if viewer is not None else None
    if ask is not None:
        node = ask.frame.node
        if isinstance(node, PickLeftover):
            return set(range(RANKS)), NONE
        if isinstance(node, PickCard):
            rank: int = ask.frame.env["rank"]
            return {rank - 1}, rank if ask.frame.env["higher"] else NONE
    return set(), NONE


def _civ_cards(game: Game, viewer: int | None, chance: Chance) -> None:
    """Decks, unused cards and the face-down cards of others are dealt anew, rank by rank (PU-9.13)."""
    table = game.state
    box = game.box
    known, top_seen = _looked_at(game, viewer)
    others = _others(table, viewer)
    unused: list[int] = []
    for index in range(RANKS):
        deck = [] if index in known else list(table.decks[index])
        seen = [deck.pop()] if index == top_seen and deck else []
        pool = deck + [card for card in table.unused if box.civ_ranks[card] == index + 1]
        slots = [
            (seat, at) for seat in others for at, rank in enumerate(seat.kept_ranks) if rank == index + 1
        ]
        pool.extend(seat.kept[at] for seat, at in slots)
        pool = _shuffled(chance, pool)
        for seat, at in slots:
            card = next(card for card in pool if box.civ_kept[card])
            pool.remove(card)
            seat.kept[at] = card
        if index not in known:
            size = len(deck)
            table.decks[index] = (*pool[:size], *seen)
            pool = pool[size:]
        else:
            table.decks[index] = tuple(sorted(table.decks[index]))
        unused.extend(pool)
    table.unused = sorted(unused)


def _missions(table: Table, viewer: int | None, chance: Chance) -> None:
    others = _others(table, viewer)
    hidden = [seat.reserve for seat in table.seats] + [table.mission_box]
    hidden += [cards for seat in others for cards in (seat.missions, seat.dealt, seat.returned)]
    pool = _shuffled(chance, [card for cards in hidden for card in cards])
    for cards in hidden:
        for at in range(len(cards)):
            cards[at] = pool.pop()


def _own_reserve(game: Game, viewer: int) -> None:
    """The viewer's unseen reserve is dealt anew also in what the others see of the viewer."""
    before = game.shown[viewer]
    now = game.state.seats[viewer]
    if now.reserve:
        renewed: Seat = SEAT.clone(before)
        renewed.reserve = now.reserve[:]
        game.shown = {**game.shown, viewer: renewed}


def _events(game: Game, viewer: int | None, chance: Chance) -> None:
    """The colours of the cards still to come are known from the mix, the cards and their order are not."""
    table = game.state
    box = game.box
    if not table.events:
        return
    seen = table.seats[viewer].peeked if viewer is not None else NONE
    drawn: list[int] = []
    out: list[int] = []
    open_cards = [*table.past, *([table.event] if table.event != NONE else [])]
    for colour, wanted in zip(COLOURS, event_mix(game.settings["events"]), strict=True):
        left = wanted - sum(box.events[card].colour == colour for card in open_cards)
        pool = [card for card in table.events + table.events_out if box.events[card].colour == colour]
        if len(table.seats) > 1:
            out.extend(card for card in pool if box.events[card].solo_only)
            pool = [card for card in pool if not box.events[card].solo_only]
        if seen in pool:
            pool.remove(seen)
            left -= 1
        pool = _shuffled(chance, pool)
        drawn.extend(pool[:left])
        out.extend(pool[left:])
    table.events = _shuffled(chance, drawn)
    if seen != NONE:
        table.events.append(seen)
    table.events_out = sorted(out)
    for seat in _others(table, viewer):
        if seat.peeked != NONE:
            seat.peeked = table.events[-1]
