"""Why not: the same checks that make the options, asked about one label, with a sentence for people."""

from __future__ import annotations

from typing import Any

from ...cardgame import reasons, refusals_challenges
from ...cardgame.definition import Context
from ...cardgame.naming import name_of
from ...cardgame.occurring import DUPLICATES
from ...cardgame.pricing import marshal_cost
from ...cardgame.purses import spendable
from ...cardgame.refusing import own_cards, theirs
from ...cardgame.state import Table
from ...cardgame.unpicked import unpicked
from ...cardgame.vocabulary.nouns import A_CARD
from ...cardgame.words import HAND, listed
from ...kernel.decision import Refusal
from .actions import ambush_costs, marshal_ban, may_ambush, may_marshal, may_marshal_duplicate
from .initiate import may_use
from .reasons import REASONS, THEN, ability_refused, forbidden, refuse
from .setup import SETUP_GOLD, Setup
from .timing import Occurrence

NARROWER = {("rr.intimidate.1", "StrengthAtMost"): "rr.intimidate.2", ("rr.costs.3", "In"): "rr.costs.4"}


IDLE = ("rr.abilities.7", "rr.triggered-abilities.1")


def why_not(s: Table, seat: int, label: str) -> list[Refusal]:
    """The clauses that forbid what a label says."""
    verb, _, rest = label.strip().partition(" ")
    check = CHECKS.get(verb.lower()) if rest.strip() or verb.lower() == "mulligan" else None
    if check is not None:
        found: list[Refusal] = check(s, seat, rest.strip())
        return found
    return unpicked(s, seat, label, NARROWER) or _redirected(s, seat, verb, rest)


def _redirected(s: Table, seat: int, verb: str, rest: str) -> list[Refusal]:
    asked = any(d.seat == seat and d.kind == "redirect" for d in s.asks)
    if verb.lower() != "choose" or not asked or rest.lower() not in [name.lower() for name in s.names]:
        return []
    against = s.name(s.under_way().against)
    return [
        refuse("rr.redirect.7", rest, f"the challenge was against {against}, and goes against another opponent now")
    ]


# Bringing cards into play


def _marshal(s: Table, seat: int, name: str) -> list[Refusal]:
    duplicate = name.lower().endswith(" as duplicate")
    title = name[: -len(" as duplicate")] if duplicate else name
    for card in own_cards(s, seat, title):
        if s.zone[card] == HAND:
            clause = may_marshal_duplicate(s, seat, card) if duplicate else may_marshal(s, seat, card)
            return [_unmarshaled(s, seat, card, clause, duplicate)] if clause else window_closed(s, seat, card)
    return [Refusal("rr.marshal.1", f"{s.name(seat)} has no {title} in hand, and cards are marshaled from hand")]


def _unmarshaled(s: Table, seat: int, card: int, clause: str, duplicate: bool) -> Refusal:
    what, who = s.defn[card].name, s.name(seat)
    if clause == "rr.costs.1":
        return Refusal(clause, f"{what} costs {marshal_cost(s, seat, card)} gold and {who} has {spendable(s, seat)}")
    if clause == "rr.cannot.1":
        return forbidden(what, marshal_ban(s, seat, card), s)
    if clause == "rr.active-player.2":
        return refuse(clause, what, reasons.inactive(s, "marshaling", "cards are marshaled"))
    if clause == "rr.duplicates.1" and not duplicate:
        return refuse(clause, what, "a copy of it is in play, to which it is added at no cost: marshal it as duplicate")
    if clause == "rr.duplicates.1":
        return refuse(clause, what, _no_duplicate(s, seat, card))
    return unentered(s, card, clause)


def _no_duplicate(s: Table, seat: int, card: int) -> str:
    if not s.defn[card].unique:
        return "it isn't unique, and only unique cards have duplicates"
    return f"there is no copy of it in play that {s.name(seat)} owns and controls"


def unentered(s: Table, card: int, clause: str) -> Refusal:
    """Why a card can't enter play."""
    what, attached = s.defn[card].name, s.defn[card].attach_to
    if clause == "rr.attachment-cards.3":
        on = A_CARD.say(attached, s.speech) if attached is not None else "a character"
        return refuse(clause, what, f"it is attached to {on}, and there is none in play that it could be attached to")
    return refuse(clause, what)


def window_closed(s: Table, seat: int, card: int) -> list[Refusal]:
    if window_open(s, seat):
        return []
    words = f"it can come into play when {s.name(seat)} is asked to take an action or pass"
    return [refuse("rr.actions.1", s.defn[card].name, words)]


def window_open(s: Table, seat: int) -> bool:
    return any(d.seat == seat and d.kind == "action" for d in s.asks)


def _ambush(s: Table, seat: int, name: str) -> list[Refusal]:
    for card in own_cards(s, seat, name):
        if s.zone[card] == HAND:
            clause = may_ambush(s, seat, card)
            if clause == "rr.ambush.1":
                return [refuse(clause, s.defn[card].name, _no_ambush(s, seat, card))]
            return [unentered(s, card, clause)] if clause else window_closed(s, seat, card)
    return [
        Refusal("rr.ambush.1", f"{s.name(seat)} has no {name} in hand, and ambush brings a card from hand into play")
    ]


def _no_ambush(s: Table, seat: int, card: int) -> str:
    costs = ambush_costs(s, card)
    if not costs:
        return "it doesn't have ambush"
    if s.phase != "challenges":
        return f"ambush is used in the challenges phase, and {reasons.this_is(s)}"
    return f"its ambush costs {costs[0]} gold and {s.name(seat)} has {spendable(s, seat)}"


# Abilities


def _trigger(s: Table, seat: int, name: str) -> list[Refusal]:
    cards = own_cards(s, seat, name)
    found = [refusal for card in cards for refusal in _unused(s, seat, card)]
    here = [r for r in found if r.rule not in IDLE]  # of several copies, those where the ability works
    unique = {(r.rule, r.reason): r for r in here or found}
    order = sorted(unique.values(), key=lambda r: r.rule == "rr.triggering-condition.1")
    for card in theirs(s, seat, name) if not cards else ():
        return [Refusal("rr.abilities.3", f"{name_of(s, card)} is controlled by {s.name(s.ctrl[card])}")]
    return order or ([] if cards else [Refusal("rr.abilities.7", f"{s.name(seat)} has no {name} in play or in hand")])


def _unused(s: Table, seat: int, card: int) -> list[Refusal]:
    """Why each of a card's abilities, and its duplicate, can't be used now."""
    found: list[Refusal] = []
    for ability in s.defn[card].abilities:
        ctx = Context(card, seat, ability)
        missed = _missed(s, card, ability.index)
        if s.zone[card] not in ability.zones:
            found.append(missed or ability_refused(s, ctx, "rr.abilities.7"))
        elif ability.kind == "when revealed":
            found.append(ability_refused(s, ctx, "rr.when-revealed.1"))
        elif ability.trigger is None:
            clause = may_use(s, ctx) or ("" if window_open(s, seat) else "rr.actions.1")
            found += [ability_refused(s, ctx, clause)] if clause else []
        else:
            tried = [_answering(s, seat, card, ability, depth) for depth in range(len(s.frames))]
            closest = next((refusal for refusal in reversed(tried) if refusal is not None), None)
            found.append(closest or missed or ability_refused(s, ctx, "rr.triggering-condition.1"))
    missed = _missed(s, card, DUPLICATES)
    if missed is not None or s.duplicates(card):
        found.append(missed or _saving(s, card))
    return found or ([] if s.defn[card].abilities else [_untriggered(s, card)])


def _untriggered(s: Table, card: int) -> Refusal:
    if s.zone[card] == HAND:
        return refuse(
            "rr.abilities.7", s.defn[card].name, "it isn't in play, and it has no ability that is used from hand"
        )
    words = "it has no ability that is triggered: whatever else it does works by itself"
    return refuse("rr.triggered-abilities.1", s.defn[card].name, words)


def _missed(s: Table, card: int, index: int) -> Refusal | None:
    """Why a save could not be offered when its moment was there earlier in the round."""
    missed = s.missed.get((card, index))
    if missed is None or missed.by != s.defn[card].name:
        return None
    clause = unsaved(missed.event) or missed.rule
    what, then = s.defn[card].name, reasons.leaving(missed.name, missed.event)
    words = REASONS.get(clause) or THEN[clause]
    return refuse(clause, what, f"when {then}, {words}")


def _answering(s: Table, seat: int, card: int, ability: Any, depth: int) -> Refusal | None:
    """Why an interrupt or reaction can't answer the occurrence at a depth of the stack (None if it doesn't concern it)."""
    frame = s.frames[depth]
    if not isinstance(frame, Occurrence):
        return None
    for number, event in enumerate(frame.events):
        for kind in event.kinds:
            if kind in ability.trigger.kinds:
                ctx = Context(card, seat, ability, depth, number)
                if ability.trigger.match(s, ctx, event):
                    return ability_refused(s, ctx, _unanswered(s, ctx, frame, number))
    return None


def _unanswered(s: Table, ctx: Context, frame: Occurrence, number: int) -> str:
    """The clause that keeps an ability from answering an event that it does answer."""
    event, ability = frame.events[number], ctx.ability
    assert ability is not None
    if event.saved:
        return "rr.would.2"
    if event.cancelled:
        return "rr.cancel.3"
    if (ctx.card, ability.index, number) in frame.used:
        return "rr.reactions.2" if ability.kind == "reaction" else "rr.interrupts.1"
    return unsaved(event) or may_use(s, ctx) or "rr.triggering-condition.3"


def unsaved(event: Any) -> str:
    """The clause that keeps a card from being saved at all, or ''."""
    if event.unsavable:
        return "rr.save.3"
    if event.kind == "sacrifice":
        return "rr.sacrifice.4"
    if event.cost:
        return "faq2.saving-cost.1"
    if event.how == "terminal":
        return "rr.save.4"
    return ""


def _saving(s: Table, card: int) -> Refusal:
    """Why the duplicates of a card can't save it now."""
    for frame in s.frames:
        if isinstance(frame, Occurrence):
            for event in frame.events:
                if event.card == card and "leave" in event.kinds:
                    return refuse(unsaved(event) or "rr.duplicates.3", s.defn[card].name)
    words = "its duplicate saves it when it would leave play, and it isn't about to leave play"
    return refuse("rr.duplicates.3", name_of(s, card), words)


# Setup, plots and titles


def _place(s: Table, seat: int, rest: str) -> list[Refusal]:
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, Setup):
        now = "attachments are being attached now" if s.phase == "setup" else reasons.this_is(s)
        return [Refusal("rr.setup.8", f"{rest}: cards are placed during setup, and {now}")]
    cards = [card for card in own_cards(s, seat, rest) if s.zone[card] == HAND]
    left = [card for card in cards if card not in frame.placed[seat]]
    if not left:
        words = "it has been placed already" if cards else f"{s.name(seat)} has no such card in hand"
        return [refuse("rr.setup.8", rest, words)]
    clause = frame.may_place(s, seat, left[0])
    if clause == "rr.setup.8":
        gold = SETUP_GOLD - frame.spent(s, seat)
        return [
            refuse(clause, rest, f"it costs {s.defn[left[0]].cost}, and {gold} of {SETUP_GOLD} gold are left for setup")
        ]
    return [refuse(clause, s.defn[left[0]].name)] if clause else []


def _mulligan(s: Table, seat: int, rest: str) -> list[Refusal]:
    return [
        Refusal("rr.mulligan.2", "the one moment for a mulligan is before setup cards are placed, once for each player")
    ]


def _plot(s: Table, seat: int, rest: str) -> list[Refusal]:
    own = [s.defn[c].name for c in s.plots[seat]]
    if any(name.lower() == rest.lower() for name in own):
        now = "one has been chosen" if s.phase == "plot" else reasons.this_is(s)
        words = f"plots are chosen at the beginning of the plot phase, one by each player, and {now}"
        return [refuse("rr.a1.1.2.1", rest, words)]
    words = f"{s.name(seat)} has no such plot in the plot deck, only {listed(own) or 'none at all'}"
    return [refuse("rr.a1.1.2.1", rest, words)]


def _title(s: Table, seat: int, rest: str) -> list[Refusal]:
    if any(d.seat == seat and d.kind == "title" for d in s.asks):
        return [Refusal("rr.a1.1.4.4", f"{rest} is not among the titles passed to {s.name(seat)}")]
    words = "titles are selected at the end of the plot phase of a melee, each player in turn"
    return [refuse("rr.a1.1.4.1", rest or "a title", words)]


CHECKS: dict[str, Any] = {
    "marshal": _marshal,
    "ambush": _ambush,
    "play": _trigger,
    "trigger": _trigger,
    "challenge": refusals_challenges.challenge,
    "attack": refusals_challenges.attack,
    "defend": refusals_challenges.defend,
    "stealth": refusals_challenges.stealth,
    "place": _place,
    "mulligan": _mulligan,
    "plot": _plot,
    "title": _title,
}
