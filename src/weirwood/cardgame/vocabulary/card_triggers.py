"""Triggering conditions about a card: what it does or suffers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..cards.definition import Context
from ..grammar.kinds import Flag
from ..grammar.phrase import Phrase
from ..table.event import Event
from ..table.words import DEAD
from .cards import Cards
from .kinds import PHASE_NAME, Maybe
from .players import WHOSE, YOU, Players
from .trigger_words import CONCERNED
from .triggers import Trigger
from .who import THIS, Who

if TYPE_CHECKING:
    from ..table.state import Table


def phase_over(s: Table) -> bool:
    """Whether the phase has ended and only what its end brings about is still to come."""
    return any(e.done and e.kind == "phase ends" for f in s.frames for e in getattr(f, "events", ()))


IN_PHASE, DURING = Maybe(" in the ", PHASE_NAME, " phase"), Flag(" during a challenge")


BY_EFFECT = Flag(" by a card effect")


def told(verb: str, would: str = "", **given: Any) -> tuple[Phrase, ...]:
    """The phrases of an occurrence to a card: what it does or suffers, and what it would."""
    tail = {"by_effect": BY_EFFECT, "phase": IN_PHASE, "during": DURING}
    found = [Phrase(f"{{who}} {verb}{{by_effect}}{{phase}}{{during}}", who=CONCERNED, **tail, **given)]
    if would:
        found.append(Phrase(f"{{who}} {would}", who=CONCERNED, would=True, **given))
    return tuple(found)


@dataclass(frozen=True)
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
        card = event.card
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

    def fits(self, event: Event) -> bool:
        """Whether it happened in the way that is meant."""
        return True


class Killed(About):
    """A character is killed."""

    kinds = ("kill",)
    phrases = told("is killed", "would be killed")


class Discarded(About):
    """Discarded from play."""

    kinds = ("discard",)
    phrases = told("is discarded from play", "would be discarded from play")


class KilledOrDiscarded(About):
    """A character is killed or discarded from play."""

    kinds = ("kill", "discard")
    phrases = told("is killed or discarded", "would be killed or discarded")


class Sacrificed(About):
    """A card is sacrificed."""

    kinds = ("sacrifice",)
    phrases = told("is sacrificed", "would be sacrificed")


class SacrificedOrKilled(About):
    """A character is sacrificed or killed."""

    kinds = ("sacrifice", "kill")
    phrases = told("is sacrificed or killed", "would be sacrificed or killed")


class LeavesPlay(About):
    """A card leaves play, in whatever way."""

    kinds = ("leave",)
    phrases = told("leaves play", "would leave play")


class Saved(About):
    """A character is saved."""

    kinds = ("saved",)
    phrases = told("is saved")


@dataclass(frozen=True)
class EntersPlay(About):
    """A card enters play, not as a duplicate; ``how``: 'ambush' or 'marshal', if it must be so."""

    how: str = ""
    kinds = ("enter",)
    phrases = (
        *told("enters play", "would enter play"),
        *told("enters play using ambush", how="ambush"),
        Phrase("you [marshal] ~", who=THIS, how="marshal"),
    )

    def __post_init__(self) -> None:
        if self.how == "marshal" and self.who != THIS:
            raise ValueError("That a player brings in other cards is said by 'Marshals', which says whose.")

    def fits(self, event: Event) -> bool:
        return not event.how.endswith("duplicate") and self.how in ("", event.how)


class Stands(About):
    """A card stands."""

    kinds = ("stand",)
    phrases = told("stands", "would stand")


class Kneels(About):
    """A card kneels."""

    kinds = ("kneel",)
    phrases = told("kneels", "would kneel")


class GainsPower(About):
    """A card gains power."""

    kinds = ("power",)
    phrases = told("gains 1 or more power", "would gain power")


class StrengthRaised(About):
    """Its STR is raised, which only card effects do."""

    kinds = ("strength raised",)
    phrases = told("has its [STR] raised")


class StrengthLowered(About):
    """A character's STR is lowered."""

    kinds = ("strength lowered",)
    phrases = told("has its [STR] lowered", "would have its [STR] lowered")


class DeclaredAttacker(About):
    """A character is declared as an attacker."""

    kinds = ("attacker declared",)
    phrases = told("is declared as an attacker")


class DeclaredDefender(About):
    """A character is declared as a defender."""

    kinds = ("defender declared",)
    phrases = told("is declared as a defender")


class Bypassed(About):
    """A character is bypassed by stealth."""

    kinds = ("bypassed",)
    phrases = told("is bypassed")


class DiscardedFromHand(About):
    """A card is discarded from a hand."""

    kinds = ("discard from hand",)
    phrases = told("is discarded from hand", "would be discarded from hand")


class DiscardedFromDeck(About):
    """A card is discarded from a deck."""

    kinds = ("discard top",)
    phrases = told("is discarded from a deck", "would be discarded from a deck")


class TakesEffect(About):
    """An event card takes effect."""

    kinds = ("initiate",)
    phrases = told("takes effect")


@dataclass(frozen=True)
class PlacedInDeadPile(Trigger):
    """A card goes to a player's dead pile: it counts as placed there as soon as it is known to go there."""

    whose: Players = YOU
    kinds = ("leave", "to dead pile")
    phrases = (Phrase("a card is placed in {whose} dead pile", whose=WHOSE),)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        card = event.card
        return DEAD in (s.zone[card], s.bound_for(card)) and s.owner[card] in self.whose.seats(s, ctx)
