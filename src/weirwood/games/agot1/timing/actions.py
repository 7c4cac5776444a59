"""Player actions: the segments in which players act in turn, and playing cards from hand (faq1.timing.15 and 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ....cardgame.cards.definition import Context
from ....cardgame.phases.marshaling import Marshal, limited_used_up
from ....cardgame.table.event import Event
from ....cardgame.table.words import HAND, SHADOWS
from ....cardgame.timing import opportunities
from ....cardgame.timing.entering import duplicate_host, may_control, may_enter
from ....cardgame.timing.opportunities import Unstalled, marshal_options, usable_actions
from ....cardgame.timing.pricing import marshal_cost
from ....cardgame.timing.purses import spendable
from ....cardgame.vocabulary.ruling.bringing_in import goes_on_faction
from ....cardgame.vocabulary.ruling.player_rules import CannotMarshal
from ....cardgame.vocabulary.ruling.rules import active
from ....kernel.decision import Option, make_option
from ....kernel.frame import Frame
from ..rules.challenges import initiate_challenge
from ..rules.extra_challenges import challenge_actions
from ..values.hands import may_leave_hand
from .loops import Repeating, Taken, cycle, repeat_options, taken
from .promises import alike, discard_promised, keep, promised

if TYPE_CHECKING:
    from ....cardgame.table.state import Table
    from ..rules.table import Agot1

INTO_SHADOWS = 2
"""What the s of a Shadows card's cost stands for (lcg1.shadow.2)."""


class Actions(Unstalled):
    """A player action segment: one action each, the first player first, until all pass one after the other."""

    __slots__ = ("taken",)
    rule = "faq1.timing.15"

    def __init__(self) -> None:
        super().__init__()
        self.taken: list[Taken] = []

    def copy_into(self, new: Self) -> None:
        new.at, new.last, new.passes = self.at, self.last, self.passes
        new.before, new.taken = self.before[:], self.taken[:]

    def run(self, s: Agot1) -> None:  # type: ignore[override]
        c = s.challenge
        if c is not None and c.deserted:
            s.pop()
        elif self.last >= 0 and not self.passes and self.stalled(s):
            s.note("stalled", rule="faq1.2.7.3")
            s.pop()
        else:
            super().run(s)

    def options(self, s: Table, seat: int) -> list[Option]:
        options = usable_actions(s, seat)
        if s.phase == "marshalling" and s.active == seat:
            options += marshal_options(s, seat, may_marshal, may_duplicate)
            options += attachment_options(s, seat)
            options += shadow_options(s, seat)
        elif s.phase == "challenges":
            options += ambush_options(s, seat)
        if "ChallengeAction" in s.given:
            options += challenge_actions(s, seat)
        if self.taken:
            options += repeat_options(s, seat, self.taken)  # type: ignore[arg-type]
        return options

    def obliged(self, s: Agot1, seat: int) -> bool:  # type: ignore[override]
        """A card that must be played next is played now, if it can be, and else discarded (faq1.q.7 and 8)."""
        card = promised(s, seat) if s.promised else -1
        if card < 0:
            return False
        own = [o for o in self.options(s, seat) if o.verb not in ("challenge", "repeat") and alike(s, card, o.args[0])]
        if own:
            s.ask(seat, "action", f"{s.called(card)} must be played now.", "faq1.q.8", own)
        else:
            s.act(-1, "")
            discard_promised(s, seat)
        return True

    def take(self, s: Agot1, seat: int, option: Option) -> None:  # type: ignore[override]
        if option.verb == "challenge":
            initiate_challenge(s, seat, *option.args)
        elif option.verb == "repeat":
            s.note("repeat", s.name(seat), option.args[0], rule="faq1.2.7.1")
            s.push(Repeating(seat, cycle(s, seat, self.taken), option.args[0]))
        else:
            self.taken.append(taken(s, seat, option))
            self.act(s, seat, option)

    def act(self, s: Agot1, seat: int, option: Option) -> None:
        """The window of an action opens, and the action is initiated."""
        keep(s, seat, option.args[0])
        s.act(seat, doing(s, option))
        if option.verb == "marshal":
            card, duplicate, *attached = option.args
            s.push(PlayAsAttachment(seat, card, False) if attached else Play(seat, card, duplicate))
        elif option.verb == "ambush":
            s.push(Ambush(seat, option.args[0], False))
        elif option.verb == "into shadows":
            s.push(IntoShadows(seat, option.args[0]))
        else:
            card, ability = option.args
            s.initiate(Context(card, seat, ability))


def idle(s: Agot1) -> bool:
    """Whether it is clear at once that nobody can do anything in a segment that begins: no card has an action for it."""
    if s.phase == "marshalling" or s.phase == "challenges" or s.promised or "ChallengeAction" in s.given:
        return False
    return opportunities.idle(s)


def doing(s: Agot1, option: Option) -> str:
    """What a player does with an action, for all to read: what goes into Shadows is not named (lcg1.shadow.3)."""
    if option.verb == "into shadows":
        return "plays a card into Shadows"
    verb = {"marshal": "plays", "ambush": "ambushes", "bring out": "brings out", "play": "plays"}.get(
        option.verb, "uses"
    )
    return f"{verb} {s.called(option.args[0])}"


# What may be played


def may_marshal(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids playing a character, location or attachment now, or None."""
    defn = s.defn[card]
    if s.phase != "marshalling" or s.active != seat:
        return "faq1.phase.marshalling.3"
    if defn.type == "event":
        return "faq1.4.4.1"
    if defn.shadow:
        return "lcg1.shadow.2"
    if marshal_cost(s, seat, card) > spendable(s, seat):
        return "lcg1.round.7"
    if s.has("CannotMarshal") and any(defn.type in rule.types for _, rule in active(s, CannotMarshal, seat)):
        return "faq1.4.3.1"
    if defn.has_keyword("limited") and limited_used_up(s, seat):
        return "lcg1.kw.6"
    if defn.unique and duplicate_host(s, seat, card) >= 0:
        return "faq1.3.27.1"
    return may_leave_hand(s, seat, card) or may_enter(s, seat, card)


def may_duplicate(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids playing a card as a duplicate now, or None: it costs nothing (lcg1.card.7)."""
    if s.phase != "marshalling" or s.active != seat:
        return "faq1.phase.marshalling.3"
    if duplicate_host(s, seat, card) < 0:
        return "faq1.3.27.2"
    return may_leave_hand(s, seat, card) or may_control(s, seat, card)


def may_attach_to_house(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids playing a card as an attachment on the own House card now, or None (faq1.3.22.1)."""
    return may_marshal(s, seat, card) if goes_on_faction(s, card) else "faq1.3.22.1"


def attachment_options(s: Table, seat: int) -> list[Option]:
    """The cards in hand that a seat may play as attachments on its House card, interchangeable ones once."""
    able = [card for card in s.hand[seat] if s.defn[card].rules and goes_on_faction(s, card)]
    if not able:
        return []
    found = {s.defn[c].code: c for c in able[::-1] if may_attach_to_house(s, seat, c) is None}
    return [
        make_option(f"marshal {s.called(c)} as attachment", "marshal", (c, False, True))
        for c in reversed(found.values())
    ]


def may_hide(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids playing a card into Shadows now, or None (lcg1.shadow.2)."""
    if s.phase != "marshalling" or s.active != seat:
        return "faq1.phase.marshalling.3"
    if not s.defn[card].shadow:
        return "lcg1.shadow.1"
    if spendable(s, seat) < INTO_SHADOWS:
        return "lcg1.shadow.2"
    return may_leave_hand(s, seat, card)


def shadow_options(s: Table, seat: int) -> list[Option]:
    """The cards in hand that a seat may play into Shadows, interchangeable ones once."""
    able = [card for card in s.hand[seat] if s.defn[card].shadow]
    if not able:
        return []
    found = {s.defn[card].code: card for card in able[::-1] if may_hide(s, seat, card) is None}
    return [make_option(f"marshal {s.called(c)} into Shadows", "into shadows", (c,)) for c in reversed(found.values())]


def may_ambush(s: Table, seat: int, card: int) -> str | None:
    """The clause that forbids ambushing with a card now, or None (lcg1.kw.19 and 20)."""
    if s.phase != "challenges" or s.zone[card] != HAND or not s.defn[card].has_keyword("ambush"):
        return "lcg1.kw.19"
    if marshal_cost(s, seat, card) > spendable(s, seat):
        return "lcg1.kw.20"
    return may_leave_hand(s, seat, card) or may_enter(s, seat, card)


def ambush_options(s: Table, seat: int) -> list[Option]:
    able = [card for card in s.hand[seat] if "ambush" in s.defn[card].keyword_names]
    if not able:
        return []
    found = {s.defn[card].code: card for card in able[::-1] if may_ambush(s, seat, card) is None}
    return [make_option(f"ambush {s.called(c)}", "ambush", (c,)) for c in reversed(found.values())]


class Play(Marshal):
    """Playing a card from hand in the own marshalling (faq1.4.4.1)."""

    __slots__ = ()


class PlayAsAttachment(Play):
    """Playing a card that is no attachment as one on the own House card; it has no other type then (faq1.3.22.2)."""

    __slots__ = ()

    def attaching(self, s: Table) -> bool:
        return True


class Ambush(Marshal):
    """Putting a card into play from hand in the challenges phase, for its gold cost (lcg1.kw.19)."""

    __slots__ = ()
    how = "ambush"

    def spend(self, s: Table) -> None:
        pass


class IntoShadows(Frame):
    """Playing a card facedown into Shadows: it is played from hand, and not in play (faq1.4.15.1)."""

    __slots__ = ("card", "ctx", "seat", "unpaid")

    def __init__(self, seat: int, card: int) -> None:
        self.at = 0
        self.seat = seat
        self.card = card
        self.unpaid = False
        self.ctx = Context(card, seat)

    def run(self, s: Agot1) -> None:
        s.pop()
        s.happen([Event("pay", player=self.seat, amount=INTO_SHADOWS, source=self.card, by=self.seat, cost=True)])
        s.place(self.card, SHADOWS)
        s.note(
            "into shadows",
            s.name(self.seat),
            rule="lcg1.shadow.2",
            secret=(s.called(self.card),),
            audience=1 << self.seat,
        )
        hidden = Event("into shadows", self.card, self.seat, by=self.seat)
        hidden.done = True
        s.gather([hidden])
