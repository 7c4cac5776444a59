"""Triggering conditions: the part of an interrupt or reaction that names the occurrence it answers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations
from typing import TYPE_CHECKING, Any, ClassVar

from .. import values
from ..definition import Context
from ..event import Event
from ..grammar.kinds import NUMBER, Flag, ListOf
from ..grammar.phrase import Category, Kind, Node, Phrase
from ..grammar.speech import Speech
from ..words import CHALLENGES, article
from .cards import Cards
from .conditions import AS, WITH, without
from .kinds import A_CHALLENGE, PHASE_NAME, Maybe
from .nouns import ANY_CARD, CARDS_NOUN
from .players import PLAYER, YOU, Players
from .predicates import ROLES, TYPE, YOURS, Controlled
from .who import OBJECT, SUBJECT, THIS, Who

if TYPE_CHECKING:
    from ..grammar.reading import Reader
    from ..state import Table


@dataclass(frozen=True)
class Trigger(Node):
    """What an ability answers: kinds of occurrence, and whether one of them fits.

    ``would``: it refers to what *would* happen (saves and cancels), so it comes before all other interrupts.
    """

    kinds: ClassVar[tuple[str, ...]] = ()

    @property
    def would(self) -> bool:
        return False

    @abstractmethod
    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        """Whether an occurrence of one of its kinds is the one."""


def phase_over(s: Table) -> bool:
    """Whether the phase has ended and only what its end brings about is still to come."""
    return any(e.done and e.kind == "phase ends" for f in s.frames for e in getattr(f, "events", ()))


@dataclass(frozen=True)
class PhaseBegins(Trigger):
    """A phase begins."""

    phase: str = ""
    kinds = ("phase begins",)
    phrases = (Phrase("the {phase} phase has begun", phase=PHASE_NAME), Phrase("a phase has begun"))

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return not self.phase or s.phase == self.phase


@dataclass(frozen=True)
class PhaseEnds(Trigger):
    """A phase ends; ``ambushed``: one in which this card entered play by ambush."""

    phase: str = ""
    ambushed: bool = False
    kinds = ("phase ends",)
    phrases = (
        Phrase("the {phase} phase is about to end", phase=PHASE_NAME),
        Phrase("a phase is about to end in which ~ came into play by ambush", ambushed=True),
        Phrase("a phase is about to end"),
    )

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        if self.ambushed and not s.count("phase", "card", ctx.card, "ambushed"):
            return False
        return not self.phase or s.phase == self.phase


class ChallengeNamed(Kind):
    """'a challenge', 'an unopposed challenge', 'a power challenge', 'an intrigue or a power challenge'."""

    every = tuple(chosen for n in range(len(CHALLENGES) + 1) for chosen in permutations(CHALLENGES, n))

    def __init__(self, unopposed: str = "") -> None:
        self.unopposed = unopposed

    def say(self, value: Any, speech: Speech) -> str | None:
        first, *others = [f"{kind} " for kind in value] or [""]
        return article(f"{self.unopposed}{first}{''.join(f'or {article(kind)}' for kind in others)}challenge")

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for kinds in self.every:
            end = reader.literal(self.say(kinds, reader.speech) or "", at)
            if end >= 0:
                yield kinds, end


class Margin(Kind):
    """' by at least 5 STR', or nothing."""

    words = Phrase(" by at least {n} [STR]", n=NUMBER)

    def say(self, value: Any, speech: Speech) -> str | None:
        return f" by at least {value} {speech.word('STR')}" if value else ""

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        yield 0, at
        for found, end in self.words.read(reader, at):
            yield found["n"], end


@dataclass(frozen=True)
class TakingPart:
    """A card taking part on a side: 'with ~ attacking'."""

    who: Who
    role: str = "any"


class Fighting(Kind):
    """' with ~ attacking', ' with a participating Lord character of yours', or nothing."""

    words = Phrase(" with {who} {role}", who=OBJECT, role=ROLES)

    def say(self, value: Any, speech: Speech) -> str | None:
        if isinstance(value, TakingPart):
            return self.words.fill(value, speech)
        return WITH.say(value, speech)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        yield from reader.read(WITH, at)
        for found, end in self.words.read(reader, at):
            yield TakingPart(found["who"], found["role"]), end


CHALLENGE_WORDS, UNOPPOSED_WORDS, MARGIN, FIGHTING = (
    ChallengeNamed(),
    ChallengeNamed("unopposed "),
    Margin(),
    Fighting(),
)


@dataclass(frozen=True)
class Won(Trigger):
    """A challenge is won by you, or (``lost``) lost."""

    challenge: tuple[str, ...] = ()
    role: str = ""
    by: int = 0
    unopposed: bool = False
    with_: TakingPart | Cards | None = None
    lost: bool = False
    kinds = ("challenge won",)
    phrases = tuple(
        Phrase(
            "you " + verb + " {challenge}{role}{by}{with_}",
            challenge=words, role=AS, by=MARGIN, with_=FIGHTING, lost=lost, unopposed=unopposed,
        )
        for verb, lost in (("win", False), ("lose", True))
        for words, unopposed in ((CHALLENGE_WORDS, False), (UNOPPOSED_WORDS, True))
    )  # fmt: skip

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        c = s.challenge
        if c is None or (event.other if self.lost else event.player) != ctx.player:
            return False
        if self.challenge and c.kind not in self.challenge:
            return False
        if self.role == "attacking" and c.attacker != ctx.player:
            return False
        if self.role == "defending" and c.defender != ctx.player:
            return False
        if event.amount < self.by or (self.unopposed and not c.unopposed):
            return False
        if isinstance(self.with_, Cards):
            return self.with_.any(s, ctx)
        if self.with_ is None:
            return True
        roles = [values.role(s, card) for card in self.with_.who.find(s, ctx)]
        return any(role and self.with_.role in ("any", role) for role in roles)


@dataclass(frozen=True)
class Initiated(Trigger):
    """A challenge is initiated (of a type; against you)."""

    challenge: str = ""
    against_you: bool = False
    kinds = ("challenge initiated",)
    phrases = (
        Phrase("a player initiates {challenge}{against_you}", challenge=A_CHALLENGE, against_you=Flag(" against you")),
    )

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        c = s.challenge
        if c is None or (self.challenge and c.kind != self.challenge):
            return False
        return not self.against_you or c.against == ctx.player


class Concerned(Kind):
    """The card of an occurrence: one that is meant, 'any Lord character', or 'one of your Stark characters'."""

    def say(self, value: Any, speech: Speech) -> str | None:
        if isinstance(value, Who):
            return SUBJECT.say(value, speech)
        if isinstance(value, Cards) and YOURS in value.parts:
            return f"one of your {CARDS_NOUN.say(without(value, Controlled), speech)}"
        return ANY_CARD.say(value, speech)

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        after = reader.literal("one of your ", at)
        if after >= 0:
            for cards, end in reader.read(CARDS_NOUN, after):
                yield cards & YOURS, end
        yield from reader.read(ANY_CARD, at)
        yield from reader.read(SUBJECT, at)


CONCERNED = Concerned()


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
    kinds = ("kill",)
    phrases = told("is killed", "would be killed")


class Discarded(About):
    """Discarded from play."""

    kinds = ("discard",)
    phrases = told("is discarded from play", "would be discarded from play")


class KilledOrDiscarded(About):
    kinds = ("kill", "discard")
    phrases = told("is killed or discarded", "would be killed or discarded")


class Sacrificed(About):
    kinds = ("sacrifice",)
    phrases = told("is sacrificed", "would be sacrificed")


class SacrificedOrKilled(About):
    kinds = ("sacrifice", "kill")
    phrases = told("is sacrificed or killed", "would be sacrificed or killed")


class LeavesPlay(About):
    kinds = ("leave",)
    phrases = told("leaves play", "would leave play")


class Saved(About):
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
        Phrase("you [marshal] {who}", who=CONCERNED, how="marshal"),
    )

    def fits(self, event: Event) -> bool:
        return not event.how.endswith("duplicate") and self.how in ("", event.how)


class Stands(About):
    kinds = ("stand",)
    phrases = told("stands", "would stand")


class Kneels(About):
    kinds = ("kneel",)
    phrases = told("kneels", "would kneel")


class GainsPower(About):
    kinds = ("power",)
    phrases = told("gains 1 or more power", "would gain power")


class StrengthRaised(About):
    """Its STR is raised, which only card effects do."""

    kinds = ("strength raised",)
    phrases = told("has its [STR] raised")


class StrengthLowered(About):
    kinds = ("strength lowered",)
    phrases = told("has its [STR] lowered", "would have its [STR] lowered")


class DeclaredAttacker(About):
    kinds = ("attacker declared",)
    phrases = told("is declared as an attacker")


class DeclaredDefender(About):
    kinds = ("defender declared",)
    phrases = told("is declared as a defender")


class Bypassed(About):
    kinds = ("bypassed",)
    phrases = told("is bypassed")


class DiscardedFromHand(About):
    kinds = ("discard from hand",)
    phrases = told("is discarded from hand", "would be discarded from hand")


class DiscardedFromDeck(About):
    kinds = ("discard top",)
    phrases = told("is discarded from a deck", "would be discarded from a deck")


# What players do


@dataclass(frozen=True)
class Does(Trigger):
    """Something a player does: wins dominance, collects income, marshals or plays a card that fits."""

    player: Players = YOU

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return event.player in self.player.seats(s, ctx)


def done(verb: str) -> tuple[Phrase, ...]:
    """The phrase of what a player does."""
    return (Phrase(f"{{player}} {verb}", player=PLAYER),)


class WinsDominance(Does):
    kinds = ("dominance",)
    phrases = done("win<s> dominance")


class CollectsIncome(Does):
    kinds = ("income",)
    phrases = done("collect<s> income")


class GainsGold(Does):
    kinds = ("gold",)
    phrases = done("gain<s> gold")


class Draws(Does):
    kinds = ("draw",)
    phrases = done("draw<s> cards")


class RevealsPlot(Does):
    kinds = ("plot revealed",)
    phrases = done("reveal<s> a [plot card]")


class PaysGold(Does):
    """A player pays gold; it may be interrupted."""

    kinds = ("pay",)
    phrases = done("pay<s> gold")


class HasCardReturned(Does):
    kinds = ("return",)
    phrases = done("<have|has> a card returned to hand")


class EndsChallenge(Does):
    kinds = ("challenge ends",)
    phrases = done("end<s> a challenge")


@dataclass(frozen=True)
class Uses(Does):
    """A player marshals or plays a card that fits."""

    cards: Cards = field(kw_only=True)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        if event.player not in self.player.seats(s, ctx) or (event.kind == "enter" and event.how != "marshal"):
            return False
        return event.card >= 0 and self.cards.fits(s, ctx, event.card)


class Marshals(Uses):
    kinds = ("enter",)
    phrases = (Phrase("{player} <[marshal]|[marshals]> {cards}", player=PLAYER, cards=ANY_CARD),)


class Plays(Uses):
    kinds = ("played",)
    phrases = (Phrase("{player} play<s> {cards}", player=PLAYER, cards=ANY_CARD),)


class MarshalsOrPlays(Uses):
    kinds = ("enter", "played")
    phrases = (Phrase("{player} marshal<s> or play<s> {cards}", player=PLAYER, cards=ANY_CARD),)


class AbilityOf(Kind):
    """Whose triggered abilities: 'an event', 'the triggered ability of a character, location or attachment'."""

    types = ListOf(TYPE, "or")

    def __init__(self, whose: str) -> None:
        self.whose = whose

    def say(self, value: Any, speech: Speech) -> str | None:
        a = f"{self.whose} " if self.whose else "an " if value == ("event",) else "a "
        if value == ("event",):
            return f"{a}{self.types.say(value, speech)}"
        return f"the triggered ability of {a}{self.types.say(value, speech)}"

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for begin in ("", "the triggered ability of "):
            for a in [f"{self.whose} "] if self.whose else ["an ", "a "]:
                after = reader.literal(begin + a, at)
                if after >= 0:
                    yield from reader.read(self.types, after)


@dataclass(frozen=True)
class WouldTakeEffect(Trigger):
    """The effects of a triggered ability would initiate: what a cancel answers."""

    types: tuple[str, ...]
    opponents: bool = False
    kinds = ("initiate",)
    phrases = (
        Phrase("{types} would take effect", types=AbilityOf("")),
        Phrase("{types} would take effect", types=AbilityOf("an opponent's"), opponents=True),
    )

    @property
    def would(self) -> bool:
        return True

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return event.how in self.types and (not self.opponents or event.player != ctx.player)


class TakesEffect(About):
    """An event card takes effect."""

    kinds = ("initiate",)
    phrases = told("takes effect")


class ByThis(Trigger):
    """An occurrence that this card brought about by a keyword."""

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return event.source == ctx.card


class Pillages(ByThis):
    kinds = ("pillage",)
    phrases = (Phrase("~ discards a card using pillage"),)


class Bypasses(ByThis):
    kinds = ("bypassed",)
    phrases = (Phrase("~ bypasses a character using stealth"),)


@dataclass(frozen=True)
class ClaimApplied(Trigger):
    """Claim is about to be resolved: yours as the winner, or (``suffered``) against you."""

    challenge: str = ""
    suffered: bool = False
    with_: Who | None = None
    kinds = ("claim",)
    phrases = (
        Phrase("claim is about to be resolved against you as the loser of {challenge}", challenge=A_CHALLENGE, suffered=True),
        Phrase("your claim for {challenge} is about to be resolved", challenge=A_CHALLENGE),
        Phrase("your claim for {challenge} is about to be resolved with {with_} attacking", challenge=A_CHALLENGE, with_=OBJECT),
    )  # fmt: skip

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        c = s.challenge
        if c is None or not c.claim or (self.challenge and c.kind != self.challenge):
            return False
        if self.suffered:
            return event.other == ctx.player and ctx.player in c.suffer
        if event.player != ctx.player:
            return False
        return self.with_ is None or any(values.role(s, card) == "attacking" for card in self.with_.find(s, ctx))


TRIGGER = Category(Trigger)


# The phrases of the cards


def you_win(*challenge: str, role: str = "", by: int = 0, unopposed: bool = False, with_: Any = None) -> Won:
    """A challenge is won by you."""
    return Won(challenge, role, by, unopposed, with_)


def you_lose(*challenge: str, role: str = "", unopposed: bool = False, with_: Any = None) -> Won:
    """A challenge is lost by you."""
    return Won(challenge, role, 0, unopposed, with_, lost=True)


def would_be_killed(who: Who | Cards) -> Killed:
    return Killed(who, would=True)


def you_marshal_this() -> EntersPlay:
    return EntersPlay(THIS, how="marshal")
