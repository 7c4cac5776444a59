"""What is worth asking a person: which options can still matter to a seat, and which answers lose nothing.

All of it follows from how abilities are declared and from what the seat, or everybody, can see.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from ...kernel.decision import Decision, Option
from ...kernel.parts.for_people import Moment
from ..cards.definition import LIMITED_RESPONSE, Ability
from ..table.choosing import Pick
from ..table.state import Table
from ..table.words import EVENT, HAND, PLAY
from ..telling.hints import card_of
from ..timing.due import DueEffects
from ..timing.pricing import discount, marshal_cost
from ..timing.purses import spendable
from ..vocabulary.changing.hand_and_deck import Draw
from ..vocabulary.changing.on_cards import Stand
from ..vocabulary.changing.piles import DiscardToDeck
from ..vocabulary.changing.power_and_gold import GainGold, GainPower
from ..vocabulary.deckbuilding import printed_fit
from ..vocabulary.describing.players import YOU
from ..vocabulary.describing.who import THIS
from ..vocabulary.effects.base import Effect
from ..vocabulary.effects.lasting import Cheaper
from ..vocabulary.ruling.player_rules import NextCostsLess
from ..vocabulary.walking import walk

MARSHAL = "marshal"
"""How the phase begins in which players bring in cards."""
FEW_CARDS = 5
"""With fewer cards in the deck, whether to draw one is a question."""
WHAT_KEYWORDS_DO = {"insight": ("draw",), "intimidate": ("kneel",), "pillage": ("discard top", "pillage"), "renown": ("power",)}  # fmt: skip
"""What happens by each keyword that may be used after a challenge."""


def moment(s: Table) -> Moment:
    """The phase, and the active player."""
    return Moment(s.phase, s.active if s.active >= 0 else None)


def occasion(s: Table, decision: Decision) -> Hashable:
    """An opportunity to act: it comes again and again within one player's turn, or one part of a challenge."""
    if decision.kind != "action":
        return None
    c = s.challenge
    sides = (c.number, tuple(c.attackers), tuple(c.defenders)) if c is not None else s.challenges
    return (s.round, s.phase, s.active, sides)


def ability_of(option: Option) -> Ability | None:
    """The ability that an option uses."""
    return next((arg for arg in option.args if isinstance(arg, Ability)), None)


# Price reductions


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
    rules = [found for each in others if (found := lowering(each)) is not None]
    gold = spendable(s, seat)
    for card in s.hand[seat]:
        defn = s.defn[card]
        if not printed_fit(rule.cards, defn):
            continue
        if defn.type == EVENT:
            due = "play" in rule.verb and any(a.phase in (None, s.phase) for a in defn.abilities)
            price = max(0, (defn.cost or 0) - discount(s, seat, card, "play")) if due else 0
            least = gold
        else:
            price = marshal_cost(s, seat, card) if marshals else 0
            least = 0
        if price > least and price - sum(each.by for each in rules if printed_fit(each.cards, defn)) <= gold:
            return True
    return False


def can_wait(s: Table, decision: Decision, option: Option) -> bool:
    """Whether an action that belongs to no phase is offered while another player brings in cards.

    It can be used in the own turn, or before the first challenge, as well.
    """
    ability = ability_of(option)
    elsewhere = s.phase.startswith(MARSHAL) and s.active not in (-1, decision.seat)
    return decision.kind == "action" and elsewhere and ability is not None and ability.phase is None


def matters(s: Table, decision: Decision, option: Option) -> bool:
    """Whether an option could still do something for the seat that is asked."""
    rule = lowering(option)
    if rule is not None:
        return pays(s, decision.seat, rule, decision.options)
    return not can_wait(s, decision, option)


# Answers that lose nothing


def gains(s: Table, seat: int, option: Option) -> bool:
    """Whether an ability in play costs nothing, chooses nothing, can be used as often, and only gives something."""
    ability = ability_of(option)
    card = card_of(s, option)
    if ability is None or card < 0 or s.zone[card] == HAND or s.ctrl[card] != seat:
        return False
    scarce = ability.limit is not None or ability.kind == LIMITED_RESPONSE
    if ability.costs or ability.choose or scarce or ability.anyone:
        return False
    return all(gives(s, seat, effect) for effect in ability.do)


def gives(s: Table, seat: int, effect: Effect) -> bool:
    """Whether an effect only gives the player something: power, gold, cards, or lets the card itself stand."""
    if isinstance(effect, GainPower):
        return effect.who in (None, THIS)
    if isinstance(effect, Draw):
        return effect.who == YOU and len(s.deck[seat]) >= FEW_CARDS + effect.n
    return isinstance(effect, GainGold) or (isinstance(effect, Stand) and effect.who == THIS)


def seen_by_all(s: Table, kinds: Iterable[str]) -> bool:
    """Whether a card that everybody can see answers any of these occurrences."""
    return any(s.known[card] == s.everyone for kind in kinds for card, _ in s.listeners.get(kind, ()))


def read_in_order(s: Table) -> bool:
    """Whether any card of this game reads the order of a pile."""
    return any(isinstance(node, DiscardToDeck) for defn in set(s.defn) for a in defn.abilities for node in walk(a.do))


def harmless(s: Table, decision: Decision) -> Option | None:
    """The answer by which a seat can't lose anything."""
    options, kind, seat = decision.options, decision.kind, decision.seat
    if kind == "keyword" and options[0].verb == "yes":
        short = "draw" in WHAT_KEYWORDS_DO.get(options[0].args[1], ()) and len(s.deck[seat]) < FEW_CARDS
        return None if short else options[0]
    if kind == "keyword order":
        due = [kind for option in options for kind in WHAT_KEYWORDS_DO.get(option.args[0], ())]
        return None if seen_by_all(s, due) else options[0]
    if kind == "order":
        return first_of_all(s, decision)
    if kind in ("forced order", "passive order"):
        abilities = [ability_of(option) for option in options]
        alike = all(each is not None and each == abilities[0] for each in abilities)
        return options[0] if alike and len({s.defn[card_of(s, option)].code for option in options}) == 1 else None
    if kind in ("reaction", "interrupt", "response") and decision.declining is not None:
        return next((option for option in options if gains(s, seat, option)), None)
    return None


def first_of_all(s: Table, decision: Decision) -> Option | None:
    """An order that nothing can see: of cards on their way to a pile, or of effects that are the same."""
    frame = s.frames[-1]
    if isinstance(frame, Pick):
        return None if read_in_order(s) else decision.declining
    if isinstance(frame, DueEffects):
        first = frame.due[0]
        return decision.options[0] if all(each.steps == first.steps for each in frame.due) else None
    return None


# What everybody can see


def plain(s: Table, decision: Decision) -> bool:
    """Whether everybody can see that a seat is asked this.

    It isn't where all there is to choose follows from cards that others can't see: such as an event in hand, or a
    reduction that only matters for one.
    """
    declining = decision.declining
    others = [option for option in decision.options if option is not declining]
    return not others or any(in_sight(s, option) for option in others)


def in_sight(s: Table, option: Option) -> bool:
    """Whether everybody knows of an option, and that it may be worth something."""
    if lowering(option) is not None:
        return False
    card = card_of(s, option)
    return card < 0 or s.known[card] == s.everyone or s.zone[card] == PLAY
