"""Which build is tested: the source, in which rules can be broken, or with WEIRWOOD_COMPILED what `make fast` has made of it."""

from __future__ import annotations

import os

COMPILED = "WEIRWOOD_COMPILED" in os.environ
if COMPILED:
    os.environ.pop("WEIRWOOD_INTERPRETED", None)
else:
    os.environ.setdefault("WEIRWOOD_INTERPRETED", "1")
