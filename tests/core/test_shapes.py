"""The declared fields of a state: what is derived from them, and fields that are gone."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kolonie.core.shapes import Shape


@dataclass(slots=True)
class Before:
    goods: list[int]
    step: int


@dataclass(slots=True)
class Now:
    goods: list[int]


SHAPE = Shape(Now, gone={"step": 0})


def test_a_field_that_is_gone_is_still_saved_so_that_old_records_keep_their_hash() -> None:
    assert SHAPE.save(Now([1, 2])) == Shape(Before).save(Before([1, 2], 0))


def test_what_was_saved_with_the_field_loads_without_it() -> None:
    assert SHAPE.load(Shape(Before).save(Before([1, 2], 0))) == Now([1, 2])
    with pytest.raises(ValueError, match="not a saved Now"):
        SHAPE.load({"goods": [1, 2]})


def test_a_field_that_is_gone_is_seen_by_nobody_and_not_cloned() -> None:
    assert SHAPE.view(Now([1]), 0, 0, {}) == {"goods": [1]}
    assert SHAPE.clone(Now([1])) == Now([1])


def test_a_field_cannot_be_there_and_gone() -> None:
    with pytest.raises(TypeError, match="has the field step"):
        Shape(Before, gone={"step": 0})


def test_a_field_that_came_later_leaves_no_trace_where_it_is_not_needed() -> None:
    shape = Shape(Before, later={"step": 0})
    assert shape.save(Before([1], 0)) == Shape(Now).save(Now([1]))
    assert shape.load(Shape(Now).save(Now([1]))) == Before([1], 0)
    assert shape.view(Before([1], 0), 0, 0, {}) == {"goods": [1]}
    assert shape.save(Before([1], 2))["step"] == 2
    assert shape.load(shape.save(Before([1], 2))) == Before([1], 2)
    assert shape.view(Before([1], 2), 0, 0, {})["step"] == 2
