"""Shadows: cards that come out of them or go into them, and challenges that are player actions."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..grammar.phrase import Phrase
from .card_triggers import About, told
from .effects.base import ToCards
from .kinds import CHALLENGE_TYPE
from .players import PLAYER
from .rules import OnPlayers
from .who import OBJECT


class Emerges(About):
    """A card comes out of Shadows, whatever its type."""

    kinds = ("emerge",)
    phrases = told("comes out of Shadows")


class Hide(ToCards):
    """From play into its owner's Shadows."""

    verb = "hide"
    phrases = (Phrase("put {who} into Shadows", who=OBJECT),)


@dataclass(frozen=True)
class ChallengeAction(OnPlayers):
    """As a lasting effect: a challenge that is initiated as a player action, beside all others."""

    challenge: str = field(kw_only=True)
    phrases = (
        Phrase(
            "{players} may initiate one more {challenge} challenge as a player action",
            players=PLAYER, challenge=CHALLENGE_TYPE,
        ),
    )  # fmt: skip
