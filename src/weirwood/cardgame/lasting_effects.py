"""Effects with a duration: bonuses, icons, keywords, claim, cost reductions, permissions and prohibitions."""

from __future__ import annotations

import re
from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from . import values
from .amounts import Count, amount
from .definition import Context, Keyword
from .effects import Effect, subjects
from .event import Event
from .lasting import Lasting
from .select import Cards, Who, players
from .state import Table
from .words import CHALLENGE, NEW_PLOT, PHASE, PLAY, ROUND, article, listed

if TYPE_CHECKING:
    from .initiating import Initiating

UNTIL = {
    CHALLENGE: "until the challenge ends",
    PHASE: "until the phase ends",
    ROUND: "until the round ends",
    NEW_PLOT: "until you reveal a new plot card",
}


def add_lasting(s: Table, ctx: Context, what: str, value: Any, until: str, **more: Any) -> None:
    """Start a lasting effect."""
    s.serial += 1
    defn = s.defn[ctx.card] if ctx.card >= 0 else None
    s.lasting.append(
        Lasting(
            what,
            value,
            until,
            source=ctx.card,
            serial=s.serial,
            source_type=defn.type if defn else "",
            source_name=defn.name if defn else "",
            **more,
        )
    )
    s.rewire()


def too_late(s: Table, until: str) -> bool:
    """Whether an effect until the end of a period would expire at once (rr.lasting-effects.3)."""
    if until == CHALLENGE and s.challenge is None:
        return True
    ended = {e.kind for f in s.frames for e in getattr(f, "events", ()) if e.done}
    if until == CHALLENGE:
        return "challenge ends" in ended
    return "phase ends" in ended and (until == PHASE or (until == ROUND and s.phase == "taxation"))


class OnCardsUntil(Effect):
    """A lasting effect on each card meant."""

    __slots__ = ("until", "who")
    what = ""

    def __init__(self, who: Who, until: str) -> None:
        self.who = who
        self.until = until

    @abstractmethod
    def values(self, s: Table, ctx: Context) -> tuple[Any, ...]:
        """What each card is given: usually one thing."""

    def could(self, s: Table, ctx: Context) -> bool:
        if too_late(s, self.until):
            return False
        return any(s.zone[c] == PLAY for c in subjects(s, ctx, self.who))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        cards = [c for c in subjects(s, ctx, self.who) if s.zone[c] == PLAY]
        for card in cards:
            for value in self.values(s, ctx):
                add_lasting(s, ctx, self.what, value, self.until, card=card)
                self.tell(s, card, value)
        if not cards:
            frame.failed = True

    def tell(self, s: Table, card: int, value: Any) -> None:
        """Put into the log what a card is given."""
        s.note(self.what, s.defn[card].name, value, self.until)

    def say(self) -> str:
        return f"{self.who.subject()} {self.words()} {UNTIL[self.until]}"

    @abstractmethod
    def words(self) -> str: ...


class Boost(OnCardsUntil):
    """'gets +2 STR until the end of the challenge'."""

    __slots__ = ("by", "mode")
    what = "strength"

    def __init__(self, who: Who, by: int | Count, until: str, mode: str = "add") -> None:
        super().__init__(who, until)
        self.by = by
        self.mode = mode

    def values(self, s: Table, ctx: Context) -> tuple[Any, ...]:
        return ((self.mode, amount(s, ctx, self.by)),)

    def could(self, s: Table, ctx: Context) -> bool:
        return super().could(s, ctx) and (self.mode != "add" or amount(s, ctx, self.by) != 0)

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        cards = [c for c in subjects(s, ctx, self.who) if s.zone[c] == PLAY]
        if "strength lowered" in s.listeners and self.mode == "add" and amount(s, ctx, self.by) < 0:
            if frame.ctx.vars.pop("lowering", None) is None:  # a reduction may be interrupted (faq2.terminal-timing.2)
                frame.ctx.vars["lowering"] = True
                frame.at -= 1
                s.happen([Event("strength lowered", c, s.ctrl[c], source=ctx.card, by=ctx.player) for c in cards])
                return
            if any(e.cancelled for e in frame.pending if e.kind == "strength lowered"):
                return
        before = [values.strength(s, c) for c in cards]
        super().do(s, frame)
        raised = [c for c, old in zip(cards, before, strict=True) if values.strength(s, c) > old]
        if raised:
            s.happen([Event("strength raised", c, s.ctrl[c], source=ctx.card, by=ctx.player) for c in raised])

    def words(self) -> str:
        if self.mode == "set":
            return f"has its STR set to {self.by}"
        if self.mode != "add":
            return "has its STR doubled" if self.mode == "times" else "has its STR halved"
        if isinstance(self.by, int):
            return f"gets {self.by:+d} STR"
        if self.by.kind == "if":
            condition, yes, no = self.by.param
            return f"gets {no:+d} STR ({yes:+d} if {condition.say()})"
        return f"gets +1 STR {self.by.say()}"


class ChangeIcon(OnCardsUntil):
    """'gains / loses an icon' (or one of each of several); the icon is fixed or was named before (bound to ``icon``)."""

    __slots__ = ("icons", "sign")
    what = "icon"

    def __init__(self, who: Who, icon: str | tuple[str, ...] | None, sign: int, until: str = PHASE) -> None:
        super().__init__(who, until)
        self.icons = (icon,) if isinstance(icon, str) else icon
        self.sign = sign

    def values(self, s: Table, ctx: Context) -> tuple[Any, ...]:
        return tuple((icon, self.sign) for icon in self.icons or (ctx.vars["icon"],))

    def words(self) -> str:
        verb = "gains" if self.sign > 0 else "loses"
        if self.icons is not None and len(self.icons) == 3:
            return f"{verb} one icon of each type"
        return f"{verb} {listed([article(i) for i in self.icons]) + ' icon' if self.icons else 'that icon'}"


class GainKeyword(OnCardsUntil):
    __slots__ = ("keyword", "sign")
    what = "keyword"

    def __init__(self, who: Who, keyword: Keyword, until: str = PHASE, sign: int = 1) -> None:
        super().__init__(who, until)
        self.keyword = keyword
        self.sign = sign

    def values(self, s: Table, ctx: Context) -> tuple[Any, ...]:
        return ((self.keyword, self.sign),)

    def words(self) -> str:
        return f"{'gains' if self.sign > 0 else 'loses'} {self.keyword}"


class GainTrait(OnCardsUntil):
    __slots__ = ("sign", "trait")
    what = "trait"

    def __init__(self, who: Who, trait: str, until: str = PHASE, sign: int = 1) -> None:
        super().__init__(who, until)
        self.trait = trait
        self.sign = sign

    def values(self, s: Table, ctx: Context) -> tuple[Any, ...]:
        return ((self.trait, self.sign),)

    def words(self) -> str:
        return f"{'gains' if self.sign > 0 else 'loses'} the {self.trait} trait"


class Mark(OnCardsUntil):
    """A lasting state of a card: blank, immune, cannot be …; ``burn``: it is killed if its STR is 0."""

    __slots__ = ("text", "value_", "what_")

    def __init__(self, who: Who, what: str, words: str, until: str = PHASE, value: Any = None) -> None:
        super().__init__(who, until)
        self.what_ = what
        self.text = words
        self.value_ = value

    @property
    def what(self) -> str:  # type: ignore[override]
        return self.what_

    def values(self, s: Table, ctx: Context) -> tuple[Any, ...]:
        return (self.value_,)

    def tell(self, s: Table, card: int, value: Any) -> None:
        s.note("mark", s.defn[card].name, self.text, self.until)

    def say(self) -> str:
        if " while " in self.text:  # 'while … until …' would be hard to read
            return f"{UNTIL[self.until]}, {self.who.subject()} {self.text}"
        return super().say()

    def words(self) -> str:
        return self.text


class Burn(Boost):
    """'gets -4 STR and is killed if its STR is 0': the reduction and the terminal condition at once."""

    __slots__ = ()

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        for card in subjects(s, ctx, self.who):
            if s.zone[card] == PLAY:
                add_lasting(s, ctx, "burn", None, self.until, card=card)
        super().do(s, frame)

    def say(self) -> str:
        return f"{UNTIL[self.until]}, {self.who.subject()} {self.words()} and is killed whenever its STR is 0"


def burn(who: Who, by: int, until: str = PHASE) -> Burn:
    """'gets -4 STR and is killed if its STR is 0'."""
    return Burn(who, -by, until)


class OnPlayer(Effect):
    """A lasting effect on a player (you, the loser, a chosen opponent …)."""

    __slots__ = ("filter", "once", "text", "until", "value_", "what", "whose")

    def __init__(
        self,
        whose: str,
        what: str,
        words: str,
        until: str,
        value: Any = None,
        filter: Cards | None = None,
        once: bool = False,
    ) -> None:
        self.whose = whose
        self.what = what
        self.text = words
        self.until = until
        self.value_ = value
        self.filter = filter
        self.once = once

    def value(self, s: Table, ctx: Context) -> Any:
        if self.value_ == "named":
            return ctx.vars.get("icon")
        if self.value_ == "this type":
            return s.challenge.kind if s.challenge else None
        if self.value_ == "me":
            return ctx.player
        if isinstance(self.value_, tuple) and self.value_[-1] == "this type":
            return (*self.value_[:-1], s.challenge.kind if s.challenge else "")
        return self.value_

    def could(self, s: Table, ctx: Context) -> bool:
        return not too_late(s, self.until) and bool(players(s, ctx, self.whose))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        value = self.value(s, ctx)
        for seat in players(s, ctx, self.whose):
            add_lasting(s, ctx, self.what, value, self.until, player=seat, filter=self.filter, once=self.once)
            s.note("on player", self.told(s.name(ctx.player), s.name(seat), value))

    def told(self, user: str, player: str, value: Any) -> str:
        """Its words for all to read: with names for 'you' and 'the winner', and the type that was meant."""
        text = re.sub(r"\byour\b", f"{user}'s", self.text)
        text = re.sub(r"\byou (play|marshal)\b", rf"{user} \1s", text)
        text = re.sub(r"\byou\b", user, text)
        text = re.sub(r"\bthe (winner|loser)\b", player, text)
        kind = value[-1] if isinstance(value, tuple) else value
        text = re.sub(r"\b(challenges?) of th(?:at|is) type\b", rf"{kind} \1", text)
        return text if text.startswith((user, player)) else text[0].upper() + text[1:]

    def say(self) -> str:
        return self.text


def next_costs_less(cards: Cards, by: int, verb: str = "marshal", word: str = "") -> OnPlayer:
    """'reduce the cost of the next … you marshal this phase'; ``word``: the edition's word for marshaling."""
    text = f"your next {cards.noun()} this phase costs {by} less to {verb}"
    if word:
        text = f"the next {cards.noun()} you {word} this phase costs {by} gold less"
    return OnPlayer("you", f"reduce {verb}", text, PHASE, by, cards, once=True)


def raise_claim(by: int, until: str, this_type: bool = False) -> OnPlayer:
    """'raise the claim value on your revealed plot card'."""
    text = f"your revealed plot card gets {by:+d} claim "
    if this_type:
        text += f"during challenges of this type {UNTIL[until]}"
        return OnPlayer("you", "plot value", text, until, ("claim", by, "this type"))
    return OnPlayer("you", "plot value", text + UNTIL[until], until, ("claim", by, ""))
