"""Phase 3, Income: what every player collects, all at the same time (fief.3.1)."""

from __future__ import annotations

from typing import NamedTuple

from ..events.taxes import collector, spared_by_coin
from ..model.army import besieged
from ..model.cards import BOUNTIFUL_HARVEST, FAMINE, GOOD_WEATHER, lies_on
from ..model.houses import TULLY
from ..model.nobles import EXTRAVAGANT, NOBLES, RICH, TYRANT, UNLUCKY
from ..model.state import Fief
from ..model.titles import QUEEN, sealed, titles_of
from ..timing.phase import Phase, Step
from ..timing.window import window


class Receipt(NamedTuple):
    """One part of a player's income."""

    amount: int
    what: str
    rule: str


def bonus(s: Fief, region: int) -> int:
    """What each Mill and Sept of a Region pays more (fief.3.5), nothing where an unlucky Noble is (2.4.4)."""
    if any(
        s.where[n] >= 0 and s.board.villages[s.where[n]].region == region and s.has(n, UNLUCKY) for n in s.in_play()
    ):
        return 0
    return lies_on(s, region, BOUNTIFUL_HARVEST) + lies_on(s, region, GOOD_WEATHER)


def income(s: Fief, seat: int) -> list[Receipt]:
    """What a player would collect now, part by part."""
    found: list[Receipt] = []
    paying = [v for v in range(len(s.control)) if s.control[v] >= 0 and not besieged(s, v)]
    own = [v for v in paying if s.control[v] == seat]
    if own:
        found.append(Receipt(len(own), "Villages", "fief.3.2"))
    mills = septs = taxed = 0
    for v in paying:
        region = s.board.villages[v].region
        more = bonus(s, region) if s.mills[v] or s.sept[v] else 0
        taxer = collector(s, region)
        if taxer < 0 or spared_by_coin(s, v, taxer):
            taxer = s.control[v]
        if s.mills[v] and not lies_on(s, region, FAMINE):
            if taxer == seat and s.control[v] == seat:
                mills += s.mills[v] * (2 + more)
            elif taxer == seat:
                taxed += s.mills[v] * (2 + more)
        if s.control[v] == seat:
            septs += s.sept[v] * (2 + more)
    for amount, what, rule in (
        (mills, "Mills", "fief.3.3"), (septs, "Septs", "fief.3.4"), (taxed, "Warden Tax", "fief.2.4.6.2.6"),
    ):  # fmt: skip
        if amount:
            found.append(Receipt(amount, what, rule))
    for fief, taxer, _ in s.tallages:
        if taxer == seat:
            area = s.board.fiefs[fief]
            amount = 2 * sum(not spared_by_coin(s, v, seat) for v in area.villages)
            found.append(Receipt(amount, f"the Tallage on {area.name}", "fief.2.4.6.1.3"))
    if s.title_seat(QUEEN) == seat:
        found.append(Receipt(2, "the Queen", "fief.3.6"))
    if s.house[seat] == TULLY:
        found.append(Receipt(2, "House Tully", "fief.house.tully.2"))
    for noble in s.house_nobles(seat):
        name = NOBLES[noble].name
        if extorts(s, noble):
            found.append(Receipt(2, f"{name}, a tyrant", "fief.11.1.tyrant.1"))
        if s.has(noble, RICH):
            found.append(Receipt(1, f"{name}, who is rich", "fief.3.9"))
    lost = sum(extravagance(s, noble) for noble in s.house_nobles(seat))
    if lost:
        whole = sum(part.amount for part in found)
        rule = "fief.3.10" if lost <= whole else "fief.3.11"
        found.append(Receipt(-min(lost, whole), "an extravagant Noble", rule))
    return found


def extorts(s: Fief, noble: int) -> bool:
    """Whether a tyrant gets gold out of the Village he occupies, whoever Controls it (fief.11.1.tyrant.1).

    A Captive occupies nothing, and out of a besieged Village nobody gets anything (fief.6.4.1.2).
    """
    here = s.where[noble]
    return s.has(noble, TYRANT) and s.captor[noble] < 0 and here >= 0 and not besieged(s, here)


def extravagance(s: Fief, noble: int) -> int:
    """What an extravagant Noble costs: 2 GD for each Title that gives a VP, which the Queen's doesn't (fief.3.10)."""
    if not s.has(noble, EXTRAVAGANT):
        return 0
    return 2 * sum(sealed(title) for title in titles_of(s, noble))


class IncomePhase(Phase):
    """Phase 3: one event for all players (fief.3.1)."""

    __slots__ = ()
    number = 3

    def collect(self, s: Fief) -> None:
        parts = [(seat, income(s, seat)) for seat in s.order()]
        for seat, receipts in parts:
            whole = sum(receipt.amount for receipt in receipts)
            s.gold[seat] += whole
            if receipts:
                told = tuple((receipt.amount, receipt.what) for receipt in receipts)
                s.note("income", seat, whole, told, rule="fief.3.1" if len(receipts) > 1 else receipts[0].rule)

    def after(self, s: Fief) -> None:
        window(s)

    steps = (Step("income", "fief.3.1", collect), Step("after income", "fief.2.4.8", after))
