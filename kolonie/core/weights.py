"""The weights of a value that was learnt by play, as they lie in a title's folder."""

from __future__ import annotations

import json
from pathlib import Path

from kolonie.core.judgement import Weights


def read_weights(path: Path, names: tuple[str, ...], stages: int) -> Weights:
    """The weights of a file that `kolonie lab train` has written. Raises ValueError if they do not fit."""
    found: dict[str, list[float]] = json.loads(path.read_text("utf-8"))["weights"]
    if tuple(found) != names or any(len(row) != stages for row in found.values()):
        raise ValueError(f"{path.name}: these are weights of other terms")
    return tuple(tuple(found[name][stage] for name in names) for stage in range(stages))


def kept_weights(path: Path, names: tuple[str, ...], start: Weights) -> Weights:
    """The weights of a file, or those that were thought up as long as nothing better was learnt."""
    return read_weights(path, names, len(start)) if path.is_file() else start
