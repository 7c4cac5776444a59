"""Why not: the checks that make the options, asked about one label, with a sentence for people."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.decision import Refusal
from ....rules import clause as ledger
from ..battles import why_not as refusals_battles
from ..diplomacy import why_not as refusals_talk
from ..events import why_not as refusals_cards
from ..hear_ye import why_not as refusals_hear_ye
from ..hear_ye.election import Election
from ..model.nobles import NOBLES, find
from ..model.state import Fief
from ..model.titles import may_candidate, title_name
from ..movement import why_not as refusals_movement
from ..purchase import why_not as refusals_purchase

REASONS = {
    "fief.setup.15": "both of your Siege Engines are in use",
    "fief.2.2.6": "a hand holds at most three cards",
    "fief.2.4.2": "it can only be played in your own turn of the Play Cards step",
    "fief.2.4.1.2": "a House has at most four Nobles",
    "fief.C.2": "a Captive or an Outlaw can't stand for election",
}


def refuse(clause: str, what: str, reason: str = "") -> list[Refusal]:
    """A refusal in the words that are kept for its clause, or else in the ledger's own."""
    tables = (REASONS, refusals_hear_ye.REASONS, refusals_movement.REASONS, refusals_battles.REASONS,
              refusals_cards.REASONS, refusals_purchase.REASONS, refusals_talk.REASONS)  # fmt: skip
    reason = reason or next((table[clause] for table in tables if clause in table), "")
    reason = reason or ledger(clause).rule.rstrip(".")
    return [Refusal(clause, f"{what}: {reason}")]


def why_not(s: Fief, seat: int, label: str) -> list[Refusal]:
    """The clauses that forbid what a label says; empty if nothing is known against it."""
    verb, _, rest = " ".join(label.split()).partition(" ")
    talk = refusals_talk.why_not(s, seat, verb.casefold(), rest)
    if talk is not None:
        return refuse(*talk)
    announced = refusals_hear_ye.CHECKS.get(verb.casefold()) or refusals_movement.CHECKS.get(verb.casefold())
    announced = announced or refusals_battles.CHECKS.get(verb.casefold()) or refusals_cards.CHECKS.get(verb.casefold())
    announced = announced or refusals_purchase.CHECKS.get(verb.casefold())
    if announced is not None:
        found = announced(s, seat, rest)
        return refuse(*found) if found else []
    check = CHECKS.get(verb.casefold())
    return check(s, seat, rest) if check is not None else []


def _candidate(s: Fief, seat: int, rest: str) -> list[Refusal]:
    noble = find(rest)
    election = next((frame for frame in s.frames if isinstance(frame, Election)), None)
    if noble is None:
        return []
    if election is None:
        return refuse("fief.C.1", f"{NOBLES[noble].name}: there is no election now")
    clause = may_candidate(s, noble, election.title) if s.owner[noble] == seat else "fief.C.1"
    return refuse(clause, f"{NOBLES[noble].name} for {title_name(s, election.title)}") if clause else []


CHECKS: dict[str, Callable[[Fief, int, str], list[Refusal]]] = {
    "candidate": _candidate,
}  # fmt: skip
