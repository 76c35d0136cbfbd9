"""Final scoring (section 19) and the end of the solo game (UC-22.17)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import Frame
from kolonie.core.messages import Message, message
from kolonie.core.options import Option, WhyNot
from kolonie.core.readers import asks, runs, takes
from kolonie.core.steps import DONE
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.counts import count
from kolonie.games.underwater_cities.moves import FinalScoring, Sell
from kolonie.games.underwater_cities.network import bits
from kolonie.games.underwater_cities.prices import can_pay, pay
from kolonie.games.underwater_cities.production import connected_tiles
from kolonie.games.underwater_cities.state import Game, Seat

PARTS: Final = ("metropolis", "endgame", "cities", "leftovers")


@asks(Sell, "UC-19.09")
def ask_sell(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """Endgame cards that take goods for points, one purchase at a time."""
    box = game.box
    seat = game.state.seats[frame.seat]
    options = []
    for card, sold in zip(seat.endgames, seat.sold, strict=True):
        sale = box.sales[card]
        if sale is None or (sale.times and sold >= sale.times):
            continue
        if can_pay(seat.goods, box.vector(sale.price)):
            options.append(box.card_options["sell"][card])
    if options:
        options.append(DONE)
    return options


@takes(Sell)
def take_sell(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    seat = game.state.seats[frame.seat]
    card = game.box.card_number[choice.word()]
    at = seat.endgames.index(card)
    sale = game.box.sales[card]
    assert sale is not None
    pay(seat, game.box.vector(sale.price))
    seat.sold = (*seat.sold[:at], seat.sold[at] + 1, *seat.sold[at + 1 :])
    return frame


def brown_points(box: Box, seat: Seat) -> int:
    """Connected brown metropolises (UC-15.10, UC-19.02 to UC-19.06)."""
    points = 0
    for tile in connected_tiles(seat):
        score = box.tile_score[tile]
        if score is not None:
            points += count(box, seat, score)
    return points


def endgame_points(box: Box, seat: Seat) -> int:
    points = 0
    for card, sold in zip(seat.endgames, seat.sold, strict=True):
        score, sale = box.scores[card], box.sales[card]
        if score is not None:
            points += count(box, seat, score)
        if sale is not None:
            points += sold * sale.points
    return points


def city_points(box: Box, seat: Seat) -> int:
    """Each connected city by the number of building types at it (UC-19.10, UC-19.11)."""
    board = box.boards[seat.board]
    points = 0
    for city in bits(seat.connected):
        types = sum(seat.built[kind] & board.all_at[city] != 0 for kind in box.building_kinds)
        points += box.city_points[types]
    return points


def leftover_points(box: Box, seat: Seat) -> int:
    worth = 0
    for n, value, parts in zip(seat.goods, box.leftover, box.parts, strict=True):
        worth += n // parts * value
    return worth // box.constants["leftover_divisor"][0]


@runs(FinalScoring)
def run_final_scoring(game: Game, frame: Frame) -> Frame | None:
    box = game.box
    table = game.state
    for index, seat in enumerate(table.seats):
        seat.final = (
            brown_points(box, seat),
            endgame_points(box, seat),
            city_points(box, seat),
            leftover_points(box, seat),
        )
        seat.points += sum(seat.final)
        if game.journal is not None:
            told: dict[str, object] = dict(zip(PARTS, seat.final, strict=True))
            told["total"] = seat.points
            game.tell(Frame(frame.node, 0, index, frame.env, None), told)
    return frame.parent


def standing(game: Game, index: int) -> tuple[int, int]:
    """Points, then the place on the order track: the earlier is ahead (UC-19.14)."""
    return (game.state.seats[index].points, -game.state.order.index(index))


def winners(game: Game) -> list[int]:
    """The first; alone, whoever has reached both goals (UC-22.17)."""
    box = game.box
    if game.seats > 1:
        return [max(range(game.seats), key=lambda index: standing(game, index))]
    seat = game.state.seats[0]
    cities = seat.connected.bit_count() >= box.constants["solo_cities"][0]
    return [0] if cities and seat.points >= box.constants["solo_points"][0] else []


def grade(game: Game) -> Message | None:
    """Both goals of the solo game, and how far they were reached (UC-22.17)."""
    if game.seats > 1 or not game.over:
        return None
    seat = game.state.seats[0]
    constants = game.box.constants
    goals = message(
        "grade-won" if winners(game) else "grade-lost",
        cities=seat.connected.bit_count(),
        goal=constants["solo_cities"][0],
        points=seat.points,
        target=constants["solo_points"][0],
    )
    ratings = constants.get("solo_ratings")
    if ratings is None:
        return goals
    return message("grade-rated", goals=goals, rating=sum(seat.points >= least for least in ratings))
