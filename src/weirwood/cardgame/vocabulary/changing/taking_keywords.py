"""A card takes over what another has: keywords that it loses, or all that is printed on it but its text and its figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context, Keyword
from ...grammar.kinds import ListOf
from ...grammar.phrase import Phrase
from ...table import values
from ...table.choosing import PickWord, words
from ...table.words import CHALLENGES, PHASE, PLAY
from ..describing.who import OBJECT, SAME, SUBJECT, THAT, Who
from ..effects.base import Effect, subjects
from ..effects.lasting import add_lasting, tell, too_late
from ..kinds import KEYWORD, UNTIL
from ..ruling.affiliations import GainsFaction
from ..ruling.rules import Gains, GainsTrait, Icon, OnCards

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class GainKeywordOf(Effect):
    """This card gains one of the keywords that another has, of your choice, for a period."""

    who: Who
    until: str = PHASE
    phrases = (Phrase("~ gains one of the keywords of {who}, as you choose, {until}", who=OBJECT, until=UNTIL),)
    _order = False

    def found(self, s: Table, ctx: Context) -> list[Keyword]:
        """The keywords that there are."""
        if not s.in_play(ctx.card) or too_late(s, self.until):
            return []
        return sorted({keyword for card in self.who.find(s, ctx) for keyword in values.keywords(s, card)})

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.found(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        chosen, found = ctx.vars.pop("keyword", None), self.found(s, ctx)
        if chosen is None and found:
            frame.at -= 1
            options = words({str(keyword): number for number, keyword in enumerate(found)})
            prompt = f"{s.called(ctx.card)}: which keyword?"
            s.push(PickWord(ctx.player, "keyword", options, prompt, s.clauses.naming))
        elif chosen is None:
            frame.failed = True
        else:
            rule = Gains(SAME, found[chosen])
            add_lasting(s, ctx, rule, self.until, card=ctx.card)
            tell(s, ctx.card, rule, self.until)


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


class TakesAfter(Effect):
    """This card gains all challenge icons, keywords, factions and traits that are printed on another, for a period."""

    who: Who = THAT
    until: str = PHASE
    phrases = (
        Phrase(
            "~ gains all challenge icons, keywords, affiliations and traits printed on {who} {until}",
            who=OBJECT,
            until=UNTIL,
        ),
    )
    _order = False

    def rules(self, s: Table, ctx: Context) -> list[OnCards]:
        """What is gained."""
        if not s.in_play(ctx.card) or too_late(s, self.until):
            return []
        found: list[OnCards] = []
        for defn in [s.defn[card] for card in self.who.find(s, ctx)]:
            found += [Icon(SAME, icon) for icon, n in zip(CHALLENGES, defn.icons, strict=True) if n]
            found += [Gains(SAME, keyword) for keyword in defn.keywords]
            found += [GainsFaction(SAME, faction) for faction in sorted(defn.factions - {"neutral"})]
            found += [GainsTrait(SAME, trait) for trait in sorted(defn.traits)]
        return found

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.rules(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        rules = self.rules(s, ctx)
        frame.failed = frame.failed or not rules
        for rule in rules:
            add_lasting(s, ctx, rule, self.until, card=ctx.card)
            tell(s, ctx.card, rule, self.until, ctx.card)
