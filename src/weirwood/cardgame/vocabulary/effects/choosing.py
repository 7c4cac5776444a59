"""Choosing: the targets of abilities, what is picked as an effect comes up, what each player chooses, what is named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...cards.definition import Context
from ...grammar.keeping import Kept
from ...grammar.kinds import NUMBER, OneOf
from ...grammar.node import fields, replace
from ...grammar.phrase import Category, Kind, Node, Phrase
from ...grammar.speech import Speech
from ...table import values
from ...table.choosing import Pick, PickWord, words
from ..amounts import ChosenX
from ..bases import AMOUNT, CONDITION, COUNT, Amount, Condition, Count, amount
from ..describing.cards import Cards
from ..describing.nouns import A_CARD_FROM, CARDS_FROM, CARDS_NOUN
from ..describing.players import ANY, OPPONENT, PLAYER, THAT_PLAYER, Players
from ..describing.who import THAT, Picked
from ..ruling.affiliations import never_alone
from ..ruling.protecting import protected, untargeted
from ..ruling.rules import cannot, immune
from ..walking import mentions, walk
from .base import EFFECT, EFFECTS, Effect, ToCards, before_then, do_next, joined, said_parts, source_type

if TYPE_CHECKING:
    from ...grammar.reading import Reader
    from ...table.state import Table
    from ...timing.initiating import Initiating

WHICH = OneOf({"": "", "first": " (the first)", "second": " (the second)", "third": " (the third)"})
EARLIER = {"second": ("first",), "third": ("first", "second")}
"""The targets that a later one must differ from."""
TARGETING = OneOf({True: "choose", False: "pick"})


class Choose(Node):
    """A target of an ability ('choose'): picked after costs are paid, from what was legal when it was initiated.

    ``least`` to ``most`` cards (most -1: any number), or ``exactly`` so many; ``total``: at most so much STR together; ``cost``: such printed costs. ``target=False``: the
    ability doesn't say 'choose', so nothing is targeted, though a card is picked while it resolves. ``among``: only from
    those chosen before. ``many``: no more than are counted, or as many, if at least 1 must be. ``more``: up to ``most`` if that holds, else 1. Bound to ``that``, or ``those`` if it may be several; ``which`` tells two targets apart.
    """

    cards: Cards
    least: int = 1
    most: int = 1
    exactly: bool = False
    total: Amount = -1
    same_side: bool = False
    among: bool = False
    target: bool = True
    which: str = ""
    many: Count | None = None
    cost: int = -1
    more: Condition | None = None
    phrases = (
        Phrase("{target} {cards}, as many as {many} at most", cards=CARDS_FROM, target=TARGETING, most=-1, least=0, many=COUNT),
        Phrase("{target} {cards}, as many as {many}", cards=CARDS_FROM, target=TARGETING, most=-1, many=COUNT),
        Phrase("{target} {cards}{which}", cards=A_CARD_FROM, target=TARGETING, which=WHICH),
        Phrase("{target} one of those {cards}", cards=CARDS_NOUN, target=TARGETING, among=True),
        Phrase("{target} up to {most} {cards}", cards=CARDS_FROM, target=TARGETING, most=NUMBER, least=0),
        Phrase("{target} up to {most} {cards}, all of one player", cards=CARDS_FROM, target=TARGETING, most=NUMBER, least=0, same_side=True),
        Phrase("{target} 1 to {most} {cards}", cards=CARDS_FROM, target=TARGETING, most=NUMBER),
        Phrase("{target} {most} {cards}", cards=CARDS_FROM, target=TARGETING, most=NUMBER, exactly=True),
        Phrase("{target} 1 of the {cards} (up to {most} of them if {more})", cards=CARDS_FROM, target=TARGETING, most=NUMBER, more=CONDITION),
        Phrase("{target} {most} {cards}, all of one player", cards=CARDS_FROM, target=TARGETING, most=NUMBER, exactly=True, same_side=True),
        Phrase("{target} 0 or more {cards}", cards=CARDS_FROM, target=TARGETING, most=-1, least=0),
        Phrase("{target} 1 or more {cards}", cards=CARDS_FROM, target=TARGETING, most=-1),
        Phrase(
            "{target} {cards} with up to {total} [STR] in total that one player controls",
            cards=CARDS_NOUN, target=TARGETING, most=-1, total=NUMBER, same_side=True,
        ),
        Phrase("{target} {cards} with up to {total} [STR] in total", cards=CARDS_NOUN, target=TARGETING, most=-1, total=NUMBER),
        Phrase("{target} any number of {cards} with printed costs of {cost} at most in all", cards=CARDS_FROM, target=TARGETING, most=-1, least=0, cost=NUMBER),
        Phrase("{target} {cards} with no more [STR] in total than {total}", cards=CARDS_NOUN, target=TARGETING, most=-1, total=AMOUNT),
    )  # fmt: skip

    @property
    def name(self) -> str:
        """What the choice is bound to."""
        return self.which or ("those" if self.most != 1 else "that")

    @property
    def fewest(self) -> int:
        """How many must be chosen."""
        return self.most if self.exactly else self.least

    def check(self) -> None:
        if self.exactly and (self.most < 2 or self.least != 1):
            raise ValueError("Exactly so many means 2 or more.")

    def eligible(self, s: Table, ctx: Context, effects: tuple[Effect, ...]) -> list[int]:
        """The cards that may be chosen: they fit, can be affected, and are not protected.

        Asked before an ability is offered, when it is declared and when it has been paid for: as long as nothing has
        changed and nothing is bound, the answer is the same.
        """
        if ctx.vars or ctx.occ >= 0:
            return self.choices(s, ctx, effects)
        key = (id(self), ctx.card, ctx.player)
        kept: tuple[Choose, list[int]] | None = s.memo.get(key)
        if kept is None:
            kept = s.memo[key] = (self, self.choices(s, ctx, effects))
        return kept[1]

    def choosable(self, s: Table, ctx: Context, effects: tuple[Effect, ...]) -> bool:
        """Whether there is a card that may be chosen: not all of them have to be found for that."""
        if ctx.vars or ctx.occ >= 0:
            return bool(self.choices(s, ctx, effects, 1))
        kept: tuple[Choose, list[int]] | None = s.memo.get((id(self), ctx.card, ctx.player))
        return bool(self.choices(s, ctx, effects, 1) if kept is None else kept[1])

    def choices(self, s: Table, ctx: Context, effects: tuple[Effect, ...], enough: int = -1) -> list[int]:
        """The same, found out now; when so many are ``enough``, no more."""
        found = self.cards.find(s, ctx)
        if self.among:
            found = [c for c in ctx.vars.get("those") or () if self.cards.fits(s, ctx, c)]
        if self.which in EARLIER:
            taken = [c for name in EARLIER[self.which] for c in ctx.vars.get(name) or ()]
            found = [c for c in found if c not in taken]
        if self.same_side and self.exactly:
            sides = [s.ctrl[c] for c in found]
            found = [c for c in found if sides.count(s.ctrl[c]) >= self.most]
        most = amount(s, ctx, self.total)
        if most >= 0:
            found = [c for c in found if values.strength(s, c) <= most]
        if self.cost >= 0:
            found = [c for c in found if s.defn[c].cost is not None and (s.defn[c].cost or 0) <= self.cost]
        if not found:
            return found
        if self.many is not None and not self.countable(s, ctx, len(found)):
            return []
        if protected(s):
            kind = source_type(s, ctx)
            found = [c for c in found if not immune(s, c, kind, ctx.player, ctx.card)]
            if self.target:
                found = [c for c in found if not cannot(s, c, "choose") and untargeted(s, c, kind, ctx.player) is None]
        if self.target:
            lone = never_alone(s, found, source_type(s, ctx), ctx.player)
            if lone and (len(found) == 1 or (self.most == 1 and not several_targets(ctx))):
                found = [c for c in found if c not in lone]
        name = self.name
        saved = ctx.vars.get(name)
        result = []
        first = before_then(effects)
        for card in found:
            ctx.vars[name] = (card,)
            for effect in first:
                if effect.could(s, ctx) or (s.idle_targets and isinstance(effect, ToCards) and effect.idle(s, ctx)):
                    result.append(card)
                    break
            if len(result) == enough:
                break
        if saved is None:
            ctx.vars.pop(name, None)
        else:
            ctx.vars[name] = saved
        return result

    def countable(self, s: Table, ctx: Context, there: int) -> bool:
        """Whether as many as are counted can be chosen; an X that is still to be paid may be whatever fits."""
        assert self.many is not None
        if isinstance(self.many, ChosenX) and "x" not in ctx.vars:
            return True
        n = self.many.value(s, ctx)
        return n > 0 and (not self.least or n <= there)

    def frame(self, s: Table, ctx: Context, candidates: list[int]) -> Pick:
        """The frame that asks."""
        most = len(candidates) if self.most < 0 else self.most
        lone = [] if several_targets(ctx) else never_alone(s, candidates, source_type(s, ctx), ctx.player)
        fewest = self.fewest
        if self.many is not None:
            most = min(most, self.many.value(s, ctx))
            fewest = most if self.least else 0
        if self.more is not None:
            fewest, most = (0, most) if self.more.holds(s, ctx) else (1, 1)
        pick = Pick(
            ctx.player, self.name, candidates, min(fewest, len(candidates)), most, total=amount(s, ctx, self.total),
            same_side=self.same_side, prompt=asking(s, ctx, self), rule=s.clauses.targets, fits=self.cards, does="choose",
            lone=lone,
        )  # fmt: skip
        pick.cost = self.cost
        return pick


def several_targets(ctx: Context) -> bool:
    """Whether an ability chooses more than once, so that nothing it chooses is its only target."""
    return ctx.ability is not None and len(ctx.ability.choose) > 1


class ChoosePlayer(Node):
    """A player as target: 'choose an opponent'; bound to ``player``."""

    players: Players = OPPONENT
    target: bool = True
    phrases = (Phrase("{target} {players}", players=PLAYER, target=TARGETING),)
    name = "player"
    fewest = 1

    def check(self) -> None:
        if self.players not in (OPPONENT, ANY) and not self.players.choosable:
            raise ValueError("A player is chosen among the opponents, or among all players.")

    def eligible(self, s: Table, ctx: Context, effects: tuple[Effect, ...]) -> list[int]:
        """Whom it would make a difference to choose; if nobody is to be affected, anyone will do.

        Where something of the player is counted, anyone will do too, if there is somebody of whom there is any.
        """
        seats = self.players.seats(s, ctx)
        forced = ctx.ability is None or ctx.ability.forced
        if not about_player(effects) and (forced or not counted_of_player(effects)):
            return seats
        found = []
        for seat in seats:
            ctx.vars[self.name] = (seat,)
            if any(effect.could(s, ctx) for effect in effects):
                found.append(seat)
        ctx.vars.pop(self.name, None)
        return found if about_player(effects) or not found else seats

    def frame(self, s: Table, ctx: Context, candidates: list[int]) -> PickWord:
        """The frame that asks."""
        labels = {s.name(p): (p,) for p in candidates}
        said = replace(self, target=True).say(s.speech)
        return PickWord(ctx.player, self.name, words(labels), f"{s.called(ctx.card)}: {said}.", s.clauses.targets)


def names_player(node: object) -> bool:
    """Whether an effect or a condition is about the player who was chosen (and not about cards of theirs, unless picked)."""
    if isinstance(node, Later):
        return mentions(node.choose, THAT_PLAYER)
    if not isinstance(node, Effect | Condition):
        return False
    return any(getattr(node, field.name) == THAT_PLAYER for field in fields(node))


_ABOUT_PLAYER: Kept[tuple[Effect, ...], bool] = Kept()


def about_player(effects: tuple[Effect, ...]) -> bool:
    """Whether effects are about the player who was chosen; found once for each ability."""
    found = _ABOUT_PLAYER.get(id(effects))
    if found is None:
        found = _ABOUT_PLAYER.put(effects, any(names_player(each) for each in walk(effects)))
    return found[1]


_COUNTED: Kept[tuple[Effect, ...], bool] = Kept()


def counted_of_player(effects: tuple[Effect, ...]) -> bool:
    """Whether effects count something of the player who was chosen; found once for each ability."""
    found = _COUNTED.get(id(effects))
    if found is None:
        counts = [each for each in walk(effects) if isinstance(each, Count)]
        found = _COUNTED.put(effects, any(mentions(each, THAT_PLAYER) for each in counts))
    return found[1]


Target = Choose | ChoosePlayer
CHOOSE, CHOOSE_PLAYER = Category(Choose), Category(ChoosePlayer)


class AnyTarget(Kind):
    """A card or a player as target."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return str(value.say(speech)) if isinstance(value, Choose | ChoosePlayer) else None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        yield from reader.read(CHOOSE, at)
        yield from reader.read(CHOOSE_PLAYER, at)


TARGET = AnyTarget()


def asking(s: Table, ctx: Context, choose: Choose) -> str:
    """The question: the whole instruction, where there is one target only, so that it says what for."""
    title = s.called(ctx.card) if ctx.card >= 0 else ""
    ability = ctx.ability
    alone = ability is not None and len(ability.choose) == 1 and ability.choose[0] is choose
    about = ability if alone else choose  # several abilities may ask for the same
    said = s.speech.kept.get(id(about))
    if said is None:
        parts = [(replace(choose, target=True).say(s.speech), True)]
        if ability is not None and alone:
            parts += said_parts(ability.do, s.speech, nested=False) or []
        said = s.speech.kept.put(about, joined(parts, ". "))
    return f"{title}: {said[1]}.".replace("~", title)


class Later(Effect):
    """Choose inside the resolution (after 'then'): not verified when the ability is initiated.

    What is picked for one effect alone is said in its place: 'put an Ironborn character from your dead pile into play'.
    """

    choose: Target
    effects: tuple[Effect, ...]
    may: bool = False
    rebinds = True

    def check(self) -> None:
        if not self.effects:
            raise ValueError("What is chosen is chosen for something.")

    @property
    def targets(self) -> bool:
        return self.choose.target

    @property
    def inline(self) -> Effect | None:
        """The one effect with a description in place of what is picked, if that can be said."""
        one = self.effects[0]
        if len(self.effects) > 1 or self.choose.target or self.may:
            return None
        if isinstance(self.choose, ChoosePlayer):
            direct = [f.name for f in fields(one) if getattr(one, f.name) == THAT_PLAYER]
            players = self.choose.players
            return replace(one, **dict.fromkeys(direct, players)) if direct and players == OPPONENT else None
        if self.choose != Choose(self.choose.cards, target=False):
            return None
        if getattr(one, "who", None) != THAT or sum(each == THAT for each in walk(one)) != 1:
            return None
        return replace(one, who=Picked(self.choose.cards))

    @property
    def order(self) -> bool:
        return self.inline is not None and self.inline.order

    @property
    def compound(self) -> bool:
        return self.inline is None

    def say(self, speech: Speech) -> str:
        may = "you may " if self.may else ""
        inline = self.inline
        if inline is not None:
            return inline.say(speech)
        parts = said_parts(self.effects, speech, nested=True)
        if parts is None:
            raise ValueError(f"{self!r} can't be said: what has effects of its own must come last.")
        return may + joined([(self.choose.say(speech), True), *parts], "; ")

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.choose.eligible(s, ctx, self.effects))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found = self.choose.eligible(s, ctx, self.effects)
        if not found:
            frame.failed = True
            return
        do_next(frame, self.effects)
        asked = self.choose.frame(s, ctx, found)
        if self.may and isinstance(asked, Pick):
            asked.least = 0
        s.push(asked)


def picked_inline(effect: Effect) -> Effect | None:
    """An effect that was read with a description in the place of a card or player: picked as it comes up."""
    who = getattr(effect, "who", None)
    if isinstance(who, Picked):
        return Later(Choose(who.cards, target=False), (replace(effect, who=THAT),))
    if any(isinstance(each, Picked) for each in walk(effect)) and not isinstance(effect, Later):
        return None
    direct = [f.name for f in fields(effect) if getattr(effect, f.name) == OPPONENT]
    if direct:
        return Later(ChoosePlayer(target=False), (replace(effect, **dict.fromkeys(direct, THAT_PLAYER)),))
    return effect


class LaterWords(Kind):
    """'pick a character from your hand and put it into play; at the end of the phase …'."""

    def say(self, value: Any, speech: Speech) -> str | None:
        return None

    def read(self, reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
        may = reader.literal("you may ", at)
        for begin, optional in ((at, False), (may, True)):
            if begin < 0:
                continue
            for choose, end in reader.read(TARGET, begin):
                for joint in (", ", " and ", "; "):
                    after = reader.literal(joint, end)
                    if after >= 0:
                        for effects, last in reader.read(EFFECTS, after):
                            yield Later(choose, effects, optional), last


EFFECT.more.append(LaterWords())
EFFECT.settle = picked_inline
