"""Who may initiate which challenge against whom, and who may be declared: the one check of each, with its clause."""

from __future__ import annotations

from ...cardgame import values
from ...cardgame.definition import STEALTH
from ...cardgame.state import Table
from ...cardgame.vocabulary.rules import (
    Ban,
    CannotAttack,
    CannotBeBypassed,
    CannotInitiate,
    DefendsKneeling,
    ExtraChallenge,
    NoKneel,
    OneChallenge,
    OneDefender,
    OneParticipant,
    active,
    bearing,
    cannot,
)
from ...cardgame.words import CHALLENGES, CHARACTER, PLAY
from ...kernel.decision import Option
from .table import Agot2
from .title_rules import ExtraElsewhere
from .titles import supports


def allowed(s: Table, seat: int, kind: str) -> int:
    """How many challenges of a type a seat may initiate this phase (rr.a1.4.2.0.2)."""
    return 1 + sum(rule.challenge == kind for _, rule in active(s, ExtraChallenge, seat))


def may_challenge(s: Agot2, seat: int, kind: str, opponent: int) -> str | None:
    """The clause that forbids initiating a challenge, or None."""
    if s.phase != "challenges" or s.active != seat:
        return "rr.active-player.3"
    if s.challenge is not None:
        return "rr.a1.4.2.6.2"
    more = s.count("phase", "player", seat, "initiated", kind) - allowed(s, seat, kind)
    if more >= 0 and (more > 0 or not elsewhere(s, seat, kind, opponent)):
        return "rr.a1.4.2.0.2"
    if s.format == "melee" and supports(s, seat, opponent):
        return "rr.supports.1"
    if challenge_ban(s, seat, kind, opponent) is not None:
        return "rr.cannot.1"
    if not any(may_attack(s, c, kind) is None for c in s.area[seat]):
        return "rr.a1.4.2.0.8"
    return None


def challenge_ban(s: Table, seat: int, kind: str, opponent: int) -> Ban | None:
    """What says that a seat cannot initiate a challenge, or None."""
    for source, rule in active(s, CannotInitiate, seat):
        if rule.forbids(s, seat, kind):
            return source, rule
    if s.count("phase", "player", seat, "initiated") >= 1 and (one := active(s, OneChallenge, seat)):
        return one[0]
    for source, attack in active(s, CannotAttack, seat):
        if opponent in attack.whom.seats(s, s.context(source)):
            return source, attack
    return None


def elsewhere(s: Table, seat: int, kind: str, opponent: int) -> bool:
    """Whether a title allows one challenge more, because not all of them go against the same opponent."""
    if not any(s.count("phase", "player", seat, "initiated", kind, p) for p in range(s.seats) if p != opponent):
        return False
    return any(rule.challenge == kind for _, rule in active(s, ExtraElsewhere, seat))


def challenge_options(s: Agot2, seat: int) -> list[Option]:
    """The challenges a seat may initiate now."""
    return [
        Option(f"challenge {kind} {s.name(opponent)}", "challenge", (kind, opponent))
        for kind in CHALLENGES
        for opponent in s.opponents(seat)
        if may_challenge(s, seat, kind, opponent) is None
    ]


def may_attack(s: Table, card: int, kind: str) -> str | None:
    """The clause that keeps a character from being declared as an attacker, or None."""
    if s.defn[card].type != CHARACTER:
        return "rr.a1.4.2.0.7"
    if s.kneeling[card] or not values.has_icon(s, card, kind):
        return "rr.a1.4.2.0.8"
    if cannot(s, card, "attack"):
        return "rr.cannot.1"
    return None


def may_defend(s: Table, card: int) -> str | None:
    """The clause that keeps a character from being declared as a defender, or None."""
    c = s.challenge
    if s.defn[card].type != CHARACTER or c is None or s.ctrl[card] != c.defender or s.zone[card] != PLAY:
        return "rr.a1.4.2.1.2"
    permitted = [rule.challenge for _, rule in bearing(s, DefendsKneeling, card) if rule.challenge in ("", c.kind)]
    if s.kneeling[card] and not permitted:
        return "rr.a1.4.2.1.2"
    if c.kind not in permitted and not values.has_icon(s, card, c.kind):
        return "rr.a1.4.2.1.2"
    if card in c.defenders:
        return "rr.participating.2"
    if any(target == card for _, target in c.bypassed):
        return "rr.a1.4.2.1.3"
    if cannot(s, card, "defend"):
        return "rr.cannot.1"
    return None


def most_attackers(s: Table) -> int:
    return 1 if active(s, OneParticipant) else -1


def most_defenders(s: Table) -> int:
    """How many defenders may be declared (-1: any number)."""
    return 1 if bool(active(s, OneParticipant)) or bool(active(s, OneDefender)) else -1


def kneels(s: Table, card: int, role: str) -> bool:
    """Whether a character kneels when declared as an attacker or defender."""
    c = s.under_way()
    for _, rule in bearing(s, NoKneel, card):
        if rule.role != role or rule.challenge not in ("", c.kind):
            continue
        if not rule.first or not s.count("round", "player", c.attacker, "initiated", c.kind):
            return False
    return True


def may_bypass(s: Table, card: int) -> str | None:
    """The clause that keeps a character from being bypassed by stealth, or None."""
    if s.defn[card].type != CHARACTER:
        return "rr.stealth.1"
    if STEALTH in values.keywords(s, card):
        return "rr.stealth.1"
    return "rr.cannot.1" if bypass_ban(s, card) is not None else None


def bypass_ban(s: Table, card: int) -> Ban | None:
    """What says that a character cannot be bypassed by stealth, or None."""
    return next(iter(bearing(s, CannotBeBypassed, card)), None)
