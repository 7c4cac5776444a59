"""What an ability does, in a few numbers: what its player gains, and whether it helps or harms what is chosen."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..cards.definition import Ability
from ..vocabulary.changing.hand_and_deck import DiscardRandom, Draw
from ..vocabulary.changing.looking import Search
from ..vocabulary.changing.power_and_gold import GainGold, GainPower, MoveGold, MovePower
from ..vocabulary.describing.players import You
from ..vocabulary.describing.who import Chosen, This
from ..vocabulary.effects.answers import Cancel, Instead, Save, SaveChosen
from ..vocabulary.effects.base import ToCards
from ..vocabulary.effects.challenges import OneMoreChallenge
from ..vocabulary.effects.lasting import Cheaper, Gives
from ..vocabulary.paying.costs import DiscardCards, PayGold, SelfCost, UseCard
from ..vocabulary.ruling.rules import Blank, Gains, Icon, Strength
from ..vocabulary.walking import walk

LOST, PUSHED = 1.0, 0.4
DONE_TO = {
    "kill": -LOST, "entomb": -LOST, "discard": -LOST, "sacrifice": -LOST, "remove": -LOST, "shuffle in": -LOST, "return": -0.7, "hide": -0.5,
    "kneel": -PUSHED, "stand": PUSHED, "discard power": -0.6, "discard from hand": -0.5, "control": -LOST,
    "leave challenge": -PUSHED,
}  # fmt: skip
"""What it means to a card if this is done to it, as a part of its worth; everything else is good for it."""
CARD, GOLD = 0.35, 0.2
"""What a card more in hand, and a gold more, is worth."""
GIVEN_UP = {"sacrifice": 1.0, "discard": 1.0, "kill": 1.0, "remove": 1.0, "return": 0.6, "kneel": 0.12}


class Doing(NamedTuple):
    """An ability as a player sees it who doesn't read every word."""

    gain: float = 0.0
    """What its player has of it, whatever is chosen."""
    chosen: float = 0.0
    """What happens to a card that is chosen, as a part of its worth: below 0 it is harmed."""
    strength: int = 0
    """The STR that a chosen card gets."""
    lowers: bool = False
    """Whether all it does is to make a card cheaper."""
    saves: bool = False
    given_up: float = 0.0
    """The part of the card's own worth that is given up for it."""
    price: float = 0.0
    """What else is paid."""
    others: tuple[ToCards, ...] = ()
    """What it does to cards that nobody chooses."""


_known: dict[Ability, Doing] = {}


def doing(ability: Ability) -> Doing:
    """What an ability does; it is found out once."""
    found = _known.get(ability)
    if found is None:
        found = _known[ability] = _doing(ability)
    return found


def _doing(ability: Ability) -> Doing:
    gain = chosen = 0.0
    strength = 0
    saves = False
    others: list[ToCards] = []
    for node in walk(ability.do):
        if isinstance(node, ToCards):
            if isinstance(node.who, Chosen):
                chosen += DONE_TO.get(node.verb, LOST)
            else:
                others.append(node)
        elif isinstance(node, Gives):
            good, more = _given(node)
            if isinstance(node.who, Chosen):
                chosen, strength = chosen + good, strength + more
            else:
                gain += 0.5 * good
        elif isinstance(node, Save | SaveChosen):
            saves = True
        else:
            gain += _gain(node)
    lowers = len(ability.do) == 1 and isinstance(ability.do[0], Cheaper)
    given_up, price = _price(ability)
    return Doing(gain, chosen, strength, lowers, saves, given_up, price, tuple(others))


def _number(amount: Any) -> float:
    return float(amount) if isinstance(amount, int) else 1.5


def _gain(node: Any) -> float:
    """What a part that concerns no card in play is worth to whoever uses it."""
    if isinstance(node, GainPower):
        return _number(node.n)
    if isinstance(node, MovePower):
        return 1.6 * _number(node.n)
    if isinstance(node, Draw):
        return CARD * _number(node.n) * (1 if isinstance(node.who, You) else -1)
    if isinstance(node, GainGold):
        return GOLD * _number(node.n) * (1 if isinstance(node.who, You) else -1)
    if isinstance(node, MoveGold):
        return GOLD * 2 * max(1.0, _number(node.n))
    if isinstance(node, DiscardRandom):
        return -CARD if isinstance(getattr(node, "who", None), You) else CARD
    if isinstance(node, Search):
        return 0.5
    if isinstance(node, OneMoreChallenge):
        return 0.8
    return 0.8 if isinstance(node, Cancel | Instead) else 0.0


def _given(node: Gives) -> tuple[float, int]:
    """How good what is given is for the card, and how much STR it is."""
    good, strength = 0.0, 0
    for rule in node.rules:
        if isinstance(rule, Strength):
            by = rule.by if isinstance(rule.by, int) else 2
            if rule.mode == "add":
                strength += by
            good += (0.1 if by > 0 else -0.1) * (1 if rule.mode in ("add", "times") else -1) * max(1, abs(by))
        elif isinstance(rule, Icon | Gains):
            good += 0.2 * rule.sign
        elif isinstance(rule, Blank):
            good -= 0.3
        else:
            good -= 0.1 if type(rule).__name__.startswith("Cannot") else -0.1
    return good, strength


def _price(ability: Ability) -> tuple[float, float]:
    """The part of the card itself that is paid, and what else."""
    given_up = price = 0.0
    for cost in ability.costs:
        if isinstance(cost, SelfCost):
            given_up += GIVEN_UP.get(cost.kind, 0.3)
        elif isinstance(cost, PayGold):
            price += GOLD * cost.n if isinstance(cost.whose, You) else 0.0
        elif isinstance(cost, UseCard):
            price += (0.2 if cost.kind == "kneel" else 0.8) * cost.n
        elif isinstance(cost, DiscardCards):
            price += 0.4
        else:
            price += 0.05
    return given_up, price


def this(effect: ToCards) -> bool:
    """Whether an effect is about the card whose text it is."""
    return isinstance(effect.who, This)
