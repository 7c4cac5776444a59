"""Why not: the checks that make the options, asked about one label, with a sentence for people."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.decision import Refusal
from . import cards, refusals_battles, refusals_hear_ye, refusals_movement
from .buying import PRICES, may_add_troop, may_build, may_buy_title
from .cards import CARDS, NEW_LADY, NEW_LORD
from .election import Election
from .nobles import NOBLES, find
from .playing import ANSWERS, may_lay, may_play_noble
from .purchase import Purchases
from .state import Fief
from .titles import FIEF, find_title, may_candidate, title_name
from .troops import kind_of

REASONS = {
    "fief.2.2.6": "a hand holds at most three cards",
    "fief.2.4.2": "it can only be played in your own turn of the Play Cards step",
    "fief.2.4.1.2": "a House has at most four Nobles",
    "fief.2.4.4.1": "Heavy Rain lies on the Region",
    "fief.2.4.4.5": "the same card lies there already",
    "fief.2.4.5.1": "Famine lies on the Region",
    "fief.4.0.2": "purchases are made in one's own turn of the Purchase Phase",
    "fief.4.2.0.1": "Troops are placed only with an own Fortification or an uncaptured Noble",
    "fief.4.2.0.3": "at most four new Troops may be added to a Village",
    "fief.4.2.0.4": "the Fortification is besieged",
    "fief.4.3.1.2": "there is a Stronghold already",
    "fief.4.3.2.2": "there are two Mills already",
    "fief.4.4.1.1": "all Villages of the Fief and a Stronghold in it must be Controlled",
    "fief.C.2": "a Captive or an Outlaw can't stand for election",
    "fief.10.4.1": "a Village holds only one Mill in this variant",
    "fief.faq.4.1": "there are no counters left",
}


def refuse(clause: str, what: str) -> list[Refusal]:
    tables = (REASONS, refusals_hear_ye.REASONS, refusals_movement.REASONS, refusals_battles.REASONS)
    reason = next((table[clause] for table in tables if clause in table), "the rules forbid it")
    return [Refusal(clause, f"{what}: {reason}")]


def why_not(s: Fief, seat: int, label: str) -> list[Refusal]:
    """The clauses that forbid what a label says; empty if nothing is known against it."""
    verb, _, rest = " ".join(label.split()).partition(" ")
    announced = refusals_hear_ye.CHECKS.get(verb.casefold()) or refusals_movement.CHECKS.get(verb.casefold())
    announced = announced or refusals_battles.CHECKS.get(verb.casefold())
    if announced is not None:
        found = announced(s, seat, rest)
        return refuse(*found) if found else []
    check = CHECKS.get(verb.casefold())
    return check(s, seat, rest) if check is not None else []


def _buy(s: Fief, seat: int, rest: str) -> list[Refusal]:
    what, _, place = rest.partition(" in ")
    frame = s.frames[-1] if s.frames else None
    own = isinstance(frame, Purchases) and frame.seat == seat
    clause: str | None = None
    if " for " in rest:
        name, _, who = rest.rpartition(" for ")
        title, noble = find_title(s, name), find(who)
        if title is None or noble is None or title < FIEF:
            return []
        clause = may_buy_title(s, seat, noble, title - FIEF) if s.owner[noble] == seat else "fief.4.4.1.5"
    else:
        village, kind = s.board.village(place), kind_of(what)
        if village is None:
            return []
        building = next((b for b in PRICES if b.casefold() == what.casefold()), None)
        if building is not None:
            clause = may_build(s, seat, village, building)
        elif kind is not None:
            added = frame.added[village] if isinstance(frame, Purchases) and own else 0
            clause = may_add_troop(s, seat, village, kind, added)
        else:
            return []
    if clause is None and not own:
        clause = "fief.4.0.2"
    return refuse(clause, rest) if clause else []


def _play(s: Fief, seat: int, rest: str) -> list[Refusal]:
    name, _, place = rest.partition(" on the ")
    kind = cards.find(name)
    if kind is None:
        return []
    what = CARDS[kind].name
    if cards.in_hand(s, seat, kind) < 0:
        return [Refusal("fief.2.4.1", f"{s.name(seat)} has no {what} in hand")]
    if not CARDS[kind].opportunity and (s.phase != 2 or s.active != seat):
        return refuse("fief.2.4.2", what)
    clause: str | None = None
    region = s.board.region(place) if place else None
    if kind in (NEW_LORD, NEW_LADY):
        clause = may_play_noble(s, seat, kind)
    elif kind in ANSWERS and region is not None:
        clause = may_lay(s, kind, region)
    return refuse(clause, what) if clause else []


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
    "buy": _buy, "play": _play, "candidate": _candidate,
}  # fmt: skip
