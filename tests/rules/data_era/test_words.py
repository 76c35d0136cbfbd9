"""How Data Era reads: halves, options, what is counted, what a table shows; and what its bots know."""

from __future__ import annotations

import pytest

from kolonie.core.engine import Game
from kolonie.core.messages import Message
from kolonie.core.readers import text_of
from kolonie.core.scene import Zone
from kolonie.core.text import LANGUAGES, lexicon
from kolonie.core.views import view
from kolonie.games.underwater_cities.bot.judgement import JUDGEMENT
from kolonie.games.underwater_cities.box import Box
from kolonie.games.underwater_cities.meta import TITLE
from kolonie.games.underwater_cities.phrases import what
from kolonie.games.underwater_cities.picturing import tile_piece
from kolonie.games.underwater_cities.words import card_text, label, places
from tests.citing import rule
from tests.czech import tied
from tests.positioning import keys, reconsider
from tests.rules.data_era.ocean import ON, claim, goods, hold, play, put, turn


@rule("DE-4.02")
@pytest.mark.parametrize(
    ("halves", "english", "czech"),
    [
        (1, "½ data disc", "½ data disku"),
        (2, "1 data disc", "1 data disk"),
        (3, "1½ data discs", "1½ data disku"),
        (4, "2 data discs", "2 data disky"),
        (5, "2½ data discs", "2½ data disku"),
        (10, "5 data discs", "5 data disků"),
    ],
)
def test_halves_are_said_as_discs(halves: int, english: str, czech: str) -> None:
    said = [lexicon(TITLE, language).say(what("half_disc", halves)) for language in ("en", "cs")]
    assert said == [english, czech]


@rule("DE-4.11", "DE-4.02")
def test_a_table_shows_whole_discs_and_the_half() -> None:
    game, seat = turn(2, "1", half_disc=5)
    index = game.state.seats.index(seat)
    panel = next(p for p in TITLE.scene(game.box, view(game, index)).panels if p.seat == index)
    shown = {piece.icon: piece.n for piece in panel.summary}
    assert (shown["half_disc"], shown["half_disc-rest"]) == (2, 1)
    goods(game, seat, half_disc=4)
    panel = next(p for p in TITLE.scene(game.box, view(game, index)).panels if p.seat == index)
    assert {piece.icon: piece.n for piece in panel.summary}["half_disc"] == 2
    assert "half_disc-rest" not in {piece.icon for piece in panel.summary}


@rule("DE-7.64", "DE-7.65")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_expansion_site_is_marked_with_its_fee(language: str) -> None:
    game, _seat = turn(3, "1", half_disc=1, kelp=1)
    play(game, "slot:R1", "card:E2")
    while "at:LR.X" not in keys(game):
        play(game, keys(game)[0])
    words = lexicon(TITLE, language)
    index = game.to_act()[0]
    told = {c.key: words.say(label(game, index, c)) for c in game.options(index)}
    assert "½" in told["at:LR.X"] and "½" not in told["at:LR.1"]


@rule("DE-7.63")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_names_its_price(language: str) -> None:
    game, _seat = turn(2, "1", half_disc=9, credit=2)
    words = lexicon(TITLE, language)
    index = game.to_act()[0]
    told = {c.key: words.say(label(game, index, c)) for c in game.options(index)}
    assert "½" in told["swap-goods"] and "1½" in told["extra:E3"] and "[" not in "".join(told.values())


@rule("DE-7.11", "DE-7.20")
def test_what_an_additional_action_would_change() -> None:
    game, _seat = turn(2, "1", half_disc=1, kelp=1)
    index = game.to_act()[0]
    changes = {(c.what, c.after - c.before) for c in game.outlook(index, "swap-goods").changes}
    assert changes == {("stock-half_disc", -1)}
    play(game, "swap-goods")
    changes = {(c.what, c.after - c.before) for c in game.outlook(index, "trade:kelp,science").changes}
    assert changes == {("stock-kelp", -1), ("stock-science", 1)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_overlay_tile_can_be_read(language: str) -> None:
    box: Box = TITLE.box(settings=ON)
    words = lexicon(TITLE, language)
    read = {box.card_ids[card]: words.say(card_text(box, card)) for card in range(len(box.card_ids))}
    assert all("[" not in text for text in read.values())
    assert all(read[f"D{n}"] for n in range(1, 53))


@rule("DE-9.19", "DE-11.09", "DE-3.03")
def test_what_was_hard_to_read_in_czech() -> None:
    """A part that is done instead of a gain, a set of five, two types that one slot mixes freely."""
    box: Box = TITLE.box(settings=ON)
    english, czech = (lexicon(TITLE, language) for language in ("en", "cs"))
    assert tied("místo 1 oceloplastu použijte akční kartu") in czech.say(
        card_text(box, box.card_number["D29"])
    )
    tile = tile_piece(box, box.tile_ids.index("DBR1")).detail
    assert isinstance(tile, Message) and "pětici vylepšených staveb" in czech.say(tile)
    slot = text_of(box.slots["OV07"])
    assert english.say(slot) == "build up to 2 farms or data centers in any mix"
    assert czech.say(slot) == tied("postavte až 2 farmy nebo data centra v libovolné kombinaci")
    assert "mix" not in english.say(text_of(box.slots["OV01"]))


@pytest.mark.parametrize("thing", ["half_disc", "data_center", "data_city", "D13"])
def test_the_judgement_knows_what_is_new(thing: str) -> None:
    """More discs, data centers and data cities, and a useful card, are worth more than none."""
    game, seat = turn(2, "1", half_disc=2)
    index = game.state.seats.index(seat)
    for kind, site in (("farm", "LR.1"), ("desalination", "LR.2"), ("laboratory", "LR.3")):
        put(game, seat, kind, site)
    put(game, seat, "tunnel", "LR-LM")
    put(game, seat, "data_center", "LR.X")
    before = JUDGEMENT.value(game, index)
    if thing == "half_disc":
        goods(game, seat, half_disc=4)
    elif thing == "data_center":
        put(game, seat, "nonsymbiotic", "LM")
        before = JUDGEMENT.value(game, index)
        put(game, seat, "data_center", "LM.1")
    elif thing == "data_city":
        put(game, seat, "nonsymbiotic", "LM")
        before = JUDGEMENT.value(game, index)
        seat.built[game.box.kind["nonsymbiotic"]] &= ~(1 << game.box.boards[seat.board].cities.number["LM"])
        put(game, seat, "data_city", "LM")
    else:
        claim(game, seat, "D13")
        hold(game, seat, "E1", "E2", "E3")
    reconsider(game)
    assert JUDGEMENT.value(game, index) > before


@rule("DE-7.01", "DE-7.42", "DE-7.11")
def test_the_player_aid_shows_the_additional_actions_with_their_prices() -> None:
    game, seat = turn(2, "1", half_disc=5, credit=2)
    index = game.state.seats.index(seat)
    free = aid_of(game, index)
    assert [piece.place for piece in free.pieces] == [
        f"additional:{name}" for name in ("draw", "swap", "site", "extra")
    ]
    assert [[mark.icon for mark in piece.marks] for piece in free.pieces[:3]] == [["half_disc-rest"]] * 3
    assert [mark.short for mark in free.pieces[3].marks] == ["1½", "1", "½"]
    assert free.colour == "free" and aid_of(game, 1 - index).colour == "rest"
    play(game, "swap-goods")
    spent = aid_of(game, index)
    assert spent.colour == "spent" and all(piece.dim for piece in spent.pieces)


@rule("DE-7.20", "DE-7.10")
def test_an_additional_action_is_a_place_of_its_own() -> None:
    game, seat = turn(2, "1", half_disc=5, credit=2)
    index = game.state.seats.index(seat)
    found = {c.verb: places(game, index, c) for c in game.options(index)}
    assert found["swap-goods"] == ("additional:swap",)


@rule("DE-3.04")
def test_overlays_are_marked_on_the_slots_that_they_cover() -> None:
    game, _seat = turn(3, "1")
    side = game.box.side[3]
    board = TITLE.scene(game.box, view(game, None)).panels[0]
    slots = [
        p for part in board.parts if isinstance(part, Zone) and part.layout == "slots" for p in part.pieces
    ]
    marked = {piece.code for piece in slots if piece.tags}
    assert marked == {code for code, tile in zip(side.codes, side.overlays, strict=True) if tile} != set()


@rule("DE-8.10")
def test_the_forecast_counts_sets_for_data_cities() -> None:
    game, seat = turn(2, "1")
    put(game, seat, "data_city", "LM")
    put(game, seat, "tunnel", "LR-LM")
    for site, kind in zip(("LM.1", "LM.2", "LM.3", "LR.1"), KINDS, strict=True):
        put(game, seat, kind, site)
    index = game.state.seats.index(seat)
    panel = next(p for p in TITLE.scene(game.box, view(game, None)).panels if p.seat == index)
    (forecast, _end) = [p for p in panel.parts if isinstance(p, Zone) and p.layout == "forecast"]
    (sets,) = [piece for piece in forecast.pieces if piece.icon == "data_city"]
    assert sets.n == 1 and [mark.n for mark in sets.marks] == [1, 1, 1, 1]


KINDS = ("farm", "desalination", "laboratory", "data_center")


def aid_of(game: Game, index: int) -> Zone:
    panel = next(p for p in TITLE.scene(game.box, view(game, None)).panels if p.seat == index)
    (found,) = [part for part in panel.parts if isinstance(part, Zone) and part.layout == "aid"]
    return found
