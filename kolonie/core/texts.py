"""The core's own nodes in words and icons."""

from __future__ import annotations

from typing import Any

from kolonie.core.messages import Message, message
from kolonie.core.nodes import Block, Count, Gain, Group, Node, OneOf, Repeat, Seq, While
from kolonie.core.readers import ICONS, LOG, PROMPT, TEXT, icons_of, text_of


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


def _group(node: Group) -> Message:
    if not node.parts:
        return message("core-node-open")
    if node.most == 1:
        return join("core-join-or", [text_of(part) for _word, part in node.parts])
    listed = join("core-join-and", [text_of(part) for _word, part in node.parts])
    if node.most:
        return message("core-node-choose", n=node.most, parts=listed)
    return message("core-node-group", parts=listed, may="yes" if node.leave_out else "no")


def _one_of(node: OneOf) -> Message:
    return join("core-join-or", [text_of(part) for part in node.parts])


def _ask_group(node: Group) -> Message:
    if node.ask:
        return message(node.ask)
    return message("core-ask-choose", n=node.most) if node.most else message("core-ask-group")


def _gain(node: Gain) -> Message:
    return message("core-node-gain", what=thing(node.what, node.n))


def _log_gain(node: Gain, args: dict[str, object]) -> Message:
    return Message("core-log-gain", tuple({"got": thing(node.what, node.n), **args}.items()))


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


TEXT.update({Seq: _seq, Group: _group, OneOf: _one_of, Gain: _gain})
PROMPT[Group] = _ask_group
LOG[Gain] = _log_gain
ICONS.update(dict.fromkeys((Seq, Group, OneOf, Block, Repeat, While), _inner_icons))
ICONS[Gain] = _what_icon
