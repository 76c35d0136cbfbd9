"""How the core's own nodes are run, asked and taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kolonie.core.ahead import Hidden
from kolonie.core.frames import Frame
from kolonie.core.messages import message
from kolonie.core.nodes import (
    CORE_NODES,
    Agenda,
    Amount,
    AnyOrder,
    Choose,
    Count,
    Deadline,
    EachSeat,
    ForEach,
    Gain,
    If,
    Item,
    May,
    Node,
    Nothing,
    Pay,
    Repeat,
    Seq,
    Simultaneously,
    Test,
    While,
)
from kolonie.core.options import Option, WhyNot, option, worded
from kolonie.core.readers import (
    COUNT,
    EACH,
    POSSIBLE,
    TEST,
    TOGETHER,
    Reason,
    _handler,
    asks,
    declare,
    possible_if,
    runs,
    takes,
    why_not,
)

if TYPE_CHECKING:
    from kolonie.core.engine import Game

DONE: Final = option("done")
SKIP: Final = option("skip")


def judge(game: Game, frame: Frame, test: Test) -> bool:
    """Whether a condition holds now."""
    return TEST[type(test)](game, frame, test)


def amount(game: Game, frame: Frame, n: Amount) -> int:
    """The number itself, or what it counts now."""
    return COUNT[type(n)](game, frame, n) if isinstance(n, Count) else n


# -- sequence


@runs(Nothing)
def run_nothing(_game: Game, frame: Frame) -> Frame | None:
    return frame.parent


@runs(Seq)
def run_seq(_game: Game, frame: Frame) -> Frame | None:
    parts: tuple[Node, ...] = frame.node.parts
    pos = frame.pos
    if pos >= len(parts):
        return frame.parent
    if pos == len(parts) - 1:
        return frame.then(parts[pos])
    return frame.at(pos + 1).inner(parts[pos])


@runs(If)
def run_if(game: Game, frame: Frame) -> Frame | None:
    node: If = frame.node
    return frame.then(node.then if judge(game, frame, node.test) else node.otherwise)


@runs(While)
def run_while(game: Game, frame: Frame) -> Frame | None:
    node: While = frame.node
    return frame.inner(node.part) if judge(game, frame, node.test) else frame.parent


@runs(Repeat)
def run_repeat(game: Game, frame: Frame) -> Frame | None:
    node: Repeat = frame.node
    if frame.pos == 0:
        frame = frame.bind("repeat", amount(game, frame, node.n))
    if frame.pos >= frame.env["repeat"]:
        return frame.parent
    after = frame.at(frame.pos + 1)
    inner = after.inner(node.part)
    return inner.bind(node.var, after.pos) if node.var else inner


@runs(ForEach)
def run_for_each(game: Game, frame: Frame) -> Frame | None:
    node: ForEach = frame.node
    if frame.pos == 0:
        frame = frame.bind("each", EACH[type(node.over)](game, frame, node.over))
    values: tuple[int, ...] = frame.env["each"]
    if frame.pos >= len(values):
        return frame.parent
    return frame.at(frame.pos + 1).inner(node.part).bind(node.var, values[frame.pos])


@runs(EachSeat)
def run_each_seat(game: Game, frame: Frame) -> Frame | None:
    node: EachSeat = frame.node
    if game.rehearsed:
        raise Hidden  # what others do now is not known, and a rehearsal may not change them
    if frame.pos == 0:
        frame = frame.bind("order", game.title.order(game, node.by))
    order: tuple[int, ...] = frame.env["order"]
    if frame.pos >= len(order):
        return frame.parent
    return Frame(node.part, 0, order[frame.pos], frame.env, frame.at(frame.pos + 1))


@runs(Deadline)
def run_deadline(game: Game, frame: Frame) -> Frame | None:
    if game.rehearsed:
        return None
    assert not game.title.owes(game, None), "something that is owed was not done"
    return frame.parent


_handler(Simultaneously).kind = TOGETHER


# -- choice


def offer(game: Game, frame: Frame, word: str, part: Node, options: list[Option], why: WhyNot | None) -> None:
    """Puts a named part into the options if it is possible, else among the refusals."""
    reason = why_not(game, frame.inner(part))
    if reason is None:
        options.append(worded(word))
    elif why is not None:
        why.add(worded(word), reason[0], reason[1])


@asks(Choose)
def ask_choose(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    node: Choose = frame.node
    options: list[Option] = []
    if frame.pos.bit_count() < node.n:
        for index, (word, part) in enumerate(node.parts):
            if not frame.pos >> index & 1:
                offer(game, frame, word, part, options, why)
    return options


@takes(Choose)
@takes(AnyOrder)
def take_part(_game: Game, frame: Frame, choice: Option) -> Frame | None:
    """Does the chosen part and comes back; `pos` has a bit for each part that was begun."""
    if choice is DONE:
        return frame.parent
    for index, (word, part) in enumerate(frame.node.parts):
        if word == choice.key:
            return frame.at(frame.pos | 1 << index).inner(part)
    raise AssertionError(choice)


@asks(AnyOrder)
def ask_any_order(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    node: AnyOrder = frame.node
    options: list[Option] = []
    for index, (word, part) in enumerate(node.parts):
        if not frame.pos >> index & 1:
            offer(game, frame, word, part, options, why)
    if options and node.leave_out:
        options.append(DONE)
    return options


@asks(May)
def ask_may(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    node: May = frame.node
    options: list[Option] = []
    offer(game, frame, node.word, node.part, options, why)
    if options:
        options.append(SKIP)
    return options


@takes(May)
def take_may(_game: Game, frame: Frame, choice: Option) -> Frame | None:
    return frame.parent if choice is SKIP else frame.then(frame.node.part)


# -- agenda: an any-order group that triggered effects can join while it is open


def agenda(frame: Frame, items: tuple[Item, ...]) -> Frame:
    """The items in any order, in place of `frame`."""
    env = frame.env.copy()
    env["items"] = items
    return Frame(AGENDA, 0, frame.seat, env, frame.parent)


def join(frame: Frame, item: Item) -> Frame:
    """The same stack, with the item added to the innermost open agenda (or a new one on top)."""
    above: list[Frame] = []
    level: Frame | None = frame
    while level is not None and level.node is not AGENDA:
        above.append(level)
        level = level.parent
    if level is None:
        return agenda(frame.inner(AGENDA), (item,))
    result = level.bind("items", (*level.env["items"], item))
    for other in reversed(above):
        result = Frame(other.node, other.pos, other.seat, other.env, result)
    return result


AGENDA: Final = Agenda()


def _item_frame(frame: Frame, item: Item, parent: Frame) -> Frame:
    env = {name: value for name, value in frame.env.items() if name != "items"}
    env.update(item.env)
    return Frame(item.node, 0, frame.seat, env, parent)


@asks(Agenda)
def ask_agenda(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    options: list[Option] = []
    must = False
    for item in frame.env["items"]:
        reason = why_not(game, _item_frame(frame, item, frame))
        if reason is None:
            must = must or item.must
            options.append(worded(item.word))
        elif why is not None:
            why.add(worded(item.word), reason[0], reason[1])
    if options and not must:
        options.append(DONE)
    return options


@takes(Agenda)
def take_agenda(_game: Game, frame: Frame, choice: Option) -> Frame | None:
    if choice is DONE:
        return frame.parent
    items: tuple[Item, ...] = frame.env["items"]
    for index, item in enumerate(items):
        if item.word == choice.key:
            rest = frame.bind("items", items[:index] + items[index + 1 :])
            return _item_frame(frame, item, rest)
    raise AssertionError(choice)


# -- pay and gain


@runs(Gain)
def run_gain(game: Game, frame: Frame) -> Frame | None:
    node: Gain = frame.node
    return game.title.gain(game, frame, node.what, amount(game, frame, node.n))


@runs(Pay)
def run_pay(game: Game, frame: Frame) -> Frame | None:
    node: Pay = frame.node
    return game.title.pay(game, frame, node.what, amount(game, frame, node.n))


# -- possible


@possible_if(Gain)
def possible_gain(game: Game, frame: Frame) -> Reason | None:
    node: Gain = frame.node
    return game.title.why_no_gain(game, frame, node.what, amount(game, frame, node.n))


@possible_if(Pay)
def possible_pay(game: Game, frame: Frame) -> Reason | None:
    node: Pay = frame.node
    return game.title.why_no_pay(game, frame, node.what, amount(game, frame, node.n))


@possible_if(Seq)
def possible_seq(game: Game, frame: Frame) -> Reason | None:
    """A sequence can be begun if its first part can; what follows may be paid for by what comes before."""
    parts: tuple[Node, ...] = frame.node.parts
    return why_not(game, frame.inner(parts[0])) if parts else None


@possible_if(Choose)
@possible_if(AnyOrder)
def possible_parts(game: Game, frame: Frame) -> Reason | None:
    """A choice is possible if one of its parts is; else the first part's reason is told."""
    first: Reason | None = None
    for _word, part in frame.node.parts:
        reason = why_not(game, frame.inner(part))
        if reason is None:
            return None
        first = first or reason
    return first or ("core.empty", message("why-nothing-left"))


@possible_if(May)
@possible_if(Repeat)
@possible_if(ForEach)
@possible_if(EachSeat)
@possible_if(Simultaneously)
def possible_part(game: Game, frame: Frame) -> Reason | None:
    return why_not(game, frame.inner(frame.node.part))


@possible_if(If)
def possible_branch(game: Game, frame: Frame) -> Reason | None:
    node: If = frame.node
    return why_not(game, frame.inner(node.then if judge(game, frame, node.test) else node.otherwise))


@possible_if(While)
def possible_while(game: Game, frame: Frame) -> Reason | None:
    node: While = frame.node
    return why_not(game, frame.inner(node.part)) if judge(game, frame, node.test) else None


declare(*CORE_NODES, prefix="core-")
assert set(CORE_NODES) <= set(POSSIBLE)
