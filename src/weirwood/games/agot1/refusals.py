"""Why not: what only the first edition refuses, and in its words."""

from __future__ import annotations

from typing import ClassVar

from ...cardgame.table.event import Event
from ...cardgame.table.state import Table
from ...cardgame.table.words import HAND
from ...cardgame.why.refusals import Refusals
from ...cardgame.why.refusing import own_cards
from ...kernel.decision import Refusal
from .actions import may_attach_to_house, may_duplicate, may_marshal
from .reasons import REASONS, SAID_OF, THEN

AS_ATTACHMENT = " as attachment"


class FirstRefusals(Refusals):
    """Why not, by the first edition's rules."""

    words, then, said_of = REASONS, THEN, SAID_OF
    narrower: ClassVar[dict[tuple[str, str], str]] = {}
    idle = ("faq1.3.13.1", "faq1.3.10.1")
    vague = ("faq1.timing.18", "faq1.response.1")
    brought = "played"
    marshaling = ("marshalling", "characters, locations and attachments are played")
    saved_when = "be killed or discarded"

    def marshal(self, s: Table, seat: int, name: str) -> list[Refusal]:
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
