"""Why not: the same checks that make the options, asked about one label, with a sentence for people."""

from __future__ import annotations

from typing import Any

from ...cardgame.choosing import Pick
from ...cardgame.definition import Context
from ...cardgame.naming import name_of
from ...cardgame.pricing import marshal_cost
from ...cardgame.refusing import in_play, own_cards, theirs
from ...cardgame.state import Table
from ...cardgame.words import CHALLENGES, HAND
from ...kernel.decision import Refusal
from .actions import may_ambush, may_marshal, may_marshal_duplicate
from .declaring import may_attack, may_bypass, may_challenge, may_defend
from .initiate import may_use
from .reasons import ability_refused, undeclared
from .setup import Setup
from .table import Agot2
from .timing import Occurrence

REASONS = {
    "rr.active-player.2": "only the active player may marshal, in the marshaling phase",
    "rr.active-player.3": "only the active player may initiate challenges, in the challenges phase",
    "rr.marshal.3": "an event is played, not marshaled",
    "rr.costs.1": "its cost can't be paid",
    "rr.costs.5": "its costs can't all be paid together",
    "rr.abilities.11": "its cost can't be paid",
    "rr.cannot.1": "a card says it cannot be done",
    "rr.limited.1": "only one limited card may be marshaled or played each round",
    "rr.duplicates.1": "it could only be added as a duplicate, or there is nothing to duplicate",
    "rr.duplicates.4": "it would be a free duplicate",
    "faq2.duplicates.1": "a duplicate is added only to a card that one both owns and controls",
    "rr.unique-cards.1": "a copy of this unique card is in play",
    "rr.unique-cards.3": "a copy of this unique card is in play",
    "rr.dead-pile.3": "a copy of this unique card is in the dead pile",
    "rr.dead-pile.4": "another copy of this unique card is in the dead pile",
    "faq2.unique.3": "its owner has another copy of this unique card in play or in the dead pile",
    "faq2.unique.5": "a copy of this unique card is in play under another player's control",
    "rr.attachment-cards.3": "there is nothing it could be attached to",
    "rr.event-cards.4": "an event can't enter play",
    "rr.ambush.1": "it has no ambush that can be paid now, or this is not the challenges phase",
    "rr.actions.1": "this is no action window in which it could be used",
    "rr.actions.2": "its action belongs to another phase",
    "rr.abilities.7": "it is not where its ability works",
    "rr.abilities.9": "it could not change anything now",
    "rr.blank.1": "its text box is blank",
    "rr.limits.1": "its limit is used up",
    "rr.limits.4": "its maximum is used up",
    "faq2.catelyn.1": "Catelyn Stark keeps her opponents from triggering abilities",
    "rr.play-restrictions.1": "its condition doesn't hold now",
    "rr.target.3": "there is no valid target",
    "rr.triggering-condition.1": "what it answers is not happening now",
    "rr.triggering-condition.3": "its window is over, or not open yet",
    "rr.reactions.2": "it has reacted to this already",
    "rr.interrupts.1": "it has interrupted this already",
    "rr.would.2": "what it would interrupt has been saved already",
    "rr.cancel.3": "what it would answer has been canceled",
    "rr.save.3": "what is leaving play can't be saved",
    "rr.save.4": "saving it would not take away what drives it out of play",
    "rr.sacrifice.4": "a sacrificed card can't be saved",
    "faq2.saving-cost.1": "a card that leaves play as a cost can't be saved",
    "rr.a1.4.w.1": "before a challenge there is an action window",
    "rr.participating.1": "it participates in the challenge already",
    "rr.participating.2": "it participates in the challenge already",
    "rr.a1.4.2.0.4": "attackers are declared when the challenge is initiated, and only then",
    "rr.a1.4.2.1.1": "defenders are declared once, after the challenge was initiated; this isn't the moment",
    "rr.a1.4.2.0.2": "no further challenge of this type may be initiated this phase",
    "rr.supports.1": "your title supports that player's title",
    "rr.redirect.7": "a redirected challenge goes against another opponent than before",
    "rr.a1.4.2.0.7": "only characters can be declared as attackers",
    "rr.a1.4.2.0.8": "an attacker must be standing, under your control, and have the icon",
    "rr.a1.4.2.1.2": "a defender must be standing, under your control, and have the icon",
    "rr.a1.4.2.1.3": "it was bypassed by stealth",
    "rr.stealth.1": "only a character without stealth can be bypassed",
    "rr.setup.8": "setup cards may cost 8 gold together",
    "rr.setup.9": "only one limited card may be placed in setup",
    "rr.setup.10": "only characters, locations and attachments can be placed in setup",
    "rr.setup.11": "there is nothing among your setup cards it could be attached to",
    "rr.target.1": "it isn't a valid choice here",
}


def refuse(clause: str, what: str) -> Refusal:
    return Refusal(clause, f"{what}: {REASONS.get(clause, 'the rules forbid it')}")


def why_not(s: Table, seat: int, label: str) -> list[Refusal]:
    """The clauses that forbid what a label says."""
    verb, _, rest = label.strip().partition(" ")
    rest = rest.strip()
    check = CHECKS.get(verb.lower())
    if check is None:
        return []
    found: list[Refusal] = check(s, seat, rest)
    return found


def _marshal(s: Table, seat: int, name: str) -> list[Refusal]:
    duplicate = name.lower().endswith(" as duplicate")
    title = name[: -len(" as duplicate")] if duplicate else name
    for card in own_cards(s, seat, title):
        if s.zone[card] != HAND:
            continue
        what = s.defn[card].name
        clause = may_marshal_duplicate(s, seat, card) if duplicate else may_marshal(s, seat, card)
        if clause == "rr.costs.1":
            cost = marshal_cost(s, seat, card)
            return [Refusal(clause, f"{what} costs {cost} gold and {s.name(seat)} has {s.gold[seat]}")]
        if clause is not None:
            return [refuse(clause, what)]
        return window_closed(s, seat, what)
    return [Refusal("rr.marshal.1", f"{s.name(seat)} has no {title} in hand")]


def window_closed(s: Table, seat: int, what: str) -> list[Refusal]:
    return [] if window_open(s, seat) else [refuse("rr.actions.1", what)]


def window_open(s: Table, seat: int) -> bool:
    return any(d.seat == seat and d.kind == "action" for d in s.asks)


def unusable(s: Table, ctx: Context, clause: str) -> Refusal:
    """Why an ability can't be used, said of this card."""
    return ability_refused(s, ctx, clause, REASONS.get(clause, "the rules forbid it"))


def _ambush(s: Table, seat: int, name: str) -> list[Refusal]:
    for card in own_cards(s, seat, name):
        if s.zone[card] == HAND:
            clause = may_ambush(s, seat, card)
            return [refuse(clause, s.defn[card].name)] if clause else window_closed(s, seat, s.defn[card].name)
    return [Refusal("rr.ambush.1", f"{s.name(seat)} has no {name} in hand")]


def _trigger(s: Table, seat: int, name: str) -> list[Refusal]:
    found: list[Refusal] = []
    for card in own_cards(s, seat, name):
        defn = s.defn[card]
        for ability in defn.abilities:
            ctx = Context(card, seat, ability)
            if s.zone[card] not in ability.zones:
                found.append(refuse("rr.abilities.7", defn.name))
                continue
            if ability.trigger is None:
                clause = may_use(s, ctx) or ("" if window_open(s, seat) else "rr.actions.1")
                found += [unusable(s, ctx, clause)] if clause else []
                continue
            tried = [_answering(s, seat, card, ability, depth) for depth in range(len(s.frames))]
            closest = next((refusal for refusal in reversed(tried) if refusal is not None), None)
            found.append(closest or unusable(s, ctx, "rr.triggering-condition.1"))
        if not defn.abilities and s.duplicates(card):
            found += [refuse(c, defn.name) for c in _saving(s, card)]
    if not found:
        found += [refuse(c, name) for card in own_cards(s, seat, name) for c in _saving(s, card)]
    here = [r for r in found if r.rule != "rr.abilities.7"]  # of several copies, those where the ability works
    unique = {(r.rule, r.reason): r for r in here or found}
    order = sorted(unique.values(), key=lambda r: r.rule == "rr.triggering-condition.1")
    for card in theirs(s, seat, name) if not order else ():
        return [Refusal("rr.abilities.3", f"{name_of(s, card)} is controlled by {s.name(s.ctrl[card])}")]
    return order or [Refusal("rr.abilities.7", f"{s.name(seat)} has no {name} with an ability")]


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
                    return unusable(s, ctx, _unanswered(s, ctx, frame, number))
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


def _saving(s: Table, card: int) -> list[str]:
    """Why the duplicates of a card can't save it now."""
    for frame in s.frames:
        if isinstance(frame, Occurrence):
            for event in frame.events:
                if event.card == card and "leave" in event.kinds:
                    return [unsaved(event) or "rr.duplicates.3"]
    return ["rr.triggering-condition.1"]


def _challenge(s: Agot2, seat: int, rest: str) -> list[Refusal]:
    kind, _, name = rest.lower().partition(" ")
    opponent = next((p for p in range(s.seats) if s.name(p).lower() == name), -1)
    if kind not in CHALLENGES or opponent < 0 or opponent == seat:
        return [Refusal("rr.a1.4.2.0.5", "a challenge has a type (military, intrigue or power) and an opponent")]
    clause = may_challenge(s, seat, kind, opponent)
    if clause is None and not any(d.seat == seat and d.kind == "challenge" for d in s.asks):
        clause = "rr.a1.4.w.1"
    return [refuse(clause, f"a {kind} challenge")] if clause else []


def _attack(s: Table, seat: int, rest: str) -> list[Refusal]:
    if s.challenge is None and s.phase == "challenges" and s.active == seat:
        return [Refusal("rr.a1.4.2.0.5", f"{rest}: choose the challenge first, then who attacks")]
    if s.challenge is None or s.challenge.attacker != seat:
        return [refuse("rr.active-player.3", rest)]
    for card in in_play(s, rest):
        if card in s.challenge.attackers:
            return [refuse("rr.participating.1", s.defn[card].name)]
        clause = may_attack(s, card, s.challenge.kind) if s.ctrl[card] == seat else "rr.a1.4.2.0.8"
        return [_undeclared(s, seat, card, clause or "rr.a1.4.2.0.4")]
    return [refuse("rr.a1.4.2.0.8", rest)]


def _undeclared(s: Table, seat: int, card: int, clause: str) -> Refusal:
    """Why a character can't attack or defend, said of this one."""
    own = s.ctrl[card] == seat and clause in ("rr.a1.4.2.0.8", "rr.a1.4.2.1.2")
    words = undeclared(s, card, s.under_way().kind) if own else ""
    return Refusal(clause, f"{s.defn[card].name}: {words}") if words else refuse(clause, s.defn[card].name)


def _defend(s: Table, seat: int, rest: str) -> list[Refusal]:
    if s.challenge is None or s.challenge.defender != seat:
        return [refuse("rr.a1.4.2.1.2", rest)]
    for card in in_play(s, rest):
        if card in s.challenge.defenders:
            return [refuse("rr.participating.2", s.defn[card].name)]
        return [_undeclared(s, seat, card, may_defend(s, card) or "rr.a1.4.2.1.1")]
    return [refuse("rr.a1.4.2.1.2", rest)]


def _stealth(s: Table, seat: int, rest: str) -> list[Refusal]:
    _, _, target = rest.lower().partition(" past ")
    for card in in_play(s, target):
        return [refuse(may_bypass(s, card) or "rr.stealth.1", s.defn[card].name)]
    return [refuse("rr.stealth.1", rest)]


def _place(s: Table, seat: int, rest: str) -> list[Refusal]:
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, Setup):
        return [Refusal("rr.setup.8", "cards are placed during setup only")]
    for card in own_cards(s, seat, rest):
        clause = frame.may_place(s, seat, card)
        return [refuse(clause, s.defn[card].name)] if clause else []
    return [Refusal("rr.setup.8", f"{s.name(seat)} has no {rest} in hand")]


def _choose(s: Table, seat: int, rest: str) -> list[Refusal]:
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, Pick) and frame.seat == seat:
        return [refuse(frame.rule or "rr.target.1", rest)]
    if any(d.seat == seat and d.kind == "redirect" for d in s.asks):
        return [refuse("rr.redirect.7", rest)]
    return []


def _mulligan(s: Table, seat: int, rest: str) -> list[Refusal]:
    return [Refusal("rr.mulligan.2", "the one moment for a mulligan is before setup cards are placed")]


def _plot(s: Table, seat: int, rest: str) -> list[Refusal]:
    if s.phase != "plot":
        return [Refusal("rr.a1.1.2.1", "plots are chosen at the beginning of the plot phase")]
    return [Refusal("rr.a1.1.2.1", f"{s.name(seat)} has no {rest} in the plot deck")]


def _title(s: Table, seat: int, rest: str) -> list[Refusal]:
    if any(d.seat == seat and d.kind == "title" for d in s.asks):
        return [Refusal("rr.a1.1.4.4", f"{rest} is not among the titles passed to {s.name(seat)}")]
    return [Refusal("rr.a1.1.4.1", "titles are selected at the end of the plot phase of a melee, each player in turn")]


CHECKS: dict[str, Any] = {
    "marshal": _marshal,
    "ambush": _ambush,
    "play": _trigger,
    "trigger": _trigger,
    "challenge": _challenge,
    "attack": _attack,
    "defend": _defend,
    "stealth": _stealth,
    "place": _place,
    "choose": _choose,
    "discard": _choose,
    "kneel": _choose,
    "attach": _choose,
    "mulligan": _mulligan,
    "plot": _plot,
    "title": _title,
}
