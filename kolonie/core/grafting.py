"""Changes of a declared tree: how an expansion inserts, replaces and leaves out steps of the flow.

A step is named by its node, as the base tree has it. Trees are values, so each change makes another tree that
shares all it did not touch.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from kolonie.core.nodes import Node, Nothing, Seq


def before(tree: Node, step: Node, new: Node) -> Node:
    """The tree with `new` before every place of `step`."""
    return _changed(tree, step, lambda old: (new, old))


def after(tree: Node, step: Node, new: Node) -> Node:
    """The tree with `new` after every place of `step`."""
    return _changed(tree, step, lambda old: (old, new))


def instead(tree: Node, step: Node, new: Node) -> Node:
    """The tree with `new` in every place of `step`."""
    return _changed(tree, step, lambda old: (new,))


def without(tree: Node, step: Node) -> Node:
    """The tree without `step`."""
    return _changed(tree, step, lambda old: ())


def _changed(tree: Node, step: Node, change: Callable[[Node], tuple[Node, ...]]) -> Node:
    found = _Change(step, change)
    result = found.made(tree)
    if not found.places:
        raise LookupError(f"there is no step {step!r} in the tree")
    return result


class _Change:
    """Goes through a tree once and counts the places it has changed."""

    def __init__(self, step: Node, change: Callable[[Node], tuple[Node, ...]]) -> None:
        self.step = step
        self.change = change
        self.places = 0

    def made(self, node: Node) -> Node:
        """The node changed, as one node."""
        parts = self.parts(node)
        if len(parts) == 1:
            return parts[0]
        return Seq(parts) if parts else Nothing()

    def parts(self, node: Node) -> tuple[Node, ...]:
        """What stands in the node's place; a sequence takes it in as its own parts."""
        if node == self.step:
            self.places += 1
            return self.change(node)
        if isinstance(node, Seq):
            parts = tuple(new for part in node.parts for new in self.parts(part))
            return (node if _same(parts, node.parts) else Seq(parts),)
        changes: dict[str, Any] = {}
        for field in fields(node):
            old = getattr(node, field.name)
            new = self._value(old)
            if new is not old:
                changes[field.name] = new
        return (replace(node, **changes) if changes else node,)

    def _value(self, value: Any) -> Any:
        if isinstance(value, Node):
            return self.made(value)
        if isinstance(value, tuple):
            parts = tuple(self._value(part) for part in value)
            return value if _same(parts, value) else parts
        return value


def _same(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))
