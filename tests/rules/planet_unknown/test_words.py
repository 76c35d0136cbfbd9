"""What options and cards of Planet Unknown say, in both languages."""

from __future__ import annotations

import random

import pytest

from kolonie.core.engine import Game
from kolonie.core.options import option
from kolonie.core.text import lexicon
from kolonie.games.planet_unknown.advancing import STRAIGHT
from kolonie.games.planet_unknown.meta import TITLE
from kolonie.games.planet_unknown.telling import afterwards
from kolonie.games.planet_unknown.terms import TRACKS
from kolonie.games.planet_unknown.words import card_text, event_text, foreseen, mission_text
from kolonie.table.story import what
from tests.citing import rule
from tests.czech import tied
from tests.rules.planet_unknown.boards import place, reveal
from tests.rules.planet_unknown.colony import (
    BOX,
    EVENTS,
    breakthrough,
    due,
    face,
    offered,
    play,
    started,
    track,
)
from tests.rules.planet_unknown.worlds import tracked

EN, CS = lexicon(TITLE, "en"), lexicon(TITLE, "cs")


def label(game: Game, key: str) -> tuple[str, str]:
    """What an option of seat 0 says: English, Czech."""
    assert key in offered(game)
    verb, _colon, rest = key.partition(":")
    said = TITLE.label(game, 0, option(verb, *rest.split(",")))
    return EN.say(said), CS.say(said)


def test_an_advance_says_how_far_where_and_what_for() -> None:
    game = started(2)
    due(game, 0, "advance:biomass", "synergy")
    assert label(game, "advance:biomass") == (
        "Biomass +1 (field 1, no benefit)",
        "Zeleň +1 (pole 1, bez benefitu)",
    )
    track(game, 0, biomass=2)
    assert label(game, "advance:biomass") == (
        "Biomass +1 (field 3, a patch)",
        "Zeleň +1 (pole 3, dílek výsadby)",
    )
    assert label(game, "synergy:rover") == (
        "Rover +1 by synergy (field 1, a new rover)",
        "Rover +1 díky synergii (pole 1, nový rover)",
    )
    track(game, 0, rover=15)
    assert label(game, "synergy:rover")[0] == "Rover by synergy (field 15, movement 4)"


@rule("PU-19.29")
def test_a_regress_says_where_it_ends() -> None:
    """R02 takes three fields, fewer if there are not so many (PU-19.29)."""
    game = started(2, events=EVENTS)
    track(game, 0, civ=6, water=6)
    reveal(game, "R02")
    assert label(game, "regress:civ") == ("Civ −3 (field 3)", "Civilizace −3 (pole 3)")
    game = started(2, events=EVENTS)
    track(game, 0, civ=2, water=2)
    reveal(game, "R02")
    assert label(game, "regress:civ")[0] == "Civ −2 (field 0)"


@rule("PU-24.05", "PU-30.03")
def test_a_doubled_advance_says_both_fields() -> None:
    """Coalition 4 goes two fields (PU-24.05), Oasis one for each cell on ice (PU-30.03)."""
    game = started(2)
    breakthrough(game, 0, 4)
    track(game, 0, water=2)
    due(game, 0, "placed:water", "advance:civ")
    assert label(game, "advance:water") == ("Water +2 (field 4, synergy)", "Voda +2 (pole 4, synergie)")
    game = started(2, planet="k-273", corporation="oasis")
    place(game, "T4.water-rover", 2, 2)
    assert label(game, "advance:water") == (
        "Water +3 (rover track, field 3, synergy, movement 1)",
        tied("Voda +3 (stupnice roveru, pole 3, synergie, pohyb o 1)"),
    )


@rule("PU-19.35", "PU-19.43")
def test_what_the_event_takes_away_is_not_promised() -> None:
    """R05 keeps movement and synergies, R18 takes synergies (PU-19.35, PU-19.43)."""
    for card, key, gets in (
        ("R05", "advance:biomass", "no benefit"),
        ("R05", "advance:water", "synergy"),
        ("R18", "advance:water", "no benefit"),
    ):
        game = started(2, events=EVENTS)
        reveal(game, card)
        track(game, 0, water=2, biomass=2)
        due(game, 0, "advance:biomass", "advance:water")
        assert label(game, key)[0].endswith(f"(field 3, {gets})"), card


def test_a_placement_names_a_cell_that_it_covers_and_how_the_tile_lies() -> None:
    """The notation names the corner of a box, where a tile may leave a gap; people are told a cell."""
    game = started(2)
    face(game, 0, inner="N5.rover-tech.plain")
    play(game, 0, "tile:inner")
    beside, ways = 0, set()
    frame = game.asks[0].frame
    for choice in game.options(0):
        x, y, turned = choice.args
        cells = [place.split(":")[2] for place in TITLE.places(game, 0, choice)]
        column, row = cells[0].split(",")
        english, czech = label(game, choice.key)
        assert english.startswith(f"Place at column {column}, row {row}, "), choice.key
        assert czech.startswith(f"Umístit do sloupce {column}, řádku {row}, "), choice.key
        assert EN.say(afterwards(game, frame, choice)) == f"places the tile at column {column}, row {row}"
        beside += f"{x},{y}" not in cells
        ways.add((turned, english.rpartition(", ")[2], czech.rpartition(", ")[2]))
    assert beside, "a shape with a gap in the corner of its box"
    assert {
        ("r0", "unturned", "neotočený"),
        ("r1", "turned once", "jednou otočený"),
        ("r4", "flipped", "převrácený"),
        ("r5", "flipped and turned once", "převrácený a jednou otočený"),
    } <= ways


def test_a_refused_advance_has_words_too() -> None:
    game = started(2)
    due(game, 0, "energy:civ,water", "advance:civ")
    assert "energy:tech" in {refusal.key for refusal in game.refusals(0)}
    assert EN.say(TITLE.label(game, 0, option("energy", "tech"))).startswith("Tech +1 by energy (field 1, ")


@rule("PU-24.04", "PU-32.11", "PU-30.08")
def test_what_abilities_add_is_promised() -> None:
    """The words come from the rules, tried out on a copy: they know bonuses, and where a choice comes."""
    game = started(2)
    breakthrough(game, 0, 3)
    track(game, 0, rover=3)
    due(game, 0, "advance:rover", "advance:civ")
    assert label(game, "advance:rover")[0] == "Rover +1 (field 4, movement 3)", "Coalition 3"

    game = started(2, corporation="flux")
    breakthrough(game, 0, 3)
    game.state.seats[0].flux = 1
    track(game, 0, water=2)
    due(game, 0, "advance:water", "advance:civ")
    assert label(game, "advance:water")[0] == "Water +1 (field 3, synergy, synergy)", "Flux 3"

    game = started(2, planet="k-273", corporation="oasis")
    breakthrough(game, 0, 1)
    track(game, 0, biomass=2, rover=11)
    place(game, "T4.water-rover", 2, 2)
    assert label(game, "advance:water")[0] == "Water +1 (field 1, no benefit)", "then it may jump or not"


def test_what_is_said_is_what_comes() -> None:
    """The field that a label names is where the tracker stands after the step, in games played at random."""
    dice = random.Random(5)
    steps = 0
    for seed in range(4):
        game = TITLE.new(2, f"words {seed}", {"boards": "free", "events": EVENTS})
        while not game.over:
            seat = dice.choice(game.to_act())
            choice = dice.choice(game.options(seat))
            if choice.verb in STRAIGHT and choice.args:
                steps += 1
                tracker = TRACKS.index(choice.word())
                twin = game.clone()
                frame = twin.asks[seat].frame
                twin.taken(frame, choice)  # the step, and nothing that follows
                told = foreseen(game, seat, choice)[0]
                assert told.trackers[tracker] == twin.state.seats[seat].trackers[tracker]
                assert told.moves == twin.state.seats[seat].moves
            game.play(seat, choice)
    assert steps > 200


@rule("PU-18.01", "PU-18.15", "PU-18.16", "PU-18.17", "PU-18.18", "PU-19.28", "PU-19.35")
@pytest.mark.parametrize(
    ("ident", "english", "czech"),
    [
        (
            "C29",
            "at the end of the game every 3 collected meteorites score, instead of the usual point, "
            "by the number of your cards of this set: "
            "2 points for 1 card, 3 points for 2 cards, 4 points for 3 cards, 5 points for 4 cards",
            "na konci hry získejte za každé 3 sebrané meteority místo obvyklého bodu, "
            "podle počtu svých karet této sady: "
            "2 body za 1 kartu, 3 body za 2 karty, 4 body za 3 karty, 5 bodů za 4 karty",
        ),
        (
            "C33",
            "at the end of the game the whole set scores by the number of its cards that you have: "
            "1 point for 1 card, 3 points for 2 cards, 6 points for 3 cards, 10 points for 4 cards",
            "na konci hry získejte za celou sadu, podle počtu karet, které z ní máte: "
            "1 bod za 1 kartu, 3 body za 2 karty, 6 bodů za 3 karty, 10 bodů za 4 karty",
        ),
        (
            "C01",
            "advance 2 different trackers by one field each",
            "posuňte 2 různé ukazatele, každý o jedno pole",
        ),
        (
            "C23",
            "at the end of the game advance one tracker by one field and score 2 points",
            "na konci hry posuňte jeden ukazatel o jedno pole a získejte 2 body",
        ),
        (
            "C28",
            "at the end of the game each lifepod in the scoring area is worth 2 points",
            "na konci hry má každá biokapsle v bodovací oblasti hodnotu 2 bodů",
        ),
        ("O03", "move rover or water back by one field", "snižte o 1 pokrok roveru, nebo vody"),
        ("R01", "move any tracker back by 2 fields", "snižte o 2 pokrok na libovolné stupnici"),
        ("O11", "put a meteorite on a free meteorite symbol", "položte meteorit na volný symbol meteoritu"),
        (
            "O16",
            "this turn rovers may not enter rover terrain",
            "v tomto tahu nesmějí rovery vjet na terén roveru",
        ),
        (
            "R05",
            "this turn fields give no civilization cards, patches, rovers or breakthroughs "
            "(movement and synergies still count)",
            "v tomto tahu pole stupnic nedávají karty civilizace, dílky výsadby, rovery ani průlomy "
            "(pohyb a synergie platí dál)",
        ),
        (
            "R07",
            "if you have several rovers on your planet, lose one",
            "máte-li na planetě více roverů, o jeden přijdete",
        ),
        (
            "R13",
            "gain a synergy or look at the next event in secret",
            "získejte synergii, nebo tajně nahlédněte na další událost",
        ),
    ],
)
def test_words_of_cards_and_events(ident: str, english: str, czech: str) -> None:
    if ident in BOX.civ_ids:
        text = card_text(BOX, BOX.civ_ids.index(ident))
    else:
        text = event_text(BOX, [event.id for event in BOX.events].index(ident))
    assert EN.say(text).partition(": ")[2] == english
    assert CS.say(text).partition(": ")[2] == tied(czech)


def test_words_of_missions() -> None:
    said = [
        CS.say(mission_text(BOX, mission, side)) for mission in (10, 23) for side in ("neighbour", "personal")
    ]
    assert said == [
        "Tichý oceán: větší spojitá oblast terénu vody",
        tied("Jízdní pošta: jedna oblast roveru s alespoň 6 budovami"),
        "Vrchol: více ukazatelů na vrcholu stupnice",
        "Jiná energie: nejvýše 5 budov energie",
    ]
    assert EN.say(mission_text(BOX, 10, "neighbour")) == "Pacific: a larger continuous water area"


def test_a_placement_is_told_by_a_cell_that_it_covers() -> None:
    """The key names a corner of the shape, which may lie outside it."""
    game = TITLE.new(2, "a cell", journal=True)
    found = 0
    while found < 40 and not game.over:
        seat = game.to_act()[0]
        choices = game.options(seat)
        for choice in [one for one in choices if one.verb == "place"][:20]:
            said = TITLE.label(game, seat, choice)
            x, y = dict(said.args)["x"], dict(said.args)["y"]
            assert f"cell:{seat}:{x},{y}" in TITLE.places(game, seat, choice)
            found += (x, y) != (choice.num(), choice.num(1))
        game.play(seat, choices[-1])
    assert found, "corners that are not covered were among them"


def test_a_tracker_away_from_home_is_told_with_its_track() -> None:
    game = tracked("makeshift", water=("civ", 1))
    due(game, 0, "advance:water", moves=1)
    assert label(game, "advance:water") == (
        "Water +1 (civ track, field 2, no benefit)",
        "Voda +1 (stupnice civilizace, pole 2, bez benefitu)",
    )
    game.journal = []
    play(game, 0, "advance:water,water")
    told = [(EN.say(what(entry)), CS.say(what(entry))) for entry in game.journal]
    assert told[0] == (
        "advances the water tracker on the water track",
        "posouvá ukazatel vody na stupnici vody",
    )
