"""Why not, for challenges: initiating one, attacking, passing by Stealth, defending."""

from __future__ import annotations

from ...cardgame import values
from ...cardgame.definition import STEALTH
from ...cardgame.naming import name_of
from ...cardgame.reasons import forbids, inactive, undeclared, under_way
from ...cardgame.refusing import in_play
from ...cardgame.state import Table
from ...cardgame.vocabulary.rules import ban
from ...cardgame.words import CHALLENGES, CHARACTER, article
from ...kernel.decision import Refusal
from .challenges import challenge_ban, may_attack, may_bypass, may_challenge, may_defend
from .clauses import CARD_TEXT
from .reasons import refuse


def challenge(s: Table, seat: int, rest: str) -> list[Refusal]:
    kind = rest.lower().partition(" ")[0]
    if kind not in CHALLENGES:
        words = f"{kind or 'this'} is no type of challenge: military, intrigue and power are"
        return [Refusal("hbo.attackers.1", words)]
    clause = may_challenge(s, seat, kind) or "hbo.challenges.5"
    return [refuse(clause, article(f"{kind} challenge"), _unchallenged(s, seat, kind, clause))]


def _unchallenged(s: Table, seat: int, kind: str, clause: str) -> str:
    who = s.name(seat)
    if clause == "hbo.challenges.1":
        return inactive(s, "challenges", "challenges are initiated")
    if clause == "hbo.challenges.4":
        return f"{under_way(s)} is under way, and it must be resolved first"
    if clause == "hbo.challenges.2":
        return f"{who} has initiated all the {kind} challenges that may be initiated in one turn"
    if clause == CARD_TEXT:
        by = challenge_ban(s, kind)
        assert by is not None
        return forbids(s, by)
    if clause == "hbo.attackers.1":
        return f"{who} has no standing character with {article(kind)} icon that could attack"
    return ""


def attack(s: Table, seat: int, rest: str) -> list[Refusal]:
    c = s.challenge
    if c is None and s.phase == "challenges" and s.active == seat:
        return [refuse("hbo.attackers.1", rest, "choose the challenge first, then who attacks")]
    if c is None:
        return [refuse("hbo.challenges.1", rest, inactive(s, "challenges", "attackers are declared"))]
    if c.attacker != seat:
        words = f"{under_way(s)} is under way, and {s.name(c.attacker)} alone declares attackers in it"
        return [refuse("hbo.challenges.1", rest, words)]
    for card in in_play(s, rest)[:1]:
        if s.ctrl[card] != seat:
            return [refuse("hbo.attackers.1", name_of(s, card), f"{s.name(s.ctrl[card])} controls it")]
        clause = may_attack(s, card, c.kind)
        late = "attackers are declared when the challenge is initiated, each once, and only then"
        return [_undeclared(s, card, clause, "attack", late, "hbo.attackers.1")]
    return [refuse("hbo.attackers.1", rest, f"{s.name(seat)} controls no such character in play")]


def _undeclared(s: Table, card: int, clause: str | None, verb: str, late: str, rule: str) -> Refusal:
    """Why a character can't attack or defend; ``late`` and ``rule``: if nothing but the moment is wrong."""
    what = name_of(s, card)
    if clause is None:
        return refuse(rule, what, late)
    if clause == CARD_TEXT:
        by = ban(s, card, verb)
        assert by is not None
        return refuse(clause, what, forbids(s, by))
    if clause == "hbo.stealth.1":
        return refuse(clause, what, "it was passed by Stealth and can't defend in this challenge")
    return refuse(clause, what, undeclared(s, card, s.under_way().kind))


def defend(s: Table, seat: int, rest: str) -> list[Refusal]:
    c = s.challenge
    if c is None:
        return [refuse("hbo.defenders.1", rest, "there is no challenge under way in which it could defend")]
    if c.defender != seat:
        return [
            refuse("hbo.defenders.1", rest, f"{under_way(s)} is under way, and only {s.name(c.defender)} defends in it")
        ]
    for card in in_play(s, rest)[:1]:
        if s.ctrl[card] != seat:
            return [refuse("hbo.defenders.1", name_of(s, card), f"{s.name(s.ctrl[card])} controls it")]
        late = "defenders are declared once, after the attackers; this isn't the moment"
        return [_undeclared(s, card, may_defend(s, card), "defend", late, "hbo.defenders.1")]
    return [refuse("hbo.defenders.1", rest, f"{s.name(seat)} controls no such character in play")]


def stealth(s: Table, seat: int, rest: str) -> list[Refusal]:
    user, _, target = rest.lower().partition(" past ")
    c = s.challenge
    if c is None or c.attacker != seat:
        return [refuse("hbo.stealth.1", rest, "Stealth is used by the attacking player, when attackers are declared")]
    for card in in_play(s, user)[:1]:
        if STEALTH not in values.keywords(s, card):
            words = "it doesn't have Stealth, and only an attacker with Stealth can pass a character"
            return [refuse("hbo.stealth.1", name_of(s, card), words)]
        if card not in c.attackers:
            return [refuse("hbo.stealth.1", name_of(s, card), "it isn't attacking")]
    for card in in_play(s, target)[:1]:
        return [_unpassed(s, card)]
    return [refuse("hbo.stealth.1", rest, f"{s.name(c.defender)} controls no such character")]


def _unpassed(s: Table, card: int) -> Refusal:
    what, defender = name_of(s, card), s.under_way().defender
    if may_bypass(s, card) == "hbo.stealth.2":
        return refuse("hbo.stealth.2", what)
    if s.ctrl[card] != defender:
        words = f"{s.name(defender)} defends, and {s.name(s.ctrl[card])} controls it"
        return refuse("hbo.stealth.1", what, words)
    if s.defn[card].type != CHARACTER:
        return refuse("hbo.stealth.1", what, f"it is {article(s.defn[card].type)}, and Stealth is used on characters")
    if any(target == card for _, target in s.under_way().bypassed):
        return refuse("hbo.stealth.1", what, "it was passed by Stealth already")
    return refuse("hbo.stealth.1", what, "Stealth is used right after attackers are declared, one character for each")
