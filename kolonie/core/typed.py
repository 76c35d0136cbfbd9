"""Values of files and messages as what they are declared to be, in any thread."""

from __future__ import annotations

from threading import RLock
from typing import Any, Final

import msgspec

LEARNING: Final = RLock()


def typed(value: object, kind: Any) -> Any:
    """What `msgspec.convert` makes of a value, by one thread at a time. Raises msgspec.ValidationError.

    msgspec learns a type when it first meets it. A second thread that meets it meanwhile would be given what
    is known of it so far, and bring the process down. Decoders that modules make for themselves have learnt
    theirs before there are threads.
    """
    with LEARNING:
        return msgspec.convert(value, kind)
