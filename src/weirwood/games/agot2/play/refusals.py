"""Why not: what only the second edition refuses, and in its words."""

from __future__ import annotations

from ....cardgame.cards.definition import ASSAULT, Context
from ....cardgame.table import values
from ....cardgame.table.event import Event
from ....cardgame.table.state import Table
from ....cardgame.table.words import DEAD, DISCARD, HAND, LOCATION, SHADOWS
from ....cardgame.timing.pricing import hiding_cost
from ....cardgame.timing.purses import spendable
from ....cardgame.vocabulary.ruling.rules import active, ban
from ....cardgame.vocabulary.ruling.table_rules import CannotSetUp
from ....cardgame.why import reasons
from ....cardgame.why.refusals import Refusals, forbidden
from ....cardgame.why.refusing import held, in_play, own_cards, versions
from ....kernel.decision import Refusal
from ..rules.actions import ambush_costs, marshal_ban, may_ambush, may_marshal, may_marshal_duplicate
from ..rules.keywords.assault import may_assault
from ..rules.keywords.shadows import bring_ban, may_emerge, may_hide, shadow_costs
from ..rules.setup import Setup
from ..rules.table import Agot2
from ..rules.timing import Occurrence
from .reasons import REASONS, SAID_OF, THEN

OUT = " out of shadows"


class SecondRefusals(Refusals):
    """Why not, by the second edition's rules."""

    words, then, said_of = REASONS, THEN, SAID_OF
    narrower = {("rr.intimidate.1", "StrengthAtMost"): "rr.intimidate.2", ("rr.costs.3", "In"): "rr.costs.4"}
    idle = ("rr.abilities.7", "rr.triggered-abilities.1")
    vague = ("rr.triggering-condition.1",)
    brought = "marshaled"
    marshaling = ("marshaling", "cards are marshaled")
    saved_when = "leave play"

    def __init__(self) -> None:
        super().__init__()
        self.checks |= {
            "assault": self.assault,
            "ambush": self.ambush,
            "bring": self.bring,
            "shadow": self.shadow,
            "title": self.title,
        }

    def chosen(self, s: Table, seat: int, verb: str, rest: str) -> list[Refusal]:
        """A player against whom a challenge can't be redirected."""
        asked = any(d.seat == seat and d.kind == "redirect" for d in s.asks)
        if verb != "choose" or not asked or rest.lower() not in [name.lower() for name in s.names]:
            return []
        against = f"the challenge was against {s.name(s.under_way().against)}"
        return [self.refuse("rr.redirect.7", rest, f"{against}, and goes against another opponent now")]

    # Bringing cards into play

    def may_marshal(self, s: Table, seat: int, card: int, duplicate: bool) -> str | None:
        return may_marshal_duplicate(s, seat, card) if duplicate else may_marshal(s, seat, card)

    def unmarshaled(self, s: Table, seat: int, card: int, clause: str, duplicate: bool) -> Refusal:
        what = s.called(card)
        if clause == "rr.cannot.1":
            return forbidden(s, what, marshal_ban(s, seat, card))
        if clause == "rr.duplicates.1" and not duplicate:
            words = "a copy of it is in play, to which it is added at no cost: marshal it as duplicate"
            return self.refuse(clause, what, words)
        if clause == "rr.duplicates.1" and not s.defn[card].unique:
            return self.refuse(clause, what, "it isn't unique, and only unique cards have duplicates")
        if clause == "rr.duplicates.1":
            return self.refuse(clause, what, f"there is no copy of it in play that {s.name(seat)} owns and controls")
        return super().unmarshaled(s, seat, card, clause, duplicate)

    def ambush(self, s: Table, seat: int, name: str) -> list[Refusal]:
        found: list[Refusal] = []
        for card in held(s, seat, name):
            clause = may_ambush(s, seat, card)
            if clause == "rr.ambush.1":
                found.append(self.refuse(clause, s.called(card), no_ambush(s, seat, card)))
            else:
                found += self.unbrought(s, seat, card, clause)
        words = f"{s.name(seat)} has no {name} in hand, and ambush brings a card from hand into play"
        return found or [Refusal("rr.ambush.1", words)]

    # Assault

    def assault(self, s: Agot2, seat: int, rest: str) -> list[Refusal]:
        """Why a location can't be chosen as the target of assault."""
        user, _, target = rest.lower().partition(" on ")
        c = s.challenge
        if c is None or c.attacker != seat:
            return [self.refuse("rr3.assault.1", rest, "the attacking player chooses, as attackers are declared")]
        for attacker in in_play(s, seat, user)[:1]:
            for card in in_play(s, c.defender, target)[:1]:
                clause = may_assault(s, attacker, card)
                if clause == "rr3.assault.11":
                    return [forbidden(s, s.called(card), ban(s, card, "assault"))._replace(rule=clause)]
                words = unassailed(s, attacker, card) if clause == "rr3.assault.1" else ""
                return [self.refuse(clause or "rr3.assault.3", s.called(card), words)]
        return [self.refuse("rr3.assault.1", rest, "there is no such attacker, or no such location of the defender's")]

    # Shadows

    def shadow(self, s: Agot2, seat: int, name: str) -> list[Refusal]:
        """Why a card can't be marshaled into shadows, or placed there in setup."""
        setup = s.frames[-1] if s.frames and isinstance(s.frames[-1], Setup) else None
        lying = [card for card in own_cards(s, seat, name) if s.zone[card] in (HAND, DISCARD, DEAD)]
        cards = versions(s, [card for card in lying if s.zone[card] == HAND] or lying)
        if not cards:
            words = f"{s.name(seat)} has no such card in hand, and cards go into shadows from there"
            return [self.refuse("rr3.into-shadows.1", name, words)]
        found = []
        for card in cards:
            clause = setup.may_hide(s, seat, card) if setup is not None else may_hide(s, seat, card)
            words = (
                self.unhidden(s, seat, card, setup) if clause in ("rr3.into-shadows.1", "rr3.shadow-setup.1") else ""
            )
            if clause == "rr3.shadow-setup.6":
                found.append(forbidden(s, s.called(card), active(s, CannotSetUp, seat)[0])._replace(rule=clause))
            elif clause:
                found.append(self.refuse(clause, s.called(card), words))
            elif setup is None:
                found += self.unbrought(s, seat, card, None)
        return found

    def unhidden(self, s: Agot2, seat: int, card: int, setup: Setup | None) -> str:
        """What keeps a card with shadow in hand."""
        if setup is not None:
            return f"it takes {s.into_shadows} gold, and {setup.purse(s, seat) - setup.spent(s, seat)} gold are left for setup"
        if s.phase != "marshaling" or s.active != seat:
            return reasons.inactive(s, "marshaling", "cards are marshaled into shadows")
        return f"it goes into shadows for {hiding_cost(s, seat, card)} gold and {s.name(seat)} has {spendable(s, seat)}"

    def bring(self, s: Agot2, seat: int, rest: str) -> list[Refusal]:
        """Why a card can't be brought out of shadows."""
        name = rest[: -len(OUT)] if rest.lower().endswith(OUT) else rest
        cards = versions(s, [card for card in own_cards(s, seat, name) if s.zone[card] == SHADOWS])
        if not cards:
            return [self.refuse("rr3.out-of-shadows.5", name, f"{s.name(seat)} has no such card in shadows")]
        found = []
        for card in cards:
            clause = may_emerge(s, seat, card)
            if clause == "rr3.shadow-cost.1":
                words = f"it comes out for {shadow_costs(s, seat, card)[0]} gold and {s.name(seat)} has {spendable(s, seat)}"
                found.append(self.refuse(clause, s.called(card), words))
            elif clause == "rr3.out-of-shadows.12":
                found.append(forbidden(s, s.called(card), bring_ban(s, seat))._replace(rule=clause))
            else:
                found += self.unbrought(s, seat, card, clause)
        return found

    # Abilities

    def untriggered(self, s: Table, card: int) -> Refusal:
        if s.zone[card] == HAND:
            words = "it isn't in play, and it has no ability that is used from hand"
            return self.refuse("rr.abilities.7", s.called(card), words)
        words = "it has no ability that is triggered: whatever else it does works by itself"
        return self.refuse("rr.triggered-abilities.1", s.called(card), words)

    def unanswered(self, s: Table, ctx: Context, frame: Occurrence, number: int) -> str:
        event, ability = frame.events[number], reasons.ability_of(ctx)
        if event.saved:
            return "rr.would.2"
        if event.cancelled:
            return "rr.cancel.3"
        if (ctx.card, ability.index, number) in frame.used:
            return "rr.reactions.2" if ability.kind == "reaction" else "rr.interrupts.1"
        return self.unsavable(event) or super().unanswered(s, ctx, frame, number)

    def unsavable(self, event: Event) -> str:
        if event.unsavable:
            return "rr.save.3"
        if event.kind == "sacrifice":
            return "rr.sacrifice.4"
        if event.cost:
            return "faq2.saving-cost.1"
        return "rr.save.4" if event.how == "terminal" else ""

    # Setup and titles

    def not_placing(self, s: Table) -> str:
        return "attachments are being attached now" if s.phase == "setup" else super().not_placing(s)

    def mulligan(self, s: Table, seat: int, rest: str) -> list[Refusal]:
        words = "the one moment for a mulligan is before setup cards are placed, once for each player"
        return [Refusal("rr.mulligan.2", words)]

    def title(self, s: Table, seat: int, rest: str) -> list[Refusal]:
        if any(d.seat == seat and d.kind == "title" for d in s.asks):
            return [Refusal("rr.a1.1.4.4", f"{rest} is not among the titles passed to {s.name(seat)}")]
        words = "titles are selected at the end of the plot phase of a melee, each player in turn"
        return [self.refuse("rr.a1.1.4.1", rest or "a title", words)]


def no_ambush(s: Table, seat: int, card: int) -> str:
    """Why a card has no ambush to use."""
    costs = ambush_costs(s, card)
    if not costs:
        return "it doesn't have ambush"
    if s.phase != "challenges":
        return f"ambush is used in the challenges phase, and {reasons.this_is(s)}"
    return f"its ambush costs {costs[0]} gold and {s.name(seat)} has {spendable(s, seat)}"


def unassailed(s: Agot2, user: int, target: int) -> str:
    """Why assault by one card can't have another as its target."""
    if ASSAULT not in values.keywords(s, user):
        return f"{s.called(user)} doesn't have assault"
    if values.card_type(s, target) != LOCATION:
        return "assault is for locations"
    if s.ctrl[target] != s.under_way().defender:
        return f"{s.name(s.under_way().defender)} defends, and {s.name(s.ctrl[target])} controls it"
    return f"its printed cost isn't lower than that of {s.called(user)}"


why_not = SecondRefusals().why_not
