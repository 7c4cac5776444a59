"""Dealing anew what a seat can't see, for games that are only thought through."""

from __future__ import annotations

from ...kernel.chance import Chance
from ..table.state import Table


def unseen(s: Table, seat: int | None, *groups: tuple[int, ...]) -> list[list[list[int]]]:
    """The cards that a seat (None: a spectator) can't tell: by owner, and by groups of zones."""
    bit = 0 if seat is None else 1 << seat
    owner, zone, everyone = s.owner, s.zone, s.everyone
    found: list[list[list[int]]] = [[[] for _ in groups] for _ in range(s.seats)]
    place = {each: number for number, zones in enumerate(groups) for each in zones}
    for card, known in enumerate(s.known):
        if not known & bit and known != everyone and zone[card] in place:
            found[owner[card]][place[zone[card]]].append(card)
    return found


def deal_anew(s: Table, cards: list[int], chance: Chance) -> None:
    """Deal the definitions of these cards anew over their numbers."""
    definitions = [s.defn[c] for c in cards]
    chance.shuffle(definitions)
    for card, defn in zip(cards, definitions, strict=True):
        s.defn[card] = defn
