"""No table of readers has a hole: every node of the core and of every title is in each of them."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kolonie.core.nodes import CORE_NODES, Node, children
from kolonie.core.readers import (
    HANDLERS,
    ICONS,
    LOG,
    POSSIBLE,
    PROMPT,
    TEXT,
    TOGETHER,
    declare_effects,
    holes,
    named_text,
    text_of,
)
from kolonie.core.saving import Addresses
from kolonie.core.text import LANGUAGES, lexicon
from kolonie.core.title import Title
from kolonie.games import titles

ALL = [(None, kind) for kind in CORE_NODES] + [(title, kind) for title in titles() for kind in title.nodes]


@pytest.mark.parametrize(
    ("title", "kind"), ALL, ids=lambda x: getattr(x, "id", getattr(x, "__name__", "core"))
)
def test_every_table_covers_every_node(title: object, kind: type[Node]) -> None:
    for table in (POSSIBLE, TEXT, PROMPT, ICONS, LOG):
        assert kind in table
    handler = HANDLERS[kind]
    asked = handler.ask is not None and handler.take is not None
    assert [handler.run is not None, asked, handler.kind == TOGETHER].count(True) == 1


@pytest.mark.parametrize("title", titles(), ids=lambda t: t.id)
def test_every_node_of_a_flow_is_declared_and_can_be_said(title: Title) -> None:
    box = title.box()
    book = Addresses(title.trees(box, {}))
    known = set(CORE_NODES) | set(title.nodes)
    for node in book.nodes.values():
        assert type(node) in known, f"{type(node).__name__} is not listed in {title.id}.nodes"
        for language in LANGUAGES:
            sentence = lexicon(title, language).say(text_of(node)) if _sayable(node) else "-"
            assert sentence and "[" not in sentence, sentence


@pytest.mark.parametrize("title", titles(), ids=lambda t: t.id)
def test_every_effect_says_everything_itself(title: Title) -> None:
    """What it needs, how it reads, what it shows, and whatever else the title asks of its effects."""
    assert title.effects, "what packs can spell is listed"
    assert set(title.effects) <= set(title.nodes)
    assert holes(title.effects, title.tables()) == []


def test_an_effect_that_leaves_something_out_is_named_with_the_table() -> None:
    @dataclass(frozen=True)
    class Glitter(Node):
        """An effect that nobody has described."""

    declare_effects(Glitter)
    TEXT[Glitter] = named_text("node")
    try:
        assert holes((Glitter,), {"worth": {}, "brings": {Glitter: 0}}) == [
            "Glitter is missing in the table possible",
            "Glitter is missing in the table icons",
            "Glitter is missing in the table worth",
        ]
    finally:
        for table in (HANDLERS, TEXT, PROMPT, LOG):
            table.pop(Glitter)


def _sayable(node: Node) -> bool:
    """Flow frames with conditions are not shown to players; effects are."""
    return not children(node)


def test_text_is_read_from_the_effect() -> None:
    from kolonie.core.nodes import Gain, choose, seq

    aquasphere = titles()[0]
    effect = seq(Gain("time", 1), choose(a=Gain("crystal", 1), b=Gain("kp", 4)))
    assert lexicon(aquasphere, "en").say(text_of(effect)) == (
        "gain 1 time, then gain 1 crystal or gain 4 knowledge points"
    )
    assert lexicon(aquasphere, "cs").say(text_of(effect)) == (
        "získejte 1 žeton času, potom získejte 1 krystal, nebo získejte 4 znalostní body"
    )
