"""What effects have in common, and how several of them make sentences.

An effect works on the frame that resolves it: ``frame.ctx`` says for whom, and holds what earlier parts bound to names.
Most effects turn into occurrences; the edition's timing gives those their windows.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from ...cards.definition import Context
from ...grammar.kinds import Flag
from ...grammar.node import fields, replace
from ...grammar.phrase import Kind, Node, Phrase, family
from ...grammar.speech import Speech
from ...table.event import LEAVING, Event
from ...table.words import PLAY, listed
from ..describing.players import OPPONENT, Players, Seat
from ..describing.who import OBJECT, PAID, THIS, Chosen, Who
from ..ruling.protecting import protected
from ..ruling.rules import cannot, immune

if TYPE_CHECKING:
    from ...grammar.reading import Reader
    from ...table.state import Table
    from ...timing.initiating import Initiating


class Effect(Node):
    """A part of an ability's text."""

    _order: ClassVar[bool] = True
    _compound: ClassVar[bool] = False
    told: ClassVar[bool] = False
    """Whether it is said as an order, though it shares no sentence with others: 'search …; shuffle …'."""
    firm: ClassVar[bool] = False
    """Whether the effects of its ability can't be cancelled."""
    rebinds: ClassVar[bool] = False
    """Whether what it lets somebody choose is what later effects call 'it'."""

    @property
    def order(self) -> bool:
        """Whether it is said as an order ('draw 2 cards'), so that it may share a sentence with others."""
        return self._order

    @property
    def targets(self) -> bool:
        """Whether it begins with a target."""
        return False

    @property
    def label(self) -> str:
        """A word or two for it: 'gain power'."""
        return " ".join(re.findall("[A-Z][a-z]+", type(self).__name__)).lower()

    @property
    def compound(self) -> bool:
        """Whether it has effects of its own, so that nothing may follow it in a list within a sentence."""
        return self._compound

    @abstractmethod
    def could(self, s: Table, ctx: Context) -> bool:
        """Whether it could change the game state now."""

    def barred(self, s: Table, ctx: Context) -> str | None:
        """The clause that keeps it from changing anything now, where there is one of its own."""
        return None

    def would(self, s: Table, ctx: Context) -> list[Event]:
        """What it is known to bring about, for an edition in which that is answered before it is carried out."""
        return []

    @abstractmethod
    def do(self, s: Table, frame: Initiating) -> None:
        """Carry it out, from the frame that resolves it."""

    def happen(self, s: Table, frame: Initiating, events: list[Event]) -> None:
        """Let its occurrences happen; without any, it has not been done."""
        if events:
            s.happen(events)
        else:
            frame.failed = True


def do_next(frame: Initiating, effects: Iterable[Effect]) -> None:
    """Effects that come up next, before all else that is still to be done."""
    frame.steps = (*frame.steps[: frame.at], *effects, *frame.steps[frame.at :])


def asked_in_turn(s: Table, frame: Initiating, effect: Effect, by: Players) -> bool:
    """What several players are asked is one effect for each of them, in player order; whether there are several."""
    seats = by.seats(s, frame.ctx)
    if len(seats) < 2:
        return False
    do_next(frame, [replace(effect, by=Seat(seat, s.name(seat))) for seat in seats])
    return True


class Step(Effect):
    """What is never reason enough to use an ability: a part of another effect, or one that only prepares others."""

    def could(self, s: Table, ctx: Context) -> bool:
        return False


def source_type(s: Table, ctx: Context) -> str:
    """The type of the card whose effect it is."""
    return s.defn[ctx.card].type if ctx.card >= 0 else ""


def subjects(s: Table, ctx: Context, who: Who, verb: str = "", tokens: bool = False) -> list[int]:
    """The cards an effect reaches: those meant, less the immune (unless it is about their tokens) and the protected."""
    found = who.find(s, ctx)
    if not found or not protected(s):
        return found
    if not tokens and ctx.card >= 0:
        kind = source_type(s, ctx)
        found = [c for c in found if c == ctx.card or not immune(s, c, kind, ctx.player, ctx.card)]
    if verb:
        found = [c for c in found if not cannot(s, c, verb, by_effect=True)]
    return found


def paid_with(s: Table, ctx: Context) -> list[int]:
    """What the cost was paid with; before that, whatever it could be paid with."""
    if PAID.name not in ctx.vars and ctx.ability is not None:
        return [card for cost in ctx.ability.costs[:1] for card in cost.candidates(s, ctx)]
    return PAID.find(s, ctx)


UNSAVABLE = Flag(" (cannot be saved)")


class ToCards(Effect):
    """An effect that does one thing to each card meant."""

    who: Who = THIS
    unsavable: bool = False
    verb: ClassVar[str] = ""
    on_tokens: ClassVar[bool] = False
    """Whether only tokens on the card are concerned, which its immunity doesn't protect."""

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        """Whether it could affect this card."""
        return s.zone[card] == PLAY

    def idle(self, s: Table, ctx: Context) -> bool:
        """Whether it may be used on the cards meant though it would change nothing, where the edition lets it."""
        return False

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        """What happens to one of the cards."""
        return Event(self.verb, card, s.ctrl[card], source=ctx.card, by=ctx.player, unsavable=self.unsavable)

    def reached(self, s: Table, ctx: Context) -> list[int]:
        """The cards that it affects: those meant that can be; what is leaving play can't be made to leave it again."""
        found = subjects(s, ctx, self.who, self.verb, self.on_tokens)
        leaves = self.verb in LEAVING
        return [c for c in found if self.can(s, ctx, c) and not (leaves and s.stays(c))]

    def could(self, s: Table, ctx: Context) -> bool:
        if isinstance(self.who, Chosen) and self.who.name == PAID.name:
            return any(self.can(s, ctx, c) for c in paid_with(s, ctx))
        return bool(self.reached(s, ctx))

    def would(self, s: Table, ctx: Context) -> list[Event]:
        return [self.event(s, ctx, c) for c in self.reached(s, ctx)]

    def do(self, s: Table, frame: Initiating) -> None:
        self.happen(s, frame, self.would(s, frame.ctx))


def to_cards(words: str) -> tuple[Phrase, ...]:
    """The phrase of an effect on cards that may say that they can't be saved."""
    return (Phrase(f"{words}{{unsavable}}", who=OBJECT, unsavable=UNSAVABLE),)


class Then(Step):
    """What follows is attempted only if everything before was done in full."""

    def do(self, s: Table, frame: Initiating) -> None:
        if frame.failed or any(not e.done for e in frame.pending):
            frame.at = len(frame.steps)


THEN = Then()


def before_then(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The part of an ability that must be able to change the game: what follows 'then' hangs on it."""
    for number, effect in enumerate(effects):
        if type(effect) is Then:  # asked very often
            return effects[:number]
    return effects


# Several effects in a row


def joined(parts: list[tuple[str, bool]], joint: str) -> str:
    """Orders in a row share a clause ('stand it and draw 1 card'); all else, and what begins with 'then', has its own."""
    clauses: list[list[str]] = []
    ordering = False
    for said, order in parts:
        if order and ordering and not said.startswith("then "):
            clauses[-1].append(said)
        else:
            clauses.append([said])
        ordering = order
    texts = [listed(clause) for clause in clauses]
    if joint == ". ":
        texts = texts[:1] + [text[0].upper() + text[1:] for text in texts[1:]]
    return joint.join(texts)


def said_parts(effects: tuple[Effect, ...], speech: Speech, nested: bool) -> list[tuple[str, bool]] | None:
    """The words of each effect, and whether it is an order; what follows a 'then' begins with it."""
    out: list[tuple[str, bool]] = []
    then = False
    for number, effect in enumerate(effects):
        if effect == THEN:
            if then or number in (0, len(effects) - 1):
                return None
            then = True
            continue
        if nested and effect.compound and number < len(effects) - 1:
            return None
        if any(getattr(effect, each.name) == OPPONENT for each in fields(effect)):
            raise ValueError(f"Which opponent is meant must be chosen, or it is each of them: {effect!r}.")
        said = effect.say(speech)
        out.append((f"then {said}" if then else said, effect.order))
        then = False
    return out


class OneEffect(Kind):
    """Any effect but 'then'. ``more``: other ways of saying one; ``settle``: what an effect with something inlined is."""

    def __init__(self) -> None:
        self.more: list[Kind] = []
        self.settle: Callable[[Effect], Effect | None] = lambda effect: effect

    def say(self, value: Any, speech: Speech) -> str | None:
        return value.say(speech) if isinstance(value, Effect) and value != THEN else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        for each in family(Effect):  # type: ignore[type-abstract]
            for phrase in each.phrases:
                for found, end in phrase.read(reader, at):
                    made = reader.make(each, found)
                    settled = self.settle(made) if made is not None else None
                    if settled is not None:
                        yield settled, end
        for kind in self.more:
            yield from reader.read(kind, at)


EFFECT = OneEffect()


class Effects(Kind):
    """Effects within a sentence, or (``joint`` '. ') as sentences of their own."""

    def __init__(self, joint: str = "; ") -> None:
        self.joint = joint

    def say(self, value: Any, speech: Speech) -> str | None:
        parts = said_parts(value, speech, self.joint != ". ") if value else None
        return joined(parts, self.joint) if parts else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[tuple[Effect, ...], int]]:
        for first, end in reader.read(EFFECT, at):
            yield (first,), end
            for joint in (", ", " and ", self.joint):
                after = reader.literal(joint, end)
                if after < 0:
                    continue
                for rest, last in reader.read(self, after):
                    yield (first, *rest), last
                then = reader.literal("then ", after)
                if then >= 0:
                    for rest, last in reader.read(self, then):
                        yield (first, THEN, *rest), last


EFFECTS, SENTENCES = Effects(), Effects(". ")
