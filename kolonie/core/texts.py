"""The core's own nodes in words, icons and rough worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kolonie.core.messages import Message, message
from kolonie.core.nodes import (
    AnyOrder,
    Choose,
    Count,
    EachSeat,
    ForEach,
    Gain,
    If,
    May,
    Node,
    Pay,
    Repeat,
    Seq,
    Simultaneously,
    While,
)
from kolonie.core.readers import ICONS, LOG, TEXT, VALUE, icons_of, text_of, value_of

if TYPE_CHECKING:
    from kolonie.core.engine import Game


def join(key: str, parts: list[Message]) -> Message:
    """Several messages as one, two by two: `key` says how two are joined."""
    result = parts[0]
    for part in parts[1:]:
        result = message(key, first=result, second=part)
    return result


def thing(what: str, n: int | Count) -> Message:
    """A number of something, in the game's own words (`what-time`)."""
    if isinstance(n, Count):
        return message("core-counted", what=message(f"what-{what}", n=2), count=text_of(n))
    return message(f"what-{what}", n=n)


def _seq(node: Seq) -> Message:
    return join("core-join-then", [text_of(part) for part in node.parts])


def _choose(node: Choose) -> Message:
    listed = join("core-join-or", [text_of(part) for _word, part in node.parts])
    return listed if node.n == 1 else message("core-node-choose", n=node.n, parts=listed)


def _any_order(node: AnyOrder) -> Message:
    listed = join("core-join-and", [text_of(part) for _word, part in node.parts])
    return message("core-node-any-order", parts=listed, may="yes" if node.leave_out else "no")


def _gain(node: Gain) -> Message:
    return message("core-node-gain", what=thing(node.what, node.n))


def _pay(node: Pay) -> Message:
    return message("core-node-pay", what=thing(node.what, node.n))


def _log_gain(node: Gain, args: dict[str, object]) -> Message:
    return Message("core-log-gain", tuple({"got": thing(node.what, node.n), **args}.items()))


def _log_pay(node: Pay, args: dict[str, object]) -> Message:
    return Message("core-log-pay", tuple({"paid": thing(node.what, node.n), **args}.items()))


def _inner_icons(node: Any) -> tuple[str, ...]:
    found: list[str] = []
    parts: tuple[Any, ...] = getattr(node, "parts", ()) or (getattr(node, "part", None),)
    for part in parts:
        inner = part[1] if isinstance(part, tuple) else part
        if isinstance(inner, Node):
            found.extend(icons_of(inner))
    return tuple(found)


def _what_icon(node: Any) -> tuple[str, ...]:
    return (str(node.what),)


def _sum_value(game: Game, seat: int, node: Seq) -> float:
    return sum(value_of(game, seat, part) for part in node.parts)


def _best_value(game: Game, seat: int, node: Choose) -> float:
    values = sorted((value_of(game, seat, part) for _word, part in node.parts), reverse=True)
    return sum(values[: node.n])


def _all_value(game: Game, seat: int, node: AnyOrder) -> float:
    return sum(max(0.0, value_of(game, seat, part)) for _word, part in node.parts)


def _part_value(game: Game, seat: int, node: Any) -> float:
    return value_of(game, seat, node.part)


def _may_value(game: Game, seat: int, node: May) -> float:
    return max(0.0, value_of(game, seat, node.part))


def _if_value(game: Game, seat: int, node: If) -> float:
    return max(value_of(game, seat, node.then), value_of(game, seat, node.otherwise))


def _repeat_value(game: Game, seat: int, node: Repeat) -> float:
    times = node.n if isinstance(node.n, int) else 2
    return times * value_of(game, seat, node.part)


def _gain_value(game: Game, seat: int, node: Gain) -> float:
    return (node.n if isinstance(node.n, int) else 2) * game.title.worth(node.what)


def _pay_value(game: Game, seat: int, node: Pay) -> float:
    return -(node.n if isinstance(node.n, int) else 2) * game.title.worth(node.what)


TEXT.update({Seq: _seq, Choose: _choose, AnyOrder: _any_order, Gain: _gain, Pay: _pay})
LOG.update({Gain: _log_gain, Pay: _log_pay})
ICONS.update(dict.fromkeys((Seq, Choose, AnyOrder, May, Repeat, ForEach, While), _inner_icons))
ICONS.update({Gain: _what_icon, Pay: _what_icon})
VALUE.update(
    {
        Seq: _sum_value,
        Choose: _best_value,
        AnyOrder: _all_value,
        May: _may_value,
        If: _if_value,
        Repeat: _repeat_value,
        ForEach: _part_value,
        While: _part_value,
        EachSeat: _part_value,
        Simultaneously: _part_value,
        Gain: _gain_value,
        Pay: _pay_value,
    }
)
