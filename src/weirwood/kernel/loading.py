"""Loading code and cards: nothing of it becomes garbage, so that nobody need look for any meanwhile."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def loading() -> Iterator[None]:
    """While this lasts, the collector of garbage rests (if it isn't at rest anyway)."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
