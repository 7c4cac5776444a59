"""Constant abilities that concern players: prohibitions, permissions, reductions and what they may do more often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Self

from ...cards.definition import Context
from ...grammar.kinds import NUMBER, SIGNED, ListOf
from ...grammar.node import field, replace
from ...grammar.phrase import Phrase
from ...table.challenge import Challenge
from ...table.words import ANYHOW, ATTACHMENT, BRING_IN, BRING_OUT, CHARACTER, LOCATION, NAMED, THIS_TYPE
from ..amounts import STRENGTH_BONUS, ChosenX, IfElse
from ..bases import COUNT, Amount, amount
from ..describing.cards import Cards
from ..describing.nouns import CARD_NOUN
from ..describing.players import DEFENDING_PLAYER, EACH_PLAYER, PLAYER, WHOSE, Players, Seat
from ..describing.predicates import MANY_TYPES, PLOT_CARD, REVEALED
from ..kinds import (  # fmt: skip
    BEFORE_WINNING,
    CHALLENGE_TYPE,
    FIGURE,
    FIGURE_WORD,
    NAMED_CHALLENGES,
    NEGATIVE,
    PHASE_NAME,
    POSITIVE,
    SOME_CHALLENGE,
)
from .rules import OnCards, OnPlayers

if TYPE_CHECKING:
    from ...table.state import Table


class PlotValue(OnPlayers):
    """Raises or lowers a figure of a player's revealed plot card, in challenges of a type, or if it is ``only`` such a card.

    ``least``: by itself not below that.
    """

    figure: str = field(kw_only=True)
    by: int = field(kw_only=True)
    challenge: str = field(default="", kw_only=True)
    least: int = field(default=0, kw_only=True)
    only: Cards | None = field(default=None, kw_only=True)
    phrases: ClassVar[Sequence[Phrase]] = (
        Phrase("{players} {only} gets {by} {figure}", players=WHOSE, only=CARD_NOUN, by=SIGNED, figure=FIGURE_WORD),
        Phrase("{players} revealed [plot card] gets {by} {figure}", players=WHOSE, by=SIGNED, figure=FIGURE_WORD),
        Phrase(
            "{players} revealed [plot card] gets {by} {figure}, but not below {least}",
            players=WHOSE, by=SIGNED, figure=FIGURE_WORD, least=NUMBER,
        ),
        Phrase(
            "{players} revealed [plot card] gets {by} {figure} during challenges of this type",
            players=WHOSE, by=SIGNED, figure=FIGURE_WORD, challenge=THIS_TYPE,
        ),
        Phrase(
            "{players} revealed [plot card] gets {by} {figure} during {challenge} challenges",
            players=WHOSE, by=SIGNED, figure=FIGURE_WORD, challenge=CHALLENGE_TYPE,
        ),
    )  # fmt: skip

    def check(self) -> None:
        if self.only is not None and set(self.only.parts) <= {PLOT_CARD, REVEALED}:
            raise ValueError("Of any plot card it is said without a description.")

    def suits(self, s: Table, seat: int) -> bool:
        """Whether the challenge under way, if it must be of a type, is of that type, and the plot is one that fits."""
        if self.only is not None and not self.only.fits(s, Context(s.plot[seat], seat), s.plot[seat]):
            return False
        return not self.challenge or (s.challenge is not None and s.challenge.kind == self.challenge)

    def worth(self, s: Table, source: int) -> int:
        """By how much it changes the figure now."""
        return self.by

    def settled(self, s: Table, ctx: Context) -> Self:
        kind = s.challenge.kind if s.challenge else ""
        return replace(self, challenge=kind) if self.challenge == THIS_TYPE else self


class PlotBase(OnCards):
    """Replaces the base figure of the plot cards that fit."""

    figure: str
    value: int
    verbs = (Phrase("has a base {figure} of {value}", figure=FIGURE, value=NUMBER),)


class PlotSet(OnPlayers):
    """As a lasting effect: a figure of a player's revealed plot card is so much, whatever changes it."""

    figure: str = field(kw_only=True)
    value: int = field(kw_only=True)
    phrases = (
        Phrase(
            "{players} revealed [plot card] has its {figure} set to {value}",
            players=WHOSE, figure=FIGURE_WORD, value=NUMBER,
        ),
    )  # fmt: skip


class CalmsClaim(OnPlayers):
    """The claim of whoever attacks a player in challenges of a type is lower."""

    by: int = 1
    challenge: str = NAMED
    phrases = (
        Phrase(
            "an attacker's claim is {by} lower in {challenge} against {players}",
            by=NUMBER, challenge=NAMED_CHALLENGES, players=PLAYER,
        ),
    )  # fmt: skip

    def settled(self, s: Table, ctx: Context) -> Self:
        return replace(self, challenge=ctx.vars.get("icon", "")) if self.challenge == NAMED else self


class Reduce(OnPlayers):
    """Reduces the cost of the first card that fits each round which a player marshals or plays."""

    cards: Cards = field(kw_only=True)
    by: int = field(kw_only=True)
    verb: str = "marshal"
    phrases = (
        Phrase("your first {cards} each round costs {by} less to [marshal]", cards=CARD_NOUN, by=NUMBER),
        Phrase("your first {cards} each round costs {by} less to [play]", cards=CARD_NOUN, by=NUMBER, verb="play"),
        *(
            Phrase(
                f"your first {{cards}} each round costs {{by}} less to {words}", cards=CARD_NOUN, by=NUMBER, verb=verb
            )
            for verb, words in (("marshal or play", "[marshal or play]"), (BRING_OUT, "bring out of [shadows]"))
        ),
    )


class CostsMore(OnPlayers):
    """Cards that fit cost players more to marshal, or to play."""

    cards: Cards = field(kw_only=True)
    by: int = field(kw_only=True)
    verb: str = "marshal"
    phrases = (
        Phrase("each {cards} costs {players} {by} more to [marshal]", cards=CARD_NOUN, players=PLAYER, by=NUMBER),
        Phrase("each {cards} costs {players} {by} more to [play]", cards=CARD_NOUN, players=PLAYER, by=NUMBER, verb="play"),
    )  # fmt: skip


class SideStrength(OnPlayers):
    """Adds STR to your side in challenges of some types in which you control a participating character.

    ``unmanned``: also if no character of yours is participating.
    """

    challenges: tuple[str, ...] = field(kw_only=True)
    value: int = field(kw_only=True)
    unmanned: bool = False
    phrases = (
        Phrase(
            "~ adds {value} [STR] to your side in each {challenges} challenge in which you have a participating character",
            value=NUMBER, challenges=ListOf(CHALLENGE_TYPE, "or"),
        ),
        Phrase(
            "~ adds {value} [STR] to your side in each {challenges} challenge",
            value=NUMBER, challenges=ListOf(CHALLENGE_TYPE, "or"), unmanned=True,
        ),
    )  # fmt: skip

    def counts(self, challenge: Challenge) -> bool:
        """Whether it adds to a side of this challenge."""
        return challenge.kind in self.challenges


class DominanceStrength(OnPlayers):
    """Adds STR to your total for dominance, or takes it away."""

    value: Amount = field(kw_only=True)
    phrases = (
        Phrase("~ adds {value} [STR] to your dominance total", value=POSITIVE),
        Phrase("~ takes {value} [STR] from your dominance total", value=NEGATIVE),
        Phrase("your dominance total gets {value}", value=STRENGTH_BONUS),
    )

    def check(self) -> None:
        if isinstance(self.value, IfElse | ChosenX):
            raise ValueError("What is added is a number, or counted for each of something.")

    def amount(self, s: Table, source: int) -> int:
        """How much it adds."""
        return amount(s, s.context(source), self.value)


class ExtraChallenge(OnPlayers):
    """One more challenge of a type each challenges phase; as a lasting effect, of the type named, or of this challenge's."""

    challenge: str = field(kw_only=True)
    phrases = (
        Phrase("{players} may initiate one more {challenge} challenge each challenges phase", players=PLAYER, challenge=CHALLENGE_TYPE),
        Phrase("{players} may initiate one more challenge of that type", players=PLAYER, challenge=NAMED),
        Phrase("{players} may initiate one more challenge of this type", players=PLAYER, challenge=THIS_TYPE),
    )  # fmt: skip

    def settled(self, s: Table, ctx: Context) -> Self:
        if self.challenge == THIS_TYPE:
            return replace(self, challenge=s.challenge.kind if s.challenge else "")
        return replace(self, challenge=ctx.vars.get("icon", "")) if self.challenge == NAMED else self


class CannotInitiate(OnPlayers):
    """No challenges of some types, perhaps until the player has won one of another."""

    challenges: tuple[str, ...] = field(kw_only=True)
    before_winning: str = ""
    phrases = (
        Phrase(
            "no player can initiate {challenges}{before_winning}",
            players=EACH_PLAYER, challenges=SOME_CHALLENGE, before_winning=BEFORE_WINNING,
        ),
        Phrase("{players} cannot initiate any challenge of that type", players=PLAYER, challenges=(NAMED,)),
        Phrase(
            "{players} cannot initiate {challenges}{before_winning}",
            players=PLAYER, challenges=SOME_CHALLENGE, before_winning=BEFORE_WINNING,
        ),
    )  # fmt: skip

    def forbids(self, s: Table, seat: int, kind: str) -> bool:
        """Whether a player may not initiate a challenge of this type now."""
        if kind not in self.challenges:
            return False
        return not self.before_winning or not s.count("phase", "player", seat, "won", self.before_winning)

    def settled(self, s: Table, ctx: Context) -> Self:
        return replace(self, challenges=(ctx.vars.get("icon", ""),)) if self.challenges == (NAMED,) else self


class CannotAttack(OnPlayers):
    """A player cannot initiate challenges (of a type) against another; ``unpaid``: unless gold of theirs went there."""

    whom: Players = field(kw_only=True)
    challenge: str = field(default="", kw_only=True)
    unpaid: bool = field(default=False, kw_only=True)
    phrases = (
        Phrase(
            "{players} cannot initiate {challenge} challenges against {whom} before having given {whom} gold this phase",
            players=PLAYER, challenge=CHALLENGE_TYPE, whom=PLAYER, unpaid=True,
        ),
        Phrase("{players} cannot initiate challenges against {whom}", players=PLAYER, whom=PLAYER),
        Phrase(
            "{players} cannot initiate {challenge} challenges against {whom}",
            players=PLAYER, challenge=CHALLENGE_TYPE, whom=PLAYER,
        ),
    )  # fmt: skip

    def settled(self, s: Table, ctx: Context) -> Self:
        seat = next(iter(self.whom.seats(s, ctx)), -1)
        return replace(self, whom=Seat(seat, s.name(seat) if seat >= 0 else ""))


class CannotDefend(OnPlayers):
    """A player cannot declare defenders."""

    players: Players = DEFENDING_PLAYER
    phrases = (Phrase("{players} cannot declare defenders", players=PLAYER),)


class OneChallenge(OnPlayers):
    """Players may initiate one challenge a phase."""

    phrases = (Phrase("{players} cannot initiate more than 1 challenge each challenges phase", players=PLAYER),)


class OneParticipant(OnPlayers):
    """One attacker and one defender a challenge."""

    players: Players = EACH_PLAYER
    phrases = (Phrase("no player can declare more than 1 attacker or defender in a challenge", players=EACH_PLAYER),)


class OneDefender(OnPlayers):
    """One defender a challenge."""

    players: Players = EACH_PLAYER
    phrases = (Phrase("at most 1 defender can be declared", players=EACH_PLAYER),)


class StandLimit(OnPlayers):
    """Players stand so many characters in a standing phase."""

    players: Players = EACH_PLAYER
    most: int = 1
    phrases = (
        Phrase("no player stands more than {most} character<s> in a standing phase", players=EACH_PLAYER, most=NUMBER),
    )


class CannotMarshal(OnPlayers):
    """Players cannot marshal cards of some types."""

    types: tuple[str, ...] = field(kw_only=True)
    phrases = (Phrase("{players} cannot [marshal] {types}", players=PLAYER, types=ListOf(MANY_TYPES, "or")),)

    def check(self) -> None:
        if not self.types or not set(self.types) <= {CHARACTER, LOCATION, ATTACHMENT}:
            raise ValueError(f"Characters, locations and attachments are brought into play, not {self.types}.")


class CannotPlayEvents(OnPlayers):
    """Players cannot play events."""

    phrases = (Phrase("{players} cannot play events", players=PLAYER),)


class ExtraLimited(OnPlayers):
    """Players may marshal or play one limited card more a round."""

    phrases = (Phrase("{players} may [marshal] or play one more limited card than usual each round", players=PLAYER),)


class Purse(OnPlayers):
    """The gold on this card may be spent as if it were in the gold pool, in a phase or always."""

    phase: str = ""
    phrases = (
        Phrase("{players} may pay with the gold on ~ as with that in the gold pool", players=PLAYER),
        Phrase("in the {phase} phase {players} may pay with the gold on ~ as with that in the gold pool", players=PLAYER, phase=PHASE_NAME),
    )  # fmt: skip


class CannotWin(OnPlayers):
    """Players cannot win the game."""

    phrases = (Phrase("{players} cannot win the game", players=PLAYER),)


class ExtraDraw(OnPlayers):
    """Players draw more cards in the draw phase, or 1 less; ``least``: but not fewer than that."""

    n: int = 1
    least: int = 1
    phrases = (
        Phrase("{players} draw<s> {n} more card<s> in the draw phase", players=PLAYER, n=NUMBER),
        Phrase("{players} draw<s> 1 card less, but at least 1, in the draw phase", players=PLAYER, n=-1),
        Phrase("{players} draw<s> 1 card less in the draw phase", players=PLAYER, n=-1, least=0),
    )


class FullCost(OnPlayers):
    """Nothing lowers what players pay for the cards they play."""

    phrases = (Phrase("the cost of the cards {players} play<s> can't be lowered", players=PLAYER),)


class NextCostsLess(OnPlayers):
    """As a lasting effect: the next card that fits costs less to marshal, play, either, or to bring in by ambush, too.

    ``dear``: 1 less than that, if its printed cost is so much or more.
    """

    cards: Cards = field(kw_only=True)
    by: Amount = field(kw_only=True)
    verb: str = "marshal"
    dear: int = 0
    phrases = (
        *(
            Phrase("{players} next {cards} this phase costs {by} less to " + words, players=WHOSE, cards=CARD_NOUN, by=NUMBER, verb=verb)
            for verb, words in (
                ("marshal", "[marshal]"), ("play", "[play]"), ("marshal or play", "[marshal or play]"),
                (BRING_OUT, "bring out of [shadows]"), (BRING_IN, "[marshal], ambush or bring out of [shadows]"),
            )
        ),
        Phrase(
            "{players} next {cards} this phase costs {by} less to [marshal], and another 1 less with a printed cost of {dear} or more",
            players=WHOSE, cards=CARD_NOUN, by=NUMBER, dear=NUMBER,
        ),
        Phrase(
            "{players} next {cards} this phase, by ambush or otherwise, costs less by {by}",
            players=WHOSE, cards=CARD_NOUN, by=COUNT, verb=ANYHOW,
        ),
        Phrase("{players} next {cards} this phase, by ambush or otherwise, costs {by} less", players=WHOSE, cards=CARD_NOUN, by=NUMBER, verb=ANYHOW),
    )  # fmt: skip

    def settled(self, s: Table, ctx: Context) -> Self:
        return self if isinstance(self.by, int) else replace(self, by=amount(s, ctx, self.by))

    def less(self, cost: int) -> int:
        """By how much it lowers what a card of a printed cost costs."""
        assert isinstance(self.by, int)
        return self.by + int(0 < self.dear <= cost)
