"""Why not, in Phase 1: announcements, elections and the privileges of Titles."""

from __future__ import annotations

from ..events.taxes import may_refuse_tax
from ..model.nobles import NOBLES, OUTLAW, find
from ..model.state import Fief
from ..model.titles import (
    HAND,
    MASTER_OF_LAWS,
    MASTER_OF_WHISPERERS,
    PROTECTOR,
    find_title,
    may_candidate,
    title_name,
    titles_of,
)
from ..realm.hands import looked
from ..realm.marriage import may_divorce, may_wed
from ..realm.why_not import Check, Found
from .concession import may_concede
from .courtship import Courtship
from .election import Election
from .idols import FalseIdols, may_burn, may_embrace
from .oath import Oath
from .outlaws import Pardons, may_outlaw

REASONS = {
    "fief.1.1.1": "announcements are made in their order",
    "fief.1.1.1.1": "a marriage joins an unmarried Lord and an unmarried Lady of two players",
    "fief.1.1.1.1.1": "a marriage only ends by death, by capture or through the Master of Laws",
    "fief.1.1.1.1.5": "divorces are asked for in the announcements, by the player of a spouse",
    "fief.1.1.1.1.7": "the royal marriage has brought an Heir",
    "fief.1.1.1.2": "marriages are announced in the announcements of Phase 1, by the players of both",
    "fief.1.1.1.3": "a Brother of the Night's Watch can't marry",
    "fief.1.1.1.4": "a player has one marriage at a time",
    "fief.1.1.1.12": "one of them can never marry",
    "fief.1.1.1.13": "the House of a hard to marry Noble must pay 2 gold",
    "fief.1.1.2.1": "only the Protector of the Realm may, in the announcements",
    "fief.1.1.2.3": "the Septs have fallen already",
    "fief.1.1.2.6": "the Hand converts together with the Protector or not at all",
    "fief.1.1.2.7": "only a Hand who converts names an untitled Noble",
    "fief.1.1.3.1": "the Master of Laws and the Protector may pardon one Outlaw each, in the announcements",
    "fief.1.1.4.1": "the Hand of the King may outlaw one Noble per round, in the announcements",
    "fief.1.1.4.2": "the Hand can't outlaw the Master of Laws",
    "fief.1.1.5.1": "Titles are conceded in the announcements, in that variant only",
    "fief.1.2.1.1": "a Brother breaks his oath in the Night's Watch subphase",
    "fief.1.3.1.12": "the Master of Whisperers looks at another player's hand once per round",
    "fief.1.3.5": "only a Lord can be Warden",
    "fief.1.4.12": "the Hand can't pardon",
    "fief.2.4.1.5": "a Night's Watch Brother can't marry",
    "fief.2.4.6.2.8": "only the Region's Warden refuses a Tax, and only one of the Hand or another Member",
    "fief.10.5.1": "a Noble without a High Title gives to an eligible Noble of his House with a free slot",
    "fief.10.5.2": "a Captive neither gives nor receives a Title",
    "fief.A.4": "the time for marriages is over",
    "fief.C.2": "a Captive or an Outlaw can't stand for election",
    "fief.B.1": "only a Lady can be Mother of Dragons",
    "fief.B.9": "a Brother takes the black and breaks his oath himself, the Title isn't passed on",
    "fief.B.14": "this Title can't be given away",
}


def open_frame(s: Fief, kind: type) -> bool:
    return any(isinstance(frame, kind) for frame in s.frames)


def candidate(s: Fief, seat: int, rest: str) -> Found:
    noble = find(rest)
    election = next((frame for frame in s.frames if isinstance(frame, Election)), None)
    if noble is None:
        return None
    if election is None:
        return ("fief.C.1", f"{NOBLES[noble].name}: there is no election now")
    clause = may_candidate(s, noble, election.title) if s.owner[noble] == seat else "fief.C.1"
    return (clause, f"{NOBLES[noble].name} for {title_name(s, election.title)}") if clause else None


def marry(s: Fief, seat: int, rest: str) -> Found:
    """The clause against a marriage and what was wanted; None if there is none or the words aren't understood."""
    one, _, other = rest.partition(" to ")
    groom, bride = find(one), find(other)
    if groom is None or bride is None or s.owner[groom] < 0 or s.owner[bride] < 0:
        return None
    clause = may_wed(s, groom, bride, seat)
    if clause is None and s.owner[groom] != seat:
        clause = "fief.1.1.1.2"
    if clause is None and not open_frame(s, Courtship):
        clause = "fief.A.4" if s.phase == 1 else "fief.1.1.1.2"
    return (clause, rest) if clause else None


def divorce(s: Fief, seat: int, rest: str) -> Found:
    noble = find(rest)
    if noble is None:
        return None
    clause = may_divorce(s, noble)
    if clause is None and (s.owner[noble] != seat or not open_frame(s, Courtship)):
        clause = "fief.1.1.1.1.5"
    return (clause, f"a divorce of {NOBLES[noble].name}") if clause else None


def embrace(s: Fief, seat: int, rest: str) -> Found:
    clause = may_embrace(s, seat)
    if clause is None and not open_frame(s, FalseIdols):
        clause = "fief.1.1.1"
    return (clause, "embracing R'hllor") if clause else None


def convert(s: Fief, seat: int, rest: str) -> Found:
    return ("fief.1.1.2.6", "converting")


def burn(s: Fief, seat: int, rest: str) -> Found:
    noble = find(rest)
    if noble is None:
        return None
    at_the_pyre = any(isinstance(f, FalseIdols) and f.at == f.PYRE for f in s.frames) and s.title_seat(HAND) == seat
    clause = may_burn(s, noble) if at_the_pyre else "fief.1.1.2.7"
    return (clause, f"burning {NOBLES[noble].name}") if clause else None


def pardon(s: Fief, seat: int, rest: str) -> Found:
    noble = find(rest)
    if noble is None:
        return None
    clause = None
    if seat not in (s.title_seat(MASTER_OF_LAWS), s.title_seat(PROTECTOR)):
        clause = "fief.1.4.12" if s.title_seat(HAND) == seat else "fief.1.1.3.1"
    elif s.phase != 1 or not s.marked(noble, OUTLAW):
        clause = "fief.1.1.3.1"
    elif not open_frame(s, Pardons):
        clause = "fief.1.1.1"
    return (clause, f"pardoning {NOBLES[noble].name}") if clause else None


def outlaw(s: Fief, seat: int, rest: str) -> Found:
    noble = find(rest)
    clause = may_outlaw(s, seat, noble) if noble is not None else None
    return (clause, f"outlawing {rest}") if clause else None


def give(s: Fief, seat: int, rest: str) -> Found:
    words, _, who = rest.rpartition(" to ")
    title, to = find_title(s, words), find(who)
    if title is None or to is None:
        return None
    giver = next((n for n in s.house_nobles(seat) if title in titles_of(s, n)), None)
    clause = "fief.10.5.1" if giver is None else may_concede(s, giver, title, to)
    return (clause, f"giving {rest}") if clause else None


def break_oath(s: Fief, seat: int, rest: str) -> Found:
    noble = find(rest.removeprefix("oath "))
    if noble is None or (s.brother[seat] == noble and open_frame(s, Oath)):
        return None
    return ("fief.1.2.1.1", f"{NOBLES[noble].name} breaking an oath")


def refuse_tax(s: Fief, seat: int, rest: str) -> Found:
    region = s.board.region(rest.casefold().removeprefix("tax in the ").strip())
    clause = may_refuse_tax(s, seat, region) if region is not None else None
    return (clause, "refusing the Tax") if clause else None


def whisper(s: Fief, seat: int, rest: str) -> Found:
    name = rest.removeprefix("to ").strip()
    if name not in s.names:
        return None
    again = not s.once("whisperers") or not s.once(looked(seat, s.names.index(name)))
    if again or s.title_seat(MASTER_OF_WHISPERERS) != seat:
        return ("fief.1.3.1.12", f"looking at {name}'s hand")
    return None


CHECKS: dict[str, Check] = {
    "candidate": candidate,
    "marry": marry, "divorce": divorce, "embrace": embrace, "convert": convert, "burn": burn, "pardon": pardon,
    "outlaw": outlaw, "give": give, "break": break_oath, "refuse": refuse_tax, "whisperers": whisper,
}  # fmt: skip
