"""Constant abilities about the frame of the game: what it takes to win, penalties, setup, hands, bonuses, claim."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...grammar.kinds import NUMBER, SIGNED, Flag, ListOf, OneOf
from ...grammar.node import field
from ...grammar.phrase import Phrase
from ..bases import AMOUNT, Amount, amount
from ..describing.cards import Cards
from ..describing.nouns import EACH_CARD
from ..describing.players import EACH_PLAYER, PLAYER, WHOSE, Players
from ..describing.predicates import MANY_TYPES
from ..kinds import CHALLENGE_TYPE, PHASE_NAME
from .rules import OnPlayers, Static, active

if TYPE_CHECKING:
    from ...table.state import Table

BONUS = OneOf({"income": "gold", "influence": "influence", "initiative": "initiative"})


class TopShown(OnPlayers):
    """Players play with the top card of their decks revealed."""

    phrases = (Phrase("the top card of {players} deck lies face up", players=WHOSE),)


class TopSeen(OnPlayers):
    """Players may look at the top card of their own decks whenever they like."""

    phrases = (Phrase("the top card of {players} deck may be looked at by its player", players=WHOSE),)


TOPS = frozenset({"TopShown", "TopSeen"})
"""The rules by which somebody sees the top card of a deck."""


def show_tops(s: Table) -> None:
    """Everybody sees the top cards that lie face up; their own players those that they may look at."""
    for seat in s.order():
        top = s.deck[seat][:1]
        if top and not s.known[top[0]] >> seat & 1 and active(s, TopSeen, seat):
            s.known[top[0]] |= 1 << seat
            name, secret = s.name(seat), (s.called(top[0]),)
            s.note("look at top", name, name, 1, secret=secret, audience=1 << seat, rule=s.clauses.look)
        if top and s.known[top[0]] != s.everyone and active(s, TopShown, seat):
            s.known[top[0]] = s.everyone
            s.note("reveal", s.name(seat), s.called(top[0]), rule=s.clauses.reveal)


class OpponentGoesFirst(OnPlayers):
    """Who wins initiative must name an opponent as the first player."""

    phrases = (Phrase("{players} must name an opponent as [the first player] upon winning initiative", players=PLAYER),)


class MoreToWin(OnPlayers):
    """A player needs more power than others to win the game."""

    n: int = field(kw_only=True)
    phrases = (Phrase("{players} win<s> with {n} power more than usual", players=PLAYER, n=NUMBER),)


# Penalties for cards of others


class LowersPenalty(OnPlayers):
    """The gold penalty on cards that a player plays from hand, and perhaps places in setup, is lower."""

    cards: Cards = field(kw_only=True)
    by: int = field(kw_only=True)
    setup: bool = field(default=False, kw_only=True)
    phrases = (
        Phrase(
            "{players} gold penalty is {by} lower on {cards} played from hand{setup}",
            players=WHOSE, by=NUMBER, cards=EACH_CARD, setup=Flag(" or placed in setup"),
        ),
    )  # fmt: skip


class NoPenalty(OnPlayers):
    """No gold penalty for what was named."""

    setup: bool = field(default=False, kw_only=True)
    phrases = (
        Phrase("{players} pay<s> no gold penalty to play or place cards of the [faction] named", players=PLAYER, setup=True),
        Phrase("{players} pay<s> no gold penalty to play cards of the [faction] named", players=PLAYER),
    )  # fmt: skip


# Setup


class NamesBeforeSetup(OnPlayers):
    """Something is named before the setup hands are drawn: a faction, or one of some types of challenges."""

    challenges: tuple[str, ...] = field(default=(), kw_only=True)
    phrases = (
        Phrase("before the setup hands are drawn, name a [faction]"),
        Phrase("before the setup hands are drawn, name {challenges}", challenges=ListOf(CHALLENGE_TYPE, "or")),
    )


class CannotInitiateNamed(OnPlayers):
    """No challenges of the type that was named."""

    phrases = (Phrase("{players} cannot initiate challenges of the named type", players=PLAYER),)


class CannotSetUp(OnPlayers):
    """A player places no cards in setup."""

    phrases = (Phrase("{players} cannot place cards in setup", players=PLAYER),)


# Bonuses


class NoGoldBonuses(OnPlayers):
    """No gold bonus but that of a player's faction card; ``types``: only cards of these give none."""

    types: tuple[str, ...] = field(default=(), kw_only=True)
    phrases = (
        Phrase("the other cards {players} control<s> give no gold bonus", players=PLAYER),
        Phrase("the {types} {players} control<s> give no gold bonus", types=ListOf(MANY_TYPES, "and"), players=PLAYER),
    )


class FactionBonus(OnPlayers):
    """A player's faction card gains a bonus."""

    figure: str = field(kw_only=True)
    by: int = field(kw_only=True)
    phrases = (Phrase("{players} [faction card] gains {by} {figure}", players=WHOSE, by=SIGNED, figure=BONUS),)


# Hands


class FewFromHand(OnPlayers):
    """No player brings more than so many cards from hand to the table, in whatever way, while this holds."""

    players: Players = EACH_PLAYER
    n: int = 1
    phrases = (
        Phrase(
            "every player is limited to playing or putting into play {n} card<s> from hand",
            players=EACH_PLAYER,
            n=NUMBER,
        ),
    )


class KeepsGold(OnPlayers):
    """Players keep their unspent gold in the taxation phase."""

    phrases = (Phrase("{players} keep<s> unspent gold in the taxation phase", players=PLAYER),)


class KeepsHand(OnPlayers):
    """No cards are discarded from a player's hand."""

    phrases = (Phrase("cards cannot be discarded from {players} hand", players=WHOSE),)


def keeps_hand(s: Table, seat: int) -> bool:
    """Whether no card can be discarded from a player's hand."""
    return bool(active(s, KeepsHand, seat))


# Claim


class LosersSatisfyClaim(OnPlayers):
    """Who loses a challenge as the attacker satisfies its claim, by the figure of the defender's plot."""

    players: Players = EACH_PLAYER
    phrases = (
        Phrase(
            "{players} who loses a challenge as the attacker satisfies its claim, by the claim value of the defending player",
            players=PLAYER,
        ),
    )


# Phases


class MoreUsedPlots(OnPlayers):
    """Players count as having more plots in their used piles."""

    n: Amount = field(kw_only=True)
    phrases = (Phrase("{players} count<s> as having {n} more [plot card]s in the used pile", players=PLAYER, n=AMOUNT),)

    def more(self, s: Table, source: int) -> int:
        """How many more."""
        return amount(s, s.context(source), self.n)


class SkipsPhase(Static):
    """A phase is skipped for everybody, with all that happens in it."""

    phase: str
    phrases = (Phrase("there is no {phase} phase", phase=PHASE_NAME),)


def skipped(s: Table, phase: str) -> bool:
    """Whether a phase is skipped now."""
    return any(rule.phase == phase for _, rule in active(s, SkipsPhase))
