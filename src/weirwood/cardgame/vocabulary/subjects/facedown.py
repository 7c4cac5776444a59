"""Cards that are attached facedown: what an ability makes of them is all that they are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Card, Context
from ...grammar.kinds import NAME, Flag
from ...grammar.node import field
from ...grammar.phrase import Phrase
from ...table.moving import attach_facedown, guise, title_beneath
from ...table.words import PLAY
from ..describing.players import LOSER, WHOSE, Players
from ..describing.who import OBJECT, THAT, Who
from ..effects.base import Effect, subjects

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating

IS_TERMINAL = Flag(" with terminal")


class LiesFacedown(Effect):
    """A card is laid facedown on this one, as an attachment of its player's with a trait and perhaps terminal."""

    trait: str = field(default="", kw_only=True)
    terminal: bool = field(default=False, kw_only=True)

    @property
    def guise(self) -> Card:
        """What it counts as there."""
        return guise(self.trait, self.terminal)

    def cards(self, s: Table, ctx: Context) -> list[int]:
        """The cards that are laid there."""
        raise NotImplementedError

    def could(self, s: Table, ctx: Context) -> bool:
        return s.zone[ctx.card] == PLAY and bool(self.cards(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        if not self.could(s, ctx):
            frame.failed = True
            return
        for card in self.cards(s, ctx):
            attach_facedown(s, card, ctx.card, ctx.player, self.guise)
            name, audience = title_beneath(s, card), 1 << ctx.player
            s.note("facedown attachment", s.name(ctx.player), s.called(ctx.card), secret=(name,), audience=audience)


class TopFacedown(LiesFacedown):
    """The top card of a player's deck is laid facedown on this card."""

    whose: Players = LOSER
    phrases = (
        Phrase(
            "lay the topmost card of {whose} deck facedown on ~ as an attachment of yours{terminal}",
            whose=WHOSE, terminal=IS_TERMINAL,
        ),
        Phrase(
            "lay the topmost card of {whose} deck facedown on ~ as {trait} attachment of yours{terminal}",
            whose=WHOSE, terminal=IS_TERMINAL, trait=NAME,
        ),
    )  # fmt: skip

    def cards(self, s: Table, ctx: Context) -> list[int]:
        return [s.deck[seat][0] for seat in self.whose.seats(s, ctx) if s.deck[seat]]


class AttachFacedown(LiesFacedown):
    """A card that was chosen or shown, from hand or elsewhere, is laid facedown on this one."""

    who: Who = THAT
    phrases = (
        Phrase("lay {who} facedown on ~ as an attachment of yours{terminal}", who=OBJECT, terminal=IS_TERMINAL),
        Phrase(
            "lay {who} facedown on ~ as {trait} attachment of yours{terminal}",
            who=OBJECT, terminal=IS_TERMINAL, trait=NAME,
        ),
    )  # fmt: skip

    def cards(self, s: Table, ctx: Context) -> list[int]:
        return [card for card in subjects(s, ctx, self.who) if s.zone[card] != PLAY]
