"""Why not: the same checks that make the options, asked about one label, with a sentence for people."""

from __future__ import annotations

from typing import Any

from ...cardgame.choosing import Pick
from ...cardgame.definition import Context
from ...cardgame.naming import name_of
from ...cardgame.pricing import marshal_cost
from ...cardgame.words import CHALLENGES, HAND, PLAY
from ...kernel.decision import Refusal
from .actions import may_ambush, may_marshal, may_marshal_duplicate
from .catalogue import plain
from .declaring import may_attack, may_bypass, may_challenge, may_defend
from .initiate import may_use
from .setup import Setup
from .timing import Occurrence

REASONS = {
    "rr.active-player.2": "only the active player may marshal, in the marshaling phase",
    "rr.active-player.3": "only the active player may initiate challenges, in the challenges phase",
    "rr.marshal.3": "an event is played, not marshaled",
    "rr.costs.1": "its cost can't be paid",
    "rr.abilities.11": "its cost can't be paid",
    "rr.cannot.1": "a card says it cannot be done",
    "rr.limited.1": "only one limited card may be marshaled or played each round",
    "rr.duplicates.1": "it could only be added as a duplicate, or there is nothing to duplicate",
    "rr.duplicates.4": "it would be a free duplicate",
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


def why_not(s: Any, seat: int, label: str) -> list[Refusal]:
    """The clauses that forbid what a label says."""
    verb, _, rest = label.strip().partition(" ")
    rest = rest.strip()
    check = CHECKS.get(verb.lower())
    if check is None:
        return []
    found: list[Refusal] = check(s, seat, rest)
    return found


def own_cards(s: Any, seat: int, name: str) -> list[int]:
    """The seat's cards with a name: in hand, in play, then elsewhere where the seat may know them."""
    title = plain(name.split(":")[0])
    bare = title.split(" #")[0].split(" (")[0].strip()
    found = []
    for card in [*s.hand[seat], *s.area[seat], s.plot[seat], s.agenda[seat], *s.discard[seat], *s.dead[seat]]:
        if card < 0:
            continue
        if plain(name_of(s, card)) == title or plain(s.defn[card].name) == bare:
            found.append(card)
    return found


def first(refusals: list[Refusal]) -> list[Refusal]:
    return refusals[:1]


def _marshal(s: Any, seat: int, name: str) -> list[Refusal]:
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


def window_closed(s: Any, seat: int, what: str) -> list[Refusal]:
    if any(d.seat == seat and d.kind == "action" for d in s.asks):
        return []
    return [refuse("rr.actions.1", what)]


def _ambush(s: Any, seat: int, name: str) -> list[Refusal]:
    for card in own_cards(s, seat, name):
        if s.zone[card] == HAND:
            clause = may_ambush(s, seat, card)
            return [refuse(clause, s.defn[card].name)] if clause else window_closed(s, seat, s.defn[card].name)
    return [Refusal("rr.ambush.1", f"{s.name(seat)} has no {name} in hand")]


def _trigger(s: Any, seat: int, name: str) -> list[Refusal]:
    found: list[Refusal] = []
    for card in own_cards(s, seat, name):
        defn = s.defn[card]
        for ability in defn.abilities:
            if s.zone[card] not in ability.zones:
                found.append(refuse("rr.abilities.7", defn.name))
                continue
            if ability.trigger is None:
                clause = may_use(s, Context(card, seat, ability))
                found += [refuse(clause, defn.name)] if clause else window_closed(s, seat, defn.name)
                continue
            clauses = [_answering(s, seat, card, ability, depth) for depth in range(len(s.frames))]
            clauses = [c for c in clauses if c]
            found.append(refuse(clauses[-1] if clauses else "rr.triggering-condition.1", defn.name))
        if not defn.abilities and s.duplicates(card):
            found += [refuse(c, defn.name) for c in _saving(s, card)]
    if not found:
        found += [refuse(c, name) for card in own_cards(s, seat, name) for c in _saving(s, card)]
    unique: dict[str, Refusal] = {r.rule: r for r in found}
    order = sorted(unique.values(), key=lambda r: r.rule in ("rr.triggering-condition.1", "rr.abilities.7"))
    return order or [Refusal("rr.abilities.7", f"{s.name(seat)} has no {name} with an ability")]


def _answering(s: Any, seat: int, card: int, ability: Any, depth: int) -> str:
    """Why an interrupt or reaction can't answer the occurrence at a depth of the stack ('' if it doesn't concern it)."""
    frame = s.frames[depth]
    if not isinstance(frame, Occurrence):
        return ""
    for number, event in enumerate(frame.events):
        for kind in event.kinds:
            if kind in ability.trigger.kinds:
                ctx = Context(card, seat, ability, depth, number)
                if ability.trigger.match(s, ctx, event):
                    if event.saved:
                        return "rr.would.2"
                    if event.cancelled:
                        return "rr.cancel.3"
                    if (card, ability.index, number) in frame.used:
                        return "rr.reactions.2" if ability.kind == "reaction" else "rr.interrupts.1"
                    return unsaved(event) or may_use(s, ctx) or "rr.triggering-condition.3"
    return ""


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


def _saving(s: Any, card: int) -> list[str]:
    """Why the duplicates of a card can't save it now."""
    for frame in s.frames:
        if isinstance(frame, Occurrence):
            for event in frame.events:
                if event.card == card and "leave" in event.kinds:
                    return [unsaved(event) or "rr.duplicates.3"]
    return ["rr.triggering-condition.1"]


def _challenge(s: Any, seat: int, rest: str) -> list[Refusal]:
    kind, _, name = rest.lower().partition(" ")
    opponent = next((p for p in range(s.seats) if s.name(p).lower() == name), -1)
    if kind not in CHALLENGES or opponent < 0 or opponent == seat:
        return [Refusal("rr.a1.4.2.0.5", "a challenge has a type (military, intrigue or power) and an opponent")]
    clause = may_challenge(s, seat, kind, opponent)
    if clause is None and not any(d.seat == seat and d.kind == "challenge" for d in s.asks):
        clause = "rr.a1.4.w.1"
    return [refuse(clause, f"a {kind} challenge")] if clause else []


def _in_play(s: Any, rest: str) -> list[int]:
    rest = rest.lower()
    return [
        c
        for side in s.area
        for c in side
        if name_of(s, c).lower() == rest or s.defn[c].name.lower() == rest.split(" #")[0]
    ]


def _attack(s: Any, seat: int, rest: str) -> list[Refusal]:
    if s.challenge is None or s.challenge.attacker != seat:
        return [refuse("rr.active-player.3", rest)]
    for card in _in_play(s, rest):
        clause = may_attack(s, card, s.challenge.kind) if s.ctrl[card] == seat else "rr.a1.4.2.0.8"
        return [refuse(clause or "rr.cannot.1", s.defn[card].name)]
    return [refuse("rr.a1.4.2.0.8", rest)]


def _defend(s: Any, seat: int, rest: str) -> list[Refusal]:
    if s.challenge is None or s.challenge.defender != seat:
        return [refuse("rr.a1.4.2.1.2", rest)]
    for card in _in_play(s, rest):
        return [refuse(may_defend(s, card) or "rr.cannot.1", s.defn[card].name)]
    return [refuse("rr.a1.4.2.1.2", rest)]


def _stealth(s: Any, seat: int, rest: str) -> list[Refusal]:
    _, _, target = rest.lower().partition(" past ")
    for card in _in_play(s, target):
        return [refuse(may_bypass(s, card) or "rr.stealth.1", s.defn[card].name)]
    return [refuse("rr.stealth.1", rest)]


def _place(s: Any, seat: int, rest: str) -> list[Refusal]:
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, Setup):
        return [Refusal("rr.setup.8", "cards are placed during setup only")]
    for card in own_cards(s, seat, rest):
        clause = frame.may_place(s, seat, card)
        return [refuse(clause, s.defn[card].name)] if clause else []
    return [Refusal("rr.setup.8", f"{s.name(seat)} has no {rest} in hand")]


def _choose(s: Any, seat: int, rest: str) -> list[Refusal]:
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, Pick) and frame.seat == seat:
        return [refuse(frame.rule or "rr.target.1", rest)]
    if any(d.seat == seat and d.kind == "redirect" for d in s.asks):
        return [refuse("rr.redirect.7", rest)]
    return []


def _mulligan(s: Any, seat: int, rest: str) -> list[Refusal]:
    return [Refusal("rr.mulligan.2", "the one moment for a mulligan is before setup cards are placed")]


def _plot(s: Any, seat: int, rest: str) -> list[Refusal]:
    if s.phase != "plot":
        return [Refusal("rr.a1.1.2.1", "plots are chosen at the beginning of the plot phase")]
    return [Refusal("rr.a1.1.2.1", f"{s.name(seat)} has no {rest} in the plot deck")]


def _title(s: Any, seat: int, rest: str) -> list[Refusal]:
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


def could(s: Any, seat: int, thing: str) -> list[str]:
    """The labels of what one might think of doing with a card of one's own now."""
    labels: list[str] = []
    for card in own_cards(s, seat, thing):
        defn, name = s.defn[card], name_of(s, card)
        if s.zone[card] == HAND:
            if s.phase == "setup":
                labels.append(f"place {name}")
            elif defn.type == "event":
                labels.append(f"play {name}")
            else:
                labels.append(
                    f"ambush {name}" if s.phase == "challenges" and defn.has_keyword("ambush") else f"marshal {name}"
                )
        elif s.zone[card] == PLAY:
            if s.challenge is not None and defn.type == "character":
                labels.append(f"{'attack' if s.challenge.attacker == seat else 'defend'} {name}")
            if defn.abilities:
                labels.append(f"trigger {name}")
        elif defn.abilities:
            labels.append(f"trigger {name}")
    return list(dict.fromkeys(labels))
