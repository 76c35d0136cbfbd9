"""Packs: components as TOML, decoded into typed entries, with errors that name file, entry and field.

A pack is a table of lists; every entry has an `id` that is unique in its list. A further pack overrides
entries by `id`, field by field, adds new ones, or takes them out (`remove = true`). Packs are data, never
code: a game can be played on with the packs it began with, if their text was kept (`noted`, `laid_out`).
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from kolonie.core.title import PackInfo
from kolonie.core.typed import typed

Provenance = Literal["rulebook", "public", "reconstructed"]
T = TypeVar("T")


class RawEntry(dict[str, Any]):
    """An entry as it was written, and the file that had the last word on it."""

    __slots__ = ("file",)

    def __init__(self, fields: dict[str, Any], file: Path) -> None:
        super().__init__(fields)
        self.file = file


RawPack = dict[str, list[RawEntry]]


class PackError(ValueError):
    """A pack that cannot be used. The text names the file, the entry and the field."""


PACKAGE = Path(__file__).parents[1]
_NOTED: ContextVar[dict[str, str] | None] = ContextVar("noted", default=None)
_LAID_OUT: ContextVar[Mapping[str, str] | None] = ContextVar("laid_out", default=None)


def _place(path: Path) -> str:
    """Where a pack file lies in the package, on whatever machine."""
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.name


@contextmanager
def noted() -> Iterator[dict[str, str]]:
    """Notes the text of every pack file that is read meanwhile, by its place. Boxes are made anew."""
    texts: dict[str, str] = {}
    before = _NOTED.set(texts)
    try:
        yield texts
    finally:
        _NOTED.reset(before)


@contextmanager
def laid_out(texts: Mapping[str, str]) -> Iterator[None]:
    """Reads pack files from texts that were noted before, whatever the files say now. Boxes are made anew."""
    before = _LAID_OUT.set(texts)
    try:
        yield
    finally:
        _LAID_OUT.reset(before)


def anew() -> bool:
    """Whether a box must be made from its files and not be one that is there already."""
    return _NOTED.get() is not None or _LAID_OUT.get() is not None


def _text(path: Path) -> str:
    kept = _LAID_OUT.get()
    if kept is not None:
        if _place(path) not in kept:
            raise PackError(f"{path}: is not among the packs that were kept")
        text = kept[_place(path)]
    else:
        text = path.read_text(encoding="utf-8")
    texts = _NOTED.get()
    if texts is not None:
        texts[_place(path)] = text
    return text


def read_pack(path: Path) -> RawPack:
    """The lists of a pack file, checked for form only."""
    try:
        data = tomllib.loads(_text(path))
    except OSError as error:
        raise PackError(f"{path}: cannot be read ({error.strerror})") from None
    except (ValueError, RecursionError) as error:  # also numbers too long and lists too deep for Python
        raise PackError(f"{path}: not TOML: {error}") from None
    pack: RawPack = {}
    for name, entries in data.items():
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise PackError(f"{path}: {name}: must be a list of entries ([[{name}]])")
        seen: set[str] = set()
        for number, entry in enumerate(entries, 1):
            ident = entry.get("id")
            if not isinstance(ident, str):
                raise PackError(f"{path}: {name} entry {number}: field id: missing or not text")
            if ident in seen:
                raise PackError(f"{path}: {name} {ident}: field id: occurs twice")
            seen.add(ident)
        pack[name] = [RawEntry(entry, path) for entry in entries]
    return pack


def existing(*paths: Path) -> tuple[Path, ...]:
    """Those of the files that there are."""
    return tuple(path for path in paths if path.exists())


def override(base: RawPack, extra: RawPack, path: Path) -> RawPack:
    """The base pack with the entries of another one laid over it."""
    merged = {name: [RawEntry(entry, entry.file) for entry in entries] for name, entries in base.items()}
    for name, entries in extra.items():
        if name not in merged:
            listed = ", ".join(merged)
            raise PackError(f"{path}: {name}: no such list in this game (there are: {listed})")
        by_id = {entry["id"]: entry for entry in merged[name]}
        for entry in entries:
            if "remove" in entry:
                merged[name].remove(_removed(entry, by_id, f"{path}: {name} {entry['id']}"))
            elif entry["id"] in by_id:
                by_id[entry["id"]].update(entry)
                by_id[entry["id"]].file = path
            else:
                merged[name].append(RawEntry(entry, path))
    return merged


def _removed(entry: RawEntry, by_id: dict[str, RawEntry], where: str) -> RawEntry:
    """The entry that another one takes out."""
    if dict(entry) != {"id": entry["id"], "remove": True}:
        raise PackError(f"{where}: field remove: must be true and stand alone")
    if entry["id"] not in by_id:
        raise PackError(f"{where}: field remove: there is no such entry")
    return by_id[entry["id"]]


def decode(raw: RawPack, name: str, kind: type[T], path: Path) -> list[T]:
    """The entries of one list as typed values."""
    if name not in raw:
        raise PackError(f"{path}: {name}: the list is missing")
    decoded = []
    for entry in raw[name]:
        try:
            decoded.append(typed(dict(entry), kind))
        except msgspec.ValidationError as error:
            raise PackError(f"{entry.file}: {name} {entry['id']}: {error}") from None
    return decoded


def pack_hash(raw: RawPack) -> str:
    """The hash of a pack's contents: layout and comments of the file do not matter."""
    return hashlib.sha256(msgspec.json.encode(raw, order="sorted")).hexdigest()


def load_packs(base: Path, extra: tuple[Path, ...]) -> tuple[RawPack, tuple[PackInfo, ...]]:
    """The base pack with all further packs laid over it, and what they were."""
    raw = read_pack(base)
    infos = [PackInfo(base.stem, pack_hash(raw))]
    for path in extra:
        further = read_pack(path)
        infos.append(PackInfo(path.stem, pack_hash(further)))
        raw = override(raw, further, path)
    return raw, tuple(infos)
