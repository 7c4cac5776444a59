"""What each player chooses, in player order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.phrase import Phrase
from ...table.choosing import Pick
from ...table.words import SHADOWS
from ..amounts import PER_WORDS, Per
from ..describing.cards import Cards
from ..describing.nouns import CARDS_NOUN
from ..describing.players import EACH_PLAYER, PLAYER, Players
from ..describing.who import Chosen
from ..ruling.protecting import protected
from ..ruling.rules import cannot, immune
from ..walking import mentions
from .base import Effect, ToCards, before_then, joined, said_parts, source_type
from .choosing import Choose

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class EachChooses(Effect):
    """Each player (or one) chooses cards of their own, in player order; all are bound to ``those``, the others to ``rest``.

    ``many``: one for each of something. ``cost``: as many as they like whose printed costs come to no more than that. With one player who chooses one card it is bound to ``that``. ``verb``: what is done to the chosen; whom it can't be
    done to can't be chosen for it.
    """

    cards: Cards
    who: Players = EACH_PLAYER
    least: int = 1
    most: int = 1
    exactly: bool = False
    cost: int = -1
    many: Per | None = None
    rebinds = True
    phrases: ClassVar[Sequence[Phrase]] = (
        Phrase(
            "{who} choose<s> any number of their {cards} with printed costs of {cost} at most in all",
            who=PLAYER,
            cards=CARDS_NOUN,
            least=0,
            most=-1,
            cost=NUMBER,
        ),
        Phrase("{who} choose<s> 1 of their {cards} {many}", who=PLAYER, cards=CARDS_NOUN, most=-1, many=PER_WORDS),
        Phrase("{who} choose<s> 1 of their {cards}", who=PLAYER, cards=CARDS_NOUN),
        Phrase("{who} choose<s> up to {most} of their {cards}", who=PLAYER, cards=CARDS_NOUN, most=NUMBER, least=0),
        Phrase("{who} choose<s> {most} of their {cards}", who=PLAYER, cards=CARDS_NOUN, most=NUMBER, exactly=True),
    )
    _order = False

    def check(self) -> None:
        if self.exactly and (self.most < 2 or self.least != 1):
            raise ValueError("Exactly so many means 2 or more.")

    @property
    def name(self) -> str:
        """What the choice is bound to."""
        return "that" if self.most == 1 and not self.who.one_by_one else "those"

    def could(self, s: Table, ctx: Context) -> bool:
        return any(self.leads(s, ctx, card) for p in self.who.seats(s, ctx) for card in self.own(s, ctx, p))

    def leads(self, s: Table, ctx: Context, card: int) -> bool:
        """Whether what the ability says of the chosen could come of this card."""
        effects = ctx.ability.do if ctx.ability is not None else ()
        after = before_then(effects[effects.index(self) + 1 :]) if self in effects else ()
        about = [effect for effect in after if mentions(effect, Chosen(self.name))]
        if not about:
            return True
        saved = ctx.vars.get(self.name)
        ctx.vars[self.name] = (card,)
        led = any(e.could(s, ctx) or (s.idle_targets and isinstance(e, ToCards) and e.idle(s, ctx)) for e in about)
        if saved is None:
            del ctx.vars[self.name]
        else:
            ctx.vars[self.name] = saved
        return led

    def asked(self, ctx: Context, seat: int) -> int:
        """Who chooses among the cards of a player."""
        return seat

    def own(self, s: Table, ctx: Context, seat: int, steps: tuple[Effect, ...] = ()) -> list[int]:
        """The cards of a player that may be chosen."""
        found = [c for c in self.cards.find(s, ctx) if s.ctrl[c] == seat and (s.in_play(c) or s.zone[c] == SHADOWS)]
        part = self.done_to(ctx, steps)
        if part is not None and part.verb and protected(s):
            kind = source_type(s, ctx)
            found = [c for c in found if not cannot(s, c, part.verb, True)]
            if not part.on_tokens:
                found = [c for c in found if not immune(s, c, kind, ctx.player, ctx.card)]
        return found

    def verb(self, ctx: Context, steps: tuple[Effect, ...] = ()) -> str:
        """What is done to those who are chosen."""
        part = self.done_to(ctx, steps)
        return part.verb if part is not None else ""

    def done_to(self, ctx: Context, steps: tuple[Effect, ...]) -> ToCards | None:
        """What the ability, or a delayed effect by its ``steps``, does to those who are chosen."""
        effects = ctx.ability.do if ctx.ability is not None else steps
        for each in effects:
            for part in (each, *getattr(each, "yes", ())):
                if isinstance(part, ToCards) and isinstance(part.who, Chosen) and part.who.name == self.name:
                    return part
        return None

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        done = ctx.vars.get("asked", ())
        if done:
            ctx.vars[self.name] = (*ctx.vars.get(self.name, ()), *ctx.vars.pop("own", ()))
        for seat in [p for p in self.who.seats(s, ctx) if p not in done]:
            ctx.vars["asked"] = (*ctx.vars.get("asked", ()), seat)
            own = self.own(s, ctx, seat, frame.steps)
            if own and (self.many is None or self.many.value(s, ctx) > 0):
                frame.at -= 1
                fewest = self.most if self.exactly else self.least
                most = len(own) if self.most < 0 else min(self.most, len(own))
                least = min(fewest, len(own))
                if self.many is not None:
                    least = most = min(self.many.value(s, ctx), len(own))
                question, rule, does = self.question(s, ctx), s.clauses.in_order, self.verb(ctx, frame.steps)
                asked = self.asked(ctx, seat)
                pick = Pick(asked, "own", own, least, most, prompt=question, rule=rule, fits=self.cards, does=does)
                pick.cost = self.cost
                s.push(pick)
                return
            frame.failed = frame.failed or self.least > 0
        ctx.vars.pop("asked", None)
        those = ctx.vars.setdefault(self.name, ())
        ctx.vars["rest"] = tuple(c for c in self.cards.find(s, ctx) if c not in those)

    def question(self, s: Table, ctx: Context) -> str:
        """What a player is to choose, and what comes after it."""
        said = s.speech.kept.get(id(self))
        if said is None:
            ability = ctx.ability
            after = ability.do[ability.do.index(self) + 1 :] if ability is not None and self in ability.do else ()
            choose = Choose(self.cards, self.least, self.most, self.exactly)
            parts = [(choose.say(s.speech), True), *(said_parts(after, s.speech, nested=False) or [])]
            said = s.speech.kept.put(self, joined(parts, ". "))
        title = s.called(ctx.card)
        return f"{title}: {said[1]}.".replace("~", title)
