"""Why not: the checks that make the options, asked about one label, with a sentence for people.

And what one might think of doing with a Village, a Fief, a Noble or a card in this Phase, allowed or not.
"""

from __future__ import annotations

from ....kernel.decision import Refusal
from ....rules import clause as ledger
from ..battles import why_not as battles
from ..diplomacy import why_not as diplomacy
from ..events import why_not as events
from ..hear_ye import why_not as hear_ye
from ..hear_ye.election import Election
from ..model.army import occupants
from ..model.nobles import NOBLES
from ..model.state import Fief
from ..model.troops import TROOPS
from ..movement import why_not as movement
from ..purchase import why_not as purchase
from ..purchase.buying import PRICES
from ..realm import why_not as realm
from .things import named_in

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


# What could be asked about

PURCHASE, MOVEMENT, BATTLES = 4, 5, 6


def could(s: Fief, seat: int, thing: str) -> list[str]:
    """The labels of what one might think of doing with a thing."""
    found = named_in(s, thing)
    if len(found) != 1:
        return []
    name, kind = found[0]["name"], found[0]["zone"]
    return {"village": _village, "fief": _fief, "noble": _noble, "card": _card}.get(kind, _nothing)(s, seat, name)


def _village(s: Fief, seat: int, name: str) -> list[str]:
    if s.phase == PURCHASE:
        kinds = [troop.name for troop in TROOPS if s.reserve(seat, troop.number) and troop.cost]
        return [f"buy {what} in {name}" for what in (*PRICES, *kinds)]
    if s.phase == MOVEMENT:
        return [f"move {name}"]
    if s.phase == BATTLES:
        village = s.board.village(name)
        others = [other for other in occupants(s, village) if other != seat] if village is not None else []
        return [*(f"attack {s.name(other)} at {name}" for other in others), f"besiege {name}", f"pillage {name}"]
    return []


def _fief(s: Fief, seat: int, name: str) -> list[str]:
    if s.phase != PURCHASE:
        return []
    area = next(each for each in s.board.fiefs if each.name == name)
    return [f"buy {area.titles[NOBLES[n].lady]} for {NOBLES[n].name}" for n in s.house_nobles(seat)]


def _noble(s: Fief, seat: int, name: str) -> list[str]:
    verbs = {PURCHASE: ["ransom"], MOVEMENT: ["march"]}.get(s.phase, [])
    if any(isinstance(frame, Election) for frame in s.frames):
        verbs = [*verbs, "candidate"]
    return [f"{verb} {name}" for verb in verbs]


def _card(s: Fief, seat: int, name: str) -> list[str]:
    return [f"play {name}"]


def _nothing(s: Fief, seat: int, name: str) -> list[str]:
    return []


WHEN = {
    "marry": "marriages are announced in the first Phase of a round",
    "divorce": "a divorce is asked for in the first Phase of a round",
    "candidate": "candidates are put up when a Title is elected, in the first Phase of a round",
    "for": "votes are laid when a Title is elected, in the first Phase of a round",
    "decoy": "decoys are laid when a Title is elected, in the first Phase of a round",
    "outlaw": "Outlaws are declared in the first Phase of a round",
    "pardon": "Outlaws are pardoned in the first Phase of a round",
    "draw": "cards are drawn in the second Phase of a round",
    "discard": "cards are discarded in the second Phase of a round",
    "play": "cards are played in the second Phase of a round, or in the window that their text names",
    "buy": "things are bought in your turn of the purchases",
    "ransom": "ransoms are paid among the purchases",
    "bid": "bids are made among the purchases, where there is something to bid for",
    "send": "Troops are sent to the Wall among the purchases",
    "march": "Nobles march in your turn of the movement",
    "sail": "Nobles sail in your turn of the movement",
    "move": "an Army moves while its Noble marches, in your turn of the movement",
    "take": "Troops are taken along while a Noble marches, in your turn of the movement",
    "leave": "Troops are left behind while a Noble marches, in your turn of the movement",
    "raid": "whoever is denied the way may raid, while a Noble marches",
    "attack": "battles are declared in the battles' Phase, where both have Armies",
    "besiege": "sieges are declared in the battles' Phase",
    "pillage": "Mills are pillaged in the battles' Phase",
    "offer": "offers are made between two events of the game, where everybody may declare something",
    "accept": "it answers an offer or a proposal that somebody makes you",
    "refuse": "it answers an offer or a proposal that somebody makes you",
    "invite": "others are invited by whoever begins a private talk, before its first offer",
    "go": "a private talk goes on for another marker when its time is over",
    "withdraw": "an offer is withdrawn while it is put together",
    "house": "Houses are chosen before the first round",
    "start": "a Village to start in is chosen before the first round",
}
"""By the first word of a label."""


def when(label: str) -> str:
    """When what a label says would be possible."""
    return WHEN.get(label.strip().partition(" ")[0].casefold(), "")
