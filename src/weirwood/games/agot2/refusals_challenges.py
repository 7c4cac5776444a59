"""Why not, for challenges: initiating one, attacking, bypassing by stealth, defending."""

from __future__ import annotations

from ...cardgame import values
from ...cardgame.definition import STEALTH
from ...cardgame.naming import name_of
from ...cardgame.reasons import inactive, undeclared, under_way
from ...cardgame.refusing import in_play
from ...cardgame.state import Table
from ...cardgame.words import CHALLENGES, CHARACTER, article, times
from ...kernel.decision import Refusal
from .declaring import allowed, bypass_ban, challenge_ban, may_attack, may_bypass, may_challenge, may_defend
from .reasons import banned, forbidden, refuse
from .table import Agot2
from .titles import title_of


def challenge(s: Agot2, seat: int, rest: str) -> list[Refusal]:
    kind, _, name = rest.lower().partition(" ")
    opponent = next((p for p in range(s.seats) if s.name(p).lower() == name), -1)
    if kind not in CHALLENGES:
        return [Refusal("rr.a1.4.2.0.5", f"{kind or 'this'} is no type of challenge: military, intrigue and power are")]
    what = article(f"{kind} challenge")
    if opponent < 0 or opponent == seat or not s.alive[opponent]:
        others = ", ".join(s.name(p) for p in s.opponents(seat))
        words = f"it is initiated against one opponent who is in the game ({others})"
        return [refuse("rr.a1.4.2.0.5" if opponent == seat else "rr.a1.4.2.0.6", what, words)]
    clause = may_challenge(s, seat, kind, opponent)
    if clause is None:
        asked = any(d.seat == seat and d.kind == "challenge" for d in s.asks)
        words = "first comes an action window; challenges are initiated when all have passed in it"
        return [] if asked else [refuse("rr.a1.4.w.1", what, words)]
    if clause == "rr.cannot.1":
        return [forbidden(what, challenge_ban(s, seat, kind, opponent), s)]
    return [refuse(clause, what, _unchallenged(s, seat, kind, opponent, clause))]


def _unchallenged(s: Agot2, seat: int, kind: str, opponent: int, clause: str) -> str:
    who = s.name(seat)
    if clause == "rr.active-player.3":
        return inactive(s, "challenges", "challenges are initiated")
    if clause == "rr.a1.4.2.6.2":
        return f"{under_way(s)} is under way, and it must end first"
    if clause == "rr.a1.4.2.0.2":
        return (
            f"{who} may initiate {article(kind)} challenge {times(allowed(s, seat, kind))} this phase, and has done so"
        )
    if clause == "rr.supports.1":
        own, theirs = title_of(s, seat), title_of(s, opponent)
        return f"{who}'s title {own.name} supports {theirs.name}, the title of {s.name(opponent)}"
    return f"{who} has no standing character with {article(kind)} icon that could attack"


def attack(s: Table, seat: int, rest: str) -> list[Refusal]:
    c = s.challenge
    if c is None and s.phase == "challenges" and s.active == seat:
        return [Refusal("rr.a1.4.2.0.5", f"{rest}: choose the challenge first, then who attacks")]
    if c is None:
        return [refuse("rr.active-player.3", rest, inactive(s, "challenges", "attackers are declared"))]
    if c.attacker != seat:
        words = f"{under_way(s)} is under way, and {s.name(c.attacker)} alone declares attackers in it"
        return [refuse("rr.active-player.3", rest, words)]
    for card in in_play(s, rest):
        what = name_of(s, card)
        if card in c.attackers:
            return [refuse("rr.participating.1", what, "it participates in the challenge already")]
        if s.ctrl[card] != seat:
            return [refuse("rr.a1.4.2.0.8", what, f"{s.name(s.ctrl[card])} controls it")]
        clause = may_attack(s, card, c.kind)
        if clause == "rr.cannot.1":
            return [banned(s, card, "attack")]
        words = undeclared(s, card, c.kind) or "attackers are declared when the challenge is initiated, and only then"
        return [refuse(clause or "rr.a1.4.2.0.4", what, words)]
    return [refuse("rr.a1.4.2.0.8", rest, f"{s.name(seat)} controls no such character in play")]


def defend(s: Table, seat: int, rest: str) -> list[Refusal]:
    c = s.challenge
    if c is None:
        return [refuse("rr.a1.4.2.1.2", rest, "there is no challenge under way in which it could defend")]
    if c.defender != seat:
        return [
            refuse("rr.a1.4.2.1.2", rest, f"{under_way(s)} is under way, and only {s.name(c.defender)} defends in it")
        ]
    for card in in_play(s, rest):
        what = name_of(s, card)
        if card in c.defenders:
            return [refuse("rr.participating.2", what, "it participates in the challenge already")]
        if s.ctrl[card] != seat:
            return [refuse("rr.a1.4.2.1.2", what, f"{s.name(s.ctrl[card])} controls it")]
        clause = may_defend(s, card)
        if clause == "rr.cannot.1":
            return [banned(s, card, "defend")]
        return [refuse(clause or "rr.a1.4.2.1.1", what, _undefended(s, card, clause))]
    return [refuse("rr.a1.4.2.1.2", rest, f"{s.name(seat)} controls no such character in play")]


def _undefended(s: Table, card: int, clause: str | None) -> str:
    if clause == "rr.a1.4.2.1.3":
        return "it was bypassed by stealth"
    late = "defenders are declared once, after the challenge was initiated; this isn't the moment"
    return (undeclared(s, card, s.under_way().kind) if clause else "") or late


def stealth(s: Table, seat: int, rest: str) -> list[Refusal]:
    user, _, target = rest.lower().partition(" past ")
    c = s.challenge
    if c is None or c.attacker != seat:
        words = "stealth is used by the attacking player, as a challenge is initiated"
        return [refuse("rr.stealth.1", rest, words)]
    for card in in_play(s, user)[:1]:
        if STEALTH not in values.keywords(s, card):
            words = "it doesn't have stealth, and only an attacker with stealth can bypass a character"
            return [refuse("rr.stealth.1", name_of(s, card), words)]
        if card not in c.attackers:
            return [refuse("rr.stealth.1", name_of(s, card), "it isn't attacking")]
    for card in in_play(s, target):
        return [_unbypassed(s, card)]
    return [refuse("rr.stealth.1", rest, f"{s.name(c.defender)} controls no such character")]


def _unbypassed(s: Table, card: int) -> Refusal:
    what, defender = name_of(s, card), s.under_way().defender
    if s.ctrl[card] != defender:
        return refuse("rr.stealth.1", what, f"{s.name(defender)} defends, and {s.name(s.ctrl[card])} controls it")
    if may_bypass(s, card) == "rr.cannot.1":
        return forbidden(what, bypass_ban(s, card), s)
    if STEALTH in values.keywords(s, card):
        return refuse("rr.stealth.1", what, "it has stealth, and only a character without stealth can be bypassed")
    if any(bypassed == card for _, bypassed in s.under_way().bypassed):
        return refuse("rr.stealth.1", what, "it has been bypassed already")
    if s.defn[card].type != CHARACTER:
        return refuse("rr.stealth.1", what, f"it is {article(s.defn[card].type)}, and only characters are bypassed")
    return refuse("rr.a1.4.2.0.9", what, "stealth targets are chosen right after the attackers, one for each of them")
