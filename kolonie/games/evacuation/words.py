"""Options of Evacuation in words: what they say before they are taken, and what is told afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kolonie.core.messages import Message, message
from kolonie.core.nodes import Group
from kolonie.core.options import Option
from kolonie.games.evacuation import texts
from kolonie.games.evacuation.box import Box
from kolonie.games.evacuation.nodes import Settle
from kolonie.games.evacuation.phases import phase_of
from kolonie.games.evacuation.phrases import factory, goods, join, productions, resource
from kolonie.games.evacuation.settling import steel_for
from kolonie.games.evacuation.state import Game
from kolonie.games.evacuation.terms import (
    CLONE_MORE,
    FACTORIES,
    INFRASTRUCTURE,
    LANES,
    OFFERS,
    OUTER,
    RESOURCES,
    SHUTTLE,
    STADIUM,
    STRIPES,
)

Labeller = Callable[[Game, int, Option], Message]


def label(game: Game, seat: int, choice: Option) -> Message:
    """What an option says."""
    labeller = LABELS.get(choice.verb)
    return message(f"opt-{choice.verb}") if labeller is None else labeller(game, seat, choice)


# -- turns and cards


def _act(game: Game, _seat: int, choice: Option) -> Message:
    box = game.box
    action = box.action_ids.index(choice.word())
    text = texts.effect_text(box.action_effects[action])
    name = texts.action_name(box, action)
    return message("opt-act", strength=box.action_groups[action], text=text, name=name)


def _card(game: Game, _seat: int, choice: Option) -> Message:
    """A card of the hand: to be played, to mark an action, to be discarded."""
    box = game.box
    card = box.card_ids.index(choice.word())
    return message(f"opt-{choice.verb}", card=box.named(box.cards[card]), text=texts.card_text(box, card))


def _strength(game: Game, _seat: int, choice: Option) -> Message:
    box = game.box
    card = box.cards[box.card_ids.index(choice.word())]
    name = "opt-bonus-strength" if phase_of(game) == "bonuses" else "opt-strength"
    return message(name, card=box.named(card), n=choice.num(1))


def _goal(game: Game, _seat: int, choice: Option) -> Message:
    box = game.box
    goal = box.goal_ids.index(choice.word())
    return message(
        f"opt-{choice.verb}-goal", goal=box.named(box.goals[goal]), text=texts.goal_text(box, goal)
    )


def _task(game: Game, _seat: int, choice: Option) -> Message:
    box = game.box
    task = box.task_ids.index(choice.word())
    kind = choice.word(1) if len(choice.args) > 1 else ""
    rises = dict(box.task_yields[task])[kind]
    return message(
        "opt-task",
        task=box.named(box.tasks[task]),
        cost=goods(box.task_cost[task]),
        production=productions(rises),
        points=message("what-point", n=box.task_points[task]),
    )


def _half(game: Game, seat: int, choice: Option) -> Message:
    """A half of a card, or a part of an effect, is called by what it does."""
    ask = game.asks.get(seat)
    if ask is not None and isinstance(ask.frame.node, Group):
        for word, part in ask.frame.node.parts:
            if word == choice.verb:
                return message("opt-part", text=texts.effect_text(part))
    return message("opt-part", text=choice.verb)


# -- paying


def _energy(_game: Game, _seat: int, choice: Option) -> Message:
    return message("opt-energy", old=choice.num(0), new=choice.num(1))


def _pay(_game: Game, _seat: int, choice: Option) -> Message:
    return message("opt-pay", goods=goods((choice.num(0), choice.num(1), choice.num(2))))


def _of_world(_game: Game, _seat: int, choice: Option) -> Message:
    """One resource of a world: gained, or paid for a new offer."""
    what = resource(RESOURCES.index(choice.word()), 1)
    return message(f"opt-{choice.verb}", what=what, world=choice.word(1))


def _swap(_game: Game, _seat: int, choice: Option) -> Message:
    given, got = (resource(RESOURCES.index(choice.word(n)), 1) for n in (1, 2))
    return message("opt-swap", given=given, got=got, world=choice.word())


def _raise(_game: Game, _seat: int, choice: Option) -> Message:
    word = choice.word()
    return message("opt-raise", production=message(f"name-production-{word}"))


# -- offers


def offered_name(box: Box, what: int, ident: str) -> Message:
    return box.offered_name(what, box.offer_ids[what].index(ident))


def offered_text(box: Box, what: int, ident: str) -> Message:
    reader = (texts.shuttle_text, texts.stadium_text, texts.plan_text)[what]
    return reader(box, box.offer_ids[what].index(ident))


def _offer(box: Box, ident: str) -> int:
    """The offer that a card or tile belongs to."""
    return next(what for what in (SHUTTLE, STADIUM, INFRASTRUCTURE) if ident in box.offer_ids[what])


def _offered(game: Game, _seat: int, choice: Option) -> Message:
    """Something of an offer, or a shuttle of one's own; goals are discarded too."""
    box = game.box
    ident = choice.word()
    if ident in box.goal_ids:
        return _goal(game, _seat, choice)
    what = _offer(box, ident)
    return message(
        f"opt-{choice.verb}",
        name=offered_name(box, what, ident),
        what=OFFERS[what],
        text=offered_text(box, what, ident),
        world=choice.word(1) if len(choice.args) > 1 else "",
    )


def _launch(game: Game, _seat: int, choice: Option) -> Message:
    box = game.box
    ident = choice.word()
    text = texts.flight_text(box, box.shuttle_ids.index(ident))
    return message("opt-launch", name=offered_name(box, SHUTTLE, ident), text=text)


# -- factories and areas


def _factory(_game: Game, _seat: int, choice: Option) -> Message:
    """A factory that is prepared or gained on a world."""
    kind = FACTORIES.index(choice.word())
    what = factory(kind, 1)
    paid: Message | str = ""
    if choice.verb == "prepare":
        paid = resource(RESOURCES.index(choice.word(2)) if len(choice.args) > 2 else kind, 1)
    return message(f"opt-{choice.verb}", factory=what, world=choice.word(1), paid=paid)


def _clone(game: Game, seat: int, _choice: Option) -> Message:
    """With what is paid and given, a technology's further token included (EV-6.64)."""
    box = game.box
    given = box.clones + game.state.seats[seat].powers[CLONE_MORE]
    paid = resource(RESOURCES.index("food"), box.clone_price)
    return message("opt-clone", gained=message("what-population", n=given), paid=paid)


def _settle(game: Game, seat: int, choice: Option) -> Message:
    """With its price, as far as the effect is known that allows it."""
    box = game.box
    ident = choice.word()
    area = box.area_ids.index(ident)
    ask = game.asks.get(seat)
    less = ask.frame.node.less if ask is not None and isinstance(ask.frame.node, Settle) else 0
    steel = steel_for(box, game.state.seats[seat], area, less)
    price = resource(RESOURCES.index("steel"), steel) if steel else "none"
    return message("opt-settle", area=ident, text=texts.area_text(box, area), price=price)


def _place(_game: Game, _seat: int, choice: Option) -> Message:
    placed = [FACTORIES.index(str(word)) for word in choice.args]
    if not placed:
        return message("opt-place-none")
    counted = [factory(kind, placed.count(kind)) for kind in range(len(FACTORIES)) if kind in placed]
    return message("opt-place", factories=join("list-and", counted))


def _evacuate(game: Game, seat: int, choice: Option) -> Message:
    box = game.box
    place = box.home_ids[seat].index(choice.word())
    return message(
        "opt-evacuate",
        area=place + 1,
        stripe=message(f"stripe-{STRIPES[box.home_stripe[seat][place]]}"),
        what=texts.home_text(box, seat, place),
    )


def _ship(game: Game, seat: int, choice: Option) -> Message:
    """A building: a prepared factory, a stadium, or the factory of an area."""
    box = game.box
    word = choice.word()
    if word in FACTORIES:
        return message("opt-ship-factory", factory=factory(FACTORIES.index(word), 1))
    if word in box.stadium_ids:
        return message("opt-ship-stadium", stadium=offered_name(box, STADIUM, word))
    place = box.home_ids[seat].index(word)
    return message("opt-ship-area", area=place + 1, what=texts.home_text(box, seat, place))


def _carry(_game: Game, _seat: int, choice: Option) -> Message:
    n = choice.num(1)
    if n == 0:
        return message("opt-carry-none", kind=choice.word())
    return message("opt-carry", what=resource(RESOURCES.index(choice.word()), n))


# -- technologies and satellites


def _research(game: Game, seat: int, choice: Option) -> Message:
    """The technology that a research in the column is for, and whether it is completed by it."""
    box = game.box
    column = choice.num() - 1
    mine = game.state.seats[seat]
    done = mine.research[column]
    row = (done + 1) // 2
    tile = mine.tiles[3 * row + column]
    return message(
        "opt-research",
        column=column + 1,
        technology=box.named(box.technologies[tile]),
        text=texts.technology_text(box, tile),
        level=row + 1,
        completes="yes" if done % 2 == 0 else "no",
    )


def _move(game: Game, seat: int, choice: Option) -> Message:
    satellite, n = choice.num(0), choice.num(1)
    section = game.state.seats[seat].satellites[satellite - 1]
    return message("opt-move", satellite=satellite, n=n, section=section + n)


def _cell(game: Game, seat: int, choice: Option) -> Message:
    lane = LANES.index(choice.word())
    ask = game.asks.get(seat)
    if ask is None or "satellite" not in ask.frame.env:
        return message("opt-cell", lane=choice.word(), text=message("free"))
    section = game.state.seats[seat].satellites[ask.frame.env["satellite"]]
    text = message("free") if lane == OUTER else texts.cell_text(game.box, section, lane)
    return message("opt-cell", lane=choice.word(), text=text)


LABELS: Final[dict[str, Labeller]] = {
    "act": _act,
    "card": _card,
    "mark": _card,
    "drop": _card,
    "keep": _goal,
    "strength": _strength,
    "task": _task,
    "first": _half,
    "second": _half,
    "third": _half,
    "fourth": _half,
    "energy": _energy,
    "pay": _pay,
    "gain": _of_world,
    "refresh": _of_world,
    "swap": _swap,
    "raise": _raise,
    "build": _offered,
    "draw": _offered,
    "play": _offered,
    "discard": _offered,
    "launch": _launch,
    "return": _offered,
    "prepare": _factory,
    "factory": _factory,
    "clone": _clone,
    "settle": _settle,
    "place": _place,
    "evacuate": _evacuate,
    "ship": _ship,
    "carry": _carry,
    "research": _research,
    "move": _move,
    "cell": _cell,
}
"""Options that say more than their verb."""


ELSEWHERE: Final[dict[str, tuple[str, str]]] = {
    "act": ("EV-5.01", "why-only-in-turn"),
    "card": ("EV-15.05", "why-only-in-turn"),
    "pass": ("EV-5.16", "why-only-in-turn"),
    "task": ("EV-16.05", "why-only-with-action"),
    "settle": ("EV-6.27", "why-only-settling"),
    "build": ("EV-6.41", "why-only-building"),
    "draw": ("EV-6.10", "why-only-developing"),
    "play": ("EV-6.10", "why-only-developing"),
    "research": ("EV-6.20", "why-only-research"),
    "prepare": ("EV-6.44", "why-only-preparing"),
    "factory": ("EV-6.46", "why-only-gaining"),
    "clone": ("EV-6.50", "why-only-cloning"),
    "swap": ("EV-6.56", "why-no-exchange"),
    "gain": ("EV-3.08", "why-only-gaining"),
    "raise": ("EV-4.06", "why-only-gaining"),
    "refresh": ("EV-7.03", "why-only-taking"),
    "discard": ("EV-7.03", "why-only-taking"),
    "leave": ("EV-7.04", "why-only-taking"),
    "launch": ("EV-8.01", "why-only-flight"),
    "return": ("EV-8.16", "why-only-flight"),
    "evacuate": ("EV-8.15", "why-no-loading"),
    "ship": ("EV-8.15", "why-no-loading"),
    "carry": ("EV-8.15", "why-no-loading"),
    "move": ("EV-10.08", "why-only-progress"),
    "cell": ("EV-10.09", "why-only-progress"),
    "strength": ("EV-15.10", "why-only-progress"),
    "energy": ("EV-5.12", "why-only-paying"),
    "pay": ("EV-0.13", "why-only-paying"),
    "place": ("EV-6.38", "why-only-settling"),
    "keep": ("EV-14.02", "why-only-draft"),
    "drop": ("EV-15.18", "why-only-hand"),
    "mark": ("EV-15.05", "why-only-paying"),
}
"""When what is not offered could be done: the rule that says it, and its words."""
