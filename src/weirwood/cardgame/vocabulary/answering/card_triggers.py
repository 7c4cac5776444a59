"""Triggering conditions about a card: what it does or suffers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from ...cards.definition import Context
from ...grammar.kinds import Flag, OneOf
from ...grammar.phrase import Phrase
from ...table.event import Event
from ...table.words import DEAD, DISCARD
from ..describing.cards import Cards
from ..describing.nouns import A_CARD, ANY_CARD
from ..describing.players import WHOSE, YOU, Players
from ..describing.predicates import PILES
from ..describing.who import THIS, Who
from ..kinds import PHASE_NAME, Maybe
from .trigger_words import CONCERNED
from .triggers import ONE_TRIGGER, Trigger, Uses

if TYPE_CHECKING:
    from ...table.state import Table


def phase_over(s: Table) -> bool:
    """Whether the phase has ended and only what its end brings about is still to come."""
    return any(e.done and e.kind == "phase ends" for f in s.frames for e in getattr(f, "events", ()))


IN_PHASE, DURING = Maybe(" in the ", PHASE_NAME, " phase"), Flag(" while a challenge is under way")


BY_EFFECT = Flag(" by a card effect")


def told(verb: str, would: str = "", **given: Any) -> tuple[Phrase, ...]:
    """The phrases of an occurrence to a card: what it does or suffers, and what it would."""
    tail = {"by_effect": BY_EFFECT, "phase": IN_PHASE, "during": DURING}
    found = [Phrase(f"{{who}} {verb}{{by_effect}}{{phase}}{{during}}", who=CONCERNED, **tail, **given)]
    if would:
        found.append(Phrase(f"{{who}} {would}", who=CONCERNED, would=True, **given))
    return tuple(found)


class About(Trigger):
    """An occurrence whose card is one of those meant: 'this card enters play', 'any Lord character is killed'.

    ``by_effect``: neither a cost nor the framework; ``phase``, ``during``: only then.
    """

    who: Who | Cards
    would: bool = False
    by_effect: bool = False
    phase: str = ""
    during: bool = False

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        card = self.card_of(event)
        if card < 0 or not self.fits(event):
            return False
        if self.by_effect and (event.cost or event.source < 0):
            return False
        if self.phase and (s.phase != self.phase or phase_over(s)):
            return False
        if self.during and s.challenge is None:
            return False
        if isinstance(self.who, Who):
            return card in self.who.find(s, ctx)
        if event.was is not None:
            return self.who.fitted(s, ctx, event.was)
        return self.who.fits(s, ctx, card)

    def card_of(self, event: Event) -> int:
        """The card that the occurrence is about."""
        return event.card

    def fits(self, event: Event) -> bool:
        """Whether it happened in the way that is meant."""
        return True


class ReceivesPower(About):
    """A card gains power, or power is moved to it."""

    kinds = ("power", "move power")
    phrases = told("gains power or has some moved to it")

    def card_of(self, event: Event) -> int:
        return event.other if event.kind == "move power" else event.card


OCCURRENCES = (
    (("kill",), "is killed", "would be killed"),
    (("discard",), "is discarded from play", "would be discarded from play"),
    (("kill", "discard"), "is killed or discarded", "would be killed or discarded"),
    (("sacrifice",), "is sacrificed", "would be sacrificed"),
    (("sacrifice", "kill"), "is sacrificed or killed", "would be sacrificed or killed"),
    (("leave",), "leaves play", "would leave play"),
    (("return",), "is returned to hand", "would be returned to hand"),
    (("saved",), "is saved"),
    (("stand",), "stands", "would stand"),
    (("kneel",), "kneels", "would kneel"),
    (("power",), "gains 1 or more power", "would gain power"),
    (("strength raised",), "has its [STR] raised"),
    (("strength lowered",), "has its [STR] lowered", "would have its [STR] lowered"),
    (("attacker declared",), "is declared as an attacker"),
    (("defender declared",), "is declared as a defender"),
    (("bypassed",), "is bypassed"),
    (("discard from hand",), "is discarded from hand", "would be discarded from hand"),
    (("discard top",), "is discarded from a deck", "would be discarded from a deck"),
    (("leave challenge",), "is taken out of a challenge"),
    (("initiate",), "takes effect"),
)
"""What may happen to a card: the kinds of occurrence, what the card does or suffers then, and what it would."""


class Happens(About):
    """One of these occurrences to a card; STR is raised and lowered by card effects alone."""

    kinds: tuple[str, ...] = ()
    phrases = tuple(phrase for kinds, *words in OCCURRENCES for phrase in told(*words, kinds=kinds))


Killed = partial(Happens, kinds=("kill",))
Discarded = partial(Happens, kinds=("discard",))
KilledOrDiscarded = partial(Happens, kinds=("kill", "discard"))
Sacrificed = partial(Happens, kinds=("sacrifice",))
SacrificedOrKilled = partial(Happens, kinds=("sacrifice", "kill"))
LeavesPlay = partial(Happens, kinds=("leave",))
Returned = partial(Happens, kinds=("return",))
Saved = partial(Happens, kinds=("saved",))
Stands = partial(Happens, kinds=("stand",))
Kneels = partial(Happens, kinds=("kneel",))
GainsPower = partial(Happens, kinds=("power",))
StrengthRaised = partial(Happens, kinds=("strength raised",))
StrengthLowered = partial(Happens, kinds=("strength lowered",))
DeclaredAttacker = partial(Happens, kinds=("attacker declared",))
DeclaredDefender = partial(Happens, kinds=("defender declared",))
Bypassed = partial(Happens, kinds=("bypassed",))
DiscardedFromHand = partial(Happens, kinds=("discard from hand",))
DiscardedFromDeck = partial(Happens, kinds=("discard top",))
LeavesChallenge = partial(Happens, kinds=("leave challenge",))
TakesEffect = partial(Happens, kinds=("initiate",))


class EntersPlay(About):
    """A card enters play, not as a duplicate; ``how``: 'ambush' or 'marshal', if it must be so."""

    how: str = ""
    kinds = ("enter",)
    phrases = (
        *told("enters play", "would enter play"),
        *told("enters play using ambush", how="ambush"),
        Phrase("you [marshal] ~", who=THIS, how="marshal"),
    )

    def check(self) -> None:
        if self.how == "marshal" and self.who != THIS:
            raise ValueError("That a player brings in other cards is said by 'Marshals', which says whose.")

    def fits(self, event: Event) -> bool:
        return not event.how.endswith("duplicate") and self.how in ("", event.how)


class Attached(Trigger):
    """You attach an attachment to this card: as it enters play, or as it is moved there."""

    cards: Cards
    kinds = ("enter", "attached")
    phrases = (Phrase("you attach {cards} to ~", cards=A_CARD),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        if event.other != ctx.card or event.by != ctx.player or event.how.endswith("duplicate"):
            return False
        return s.host[event.card] == ctx.card and self.cards.fits(s, ctx, event.card)


class EntersFrom(About):
    """A card enters play from a pile of a player's, not as a duplicate."""

    zone: int = DEAD
    whose: Players = YOU
    kinds = ("enter",)
    phrases = (
        Phrase(
            "{who} enters play out of {whose} {zone}{phase}",
            who=CONCERNED,
            whose=WHOSE,
            zone=OneOf(PILES),
            phase=IN_PHASE,
        ),
    )

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return super().match(s, ctx, event) and s.owner[event.card] in self.whose.seats(s, ctx)

    def fits(self, event: Event) -> bool:
        return event.to == self.zone and not event.how.endswith("duplicate")


class KilledForClaim(About):
    """A card is killed to satisfy a claim."""

    kinds = ("kill",)
    phrases = told("is killed for a claim", "would be killed for a claim")

    def fits(self, event: Event) -> bool:
        return event.how == "claim"


class DiscardedForClaim(About):
    """A card is discarded from hand to satisfy a claim."""

    kinds = ("discard from hand",)
    phrases = told("is discarded for a claim")

    def fits(self, event: Event) -> bool:
        return event.how == "claim"


class DiscardedUnplayed(About):
    """A card is discarded from a player's hand or deck."""

    whose: Players = YOU
    kinds = ("discard from hand", "discard top")
    phrases = (
        Phrase(
            "{who} is discarded unplayed from {whose} hand or deck{phase}", who=CONCERNED, whose=WHOSE, phase=IN_PHASE
        ),
    )

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return super().match(s, ctx, event) and s.owner[event.card] in self.whose.seats(s, ctx)


class PlacedInDiscardPile(About):
    """A card goes to a player's discard pile, from wherever it was."""

    whose: Players = YOU
    kinds = ("leave", "discard from hand", "discard from shadows", "discard top", "to discard pile", "played")
    phrases = (Phrase("{who} goes to {whose} discard pile{phase}", who=CONCERNED, whose=WHOSE, phase=IN_PHASE),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        card = event.card
        if DISCARD not in (s.zone[card], s.bound_for(card)) or s.owner[card] not in self.whose.seats(s, ctx):
            return False
        return super().match(s, ctx, event)


class PlotUsed(Uses):
    """A plot card that fits goes to a player's used pile."""

    kinds = ("plot used",)
    phrases = (Phrase("{cards} goes to {player} used pile", cards=ANY_CARD, player=WHOSE),)


class PlacedInDeadPile(Trigger):
    """A card goes to a player's dead pile: it counts as placed there as soon as it is known to go there."""

    whose: Players = YOU
    kinds = ("leave", "to dead pile")
    phrases = (Phrase("a card goes to {whose} dead pile", whose=WHOSE),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        card = event.card
        return DEAD in (s.zone[card], s.bound_for(card)) and s.owner[card] in self.whose.seats(s, ctx)


class Together(Trigger):
    """An occurrence to one or more cards: what happens to several by one cause is answered once."""

    of: Trigger
    phrases = (Phrase("(however many at once) {of}", of=ONE_TRIGGER),)

    def check(self) -> None:
        if isinstance(self.of, Together):
            raise ValueError("Once is enough.")

    @property
    def kinds(self) -> tuple[str, ...]:
        return self.of.kinds

    @property
    def would(self) -> bool:
        return self.of.would

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        if not self.of.match(s, ctx, event):
            return False
        events: list[Event] = s.frames[ctx.occ].events  # type: ignore[attr-defined]
        cause = (event.kind, event.source, event.cost)
        return not any(
            (other.kind, other.source, other.cost) == cause
            and other.done == event.done
            and not other.cancelled
            and self.of.match(s, Context(ctx.card, ctx.player, ctx.ability, ctx.occ, number), other)
            for number, other in enumerate(events[: ctx.ev])
        )
