"""Claim in words: what a challenge of a type takes from whoever loses it to its attacker."""

from __future__ import annotations

from ..table import figures
from ..table.state import Table


def called(s: Table, seat: int | None, player: int) -> str:
    """A player as a seat speaks of him."""
    return "you" if player == seat else s.name(player)


def amount(s: Table, winner: int) -> int:
    """The claim on a player's plot."""
    return figures.plot_value(s, winner, "claim") if s.plot[winner] >= 0 else 0


def claim_in_short(s: Table, kind: str, loser: int, winner: int) -> str:
    """The same beside the loser's name, where many stand below each other."""
    n = amount(s, winner)
    if kind == "military":
        return f"kills {n}"
    return f"discards {n}" if kind == "intrigue" else f"loses {min(n, s.power[s.faction[loser]])} power"


def claim(s: Table, seat: int | None, kind: str, winner: int, loser: int) -> str:
    """What the attacker's claim does."""
    n = amount(s, winner)
    own = "your" if loser == seat else "their"
    who = called(s, seat, loser)
    ending = "" if loser == seat else "s"
    if n <= 0:
        return f"{s.speech.word('claim')} 0: nothing is lost"
    if kind == "military":
        return f"{who} must kill {n} of {own} characters"
    if kind == "intrigue":
        return f"{who} discard{ending} {n} card{'' if n == 1 else 's'} at random from {own} hand"
    there = s.power[s.faction[loser]]
    if not there:
        return f"{who} {'have' if loser == seat else 'has'} no power on {own} {s.speech.word('faction card')} to lose"
    moved = min(n, there)
    return f"{moved} power goes from {who} to {called(s, seat, winner)}"
