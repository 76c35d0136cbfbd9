"""What happened at a table, told: the lines of the journal that a viewer may read, folded into a story.

One action of a seat is one line, with what it brought and with its steps as details; rounds and scorings have
headings; what the game itself does is credited to nobody. What opens a part, what begins an action and what
is only a detail the title says (`Title.telling`). Browser, terminal and replays tell the same story.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Literal, NamedTuple

from kolonie.core.engine import NOBODY, Change, Entry, Game
from kolonie.core.messages import Message, message
from kolonie.core.readers import LOG, rule_of
from kolonie.core.telling import LEADING, Telling
from kolonie.core.text import Lexicon
from kolonie.core.views import journal
from kolonie.table.differences import changed, differences

Names = Callable[[int], str]
"""What the seats are called."""


class Line:
    """One line of a story: a heading, or what was done. What it says is worked out when it is asked for."""

    __slots__ = (
        *("_brought", "_changes", "_clauses", "_details"),
        *("counts", "entries", "heading", "number", "said", "seat"),
    )

    def __init__(self, brought: Brought, seat: int | None, heading: Message | None = None) -> None:
        self._brought = brought
        self.number = 0
        """Its place in the story."""
        self.seat = seat
        """Who did it; None for what the game itself does."""
        self.heading = heading
        self.entries: list[Entry] = []
        """Everything it was folded from."""
        self.counts = heading is not None
        """False as long as it has nothing to say."""
        self.said: dict[Hashable, Any] = {}
        """For whoever puts it into words: what was made of it. Gone when it changes."""
        self._clauses: list[Entry] | None = None
        self._details: list[Entry] = []
        self._changes: tuple[Change, ...] = ()

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.counts = self.counts or _counts(entry)
        self.read_again()

    def read_again(self) -> None:
        """What it says may be different now."""
        self._clauses = None
        self.said.clear()

    @property
    def kind(self) -> Literal["heading", "line"]:
        return "line" if self.heading is None else "heading"

    @property
    def at(self) -> int:
        """The number of the last decision that belongs to it."""
        return self.entries[-1].number

    @property
    def clauses(self) -> list[Entry]:
        """What it says, one after the other."""
        if self._clauses is None:
            self._clauses, self._details, self._changes = self._brought.read(self)
        return self._clauses

    @property
    def details(self) -> list[Entry]:
        """Its steps, where they say more than the line itself."""
        return self._details if self.clauses else []

    @property
    def changes(self) -> tuple[Change, ...]:
        """What it brought, all its steps together."""
        return self._changes if self.clauses else ()

    @property
    def messages(self) -> tuple[Message, ...]:
        if self.heading is not None:
            return (self.heading,)
        return tuple(what(entry) for entry in self.clauses)

    @property
    def rule(self) -> str:
        return rule_of(self.clauses[0].node) if self.clauses else ""

    @property
    def places(self) -> tuple[str, ...]:
        """The places on the board that it touched."""
        return tuple(dict.fromkeys(place for entry in self.entries for place in entry.places))


def what(entry: Entry) -> Message:
    """What an entry says; who did it stands before it."""
    return LOG[type(entry.node)](entry.node, entry.args)


def story(game: Game, viewer: int | None, entries: Iterable[Entry] | None = None) -> list[Line]:
    """All that the viewer may read (None: a spectator), from the beginning.

    The story only grows at its end: seats that act at once are told in the order in which they finish.
    `entries` are those of the game's journal unless others are given (a draft has its own).
    """
    return Teller(game, viewer).tell(game, entries)


class Teller:
    """Folds entries into lines, one after the other. It can be asked again when the game has gone on."""

    def __init__(self, game: Game, viewer: int | None) -> None:
        self.game = game
        self.viewer = viewer
        self.telling: Telling = game.title.telling
        self._begin()

    def _begin(self) -> None:
        self.brought = Brought(self.game, self.viewer)
        self.lines: dict[Line, int] = {}
        """The lines, each with the number of the last entry that belongs to it."""
        self.heard: list[Entry] = []
        self.part = ""
        """The name of the last heading."""
        self.strand = 0
        self.groups: dict[int, Line] = {}
        """The line of each seat that still grows: of all who act at once, otherwise of one seat only."""
        self.open: list[Line] = []
        """Lines of a simultaneous step that was going on when they were last told: they may say more now."""
        self.hidden: tuple[int, list[int]] = (0, [])
        """The simultaneous step that they were told of, and who was still at it."""

    def tell(self, game: Game, entries: Iterable[Entry] | None = None) -> list[Line]:
        """The whole story. What was told before is not folded again, unless it has turned out otherwise."""
        readable = journal(game, self.viewer) if entries is None else list(entries)
        self.game = self.brought.game = game
        known = len(self.heard)
        if readable[:known] != self.heard:
            self._begin()
            known = 0
        hidden = (game.strand, sorted(game.shown))
        if hidden != self.hidden:
            self.hidden = hidden
            for line in self.open:
                line.read_again()
        for entry in readable[known:]:
            self.hear(entry)
        return self.told()

    def hear(self, entry: Entry) -> None:
        self.heard.append(entry)
        kind = type(entry.node)
        name = self.telling.headings.get(kind) or self.telling.headings.get(_name(entry))
        anew = entry.seat == NOBODY and kind not in self.telling.openings
        if name is not None and (anew or name != self.part):
            self.part = name
            self.groups.clear()
            args = tuple(entry.args.items()) if entry.seat == NOBODY else ()
            self._put(Line(self.brought, None, Message(f"heading-{name}", args)), entry)
        if entry.seat == NOBODY:
            if name is None or kind not in self.telling.echoes:
                self._put(Line(self.brought, None), entry)
            return
        if entry.strand != self.strand or not (entry.strand or entry.seat in self.groups):
            self.groups.clear()
            self.strand = entry.strand
        line = self.groups.get(entry.seat)
        if line is None or (entry.choice is not None and kind in self.telling.openings):
            line = self.groups[entry.seat] = Line(self.brought, entry.seat)
        self._put(line, entry)

    def _put(self, line: Line, entry: Entry) -> None:
        line.add(entry)
        self.lines[line] = len(self.heard)

    def told(self) -> list[Line]:
        """The lines in the order in which they ended, those without a word left out."""
        ended = self.lines
        self.open = []
        if self.strand == self.game.strand and self.game.shown:
            self.open = [line for line in self.lines if line.entries[-1].strand == self.strand]
            ended = self.lines.copy()
            for seat, line in self.groups.items():
                if seat in self.game.shown:
                    ended[line] = len(self.heard) + 1  # still at it
        found: list[Line] = []
        for line in sorted(ended, key=ended.__getitem__):
            if line.counts:
                if line.number != len(found):
                    line.number = len(found)
                    line.said.clear()
                found.append(line)
        return found


class Brought:
    """What the lines of a story say: which of their steps, and what all of them brought."""

    def __init__(self, game: Game, viewer: int | None) -> None:
        self.game = game
        self.viewer = viewer
        self.telling: Telling = game.title.telling
        self.names = game.title.countables(game.box)

    def read(self, line: Line) -> tuple[list[Entry], list[Entry], tuple[Change, ...]]:
        """The clauses of a line, its details, its changes."""
        if line.heading is not None:
            return [], [], ()
        steps = [entry for entry in line.entries if _counts(entry)]
        first = steps[0]
        itself = first.choice is None and _name(first) in self.telling.echoes
        said = [entry for entry in steps if (itself and entry is first) or self._tells(entry)]
        clauses = _without_stations(said or steps[:1])
        # An echo that a line begins with says itself what it brought.
        changes = self._changes(steps[1:] if itself else steps)
        return clauses, steps if len(steps) > 1 else [], changes

    def _tells(self, entry: Entry) -> bool:
        name = _name(entry)
        if name in LEADING or name in self.telling.asides:
            return False
        return not (self.names and name in self.telling.echoes)

    def _changes(self, entries: list[Entry]) -> tuple[Change, ...]:
        """The differences of several steps together; of a seat that is still at it, only for its own eyes."""
        if not self.names:
            return ()
        game = self.game
        seen = [
            change
            for entry in entries
            for change in entry.changes
            if change.seat == self.viewer
            or not (entry.strand and entry.strand == game.strand and change.seat in game.shown)
        ]
        return differences(seen, self.names)


def _counts(entry: Entry) -> bool:
    """False for a choice that only ended something."""
    return bool(entry.changes) or entry.choice is None or entry.choice.verb not in LEADING


def _name(entry: Entry) -> type | str:
    """By what a `Telling` knows an entry: a choice by its words, anything else by the kind of its node."""
    told = entry.args.get("told")
    return told.key.removeprefix("told-") if isinstance(told, Message) else type(entry.node)


def _without_stations(entries: list[Entry]) -> list[Entry]:
    """A way in several steps is told by its last one: each step begins where the one before it ended."""
    found: list[Entry] = []
    for entry in entries:
        if found and _goes_on(found[-1], entry):
            found.pop()
        found.append(entry)
    return found


def _goes_on(before: Entry, entry: Entry) -> bool:
    if before.choice is None or entry.choice is None or before.choice.verb != entry.choice.verb:
        return False
    half = len(entry.choice.args) // 2
    return half > 0 and before.choice.args[half:] == entry.choice.args[:half]


# -- in words


class Said(NamedTuple):
    """A line in words: a heading, or a sentence with the name of who did it and with what it brought."""

    at: int
    """The number of the last decision that belongs to it."""
    kind: Literal["heading", "line"]
    seat: int | None
    text: str
    details: tuple[str, ...]


def lines(
    game: Game,
    viewer: int | None,
    lexicon: Lexicon,
    since: int = -1,
    names: Names | None = None,
    entries: Iterable[Entry] | None = None,
) -> list[Said]:
    """The story in words: what happened after decision number `since`.

    A line that has grown since is told again as a whole. Remember `game.number` to go on from there; after a
    take-back, the smaller of it and what was remembered.
    """
    called = names or _called(lexicon)
    return [
        Said(
            line.at,
            line.kind,
            line.seat,
            sentence(line, lexicon, called),
            tuple(step(entry, lexicon, called) for entry in line.details),
        )
        for line in story(game, viewer, entries)
        if line.at > since
    ]


def _called(lexicon: Lexicon) -> Names:
    def name(seat: int) -> str:
        return lexicon.say(message("seat-name", n=seat + 1))

    return name


def sentence(line: Line, lexicon: Lexicon, names: Names) -> str:
    """A line as a whole sentence."""
    if line.heading is not None:
        return lexicon.say(line.heading)
    return _with(line.seat, clauses(line, lexicon), line.changes, lexicon, names)


def step(entry: Entry, lexicon: Lexicon, names: Names) -> str:
    """A detail of a line: what was done and what it brought, without the name."""
    return _with(None, lexicon.say(what(entry)), entry.changes, lexicon, names, entry.seat)


def clauses(line: Line, lexicon: Lexicon) -> str:
    """What a line says, without the name and without what it brought."""
    return joined([lexicon.say(said) for said in line.messages])


def joined(said: list[str]) -> str:
    """Clauses as one sentence; what was done several times in a row is said once."""
    found: list[tuple[str, int]] = []
    for clause in said:
        if found and found[-1][0] == clause:
            found[-1] = (clause, found[-1][1] + 1)
        else:
            found.append((clause, 1))
    return ", ".join(clause if n == 1 else f"{clause} ({n}×)" for clause, n in found)


def _with(
    seat: int | None,
    text: str,
    changes: tuple[Change, ...],
    lexicon: Lexicon,
    names: Names,
    own: int | None = None,
) -> str:
    who = f"{names(seat)} " if seat is not None else ""
    brought = changed(changes, seat if own is None else own, lexicon, names)
    return f"{who}{text} ({brought})" if brought else f"{who}{text}"


__all__ = ["Line", "Said", "clauses", "lines", "sentence", "step", "story", "what"]
