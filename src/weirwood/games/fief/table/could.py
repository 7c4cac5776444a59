"""Could: what one might think of doing with a Village, a Fief, a Noble or a card in this Phase, allowed or not."""

from __future__ import annotations

from ..hear_ye.election import Election
from ..model.army import occupants
from ..model.nobles import NOBLES
from ..model.state import Fief
from ..model.troops import TROOPS
from ..purchase.buying import PRICES
from .things import named_in

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
