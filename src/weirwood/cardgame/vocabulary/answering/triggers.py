"""Triggering conditions: the part of an interrupt or reaction that names the occurrence it answers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from ...cards.definition import Context
from ...grammar.kinds import Flag
from ...grammar.node import field
from ...grammar.phrase import Category, Kind, Node, Phrase, family
from ...grammar.speech import Speech
from ...table import values
from ...table.event import Event
from ..conditions.conditions import AS
from ..describing.cards import Cards
from ..describing.nouns import ANY_CARD
from ..describing.players import PLAYER, YOU, Players, You
from ..describing.who import OBJECT, Who
from ..kinds import A_CHALLENGE, CHALLENGE_NOUN, PHASE_NAME
from .trigger_words import CHALLENGE_WORDS, FIGHTING, MARGIN, UNOPPOSED_WORDS, AbilityOf, TakingPart

if TYPE_CHECKING:
    from ...grammar.reading import Reader
    from ...table.state import Table


class Trigger(Node):
    """What an ability answers: kinds of occurrence, and whether one of them fits.

    ``would``: it refers to what *would* happen (saves and cancels), so it comes before all other interrupts.
    """

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of occurrence among which it looks."""
        return ()

    @property
    def would(self) -> bool:
        """Whether it answers what is about to happen and may still be stopped."""
        return False

    @property
    def impending(self) -> bool:
        """Whether its words speak of what is still to come, though it can't be stopped."""
        return False

    @abstractmethod
    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        """Whether an occurrence of one of its kinds is the one."""


class PhaseBegins(Trigger):
    """A phase begins."""

    phase: str = ""
    kinds = ("phase begins",)
    phrases = (
        Phrase("the {phase} phase has begun", phase=PHASE_NAME),
        Phrase("a phase has begun"),
    )

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return not self.phase or s.phase == self.phase


class PhaseEnds(Trigger):
    """A phase ends; ``ambushed``: one in which this card entered play by ambush."""

    phase: str = ""
    ambushed: bool = False
    kinds = ("phase ends",)
    impending = True
    phrases = (
        Phrase("the {phase} phase is about to end", phase=PHASE_NAME),
        Phrase("a phase is about to end in which ~ came into play by ambush", ambushed=True),
        Phrase("a phase is about to end"),
    )

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        if self.ambushed and not s.count("phase", "card", ctx.card, "ambushed"):
            return False
        return not self.phase or s.phase == self.phase


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


class PlayerWon(Trigger):
    """A challenge is won, or (``lost``) lost, by whoever is meant: 'a player wins …'."""

    player: Players
    challenge: tuple[str, ...] = ()
    role: str = ""
    by: int = 0
    lost: bool = False
    kinds = ("challenge won",)
    phrases = tuple(
        Phrase(f"{{player}} {verb} {{challenge}}{{role}}{{by}}", player=PLAYER, challenge=CHALLENGE_WORDS, role=AS, by=MARGIN, lost=lost)
        for verb, lost in (("win<s>", False), ("lose<s>", True))
    )  # fmt: skip

    def check(self) -> None:
        if isinstance(self.player, You):
            raise ValueError("What you win or lose yourself is said by 'Won'.")

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        seats = self.player.seats(s, ctx)
        mine = Won(self.challenge, self.role, self.by, lost=self.lost)
        return any(mine.match(s, Context(ctx.card, seat), event) for seat in seats)


class Initiated(Trigger):
    """A challenge is initiated (of a type; against you, or by you)."""

    challenge: str = ""
    against_you: bool = False
    yours: bool = False
    kinds = ("challenge initiated",)
    phrases = (
        Phrase("you initiate {challenge}", challenge=A_CHALLENGE, yours=True),
        Phrase("a player initiates {challenge}{against_you}", challenge=A_CHALLENGE, against_you=Flag(" against you")),
    )

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        c = s.challenge
        if c is None or (self.challenge and c.kind != self.challenge):
            return False
        if self.yours and c.attacker != ctx.player:
            return False
        return not self.against_you or c.against == ctx.player


# What players do


class Does(Trigger):
    """Something a player does: wins dominance, collects income, marshals or plays a card that fits."""

    player: Players = YOU

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return event.player in self.player.seats(s, ctx)


ACTS = {
    "dominance": "win<s> dominance",
    "income": "collect<s> income",
    "gold": "gain<s> gold",
    "draw": "draw<s> cards",
    "plot revealed": "reveal<s> a [plot card]",
    "pay": "pay<s> gold",
    "return": "<have|has> a card returned to hand",
    "challenge ends": "end<s> a challenge",
    "first player": "become<s> [the first player]",
    "initiative": "win<s> initiative",
    "initiative count": "compare<s> initiative",
    "reserve": "check<s> reserve",
}
"""What a player may do without a card, by the kind of occurrence; paying may be interrupted."""


class Acts(Does):
    """A player does one of these things."""

    kinds: tuple[str, ...] = ()
    phrases = tuple(Phrase(f"{{player}} {verb}", player=PLAYER, kinds=(kind,)) for kind, verb in ACTS.items())


WinsDominance = partial(Acts, kinds=("dominance",))
CollectsIncome = partial(Acts, kinds=("income",))
GainsGold = partial(Acts, kinds=("gold",))
Draws = partial(Acts, kinds=("draw",))
RevealsPlot = partial(Acts, kinds=("plot revealed",))
PaysGold = partial(Acts, kinds=("pay",))
HasCardReturned = partial(Acts, kinds=("return",))
WinsInitiative = partial(Acts, kinds=("initiative",))
ComparesInitiative = partial(Acts, kinds=("initiative count",))
EndsChallenge = partial(Acts, kinds=("challenge ends",))
ReserveChecked = partial(Acts, kinds=("reserve",))
BecomesFirst = partial(Acts, kinds=("first player",))


class Uses(Does):
    """A player marshals or plays a card that fits."""

    cards: Cards = field(kw_only=True)

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        if event.player not in self.player.seats(s, ctx) or (event.kind == "enter" and event.how != "marshal"):
            return False
        return event.card >= 0 and self.cards.fits(s, ctx, event.card)


class Marshals(Uses):
    """A player marshals a card."""

    kinds = ("enter", "turned up")
    phrases = (Phrase("{player} <[marshal]|[marshals]> {cards}", player=PLAYER, cards=ANY_CARD),)


class Plays(Uses):
    """A player plays an event."""

    kinds = ("played",)
    phrases = (Phrase("{player} play<s> {cards}[ as an event]", player=PLAYER, cards=ANY_CARD),)


class Reveals(Uses):
    """A player reveals a card that fits, by whatever effect."""

    kinds = ("revealed",)
    phrases = (Phrase("{player} reveal<s> {cards}", player=PLAYER, cards=ANY_CARD),)


class MarshalsOrPlays(Uses):
    """A player marshals a card or plays an event."""

    kinds = ("enter", "turned up", "played")
    phrases = (
        Phrase("{player} <[marshal or ]|[marshals or ]>play<s> {cards}[ in any way]", player=PLAYER, cards=ANY_CARD),
    )


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
        if event.unsavable:  # nothing cancels it
            return False
        return event.how in self.types and (not self.opponents or event.player != ctx.player)


class ClaimApplied(Trigger):
    """Claim is about to be resolved: yours as the winner, (``suffered``) against you, or (``anyones``) whoever's."""

    challenge: str = ""
    suffered: bool = False
    with_: Who | None = None
    unopposed: bool = False
    alone: bool = False
    anyones: bool = False
    kinds = ("claim",)
    phrases = (
        Phrase("anyone's claim for {challenge} is about to be resolved", challenge=A_CHALLENGE, anyones=True),
        Phrase("your claim for an unopposed {challenge} is about to be resolved", challenge=CHALLENGE_NOUN, unopposed=True),
        Phrase("your claim for {challenge} is about to be resolved with {with_} attacking alone", challenge=A_CHALLENGE, with_=OBJECT, alone=True),
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
        if self.anyones:
            return True
        if event.player != ctx.player or (self.unopposed and not c.unopposed) or (self.alone and len(c.attackers) > 1):
            return False
        return self.with_ is None or any(values.role(s, card) == "attacking" for card in self.with_.find(s, ctx))


class CardsRevealed(Trigger):
    """An opponent's effect reveals cards; ``no_copies``: but not that of a card with this card's title."""

    no_copies: bool = False
    kinds = ("revealed", "plot revealed")
    phrases = (
        Phrase("an opponent's effect reveals 1 or more cards"),
        Phrase("an opponent's effect other than that of another ~ reveals 1 or more cards", no_copies=True),
    )

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        if event.by in (-1, ctx.player):  # the framework reveals by nobody's effect
            return False
        return not (self.no_copies and s.defn[event.source].name == s.defn[ctx.card].name)


class SimpleTrigger(Kind):
    """Any trigger but one or another."""

    def say(self, value: Any, speech: Speech) -> str | None:
        simple = isinstance(value, Trigger) and not isinstance(value, EitherTrigger)
        return value.say(speech) if simple else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for each in family(Trigger):  # type: ignore[type-abstract]
            for phrase in each.phrases if each is not EitherTrigger else ():
                for found, end in phrase.read(reader, at):
                    made = reader.make(each, found)
                    if made is not None:
                        yield made, end


ONE_TRIGGER, ANY_TRIGGER = SimpleTrigger(), Category(Trigger)


class EitherTrigger(Trigger):
    """One occurrence or another; what is both is answered once."""

    one: Trigger
    other: Trigger
    phrases = (Phrase("{one} or {other}", one=ONE_TRIGGER, other=ANY_TRIGGER),)

    def check(self) -> None:
        if self.one.would != self.other.would or isinstance(self.one, EitherTrigger):
            raise ValueError("Either both would happen, or both have happened.")

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*self.one.kinds, *self.other.kinds)))

    @property
    def would(self) -> bool:
        return self.one.would

    def match(self, s: Table, ctx: Context, event: Event) -> bool:
        return any(
            any(kind in each.kinds for kind in event.kinds) and each.match(s, ctx, event)
            for each in (self.one, self.other)
        )


TRIGGER = Category(Trigger)


# The phrases of the cards


def you_win(*challenge: str, role: str = "", by: int = 0, unopposed: bool = False, with_: Any = None) -> Won:
    """A challenge is won by you."""
    return Won(challenge, role, by, unopposed, with_)


def you_lose(*challenge: str, role: str = "", unopposed: bool = False, with_: Any = None) -> Won:
    """A challenge is lost by you."""
    return Won(challenge, role, 0, unopposed, with_, lost=True)
