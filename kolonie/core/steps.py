"""How the core's own nodes are run, asked and taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kolonie.core.frames import Env, Frame, next_part
from kolonie.core.messages import message
from kolonie.core.nodes import (
    CORE_NODES,
    Amount,
    Block,
    Count,
    Deadline,
    EachSeat,
    Gain,
    Group,
    If,
    IsSeat,
    Item,
    Node,
    Nothing,
    OneOf,
    Repeat,
    Seq,
    Simultaneously,
    Test,
    While,
)
from kolonie.core.options import DONE as DONE
from kolonie.core.options import Option, WhyNot, option, worded
from kolonie.core.readers import (
    ASK,
    COUNT,
    HANDLERS,
    TEST,
    TOGETHER,
    VERBS,
    AskReader,
    Reason,
    _handler,
    asks,
    declare,
    possible_if,
    quiet,
    runs,
    takes,
    why_not,
)

if TYPE_CHECKING:
    from kolonie.core.engine import Game

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
    return next_part(frame)


@runs(If)
def run_if(game: Game, frame: Frame) -> Frame | None:
    node: If = frame.node
    test = node.test
    branch = node.then if TEST[type(test)](game, frame, test) else node.otherwise
    return Frame(branch, 0, frame.seat, frame.env, frame.parent)


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


@runs(EachSeat)
def run_each_seat(game: Game, frame: Frame) -> Frame | None:
    node: EachSeat = frame.node
    if frame.pos == 0:
        frame = frame.bind("order", game.conduct.order(game, node.by))
    order: tuple[int, ...] = frame.env["order"]
    if frame.pos >= len(order):
        return frame.parent
    after = Frame(node, frame.pos + 1, frame.seat, frame.env, frame.parent)
    return Frame(node.part, 0, order[frame.pos], frame.env, after)


_handler(Simultaneously).kind = TOGETHER


def is_seat(game: Game, frame: Frame, _test: Test) -> bool:
    return 0 <= frame.seat < game.seats


TEST[IsSeat] = is_seat


# -- blocks


@runs(Block)
def run_block(_game: Game, frame: Frame) -> Frame | None:
    return frame.parent if frame.pos else frame.at(1).inner(frame.node.part)


def leave(frame: Frame, name: str) -> Frame | None:
    """What comes after the innermost block of that name, whatever is still open inside it."""
    level: Frame | None = frame
    while level is not None:
        if isinstance(level.node, Block) and level.node.name == name:
            return level.parent
        level = level.parent
    raise LookupError(f"no open block is called {name}")


@runs(Deadline)
def run_deadline(game: Game, frame: Frame) -> Frame | None:
    if game.searching:
        return None  # a look-ahead goes no further
    if game.conduct.owes(game, None):
        assert game.doubted, "something that is owed was not done"
        game.conduct.lapse(game)
    return frame.parent


# -- groups


def offer(game: Game, frame: Frame, word: str, part: Node, options: list[Option], why: WhyNot | None) -> None:
    """Puts a named part into the options if it is possible, else among the refusals."""
    reason = game.conduct.why_no_part(game, frame.inner(part))
    if reason is None:
        options.append(worded(word))
    elif why is not None:
        why.add(worded(word), reason[0], reason[1])


@asks(Group)
def ask_group(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """`pos` counts how often each part was begun, four bits a part."""
    node: Group = frame.node
    options: list[Option] = []
    if node.most and begun(frame.pos) >= node.most:
        return options
    pos = frame.pos
    times = node.times
    for number, (word, part) in enumerate(node.parts):
        if pos & 15 < (times[number] if times else 1):
            offer(game, frame, word, part, options, why)
        pos >>= 4
    must = False
    items: tuple[Item, ...] | None = frame.env.get("items")
    for item in items or ():
        reason = game.conduct.why_no_part(game, _item_frame(frame, item, frame))
        if reason is None:
            must = must or item.must
            choice = worded(item.word)
            if choice not in options:  # the same thing can be due twice
                options.append(choice)
        elif why is not None:
            why.add(worded(item.word), reason[0], reason[1])
    if options and not must and node.leave_out:
        stay = game.conduct.why_stay(game, frame)
        if stay is None:
            options.append(DONE)
        elif why is not None:
            why.add(DONE, stay[0], stay[1])
    return options


def begun(pos: int) -> int:
    """How many parts of a group were begun."""
    total = 0
    while pos:
        total += pos & 15
        pos >>= 4
    return total


@takes(Group)
def take_part(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """Does the chosen part and comes back, unless nothing is left to come back for."""
    if choice is DONE:
        return frame.parent
    node: Group = frame.node
    key = choice.key
    rest: Frame | None
    for number, (word, part) in enumerate(node.parts):
        if word == key:
            last = node.most and begun(frame.pos) + 1 >= node.most
            rest = frame.parent if last else frame.at(frame.pos + (1 << 4 * number))
            return game.conduct.entered(game, Frame(part, 0, frame.seat, _inner_env(frame), rest), frame)
    items: tuple[Item, ...] = frame.env["items"]
    for number, item in enumerate(items):
        if item.word == key:
            left = items[:number] + items[number + 1 :]
            rest = frame.bind("items", left) if left or node.parts else frame.parent
            return game.conduct.entered(game, _item_frame(frame, item, rest), frame)
    raise AssertionError(choice)


def is_group(*kinds: type[Group]) -> None:
    """Groups of a game, with words of its own, that are asked and taken like any other."""
    for kind in kinds:
        handler = _handler(kind)
        handler.kind = ASK
        handler.ask = ask_group
        handler.take = take_part
        handler.group = True


is_group(Group)


# -- one of several, in one list


class Opening:
    """A way into a `OneOf`: the decision that a part begins with, and the sequences begun around it."""

    __slots__ = ("around", "first")

    def __init__(self, first: Node, around: tuple[Seq, ...]) -> None:
        self.first = first
        self.around = around


class Openings:
    """All ways into a `OneOf`, prepared once: how each is asked, and by verb where an option leads."""

    __slots__ = ("asks", "by_verb", "node")

    def __init__(self, node: OneOf) -> None:
        self.node = node
        self.asks: list[AskReader] = []
        self.by_verb: dict[str, Opening] = {}
        for way in _ways_into(node, ()):
            ask = HANDLERS[type(way.first)].ask
            assert ask is not None, f"{way.first} is no decision"
            self.asks.append(_asked_as(way.first, ask) if way.first.__dataclass_fields__ else ask)
            for verb in VERBS[type(way.first)]:
                assert verb not in self.by_verb, f"two parts offer {verb}"
                self.by_verb[verb] = way


def _asked_as(first: Node, ask: AskReader) -> AskReader:
    """A decision with fields needs a frame of its own to be asked; without, that of the `OneOf` will do."""

    def asked(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
        return ask(game, Frame(first, 0, frame.seat, frame.env, frame.parent), why)

    return asked


_OPENINGS: Final[dict[int, Openings]] = {}
"""By the identity of the node."""


def openings(node: OneOf) -> Openings:
    known = _OPENINGS.get(id(node))
    if known is None or known.node is not node:
        known = _OPENINGS[id(node)] = Openings(node)
    return known


def _ways_into(node: Node, around: tuple[Seq, ...]) -> list[Opening]:
    if isinstance(node, OneOf):
        return [way for part in node.parts for way in _ways_into(part, around)]
    if isinstance(node, Seq):
        return _ways_into(node.parts[0], (*around, node) if len(node.parts) > 1 else around)
    return [Opening(node, around)]


@asks(OneOf)
def ask_one_of(game: Game, frame: Frame, why: WhyNot | None) -> list[Option]:
    """What each part would offer if it stood here alone."""
    options: list[Option] = []
    known = _OPENINGS.get(id(frame.node))
    if known is None or known.node is not frame.node:
        known = openings(frame.node)
    for ask in known.asks:
        options += ask(game, frame, why)
    return options


@takes(OneOf)
def take_one_of(game: Game, frame: Frame, choice: Option) -> Frame | None:
    """Begins the part that the option is of, and takes it there."""
    way = openings(frame.node).by_verb[choice.verb]
    level = frame.parent
    for around in way.around:
        level = Frame(around, 1, frame.seat, frame.env, level)
    take = HANDLERS[type(way.first)].take
    assert take is not None
    return take(game, Frame(way.first, 0, frame.seat, frame.env, level), choice)


# -- inside groups


def _inner_env(frame: Frame) -> Env:
    """The environment of what is inside a group: all but its items."""
    if "items" not in frame.env:
        return frame.env
    return {name: value for name, value in frame.env.items() if name != "items"}


def _item_frame(frame: Frame, item: Item, parent: Frame | None) -> Frame:
    env = _inner_env(frame)
    if item.env:
        env = {**env, **dict(item.env)}
    return Frame(item.node, 0, frame.seat, env, parent)


def opened(frame: Frame, group: Group, items: tuple[Item, ...]) -> Frame:
    """The group with these items, in place of `frame`."""
    env = frame.env.copy()
    env["items"] = items
    return Frame(group, 0, frame.seat, env, frame.parent)


def join(frame: Frame, group: Group, item: Item) -> Frame:
    """The same stack with the item added to the innermost open `group`, or to a new one on top."""
    above: list[Frame] = []
    level: Frame | None = frame
    while level is not None and level.node is not group:
        above.append(level)
        level = level.parent
    if level is None:
        return opened(frame.inner(group), group, (item,))
    result = level.bind("items", (*level.env["items"], item))
    for other in reversed(above):
        result = Frame(other.node, other.pos, other.seat, other.env, result)
    return result


# -- gain


@runs(Gain)
def run_gain(game: Game, frame: Frame) -> Frame | None:
    node: Gain = frame.node
    return game.conduct.gain(game, frame, node.what, amount(game, frame, node.n))


# -- possible


@possible_if(Gain)
def possible_gain(game: Game, frame: Frame) -> Reason | None:
    node: Gain = frame.node
    return game.conduct.why_no_gain(game, frame, node.what, amount(game, frame, node.n))


@possible_if(Seq)
def possible_seq(game: Game, frame: Frame) -> Reason | None:
    """A sequence can be begun if its first part can; what follows may be paid for by what comes before."""
    parts: tuple[Node, ...] = frame.node.parts
    return why_not(game, frame.inner(parts[0])) if parts else None


@possible_if(Group)
def possible_parts(game: Game, frame: Frame) -> Reason | None:
    """A group is possible if one of its parts is; else the first part's reason is told."""
    node: Group = frame.node
    first: Reason | None = None
    for _word, part in node.parts:
        reason = why_not(game, frame.inner(part))
        if reason is None:
            return None
        first = first or reason
    return first or (node.rule, message("why-nothing-left"))


@possible_if(OneOf)
def possible_one(game: Game, frame: Frame) -> Reason | None:
    """If any part is; else the first part's reason is told."""
    reasons = [why_not(game, frame.inner(part)) for part in frame.node.parts]
    return None if None in reasons or not reasons else reasons[0]


@possible_if(Block)
@possible_if(Repeat)
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


quiet(Nothing, Seq, If, While, Repeat, EachSeat, Block, Deadline)
declare(*CORE_NODES, prefix="core-")
