"""Whether a card's STR has changed in the phase: kept by the edition in which a card asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table import values
from ..bases import Condition
from ..describing.who import TOPIC, Who

if TYPE_CHECKING:
    from ...table.state import Table

CHANGED, SEEN = "strength changed", "strength seen"


class StrengthChanged(Condition):
    """A card's STR has been raised or lowered in this phase, by whatever came or ended."""

    who: Who
    phrases = (Phrase("{who} has had its [STR] raised or lowered this phase", who=TOPIC),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(s.count("round", "card", card, CHANGED, s.phase, s.round) for card in self.who.find(s, ctx))


def watch_strength(s: Table) -> None:
    """Remember for cards of which a prohibition asks it that their STR has changed since it was last looked at."""
    for source, rule in s.statics.get("Cannot", ()):
        if not isinstance(rule.condition, StrengthChanged):
            continue
        for card in rule.condition.who.find(s, s.context(source)):
            now, key = values.strength(s, card), ("game", "card", card, SEEN)
            counts = s.counts(key[0])
            before = counts.get(key)
            if before is not None and before != now:
                s.tick("round", "card", card, CHANGED, s.phase, s.round)
                s.touch()
            counts[key] = now
