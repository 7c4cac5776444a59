"""Challenges: which to initiate, with whom to attack and to defend, whom to bypass and whom to give up."""

from __future__ import annotations

from ...kernel.decision import Decision, Option
from ..cards.definition import INSIGHT, INTIMIDATE, PILLAGE, RENOWN, STEALTH
from ..phases.challenging import Attackers, Defenders
from ..table import figures, values
from ..table.state import Table
from ..table.words import CHALLENGES, HAND, INTRIGUE, MILITARY
from . import worth

UNOPPOSED = 1.0
BRINGS = {RENOWN: 0.9, INSIGHT: 0.35, PILLAGE: 0.15, INTIMIDATE: 0.3}
"""What a keyword of a participant brings to whoever wins."""
CLOSE = 0.75
"""With this part of the STR that is needed, an attack is worth a try: defenders kneel for it."""
PASSING = 0.12
"""What it is worth to keep everybody standing."""


def able(s: Table, seat: int, kind: str) -> list[int]:
    """A seat's standing characters with an icon."""
    return [c for c in worth.standing(s, seat) if values.has_icon(s, c, kind)]


def total(s: Table, cards: list[int]) -> int:
    return sum(values.strength(s, c) for c in cards)


def defence(s: Table, seat: int, kind: str, stealth: int) -> int:
    """The STR with which a seat can defend if its strongest characters are bypassed."""
    found = sorted((values.strength(s, c) for c in able(s, seat, kind) if not _sly(s, c)), reverse=True)
    sly = sum(values.strength(s, c) for c in able(s, seat, kind) if _sly(s, c))
    return sum(found[stealth:]) + sly


def _sly(s: Table, card: int) -> bool:
    return STEALTH in values.keywords(s, card)


def claim_worth(s: Table, attacker: int, defender: int, kind: str) -> float:
    """What the attacker's claim is worth to him."""
    claim = figures.plot_value(s, attacker, "claim") if s.plot[attacker] >= 0 else 1
    if claim <= 0:
        return 0.0
    if kind == MILITARY:
        victims = sorted(worth.in_play(s, c) for c in s.area[defender] if values.is_character(s, c))
        return 0.8 * sum(victims[:claim])
    if kind == INTRIGUE:
        return 0.4 * min(claim, len(s.hand[defender]))
    return 1.6 * min(claim, s.power[s.faction[defender]])


def to_come(s: Table, seat: int) -> bool:
    """Whether others may still attack a seat in this phase."""
    order = s.order()
    if s.active not in order or seat not in order:
        return True
    return order.index(seat) < len(order) - 1 if s.active == seat else order.index(s.active) < len(order)


def after(s: Table, seat: int) -> bool:
    """Whether a seat's own challenges of this phase are still to come."""
    order = s.order()
    return s.active in order and seat in order and order.index(seat) > order.index(s.active)


def challenge(s: Table, decision: Decision, option: Option) -> float:
    """What a challenge is worth, for what it brings if it is won and what stands open afterwards."""
    if option.verb != "challenge":
        return PASSING
    kind, other = option.args
    seat = decision.seat
    attackers = able(s, seat, kind)
    attack = total(s, attackers)
    against = defence(s, other, kind, sum(_sly(s, c) for c in attackers))
    reward = claim_worth(s, seat, other, kind) + sum(keyword_worth(s, c) for c in attackers[:2]) * 0.5
    power = s.total_power(seat)
    if against < 1:
        return reward + UNOPPOSED + 0.02 * power
    if attack >= against:
        return 0.8 * reward + 0.2 - (0.02 * against if to_come(s, seat) else 0.0)
    return (0.5 * reward + 0.1) * (attack / against) ** 2 - (0.15 if to_come(s, seat) else 0.0)


def keyword_worth(s: Table, card: int) -> float:
    """What the keywords of a participant bring to its side if that wins."""
    return sum(BRINGS.get(keyword, 0.0) for keyword in values.keywords(s, card))


# Attackers


def attackers(s: Table, decision: Decision) -> list[float]:
    """As few as are needed to win against all who could defend; those whom it costs least to kneel."""
    frame, c = s.frames[-1], s.under_way()
    chosen = frame.picked if isinstance(frame, Attackers) else []
    cards = [o.args[0] for o in decision.options if o.verb == "attack"]
    sly = sum(_sly(s, card) for card in chosen)
    have, against = total(s, chosen), defence(s, c.defender, c.kind, sly)
    need = max(1, against) - have
    if chosen and need <= 0:
        return [_extra(s, o, c.attacker) for o in decision.options]
    left = total(s, cards)
    hopeless = left < need * CLOSE
    return [_attacker(s, o, need, c.attacker, c.kind, bool(chosen) and hopeless) for o in decision.options]


def _extra(s: Table, option: Option, seat: int) -> float:
    """One more than needed, for what its keywords bring, if nothing else is to be done with it."""
    if option.verb != "attack":
        return 0.0
    return keyword_worth(s, option.args[0]) - kneeling(s, option.args[0], seat) - 0.05


def _attacker(s: Table, option: Option, need: int, seat: int, kind: str, enough: bool) -> float:
    if option.verb != "attack":
        return 0.5 if enough else -5.0
    card = option.args[0]
    strength = values.strength(s, card)
    price = kneeling(s, card, seat) - keyword_worth(s, card) - (0.4 if _sly(s, card) else 0.0)
    if strength >= need:
        return 3.0 - price - 0.03 * (strength - need)
    return 1.0 + 0.15 * strength - price


def kneeling(s: Table, card: int, seat: int) -> float:
    """What it costs that a character kneels: what else it could have done this round."""
    kind = s.challenge.kind if s.challenge is not None else ""
    strength = values.strength(s, card)
    icons = values.icons(s, card)
    mine = s.active == seat or after(s, seat)
    others = 0
    for number, name in enumerate(CHALLENGES):
        if icons[number] > 0 and name != kind and mine and not s.count("phase", "player", seat, "initiated", name):
            others += 1
    price = 0.02 * strength + 0.12 * others
    if s.challenge is not None and s.challenge.attacker == seat and to_come(s, seat):
        price += 0.05 * strength
    return price


# Defenders


def defenders(s: Table, decision: Decision) -> list[float]:
    """Win if it isn't too dear; otherwise let nobody attack unopposed if anybody can be spared."""
    frame, c = s.frames[-1], s.under_way()
    chosen = frame.picked if isinstance(frame, Defenders) else []
    seat = decision.seat
    have = values.side_strength(s, "defending") + total(s, [card for card in chosen if card not in c.defenders])
    attack = values.side_strength(s, "attacking")
    cards = [o.args[0] for o in decision.options if o.verb == "defend"]
    need = attack + 1 - have
    stake = claim_worth(s, c.attacker, seat, c.kind) + sum(keyword_worth(s, card) for card in c.attackers)
    if need <= 0:
        return [0.5 if o.verb == "done" else 0.0 for o in decision.options]
    if total(s, cards) >= need and stake + (UNOPPOSED if have < 1 else 0.0) > _price(s, cards, need, seat):
        return [-1.0 if o.verb == "done" else _defender(s, o.args[0], need, seat) for o in decision.options]
    if have < 1:
        loss = UNOPPOSED * 0.9
        return [
            loss - 0.6 if o.verb == "done" else (0.3 if values.strength(s, o.args[0]) > 0 else -1.0) + 0.5
            - kneeling(s, o.args[0], seat) * 1.5 - (0.1 if after(s, seat) else 0.0)
            for o in decision.options
        ]  # fmt: skip
    return [0.5 if o.verb == "done" else -kneeling(s, o.args[0], seat) for o in decision.options]


def _price(s: Table, cards: list[int], need: int, seat: int) -> float:
    """What it costs to defend with as many as are needed, the strongest first."""
    price, left = 0.0, need
    for card in sorted(cards, key=lambda each: values.strength(s, each), reverse=True):
        if left <= 0:
            break
        price += kneeling(s, card, seat) + (0.25 if after(s, seat) else 0.02)
        left -= values.strength(s, card)
    return price


def _defender(s: Table, card: int, need: int, seat: int) -> float:
    strength = values.strength(s, card)
    price = kneeling(s, card, seat)
    return 3.0 - price - 0.03 * (strength - need) if strength >= need else 1.0 + 0.15 * strength - price


def stealth(s: Table, decision: Decision, option: Option) -> float:
    """Past whoever would defend best."""
    if option.verb == "assault":  # the dearest that stands
        return 0.05 + 0.01 * (s.defn[option.args[1]].cost or 0) * (not s.kneeling[option.args[1]])
    if option.verb != "stealth":
        return 0.0
    c, card = s.under_way(), option.args[1]
    if s.kneeling[card] or not values.has_icon(s, card, c.kind):
        return -0.1
    return 0.1 + values.strength(s, card)


def victim(s: Table, decision: Decision, option: Option) -> float:
    """Whoever is missed least; a duplicate may save its character."""
    card = option.args[0] if option.args else -1
    if not isinstance(card, int) or card < 0 or s.zone[card] == HAND:
        return 0.0
    return -(min(worth.in_play(s, card), worth.SPARE_COPY) if s.duplicates(card) else worth.in_play(s, card))
