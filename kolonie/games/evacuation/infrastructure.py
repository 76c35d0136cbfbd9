"""Developments of infrastructure (EV-6.08 to EV-6.18), and what its cards need (EV-18.01 to EV-18.08)."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.options import DONE, Option, WhyNot
from kolonie.core.readers import Reason, asks, possible_if, takes
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.flow import PAY_PRICE
from kolonie.games.evacuation.nodes import Develop
from kolonie.games.evacuation.notation import Price, Requirement
from kolonie.games.evacuation.offers import LEAVE, can_refresh, offer_refresh, take_refresh
from kolonie.games.evacuation.pieces import plans_of, take_from
from kolonie.games.evacuation.prices import can_pay, pay, ways
from kolonie.games.evacuation.state import Game, Seat
from kolonie.games.evacuation.terms import INFRASTRUCTURE, INFRASTRUCTURE_PRICE, NEW


@asks(Develop, "EV-6.10")
def ask_develop(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """`pos` is twice the developments done, plus 1 after a refresh: then this one is a draw (EV-7.07)."""
    node: Develop = frame.node
    table = game.state
    box = game.box
    seat = table.seats[frame.seat]
    options: list[Option] = []
    for card in table.plan_offer:
        if not seat.pictures >> box.plan_picture[card] & 1:
            options.append(box.draw[card])
        elif why is not None:
            why.add(box.draw[card], "EV-6.18", message("why-same-picture"))
    offer_refresh(game, frame, INFRASTRUCTURE, options, why)
    if frame.pos & 1:
        options.append(LEAVE)
        if why is not None:
            for card in plans_of(box, seat):
                why.add(box.play[card], "EV-7.07", message("why-draw-begun"))
        return options
    less = seat.powers[INFRASTRUCTURE_PRICE]
    for card in plans_of(box, seat):
        if can_pay(box.plan_cost[card], less, seat.stock, NEW):
            options.append(box.play[card])
        elif why is not None:
            why.add(box.play[card], "EV-6.13", message("why-price", world="new"))
    if options:
        if frame.pos or not node.must or box.rulings.empty_actions:
            options.append(DONE)
        elif why is not None:
            why.add(DONE, "EV-5.19", message("why-one-step"))
    return options


@takes(Develop)
def take_develop(game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    if choice.verb == "refresh":
        return take_refresh(game, frame, INFRASTRUCTURE, choice)
    done = frame.pos // 2 + 1
    following = frame.parent if done >= frame.node.n else frame.at(2 * done)
    if choice is LEAVE:
        return following
    box = game.box
    seat = game.state.seats[frame.seat]
    card = box.plan_ids.index(choice.word())
    if choice.verb == "draw":
        plans_of(box, seat).append(card)
        seat.pictures |= 1 << box.plan_picture[card]
        take_from(game, INFRASTRUCTURE, card)
        return following
    less = seat.powers[INFRASTRUCTURE_PRICE]
    possible = ways(box.plan_cost[card], less, seat.stock, NEW)
    if len(possible) == 1:
        return play_plan(game, frame.seat, card, possible[0], following)
    env = {"what": INFRASTRUCTURE, "card": card, "world": NEW, "less": less}
    return Frame(PAY_PRICE, 0, frame.seat, env, following)


def play_plan(game: Game, index: int, card: int, price: Price, following: Frame | None) -> Frame | None:
    """A card is laid beside the board; it pays out once its requirement is met (EV-6.14)."""
    seat = game.state.seats[index]
    pay(seat.stock, price, NEW)
    plans_of(game.box, seat).remove(card)
    seat.waiting.append(card)
    seat.due = 1
    return following


@possible_if(Develop)
def possible_develop(game: Game, frame: Frame) -> Reason | None:
    seat = game.state.seats[frame.seat]
    return why_no_development(game, seat, seat.stock)


def why_no_development(game: Game, seat: Seat, stock: list[int]) -> Reason | None:
    table = game.state
    box = game.box
    for card in table.plan_offer:
        if not seat.pictures >> box.plan_picture[card] & 1:
            return None
    if can_refresh(game, INFRASTRUCTURE, stock):
        return None
    less = seat.powers[INFRASTRUCTURE_PRICE]
    for card in plans_of(box, seat):
        if can_pay(box.plan_cost[card], less, stock, NEW):
            return None
    return ("EV-6.10", message("why-no-development"))


# -- requirements


def is_met(box: Box, seat: Seat, needs: tuple[Requirement, ...]) -> bool:
    """Whether the own areas of a seat meet all that a card asks for."""
    return all(_meets(box, seat, one) for one in needs)


def _meets(box: Box, seat: Seat, need: Requirement) -> bool:
    candidates = []
    for place, area in enumerate(seat.areas):
        if not need.areas[box.biomes[area]]:
            continue
        if need.content == "population" and not box.area_people[area]:
            continue
        if need.content == "factory" and not seat.works[place]:
            continue
        candidates.append(area)
    if not need.lines:
        return _enough(box, candidates, need)
    for direction in need.lines:
        for line in {box.line_of[area][direction] for area in candidates}:
            on_line = [area for area in candidates if box.line_of[area][direction] == line]
            if box.rulings.adjacent_lines:
                if any(_enough(box, group, need) for group in _touching(box, on_line)):
                    return True
            elif _enough(box, on_line, need):
                return True
    return False


def _enough(box: Box, areas: list[int], need: Requirement) -> bool:
    counts = [0, 0, 0, 0]
    for area in areas:
        counts[box.biomes[area]] += 1
    return all(counts[biome] >= need.areas[biome] for biome in range(4))


def _touching(box: Box, areas: list[int]) -> list[list[int]]:
    """Areas of one line in groups that touch one another (a ruling on EV-18.06)."""
    groups: list[list[int]] = []
    for area in areas:
        near = [group for group in groups if any(other in box.neighbours[area] for other in group)]
        merged = [area]
        for group in near:
            merged += group
            groups.remove(group)
        groups.append(merged)
    return groups
