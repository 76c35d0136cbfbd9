"""Phase 2: turns, one action or a pass (EV-5.01 to EV-5.21)."""

from __future__ import annotations

from typing import Final

from kolonie.core.frames import NO_ENV, Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Test
from kolonie.core.options import Option, WhyNot, option
from kolonie.core.readers import TEST, Reason, asks, takes
from kolonie.games.evacuation.energy import Split, left, splits, track_price, why_unable
from kolonie.games.evacuation.flow import AFTER_ACTION, MARK, PAY_ENERGY
from kolonie.games.evacuation.moves import MarkAction, MayAct, PayEnergy, SomebodyActs, Turn
from kolonie.games.evacuation.pieces import card_group
from kolonie.games.evacuation.state import NOBODY, Game, Seat
from kolonie.games.evacuation.tasks import offer_tasks, play_task
from kolonie.games.evacuation.terms import ENERGY, SIDE

PASS: Final = option("pass")
SHORT: Final[Reason] = ("EV-5.15", message("why-energy"))
ONCE: Final[Reason] = ("EV-15.04", message("why-group-one"))
NO_CARD: Final[Reason] = ("EV-15.22", message("why-no-card"))


def somebody_acts(game: Game, _frame: Frame, _test: Test) -> bool:
    table = game.state
    if table.trigger != NOBODY:
        return False
    for seat in table.seats:
        if not seat.passed:
            return True
    return table.solo_tile >= 0 and not table.automaton_passed


def may_act(game: Game, frame: Frame, _test: Test) -> bool:
    table = game.state
    if frame.seat < game.seats:
        return not table.seats[frame.seat].passed
    return frame.seat == game.seats and not table.automaton_passed and table.trigger == NOBODY


TEST[SomebodyActs] = somebody_acts
TEST[MayAct] = may_act


def is_advanced(game: Game) -> bool:
    return game.settings["actions"] == "advanced"


def surcharge(game: Game, seat: Seat, group: int) -> int:
    """Energy for a fourth action of the same group and every further one (EV-5.09)."""
    return game.box.surcharge if seat.groups[group] >= game.box.free_of_group else 0


def ways_to_act(game: Game, seat: Seat, action: int, price: int, stock: list[int]) -> list[Split]:
    """The ways to pay for a board action after which a step of it can be done (EV-5.19)."""
    found = splits(game.box, seat, price)
    effect = game.box.action_effects[action]
    if game.box.rulings.empty_actions:
        return found
    return [split for split in found if why_unable(game, effect, seat, left(stock, split)) is None]


def why_no_action(game: Game, seat: Seat, action: int, track: int, advanced: bool) -> Reason | None:
    """Why a board action cannot be chosen; None if it can."""
    box = game.box
    group = box.action_groups[action]
    if advanced:
        if not seat.hand:
            return NO_CARD
        if group == 1 and seat.groups[1]:
            return ONCE
    found = splits(box, seat, track + surcharge(game, seat, group))
    if not found:
        return SHORT
    if box.rulings.empty_actions:
        return None
    effect = box.action_effects[action]
    reason: Reason | None = None
    for split in found:
        reason = why_unable(game, effect, seat, left(seat.stock, split))
        if reason is None:
            return None
    return reason


def can_act(game: Game, seat: Seat) -> bool:
    """Whether the seat could take any action now: a task played first needs one afterwards (EV-16.18)."""
    advanced = is_advanced(game)
    track = track_price(game.box, seat)
    if advanced and seat.hand and splits(game.box, seat, track):
        return True
    return any(
        why_no_action(game, seat, action, track, advanced) is None
        for action in range(len(game.box.action_ids))
    )


@asks(Turn, "EV-5.01")
def ask_turn(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """`pos` counts tasks that were played before the action; after one there is no passing (EV-16.06)."""
    box = game.box
    seat = game.state.seats[frame.seat]
    advanced = is_advanced(game)
    track = track_price(box, seat)
    options: list[Option] = []
    for action, choice in enumerate(box.act):
        reason = why_no_action(game, seat, action, track, advanced)
        if reason is None:
            options.append(choice)
        elif why is not None:
            why.add(choice, reason[0], reason[1])
    if advanced:
        _offer_cards(game, seat, track, options, why)
    if seat.tasks:
        offer_tasks(game, frame.seat, options, why, can_act if options else None)
    if not frame.pos:
        options.append(PASS)
    elif why is not None:
        why.add(PASS, "EV-16.06", message("why-task-played"))
    return options


def _offer_cards(game: Game, seat: Seat, track: int, options: list[Option], why: WhyNot | None) -> None:
    """Cards of the hand to be played face up (EV-15.05); they may do nothing (EV-15.08)."""
    box = game.box
    for card in sorted(set(seat.hand)):
        choice = box.play_card[card]
        if splits(box, seat, track + card_surcharge(game, seat, card)):
            options.append(choice)
        elif why is not None:
            why.add(choice, SHORT[0], SHORT[1])


def card_surcharge(game: Game, seat: Seat, card: int) -> int:
    group = card_group(game.box, card)
    return surcharge(game, seat, group) if group else 0


@takes(Turn)
def take_turn(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """The action is marked, the marker moves, energy is paid, the action is carried out (EV-5.02)."""
    box = game.box
    index = frame.seat
    seat = game.state.seats[index]
    verb = choice.verb
    if verb == "pass":
        seat.passed = 1
        return frame.parent
    if verb == "task":
        play_task(game, index, choice)
        return frame.at(frame.pos + 1)
    advanced = is_advanced(game)
    price = track_price(box, seat)
    seat.actions += 1
    after = frame.parent
    if advanced or game.settings["tasks"] == "on":
        after = Frame(AFTER_ACTION, 0, index, NO_ENV, after)
    if verb == "card":
        card = box.card_ids.index(choice.word())
        price += card_surcharge(game, seat, card)
        seat.hand.remove(card)
        seat.shown.append(card)
        seat.groups[card_group(box, card)] += 1
        found = splits(box, seat, price)
        following = Frame(box.card_effects[card], 0, index, NO_ENV, after)
        return _pay(seat, index, found, NOBODY, price, following)
    action = box.action_ids.index(choice.word())
    group = box.action_groups[action]
    price += surcharge(game, seat, group)
    found = ways_to_act(game, seat, action, price, seat.stock) if price else [(0, 0)]
    seat.groups[group] += 1
    following = Frame(box.action_effects[action], 0, index, NO_ENV, after)
    following_pay = _pay(seat, index, found, action, price, following)
    return Frame(MARK, 0, index, NO_ENV, following_pay) if advanced else following_pay


def _pay(seat: Seat, index: int, found: list[Split], action: int, price: int, following: Frame) -> Frame:
    """Pays if there is one way only, else asks."""
    if len(found) == 1:
        seat.stock[ENERGY] -= found[0][0]
        seat.stock[SIDE + ENERGY] -= found[0][1]
        return following
    return Frame(PAY_ENERGY, 0, index, {"action": action, "price": price}, following)


@asks(PayEnergy, "EV-5.14")
def ask_energy(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    seat = game.state.seats[frame.seat]
    action: int = frame.env["action"]
    price: int = frame.env["price"]
    if action == NOBODY:
        found = splits(game.box, seat, price)
    else:
        found = ways_to_act(game, seat, action, price, seat.stock)
    if why is not None:
        for split in splits(game.box, seat, price):
            if split not in found:
                why.add(option("energy", *split), "EV-5.19", message("why-one-step"))
    return [option("energy", *split) for split in found]


@takes(PayEnergy)
def take_energy(game: Game, frame: Frame, choice: Option) -> Frame | None:
    stock = game.state.seats[frame.seat].stock
    stock[ENERGY] -= choice.num(0)
    stock[SIDE + ENERGY] -= choice.num(1)
    return frame.parent


@asks(MarkAction, "EV-15.05")
def ask_mark(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    return [game.box.mark[card] for card in sorted(set(game.state.seats[frame.seat].hand))]


@takes(MarkAction)
def take_mark(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    card = game.box.card_ids.index(choice.word())
    seat.hand.remove(card)
    seat.marking.append(card)
    return frame.parent
