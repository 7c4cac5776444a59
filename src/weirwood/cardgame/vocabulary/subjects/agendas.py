"""What agendas have a player do in setup, and the cards that lie under them; plots that are not in the plot deck for a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...cards.definition import Context
from ...grammar.kinds import NUMBER
from ...grammar.node import field
from ...grammar.phrase import Phrase
from ...table.choosing import Pick, PickWord, words
from ...table.event import Event
from ...table.words import DECK, STAYS, UNDER
from ...timing.entering import enter
from ..changing.looking import learn
from ..describing.cards import Cards
from ..describing.nouns import A_CARD, CARDS_NOUN
from ..describing.players import PLAYER, THAT_PLAYER, WHOSE, Players
from ..describing.who import OBJECT, SAME, THOSE, Who
from ..effects.base import Effect, Step, do_next
from ..effects.lasting import add_lasting, give
from ..kinds import PHASE_NAME
from ..ruling.rules import Cannot, OnCards, OnPlayers, Static, active

if TYPE_CHECKING:
    from ...table.state import Table
    from ...timing.initiating import Initiating

COMPELLED = "compelled"
"""Where it is kept which plot a player must reveal next."""


# Setup


class SetupGold(OnPlayers):
    """Setup cards may be placed for no more than so much gold."""

    n: int = field(kw_only=True)
    phrases = (Phrase("{players} may place setup cards for {n} gold at most", players=PLAYER, n=NUMBER),)


class OpensWith(Static):
    """As soon as all agendas are announced, a card of the deck that fits is put into play, and no effect can discard it."""

    cards: Cards
    phrases = (
        Phrase(
            "once the agendas are announced, you look through your deck for {cards} and put it into play; "
            "no card effect can discard it from there",
            cards=A_CARD,
        ),
    )

    def steps(self) -> tuple[Effect, ...]:
        """What is done then."""
        return (FindOpening(self.cards), Opening())


class LaysUnder(Static):
    """Before setup cards are placed, the top cards of the deck are laid facedown under this card."""

    n: int
    phrases = (
        Phrase("as setup cards are about to be placed, your deck's top {n} cards go facedown under ~", n=NUMBER),
    )

    def steps(self) -> tuple[Effect, ...]:
        """What is done then."""
        return (LayUnder(self.n),)


class FindOpening(Step):
    """Look through the deck for the card to begin with."""

    cards: Cards

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        deck = s.deck[ctx.player]
        s.note("search", s.name(ctx.player), len(deck), secret=(), audience=1 << ctx.player)
        found = [c for c in deck if self.cards.fits(s, ctx, c) and s.may_put(ctx.player, c) is None]
        if found:
            learn(s, ctx.player, deck)
            ctx.vars["searched"] = tuple(deck)
            prompt = f"{s.called(ctx.card)}: put {A_CARD.say(self.cards, s.speech)} into play, or nothing."
            s.push(Pick(ctx.player, "found", found, 0, 1, prompt=prompt, rule=s.clauses.search, fits=self.cards))


class Opening(Step):
    """Put it into play: in setup nothing answers that."""

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        ctx.vars.pop("searched", None)
        for card in ctx.vars.get("found") or ():
            enter(s, card, ctx.player)
            s.kneeling[card] = 0
            add_lasting(s, ctx, Cannot(SAME, "discard", by_effects=True), STAYS, card=card)
            s.note("enter", s.name(ctx.player), s.called(card), "put into play", "")
        if not s.stacked:
            s.shuffle(ctx.player)


class LayUnder(Step):
    """Lay the top cards of the deck facedown under the card."""

    n: int

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        cards = s.deck[ctx.player][: self.n]
        for card in cards:
            lay_under(s, card, ctx.card)
        names = tuple(s.called(c) for c in cards)
        s.note("under", s.name(ctx.player), len(cards), s.called(ctx.card), secret=names, audience=1 << ctx.player)


def lay_under(s: Table, card: int, host: int) -> None:
    """A card comes to lie facedown under another one of its owner's."""
    s.place(card, UNDER)
    s.host[card] = host


def under(s: Table, host: int) -> list[int]:
    """The cards under a card, in the order in which they came there."""
    return [card for card in s.under[s.owner[host]] if s.host[card] == host]


class SwitchUnder(Effect):
    """A card under this one and the top card of your deck change places: neither is drawn, and neither is seen by others."""

    phrases = (Phrase("choose a card under ~, which changes places with your deck's top card"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(under(s, ctx.card)) and bool(s.deck[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        chosen = ctx.vars.pop("switched", None)
        if not self.could(s, ctx):
            frame.failed = True
        elif chosen is None:
            frame.at -= 1
            found = {s.called(card): card for card in under(s, ctx.card)}
            prompt = f"{s.called(ctx.card)}: which card changes places with the top card of your deck?"
            s.push(PickWord(ctx.player, "switched", words(found), prompt, s.clauses.choosing))
        else:
            top = s.deck[ctx.player][0]
            s.place(chosen, DECK)
            lay_under(s, top, ctx.card)
            names = (s.called(chosen), s.called(top))
            s.note("switch under", s.name(ctx.player), s.called(ctx.card), secret=names, audience=1 << ctx.player)


class TopUnderAgenda(Effect):
    """Lay the top cards of your deck facedown under your agenda; of several agendas, under one of your choice."""

    n: int
    phrases = (Phrase("lay your deck's top {n} cards facedown under your [agenda]", n=NUMBER),)

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.deck[ctx.player]) and bool(s.agendas[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, seat = frame.ctx, frame.ctx.player
        chosen = ctx.vars.pop("agenda", None)
        if not self.could(s, ctx):
            frame.failed = True
        elif chosen is None and len(s.agendas[seat]) > 1:
            frame.at -= 1
            found = {s.called(card): card for card in s.agendas[seat]}
            prompt = f"{s.called(ctx.card)}: under which agenda?"
            s.push(PickWord(seat, "agenda", words(found), prompt, s.clauses.choosing))
        else:
            host = s.agendas[seat][0] if chosen is None else chosen
            cards = s.deck[seat][: self.n]
            for card in cards:
                lay_under(s, card, host)
            names = tuple(s.called(c) for c in cards)
            s.note("under", s.name(seat), len(cards), s.called(host), secret=names, audience=1 << seat)
            s.touch()


class HandUnder(Effect):
    """Lay each card in your hand facedown under this card; those are bound to ``those``."""

    phrases = (Phrase("lay your whole hand facedown under ~"),)

    def could(self, s: Table, ctx: Context) -> bool:
        return bool(s.hand[ctx.player])

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        cards = tuple(s.hand[ctx.player])
        ctx.vars["those"] = cards
        for card in cards:
            lay_under(s, card, ctx.card)
        names = tuple(s.called(c) for c in cards)
        s.note("under", s.name(ctx.player), len(cards), s.called(ctx.card), secret=names, audience=1 << ctx.player)
        s.touch()


class BackFromUnder(Effect):
    """Discard your hand; then cards that were laid under this card return to it, unseen by others."""

    who: Who = THOSE
    phrases = (Phrase("discard your hand and take {who} back into it", who=OBJECT),)

    def could(self, s: Table, ctx: Context) -> bool:
        return True

    def do(self, s: Table, frame: Initiating) -> None:
        ctx, seat = frame.ctx, frame.ctx.player
        do_next(frame, (TakeBack(self.who),))
        hand = s.hand[seat][:]
        if hand:
            s.happen([Event("discard from hand", c, seat, source=ctx.card, by=seat) for c in hand])


class TakeBack(Step):
    """Cards return from under this card to their owner's hand."""

    who: Who

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        cards = [c for c in self.who.find(s, ctx) if s.zone[c] == UNDER and s.host[c] == ctx.card]
        if cards:
            how = "secret"
            s.happen([Event("add to hand", c, s.owner[c], source=ctx.card, by=ctx.player, how=how) for c in cards])


# Plot decks


class NotInPlotDeck(OnPlayers):
    """In a phase certain plots don't count as part of players' plot decks."""

    cards: Cards = field(kw_only=True)
    phase: str = field(kw_only=True)
    phrases = (
        Phrase(
            "in the {phase} phase {players} plot deck is taken to hold no {cards}",
            phase=PHASE_NAME, players=WHOSE, cards=CARDS_NOUN,
        ),
    )  # fmt: skip


def plot_deck(s: Table, seat: int) -> list[int]:
    """The plots that a player's plot deck is taken to hold now."""
    if "NotInPlotDeck" not in s.present:
        return s.plots[seat]
    rules = [(source, rule) for source, rule in active(s, NotInPlotDeck, seat) if rule.phase == s.phase]
    out = {c for source, rule in rules for c in s.plots[seat] if rule.cards.fits(s, Context(source, seat), c)}
    return [card for card in s.plots[seat] if card not in out]


class NoNewPlot(OnPlayers):
    """A player reveals no new plot: the revealed one stays."""

    phrases = (Phrase("{players} cannot reveal any new [plot card]", players=PLAYER),)


def barred(s: Table, seat: int) -> bool:
    """Whether a player may reveal no new plot now."""
    return "NoNewPlot" in s.present and bool(active(s, NoNewPlot, seat))


def revealable(s: Table, seat: int) -> list[int]:
    """The plots that a player may choose to reveal next: one alone, if that was chosen for them and it can be."""
    found = plot_deck(s, seat) if not barred(s, seat) else []
    chosen = s.kept(COMPELLED, "player", seat)
    return [chosen] if chosen in found else found


class LeavesGame(OnCards):
    """Leaves the game as soon as it leaves play."""

    timed = True
    verbs = (Phrase("leaves the game as soon as it leaves play"),)


class MustReveal(OnPlayers):
    """A player has to reveal the plot that was chosen, if possible: which, only those know who saw it."""

    phrases = (Phrase("{players} must, if able, reveal the chosen [plot card] next", players=PLAYER),)


class ChooseNextPlot(Effect):
    """Look at a player's plot deck and choose the plot that is revealed next."""

    whose: Players = THAT_PLAYER
    phrases = (
        Phrase(
            "look at {whose} plot deck and choose the [plot card] there that must be revealed next, if able",
            whose=WHOSE,
        ),
    )

    def could(self, s: Table, ctx: Context) -> bool:
        return any(plot_deck(s, p) for p in self.whose.seats(s, ctx))

    def do(self, s: Table, frame: Initiating) -> None:
        ctx = frame.ctx
        seat = next(iter(self.whose.seats(s, ctx)), -1)
        chosen = ctx.vars.pop("chosen plot", None)
        if seat < 0 or not plot_deck(s, seat):
            frame.failed = True
        elif chosen is None:
            frame.at -= 1
            cards = plot_deck(s, seat)
            learn(s, ctx.player, cards)
            both = 1 << ctx.player | 1 << seat
            names = tuple(sorted(s.called(c) for c in cards))
            s.note("look at plots", s.name(ctx.player), s.name(seat), secret=names, audience=both)
            prompt = f"{s.called(ctx.card)}: which plot must {s.name(seat)} reveal next?"
            found = {s.called(card): card for card in cards}
            s.push(PickWord(ctx.player, "chosen plot", words(found), prompt, s.clauses.plot_choice))
        else:
            s.counts(COMPELLED)[(COMPELLED, "player", seat)] = chosen
            both = 1 << ctx.player | 1 << seat
            s.note("next plot", s.name(ctx.player), s.name(seat), secret=(s.called(chosen),), audience=both)
            if not any(seat == effect.player for effect in s.given.get("MustReveal", ())):
                give(s, ctx, MustReveal(self.whose), "plot")
