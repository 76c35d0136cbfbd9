"""How a game of Underwater Cities reads as a story."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.options import Option
from kolonie.core.readers import text_of
from kolonie.core.telling import Telling
from kolonie.games.underwater_cities.board import Board
from kolonie.games.underwater_cities.moves import (
    Benefit,
    ChooseCard,
    ChooseSlot,
    CollectDiscards,
    DrawCards,
    EndRound,
    FinalScoring,
    NextEra,
    Produce,
    PutAway,
    Sell,
    SetUp,
)
from kolonie.games.underwater_cities.network import sites_of
from kolonie.games.underwater_cities.nodes import Convert, Receive, Upgrade
from kolonie.games.underwater_cities.state import Game
from kolonie.games.underwater_cities.words import label

TELLING: Final = Telling(
    headings={
        SetUp: "era",
        NextEra: "era",
        CollectDiscards: "round",
        EndRound: "round",
        Produce: "production",
        Sell: "final-scoring",
        FinalScoring: "final-scoring",
    },
    openings=frozenset((ChooseSlot,)),
    asides=frozenset(
        (
            "at",
            "benefit",
            "build-kind",
            "contract",
            "draw",
            "forced",
            "of",
            "order-card",
            "order-none",
            "order-slot",
            "part",
            "pay-goods",
            Benefit,
            PutAway,
        )
    ),
    echoes=frozenset(("resource", CollectDiscards, DrawCards, EndRound, NextEra, Produce, Receive, SetUp)),
)


def afterwards(game: Game, frame: Frame, choice: Option) -> Message:
    """What a choice reads like afterwards."""
    verb = choice.verb
    if verb == "at":
        return _at(game, frame, choice.word())
    if verb == "of":
        return message("told-of", kind=message(f"kind-{choice.word()}", n=1))
    if not choice.args:
        parts: tuple[tuple[str, object], ...] = getattr(frame.node, "parts", ())
        for word, part in parts:
            if word == verb:
                return message("told-part", text=text_of(part))
    words = label(game, frame.seat, choice)
    name = words.key.removeprefix("opt-")
    if verb == "card" and not isinstance(frame.node, ChooseCard):
        name = "effect"  # a card that lies before the player works
    args = dict(words.args)
    if "card" in args:
        args["card"] = game.box.card_told(game.box.card_number[choice.word()])
    return Message(f"told-{name}", tuple(args.items()))


def _at(game: Game, frame: Frame, site: str) -> Message:
    """A site that was chosen: what happens there is told by the build, or here."""
    box = game.box
    seat = game.state.seats[frame.seat]
    board = box.boards[seat.board]
    node = frame.node
    if isinstance(node, Convert):
        return message("told-convert", where=where(board, site), kind=message(f"kind-{node.target}", n=1))
    if not isinstance(node, Upgrade):
        return message("told-at", where=where(board, site))
    standing = ""
    for kind in box.kind_numbers(node.kinds):
        number = sites_of(box, board, kind).number.get(site)
        if number is not None and seat.built[kind] >> number & 1:
            standing = box.kinds[kind]
    return message("told-upgrade", where=where(board, site), kind=message(f"kind-{standing}", n=1))


def where(board: Board, site: str) -> Message:
    """Where something was done; the tunnel of a metropolis is named by its colour."""
    for space, colour in zip(board.metropolis_ids, board.metropolis_colours, strict=True):
        tunnel = board.tunnels.number.get(site)
        if tunnel is not None and space in (ends := board.entry.tunnels[tunnel].ends):
            return message(f"told-where-{colour}", site=next(end for end in ends if end != space))
    return message("told-where", site=site)
