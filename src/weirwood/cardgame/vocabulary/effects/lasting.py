"""Effects with a duration: a rule that holds for cards or players until a period ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...cards.definition import Context, Keyword
from ...grammar.kinds import NUMBER, ListOf
from ...grammar.node import replace
from ...grammar.phrase import Kind, Phrase, family, say
from ...grammar.speech import Speech
from ...table import values
from ...table.event import Event
from ...table.lasting import Delayed, Lasting, lowered
from ...table.words import CHALLENGE, HERE, KNELT, NEXT_CHALLENGE, NEXT_FIGHT, PHASE, ROUND, THIS_TYPE, WITHIN_PHASE
from ..bases import AMOUNT, Amount, amount
from ..describing.cards import Cards
from ..describing.players import WHOSE, YOU, Players, Seat
from ..describing.who import PAID, SAME, SUBJECT, Who
from ..kinds import FIGURE_WORD, UNTIL
from ..ruling.player_rules import NextCostsLess, PlotValue
from ..ruling.rules import DiesAtZero, Gains, GainsTrait, Icon, OnCards, OnPlayers, Static, Strength
from .base import EFFECTS, Effect, paid_with, subjects

if TYPE_CHECKING:
    from ...grammar.reading import Reader
    from ...table.state import Table
    from ...timing.initiating import Initiating


def add_lasting(s: Table, ctx: Context, rule: Static, until: str, card: int = -1, player: int = -1) -> None:
    """Start a lasting effect, unless what it hangs on is over already."""
    if until in (HERE, KNELT) and (not s.in_play(ctx.card) or (until == KNELT and not s.kneeling[ctx.card])):
        return
    s.serial += 1
    defn = s.defn[ctx.card] if ctx.card >= 0 else None
    named: dict[str, Any] = {"source_type": defn.type, "source_name": s.called(ctx.card)} if defn else {}
    name = type(rule).__name__
    if until in (NEXT_CHALLENGE, NEXT_FIGHT):
        player = ctx.player if until == NEXT_CHALLENGE else player
        named["challenge"] = s.challenge.number if s.challenge is not None else 0
    effect = Lasting(name, rule, until, card=card, player=player, source=ctx.card, serial=s.serial, **named)
    if isinstance(rule, NextCostsLess):
        s.discounts.append(effect)
    else:
        s.add_lasting(effect)
    s.rewire()


def too_late(s: Table, until: str) -> bool:
    """Whether an effect until the end of a period would expire at once."""
    if until == CHALLENGE and s.challenge is None:
        return True
    if until != CHALLENGE and until not in WITHIN_PHASE and (until != ROUND or s.phase != "taxation"):
        return False
    ends = "challenge ends" if until == CHALLENGE else "phase ends"
    for frame in s.frames:
        if EVENTS in frame.fields and any(e.done and e.kind == ends for e in getattr(frame, EVENTS)):
            return True
    return False


EVENTS = "events"
"""The field of a frame in which something happens."""
SAID_ELSEWHERE = ("who", "condition")


class Verbs(Kind):
    """What a rule says of a card, without the card."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return say(value, speech, value.verbs, SAID_ELSEWHERE) if isinstance(value, OnCards) and value.verbs else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for each in family(OnCards):
            for phrase in each.verbs:
                for found, end in phrase.read(reader, at):
                    made = reader.make(each, {"who": SAME, **found})
                    if made is not None:
                        yield made, end


class PlayerRule(Kind):
    """What a rule says of players."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return value.say(speech) if isinstance(value, OnPlayers) and value.phrases else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for each in family(OnPlayers):
            for phrase in each.phrases:
                for found, end in phrase.read(reader, at):
                    made = reader.make(each, found)
                    if made is not None:
                        yield made, end


VERBS, PLAYER_RULE = Verbs(), PlayerRule()


class Given(ListOf):
    """Rules in a row: ``timed``, if one of them says itself when it holds, so that the period comes first."""

    def __init__(self, timed: bool) -> None:
        super().__init__(VERBS)
        self.timed = timed

    def say(self, value: Any, speech: Speech) -> str | None:
        return super().say(value, speech) if any(rule.timed for rule in value) is self.timed else None


class Gives(Effect):
    """Rules for each card meant, for a period: 'it gets +2 STR and gains stealth until the phase ends'."""

    who: Who
    rules: tuple[OnCards, ...]
    until: str = PHASE
    phrases = (
        Phrase("{who} {rules} {until}", who=SUBJECT, rules=Given(timed=False), until=UNTIL),
        Phrase("{until}, {who} {rules}", who=SUBJECT, rules=Given(timed=True), until=UNTIL),
    )
    _order = False

    def check(self) -> None:
        if not self.rules or any(rule.who != SAME or rule.condition is not None for rule in self.rules):
            raise ValueError("A lasting effect gives rules of the card that it speaks of, without conditions.")

    def could(self, s: Table, ctx: Context) -> bool:
        meant = subjects(s, ctx, self.who) if self.who != PAID else paid_with(s, ctx)
        cards = [] if too_late(s, self.until) else [c for c in meant if s.zone[c] in self.rules[0].given_in]
        if len(self.rules) > 1:
            return bool(cards)
        return any(not self._nothing(s, ctx, self.rules[0], card) for card in cards)

    def _nothing(self, s: Table, ctx: Context, rule: OnCards, card: int) -> bool:
        return isinstance(rule, Strength) and rule.mode == "add" and amount(s, ctx, rule.by, card) == 0

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        cards = [c for c in subjects(s, ctx, self.who) if s.zone[c] in self.rules[0].given_in]
        if not cards:
            frame.failed = True
            return
        given = {card: [rule.settled_on(s, ctx, card) for rule in self.rules] for card in cards}
        rules = [rule for each in given.values() for rule in each]
        if any(isinstance(rule, Strength) and rule.mode == "add" and amount(s, ctx, rule.by) < 0 for rule in rules):
            if self._interrupted(s, frame, cards):
                return
        before = [values.strength(s, c) for c in cards]
        for card in cards:
            for rule in given[card]:
                add_lasting(s, ctx, rule, self.until, card=card)
                tell(s, card, rule, self.until, ctx.card)
        if any(isinstance(rule, Strength) for rule in rules):
            raised = [c for c, old in zip(cards, before, strict=True) if values.strength(s, c) > old]
            if raised:
                s.happen([Event("strength raised", c, s.ctrl[c], source=ctx.card, by=ctx.player) for c in raised])

    def _interrupted(self, s: Table, frame: Initiating, cards: list[int]) -> bool:
        """A reduction of STR may be interrupted; whether it is to wait for that, or was cancelled."""
        ctx = frame.ctx
        if "strength lowered" not in s.listeners:
            return False
        if ctx.vars.pop("lowering", None) is None:
            ctx.vars["lowering"] = True
            frame.at -= 1
            s.happen([Event("strength lowered", c, s.ctrl[c], source=ctx.card, by=ctx.player) for c in cards])
            return True
        return any(e.cancelled for e in frame.pending if e.kind == "strength lowered")


def tell(s: Table, card: int, rule: OnCards, until: str, source: int = -1) -> None:
    """Put into the log what a card is given, by the effect of another."""
    name = s.called(card)
    if isinstance(rule, Strength):
        s.note("strength", name, (rule.mode, rule.by), until)
    elif isinstance(rule, Icon):
        s.note("icon", name, (rule.icon, rule.sign), until)
    elif isinstance(rule, Gains):
        s.note("keyword", name, (rule.keyword, rule.sign), until)
    else:
        s.note("mark", name, rule, until, s.called(source) if source >= 0 else "")


class GivesPlayers(Effect):
    """A rule for players, for a period: 'the winner cannot initiate any challenge of that type until the phase ends'."""

    rule: OnPlayers
    until: str = PHASE
    phrases = (Phrase("{rule} {until}", rule=PLAYER_RULE, until=UNTIL),)
    _order = False

    def check(self) -> None:
        if self.rule.condition is not None or isinstance(self.rule, NextCostsLess):
            raise ValueError("A lasting effect on players has no condition, and 'next' is another effect.")

    def could(self, s: Table, ctx: Context) -> bool:
        return not too_late(s, self.until) and bool(self.rule.players.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        give(s, frame.ctx, self.rule, self.until)


def give(s: Table, ctx: Context, rule: OnPlayers, until: str) -> None:
    """A rule for each player meant; the log says whom it means by name."""
    for seat in rule.players.seats(s, ctx):
        settled = replace(rule.settled(s, ctx), players=Seat(seat, s.name(seat)))
        add_lasting(s, ctx, settled, until, player=seat)
        s.note("on player", settled, "" if isinstance(rule, NextCostsLess) else until, s.name(seat))


class Cheaper(Effect):
    """Your next card that fits costs less this phase; ``then``: what follows once it was brought in for that."""

    rule: NextCostsLess
    then: tuple[Effect, ...] = ()
    phrases = (
        Phrase("{rule}", rule=PLAYER_RULE),
        Phrase("{rule}; once that has happened, {then}", rule=PLAYER_RULE, then=EFFECTS),
    )
    _order = False

    def check(self) -> None:
        if not isinstance(self.rule, NextCostsLess) or self.rule.condition is not None:
            raise ValueError("Only what costs less can be cheaper.")

    def could(self, s: Table, ctx: Context) -> bool:
        return not too_late(s, PHASE)

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        give(s, ctx, self.rule, PHASE)
        if self.then:
            kept = Context(ctx.card, ctx.player)
            kind, name = s.defn[ctx.card].type, s.called(ctx.card)
            s.delayed.append(Delayed(lowered(s.serial), -1, self.then, kept, source_type=kind, source_name=name))

    @property
    def compound(self) -> bool:
        return bool(self.then)


class RaiseFigure(Effect):
    """A figure of a player's revealed plot card is higher for a period."""

    figure: str
    by: int
    whose: Players = YOU
    until: str = PHASE
    phrases = (
        Phrase("raise {whose} {figure} by {by} {until}", whose=WHOSE, figure=FIGURE_WORD, by=NUMBER, until=UNTIL),
    )

    def check(self) -> None:
        if self.by < 1:
            raise ValueError("What is raised gets higher.")

    def could(self, s: Table, ctx: Context) -> bool:
        return not too_late(s, self.until) and any(s.plot[p] >= 0 for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        give(s, frame.ctx, PlotValue(self.whose, figure=self.figure, by=self.by), self.until)


class LowerClaim(Effect):
    """A player's claim is lower for the challenge, by an amount that is counted now."""

    whose: Players
    by: Amount
    phrases = (Phrase("lower {whose} claim by {by} until the challenge ends", whose=WHOSE, by=AMOUNT),)

    def could(self, s: Table, ctx: Context) -> bool:
        return not too_late(s, CHALLENGE) and bool(self.whose.seats(s, ctx)) and amount(s, ctx, self.by) > 0

    def do(self, s: Table, frame: Initiating) -> None:
        by = amount(s, frame.ctx, self.by)
        give(s, frame.ctx, PlotValue(self.whose, figure="claim", by=-by), CHALLENGE)


# The words of the card files


def boost(who: Who, by: Amount, until: str = PHASE) -> Gives:
    """'gets +2 STR until …'."""
    return Gives(who, (Strength(SAME, by),), until)


def burn(who: Who, by: int, until: str = PHASE) -> Gives:
    """'gets -4 STR and is killed whenever its STR is 0'."""
    return Gives(who, (Strength(SAME, -by), DiesAtZero(SAME)), until)


def gain_icon(who: Who, icon: str, until: str = PHASE) -> Gives:
    """'gains a military icon until …'."""
    return Gives(who, (Icon(SAME, icon),), until)


def lose_icon(who: Who, icon: str, until: str = PHASE) -> Gives:
    """'loses a military icon until …'."""
    return Gives(who, (Icon(SAME, icon, -1),), until)


def gain_keyword(who: Who, keyword: Keyword, until: str = PHASE) -> Gives:
    """'gains renown until …'."""
    return Gives(who, (Gains(SAME, keyword),), until)


def gain_trait(who: Who, trait: str, until: str = PHASE, sign: int = 1) -> Gives:
    """'gains the Knight trait until …'."""
    return Gives(who, (GainsTrait(SAME, trait, sign),), until)


def next_costs_less(cards: Cards, by: int, verb: str = "marshal", then: tuple[Effect, ...] = ()) -> Cheaper:
    """'your next … this phase costs 1 less to marshal'."""
    return Cheaper(NextCostsLess(cards=cards, by=by, verb=verb), then)


def raise_claim(by: int, until: str, this_type: bool = False) -> GivesPlayers:
    """'your revealed plot card gets +1 claim until …'."""
    return GivesPlayers(PlotValue(figure="claim", by=by, challenge=THIS_TYPE if this_type else ""), until)
