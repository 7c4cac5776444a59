"""Assault: what cards say of it, of the locations that are its targets, and of their kneeling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.event import Event
from ..answering.card_triggers import About, told
from ..describing.cards import Cards, Place
from ..ruling.rules import OnCards

if TYPE_CHECKING:
    from ...table.state import Table
    from ..describing.known import LastKnown

ASSAULTED_ONLY = "kneel by assault"
"""What cannot be done to a location that assault may blank, but not kneel (`Cannot`)."""


class AssaultsMore(OnCards):
    """May choose more locations than one as targets of assault."""

    n: int = 1
    verbs = (Phrase("may assault {n} additional location<s>", n=NUMBER),)


class Assaulted(Cards):
    """The locations that are targets of assault in the challenge under way."""

    phrases = (Phrase(" under assault"),)
    _place = Place.TAIL
    unlike = "it isn't the target of assault"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.challenge is not None and any(target == card for _, target, _ in s.challenge.assaulted)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.fits(s, ctx, was.card)


ASSAULTED = Assaulted()


class KneltByAssault(About):
    """Assault kneels a location, which is after the win, and not when it is chosen."""

    kinds = ("kneel",)
    phrases = told("is knelt by assault")

    def fits(self, event: Event) -> bool:
        return event.how == "assault"
