"""What has changed on a table between two looks at it, in a few lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from kolonie.table.boards import Said, grid_lines
from kolonie.table.pieces import Paragraph, counted, piece_text

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
        same = [was for was in left if (was["kind"], was["title"]) == (part["kind"], part["title"])]
        if same:
            left.remove(same[0])
        yield (same[0] if same else None), part


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
    """What came and went, numbers that are others now, and pieces in another state."""
    yield from _figures(old["pieces"], new["pieces"])
    before, after = Counter(map(_name, old["pieces"])), Counter(map(_name, new["pieces"]))
    came, went = after - before, before - after
    if came or went:
        signs = [f"+ {name}" for name in came.elements()] + [f"− {name}" for name in went.elements()]
        yield Text(f"{new['title']}: {', '.join(signs)}")
    states = {_name(piece): piece for piece in old["pieces"]}
    for piece in new["pieces"]:
        was = states.get(_name(piece))
        if was is not None and piece != was:
            yield from _state(was, piece)


def _name(piece: Said) -> str:
    return f"{piece['code']} {piece['text']}".strip()


def _state(old: Said, new: Said) -> Iterator[Text]:
    """What is on a piece now, or that it is in use or out of use."""
    name = new["code"] or new["text"]
    told = [tag for tag in new["tags"] if tag not in old["tags"]]
    told += [mark["text"] for mark in new["marks"] if mark not in old["marks"]]
    if told:
        yield Text(f"{name}: {', '.join(told)}")
    elif old["dim"] != new["dim"]:
        yield Text(f"{'−' if new['dim'] else '+'} {new['text']}")


def _moved(old: Said, new: Said) -> Iterator[Text]:
    """Where things stand on a track, if it is somewhere else."""
    before, after = _standing(old), _standing(new)
    for name, at in after.items():
        if before.get(name) != at:
            come = f"{before[name]} {ARROW} {at}" if name in before else at
            yield Text(f"{new['title']}: {come}" if new["short"] else f"{new['title']}: {name} {come}")


def _standing(part: Said) -> dict[str, str]:
    return {
        piece["text"]: space["code"] or space["text"] or str(number)
        for number, space in enumerate(part["spaces"])
        for piece in space["pieces"]
    }


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
