"""Shadows: cards that come out of them or go into them."""

from __future__ import annotations

from ..grammar.phrase import Phrase
from .card_triggers import About, told
from .effects.base import ToCards
from .who import OBJECT


class Emerges(About):
    """A card comes out of Shadows, whatever its type."""

    kinds = ("emerge",)
    phrases = told("comes out of Shadows")


class Hide(ToCards):
    """From play into its owner's Shadows."""

    verb = "hide"
    phrases = (Phrase("put {who} into Shadows", who=OBJECT),)
