"""Effects on the challenge under way, on its claim, and tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER, SMALL
from ...grammar.phrase import Phrase
from ...table import values
from ...table.choosing import PickWord, words
from ...table.event import Event
from ...table.words import AGENDA, CHARACTER, PHASE, PLAY
from ..describing.players import PLAYER, THAT_PLAYER, Players
from ..describing.who import OBJECT, SUBJECT
from ..kinds import CHALLENGE_TYPE
from ..ruling.in_challenges import kept_from
from ..ruling.player_rules import ExtraChallenge
from .base import Effect, Step, ToCards, subjects
from .lasting import give

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class RemoveFromChallenge(ToCards):
    """Characters no longer take part in the challenge."""

    verb = "leave challenge"
    phrases = (Phrase("take {who} out of the challenge", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        # who only counts as participating, by a constant ability, goes on doing so
        return s.challenge is not None and (card in s.challenge.attackers or card in s.challenge.defenders)


class Stating(ToCards):
    """An effect on cards that is said of them, not as an order."""

    _order = False


class JoinAsDefender(Stating):
    """A character is now participating as a defender."""

    verb = "join"
    phrases = (Phrase("{who} is now participating as a defender", who=SUBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.challenge is not None and s.zone[card] == PLAY and values.role(s, card) == ""


class JoinAsAttacker(Stating):
    """A character is now participating as an attacker."""

    verb = "join"
    phrases = (Phrase("{who} is now participating as an attacker", who=SUBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.challenge is not None and s.zone[card] == PLAY and values.role(s, card) == ""

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("join", card, s.ctrl[card], source=ctx.card, by=ctx.player, how="attacking")


class JoinYourSide(Stating):
    """A character takes part in the challenge on your side, if you have one."""

    verb = "join"
    phrases = (Phrase("{who} is now participating on your side of the challenge", who=SUBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        c = s.challenge
        if c is None or ctx.player not in (c.attacker, c.defender):
            return False
        if ctx.player == c.attacker and kept_from(s, card, c.defender, joining=True) is not None:
            return False
        return s.zone[card] == PLAY and values.role(s, card) == ""

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        side = "attacking" if s.under_way().attacker == ctx.player else "defending"
        return Event("join", card, s.ctrl[card], source=ctx.card, by=ctx.player, how=side)


class JoinChallenge(Stating):
    """A character takes part in the challenge on its controller's side; a third player chooses a side for it."""

    verb = "join"
    phrases = (Phrase("{who} now participates in the challenge as an attacker or as a defender", who=SUBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        c = s.challenge
        if c is None or s.zone[card] != PLAY or values.role(s, card):
            return False
        return s.ctrl[card] != c.attacker or kept_from(s, card, c.defender, joining=True) is None

    def do(self, s: Table, frame: Initiating) -> None:
        c, ctx = s.challenge, frame.ctx
        found = self.reached(s, ctx)
        if c is None or not found:
            frame.failed = True
            return
        sides = {c.attacker: "attacking", c.defender: "defending"}
        side = ctx.vars.pop("side", None) or sides.get(ctx.player)
        if side is None:
            frame.at -= 1
            prompt = f"{s.called(ctx.card)}: on which side?"
            labels = words({"attacker": "attacking", "defender": "defending"})
            s.push(PickWord(ctx.player, "side", labels, prompt, s.clauses.either))
            return
        s.happen([Event("join", c, s.ctrl[c], source=ctx.card, by=ctx.player, how=side) for c in found])


class EndChallenge(Effect):
    """The challenge is over at once, and nobody has won or lost it."""

    phrases = (Phrase("end the challenge without a winner or loser"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return s.challenge is not None and not s.challenge.over and s.challenge.winner < 0

    def do(self, s: Table, frame: Initiating) -> None:
        if s.challenge is None or not self.could(s, frame.ctx):
            frame.failed = True
            return
        s.challenge.over = True
        s.note("ended", s.called(frame.ctx.card))
        s.touch()


class OneMoreChallenge(Effect):
    """You may initiate one challenge more of a type in this phase; when is the affair of the phase."""

    challenge: str
    phrases = (Phrase("you may initiate one {challenge} challenge more this phase", challenge=CHALLENGE_TYPE),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        give(s, frame.ctx, ExtraChallenge(challenge=self.challenge), PHASE)


class NoStrength(Stating):
    """A participating character does not contribute its STR to this challenge."""

    verb = "no strength"
    phrases = (Phrase("{who} does not count its [STR] in this challenge", who=SUBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return values.role(s, card) != "" and values.contributes(s, card)

    def do(self, s: Table, frame: Initiating) -> None:
        for card in subjects(s, frame.ctx, self.who):
            if s.challenge is not None and self.can(s, frame.ctx, card):
                s.challenge.without_strength.append(card)
                s.note("no strength", s.called(card))
                s.touch()


class LendStrength(Stating):
    """A character contributes its STR to your side of the challenge, if you have one, without participating."""

    verb = "lend strength"
    phrases = (
        Phrase("{who} counts its [STR] on your side of the challenge, whether or not it participates", who=SUBJECT),
    )

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        c = s.challenge
        return c is not None and ctx.player in (c.attacker, c.defender) and values.is_character(s, card)

    def do(self, s: Table, frame: Initiating) -> None:
        for card in self.reached(s, frame.ctx):
            side = "attacking" if s.under_way().attacker == frame.ctx.player else "defending"
            s.under_way().lent.append((card, side, False))
            s.note("lends strength", s.called(card), side)
            s.touch()


class MustDefend(Stating):
    """A character must be declared as a defender for this challenge, if able."""

    verb = "must defend"
    phrases = (Phrase("{who} must be among the declared defenders of this challenge, if able", who=SUBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.challenge is not None and s.zone[card] == PLAY and values.card_type(s, card) == CHARACTER

    def do(self, s: Table, frame: Initiating) -> None:
        for card in subjects(s, frame.ctx, self.who):
            if s.challenge is not None and self.can(s, frame.ctx, card):
                s.challenge.must_defend.append(card)
                s.note("must defend", s.called(card))


class MustDie(Stating):
    """A character must be chosen for the claim of this challenge, if able."""

    verb = "must die"
    phrases = (Phrase("{who} must be among those chosen for claim in this challenge, if able", who=SUBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.challenge is not None and s.zone[card] == PLAY

    def do(self, s: Table, frame: Initiating) -> None:
        for card in subjects(s, frame.ctx, self.who):
            if s.challenge is not None and self.can(s, frame.ctx, card):
                s.challenge.must_die.append(card)
                s.note("must die", s.called(card))


class PlaceToken(ToCards):
    """Place tokens of a kind."""

    kind: str = "gold"
    n: int = 1
    verb = "token"
    phrases = (Phrase("place {n} {kind} token<s> on {who}", n=NUMBER, kind=SMALL, who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.in_play(card) or (card == ctx.card and s.zone[card] == AGENDA)

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("token", card, s.ctrl[card], amount=self.n, how=self.kind, source=ctx.card, by=ctx.player)


class RemoveToken(ToCards):
    """Remove a token of a kind."""

    kind: str = "gold"
    verb = "token"
    phrases = (Phrase("remove 1 {kind} token from {who}", kind=SMALL, who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.in_play(card) and s.tokens.get((card, self.kind), 0) > 0

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("token", card, s.ctrl[card], amount=-1, how=self.kind, source=ctx.card, by=ctx.player)


# Claim


class ClaimAs(Effect):
    """The claim is resolved as that of another type of challenge; the latest such replacement counts."""

    challenge: str
    phrases = (Phrase("{challenge} claim is resolved instead", challenge=CHALLENGE_TYPE),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return s.challenge is not None and s.challenge.claim != self.challenge

    def do(self, s: Table, frame: Initiating) -> None:
        assert s.challenge is not None
        s.challenge.claim = self.challenge


class PassClaim(Effect):
    """Another player suffers the claim in your place; whoever suffers it already suffers it once."""

    to: Players = THAT_PLAYER
    phrases = (Phrase("{to} suffers the claim in your place", to=PLAYER),)
    _order = False

    def could(self, s: Table, ctx: Context) -> bool:
        return s.challenge is not None and ctx.player in s.challenge.suffer

    def do(self, s: Table, frame: Initiating) -> None:
        c = s.challenge
        assert c is not None
        others = [p for p in c.suffer if p != frame.ctx.player]
        c.suffer = tuple(dict.fromkeys([*others, *self.to.seats(s, frame.ctx)]))


class InsteadOfClaim(Step):
    """Whatever else the ability does takes the place of the claim, against whomever it would be resolved."""

    phrases = (Phrase("the claim is not resolved"),)
    _order = False

    def do(self, s: Table, frame: Initiating) -> None:
        assert s.challenge is not None
        s.challenge.claim = ""
