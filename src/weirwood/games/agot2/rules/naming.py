"""A character that is named as the agendas have been announced, and what is said of it (rr3.agendas.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....cardgame.cards.definition import Context
from ....cardgame.grammar.kinds import TITLE
from ....cardgame.grammar.phrase import Phrase
from ....cardgame.table.choosing import PickWord, words
from ....cardgame.table.state import Table
from ....cardgame.table.words import GAME
from ....cardgame.vocabulary.describing.cards import Cards
from ....cardgame.vocabulary.describing.who import SAME
from ....cardgame.vocabulary.effects.base import Effect, Step
from ....cardgame.vocabulary.effects.lasting import add_lasting
from ....cardgame.vocabulary.ruling.rules import OnCards, Static, bearing
from ..catalogue import unique_characters

if TYPE_CHECKING:
    from ....cardgame.timing.initiating import Initiating
    from ....cardgame.vocabulary.describing.known import LastKnown


class NamesCharacter(Static):
    """As soon as all agendas are announced, a unique character is named, of all that there are."""

    phrases = (Phrase("once the agendas are announced, you name a unique character"),)

    def steps(self) -> tuple[Effect, ...]:
        """What is done then."""
        return (NameCharacter(),)


class StandsFor(OnCards):
    """As a lasting effect on an agenda: it stands for a character by its title."""

    title: str
    verbs = (Phrase("stands for {title}", title=TITLE),)


class NameCharacter(Step):
    """Name a unique character."""

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        named = ctx.vars.pop("named", None)
        if named is None:
            frame.at -= 1
            options = words({title: title for title in unique_characters()}, "name")
            prompt = f"{s.called(ctx.card)}: name a unique character."
            s.push(PickWord(ctx.player, "named", options, prompt, s.clauses.naming))
        else:
            stands_for(s, ctx.card, ctx.player, named)
            s.note("named", s.name(ctx.player), named)


def stands_for(s: Table, agenda: int, seat: int, title: str) -> None:
    """An agenda stands for a character from now on."""
    add_lasting(s, Context(agenda, seat), StandsFor(SAME, title), GAME, card=agenda)


class NamedForThis(Cards):
    """Cards with the title that was named for this agenda."""

    phrases = (Phrase(" that was named for ~"),)
    negative = (Phrase(" that was not named for ~"),)
    like = "it was named"
    unlike = "it was not named"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.defn[card].name in self.titles(s, ctx)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.defn.name in self.titles(s, ctx)

    def titles(self, s: Table, ctx: Context) -> list[str]:
        """What was named."""
        return [rule.title for _, rule in bearing(s, StandsFor, ctx.card)]


NAMED_FOR_THIS = NamedForThis()
