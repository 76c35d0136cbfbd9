"""What a seat may know. Whatever leaves the engine is built here, from the declared visibility of fields."""

from __future__ import annotations

from typing import Any

from kolonie.core.chance import Chance
from kolonie.core.engine import Entry, Game
from kolonie.core.frames import Frame
from kolonie.core.judgement import Judgement
from kolonie.core.naming import Known
from kolonie.core.options import Decision, Option, Refusal
from kolonie.core.saving import addresses
from kolonie.core.shapes import Json, plain
from kolonie.core.title import Title


def view(game: Game, viewer: int | None) -> dict[str, Json]:
    """All that `viewer` may know now, as JSON values (None: a spectator)."""
    title = game.title
    seen: dict[str, Json] = {
        "game": title.id,
        "rules": title.rules_version,
        "settings": game.settings,
        "seats": game.seats,
        "viewer": viewer,
        "to_act": game.to_act(),
        "over": game.over,
        "table": title.shape.view(game.state, viewer, None, game.shown),
        **plain(dict(title.extra_view(game, viewer))),
    }
    if viewer is not None and viewer in game.asks:
        ask = game.asks[viewer]
        seen["asked"] = addresses(game).name(ask.frame.node)
        seen["options"] = [choice.key for choice in ask.options]
    if game.over:
        seen["scores"] = game.scores()
        seen["winners"] = game.winners()
        seen["breakdown"] = title.breakdown(game)
    return seen


def named(game: Game, viewer: int | None) -> dict[str, Json]:
    """The same in words: names of cards, sites and tracks where `view` has numbers and masks.

    A title that has no naming is told as it is.
    """
    return in_names(game.title, game.box, view(game, viewer))


def in_names(title: Title, box: Any, seen: dict[str, Json]) -> dict[str, Json]:
    """A view in words: for whoever has the view and not the game. `box` is what it is played with."""
    naming = title.naming()
    if naming is None:
        return seen
    table = seen["table"]
    known = Known(box, table, table)
    derived = {name: namer(seen[name], known) for name, namer in naming.derived.items() if name in seen}
    return {**seen, **derived, "table": naming.named(table, box)}


def journal(game: Game, viewer: int | None) -> list[Entry]:
    """The lines of the journal that `viewer` may read."""
    return [entry for entry in game.journal or () if may_read(game, entry, viewer)]


def may_read(game: Game, entry: Entry, viewer: int | None) -> bool:
    if viewer is not None and entry.seat == viewer and entry.only in (None, viewer):
        return True
    if entry.only is not None and entry.only != viewer:
        return False
    return not (entry.strand and entry.strand == game.strand and entry.seat in game.shown)


def determinize(game: Game, viewer: int | None, chance: Chance) -> Game:
    """A full game that `viewer` cannot tell from this one, with everything hidden dealt anew.

    Seats whose simultaneous step is not finished start it again: what they did so far is hidden.
    """
    seed = f"imagined/{chance.below('imagine', 1 << 32)}/{chance.below('imagine', 1 << 32)}"
    for _deal in range(DEALS):
        twin = game.clone()
        twin.chance = Chance(seed)
        if twin.strands is not None:
            _rewind_strands(twin, viewer)
        game.title.reshuffle(twin, viewer, chance)
        if twin.strands is None or _restart_strands(twin, viewer):
            break
    _refresh(twin, viewer)
    return twin


DEALS = 50
"""How often is dealt until everybody who is seen deciding has something to decide."""


def _rewind_strands(twin: Game, viewer: int | None) -> None:
    """Puts the seats of others back to what they were before the simultaneous step."""
    assert twin.strands is not None
    seat_shape = twin.title.shape.nested["seats"]
    for seat in twin.strands:
        if seat != viewer:
            twin.state.seats[seat] = seat_shape.clone(twin.shown[seat])


def _restart_strands(twin: Game, viewer: int | None) -> bool:
    """Lets the others begin the step again with what they have now. False if one has nothing to decide."""
    assert twin.strands is not None and twin.waiting is not None
    seat_shape = twin.title.shape.nested["seats"]
    strands = twin.strands.copy()
    shown = twin.shown.copy()
    for seat in twin.strands:
        if seat != viewer:
            shown[seat] = seat_shape.clone(twin.state.seats[seat])
            waiting = twin.waiting
            ask = twin._run(Frame(waiting.node.part, 0, seat, waiting.env, None))
            if ask is None:
                del strands[seat], shown[seat]
            else:
                strands[seat] = ask
    everybody = len(strands) == len(twin.strands)
    twin.shown = shown
    twin.strands = strands
    twin.asks = strands
    return everybody


def _refresh(twin: Game, viewer: int | None) -> None:
    """Lists the options of the others anew: they may depend on what was dealt anew.

    The viewer's own do not (a law), and are what they are: looking ahead once more in a world that was looked
    into before could find out more. What others owe may be impossible with what was dealt to them: it lapses.
    """
    twin.doubted = twin.doubted or list(twin.asks) != [viewer]
    asks = {seat: old if seat == viewer else twin.ask_again(old) for seat, old in twin.asks.items()}
    twin.asks = asks
    if twin.strands is not None:
        twin.strands = asks


def reveals(game: Game, seat: int, choice: Option) -> bool:
    """Whether playing the option would show something hidden, so that it could not be taken back."""
    twin = determinize(game, seat, Chance("what if"))
    twin.play(seat, choice)
    return twin.walls != game.walls


class View:
    """What a bot is given: what its seat may know, its decision, and worlds it could be in.

    It holds no reference to the true game, only to one whose secrets were dealt anew, which by law the seat
    cannot tell from the true one. A bot that looks behind the curtain finds nothing there.
    """

    __slots__ = ("_twin", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self._twin = determinize(game, seat, Chance("a view"))

    @property
    def decision(self) -> Decision:
        return self._twin.decision(self.seat)

    @property
    def refusals(self) -> list[Refusal]:
        return self._twin.refusals(self.seat)

    @property
    def title_id(self) -> str:
        return self._twin.title.id

    def judgement(self) -> Judgement:
        """What the title tells bots of itself."""
        return self._twin.title.judgement()

    def data(self) -> dict[str, Any]:
        """What the seat may know, as the engine keeps it."""
        return view(self._twin, self.seat)

    def named(self) -> dict[str, Any]:
        """The same in words: names of cards, sites and tracks in place of numbers and masks."""
        return named(self._twin, self.seat)

    def imagine(self, chance: Chance) -> Game:
        """A full game consistent with this view; the seat is to act in it."""
        return determinize(self._twin, self.seat, chance)
