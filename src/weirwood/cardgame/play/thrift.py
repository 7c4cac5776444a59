"""Thrift: what makes the next card cost less, whether that matters now, and a card together with all that makes it cheaper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel.decision import Decision, Option
from ...kernel.parts.for_people import Together
from ..cards.definition import ACTION, Ability, Context
from ..table.naming import name_of
from ..table.state import Table
from ..table.words import ATTACHMENT, CHARACTER, EVENT
from ..telling.hints import card_of
from ..timing.entering import duplicate_host, hosts
from ..timing.opportunities import Opportunities
from ..timing.pricing import LOWERED_BY, discount, marshal_cost
from ..timing.purses import spendable
from ..vocabulary.effects.lasting import Cheaper
from ..vocabulary.paying.costs import KneelFaction, SelfCost
from ..vocabulary.ruling.player_rules import FullCost, NextCostsLess
from ..vocabulary.ruling.rules import active
from .pointless import pointless

MARSHAL, CHALLENGES = "marshal", "challenge"
"""How the phases begin in which players bring in cards, and in which they fight."""


def ability_of(option: Option) -> Ability | None:
    """The ability that an option uses."""
    return next((arg for arg in option.args if isinstance(arg, Ability)), None)


def lowering(option: Option) -> NextCostsLess | None:
    """The rule by which the next card costs less, if an option does nothing but that."""
    ability = ability_of(option)
    if ability is None or len(ability.do) != 1:
        return None
    effect = ability.do[0]
    return effect.rule if isinstance(effect, Cheaper) and not effect.then else None


def pays(s: Table, seat: int, rule: NextCostsLess, others: Iterable[Option]) -> bool:
    """Whether a card that a reduction fits could be paid for with it now, with all other reductions at hand.

    An event that can be paid for without it is an option of its own, which is asked about anyway.
    """
    marshals = "marshal" in rule.verb and s.phase.startswith(MARSHAL) and s.active == seat
    rules = [
        found.settled(s, Context(card_of(s, each), seat)) for each in others if (found := lowering(each)) is not None
    ]
    gold = spendable(s, seat)
    for card in s.hand[seat]:
        defn = s.defn[card]
        if not rule.cards.fits(s, Context(card, seat), card):
            continue
        if defn.type == EVENT:
            due = "play" in rule.verb and any(playable(s, Context(card, seat, a)) for a in defn.abilities)
            price = max(0, (defn.cost or 0) - discount(s, seat, card, "play")) if due else 0
            least = gold
        else:
            price = marshal_cost(s, seat, card) if marshals else 0
            least = 0
        if (
            price > least
            and price
            - sum(each.less(defn.cost or 0) for each in rules if each.cards.fits(s, Context(card, seat), card))
            <= gold
        ):
            return True
    return False


def playable(s: Table, ctx: Context) -> bool:
    """Whether an event is one for this moment, its price aside; what answers something may be wanted in any challenge.

    One that belongs to no phase can wait for the challenges.
    """
    ability, play_only = ctx.ability, s.defn[ctx.card].play_only
    challenges = s.phase.startswith(CHALLENGES)
    if ability is None or ability.kind != ACTION:
        return challenges
    if ability.phase != s.phase and (ability.phase is not None or not challenges):
        return False
    holds = all(each is None or each.holds(s, ctx) for each in (play_only, ability.condition))
    return holds and not pointless(s, ctx.player, ctx.card, ability)


# A card together with what makes it cheaper


def waits(s: Table, decision: Decision, option: Option) -> bool:
    """Whether an action only makes a card cheaper that is still to be chosen, or brings in one that needs another to attach to."""
    if decision.kind != "action" or not isinstance(s.frames[-1], Opportunities):
        return False
    ability, seat = ability_of(option), decision.seat
    if option.verb == "marshal" and not option.args[1]:
        card = card_of(s, option)
        attaches = s.defn[card].type == ATTACHMENT and "Purse" not in s.statics
        return attaches and duplicate_host(s, seat, card) < 0 and len(hosts(s, card, seat)) > 1
    if ability is None:
        return False
    simple = all(isinstance(each, SelfCost | KneelFaction) for each in ability.costs)
    return simple and not ability.choose and lowering(option) is not None


def together(s: Table, decision: Decision) -> list[Together]:
    """Each card that a seat may bring in now, as one answer with all that makes it cheaper at hand and costs nothing else.

    No reduction is wasted: one that would take more than is left of the price is only used where the card can't be paid for
    otherwise, and those that fit few cards in hand are used first.
    """
    frame, seat = s.frames[-1], decision.seat
    if not isinstance(frame, Opportunities) or s.active != seat or not s.phase.startswith(MARSHAL):
        return []
    free = [(option, rule) for option in decision.options if (rule := _for_nothing(s, seat, option)) is not None]
    if not free or active(s, FullCost, seat):
        return []
    rich = s.copy()
    rich.gold[seat] += sum(rule.by + int(rule.dear > 0) for _, rule in free if isinstance(rule.by, int))
    rich.touch()
    free.sort(key=lambda each: sum(_fits(s, seat, each[1], card) for card in s.hand[seat]))
    found = []
    for option in frame.options(rich, seat):
        if option.verb == "marshal" and not option.args[1]:
            card = card_of(s, option)
            fitting = [(each, rule.less(s.defn[card].cost or 0)) for each, rule in free if _fits(s, seat, rule, card)]
            price = marshal_cost(s, seat, card)
            used, left = _spent(fitting, price, spendable(s, seat))
            if used:
                found.append(Together((*used, option), f"{left} gold instead of {price}; {_kneeling(s, seat, used)}"))
    return found


def _spent(fitting: list[tuple[Option, int]], price: int, gold: int) -> tuple[list[Option], int]:
    """Which reductions are used for a card, and what is left of its price; none if it can't be paid for even so."""
    whole, left = [], price
    for option, less in fitting:
        if 0 < less <= left:
            whole.append(option)
            left -= less
    for option, less in fitting:
        if left > gold and option not in whole:
            whole.append(option)
            left = max(0, left - less)
    return (whole, left) if left <= gold else ([], price)


def _fits(s: Table, seat: int, rule: NextCostsLess, card: int) -> bool:
    """Whether a reduction lowers what it costs to marshal a card."""
    return bool(rule.cards.fits(s, Context(card, seat), card))


def _for_nothing(s: Table, seat: int, option: Option) -> NextCostsLess | None:
    """A reduction for marshaling for which nothing is given but that something kneels which nothing else needs standing."""
    rule, ability, card = lowering(option), ability_of(option), card_of(s, option)
    if rule is None or ability is None or ability.choose or not isinstance(rule.by, int):
        return None
    if "marshal" not in LOWERED_BY.get(rule.verb, (rule.verb,)):
        return None
    for cost in ability.costs:
        if isinstance(cost, KneelFaction):
            if any(isinstance(each, KneelFaction) for a in _others(s, seat, ability) for each in a.costs):
                return None
        elif not isinstance(cost, SelfCost) or not cost.kneels_itself or _needed(s, card, ability):
            return None
    return rule


def _needed(s: Table, card: int, ability: Ability) -> bool:
    """Whether a card is worth something as long as it stands, beside one of its abilities for which it kneels."""
    defn = s.defn[card]
    kneels = any(each.kneels for each in defn.abilities if each is not ability)
    return defn.type == CHARACTER or kneels or s.influence(card) > 0


def _others(s: Table, seat: int, ability: Ability) -> Iterator[Ability]:
    """All abilities of a seat's cards in hand and in play but one."""
    for card in (*s.hand[seat], *s.area[seat]):
        yield from (each for each in s.defn[card].abilities if each is not ability)


def _kneeling(s: Table, seat: int, used: list[Option]) -> str:
    """Who kneels for the reductions of a card, in a few words."""
    names = []
    for option in used:
        ability = ability_of(option)
        own = ability is None or not any(isinstance(each, KneelFaction) for each in ability.costs)
        names.append(name_of(s, card_of(s, option) if own else s.faction[seat]))
    kneel = "kneels" if len(names) == 1 else "kneel"
    return f"{', '.join(names[:-1])} and {names[-1]} {kneel}" if len(names) > 1 else f"{names[0]} {kneel}"
