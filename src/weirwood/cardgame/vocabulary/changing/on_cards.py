"""Effects on cards: kneeling, killing, discarding, moving between play, hand, deck and piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ...cards.definition import Context
from ...grammar.phrase import Phrase
from ...table import values
from ...table.choosing import Pick
from ...table.event import Event
from ...table.words import (
    AGENDA,
    ATTACHMENT,
    CHARACTER,
    DEAD,
    DECK,
    DISCARD,
    DUPLICATE,
    HAND,
    PLAY,
    SHADOWS,
    STAYS,
    TITLE,
)
from ...timing.entering import duplicate_host, hosts, may_control
from ..describing.predicates import KNEELING_CHARACTER
from ..describing.who import FOUND, OBJECT, PRONOUN, SAME, TopOfDeadPile
from ..effects.base import UNSAVABLE, ToCards, subjects, to_cards
from ..effects.lasting import add_lasting
from ..kinds import UNTIL, Maybe
from ..ruling.rules import Blank

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating


class Posture(ToCards):
    """Kneeling and standing: a card may be as the text wants it already."""

    def idle(self, s: Table, ctx: Context) -> bool:
        return any(s.in_play(card) for card in subjects(s, ctx, self.who, self.verb))


class Kneel(Posture):
    """Kneel cards."""

    verb = "kneel"
    phrases = (Phrase("kneel {who}", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.in_play(card) and not s.kneeling[card]


class Stand(Posture):
    """Stand cards."""

    verb = "stand"
    phrases = (Phrase("stand {who}", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        if not s.in_play(card) or not s.kneeling[card]:
            return False
        return s.defn[card].type != CHARACTER or values.stands_left(s, ctx.player) != 0

    def do(self, s: Table, frame: Initiating) -> None:
        """Where the player may not stand them all, the player says which."""
        ctx = frame.ctx
        left = values.stands_left(s, ctx.player)
        chosen = ctx.vars.pop("standing", None)
        found = [c for c in subjects(s, ctx, self.who, self.verb) if self.can(s, ctx, c)]
        people = [c for c in found if s.defn[c].type == CHARACTER]
        if 0 <= left < len(people) and chosen is None:
            frame.at -= 1
            prompt = f"Choose the {left} characters you stand."
            rule = s.clauses.cannot
            s.push(Pick(ctx.player, "standing", people, left, left, prompt=prompt, rule=rule, fits=KNEELING_CHARACTER))
            return
        events = [self.event(s, ctx, c) for c in found if chosen is None or c in chosen or c not in people]
        self.happen(s, frame, events)


class Kill(ToCards):
    """Kill characters."""

    verb = "kill"
    phrases = to_cards("kill {who}")

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == PLAY and values.card_type(s, card) == CHARACTER


class Discard(ToCards):
    """Discard from play (a duplicate, too, if that is what the card meant has become)."""

    verb = "discard"
    phrases = (
        Phrase("discard {who}[ from play]{unsavable}", who=PRONOUN, unsavable=UNSAVABLE),
        *to_cards("discard {who} from play"),
    )

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] in (PLAY, DUPLICATE, TITLE)


class Sacrifice(ToCards):
    """Sacrifice cards."""

    verb = "sacrifice"
    phrases = (Phrase("sacrifice {who}", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == PLAY and s.ctrl[card] == ctx.player and not sacrificing(s, card)


def sacrificing(s: Table, card: int) -> bool:
    """Whether a card is about to be sacrificed: once more would change nothing, and could be answered without end."""
    pending = (event for frame in s.frames for event in getattr(frame, "events", ()))
    return any(e.kind == "sacrifice" and e.card == card and not e.done for e in pending)


class HaveSacrificed(ToCards):
    """Have cards sacrificed by their controllers."""

    verb = "sacrifice"
    phrases = (Phrase("have {who} sacrificed", who=OBJECT),)


class ReturnToHand(ToCards):
    """From play to its owner's hand."""

    verb = "return"
    phrases = to_cards("return {who} to the owner's hand")


class RemoveFromGame(ToCards):
    """Out of the game, from play, from a pile (``from_pile``) or ``from_hand``; an agenda only by its own ability."""

    from_pile: bool = False
    from_hand: bool = False
    verb = "remove"
    phrases = (
        Phrase("remove {who} from hand and the game", who=OBJECT, from_hand=True),
        Phrase("remove {who} from the game", who=OBJECT),
        Phrase("remove {who} from that pile and the game", who=OBJECT, from_pile=True),
    )

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        if s.zone[card] == AGENDA:
            return card == ctx.card
        if self.from_hand:
            return s.zone[card] == HAND
        return s.zone[card] in (DISCARD, DEAD) if self.from_pile else s.zone[card] == PLAY


class ShuffleIntoDeck(ToCards):
    """Shuffle cards from a pile (or play) into their owners' decks."""

    verb = "shuffle in"
    phrases = (Phrase("shuffle {who} into the owner's deck", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] != DECK


class AddToHand(ToCards):
    """From a pile or deck to its owner's hand (not drawing), shown to all."""

    verb = "add to hand"
    phrases: ClassVar[Sequence[Phrase]] = (
        Phrase("reveal the card and add it to your hand", who=FOUND),
        Phrase("add {who} to hand", who=OBJECT),
    )

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] != HAND and s.zone[card] != PLAY

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        found = super().event(s, ctx, card)
        found.how = "public"
        return found


class PutIntoPlay(ToCards):
    """Put a card into play under your control, if the edition lets it enter (maybe as a duplicate).

    ``under_yours``: the text says whose control, since the card is another player's. ``blank``: its text box is, traits and all, from then on.
    """

    under_yours: bool = False
    kneeling: bool = False
    blank: bool = False
    verb = "enter"
    phrases = (
        Phrase("put {who} into play", who=OBJECT),
        Phrase("put {who} into play kneeling", who=OBJECT, kneeling=True),
        Phrase("bring {who} into play on your side", who=OBJECT, under_yours=True),
        Phrase(
            "bring {who} into play on your side with a blank text box, traits included, as long as it stays there",
            who=OBJECT,
            under_yours=True,
            blank=True,
        ),
    )

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] != PLAY and s.may_put(ctx.player, card) is None

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        events = []
        for card in self.who.find(s, ctx):
            if not self.can(s, ctx, card):
                continue
            host = -1
            if s.defn[card].type == ATTACHMENT and duplicate_host(s, ctx.player, card) < 0:
                chosen = ctx.vars.pop("host", None)
                if chosen is None:
                    frame.at -= 1
                    prompt = f"Attach {s.called(card)} to which card?"
                    found = hosts(s, card, ctx.player)
                    rule = s.clauses.put_attachment
                    s.push(Pick(ctx.player, "host", found, verb="attach to", prompt=prompt, rule=rule, attaching=card))
                    return
                host = chosen[0]
            event = Event("enter", card, ctx.player, other=host, source=ctx.card, by=ctx.player, how="put into play")
            event.amount = int(self.kneeling)
            events.append(event)
            if self.blank:  # as it enters, so that nothing on it works even once
                add_lasting(s, ctx, Blank(SAME, all=True), STAYS, card=card)
        if isinstance(self.who, TopOfDeadPile) or self.blank:  # elsewhere than there it is 'the card'
            ctx.vars["found"] = tuple(event.card for event in events)
        self.happen(s, frame, events)


class Entomb(ToCards):
    """Lay cards in play in their owners' dead piles, which kills nobody."""

    verb = "entomb"
    phrases = to_cards("lay {who} in the owner's dead pile")


class TakeControl(ToCards):
    """Take control of a card: until it leaves play, unless a period is given."""

    until: str = ""
    verb = "control"
    phrases = (Phrase("take control of {who}{until}", who=OBJECT, until=Maybe(" ", UNTIL, "")),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return (
            s.zone[card] == PLAY
            and s.ctrl[card] != ctx.player
            and may_control(s, ctx.player, card, taking=True) is None
        )

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("control", card, ctx.player, source=ctx.card, by=ctx.player, how=self.until)


class DiscardFromHand(ToCards):
    """Discard certain cards from a hand."""

    verb = "discard from hand"
    phrases = (Phrase("discard {who} from hand", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == HAND


class ToDeadPile(ToCards):
    """Place a character that is discarded, or in shadows, in its owner's dead pile."""

    verb = "to dead pile"
    phrases = (Phrase("put {who} into its owner's dead pile", who=OBJECT),)

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] in (DISCARD, SHADOWS)
