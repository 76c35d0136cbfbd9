"""Hands of the advanced game and the draft of goals (sections 14 and 15)."""

from __future__ import annotations

from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import Test
from kolonie.core.options import Option, WhyNot
from kolonie.core.readers import TEST, Reason, asks, possible_if, runs, takes
from kolonie.games.evacuation.moves import (
    Advanced,
    ChooseHand,
    DealGoals,
    DiscardGoal,
    Drafting,
    DrawCard,
    HandBeforeIncome,
    KeepGoal,
    LayAside,
    PassGoals,
    ReduceHand,
)
from kolonie.games.evacuation.nodes import DrawCards
from kolonie.games.evacuation.state import Game


def advanced(game: Game, _frame: Frame, _test: Test) -> bool:
    return game.settings["actions"] == "advanced"


def before_income(game: Game, _frame: Frame, _test: Test) -> bool:
    if game.settings["actions"] != "advanced" or game.box.rulings.hand_after_income:
        return False
    return game.state.year == 1


def drafting(game: Game, _frame: Frame, _test: Test) -> bool:
    return any(seat.draft for seat in game.state.seats)


TEST[Advanced] = advanced
TEST[HandBeforeIncome] = before_income
TEST[Drafting] = drafting

# -- action cards


def draw_cards(game: Game, index: int, n: int) -> int:
    """Draws cards into a hand; an empty deck is made anew from the discard pile (EV-15.17)."""
    table = game.state
    drawn = 0
    game.reveal()
    while drawn < n:
        if not table.action_deck:
            if not table.action_discard:
                break
            table.action_deck = game.shuffle("action cards", sorted(table.action_discard))
            table.action_discard = []
        table.seats[index].hand.append(table.action_deck.pop(0))
        drawn += 1
    return drawn


@runs(DrawCards)
def run_draw_cards(game: Game, frame: Frame) -> Frame | None:
    if game.settings["actions"] == "advanced":
        drawn = draw_cards(game, frame.seat, frame.node.n)
        if game.journal is not None:
            game.tell(frame, {"drawn": drawn})
    return frame.parent


@possible_if(DrawCards)
def possible_draw(game: Game, frame: Frame) -> Reason | None:
    table = game.state
    if table.action_deck or table.action_discard:
        return None
    return ("EV-15.22", message("why-deck-empty"))


@runs(DrawCard)
def run_draw_card(game: Game, frame: Frame) -> Frame | None:
    """Every turn ends with a full hand (EV-15.07)."""
    if game.settings["actions"] == "advanced":
        draw_cards(game, frame.seat, 1)
    return frame.parent


@asks(ChooseHand, "EV-15.19")
@asks(ReduceHand, "EV-15.18")
def ask_drop(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """Cards to be discarded, one by one, until the hand has its size."""
    hand = game.state.seats[frame.seat].hand
    if len(hand) <= game.box.hand_size:
        return []
    return [game.box.drop_card[card] for card in sorted(set(hand))]


@takes(ReduceHand)
def take_drop(game: Game, frame: Frame, choice: Option) -> Frame | None:
    card = game.box.card_ids.index(choice.word())
    game.state.seats[frame.seat].hand.remove(card)
    game.state.action_discard.append(card)
    return frame


@takes(ChooseHand)
def take_choice(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """All choose at once: what is dropped lies with the face-down cards until all have chosen."""
    card = game.box.card_ids.index(choice.word())
    seat = game.state.seats[frame.seat]
    seat.hand.remove(card)
    seat.marking.append(card)
    return frame


@runs(LayAside)
def run_lay_aside(game: Game, frame: Frame) -> Frame | None:
    """All have chosen: what was dropped goes to the discard pile (EV-15.19)."""
    table = game.state
    for seat in table.seats:
        table.action_discard += seat.marking
        seat.marking = []
    return frame.parent


# -- the draft


@runs(DealGoals)
def run_deal(game: Game, frame: Frame) -> Frame | None:
    table = game.state
    n = game.box.goals_dealt
    deck = game.shuffle("goals", list(range(len(game.box.goals))))
    for seat in table.seats:
        seat.draft, deck = deck[:n], deck[n:]
    if game.seats == 1:
        table.rival_draft = deck[:n]  # EV-17.11
    return frame.parent


@asks(KeepGoal, "EV-14.02")
def ask_keep(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    return [game.box.keep_goal[goal] for goal in game.state.seats[frame.seat].draft]


@takes(KeepGoal)
def take_keep(game: Game, frame: Frame, choice: Option) -> Frame | None:
    seat = game.state.seats[frame.seat]
    goal = game.box.goal_ids.index(choice.word())
    seat.draft.remove(goal)
    seat.goals.append(goal)
    return frame.parent


@runs(PassGoals)
def run_pass(game: Game, frame: Frame) -> Frame | None:
    """To the left, the next seat (EV-14.03); alone, the opponent discards one and the rests are swapped."""
    table = game.state
    if game.seats == 1:
        seat = table.seats[0]
        rival = table.rival_draft
        if rival:
            rival.pop(game.draw_below("opponent goal", len(rival)))
        seat.draft, table.rival_draft = rival, seat.draft
        return frame.parent
    hands = [seat.draft for seat in table.seats]
    for index, seat in enumerate(table.seats):
        seat.draft = hands[index - 1]
    game.reveal()
    return frame.parent


@asks(DiscardGoal, "EV-14.02")
def ask_discard_goal(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    return [game.box.drop_goal[goal] for goal in game.state.seats[frame.seat].goals]


@takes(DiscardGoal)
def take_discard_goal(game: Game, frame: Frame, choice: Option) -> Frame | None:
    game.state.seats[frame.seat].goals.remove(game.box.goal_ids.index(choice.word()))
    return frame.parent
