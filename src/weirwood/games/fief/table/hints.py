"""Hints: what stands beside an option for a person, such as its price."""

from __future__ import annotations

from ....kernel.decision import Option
from ..model.cards import CARDS
from ..model.houses import HOUSES
from ..model.nobles import NOBLES
from ..model.state import Fief
from ..model.titles import ransom
from ..model.troops import TROOPS
from ..purchase.buying import PRICES, title_price


def hint(s: Fief, seat: int, option: Option) -> str:
    """A few words on what an option costs or means; '' if its label says it all."""
    verb, args = option.verb, option.args
    if verb == "buy troop":
        return f"{TROOPS[args[0]].cost} GD, {TROOPS[args[0]].strength} SP"
    if verb == "buy building":
        return f"{PRICES[args[0]]} GD"
    if verb == "buy title":
        return f"{title_price(s, args[1], args[0])} GD, 1 VP"
    if verb == "attack":
        target, village = args
        walls = ("", ", a Stronghold", ", a Fortified City")[
            s.strongholds[village] if s.control[village] == target else 0
        ]
        return f"{s.strength(seat, village)} against {s.strength(target, village)} SP{walls}"
    if verb == "offer" and len(args) == 2:
        return f"costs a Diplomacy marker, you have {s.diplomacy[seat]}" if args[1] else ""
    if verb in ("give card", "ask card"):
        return CARDS[args[0]].text
    if verb == "bid":
        return f"leaves {s.gold[seat] - args[0]} GD"
    if verb == "ransom":
        return f"{ransom(s, args[0])} GD"
    if verb == "house":
        return HOUSES[args[0]].ability
    if option.label.startswith(("start ", "place ")):
        return place(s, args[0])
    if verb == "decoy":
        return "counts nothing"
    if verb in ("march", "candidate", "take noble"):
        return ", ".join(NOBLES[args[0]].words)
    if verb == "move":
        there = s.control[args[0]]
        return (
            "uncontrolled"
            if there < 0
            else f"{s.name(there)}'s, {s.strength(there, args[0])} SP"
            if there != seat
            else "yours"
        )
    return ""


def place(s: Fief, village: int) -> str:
    """Where a Village lies, and what is there."""
    found = s.board.villages[village]
    there = [s.board.fiefs[found.fief].name, f"Region {found.region + 1}"] + ["on the coast"] * found.coastal
    return ", ".join(there)
