"""What has changed on a table between two looks at it, in a few lines."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from kolonie.table.boards import Said, grid_lines
from kolonie.table.pieces import Paragraph, counted, mark_text, piece_text

ARROW = "→"


def draw_changes(before: Said, now: Said, viewer: int | None) -> RenderableType | None:
    """What is different in common parts and in the viewer's own; maps that changed are drawn again.

    What others did on their own boards is told by the log. None if all is as it was.
    """
    told: list[Text] = []
    maps: list[Text] = []
    for old, new in zip(before["panels"], now["panels"], strict=False):
        if new["seat"] not in (None, viewer) or old == new or old["title"] != new["title"]:
            continue  # under another name it is another board, and will be drawn as such
        told += list(_figures(old["summary"], new["summary"]))
        for was, part in _matched(old["parts"], new["parts"]):
            if part["kind"] == "grid":
                maps += grid_lines(part) if was != part else []
            elif was != part:
                told += list(_changed(was, part))
    lines: list[RenderableType] = [*maps]
    if told:
        lines.append(Paragraph(Text("Δ ", style="bold yellow"), told, indent=2))
    return Group(*lines) if lines else None


def _matched(old: list[Said], new: list[Said]) -> Iterator[tuple[Said | None, Said]]:
    """Each part of now with the part of the same kind and name of before, where there was one."""
    left = list(old)
    for part in new:
        same = [was for was in left if _is_same(was, part)]
        if same:
            left.remove(same[0])
        yield (same[0] if same else None), part


def _is_same(old: Said, new: Said) -> bool:
    """A zone with a place is the same under another title."""
    place = new.get("place") if new["kind"] == "zone" else None
    if old["kind"] != new["kind"]:
        return False
    return bool(old["place"] == place if place else old["title"] == new["title"])


def _figures(old: list[Said], new: list[Said]) -> Iterator[Text]:
    numbers = {piece["text"]: piece["n"] for piece in old}
    for piece in new:
        was = numbers.get(piece["text"])
        if was is not None and piece["n"] is not None and was != piece["n"]:
            yield Text(counted({**piece, "n": f"{was} {ARROW} {piece['n']}"}))


def _changed(old: Said | None, new: Said) -> Iterator[Text]:
    if old is None:
        old = {**new, "pieces": [], "spots": [], "spaces": [], "rows": []}
    if new["kind"] == "zone":
        yield from _zone(old, new)
    elif new["kind"] == "track":
        yield from _moved(old, new)
    elif new["kind"] == "map":
        yield from _spots(old, new)


def _zone(old: Said, new: Said) -> Iterator[Text]:
    """Numbers that are others now, what came and went, and pieces in another state, under the zone's name."""
    if new["layout"] == STEPS:
        return
    told = [text.plain for text in _figures(old["pieces"], new["pieces"])]
    before, after = Counter(map(_name, old["pieces"])), Counter(map(_name, new["pieces"]))
    came, went = after - before, before - after
    coded = {_name(piece) for piece in (*old["pieces"], *new["pieces"]) if piece["code"]}
    counts = {_kind(name): name for name in came if name not in coded and _kind(name) != name}
    for name in [name for name in went if name not in coded and _kind(name) in counts]:
        told.append(counts[_kind(name)])
        del came[counts[_kind(name)]], went[name]
    numbered = {_name(piece): counted(piece) for piece in new["pieces"] if not piece["code"]}
    if new["layout"] == "pile" and came.total() + went.total() > FEW:
        told.append(f"{len(old['pieces'])} {ARROW} {len(new['pieces'])}")
    else:
        told += [f"+ {numbered.get(name, name)}" for name in came.elements()]
        told += [f"− {name}" for name in went.elements()]
    told += _states(old["pieces"], new["pieces"])
    if told:
        yield Text(f"{new['title']}: {', '.join(told)}")
    elif old["title"] != new["title"]:
        yield Text(new["title"])


NUMBER = re.compile(r"\d+")


def _kind(name: str) -> str:
    """Words that only say how many there are of something, without the number: there are others now."""
    only = len(NUMBER.findall(name)) == 1 and not name[:1].isupper()
    return NUMBER.sub("#", name) if only else name


FEW = 3
"""So many pieces that come to a pile or leave it are named."""
STEPS = "steps"
"""The layout of what is still to do: the next question says it."""


def _name(piece: Said) -> str:
    return f"{piece['code']} {piece['text']}".strip()


def _states(old: list[Said], new: list[Said]) -> list[str]:
    """Pieces that are in use or out of use now, or that have something new on them; what all have, once."""
    codes = Counter(piece["code"] for piece in new)
    found: list[tuple[str, str]] = []
    for was, piece in _pairs(old, new):
        name = piece["code"] if codes[piece["code"]] == 1 and piece["code"] else _name(piece)
        tags = [tag for tag in piece["tags"] if tag not in was["tags"]]
        marks = [
            mark_text(mark).plain for mark in piece["marks"] if mark not in was["marks"] and mark["text"]
        ]
        if tags or marks:
            found.append((name, ", ".join(tags + marks)))
        elif was["dim"] != piece["dim"]:
            found.append((f"{'−' if piece['dim'] else '+'} {name}", ""))
    if len(found) == len(new) > 1 and len({words for _name, words in found}) == 1 and found[0][1]:
        return [found[0][1]]
    return [f"{name} ({words})" if words else name for name, words in found]


def _pairs(old: list[Said], new: list[Said]) -> Iterator[tuple[Said, Said]]:
    """Pieces that were there before and still are: the first of a name with the first, and so on."""
    left = list(old)
    for piece in new:
        same = next((was for was in left if _name(was) == _name(piece)), None)
        if same is not None:
            left.remove(same)
            if same != piece:
                yield same, piece


def _moved(old: Said, new: Said) -> Iterator[Text]:
    """Where things stand on a track, if it is somewhere else."""
    before, after = _standing(old), _standing(new)
    told = []
    for name, at in after.items():
        was = before.get(name)
        if was != at:
            alone = new["short"] and was is not None and len(before) == len(after) == 1
            come = ", ".join(at) if was is None else f"{', '.join(was)} {ARROW} {', '.join(at)}"
            between = ": " if name[-1:].isdigit() else " "
            told.append(come if alone else f"{name}{between}{come}")
    if told:
        yield Text(f"{new['title']}: {', '.join(told)}")


def _standing(part: Said) -> dict[str, list[str]]:
    """The spaces on which things of each name stand: one thing, several, or so many at once."""
    found: dict[str, list[str]] = {}
    for number, space in enumerate(part["spaces"]):
        for piece in space["pieces"]:
            code = space["code"] or space["text"] or str(number)
            found.setdefault(piece["text"], []).extend([code] * (piece["n"] or 1))
    return found


def _spots(old: Said, new: Said) -> Iterator[Text]:
    before = {spot["place"]: spot for spot in old["spots"]}
    for spot in new["spots"]:
        was = before.get(spot["place"])
        here, there = (
            Counter(piece_text({**piece, "marks": []}, full=False).plain for piece in found["pieces"])
            if found is not None
            else Counter()
            for found in (spot, was)
        )
        came, went = here - there, there - here
        if came or went:
            signs = [f"+ {name}" for name in came.elements()] + [f"− {name}" for name in went.elements()]
            yield Text(f"{spot['code'] or spot['text']}: {', '.join(signs)}")
