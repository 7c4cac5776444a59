"""Conditions about the moment, and about how many cards there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER, Flag
from ...grammar.phrase import Phrase
from ...table.words import ENTERED
from ..bases import Condition
from ..describing.cards import IN_PLAY_ALONE, Cards
from ..describing.nouns import CARD_NOUN, CARDS_NOUN
from ..describing.play_predicates import Controlled
from ..describing.players import EACH_OPPONENT, PLAYER, WHOSE, Players
from ..describing.who import TOPIC, Who
from ..kinds import COUNTED, FACTION, PHASE_NAME, SOME_CHALLENGE
from .conditions import NTH

if TYPE_CHECKING:
    from ...table.state import Table


class InPhase(Condition):
    """It is a certain phase."""

    phase: str
    phrases = (Phrase("it is the {phase} phase", phase=PHASE_NAME),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return s.phase == self.phase


class NotOwned(Condition):
    """A card is another player's, whoever controls it."""

    who: Who
    phrases = (Phrase("you do not own {who}", who=TOPIC),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(s.owner[card] != ctx.player for card in self.who.find(s, ctx))


class SeveralOpponents(Condition):
    """You have two opponents or more."""

    phrases = (Phrase("you have more than 1 opponent"),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return len(s.opponents(ctx.player)) > 1


class DuringOneOf(Condition):
    """There is a challenge under way, of one of several types; ``against_you``: one in which you are the defending player."""

    challenges: tuple[str, ...]
    against_you: bool = False
    phrases = (
        Phrase("{challenges} is under way{against_you}", challenges=SOME_CHALLENGE, against_you=Flag(" against you")),
    )

    def check(self) -> None:
        if len(set(self.challenges)) != 2 or len(self.challenges) != 2:
            raise ValueError("One of several types is one of two: three are any, and one is said by 'during'.")

    def holds(self, s: Table, ctx: Context) -> bool:
        if s.challenge is None or s.challenge.kind not in self.challenges:
            return False
        return not self.against_you or s.challenge.defender == ctx.player


class ControlsNone(Condition):
    """A player controls no card that fits."""

    players: Players
    cards: Cards
    phrases = (Phrase("{players} control<s> no {cards}", players=PLAYER, cards=CARDS_NOUN),)

    def check(self) -> None:
        if any(isinstance(part, Controlled) for part in self.cards.parts):
            raise ValueError("Who controls the cards is said once.")

    def holds(self, s: Table, ctx: Context) -> bool:
        seats = self.players.seats(s, ctx)
        return not any(s.ctrl[card] in seats for card in self.cards.find(s, ctx))


class Several(Condition):
    """There are at least so many cards that fit."""

    n: int
    cards: Cards
    phrases = (Phrase("the {cards} number {n} or more", n=NUMBER, cards=CARDS_NOUN),)

    def check(self) -> None:
        if self.n < 2:
            raise ValueError("That there is one is said by 'Exists'.")

    def holds(self, s: Table, ctx: Context) -> bool:
        return self.cards.count(s, ctx) >= self.n

    @property
    def fleeting(self) -> bool:
        return self.cards.fleeting or self.cards.zones != IN_PLAY_ALONE


class Exactly(Condition):
    """There are just so many cards that fit."""

    n: int
    cards: Cards
    phrases = (Phrase("the {cards} number exactly {n}", n=NUMBER, cards=CARDS_NOUN),)

    def check(self) -> None:
        if self.n < 1:
            raise ValueError("That there is none is said by 'Absent'.")

    def holds(self, s: Table, ctx: Context) -> bool:
        return self.cards.count(s, ctx) == self.n

    @property
    def fleeting(self) -> bool:
        return self.cards.fleeting or self.cards.zones != IN_PLAY_ALONE


class Absent(Condition):
    """There is no card that fits."""

    cards: Cards
    phrases = (Phrase("there is no {cards}", cards=CARD_NOUN),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return not self.cards.any(s, ctx)


class Fewer(Condition):
    """There are fewer cards that fit than so many."""

    n: int
    cards: Cards
    phrases = (Phrase("the {cards} number fewer than {n}", n=NUMBER, cards=CARDS_NOUN),)

    def check(self) -> None:
        if self.n < 2:
            raise ValueError("That there is none is said by 'Absent'.")

    def holds(self, s: Table, ctx: Context) -> bool:
        return self.cards.count(s, ctx) < self.n


class SeveralEntered(Condition):
    """So many characters, or more, have entered play under a player's control this phase."""

    n: int
    players: Players
    phrases = (
        Phrase("{n} or more characters have entered play under {players} control this phase", n=NUMBER, players=WHOSE),
    )

    def check(self) -> None:
        if self.n < 2:
            raise ValueError("Several are two or more.")

    def holds(self, s: Table, ctx: Context) -> bool:
        return any(s.count("phase", "player", p, ENTERED) >= self.n for p in self.players.seats(s, ctx))


class NotInPhase(Condition):
    """It is any phase but one."""

    phase: str
    phrases = (Phrase("it is not the {phase} phase", phase=PHASE_NAME),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return s.phase != self.phase


class NoChallenge(Condition):
    """No challenge is under way."""

    phrases = (Phrase("no challenge is under way"),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return s.challenge is None


class NoneDrawn(Condition):
    """You have drawn no card this phase."""

    phrases = (Phrase("you drew no card this phase"),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return not s.count("phase", "player", ctx.player, "drew")


class WonBy(Condition):
    """The challenge under way was won by so much STR or more, by whomever or (``yours``) by you."""

    n: int
    yours: bool = False
    phrases = (
        Phrase("this challenge was won by {n} [STR] or more", n=NUMBER),
        Phrase("you won this challenge by {n} [STR] or more", n=NUMBER, yours=True),
    )

    def holds(self, s: Table, ctx: Context) -> bool:
        if self.yours and s.challenge is not None and s.challenge.winner != ctx.player:
            return False
        return s.challenge is not None and s.challenge.winner >= 0 and s.challenge.margin >= self.n


class NoDominance(Condition):
    """You have not won dominance this round."""

    phrases = (Phrase("you did not win dominance this round"),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return not s.count("round", "player", ctx.player, "dominance")


class NthAgainstYou(Condition):
    """The challenge under way is the first, second … that was initiated against you in this phase."""

    n: int
    phrases = (Phrase("this challenge is the {n} against you this phase", n=NTH),)

    def holds(self, s: Table, ctx: Context) -> bool:
        c = s.challenge
        return c is not None and c.against == ctx.player and s.count("phase", "player", ctx.player, "met") == self.n


class FactionPower(Condition):
    """There is more power on your faction card than on another player's, or less."""

    than: Players
    less: bool = False
    phrases = (
        Phrase("your [faction card] has more power than {than}", than=WHOSE),
        Phrase("your [faction card] has less power than {than}", than=WHOSE, less=True),
    )

    def holds(self, s: Table, ctx: Context) -> bool:
        own = s.power[s.faction[ctx.player]]
        others = [s.power[s.faction[p]] for p in self.than.seats(s, ctx)]
        found = [own < other if self.less else own > other for other in others]
        return bool(found) and (all(found) if self.than == EACH_OPPONENT else any(found))


class LostThisRound(Condition):
    """A character of a faction was killed under your control this round."""

    faction: str
    phrases = (Phrase("a {faction} character under your control was killed this round", faction=FACTION),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return s.count("round", "player", ctx.player, "killed", self.faction) > 0


class LostAsDefender(Condition):
    """You have lost a challenge as the defending player in a period."""

    period: str = "phase"
    phrases = (Phrase("you lost a challenge as defender this {period}", period=COUNTED),)

    def holds(self, s: Table, ctx: Context) -> bool:
        return s.count(self.period, "player", ctx.player, "lost as defender") > 0
