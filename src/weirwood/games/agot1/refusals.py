"""Why not: what only the first edition refuses, and in its words."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...cardgame.table.event import Event
from ...cardgame.table.naming import titled
from ...cardgame.table.state import Table
from ...cardgame.table.words import HAND
from ...cardgame.timing.pricing import marshal_cost
from ...cardgame.timing.purses import spendable
from ...cardgame.why.reasons import this_is
from ...cardgame.why.refusals import Refusals
from ...cardgame.why.refusing import held, own_cards
from ...kernel.decision import Refusal
from .reasons import REASONS, SAID_OF, THEN
from .rules.shadows import may_emerge
from .timing.actions import may_ambush, may_attach_to_house, may_duplicate, may_hide, may_marshal

if TYPE_CHECKING:
    from .rules.table import Agot1

AS_ATTACHMENT, INTO_SHADOWS = " as attachment", " into shadows"


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

    def may_marshal(self, s: Table, seat: int, card: int, duplicate: bool) -> str | None:
        return may_duplicate(s, seat, card) if duplicate else may_marshal(s, seat, card)

    def marshal(self, s: Table, seat: int, name: str) -> list[Refusal]:
        if name.lower().endswith(INTO_SHADOWS):
            return self.hide(s, seat, name[: -len(INTO_SHADOWS)])
        if not name.lower().endswith(AS_ATTACHMENT):
            return super().marshal(s, seat, name)
        title = name[: -len(AS_ATTACHMENT)]
        for card in own_cards(s, seat, title):
            clause = may_attach_to_house(s, seat, card) if s.zone[card] == HAND else None
            if clause is not None:
                return [self.unmarshaled(s, seat, card, clause, False)]
        return super().marshal(s, seat, title)

    def hide(self, s: Table, seat: int, name: str) -> list[Refusal]:
        """Why a card can't be played into Shadows."""
        found = [
            each for card in held(s, seat, name) for each in self.unbrought(s, seat, card, may_hide(s, seat, card))
        ]
        return found or [Refusal("lcg1.shadow.2", f"{s.name(seat)} has no {name} in hand to play into Shadows")]

    def bring_out(self, s: Agot1, seat: int, name: str) -> list[Refusal]:
        """Why a card stays in Shadows."""
        cards = [c for c in s.shadows[seat] if titled(s, c, name.removeprefix("out ").strip())]
        for card in cards:
            clause = may_emerge(s, seat, card)
            if clause == "lcg1.shadow.4":
                costs = (
                    f"it comes out for {marshal_cost(s, seat, card)} gold and {s.name(seat)} has {spendable(s, seat)}"
                )
                return [self.refuse(clause, s.called(card), costs)]
            if clause is not None:
                return [self.unmarshaled(s, seat, card, clause, False)]
        words = "a card comes out of Shadows at the beginning of a phase, one for each player, the first player first"
        return [Refusal("lcg1.shadow.5" if cards else "lcg1.shadow.3", words)]

    def title(self, s: Table, seat: int, rest: str) -> list[Refusal]:
        if any(d.seat == seat and d.kind == "title" for d in s.asks):
            return [self.refuse("lcg1.round.4", rest, "it isn't among the titles that are left in the council")]
        words = "titles are chosen in the plot phase of a melee, the first player first"
        return [self.refuse("lcg1.round.4", rest, words)]

    def ambush(self, s: Table, seat: int, name: str) -> list[Refusal]:
        refused = [(card, may_ambush(s, seat, card)) for card in held(s, seat, name)]
        found = [each for card, clause in refused for each in self.unbrought(s, seat, card, clause)]
        words = f"{s.name(seat)} has no {name} in hand, and ambush brings a card from hand into play"
        return found or [Refusal("lcg1.kw.19", words)]

    def unmarshaled(self, s: Table, seat: int, card: int, clause: str, duplicate: bool) -> Refusal:
        if clause == "lcg1.kw.19" and s.defn[card].has_keyword("ambush"):
            return self.refuse(clause, s.called(card), f"ambush is used in the challenges phase, and {this_is(s)}")
        if clause == "lcg1.kw.20":
            costs = f"its ambush costs {marshal_cost(s, seat, card)} gold and {s.name(seat)} has {spendable(s, seat)}"
            return self.refuse(clause, s.called(card), costs)
        return super().unmarshaled(s, seat, card, clause, duplicate)

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


why_not = FirstRefusals().why_not
