"""Views in words: every field has its name or is said to be plain, so that a new one cannot be forgotten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_type_hints

import pytest

from kolonie.core.naming import Naming, each, flag, id_in, number_or_none, one_of, plain, sheet
from kolonie.core.shapes import Shape
from kolonie.core.title import Title
from kolonie.core.views import named, view
from kolonie.games import titles
from tests.example.harvest.meta import TITLE as HARVEST

every_title = pytest.mark.parametrize("game_title", titles(), ids=lambda t: t.id)


@every_title
def test_every_field_of_every_shape_is_named_or_said_to_be_plain(game_title: Title) -> None:
    naming = game_title.naming()
    assert naming is not None
    assert naming.shape is game_title.shape
    assert {name: inner.shape for name, inner in naming.nested.items()} == naming.shape.nested
    assert naming.wrong() == []


@every_title
def test_whatever_is_derived_is_named_too(game_title: Title) -> None:
    naming = game_title.naming()
    assert naming is not None
    told = get_type_hints(type(game_title).extra_view)["return"]
    assert set(naming.derived) == set(told.__annotations__)


@dataclass
class Crate:
    apples: int
    owner: int
    sealed: list[int]


CRATE = Shape(Crate, nobody=("sealed",))


def test_a_naming_that_forgets_a_field_is_told_of_it() -> None:
    assert Naming(CRATE, {"apples": plain, "owner": plain}).wrong() == ["Crate.sealed is not named"]
    names = {"apples": plain, "owner": plain, "sealed": plain, "pears": plain}
    assert Naming(CRATE, names).wrong() == ["Crate has no field pears"]


def test_objects_inside_need_a_naming_of_their_own() -> None:
    @dataclass
    class Cart:
        crates: list[Crate]

    cart = Shape(Cart, nested={"crates": CRATE})
    wrong = Naming(cart, {"crates": plain}).wrong()
    assert wrong == ["Cart.crates: the objects in it need a naming of their own"]
    inside = Naming(CRATE, {"apples": plain, "owner": number_or_none, "sealed": each(one_of("abc"))})
    seen = cart.view(Cart([Crate(3, -1, [2, 0])]), None, None, {})
    naming = Naming(cart, {}, {"crates": inside})
    assert naming.wrong() == []
    assert Naming(cart, {}, {"crates": Naming(CRATE, {})}).wrong()[0] == "Crate.apples is not named"
    told = naming.named(seen, None)
    assert told == {"crates": [{"apples": 3, "owner": None, "sealed": {"count": 2}}]}


def test_the_namers_of_the_core() -> None:
    class Box:
        ids = ("first", "second")

    seen = {"apples": 1, "owner": 1, "sealed": {"count": 3}}
    naming = Naming(CRATE, {"apples": flag, "owner": id_in("ids"), "sealed": plain})
    assert naming.named(seen, Box()) == {"apples": True, "owner": "second", "sealed": {"count": 3}}
    assert naming.named({"owner": -1}, Box()) == {"owner": None}
    assert sheet(("x", "y"))([], None) == {}  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="shorter"):
        sheet(("x", "y"))([1], None)  # type: ignore[arg-type]


def test_a_title_without_a_naming_is_told_as_it_is() -> None:
    game = HARVEST.new(2, "plain")
    assert HARVEST.naming() is None
    assert named(game, 0) == view(game, 0)
