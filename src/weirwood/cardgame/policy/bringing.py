"""Setup and marshaling: what to keep, to place, and to bring in for the gold there is."""

from __future__ import annotations

from ...kernel.decision import Decision, Option
from ..cards.definition import Context
from ..phases.setup import SettingUp
from ..table.state import Table
from ..table.words import ATTACHMENT, CHARACTER, EVENT, LOCATION
from ..timing.pricing import marshal_cost
from ..vocabulary.bases import amount
from ..vocabulary.effects.lasting import Cheaper
from . import using, worth
from .doing import doing

MARSHALING = "marshal"
"""How the phase begins in which cards are brought in."""
WORTHWHILE = 0.4
"""What is worth so much is brought in as long as there is gold for it."""
FEW = 2
"""With fewer characters that can be placed, another hand is better."""


def keep(s: Table, decision: Decision, option: Option) -> float:
    """Keep a hand with characters for the first round."""
    hand = [s.defn[c] for c in s.hand[decision.seat]]
    early = sum(1 for d in hand if d.type == CHARACTER and (d.cost or 0) <= 5)
    good = early > FEW or (early == FEW and any(d.type == LOCATION for d in hand))
    return float((option.verb == "keep") == good)


def place(s: Table, decision: Decision) -> list[float]:
    """The cards that together use the gold best: every card placed is one more drawn."""
    frame = s.frames[-1]
    if not isinstance(frame, SettingUp) or decision.options[0].verb == "keep":
        return [keep(s, decision, o) if o.verb in ("keep", "mulligan") else 0.0 for o in decision.options]
    seat = decision.seat
    gold = frame.gold - frame.spent(s, seat)
    cards = [o.args[0] for o in decision.options if o.verb == "place"]
    best = set(_best(s, cards, gold))
    return [
        0.0 if o.verb != "place" else 1.0 + worth.printed(s.defn[o.args[0]]) if o.args[0] in best else -1.0
        for o in decision.options
    ]


def _best(s: Table, cards: list[int], gold: int) -> list[int]:
    """Of so many cards, those worth most that can be paid for together."""
    if not cards:
        return []
    first, rest = cards[0], cards[1:]
    defn = s.defn[first]
    cost = defn.cost or 0
    without = _best(s, rest, gold)
    if cost > gold or defn.type == EVENT:
        return without
    others = [c for c in rest if not (defn.unique and s.defn[c].name == defn.name)]
    with_it = [first, *_best(s, others, gold - cost)]
    return with_it if _sum(s, with_it) > _sum(s, without) else without


def _sum(s: Table, cards: list[int]) -> float:
    found = 0.0
    for card in cards:
        defn = s.defn[card]
        found += 0.6 + (defn.cost or 0) + (0.8 if defn.type == CHARACTER else 0.0) - (2.0 if defn.type == ATTACHMENT else 0.0)  # fmt: skip
    return found


# Actions


def action(s: Table, decision: Decision, option: Option) -> float:
    """What an action is worth; what is paid for with gold that is otherwise returned is nearly free."""
    verb = option.verb
    if verb == "pass":
        return 0.0
    if verb == "marshal":
        return marshal(s, decision.seat, option)
    if verb == "ambush":
        return worth.printed(s.defn[option.args[0]]) - 0.5 if s.challenge is None else 0.2
    if verb == "into shadows":
        return into_shadows(s, decision.seat, option.args[0])
    if verb == "bring out":
        return out_of_shadows(s, decision.seat, option.args[0])
    if verb not in ("trigger", "play"):
        return -1.0
    ability = using.ability_of(option)
    if ability is not None and doing(ability).lowers:
        return lower(s, decision, option)
    score = using.use(s, decision, option)
    marshals = s.phase.startswith(MARSHALING)
    if (
        verb == "trigger"
        and marshals
        and s.active == decision.seat
        and ability is not None
        and ability.phase == s.phase
    ):
        return score + 2.0 if score > 0 else score  # before the gold is spent
    return score - (0.1 if marshals else 0.0)


def into_shadows(s: Table, seat: int, card: int) -> float:
    """What it is worth to put a card into shadows: less than what can be brought in now, more than to keep it in hand."""
    defn = s.defn[card]
    if len(s.shadows[seat]) > 2:
        return -1.0
    return 0.6 if defn.costless or (defn.cost or 0) > s.gold[seat] else 0.35


def out_of_shadows(s: Table, seat: int, card: int) -> float:
    """What it is worth to bring a card out of shadows: at the latest before gold is returned, and to fight."""
    price = next((k.number for k in s.defn[card].keywords if k.name == "shadow"), s.defn[card].cost or 0)
    value = worth.printed(s.defn[card]) - 0.3 * max(0, price)
    if s.phase.startswith(MARSHALING):
        return 0.3 + 0.1 * value if s.active == seat else -0.1
    return max(0.2, value)


def marshal(s: Table, seat: int, option: Option) -> float:
    """What it is worth to bring a card in."""
    card = option.args[0]
    defn = s.defn[card]
    if len(option.args) > 1 and option.args[1]:
        return 6.0  # a duplicate costs nothing
    if defn.type == ATTACHMENT:
        good = using.burden(s, card) >= 0
        fit = [c for p in range(s.seats) for c in s.area[p] if (p == seat) == good and s.defn[c].type == CHARACTER]
        return 0.4 + 0.1 * (defn.cost or 0) if fit else -1.0
    score = 1.0 + worth.in_hand(s, seat, card)
    if defn.type == LOCATION and (defn.cost or 0) == 0:
        score += 3.0
    return float(score + 1.5 * defn.modifiers.get("income", 0))


def lower(s: Table, decision: Decision, option: Option) -> float:
    """Whether making the next card cheaper pays now: for a card in hand that it fits and that will be brought in."""
    ability = using.ability_of(option)
    seat = decision.seat
    if ability is None or not s.phase.startswith(MARSHALING) or s.active != seat:
        return -1.0
    effect = ability.do[0]
    assert isinstance(effect, Cheaper)
    rule = effect.rule
    cards = getattr(rule, "cards", None)
    by = amount(s, Context(option.args[0], seat, ability), getattr(rule, "by", 1))
    gold = s.gold[seat]
    for card in s.hand[seat]:
        defn = s.defn[card]
        if defn.type in (EVENT,) or (cards is not None and not cards.fits(s, Context(card, seat), card)):
            continue
        price = marshal_cost(s, seat, card)
        if 0 < price <= gold + by and worth.in_hand(s, seat, card) > 0.4:
            return 5.0
    return -1.0
