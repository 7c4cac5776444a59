"""Title privileges that a player uses in a window: Whisperers, refusing a Tax (1.3.1, 2.4.6.2)."""

from __future__ import annotations

from ...kernel.decision import Option
from .outlaws import outlaw
from .state import Fief
from .taxes import WARDENS
from .titles import MASTER_OF_WHISPERERS, WARDEN


def looked(seat: int, victim: int) -> str:
    """The mark that a player has looked at another's hand this round, by Title or House ability (fief.1.3.1.12)."""
    return f"looked {seat} {victim}"


def look(s: Fief, seat: int, victim: int, rule: str) -> None:
    """A player looks at another's hand; the others see that he does (fief.1.3.1.12, fief.house.lannister.2)."""
    s.used_round.append(looked(seat, victim))
    for card in s.hands[victim]:
        s.known[card] |= 1 << seat
    kinds = tuple(s.kinds[card] for card in s.hands[victim])
    s.note("looks", seat, victim, rule=rule, secret=kinds, audience=1 << seat | 1 << victim)


def whisper_offers(s: Fief, seat: int) -> list[Option]:
    """The hands at which the Master of Whisperers may look, once per round."""
    if s.title_seat(MASTER_OF_WHISPERERS) != seat or not s.once("whisperers"):
        return []
    return [
        Option(f"whisperers to {s.name(other)}", "use whisperers", (other,))
        for other in range(s.seats)
        if other != seat and s.hands[other] and s.once(looked(seat, other))
    ]


def use_whisperers(s: Fief, seat: int, option: Option) -> None:
    s.used_round.append("whisperers")
    look(s, seat, option.args[0], "fief.1.3.1.12")


def may_refuse_tax(s: Fief, seat: int, region: int) -> str | None:
    """The clause that keeps a player from refusing the Taxes on a Region; None if its Warden may (fief.2.4.6.2.8)."""
    if s.title_seat(WARDEN + region) != seat:
        return "fief.2.4.6.2.8"
    others = any(tax[0] == region and tax[1] != seat and tax[3] != WARDENS for tax in s.taxes)
    return None if others and s.phase in (1, 2) else "fief.2.4.6.2.8"  # until Income, which collects at once


def privilege_offers(s: Fief, seat: int) -> list[Option]:
    """The Warden Taxes that a seat's Wardens may refuse now."""
    return [
        Option(f"refuse Tax in the {s.board.regions[region].name}", "use title", (region,))
        for region in sorted({tax[0] for tax in s.taxes})
        if may_refuse_tax(s, seat, region) is None
    ]


def use_privilege(s: Fief, seat: int, option: Option) -> None:
    """The Warden is an Outlaw, so his Region is ungoverned and all Taxes on it lapse (fief.2.4.6.2.9)."""
    region = option.args[0]
    s.note("tax refused", s.warden(region), region, rule="fief.2.4.6.2.8")
    outlaw(s, s.warden(region), "fief.2.4.6.2.8")
