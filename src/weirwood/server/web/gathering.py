"""What is left over in memory is gathered a little at a time, so that nobody waits for it.

Python looks for it by itself when so many objects have been made: then a great many are looked at in one go, for some tens of
milliseconds with some hundreds of tables, and all of them wait.
"""

from __future__ import annotations

import asyncio
import gc

OFTEN = 0.25
"""After so many seconds what was made since the last time is looked at: a millisecond or two."""
SELDOM = 600.0
"""After so many seconds everything is."""


async def gather(loaded: asyncio.Task[None]) -> None:
    """Gather for as long as the server runs; what was loaded before anybody came stays, and isn't looked at."""
    await asyncio.wait({loaded})
    gc.freeze()
    gc.disable()
    try:
        while True:
            for _ in range(int(SELDOM / OFTEN)):
                await asyncio.sleep(OFTEN)
                gc.collect(1)
            gc.collect()
    finally:
        gc.enable()
