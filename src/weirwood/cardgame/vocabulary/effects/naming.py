"""What is named: a challenge type, an icon, a card type, a trait or a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NAME, ListOf, OneOf
from ...grammar.node import replace
from ...grammar.phrase import Phrase
from ...table.choosing import PickWord, words
from ...table.words import CHALLENGES
from ..describing.players import ANY, EACH_OPPONENT, EACH_PLAYER, PLAYER, YOU, Players
from ..describing.predicates import TYPE
from ..kinds import KEYWORD_NAME
from .base import Effect, Step

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating

NAMING = {
    "challenge type": CHALLENGES,
    "challenge icon": CHALLENGES,
    "card type": ("character", "location", "attachment", "event"),
    "trait": (),
    "keyword": (),
}
"""What may be named, and what for; which traits there are, the edition knows."""
WHAT_IS_NAMED = OneOf({what: what for what in NAMING})


class Name(Step):
    """Name a challenge type, an icon, a card type, a trait or a keyword, perhaps ``among`` some; bound to ``icon``.

    ``differs``: not the type of the challenge under way.
    """

    what: str
    by: Players = YOU
    among: tuple[str, ...] = ()
    differs: bool = False
    phrases = (
        Phrase("name another [challenge type] than this challenge's", what="challenge type", differs=True),
        Phrase("name a trait among {among}", what="trait", among=ListOf(NAME, "and")),
        Phrase("name a keyword among {among}", what="keyword", among=ListOf(KEYWORD_NAME, "and")),
        Phrase("name a [challenge type]", what="challenge type"),
        Phrase("{by} names a [challenge type]", what="challenge type", by=PLAYER),
        Phrase("name a {what}", what=WHAT_IS_NAMED),
        Phrase("{by} names a {what}", what=WHAT_IS_NAMED, by=PLAYER),
    )

    def check(self) -> None:
        if self.by in (ANY, EACH_PLAYER, EACH_OPPONENT):
            raise ValueError("One player names something, or nobody could tell which of several names is meant.")
        if (self.what == "keyword" or len(self.among) == 1) and len(self.among) < 2:
            raise ValueError("A keyword is named among several.")

    @property
    def order(self) -> bool:
        return self.by == YOU

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        who = self.by.seats(s, ctx)
        named = ctx.vars.pop("named", None)
        if named is not None:
            ctx.vars["icon"] = named
            s.note("named", s.name(who[0]), named)
        elif who:
            frame.at -= 1
            found = self.among or NAMING[self.what] or s.trait_names()
            if self.differs and s.challenge is not None:
                found = [each for each in found if each != s.challenge.kind]
            verb = "name" if self.what in s.said_by_name or (self.among and self.what == "trait") else "choose"
            options = words({label: label for label in found}, verb)
            prompt = f"{s.called(ctx.card)}: {replace(self, by=YOU).say(s.speech)}."
            s.push(PickWord(who[0], "named", options, prompt, s.clauses.naming))


class NameCard(Effect):
    """Name a card, by its title, of all that there are, or of those of some types; bound to ``title``."""

    but: tuple[str, ...] = ()
    phrases = (
        Phrase("name a card"),
        Phrase("name a card, which is to be no {but}", but=ListOf(TYPE, "or")),
    )

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        if "title" in ctx.vars:
            s.note("named", s.name(ctx.player), ctx.vars["title"])
            return
        frame.at -= 1
        titles = (s.speech.titles.titles if s.speech.titles is not None else frozenset()) - s.titles_of(self.but)
        options = words({title: title for title in sorted(titles)}, "name")
        s.push(PickWord(ctx.player, "title", options, f"{s.called(ctx.card)}: name a card.", s.clauses.naming))
