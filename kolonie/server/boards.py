"""What the raw view of each game holds, as schemas: read from the state that the game declares.

A drawn board in the browser reads a few things from there that no scene carries. Its types are made from
these. A compiled build has forgotten what its lists hold, and describes no views.
"""

from __future__ import annotations

import dataclasses
from typing import Any, NotRequired, TypedDict, get_origin, get_type_hints, is_typeddict

import msgspec

from kolonie.core.shapes import Shape
from kolonie.core.title import Title
from kolonie.games import titles

Schema = dict[str, Any]


class Common(TypedDict):
    """What every view has; see `kolonie.core.views.view`."""

    rules: str
    settings: dict[str, str]
    seats: int
    viewer: int | None
    to_act: list[int]
    over: bool
    asked: NotRequired[str]
    options: NotRequired[list[str]]
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]
    breakdown: NotRequired[list[dict[str, int]]]


class Hidden(TypedDict):
    """Of a hidden list only the length is known."""

    count: int


def views(template: str) -> tuple[dict[str, str], dict[str, Schema]]:
    """The name of each game's view, and the schemas of the views and of all that is in them."""
    names: dict[str, str] = {}
    found: dict[str, Schema] = {}
    for title in titles():
        if all(isinstance(field.type, str) for field in dataclasses.fields(title.shape.kind)):
            names[title.id] = _view(title, template, found)
    return names, found


def _view(title: Title, template: str, found: dict[str, Schema]) -> str:
    prefix = "".join(word.capitalize() for word in title.id.split("_"))
    extra = get_type_hints(type(title).extra_view)["return"]
    parts = [Common, extra] if is_typeddict(extra) else [Common]
    wholes, inner = msgspec.json.schema_components(
        parts, ref_template=template.replace("{name}", f"{prefix}{{name}}")
    )
    found.update({f"{prefix}{name}": schema for name, schema in inner.items()})
    flat = [found.pop(whole["$ref"].rsplit("/", 1)[-1]) for whole in wholes]
    properties: Schema = {"game": {"enum": [title.id]}}
    required = ["game"]
    for whole in flat:
        properties |= whole["properties"]
        required += whole["required"]
    properties["table"] = {"$ref": template.format(name=_shape(title.shape, prefix, template, found))}
    name = f"{prefix}View"
    found[name] = {
        "title": name,
        "type": "object",
        "properties": properties,
        "required": [*required, "table"],
        "additionalProperties": not is_typeddict(extra),
    }
    return name


def _shape(shape: Shape, prefix: str, template: str, found: dict[str, Schema]) -> str:
    """Writes the schema of one class of the state, as `Shape.view` shows it; tells its name."""
    hints = get_type_hints(shape.kind)
    properties: Schema = {}
    required = []
    for field in shape.fields:
        if field in shape.nested:
            inner = _shape(shape.nested[field], prefix, template, found)
            schema: Schema | None = {"type": "array", "items": {"$ref": template.format(name=inner)}}
        else:
            schema = _seen(hints[field], field in shape.nobody, field in shape.owner)
        if schema is not None:
            properties[field] = schema
            always = get_origin(hints[field]) in (list, tuple, dict) or field not in shape.owner
            if always and field not in shape.later:
                required.append(field)
    name = f"{prefix}{shape.kind.__name__}"
    found[name] = {"title": name, "type": "object", "properties": properties, "required": required}
    return name


def _seen(hint: Any, nobody: bool, owner: bool) -> Schema | None:
    """How a field looks; None if nobody ever sees it."""
    hidden = _plain(Hidden) if get_origin(hint) in (list, tuple, dict) else None
    if nobody:
        return hidden
    schema = _plain(hint)
    return {"anyOf": [hidden, schema]} if owner and hidden is not None else schema


def _plain(hint: Any) -> Schema:
    schema = msgspec.json.schema(hint)
    inside: Schema = schema.pop("$defs", {})
    return inside[schema["$ref"].rsplit("/", 1)[-1]] if "$ref" in schema else schema
