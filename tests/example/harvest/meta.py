"""Harvest as a title: components, scores, secrets, words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kolonie.core.chance import Chance
from kolonie.core.judgement import Judgement
from kolonie.core.messages import Message, message
from kolonie.core.options import Option
from kolonie.core.scene import Panel, Piece, Scene, Zone
from kolonie.core.telling import Telling
from kolonie.core.title import PackInfo, Title
from tests.example.harvest.game import (
    GAME,
    HOME,
    NODES,
    NOTHING,
    TABLE,
    WATER,
    Box,
    Deal,
    Game,
    Reap,
    Seat,
    Sow,
    Stall,
    Table,
)
from tests.example.harvest.judgement import JUDGEMENT


class Harvest(Title):
    id = "harvest"
    prefix = "HV"
    nodes = NODES
    home = HOME
    telling = Telling({Deal: "dealing", Sow: "sowing", Reap: "reaping", Stall: "stall"})

    def box(self, extra_packs: tuple[Path, ...] = (), settings: Mapping[str, str] | None = None) -> Any:
        return Box(extra_packs)

    def packs(self, box: Any) -> tuple[PackInfo, ...]:
        infos: tuple[PackInfo, ...] = box.infos
        return infos

    def create(self, settings: dict[str, str], seats: int, box: Any) -> Table:
        return Table([Seat([], NOTHING, 0, WATER, 0) for _seat in range(seats)], [], [], [])

    def scores(self, game: Game) -> list[int]:
        return [seat.points + seat.water for seat in game.state.seats]

    def countables(self, box: Any) -> tuple[str, ...]:
        return ("points", "water", "card")

    def counts(self, game: Game, seat: int) -> list[int]:
        mine = game.state.seats[seat]
        return [mine.points, mine.water, len(mine.hand)]

    def reshuffle(self, game: Game, viewer: int | None, chance: Chance) -> None:
        table = game.state
        others = [seat for index, seat in enumerate(table.seats) if index != viewer]
        sown = [seat.sown for seat in others if seat.sown != NOTHING]
        unseen = sorted(table.deck + sown + [kind for seat in others for kind in seat.hand])
        table.deck = chance.shuffle("imagine", unseen)
        for seat in others:
            seat.hand = [table.deck.pop() for _card in seat.hand]
            seat.sown = NOTHING if seat.sown == NOTHING else table.deck.pop()

    def census(self, game: Game) -> dict[str, int]:
        table = game.state
        cards = table.deck + table.sold + table.reaped
        for seat in table.seats:
            cards = cards + seat.hand + [seat.sown]
        return {crop: cards.count(kind) for kind, crop in enumerate(game.box.ids)}

    def judgement(self) -> Judgement:
        return JUDGEMENT

    def label(self, game: Game, seat: int, choice: Option) -> Message:
        crop = {"crop": message(f"crop-{choice.word()}")} if choice.args else {}
        return message(f"opt-{choice.verb}", **crop)

    def is_secret(self, game: Game, seat: int, choice: Option) -> bool:
        return choice.verb == "sow"

    def scene(self, box: Any, view: dict[str, Any]) -> Scene:
        panels = []
        for index, seat in enumerate(view["table"]["seats"]):
            figures = tuple(Piece(message(f"scene-{name}"), n=seat[name]) for name in ("points", "water"))
            cards = seat["hand"]  # the cards themselves if they are the viewer's, else how many there are
            if isinstance(cards, dict):
                hand = [Piece(message("scene-cards"), n=cards["count"])]
            else:
                hand = [Piece(message(f"crop-{box.ids[kind]}")) for kind in cards]
            zone = Zone(message("scene-hand"), tuple(hand))
            panels.append(Panel(message("seat-name", n=index + 1), (zone,), index, figures))
        return Scene((message("title"),), tuple(panels))


TITLE = Harvest(TABLE, GAME)
