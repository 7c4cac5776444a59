"""Taxes on the map: Tallages on Fiefs and Warden Taxes on Regions, and when they lapse (2.4.6, 3.12)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..hear_ye.outlaws import outlaw
from ..model.cards import TAXES, discard, in_hand
from ..model.state import Fief
from ..model.titles import COUNCIL, FIEF, HAND, MASTER_OF_COIN, PROTECTOR, WARDEN, find_title, title_name
from ..realm.bestowing import ChooseHolder

WARDENS, MEMBERS, ALL_REGIONS = range(3)
"""The rank of a Warden Tax: the lowest collects (fief.2.4.6.2.4)."""


def settle_taxes(s: Fief) -> None:
    """A Tax whose Title has left the House lapses (fief.3.12), and those of ungoverned Regions (fief.2.4.6.2.9)."""
    chosen = {frame.title for frame in s.frames if isinstance(frame, ChooseHolder)}  # an heir is being chosen
    for tallage in [t for t in s.tallages if s.title_seat(t[2]) != t[1] and t[2] not in chosen]:
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


# Playing a Tax card (2.4.6)

MARKERS = 3
"""Tax markers of a player (fief.2.4.6.2)."""
ALL = -1
"""All governed Regions, taxed by the Hand with one card (fief.2.4.6.2.3)."""


def tax_options(s: Fief, seat: int) -> list[Option]:
    """What a player may do with a Tax card."""
    found: list[Option] = []
    for title in range(len(s.holder)):
        if s.title_seat(title) != seat:
            continue
        name = title_name(s, title)
        for target, word in targets(s, title):
            if may_tax(s, seat, title, target) is None:
                found.append(make_option(f"play Taxes as {name} on {word}", "tax", (title, target)))
    return found


def targets(s: Fief, title: int) -> list[tuple[int, str]]:
    """What a Title could tax, with its name: Fiefs for a Tallage, Regions for a Warden Tax."""
    if title == PROTECTOR or title >= FIEF:
        return [(fief.number, fief.name) for fief in s.board.fiefs]
    if title in COUNCIL or title >= WARDEN:
        regions = [(region.number, f"the {region.name}") for region in s.board.regions]
        return [*regions, (ALL, "all Regions")] if title == HAND else regions
    return []


def may_tax(s: Fief, seat: int, title: int, target: int) -> str | None:
    """The clause that keeps a player from taxing a Fief or a Region by a Title of his; None if he may."""
    if s.title_seat(title) != seat or not targets(s, title):
        return "fief.2.4.6.1"
    if tax_markers(s, seat) >= MARKERS:
        return "fief.2.4.6.2"
    if title >= FIEF:
        return None if target == title - FIEF else "fief.2.4.6.1.1"
    if title == PROTECTOR:
        return None if s.holder[FIEF + target] < 0 else "fief.2.4.6.1.2"
    if title >= WARDEN:
        return None if target == title - WARDEN else "fief.2.4.6.2.1"
    if target == ALL:
        return None if any(s.warden(region.number) >= 0 for region in s.board.regions) else "fief.2.4.6.2.2"
    if s.warden(target) < 0:
        return "fief.2.4.6.2.2"
    return "fief.2.4.6.2.5" if s.warden(target) == s.holder[title] else None  # there he taxes as Warden


def levy(s: Fief, seat: int, title: int, target: int) -> None:
    """A Tax card is discarded, and a marker lies on the Fief or the Region (fief.2.4.6.2)."""
    discard(s, in_hand(s, seat, TAXES))
    if title == PROTECTOR or title >= FIEF:
        s.tallages.append((target, seat, title))
        rule = "fief.2.4.6.1.2" if title == PROTECTOR else "fief.2.4.6.1.1"
        s.note("tallage", seat, target, title, s.holder[title], rule=rule)
    elif target == ALL:
        for region in s.board.regions:
            if s.warden(region.number) >= 0:
                s.taxes.append((region.number, seat, title, ALL_REGIONS))
                s.note("taxes", seat, region.number, title, rule="fief.2.4.6.2.3")
    else:
        rank = MEMBERS if title in COUNCIL else WARDENS
        s.taxes.append((target, seat, title, rank))
        s.note("taxes", seat, target, title, rule="fief.2.4.6.2.2" if rank == MEMBERS else "fief.2.4.6.2.1")


def why_not_tax(s: Fief, seat: int, rest: str) -> str | None:
    """The clause against 'as <Title> on <Fief or Region>', if it can be understood."""
    name, _, place = rest.removeprefix("as ").partition(" on ")
    title = find_title(s, name)
    if title is None or title >= len(s.holder):
        return None
    wanted = place.strip().casefold()
    for target, word in targets(s, title):
        if word.casefold() == wanted:
            return may_tax(s, seat, title, target)
    return "fief.2.4.6.1"


# Refusing a Tax (fief.2.4.6.2.8, fief.2.4.6.2.9)


def may_refuse_tax(s: Fief, seat: int, region: int) -> str | None:
    """The clause that keeps a player from refusing the Taxes on a Region; None if its Warden may (fief.2.4.6.2.8)."""
    if s.title_seat(WARDEN + region) != seat:
        return "fief.2.4.6.2.8"
    others = any(tax[0] == region and tax[1] != seat and tax[3] != WARDENS for tax in s.taxes)
    return None if others and s.phase in (1, 2) else "fief.2.4.6.2.8"  # until Income, which collects at once


def refusal_offers(s: Fief, seat: int) -> list[Option]:
    """The Warden Taxes that a seat's Wardens may refuse now."""
    return [
        make_option(f"refuse Tax in the {s.board.regions[region].name}", "use title", (region,))
        for region in sorted({tax[0] for tax in s.taxes})
        if may_refuse_tax(s, seat, region) is None
    ]


def refuse_tax(s: Fief, seat: int, option: Option) -> None:
    """The Warden is an Outlaw, so his Region is ungoverned and all Taxes on it lapse (fief.2.4.6.2.9)."""
    region = option.args[0]
    s.note("tax refused", s.warden(region), region, rule="fief.2.4.6.2.8")
    outlaw(s, s.warden(region), "fief.2.4.6.2.8")
