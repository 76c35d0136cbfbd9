"""An expansion is files of its own: the base title does not know it, and plays on as if it were not there."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

import kolonie.core
import kolonie.games.underwater_cities
from kolonie.bots import bot
from kolonie.core.chance import Chance
from kolonie.core.engine import Game
from kolonie.core.grafting import after, before, instead, without
from kolonie.core.ledger import ledger
from kolonie.core.nodes import EachSeat, Node, Nothing, Repeat, seq
from kolonie.core.options import Refused
from kolonie.core.readers import holes
from kolonie.core.saving import load, save, state_hash
from kolonie.core.settings import Limit, Setting, SetupError, choices, complete, every_choice
from kolonie.core.text import LANGUAGES, lexicon
from kolonie.core.views import View
from kolonie.games import SHELF
from kolonie.games.underwater_cities.meta import TITLE as BASE
from tests.citing import rule
from tests.expansion.pearls.expansion import HOME, TITLE
from tests.expansion.pearls.steps import SOLD, Jeweller, Polish
from tests.laws import test_laws, test_telling
from tests.laws.playing import step
from tests.positioning import keys

ON = {"pearls": "on"}


def to_the_jeweller(seats: int = 2) -> Game:
    """A game in which somebody with a pearl stands before the jeweller."""
    game = TITLE.new(seats, "pearls", ON)
    dice = random.Random(7)
    while not any(type(ask.frame.node) is Jeweller for ask in game.asks.values()):
        step(game, dice)
    return game


# -- it touches nothing but its folder


def test_no_module_of_ours_names_it() -> None:
    for package in (kolonie.core, kolonie.games.underwater_cities):
        for folder in package.__path__:
            for path in sorted(HOME.__class__(folder).rglob("*")):
                if path.suffix in (".py", ".toml", ".ftl"):
                    text = path.read_text(encoding="utf-8").casefold()
                    assert "pearl" not in text and "oyster" not in text, path


def test_without_it_the_game_is_the_one_it_was() -> None:
    for seats in (1, 2, 4):
        plain, able = (item.new(seats, "same") for item in (BASE, TITLE))
        assert able.box is plain.box, "the same components"
        assert TITLE.flow_of(able.settings) is BASE.flow, "the same sequence of play"
        for dice in (random.Random(3), random.Random(4)):
            twins = plain.clone(), able.clone()
            for _ in range(60):
                seat = twins[0].to_act()[0]
                key = dice.choice(twins[0].options(seat)).key
                for twin in twins:
                    twin.play(seat, key)
            assert state_hash(twins[0]) == state_hash(twins[1])


# -- what it brings


@rule("PE-1.01")
def test_components_are_added_replaced_and_taken_out() -> None:
    game = TITLE.new(2, "box", ON)
    box = game.box
    assert box.resources[-1] == "pearl" and "oyster" in box.kinds
    assert {f"30{n}" for n in range(1, 7)} <= set(box.card_ids) and "63" not in box.card_ids
    assert "GC1" not in box.contract_ids
    assert all(seat.goods[box.resource["pearl"]] == 1 for seat in game.state.seats)
    assert "pearl" not in BASE.box().resources and "63" in BASE.box().card_ids


@rule("PE-1.02")
def test_the_new_building_is_built_and_produces() -> None:
    box = TITLE.box(settings=ON)
    oyster = box.kind["oyster"]
    assert box.usual[oyster] == box.goods({"steelplast": 1})
    assert box.plain_product[oyster].goods == box.goods({"pearl": 1})
    upgraded = box.upgraded_product[oyster]
    assert upgraded is not None and upgraded.points == 1


@rule("PE-2.01")
def test_its_effect_says_everything_itself() -> None:
    assert Polish in TITLE.effects and holes(TITLE.effects, TITLE.tables()) == []
    box = TITLE.box(settings=ON)
    effect = box.effects[box.card_number["305"]]
    assert effect is not None and [part for _word, part in effect.parts] == [Polish(5)]


@rule("PE-3.01")
def test_the_step_it_adds_to_the_turn() -> None:
    game = to_the_jeweller()
    seat = game.to_act()[0]
    assert keys(game, seat) == ["done", "jewel"]
    told = game.outlook(seat, "jewel")
    assert {(c.what, c.after - c.before) for c in told.changes} == {("stock-pearl", -1), ("stock-credit", 2)}
    again = load(TITLE, save(game))
    for one in (game, again):
        one.play(seat, "jewel")
        assert one.state.seats[seat].beside == {SOLD: 1}
    assert state_hash(game) == state_hash(again)


def test_its_rules_and_words_stand_beside_those_of_the_base() -> None:
    game = to_the_jeweller()
    seat = game.to_act()[0]
    assert game.decision(seat).rule == "PE-3.01"
    with pytest.raises(Refused) as caught:
        game.play(seat, "nonsense")
    assert caught.value.rule == "PE-3.01"
    for language in LANGUAGES:
        assert {"UC-3.05", "PE-3.01"} <= set(ledger(TITLE, language))
        assert "[" not in lexicon(TITLE, language).say(game.decision(seat).prompt)


# -- it is played like everything else


@pytest.fixture
def shelved(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(SHELF, "pearls", "tests.expansion.pearls.expansion")
    return "pearls"


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize(
    "law",
    [
        test_laws.test_a_position_saves_and_loads_at_every_decision,
        test_laws.test_a_view_does_not_depend_on_what_the_seat_cannot_see,
        test_laws.test_pieces_are_conserved,
        test_telling.test_every_prompt_and_refusal_names_a_rule_that_exists,
        test_telling.test_no_bare_key_reaches_anyone,
        test_telling.test_an_outlook_does_not_depend_on_what_the_seat_cannot_see,
    ],
    ids=lambda law: law.__name__.removeprefix("test_"),
)
def test_it_obeys_the_laws(law: object, seats: int, shelved: str) -> None:
    assert callable(law)
    law(shelved, seats, False)


def test_bots_play_with_it() -> None:
    game = TITLE.new(2, "greedy pearls", ON)
    players = [bot("greedy"), bot("random")]
    minds = [Chance(f"mind {seat}") for seat in range(2)]
    while game.state.round < 3:
        seat = game.to_act()[0]
        game.play(seat, players[seat].choose(View(game, seat), minds[seat]))


# -- changes of a tree


@dataclass(frozen=True)
class A(Node):
    n: int = 0


def test_steps_are_inserted_replaced_and_left_out() -> None:
    tree = seq(A(1), Repeat(2, EachSeat(A(2))), A(3))
    assert after(tree, A(1), A(9)) == seq(A(1), A(9), Repeat(2, EachSeat(A(2))), A(3))
    assert before(tree, A(2), A(9)) == seq(A(1), Repeat(2, EachSeat(seq(A(9), A(2)))), A(3))
    assert instead(tree, A(3), A(9)) == seq(A(1), Repeat(2, EachSeat(A(2))), A(9))
    assert without(tree, A(2)) == seq(A(1), Repeat(2, EachSeat(Nothing())), A(3))
    assert without(tree, A(1)) == seq(Repeat(2, EachSeat(A(2))), A(3))
    with pytest.raises(LookupError, match="no step"):
        after(tree, A(4), A(9))


def test_what_is_not_touched_is_shared() -> None:
    tree = seq(A(1), Repeat(2, EachSeat(A(2))), A(3))
    changed = after(tree, A(1), A(9))
    assert isinstance(changed, type(tree)) and changed.parts[2] is tree.parts[1]


# -- settings that depend on one another

MODES = (
    Setting("aim", ("race", "points"), "EX-1", (Limit(("race",), "EX-2", seats=(2, 3)),)),
    Setting("actions", ("basic", "advanced"), "EX-3"),
    Setting(
        "method",
        ("strict", "lenient"),
        "EX-4",
        (Limit(("strict",), "EX-5", beside=(("actions", ("basic",)),)),),
    ),
    Setting("tasks", ("off", "on"), "EX-6", (Limit(("on",), "EX-7", beside=(("aim", ("points",)),)),)),
)


def test_a_default_is_the_first_value_that_is_allowed() -> None:
    assert complete(MODES, {}, 1, "game") == {
        "aim": "points",
        "actions": "basic",
        "method": "strict",
        "tasks": "off",
    }
    assert complete(MODES, {"actions": "advanced"}, 2, "game")["method"] == "lenient"


@pytest.mark.parametrize(
    ("wished", "seats", "rule", "text"),
    [
        ({"aim": "race"}, 1, "EX-2", "option aim: race is not possible with 1 seat (EX-2)"),
        (
            {"actions": "advanced", "method": "strict"},
            2,
            "EX-5",
            "option method: strict is not possible beside actions=advanced (EX-5)",
        ),
        ({"tasks": "on"}, 2, "EX-7", "option tasks: on is not possible beside aim=race (EX-7)"),
    ],
)
def test_what_cannot_be_chosen_is_refused_with_reason_and_rule(
    wished: dict[str, str], seats: int, rule: str, text: str
) -> None:
    with pytest.raises(SetupError) as caught:
        complete(MODES, wished, seats, "game")
    assert (caught.value.rule, str(caught.value)) == (rule, text)
    assert caught.value.reason is not None


def test_a_form_shows_what_can_be_chosen() -> None:
    assert choices(MODES, {}, 1)["aim"] == ("points",)
    assert choices(MODES, {"actions": "advanced"}, 2)["method"] == ("lenient",)
    assert choices(MODES, {"aim": "points"}, 2)["tasks"] == ("off", "on")
    assert choices(MODES, {}, 2)["tasks"] == ("off",)


def test_all_sets_of_choices_are_found() -> None:
    assert len(every_choice(MODES, 1)) == 3 * 2
    assert len(every_choice(MODES, 2)) == 3 + 3 * 2
