"""Challenges beyond the usual ones that are no matter of number alone: as player actions, or with certain attackers."""

from __future__ import annotations

from ...grammar.kinds import NAME, Flag
from ...grammar.node import field
from ...grammar.phrase import Phrase
from ..describing.players import PLAYER
from ..kinds import CHALLENGE_TYPE
from .rules import OnPlayers


class ChallengeAction(OnPlayers):
    """As a lasting effect: a challenge that is initiated as a player action, beside all others."""

    challenge: str = field(kw_only=True)
    phrases = (
        Phrase(
            "{players} may initiate one more {challenge} challenge as a player action",
            players=PLAYER, challenge=CHALLENGE_TYPE,
        ),
    )  # fmt: skip


class OneMoreWith(OnPlayers):
    """A second challenge of a type for whoever has won one as the attacker, with this card and others of a trait.

    ``binding``: two are all from then on, whatever else would allow more.
    """

    challenge: str = field(kw_only=True)
    trait: str = field(kw_only=True)
    binding: bool = field(default=False, kw_only=True)
    phrases = (
        Phrase(
            "{players} may initiate a second {challenge} challenge in a phase in which you have won one as the attacker, "
            "if ~ attacks and only {trait} characters with it{binding}",
            players=PLAYER, challenge=CHALLENGE_TYPE, trait=NAME,
            binding=Flag("; more than 2 you cannot initiate then"),
        ),
    )  # fmt: skip
