"""Why not, in Phase 4: Ransoms, bids, purchases and the Protector's gifts."""

from __future__ import annotations

from ..model.nobles import find
from ..model.state import Fief
from ..model.titles import BROTHER, FIEF, MASTERS, find_title
from ..model.troops import TROOPS, kind_of
from ..realm.nights_watch import may_take_black
from ..realm.why_not import Check, Found
from .bids import CouncilBid, SealedBids, may_be_seated, may_bid_for_council
from .buying import PRICES, may_add_troop, may_build, may_buy_title
from .granting import may_grant
from .phase import Purchases, purchases_begun
from .ransom import Ransoms, may_ransom
from .wall_bid import WallBid, may_promise

REASONS = {
    "fief.1.2.2.11": "the Lord Commander can't take Recruits",
    "fief.1.3.1.5": "there is no Warden to whom the seat could be given",
    "fief.1.5.15": "only the Protector gives Titles away, in the Purchase Phase",
    "fief.4.0.1": "Ransoms and bids come before purchases",
    "fief.4.0.2": "purchases are made in one's own turn of the Purchase Phase",
    "fief.4.1.1": "Ransoms are paid by the owner at the beginning of the Purchase Phase",
    "fief.4.1.3": "a Ransom that can be paid in full must be paid",
    "fief.4.1.6": "there isn't enough gold for the full Ransom",
    "fief.4.2.0.1": "Troops are placed only with an own Fortification or an uncaptured Noble",
    "fief.4.2.0.3": "at most four new Troops may be added to a Village",
    "fief.4.2.0.4": "the Fortification is besieged",
    "fief.4.2.1.1": "a bid is any amount of one's own gold, in the bid for the Small Council",
    "fief.4.2.1.3": "the seat goes to a Warden who isn't a Member of the Small Council yet",
    "fief.4.2.1.4": "a seat that was won by a bid is still held",
    "fief.4.2.2.0.1": "Troops are sent to the Wall in one's own turn at the beginning of its bid",
    "fief.4.2.2.0.2": "a bid is any amount of one's own gold",
    "fief.4.2.2.0.3": "there is no unmarried Lord who could take the black",
    "fief.4.2.2.1.1": "an unmarried Lord who is neither King nor Heir takes the black, for a Tax token in the bid",
    "fief.4.2.2.1.6": "the House has a Brother of the Night's Watch already",
    "fief.4.2.2.1.9": "a Brother of the Night's Watch can only become Lord Commander",
    "fief.4.2.5.1": "only an uncaptured Brother without a Recruit takes one",
    "fief.4.2.7.0.1": "Whitecloaks come only to one's own King or Queen",
    "fief.4.3.1.1": "it takes 10 gold and Control of the Village",
    "fief.4.3.1.2": "there is a Stronghold already",
    "fief.4.3.2.1": "it takes 3 gold and Control of the Village",
    "fief.4.3.2.2": "there are two Mills already",
    "fief.4.3.3.1": "it takes 5 gold and a Controlled Village without a Sept, and faith in the Seven",
    "fief.4.3.4.1": "it takes 5 gold and an own Fortification without a Maester",
    "fief.4.4.1.1": "all Villages of the Fief and a Stronghold in it must be Controlled",
    "fief.4.4.1.2": "there isn't enough gold",
    "fief.4.4.1.4": "the receiver must fulfil all conditions for buying it",
    "fief.4.4.1.5": "the Title goes to an own Noble with a free slot",
    "fief.4.4.1.7": "Fortified Cities can't be bought",
    "fief.4.4.1.9": "a Noble holds at most two Fief Titles",
    "fief.10.4.1": "a Village holds only one Mill in this variant",
    "fief.faq.4.1": "there are no counters left",
    "fief.overview.2": "it belongs to the Tactics Expansion",
    **{troop.rule: f"it costs {troop.cost} gold, and there isn't enough" for troop in TROOPS if troop.cost},
}


def buy(s: Fief, seat: int, rest: str) -> Found:
    """The clause against a purchase and what was wanted; None if there is none or the words aren't understood."""
    frame = s.frames[-1] if s.frames else None
    own = isinstance(frame, Purchases) and frame.seat == seat
    clause: str | None = None
    if " for " in rest:
        name, _, who = rest.rpartition(" for ")
        title, noble = find_title(s, name), find(who)
        if title is None or noble is None or not FIEF <= title < BROTHER:
            return None
        clause = may_buy_title(s, seat, noble, title - FIEF) if s.owner[noble] == seat else "fief.4.4.1.5"
    else:
        what, _, place = rest.partition(" in ")
        village, kind = s.board.village(place), kind_of(what)
        if village is None:
            return None
        building = next((b for b in PRICES if b.casefold() == what.casefold()), None)
        if building is not None:
            clause = may_build(s, seat, village, building)
        elif kind is not None:
            added = frame.added[village] if isinstance(frame, Purchases) and own else 0
            clause = may_add_troop(s, seat, village, kind, added)
        elif what.casefold() == "fortified city":
            clause = "fief.4.4.1.7"
        else:
            return None
    if clause is None and not own:
        clause = "fief.4.0.1" if s.phase == 4 and not purchases_begun(s) else "fief.4.0.2"
    return (clause, rest) if clause else None


def ransom(s: Fief, seat: int, rest: str) -> Found:
    noble = find(rest)
    if noble is None:
        return None
    settling = any(isinstance(frame, Ransoms) and frame.seat == seat for frame in s.frames)
    clause = may_ransom(s, seat, noble) if settling else "fief.4.1.1"
    return (clause, f"the Ransom of {rest}") if clause else None


def done(s: Fief, seat: int, rest: str) -> Found:
    frame = s.frames[-1] if s.frames else None
    return ("fief.4.1.3", "not paying") if isinstance(frame, Ransoms) and frame.seat == seat else None


def bid(s: Fief, seat: int, rest: str) -> Found:
    words = rest.split()
    amount = int(words[0]) if words and words[0].isdecimal() else -1
    frame = s.frames[-1] if s.frames else None
    clause: str | None = "fief.4.2.1.1"
    if isinstance(frame, SealedBids):
        clause = frame.clause if not 0 <= amount <= s.gold[seat] else None
        if clause is None and isinstance(frame, WallBid) and "black" in words:
            clause = may_promise(s, seat)
    elif s.phase == 4 and not purchases_begun(s):
        clause = may_bid_for_council(s) or "fief.4.2.1.1"
    elif s.phase == 4:
        clause = may_bid_for_council(s) or "fief.4.0.1"
    return (clause, f"a bid of {rest}") if clause else None


def seat_as(s: Fief, seat: int, rest: str) -> Found:
    who, _, name = rest.rpartition(" as ")
    noble, title = find(who), find_title(s, name)
    if noble is None or title not in MASTERS or title is None:
        return None
    frame = s.frames[-1] if s.frames else None
    clause = may_be_seated(s, noble, title) if isinstance(frame, CouncilBid) and frame.winner == seat else None
    return (clause or "fief.4.2.1.3", f"seating {rest}")


def send(s: Fief, seat: int, rest: str) -> Found:
    return ("fief.4.2.2.0.1", f"sending {rest}")


def black(s: Fief, seat: int, rest: str) -> Found:
    noble = find(rest)
    if noble is None:
        return None
    clause = may_take_black(s, noble) if s.owner[noble] == seat else "fief.4.2.2.1.1"
    return (clause or "fief.4.2.2.1.1", f"taking the black with {rest}")


def grant(s: Fief, seat: int, rest: str) -> Found:
    name, _, who = rest.rpartition(" to ")
    title, noble = find_title(s, name), find(who)
    if title is None or noble is None or not FIEF <= title < BROTHER:
        return None
    clause = may_grant(s, seat, noble, title - FIEF)
    return (clause, f"granting {rest}") if clause else None


CHECKS: dict[str, Check] = {
    "buy": buy, "ransom": ransom, "done": done, "bid": bid, "seat": seat_as, "send": send, "black": black,
    "grant": grant,
}  # fmt: skip
