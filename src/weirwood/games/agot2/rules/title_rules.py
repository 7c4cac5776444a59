"""What the titles of the melee say, beyond what cards say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ....cardgame.grammar.kinds import NUMBER
from ....cardgame.grammar.node import field
from ....cardgame.grammar.phrase import Phrase
from ....cardgame.vocabulary.kinds import CHALLENGE_TYPE
from ....cardgame.vocabulary.ruling.player_rules import PlotValue
from ....cardgame.vocabulary.ruling.rules import OnPlayers
from .titles import rivals

if TYPE_CHECKING:
    from ....cardgame.table.state import Table


class WideClaim(OnPlayers):
    """Intrigue claim may be resolved against as many opponents as one likes."""

    phrases = (Phrase("your intrigue claim may be resolved against as many opponents as you like"),)


class Redirects(OnPlayers):
    phrases = (Phrase("you may redirect 1 challenge each round"),)


class ExtraElsewhere(OnPlayers):
    """One more challenge of a type, if not all of them go against the same opponent."""

    challenge: str = field(kw_only=True)
    phrases = (
        Phrase(
            "you may initiate one more {challenge} challenge each challenges phase, against another opponent",
            challenge=CHALLENGE_TYPE,
        ),
    )


class RivalClaim(PlotValue):
    """Raises your claim in challenges of a type in which you attack a rival."""

    kept_as = "PlotValue"
    phrases: ClassVar[Sequence[Phrase]] = (
        Phrase(
            "your claim is {by} higher in {challenge} challenges in which you attack a rival",
            figure="claim",
            by=NUMBER,
            challenge=CHALLENGE_TYPE,
        ),
    )

    def suits(self, s: Table, seat: int) -> bool:
        c = s.challenge
        return super().suits(s, seat) and c is not None and c.attacker == seat and rivals(s, seat, c.defender)
