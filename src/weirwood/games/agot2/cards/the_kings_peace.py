"""The King's Peace."""

from __future__ import annotations

from ..vocabulary import *

CARDS: list[Worded] = []
