"""Effects on keywords: a card takes over what another loses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context, Keyword
from ...grammar.kinds import ListOf
from ...grammar.phrase import Phrase
from ...table import values
from ...table.words import PHASE, PLAY
from ..describing.who import SAME, SUBJECT, THAT, Who
from ..effects.base import Effect, subjects
from ..effects.lasting import add_lasting, tell
from ..kinds import KEYWORD, UNTIL
from ..ruling.rules import Gains

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class TakeKeywords(Effect):
    """A card loses those of some keywords that it has, and this card gains them, for a period."""

    keywords: tuple[Keyword, ...]
    who: Who = THAT
    until: str = PHASE
    phrases = (
        Phrase("{until}, {who} loses {keywords}, and ~ gains what is lost", until=UNTIL, who=SUBJECT, keywords=ListOf(KEYWORD)),
    )  # fmt: skip
    _order = False

    def found(self, s: Table, ctx: Context) -> list[tuple[int, Keyword]]:
        """What is lost now, each with the card that loses it."""
        cards = [card for card in subjects(s, ctx, self.who) if s.zone[card] == PLAY]
        return [(card, keyword) for card in cards for keyword in self.keywords if keyword in values.keywords(s, card)]

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.found(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for card, keyword in self.found(s, ctx):
            for of, sign in ((card, -1), (ctx.card, 1)):
                rule = Gains(SAME, keyword, sign)
                add_lasting(s, ctx, rule, self.until, card=of)
                tell(s, of, rule, self.until)
