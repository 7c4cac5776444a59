"""What a description of cards can ask of a card in play, which may change while it stays there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER, OneOf
from ...grammar.phrase import Phrase
from ...table import values
from ...table.words import CHALLENGES, FOUGHT, PLAY, article
from ..bases import AMOUNT, Amount, amount
from ..kinds import ICON, KEYWORD_NAME
from .cards import Cards, Place
from .players import FOE, PLAYER, Players

if TYPE_CHECKING:
    from ...table.state import Table
    from .known import LastKnown


class Kneeling(Cards):
    """Kneeling cards; the opposite is standing."""

    phrases = (Phrase("kneeling"),)
    negative = (Phrase("standing"),)
    _place = Place.POSTURE
    like = "it is kneeling"
    unlike = "it is standing"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return bool(s.kneeling[card])

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.kneeling


ROLES = OneOf({"any": "participating", "attacking": "attacking", "defending": "defending"})


class Participating(Cards):
    """Characters in the challenge under way: on any side or one, alone on it or not."""

    role: str = "any"
    alone: bool = False
    phrases = (Phrase("{role}", role=ROLES), Phrase("lone {role}", role=ROLES, alone=True))
    _place = Place.ROLE

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        role = values.role(s, card)
        if not role or (self.role != "any" and role != self.role):
            return False
        return not self.alone or len(values.participants(s, role)) == 1

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        if not was.role or (self.role != "any" and was.role != self.role):
            return False
        return not self.alone or was.alone

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        if self.role != "any" and values.role(s, card) != self.role:
            return f"it is not {self.role}"
        if not values.role(s, card):
            return "it is not participating in the challenge"
        return "it doesn't participate alone"


class Controlled(Cards):
    """Cards in play under somebody's control."""

    by: Players
    phrases = (
        Phrase(" on the side against you", by=FOE),
        Phrase(" {by} control<s>", by=PLAYER),
    )
    _place = Place.OWNER

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return s.ctrl[card] in self.by.seats(s, ctx)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.controller in self.by.seats(s, ctx)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"{s.name(s.ctrl[card])} controls it"

    @property
    def fleeting(self) -> bool:
        return self.by.fleeting

    @property
    def owner(self) -> Players:
        return self.by


class StrengthAtMost(Cards):
    """Characters of so much STR or less; ``printed``: by the figure on the card."""

    most: Amount
    printed: bool = False
    phrases = (
        Phrase(" with a [STR] of {most} or less", most=AMOUNT),
        Phrase(" with a printed [STR] of {most} or less", most=AMOUNT, printed=True),
    )
    _place = Place.STRENGTH

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        now = s.defn[card].strength if self.printed else values.strength(s, card)
        return now <= amount(s, ctx, self.most, card)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        then = was.defn.strength if self.printed else was.strength
        return then <= amount(s, ctx, self.most, was.card)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        word = s.speech.word("STR")
        if self.printed:
            return f"its printed {word} is {s.defn[card].strength}"
        return f"its {word} is {values.strength(s, card)}"

    @property
    def fleeting(self) -> bool:
        return not self.printed or not isinstance(self.most, int)


def own_strength(s: Table, ctx: Context) -> int:
    """The STR of the card itself: its last one, if it left play as the cost."""
    if s.zone[ctx.card] != PLAY and "own strength" in ctx.vars:
        return int(ctx.vars["own strength"])
    return values.strength(s, ctx.card)


class Weaker(Cards):
    """Characters with less STR than this card."""

    phrases = (Phrase(" with lower [STR] than ~"),)

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return values.strength(s, card) < own_strength(s, ctx)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.strength < own_strength(s, ctx)

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return f"its {s.speech.word('STR')} is {values.strength(s, card)}, which is not lower"


class HasIcon(Cards):
    """Characters with a challenge icon."""

    icon: str
    phrases = (Phrase(" with {icon} icon", icon=ICON),)
    negative = (Phrase(" without {icon} icon", icon=ICON),)
    _place = Place.ICON
    unlike = "it has no {icon} icon"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return values.has_icon(s, card, self.icon)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.icons[CHALLENGES.index(self.icon)] > 0

    def as_it_is(self, s: Table, card: int) -> str:
        return f"it has {article(self.icon)} icon"


class FewIcons(Cards):
    """Characters with so many types of challenge icons, or fewer."""

    most: int
    phrases = (
        Phrase(" without any challenge icon", most=0),
        Phrase(" with {most} challenge icon<s> at most", most=NUMBER),
    )
    negative = (
        Phrase(" with any challenge icon", most=0),
        Phrase(" whose challenge icons number more than {most}", most=NUMBER),
    )
    like = "it has no more challenge icons than {most}"
    _place = Place.ICON

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return sum(n > 0 for n in values.icons(s, card)) <= self.most

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return sum(n > 0 for n in was.icons) <= self.most

    def instead(self, s: Table, ctx: Context, card: int) -> str:
        return "it has more challenge icons"


class HasFought(Cards):
    """Characters that have participated in a challenge this phase."""

    phrases = (Phrase(" that participated in a challenge this phase"),)
    negative = (Phrase(" that never participated in a challenge this phase"),)
    like = "it has participated in a challenge this phase"
    unlike = "it has not participated in a challenge this phase"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return bool(s.count("phase", "card", card, FOUGHT, s.entered[card]))

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return self.fits(s, ctx, was.card)


class HasKeyword(Cards):
    """Cards with a keyword, whatever its number."""

    keyword: str
    phrases = (Phrase(" with {keyword}", keyword=KEYWORD_NAME),)
    negative = (Phrase(" without {keyword}", keyword=KEYWORD_NAME),)
    _place = Place.KEYWORD
    like = "it has {keyword}"
    unlike = "it doesn't have {keyword}"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return values.keyword_named(s, card, self.keyword)

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return any(k.name == self.keyword for k in was.keywords)


class HasAttachments(Cards):
    """Cards with attachments."""

    phrases = (Phrase(" with attachments"),)
    negative = (Phrase(" without attachments"),)
    like = "it has an attachment"
    unlike = "it has no attachments"

    def fits(self, s: Table, ctx: Context, card: int) -> bool:
        return bool(s.attachments(card))

    def fitted(self, s: Table, ctx: Context, was: LastKnown) -> bool:
        return was.attachments > 0
