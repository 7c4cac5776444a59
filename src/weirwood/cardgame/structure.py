"""The grammar of abilities: choosing targets, naming, 'then', 'if', 'either', 'may', each player, and later moments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import values
from .choosing import NO, YES, Pick, PickWord, words
from .conditions import Condition
from .definition import Ability, Context
from .effects import Effect, cannot, immune, source_type
from .say import named
from .select import Cards, players
from .state import Table
from .wording import IN_PILE, IT, instructions, join, parts, say_all
from .words import CHALLENGES, PLAY

if TYPE_CHECKING:
    from .initiating import Initiating


class Choose:
    """A target of an ability ('choose'): picked after costs are paid, from what was legal when it was initiated.

    ``total``: at most so much STR together. ``target=False``: the ability doesn't say 'choose', so nothing is targeted,
    though a card is picked while it resolves (faq2.choose.2). ``free``: the choice is only a point of reference.
    ``among``: only from the cards bound to that name. Bound to ``that`` unless named otherwise.
    """

    __slots__ = ("among", "by", "cards", "free", "least", "most", "name", "same_side", "target", "total", "verb")

    def __init__(
        self,
        cards: Cards,
        *,
        name: str = "that",
        among: str = "",
        least: int = 1,
        most: int = 1,
        by: str = "you",
        total: int = -1,
        same_side: bool = False,
        verb: str = "choose",
        free: bool = False,
        target: bool = True,
    ) -> None:
        self.cards = cards
        self.name = name
        self.among = among
        self.least = least
        self.most = most
        self.by = by
        self.total = total
        self.same_side = same_side
        self.verb = verb
        self.free = free
        self.target = target

    def eligible(self, s: Table, ctx: Context, effects: tuple[Effect, ...]) -> list[int]:
        """The cards that may be chosen: they fit, can be affected, and are not protected (rr.target.9)."""
        found = self.cards.find(s, ctx)
        if self.among:
            found = [c for c in found if c in (ctx.vars.get(self.among) or ())]
        if self.total >= 0:
            found = [c for c in found if values.strength(s, c) <= self.total]
        if not found:
            return found
        if "immune" in s.statics or s.lasting:
            kind = source_type(s, ctx)
            found = [c for c in found if not immune(s, c, kind, ctx.player)]
        if self.target and ("cannot" in s.statics or s.lasting):
            found = [c for c in found if not cannot(s, c, "choose")]
        if self.free:
            return found
        saved = ctx.vars.get(self.name)
        result = []
        for card in found:
            ctx.vars[self.name] = (card,)
            if any(effect.could(s, ctx) for effect in before_then(effects)):
                result.append(card)
        if saved is None:
            ctx.vars.pop(self.name, None)
        else:
            ctx.vars[self.name] = saved
        return result

    def frame(self, s: Table, ctx: Context, candidates: list[int]) -> Pick:
        """The frame that asks."""
        seat = players(s, ctx, self.by)[0]
        title = s.defn[ctx.card].name if ctx.card >= 0 else ""
        text = f"choose {self.say_what()}"
        if ctx.ability is not None and ctx.ability.choose == (self,):
            text = named(instructions(ctx.ability), title)  # it can be said what for
        most = len(candidates) if self.most < 0 else self.most
        return Pick(
            seat, self.name, candidates, min(self.least, len(candidates)), most, total=self.total,
            same_side=self.same_side, prompt=f"{title}: {text}.", rule="rr.target.1", fits=self.cards, does="choose",
        )  # fmt: skip

    def say_what(self) -> str:
        if self.among:
            return f"one of those {self.cards.noun(plural=True)}"
        if self.total >= 0:
            return f"{self.cards.say_plural()} with up to {self.total} STR in total" + (
                " that one player controls" if self.same_side else ""
            )
        if self.most != 1:
            return f"up to {self.most} {self.cards.say_plural()}"
        return self.cards.say()

    def say(self) -> str:
        return IN_PILE.sub(" from ", f"{'choose' if self.target else 'pick'} {self.say_what()}")


class ChoosePlayer:
    """A player as target: 'choose an opponent'."""

    __slots__ = ("free", "name", "opponents", "target")

    def __init__(self, opponents: bool = True, name: str = "player", free: bool = False, target: bool = True) -> None:
        self.opponents = opponents
        self.name = name
        self.free = free
        self.target = target

    def eligible(self, s: Table, ctx: Context, effects: tuple[Effect, ...]) -> list[int]:
        found = []
        for seat in s.opponents(ctx.player) if self.opponents else s.order():
            ctx.vars[self.name] = (seat,)
            if self.free or any(effect.could(s, ctx) for effect in effects):
                found.append(seat)
        ctx.vars.pop(self.name, None)
        return found

    def frame(self, s: Table, ctx: Context, candidates: list[int]) -> PickWord:
        labels = {s.name(p): (p,) for p in candidates}
        title = s.defn[ctx.card].name
        return PickWord(ctx.player, self.name, words(labels), f"{title}: choose {self.who()}.", "rr.target.1")

    def who(self) -> str:
        return "an opponent" if self.opponents else "a player"

    say_what = who

    def say(self) -> str:
        return f"{'choose' if self.target else 'pick'} {self.who()}"


Target = Choose | ChoosePlayer


class NameWord(Effect):
    """Name a challenge type, an icon or a card type; bound to ``icon``."""

    __slots__ = ("by", "labels", "text")

    def __init__(self, text: str, labels: tuple[str, ...] = CHALLENGES, by: str = "you") -> None:
        self.text = text
        self.labels = labels
        self.by = by

    def could(self, s: Table, ctx: Context) -> bool:
        return False

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        who = players(s, ctx, self.by)
        named = ctx.vars.pop("named", None)
        if named is not None:
            ctx.vars["icon"] = named
            s.note("named", s.name(who[0]), named)
        elif who:
            frame.at -= 1
            options = words({label: label for label in self.labels})
            s.push(PickWord(who[0], "named", options, f"{s.defn[ctx.card].name}: {self.text}.", "rr.challenge-icons.1"))

    def say(self) -> str:
        return self.text


class Then(Effect):
    """What follows is attempted only if everything before was done in full (rr.then.1)."""

    __slots__ = ()

    def could(self, s: Table, ctx: Context) -> bool:
        return False

    def do(self, s: Table, frame: Initiating) -> None:
        if frame.failed or any(not e.done for e in frame.pending):
            frame.at = len(frame.steps)

    def say(self) -> str:
        return "then"


THEN = Then()


def before_then(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The part of an ability that must be able to change the game: what follows 'then' hangs on it (rr.then.1)."""
    return effects[: effects.index(THEN)] if THEN in effects else effects


class Later(Effect):
    """Choose inside the resolution (after 'then'): not verified when the ability is initiated (rr.target.7)."""

    __slots__ = ("choose", "do_", "may")

    def __init__(self, choose: Target, do: list[Effect], may: bool = False) -> None:
        self.choose = choose
        self.do_ = tuple(do)
        self.may = may

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.choose.eligible(s, ctx, self.do_))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        found = self.choose.eligible(s, ctx, self.do_)
        if not found:
            frame.failed = True
            return
        frame.steps = (*frame.steps[: frame.at], *self.do_, *frame.steps[frame.at :])
        asking = self.choose.frame(s, ctx, found)
        if self.may and isinstance(asking, Pick):
            asking.least = 0
        s.push(asking)

    def say(self) -> str:
        may, effects = "you may " if self.may else "", say_all(self.do_)
        if not self.choose.target and len(IT.findall(effects)) == 1 and "if " not in effects:
            return may + IT.sub(IN_PILE.sub(" from ", self.choose.say_what()), effects)
        if isinstance(self.choose, ChoosePlayer) and not self.choose.target and effects.count("that player") == 1:
            return may + effects.replace("that player", self.choose.say_what())
        return may + join([self.choose.say(), *parts(self.do_)])


class If(Effect):
    """Do one thing if a condition holds (when it comes up), else another."""

    __slots__ = ("condition", "no", "yes")

    def __init__(self, condition: Condition, yes: list[Effect], no: list[Effect] | None = None) -> None:
        self.condition = condition
        self.yes = tuple(yes)
        self.no = tuple(no or ())

    def could(self, s: Table, ctx: Context) -> bool:
        return self.condition.holds(s, ctx) and any(e.could(s, ctx) for e in self.yes)

    def do(self, s: Table, frame: Initiating) -> None:
        branch = self.yes if self.condition.holds(s, frame.ctx) else self.no
        frame.steps = (*frame.steps[: frame.at], *branch, *frame.steps[frame.at :])

    def say(self) -> str:
        text = f"if {self.condition.say()}, {say_all(self.yes)}"
        return text + (f"; otherwise {say_all(self.no)}" if self.no else "")


class May(Effect):
    """An option during the resolution: of the controller, or of the player named (rr.may.2)."""

    __slots__ = ("by", "condition", "do_", "instead", "text")

    def __init__(
        self, text: str, do: list[Effect], instead: list[Effect] | None = None, condition: Condition | None = None,
        by: str = "you",
    ) -> None:  # fmt: skip
        self.by = by
        self.text = text
        self.do_ = tuple(do)
        self.instead = tuple(instead or ())
        self.condition = condition

    def open(self, s: Table, ctx: Context) -> bool:
        return (self.condition is None or self.condition.holds(s, ctx)) and any(e.could(s, ctx) for e in self.do_)

    def could(self, s: Table, ctx: Context) -> bool:
        return self.open(s, ctx) or any(e.could(s, ctx) for e in self.instead)

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        answer = ctx.vars.pop("may", None)
        if answer is None and self.open(s, ctx):
            frame.at -= 1
            prompt = f"{s.defn[ctx.card].name}: {self.text}?"
            s.push(PickWord(players(s, ctx, self.by)[0], "may", [YES, NO], prompt[0].upper() + prompt[1:], "rr.may.1"))
            return
        branch = self.do_ if answer else self.instead
        frame.steps = (*frame.steps[: frame.at], *branch, *frame.steps[frame.at :])

    def say(self) -> str:
        text = f"you may {self.text}"
        if self.condition is not None:
            text = f"if {self.condition.say()}, {text}"
        if self.instead:
            return f"{say_all(self.instead)}; {text.replace('you may', 'you may instead', 1)}"
        return text


class Either(Effect):
    """Choose one of several effects; only those that could change the game are offered."""

    __slots__ = ("branches",)

    def __init__(self, **branches: list[Effect]) -> None:
        self.branches = {name.replace("_", " "): tuple(effects) for name, effects in branches.items()}

    def open(self, s: Table, ctx: Context) -> dict[str, str]:
        return {n: n for n, effects in self.branches.items() if any(e.could(s, ctx) for e in effects)}

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(self.open(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        answer = ctx.vars.pop("either", None)
        if answer is None:
            found = self.open(s, ctx)
            if found:
                frame.at -= 1
                s.push(
                    PickWord(
                        ctx.player, "either", words(found), f"{s.defn[ctx.card].name}: choose one.", "rr.effects.3"
                    )
                )
            return
        frame.steps = (*frame.steps[: frame.at], *self.branches[answer], *frame.steps[frame.at :])

    def say(self) -> str:
        return "either " + " or ".join(say_all(effects) for effects in self.branches.values())


class EachChooses(Effect):
    """Each player (or one) chooses cards of their own, in player order; all are bound to ``name``, the others to ``rest``.

    ``verb``: what is done to the chosen; whom it can't be done to can't be chosen for it (faq2.cannot-be.1).
    """

    __slots__ = ("cards", "least", "most", "name", "text", "verb", "who")

    def __init__(
        self,
        cards: Cards,
        text: str,
        who: str = "any",
        least: int = 1,
        most: int = 1,
        name: str = "those",
        verb: str = "",
    ) -> None:
        self.name = name
        self.verb = verb
        self.cards = cards
        self.text = text
        self.who = who
        self.least = least
        self.most = most

    def could(self, s: Table, ctx: Context) -> bool:
        return any(self.own(s, ctx, p) for p in players(s, ctx, self.who))

    def own(self, s: Table, ctx: Context, seat: int) -> list[int]:
        found = [c for c in self.cards.find(s, ctx) if s.ctrl[c] == seat and s.zone[c] == PLAY]
        if self.verb:
            kind = source_type(s, ctx)
            found = [c for c in found if not cannot(s, c, self.verb) and not immune(s, c, kind, ctx.player)]
        return found

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        done = ctx.vars.get("asked", ())
        if done:
            ctx.vars[self.name] = (*ctx.vars.get(self.name, ()), *ctx.vars.pop("own", ()))
        for seat in players(s, ctx, self.who):
            if seat in done:
                continue
            ctx.vars["asked"] = (*ctx.vars.get("asked", ()), seat)
            own = self.own(s, ctx, seat)
            if own:
                frame.at -= 1
                prompt = f"{s.defn[ctx.card].name}: {self.question(ctx.ability)}."
                least, most = min(self.least, len(own)), min(self.most, len(own))
                rule, does = "rr.priority.1", self.verb
                s.push(Pick(seat, "own", own, least, most, prompt=prompt, rule=rule, fits=self.cards, does=does))
                return
        ctx.vars.pop("asked", None)
        those = ctx.vars.setdefault(self.name, ())
        ctx.vars["rest"] = tuple(c for c in self.cards.find(s, ctx) if c not in those)

    def question(self, ability: Ability | None) -> str:
        """What a player is to choose, and what comes after it."""
        after = ability.do[ability.do.index(self) + 1 :] if ability is not None and self in ability.do else ()
        own = self.text.replace("they control", "you control").replace("their", "your")
        return join([f"choose {own}", *parts(after)], ". ")

    def say(self) -> str:
        who = {"any": "every player", "player": "that player"}[self.who]
        return f"{who} chooses {self.text}"
