"""Why not: the same checks that make the options, asked about one label, with a sentence for people.

An edition supplies its words for clauses and what it alone has; ``said_of`` are the reasons why an ability can't be used
by clause, each of which says nothing if it isn't the one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from ...kernel.decision import Refusal
from ..cards.definition import Ability, Context
from ..phases.setup import SettingUp
from ..table.event import Event
from ..table.gaining import is_lent
from ..table.naming import name_of, titled
from ..table.state import Table
from ..table.words import HAND, listed
from ..timing.occurring import DUPLICATES, Occurring
from ..timing.pricing import marshal_cost
from ..timing.purses import spendable
from ..vocabulary.describing.nouns import A_CARD
from ..vocabulary.lines import named
from ..vocabulary.ruling.rules import Ban, active
from ..vocabulary.ruling.table_rules import CannotSetUp
from . import reasons, refusals_challenges
from .refusals_challenges import forbidden
from .refusing import held, own_cards, theirs, which, without_duplicate
from .unpicked import unpicked

Reason = Callable[[Table, Context], str]
Check = Callable[[Any, int, str], list[Refusal]]


class Refusals:
    """Why not, in an edition's words."""

    words: ClassVar[Mapping[str, str]]
    """Clauses that need no more words than these."""
    then: ClassVar[Mapping[str, str]]
    """Why a save could not be offered when its moment was there."""
    said_of: ClassVar[Mapping[str, Sequence[Reason]]]
    narrower: ClassVar[Mapping[tuple[str, str], str]]
    idle: ClassVar[tuple[str, ...]] = ()
    """Clauses left out where a copy of the card has something better to say."""
    vague: ClassVar[tuple[str, ...]]
    """Clauses that come last."""
    brought: ClassVar[str]
    """The word for what is done with a card from hand: 'marshaled'."""
    marshaling: ClassVar[tuple[str, str]]
    """The phase in which that is done, and 'cards are marshaled'."""
    saved_when: ClassVar[str]
    """From what a duplicate saves: 'leave play'."""

    def __init__(self) -> None:
        self.checks: dict[str, Check] = {
            "marshal": self.marshal,
            "play": self.use,
            "trigger": self.use,
            "challenge": refusals_challenges.challenge,
            "attack": refusals_challenges.attack,
            "defend": refusals_challenges.defend,
            "stealth": refusals_challenges.stealth,
            "place": self.place,
            "mulligan": self.mulligan,
            "plot": self.plot,
        }

    def why_not(self, s: Table, seat: int, label: str) -> list[Refusal]:
        """The clauses that forbid what a label says."""
        verb, _, rest = label.strip().partition(" ")
        check = self.checks.get(verb.lower()) if rest.strip() or verb.lower() == "mulligan" else None
        if check is not None:
            return which(s, seat, verb.lower(), rest.strip()) or check(s, seat, rest.strip())
        return unpicked(s, seat, label, self.narrower) or self.chosen(s, seat, verb.lower(), rest)

    def chosen(self, s: Table, seat: int, verb: str, rest: str) -> list[Refusal]:
        """Why not, for an edition's own choices."""
        return []

    def refuse(self, clause: str, what: str, words: str = "") -> Refusal:
        """A refusal of something: in these words, or in the clause's own."""
        return Refusal(clause, f"{what}: {words or self.words[clause]}")

    # Bringing cards into play

    def may_marshal(self, s: Table, seat: int, card: int, duplicate: bool) -> str | None:
        """The clause that keeps a card in hand from being brought into play now, or None."""
        raise NotImplementedError

    def marshal(self, s: Table, seat: int, name: str) -> list[Refusal]:
        title, duplicate = without_duplicate(name)
        cards = held(s, seat, title)
        words = f"{s.name(seat)} has no {title} in hand, and cards are {self.brought} from hand"
        if not cards:
            return [Refusal(s.clauses.marshal_from_hand, words)]
        refused = [(card, self.may_marshal(s, seat, card, duplicate)) for card in cards]
        return [each for card, clause in refused for each in self.unbrought(s, seat, card, clause, duplicate)]

    def unbrought(self, s: Table, seat: int, card: int, clause: str | None, duplicate: bool = False) -> list[Refusal]:
        """Why a card can't be brought into play by a clause, or, without one, at this moment."""
        if clause:
            return [self.unmarshaled(s, seat, card, clause, duplicate)]
        if window_open(s, seat):
            return []
        words = f"it can come into play when {s.name(seat)} is asked to take an action or pass"
        return [self.refuse(s.clauses.acting, s.called(card), words)]

    def unmarshaled(self, s: Table, seat: int, card: int, clause: str, duplicate: bool) -> Refusal:
        """Why a card can't be brought into play."""
        what, attached = s.called(card), s.defn[card].attach_to
        if clause == s.clauses.marshal_price:
            costs = f"{what} costs {marshal_cost(s, seat, card)} gold"
            return Refusal(clause, f"{costs} and {s.name(seat)} has {spendable(s, seat)}")
        if clause == s.clauses.marshal_active:
            return self.refuse(clause, what, reasons.inactive(s, *self.marshaling))
        if clause == s.clauses.attachments:
            on = A_CARD.say(attached, s.speech) if attached is not None else "a character"
            words = f"it is attached to {on}, and there is none in play that it could be attached to"
            return self.refuse(clause, what, words)
        return self.refuse(clause, what)

    # Abilities

    def use(self, s: Table, seat: int, name: str) -> list[Refusal]:
        """Playing an event or using an ability: every reason that there is, the most telling first."""
        cards = own_cards(s, seat, name)
        found = [refusal for card in cards for refusal in self.unused(s, seat, card)]
        found = [r for r in found if r.rule not in self.idle] or found
        unique = {(r.rule, r.reason): r for r in found}
        for card in theirs(s, seat, name) if not cards else ():
            return [Refusal(s.clauses.ability_not_own, f"{name_of(s, card)} is controlled by {s.name(s.ctrl[card])}")]
        if not cards:
            return [Refusal(s.clauses.ability_elsewhere, f"{s.name(seat)} has no {name} in play or in hand")]
        return sorted(unique.values(), key=lambda r: r.rule in self.vague)

    def unused(self, s: Table, seat: int, card: int) -> list[Refusal]:
        """Why each of a card's abilities, and its duplicate, can't be used now."""
        found: list[Refusal] = []
        for ability in s.defn[card].abilities:
            found += self.unusable(s, Context(card, seat, ability), ability)
        missed = self.missed(s, card, DUPLICATES)
        if missed is not None or (s.zone[card] != HAND and s.duplicates(card)):
            found.append(missed or self.unsaved(s, card))
        return found or ([] if s.defn[card].abilities else [self.untriggered(s, card)])

    def unusable(self, s: Table, ctx: Context, ability: Ability) -> list[Refusal]:
        """Why an ability can't be used now; nothing if it can."""
        missed = self.missed(s, ctx.card, ability.index)
        if s.zone[ctx.card] not in ability.zones and not is_lent(s, ctx):
            return self.with_missed(missed, self.of_ability(s, ctx, s.clauses.ability_elsewhere))
        if ability.kind == "when revealed":
            return [self.of_ability(s, ctx, s.clauses.when_revealed)]
        if ability.trigger is None:
            clause = s.may_use(ctx) or self.not_now(s, ctx.player)
            return [self.of_ability(s, ctx, clause)] if clause else []
        closest = self.answering(s, ctx, ability)
        if closest is not None:
            return [closest]
        return self.with_missed(missed, self.of_ability(s, ctx, self.waiting(s, ability)))

    def with_missed(self, missed: Refusal | None, now: Refusal) -> list[Refusal]:
        """Why not when the moment was there, if it was, or why not now."""
        return [now] if missed is None else [missed._replace(also=(*missed.also, *now.clauses))]

    def not_now(self, s: Table, seat: int) -> str:
        """The clause of a moment at which a seat can't take an action; '' if it can."""
        return "" if window_open(s, seat) else s.clauses.acting

    def waiting(self, s: Table, ability: Ability) -> str:
        """The clause of an ability that answers something which isn't happening."""
        return s.clauses.ability_waits

    def untriggered(self, s: Table, card: int) -> Refusal:
        """That a card has no ability to be used."""
        raise NotImplementedError

    def of_ability(self, s: Table, ctx: Context, clause: str) -> Refusal:
        """Why an ability can't be used now, said of this card."""
        name = s.called(ctx.card)
        said = (reason(s, ctx) for reason in self.said_of.get(clause, ()))
        words = named(next(filter(None, said), "") or self.words[clause], name)
        return self.refuse(clause, name, words)._replace(also=self.related(s, ctx, clause))

    def related(self, s: Table, ctx: Context, clause: str) -> tuple[str, ...]:
        """What else in an edition's rules says that an ability can't be used."""
        return ()

    def answering(self, s: Table, ctx: Context, ability: Ability) -> Refusal | None:
        """Why an interrupt, reaction or response can't answer what is going on; None if nothing of that concerns it."""
        assert ability.trigger is not None
        for depth in reversed(range(len(s.frames))):
            frame = s.frames[depth]
            for number, event in enumerate(frame.events) if isinstance(frame, Occurring) else ():
                if any(kind in ability.trigger.kinds for kind in event.kinds):
                    now = Context(ctx.card, ctx.player, ability, depth, number)
                    if ability.trigger.match(s, now, event):
                        return self.of_ability(s, now, self.unanswered(s, now, frame, number))
        return None

    def unanswered(self, s: Table, ctx: Context, frame: Any, number: int) -> str:
        """The clause that keeps an ability from answering an event that it does answer."""
        return s.may_use(ctx) or s.clauses.ability_too_late

    # Saving

    def missed(self, s: Table, card: int, index: int) -> Refusal | None:
        """Why an answer could not be offered when its moment was there, in this round or the one before."""
        missed = s.missed.get((card, index))
        if missed is None or missed.by != s.called(card):
            return None
        clause = self.unsavable(missed.event) or missed.rule
        words = self.words.get(clause) or self.then[clause]
        return self.refuse(clause, s.called(card), f"when {reasons.moment(s, missed)}, {words}")

    def unsavable(self, event: Event) -> str:
        """The clause that keeps a card from being saved at all, or ''."""
        raise NotImplementedError

    def unsaved(self, s: Table, card: int) -> Refusal:
        """Why the duplicates of a card can't save it now."""
        clause = s.clauses.duplicate_saves
        for frame in s.frames:
            for event in frame.events if isinstance(frame, Occurring) else ():
                if event.card == card and "leave" in event.kinds:
                    return self.refuse(self.unsavable(event) or clause, s.called(card))
        words = f"its duplicate saves it when it would {self.saved_when}, and it isn't about to {self.saved_when}"
        return self.refuse(clause, name_of(s, card), words)

    # Setup and plots

    def place(self, s: Table, seat: int, rest: str) -> list[Refusal]:
        frame, clause = s.frames[-1] if s.frames else None, s.clauses.setup_place
        if not isinstance(frame, SettingUp):
            return [self.refuse(clause, rest, f"cards are placed during setup, and {self.not_placing(s)}")]
        if bans := active(s, CannotSetUp, seat):
            return [forbidden(s, rest, bans[0])]
        cards = [card for card in own_cards(s, seat, rest) if s.zone[card] == HAND]
        left = [card for card in cards if card not in frame.placed[seat]]
        if not left:
            words = "it has been placed already" if cards else f"{s.name(seat)} has no such card in hand"
            return [self.refuse(clause, rest, words)]
        what, refused = s.called(left[0]), frame.may_place(s, seat, left[0])
        if refused == s.clauses.setup_gold:
            gold = f"{frame.gold - frame.spent(s, seat)} of {frame.gold} gold are left for setup"
            return [self.refuse(refused, what, f"it costs {s.defn[left[0]].cost}, and {gold}")]
        return [self.refuse(refused, what)] if refused else []

    def not_placing(self, s: Table) -> str:
        """What is going on instead of placing setup cards."""
        return reasons.this_is(s)

    def mulligan(self, s: Table, seat: int, rest: str) -> list[Refusal]:
        raise NotImplementedError

    def plot(self, s: Table, seat: int, rest: str) -> list[Refusal]:
        own = [s.called(c) for c in s.plots[seat]]
        if any(titled(s, c, rest) for c in s.plots[seat]):
            now = "one has been chosen" if s.phase == "plot" else reasons.this_is(s)
            words = f"plots are chosen at the beginning of the plot phase, one by each player, and {now}"
        else:
            words = f"{s.name(seat)} has no such plot in the plot deck, only {listed(own) or 'none at all'}"
        return [self.refuse(s.clauses.plot_choice, rest, words)]


def window_open(s: Table, seat: int) -> bool:
    """Whether a seat is asked for an action."""
    return any(d.seat == seat and d.kind == "action" for d in s.asks)


def banned(find: Callable[[Table, int, int], Ban | None]) -> Reason:
    """The reason that a card forbids it."""

    def reason(s: Table, ctx: Context) -> str:
        ban = find(s, ctx.player, ctx.card)
        return reasons.forbids(s, ban) if ban is not None else ""

    return reason


__all__ = ["Refusals", "banned", "forbidden", "window_open"]
