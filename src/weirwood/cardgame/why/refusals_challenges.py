"""Why not, for challenges: initiating one, attacking, bypassing by stealth, defending."""

from __future__ import annotations

from ...kernel.decision import Refusal
from ..cards.definition import STEALTH
from ..phases.declaring import (
    allowed,
    bypass_ban,
    challenge_ban,
    declaration_ban,
    defence_ban,
    may_attack,
    may_bypass,
    may_challenge,
    may_defend,
)
from ..table import values
from ..table.naming import name_of
from ..table.state import Table
from ..table.words import CHALLENGES, CHARACTER, article, times
from ..vocabulary.paying.tolls import due, tolls
from ..vocabulary.ruling.more_challenges import covered
from ..vocabulary.ruling.rules import Ban
from .reasons import forbids, inactive, undeclared, under_way
from .refusing import in_play


def said(clause: str, what: str, words: str) -> list[Refusal]:
    return [Refusal(clause, f"{what}: {words}")]


def forbidden(s: Table, what: str, by: Ban | None) -> Refusal:
    """A refusal of what a card says cannot be done."""
    assert by is not None
    return Refusal(s.clauses.cannot, f"{what}: {forbids(s, by)}")


def challenge(s: Table, seat: int, rest: str) -> list[Refusal]:
    kind, _, name = rest.lower().partition(" ")
    opponent = next((p for p in range(s.seats) if s.name(p).lower() == name), -1)
    if kind not in CHALLENGES:
        words = f"{kind or 'this'} is no type of challenge: military, intrigue and power are"
        return [Refusal(s.clauses.challenge_type, words)]
    what = article(f"{kind} challenge")
    if opponent < 0 or opponent == seat or not s.alive[opponent]:
        others = ", ".join(s.name(p) for p in s.opponents(seat))
        clause = s.clauses.challenge_type if opponent == seat else s.clauses.challenge_opponent
        return said(clause, what, f"it is initiated against one opponent who is in the game ({others})")
    refused = may_challenge(s, seat, kind, opponent)
    if refused is None:
        asked = any(d.seat == seat and d.kind == "challenge" for d in s.asks)
        words = "first comes an action window; challenges are initiated when all have passed in it"
        return [] if asked else said(s.clauses.challenge_moment, what, words)
    if refused == s.clauses.cannot:
        return [forbidden(s, what, challenge_ban(s, seat, kind, opponent))]
    return said(refused, what, _unchallenged(s, seat, kind, opponent, refused))


def _unchallenged(s: Table, seat: int, kind: str, opponent: int, clause: str) -> str:
    clauses, who = s.clauses, s.name(seat)
    if clause == clauses.challenge_active:
        return inactive(s, "challenges", "challenges are initiated")
    if clause == clauses.challenge_under_way:
        return f"{under_way(s)} is under way, and it must end first"
    if clause == clauses.challenge_limit:
        used, _ = covered(s, seat, kind, opponent)
        often = times(allowed(s, seat, kind) + used)
        return f"{who} may initiate {article(kind)} challenge {often} this phase, and has done so"
    if clause == clauses.costs:
        toll = sum(event.amount for event in tolls(s, seat, kind, opponent))
        what = f"initiating it costs {toll} gold" if toll > s.gold[seat] else "whoever could attack must be paid for"
        return f"{what}, and {who} has {s.gold[seat]}"
    if clause == clauses.attackers:
        return f"{who} has no standing character with {article(kind)} icon that could attack"
    return s.spared_by(seat, opponent)


def attack(s: Table, seat: int, rest: str) -> list[Refusal]:
    c, clauses = s.challenge, s.clauses
    if c is None and s.phase == "challenges" and s.active == seat:
        return said(clauses.challenge_type, rest, "choose the challenge first, then who attacks")
    if c is None:
        return said(clauses.challenge_active, rest, inactive(s, "challenges", "attackers are declared"))
    if c.attacker != seat:
        words = f"{under_way(s)} is under way, and {s.name(c.attacker)} alone declares attackers in it"
        return said(clauses.challenge_active, rest, words)
    late = "attackers are declared when the challenge is initiated, and only then"
    wrong = clauses.attackers, clauses.attackers_declared, late, clauses.attacking_already
    return _undeclared(s, seat, rest, "attack", c.attackers, wrong)


def defend(s: Table, seat: int, rest: str) -> list[Refusal]:
    c, clauses = s.challenge, s.clauses
    if c is None:
        return said(clauses.defenders, rest, "there is no challenge under way in which it could defend")
    if c.defender != seat:
        words = f"{under_way(s)} is under way, and only {s.name(c.defender)} defends in it"
        return said(clauses.defenders, rest, words)
    late = "defenders are declared once, after the attackers; this isn't the moment"
    wrong = clauses.defenders, clauses.defenders_declared, late, clauses.defending_already
    return _undeclared(s, seat, rest, "defend", c.defenders, wrong)


def _undeclared(
    s: Table, seat: int, rest: str, verb: str, side: list[int], wrong: tuple[str, str, str, str]
) -> list[Refusal]:
    """Why the cards of a name can't attack or defend.

    ``wrong``: the clauses if it is another's, if only the moment is wrong (with words for it), if it was declared before.
    """
    another, moment, late, already = wrong
    role = "attacking" if verb == "attack" else "defending"
    found: list[Refusal] = []
    for card in in_play(s, seat, rest):
        refused = may_attack(s, card, s.under_way().kind) if verb == "attack" else may_defend(s, card)
        what = name_of(s, card)
        if card in side:
            found += said(already, what, "it participates in the challenge already")
        elif s.ctrl[card] != seat:
            found += said(another, what, f"{s.name(s.ctrl[card])} controls it")
        elif refused == s.clauses.cannot and (by := declaration_ban(s, card, role, s.under_way().kind)) is not None:
            found.append(forbidden(s, what, by))
        elif refused == s.clauses.cannot and verb == "defend":
            found.append(forbidden(s, what, defence_ban(s, seat)))
        elif refused == s.clauses.costs:
            words = f"it costs {due(s, card)} gold to {verb} with it, and {s.name(seat)} has {s.gold[seat]}"
            found += said(refused, what, words)
        elif refused == s.clauses.bypassed:
            found += said(refused, what, f"it was {s.speech.word('bypassed')} by {s.speech.word('stealth')}")
        else:
            words = undeclared(s, card, s.under_way().kind) if refused else ""
            found += said(refused or moment, what, words or late)
    return found or said(another, rest, f"{s.name(seat)} controls no such character in play")


def stealth(s: Table, seat: int, rest: str) -> list[Refusal]:
    user, _, target = rest.lower().partition(" past ")
    c, clause, word = s.challenge, s.clauses.stealth, s.speech.word("stealth")
    if c is None or c.attacker != seat:
        return said(clause, rest, f"{word} is used by the attacking player, when attackers are declared")
    for card in in_play(s, seat, user)[:1]:
        if STEALTH not in values.keywords(s, card):
            words = (
                f"it doesn't have {word}, and only an attacker with {word} can {s.speech.word('bypass')} a character"
            )
            return said(clause, name_of(s, card), words)
        if card not in c.attackers:
            return said(clause, name_of(s, card), "it isn't attacking")
    for card in in_play(s, c.defender, target)[:1]:
        return _unbypassed(s, card)
    return said(clause, rest, f"{s.name(c.defender)} controls no such character")


def _unbypassed(s: Table, card: int) -> list[Refusal]:
    what, defender, clause = name_of(s, card), s.under_way().defender, s.clauses.stealth
    word, done = s.speech.word("stealth"), s.speech.word("bypassed")
    if s.ctrl[card] != defender:
        return said(clause, what, f"{s.name(defender)} defends, and {s.name(s.ctrl[card])} controls it")
    if may_bypass(s, card) == s.clauses.cannot:
        return [forbidden(s, what, bypass_ban(s, card))]
    if STEALTH in values.keywords(s, card):
        words = f"it has {word}, and only a character without {word} can be {done}"
        return said(s.clauses.stealth_target, what, words)
    if any(bypassed == card for _, bypassed in s.under_way().bypassed):
        return said(clause, what, f"it has been {done} already")
    if s.defn[card].type != CHARACTER:
        return said(clause, what, f"it is {article(s.defn[card].type)}, and only characters are {done}")
    words = f"{word} targets are chosen right after the attackers, one for each of them"
    return said(s.clauses.stealth_moment, what, words)
