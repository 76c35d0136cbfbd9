"""The vocabulary of flow and effects. A node is a frozen value that says what is to be done.

What can be done *with* a node (run it, ask whether it is possible, put it into words, ...) lives in the
tables of `readers`. A game adds its own nodes with `@node`; nothing here knows any of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Node:
    """The base of every node."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Test:
    """The base of conditions, judged by the `test` table."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Count:
    """The base of numbers that depend on the table, told by the `count` table."""


Amount = int | Count
Named = tuple[str, Node]
"""A part of a choice with the word it is chosen by."""


@dataclass(frozen=True)
class Nothing(Node):
    """Does nothing."""


@dataclass(frozen=True)
class Seq(Node):
    """All parts, one after another."""

    parts: tuple[Node, ...]


@dataclass(frozen=True)
class Group(Node):
    """Parts in any order: the one group for all that is pending, to be chosen or left out.

    Each part can be done as often as `times` says (empty: once), so many in all as `most` says (0: no limit,
    1: either one or another). With `leave_out` the seat may stop at any time, unless its title says why it
    has to stay (`Title.why_stay`). While the group is open, items can join it (`steps.join`), kept in its
    frame. What becomes possible by one part can be used by the next: possibility is judged anew each time.

    `ask` is the key of the prompt, `rule` the rule that it cites.
    """

    parts: tuple[Named, ...] = ()
    times: tuple[int, ...] = ()
    most: int = 0
    leave_out: bool = False
    ask: str = ""
    rule: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class OneOf(Node):
    """One of the parts, offered together: what each of them offers first stands in one list.

    Every part begins with a decision, or with a sequence or another `OneOf` that does, and no two of these
    first decisions have a verb in common (`readers.asks` is told the verbs). A title that wants its own
    prompt, rule or interjections for it derives from it: `class Turn(OneOf)`.
    """

    parts: tuple[Node, ...]


@dataclass(frozen=True)
class Block(Node):
    """The part, which can be left at once from anywhere inside (`steps.leave`)."""

    name: str
    part: Node


@dataclass(frozen=True)
class Deadline(Node):
    """Here everything that is owed must be done (`Conduct.owes`): looking ahead goes no further."""


@dataclass(frozen=True)
class If(Node):
    """One or the other, by a condition judged when the node is reached."""

    test: Test
    then: Node
    otherwise: Node = Nothing()


@dataclass(frozen=True)
class While(Node):
    """The part again and again, as long as the condition holds before it."""

    test: Test
    part: Node


@dataclass(frozen=True)
class Repeat(Node):
    """The part n times. `var`, if given, holds the number of the time, from 1."""

    n: Amount
    part: Node
    var: str = ""


@dataclass(frozen=True)
class EachSeat(Node):
    """The part for each seat, one after another, in an order that the game names.

    The order may hold takers of turns that are no seats, with numbers from `Game.seats` on: an automaton, a
    neutral faction. They are never asked; `If(IsSeat(), ...)` tells them apart.
    """

    part: Node
    by: str = "seat"


@dataclass(frozen=True)
class Simultaneously(Node):
    """The part for all seats at once: each has its own stack of frames, and their moves commute."""

    part: Node


@dataclass(frozen=True)
class Gain(Node):
    """The seat gains `n` of something; how, the game's purse says."""

    what: str
    n: Amount


@dataclass(frozen=True)
class IsSeat(Test):
    """Whoever takes this turn is a seat, which can be asked."""


@dataclass(frozen=True)
class Item:
    """What has joined a group: a node with its environment, the word it is chosen by, and if it is a must."""

    word: str
    node: Node
    env: tuple[tuple[str, int], ...] = ()
    must: bool = True


CORE_NODES: tuple[type[Node], ...] = (
    Nothing,
    Seq,
    Group,
    OneOf,
    Block,
    If,
    While,
    Repeat,
    EachSeat,
    Simultaneously,
    Deadline,
    Gain,
)


def seq(*parts: Node) -> Seq:
    return Seq(parts)


def choose(n: int = 1, **parts: Node) -> Group:
    """Exactly `n` different parts of the possible ones (fewer if fewer are possible)."""
    return Group(tuple(parts.items()), most=n)


def any_order(leave_out: bool = False, **parts: Node) -> Group:
    """All parts in the order the seat likes."""
    return Group(tuple(parts.items()), leave_out=leave_out)


def may(rule: str = "", **part: Node) -> Group:
    """The part, if the seat wants to."""
    return Group(tuple(part.items()), leave_out=True, rule=rule)


def children(node: Node) -> list[tuple[str, Node]]:
    """The nodes directly inside a node, each with the word of its place."""
    found: list[tuple[str, Node]] = []
    for name in node.__dataclass_fields__:  # mypyc keeps this table on compiled dataclasses too
        value = getattr(node, name)
        if isinstance(value, Node):
            found.append((name, value))
        elif isinstance(value, tuple):
            for index, part in enumerate(value):
                if isinstance(part, Node):
                    found.append((str(index), part))
                elif isinstance(part, tuple) and len(part) == 2 and isinstance(part[1], Node):
                    found.append((str(part[0]), part[1]))
    return found
