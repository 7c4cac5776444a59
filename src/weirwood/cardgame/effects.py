"""Effects: one class each for *could it change the game*, *do it* and *say it*.

An effect works on the frame that resolves it: ``frame.ctx`` says for whom, and holds what earlier parts bound to names.
Most effects turn into occurrences; the edition's timing gives those their windows.
"""

from __future__ import annotations

from typing import Any

from . import values
from .definition import Context
from .entering import may_control, may_enter
from .event import Event
from .select import THIS, Count, Who, amount, players, say_amount
from .state import Table
from .words import AGENDA, ATTACHMENT, CHARACTER, DECK, DISCARD, DUPLICATE, HAND, PLAY, TITLE


class Effect:
    """A part of an ability's text."""

    __slots__ = ()

    def could(self, s: Table, ctx: Context) -> bool:
        """Whether it could change the game state now (rr.abilities.9)."""
        raise NotImplementedError

    def do(self, s: Table, frame: Any) -> None:
        """Carry it out, from the frame that resolves it."""
        raise NotImplementedError

    def say(self) -> str:
        """What it does, as an instruction: 'draw 2 cards'."""
        raise NotImplementedError


def source_type(s: Table, ctx: Context) -> str:
    return s.defn[ctx.card].type if ctx.card >= 0 else ""


def immune(s: Table, card: int, kind: str, by: int = -1) -> bool:
    """Whether a card is immune to a player's effects of a type of card: 'event', or 'opponent event' (rr.immune.1)."""
    kinds = {kind} if by < 0 or by == s.ctrl[card] else {kind, f"opponent {kind}"}
    for source, static in s.statics.get("immune", ()):
        if static.applies(s, source, card) and not values.blank(s, source) and not kinds.isdisjoint(static.value):
            return True
    return any(e.what == "immune" and e.card == card and not kinds.isdisjoint(e.value) for e in s.lasting)


def cannot(s: Table, card: int, verb: str) -> bool:
    """Whether something says that this cannot be done to a card (rr.cannot.1)."""
    for source, static in s.statics.get("cannot", ()):
        if verb in static.value and static.applies(s, source, card) and not values.blank(s, source):
            return True
    return any(e.what == "cannot" and e.card == card and verb in e.value for e in s.lasting)


def subjects(s: Table, ctx: Context, who: Who, verb: str = "", tokens: bool = False) -> list[int]:
    """The cards an effect reaches: those meant, less the immune (unless it is about their tokens) and the protected."""
    found = who.find(s, ctx)
    if not tokens and ("immune" in s.statics or s.lasting) and ctx.card >= 0:
        kind = source_type(s, ctx)
        found = [c for c in found if c == ctx.card or not immune(s, c, kind, ctx.player)]
    if verb and ("cannot" in s.statics or s.lasting):
        found = [c for c in found if not cannot(s, c, verb)]
    return found


class OnCards(Effect):
    """An effect that does one thing to each card meant."""

    __slots__ = ("unsavable", "who")
    verb = ""
    zone_needed = PLAY
    on_tokens = False
    """Whether only tokens on the card are concerned, which its immunity doesn't protect (rr.immune.2)."""

    def __init__(self, who: Who = THIS, unsavable: bool = False) -> None:
        self.who = who
        self.unsavable = unsavable

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        """Whether it could affect this card."""
        return s.zone[card] == PLAY

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event(self.verb, card, s.ctrl[card], source=ctx.card, by=ctx.player, unsavable=self.unsavable)

    def could(self, s: Table, ctx: Context) -> bool:
        return any(self.can(s, ctx, c) for c in subjects(s, ctx, self.who, self.verb, self.on_tokens))

    def do(self, s: Table, frame: Any) -> None:
        ctx = frame.ctx
        found = subjects(s, ctx, self.who, self.verb, self.on_tokens)
        events = [self.event(s, ctx, c) for c in found if self.can(s, ctx, c)]
        if events:
            s.happen(events)
        else:
            frame.failed = True

    def say(self) -> str:
        return f"{self.words()} {self.who.say()}" + (" (cannot be saved)" if self.unsavable else "")

    def words(self) -> str:
        return self.verb


class Kneel(OnCards):
    __slots__ = ()
    verb = "kneel"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.in_play(card) and not s.kneeling[card]


class Stand(OnCards):
    __slots__ = ()
    verb = "stand"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        if not s.in_play(card) or not s.kneeling[card]:
            return False
        return s.defn[card].type != CHARACTER or values.stands_left(s, ctx.player) != 0

    def do(self, s: Table, frame: Any) -> None:
        """Where the player may not stand them all, the player says which."""
        ctx = frame.ctx
        left = values.stands_left(s, ctx.player)
        chosen = ctx.vars.pop("standing", None)
        found = [c for c in subjects(s, ctx, self.who, self.verb) if self.can(s, ctx, c)]
        people = [c for c in found if s.defn[c].type == CHARACTER]
        if 0 <= left < len(people) and chosen is None:
            from .choosing import Pick

            frame.at -= 1
            prompt = f"Choose the {left} characters you stand."
            s.push(Pick(ctx.player, "standing", people, left, left, prompt=prompt, rule="rr.cannot.1"))
            return
        events = [self.event(s, ctx, c) for c in found if chosen is None or c in chosen or c not in people]
        if events:
            s.happen(events)
        else:
            frame.failed = True


class Kill(OnCards):
    __slots__ = ()
    verb = "kill"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == PLAY and values.card_type(s, card) == CHARACTER


class Discard(OnCards):
    """Discard from play (a duplicate, too, if that is what the card meant has become)."""

    __slots__ = ()
    verb = "discard"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] in (PLAY, DUPLICATE, TITLE)

    def say(self) -> str:
        where = "" if self.who.kind == "var" else " from play"
        return f"discard {self.who.say()}{where}" + (" (cannot be saved)" if self.unsavable else "")


class Sacrifice(OnCards):
    __slots__ = ()
    verb = "sacrifice"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == PLAY and s.ctrl[card] == ctx.player


class ReturnToHand(OnCards):
    """From play to its owner's hand."""

    __slots__ = ()
    verb = "return"

    def say(self) -> str:
        whose = "your" if self.who is THIS else "the owner's"
        return f"return {self.who.say()} to {whose} hand" + (" (cannot be saved)" if self.unsavable else "")


class RemoveFromGame(OnCards):
    """Out of the game, from play; an agenda only by its own ability (rr.agenda-cards.4)."""

    __slots__ = ()
    verb = "remove"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        if s.zone[card] == AGENDA:
            return card == ctx.card
        return s.zone[card] == PLAY

    def say(self) -> str:
        return f"remove {self.who.say()} from the game"


class ShuffleIntoDeck(OnCards):
    """Shuffle cards from a pile (or play) into their owners' decks."""

    __slots__ = ()
    verb = "shuffle in"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] != DECK

    def say(self) -> str:
        return f"shuffle {self.who.say()} into {'its' if not self.who.plural else 'their'} owner's deck"


class AddToHand(OnCards):
    """From a pile or deck to its owner's hand (not drawing)."""

    __slots__ = ("public",)
    verb = "add to hand"

    def __init__(self, who: Who, public: bool = True) -> None:
        super().__init__(who)
        self.public = public

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] != HAND and s.zone[card] != PLAY

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        found = super().event(s, ctx, card)
        found.how = "public" if self.public else "secret"
        return found

    def say(self) -> str:
        return f"{'reveal it and ' if self.public and self.who.name == 'found' else ''}add {self.who.say()} to your hand"


class PutIntoPlay(OnCards):
    """Put a card into play under your control; a further copy of your unique card becomes a duplicate.

    ``under_yours``: the text says whose control, since the card is another player's.
    """

    __slots__ = ("under_yours",)
    verb = "enter"

    def __init__(self, who: Who, under_yours: bool = False) -> None:
        super().__init__(who)
        self.under_yours = under_yours

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] != PLAY and may_enter(s, ctx.player, card) is None

    def do(self, s: Table, frame: Any) -> None:
        from .choosing import Pick
        from .entering import duplicate_host, hosts

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
                    prompt = f"Attach {s.defn[card].name} to which card?"
                    s.push(
                        Pick(ctx.player, "host", hosts(s, card, ctx.player), verb="attach to", prompt=prompt,
                             rule="rr.put-into-play.3")  # fmt: skip
                    )
                    return
                host = chosen[0]
            events.append(
                Event("enter", card, ctx.player, other=host, source=ctx.card, by=ctx.player, how="put into play")
            )
        if events:
            s.happen(events)
        else:
            frame.failed = True

    def say(self) -> str:
        return f"put {self.who.say()} into play{' on your side' if self.under_yours else ''}"


class TakeControl(OnCards):
    """Take control of a card: until it leaves play, unless a period is given."""

    __slots__ = ("until",)
    verb = "control"

    def __init__(self, who: Who, until: str = "") -> None:
        super().__init__(who)
        self.until = until

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return (
            s.zone[card] == PLAY and s.ctrl[card] != ctx.player and may_control(s, ctx.player, card, taking=True) is None
        )

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("control", card, ctx.player, source=ctx.card, by=ctx.player, how=self.until)

    def say(self) -> str:
        return f"take control of {self.who.say()}" + (f" until the {self.until} ends" if self.until else "")


class DiscardFromHand(OnCards):
    """Discard certain cards from a hand."""

    __slots__ = ()
    verb = "discard from hand"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == HAND

    def say(self) -> str:
        return f"discard {self.who.say()}"


# Power and gold


class GainPower(Effect):
    """Gain power: for your faction, or a card gains it."""

    __slots__ = ("n", "who")

    def __init__(self, n: int | Count = 1, who: Who | None = None) -> None:
        self.n = n
        self.who = who

    def could(self, s: Table, ctx: Context) -> bool:
        if amount(s, ctx, self.n) <= 0:
            return False
        return self.who is None or any(s.in_play(c) for c in subjects(s, ctx, self.who))

    def do(self, s: Table, frame: Any) -> None:
        ctx = frame.ctx
        n = amount(s, ctx, self.n)
        cards = [s.faction[ctx.player]] if self.who is None else subjects(s, ctx, self.who)
        events = [
            Event("power", c, s.ctrl[c], amount=n, source=ctx.card, by=ctx.player) for c in cards if s.in_play(c) and n > 0
        ]
        if events:
            s.happen(events)
        else:
            frame.failed = True

    def say(self) -> str:
        if isinstance(self.n, Count):
            what = f"1 power {self.n.say()}" if self.n.kind != "var" else "X power"
        else:
            what = f"{self.n} power"
        return f"your faction gains {what}" if self.who is None else f"{self.who.subject()} gains {what}"


class MovePower(Effect):
    """Move power from a player's faction card to yours, or to the card ``to``; never to where it is (rr.move.1)."""

    __slots__ = ("n", "to", "whose")

    def __init__(self, n: int, whose: str, to: Who | None = None) -> None:
        self.n = n
        self.whose = whose
        self.to = to

    def target(self, s: Table, ctx: Context) -> int:
        """The card the power goes to (-1: none)."""
        if self.to is None:
            return s.faction[ctx.player]
        return next((c for c in subjects(s, ctx, self.to) if s.in_play(c)), -1)

    def could(self, s: Table, ctx: Context) -> bool:
        to = self.target(s, ctx)
        return any(s.power[s.faction[p]] > 0 and to not in (-1, s.faction[p]) for p in players(s, ctx, self.whose))

    def do(self, s: Table, frame: Any) -> None:
        ctx = frame.ctx
        to = self.target(s, ctx)
        events = [
            Event("move power", s.faction[p], ctx.player, other=to, amount=self.n, source=ctx.card, by=ctx.player)
            for p in players(s, ctx, self.whose)
            if to not in (-1, s.faction[p])
        ]
        if events:
            s.happen(events)
        else:
            frame.failed = True

    def say(self) -> str:
        whose = {"loser": "the loser's", "opponent": "each opponent's", "you": "your"}.get(self.whose, "that player's")
        return f"{self.n} power moves from {whose} faction card to {'yours' if self.to is None else self.to.say()}"


class DiscardPower(OnCards):
    """Discard power from cards (faction cards included)."""

    __slots__ = ("n",)
    verb = "discard power"
    on_tokens = True

    def __init__(self, who: Who, n: int = 1) -> None:
        super().__init__(who)
        self.n = n

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.in_play(card) and s.power[card] > 0

    def event(self, s: Table, ctx: Context, card: int) -> Event:
        return Event("discard power", card, s.ctrl[card], amount=self.n, source=ctx.card, by=ctx.player)

    def say(self) -> str:
        return f"discard {self.n} power from {self.who.say()}"


class GainGold(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int | Count) -> None:
        self.n = n

    def could(self, s: Table, ctx: Context) -> bool:
        return amount(s, ctx, self.n) > 0

    def do(self, s: Table, frame: Any) -> None:
        ctx = frame.ctx
        n = amount(s, ctx, self.n)
        if n > 0:
            s.happen([Event("gold", player=ctx.player, amount=n, source=ctx.card, by=ctx.player)])
        else:
            frame.failed = True

    def say(self) -> str:
        return f"gain {self.n} gold" if isinstance(self.n, int) else f"gain 1 gold {self.n.say()}"


class MoveGold(Effect):
    """Move gold from a player's gold pool to yours."""

    __slots__ = ("n", "whose")

    def __init__(self, n: int, whose: str) -> None:
        self.n = n
        self.whose = whose

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.gold[p] > 0 for p in players(s, ctx, self.whose))

    def do(self, s: Table, frame: Any) -> None:
        ctx = frame.ctx
        s.happen(
            [
                Event("move gold", player=p, other=ctx.player, amount=self.n, source=ctx.card, by=ctx.player)
                for p in players(s, ctx, self.whose)
            ]
        )

    def say(self) -> str:
        whose = "each opponent's" if self.whose == "opponent" else "that player's"
        return f"{self.n} gold moves from {whose} gold pool to yours"


class ReturnGold(Effect):
    """Each player returns all gold to the treasury."""

    __slots__ = ()

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.gold[p] for p in s.order())

    def do(self, s: Table, frame: Any) -> None:
        s.happen([Event("return gold", player=p, amount=s.gold[p], source=frame.ctx.card) for p in s.order()])

    def say(self) -> str:
        return "every player's gold goes back to the treasury"


# Cards in hand and deck


class Draw(Effect):
    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.deck[ctx.player])

    def do(self, s: Table, frame: Any) -> None:
        ctx = frame.ctx
        s.happen([Event("draw", player=ctx.player, amount=self.n, source=ctx.card, by=ctx.player)])

    def say(self) -> str:
        return f"draw {self.n} card{'s' if self.n > 1 else ''}"


class DiscardRandom(Effect):
    """Discard cards at random from players' hands; the cards are bound to ``found``."""

    __slots__ = ("n", "whose")

    def __init__(self, whose: str, n: int = 1) -> None:
        self.whose = whose
        self.n = n

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.hand[p] for p in players(s, ctx, self.whose))

    def do(self, s: Table, frame: Any) -> None:
        ctx = frame.ctx
        found: list[int] = []
        whose = players(s, ctx, self.whose)
        for p in whose:
            found += random_cards(s, p, self.n)
        ctx.vars["found"] = tuple(found)
        if found:
            s.happen([Event("discard from hand", c, s.owner[c], source=ctx.card, by=ctx.player) for c in found])
        if not found or len(found) < self.n * len(whose):
            frame.failed = True

    def say(self) -> str:
        whose = {"opponent": "each opponent's", "loser": "the loser's", "attacker": "the attacking player's"}
        cards = "a random card" if self.n == 1 else f"{self.n} random cards"
        return f"discard {cards} from {whose.get(self.whose, 'that player' + chr(39) + 's')} hand"


def random_cards(s: Table, seat: int, n: int) -> list[int]:
    """Cards picked at random from a hand."""
    left = s.hand[seat][:]
    picked: list[int] = []
    while left and len(picked) < n:
        picked.append(left.pop(s.chance.pick([s.defn[c].name for c in left])))
    return picked


class DiscardTop(Effect):
    """Discard the top card of a player's deck; it is bound to ``found``."""

    __slots__ = ("whose",)

    def __init__(self, whose: str) -> None:
        self.whose = whose

    def could(self, s: Table, ctx: Context) -> bool:
        return any(s.deck[p] for p in players(s, ctx, self.whose))

    def do(self, s: Table, frame: Any) -> None:
        ctx = frame.ctx
        found = [(p, s.deck[p][0]) for p in players(s, ctx, self.whose) if s.deck[p]]
        ctx.vars["found"] = tuple(card for _, card in found)
        if found:
            s.happen([Event("discard top", card, p, source=ctx.card, by=ctx.player) for p, card in found])
        else:
            frame.failed = True

    def say(self) -> str:
        return f"discard 1 card from the top of {'each opponent' if self.whose == 'opponent' else 'that player'}'s deck"


class ToDeadPile(OnCards):
    """Place a discarded character in its owner's dead pile."""

    __slots__ = ()
    verb = "to dead pile"

    def can(self, s: Table, ctx: Context, card: int) -> bool:
        return s.zone[card] == DISCARD

    def say(self) -> str:
        return f"{self.who.say()} goes to its owner's dead pile"


def n_words(n: Any) -> str:
    return say_amount(n)
