"""The figures of a revealed plot with all that modifies them: income, initiative, claim and reserve."""

from __future__ import annotations

from .counting import NOTHING
from .state import Table
from .values import blank, total


def plot_value(s: Table, seat: int, figure: str) -> int:
    """income, initiative, claim or reserve of a player's revealed plot with all modifiers."""
    key = (figure, seat)
    found = s.memo.get(key)
    if found is None:
        found = s.memo[key] = total(plot_base(s, seat, figure), plot_parts(s, seat, figure))
    return found


def modifying(s: Table, seat: int, figure: str) -> list[tuple[str, int, int]]:
    """What cards that a player controls add to a figure, as printed on them."""
    parts: list[tuple[str, int, int]] = []
    defn = s.defn
    for card in s.area[seat]:
        modifiers = defn[card].modifiers
        if modifiers and figure in modifiers and not (s.host[card] >= 0 and defn[card].type == "event"):
            if modifiers[figure] and not blank(s, card):
                parts.append(("add", modifiers[figure], card))
    return parts


def plot_base(s: Table, seat: int, figure: str) -> int:
    """The base value: printed, unless an effect replaces it."""
    plot = s.plot[seat]
    if plot < 0:
        return 0
    bases = plot_bases(s, seat, figure)
    if not bases:
        return int(getattr(s.defn[plot], figure))
    chosen = s.tally.get("ruling", NOTHING).get(ruling(s, seat, figure, bases))
    return next((value for source, value in bases if source == chosen), bases[-1][1])


def plot_bases(s: Table, seat: int, figure: str) -> list[tuple[int, int]]:
    """The abilities that replace a base value, and by what; they conflict where the values differ.

    A constant ability is known by its card, a lasting effect by its number, as a negative one.
    """
    plot = s.plot[seat]
    if plot < 0:
        return []
    found = [
        (source, static.value)
        for source, static in s.statics.get("PlotBase", ())
        if static.figure == figure and static.applies(s, source, plot)
    ]
    lasting = [e for e in s.given.get("PlotBase", ()) if e.card == plot and e.rule.figure == figure]
    return [*found, *((-e.serial, e.rule.value) for e in lasting)]


def ruling(s: Table, seat: int, figure: str, bases: list[tuple[int, int]]) -> tuple[object, ...]:
    """Where the first player's decision about conflicting base values is kept."""
    return ("ruling", figure, s.plot[seat], *((source, s.entered[source] if source >= 0 else 0) for source, _ in bases))


def faction_bonuses(s: Table, seat: int, figure: str) -> list[tuple[str, int, int]]:
    """What a player's faction card has gained of a bonus."""
    return [
        ("add", static.by, source)
        for source, static in s.statics.get("FactionBonus", ())
        if static.figure == figure and static.concerns(s, source, seat)
    ]


FIGURES = frozenset({"CalmsClaim", "FactionBonus", "NoGoldBonuses", "PlotSet", "PlotValue"})
"""The rules that change what is printed on plots, and on the cards that add to them."""


def plot_parts(s: Table, seat: int, figure: str) -> list[tuple[str, int, int]]:
    """The modifiers of a plot's figure."""
    if s.plot[seat] < 0:
        return []
    if FIGURES.isdisjoint(s.present) and s.title[seat] < 0:
        return modifying(s, seat, figure)
    parts = faction_bonuses(s, seat, figure) if "FactionBonus" in s.statics else []
    bans = (
        [each for c, each in s.statics.get("NoGoldBonuses", ()) if each.concerns(s, c, seat)]
        if figure == "income"
        else []
    )
    void = any(not each.types for each in bans)
    barren = frozenset(kind for each in bans for kind in each.types)
    for card in s.area[seat]:
        if s.host[card] >= 0 and s.defn[card].type == "event":
            continue
        amount = s.defn[card].modifiers.get(figure)
        barred = void or s.defn[card].type in barren
        if amount and not blank(s, card) and not (amount > 0 and barred):
            parts.append(("add", amount, card))
    for card in s.agendas[seat]:
        amount = s.defn[card].modifiers.get(figure)
        if amount:
            parts.append(("add", amount, card))
    if s.title[seat] >= 0:
        amount = s.defn[s.title[seat]].modifiers.get(figure)
        if amount:
            parts.append(("add", amount, s.title[seat]))
    bounded: list[tuple[str, int, int]] = []
    for source, static in s.statics.get("PlotValue", ()):
        if static.figure == figure and static.concerns(s, source, seat) and static.suits(s, seat):
            (bounded if static.least else parts).append(("add", static.worth(s, source), source))
    for effect in s.given.get("PlotValue", ()):
        if effect.player == seat and effect.rule.figure == figure and effect.rule.suits(s, seat):
            parts.append(("add", effect.rule.by, effect.source))
    for effect in s.given.get("PlotSet", ()):
        if effect.player == seat and effect.rule.figure == figure:
            parts.append(("set", effect.rule.value, effect.source))
    c = s.challenge
    if figure == "claim" and c is not None and c.attacker == seat:
        for effect in s.given.get("CalmsClaim", ()):
            if c.defender == effect.player and c.kind == effect.rule.challenge:
                parts.append(("add", -effect.rule.by, effect.source))
    for _, by, source in bounded:
        rule = next(static for card, static in s.statics["PlotValue"] if card == source and static.least)
        left = total(plot_base(s, seat, figure), parts) - rule.least
        parts.append(("add", -min(-by, max(0, left)), source))
    return parts


def more_used(s: Table, seat: int) -> int:
    """How many plots a seat has in the used pile beyond those that lie there, by what cards say."""
    found = [(source, rule) for source, rule in s.statics.get("MoreUsedPlots", ()) if rule.concerns(s, source, seat)]
    return sum(rule.more(s, source) for source, rule in found)
