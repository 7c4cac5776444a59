"""What a card costs to marshal or play now: printed cost, X, and reductions."""

from __future__ import annotations

from ..cards.definition import Context
from ..table.lasting import Lasting, lowered
from ..table.state import Table
from ..table.words import ANYHOW, BRING_IN, BRING_OUT, INTO_SHADOWS, MARSHAL_OR_PLAY
from ..vocabulary.bases import amount
from ..vocabulary.deckbuilding import printed_fit
from ..vocabulary.ruling.bringing_in import own_discount, own_emerging_discount
from ..vocabulary.ruling.player_rules import CostsMore, FullCost, Reduce
from ..vocabulary.ruling.prices import EachCostsLess
from ..vocabulary.ruling.rules import active

CHANGE_COSTS = frozenset({"CostsMore", "EachCostsLess", "Reduce"})
"""The rules by which other cards change what a card costs."""


LOWERED_BY = {
    ANYHOW: ("marshal", "play", "ambush"), MARSHAL_OR_PLAY: ("marshal", "play"), BRING_IN: ("marshal", "ambush", BRING_OUT),
}  # fmt: skip
"""What a 'next card' reduction lowers, where that isn't the one thing that it is called by."""


def event_cost(s: Table, ctx: Context) -> int:
    """The gold cost of an event before reductions; an undefined X is 0."""
    defn = s.defn[ctx.card]
    if defn.x_cost is True:
        return int(ctx.vars.get("x", 0))
    if defn.x_cost:
        return amount(s, ctx, defn.x_cost)
    return defn.cost or 0


def marshal_cost(s: Table, seat: int, card: int) -> int:
    """What a seat pays to marshal a card."""
    defn = s.defn[card]
    cost = (defn.cost or 0) + s.penalty(seat, card)
    if s.discounts or defn.rules or not CHANGE_COSTS.isdisjoint(s.present):
        more = surcharge(s, seat, card, "marshal") if "CostsMore" in s.present else 0
        cost += more - discount(s, seat, card, "marshal")
    return cost if cost > 0 else 0


def surcharge(s: Table, seat: int, card: int, verb: str) -> int:
    """By how much the cost is raised now."""
    rules = [rule for _, rule in active(s, CostsMore, seat) if rule.verb == verb]
    return sum(rule.by for rule in rules if printed_fit(rule.cards, s.defn[card]))


def lowered_by(s: Table, seat: int) -> int:
    """By how much the cost of a card could be reduced for a seat at most, apart from what stands on the card itself."""
    most = sum([effect.rule.less(1_000) for effect in s.discounts if effect.player == seat]) if s.discounts else 0
    if "Reduce" in s.statics:
        most += sum([rule.by for _, rule in s.statics["Reduce"]])
        most += sum([effect.rule.by for effect in s.given.get("Reduce", ())])
    if "EachCostsLess" in s.present:
        most += sum([amount(s, s.context(source), rule.by) for source, rule in active(s, EachCostsLess, seat)])
    return most


def discount(s: Table, seat: int, card: int, verb: str) -> int:
    """By how much the cost is reduced now."""
    total = own_discount(s, seat, card) if s.defn[card].rules else 0
    if s.discounts:
        total += next_discount(s, seat, card, verb)
    if "Reduce" in s.statics:
        total += sum([rule.by for _, rule in active(s, Reduce, seat) if _is_first(s, seat, rule, card, verb)])
    if "EachCostsLess" in s.present:
        total += each_discount(s, seat, card, verb)
    return 0 if total and active(s, FullCost, seat) else total


def each_discount(s: Table, seat: int, card: int, verb: str) -> int:
    """By how much what each such card costs a seat is lowered."""
    if "EachCostsLess" not in s.present:
        return 0
    found = [(by, rule) for by, rule in active(s, EachCostsLess, seat) if rule.verb == verb]
    return sum(amount(s, s.context(by), rule.by) for by, rule in found if printed_fit(rule.cards, s.defn[card]))


def emerging_discount(s: Table, seat: int, card: int) -> int:
    """By how much the cost of bringing a card out of shadows is reduced now."""
    total = own_emerging_discount(s, seat, card) if s.defn[card].rules else 0
    if s.discounts:
        total += next_discount(s, seat, card, BRING_OUT)
    if "Reduce" in s.statics:
        total += sum(rule.by for _, rule in active(s, Reduce, seat) if _is_first(s, seat, rule, card, BRING_OUT))
    return total + each_discount(s, seat, card, BRING_OUT)


def hiding_cost(s: Table, seat: int, card: int) -> int:
    """What a seat pays to marshal a card into shadows, whatever card it is."""
    return max(0, s.into_shadows - each_discount(s, seat, card, INTO_SHADOWS))


def next_discount(s: Table, seat: int, card: int, verb: str) -> int:
    """By how much 'next card' reductions of a seat lower the cost of a card."""
    found = [effect.rule for effect in s.discounts if _concerns(s, effect, seat, card, verb)]
    return sum([rule.less(s.defn[card].cost or 0) for rule in found])


def _concerns(s: Table, effect: Lasting, seat: int, card: int, verb: str) -> bool:
    """Whether a 'next card' reduction of a seat applies to a card."""
    rule = effect.rule
    if effect.player != seat:
        return False
    if verb not in LOWERED_BY.get(rule.verb, (rule.verb,)):
        return False
    return bool(rule.cards.fits(s, Context(card, seat), card))


def _is_first(s: Table, seat: int, rule: Reduce, card: int, verb: str) -> bool:
    if (
        verb not in LOWERED_BY.get(rule.verb, (rule.verb,))
        or (verb in ("marshal", "play") and (s.defn[card].type == "event") != (verb == "play"))
        or not printed_fit(rule.cards, s.defn[card])
    ):
        return False
    return not any(
        p == seat and rule.verb in (v, MARSHAL_OR_PLAY) and printed_fit(rule.cards, d) for p, v, d in s.history
    )


def spend_discounts(s: Table, seat: int, card: int, verb: str) -> tuple[str, ...]:
    """The 'next card' reductions that applied are used up; the moments that this is for delayed effects."""
    used = [e for e in s.discounts if _concerns(s, e, seat, card, verb)]
    if used:
        s.discounts = [e for e in s.discounts if e not in used]
        s.touch()
    return tuple(lowered(e.serial) for e in used)
