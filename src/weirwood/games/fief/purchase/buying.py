"""What can be bought: Troops, buildings and Titles, with prices and limits (4.2 to 4.4)."""

from __future__ import annotations

from ....kernel.decision import Option, make_option
from ..model.army import besieged, controlled
from ..model.nobles import AMBITIOUS, NOBLES
from ..model.state import Fief
from ..model.titles import FIEF, KING, LORD_COMMANDER, QUEEN, may_govern
from ..model.troops import KINGSGUARD, PER_VILLAGE, RECRUIT, TROOPS, WHITECLOAKS
from ..realm.bestowing import acquire_fief, fief_heirs

PRICES = {"Stronghold": 10, "Mill": 3, "Sept": 5, "Maester": 5}


def title_price(s: Fief, noble: int, fief: int) -> int:
    """A Fief Title's price for a Noble (fief.4.4.1.2, fief.4.4.1.3)."""
    return max(0, s.board.fiefs[fief].cost - (2 if s.has(noble, AMBITIOUS) else 0))


def may_add_troop(s: Fief, seat: int, village: int, kind: int, added: int) -> str | None:
    """The clause that keeps a player from buying a Troop for a Village; None if he may."""
    if TROOPS[kind].needs == "TE" and not s.options.te:
        return "fief.overview.2"
    if kind in WHITECLOAKS or kind == RECRUIT:
        clause = may_have_guard(s, seat, village, kind)
        if clause is not None:
            return clause
    own_fort = s.strongholds[village] and s.control[village] == seat
    if not own_fort and not s.nobles_at(seat, village):
        return "fief.4.2.0.1"
    if s.control[village] == seat and besieged(s, village):
        return "fief.4.2.0.4"
    if added >= PER_VILLAGE:
        return "fief.4.2.0.3"
    if s.reserve(seat, kind) < 1:
        return "fief.faq.4.1"
    return None if TROOPS[kind].cost <= s.gold[seat] else TROOPS[kind].rule


def may_have_guard(s: Fief, seat: int, village: int, kind: int) -> str | None:
    """Whitecloaks come to the King or the Queen, Recruits to a Brother (fief.4.2.7.0.1, fief.4.2.5.1)."""
    if kind == RECRUIT:
        noble, clause = s.brother[seat], "fief.4.2.5.1"
        if noble >= 0 and s.holder[LORD_COMMANDER] == noble:
            return "fief.1.2.2.11"
        if noble < 0 or s.reserve(seat, RECRUIT) < 1:
            return clause
    else:
        noble, clause = s.holder[KING if kind in KINGSGUARD else QUEEN], "fief.4.2.7.0.1"
    if noble < 0 or s.owner[noble] != seat or s.where[noble] != village or s.captor[noble] >= 0:
        return clause
    return None


def may_build(s: Fief, seat: int, village: int, what: str) -> str | None:
    """The clause that keeps a player from building something in a Village; None if he may."""
    if s.control[village] != seat:
        return {"Stronghold": "fief.4.3.1.1", "Mill": "fief.4.3.2.1", "Sept": "fief.4.3.3.1"}.get(what, "fief.4.3.4.1")
    counters = s.board.counters
    if what == "Stronghold":
        if s.strongholds[village]:
            return "fief.4.3.1.2"
        left = counters["strongholds"] - sum(1 for kind in s.strongholds if kind)
    elif what == "Mill":
        if s.mills[village] >= (1 if s.options.one_mill else 2):
            return "fief.10.4.1" if s.options.one_mill else "fief.4.3.2.2"
        left = counters["mills"] - sum(s.mills)
    elif what == "Sept":
        if s.rhllor:
            return "fief.1.1.2.3"
        if s.sept[village]:
            return "fief.4.3.3.1"
        left = counters["septs"] - sum(s.sept)
    else:
        if not s.strongholds[village] or s.maester[village]:
            return "fief.4.3.4.1"
        left = counters["maesters"] - sum(s.maester)
    if left < 1:
        return "fief.faq.4.1"
    if s.gold[seat] < PRICES[what]:
        return {"Stronghold": "fief.4.3.1.1", "Mill": "fief.4.3.2.1", "Sept": "fief.4.3.3.1"}.get(what, "fief.4.3.4.1")
    return None


def may_buy_title(s: Fief, seat: int, noble: int, fief: int) -> str | None:
    """The clause that keeps a player from buying a Fief Title for a Noble; None if he may."""
    clause = may_govern(s, seat, fief)
    if clause is not None:
        return clause
    if noble not in fief_heirs(s, seat):
        return "fief.4.2.2.1.9" if noble in s.brother else "fief.4.4.1.9"
    return None if title_price(s, noble, fief) <= s.gold[seat] else "fief.4.4.1.2"


def purchases(s: Fief, seat: int, added: list[int]) -> list[Option]:
    """Everything a player may buy now."""
    found: list[Option] = []
    for fief in s.board.fiefs:
        if may_govern(s, seat, fief.number) is None:
            found += [
                make_option(f"buy {fief.titles[NOBLES[n].lady]} for {NOBLES[n].name}", "buy title", (fief.number, n))
                for n in fief_heirs(s, seat)
                if may_buy_title(s, seat, n, fief.number) is None
            ]
    for village in controlled(s, seat):
        name = s.board.villages[village].name
        for what in PRICES:
            if may_build(s, seat, village, what) is None:
                found.append(make_option(f"buy {what} in {name}", "buy building", (what, village)))
    for village, place in enumerate(s.board.villages):
        if added[village] >= PER_VILLAGE or not (s.strongholds[village] or s.nobles_at(seat, village)):
            continue
        for troop in TROOPS:
            if may_add_troop(s, seat, village, troop.number, added[village]) is None:
                found.append(make_option(f"buy {troop.name} in {place.name}", "buy troop", (troop.number, village)))
    return found


def buy(s: Fief, seat: int, option: Option, added: list[int]) -> None:
    """Buy one thing."""
    if option.verb == "buy troop":
        kind, village = option.args
        s.pay(seat, TROOPS[kind].cost)
        s.add_troops(seat, village, kind, 1)
        added[village] += 1
        s.note("bought", seat, TROOPS[kind].name, village, rule=TROOPS[kind].rule)
    elif option.verb == "buy building":
        what, village = option.args
        s.pay(seat, PRICES[what])
        build(s, village, what)
        rule = {"Stronghold": "fief.4.3.1.1", "Mill": "fief.4.3.2.1", "Sept": "fief.4.3.3.1"}.get(what, "fief.4.3.4.1")
        s.note("bought", seat, what, village, rule=rule)
    else:
        fief, noble = option.args
        s.pay(seat, title_price(s, noble, fief))
        s.note("bought title", seat, noble, FIEF + fief, rule="fief.4.4.1.1")
        acquire_fief(s, noble, fief, "fief.4.4.1.5")


def build(s: Fief, village: int, what: str) -> None:
    """Put a building's counter into a Village."""
    row = {"Stronghold": s.strongholds, "Mill": s.mills, "Sept": s.sept, "Maester": s.maester}[what]
    row[village] += 1
    s.dirty = True
