"""A game as one readable text file (`.kol`): its header and its moves, like PGN.

    [Kolonie "1"]
    [Game "harbour"]
    [Rules "1"]
    [Seats "you; greedy"]
    ...

    1 0 colour:natural
    2 1 colour:blue

Each move line is: number, seat, option key. Replaying the moves gives the same state hash on any machine.
While a game is running its record carries the commitment in place of the seed. A *private* save carries the
seed too, so that the game can go on from it; whoever reads it can see every secret of the game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Any

from kolonie.core.chance import commitment, mixed, verify
from kolonie.core.engine import Game
from kolonie.core.options import Refused
from kolonie.core.saving import state_hash
from kolonie.core.title import SetupError, Title

FORMAT = "1"
TAG = re.compile(r'^\[(\w+) "((?:[^"\\]|\\.)*)"\]$')
SHARE = re.compile(r"^(\d) ([0-9a-f]{64})(?: ([0-9a-f]{32,64}))?$")
MOVE = re.compile(r"^(\d{1,9}) (\d{1,9}) (\S+)$")
ESCAPES = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r"})


class RecordError(ValueError):
    """A record that cannot be read or replayed; the text names the line or the field."""


@dataclass(frozen=True)
class Share:
    """What a player added to the shuffle: what it was bound to before the deal, and what it was.

    An empty `entropy` was never told, and is not in the shuffle.
    """

    seat: int
    pledge: str
    entropy: str = ""


@dataclass
class Record:
    """Everything needed to play a game again. `seed` is empty as long as it is not revealed."""

    game: str
    rules: str
    seats: tuple[str, ...]
    settings: dict[str, str]
    packs: tuple[tuple[str, str], ...]
    commitment: str
    seed: str = ""
    result: str = ""
    hash: str = ""
    moves: list[tuple[int, str]] = field(default_factory=list)
    private: bool = False
    """True if the seed is told before the end."""
    migrated: tuple[str, ...] = ()
    """What the game went over from while it was played: earlier rules and components, each with the move."""
    shares: tuple[Share, ...] = ()
    ended: str = ""
    """How the game ended before the rules ended it."""
    chosen: bool = False
    """Somebody chose or knew the seed, so the game counts for nothing."""
    signature: str = ""
    """Of the server where it was played, over everything else."""


def new_record(game: Game, names: tuple[str, ...]) -> Record:
    """The record of a game that is about to be played."""
    return Record(
        game=game.title.id,
        rules=game.title.rules_version,
        seats=names,
        settings=dict(game.settings),
        packs=tuple((p.name, p.sha256) for p in game.title.packs(game.box)),
        commitment=commitment(game.chance.seed),
    )


def dealt_from(seed: str, shares: tuple[Share, ...]) -> str:
    """The seed that the deck comes from."""
    return mixed(seed, [f"{share.seat}:{share.entropy}" for share in shares if share.entropy])


def close(record: Record, game: Game, seed: str = "") -> None:
    """Adds result, hash and the revealed seed to the record of a finished game.

    `seed` is the keeper's own, where players have added to it.
    """
    record.seed = seed or game.chance.seed
    record.result = " ".join(str(score) for score in game.scores())
    record.hash = state_hash(game)


def private_save(record: Record, game: Game) -> Record:
    """The record of a game so far with its seed, to go on with it later. It holds all secrets."""
    return replace(record, seed=game.chance.seed, moves=list(record.moves), private=not game.over)


def _quote(text: str) -> str:
    return text.translate(ESCAPES)


def _unquote(text: str) -> str:
    return re.sub(r"\\(.)", _unescape, text)


def _unescape(match: re.Match[str]) -> str:
    return {"n": "\n", "r": "\r"}.get(match[1], match[1])


def write(record: Record) -> str:
    """The record as text."""
    tags = [
        ("Kolonie", FORMAT),
        ("Game", record.game),
        ("Rules", record.rules),
        ("Seats", "; ".join(name.replace(";", ",") for name in record.seats)),
        *((f"Option_{name}", value) for name, value in sorted(record.settings.items())),
        *(("Pack", f"{name} {sha}") for name, sha in record.packs),
        *(("Migrated", note) for note in record.migrated),
        ("Commitment", record.commitment),
        *(("Share", f"{s.seat} {s.pledge} {s.entropy}".strip()) for s in record.shares),
        ("Chosen", "the seed was chosen or known by a player" if record.chosen else ""),
        ("Private", "the seed below tells every secret of this game" if record.private else ""),
        ("Seed", record.seed),
        ("Result", record.result),
        ("Hash", record.hash),
        ("Ended", record.ended),
        ("Signature", record.signature),
    ]
    lines = [f'[{name} "{_quote(value)}"]' for name, value in tags if value or name == "Seats"]
    lines.append("")
    lines += [f"{number} {seat} {key}" for number, (seat, key) in enumerate(record.moves, 1)]
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    """The record again. Raises RecordError naming the line."""
    tags: dict[str, str] = {}
    settings: dict[str, str] = {}
    packs: list[tuple[str, str]] = []
    shares: list[Share] = []
    moves: list[tuple[int, str]] = []
    migrated: list[str] = []
    for number, whole in enumerate(text.split("\n"), 1):  # other line separators may stand in a name
        line = whole.rstrip("\r")
        if not line.strip():
            continue
        if tag := TAG.match(line):
            name, value = tag[1], _unquote(tag[2])
            if name.startswith("Option_"):
                settings[name.removeprefix("Option_")] = value
            elif name == "Pack":
                pack, _space, sha = value.rpartition(" ")
                packs.append((pack, sha))
            elif name == "Migrated":
                migrated.append(value)
            elif name == "Share":
                shares.append(_share(value, number))
            else:
                tags[name] = value
        elif move := MOVE.match(line):
            if int(move[1]) != len(moves) + 1:
                raise RecordError(f"line {number}: move {move[1]} where {len(moves) + 1} was expected")
            moves.append((int(move[2]), move[3]))
        else:
            raise RecordError(f"line {number}: neither a tag nor a move: {line[:60]!r}")
    if tags.get("Kolonie") != FORMAT:
        raise RecordError("not a Kolonie record (the first tag must be Kolonie)")
    for name in ("Game", "Rules", "Seats", "Commitment"):
        if name not in tags:
            raise RecordError(f"tag {name}: missing")
    return Record(
        game=tags["Game"],
        rules=tags["Rules"],
        seats=tuple(name.strip() for name in tags["Seats"].split(";")),
        settings=settings,
        packs=tuple(packs),
        commitment=tags["Commitment"],
        seed=tags.get("Seed", ""),
        result=tags.get("Result", ""),
        hash=tags.get("Hash", ""),
        moves=moves,
        private=bool(tags.get("Private")),
        migrated=tuple(migrated),
        shares=tuple(shares),
        ended=tags.get("Ended", ""),
        chosen=bool(tags.get("Chosen")),
        signature=tags.get("Signature", ""),
    )


def _share(value: str, line: int) -> Share:
    found = SHARE.match(value)
    if found is None:
        raise RecordError(f"line {line}: a share is a seat, a commitment and what it was to")
    return Share(int(found[1]), found[2], found[3] or "")


def replay(record: Record, title: Title, box: Any = None, upto: int | None = None) -> Game:
    """Plays the record again, to move `upto` or to its end. Raises RecordError."""
    if record.rules != title.rules_version:
        raise RecordError(f"tag Rules: recorded with version {record.rules}, this is {title.rules_version}")
    if not record.seed:
        raise RecordError("tag Seed: not revealed yet, the game cannot be replayed")
    box = title.box(settings=record.settings) if box is None else box
    if record.packs != tuple((p.name, p.sha256) for p in title.packs(box)):
        raise RecordError("tag Pack: recorded with other components")
    try:
        seed = dealt_from(record.seed, record.shares)
        game = title.new(len(record.seats), seed, record.settings, box, journal=True)
    except SetupError as error:
        raise RecordError(str(error)) from None
    for number, (seat, key) in enumerate(record.moves[:upto], 1):
        try:
            game.play(seat, key)
        except Refused as refused:
            raise RecordError(f"move {number}: {key} is refused ({refused.rule})") from None
    return game


def check(record: Record, title: Title, box: Any = None) -> list[str]:
    """What is wrong with a finished record; empty if shuffle, moves, result and hash are all right.

    Result and hash have to be there: without them other moves could stand in it.
    """
    wrong = []
    if not verify(record.seed, record.commitment):
        wrong.append("the seed is not the one that was committed to")
    for share in record.shares:
        if share.entropy and not verify(share.entropy, share.pledge):
            wrong.append(f"what seat {share.seat} added to the shuffle is not what it had committed to")
    try:
        game = replay(record, title, box)
    except RecordError as error:
        if not wrong:
            raise
        return [*wrong, str(error)]  # with another shuffle the moves seldom fit
    if not game.over and not record.ended:
        wrong.append("the moves end before the game does")
    elif not record.hash or not record.result:
        wrong.append("there is no state hash or no result, so nothing says that these were the moves")
    if record.hash and state_hash(game) != record.hash:
        wrong.append("the state hash differs")
    result = " ".join(str(score) for score in game.scores())
    if record.result and result != record.result:
        wrong.append(f"the result is {result}, not {record.result}")
    return wrong
