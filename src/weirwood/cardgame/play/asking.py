"""What is worth asking a person: which options can still matter to a seat, and which answers lose nothing.

All of it follows from how abilities are declared and from what the seat, or everybody, can see.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from ...kernel.decision import Decision, Option
from ...kernel.parts.for_people import Moment
from ..cards.definition import LIMITED_RESPONSE, Ability
from ..phases.declaring import may_defend
from ..phases.plots import Plots, when_revealed
from ..table.choosing import Pick
from ..table.state import Table
from ..table.values import side_strength
from ..table.words import EVENT, HAND, PLAY, PLOTS
from ..telling.hints import card_of
from ..timing.due import DueEffects
from ..timing.purses import spendable
from ..vocabulary.amounts import PerCard
from ..vocabulary.changing.hand_and_deck import DiscardRandom, Draw
from ..vocabulary.changing.looking import Search
from ..vocabulary.changing.on_cards import Stand, ToDeadPile
from ..vocabulary.changing.piles import DiscardToDeck
from ..vocabulary.changing.power_and_gold import GainGold, GainPower
from ..vocabulary.describing.players import YOU
from ..vocabulary.describing.predicates import In
from ..vocabulary.describing.who import THIS
from ..vocabulary.effects.base import Effect
from ..vocabulary.effects.choosing import ChoosePlayer
from ..vocabulary.effects.structure import If
from ..vocabulary.walking import walk
from .pointless import peaceful, pointless, spares_all, victims
from .thrift import MARSHAL, ability_of, lowering, pays

FEW_CARDS = 5
"""With fewer cards in the deck, whether to draw one is a question."""
WHAT_KEYWORDS_DO = {"insight": ("draw",), "intimidate": ("kneel",), "pillage": ("discard top", "pillage"), "renown": ("power",)}  # fmt: skip
"""What happens by each keyword that may be used after a challenge."""


def moment(s: Table) -> Moment:
    """The phase, and the active player."""
    return Moment(s.phase, s.active if s.active >= 0 else None)


def occasion(s: Table, decision: Decision, option: Option) -> Hashable:
    """An opportunity to act: it comes again and again within one player's turn, or one part of a challenge.

    Once the balance of a challenge has changed it is another one. Whether to make a card cheaper is asked once a turn;
    what has nothing to do with challenges once in a phase; what harms others when other cards can be chosen, or take part.
    """
    if decision.kind != "action":
        return None
    ability, card, c = ability_of(option), card_of(s, option), s.challenge
    if lowering(option) is not None:
        return (s.round, s.phase, s.active, spendable(s, decision.seat))
    if ability is not None and s.zone[card] == PLAY:
        if peaceful(ability):
            return (s.round, s.phase)
        chosen = victims(s, decision.seat, card, ability)
        fighting = c.attackers + c.defenders if c is not None else []
        if chosen:
            return (s.round, s.phase, *chosen, "of whom", *(each for each in chosen if each in fighting))
    if c is None:
        return (s.round, s.phase, s.active, s.challenges)
    strengths = (side_strength(s, "attacking"), side_strength(s, "defending"))
    return (s.round, s.phase, s.active, c.number, tuple(c.attackers), tuple(c.defenders), strengths)


# What can wait, or can do nothing


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
    if option.verb == "stealth" and "bypassed" not in s.listeners:
        return may_defend(s, option.args[1]) is None
    ability = ability_of(option)
    if ability is not None and pointless(s, decision.seat, card_of(s, option), ability):
        return False
    return not can_wait(s, decision, option)


# Answers that lose nothing


def gains(s: Table, seat: int, option: Option) -> bool:
    """Whether an ability in play costs nothing, chooses nothing, and only gives something.

    What can be used so often only is none the less for being used at once, if it gives the same at any time.
    """
    ability = ability_of(option)
    card = card_of(s, option)
    if ability is None or card < 0 or s.zone[card] == HAND or s.ctrl[card] != seat or s.defn[card].type == EVENT:
        return False
    if ability.costs or ability.choose or ability.kind == LIMITED_RESPONSE or ability.anyone:
        return False
    if ability.limit is not None and (ability.limit.shared or not all(map(same_at_any_time, ability.do))):
        return False
    return all(gives(s, seat, effect) for effect in ability.do)


def same_at_any_time(effect: Effect) -> bool:
    """Whether an effect gives no more and no less if it is used later: so much power, gold, or cards."""
    return isinstance(effect, GainPower | GainGold | Draw) and isinstance(effect.n, int)


def gives(s: Table, seat: int, effect: Effect) -> bool:
    """Whether an effect only gives the player something: power, gold, cards, or lets the card itself stand."""
    if isinstance(effect, GainPower):
        return effect.who in (None, THIS)
    if isinstance(effect, Draw):
        return effect.who == YOU and isinstance(effect.n, int) and len(s.deck[seat]) >= FEW_CARDS + effect.n
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
    if kind == "choose":
        return spares_all(s, decision)
    if kind in ("forced order", "passive order"):
        abilities = [ability_of(option) for option in options]
        alike = all(each is not None and each == abilities[0] for each in abilities)
        return options[0] if alike and len({s.defn[card_of(s, option)].code for option in options}) == 1 else None
    if kind in ("reaction", "interrupt", "response") and decision.declining is not None:
        return next((option for option in options if gains(s, seat, option)), None)
    return None


def first_of_all(s: Table, decision: Decision) -> Option | None:
    """An order that nothing can see: of cards on their way to a pile, of effects that are the same, of gains."""
    frame = s.frames[-1]
    if isinstance(frame, Pick):
        return None if read_in_order(s) else decision.declining
    if isinstance(frame, Plots):
        plots = [card_of(s, option) for option in decision.options]
        touched = [touches(s, s.ctrl[plot], when_revealed(s, plot)) for plot in plots]
        for number, option in enumerate(decision.options):
            if all(apart(touched[number], each) for other, each in enumerate(touched) if other != number):
                return option
        return None
    if isinstance(frame, DueEffects):
        first = frame.due[0]
        return decision.options[0] if all(each.steps == first.steps for each in frame.due) else None
    return None


ALL = -1
"""In the place of a seat: any of them."""
Touched = tuple[set[tuple[str, int]], set[tuple[str, int]]] | None
"""What an ability changes and what it looks at, each of which seat; None: more than is known here."""


def touches(s: Table, seat: int, ability: Ability | None) -> Touched:
    """What a player's ability changes and looks at, where it has only to do with gold, power, hands and piles."""
    if ability is None or not all(isinstance(each, ChoosePlayer) for each in ability.choose):
        return None
    changed: set[tuple[str, int]] = set()
    seen: set[tuple[str, int]] = set()
    for effect in walk(ability.do):
        if isinstance(effect, Draw | Search) and getattr(effect, "who", YOU) == YOU:
            changed |= {("hand", seat)}
        elif isinstance(effect, DiscardRandom):
            changed |= {("hand", ALL), ("pile", ALL)}
        elif isinstance(effect, ToDeadPile):
            changed |= {("pile", ALL)}
        elif isinstance(effect, GainPower) and effect.who is None and isinstance(effect.n, int):
            changed |= {("power", ALL)}
        elif (
            isinstance(effect, GainGold)
            and isinstance(effect.n, PerCard)
            and not any(isinstance(node, In) for node in walk(effect.n.cards))
        ):
            seen |= {("play", ALL)}
        elif isinstance(effect, GainGold) and isinstance(effect.n, int):
            pass
        elif isinstance(effect, Effect) and not isinstance(effect, If):
            return None
    return changed, seen


def apart(one: Touched, other: Touched) -> bool:
    """Whether two abilities do the same in any order; gold is only added to, and may be by both."""
    if one is None or other is None:
        return False
    both = [(one[0], other[0] | other[1]), (other[0], one[1])]
    return not any(
        what == each and (seat == whose or ALL in (seat, whose))
        for changed, known in both
        for what, seat in changed
        for each, whose in known
    )


# What everybody can see


def plain(s: Table, decision: Decision) -> bool:
    """Whether everybody can see that a seat is asked this.

    It isn't where all there is to choose follows from cards that others can't see: such as an event in hand, or a
    reduction that only matters for one. That there are plots to choose from, and how many, everybody knows.
    """
    frame, declining = s.frames[-1], decision.declining
    if isinstance(frame, Pick) and set(s.hand[decision.seat]) <= set(frame.cards):
        return True  # of a whole hand something is chosen, whatever is in it
    others = [option for option in decision.options if option is not declining]
    return not others or any(in_sight(s, option) for option in others)


def in_sight(s: Table, option: Option) -> bool:
    """Whether everybody knows of an option, and that it may be worth something."""
    if lowering(option) is not None:
        return False
    card = card_of(s, option)
    return card < 0 or s.zone[card] in (PLAY, PLOTS) or any(s.known[each] == s.everyone for each in _alike(s, card))


def _alike(s: Table, card: int) -> Iterator[int]:
    """The cards for which an option about one of them stands (naming.card_options): its twins in the same place."""
    yield card
    defn, zone, owner = s.defn[card], s.zone[card], s.owner[card]
    for each, twin in enumerate(s.defn):
        if twin is defn and s.zone[each] == zone and s.owner[each] == owner:
            yield each
