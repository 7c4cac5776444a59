"""Why not: what only the first edition refuses, and in its words."""

from __future__ import annotations

from typing import Any, ClassVar

from ....cardgame.cards.definition import Context
from ....cardgame.table.event import Event
from ....cardgame.table.naming import titled
from ....cardgame.table.state import Table
from ....cardgame.table.words import HAND, listed
from ....cardgame.timing.purses import spendable
from ....cardgame.vocabulary.ruling.player_rules import CannotMarshal
from ....cardgame.vocabulary.ruling.rules import active
from ....cardgame.vocabulary.ruling.table_rules import FewFromHand
from ....cardgame.why import reasons
from ....cardgame.why.refusals import Refusals, forbidden
from ....cardgame.why.refusing import held, own_cards
from ....cardgame.why.unpicked import seen
from ....kernel.decision import Refusal
from ..rules.shadows import may_emerge
from ..rules.table import Agot1
from ..timing.actions import INTO_SHADOWS, may_ambush, may_attach_to_house, may_duplicate, may_hide, may_marshal
from ..timing.once import ONCE
from .prices import price
from .reasons import REASONS, SAID_OF, THEN
from .related import RELATED, related

AS_ATTACHMENT = " as attachment"
INTO = " into shadows"


class FirstRefusals(Refusals):
    """Why not, by the first edition's rules."""

    words, then, said_of = REASONS, THEN, SAID_OF
    narrower: ClassVar[dict[tuple[str, str], str]] = {}
    idle = ("faq1.3.13.1", "faq1.3.10.1")
    vague = ("faq1.timing.18", "faq1.response.1")
    brought = "played"
    marshaling = ("marshalling", "characters, locations and attachments are played")
    saved_when = "be killed or discarded"

    def __init__(self) -> None:
        super().__init__()
        self.checks |= {"ambush": self.ambush, "bring": self.bring_out, "title": self.title}

    def why_not(self, s: Table, seat: int, label: str) -> list[Refusal]:
        found = super().why_not(s, seat, label)
        verb, _, name = label.strip().partition(" ")
        chosen = verb.lower() == "choose"
        more = ("faq1.moribund.5",) if chosen and any(s.stays(card) for card in seen(s, seat, name)) else ()
        if chosen and any(each.rule == s.clauses.cannot for each in found):
            more = (*more, "faq1.4.3.4")
        return [each._replace(also=(*each.also, *RELATED.get(each.rule, ()), *more)) for each in found]

    def related(self, s: Table, ctx: Context, clause: str) -> tuple[str, ...]:
        return related(s, ctx, clause)

    def unanswered(self, s: Table, ctx: Context, frame: Any, number: int) -> str:
        assert ctx.ability is not None
        used = (ctx.card, ctx.ability.index, number) in frame.used
        return ONCE if used else super().unanswered(s, ctx, frame, number)

    def marshal(self, s: Table, seat: int, name: str) -> list[Refusal]:
        if name.lower().endswith(INTO):
            return self.hide(s, seat, name[: -len(INTO)])
        title = name[: -len(AS_ATTACHMENT)]
        if not name.lower().endswith(AS_ATTACHMENT):
            return super().marshal(s, seat, name)
        for card in own_cards(s, seat, title):
            clause = may_attach_to_house(s, seat, card) if s.zone[card] == HAND else None
            if clause is not None:
                return [self.unmarshaled(s, seat, card, clause, False)]
        return super().marshal(s, seat, title)

    def may_marshal(self, s: Table, seat: int, card: int, duplicate: bool) -> str | None:
        return may_duplicate(s, seat, card) if duplicate else may_marshal(s, seat, card)

    def unmarshaled(self, s: Table, seat: int, card: int, clause: str, duplicate: bool) -> Refusal:
        if clause == s.clauses.marshal_price:
            return self.unpaid(s, seat, card, clause)
        if clause == s.clauses.cannot:
            bans = [ban for ban in active(s, CannotMarshal, seat) if s.defn[card].type in ban[1].types]
            for ban in (*bans, *active(s, FewFromHand, seat)):
                return forbidden(s, s.called(card), ban)
        return super().unmarshaled(s, seat, card, clause, duplicate)

    def unpaid(self, s: Table, seat: int, card: int, clause: str) -> Refusal:
        """That a card costs more than there is, with what its price is made of."""
        assert isinstance(s, Agot1)
        costs = f"{s.called(card)} costs {price(s, seat, card)}"
        also = ("lcg1.deck.8",) if s.penalty(seat, card) else ()
        return Refusal(clause, f"{costs}, and {s.name(seat)} has {spendable(s, seat)}", also)

    # Shadows, ambush and titles

    def hide(self, s: Table, seat: int, name: str) -> list[Refusal]:
        """Why a card can't be played into Shadows."""
        found = [(card, may_hide(s, seat, card)) for card in held(s, seat, name)]
        if not found:
            return super().marshal(s, seat, name)
        return [each for card, clause in found for each in self.hidden(s, seat, card, clause)]

    def hidden(self, s: Table, seat: int, card: int, clause: str | None) -> list[Refusal]:
        if clause == "lcg1.shadow.2":
            words = f"{s.called(card)} goes into Shadows for {INTO_SHADOWS} gold"
            return [Refusal(clause, f"{words}, and {s.name(seat)} has {spendable(s, seat)}")]
        return self.unbrought(s, seat, card, clause)

    def ambush(self, s: Table, seat: int, name: str) -> list[Refusal]:
        """Why a card can't ambush."""
        cards = held(s, seat, name)
        if not cards:
            return [Refusal("lcg1.kw.19", f"{s.name(seat)} has no {name} in hand, and cards ambush from hand")]
        return [each for card in cards for each in self.unambushed(s, seat, card, may_ambush(s, seat, card))]

    def unambushed(self, s: Table, seat: int, card: int, clause: str | None) -> list[Refusal]:
        what = s.called(card)
        if clause == "lcg1.kw.20":
            return [self.unpaid(s, seat, card, clause)]
        if clause == "lcg1.kw.19":
            able = s.defn[card].has_keyword("ambush")
            words = f"cards ambush in the challenges phase, and {reasons.this_is(s)}" if able else "it has no ambush"
            return [self.refuse(clause, what, words)]
        return self.unbrought(s, seat, card, clause)

    def bring_out(self, s: Table, seat: int, rest: str) -> list[Refusal]:
        """Why a card can't be brought out of Shadows."""
        assert isinstance(s, Agot1)
        name = rest.removeprefix("out ").strip()
        hidden = [card for card in s.shadows[seat] if titled(s, card, name)]
        if not hidden:
            return [self.refuse("lcg1.shadow.3", name, f"it isn't in Shadows, where {s.name(seat)} would bring it out")]
        clause = may_emerge(s, seat, hidden[0])
        if clause == "lcg1.shadow.4":
            return [self.unpaid(s, seat, hidden[0], clause)]
        if clause is not None:
            return self.unbrought(s, seat, hidden[0], clause)
        words = "a card comes out of Shadows at the beginning of a phase, one for each player"
        return [self.refuse("lcg1.shadow.5", s.called(hidden[0]), words)]

    def title(self, s: Table, seat: int, rest: str) -> list[Refusal]:
        """Why a title can't be chosen."""
        free = [s.defn[card].name for card in s.title_pool]
        if any(d.seat == seat and d.kind == "title" for d in s.asks):
            words = f"it isn't among the titles that are left: {listed(free)}"
        else:
            words = "titles are chosen in the plot phase of a melee, in player order, by whoever is asked"
        return [self.refuse("lcg1.round.4", rest or "a title", words)]

    def untriggered(self, s: Table, card: int) -> Refusal:
        if s.zone[card] == HAND:
            words = "it isn't in play, and it has no ability that is used from hand"
            return self.refuse("faq1.3.13.1", s.called(card), words)
        words = "it has no triggered ability: whatever else it does works by itself"
        return self.refuse("faq1.3.10.1", s.called(card), words)

    def unsavable(self, event: Event) -> str:
        if event.unsavable:
            return "faq1.4.3.2"
        return "faq1.3.20a.2" if event.how == "terminal" else ""

    def mulligan(self, s: Table, seat: int, rest: str) -> list[Refusal]:
        words = "the one moment for a mulligan is before setup cards are placed, once for each player"
        return [Refusal("lcg1.setup.7", words)]


def why_not(s: Table, seat: int, label: str) -> list[Refusal]:
    return FirstRefusals().why_not(s, seat, label)
