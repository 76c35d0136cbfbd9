"""What can be done with a node: tables by node type.

Every node is either run (`runs`) or asks a seat (`asks` and `takes`). Steps of the flow have readers in each
of `possible`, `text`, `icons` and `log`; `declare` puts sensible ones there. What packs can spell
(`Title.effects`) must say everything itself: nothing is filled in, and a test names the effect and the table
that lacks it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from kolonie.core.asks import Unlisted
from kolonie.core.frames import Frame
from kolonie.core.messages import Message
from kolonie.core.nodes import Count, Node, Test
from kolonie.core.options import Option, WhyNot

if TYPE_CHECKING:
    from kolonie.core.engine import Game

Reason = tuple[str, Message]
"""Why something cannot be done: the rule's ID and the words."""

RunReader = Callable[["Game", Frame], "Frame | None"]
AskReader = Callable[["Game", Frame, "WhyNot | None"], list[Option]]
UnlistedReader = Callable[["Game", Frame], "Unlisted | None"]
TakeReader = Callable[["Game", Frame, Option], "Frame | None"]
PossibleReader = Callable[["Game", Frame], "Reason | None"]
TextReader = Callable[[Any], Message]
IconsReader = Callable[[Any], "tuple[str, ...]"]
LogReader = Callable[[Any, "dict[str, object]"], Message]

RUN: Final = 0
ASK: Final = 1
TOGETHER: Final = 2


class Handler:
    """How the engine goes on when a node of this type is on top: run it, ask, or let all seats act.

    `open` decisions can be interrupted by what the seat may do at any time of its turn. A `quiet` node only
    says where to go on, or changes nothing by which something could come due (`Conduct.settle`).
    An `ordered` decision lists what it offers sorted by key, and need not be sorted again. A `group` is asked
    and taken like any other (`steps.is_group`).
    """

    __slots__ = ("ask", "group", "kind", "open", "ordered", "quiet", "run", "take", "unlisted")

    def __init__(self) -> None:
        self.kind = RUN
        self.open = False
        self.quiet = False
        self.ordered = False
        self.group = False
        self.run: RunReader | None = None
        self.ask: AskReader | None = None
        self.take: TakeReader | None = None
        self.unlisted: UnlistedReader | None = None


HANDLERS: Final[dict[type, Handler]] = {}
POSSIBLE: Final[dict[type, PossibleReader]] = {}
TEXT: dict[type, TextReader] = {}
PROMPT: dict[type, TextReader] = {}
RULE: dict[type, str] = {}
VERBS: Final[dict[type, tuple[str, ...]]] = {}
ICONS: dict[type, IconsReader] = {}
LOG: dict[type, LogReader] = {}
TEST: Final[dict[type, Callable[[Game, Frame, Any], bool]]] = {}
COUNT: Final[dict[type, Callable[[Game, Frame, Any], int]]] = {}


def _handler(kind: type) -> Handler:
    found = HANDLERS.get(kind)
    if found is None:
        found = HANDLERS[kind] = Handler()
    return found


def runs(kind: type) -> Callable[[RunReader], RunReader]:
    """Registers what happens when a node of this type is reached: it returns the next frame."""

    def register(reader: RunReader) -> RunReader:
        _handler(kind).run = reader
        return reader

    return register


def asks(kind: type, rule: str = "", *verbs: str) -> Callable[[AskReader], AskReader]:
    """Registers what a node of this type offers. The function must not change anything.

    `rule` is the rule that the decision is about. A decision that can be offered together with others
    (`OneOf`) also names the verbs of its options.
    """

    def register(reader: AskReader) -> AskReader:
        handler = _handler(kind)
        handler.kind = ASK
        handler.ask = reader
        handler.group = False
        RULE[kind] = rule
        VERBS[kind] = verbs
        return reader

    return register


def unlists(kind: type) -> Callable[[UnlistedReader], UnlistedReader]:
    """Registers what a node with many options offers, without listing them: for those who read only one.

    It returns None where there are fewer than two, or where something else is offered too; then what the node
    `asks` is listed.
    """

    def register(reader: UnlistedReader) -> UnlistedReader:
        _handler(kind).unlisted = reader
        return reader

    return register


def takes(kind: type) -> Callable[[TakeReader], TakeReader]:
    """Registers what an option of this node does: it returns the next frame."""

    def register(reader: TakeReader) -> TakeReader:
        handler = _handler(kind)
        handler.take = reader
        handler.group = False
        return reader

    return register


def interjects(*kinds: type) -> None:
    """Marks decisions at which a seat may also do what it may do at any time of its turn.

    What that is the title says once (`Conduct.interjections`); the functions that ask know nothing of it.
    """
    for kind in kinds:
        _handler(kind).open = True


def quiet(*kinds: type) -> None:
    """Marks nodes that change nothing on the table, or nothing by which something could come due."""
    for kind in kinds:
        _handler(kind).quiet = True


def ordered(*kinds: type) -> None:
    """Marks decisions that list their options sorted by key: for those that have many."""
    for kind in kinds:
        _handler(kind).ordered = True


def possible_if(kind: type) -> Callable[[PossibleReader], PossibleReader]:
    """Registers whether a node of this type can be done now; it returns the reason if not."""

    def register(reader: PossibleReader) -> PossibleReader:
        POSSIBLE[kind] = reader
        return reader

    return register


def kebab(kind: type) -> str:
    """`TakeTime` as `take-time`, the way Fluent keys are written."""
    name = kind.__name__
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


def always(_game: Game, _frame: Frame) -> Reason | None:
    return None


def _plain_fields(node: Any) -> tuple[tuple[str, object], ...]:
    fields: list[tuple[str, object]] = []
    for name in node.__dataclass_fields__:
        value = getattr(node, name)
        if isinstance(value, Node | Test | Count):
            fields.append((name, text_of(value)))
        elif isinstance(value, int | str):
            fields.append((name, value))
    return tuple(fields)


def named_text(prefix: str) -> TextReader:
    """The reader that says `prefix-node-name` with the node's own fields as arguments."""

    def read(node: Any) -> Message:
        return Message(f"{prefix}-{kebab(type(node))}", _plain_fields(node))

    return read


def declare(
    *kinds: type,
    prefix: str = "",
    icons: dict[type, tuple[str, ...]] | None = None,
) -> None:
    """Gives steps of the flow their usual readers: words by name, an icon by name, always possible.

    Call it after the functions that run or ask these nodes are registered. Effects, which packs spell, get
    nothing here but their prompt and their line in the log: see `declare_effects`.
    """
    declare_effects(*kinds, prefix=prefix)
    for kind in kinds:
        POSSIBLE.setdefault(kind, always)
        TEXT.setdefault(kind, named_text(f"{prefix}node"))
        marks = (icons or {}).get(kind, (kebab(kind),))
        ICONS.setdefault(kind, _fixed(marks))


def declare_effects(*kinds: type, prefix: str = "") -> None:
    """Effects say themselves what they need, how they read and what they show; a test sees that they do."""
    for kind in kinds:
        handler = _handler(kind)
        PROMPT.setdefault(kind, named_text(f"{prefix}ask"))
        LOG.setdefault(kind, choice_log if handler.kind == ASK else named_log(prefix))


def choice_log(_node: Any, args: dict[str, object]) -> Message:
    """What a decision writes into the journal: what the choice reads like afterwards (`Title.told`)."""
    return Message("core-log-choice", tuple(args.items()))


def named_log(prefix: str) -> LogReader:
    def read(node: Any, args: dict[str, object]) -> Message:
        return Message(f"{prefix}log-{kebab(type(node))}", _plain_fields(node) + tuple(args.items()))

    return read


def own_icon(node: Any) -> tuple[str, ...]:
    """The icon that has the name of the node."""
    return (kebab(type(node)),)


def _fixed(marks: tuple[str, ...]) -> IconsReader:
    def read(_node: Any) -> tuple[str, ...]:
        return marks

    return read


def text_of(node: Any) -> Message:
    """The node in words."""
    reader = TEXT.get(type(node))
    if reader is None:
        return Message(f"node-{kebab(type(node))}", _plain_fields(node))
    return reader(node)


def icons_of(node: Any) -> tuple[str, ...]:
    return ICONS[type(node)](node)


def why_not(game: Game, frame: Frame) -> Reason | None:
    """Why the frame's node cannot be done now, or None if it can."""
    return POSSIBLE[type(frame.node)](game, frame)


def holes(effects: tuple[type, ...], tables: Mapping[str, Mapping[type, Any]]) -> list[str]:
    """Effects that are missing in a table, each named with it: they would silently mean "nothing" there."""
    needed: dict[str, Mapping[type, Any]] = {"possible": POSSIBLE, "text": TEXT, "icons": ICONS, **tables}
    return [
        f"{kind.__name__} is missing in the table {name}"
        for kind in effects
        for name, table in needed.items()
        if kind not in table
    ]


def rule_of(node: Any) -> str:
    """The rule that a decision of this node is about: its own, or that of its kind."""
    own: str = getattr(node, "rule", "")
    return own or RULE.get(type(node), "")
