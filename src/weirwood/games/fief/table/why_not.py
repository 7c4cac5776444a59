"""Why not: the checks that make the options, asked about one label, with a sentence for people."""

from __future__ import annotations

from ....kernel.decision import Refusal
from ....rules import clause as ledger
from ..battles import why_not as battles
from ..diplomacy import why_not as diplomacy
from ..events import why_not as events
from ..hear_ye import why_not as hear_ye
from ..model.state import Fief
from ..movement import why_not as movement
from ..purchase import why_not as purchase
from ..realm import why_not as realm

ROOMS = (realm, hear_ye, movement, battles, events, purchase)
"""Where each verb and each clause is looked up; what movement says of a Battle on the march goes before what battles say."""
CHECKS = {verb: check for room in reversed(ROOMS) for verb, check in room.CHECKS.items()}
REASONS = {clause: words for room in reversed((*ROOMS, diplomacy)) for clause, words in room.REASONS.items()}


def refuse(clause: str, what: str, reason: str = "") -> list[Refusal]:
    """A refusal in the words that are kept for its clause, or else in the ledger's own."""
    reason = reason or REASONS.get(clause) or ledger(clause).rule.rstrip(".")
    return [Refusal(clause, f"{what}: {reason}")]


def why_not(s: Fief, seat: int, label: str) -> list[Refusal]:
    """The clauses that forbid what a label says; empty if nothing is known against it."""
    word, _, rest = " ".join(label.split()).partition(" ")
    verb = word.casefold()
    talk = diplomacy.why_not(s, seat, verb, rest)
    if talk is not None:
        return refuse(*talk)
    found = CHECKS[verb](s, seat, rest) if verb in CHECKS else None
    return refuse(*found) if found else []
