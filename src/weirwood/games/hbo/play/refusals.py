"""Why not: what only this edition refuses, and in its words."""

from __future__ import annotations

from ....cardgame.cards.definition import Ability, Context
from ....cardgame.table.event import Event
from ....cardgame.table.naming import titled
from ....cardgame.table.state import Table
from ....cardgame.table.words import CHARACTER
from ....cardgame.timing.entering import duplicate_host
from ....cardgame.why import reasons
from ....cardgame.why.refusals import Refusals
from ....kernel.decision import Refusal
from ..rules.actions import may_duplicate, may_play
from ..rules.draft import SECOND, Draft
from ..rules.setup import Setup
from .reasons import REASONS, SAID_OF, THEN


class HboRefusals(Refusals):
    """Why not, by this edition's rules."""

    words, then, said_of = REASONS, THEN, SAID_OF
    narrower = {("hbo.claim.2", "picked"): "hbo.highclaim.2", ("hbo.claim.2", "Type"): "hbo.types.2"}
    vague = ("hbo.playing.9", "hbo.responses.1", "hbo.actions.1")
    brought = "played"
    marshaling = ("marshalling", "characters, locations and attachments are played")
    saved_when = "be killed"

    def __init__(self) -> None:
        super().__init__()
        self.checks["draft"] = self.draft

    def chosen(self, s: Table, seat: int, verb: str, rest: str) -> list[Refusal]:
        if verb != "choose" or not isinstance(s.frames[-1], Draft):
            return []
        words = "the plot deck is chosen from the House's plots and those drafted when all are drafted, seven in all, each once"
        return [self.refuse("hbo.draft.7", rest, words)]

    # Playing cards

    def may_marshal(self, s: Table, seat: int, card: int, duplicate: bool) -> str | None:
        return may_duplicate(s, seat, card) if duplicate else may_play(s, seat, card)

    def unmarshaled(self, s: Table, seat: int, card: int, clause: str, duplicate: bool) -> Refusal:
        what = s.called(card)
        if clause == "hbo.duplicates.2":
            return self.refuse(clause, what, reasons.inactive(s, "marshalling", "duplicates are attached"))
        if clause == "hbo.unique.1":
            where = "in the dead pile" if any(s.defn[c].name == s.defn[card].name for c in s.dead[seat]) else "in play"
            return self.refuse(clause, what, f"it is unique, and {s.name(seat)} has a copy of it {where}")
        if clause == "hbo.duplicates.1":
            return self.refuse(clause, what, no_duplicate(s, seat, card))
        return super().unmarshaled(s, seat, card, clause, duplicate)

    # Abilities

    def unusable(self, s: Table, ctx: Context, ability: Ability) -> list[Refusal]:
        if ability.kind == "passive" and s.zone[ctx.card] in ability.zones:
            words = "its ability is no response, and so there is nothing to use or not to use"
            passive = self.of_ability(s, ctx, "hbo.passive.1")
            return [passive, self.refuse("hbo.responses.1", s.called(ctx.card), words)]
        return super().unusable(s, ctx, ability)

    def not_now(self, s: Table, seat: int) -> str:
        return "hbo.actions.7" if any(d.kind == "action" for d in s.asks) else "hbo.actions.4"

    def waiting(self, s: Table, ability: Ability) -> str:
        assert ability.trigger is not None
        return "hbo.save.1" if ability.trigger.would else "hbo.responses.1"

    def untriggered(self, s: Table, card: int) -> Refusal:
        return self.refuse("hbo.actions.1", s.called(card))

    def unsavable(self, event: Event) -> str:
        return "" if event.kind == "kill" else "hbo.save.4"

    # Setup, draft and plots

    def not_placing(self, s: Table) -> str:
        return "plots are being drafted first" if isinstance(s.frames[-1], Draft) else super().not_placing(s)

    def draft(self, s: Table, seat: int, rest: str) -> list[Refusal]:
        frame = s.frames[-1]
        if not isinstance(frame, Draft):
            words = "plots are drafted before setup, in the variant with a plot draft"
            return [self.refuse("hbo.draft.4", rest, words)]
        return [self.refuse("hbo.draft.5" if frame.at >= SECOND else "hbo.draft.4", rest)]

    def mulligan(self, s: Table, seat: int, rest: str) -> list[Refusal]:
        frame = s.frames[-1]
        taken = isinstance(frame, Setup) and frame.answers[seat] == "mulligan"
        return [self.refuse(clause, "a mulligan") for clause in (["hbo.setup.8"] if taken else []) + ["hbo.setup.9"]]

    def plot(self, s: Table, seat: int, rest: str) -> list[Refusal]:
        if any(titled(s, c, rest) for c in s.used[seat]):
            return [self.refuse("hbo.plot.3", rest)]
        return super().plot(s, seat, rest)


def no_duplicate(s: Table, seat: int, card: int) -> str:
    """Why a card is no duplicate now."""
    if s.defn[card].type != CHARACTER or not s.defn[card].unique:
        return "it isn't a unique character, and only unique characters have duplicates"
    if duplicate_host(s, seat, card) < 0:
        return f"a duplicate is attached to a copy of the same unique character, and {s.name(seat)} has none in play"
    return "it is in play itself, and a duplicate comes from the hand"


why_not = HboRefusals().why_not
