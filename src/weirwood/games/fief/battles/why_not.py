"""Why not, in Phase 6: attacking, joining, losses, Truces, Sieges and pillage."""

from __future__ import annotations

from ..events.secret_passage import may_slip_in
from ..model.army import engine
from ..model.nobles import find
from ..model.state import Fief
from ..realm.why_not import Check, Found
from .attacking import may_attack
from .forces import under_way
from .joining import may_join
from .losses import why_kept
from .siege import DeclareSieges, may_besiege
from .truce import Parley

REASONS = {
    "fief.setup.15": "both of your Siege Engines are in use",
    "fief.6.5.2": "there is no Mill left there to pillage",
    "fief.2.3.1.2": "there are no Battles in Heavy Rain without a storm Noble",
    "fief.4.2.2.1.11": "a Brother of the Night's Watch does nobody in Westeros any harm, except besiegers of his House",
    "fief.4.2.2.1.12": "beside a Brother of the Night's Watch his House does nothing against others, except besiegers",
    "fief.5.2.5": "nobody may support a Raid or its defender",
    "fief.6.0.1": "there is no army of both there, or it isn't the time",
    "fief.6.0.2": "there was a Battle against the same player there in this Phase",
    "fief.6.0.5": "Troops without a Noble don't start a Battle",
    "fief.6.0.6": "only an army in the Village joins a Leader's side",
    "fief.6.0.7": "sides are formed before the Battle, with all units or none",
    "fief.6.0.8": "with a Brother of the Night's Watch nobody attacks, except the besiegers of his House",
    "fief.6.0.9": "the Leader alone decides for his side",
    "fief.6.0.10": "an allied Noble dies last, after all Troops of the side and the Leader's own Nobles",
    "fief.6.2.2.5": "the losses must absorb as many hits as possible",
    "fief.6.2.2.6": "Nobles are hit only when all Troops of the side are dead",
    "fief.6.3.0.1": "it isn't the time to ask for it",
    "fief.6.3.0.2": "nobody changes sides or leaves during a Battle",
    "fief.6.3.4.2": "neither side has any Troops",
    "fief.6.4.0.1": "a Siege needs Troops before an occupied Fortification of another player",
    "fief.6.4.0.2": "a Siege goes on once a round, to two dice at most",
    "fief.6.5.1": "only Mills in Villages one Controls or besieges are pillaged",
    "fief.11.1.shadow.1": "only a shadow Noble among the attackers does it, once a round",
    "fief.11.1.shadow.2": "he attacks with one other unit at most",
    "fief.11.1.coward.1": "a coward attacks only beside another Noble of his House",
    "fief.11.1.loyal.1": "a loyal Noble attacks no ally",
}


def attack(s: Fief, seat: int, rest: str) -> Found:
    name, _, place = rest.partition(" at ")
    village = s.board.village(place)
    if village is None or name not in s.names:
        return None
    clause = may_attack(s, seat, s.names.index(name), village)
    if clause is None and (s.phase != 6 or s.active != seat):
        clause = "fief.6.0.1"
    return (clause, f"attacking {rest}") if clause else None


def join(s: Fief, seat: int, rest: str) -> Found:
    name, _, part = rest.partition(" with ")
    if name not in s.names:
        return None
    clause = may_join(s, seat, s.names.index(name)) or ("fief.6.0.7" if part else None)
    return (clause, f"joining {rest}") if clause else None


def lose(s: Fief, seat: int, rest: str) -> Found:
    clause = why_kept(s, seat, rest)
    return (clause, f"losing {rest}") if clause else None


def parley(s: Fief, seat: int, rest: str) -> Found:
    """Asking for a Truce, surrendering or leaving, by somebody who isn't asked."""
    battle = under_way(s)
    if rest and not rest.casefold().startswith("for a truce"):
        return None
    if battle is None:
        return ("fief.6.3.0.1", "ending a Battle")
    if seat in battle.leaders and isinstance(s.frames[-1], Parley):
        return None
    return ("fief.6.3.0.1" if seat in battle.leaders else "fief.6.0.9", "ending the Battle")


def besiege(s: Fief, seat: int, rest: str) -> Found:
    village = s.board.village(rest)
    if village is None:
        return None
    frame = s.frames[-1] if s.frames else None
    clause = may_besiege(s, seat, village)
    if clause is None and isinstance(frame, DeclareSieges) and village in frame.done:
        clause = "fief.6.4.0.2"
    return (clause, f"besieging {rest}") if clause else None


def pillage(s: Fief, seat: int, rest: str) -> Found:
    village = s.board.village(rest)
    if village is None:
        return None
    if s.mills[village] and (s.control[village] == seat or engine(s, seat, village)):
        return None
    return ("fief.6.5.1" if s.mills[village] else "fief.6.5.2", f"pillaging {rest}")


def slip(s: Fief, seat: int, rest: str) -> Found:
    """A shadow Noble's way into a Fortification (his escape is "slip away with")."""
    noble = find(rest.removeprefix("in with "))
    if noble is None or not rest.startswith("in with "):
        return None
    clause = may_slip_in(s, noble)
    return (clause, f"slipping {rest}") if clause else None


CHECKS: dict[str, Check] = {
    "attack": attack, "join": join, "lose": lose, "ask": parley, "surrender": parley, "besiege": besiege,
    "pillage": pillage, "slip": slip,
}  # fmt: skip
