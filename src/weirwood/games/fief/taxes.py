"""Taxes on the map: Tallages on Fiefs and Warden Taxes on Regions, and when they lapse (2.4.6, 3.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .titles import MASTER_OF_COIN

if TYPE_CHECKING:
    from .state import Fief

WARDENS, MEMBERS, ALL_REGIONS = range(3)
"""The rank of a Warden Tax: the lowest collects (fief.2.4.6.2.4)."""


def settle_taxes(s: Fief) -> None:
    """A Tax whose Title has left the House lapses (fief.3.12), and those of ungoverned Regions (fief.2.4.6.2.9)."""
    for tallage in [t for t in s.tallages if s.title_seat(t[2]) != t[1]]:
        s.tallages.remove(tallage)
        s.note("tallage lapses", tallage[0], tallage[1], rule="fief.3.12")
    for tax in [t for t in s.taxes if s.title_seat(t[2]) != t[1] or s.warden(t[0]) < 0]:
        s.taxes.remove(tax)
        s.note("tax lapses", tax[0], tax[1], rule="fief.3.12" if s.warden(tax[0]) >= 0 else "fief.2.4.6.2.9")


def collector(s: Fief, region: int) -> int:
    """The player who collects the Mill income of a Region by a Warden Tax; -1 if there is none (fief.2.4.6.2.4)."""
    there = [(rank, order, seat) for order, (r, seat, _, rank) in enumerate(s.taxes) if r == region]
    return min(there)[2] if there else -1


def spared_by_coin(s: Fief, village: int, taxer: int) -> bool:
    """Whether the Master of Coin's presence in the Fief keeps another player's Tax away (fief.1.3.1.8)."""
    master = s.holder[MASTER_OF_COIN]
    if master < 0 or s.owner[master] == taxer or s.where[master] < 0:
        return False
    return s.board.villages[s.where[master]].fief == s.board.villages[village].fief


def tax_markers(s: Fief, seat: int) -> int:
    """Tax markers a player has on the map (of his three, fief.setup.15)."""
    played = {
        (region_tax[2], region_tax[3])
        for region_tax in s.taxes
        if region_tax[1] == seat and region_tax[3] == ALL_REGIONS
    }
    single = sum(1 for tax in s.taxes if tax[1] == seat and tax[3] != ALL_REGIONS)
    return len(played) + single + sum(1 for tallage in s.tallages if tallage[1] == seat)
