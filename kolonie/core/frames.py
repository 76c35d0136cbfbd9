"""Where play stands: a persistent stack of frames.

A frame is (node, position, seat, environment, parent) and is never changed: to go on is to make
another frame. Two games share the frames below the point where they part, so a clone copies one pointer.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from kolonie.core.nodes import Seq

Env = dict[str, Any]
NO_ENV: Env = {}


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One level of the flow. `env` is shared between frames and must never be changed in place."""

    __slots__ = ("env", "node", "parent", "pos", "seat")

    def __init__(self, node: Any, pos: int, seat: int, env: Env, parent: Frame | None) -> None:
        self.node = node
        self.pos = pos
        self.seat = seat
        self.env = env
        self.parent = parent

    def at(self, pos: int) -> Frame:
        """The same frame at another position."""
        return Frame(self.node, pos, self.seat, self.env, self.parent)

    def inner(self, node: Any) -> Frame:
        """`node` on top of this frame, with the same seat and environment."""
        return Frame(node, 0, self.seat, self.env, self)

    def then(self, node: Any) -> Frame:
        """`node` in place of this frame: what it returns to is what this frame returns to."""
        return Frame(node, 0, self.seat, self.env, self.parent)

    def bind(self, name: str, value: object) -> Frame:
        """The same frame with one more (or another) value in its environment."""
        env = self.env.copy()
        env[name] = value
        return Frame(self.node, self.pos, self.seat, env, self.parent)


def next_part(frame: Frame) -> Frame | None:
    """The next part of a sequence; the last one takes its place, so that nobody comes back for nothing."""
    node: Seq = frame.node
    parts = node.parts
    pos = frame.pos
    if pos + 1 < len(parts):
        rest = Frame(node, pos + 1, frame.seat, frame.env, frame.parent)
        return Frame(parts[pos], 0, frame.seat, frame.env, rest)
    if pos < len(parts):
        return Frame(parts[pos], 0, frame.seat, frame.env, frame.parent)
    return frame.parent
